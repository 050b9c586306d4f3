/** Draws the pages of AMC N10. */
import type PDFDocument from 'pdfkit';
import * as s from './shared3.ts';

type Doc = InstanceType<typeof PDFDocument>;

export const AMC = 'Manchar Investments Limited';
export const LEFT = 34;
const RIGHT = 561;
export const BAND = 246;
const SEA = '#0b6e8a';
const SAND = '#e9f1f3';
const INK = '#1c2b33';
const TINTS = ['#0b6e8a', '#e2a03f', '#7fb7be', '#9c4f2f'];

interface Style {
  readonly size?: number;
  readonly font?: 'roman' | 'bold' | 'italic';
  readonly color?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
}

export class Sheet {
  readonly doc: Doc;

  constructor(doc: Doc) {
    this.doc = doc;
  }

  /** Writes text with its top at y and returns the y below it. */
  text(text: string, x: number, y: number, style: Style = {}): number {
    const { size = 7, font = 'roman', color = INK, width = 300, align = 'left' } = style;
    this.doc.font(font).fontSize(size).fillColor(color).text(text, x, y, { width, align, lineGap: 0.4 });
    return this.doc.y;
  }

  box(x: number, y: number, w: number, h: number, color: string): void {
    this.doc.rect(x, y, w, h).fill(color);
  }

  rule(y: number, from: number, to: number): void {
    this.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.4).strokeColor('#9fb4bb').stroke();
  }
}

const signed = (value: string): string => (value.startsWith('-') ? `−${value.slice(1)}` : value);

/** The share as a part of a stacked bar, then a legend of this and the previous month. */
function drawMix(sheet: Sheet, entry: s.Entry, x: number, top: number): number {
  const rows = s.tableOf(entry.allocations, 'ASSET_ALLOCATION');
  let at = x;
  rows.forEach(({ cells }, i) => {
    const width = (155 * Number(cells[0])) / 100;
    sheet.box(at, top + 11, width, 9, TINTS[i] ?? INK);
    at += width;
  });
  sheet.text('Asset mix, % of total assets', x, top, { font: 'bold', color: SEA });
  const months = entry.allocations.slice(0, 2).map((a) => a.period_label ?? '');
  months.forEach((m, i) => sheet.text(m, x + 95 + i * 30, top + 23, { width: 30, align: 'right', size: 6 }));
  let y = top + 32;
  rows.forEach(({ label, cells }, i) => {
    sheet.box(x, y + 1, 5, 5, TINTS[i] ?? INK);
    sheet.text(label, x + 9, y, { width: 90 });
    cells.forEach((c, k) => sheet.text(c, x + 95 + k * 30, y, { width: 30, align: 'right' }));
    y += 9.4;
  });
  return y + 4;
}

/** Name and share of each holding in one numbered line; the shares follow the names. */
function drawHoldings(sheet: Sheet, entry: s.Entry, x: number, top: number): void {
  sheet.text(entry.holdings_title_raw ?? '', x, top, { font: 'bold', color: SEA });
  entry.holdings.forEach((h, i) =>
    sheet.text(`${h.rank}  ${h.name_raw}  ${h.percent}%`, x, top + 11 + i * 9.4, { width: 160 }),
  );
}

function drawReturns(sheet: Sheet, entry: s.Entry, x: number, top: number): void {
  sheet.text('Return, %', x, top, { font: 'bold', color: SEA });
  ['Fund', 'Peers', 'Benchmark'].forEach((head, i) =>
    sheet.text(head, x + (46 + i * 38), top, { width: 38, align: 'right', size: 6.4 }),
  );
  entry.reported_returns.forEach((r, i) => {
    const y = top + 13 + i * 11.5;
    sheet.text(r.period_label_raw, x, y, { width: 60 });
    [r.fund_return_percent, r.peer_return_percent, r.benchmark_return_percent].forEach((v, k) =>
      sheet.text(signed(v ?? '–'), x + (46 + k * 38), y, {
        width: 38,
        align: 'right',
        font: k === 0 ? 'bold' : 'roman',
      }),
    );
    sheet.rule(y + 9.4, x, x + 160);
  });
}

function drawFacts(sheet: Sheet, entry: s.Entry, x: number, top: number): void {
  const rating = entry.ratings.find((r) => r.subject === 'FUND');
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk', entry.risk_profile_raw],
    ['Inception', entry.launch_date_raw],
    ['Rating', rating?.line_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
  const shown = rows.filter(([, v]) => v !== null && v !== undefined);
  const tops: number[] = [];
  let y = top;
  for (const [label, value] of shown) {
    tops.push(y);
    const lines = Math.max(
      sheet.doc
        .font('roman')
        .fontSize(7)
        .heightOfString(value ?? '', { width: 92, lineGap: 0.4 }),
      sheet.doc.heightOfString(label, { width: 56, lineGap: 0.4 }),
    );
    y += lines + 4;
  }
  shown.forEach(([label], i) => sheet.text(label, x, tops[i] ?? 0, { width: 56, color: '#5d7780' }));
  shown.forEach(([, value], i) => sheet.text(value ?? '', x + 62, tops[i] ?? 0, { width: 92 }));
}

/** One fund as a band over the whole width of the page. */
export function drawBand(sheet: Sheet, entry: s.Entry, top: number): void {
  const { doc } = sheet;
  sheet.box(LEFT, top, 16, BAND - 14, SEA);
  doc.save();
  doc.rotate(-90, { origin: [LEFT + 4, top + BAND - 24] });
  sheet.text(entry.fund_column_raw ?? '', LEFT + 4, top + BAND - 24, { color: 'white', font: 'bold', size: 8 });
  doc.restore();
  const a = LEFT + 26;
  const b = a + 172;
  const c = b + 176;
  sheet.text(entry.fund_name_raw, a, top, { font: 'bold', size: 12, color: SEA, width: 330 });
  sheet.box(b, top + 20, 160, 36, SAND);
  sheet.text(entry.fund_size_raw ?? '', b + 6, top + 24, { font: 'bold', size: 11, width: 84 });
  sheet.text(entry.fund_size_label_raw ?? '', b + 6, top + 42, { size: 6.2 });
  sheet.text(entry.nav_per_unit ?? '', b + 92, top + 24, { font: 'bold', size: 11, width: 66 });
  sheet.text('NAV per unit, Rs', b + 92, top + 42, { size: 6.2 });
  drawReturns(sheet, entry, b, top + 66);
  const below = drawMix(sheet, entry, c, top + 4);
  drawHoldings(sheet, entry, c, below + 6);
  drawFacts(sheet, entry, a, top + 24);
  sheet.text(entry.investment_objective_raw ?? '', a, top + 196, { font: 'italic', size: 7.6, width: 480 });
  sheet.rule(top + BAND - 8, LEFT, RIGHT);
}

/** Monthly returns of all funds: a line for each fund, its benchmark in the line below. */
export function drawMonths(sheet: Sheet, entries: readonly s.Entry[], top: number): number {
  const first = entries[0];
  if (first === undefined) return top;
  const months = s.cellsOf(first.monthly_returns, first.fund_column_raw ?? '').map((r) => r.period_label_raw);
  sheet.text('Monthly returns, %', LEFT, top, { font: 'bold', size: 10, color: SEA });
  months.forEach((m, i) => sheet.text(m, LEFT + 70 + i * 38, top + 16, { width: 36, align: 'right', size: 6.4 }));
  let y = top + 28;
  for (const entry of entries) {
    for (const series of [entry.fund_column_raw ?? '', 'Benchmark']) {
      const font = series === 'Benchmark' ? 'roman' : 'bold';
      sheet.text(series, LEFT, y, { font, width: 70 });
      s.cellsOf(entry.monthly_returns, series).forEach((r, i) =>
        sheet.text(signed(r.percent), LEFT + 70 + i * 38, y, { font, width: 36, align: 'right' }),
      );
      y += 11;
    }
    sheet.rule(y - 1, LEFT, RIGHT);
    y += 3;
  }
  return y;
}

/** Charges of all funds: a line for each fund. */
export function drawCharges(sheet: Sheet, entries: readonly s.Entry[], top: number): number {
  const heads = [
    'Management fee',
    'Front-end load',
    'Back-end load',
    ...(entries[0]?.fees.map((f) => f.fee_label_raw) ?? []),
  ];
  sheet.text('What the funds cost', LEFT, top, { font: 'bold', size: 10, color: SEA });
  heads.forEach((h, i) => sheet.text(h, LEFT + 75 + i * 92, top + 16, { width: 84, align: 'right', size: 6.6 }));
  let y = top + 38;
  for (const entry of entries) {
    sheet.text(entry.fund_column_raw ?? '', LEFT, y, { font: 'bold', width: 70 });
    [
      entry.management_fee_raw,
      entry.front_end_load_raw,
      entry.back_end_load_raw,
      ...entry.fees.map((f) => `${f.percent}%`),
    ].forEach((v, i) => sheet.text(v ?? '', LEFT + 75 + i * 92, y, { width: 84, align: 'right' }));
    y += 12;
    sheet.rule(y - 2, LEFT, RIGHT);
  }
  return y;
}

export function drawHead(sheet: Sheet, title: string, month: string): void {
  sheet.text(title, LEFT, 24, { size: 8, color: '#5d7780' });
  sheet.text(month, RIGHT - 200, 24, { size: 8, color: '#5d7780', width: 200, align: 'right' });
}

export function drawFooter(sheet: Sheet, footer: string): void {
  sheet.text(footer, LEFT, 806, { size: 6.5, color: '#5d7780', width: 400 });
}
