"""Da Yunhe in words: turns, questions, answers with what they cost or bring, the board, the end."""
