/** The pages of AMC N39: three columns on a turned sheet, and the manager's other funds at the foot. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import * as s from './shared9.ts';

const GREEN = '#1f5e3b';
const SAND = '#efe9dc';
const LEFT = { x: 28, width: 236 } as const;
const MIDDLE = { x: 278, width: 274 } as const;
const RIGHT = { x: 566, width: 248 } as const;
const HEAD = { font: 'bold', colour: GREEN } as const;

type Box = typeof LEFT | typeof MIDDLE | typeof RIGHT;

export interface Run39 {
  readonly amc: string;
  readonly manager: string;
  /** The other funds of the fund manager. */
  readonly others: readonly s.Entry[];
}

/** A portrait sheet that viewers turn clockwise: its left edge is the top of the page. */
function page(sheet: Sheet, amc: string, title: string, footer: string): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  Object.assign(sheet.page.dictionary.data, { Rotate: 90 });
  sheet.transform(0, -1, 1, 0, 0, 842);
  sheet.rect(0, 0, 842, 40).fill(GREEN);
  write(sheet, title, 28, 11, 520, { size: 16, font: 'bold', colour: '#ffffff' });
  write(sheet, amc, 514, 8, 300, { size: 8.5, colour: '#ffffff', align: 'right' });
  write(sheet, 'Fund Manager Report for December 2022', 514, 21, 300, { size: 8.5, colour: '#ffffff', align: 'right' });
  write(sheet, footer, 28, 576, 786, { size: 7, colour: '#666666', align: 'right' });
}

function heading(sheet: Sheet, text: string, box: { readonly x: number; readonly width: number }, y: number): number {
  write(sheet, text, box.x, y, box.width, { size: 8.4, ...HEAD });
  sheet.rect(box.x, y + 11, box.width, 0.8).fill(GREEN);
  return y + 14;
}

function table(sheet: Sheet, box: Box, y: number, columns: number, each: number, rows: readonly Row[]): number {
  return drawGrid(sheet, {
    x: box.x,
    y,
    widths: [box.width - each * columns, ...Array.from({ length: columns }, () => each)],
    aligns: ['left', ...Array.from({ length: columns }, () => 'right' as const)],
    rows,
    look: { size: 7.2 },
    pad: 2.1,
    rule: SAND,
  });
}

const shown = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(v));

function facts(sheet: Sheet, entry: s.Entry): void {
  const isFund = entry.sub_funds.length === 0;
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, 'Not Applicable');
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit', entry.nav_per_unit === null ? null : `Rs. ${entry.nav_per_unit}`],
    ...s.terms(entry, [
      ['Par Value', 'par_value_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
    ]),
    ['Stability Rating', isFund ? rating('FUND') : null],
    ['AMC Rating', rating('AMC')],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ...s.people(entry),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  drawGrid(sheet, {
    x: LEFT.x,
    y: heading(sheet, 'Fund Information', LEFT, 50),
    widths: [96, 140],
    aligns: ['left', 'left'],
    rows: items.map(([label, value]) => ({ cells: [label, value] })),
    look: { size: 7.2 },
    pad: 2.3,
    rule: SAND,
  });
}

function returns(sheet: Sheet, figures: s.Figures, name: string, y: number): number {
  const hasPeers = figures.reported_returns.some((r) => r.peer_return_percent !== null);
  return table(sheet, MIDDLE, heading(sheet, 'Fund Performance (%)', MIDDLE, y), hasPeers ? 3 : 2, 56, [
    { cells: ['', name, 'Benchmark', ...(hasPeers ? ['Peer Average'] : [])], look: HEAD },
    ...figures.reported_returns.map((r) => ({
      cells: [
        r.period_label_raw,
        shown(r.fund_return_percent),
        shown(r.benchmark_return_percent),
        ...(hasPeers ? [shown(r.peer_return_percent)] : []),
      ],
    })),
  ]);
}

function months(sheet: Sheet, entry: s.Entry, y: number): number {
  const name = entry.fund_column_raw ?? '';
  return table(sheet, MIDDLE, heading(sheet, 'Monthly Performance (%)', MIDDLE, y), 2, 70, [
    { cells: ['Month', name, 'Benchmark'], look: HEAD },
    ...s.labelsOf(entry.monthly_returns).map((label) => ({
      cells: [
        label,
        shown(s.percentAt(entry.monthly_returns, name, label)),
        shown(s.percentAt(entry.monthly_returns, 'Benchmark', label)),
      ],
    })),
  ]);
}

function shares(sheet: Sheet, figures: s.Figures, type: s.AllocationType, y: number): number {
  const dates = s.datesOf(figures, type);
  return table(sheet, RIGHT, heading(sheet, s.titleOf(figures, type), RIGHT, y), dates.length, 52, [
    { cells: ['', ...dates], look: HEAD },
    ...s.lines(figures, type).map((r) => ({ cells: [r.label, ...r.cells] })),
  ]);
}

/** What the regulator wants on each page; the figures are not of the fund of the page. */
function otherFunds(sheet: Sheet, run: Run39, x: number, width: number, y: number): void {
  const top = heading(sheet, `Other Funds Managed by ${run.manager} (%)`, { x, width }, y);
  drawGrid(sheet, {
    x,
    y: top,
    widths: [width - 240, 60, 60, 60, 60],
    aligns: ['left', 'right', 'right', 'right', 'right'],
    rows: [
      { cells: ['', 'Month to Date', 'Fiscal Year to Date'], spans: [1, 2, 2], look: HEAD },
      { cells: ['Fund', 'Return', 'Benchmark', 'Return', 'Benchmark'], look: HEAD },
      ...run.others.map((e) => {
        const of = (label: string): string[] => {
          const row = s.returnAt(e, label);
          return [shown(row?.fund_return_percent), shown(row?.benchmark_return_percent)];
        };
        return { cells: [e.fund_name_raw, ...of('Month to Date'), ...of('Fiscal Year to Date')] };
      }),
    ],
    look: { size: 7.2 },
    pad: 2.1,
    rule: SAND,
  });
}

const ter = (period: string): string => `Total Expense Ratio (${period})`;

/** The plans as columns. */
function plans(sheet: Sheet, entry: s.Entry, y: number): void {
  const box = { x: MIDDLE.x, width: 536 } as const;
  const subs = entry.sub_funds;
  const line = (label: string, of: (sub: s.SubFacts) => string | null | undefined): Row => ({
    cells: [label, ...subs.map((sub) => of(sub) ?? '-')],
  });
  const grid = (rows: readonly Row[], top: number): number =>
    drawGrid(sheet, {
      x: box.x,
      y: top,
      widths: [176, 180, 180],
      aligns: ['left', 'right', 'right'],
      rows: [{ cells: ['', ...subs.map((sub) => sub.name_raw)], look: HEAD }, ...rows],
      look: { size: 7.6 },
      pad: 3,
      rule: SAND,
    });
  const at = grid(
    [
      line('Launch Date', (sub) => sub.launch_date_raw),
      line('Maturity Date', (sub) => sub.maturity_date_raw),
      line('Fund Size', (sub) => sub.fund_size_raw),
      line('NAV per Unit', (sub) => `Rs. ${sub.nav_per_unit ?? ''}`),
      ...['MTD', 'YTD'].map((p) => line(ter(p), (sub) => `${s.feeOf(sub, ter(p), null)}%`)),
    ],
    heading(sheet, 'Plans', box, y),
  );
  subs.forEach((sub, i) => {
    const x = box.x + i * 272;
    let top = heading(sheet, `${sub.name_raw} - Performance (%)`, { x, width: 264 }, at + 10);
    const aligns = ['left', 'right', 'right'] as const;
    top = drawGrid(sheet, {
      x,
      y: top,
      widths: [144, 60, 60],
      aligns,
      rows: [
        { cells: ['', sub.name_raw, 'Benchmark'], look: HEAD },
        ...sub.reported_returns.map((r) => ({
          cells: [r.period_label_raw, shown(r.fund_return_percent), shown(r.benchmark_return_percent)],
        })),
      ],
      look: { size: 7.6 },
      pad: 3,
      rule: SAND,
    });
    top = heading(sheet, s.titleOf(sub, 'ASSET_ALLOCATION'), { x, width: 264 }, top + 8);
    drawGrid(sheet, {
      x,
      y: top,
      widths: [204, 60],
      aligns,
      rows: s.ofType(sub, 'ASSET_ALLOCATION').map((r) => ({ cells: [r.label_raw, r.percent] })),
      look: { size: 7.6 },
      pad: 3,
      rule: SAND,
    });
  });
}

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund, run: Run39): void {
  page(sheet, run.amc, entry.fund_name_raw, entry.page_footer_raw ?? '');
  facts(sheet, entry);
  const isFund = entry.sub_funds.length === 0;
  const width = isFund ? MIDDLE.width : 536;
  let y = heading(sheet, 'Investment Objective', { x: MIDDLE.x, width }, 50);
  y += write(sheet, entry.investment_objective_raw ?? '', MIDDLE.x, y, width, { size: 7.4 }) + 6;
  if (isFund) {
    months(sheet, entry, returns(sheet, entry, entry.fund_column_raw ?? '', y) + 6);
    let right = shares(sheet, entry, 'ASSET_ALLOCATION', 50) + 6;
    const type = s.secondRows(entry)[0]?.allocation_type;
    if (type !== undefined) right = shares(sheet, entry, type, right) + 6;
    if (entry.holdings.length > 0) {
      right = heading(sheet, entry.holdings_title_raw ?? '', RIGHT, right);
      table(sheet, RIGHT, right, 2, 72, [
        { cells: ['Name', 'Sector', '% of TA'], look: HEAD },
        ...entry.holdings.map((h) => ({ cells: [h.name_raw, s.noteOf(fund, h.name_raw), h.percent] })),
      ]);
    }
  } else plans(sheet, entry, y);
  otherFunds(sheet, run, MIDDLE.x, 536, 442);
  write(sheet, `${entry.footnotes_raw.join(' ')} ${s.RISK_NOTE}`, 28, 552, 786, { size: 6.3, colour: '#555555' });
}

export function drawFront(sheet: Sheet, entries: readonly s.Entry[], amc: string): void {
  page(sheet, amc, 'Contents', 'Page 1');
  drawGrid(sheet, {
    x: 160,
    y: 110,
    widths: [420, 60],
    aligns: ['left', 'right'],
    rows: [
      { cells: ['Economic Review', '2'] },
      ...entries.map((e) => ({ cells: [e.fund_name_raw, String(e.page_number)] })),
    ],
    look: { size: 11 },
    pad: 13,
    rule: GREEN,
  });
}

const REVIEW = [
  'Inflation rose to 24.5% in December 2022 from 23.8% in November. The average of the half year was 25.0%. The State Bank had raised its policy rate by 100 basis points to 16.00% in November.',
  'The current account deficit fell to USD 276 million in November. Reserves of the State Bank declined to USD 5.6 billion after repayments of commercial loans.',
  'The KSE-100 Index lost 4.6% and closed at 40,420 points. Average volumes were 222 million shares a day. Technology, banks and cement fell most.',
];

export function drawReview(sheet: Sheet, amc: string): void {
  page(sheet, amc, 'Economic Review', 'Page 2');
  let y = 80;
  for (const text of REVIEW) y += write(sheet, text, 120, y, 600, { size: 10.5 }) + 14;
}
