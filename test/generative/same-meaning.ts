/** Changes of a page after which a person reads the same facts. Each returns undefined where it cannot be applied. */
import type { Box, Word } from '#documents/pdf/page-words.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import {
  boxAround,
  isFree,
  isTurned,
  makePiece,
  moveBox,
  movePiece,
  moveSheet,
  piecesIn,
  withText,
} from './placed-pieces.ts';
import type { Piece, Sheet } from './placed-pieces.ts';
import { foldText, type Fact } from './report-facts.ts';

/** `facts` are those with evidence on the page. */
export type Change = (sheet: Sheet, random: SeededRandom, facts: readonly Fact[]) => Sheet | undefined;

// Words of one cell are set closer than this, in parts of their size; columns and letter-spaced words are not.
const WIDEST_BLANK = 0.4;
const SHARE_CHANGED = 0.2;

const between = (random: SeededRandom, least: number, most: number): number => least + random.draw() * (most - least);

const withPieces = (sheet: Sheet, pieces: readonly Piece[]): Sheet => ({ ...sheet, pieces });

const shift: Change = (sheet, random) => {
  const { page, pieces } = sheet;
  if (pieces.length === 0) return undefined;
  const ink = boxAround(pieces.map(({ word }) => word));
  const dx = between(random, Math.min(0, -ink.x0), Math.max(0, page.width - ink.x1));
  const dy = between(random, Math.min(0, -ink.y0), Math.max(0, page.height - ink.y1));
  return moveSheet(sheet, { dx, dy });
};

const scale: Change = (sheet, random) => moveSheet(sheet, { scale: between(random, 0.7, 1.5) });

const LARGEST_JITTER = 0.09;

const jitter: Change = (sheet, random) =>
  withPieces(
    sheet,
    sheet.pieces.map((piece) => {
      const most = LARGEST_JITTER * Math.min(piece.word.y1 - piece.word.y0, piece.word.size);
      return movePiece(piece, { dx: between(random, -most, most), dy: between(random, -most, most) });
    }),
  );

const shuffle: Change = (sheet, random) => {
  const pieces = [...sheet.pieces];
  for (let at = pieces.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [pieces[at], pieces[other]] = [pieces[other] as Piece, pieces[at] as Piece];
  }
  return withPieces(sheet, pieces);
};

/** Some words become two runs of letters without a gap, as fonts with kerning leave them. */
const splitWords: Change = (sheet, random) =>
  withPieces(
    sheet,
    sheet.pieces.flatMap((piece) => {
      const { text, x0, x1, spacing } = piece.word;
      if (text.length < 2 || spacing !== undefined || isTurned(piece.word) || random.draw() > SHARE_CHANGED)
        return [piece];
      const at = 1 + random.below(text.length - 1);
      const cut = x0 + ((x1 - x0) * at) / text.length;
      return [
        { word: { ...piece.word, text: text.slice(0, at), x1: cut }, from: piece.from },
        { word: { ...piece.word, text: text.slice(at), x0: cut }, from: piece.from },
      ];
    }),
  );

/** Some neighbours in one cell lose the blank between them, which only the letters' places still show. */
const joinWords: Change = (sheet, random) => {
  const pieces: Piece[] = [];
  for (const piece of sheet.pieces) {
    const last = pieces.at(-1);
    if (last === undefined || !canJoin(last, piece) || random.draw() > SHARE_CHANGED) pieces.push(piece);
    else {
      const word = { ...last.word, text: last.word.text + piece.word.text, x1: piece.word.x1 };
      pieces[pieces.length - 1] = { word, from: [...last.from, ...piece.from] };
    }
  }
  return withPieces(sheet, pieces);
};

function canJoin({ word: one }: Piece, { word: next }: Piece): boolean {
  const gap = next.x0 - one.x1;
  const isOneLine = !isTurned(one) && !isTurned(next) && one.baseline === next.baseline && one.size === next.size;
  // Words of two styles are never one.
  const isOneStyle = one.bold === next.bold && one.color === next.color;
  // Without the blank, two figures would be another figure.
  const isRead = /[A-Za-z]$/.test(one.text) && /^[A-Za-z]/.test(next.text);
  return isOneLine && isOneStyle && isRead && one.spacing === undefined && gap > 0 && gap < WIDEST_BLANK * one.size;
}

// Lighter words are not legible, and the reader of words drops them.
const watermark: Change = (sheet, random) => {
  const { page, pieces } = sheet;
  const size = between(random, 50, 90);
  const text = random.pick(['DRAFT', 'SAMPLE', 'COPY', 'INTERNAL']);
  const x = (page.width - text.length * 0.5 * size) / 2;
  const mark = makePiece(text, Math.max(0, x), between(random, 0.3, 0.7) * page.height, size, '#c4c4c4');
  return withPieces(sheet, random.once(2) ? [mark, ...pieces] : [...pieces, mark]);
};

const FOOT_LINES = [
  'www.example.com',
  'Call 0800 00000 or visit any of our branches',
  'Please read the offering document before you invest.',
  'All investments are subject to market risks.',
] as const;

/** A line below everything else; undefined where the foot of the page is full. */
function addFoot(sheet: Sheet, text: string, size: number, place: (width: number) => number): Sheet | undefined {
  const { page, pieces } = sheet;
  const parts = text.split(' ');
  const width = text.length * 0.5 * size;
  let x = place(page.width - width);
  const baseline = page.height - 0.8 * size;
  const line: Piece[] = [];
  for (const part of parts) {
    const piece = makePiece(part, x, baseline, size);
    line.push(piece);
    x = piece.word.x1 + 0.28 * size;
  }
  const room = { x0: 0, x1: page.width, y0: baseline - 2 * size, y1: page.height };
  return isFree(pieces, room) ? withPieces(sheet, [...pieces, ...line]) : undefined;
}

const pageNumber: Change = (sheet, random) => {
  const { page_number } = sheet.page;
  const text = random.pick([
    `${page_number}`,
    `Page ${page_number}`,
    `Page ${page_number} of 40`,
    `- ${page_number} -`,
  ]);
  const at = random.pick([0.05, 0.5, 0.95]);
  return addFoot(sheet, text, between(random, 6, 9), (free) => at * free);
};

const footLine: Change = (sheet, random) =>
  addFoot(sheet, random.pick(FOOT_LINES), between(random, 5, 8), (free) => Math.max(0, random.draw() * free));

/** The box of a row of a table: its label and its values. */
interface RowBand {
  /** The rows in whose order it is. */
  readonly table: string;
  readonly index: number;
  readonly box: Box;
}

const ORDER_FREE = /^(?:allocations|holdings)\[(\d+)\]/;

const boxKey = ({ x0, y0, x1, y1 }: Box): string => `${x0} ${y0} ${x1} ${y1}`;

const labelsOf = ({ evidence }: Fact): readonly Box[] => (evidence?.chain ?? []).filter(({ role }) => role === 'LABEL');

function listBands(facts: readonly Fact[]): RowBand[] {
  // A label may be that of several funds or plans in one table: their values move with it.
  const byLabel = Map.groupBy(
    facts.filter((fact) => labelsOf(fact).length === 1),
    (fact) => labelsOf(fact).map(boxKey).join(),
  );
  return [...byLabel.values()].flatMap((own): RowBand[] => {
    const [first] = own;
    if (first === undefined || own.some(({ path }) => !ORDER_FREE.test(path))) return [];
    const rowOf = ({ key, path }: Fact): string => `${key.split('[')[0]} ${path.split('.')[0]}`;
    const kinds = facts.filter((fact) => rowOf(fact) === rowOf(first) && KIND_OF_ROW.test(fact.path));
    const columns = own.map(({ key, path }) => `${key.split('[')[0]} ${path.replace(/^.*\./, '')}`);
    const table = [...kinds.map(({ value }) => value), ...columns.toSorted()].join(' ');
    // The sector of a holding has no label of its own.
    const row = facts.filter((fact) => rowOf(fact) === rowOf(first));
    const boxes = [...own, ...row].flatMap((fact) => [
      ...(fact.evidence === undefined ? [] : [fact.evidence]),
      ...labelsOf(fact),
    ]);
    return [{ table, index: Number(ORDER_FREE.exec(first.path)?.[1]), box: boxAround(boxes) }];
  });
}

const KIND_OF_ROW = /\.(?:allocation_type|holding_group)$/;

/** Two neighbouring rows of a table whose order says nothing change places. */
const exchangeRows: Change = (sheet, random, facts) => {
  const bands = listBands(facts);
  const pairs = bands.flatMap((upper) => {
    const lower = bands.find(({ table, index }) => table === upper.table && index === upper.index + 1);
    return lower !== undefined && areNeighbours(upper.box, lower.box) ? [[upper.box, lower.box] as const] : [];
  });
  const [first, ...others] = pairs;
  if (first === undefined) return undefined;
  const [upper, lower] = random.pick([first, ...others]);
  const across = { x0: Math.min(upper.x0, lower.x0), x1: Math.max(upper.x1, lower.x1) };
  const [up, down] = [upper, lower].map((box) => new Set(piecesIn(sheet.pieces, { ...box, ...across })));
  if (up === undefined || down === undefined || [...up].some((piece) => down.has(piece))) return undefined;
  // The order of numbered rows is printed, and a name is set closer to `9` than to `10`.
  if ([upper, lower].some((box) => sheet.pieces.some(({ word }) => isNumberOf(word, box)))) return undefined;
  const dy = lower.y1 - upper.y1;
  return withPieces(
    sheet,
    sheet.pieces.map((piece) =>
      up.has(piece) ? movePiece(piece, { dy }) : down.has(piece) ? movePiece(piece, { dy: -dy }) : piece,
    ),
  );
};

/** `9` right before a row. */
function isNumberOf(word: Word, row: Box): boolean {
  const gap = row.x0 - word.x1;
  return /^\d{1,2}[.)]?$/.test(word.text) && gap > -1 && gap < 2 * word.size && word.y0 < row.y1 && word.y1 > row.y0;
}

/** Each of one line, one under the other, in the same columns. */
function areNeighbours(upper: Box, lower: Box): boolean {
  const height = Math.min(upper.y1 - upper.y0, lower.y1 - lower.y0);
  const tallest = Math.max(upper.y1 - upper.y0, lower.y1 - lower.y0);
  const dy = lower.y1 - upper.y1;
  const common = Math.min(upper.x1, lower.x1) - Math.max(upper.x0, lower.x0);
  const widest = Math.max(upper.x1 - upper.x0, lower.x1 - lower.x0);
  return tallest < 1.5 * height && dy >= 0.9 * tallest && dy < 2.5 * height && common > 0.6 * widest;
}

/** A band of white where a gap across the page is already wider than a line. */
const blankBand: Change = (sheet, random) => {
  const { page, pieces } = sheet;
  const sorted = pieces.map(({ word }) => word).toSorted((one, other) => one.y0 - other.y0);
  const gaps: number[] = [];
  let reach = sorted[0]?.y1 ?? 0;
  for (const { y0, y1, size } of sorted) {
    if (y0 - reach > 1.2 * size) gaps.push((y0 + reach) / 2);
    reach = Math.max(reach, y1);
  }
  const [first, ...others] = gaps;
  if (first === undefined) return undefined;
  const at = random.pick([first, ...others]);
  const dy = between(random, 8, 40);
  const move = <T extends Box>(box: T): T =>
    box.y0 >= at ? moveBox(box, { dy }) : box.y1 > at ? { ...box, y1: box.y1 + dy } : box;
  const moved = pieces.map((piece) => (piece.word.y0 >= at ? movePiece(piece, { dy }) : piece));
  const { rules, walls, shades } = page;
  return {
    page: {
      ...page,
      height: page.height + dy,
      rules: rules.map(move),
      walls: walls.map(move),
      shades: shades.map(move),
    },
    pieces: moved,
  };
};

type Link = NonNullable<NonNullable<Fact['evidence']>['chain']>[number];

/** The words of each label or head of a column. */
function listLabels(sheet: Sheet, facts: readonly Fact[], roles: ReadonlySet<string>): Piece[][] {
  const links = facts
    .filter(({ evidence }) => evidence?.page_number === sheet.page.page_number)
    .flatMap(({ evidence }) => (evidence?.chain ?? []).filter(({ role }) => roles.has(role)));
  const byBox = new Map(links.map((link) => [`${link.x0} ${link.y0} ${link.x1} ${link.y1}`, link]));
  // The box around a label of two lines may hold words of its neighbours, too.
  const isWhole = (link: Link, label: readonly Piece[]): boolean =>
    label.length > 0 && foldText(label.map(({ word }) => word.text).join('')) === foldText(link.printed);
  return [...byBox.values()].flatMap((link) => {
    const label = piecesIn(sheet.pieces, link).filter(({ word }) => !isTurned(word));
    return isWhole(link, label) ? [label] : [];
  });
}

const LABELS = new Set(['LABEL']);
const LABELS_AND_HEADS = new Set(['LABEL', 'COLUMN_HEAD']);

/** Some labels get the mark of a footnote if it has room. */
const markLabels: Change = (sheet, random, facts) => {
  const added: Piece[] = [];
  const marked = new Map<Piece, Piece>();
  // A sign that the page prints has a meaning there: under `* Compound annual growth rate`, `6 months*` is another fact.
  const free = ['*', '†'].filter((sign) => sheet.pieces.every(({ word }) => !word.text.includes(sign)));
  for (const label of listLabels(sheet, facts, LABELS)) {
    const last = label.at(-1);
    if (last === undefined || random.once(2) || !/[A-Za-z)]$/.test(last.word.text)) continue;
    const { x1, y0, y1, size, text, baseline } = last.word;
    if (!isFree(sheet.pieces, { x0: x1 + 0.01, x1: x1 + 0.9 * size, y0, y1 })) continue;
    const mark = random.pick(['1', ...free]);
    if (mark === '1') added.push(makePiece('1', x1 + 0.02 * size, baseline - 0.35 * size, 0.6 * size));
    else marked.set(last, { word: { ...last.word, text: text + mark, x1: x1 + 0.4 * size }, from: last.from });
  }
  if (added.length + marked.size === 0) return undefined;
  return withPieces(sheet, [...sheet.pieces.map((piece) => marked.get(piece) ?? piece), ...added]);
};

const labelCase: Change = (sheet, random, facts) => {
  const labels = new Set(listLabels(sheet, facts, LABELS_AND_HEADS).flat());
  if (labels.size === 0) return undefined;
  const set = random.pick([
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
    (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase(),
  ]);
  return withPieces(
    sheet,
    sheet.pieces.map((piece) => (labels.has(piece) ? withText(piece, set(piece.word.text)) : piece)),
  );
};

const bullets: Change = (sheet, random, facts) => {
  const sign = random.pick(['•', '▪', '■', '»', '–']);
  const added = listLabels(sheet, facts, LABELS).flatMap(([first]): Piece[] => {
    if (first === undefined) return [];
    const { x0, y0, y1, size, baseline, text } = first.word;
    // A sign before a number may be its sign or the mark of its rank.
    if (/^[\d(]/.test(text)) return [];
    const x = x0 - 0.9 * size;
    const isRoom = x >= 0 && isFree(sheet.pieces, { x0: x0 - 1.5 * size, x1: x0 - 0.01, y0, y1 });
    return isRoom && !random.once(3) ? [makePiece(sign, x, baseline, size)] : [];
  });
  return added.length === 0 ? undefined : withPieces(sheet, [...sheet.pieces, ...added]);
};

const plainFonts: Change = (sheet) =>
  withPieces(
    sheet,
    sheet.pieces.map(({ word, from }) => ({ word: { ...word, bold: false, color: '#000000' }, from })),
  );

const withoutLines: Change = (sheet) =>
  sheet.page.rules.length + sheet.page.walls.length === 0
    ? undefined
    : { ...sheet, page: { ...sheet.page, rules: [], walls: [] } };

const withoutShades: Change = (sheet) =>
  sheet.page.shades.length === 0 ? undefined : { ...sheet, page: { ...sheet.page, shades: [] } };

/** By the name under which a run reports them. */
export const SAME_MEANING: Readonly<Record<string, Change>> = {
  'all boxes moved': shift,
  'all boxes scaled': scale,
  'every box moved a little': jitter,
  'words in another order': shuffle,
  'words cut into runs': splitWords,
  'words joined without a blank': joinWords,
  'watermark added': watermark,
  'page number added': pageNumber,
  'footer line added': footLine,
  'rows exchanged, order-free': exchangeRows,
  'blank band inserted': blankBand,
  'marks appended to labels': markLabels,
  'case of labels changed': labelCase,
  'bullets before labels': bullets,
  'weights and colours dropped': plainFonts,
  'lines removed': withoutLines,
  'shades removed': withoutShades,
};
