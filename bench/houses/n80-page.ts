/** The pages of AMC N80: tables in the wide column at the left, a panel of facts at the right. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import * as s from './shared15.ts';
import { columnChart } from './shared13.ts';

const GREEN = '#0b5d4b';
const GOLD = '#b8923a';
const PALE = '#eef4f0';
const RULE = '#c9d8d0';
const X = 28;
const LEFT = 342;
const HALF = 166;
const PANEL = X + LEFT + 12;
const SIDE = 185;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);
const HEAD = { look: { font: 'bold', colour: '#ffffff' }, fill: GREEN } as const;

function heading(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  write(sheet, text, x, y, width, { size: 8.4, font: 'bold', colour: GREEN });
  sheet.rect(x, y + 11, width, 1.2).fill(GOLD);
  return y + 14.5;
}

function grid(sheet: Sheet, x: number, y: number, widths: readonly number[], rows: readonly Row[]): number {
  const aligns = widths.map((_, i) => (i === 0 ? ('left' as const) : ('right' as const)));
  return drawGrid(sheet, { x, y, widths, aligns, rows, look: { size: 7.6 }, pad: 4.2, rule: RULE });
}

const pairs = (sheet: Sheet, items: readonly s.Item[], x: number, y: number, widths: readonly number[]): number =>
  drawGrid(sheet, {
    x,
    y,
    widths,
    aligns: ['left', 'left'],
    rows: items.map(([label, value]) => ({ cells: [label, value] })),
    look: { size: 7.5 },
    pad: 4,
    rule: RULE,
  });

function top(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  sheet.rect(0, 0, 595, 46).fill(GREEN);
  sheet.rect(0, 46, 595, 3).fill(GOLD);
  write(sheet, `${entry.fund_name_raw} (${fund.abbr})`, X, 15, 400, { size: 15, font: 'bold', colour: '#ffffff' });
  write(sheet, 'Fund Manager Report', 420, 11, 147, { size: 8.5, colour: '#ffffff', align: 'right' });
  const look = { size: 11, font: 'bold', colour: '#f3dfae', align: 'right' } as const;
  write(sheet, entry.report_month_label_raw, 420, 23, 147, look);
}

/** The ratios with the levies that they include; a pension fund has them at its sub-funds. */
function ratios(entry: s.Entry, fund: s.Fund, month: s.Month): s.Item[] {
  const [part] = s.partsOf(entry, fund);
  if (part === undefined || fund.subs !== undefined) return [];
  const levies = s.ratiosOf(part, month).map((r) => r.levies);
  return entry.fees.map((f, i) => [f.fee_label_raw, `${f.percent}% (including ${levies[i] ?? ''}% government levies)`]);
}

const prices = (entry: s.Entry): s.Item[] =>
  s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit (Rs.)', entry.nav_per_unit],
    ['Offer Price (Rs.)', entry.offer_price],
    ['Repurchase Price (Rs.)', entry.repurchase_price],
  ]);

function facts(entry: s.Entry, fund: s.Fund, month: s.Month): s.Item[] {
  const [own, amc] = s.ratings(entry, '');
  return s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Fund Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    ...prices(entry),
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
    ]),
    ['Stability Rating', own],
    ['Management Quality Rating', amc],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Sales Load (Front End)', 'front_end_load_raw'],
      ['Sales Load (Back End)', 'back_end_load_raw'],
    ]),
    ...ratios(entry, fund, month),
    ...s.terms(entry, [
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
}

function panel(sheet: Sheet, entry: s.Entry, fund: s.Fund, month: s.Month): number {
  sheet.rect(PANEL - 5, 56, SIDE + 10, 716).fill(PALE);
  const items = facts(entry, fund, month);
  const y = pairs(sheet, items, PANEL, heading(sheet, 'Fund Information', PANEL, 62, SIDE), [80, SIDE - 80]);
  const people = s.members(entry);
  return pairs(sheet, people, PANEL, heading(sheet, 'Investment Committee', PANEL, y + 10, SIDE), [104, SIDE - 104]);
}

const COMMENTS: Readonly<Record<string, string>> = {
  KIDHF:
    'Yields of Islamic instruments remained stable in February 2025, as the market expects a pause in the easing of the policy rate, which stands at 12.0%. The Fund placed deposits with Islamic windows of conventional banks and added short Islamic commercial papers.',
  KISPF:
    'Two auctions of Ijara Sukuk were held during the month with a total target of Rs. 60 billion. Rental rates of variable Sukuk were 20 to 35 bps below T-Bills. The Fund kept its duration and realized gains on older fixed rental Sukuk.',
  KIEF: 'The KMI-30 Index moved in a narrow range before the review of the IMF program. Cement companies benefited from better margins, while exploration companies lagged on lower oil prices. The Fund raised its exposure to Islamic banks.',
  KIPF: 'The Debt Sub-Fund added fixed rental Sukuk and the Money Market Sub-Fund deposits at competitive rates. The Equity Sub-Fund is diversified over 34 Shariah Compliant companies. Participants enjoy a tax credit on their contributions.',
};

function intro(sheet: Sheet, entry: s.Entry, fund: s.Fund): number {
  const part = (title: string, text: string, y: number): number => {
    const at = heading(sheet, title, X, y, LEFT);
    return at + write(sheet, text, X, at, LEFT, { size: 7.8, align: 'left' }) + 7;
  };
  const y = part('Investment Objective', entry.investment_objective_raw ?? '', 58);
  return part("Fund Manager's Comments", COMMENTS[fund.abbr] ?? '', y);
}

function performance(sheet: Sheet, entry: s.Entry, y: number): number {
  const name = s.short(entry);
  const head = { cells: ['', name, 'Benchmark'], ...HEAD };
  const widths = [HALF - 96, 46, 50];
  const periods = entry.reported_returns.map((r) => ({
    cells: [r.period_label_raw, cell(r.fund_return_percent), cell(r.benchmark_return_percent)],
  }));
  const months = s.longSeries(entry.monthly_returns, [name, 'Benchmark'], cell).map((cells) => ({ cells }));
  const at = heading(sheet, 'Performance', X, y, HALF);
  const right = X + LEFT - HALF;
  heading(sheet, 'Monthly Performance', right, y, HALF);
  const end = grid(sheet, X, at, widths, [head, ...periods]);
  return Math.max(end, grid(sheet, right, at, widths, [head, ...months]));
}

/** The year to date next to the benchmark, below the table of periods. */
function chart(sheet: Sheet, entry: s.Entry, y: number): void {
  const bars = ['MTD', 'YTD', '365 Days'].map(
    (label) => [label, Number(s.returnAt(entry, label)?.fund_return_percent ?? 0)] as const,
  );
  columnChart(sheet, { x: X + 32, y, width: HALF - 34, height: 28, colour: GOLD }, bars);
}

function shares(sheet: Sheet, entry: s.Entry, type: s.AllocationType, x: number, y: number): number {
  const rows = s.lines(entry, type).map((r) => ({ cells: [r.label, ...r.cells.map(cell)] }));
  const head = { cells: ['', ...s.datesOf(entry, type)], ...HEAD };
  return grid(sheet, x, heading(sheet, s.titleOf(entry, type), x, y, HALF), [HALF - 88, 44, 44], [head, ...rows]);
}

function holdings(sheet: Sheet, entry: s.Entry, y: number): number {
  if (entry.holdings.length === 0) return y;
  const rows = entry.holdings.map((h) => ({ cells: [h.name_raw, cell(h.percent)] }));
  return grid(sheet, X, heading(sheet, entry.holdings_title_raw ?? '', X, y, LEFT), [LEFT - 60, 60], rows) + 8;
}

function foot(sheet: Sheet, entry: s.Entry): void {
  const notes = `${entry.footnotes_raw.join(' ')} Performance is net of all fees and includes reinvestment of dividends; it excludes the sales load. ${s.RISK_NOTE}`;
  write(sheet, notes, X, 778, 539, { size: 6.2 });
  sheet.rect(0, 812, 595, 30).fill(GREEN);
  const look = { size: 7, colour: '#ffffff' } as const;
  write(
    sheet,
    'Khipro Islamic Investment Management Limited | UAN 111-544-776 | www.khiproislamic.example',
    X,
    822,
    400,
    look,
  );
  write(sheet, entry.page_footer_raw ?? '', 420, 822, 147, { ...look, align: 'right' });
}

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund, month: s.Month): void {
  top(sheet, entry, fund);
  panel(sheet, entry, fund, month);
  const from = intro(sheet, entry, fund);
  const end = performance(sheet, entry, from);
  chart(sheet, entry, end - 42);
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const left = shares(sheet, entry, 'ASSET_ALLOCATION', X, end + 8);
  const y = Math.max(left, shares(sheet, entry, second, X + LEFT - HALF, end + 8)) + 8;
  holdings(sheet, entry, y);
  foot(sheet, entry);
}

/** Sub-funds as columns, and a row for each figure. */
export function drawPension(sheet: Sheet, entry: s.Entry, fund: s.Fund, month: s.Month): void {
  top(sheet, entry, fund);
  panel(sheet, entry, fund, month);
  const subs = entry.sub_funds;
  const widths = [LEFT - 3 * 82, 82, 82, 82];
  const head = { cells: ['', ...subs.map((x) => x.name_raw)], ...HEAD };
  const table = (title: string, rows: readonly (readonly string[])[], y: number): number =>
    grid(sheet, X, heading(sheet, title, X, y, LEFT), widths, [head, ...rows.map((cells) => ({ cells }))]) + 8;
  const first = s.only(subs[0], 'sub-fund');
  let y = table(
    'Sub-Funds',
    [
      [first.fund_size_label_raw ?? '', ...subs.map((x) => x.fund_size_raw ?? '')],
      ['NAV per Unit (Rs.)', ...subs.map((x) => x.nav_per_unit ?? '')],
      ...first.fees.map((f, i) => [f.fee_label_raw, ...subs.map((x) => cell(x.fees[i]?.percent))]),
    ],
    intro(sheet, entry, fund),
  );
  const periods = first.reported_returns.map((r, i) => [
    r.period_label_raw,
    ...subs.map((x) => cell(x.reported_returns[i]?.fund_return_percent)),
  ]);
  y = table('Performance', periods, y);
  const classes = s.matrix(subs, 'ASSET_ALLOCATION', '-');
  const sorted = s.restLast(classes, (l) => l === 'Others');
  table(
    s.titleOf(first, 'ASSET_ALLOCATION'),
    sorted.map(([label = '', ...v]) => [label, ...v.map((x) => (x === '-' ? x : `${x}%`))]),
    y,
  );
  foot(sheet, entry);
}
