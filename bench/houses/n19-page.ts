/** The pages of AMC N19: a term sheet and tables at the left, the portfolio at the right; three columns for sub-funds. */
import { drawGrid, write } from './pdf1.ts';
import type { Grid, Row, Sheet } from './pdf1.ts';
import * as s from './shared5.ts';

const INK = '#1d1d1b';
const TONE = '#12406f';
const PALE = '#e6ecf3';
const RULE = '#b9c4d0';
const LEFT = 26;
const WIDE = 522;
const RIGHT = 562;
const NARROW = 254;

/** 30-Nov-22 */
export const day = ([y, m, d]: s.Day): string => {
  const month = { year: y, month: m };
  return `${String(d).padStart(2, '0')}-${s.shortMonth(month)}-${s.year2(month)}`;
};

/** (1.23)% */
const percent = (text: string | null | undefined): string =>
  text === null || text === undefined ? '-' : `${text.startsWith('-') ? `(${text.slice(1)})` : text}%`;

const heading = (sheet: Sheet, text: string, x: number, y: number, width: number): number => {
  sheet.rect(x, y, width, 12).fill(TONE);
  write(sheet, text, x + 3, y + 2.2, width - 6, { size: 7.4, font: 'bold', colour: '#ffffff' });
  return y + 12;
};

const grid = (sheet: Sheet, of: Omit<Grid, 'look'> & { readonly size?: number }): number =>
  drawGrid(sheet, { look: { size: of.size ?? 7, colour: INK }, pad: 3.4, rule: RULE, ...of }) + 7;

const head = (cells: readonly string[]): Row => ({ cells, look: { font: 'bold', colour: TONE }, fill: PALE });
const rights = (count: number): 'right'[] => Array.from({ length: count }, () => 'right');
const equal = (count: number, total: number): number[] => Array.from({ length: count }, () => total / count);

function openPage(sheet: Sheet, entry: s.Entry): void {
  sheet.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  write(sheet, 'Sakesar Asset Management', LEFT, 16, 400, { size: 17, font: 'bold', colour: TONE });
  write(sheet, 'Fund Manager’s Report', 516, 17, 300, { size: 9, align: 'right', colour: INK });
  write(sheet, entry.report_month_label_raw, 516, 29, 300, { size: 9, font: 'bold', align: 'right', colour: INK });
  sheet.rect(LEFT, 42, 790, 1.4).fill(TONE);
  write(sheet, entry.page_footer_raw ?? '', LEFT, 576, 790, { size: 6.6, align: 'center', colour: INK });
  const text =
    'Mutual funds are subject to market risks. Past performance is not indicative of future results. Please read the Offering Document.';
  write(sheet, text, LEFT, 566, 790, { size: 6.2, font: 'italic', align: 'center', colour: INK });
}

const EM = 'Nil';

function factsOf(entry: s.Entry): (readonly [string, string])[] {
  const rating = (subject: 'FUND' | 'AMC'): string | null => {
    const r = s.rated(entry, subject);
    return r === null ? null : `${r.rating_raw} by ${r.rating_agency} (${r.line_raw.split(' ').at(-1)})`;
  };
  const units = entry.units_outstanding === undefined ? null : s.grouped(Number(entry.units_outstanding), 0);
  const all: readonly (readonly [string, string | null | undefined])[] = [
    ['Type', entry.fund_type_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Category', entry.category_raw],
    ['NAV (30-Nov-22)', entry.nav_per_unit === null ? null : `PKR ${entry.nav_per_unit}`],
    ['Launch Date', entry.launch_date_raw],
    ['Units Outstanding', units],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Par Value', entry.par_value_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Stability Rating', entry.sub_funds.length > 0 ? null : (rating('FUND') ?? 'Not Applicable')],
    ['Sales Load (Front End)', entry.front_end_load_raw],
    ['Sales Load (Back End)', entry.back_end_load_raw ?? EM],
    ['Min. Initial Investment', entry.minimum_initial_raw],
    ['Min. Subseq. Investment', entry.minimum_subsequent_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Timings', entry.cutoff_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Registrar', entry.registrar_raw],
    ['Asset Manager Rating', rating('AMC')],
    ['Fund Manager', entry.parties[0]?.name_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
  return all.flatMap(([label, value]) => (value === null || value === undefined ? [] : [[label, value] as const]));
}

/** The name of the fund is the first value of the sheet. */
function sheetOf(sheet: Sheet, entry: s.Entry, width: number): number {
  const facts = factsOf(entry);
  const rows: Row[] = [
    { cells: ['Name of Scheme', entry.fund_name_raw], spans: [1, 3], look: { size: 11, font: 'bold' }, fill: PALE },
  ];
  for (let i = 0; i < facts.length; i += 2)
    rows.push({ cells: [facts[i], facts[i + 1]].flatMap((f) => [f?.[0] ?? '', f?.[1] ?? '']) });
  rows.push({ cells: ['Investment Objective', entry.investment_objective_raw ?? ''], spans: [1, 3] });
  const label = 100;
  return grid(sheet, {
    x: LEFT,
    y: 50,
    widths: [label, width / 2 - label, label, width / 2 - label],
    aligns: ['left', 'left', 'left', 'left'],
    rows,
  });
}

const ORDER = ['FYTD', 'MTD', '90 Days', '365 Days', '3 Years*', '5 Years*', 'Since Inception**'];

function returns(sheet: Sheet, entry: s.Entry, top: number): number {
  const y = heading(sheet, 'Fund Performance: November 2022', LEFT, top, WIDE);
  const own = entry.fund_column_raw ?? '';
  const cell = (label: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string =>
    percent(entry.reported_returns.find((r) => r.period_label_raw === label)?.[key]);
  const years = s.labelsOf(entry.historical_returns);
  const padded = [...years, ...ORDER.slice(years.length).map(() => '')];
  const year = (series: string): string[] =>
    padded.map((l) => (l === '' ? '' : percent(s.percentAt(entry.historical_returns, series, l))));
  const fiscal = [
    head(['', ...padded]),
    { cells: ['Benchmark', ...year('Benchmark')] },
    { cells: [own, ...year(own)] },
  ];
  const end = grid(sheet, {
    x: LEFT,
    y,
    widths: [67, ...equal(ORDER.length, WIDE - 67)],
    aligns: ['left', ...rights(ORDER.length)],
    rows: [
      head(['', ...ORDER]),
      { cells: ['Benchmark', ...ORDER.map((l) => cell(l, 'benchmark_return_percent'))] },
      { cells: [own, ...ORDER.map((l) => cell(l, 'fund_return_percent'))] },
      ...(years.length === 0 ? [] : fiscal),
    ],
  });
  write(sheet, entry.footnotes_raw.join('     '), LEFT, end - 5, WIDE, { size: 6, font: 'italic', colour: INK });
  return end + 6;
}

function rolling(sheet: Sheet, entry: s.Entry, top: number): number {
  const y = heading(sheet, 'Rolling Returns', LEFT, top, WIDE);
  const labels = s.labelsOf(entry.monthly_returns);
  const line = (series: string): Row => ({
    cells: [series, ...labels.map((l) => percent(s.percentAt(entry.monthly_returns, series, l)))],
  });
  return grid(sheet, {
    x: LEFT,
    y,
    size: 6.2,
    widths: [42, ...equal(labels.length, WIDE - 42)],
    aligns: ['left', ...rights(labels.length)],
    rows: [head(['', ...labels]), line('BM'), line(entry.fund_column_raw ?? '')],
  });
}

function expenses(sheet: Sheet, entry: s.Entry, top: number): number {
  const y = heading(sheet, 'Total Expense Ratio Breakup', LEFT, top, WIDE);
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const line = (period: string): Row => ({
    cells: [
      period,
      ...labels.map((l) =>
        percent(entry.fees.find((f) => f.row_label_raw === period && f.fee_label_raw === l)?.percent),
      ),
    ],
  });
  return grid(sheet, {
    x: LEFT,
    y,
    widths: [42, ...equal(labels.length, WIDE - 42)],
    aligns: ['left', ...rights(labels.length)],
    rows: [head(['', ...labels]), line('MTD'), line('YTD')],
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function assets(sheet: Sheet, figures: s.Figures, box: Box, withTotal: boolean): number {
  const rows = s.ofType(figures, 'ASSET_ALLOCATION');
  const y = heading(sheet, rows[0]?.table_title_raw ?? '', box.x, box.y, box.width);
  const total: Row[] = withTotal ? [{ cells: ['Total', '100.0%', '100.0%'], look: { font: 'bold' } }] : [];
  return grid(sheet, {
    x: box.x,
    y,
    widths: [box.width - 104, 52, 52],
    aligns: ['left', 'right', 'right'],
    rows: [
      head(['', ...new Set(rows.map((r) => r.period_label ?? ''))]),
      ...s.lines(figures, 'ASSET_ALLOCATION').map((r) => ({ cells: [r.label, ...r.cells.map(percent)] })),
      ...total,
    ],
  });
}

/** Two pairs of name and weight on a line, in the order of lines. */
function pairs(sheet: Sheet, title: string, items: readonly (readonly [string, string])[], box: Box): number {
  if (items.length === 0) return box.y;
  const y = heading(sheet, title, box.x, box.y, box.width);
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, i) => ({
    cells: [items[2 * i], items[2 * i + 1]].flatMap((item) => [item?.[0] ?? '', item?.[1] ?? '']),
  }));
  const name = box.width / 2 - 36;
  return grid(sheet, { x: box.x, y, widths: [name, 36, name, 36], aligns: ['left', 'right', 'left', 'right'], rows });
}

function secondTable(sheet: Sheet, figures: s.Figures, mix: s.Mix, box: Box): number {
  const type = mix.second?.type ?? null;
  const items = s.lines(figures, type).map((r) => [r.label, percent(r.cells[0])] as const);
  const title = type === null ? '' : (s.ofType(figures, type)[0]?.table_title_raw ?? '');
  if (type === 'CREDIT_QUALITY') return pairs(sheet, title, items, box);
  const y = heading(sheet, title, box.x, box.y, box.width);
  return grid(sheet, {
    x: box.x,
    y,
    widths: [box.width - 44, 44],
    aligns: ['left', 'right'],
    rows: items.map((cells) => ({ cells })),
  });
}

const holdingItems = (figures: s.Figures): (readonly [string, string])[] =>
  figures.holdings.map((h) => [h.name_raw, percent(h.percent)] as const);

function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  let y = sheetOf(sheet, entry, WIDE);
  for (const table of [returns, rolling, expenses]) y = table(sheet, entry, y);
  let right = 50;
  right = assets(sheet, entry, { x: RIGHT, y: right, width: NARROW }, true);
  right = secondTable(sheet, entry, fund, { x: RIGHT, y: right, width: NARROW });
  right = pairs(sheet, entry.holdings_title_raw ?? '', holdingItems(entry), { x: RIGHT, y: right, width: NARROW });
  if (Math.max(y, right) > 566) throw new Error(`${fund.abbr}: the page is too full`);
}

/** Each sub-fund is a column of small tables. */
function drawPension(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  const top = sheetOf(sheet, entry, 790) + 4;
  entry.sub_funds.forEach((sub, i) => {
    const box = { x: LEFT + i * 268, width: 254 };
    write(sheet, sub.name_raw, box.x, top, box.width, { size: 9.5, font: 'bold', colour: TONE });
    let y = heading(sheet, 'Fund Statistics', box.x, top + 14, box.width);
    y = grid(sheet, {
      x: box.x,
      y,
      widths: [170, 84],
      aligns: ['left', 'right'],
      rows: [
        { cells: [sub.fund_size_label_raw ?? '', sub.fund_size_raw ?? ''] },
        { cells: ['NAV (PKR)', sub.nav_per_unit ?? ''] },
        ...sub.reported_returns.map((r) => ({ cells: [r.period_label_raw, percent(r.fund_return_percent)] })),
        ...sub.fees.map((f) => ({ cells: [f.fee_label_raw, percent(f.percent)] })),
      ],
    });
    y = assets(sheet, sub, { ...box, y }, false);
    y = secondTable(sheet, sub, s.only(fund.subs?.[i], 'sub-fund'), { ...box, y });
    y = pairs(sheet, sub.holdings_title_raw ?? '', holdingItems(sub), { ...box, y });
    if (y > 556) throw new Error(`${sub.name_raw}: the page is too full`);
  });
  write(sheet, entry.footnotes_raw.join(' '), LEFT, 556, 790, { size: 6, font: 'italic', colour: INK });
}

export function drawPage(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  openPage(sheet, entry);
  if (fund.subs === undefined) drawFund(sheet, entry, fund);
  else drawPension(sheet, entry, fund);
}

export function drawFront(sheet: Sheet, amc: string, entries: readonly s.Entry[]): void {
  sheet.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  sheet.rect(0, 180, 842, 150).fill(TONE);
  write(sheet, 'Fund Manager’s Report', 60, 205, 700, { size: 34, font: 'bold', colour: '#ffffff' });
  write(sheet, 'November 2022', 60, 260, 700, { size: 18, colour: '#ffffff' });
  write(sheet, amc, 60, 300, 700, { size: 10, colour: '#ffffff' });
  const text =
    'Equities rose 2.6% in the month as the index closed at 42,349 points. The policy rate was raised by 100 basis points to 16.00%. ' +
    'The trade deficit narrowed to USD 2.9 billion.';
  write(sheet, text, 60, 360, 420, { size: 9, colour: INK });
  entries.forEach((e, i) => {
    write(sheet, `${e.page_number}   ${e.fund_name_raw}`, 560, 360 + i * 15, 250, { size: 9, colour: INK });
  });
}
