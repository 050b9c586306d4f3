/** Labelled items set as running text: `Launch date: 12 May 2010 • Fund type: Open-end • Front-end load: Nil`. */
import { makeSegment } from '#documents/pdf/list-segments.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import type { FindMeaning, LabelPair } from './label-pair.ts';
import { bareLabel, listStyledItems, type StyledItem } from './styled-items.ts';
import { fitsValue } from './value-types.ts';

/** One item of a text; `from` and `to` bound its value, `labelFrom` is where its label begins. */
interface TextItem {
  readonly label: string;
  readonly value: string;
  readonly meaning: LabelMeaning;
  readonly labelFrom: number;
  readonly from: number;
  readonly to: number;
}

// Fewer labelled items than this do not make a list.
const FEWEST = 3;
// In multiples of the font size: the word space of a justified line, the line pitch, the tolerance of alignment.
const WORD_GAP = 2.2;
const LINE_PITCH = 1.8;
const ALIGNED = 0.6;
const SAME_LINE = 0.25;

const BULLET = /\s{0,9}[•●▪■◆‣|]\s{0,9}/g;
// The stop of `Min. Investment` is of an abbreviation.
const STOP = /;\s{1,9}|(?<!\b(?:[Mm]in|MIN|[Mm]ax|MAX|[Aa]vg|AVG|[Ww]td|WTD|[Nn]o|R[Ss]|S[Rr]))\.\s{1,9}(?=[A-Z])/g;
const LONGEST_LABEL = 7;
// A comment may state facts too; a list is little else.
const LEAST_COVERED = 0.5;

/** The items of paragraphs that hold several; their blocks are not to be read in another way. */
export function listRunningItems(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): LabelPair[] {
  const rows = rowsOf(blocks, isTaken);
  const styled = listStyledItems(rows, blocks, (text) => isFact(meaningOf(text)));
  const used = new Set(styled.flatMap((item) => item.blocks).flatMap((block) => block.lines));
  const others = rows.filter((row) => !row.some((line) => used.has(line)));
  return [
    ...styled.flatMap((item) => pairOf(item, meaningOf)),
    ...listParagraphs(others).flatMap((paragraph) => {
      const items = readParagraph(paragraph, blocks, meaningOf);
      return items.length > 0 && mayGoOn(paragraph, rows) ? items.slice(0, -1) : items;
    }),
  ];
}

/** The items of running text with labels in a style of their own. */
export function listStyled(
  blocks: readonly Block[],
  isTaken: (block: Block) => boolean,
  isLabel: (text: string) => boolean,
): StyledItem[] {
  return listStyledItems(rowsOf(blocks, isTaken), blocks, isLabel);
}

function rowsOf(blocks: readonly Block[], isTaken: (block: Block) => boolean): TextLine[][] {
  const lines = blocks.filter((block) => !isTaken(block)).flatMap((block) => block.lines.map(withBullet));
  const all = lines.flat();
  return listRows(
    all,
    new Set(
      lines.flatMap(([bullet, ...own]) =>
        own.length > 0 && bullet !== undefined && !isParting(bullet, own, all) ? [bullet] : [],
      ),
    ),
  );
}

// In multiples of the font size: a blank, and how much the two around a sign may differ.
const BLANK = 0.7;
const EVEN = 0.25;

/** `Type **Open-end** · Leverage **None**`: a sign in the middle of a blank parts two items. */
function isParting(bullet: TextLine, [behind]: readonly TextLine[], lines: readonly TextLine[]): boolean {
  if (behind === undefined) return false;
  const after = behind.x0 - bullet.x1;
  return lines.some((line) => {
    const before = bullet.x0 - line.x1;
    return (
      before > 0 &&
      before < BLANK * bullet.size &&
      Math.abs(before - after) < EVEN * bullet.size &&
      Math.abs(line.baseline - bullet.baseline) < 0.25 * bullet.size
    );
  });
}

function isFact(meaning: LabelMeaning | undefined): boolean {
  return meaning !== undefined && meaning.kind !== 'period';
}

function pairOf({ label, value, blocks }: StyledItem, meaningOf: FindMeaning): LabelPair[] {
  const labelText = bareLabel(label.text);
  const meaning = meaningOf(labelText);
  if (meaning === undefined || meaning.kind === 'period' || !fitsValue(meaning, value.text)) return [];
  return [{ label, labelText, meaning, value, way: 'INLINE', blocks }];
}

// In multiples of the font size: how far a bullet moves the beginning of a line.
const BULLET_ROOM = 1.6;

/**
 * A line follows that is moved by a bullet's room, or begins in lower case: it may be the rest of the last item. After
 * a bullet it may also be moved against the words.
 */
function mayGoOn(paragraph: readonly TextLine[][], rows: readonly TextLine[][]): boolean {
  const [last, words] = paragraph.at(-1) ?? [];
  if (last === undefined) return false;
  const isMoved = (line: TextLine, shift: number): boolean =>
    (shift >= ALIGNED * last.size || /^\p{Ll}/u.test(line.text)) && shift < BULLET_ROOM * last.size;
  return rows.some(([line]) => {
    if (line === undefined || line === last) return false;
    const pitch = line.baseline - last.baseline;
    const hanging = last.text === '•' && words !== undefined ? line.x0 - words.x0 : 0;
    return (
      pitch > 0.8 * last.size &&
      pitch < LINE_PITCH * last.size &&
      (isMoved(line, Math.abs(line.x0 - last.x0)) || (hanging > 0 && isMoved(line, hanging))) &&
      Math.abs(line.size - last.size) < 0.3
    );
  });
}

// The items of a list begin with their bullets.
function withBullet(line: TextLine): TextLine[] {
  const { bullet, first, last } = line;
  return bullet === undefined
    ? [line]
    : [{ ...makeSegment([{ ...bullet, text: '•', size: line.size }]), first, last }, line];
}

/**
 * The lines that share a baseline and are separated only by word spaces. `starts` begin a row however near the text
 * before them is: a column of labels with bullets may be close to the next column.
 */
function listRows(lines: readonly TextLine[], starts: ReadonlySet<TextLine>): TextLine[][] {
  const rows = listLevels(lines).flatMap((level) => {
    const own: TextLine[][] = [];
    for (const line of level.toSorted((a, b) => a.x0 - b.x0)) {
      const row = starts.has(line)
        ? undefined
        : own.find((each) => {
            const last = each.at(-1) as TextLine;
            const gap = (line.x0 - last.x1) / last.size;
            return (
              Math.abs(line.baseline - last.baseline) < SAME_LINE * last.size &&
              Math.abs(line.size - last.size) < 0.6 &&
              gap > -0.3 &&
              gap < WORD_GAP &&
              !isGutter(each, line, lines)
            );
          });
      if (row === undefined) own.push([line]);
      else row.push(line);
    }
    return own;
  });
  return rows.toSorted((a, b) => (a[0] as TextLine).baseline - (b[0] as TextLine).baseline);
}

/** Lines that are too far below all others to share a row with them begin a level. */
function listLevels(lines: readonly TextLine[]): TextLine[][] {
  const levels: TextLine[][] = [];
  const reach = SAME_LINE * lines.reduce((most, { size }) => Math.max(most, size), 0);
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = levels.at(-1)?.at(-1);
    if (last !== undefined && line.baseline - last.baseline < reach) levels.at(-1)?.push(line);
    else levels.push([line]);
  }
  return levels;
}

// In multiples of the font size: labels flush right next to their values are shorter.
const LONG_LINE = 15;
// Lines that end and begin at the edges of a gap between two columns of text; in points, how exactly.
const LEAST_AT_EDGE = 3;
const AT_EDGE = 0.5;

/** Justified lines of two columns of text may be as near to each other as the words of one line. */
function isGutter(row: readonly TextLine[], next: TextLine, lines: readonly TextLine[]): boolean {
  const [first, last] = [row[0] as TextLine, row.at(-1) as TextLine];
  if (next.x0 - last.x1 < next.size || last.x1 - first.x0 < LONG_LINE * last.size) return false;
  return (
    lines.filter((line) => Math.abs(line.x1 - last.x1) < AT_EDGE).length >= LEAST_AT_EDGE &&
    lines.filter((line) => Math.abs(line.x0 - next.x0) < AT_EDGE).length >= LEAST_AT_EDGE
  );
}

/** Rows under each other that begin at one edge. */
function listParagraphs(rows: readonly TextLine[][]): TextLine[][][] {
  const paragraphs: TextLine[][][] = [];
  for (const row of rows) {
    const above = paragraphs.find((paragraph) => goesUnder(paragraph, row));
    if (above === undefined) paragraphs.push([row]);
    else above.push(row);
  }
  return paragraphs;
}

/** The left edges of a line: that of its bullet, and in running text also that of the words after it. */
function edgesOf(line: readonly TextLine[]): number[] {
  const [first, second] = line;
  if (first === undefined) return [];
  const isRunning =
    first.text === '•' && second !== undefined && line.some(({ text }, at) => at > 0 && text.search(BULLET) >= 0);
  return isRunning ? [first.x0, second.x0] : [first.x0];
}

// A bullet may have a colour of its own.
function colorsOf([first, second]: readonly TextLine[]): string[] {
  const colors = first?.text === '•' ? [first.color, second?.color] : [first?.color];
  return colors.filter((color) => color !== undefined);
}

// `7. Distribution: …`: the next note.
const NUMBERED = /^\d{1,2}[.)](?:\s\p{Lu}|$)/u;

function goesUnder(paragraph: readonly TextLine[][], row: readonly TextLine[]): boolean {
  const last = paragraph.at(-1)?.[0];
  const line = row[0];
  if (last === undefined || line === undefined) return false;
  const pitch = line.baseline - last.baseline;
  const isNear = pitch > 0.8 * last.size && pitch < LINE_PITCH * last.size;
  // Asked first, because it is true of few rows of a page.
  if (!isNear || isOutdented(last, line) || NUMBERED.test(line.text)) return false;
  const [top, second] = [paragraph[0]?.[0], paragraph[1]?.[0]];
  if (top === undefined) return false;
  // The lines of a paragraph are evenly spaced; the gap to the next paragraph is wider.
  const isEven = second === undefined || pitch < 1.2 * (second.baseline - top.baseline);
  if (!isEven || Math.abs(line.size - last.size) >= 0.3) return false;
  const colors = colorsOf(row);
  if (!colorsOf(paragraph.at(-1) ?? []).some((color) => colors.includes(color))) return false;
  const edges = edgesOf(row);
  return edgesOf(paragraph.at(-1) ?? []).some((edge) =>
    edges.some((own) => Math.abs(own - edge) < ALIGNED * last.size),
  );
}

// In multiples of the font size.
const OUTDENT = 0.2;

// A line left of the bullets over it, with none itself, is a head of the next bullets, and not the rest of an item.
function isOutdented(last: TextLine, line: TextLine): boolean {
  return last.text === '•' && line.text !== '•' && last.x0 - line.x0 > OUTDENT * line.size;
}

function readParagraph(rows: readonly TextLine[][], blocks: readonly Block[], meaningOf: FindMeaning): LabelPair[] {
  const flow = flowOf(rows);
  const items = splitItems(flow.text, meaningOf);
  const bullets = flow.text.match(BULLET)?.length ?? 0;
  // Sentences in one style are read as sentences; here are those whose labels are set apart.
  const stops = rows.some((row) => row.length > 1) ? (flow.text.match(STOP)?.length ?? 0) : 0;
  const marks = Math.max(bullets, stops);
  const covered = items.reduce((sum, item) => sum + item.to - item.labelFrom, 0);
  const isList =
    items.length >= FEWEST &&
    marks >= items.length / 2 &&
    covered >= LEAST_COVERED * ((items.at(-1)?.to ?? 0) - (items[0]?.labelFrom ?? 0));
  if (!isList) return [];
  const [start, end] = [items[0]?.labelFrom ?? 0, items.at(-1)?.to ?? 0];
  const used = new Set(flow.places.filter((place) => place.from < end && place.to > start).map(({ line }) => line));
  const own = blocks.filter((block) => block.lines.some((line) => used.has(line)));
  return items.map(({ label, value, meaning, labelFrom, from, to }) => {
    const labelBlock = blockOf(flow, labelFrom, labelFrom + label.length);
    const valueBlock = blockOf(flow, from, to);
    const cell = { ...valueBlock, text: value };
    return { label: labelBlock, labelText: label, meaning, value: cell, way: 'INLINE', blocks: own };
  });
}

/**
 * The labelled items of a text, separated by bullets, semicolons or full stops.
 * A part without a label may continue the item before it.
 */
function splitItems(text: string, meaningOf: FindMeaning): TextItem[] {
  const hasBullets = (text.match(BULLET)?.length ?? 0) >= 2;
  const items: TextItem[] = [];
  let open: TextItem | undefined;
  for (const part of partsOf(text, hasBullets ? BULLET : STOP)) {
    const item = readItem(part, meaningOf, hasBullets);
    if (item !== undefined) {
      items.push(item);
      open = item;
    } else if (open !== undefined && !hasBullets && goesOn(open, part)) {
      const longer: TextItem = { ...open, to: part.to, value: text.slice(open.from, part.to) };
      items[items.length - 1] = longer;
      open = longer;
    } else open = undefined;
  }
  return items.filter(({ meaning, value }) => fitsValue(meaning, value));
}

interface Part {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** What parts it from the one before. */
  readonly mark: string;
}

function partsOf(text: string, separator: RegExp): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let mark = '';
  for (const match of [...text.matchAll(separator), undefined]) {
    const to = match?.index ?? text.length;
    if (to > from) parts.push({ text: text.slice(from, to), from, to, mark });
    mark = match?.[0].trim() ?? '';
    from = to + (match?.[0].length ?? 0);
  }
  return parts;
}

// `A. F. Ferguson & Co. Chartered Accountants`: the stop is of an abbreviation.
// A list in an item is parted by semicolons too.
function goesOn(open: TextItem, part: Part): boolean {
  if (/^[^:]{2,40}:\s/.test(part.text)) return false;
  return part.mark === ';' || /(?:^|[\s(])[A-Z][a-z]{0,3}$/.test(open.value);
}

const MARKED = /^([^:]{2,60}?)\s{0,9}(?::|\s[–—-])\s{0,9}(?=\S)/;
// Words of the title of a note.
const LONGEST_TITLE = 3;

function readItem(part: Part, meaningOf: FindMeaning, hasBullets: boolean): TextItem | undefined {
  const marked = MARKED.exec(part.text);
  const label = marked?.[1] === undefined ? undefined : { text: marked[1], length: marked[0].length };
  const meaning = label === undefined ? undefined : meaningOf(label.text);
  // `Dealing: Pricing mechanism: Forward`: the title of a note before its first item.
  const isTitle = label !== undefined && !hasBullets && label.text.split(' ').length <= LONGEST_TITLE;
  const after = isTitle ? { ...part, text: part.text.slice(label.length), from: part.from + label.length } : undefined;
  const inside = after !== undefined && MARKED.test(after.text) ? readItem(after, meaningOf, hasBullets) : undefined;
  if (inside !== undefined) return inside;
  if (label !== undefined && meaning !== undefined) return makeItem(part, label, meaning);
  // `Category of the scheme` in a list of labels is one of them, and no category.
  if (!hasBullets || meaningOf(part.text.trim()) !== undefined) return undefined;
  const words = [...part.text.matchAll(/\S+/g)];
  for (let count = Math.min(LONGEST_LABEL, words.length - 1); count > 0; count -= 1) {
    const end = (words[count - 1]?.index ?? 0) + (words[count - 1]?.[0].length ?? 0);
    const start = words[0]?.index ?? 0;
    const known = meaningOf(part.text.slice(start, end));
    const rest = part.text.slice(end).trim();
    if (known !== undefined && known.kind !== 'period' && !/^(?:of|the)\b/i.test(rest) && fitsValue(known, rest)) {
      return makeItem(part, { text: part.text.slice(start, end), length: words[count]?.index ?? end }, known);
    }
  }
  return undefined;
}

function makeItem(part: Part, label: { text: string; length: number }, meaning: LabelMeaning): TextItem {
  const from = part.from + label.length;
  const value = part.text.slice(label.length).trimEnd();
  const labelFrom = part.from + (part.text.length - part.text.trimStart().length);
  return { label: label.text.trim(), value, meaning, labelFrom, from, to: from + value.length };
}
