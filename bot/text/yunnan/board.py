"""The board of Yunnan in words, made from a view: as alt text a blind player can play from, and in full."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.text.fluent import Words
from bot.text.perspective import LONGEST_ALT, LONGEST_BOARD, LONGEST_LABEL, clip, short
from bot.text.yunnan import facts, names, phases
from bot.text.yunnan.names import People
from games.yunnan.bids import payouts, sum_of_bids, total_bids
from games.yunnan.components import BUILDINGS, MARKET, board, buildings, setup
from games.yunnan.incomes import income
from games.yunnan.position import YunnanPosition
from games.yunnan.routes import isolated

_CUT_NAME: Final = 10
"""Characters of a name where long ones leave no room."""


def alt(words: Words, people: People, view: YunnanPosition) -> str:
    """Everything on the board that can change, in the room of an alt text.

    Colours go by their letters. Where that leaves no room the names are cut, then left out.
    """
    for room in (LONGEST_LABEL, _CUT_NAME):
        text = _alt(words, legend(people, room), view)
        if len(text) <= LONGEST_ALT:
            return text
    return clip(_alt(words, "", view), LONGEST_ALT)


def legend(people: People, room: int = LONGEST_LABEL) -> str:
    """Who has which letter: "A Mei, B Jonas", with two colours each "A C Mei, B D Jonas"."""
    return ", ".join(
        f"{' '.join(map(names.letter, people.of(seat)))} {clip(short(name), room)}"
        for seat, name in enumerate(people.players.names)
    )


def _alt(words: Words, named: str, view: YunnanPosition) -> str:
    parts = [
        words(
            "yunnan-alt-head",
            round=view.round,
            phase=view.phase,
            expert="yes" if view.expert else "no",
            legend=named,
            named="yes" if named else "no",
            who=_letters([view.colour]) if view.colour >= 0 else "",
        ),
        orders(words, view),
        _counts(words, view),
        *(_building(words, view, building) for building in range(len(BUILDINGS))),
        _bank(words, view),
        *(_province(words, view, province) for province in range(len(board().provinces))),
        _bridges(words, view),
    ]
    return " ".join(part for part in parts if part)


def _letters(colours: Sequence[int]) -> str:
    return " ".join(map(names.letter, colours))


def _each(view: YunnanPosition, tell: Callable[[int], int]) -> str:
    """A number of every colour: "A 12, B 20"; nothing of those that have none."""
    return ", ".join(
        f"{names.letter(colour)} {count}" for colour in range(view.colours) if (count := tell(colour))
    )


def _pieces(counts: Sequence[int]) -> str:
    """A small number by colour: "A2 B1"; nothing of those that have none."""
    return " ".join(f"{names.letter(colour)}{count}" for colour, count in enumerate(counts) if count)


def _grouped(view: YunnanPosition, tell: Callable[[int], str]) -> str:
    """The colours that have the same together: "3 A C, 2 B"; nothing of those that have none."""
    groups: dict[str, list[int]] = {}
    for colour in range(view.colours):
        if not facts.gone(view, colour) and (text := tell(colour)):
            groups.setdefault(text, []).append(colour)
    return ", ".join(f"{text} {_letters(colours)}" for text, colours in groups.items())


def orders(words: Words, view: YunnanPosition) -> str:
    """The order of the phase, and who has passed or is still to act."""
    return words(
        "yunnan-alt-order",
        phase=view.phase,
        bid=_letters(view.bid_order),
        travel=_letters(view.travel_order),
        passed=_letters([colour for colour in view.bid_order if view.passed[colour]]),
        some="yes" if any(view.passed) else "no",
        waiting=_letters(view.waiting) or words("nothing"),
    )


def _counts(words: Words, view: YunnanPosition) -> str:
    """What everybody has: points by player, all else by colour."""
    none = words("nothing")
    seats = [" ".join(map(names.letter, view.colours_of(seat))) for seat in range(view.seats)]
    return words(
        "yunnan-alt-counts",
        points=", ".join(f"{letters} {names.number(view.vp[seat])}" for seat, letters in enumerate(seats)),
        yuan=_each(view, lambda colour: view.money[colour]) or none,
        travelling="yes" if view.phase == "travel" else "no",
        left=view.passes_left,
        income=_each(view, lambda colour: view.incomes[colour]) or none,
        passes=_grouped(view, lambda colour: str(view.passes[colour])),
        influence=_grouped(view, lambda colour: str(view.influence[colour])),
        horses=_grouped(view, lambda colour: names.province(view.horse[colour])),
        home=_pieces(view.supply) or none,
        school=_pieces(view.general) or none,
        gifts=_pieces(view.gifts) or none,
        stock=_grouped(view, lambda colour: stock(words, view, colour)) or none,
        resigned=_letters([colour for colour in range(view.colours) if facts.gone(view, colour)]),
        left_match="yes" if view.resigned else "no",
    )


def stock(words: Words, view: YunnanPosition, colour: int) -> str:
    """The structures in stock: "post + 2 bridges"; "" without any."""
    return " + ".join(
        words("yunnan-structure-short", kind=kind, count=count) for kind, count in facts.stocked(view, colour)
    )


def _building(words: Words, view: YunnanPosition, building: int) -> str:
    """The bids in a building; nothing about an empty one."""
    found = [
        f"{value} {names.letter(holder)}" for at, value, holder in facts.occupied(view) if at == building
    ]
    if not found:
        return ""
    return words("yunnan-alt-building", building=names.building(words, building), list=", ".join(found))


def _bank(words: Words, view: YunnanPosition) -> str:
    """Who is in the bank, and what it would pay; nothing while nobody is there."""
    if not any(holder >= 0 for holder in view.bank):
        return ""
    found = [
        words("yunnan-alt-side", who=names.letter(holder), amount=amount)
        for holder, amount in zip(view.bank, payouts(total_bids(view)), strict=True)
        if holder >= 0
    ]
    return words("yunnan-alt-bank", list=", ".join(found), total=total_bids(view))


def _province(words: Words, view: YunnanPosition, province: int) -> str:
    """Traders, posts, tea house, gifts left."""
    house = view.teahouses[province]
    return words(
        "yunnan-alt-province",
        province=names.province(province),
        traders=_pieces(view.traders[province]) or words("nothing"),
        posts=_posts(view, province),
        posted="yes" if any(view.posts[province]) else "no",
        house=names.letter(house) if house >= 0 else "",
        housed="yes" if house >= 0 else "no",
        gifts=view.gifts_left[province],
    )


def _posts(view: YunnanPosition, province: int) -> str:
    """Whose posts stand there, a letter for each: "A A C"."""
    return _letters([colour for colour, count in enumerate(view.posts[province]) for _ in range(count)])


def _bridges(words: Words, view: YunnanPosition) -> str:
    """Who has built which bridge; nothing while there is none."""
    found = [
        f"{names.site(site)} {_letters([colour for colour, built in enumerate(row) if built])}"
        for site, row in enumerate(view.bridges)
        if any(row)
    ]
    return words("yunnan-alt-bridges", list=", ".join(found)) if found else ""


# ── in full ──────────────────────────────────────────────────────────────────────────────────────────


def full(words: Words, people: People, view: YunnanPosition) -> str:
    """The whole board as lines of text: players, orders, buildings, bank, provinces, bridges, incomes."""
    text = _full(words, people, view)
    if len(text) > LONGEST_BOARD:
        text = _full(words, People(people.players, named=False), view)
    return clip(text, LONGEST_BOARD)


def _full(words: Words, people: People, view: YunnanPosition) -> str:
    gone = facts.gone
    lines = [
        words(
            "yunnan-text-head",
            round=view.round,
            phase=view.phase,
            expert="yes" if view.expert else "no",
        ),
        *(_colour(words, people, view, colour) for colour in range(view.colours)),
        orders(words, view),
        "",
        words("yunnan-text-buildings"),
        *(_building_in_full(words, view, building) for building in range(len(BUILDINGS))),
        _bank_in_full(words, view),
        "",
        words("yunnan-text-provinces"),
        *(_province_in_full(words, view, province) for province in range(len(board().provinces))),
        _bridges_in_full(words, view),
        "",
        words("yunnan-text-incomes"),
        *(_income(words, view, colour) for colour in range(view.colours) if not gone(view, colour)),
    ]
    return "\n".join(lines)


def _colour(words: Words, people: People, view: YunnanPosition, colour: int) -> str:
    return words(
        "yunnan-text-colour",
        letter=names.letter(colour),
        who=people.rich(colour),
        points=(points := view.vp[view.owner(colour)]),
        told=names.number(points),
        holdings=holdings(words, view, colour),
        acts="yes" if view.colour == colour else "no",
        resigned="yes" if facts.gone(view, colour) else "no",
    )


def holdings(words: Words, view: YunnanPosition, colour: int) -> str:
    """Money, progress, traders at home, structures in stock and gifts of a colour."""
    return words(
        "yunnan-holdings",
        money=view.money[colour],
        bids=sum_of_bids(view, colour),
        income=view.incomes[colour],
        passes=view.passes[colour],
        influence=view.influence[colour],
        horse=names.province(view.horse[colour]),
        home=view.supply[colour],
        traders=setup().traders - view.general[colour],
        stock=stock(words, view, colour),
        stocked="yes" if facts.stocked(view, colour) else "no",
        gifts=view.gifts[colour],
    )


def _building_in_full(words: Words, view: YunnanPosition, building: int) -> str:
    """The gain, the bids, the free spaces on which somebody could bid now."""
    printed = buildings()[building]
    row = view.spaces[building]
    taken = [value for value, holder in zip(printed.values, row, strict=True) if holder >= 0]
    highest = max(taken, default=0)
    free = [
        str(value)
        for value, safe, holder in zip(printed.values, printed.safe, row, strict=True)
        if holder < 0 and (safe or value > highest)
    ]
    bids = [
        f"{value} {names.letter(holder)}"
        for value, holder in zip(printed.values, row, strict=True)
        if holder >= 0
    ]
    return words(
        "yunnan-text-building",
        building=names.building(words, building),
        id=BUILDINGS[building],
        bids=", ".join(bids) or words("nothing"),
        free=" ".join(free) or words("nothing"),
    )


def _bank_in_full(words: Words, view: YunnanPosition) -> str:
    total = total_bids(view)
    sides = [
        words(
            "yunnan-text-side",
            amount=amount,
            who=names.letter(holder) if holder >= 0 else "",
            free="yes" if holder < 0 else "no",
        )
        for holder, amount in zip(view.bank, payouts(total), strict=True)
    ]
    return words("yunnan-text-bank", total=total, list=", ".join(sides))


def _province_in_full(words: Words, view: YunnanPosition, province: int) -> str:
    printed = board().provinces[province]
    house = view.teahouses[province]
    return words(
        "yunnan-text-province",
        province=printed.name,
        market="yes" if province == MARKET else "no",
        trader=printed.trader,
        post=printed.post or 0,
        traders=_pieces(view.traders[province]) or words("nothing"),
        posts=_posts(view, province),
        posted="yes" if any(view.posts[province]) else "no",
        house=names.letter(house) if house >= 0 else "",
        housed="yes" if house >= 0 else "no",
        gifts=view.gifts_left[province],
    )


def _bridges_in_full(words: Words, view: YunnanPosition) -> str:
    """Every site and who has built there."""
    found = [
        words(
            "yunnan-text-bridge",
            site=names.site(site),
            who=_letters([colour for colour, built in enumerate(row) if built]),
            built="yes" if any(row) else "no",
        )
        for site, row in enumerate(view.bridges)
    ]
    return words("yunnan-text-bridges", list=", ".join(found))


def _income(words: Words, view: YunnanPosition, colour: int) -> str:
    """The income as it stands, as a sum; who is isolated."""
    now = income(view, colour)
    cut = isolated(view, colour)
    return words(
        "yunnan-text-income",
        who=names.letter(colour),
        terms=phases.terms(words, now.lines),
        income=now.total,
        isolated=names.counted(cut),
        cut="yes" if cut else "no",
    )
