/** The pages of AMC N155: a cover with the funds, and a sheet of shared rows for each fund. */
import { COMMENTS } from './n155-funds.ts';
import { drawGrid, write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';
import * as s from './shared15.ts';

const NAVY = '#12305e';
const PALE = '#e6ecf5';
const SIZE = 7.5;
const LEFT = { x: 34, label: 78, width: 214 } as const;
const RIGHT = { x: 256, width: 305 } as const;
const WIDTH = 527;

interface Line {
  readonly cells: readonly string[];
  /** The widths of the columns; without them all have the same after the first. */
  readonly widths: readonly number[];
  readonly kind: 'bar' | 'head' | 'row' | 'note';
  /** Columns that have names and not figures. */
  readonly names?: readonly number[];
}

/** Negative figures in brackets with the percent sign outside. */
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '' : v.startsWith('-') ? `(${v.slice(1)})%` : `${v}%`;

const even = (first: number, count: number): number[] => [
  first,
  ...Array.from({ length: count }, () => (RIGHT.width - first) / count),
];

const bar = (text: string): Line => ({ cells: [text], widths: [RIGHT.width], kind: 'bar' });
const head = (cells: readonly string[], widths: readonly number[]): Line => ({ cells, widths, kind: 'head' });
const row = (cells: readonly string[], widths: readonly number[], names?: readonly number[]): Line => ({
  cells,
  widths,
  kind: 'row',
  ...(names === undefined ? {} : { names }),
});
const note = (text: string): Line => ({ cells: [text], widths: [RIGHT.width], kind: 'note' });

/** `3 Years*` with a break before its last word. */
const broken = (label: string): string => label.replace(/ (?=\S+$)/, '\n');

function lookOf(line: Line): Look {
  if (line.kind === 'bar') return { size: SIZE, font: 'bold', colour: '#ffffff' };
  if (line.kind === 'head') return { size: SIZE - 0.4, font: 'bold', colour: NAVY };
  return line.kind === 'note' ? { size: 5.8, font: 'italic' } : { size: SIZE };
}

function heightOf(sheet: Sheet, text: string, width: number, look: Look): number {
  sheet.font(look.font ?? 'plain').fontSize(look.size ?? SIZE);
  return sheet.heightOfString(text || ' ', { width });
}

function lineHeight(sheet: Sheet, line: Line): number {
  return Math.max(...line.cells.map((c, i) => heightOf(sheet, c, (line.widths[i] ?? 0) - 4, lookOf(line))));
}

function drawLine(sheet: Sheet, line: Line, y: number, height: number): void {
  if (line.kind === 'bar') sheet.rect(RIGHT.x, y, RIGHT.width, height).fill(NAVY);
  if (line.kind === 'head') sheet.rect(RIGHT.x, y, RIGHT.width, height).fill(PALE);
  let { x } = RIGHT as { x: number };
  line.cells.forEach((text, i) => {
    const width = line.widths[i] ?? 0;
    const isName = i === 0 || line.names?.includes(i) === true;
    write(sheet, text, x + 2, y + 1.8, width - 4, { ...lookOf(line), align: isName ? 'left' : 'right' });
    x += width;
  });
}

const LABEL: Look = { size: SIZE, font: 'bold' };

/** The i-th fact and the i-th line of the tables share a row. */
function drawRows(sheet: Sheet, items: readonly s.Item[], lines: readonly Line[], top: number): number {
  let y = top;
  for (let i = 0; i < Math.max(items.length, lines.length); i += 1) {
    const fact = items[i];
    const line = lines[i];
    const valueWidth = LEFT.width - LEFT.label - 4;
    const heights = [
      ...(fact === undefined
        ? []
        : [heightOf(sheet, fact[0], LEFT.label - 4, LABEL), heightOf(sheet, fact[1], valueWidth, { size: SIZE })]),
      ...(line === undefined ? [] : [lineHeight(sheet, line)]),
    ];
    const height = Math.max(...heights) + 3.4;
    if (fact !== undefined) {
      write(sheet, fact[0], LEFT.x + 2, y + 1.8, LEFT.label - 4, LABEL);
      write(sheet, fact[1], LEFT.x + LEFT.label + 2, y + 1.8, valueWidth, { size: SIZE });
      sheet
        .moveTo(LEFT.x, y + height)
        .lineTo(LEFT.x + LEFT.width, y + height)
        .lineWidth(0.3)
        .stroke('#b9c4d6');
    }
    if (line !== undefined) drawLine(sheet, line, y, height);
    y += height;
  }
  return y;
}

const quoted = (entry: s.Entry, subject: 'FUND' | 'AMC', none: string): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, none);

function facts(entry: s.Entry): s.Item[] {
  const ratio = (label: string): string | null =>
    entry.fees.some((f) => f.fee_label_raw === label) ? `${s.feeOf(entry, label, null)}%` : null;
  return s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV (PKR)\n30-Nov-19', entry.nav_per_unit],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Timings', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Sales Load (Front End)', 'front_end_load_raw'],
      ['Sales Load (Back End)', 'back_end_load_raw'],
    ]),
    ['Total Expense Ratio (MTD) ++', ratio('Total Expense Ratio (MTD)')],
    ['Total Expense Ratio (YTD) ++', ratio('Total Expense Ratio (YTD)')],
    ...s.terms(entry, [
      ['Date of Fund Launch', 'launch_date_raw'],
      ['Minimum Investment (Initial)', 'minimum_initial_raw'],
      ['Minimum Investment (Subsequent)', 'minimum_subsequent_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Asset Manager Rating', quoted(entry, 'AMC', '')],
    ['Fund Stability Rating', quoted(entry, 'FUND', entry.sub_funds.length > 0 ? '' : 'n/a')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
}

/** The rows of periods and of fiscal years, with notes below both. */
function performance(entry: s.Entry, fund: s.Fund): Line[] {
  const periods = entry.reported_returns;
  const [wide, years] = [even(53, periods.length), s.labelsOf(entry.historical_returns)];
  const narrow = even(65, years.length);
  const yearRow = (name: string): Line =>
    row([name, ...years.map((y) => cell(s.percentAt(entry.historical_returns, name, y)))], narrow);
  return [
    bar('Fund Performance: November 2019'),
    head(['', ...periods.map((r) => broken(r.period_label_raw))], wide),
    row([fund.abbr, ...periods.map((r) => cell(r.fund_return_percent))], wide),
    row(['Benchmark', ...periods.map((r) => cell(r.benchmark_return_percent))], wide),
    head(['', ...years], narrow),
    yearRow(fund.abbr),
    yearRow('Benchmark'),
    note(entry.footnotes_raw.slice(0, -1).join('    ')),
  ];
}

/** Both months of the classes, ratings or sectors; the title is the head of the first column. */
function shares(entry: s.Entry, type: s.AllocationType | null): Line[] {
  if (type === null) return [];
  const widths = even(185, 2);
  const title = s.titleOf(entry, type).replace(' (', '\n(');
  return [
    head([title, ...s.datesOf(entry, type)], widths),
    ...s.lines(entry, type).map((r) => row([r.label, ...r.cells.map(cell)], widths)),
  ];
}

/** Stocks are two pairs of columns, the sixth one at the right of the first; debt papers have their ratings. */
function holdings(figures: s.Figures, mix: s.Mix): Line[] {
  const all = figures.holdings;
  if (all.length === 0) return [];
  const title = bar(figures.holdings_title_raw ?? '');
  if (mix.papers[0]?.[2] !== '') {
    const widths = [205, 45, 55];
    const rows = all.map((h) => row([h.name_raw, s.noteOf(mix, h.name_raw), cell(h.percent)], widths, [1]));
    return [title, head(['Issue (date of issue)', 'Rating', '% of Assets'], widths), ...rows];
  }
  const half = Math.ceil(all.length / 2);
  const widths = [117, 36, 116, 36];
  const rows = all.slice(0, half).map((h, i) => {
    const other = all[i + half];
    return row([h.name_raw, cell(h.percent), other?.name_raw ?? '', cell(other?.percent)], widths, [2]);
  });
  return [title, ...rows];
}

/** Prices, sizes and returns of the sub-funds, and their ratios. */
function subFunds(entry: s.Entry): Line[] {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const short = ['FYTD', 'MTD', '365 Days', 'Since Inception**'];
  const long = ['3 Years*', '5 Years*'];
  const years = s.labelsOf(first.historical_returns);
  const returns = (sub: s.SubFacts, labels: readonly string[]): string[] =>
    labels.map((l) => cell(s.returnAt(sub, l)?.fund_return_percent));
  const top = [62, 47, 55, 32, 32, 33, 44];
  const [below, ratios] = [even(90, 5), even(165, 2)];
  return [
    bar('Performance of Sub-Funds: November 2019'),
    head(['', 'NAV (PKR)\n30-Nov-19', 'Net Assets\n(PKR)', ...short.map(broken)], top),
    ...subs.map((x) => row([x.name_raw, x.nav_per_unit ?? '', x.fund_size_raw ?? '', ...returns(x, short)], top)),
    head(['', ...long.map(broken), ...years], below),
    ...subs.map((x) =>
      row(
        [x.name_raw, ...returns(x, long), ...years.map((y) => cell(s.percentAt(x.historical_returns, x.name_raw, y)))],
        below,
      ),
    ),
    note(entry.footnotes_raw.slice(0, -1).join('    ')),
    head(['Total Expense Ratio ++', 'MTD', 'YTD'], ratios),
    ...subs.map((x) =>
      row([x.name_raw, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(x, 'Total Expense Ratio', p)))], ratios),
    ),
  ];
}

/** A column for each of these sub-funds; a blank cell is a class that it does not have. */
function subShares(subs: readonly s.SubFacts[], type: s.AllocationType): Line[] {
  const widths = even(140, subs.length);
  const title = s.titleOf(s.only(subs[0], 'sub-fund'), type).replace(' (', '\n(');
  const names = subs.map((x) => x.name_raw.replace(' Sub', '\nSub'));
  const rows = s.restLast(s.matrix(subs, type, ''), (label) => label === 'Other Assets');
  return [
    head([title, ...names], widths),
    ...rows.map(([label = '', ...cells]) => row([label, ...cells.map((c) => (c === '' ? '' : cell(c)))], widths)),
  ];
}

function pension(entry: s.Entry, fund: s.Fund): Line[] {
  const [equity, ...others] = entry.sub_funds;
  if (equity === undefined) return [];
  const sectors = s.lines(equity, 'SECTOR_ALLOCATION').map((r) => row([r.label, ...r.cells.map(cell)], even(205, 1)));
  return [
    ...subFunds(entry),
    ...subShares(entry.sub_funds, 'ASSET_ALLOCATION'),
    ...subShares(others, 'CREDIT_QUALITY'),
    bar(`Equity Sub-Fund: ${s.titleOf(equity, 'SECTOR_ALLOCATION')}`),
    ...sectors,
    ...holdings(equity, s.only(fund.subs?.[0], 'sub-fund')),
  ];
}

/** A band with the name of the page below the lines of the manager. */
function frame(sheet: Sheet, title: string, footer: string): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  write(sheet, 'Muridke Asset Management Limited', 34, 26, 300, { size: 8.6, font: 'bold', colour: NAVY });
  write(sheet, 'Fund Manager’s Report', 361, 26, 200, { size: 8.6, colour: NAVY, align: 'right' });
  sheet.moveTo(34, 39).lineTo(561, 39).lineWidth(1).stroke(NAVY);
  write(sheet, 'November 2019', 361, 42, 200, { size: 8.6, align: 'right' });
  write(sheet, title, 34, 50, 420, { size: 15, font: 'bold', colour: NAVY });
  sheet.moveTo(34, 815).lineTo(561, 815).lineWidth(0.6).stroke(NAVY);
  write(sheet, footer, 34, 819, WIDTH, { size: 6.6 });
}

function breaches(sheet: Sheet, entry: s.Entry, top: number): number {
  if (entry.non_compliant.length === 0) return top;
  write(sheet, 'Non-Compliant Investments', 34, top + 4, 300, { size: 8, font: 'bold', colour: NAVY });
  write(sheet, '(Rs. in million)', 361, top + 5, 200, { size: 6.6, align: 'right' });
  const names = [
    'Name of\nInvestment',
    'Type of\nInvestment',
    'Value before\nProvisioning',
    'Provisioning\nHeld',
    'Value after\nProvisioning',
    '% of Gross\nAssets',
    '% of Net\nAssets',
  ];
  const widths = [127, 82, 66, 66, 66, 60, 60];
  return drawGrid(sheet, {
    x: 34,
    y: top + 15,
    widths,
    aligns: widths.map((_, i) => (i < 2 ? 'left' : 'right')),
    look: { size: 6.8 },
    rows: [
      { cells: names, fill: PALE, look: { font: 'bold', size: 6.6 } },
      ...entry.non_compliant.map((e) => ({ cells: s.exposureCells(e) })),
    ],
    rule: '#b9c4d6',
  });
}

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  frame(sheet, entry.fund_name_raw, entry.page_footer_raw ?? '');
  sheet.rect(LEFT.x, 72, LEFT.width, 13).fill(NAVY);
  write(sheet, 'Fund Information', LEFT.x + 2, 74.5, LEFT.width, { size: 8, font: 'bold', colour: '#ffffff' });
  const objective = entry.investment_objective_raw ?? '';
  write(sheet, 'Investment Objective', RIGHT.x + 2, 72, 200, { size: 8, font: 'bold', colour: NAVY });
  const end = 82 + write(sheet, objective, RIGHT.x + 2, 82, RIGHT.width - 4, { size: SIZE }) + 4;
  const isPension = entry.sub_funds.length > 0;
  const tables = isPension
    ? pension(entry, fund)
    : [
        ...performance(entry, fund),
        ...shares(entry, 'ASSET_ALLOCATION'),
        ...shares(entry, s.otherType(entry)),
        ...holdings(entry, fund),
      ];
  let y = breaches(sheet, entry, drawRows(sheet, facts(entry), tables, end)) + 6;
  write(sheet, 'Manager’s Comments', 36, y, 300, { size: 8, font: 'bold', colour: NAVY });
  y += 11;
  y += write(sheet, COMMENTS[fund.abbr] ?? '', 36, y, WIDTH - 4, { size: 7.6 }) + 5;
  y += write(sheet, entry.footnotes_raw.at(-1) ?? '', 36, y, WIDTH - 4, { size: 6.2 }) + 4;
  const people = s.members(entry).map(([name, office]) => `${name} (${office})`);
  y += write(sheet, `Members of the Investment Committee: ${people.join('; ')}`, 36, y, WIDTH - 4, { size: 7 }) + 4;
  write(sheet, `Disclaimer: ${s.RISK_NOTE}`, 36, y, WIDTH - 4, { size: 5.6, colour: '#555555' });
}

/** The first page: the market, and the risk of each fund. */
export function drawCover(sheet: Sheet, entries: readonly s.Entry[]): void {
  frame(sheet, 'The Month in Brief', 'Muridke Asset Management | Fund Manager’s Report November 2019 | 1');
  const words =
    'The current account had a surplus of USD 99 million in October, the first one in four years. Inflation was 12.7% in November because of ' +
    'food prices. Moody’s changed the outlook of Pakistan to stable. The rupee closed at 155.25 against the dollar, and the reserves of the ' +
    'State Bank rose to USD 9.1 billion. The stock market was volatile.';
  const y = 80 + write(sheet, words, 34, 80, WIDTH, { size: 9 }) + 14;
  drawGrid(sheet, {
    x: 34,
    y,
    widths: [30, 217, 170, 110],
    aligns: ['left', 'left', 'left', 'left'],
    look: { size: 8.4 },
    rows: [
      { cells: ['S.No', 'Fund Name', 'Category', 'Risk Profile'], fill: PALE, look: { font: 'bold', size: 8.4 } },
      ...entries.map((e, i) => ({
        cells: [String(i + 1), e.fund_name_raw, e.category_raw ?? '', e.risk_profile_raw ?? ''],
      })),
    ],
    rule: '#b9c4d6',
  });
}
