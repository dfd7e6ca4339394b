"""No sentence for people stands in the code: all are in ``data/locales``."""

import ast
import re
from collections.abc import Iterator
from itertools import chain

from tests.support.text.inventory import ROOT

SENTENCE = re.compile(r"[A-Za-z’']{2,} [a-z’']{2,} [a-z’']{2,}")
"""Three words."""

PLACES = (
    *("bot/commands", "bot/components", "bot/delivery", "bot/matches", "bot/computers", "bot/text"),
    *("games", "render"),
)
"""Where people are spoken to. What only the operator reads is English: logs, settings, figures, the shell."""

FOR_OTHERS = ("__main__.py", "bot/computers/worker.py", "render/art/", "render/yunnan/layout.py")
"""What a shell prints, a worker's last words, the studio, a plan of places."""

NO_SENTENCES = {"all agree to end", "to try again"}
"""A line of records, a label of figures."""

LOGS = ("log.", "logger.", "logging.", "warnings.")


def sentences(tree: ast.Module) -> Iterator[str]:
    """Texts that are neither documentation nor logged nor raised, for errors have codes."""
    around = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if not (
            isinstance(node, ast.Constant) and isinstance(node.value, str) and SENTENCE.search(node.value)
        ):
            continue
        outer: ast.AST | None = node
        while (outer := around.get(outer) if outer else None) is not None:
            if isinstance(outer, ast.Expr | ast.Raise | ast.Assert):
                break
            if isinstance(outer, ast.Call) and ast.unparse(outer.func).startswith(LOGS):
                break
        if outer is None or (isinstance(outer, ast.Expr) and outer.value is not node and not _logs(outer)):
            yield node.value


def _logs(statement: ast.Expr) -> bool:
    call = statement.value
    return isinstance(call, ast.Call) and ast.unparse(call.func).startswith(LOGS)


def test_no_sentence_for_people_stands_in_the_code() -> None:
    paths = chain.from_iterable(sorted((ROOT / place).rglob("*.py")) for place in PLACES)
    found = [
        (str(path.relative_to(ROOT)), text)
        for path in paths
        if not any(other in str(path.relative_to(ROOT)) for other in FOR_OTHERS)
        for text in sentences(ast.parse(path.read_text(encoding="utf-8")))
        if text not in NO_SENTENCES
    ]
    assert found == []


def test_a_sentence_in_the_code_is_found() -> None:
    code = 'def f():\n    """It says so."""\n    log.info("all is well")\n    text("Take your turn")\n'
    assert [*sentences(ast.parse(code))] == ["Take your turn"]
