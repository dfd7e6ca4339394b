"""The examination: the candidate, how many are left, both students, who tutors whom with how many cards."""

from collections.abc import Mapping

from PIL import Image

from games.confucius.components import STUDENTS
from games.confucius.position import ConfuciusPosition
from games.engine import HIDDEN
from render.confucius.assets import piece
from render.confucius.layout import CANDIDATE, CANDIDATES_LEFT, GONG, MATS, STUDENT, middle
from render.confucius.tokens import draw_cubes, draw_marker
from render.kit.lines import Point
from render.kit.type import fit, write, write_fitted

WORDS, WORDS_END = 84, 14
"""Where the candidate's ministry begins and ends, from the edges of its plate."""
LEFT_GAP = 8
NAME, NAME_END, TUTOR_STEP = 82, 12, 54
"""On a mat: where its name begins, how far before the tutors it ends; from tutor to tutor."""


def draw_exam(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """The whole strip."""
    left, _, right, _ = CANDIDATE
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
        piece("badge-gong").put(image, GONG, y)
    for student in range(len(STUDENTS)):
        draw_mat(image, position, student, words)


def draw_mat(image: Image.Image, position: ConfuciusPosition, student: int, words: Mapping[str, str]) -> None:
    """A student space: the student, its name, the tutors with how many cards each has laid."""
    left, _, right, _ = MATS[student]
    tutors = [seat for seat in range(position.seats) if position.tutored[seat] == student]
    x, y = student_at(student)
    if position.students[student] >= 0:
        draw_marker(image, position.students[student], (x, y))
    end = right - TUTOR_STEP * len(tutors)
    name, room = words.get(STUDENTS[student], ""), end - NAME_END - left - NAME
    if name and room > 0 and fit(name, "serif", room).text == name:
        write_fitted(image, (left + NAME, y), name, "serif", room, anchor="l")
    for number, seat in enumerate(tutors):
        draw_cubes(
            image, seat, (end + (number + 0.5) * TUTOR_STEP - 6, y), sum(position.laid[seat]), always=True
        )


def student_at(student: int) -> Point:
    """Where a student stands."""
    return MATS[student][0] + STUDENT, middle(MATS[student])[1]
