/** What the AMCs N61 to N66 share: cells of a workbook, a chart with axes, runs of text, and totals of figures. */
import { write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';
import * as s from './shared11.ts';

export * from './shared11.ts';

export interface CellLook extends Look {
  /** Cells that are merged to the right. */
  readonly span?: number;
  readonly fill?: string;
  /** Cuts the text at the right border of the cell, because the next cell is not empty. */
  readonly isCut?: boolean;
}

const IS_NUMBER = /^\(?-?[\d.,]+\)?%?$|^-$|^\d{1,2}-[A-Z][a-z]{2}-\d{2}$|^[A-Z][a-z]{2}-\d{2}$|^#+$/;

/** A sheet of a workbook: one run of text for each cell; numbers are at the right border, words flow over empty cells. */
export class Cells {
  readonly #sheet: Sheet;
  readonly #starts: readonly number[];
  readonly #top: number;
  readonly #height: number;

  constructor(
    sheet: Sheet,
    of: { readonly left: number; readonly top: number; readonly height: number; readonly widths: readonly number[] },
  ) {
    this.#sheet = sheet;
    this.#starts = of.widths.reduce<number[]>((all, w) => [...all, (all.at(-1) ?? 0) + w], [of.left]);
    this.#top = of.top;
    this.#height = of.height;
  }

  xOf(column: number): number {
    return s.only(this.#starts[column], `column ${column}`);
  }

  yOf(row: number): number {
    return this.#top + row * this.#height;
  }

  put(column: number, row: number, text: string, look: CellLook = {}): void {
    const size = look.size ?? 7.6;
    const left = this.xOf(column);
    const width = this.xOf(column + (look.span ?? 1)) - left;
    const y = this.yOf(row);
    const sheet = this.#sheet;
    if (look.fill !== undefined) sheet.rect(left, y, width, this.#height).fill(look.fill);
    sheet.font(look.font ?? 'plain').fontSize(size);
    const own = sheet.widthOfString(text);
    const align = look.align ?? (IS_NUMBER.test(text) ? 'right' : 'left');
    const x = align === 'right' ? left + width - own - 2 : align === 'center' ? left + (width - own) / 2 : left + 2;
    sheet.save();
    if (look.isCut === true) sheet.rect(left, y, width - 0.5, this.#height).clip();
    sheet.fillColor(look.colour ?? '#000000').text(text, x, y + (this.#height - size) / 2, { lineBreak: false });
    sheet.restore();
  }

  /** Cells of one row from this column on. */
  row(column: number, row: number, texts: readonly string[], look: CellLook = {}): void {
    texts.forEach((text, i) => {
      if (text !== '' || look.fill !== undefined) this.put(column + i, row, text, look);
    });
  }

  /** Rules around each of these cells. */
  rules(column: number, row: number, columns: number, rows: number, colour = '#b5b5b5'): void {
    for (let r = 0; r <= rows; r += 1) {
      const y = this.yOf(row + r);
      this.#sheet.moveTo(this.xOf(column), y).lineTo(this.xOf(column + columns), y);
    }
    for (let c = 0; c <= columns; c += 1) {
      const x = this.xOf(column + c);
      this.#sheet.moveTo(x, this.yOf(row)).lineTo(x, this.yOf(row + rows));
    }
    this.#sheet.lineWidth(0.3).stroke(colour);
  }
}

export interface ChartBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** Columns above and below a line of zero, with the figures of the axis at the left and names below. */
export function columnChart(
  sheet: Sheet,
  box: ChartBox,
  bars: readonly (readonly [name: string, value: number])[],
): void {
  const values = bars.map(([, v]) => v);
  const step = Math.max(2, Math.ceil((Math.max(...values, 0) - Math.min(...values, 0)) / 5 / 2) * 2);
  const low = Math.floor(Math.min(...values, 0) / step) * step;
  const high = Math.ceil(Math.max(...values, 0) / step) * step;
  const yAt = (v: number): number => box.y + box.height * (1 - (v - low) / (high - low));
  for (let v = low; v <= high; v += step) {
    sheet
      .moveTo(box.x, yAt(v))
      .lineTo(box.x + box.width, yAt(v))
      .lineWidth(0.3)
      .stroke('#cccccc');
    write(sheet, `${v}%`, box.x - 30, yAt(v) - 3.5, 26, { size: 6, align: 'right' });
  }
  const each = box.width / bars.length;
  bars.forEach(([name, value], i) => {
    const x = box.x + i * each + each * 0.25;
    sheet.rect(x, Math.min(yAt(0), yAt(value)), each / 2, Math.abs(yAt(value) - yAt(0))).fill(box.colour);
    write(sheet, name, box.x + i * each, box.y + box.height + 2, each, { size: 5.6, align: 'center' });
  });
}

/** Keeps the fund's own rows of a monthly series, where the page prints no benchmark. */
export function withoutBenchmark(figures: s.Figures, line: string): void {
  figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === line);
  for (const row of figures.reported_returns) row.benchmark_return_percent = null;
}

/** The classes of all parts, and the share of each part in them. */
export function matrix(parts: readonly s.Figures[], type: s.AllocationType, none: string): string[][] {
  const labels = [...new Set(parts.flatMap((p) => s.ofType(p, type).map((r) => r.label_raw)))];
  return labels.map((label) => [
    label,
    ...parts.map((p) => s.ofType(p, type).find((r) => r.label_raw === label)?.percent ?? none),
  ]);
}
