/** Pages with ruled grids, some of whose cells are merged. */
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import { pageOf, type Line } from './placed-words.ts';

/** The rows and columns of a cell, the last ones included if it is merged, and its lines. */
type Cell = readonly [
  rows: number | readonly [number, number],
  columns: number | readonly [number, number],
  ...lines: string[],
];

export interface Grid {
  readonly x0: number;
  readonly y0: number;
  /** Of the columns. */
  readonly widths: readonly number[];
  readonly cells: readonly Cell[];
  /** Rows of heads are bold and centred. */
  readonly heads: number;
}

const ROW = 26;
const SIZE = 8;

function edgesOf(place: number | readonly [number, number]): readonly [number, number] {
  return typeof place === 'number' ? [place, place + 1] : [place[0], place[1] + 1];
}

function wordsIn(box: Box, lines: readonly string[], bold: boolean): Word[] {
  const first = (box.y0 + box.y1) / 2 - ((lines.length - 1) * (SIZE + 1)) / 2 + 0.3 * SIZE;
  return lines.flatMap((line, at) => {
    const baseline = first + at * (SIZE + 1);
    const isFigure = /^[(\d]/.test(line);
    const parts = line.split(' ');
    const width = line.length * 0.45 * SIZE;
    let x0 = bold ? (box.x0 + box.x1 - width) / 2 : isFigure ? box.x1 - 4 - width : box.x0 + 4;
    return parts.map((text): Word => {
      const x1 = x0 + text.length * 0.45 * SIZE;
      const word = { text, x0, x1, y0: baseline - 0.7 * SIZE, y1: baseline + 0.2 * SIZE, baseline };
      x0 = x1 + 0.25 * SIZE;
      return { ...word, size: SIZE, bold, color: '#000000' };
    });
  });
}

/** A page with these lines, wide enough for its grids. */
export function ruledPage(page_number: number, lines: readonly Line[], grids: readonly Grid[]): PdfPage {
  const page = pageOf(lines);
  const words: Word[] = [...page.words];
  const rules: Box[] = [];
  const walls: Box[] = [];
  for (const { x0, y0, widths, cells, heads } of grids) {
    const left = widths.reduce((edges, width) => [...edges, (edges.at(-1) as number) + width], [x0]);
    for (const [rows, columns, ...texts] of cells) {
      const [row, rowEnd] = edgesOf(rows);
      const [column, columnEnd] = edgesOf(columns);
      const box = {
        x0: left[column] as number,
        x1: left[columnEnd] as number,
        y0: y0 + ROW * row,
        y1: y0 + ROW * rowEnd,
      };
      words.push(...wordsIn(box, texts, row < heads));
      for (const y of [box.y0, box.y1]) rules.push({ x0: box.x0, x1: box.x1, y0: y, y1: y + 0.5 });
      for (const x of [box.x0, box.x1]) walls.push({ x0: x, x1: x + 0.5, y0: box.y0, y1: box.y1 });
    }
  }
  return { ...page, page_number, width: 800, height: 600, words, rules, walls };
}

/** Cells of one row from left to right; an empty text is a cell as well. */
export function rowAt(row: number, ...texts: readonly string[]): Cell[] {
  return texts.map((text, column): Cell => [row, column, ...(text === '' ? [] : [text])]);
}
