"""Draws the sample of mutants: places by chance, then one operator of cosmic-ray's at each."""

import ast
import csv
import random
import re
from collections.abc import Iterator
from dataclasses import asdict, astuple, dataclass, fields
from itertools import islice
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parents[2]
SAMPLE = Path(__file__).with_name("sample.csv")

SIZES = {
    "games/china": 70,
    "games/confucius": 70,
    "games/dayunhe": 70,
    "games/qin": 70,
    "games/yunnan": 70,
    "bot/matches": 115,
    "bot/store": 35,
    "bot/components": 34,
    "bot/text": 33,
    "render": 33,
}
"""How many mutants each area has in the sample."""

LEFT_OUT = ("/computer/", "/migrations/", "render/art/")
"""How computers guess, what old databases went through and what only `make art` runs is no part of it."""

OPERATORS = re.compile(
    r"core/("
    r"Replace(Binary|Comparison|Unary)Operator_("
    r"Add_Sub|Sub_Add|Mul_Add|Mul_FloorDiv|Div_Mul|FloorDiv_Mul|Mod_FloorDiv|Pow_Mul|LShift_RShift|"
    r"BitOr_BitAnd|BitAnd_BitOr|BitXor_BitOr|"
    r"(Eq|NotEq|Lt|LtE|Gt|GtE)_(Eq|NotEq|Lt|LtE|Gt|GtE)|Is_IsNot|IsNot_Is|USub_UAdd|Delete_USub|Delete_Not)|"
    r"AddNot|ReplaceTrueWithFalse|ReplaceFalseWithTrue|ReplaceAndWithOr|ReplaceOrWithAnd|"
    r"ReplaceBreakWithContinue|ReplaceContinueWithBreak|ExceptionReplacer|NumberReplacer|ZeroIterationForLoop)"
)
"""What makes a program that still runs: a string to the power of a string proves nothing about a test."""


HELD_BY_TYPES = re.compile(r"\b(frozen|kw_only)=True")
"""mypy alone keeps these; programs run the same without."""


@dataclass(frozen=True)
class Mutant:
    """One change of one place of the product; `equivalent` says why nothing can tell it from the original."""

    area: str
    path: str
    line: int
    operator: str
    occurrence: int
    before: str
    after: str
    equivalent: str = ""

    @property
    def name(self) -> str:
        """What it is called in results: it stays the same while nobody edits the file."""
        return f"{self.path}:{self.line} {self.operator} {self.occurrence}"


def read_sample() -> list[Mutant]:
    """The mutants that the file lists; ValueError where the product has changed below one of them."""
    with SAMPLE.open(newline="") as file:
        rows = [
            Mutant(area, path, int(line), operator, int(occurrence), *rest)
            for area, path, line, operator, occurrence, *rest in list(csv.reader(file))[1:]
        ]
    for mutant in rows:
        lines = (ROOT / mutant.path).read_text().splitlines()
        if lines[mutant.line - 1].strip() != mutant.before:
            raise ValueError(f"{mutant.path}:{mutant.line} has changed: draw a new sample (--draw SEED)")
    return rows


def draw_sample(seed: int) -> None:
    """Write a new sample to the file."""
    chance = random.Random(seed)
    with SAMPLE.open("w", newline="") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(Mutant)], lineterminator="\n")
        writer.writeheader()
        for area, size in SIZES.items():
            places = sorted(_places(area).items())
            chance.shuffle(places)
            drawn = (_mutant(area, *chance.choice(here)) for _, here in places)
            found = islice((mutant for mutant in drawn if mutant is not None), size)
            writer.writerows(asdict(mutant) for mutant in sorted(found, key=astuple))


def _places(area: str) -> dict[tuple[str, int, int], list[tuple[str, int, str, int]]]:
    """What can be changed in the area: by file, line and column, each operator with its occurrence."""
    places: dict[tuple[str, int, int], list[tuple[str, int, str, int]]] = {}
    operators = [(name, get_operator(name)()) for name in operator_names() if OPERATORS.fullmatch(name)]
    for file in sorted((ROOT / area).rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        if any(part in path for part in LEFT_OUT):
            continue
        source = file.read_text()
        nodes = list(ast_nodes(get_ast(source)))
        types = list(_types(ast.parse(source)))
        for name, operator in operators:
            found = (start for node in nodes for start, _ in operator.mutation_positions(node))
            for occurrence, (line, column) in enumerate(found):
                if not any(first <= (line, column) < last for first, last in types):
                    places.setdefault((path, line, column), []).append((path, line, name, occurrence))
    return places


def _types(tree: ast.Module) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Where types stand, from and to: what changes one breaks the import, or nothing at all."""
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(annotation=expression) | ast.arg(annotation=ast.expr() as expression):
                yield _span(expression)
            case ast.FunctionDef(returns=ast.expr() as expression):
                yield _span(expression)
            case ast.AsyncFunctionDef(returns=ast.expr() as expression):
                yield _span(expression)
            case ast.Assign(value=ast.BinOp(op=ast.BitOr()) as expression) if node in tree.body:
                yield _span(expression)


def _span(node: ast.expr) -> tuple[tuple[int, int], tuple[int, int]]:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0)


def _mutant(area: str, path: str, line: int, operator: str, occurrence: int) -> Mutant | None:
    """The change as the file lists it; None if Python or mypy finds it without any test."""
    source = (ROOT / path).read_text()
    changed = mutate_code(source, get_operator(operator)(), occurrence)
    assert changed is not None
    before, after = (text.splitlines()[line - 1].strip() for text in (source, changed))
    try:
        ast.parse(changed)
    except SyntaxError:
        return None
    if HELD_BY_TYPES.search(before):
        return None
    return Mutant(area, path, line, operator.removeprefix("core/"), occurrence, before, after)
