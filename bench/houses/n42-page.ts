/** The pages of AMC N42: facts with remarks over the full width, tables below them in two columns. */
import { LIMITS } from './n42-funds.ts';
import type { Row } from './pdf1.ts';
import * as s from './shared9.ts';

const INK = '#3a2d6b';
const RULE = '#cfc9e3';
const LEFT = 36;
const WIDTH = 523;
const HALF = 255;
const SECOND = LEFT + WIDTH - HALF;
const HEAD = { font: 'bold', colour: INK } as const;
const BEFORE = 'on September 30, 2017';

export interface Run42 {
  readonly amc: string;
  readonly fund: s.Fund;
  /** The figures of the month before, of the fund or of each sub-fund. */
  readonly past: readonly s.Figures[];
}

function page(pen: s.Pen, amc: string, title: string, footer: string): void {
  pen.sheet.addPage({ size: 'A4', margin: 0 });
  pen.write(amc, LEFT, 20, 320, { size: 9, colour: INK });
  pen.write("Fund Manager's Report - October 2017", LEFT + 223, 20, 300, { size: 9, colour: INK, align: 'right' });
  pen.rule(LEFT, 34, WIDTH, INK, 1.2);
  pen.write(title, LEFT, 41, WIDTH, { size: 17, ...HEAD });
  pen.write(footer, LEFT, 820, WIDTH, { size: 7.5, align: 'center' });
}

function grid(pen: s.Pen, x: number, y: number, widths: readonly number[], rows: readonly Row[]): number {
  return pen.table({
    x,
    y,
    widths,
    aligns: widths.map((_, i) => (i === 0 ? ('left' as const) : ('right' as const))),
    rows,
    look: { size: 7.2 },
    pad: 2.3,
    rule: RULE,
  });
}

function heading(pen: s.Pen, text: string, x: number, y: number, width: number): number {
  pen.write(text, x, y, width, { size: 8.6, ...HEAD });
  pen.rule(x, y + 12, width, INK, 0.8);
  return y + 14;
}

type Fact = readonly [label: string, value: string, remark: string];

/** What the third column says of a term. */
const REMARKS: Readonly<Partial<Record<string, string>>> = {
  'Management Fee': 'Of average net assets, paid in arrears each month',
  'Front End Load': 'Waived for investments through the website',
  'Cut-off Time': '9:00 am to 2:00 pm in Ramazan',
  'Minimum Initial Investment': 'Rs. 5,000 until June 30, 2016',
  Auditor: 'Appointed for the year to June 30, 2018',
  Benchmark: 'Since September 1, 2016',
};

function factsOf(entry: s.Entry, then: s.Figures | undefined): Fact[] {
  const isFund = entry.sub_funds.length === 0;
  const rating = (label: string, subject: 'FUND' | 'AMC'): Fact => [
    label,
    s.ratingWith(entry, subject, (r, agency) => `${r} by ${agency}`, 'Not applicable'),
    s.ratingWith(entry, subject, (_, __, day) => `Assigned on ${day}`, ''),
  ];
  const of = (items: readonly s.Item[]): Fact[] => items.map(([l, v]) => [l, v, REMARKS[l] ?? ''] as const);
  const figures: Fact[] = isFund
    ? [
        [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', `${then?.fund_size_raw ?? ''} ${BEFORE}`],
        ['NAV per Unit', `Rs. ${entry.nav_per_unit ?? ''}`, `Rs. ${then?.nav_per_unit ?? ''} ${BEFORE}`],
        ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0), ''],
        ...entry.metrics.map((m): Fact => [m.label_raw, m.value_raw, `${then?.metrics[0]?.value_raw ?? ''} ${BEFORE}`]),
        ...entry.fees.map((f): Fact => [f.fee_label_raw, `${f.percent}%`, '']),
      ]
    : [];
  return [
    ...of(
      s.terms(entry, [
        ['Fund Type', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Launch Date', 'launch_date_raw'],
        ['Benchmark', 'benchmark_raw'],
        ['Risk Profile', 'risk_profile_raw'],
      ]),
    ),
    ...figures,
    ...(isFund ? [rating('Fund Stability Rating', 'FUND')] : []),
    rating('AMC Rating', 'AMC'),
    ...of(
      s.terms(entry, [
        ['Management Fee', 'management_fee_raw'],
        ['Front End Load', 'front_end_load_raw'],
        ['Back End Load', 'back_end_load_raw'],
        ['Par Value', 'par_value_raw'],
        ['Minimum Initial Investment', 'minimum_initial_raw'],
        ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
        ['Pricing Mechanism', 'pricing_mechanism_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Cut-off Time', 'cutoff_raw'],
        ['Listing', 'listing_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditor', 'auditor_raw'],
      ]),
    ),
    ...of(s.people(entry)),
  ];
}

function facts(pen: s.Pen, entry: s.Entry, then: s.Figures | undefined, y: number): number {
  return pen.table({
    x: LEFT,
    y,
    widths: [140, 208, 175],
    aligns: ['left', 'left', 'left'],
    rows: [
      { cells: ['Particulars', 'Details', 'Remarks'], look: { font: 'bold', colour: '#ffffff' }, fill: INK },
      ...factsOf(entry, then).map((cells) => ({ cells })),
    ],
    look: { size: 7.2 },
    pad: 2.3,
    rule: RULE,
  });
}

const shown = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

function returns(pen: s.Pen, figures: s.Figures, name: string, y: number): number {
  const rows = figures.reported_returns;
  return grid(
    pen,
    LEFT,
    y,
    [103, ...rows.map(() => 70)],
    [
      { cells: ['', ...s.periods(figures)], look: HEAD },
      { cells: [name, ...s.seriesCells(figures, 'fund_return_percent').map(shown)] },
      { cells: ['B.M.', ...s.seriesCells(figures, 'benchmark_return_percent').map(shown)] },
    ],
  );
}

function months(pen: s.Pen, entry: s.Entry, y: number): number {
  const labels = s.labelsOf(entry.monthly_returns);
  const line = (series: string): Row => ({
    cells: [series, ...labels.map((l) => s.percentAt(entry.monthly_returns, series, l) ?? '')],
  });
  return grid(
    pen,
    LEFT,
    heading(pen, 'Monthly Returns (%)', LEFT, y, WIDTH),
    [43, ...labels.map(() => 40)],
    [{ cells: ['', ...labels], look: HEAD }, line(entry.fund_column_raw ?? ''), line('B.M.')],
  );
}

/** With limits between the class and its weights. */
function assets(pen: s.Pen, figures: s.Figures, fund: s.Fund, x: number, y: number, width: number): number {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const limit = (label: string): string => LIMITS[fund.abbr]?.[label] ?? LIMITS['']?.[label] ?? '';
  const each = 44;
  const top = heading(pen, s.titleOf(figures, 'ASSET_ALLOCATION'), x, y, width);
  return grid(
    pen,
    x,
    top,
    [width - 54 - each * dates.length, 54, ...dates.map(() => each)],
    [
      { cells: ['', 'Limits', ...dates], look: HEAD },
      ...s.lines(figures, 'ASSET_ALLOCATION').map((r) => ({ cells: [r.label, limit(r.label), ...r.cells.map(shown)] })),
    ],
  );
}

function second(pen: s.Pen, entry: s.Entry, type: s.AllocationType, y: number): number {
  const dates = s.datesOf(entry, type);
  return grid(
    pen,
    LEFT,
    heading(pen, s.titleOf(entry, type), LEFT, y, HALF),
    [HALF - 48 * dates.length, ...dates.map(() => 48)],
    [
      { cells: ['', ...dates], look: HEAD },
      ...s.lines(entry, type).map((r) => ({ cells: [r.label, ...r.cells.map(shown)] })),
    ],
  );
}

function holdings(pen: s.Pen, entry: s.Entry, fund: s.Fund, y: number): number {
  if (entry.holdings.length === 0) return y;
  return pen.table({
    x: SECOND,
    y: heading(pen, entry.holdings_title_raw ?? '', SECOND, y, HALF),
    widths: [118, 99, 38],
    aligns: ['left', 'left', 'right'],
    rows: [
      { cells: ['Name', 'Sector', 'Weight'], look: HEAD },
      ...entry.holdings.map((h) => ({ cells: [h.name_raw, s.noteOf(fund, h.name_raw), shown(h.percent)] })),
    ],
    look: { size: 7.2 },
    pad: 2.3,
    rule: RULE,
  });
}

/** Each sub-fund over the full width, its assets at the right of its size, price and ratios. */
function subFunds(pen: s.Pen, entry: s.Entry, run: Run42, y: number): number {
  let at = y;
  entry.sub_funds.forEach((sub, i) => {
    const then = run.past[i];
    pen.write(sub.name_raw, LEFT, at, WIDTH, { size: 10, ...HEAD });
    at = returns(pen, sub, 'Return', at + 14) + 5;
    const rows: Row[] = [
      { cells: [sub.fund_size_label_raw ?? '', sub.fund_size_raw ?? '', `${then?.fund_size_raw ?? ''} ${BEFORE}`] },
      { cells: ['NAV per Unit', `Rs. ${sub.nav_per_unit ?? ''}`, `Rs. ${then?.nav_per_unit ?? ''} ${BEFORE}`] },
      ...sub.fees.map((f) => ({ cells: [f.fee_label_raw, `${f.percent}%`, ''] })),
    ];
    const left = pen.table({
      x: LEFT,
      y: at,
      widths: [106, 62, 142],
      aligns: ['left', 'left', 'left'],
      rows: [{ cells: ['Particulars', 'Details', 'Remarks'], look: HEAD }, ...rows],
      look: { size: 6.9 },
      pad: 2.3,
      rule: RULE,
    });
    at = Math.max(left, assets(pen, sub, run.fund, LEFT + 322, at - 2, WIDTH - 322)) + 9;
  });
  return at;
}

export function drawFund(pen: s.Pen, entry: s.Entry, run: Run42): void {
  page(pen, run.amc, entry.fund_name_raw, entry.page_footer_raw ?? '');
  let y = 64 + pen.write(entry.investment_objective_raw ?? '', LEFT + 90, 66, WIDTH - 90, { size: 7.6 });
  pen.write('Investment Objective', LEFT, 66, 88, { size: 7.6, ...HEAD });
  y = facts(pen, entry, run.past[0], y + 8) + 7;
  if (entry.sub_funds.length > 0) y = subFunds(pen, entry, run, y);
  else {
    y = returns(pen, entry, entry.fund_column_raw ?? '', heading(pen, 'Performance', LEFT, y, WIDTH)) + 6;
    y = months(pen, entry, y) + 7;
    const left = assets(pen, entry, run.fund, LEFT, y, HALF) + 6;
    const type = s.secondRows(entry)[0]?.allocation_type;
    const end = type === undefined ? left : second(pen, entry, type, left);
    y = Math.max(end, holdings(pen, entry, run.fund, y)) + 6;
  }
  pen.write(`${entry.footnotes_raw.join(' ')} ${s.RISK_NOTE}`, LEFT, y, WIDTH, { size: 6.3, font: 'italic' });
}

export function drawFront(pen: s.Pen, entries: readonly s.Entry[], amc: string): void {
  page(pen, amc, 'Contents', 'Page - 1');
  grid(
    pen,
    120,
    130,
    [300, 50],
    entries.map((e) => ({ cells: [e.fund_name_raw, String(e.page_number)], look: { size: 10.5 } })),
  );
}
