"""What a computer thinks of a match that is over: asking for it, looking at it."""

from bot.components import pictures, reviews
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about
from bot.matches import Match, Review


@about("review")
async def look(context: Context, match: Match, press: Press) -> Page:
    """What came of it, how far it is, or the offer."""
    return await _page(context, await context.matches.reviews.of(match.id))


@about("review-ask")
async def ask(context: Context, match: Match, press: Press) -> Page:
    """Have it made for oneself, or for everybody."""
    if press.args not in (("me",), (reviews.ALL,)):
        raise BadPress("|".join(press.args))
    public = press.args == (reviews.ALL,)
    return await _page(context, await context.matches.reviews.ask(match.id, context.person, public=public))


async def _page(context: Context, review: Review) -> Page:
    if not review.done:
        return reviews.begun(review, context.person.id, context.words)
    image = await pictures.curve(reviews.picture(review, context.words))
    return reviews.page(review, context.words, image)
