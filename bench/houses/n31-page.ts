/** The pages of AMC N31: two or three facts in each cell, months by fiscal year, holdings in groups. */
import type { Look, Row } from './pdf1.ts';
import * as s from './shared8.ts';

const RUST = '#8a3b12';
const PALE = '#f6ece4';
const LEFT = 36;
const SPLIT = 268;
const WIDTH = 523;
const RIGHT_WIDTH = LEFT + WIDTH - SPLIT;
const HEAD: Look = { font: 'bold', colour: RUST };

const shown = (v: string | null | undefined): string => (v === null || v === undefined ? '' : v);

function heading(pen: s.Pen, text: string, x: number, y: number, width: number): number {
  pen.write(text, x, y, width, { size: 9, ...HEAD });
  pen.rule(x, y + 11.5, width, RUST, 0.8);
  return y + 15;
}

/** Several facts under one label, each value at the place of its part of the label. */
const joined = (...values: readonly (string | null | undefined)[]): string => values.map(shown).join(' | ');

function feesText(entry: s.Entry, label: string): string {
  return joined(...entry.fees.filter((f) => f.fee_label_raw === label).map((f) => `${f.percent}%`));
}

function facts(entry: s.Entry): s.Item[] {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} on ${day}`, 'not rated');
  const [manager, chief, finance] = entry.parties.map((p) => p.name_raw);
  return [
    ['Category | Type', joined(entry.category_raw, entry.fund_type_raw)],
    ['Launched on | Par value', joined(entry.launch_date_raw, entry.par_value_raw)],
    ['Net assets (Rs. mn) | Units', joined(entry.fund_size_raw, s.grouped(Number(entry.units_outstanding), 0))],
    ['NAV | Offer | Redemption price (Rs.)', joined(entry.nav_per_unit, entry.offer_price, entry.repurchase_price)],
    ['Benchmark', shown(entry.benchmark_raw)],
    ['Risk profile', shown(entry.risk_profile_raw)],
    ['Rating: Fund | Company', joined(rating('FUND'), rating('AMC'))],
    ['Front-end | Back-end load', joined(entry.front_end_load_raw, entry.back_end_load_raw)],
    ['Management fee', shown(entry.management_fee_raw)],
    ['Expense ratio excluding levies, MTD | YTD', feesText(entry, 'Expense ratio excluding levies')],
    ['Expense ratio including levies, MTD | YTD', feesText(entry, 'Expense ratio including levies')],
    ['Government levies, MTD | YTD', feesText(entry, 'Government levies')],
    ['Minimum investment: Initial | Subsequent', joined(entry.minimum_initial_raw, entry.minimum_subsequent_raw)],
    [
      'Dealing days | Cut-off time | Pricing',
      joined(entry.dealing_days_raw, entry.cutoff_raw, entry.pricing_mechanism_raw),
    ],
    ['Trustee | Auditor', joined(entry.trustee_raw, entry.auditor_raw)],
    ['Fund Manager', shown(manager)],
    ['Chief Executive | Chief Financial Officer', joined(chief, finance)],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
}

function drawFacts(pen: s.Pen, entry: s.Entry, y: number): number {
  let at = heading(pen, 'Basic information', LEFT, y, 218);
  for (const [label, value] of facts(entry)) {
    at += pen.write(label, LEFT, at, 218, { size: 6.6, colour: '#7a6a60' });
    at += pen.write(value, LEFT, at, 218, { size: 8.2 }) + 3.2;
  }
  return at;
}

/** The reference index is of the market, not of the fund. */
function returns(pen: s.Pen, entry: s.Entry, fund: s.Fund, y: number): number {
  const name = entry.fund_column_raw ?? '';
  const index = fund.model.kind === 'rate' ? 'CPI' : 'All Share';
  const at = heading(pen, 'Returns in %', SPLIT, y, RIGHT_WIDTH);
  return pen.table({
    x: SPLIT,
    y: at,
    widths: [108, 61, 61, 61],
    aligns: ['left', 'right', 'right', 'right'],
    rows: [
      { cells: ['', name, 'Benchmark', `${index}*`], look: HEAD, fill: PALE },
      ...entry.reported_returns.map((r) => ({
        cells: [
          r.period_label_raw,
          shown(r.fund_return_percent),
          shown(r.benchmark_return_percent),
          s.around(fund.model.kind === 'rate' ? 6.4 : 11.8, 2, name, 'index', r.period_label_raw),
        ],
      })),
    ],
    look: { size: 7.8 },
    pad: 3,
    rule: '#dccabd',
  });
}

const FISCAL = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6];

/** Months as rows; each fiscal year has the fund and the benchmark. */
function months(pen: s.Pen, entry: s.Entry, y: number): number {
  const name = entry.fund_column_raw ?? '';
  const at = (series: string, year: number, month: number): string => {
    const label = `${s.shortMonth({ year, month })}-${month > 6 ? year - 1 : year}`;
    return shown(s.percentAt(entry.monthly_returns, series, label));
  };
  const label = (month: number, year: number): string => `${s.shortMonth({ year, month })}-${year}`;
  const cells = (month: number): string[] =>
    [2024, 2025].flatMap((year) => {
      const printed = at(name, year, month);
      const own = label(month, month > 6 ? year - 1 : year);
      return printed === '' ? ['', '', ''] : [own, printed, at('Benchmark', year, month)];
    });
  const top = heading(pen, 'Month by month in %', SPLIT, y, RIGHT_WIDTH);
  return pen.table({
    x: SPLIT,
    y: top,
    widths: [50, 48, 47.5, 50, 48, 47.5],
    aligns: ['left', 'right', 'right', 'left', 'right', 'right'],
    rows: [
      { cells: ['FY 2023-24', 'FY 2024-25'], spans: [3, 3], look: HEAD, fill: PALE },
      { cells: ['', name, 'Benchmark', '', name, 'Benchmark'], look: { ...HEAD, size: 7 } },
      ...FISCAL.map((month) => ({ cells: cells(month) })),
    ],
    look: { size: 7.4 },
    pad: 2.4,
  });
}

/** Weights, and for the assets the amounts before them. */
function shares(pen: s.Pen, entry: s.Entry, type: s.AllocationType, y: number): number {
  const rows = s.ofType(entry, type);
  const title = rows[0]?.table_title_raw ?? '';
  const hasAmounts = type === 'ASSET_ALLOCATION';
  const total = Number(entry.nav_per_unit) * Number(entry.units_outstanding) * 1.013;
  const amount = (percent: string): string => s.grouped((total * Number(percent)) / 1e8, 1);
  const head: Row[] = hasAmounts ? [{ cells: ['', 'Rs. mn', '%'], look: HEAD, fill: PALE }] : [];
  return pen.table({
    x: SPLIT,
    y: heading(pen, title, SPLIT, y, RIGHT_WIDTH),
    widths: [171, 65, 55],
    aligns: ['left', 'right', 'right'],
    rows: [...head, ...rows.map((r) => ({ cells: [r.label_raw, hasAmounts ? amount(r.percent) : '', r.percent] }))],
    look: { size: 7.8 },
    pad: 2.6,
    rule: '#dccabd',
  });
}

/** Names under the sector or kind of paper that they have in common, in the order of its largest one. */
function holdings(pen: s.Pen, entry: s.Entry, fund: s.Fund, y: number): number {
  if (entry.holdings.length === 0) return y;
  const groups = [...new Set(entry.holdings.map((h) => s.noteOf(fund, h.name_raw)))];
  const rows = groups.flatMap((group): Row[] => [
    { cells: [group, ''], look: { ...HEAD, size: 7 } },
    ...entry.holdings
      .filter((h) => s.noteOf(fund, h.name_raw) === group)
      .map((h) => ({ cells: [`   ${h.name_raw}`, h.percent] })),
  ]);
  return pen.table({
    x: LEFT,
    y: heading(pen, entry.holdings_title_raw ?? '', LEFT, y, 218),
    widths: [170, 48],
    aligns: ['left', 'right'],
    rows,
    look: { size: 7.8 },
    pad: 2,
  });
}

function frame(pen: s.Pen, amc: string, range: string): void {
  pen.sheet.addPage({ size: 'A4', margin: 0 });
  pen.write(`${amc} | Fund Manager Report | ${range}`, LEFT, 26, WIDTH, { size: 8, colour: '#7a6a60' });
  pen.rule(LEFT, 38, WIDTH, RUST, 1.2);
}

export function drawFund(pen: s.Pen, entry: s.Entry, fund: s.Fund, amc: string, range: string): void {
  frame(pen, amc, range);
  const [first = '', ...rest] = entry.fund_name_raw.split(' ');
  pen.write(first, LEFT, 48, 300, { size: 10, colour: '#7a6a60' });
  pen.write(rest.join(' '), LEFT, 60, 330, { size: 15, ...HEAD });
  pen.write(entry.fund_column_raw ?? '', 400, 46, 159, { size: 27, font: 'bold', colour: '#d8b9a4', align: 'right' });
  let y = heading(pen, 'Objective', LEFT, 86, WIDTH);
  y += pen.write(entry.investment_objective_raw ?? '', LEFT, y, WIDTH, { size: 8.2 }) + 8;
  const left = drawFacts(pen, entry, y);
  y = months(pen, entry, returns(pen, entry, fund, y) + 8) + 8;
  y = shares(pen, entry, 'ASSET_ALLOCATION', y) + 8;
  for (const type of new Set(s.secondRows(entry).map((r) => r.allocation_type))) y = shares(pen, entry, type, y);
  holdings(pen, entry, fund, left + 4);
  const notes = [
    ...entry.footnotes_raw,
    '* CPI and All Share are shown for reference only; they are not the benchmark of the Fund.',
    'All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of the future results.',
  ];
  y = 786;
  for (const note of notes) y += pen.write(note, LEFT, y, WIDTH, { size: 6.2, colour: '#7a6a60' });
  pen.write(entry.page_footer_raw ?? '', LEFT, 818, WIDTH, { size: 7.4, align: 'right', colour: '#7a6a60' });
}

export function drawFront(pen: s.Pen, entries: readonly s.Entry[], amc: string, range: string): void {
  frame(pen, amc, range);
  pen.write('Fund Manager Report', LEFT, 180, WIDTH, { size: 26, ...HEAD });
  pen.write(range, LEFT, 216, WIDTH, { size: 12 });
  let y = 300;
  for (const entry of entries) {
    pen.write(entry.fund_name_raw, LEFT, y, 300, { size: 11 });
    pen.write(String(entry.page_number), 380, y, 40, { size: 11, align: 'right' });
    y += 24;
  }
}
