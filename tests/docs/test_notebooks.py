"""The notebooks run from top to bottom as they are, in a kernel of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.long
@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_runs_draws_and_learns(file):
    pytest.importorskip("matplotlib")
    notebook = nbformat.read(file, as_version=4)
    nbclient.NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    pictures = [cell for cell in cells if any("image/png" in out.get("data", {}) for out in cell.outputs)]
    assert len(pictures) == 2
    shares = next(out["data"]["text/plain"] for out in cells[-1].outputs if out.output_type == "execute_result")
    by_lot, learned = (float(part.split(": ")[1]) for part in shares.strip("{}").split(", "))
    assert learned > by_lot
