/** Whether rules and shaded rows join or part two lines. */
import type { PdfPage, Box } from '#documents/pdf/page-words.ts';
import { isFigure } from './figures.ts';
import type { TextLine } from './text-cells.ts';
import { type Setting, ALIGNED, CLOSE_PITCH } from './lines-around.ts';

// In multiples of the font size.
const CELL_PADDING = 1.6;

/**
 * `Up to 1.00% of net assets, actual` over `0.55%` between the same rules, right of a label of one line: words and the
 * figure that ends them.
 */
export function isInOneCell({ page, lines }: Setting, block: readonly TextLine[], line: TextLine): boolean {
  const [first, second] = block;
  if (
    first === undefined ||
    second !== undefined ||
    Math.abs(first.x0 - line.x0) > ALIGNED ||
    first.bold !== line.bold ||
    Math.abs(first.size - line.size) > 0.1
  )
    return false;
  const pitch = (line.baseline - first.baseline) / line.size;
  if (pitch < 0.6 || pitch > CLOSE_PITCH || !/[a-z,]$/.test(first.text) || isFigure(first.text) || !isFigure(line.text))
    return false;
  const reach = CELL_PADDING * line.size;
  const isAlong = (rule: Box): boolean => rule.x0 < first.x0 + 1 && rule.x1 > first.x1 - 1;
  const above = page.rules.find((rule) => isAlong(rule) && rule.y1 <= first.y0 + 1 && first.y0 - rule.y1 < reach);
  const below = page.rules.find((rule) => isAlong(rule) && rule.y0 >= line.y1 - 1 && rule.y0 - line.y1 < reach);
  if (above === undefined || below === undefined) return false;
  // In a row of its own the figure would have a label.
  return (
    !page.rules.some((rule) => isAlong(rule) && rule.y0 > first.baseline && rule.y1 < line.baseline) &&
    !lines.some(
      (other) =>
        other !== line &&
        other.x1 < line.x0 &&
        line.x0 - other.x1 < 20 * line.size &&
        Math.abs(other.baseline - line.baseline) < 0.5 * line.size,
    )
  );
}

/**
 * `Chief Investment` over `Officer` in a ruled row whose value is on the first line: a row of its own would have a
 * value.
 */
export function endsRow({ page, beside, isLabel }: Setting, block: readonly TextLine[], line: TextLine): boolean {
  const [first, last] = [block[0] as TextLine, block.at(-1) as TextLine];
  const pitch = (line.baseline - last.baseline) / line.size;
  if (
    Math.abs(first.x0 - line.x0) > ALIGNED ||
    first.bold !== line.bold ||
    Math.abs(first.size - line.size) > 0.1 ||
    pitch < 0.6 ||
    pitch > CLOSE_PITCH ||
    isFigure(line.text)
  )
    return false;
  const reach = CELL_PADDING * line.size;
  const own = page.rules.filter((rule) => rule.x0 < first.x0 + 1 && rule.x1 > Math.max(first.x1, line.x1) - 1);
  const [above, below] = [
    own.find((rule) => rule.y1 <= first.y0 + 1 && first.y0 - rule.y1 < reach),
    own.find((rule) => rule.y0 >= line.y1 - 1 && rule.y0 - line.y1 < reach),
  ];
  if (
    above === undefined ||
    below === undefined ||
    own.some((rule) => rule.y0 > first.baseline && rule.y1 < line.baseline)
  )
    return false;
  const isOnLine =
    (of: TextLine) =>
    (other: TextLine): boolean =>
      other !== of &&
      other.x1 > below.x0 &&
      other.x0 < below.x1 &&
      Math.abs(other.baseline - of.baseline) < 0.5 * of.size;
  return (
    !beside(line).some(isOnLine(line)) &&
    beside(first).some((other) => isOnLine(first)(other) && other.x0 > first.x1) &&
    // Asked last: it takes longer, and few texts are between two rules.
    !isLabel(line.text)
  );
}

// In multiples of the font size: from a text to the wall of its cell.
const WALL_GAP = 1;

/** Whether the wall next to one line ends over the other one, where the wall of another cell begins. */
function haveOwnWalls({ walls }: PdfPage, above: TextLine, below: TextLine): boolean {
  const isAlong = (wall: Box, { baseline, size }: TextLine): boolean =>
    wall.y0 < baseline - 0.3 * size && wall.y1 > baseline - 0.3 * size;
  const isNextTo = (wall: Box, { x0, x1, size }: TextLine): boolean =>
    (wall.x0 > x1 - 1 && wall.x0 - x1 < WALL_GAP * size) || (wall.x1 < x0 + 1 && x0 - wall.x1 < WALL_GAP * size);
  const own = (line: TextLine, other: TextLine): Box[] =>
    walls.filter((wall) => isNextTo(wall, line) && isAlong(wall, line) && !isAlong(wall, other));
  const uppers = own(above, below);
  return uppers.length > 0 && own(below, above).some((lower) => uppers.some(({ x0 }) => Math.abs(x0 - lower.x0) < 0.5));
}

/** A drawn line, or the edge of a shaded row, between two lines. */
export function isParted(page: PdfPage, above: TextLine, below: TextLine): boolean {
  if (haveOwnWalls(page, above, below)) return true;
  const isRuled = page.rules.some(
    (rule) =>
      rule.y0 > above.baseline - 0.2 * above.size &&
      rule.y1 < below.baseline - 0.4 * below.size &&
      rule.x0 <= below.x0 + 4 &&
      rule.x1 >= below.x1 - 4,
  );
  if (isRuled) return true;
  const holds = (shade: Box, line: TextLine): boolean =>
    shade.x0 <= line.x0 + 1 &&
    shade.x1 >= line.x1 - 1 &&
    shade.y0 <= line.baseline - 0.3 * line.size &&
    shade.y1 >= line.baseline;
  return page.shades.some(
    (shade) => shade.y1 - shade.y0 < 12 * above.size && holds(shade, above) !== holds(shade, below),
  );
}
