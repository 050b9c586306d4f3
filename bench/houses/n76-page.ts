/** The pages of AMC N76: facts in two pairs at the top, returns and months over the full width, halves below them. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import * as s from './shared12.ts';

const BLUE = '#12407a';
const PALE = '#e6edf6';
const RULE = '#c3cfde';
const X = 30;
const WIDTH = 535;
const HALF = 260;
const COLOURS = ['#12407a', '#3b7dc4', '#f2a33a', '#7aa95c', '#b9562f', '#8a79b5', '#9aa4ae'];

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

function heading(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  sheet.rect(x, y, width, 12.5).fill(BLUE);
  write(sheet, text, x + 4, y + 2.8, width - 8, { size: 7.6, font: 'bold', colour: '#ffffff' });
  return y + 14;
}

function grid(sheet: Sheet, x: number, y: number, widths: readonly number[], rows: readonly Row[], size = 7): number {
  return drawGrid(sheet, {
    x,
    y,
    widths,
    aligns: widths.map((_, i) => (i === 0 ? ('left' as const) : ('right' as const))),
    rows,
    look: { size },
    pad: 3,
    rule: RULE,
  });
}

const HEAD = { look: { font: 'bold', colour: BLUE }, fill: PALE } as const;

function top(sheet: Sheet, entry: s.Entry): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  write(sheet, entry.fund_name_raw, X, 24, 380, { size: 17, font: 'bold', colour: BLUE });
  write(sheet, `Fund Managers' Report - ${entry.report_month_label_raw}`, 345, 22, 220, { size: 8.5, align: 'right' });
  write(sheet, 'Managed by Kalabagh Fund Managers Limited', 345, 34, 220, { size: 7.5, align: 'right' });
  sheet.rect(X, 50, WIDTH, 2).fill('#f2a33a');
}

function items(entry: s.Entry): s.Item[] {
  const rating = (subject: 'FUND' | 'AMC'): string | null =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}) ${day}`, '');
  return s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Fund Category', 'category_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Min. Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Times', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit', `Rs. ${entry.nav_per_unit ?? ''}`],
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ['Fund Stability Rating', rating('FUND')],
    ['Management Quality Rating', rating('AMC')],
  ]);
}

/** Two lists of labels and values next to each other, each with its own heights of rows. */
function facts(sheet: Sheet, entry: s.Entry, y: number): number {
  const all = items(entry);
  const from = heading(sheet, 'Fund Information', X, y, WIDTH);
  const column = (part: readonly s.Item[], x: number): number =>
    drawGrid(sheet, {
      x,
      y: from,
      widths: [96, HALF - 96],
      aligns: ['left', 'left'],
      rows: part.map(([l, v]) => ({ cells: [l, v] })),
      look: { size: 7 },
      pad: 2.6,
      rule: RULE,
    });
  const middle = Math.ceil(all.length / 2);
  return Math.max(column(all.slice(0, middle), X), column(all.slice(middle), X + WIDTH - HALF));
}

/** The rank of a period among the peers: in the better half if the fund earned more than they did on average. */
function rank(r: s.ReturnRow, words: string): string {
  if (r.peer_return_percent === null) return 'n/a';
  const isBetter = Number(r.fund_return_percent) > Number(r.peer_return_percent);
  return `${Math.floor(s.between(isBetter ? 1 : 10, isBetter ? 9 : 17, words, r.period_label_raw))}/17`;
}

function returns(sheet: Sheet, entry: s.Entry, y: number): number {
  const short = entry.fund_column_raw ?? '';
  const row = (name: string, key: keyof Omit<s.ReturnRow, 'period_label_raw'>): Row => ({
    cells: [name, ...s.seriesCells(entry, key).map(cell)],
  });
  return grid(
    sheet,
    X,
    heading(sheet, 'Fund Returns vs. Benchmark and Peers', X, y, WIDTH),
    [95, ...s.periods(entry).map(() => 55)],
    [
      { cells: ['', ...s.periods(entry)], ...HEAD },
      row(short, 'fund_return_percent'),
      row('Benchmark', 'benchmark_return_percent'),
      row('Peer Average', 'peer_return_percent'),
      { cells: ['Peer Rank', ...entry.reported_returns.map((r) => rank(r, entry.fund_name_raw))] },
    ],
  );
}

function months(sheet: Sheet, entry: s.Entry, y: number): number {
  const labels = s.labelsOf(entry.monthly_returns);
  const row = (name: string): Row => ({
    cells: [name, ...labels.map((l) => cell(s.percentAt(entry.monthly_returns, name, l)))],
  });
  return grid(
    sheet,
    X,
    heading(sheet, 'Monthly Returns', X, y, WIDTH),
    [67, ...labels.map(() => 39)],
    [{ cells: ['', ...labels], ...HEAD }, row(entry.fund_column_raw ?? ''), row('Benchmark')],
    6.6,
  );
}

function shares(sheet: Sheet, entry: s.Entry, type: s.AllocationType, x: number, y: number): number {
  const rows = s.lines(entry, type).map((r) => ({ cells: [r.label, ...r.cells.map(cell)] }));
  const dates = s.datesOf(entry, type);
  return grid(
    sheet,
    x,
    heading(sheet, s.titleOf(entry, type), x, y, HALF),
    [HALF - 3 * 42, 42, 42, 42],
    [{ cells: ['', ...dates], ...HEAD }, ...rows],
  );
}

function quality(sheet: Sheet, entry: s.Entry, x: number, y: number): number {
  const from = heading(sheet, s.titleOf(entry, 'CREDIT_QUALITY'), x, y, HALF);
  const slices = s.ofType(entry, 'CREDIT_QUALITY').map((r, i) => ({
    label: `${r.label_raw}, ${r.percent}%`,
    share: Number(r.percent),
    colour: COLOURS[i % COLOURS.length] ?? BLUE,
  }));
  s.pie(sheet, { x: x + HALF / 2, y: from + 62, radius: 40, labelWidth: 74 }, slices, { size: 7 });
  return from + 128;
}

function holdings(sheet: Sheet, entry: s.Entry, fund: s.Fund, y: number): number {
  if (entry.holdings.length === 0) return y;
  const isRate = fund.model.kind === 'rate';
  return drawGrid(sheet, {
    x: X,
    y: heading(sheet, entry.holdings_title_raw ?? '', X, y, HALF),
    widths: isRate ? [180, 35, 45] : [120, 95, 45],
    aligns: ['left', 'left', 'right'],
    rows: [
      { cells: ['Name', isRate ? 'Rating' : 'Sector', 'Share'], ...HEAD },
      ...entry.holdings.map((h) => ({ cells: [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)] })),
    ],
    look: { size: 6.8 },
    pad: 2.6,
    rule: RULE,
  });
}

const COMMENTS: Readonly<Record<string, string>> = {
  KLF: 'The State Bank of Pakistan raised the policy rate by 250 bps to 12.25% in an emergency meeting on 7 April 2022. Yields of short tenors rose by more than 200 bps during the month. The Fund had shortened its maturity beforehand and deployed the proceeds in T-Bills at higher yields after the decision. Deposits were placed with AA and better rated banks.',
  KIOF: 'Inflation for April 2022 clocked in at 13.4% YoY. The Fund kept its floating rate exposure, where coupons reset with KIBOR, and let short T-Bills mature. One new Sukuk was added at a spread of 120 bps over 6M KIBOR. The Fund Manager expects yields to remain under upward pressure on account of the external accounts.',
  KSAF: 'The KSE-100 Index closed the month slightly lower. The market rallied after political uncertainty subsided with the new government, but gave up part of the gains as rates were raised. Technology and cement were laggards, while fertilizer and exploration outperformed. The Fund trimmed its exposure in cement and added banks, which benefit from higher rates.',
};

function below(sheet: Sheet, entry: s.Entry, x: number, y: number): number {
  let at = heading(sheet, "Fund Manager's Comments", x, y, HALF);
  at += write(sheet, COMMENTS[entry.fund_column_raw ?? ''] ?? '', x + 3, at + 1, HALF - 6, { size: 7 }) + 7;
  return drawGrid(sheet, {
    x,
    y: heading(sheet, 'Members of Investment Committee', x, at, HALF),
    widths: [120, 140],
    aligns: ['left', 'left'],
    rows: entry.parties.map((p) => ({ cells: [p.name_raw, p.designation_raw ?? ''] })),
    look: { size: 7 },
    pad: 2.6,
    rule: RULE,
  });
}

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  top(sheet, entry);
  let y = heading(sheet, 'Investment Objective', X, 58, WIDTH);
  y += write(sheet, entry.investment_objective_raw ?? '', X + 3, y + 1, WIDTH - 6, { size: 7.2 }) + 6;
  y = months(sheet, entry, returns(sheet, entry, facts(sheet, entry, y) + 7) + 7) + 7;
  const right = X + WIDTH - HALF;
  const left = holdings(sheet, entry, fund, shares(sheet, entry, 'ASSET_ALLOCATION', X, y) + 7);
  const second =
    fund.model.kind === 'rate'
      ? quality(sheet, entry, right, y)
      : shares(sheet, entry, 'SECTOR_ALLOCATION', right, y) + 7;
  const end = Math.max(left, below(sheet, entry, right, second)) + 8;
  const notes = `${entry.footnotes_raw.join('\n')}\nPeer rank is among the funds of the category as per MUFAP. SWWF: provision of Sindh Workers' Welfare Fund has not been made by the Fund after 13 August 2021.`;
  const height = write(sheet, notes, X, end, WIDTH, { size: 6.2 });
  write(sheet, `Disclaimer: ${s.RISK_NOTE}`, X, Math.max(end + height + 4, 796), WIDTH, { size: 6.2, font: 'italic' });
  write(sheet, 'STSM Building, Civil Lines, Karachi | UAN 111-555-252 | www.kalabaghfunds.example', X, 822, 380, {
    size: 6.6,
  });
  write(sheet, entry.page_footer_raw ?? '', 400, 822, 165, { size: 6.6, align: 'right' });
}
