/**
 * Pages in bands between rules, each with its title in a column at the left. They are read as if each title were over
 * its band, which is the place of titles on all other pages.
 */
import { makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { shift, type FramedPage } from './framed-page.ts';

// Fewer may be labels of rows.
const FEWEST_TITLES = 4;
const FEWEST_KINDS = 3;
const FEWEST_HEADED = 2;
// Of the titles, those that are under a rule across the page.
const LEAST_RULED = 0.8;
// In points.
const SAME_EDGE = 1;
// In multiples of the font size.
const BLANK = 0.5;
const LINE_PITCH = 1.6;
const UNDER_RULE = 2.5;
const PAD = 0.3;
const MOST_CAPTION = 6;

interface Band {
  /** Its upper edge, and that of the next one. */
  readonly top: number;
  readonly bottom: number;
  readonly title: Box;
}

/** The page with such titles over their bands; undefined if it has none. */
export function titledAbove(page: PdfPage): FramedPage | undefined {
  const column = findColumn(page);
  if (column === undefined) return undefined;
  const { titles, edge, bands } = column;
  const heights = bands.map(({ title }) => (1 + 2 * PAD) * (title.y1 - title.y0));
  // How far down the band itself and what is in it are moved.
  const before = bands.map((_, at) => heights.slice(0, at).reduce((sum, each) => sum + each, 0));
  const after = bands.map((_, at) => (before[at] ?? 0) + (heights[at] ?? 0));
  const last = after.at(-1) ?? 0;
  const bandAt = (y: number): number => bands.findLastIndex(({ top }) => top <= y);
  const downAt = (y: number): number => (y >= (bands.at(-1)?.bottom ?? Infinity) ? last : (after[bandAt(y)] ?? 0));
  // From the title's place to that over its band.
  const lift = bands.map(({ top, title }, at) => top + (before[at] ?? 0) + PAD * (title.y1 - title.y0) - title.y0);
  const right = bands.map(({ title }) => edge - title.x0);
  const into = <T extends Box>(box: T): T => {
    const middle = (box.y0 + box.y1) / 2;
    const [from, to] = box.y1 - box.y0 > (heights[0] ?? 0) ? [box.y0, box.y1] : [middle, middle];
    return { ...box, y0: box.y0 + downAt(from), y1: box.y1 + downAt(to) };
  };
  const intoWord = (word: Word): Word => {
    const at = titles.get(word);
    const moved = at === undefined ? into(word) : shift(word, lift[at] ?? 0, right[at] ?? 0);
    return { ...moved, baseline: word.baseline + moved.y0 - word.y0 };
  };
  return {
    page: {
      ...page,
      height: page.height + last,
      words: page.words.map(intoWord),
      rules: page.rules.map(into),
      walls: page.walls.map(into),
      shades: page.shades.map(into),
    },
    back: (box) => {
      const middle = (box.y0 + box.y1) / 2;
      const at = bands.findLastIndex(({ top }, index) => top + (before[index] ?? 0) <= middle);
      const band = bands[at];
      if (band === undefined) return box;
      if (middle < band.top + (after[at] ?? 0)) return shift(box, -(lift[at] ?? 0), -(right[at] ?? 0));
      return shift(box, -(after[at] ?? 0));
    },
  };
}

interface TitleColumn {
  /** The words of titles, each with the place of its band. */
  readonly titles: ReadonlyMap<Word, number>;
  /** The left edge of what the titles head. */
  readonly edge: number;
  readonly bands: readonly Band[];
}

function findColumn(page: PdfPage): TitleColumn | undefined {
  // Most pages have no rules across them, or other words under their first bold ones.
  if (page.rules.length < FEWEST_TITLES) return undefined;
  const starts = leftmostBold(page.words);
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined || starts.length < FEWEST_TITLES) return undefined;
  const isUnder = (word: Word): boolean => word.y0 > first.y0 - first.size && word.y0 < last.y1;
  const bold = page.words.filter((word) => word.bold);
  const lines = starts.map((start) => lineFrom(start, bold));
  const own = new Set(lines.flatMap((line) => [...line.words]));
  const end = Math.max(...lines.map(({ x1 }) => x1));
  const titles = joinLines(lines);
  const captions = captionsOf(titles, page.words);
  const isOwn = (word: Word): boolean => own.has(word) || captions.has(word);
  const others = page.words.filter((word) => isUnder(word) && !isOwn(word));
  const edge = Math.min(...others.map(({ x0 }) => x0));
  if (!(edge > Math.max(end, ...[...captions.keys()].map(({ x1 }) => x1)))) return undefined;
  const kinds = new Set(titles.map(({ text }) => titleKind(text)).filter((kind) => kind !== undefined));
  if (titles.length < FEWEST_TITLES || kinds.size < FEWEST_KINDS) return undefined;
  const words = page.words.filter((word) => !captions.has(word));
  const bands = bandsOf(titles, { words, rules: page.rules }, edge);
  if (bands === undefined) return undefined;
  const placed = new Map(titles.flatMap((title, at) => title.words.map((word) => [word, at])));
  for (const [word, at] of captions) placed.set(word, at);
  return { titles: placed, edge, bands: bands.map((band, at) => withCaption(band, at, captions)) };
}

/** The words in smaller type right under a title (`Of total assets`), each with the place of the title. */
function captionsOf(titles: readonly Segment[], words: readonly Word[]): Map<Word, number> {
  const captions = new Map<Word, number>();
  titles.forEach((title, at) => {
    const isSmall = (word: Word): boolean => !word.bold && word.size < title.size && word.x0 > title.x0 - SAME_EDGE;
    const small = words.filter(
      (word) => word.baseline > title.y1 && word.baseline < title.y1 + MOST_CAPTION * title.size && isSmall(word),
    );
    let bottom = title.y1;
    for (;;) {
      const limit = bottom + LINE_PITCH * title.size;
      const start = small.find(
        ({ x0, baseline }) => x0 < title.x0 + SAME_EDGE && baseline > bottom && baseline < limit,
      );
      if (start === undefined) break;
      for (const word of lineFrom(start, small).words) captions.set(word, at);
      bottom = start.y1;
    }
  });
  return captions;
}

/** The band with the caption in the box of its title. */
function withCaption(band: Band, at: number, captions: ReadonlyMap<Word, number>): Band {
  const bottoms = [...captions].filter(([, place]) => place === at).map(([{ y1 }]) => y1);
  return { ...band, title: { ...band.title, y1: Math.max(band.title.y1, ...bottoms) } };
}

/** The bold words of one style that begin at the left edge of all bold words, from top to bottom. */
function leftmostBold(words: readonly Word[]): Word[] {
  const bold = words.filter((word) => word.bold && word.text.length > 1);
  const groups = Map.groupBy(bold, ({ x0, size, color }) => `${Math.round(x0 / SAME_EDGE)} ${size} ${color}`);
  const columns = [...groups.values()].filter((group) => group.length >= FEWEST_TITLES);
  const [column = []] = columns.toSorted((a, b) => (a[0] as Word).x0 - (b[0] as Word).x0);
  return column.toSorted((a, b) => a.y0 - b.y0);
}

/** The words of this style from this one on. */
function lineFrom(start: Word, bold: readonly Word[]): Segment {
  const line = [start];
  const level = bold
    .filter((word) => word.x0 > start.x0 && Math.abs(word.baseline - start.baseline) < SAME_EDGE)
    .toSorted((a, b) => a.x0 - b.x0);
  for (const word of level) {
    if (word.x0 - (line.at(-1) as Word).x1 > BLANK * start.size || word.color !== start.color) break;
    line.push(word);
  }
  return makeSegment(line);
}

/** Lines under each other are one title. */
function joinLines(lines: readonly Segment[]): Segment[] {
  const titles: Segment[][] = [];
  for (const line of lines) {
    const before = titles.at(-1)?.at(-1);
    if (before !== undefined && line.baseline - before.baseline < LINE_PITCH * line.size) titles.at(-1)?.push(line);
    else titles.push([line]);
  }
  return titles.map((parts) => ({
    ...makeSegment(parts.flatMap(({ words }) => [...words])),
    text: parts.map(({ text }) => text).join(' '),
  }));
}

/** A band for each title; undefined if they are not parted by rules, or if one has nothing in it. */
function bandsOf(
  titles: readonly Segment[],
  { words, rules }: Pick<PdfPage, 'words' | 'rules'>,
  edge: number,
): Band[] | undefined {
  const isLong = ({ x1 }: Box): boolean => x1 > edge;
  const long = rules.filter(isLong);
  // Over a title and over its band the rule may be in two pieces.
  const isAcross = (rule: Box): boolean =>
    isLong(rule) || long.some(({ x0, y0 }) => x0 > rule.x1 && Math.abs(y0 - rule.y0) < SAME_EDGE);
  const across = rules.filter((rule) => titles.some(({ x0 }) => rule.x0 < x0 + SAME_EDGE) && isAcross(rule));
  const tops = titles.map((title) => {
    const over = across.filter(({ y1 }) => y1 <= title.y0 + SAME_EDGE && title.y0 - y1 < UNDER_RULE * title.size);
    return over.length === 0 ? undefined : Math.max(...over.map(({ y1 }) => y1)) + SAME_EDGE / 2;
  });
  if (tops.filter((top) => top !== undefined).length < LEAST_RULED * titles.length) return undefined;
  const starts = titles.map((title, at) => tops[at] ?? title.y0 - PAD * title.size);
  // What begins at the left edge under the last title is the foot of the page.
  const foot = words.filter((word) => word.y0 > (titles.at(-1)?.y1 ?? 0) && word.x0 < edge - SAME_EDGE);
  const bottom = Math.min(Infinity, ...foot.map(({ y0 }) => y0));
  const bands = titles.map((title, at): Band => ({ title, top: starts[at] ?? 0, bottom: starts[at + 1] ?? bottom }));
  const isParted = bands.every(
    ({ top }) => !words.some((word) => word.y0 < top - SAME_EDGE && word.y1 > top + SAME_EDGE),
  );
  const isFilled = bands.every((band) =>
    words.some((word) => word.x0 >= edge - SAME_EDGE && word.y0 > band.top - SAME_EDGE && word.y1 < band.bottom),
  );
  // If one line at the head of the page heads the columns of all bands, their titles stay at its side.
  const headed = bands.filter(
    (band, at) => isHeaded(words, edge, band) && titleKind(titles[at]?.text ?? '') !== 'FACTS',
  );
  return isParted && isFilled && headed.length >= FEWEST_HEADED ? bands : undefined;
}

/** Whether the first line of a band has words and no figures: the heads of its columns. */
function isHeaded(words: readonly Word[], edge: number, { top, bottom }: Band): boolean {
  const own = words
    .filter((word) => word.x0 >= edge - SAME_EDGE && word.y0 > top - SAME_EDGE && word.y1 < bottom)
    .toSorted((a, b) => a.y0 - b.y0);
  const [first] = own;
  const line = own.filter((word) => first !== undefined && word.y0 < first.y1);
  return line.length > 1 && line.length < own.length && !line.some(({ text }) => /\d\.\d|\d%/.test(text));
}
