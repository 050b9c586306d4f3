/** The entries of a list in columns that begin with a headword in a style of its own, with the lines they run over. */
import { listRuns } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';

type WordRow = readonly Word[];

// In multiples of the font size.
export const WORD_GAP = 1.2;
const LINE_PITCH = 1.5;
// A line that is further down is of another text; one between both may be of the entry over it.
const ENTRY_PITCH = 2.5;
const ALIGNED = 0.3;
const MOST_INDENT = 3;
const SAME_SIZE = 0.05;
const FEWEST_OF_LIST = 8;
const FEWEST_OF_COLUMN = 3;

const styleOf = ({ bold, color }: Word): string => `${bold} ${color}`;

/** The words of each line, from left to right. Wide gaps part columns, whose lines may be on different heights. */
export function levelRows(words: readonly Word[]): WordRow[] {
  return listRuns(words, (last, word) => word.x0 - last.x1 < WORD_GAP * word.size).toSorted(
    ([one], [other]) => (one as Word).baseline - (other as Word).baseline,
  );
}

interface Setting {
  /** The style and size of headwords. */
  readonly style: string;
  readonly size: number;
}

interface ColumnEntries {
  readonly entries: readonly (readonly WordRow[])[];
  /** All words of the columns, also of entries that are not certain. */
  readonly words: readonly Word[];
}

/** The entries of a page in reading order. */
export function columnEntries(rows: readonly WordRow[]): ColumnEntries {
  const setting = settingOf(rows);
  if (setting === undefined) return { entries: [], words: [] };
  const heads = rows.filter((row) => beginsEntry(row, setting));
  const edges = listEdges(heads);
  const entries: (readonly WordRow[])[] = [];
  const words: Word[] = [];
  for (const edge of edges) {
    const own = rows.filter((row) => isOfColumn(row, edge, setting));
    const column = readColumn(own, edge, setting);
    const last = entries.at(-1);
    // The rest of an entry over the first one of the next column.
    if (column.rest.length > 0 && last !== undefined) {
      entries.pop();
      if (isHanging(column.rest, edge)) entries.push([...last, ...column.rest]);
      words.push(...column.rest.flat());
    }
    entries.push(...column.entries);
    words.push(...column.entries.flat(2), ...column.unclear.flat());
  }
  return { entries, words };
}

function beginsEntry(row: WordRow, { style, size }: Setting): boolean {
  const [first] = row as readonly [Word];
  return styleOf(first) === style && Math.abs(first.size - size) < SAME_SIZE * size && isChanging(row);
}

export const isChanging = (row: WordRow): boolean => row.some((word) => styleOf(word) !== styleOf(row[0] as Word));

/** The style in which most lines begin that end in another one. */
function settingOf(rows: readonly WordRow[]): Setting | undefined {
  const changing = rows.filter((row) => row[0]?.bold === true && isChanging(row)).map(([first]) => first as Word);
  const [most = []] = [
    ...Map.groupBy(changing, (word) => `${styleOf(word)} ${Math.round(10 * word.size)}`).values(),
  ].toSorted((a, b) => b.length - a.length);
  const [word] = most;
  return word === undefined || most.length < FEWEST_OF_LIST ? undefined : { style: styleOf(word), size: word.size };
}

/** The left edges at which several entries begin, from left to right. */
function listEdges(heads: readonly WordRow[]): number[] {
  const edges: { readonly x0: number; count: number }[] = [];
  for (const row of heads) {
    const { x0, size } = row[0] as Word;
    const edge = edges.find((each) => Math.abs(each.x0 - x0) < ALIGNED * size);
    if (edge === undefined) edges.push({ x0, count: 1 });
    else edge.count += 1;
  }
  return edges.flatMap(({ x0, count }) => (count < FEWEST_OF_COLUMN ? [] : [x0])).toSorted((a, b) => a - b);
}

function isOfColumn([first]: WordRow, edge: number, { size }: Setting): boolean {
  return first !== undefined && first.x0 > edge - ALIGNED * size && first.x0 < edge + MOST_INDENT * size;
}

interface Column {
  readonly entries: readonly (readonly WordRow[])[];
  /** Lines of entries whose end or headword is not certain. */
  readonly unclear: readonly WordRow[];
  /** Lines right over the first entry, which begin with no headword. */
  readonly rest: readonly WordRow[];
}

function readColumn(rows: readonly WordRow[], edge: number, setting: Setting): Column {
  const entries: WordRow[][] = [];
  const unclear: WordRow[] = [];
  const above: WordRow[] = [];
  let open: WordRow[] | undefined;
  let last: WordRow | undefined;
  for (const row of rows) {
    const isNext = last !== undefined && isUnder(last, row, LINE_PITCH);
    const isHead = isAtEdge(row, edge) && isHeadword(row, setting);
    // A headword over two lines that both begin at the edge is not known from two headwords.
    const isOpenHead = open !== undefined && isNext && !isChanging(open.flat());
    const isMore = !isHead && isOfSize(row, setting);
    if (isHead && !isOpenHead) {
      open = [row];
      entries.push(open);
    } else if (isMore && entries.length === 0) above.push(row);
    else if (isMore && isNext) open?.push(row);
    else {
      if (isOpenHead || (isMore && last !== undefined && isUnder(last, row, ENTRY_PITCH)))
        unclear.push(...(open === undefined ? [] : (entries.pop() ?? [])), row);
      open = undefined;
    }
    last = row;
  }
  const whole = entries.filter((entry) => isChanging(entry.flat()) && !returnsToHead(entry.flat()));
  return { entries: whole, unclear, rest: restOver(above, entries[0]?.[0]) };
}

const isAtEdge = ([first]: WordRow, edge: number): boolean =>
  first !== undefined && Math.abs(first.x0 - edge) < ALIGNED * first.size;

function isHeadword(row: WordRow, setting: Setting): boolean {
  return isOfSize(row, setting) && styleOf(row[0] as Word) === setting.style;
}

const isOfSize = ([first]: WordRow, { size }: Setting): boolean =>
  first !== undefined && Math.abs(first.size - size) < SAME_SIZE * size;

function isUnder([above]: WordRow, [row]: WordRow, pitch: number): boolean {
  return above !== undefined && row !== undefined && row.baseline - above.baseline < pitch * row.size;
}

/** A second headword in the text of an entry: where the first one's text ends is not certain. */
function returnsToHead(words: readonly Word[]): boolean {
  const [first] = words as readonly [Word];
  const end = words.findIndex((word) => styleOf(word) !== styleOf(first));
  return words.slice(end).some((word) => styleOf(word) === styleOf(first));
}

/** The lines without a gap right over the first entry. */
function restOver(above: readonly WordRow[], first: WordRow | undefined): WordRow[] {
  const rest: WordRow[] = [];
  let next = first;
  for (const row of above.toReversed()) {
    if (next === undefined || !isUnder(row, next, next === first ? ENTRY_PITCH : LINE_PITCH)) break;
    rest.unshift(row);
    next = row;
  }
  return rest;
}

function isHanging(rows: readonly WordRow[], edge: number): boolean {
  return rows.every((row) => !isAtEdge(row, edge));
}
