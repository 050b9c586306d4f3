/** The pages of AMC N61: the left and the right half of a sheet of a workbook. */
import type { Sheet } from './pdf1.ts';
import { write } from './pdf1.ts';
import * as s from './shared13.ts';

const LEFT = 34;
const TOP = 46;
const HEIGHT = 12.4;
const HEAD = '#1f4e78';
const PALE = '#ddebf7';
const MONTHS_ROW = 33;
const MONTHS_LEFT = 7;
const bar = { font: 'bold', fill: HEAD, colour: '#ffffff' } as const;
const head = { font: 'bold', fill: PALE, align: 'center' } as const;

/** Negative figures in brackets. */
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(v));

function frame(sheet: Sheet, entry: s.Entry, page: number, widths: readonly number[]): s.Cells {
  sheet.addPage({ size: [842, 595], margin: 0 });
  write(sheet, entry.fund_name_raw, LEFT, 20, 774, { size: 8, align: 'center' });
  write(sheet, entry.page_footer_raw?.replace(/\d+/, String(page)) ?? '', LEFT, 566, 774, { size: 8, align: 'center' });
  write(sheet, 'FMR_Mar18_Final_v3.xlsx', LEFT, 566, 300, { size: 8 });
  return new s.Cells(sheet, { left: LEFT, top: TOP, height: HEIGHT, widths });
}

/** Rows of facts: the label flows over the empty second cell, the value is in the third one. */
function facts(cells: s.Cells, entry: s.Entry, top: number): void {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, 'N/A');
  const rows: s.Item[] = [
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Par Value', 'par_value_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Fund Stability Rating', rating('FUND')],
    ['AMC Rating', rating('AMC')],
  ];
  cells.put(0, top, 'Fund Information', { ...bar, span: 4 });
  rows.forEach(([label, value], i) => {
    cells.put(0, top + 1 + i, label);
    cells.put(2, top + 1 + i, value);
  });
}

/** The sign of the currency and the number are at the two borders of the cell. */
function money(cells: s.Cells, column: number, row: number, value: string): void {
  cells.put(column, row, 'Rs.', { align: 'left' });
  cells.put(column, row, value, { align: 'right' });
}

function sizes(cells: s.Cells, entry: s.Entry, top: number): void {
  cells.put(0, top, 'Fund Size and Price', { ...bar, span: 4 });
  const label = (i: number, text: string): void => {
    cells.put(0, top + i, text);
  };
  label(1, 'Net Assets (Rupees)');
  cells.put(2, top + 1, '##########');
  label(2, entry.fund_size_label_raw ?? '');
  money(cells, 2, top + 2, entry.fund_size_raw ?? '');
  label(3, 'Units Outstanding');
  cells.put(2, top + 3, s.grouped(Number(entry.units_outstanding), 0));
  label(4, 'NAV per Unit');
  money(cells, 2, top + 4, entry.nav_per_unit ?? '');
  const rest = [
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ];
  rest.forEach(([text, value], i) => {
    label(5 + i, text);
    cells.put(2, top + 5 + i, value);
  });
}

function allocation(cells: s.Cells, entry: s.Entry, type: s.AllocationType, column: number, top: number): number {
  const rows = s.lines(entry, type);
  if (rows.length === 0) return top;
  cells.put(column, top, s.titleOf(entry, type), { ...bar, span: 4 });
  cells.row(column, top + 1, ['', '', ...s.datesOf(entry, type)], { font: 'bold', fill: PALE });
  rows.forEach((r, i) => {
    cells.put(column, top + 2 + i, r.label);
    cells.row(column + 2, top + 2 + i, r.cells.map(cell));
  });
  cells.put(column, top + 2 + rows.length, 'Total', { font: 'bold' });
  const sums = s.datesOf(entry, type).map((_, k) =>
    s.sumOf(
      rows.map((r) => r.cells[k] ?? ''),
      1,
    ),
  );
  cells.row(column + 2, top + 2 + rows.length, sums, { font: 'bold' });
  return top + rows.length + 4;
}

function returns(cells: s.Cells, entry: s.Entry, top: number): number {
  cells.put(4, top, 'Fund Performance (%)', { ...bar, span: 4 });
  cells.row(4, top + 1, ['Period', entry.fund_column_raw ?? '', 'Benchmark', 'Rank'], head);
  entry.reported_returns.forEach((r, i) => {
    const rank = 1 + Math.floor(s.chance(entry.fund_name_raw, r.period_label_raw) * 12);
    cells.put(4, top + 2 + i, r.period_label_raw);
    cells.row(5, top + 2 + i, [cell(r.fund_return_percent), cell(r.benchmark_return_percent)]);
    cells.put(7, top + 2 + i, `${rank} of 14`, { align: 'right' });
  });
  cells.rules(4, top + 1, 4, entry.reported_returns.length + 1);
  return top + entry.reported_returns.length + 3;
}

/** The sub-funds are columns of each table. */
function pension(cells: s.Cells, entry: s.Entry, top: number): void {
  const subs = entry.sub_funds;
  const names = subs.map((x) => x.name_raw);
  const first = s.only(subs[0], 'sub-fund');
  cells.put(0, top + 20, 'Sub-Fund Statistics', { ...bar, span: 4 });
  cells.row(0, top + 21, ['', ...names], { ...head, align: 'right' });
  const rows: [string, string[]][] = [
    [first.fund_size_label_raw ?? '', subs.map((x) => x.fund_size_raw ?? '')],
    ['NAV per Unit (Rs.)', subs.map((x) => x.nav_per_unit ?? '')],
    ...first.fees.map((f): [string, string[]] => [
      f.fee_label_raw,
      subs.map((x) => `${s.feeOf(x, f.fee_label_raw, null)}%`),
    ]),
  ];
  rows.forEach(([label, values], i) => {
    cells.put(0, top + 22 + i, label);
    cells.row(1, top + 22 + i, values);
  });
  cells.rules(0, top + 21, 4, rows.length + 1);
  cells.rules(4, top + 21, 4, SCHEMES.length + 1);
  cells.put(4, top, 'Performance of the Sub-Funds (%)', { ...bar, span: 4 });
  cells.row(4, top + 1, ['Period', ...names], { ...head, align: 'right' });
  s.periods(first).forEach((label, i) => {
    cells.put(4, top + 2 + i, label);
    cells.row(
      5,
      top + 2 + i,
      subs.map((x) => cell(s.returnAt(x, label)?.fund_return_percent)),
    );
  });
  const below = top + s.periods(first).length + 4;
  cells.put(4, below, s.titleOf(first, 'ASSET_ALLOCATION'), { ...bar, span: 4 });
  cells.row(4, below + 1, ['', ...names], { ...head, align: 'right' });
  s.matrix(subs, 'ASSET_ALLOCATION', '-').forEach((row, i) => {
    cells.row(4, below + 2 + i, row);
  });
  cells.put(4, top + 20, 'Allocation Schemes (minimum in each Sub-Fund)', { ...bar, span: 4 });
  cells.row(4, top + 21, ['Scheme', ...names], { ...head, align: 'right' });
  SCHEMES.forEach((row, i) => {
    cells.row(4, top + 22 + i, row.slice(0, 1));
    cells.row(5, top + 22 + i, row.slice(1), { align: 'right' });
  });
}

interface MonthRow {
  readonly name: string;
  readonly values: readonly string[];
}

function monthRows(entry: s.Entry): { labels: string[]; rows: MonthRow[] } {
  const figures = entry.sub_funds.length > 0 ? entry.sub_funds : [entry];
  const all = figures.flatMap((f) => f.monthly_returns);
  const labels = s.labelsOf(all);
  const names = [...new Set(all.map((r) => r.series_raw))];
  return {
    labels,
    rows: names.map((name) => ({ name, values: labels.map((l) => cell(s.percentAt(all, name, l))) })),
  };
}

function leftPage(sheet: Sheet, entry: s.Entry, page: number): void {
  const cells = frame(sheet, entry, page, [120, 84, 84, 96, 120, 84, 84, 92]);
  cells.put(0, 0, entry.amc_name_raw, { font: 'bold', size: 13, span: 8, align: 'center' });
  cells.put(0, 1, 'Fund Manager Report', { font: 'bold', size: 9, span: 7, align: 'center' });
  cells.put(7, 1, entry.report_month_label_raw, { font: 'bold', size: 9, align: 'right' });
  cells.put(0, 2, entry.fund_name_raw, { font: 'bold', size: 11, span: 8, align: 'center' });
  cells.put(0, 3, entry.investment_objective_raw ?? '', { font: 'italic' });
  facts(cells, entry, 4);
  if (entry.sub_funds.length > 0) pension(cells, entry, 4);
  else {
    sizes(cells, entry, 24);
    const next = returns(cells, entry, 4);
    const second = entry.allocations.find((a) => a.allocation_type !== 'ASSET_ALLOCATION')?.allocation_type;
    const third = allocation(cells, entry, 'ASSET_ALLOCATION', 4, next);
    if (second === 'CREDIT_QUALITY') allocation(cells, entry, second, 4, third);
    else chart(sheet, cells, entry, { column: 4, row: 20, span: 4 });
  }
  const { labels, rows } = monthRows(entry);
  cells.put(0, MONTHS_ROW, 'Monthly Returns (%)', { ...bar, span: 8 });
  cells.row(0, MONTHS_ROW + 1, ['', ...labels.slice(0, MONTHS_LEFT)], { font: 'bold', fill: PALE });
  rows.forEach((r, i) => {
    cells.row(0, MONTHS_ROW + 2 + i, [r.name, ...r.values.slice(0, MONTHS_LEFT)]);
  });
  cells.rules(0, MONTHS_ROW + 1, 8, rows.length + 1);
  cells.put(0, MONTHS_ROW + 6, entry.footnotes_raw[0] ?? '', { size: 6.6 });
}

/** A picture of the months, whose figures the table of months has. */
function chart(
  sheet: Sheet,
  cells: s.Cells,
  entry: s.Entry,
  at: { readonly column: number; readonly row: number; readonly span: number },
): void {
  const short = entry.fund_column_raw ?? '';
  const x = cells.xOf(at.column);
  cells.put(at.column, at.row, `Chart: ${short}`, { ...bar, span: at.span });
  s.columnChart(
    sheet,
    {
      x: x + 28,
      y: cells.yOf(at.row + 1) + 6,
      width: cells.xOf(at.column + at.span) - x - 34,
      height: 92,
      colour: '#5b9bd5',
    },
    s
      .labelsOf(entry.monthly_returns)
      .map((l) => [l.slice(0, 3), Number(s.percentAt(entry.monthly_returns, short, l))] as const),
  );
}

/** What part of a participant's money each scheme puts in each sub-fund at least. */
const SCHEMES = [
  ['High Volatility', '65%', '20%', 'Nil'],
  ['Medium Volatility', '35%', '40%', '10%'],
  ['Low Volatility', '10%', '60%', '15%'],
  ['Lower Volatility', 'Nil', '40%', '40%'],
] as const;

function holdings(cells: s.Cells, entry: s.Entry, fund: s.Fund, top: number): void {
  cells.put(0, top, entry.holdings_title_raw ?? '', { ...bar, span: 3 });
  cells.row(0, top + 1, ['Name of Company', 'Sector', 'Weight'], { font: 'bold', fill: PALE });
  entry.holdings.forEach((h, i) => {
    cells.put(0, top + 2 + i, h.name_raw);
    cells.put(1, top + 2 + i, s.noteOf(fund, h.name_raw), { isCut: true });
    cells.put(2, top + 2 + i, `${h.percent}%`);
  });
  cells.rules(0, top + 1, 3, entry.holdings.length + 1);
}

const REVIEW = {
  rate: 'During the month the Government raised Rs. 1,243 billion in two auctions of T-Bills, in which the bids were mostly in the tenor of three months. The State Bank had left the policy rate at 6.00% in its statement of January and did not meet in March. CPI inflation eased to 3.2% from 3.8% in February. The Fund kept its maturity short, as a rise of the policy rate is likely after the fall of the rupee to Rs. 115.5 per US dollar.',
  market:
    'The market fell by 2.5% during the month, as cement and steel companies reported lower margins and local funds met redemptions, although oil had risen to USD 70 per barrel. The rupee lost 4.4% against the US dollar. Foreigners bought shares of USD 18.6 million net. Average daily volume rose by 11% to 189 million shares. The weight of exporters and of companies whose prices follow the dollar was raised.',
} as const;
const WWF =
  'Provision for Sindh Workers Welfare Fund: the Fund holds a provision against SWWF of Rs. 4.87 million. Had the provision not been made, the NAV per unit would be higher by Rs. 0.06 and the return of the year by 0.12%. For details see Note 11 of the condensed interim accounts for the half year ended December 31, 2017.';

function rightPage(sheet: Sheet, entry: s.Entry, fund: s.Fund, page: number): void {
  const cells = frame(sheet, entry, page, [118, 74, 74, 74, 74, 90, 30, 100, 70, 70]);
  if (entry.holdings.length > 0) holdings(cells, entry, fund, 4);
  else {
    cells.put(0, 4, 'Market Review', { ...bar, span: 5 });
    write(sheet, REVIEW[fund.model.kind], cells.xOf(0) + 2, cells.yOf(5) + 2, 410, { size: 7.6 });
  }
  if (s.ofType(entry, 'SECTOR_ALLOCATION').length > 0) sectorBlock(cells, entry);
  else if (entry.sub_funds.length === 0) payoutBlock(cells, entry, fund);
  const people = s.people(entry);
  cells.put(7, 17, 'Members of Investment Committee', { ...bar, span: 3 });
  people.forEach(([role, name], i) => {
    cells.put(7, 18 + i, name);
    cells.put(8, 18 + i, role, { align: 'left' });
  });
  cells.put(0, 18, entry.holdings.length > 0 ? 'Market Review and SWWF' : 'SWWF', { ...bar, span: 5 });
  const text = entry.holdings.length > 0 ? `${REVIEW.market}\n\n${WWF}` : WWF;
  write(sheet, text, cells.xOf(0) + 2, cells.yOf(19) + 2, 410, { size: 7.2 });
  const { labels, rows } = monthRows(entry);
  cells.row(0, MONTHS_ROW, ['', '', '', '', '', ''], bar);
  cells.row(0, MONTHS_ROW + 1, [...labels.slice(MONTHS_LEFT), ''], { font: 'bold', fill: PALE });
  rows.forEach((r, i) => {
    cells.row(0, MONTHS_ROW + 2 + i, [...r.values.slice(MONTHS_LEFT), r.name]);
  });
  cells.rules(0, MONTHS_ROW + 1, 6, rows.length + 1);
  if (s.ofType(entry, 'CREDIT_QUALITY').length > 0) chart(sheet, cells, entry, { column: 7, row: 24, span: 3 });
  write(sheet, s.RISK_NOTE, LEFT, cells.yOf(40), 774, { size: 6.6 });
}

function sectorBlock(cells: s.Cells, entry: s.Entry): void {
  cells.put(7, 4, s.titleOf(entry, 'SECTOR_ALLOCATION'), { ...bar, span: 3 });
  cells.row(7, 5, ['', ...s.datesOf(entry, 'SECTOR_ALLOCATION')], { font: 'bold', fill: PALE });
  s.lines(entry, 'SECTOR_ALLOCATION').forEach((r, i) => {
    cells.row(7, 6 + i, [r.label, ...r.cells.map(cell)]);
  });
}

function payoutBlock(cells: s.Cells, entry: s.Entry, fund: s.Fund): void {
  const part = s.only(s.partsOf(entry, fund)[0], 'part');
  cells.put(7, 4, 'Payout History', { ...bar, span: 3 });
  cells.row(7, 5, ['Year', 'Rs. per Unit', '% of Par'], { font: 'bold', fill: PALE });
  s.payouts(part, { year: 2018, month: 3 }, 5).forEach(([year = '', perUnit = '', , ofPar = ''], i) => {
    cells.row(7, 6 + i, [year, perUnit, `${ofPar}%`]);
  });
}

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  leftPage(sheet, entry, entry.page_number);
  rightPage(sheet, entry, fund, entry.page_number + 1);
}
