/**
 * Tables with the heads of their columns under them, in filled cells side by side. They are read as if the heads were
 * over the table, which is the place of those of all other tables.
 */
import type { Box, PdfPage, Shade, Word } from '#documents/pdf/page-words.ts';
import { isWithin, moveParts, shift, type FramedPage } from './framed-page.ts';

// In points.
const SAME_EDGE = 1;
const FEWEST_ROWS = 4;
// In multiples of the font size: between rows of one table, from it to its heads, and to words over it.
const ROW_GAP = 5;
const HEADS_GAP = 2.5;
const OVER_TABLE = 1.5;
const LABEL_REACH = 45;

const VALUE = /^(?:[-–—]|\(?[-+]?\d[\d,]{0,20}(?:\.\d{1,9})?%?\)?)$/;

interface HeadedBelow {
  readonly heads: Box;
  readonly rows: Box;
}

/** The page with such heads over their tables; undefined if it has none. */
export function headedAbove(page: PdfPage): FramedPage | undefined {
  const found = listHeadLines(page).flatMap((cells) => tableOver(page, cells) ?? []);
  const [table, second] = found;
  if (table === undefined || second !== undefined) return undefined;
  const { heads, rows } = table;
  const [up, down] = [rows.y0 - heads.y0, heads.y1 - heads.y0];
  return moveParts(page, [
    { from: heads, to: shift(heads, up), by: up },
    { from: rows, to: shift(rows, down), by: down },
  ]);
}

/** Filled cells side by side, of a color each, with words in all of them and figures in none. */
function listHeadLines({ shades, words }: PdfPage): Shade[][] {
  const lineOf = ({ y0, y1 }: Shade): string => `${Math.round(y0)} ${Math.round(y1)}`;
  // Asked first, because most shades are alone at their height.
  const level = [...Map.groupBy(shades, lineOf).values()].filter((line) => line.length > 1).flat();
  const named = level.filter((shade) => {
    const own = words.filter((word) => isWithin(word, shade));
    return own.some(({ text }) => /\p{L}{3}/u.test(text)) && !own.some(({ text }) => /\d/.test(text));
  });
  const lines = Map.groupBy(named, lineOf);
  return [...lines.values()].flatMap((line) => {
    const cells = line.toSorted((a, b) => a.x0 - b.x0);
    const areNext = cells.every((cell, at) => at === 0 || Math.abs(cell.x0 - (cells[at - 1] as Shade).x1) < SAME_EDGE);
    return cells.length > 1 && areNext && new Set(cells.map(({ color }) => color)).size === cells.length ? [cells] : [];
  });
}

/** The rows over a line of heads; undefined if it has none, or rows under it, or the rows have heads over them. */
function tableOver({ words }: PdfPage, cells: readonly Shade[]): HeadedBelow | undefined {
  const [first, last] = [cells[0] as Shade, cells.at(-1) as Shade];
  const size = words.find((word) => isWithin(word, first))?.size ?? 8;
  const values = cells.map((cell) =>
    words.filter((word) => VALUE.test(word.text) && word.x0 > cell.x0 && word.x1 < cell.x1),
  );
  const rows = (values[0] ?? []).filter((value) =>
    values.every((column) => column.some((other) => Math.abs(other.baseline - value.baseline) < 0.3 * value.size)),
  );
  if (rows.some(({ y0, size: own }) => y0 > first.y1 && y0 - first.y1 < ROW_GAP * own)) return undefined;
  const over: Word[] = [];
  for (const row of rows.filter(({ y1 }) => y1 < first.y0 + 1).toSorted((a, b) => b.y1 - a.y1))
    if ((over.at(-1)?.y0 ?? first.y0) - row.y1 < ROW_GAP * row.size) over.push(row);
  const [lowest, top] = [over[0], over.at(-1)];
  if (over.length < FEWEST_ROWS || lowest === undefined || top === undefined) return undefined;
  if (first.y0 - lowest.y1 > HEADS_GAP * size) return undefined;
  const inColumns = (word: Word): boolean => word.x0 < last.x1 && word.x1 > first.x0;
  const isHeaded = words.some(
    (word) => inColumns(word) && word.y1 < top.y0 && top.y0 - word.y1 < OVER_TABLE * top.size,
  );
  const labels = words.filter(
    ({ x0, x1, y0, y1 }) => x1 < first.x0 && x0 > first.x0 - LABEL_REACH * size && y0 > top.y0 - size && y1 < first.y0,
  );
  if (isHeaded || labels.length < over.length) return undefined;
  const part = { x0: Math.min(...labels.map(({ x0 }) => x0)) - SAME_EDGE, x1: last.x1 };
  return { heads: { ...part, y0: first.y0, y1: first.y1 }, rows: { ...part, y0: top.y0 - SAME_EDGE, y1: first.y0 } };
}
