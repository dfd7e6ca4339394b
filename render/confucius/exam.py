"""The examination: the candidate, how many are left, both students, who tutors whom with how many cards."""

from collections.abc import Mapping

from PIL import Image

from games.confucius.components import STUDENTS
from games.confucius.position import ConfuciusPosition
from games.engine import HIDDEN
from render.confucius.assets import piece
from render.confucius.layout import CANDIDATE, CANDIDATES_LEFT, MATS, STUDENT, middle
from render.confucius.tokens import draw_cubes, draw_marker
from render.kit.lines import Point
from render.kit.type import write, write_fitted

WORDS, WORDS_END = 90, 18
"""Where the candidate's ministry begins and ends, from the edges of its plate."""
LEFT_GAP = 10
GONG = (14, 12)
"""The gong of an examination that was forced, from the candidate's upper right corner."""
NAME, NAME_ROW, NAME_ALONE, TUTORS_ROW, TUTORS, TUTOR_STEP = 96, 26, 51, 74, 116, 52
"""On a mat: where its name begins, middles of it with and without tutors; tutors: row, first, step."""


def draw_exam(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """The whole strip."""
    draw_candidate(image, position, words)
    for student in range(len(STUDENTS)):
        draw_mat(image, position, student, words)


def draw_candidate(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """The candidate with its ministry, the candidates after it, the gong."""
    left, top, right, _ = CANDIDATE
    x, y = middle(CANDIDATE)
    unseen = position.candidate in ("", HIDDEN)
    piece("candidate-none" if unseen else f"candidate-{position.candidate}").put(image, x, y)
    name = position.candidate if unseen else words.get(position.candidate, "")
    room = right - left - WORDS - WORDS_END
    write_fitted(image, (left + WORDS + room / 2, y), name, "serif", room)
    sign = piece("icon-left")
    sign.put(image, CANDIDATES_LEFT[0] + sign.x, CANDIDATES_LEFT[1])
    after = CANDIDATES_LEFT[0] + sign.image.width + LEFT_GAP
    write(image, (after, CANDIDATES_LEFT[1]), str(len(position.candidates_left)), anchor="l")
    if position.forced:
        piece("badge-gong").put(image, right - GONG[0], top + GONG[1])


def draw_mat(image: Image.Image, position: ConfuciusPosition, student: int, words: Mapping[str, str]) -> None:
    """A student space: its name, the student, the tutors with how many cards each has laid."""
    left, top, right, _ = MATS[student]
    tutors = [seat for seat in range(position.seats) if position.tutored[seat] == student]
    if position.students[student] >= 0:
        draw_marker(image, position.students[student], student_at(student))
    at = (left + NAME, top + (NAME_ROW if tutors else NAME_ALONE))
    name = words.get(STUDENTS[student], "")
    write_fitted(image, at, name, "serif", right - left - NAME - 80, anchor="l")
    for number, seat in enumerate(tutors):
        at = (left + TUTORS + number * TUTOR_STEP, top + TUTORS_ROW)
        draw_cubes(image, seat, at, sum(position.laid[seat]), always=True)


def student_at(student: int) -> Point:
    """Where a student stands."""
    return MATS[student][0] + STUDENT, middle(MATS[student])[1]
