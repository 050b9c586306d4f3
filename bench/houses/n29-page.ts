/** The pages of AMC N29: units in a column of their own, two pages for each fund, the benchmark before the fund. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import * as s from './shared7.ts';

const GREEN = '#2e5e4e';
const PALE = '#e6efe9';
const LEFT = 48;
const WIDTH = 499;
const HEAD = { font: 'bold', colour: GREEN } as const;

/** Without a percent sign: the unit is in the title. */
const plain = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : v.replace('-', '- '));

function heading(sheet: Sheet, text: string, y: number, x = LEFT, width = WIDTH): number {
  write(sheet, text, x, y, width, { size: 10, ...HEAD });
  return y + 14;
}

/** Every second row has a background. */
function zebra(sheet: Sheet, x: number, y: number, widths: readonly number[], rows: readonly Row[], from = 1): number {
  return drawGrid(sheet, {
    x,
    y,
    widths,
    aligns: widths.map((_, i) => (i === 0 ? 'left' : from > 1 && i < from ? 'center' : 'right')),
    rows: rows.map((r, i) => (i % 2 === 1 ? { fill: PALE, ...r } : r)),
    look: { size: 8 },
    pad: 4,
  });
}

type Measure = readonly [item: string, unit: string, value: string];

const UNITS = new Map([
  ['Weighted Average Maturity', 'years'],
  ['Yield to Maturity', '%'],
  ['Price to Earnings Ratio', 'times'],
  ['Standard Deviation', '%'],
]);

/** Figures with the unit between the item and its value. */
function measures(entry: s.Entry): Measure[] {
  const unitOf = (m: s.Metric): string => (m.value.includes('.') ? (UNITS.get(m.label_raw) ?? '') : 'days');
  return [
    [entry.fund_size_label_raw ?? '', 'Rs. million', entry.fund_size_raw ?? ''],
    ['Net Asset Value', 'Rs. per unit', entry.nav_per_unit ?? ''],
    ['Offer Price', 'Rs. per unit', entry.offer_price ?? ''],
    ['Units Outstanding', 'units', s.grouped(Number(entry.units_outstanding), 0)],
    ...entry.fees.map((f): Measure => [f.fee_label_raw, '%', f.percent]),
    ...entry.metrics.map((m): Measure => [m.label_raw, unitOf(m), m.value_raw]),
  ];
}

function ratingText(entry: s.Entry, subject: 'FUND' | 'AMC'): string {
  const r = s.ratingParts(entry, subject);
  return r === null ? 'N/A' : `"${r.rating}" by ${r.agency} dated ${r.day}`;
}

const particulars = (entry: s.Entry): s.Item[] =>
  s.stated([
    ['Type of Scheme', entry.fund_type_raw],
    ['Category of Scheme', entry.category_raw],
    ['Date of Launch', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Stability Rating', entry.sub_funds.length > 0 ? null : ratingText(entry, 'FUND')],
    ['Management Fee', entry.management_fee_raw],
    ['Front End Load', entry.front_end_load_raw],
    ['Back End Load', entry.back_end_load_raw],
    ['Minimum Investment', entry.minimum_initial_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Dealing Time', entry.cutoff_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
    ...entry.parties.map((p) => [p.designation_raw ?? '', p.name_raw] as const),
  ]);

function frame(sheet: Sheet, entry: s.Entry, amc: string, page: number, continued: boolean): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  write(sheet, amc, LEFT, 30, 300, { size: 8.5, colour: '#666666' });
  write(sheet, `AMC Rating: ${ratingText(entry, 'AMC')}`, 300, 30, 247, {
    size: 8.5,
    align: 'right',
    colour: '#666666',
  });
  sheet.rect(LEFT, 44, 5, 26).fill(GREEN);
  write(sheet, entry.fund_name_raw + (continued ? ' (contd.)' : ''), LEFT + 12, 48, 340, { size: 17, ...HEAD });
  write(sheet, entry.report_month_label_raw, 380, 53, 167, { size: 10, align: 'right' });
  write(sheet, String(page), LEFT, 808, WIDTH, { size: 8, align: 'right', colour: '#666666' });
}

function first(sheet: Sheet, entry: s.Entry): number {
  let y = heading(sheet, 'Investment Objective', 86);
  y += write(sheet, entry.investment_objective_raw ?? '', LEFT, y, WIDTH, { size: 9 }) + 12;
  y = heading(sheet, 'Particulars', y);
  return zebra(
    sheet,
    LEFT,
    y,
    [150, 349],
    particulars(entry).map(([label, value]) => ({ cells: [label, value], look: { align: 'left' } })),
  );
}

const comment = (entry: s.Entry): string => {
  const own = entry.reported_returns[0];
  const result =
    own === undefined
      ? 'The sub-funds stayed within their limits.'
      : `${entry.fund_column_raw} had a return of ${own.fund_return_percent}% in the month of November while its benchmark stood at ${own.benchmark_return_percent}%.`;
  return `${result} The SBP raised its policy rate by 150 basis points to 8.75% on 19 November 2021. The trade deficit of USD 5.1 billion and an inflation of 11.5% weighed on the rupee, which closed at 175.7 to the dollar. The KSE 100 Index lost 2.4% to close at 45,072 points, with an average daily volume of 314 million shares.`;
};

function months(sheet: Sheet, entry: s.Entry, y: number): number {
  const labels = s.labelsOf(entry.monthly_returns);
  const line = (series: string): string[] => [
    series,
    ...labels.map((l) => plain(s.percentAt(entry.monthly_returns, series, l))),
  ];
  return drawGrid(sheet, {
    x: LEFT,
    y,
    widths: [55, ...labels.map(() => 37)],
    aligns: ['left', ...labels.map(() => 'right' as const)],
    rows: [
      { cells: ['', ...labels], look: HEAD },
      { cells: line('Benchmark'), fill: PALE },
      { cells: line(entry.fund_column_raw ?? '') },
    ],
    look: { size: 7 },
    pad: 4,
  });
}

function shares(sheet: Sheet, figures: s.Figures, type: s.AllocationType, x: number, y: number): number {
  const rows = s.ofType(figures, type);
  const dates = [...new Set(rows.map((r) => r.period_label ?? ''))];
  const at = heading(sheet, rows[0]?.table_title_raw ?? '', y, x, 240);
  return zebra(
    sheet,
    x,
    at,
    [136, 52, 52],
    [{ cells: ['', ...dates], look: HEAD }, ...s.lines(figures, type).map((r) => ({ cells: [r.label, ...r.cells] }))],
  );
}

function holdings(sheet: Sheet, figures: s.Figures, x: number, y: number, title: string): number {
  if (figures.holdings.length === 0) return y;
  return zebra(
    sheet,
    x,
    heading(sheet, title, y, x, 240),
    [190, 50],
    figures.holdings.map((h) => ({ cells: [h.name_raw, h.percent] })),
  );
}

function second(sheet: Sheet, entry: s.Entry): void {
  const name = entry.fund_column_raw ?? '';
  let y = heading(sheet, 'Performance (%)', 86);
  y = zebra(
    sheet,
    LEFT,
    y,
    [199, 150, 150],
    [
      { cells: ['', 'Benchmark', name], look: HEAD },
      ...entry.reported_returns.map((r) => ({
        cells: [r.period_label_raw, plain(r.benchmark_return_percent), plain(r.fund_return_percent)],
      })),
    ],
  );
  y += write(sheet, entry.footnotes_raw.join(' '), LEFT, y + 3, WIDTH, { size: 7, font: 'italic' }) + 12;
  y = months(sheet, entry, heading(sheet, 'Monthly Performance (%)', y)) + 14;
  const type = s.secondRows(entry)[0]?.allocation_type;
  const left = shares(sheet, entry, 'ASSET_ALLOCATION', LEFT, y) + 14;
  if (type !== undefined) shares(sheet, entry, type, LEFT, left);
  holdings(sheet, entry, LEFT + 259, y, entry.holdings_title_raw ?? '');
}

/** Sub-funds as columns, for each period a row of the sub-funds and one of their benchmarks. */
function pension(sheet: Sheet, entry: s.Entry): void {
  const subs = entry.sub_funds;
  const widths = [199, ...subs.map(() => 100)];
  const labels = (subs[0]?.reported_returns ?? []).map((r) => r.period_label_raw);
  const fees = (subs[0]?.fees ?? []).map((f) => f.fee_label_raw);
  let y = heading(sheet, 'Sub-Fund Statistics', 86);
  y = zebra(sheet, LEFT, y, widths, [
    { cells: ['', ...subs.map((x) => x.name_raw)], look: HEAD },
    { cells: [`${subs[0]?.fund_size_label_raw}, Rs. million`, ...subs.map((x) => x.fund_size_raw ?? '')] },
    { cells: ['Net Asset Value, Rs. per unit', ...subs.map((x) => x.nav_per_unit ?? '')] },
    ...fees.map((l, i) => ({ cells: [`${l}, %`, ...subs.map((x) => x.fees[i]?.percent ?? '')] })),
  ]);
  y = heading(sheet, 'Performance (%)', y + 14);
  y = zebra(sheet, LEFT, y, widths, [
    { cells: ['', ...subs.map((x) => x.name_raw)], look: HEAD },
    ...labels.flatMap((l) => [
      { cells: [l, ...subs.map((x) => plain(s.returnAt(x, l)?.fund_return_percent))] },
      { cells: ['   Benchmark', ...subs.map((x) => plain(s.returnAt(x, l)?.benchmark_return_percent))] },
    ]),
  ]);
  y += write(sheet, entry.footnotes_raw.join(' '), LEFT, y + 3, WIDTH, { size: 7, font: 'italic' }) + 12;
  const classes = [...new Set(subs.flatMap((x) => x.allocations.map((r) => r.label_raw)))].filter(
    (l) => l !== 'Others',
  );
  y = heading(sheet, subs[0]?.allocations[0]?.table_title_raw ?? '', y);
  y = zebra(sheet, LEFT, y, widths, [
    { cells: ['', ...subs.map((x) => x.name_raw)], look: HEAD },
    ...[...classes, 'Others'].map((l) => ({
      cells: [l, ...subs.map((x) => x.allocations.find((r) => r.label_raw === l)?.percent ?? '-')],
    })),
  ]);
  for (const x of subs) y = holdings(sheet, x, LEFT, y + 14, `${x.name_raw}: ${x.holdings_title_raw}`);
}

const RISK =
  'MUFAP recommended format. Disclaimer: this report has been prepared for information only. Investments in mutual funds are subject to market risks; prices of units may go up or down. Past performance is not an indication of future performance.';

export function drawFund(sheet: Sheet, entry: s.Entry, amc: string): void {
  const [one = 1, two = 2] = entry.page_numbers;
  const isFund = entry.sub_funds.length === 0;
  frame(sheet, entry, amc, one, false);
  let y = first(sheet, entry) + 14;
  if (isFund) {
    y = heading(sheet, 'Key Figures', y);
    y =
      zebra(
        sheet,
        LEFT,
        y,
        [229, 120, 150],
        measures(entry).map((cells) => ({ cells })),
        2,
      ) + 14;
  }
  y = heading(sheet, "Fund Manager's Comments", y);
  write(sheet, comment(entry), LEFT, y, WIDTH, { size: 8.6 });
  frame(sheet, entry, amc, two, true);
  if (isFund) second(sheet, entry);
  else pension(sheet, entry);
  write(sheet, RISK, LEFT, 778, WIDTH, { size: 6.4, colour: '#666666' });
}

export function drawFront(sheet: Sheet, entries: readonly s.Entry[], amc: string, month: string): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  sheet.rect(0, 220, 595, 150).fill(GREEN);
  write(sheet, 'Fund Manager Report', LEFT, 250, WIDTH, { size: 30, font: 'bold', colour: '#ffffff' });
  write(sheet, `${amc}   ${month}`, LEFT, 300, WIDTH, { size: 14, colour: '#ffffff' });
  zebra(
    sheet,
    LEFT,
    420,
    [400, 99],
    entries.map((e) => ({ cells: [e.fund_name_raw, String(e.page_number)], look: { size: 11 } })),
  );
}
