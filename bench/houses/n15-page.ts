/** The pages of AMC N15 with figures: sizes and prices as cards, returns under turned heads, months, column charts. */
import { drawGrid, write } from './pdf1.ts';
import type { Look, Row, Sheet } from './pdf1.ts';
import * as s from './shared4.ts';

export const INK = '#3b2a1a';
export const TONE = '#a4572b';
export const PALE = '#f4e9df';
const GREY = '#b8aa9c';
export const LEFT = 30;
export const WIDTH = 535;

export interface Line {
  readonly entry: s.Entry;
  readonly part: s.Part;
  readonly old: s.Figures;
  /** The fund's name, or the sub-fund's. */
  readonly title: string;
  /** The name of the pension fund, for its sub-funds. */
  readonly scheme: string | null;
}

export interface Report {
  readonly form: s.Form;
  readonly month: s.Month;
  readonly lines: readonly Line[];
  readonly entries: readonly s.Entry[];
  readonly amc: string;
}

export const dayText = (m: s.Month): string => `${s.daysIn(m)} ${s.monthName(m)} ${m.year}`;

/** Negative numbers have a true minus sign. */
export const minus = (text: string | null | undefined): string =>
  text === null || text === undefined ? '–' : text.replace('-', '−');

/** 1,23,45,678: groups of lakh and crore. */
export const inLakhs = (units: string | undefined): string => String(units ?? '').replace(/\B(?=(\d{2})*\d{3}$)/g, ',');

export function openPage(sheet: Sheet, report: Report, title: string, note: string, page: number): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  sheet.rect(0, 0, 595, 6).fill(TONE);
  write(sheet, title, LEFT, 22, 330, { size: 19, colour: TONE, font: 'bold' });
  write(sheet, `${s.monthName(report.month)} ${report.month.year}`, 365, 28, 200, { size: 10, align: 'right' });
  write(sheet, note, LEFT, 50, WIDTH, { size: 7.5, font: 'italic', colour: INK });
  write(sheet, `${report.amc} – ${page}`, LEFT, 818, WIDTH, { size: 7, align: 'center', colour: INK });
}

const labelled = (
  sheet: Sheet,
  at: { readonly x: number; readonly y: number; readonly width: number },
  value: string,
  label: string,
  look: Look = {},
): void => {
  write(sheet, value, at.x, at.y, at.width, { size: 9, colour: INK, ...look });
  write(sheet, label, at.x, at.y + (look.size ?? 9) + 3, at.width, { size: 6.2, colour: '#7c6c5c' });
};

function card(sheet: Sheet, line: Line, x: number, y: number, before: string): void {
  const f = line.part.figures;
  sheet.roundedRect(x, y, 260, 168, 6).fill(PALE);
  const name = line.scheme === null ? line.title : `${line.scheme}: ${line.title}`;
  write(sheet, name, x + 10, y + 9, 240, { size: 10, font: 'bold', colour: TONE });
  labelled(sheet, { x: x + 10, y: y + 30, width: 120 }, f.fund_size_raw ?? '', f.fund_size_label_raw ?? '', {
    size: 18,
    font: 'bold',
  });
  labelled(sheet, { x: x + 140, y: y + 30, width: 110 }, f.nav_per_unit ?? '', 'NAV per unit', {
    size: 18,
    font: 'bold',
  });
  labelled(sheet, { x: x + 10, y: y + 68, width: 80 }, inLakhs(f.units_outstanding), 'Units in issue');
  labelled(sheet, { x: x + 95, y: y + 68, width: 75 }, f.offer_price ?? '', 'Offer price');
  labelled(sheet, { x: x + 172, y: y + 68, width: 80 }, f.repurchase_price ?? '', 'Repurchase price');
  const old = `On ${before}: net assets ${line.old.fund_size_raw}, NAV ${line.old.nav_per_unit}`;
  write(sheet, old, x + 10, y + 98, 240, { size: 7.2, font: 'italic', colour: INK });
  const aim = line.scheme === null ? (line.entry.investment_objective_raw ?? '') : '';
  write(sheet, aim, x + 10, y + 114, 240, { size: 7.4, colour: INK });
  const metrics = f.metrics.map((m) => `${m.label_raw}: ${m.value_raw}`).join(', ');
  write(sheet, metrics, x + 10, y + 148, 240, { size: 7.4, colour: INK });
}

export function drawSizes(sheet: Sheet, report: Report, page: number): void {
  const note = `As at ${dayText(report.month)}. Net assets in crore of rupees (1 crore = 10 million); prices in rupees.`;
  openPage(sheet, report, 'Size and price', note, page);
  report.lines.forEach((line, i) => {
    card(sheet, line, LEFT + (i % 2) * 272, 72 + Math.floor(i / 2) * 180, dayText(s.before(report.month)));
  });
  const pension = report.entries.find((e) => e.sub_funds.length > 0);
  write(sheet, pension?.fund_name_raw ?? '', 310, 630, 240, { size: 10, font: 'bold', colour: TONE });
  write(sheet, pension?.investment_objective_raw ?? '', 310, 646, 240, { size: 7.4, colour: INK });
}

/** Writes upwards from (x, y). */
function turned(sheet: Sheet, text: string, x: number, y: number, width: number, look: Look): void {
  sheet.save();
  sheet.rotate(-90, { origin: [x, y] });
  write(sheet, text, x, y, width, look);
  sheet.restore();
}

export function drawReturns(sheet: Sheet, report: Report, page: number): void {
  const note =
    'In percent. Periods beyond one year: a year, compounded; periods up to one year of money market, income and debt: annualised.';
  openPage(sheet, report, 'Returns by period', note, page);
  const labels = report.form.periods.map(([, label]) => label);
  const step = 50;
  const first = LEFT + 175;
  labels.forEach((label, i) => {
    turned(sheet, label, first + i * step + 32, 150, 80, { size: 8.5, font: 'bold', colour: TONE });
  });
  const rows: Row[] = [];
  let scheme: string | null = null;
  for (const { part, title, scheme: of } of report.lines) {
    if (of !== null && of !== scheme)
      rows.push({ cells: [of, ...labels.map(() => '')], look: { font: 'bold', colour: TONE } });
    scheme = of;
    const cells = (key: 'fund_return_percent' | 'benchmark_return_percent'): string[] =>
      labels.map((label) => minus(part.figures.reported_returns.find((r) => r.period_label_raw === label)?.[key]));
    rows.push({ cells: [title, ...cells('fund_return_percent')], look: { font: 'bold' }, fill: PALE });
    rows.push({ cells: ['Benchmark', ...cells('benchmark_return_percent')] });
  }
  drawGrid(sheet, {
    x: LEFT,
    y: 158,
    widths: [175, ...labels.map(() => step)],
    rows,
    aligns: ['left', ...labels.map(() => 'right' as const)],
    look: { size: 8.4, colour: INK },
    pad: 7,
  });
}

export function drawMonths(sheet: Sheet, report: Report, page: number): void {
  openPage(
    sheet,
    report,
    'Month by month',
    'In percent; F: fund or sub-fund, Bm: its benchmark. Fiscal years run from July to June.',
    page,
  );
  const step = 68;
  const first = LEFT + 52;
  report.lines.forEach((line, i) => {
    const name = line.scheme === null ? line.title : `${line.scheme}: ${line.title}`;
    turned(sheet, name, first + i * step + 22, 168, 95, { size: 7.6, font: 'bold', colour: TONE });
  });
  const series = report.lines.flatMap(({ part }) => [part.line, 'Bm'].map((of) => ({ figures: part.figures, of })));
  const row = (label: string, rows: (f: s.Figures) => readonly s.SeriesRow[]): Row => ({
    cells: [label, ...series.map(({ figures, of }) => minus(s.percentAt(rows(figures), of, label)))],
  });
  const months = s.labelsOf(report.lines[0]?.part.figures.monthly_returns ?? []);
  const years = s.labelsOf(report.lines[0]?.part.figures.historical_returns ?? []);
  const blank = series.map(() => '');
  drawGrid(sheet, {
    x: LEFT,
    y: 172,
    widths: [52, ...series.map(() => step / 2)],
    rows: [
      { cells: ['', ...series.map((_, i) => (i % 2 === 0 ? 'F' : 'Bm'))], look: { colour: TONE }, fill: PALE },
      ...months.map((label) => row(label, (f) => f.monthly_returns)),
      { cells: ['Fiscal years', ...blank], look: { font: 'bold', colour: TONE }, fill: PALE },
      ...years.map((label) => row(label, (f) => f.historical_returns)),
    ],
    aligns: ['left', ...series.map(() => 'right' as const)],
    look: { size: 7.4, colour: INK },
    pad: 8,
    rule: '#e2d3c5',
  });
}

/** Two columns for each class, the figure over each and the name of the class under both. */
function chart(sheet: Sheet, line: Line, x: number, y: number): void {
  const name = line.scheme === null ? line.title : `${line.scheme}: ${line.title}`;
  write(sheet, name, x, y, 255, { size: 9, font: 'bold', colour: TONE });
  const rows = s.ofType(line.part.figures, 'ASSET_ALLOCATION');
  const labels = [...new Set(rows.map((r) => r.label_raw))];
  const base = y + 122;
  const step = 50;
  labels.forEach((label, i) => {
    rows
      .filter((r) => r.label_raw === label)
      .forEach((r, k) => {
        const height = Math.max(0.5, Number(r.percent) * 0.88);
        const left = x + i * step + 2 + k * 22;
        sheet.rect(left + 2, base - height, 18, height).fill(k === 0 ? GREY : TONE);
        write(sheet, r.percent, left - 1, base - height - 9, 24, { size: 6.8, align: 'center', colour: INK });
      });
    write(sheet, label, x + i * step, base + 4, step - 2, { size: 7, align: 'center', colour: INK });
  });
  sheet
    .moveTo(x, base)
    .lineTo(x + 250, base)
    .lineWidth(0.5)
    .stroke(INK);
}

export function drawCharts(sheet: Sheet, report: Report, page: number): void {
  const note = `${report.form.assetTitle}. Left columns: ${dayText(s.before(report.month))}; right columns: ${dayText(report.month)}.`;
  openPage(sheet, report, 'Where the money is', note, page);
  report.lines.forEach((line, i) => {
    chart(sheet, line, LEFT + (i % 2) * 280, 76 + Math.floor(i / 2) * 182);
  });
}
