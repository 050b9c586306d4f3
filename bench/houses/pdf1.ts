/** The two PDF producers: Chromium printing HTML, and pdfkit with a table helper. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Each page is a `section` of the paper's size, such as "210mm 297mm". */
export function printHtml(paper: string, style: string, pages: readonly string[]): Buffer {
  const [width = '', height = ''] = paper.split(' ');
  const frame = `@page{size:${paper};margin:0}*{box-sizing:border-box}body{margin:0}
section{position:relative;width:${width};height:${height};overflow:hidden;break-after:page}section:last-child{break-after:auto}
table{border-collapse:collapse;width:100%}`;
  const folder = mkdtempSync(join(tmpdir(), 'mfds-houses-'));
  try {
    const [source, target] = [join(folder, 'report.html'), join(folder, 'report.pdf')];
    const body = pages.map((page) => `<section>${page}</section>`).join('\n');
    writeFileSync(
      source,
      `<!doctype html><html lang="en"><meta charset="utf-8"><style>${frame}${style}</style><body>${body}</body></html>`,
    );
    const outcome = spawnSync('chromium-headless-shell', [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--print-to-pdf=${target}`,
      source,
    ]);
    if (outcome.status !== 0) throw new Error(`Chromium did not print: ${outcome.stderr.toString()}`);
    return readFileSync(target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Sheet = PDFKit.PDFDocument;

const PRINTED = new Date(Date.UTC(2025, 0, 1));

/** A document without pages; `draw` adds each. `embedded` uses a subset of an embedded TrueType font. */
export async function printSheets(
  options: PDFKit.PDFDocumentOptions,
  embedded: boolean,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const sheet = new PDFDocument({ ...options, margin: 0, autoFirstPage: false, info: { CreationDate: PRINTED } });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
  });
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
  sheet.registerFont('plain', embedded ? join(fonts, 'LiberationSans-Regular.ttf') : 'Helvetica');
  sheet.registerFont('bold', embedded ? join(fonts, 'LiberationSans-Bold.ttf') : 'Helvetica-Bold');
  sheet.registerFont('italic', embedded ? join(fonts, 'LiberationSans-Italic.ttf') : 'Helvetica-Oblique');
  draw(sheet);
  sheet.end();
  return ended;
}

export interface Look {
  readonly size?: number;
  readonly font?: 'plain' | 'bold' | 'italic';
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
}

/** Writes text in a box and returns its height. */
export function write(sheet: Sheet, text: string, x: number, y: number, width: number, look: Look = {}): number {
  sheet.font(look.font ?? 'plain').fontSize(look.size ?? 8);
  const options = { width, align: look.align ?? 'left' } as const;
  const height = sheet.heightOfString(text, options);
  sheet.fillColor(look.colour ?? '#222222').text(text, x, y, options);
  return height;
}

export interface Row {
  readonly cells: readonly string[];
  readonly look?: Look;
  readonly fill?: string;
  /** Columns that the cells span; absent: one each. */
  readonly spans?: readonly number[];
}

export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
  readonly rows: readonly Row[];
  /** Of each column. */
  readonly aligns: readonly ('left' | 'right' | 'center')[];
  readonly look?: Look;
  /** Points that a row is higher than its text. */
  readonly pad?: number;
  readonly rule?: string;
}

/** Draws rows as high as their highest cell and returns where they end. */
export function drawGrid(sheet: Sheet, grid: Grid): number {
  const pad = grid.pad ?? 3;
  const total = grid.widths.reduce((sum, width) => sum + width, 0);
  let y = grid.y;
  for (const row of grid.rows) {
    const look = { ...grid.look, ...row.look };
    sheet.font(look.font ?? 'plain').fontSize(look.size ?? 8);
    const boxes: { text: string; x: number; width: number; align: 'left' | 'right' | 'center' }[] = [];
    let column = 0;
    let x = grid.x;
    row.cells.forEach((text, index) => {
      const span = row.spans?.[index] ?? 1;
      const width = grid.widths.slice(column, column + span).reduce((sum, each) => sum + each, 0);
      const align = span > 1 ? 'center' : (row.look?.align ?? grid.aligns[column] ?? 'left');
      boxes.push({ text, x: x + 3, width: width - 6, align });
      x += width;
      column += span;
    });
    const height = Math.max(...boxes.map((box) => sheet.heightOfString(box.text || ' ', { width: box.width })));
    if (row.fill !== undefined) sheet.rect(grid.x, y, total, height + pad).fill(row.fill);
    for (const box of boxes) write(sheet, box.text, box.x, y + pad * 0.6, box.width, { ...look, align: box.align });
    y += height + pad;
    if (grid.rule !== undefined)
      sheet
        .moveTo(grid.x, y)
        .lineTo(grid.x + total, y)
        .lineWidth(0.4)
        .stroke(grid.rule);
  }
  return y;
}
