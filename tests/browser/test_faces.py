"""Faces: every card of a box is told from every other at a glance, as narrow as a phone holds it."""

from __future__ import annotations

import base64
from collections.abc import Iterator

import pytest

from support.pages import Data
from support.shelf import each_game

#: As wide as a card of the hand on a phone.
NARROW = 64
#: How different two faces must be at least: of the cells of a coarse grid, the share that clearly differ in colour.
LEAST = 0.12

#: Every face of the page as narrow as a phone holds it, in rows, and nothing else; tiles are never held.
LAID_OUT = """(narrow) => {
  const faces = [...document.querySelectorAll('li .face [data-face]:not(.tile)')];
  const tray = document.createElement('div');
  tray.style.cssText =
    'position:absolute;inset:0;z-index:99;display:flex;flex-wrap:wrap;align-content:start;gap:4px;background:#777';
  for (const face of faces) {
    const cell = document.createElement('div');
    cell.style.width = `${narrow}px`;
    cell.append(face);
    tray.append(cell);
  }
  document.body.append(tray);
  document.body.style.height = `${tray.scrollHeight}px`;
  return faces.map((face) => {
    const { x, y, width, height } = face.getBoundingClientRect();
    return { face: face.dataset.face, x, y: y + scrollY, width, height };
  });
}"""

#: The faces as coarse grids of colours in L*a*b*, where distances are what eyes tell apart, and how far apart they are.
APART = """async ([picture, boxes]) => {
  const [wide, high] = [16, 24];
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.imageSmoothingQuality = 'high';
  const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const grids = boxes.map(({ x, y, width, height }) => {
    pen.drawImage(image, x, y, width, height, 0, 0, wide, high);
    const { data } = pen.getImageData(0, 0, wide, high);
    return Array.from({ length: wide * high }, (_, n) => {
      const [r, g, b] = [0, 1, 2].map((at) => linear(data[n * 4 + at] / 255));
      const l = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
      const a = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
      const c = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
      return [116 * l - 16, 500 * (a - l), 200 * (l - c)];
    });
  });
  const differ = (one, other) => Math.hypot(...one.map((v, at) => v - other[at])) > 12;
  const apart = (one, other) => one.filter((cell, n) => differ(cell, other[n])).length / one.length;
  const pairs = boxes.flatMap((_, n) => boxes.slice(n + 1).map((_, m) => [n, n + 1 + m]));
  return pairs.map(([n, m]) => [boxes[n].face, boxes[m].face, apart(grids[n], grids[m])]);
}"""


def pairs(visit, game: str, theme: str) -> Iterator[tuple[str, str, float]]:
    """Every two faces of a box, and how different they look."""
    it = visit(f"/cards/{game}", theme=theme, size=(1280, 800))
    it.wait("document.querySelector('li .face img.art') !== null")
    it.page.evaluate("document.fonts.ready.then(() => undefined)")
    it.wait("document.documentElement.dataset.drawing === undefined")
    boxes: list[Data] = it.page.evaluate(LAID_OUT, NARROW)
    assert len(boxes) > 10
    assert all(round(box["width"]) == NARROW for box in boxes)
    picture = base64.b64encode(it.page.screenshot(full_page=True)).decode()
    yield from it.page.evaluate(APART, [picture, boxes])


@each_game
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_card_is_told_from_every_other_as_narrow_as_a_phone_holds_it(visit, game, theme):
    alike = sorted((apart, one, other) for one, other, apart in pairs(visit, game, theme) if apart < LEAST)
    assert alike == []
