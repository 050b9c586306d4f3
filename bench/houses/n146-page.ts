/** The pages of AMC N146: a review of the month, and a wide page of three columns for each fund. */
import { COMMENTS } from './n146-funds.ts';
import { drawGrid, write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';
import * as s from './shared15.ts';

const WINE = '#6d1a36';
const SAND = '#f3ece2';
const COLOURS = [WINE, '#c58b3b', '#4f6d7a', '#a9b8ad', '#d8b9a0', '#7d5a75', '#3d3d3d'] as const;
const SIZE = 7.3;
const PLAIN = { size: SIZE } as const;

/** A column of the page. */
interface Column {
  readonly x: number;
  readonly width: number;
}

const LEFT: Column = { x: 44, width: 238 };
const MIDDLE: Column = { x: 294, width: 262 };
const RIGHT: Column = { x: 568, width: 258 };
const WIDE: Column = { x: 44, width: 782 };
const TWO: Column = { x: 294, width: 532 };
const TOP = 64;

interface Context {
  readonly fund: s.Fund;
  /** The figures of the month before. */
  readonly past: s.Figures;
}

/** 13-Oct-14 */
export const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;

/** Negative figures in brackets with the percent sign inside. */
const cell = (v: string | null | undefined): string => {
  if (v === null || v === undefined) return '-';
  return v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;
};

function heading(sheet: Sheet, title: string, column: Column, y: number): number {
  sheet.rect(column.x, y, column.width, 11.5).fill(WINE);
  write(sheet, title, column.x + 4, y + 2.3, column.width - 8, { size: 7.4, font: 'bold', colour: '#ffffff' });
  return y + 14;
}

function text(sheet: Sheet, words: string, column: Column, y: number, look: Look = PLAIN): number {
  return y + write(sheet, words, column.x + 3, y, column.width - 6, look) + 4;
}

/** A label, dots, and a value at the right; the dots end before a value of more than one line. */
function dotted(sheet: Sheet, [label, value]: s.Item, column: Column, y: number): number {
  const right = column.x + column.width - 3;
  sheet.font('plain').fontSize(SIZE);
  const most = column.width * 0.68;
  const width = Math.min(sheet.widthOfString(value) + 1, most);
  write(sheet, label, column.x + 3, y, column.width - 6, { size: SIZE, colour: WINE });
  sheet.font('plain').fontSize(SIZE);
  const from = column.x + 3 + sheet.widthOfString(label) + 2;
  const dots = Math.max(0, Math.floor((right - width - 3 - from) / sheet.widthOfString('.')));
  if (dots > 2)
    write(sheet, '.'.repeat(dots), from, y, right - width - from, { size: SIZE, align: 'right', colour: '#8a8a8a' });
  return y + write(sheet, value, right - width, y, width + 0.5, { size: SIZE, align: 'right' }) + 1.3;
}

/** Rows of cells below a head; the first column is wider, as is the second one if it has a width. */
function table(
  sheet: Sheet,
  rows: readonly (readonly string[])[],
  column: Column,
  y: number,
  shape: { readonly first: number; readonly second?: number; readonly size?: number },
): number {
  const count = rows[0]?.length ?? 1;
  const fixed = shape.second === undefined ? [shape.first] : [shape.first, shape.second];
  const each = (column.width - fixed.reduce((a, b) => a + b, 0)) / (count - fixed.length);
  const widths = Array.from({ length: count }, (_, i) => fixed[i] ?? each);
  const size = shape.size ?? SIZE;
  const end = drawGrid(sheet, {
    x: column.x,
    y,
    widths,
    aligns: widths.map((_, i) => (i < fixed.length ? 'left' : 'right')),
    rows: rows.map((cells, i) =>
      i === 0 ? { cells, fill: SAND, look: { size, font: 'bold' } } : { cells, look: { size } },
    ),
    pad: 3,
    rule: '#d9cfc4',
  });
  return end + 6;
}

function frame(sheet: Sheet, title: string, note: string, amc: string, footer: string): void {
  sheet.addPage({ size: [842, 595], margin: 0 });
  sheet.rect(0, 0, 30, 595).fill(WINE);
  sheet.save().rotate(-90, { origin: [10, 560] });
  sheet.font('bold').fontSize(9.5).fillColor('#ffffff');
  sheet.text('FUND MANAGER REPORT  |  SEPTEMBER 2021', 10, 560, { lineBreak: false }).restore();
  write(sheet, title, 44, 20, 520, { size: 17, font: 'bold', colour: WINE });
  write(sheet, note, 44, 41, 520, { size: 8.2, font: 'italic', colour: '#555555' });
  write(sheet, amc, 540, 26, 286, { size: 8.6, font: 'bold', align: 'right' });
  write(sheet, 'UAN 0926-111-727-322 | pamcl.example', 540, 38, 286, { size: 7, align: 'right', colour: '#555555' });
  sheet.moveTo(44, 56).lineTo(826, 56).lineWidth(1.2).stroke(WINE);
  write(sheet, footer, 44, 580, 782, { size: 7, align: 'center' });
}

const quoted = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}) ${day}`, '');

function facts(sheet: Sheet, entry: s.Entry): void {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Investment (Initial)', 'minimum_initial_raw'],
      ['Minimum Investment (Subsequent)', 'minimum_subsequent_raw'],
      ['Par Value', 'par_value_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Timings', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    ['Stability Rating', quoted(entry, 'FUND')],
    ['Management Quality Rating', quoted(entry, 'AMC')],
  ]);
  let y = heading(sheet, 'Fund Facts', LEFT, TOP);
  for (const item of items) y = dotted(sheet, item, LEFT, y);
  y = heading(sheet, 'Investment Committee', LEFT, y + 5);
  for (const item of s.members(entry)) y = dotted(sheet, item, LEFT, y);
}

/** The change of a figure in percent. */
function change(now: string, old: string): string {
  const number = (v: string): number => Number(v.replaceAll(',', ''));
  return cell(((number(now) / number(old) - 1) * 100).toFixed(2));
}

/** Size and price of both months, and the lines below them; the change is that of the true price. */
function sizes(sheet: Sheet, entry: s.Entry, past: s.Figures, top: number): number {
  const [size, old, price] = [entry.fund_size_raw ?? '', past.fund_size_raw ?? '', past.nav_per_unit ?? ''];
  const rows = [
    ['', '31-Aug-21', '30-Sep-21', 'Change'],
    [entry.fund_size_label_raw ?? '', old, size, change(size, old)],
    ['NAV per Unit (PKR)', price, entry.nav_per_unit ?? '', change(entry.repurchase_price ?? '', price)],
  ];
  let y = table(sheet, rows, MIDDLE, heading(sheet, 'Fund Size and Price', MIDDLE, top), { first: 94 }) - 2;
  const lines = [
    ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ['Offer Price (PKR)', entry.offer_price ?? ''],
    ['Redemption Price (PKR)', entry.repurchase_price ?? ''],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ] as const;
  for (const item of lines) y = dotted(sheet, item, MIDDLE, y);
  return y + 5;
}

function middle(sheet: Sheet, entry: s.Entry, { fund, past }: Context): number {
  let y = heading(sheet, 'Investment Objective', MIDDLE, TOP);
  y = text(sheet, entry.investment_objective_raw ?? '', MIDDLE, y);
  y = heading(sheet, "Fund Manager's Comments", MIDDLE, y);
  y = text(sheet, COMMENTS[fund.abbr] ?? '', MIDDLE, y);
  y = sizes(sheet, entry, past, y);
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.peer_return_percent),
  ]);
  y = heading(sheet, 'Fund Performance', MIDDLE, y);
  y = table(sheet, [['Period', fund.abbr, 'Benchmark', 'Peer Avg.'], ...rows], MIDDLE, y, { first: 88 });
  const names = [fund.abbr, 'Benchmark'].map((name) => [name, name] as const);
  const years = s.wideSeries(entry.historical_returns, names, cell);
  return table(sheet, years, MIDDLE, heading(sheet, 'Fiscal Year Returns', MIDDLE, y), { first: 56 });
}

/** Both months of the classes or sectors. */
function shares(sheet: Sheet, entry: s.Entry, type: s.AllocationType, top: number): number {
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map(cell)]);
  const y = heading(sheet, s.titleOf(entry, type), RIGHT, top);
  return table(sheet, [['', ...s.datesOf(entry, type)], ...rows], RIGHT, y, { first: 150 });
}

function quality(sheet: Sheet, entry: s.Entry, top: number): number {
  const y = heading(sheet, s.titleOf(entry, 'CREDIT_QUALITY'), RIGHT, top);
  const slices = s.ofType(entry, 'CREDIT_QUALITY').map((r, i) => ({
    label: `${r.label_raw} ${r.percent}%`,
    share: Number(r.percent),
    colour: COLOURS[i % COLOURS.length] ?? WINE,
  }));
  s.pie(sheet, { x: RIGHT.x + RIGHT.width / 2, y: y + 58, radius: 40, labelWidth: 74 }, slices, { size: SIZE });
  return y + 122;
}

function portfolio(sheet: Sheet, entry: s.Entry, fund: s.Fund): number {
  let y = shares(sheet, entry, 'ASSET_ALLOCATION', TOP);
  y = s.otherType(entry) === 'CREDIT_QUALITY' ? quality(sheet, entry, y) : shares(sheet, entry, 'SECTOR_ALLOCATION', y);
  if (entry.holdings.length === 0) return y;
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  const isDebt = fund.model.kind === 'rate';
  const head = [isDebt ? 'Issue' : 'Company', isDebt ? 'Rating' : 'Sector', 'Weight'];
  y = heading(sheet, entry.holdings_title_raw ?? '', RIGHT, y);
  return table(sheet, [head, ...rows], RIGHT, y, { first: 112, second: 102 });
}

function breaches(sheet: Sheet, entry: s.Entry, top: number): void {
  if (entry.non_compliant.length === 0) return;
  const y = heading(sheet, 'Details of Non-Compliant Investments (PKR in million)', TWO, top);
  const head = [
    'Name of Investment',
    'Type of Investment',
    'Value before Provisioning',
    'Provisioning Held',
    'Value after Provisioning',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  const shape = { first: 128, second: 100, size: 6.4 };
  table(sheet, [head, ...entry.non_compliant.map(s.exposureCells)], TWO, y, shape);
}

/** Twelve months, and the fiscal year to date after them. */
function months(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const year = s.returnAt(entry, 'FYTD');
  const line = (name: string, last: string | null | undefined): string[] => [
    name,
    ...labels.map((l) => cell(s.percentAt(rows, name, l))),
    cell(last),
  ];
  const y = heading(sheet, 'Monthly Returns', WIDE, 500);
  const cells = [
    ['', ...labels, 'FYTD'],
    line(fund.abbr, year?.fund_return_percent),
    line('Benchmark', year?.benchmark_return_percent),
  ];
  table(sheet, cells, WIDE, y, { first: 66 });
}

export function drawFund(sheet: Sheet, entry: s.Entry, context: Context): void {
  const { fund } = context;
  const note = `${entry.category_raw ?? ''} Scheme (${fund.abbr})`;
  frame(sheet, entry.fund_name_raw, note, entry.amc_name_raw, entry.page_footer_raw ?? '');
  facts(sheet, entry);
  const ends = [middle(sheet, entry, context), portfolio(sheet, entry, fund)];
  breaches(sheet, entry, Math.max(...ends));
  months(sheet, entry, fund);
  const y = text(sheet, entry.footnotes_raw.join(' '), WIDE, 553, { size: 6.2 });
  text(sheet, `Disclaimer: ${s.RISK_NOTE}`, WIDE, y - 3, { size: 5.8, colour: '#555555' });
}

const REVIEW = [
  'The Monetary Policy Committee raised the policy rate by 25 basis points to 7.25% on September 20. It said that the recovery of the ' +
    'economy is faster than expected, and that monetary support should be reduced to protect the balance of payments.',
  'Inflation was 9.0% in September after 8.4% in August. The trade deficit of the first quarter was USD 11.7 billion, twice that of a year ' +
    'ago, while remittances were USD 8.0 billion. The rupee closed the month at 170.7 against the dollar.',
  'The KSE-100 Index was almost unchanged at the end of a volatile month. The reclassification of Pakistan as a frontier market and the duties on ' +
    'imported cars kept investors away. The average turnover was 360 million shares a day.',
];

/** The first page: the market, and the funds with their returns. */
export function drawReview(sheet: Sheet, entries: readonly s.Entry[]): void {
  frame(sheet, 'Market Review', 'September 2021', entries[0]?.amc_name_raw ?? '', '- 1 -');
  let y = heading(sheet, 'Economy and Capital Markets', WIDE, TOP);
  for (const words of REVIEW) y = text(sheet, words, WIDE, y + 2, { size: 9 });
  const labels = ['1 Month', 'FYTD', '365 Days'];
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.fund_size_raw ?? '',
    e.nav_per_unit ?? '',
    ...labels.map((l) => cell(s.returnAt(e, l)?.fund_return_percent)),
  ]);
  const head = ['Fund', 'Category', 'Net Assets (PKR mn)', 'NAV per Unit (PKR)', ...labels];
  y = heading(sheet, 'Our Funds', WIDE, y + 10);
  table(sheet, [head, ...rows], WIDE, y, { first: 190, second: 124, size: 8.4 });
  write(sheet, s.RISK_NOTE, 47, 560, 776, { size: 6.4 });
}
