/** What is drawn around a line of text: the bar behind it, the line below or above it, the cell it stands in. */
import { luminance } from '#documents/pdf/join-glyphs.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, PdfPage, Shade } from '#documents/pdf/page-words.ts';

// The darkest or nearest box behind a line of text; a row's faint stripe is no bar, nor is a box much higher than the line.
export function findShade(page: PdfPage, segment: Segment): Box | undefined {
  const y = (segment.y0 + segment.y1) / 2;
  const found = page.shades.findLast((shade) => shade.x0 <= segment.x0 + 2 && shade.x1 >= segment.x0 + 0.6 * (segment.x1 - segment.x0) && shade.y0 <= y && shade.y1 >= y
    && shade.y1 - shade.y0 < 4.5 * segment.size && shade.x1 - shade.x0 > 4 * segment.size && luminance(shade.color) < 0.93 && isTinted(shade.color));
  return found === undefined ? undefined : joinShades(page, found);
}

// The cells of a table's head are shaded one by one; together they are one bar.
function joinShades(page: PdfPage, found: Shade): Box {
  let box: Box = found;
  for (const shade of page.shades.toSorted((a, b) => a.x0 - b.x0)) {
    if (shade.color === found.color && Math.abs(shade.y0 - found.y0) < 1 && Math.abs(shade.y1 - found.y1) < 1 && shade.x0 <= box.x1 + 3 && shade.x1 >= box.x0 - 3) box = boxAround([box, shade]);
  }
  return box;
}

// Grey stripes part the rows of a table; a title's bar is dark or coloured.
function isTinted(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return luminance(color) < 0.6 || Math.max(red, green, blue) - Math.min(red, green, blue) > 12;
}

export function findUnderline(page: PdfPage, segment: Segment): Box | undefined {
  return page.rules.find((rule) => rule.y0 >= segment.baseline - 0.5 && rule.y0 <= segment.baseline + 1.1 * segment.size
    && rule.x0 <= segment.x0 + 3 && rule.x0 >= segment.x0 - 14 && rule.x1 >= segment.x1 - 2 && rule.x1 - rule.x0 > 6 * segment.size);
}

export function findOverline(page: PdfPage, segment: Segment): Box | undefined {
  return page.rules.find((rule) => rule.y1 <= segment.y0 + 2 && rule.y0 >= segment.y0 - 8 && rule.x0 <= segment.x0 + 3 && rule.x0 >= segment.x0 - 14 && rule.x1 >= segment.x1);
}

// A wall close to either side of the text.
export function standsInCell(page: PdfPage, segment: Segment): boolean {
  const y = segment.baseline - 0.3 * segment.size;
  return page.walls.some((wall) => wall.y0 <= y && wall.y1 >= y && ((wall.x0 > segment.x0 - 8 && wall.x0 < segment.x0 + 1) || (wall.x0 > segment.x1 - 1 && wall.x0 < segment.x1 + 8)));
}
