/** Titles in filled bands across a page or a column: each is over all that is under its band, up to the next one. */
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { rememberOf } from '#sources/fmr/remember.ts';

export interface TitleBand extends Box {
  readonly title: Block;
  /** The other texts of the band: units and days. */
  readonly captions: readonly Block[];
}

// In multiples of the font size.
const HIGHEST = 3.2;
const LEAST_WIDTH = 25;
// Of the width of its title: a field as wide as its text is the head of a column.
const LEAST_SHARE = 2;
// In points: the fields of the cells of one band touch.
const TOUCHING = 1;
// A page with fewer known titles in bands of one style may have heads of columns in them.
const FEWEST_KNOWN = 2;

export const titleBandsOf = rememberOf(({ page, blocks }: PageInk) => listTitleBands(page.shades, blocks));

/** From top to bottom; titles that are not known only in the style of several that are. */
export function listTitleBands(shades: readonly Shade[], blocks: readonly Block[]): TitleBand[] {
  const bands = blocks.flatMap((block) => bandOf(block, shades, blocks) ?? []);
  const styles = Map.groupBy(bands, styleOf);
  const known = (style: string): number =>
    (styles.get(style) ?? []).filter(({ title }) => titleKind(title.text) !== undefined).length;
  return bands.filter((band) => known(styleOf(band)) >= FEWEST_KNOWN).toSorted((a, b) => a.y0 - b.y0);
}

type FilledBand = TitleBand & { readonly fill: string };

function styleOf({ title: { size, bold, color }, fill }: FilledBand): string {
  return [Math.round(2 * size), bold, color, fill].join(' ');
}

function bandOf(block: Block, shades: readonly Shade[], blocks: readonly Block[]): FilledBand | undefined {
  if (block.isFigure || !block.bold || block.lines.length > 1) return undefined;
  const middle = (block.y0 + block.y1) / 2;
  const level = shades.filter(
    ({ y0, y1 }) => y0 < middle && y1 > middle && y1 - y0 < HIGHEST * block.size && y1 - y0 >= block.y1 - block.y0 - 1,
  );
  const own = level.findLast(({ x0, x1 }) => x0 < block.x0 + TOUCHING && x1 > block.x1 - TOUCHING);
  if (own === undefined) return undefined;
  const { x0, x1 } = joinFields(own, level);
  const isWide = x1 - x0 > LEAST_WIDTH * block.size && x1 - x0 > LEAST_SHARE * (block.x1 - block.x0);
  if (!isWide) return undefined;
  const inside = blocks.filter(
    (other) => other.y0 < middle && other.y1 > middle && other.x0 > x0 - TOUCHING && other.x1 < x1 + TOUCHING,
  );
  const [first, ...captions] = inside.toSorted((a, b) => a.x0 - b.x0);
  // Figures are those of a row, and several texts the heads of columns.
  const isTitle = first === block && captions.length <= 1 && !captions.some(({ isFigure }) => isFigure);
  return isTitle ? { title: block, captions, x0, x1, y0: own.y0, y1: own.y1, fill: own.color } : undefined;
}

/** The field with those of its colour and height that touch it on either side. */
function joinFields(own: Shade, level: readonly Shade[]): Pick<Box, 'x0' | 'x1'> {
  const alike = level.filter(
    ({ color, y0, y1 }) => color === own.color && Math.abs(y0 - own.y0) < TOUCHING && Math.abs(y1 - own.y1) < TOUCHING,
  );
  let { x0, x1 } = own;
  for (const shade of alike.toSorted((a, b) => a.x0 - b.x0)) if (shade.x0 < x1 + TOUCHING) x1 = Math.max(x1, shade.x1);
  for (const shade of alike.toSorted((a, b) => b.x1 - a.x1)) if (shade.x1 > x0 - TOUCHING) x0 = Math.min(x0, shade.x0);
  return { x0, x1 };
}

/** The nearest band over a table that reaches across it. */
export function bandOver(body: Box, bands: readonly TitleBand[]): TitleBand | undefined {
  return bands.findLast(({ x0, x1, y1 }) => y1 < body.y0 + 2 && x0 < body.x0 + 2 && x1 > body.x1 - 2);
}
