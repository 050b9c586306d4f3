/** The pages of AMC N84: values of one fund, labels in the middle, values of the other fund. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import * as s from './shared15.ts';

const X = 30;
const SPINE = 131;
const SIDE = 202;
const WIDTH = SPINE + 2 * SIDE;
const DARK = '#3a3358';
const PALE = '#ece9f4';

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

/** One cell of each fund next to the label, or two in the reverse order. */
function mirrored(sheet: Sheet, y: number, rows: readonly Row[], each: 1 | 2): number {
  const widths = each === 1 ? [SIDE, SPINE, SIDE] : [SIDE - 72, 72, SPINE, 72, SIDE - 72];
  const aligns =
    each === 1 ? (['right', 'center', 'left'] as const) : (['right', 'right', 'center', 'left', 'left'] as const);
  return drawGrid(sheet, { x: X, y, widths, aligns, rows, look: { size: 8 }, pad: 4.6 });
}

/** The title of a block in the spine, between the heads of the columns. */
const title = (left: readonly string[], text: string, right: readonly string[]): Row => ({
  cells: [...left, text, ...right],
  look: { font: 'bold', colour: DARK },
  fill: PALE,
});

function spine(sheet: Sheet): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  sheet.rect(X + SIDE, 28, SPINE, 762).fill('#f7f6fb');
}

function top(sheet: Sheet, left: s.Entry, right: s.Entry): number {
  const name = { size: 14.5, font: 'bold', colour: DARK } as const;
  write(sheet, left.fund_name_raw, X, 34, SIDE - 6, { ...name, align: 'right' });
  write(sheet, right.fund_name_raw, X + SIDE + SPINE + 6, 34, SIDE - 6, name);
  write(sheet, 'Fund Manager Report', X + SIDE, 32, SPINE, { size: 8, align: 'center' });
  const month = { size: 11, font: 'bold', colour: DARK, align: 'center' } as const;
  write(sheet, left.report_month_label_raw, X + SIDE, 43, SPINE, month);
  sheet.rect(X, 60, WIDTH, 1.4).fill(DARK);
  return 64;
}

type Value = (entry: s.Entry) => string | null | undefined;

/** The labels of the facts with what they are of a fund. */
function labels(entry: s.Entry): (readonly [label: string, value: Value])[] {
  const fees = entry.fees.map((f, i) => [f.fee_label_raw, (e: s.Entry) => cell(e.fees[i]?.percent)] as const);
  const metrics = entry.metrics.map((m, i) => [m.label_raw, (e: s.Entry) => e.metrics[i]?.value_raw] as const);
  const offices = s.people(entry).map(([office], i) => [office, (e: s.Entry) => e.parties[i]?.name_raw] as const);
  return [
    ['Short name', s.short],
    ['Objective', (e) => e.investment_objective_raw],
    [entry.fund_size_label_raw ?? '', (e) => e.fund_size_raw],
    ['NAV per unit (PKR)', (e) => e.nav_per_unit],
    ['Units outstanding', (e) => s.grouped(Number(e.units_outstanding), 0)],
    ['Launched on', (e) => e.launch_date_raw],
    ['Type', (e) => e.fund_type_raw],
    ['Category', (e) => e.category_raw],
    ['Benchmark', (e) => e.benchmark_raw],
    ['Risk profile', (e) => e.risk_profile_raw],
    ['Stability rating', (e) => s.ratings(e, 'none')[0]],
    ['Rating of the manager', (e) => s.ratings(e, 'none')[1]],
    ['Management fee', (e) => e.management_fee_raw],
    ['Front-end load', (e) => e.front_end_load_raw],
    ['Back-end load', (e) => e.back_end_load_raw],
    ...fees,
    ['Minimum first investment', (e) => e.minimum_initial_raw],
    ['Minimum later investment', (e) => e.minimum_subsequent_raw],
    ['Pricing', (e) => e.pricing_mechanism_raw],
    ['Dealing days', (e) => e.dealing_days_raw],
    ['Cut-off time', (e) => e.cutoff_raw],
    ['Leverage', (e) => e.leverage_raw],
    ...metrics,
    ['Trustee', (e) => e.trustee_raw],
    ['Auditor', (e) => e.auditor_raw],
    ...offices,
  ];
}

const reversed = (cells: readonly string[]): string[] => cells.toReversed();

const heads = (e: s.Entry): string[] => ['Benchmark', s.short(e)];

function returns(sheet: Sheet, left: s.Entry, right: s.Entry, y: number): number {
  const rows = left.reported_returns.map((r, i) => {
    const of = (row: s.ReturnRow | undefined): string[] => [
      cell(row?.benchmark_return_percent),
      cell(row?.fund_return_percent),
    ];
    return { cells: [...of(r), r.period_label_raw, ...reversed(of(right.reported_returns[i]))] };
  });
  return mirrored(sheet, y, [title(heads(left), 'Returns', reversed(heads(right))), ...rows], 2);
}

function months(sheet: Sheet, left: s.Entry, right: s.Entry, y: number): number {
  const rows = s.labelsOf(left.monthly_returns).map((label) => {
    const of = (e: s.Entry): string[] => heads(e).map((name) => cell(s.percentAt(e.monthly_returns, name, label)));
    return { cells: [...of(left), label, ...reversed(of(right))] };
  });
  return mirrored(sheet, y, [title(heads(left), 'Months', reversed(heads(right))), ...rows], 2);
}

/** The classes of both funds; a fund without a class has dashes. */
function shares(sheet: Sheet, left: s.Entry, right: s.Entry, type: s.AllocationType, y: number): number {
  const isRest = (label: string): boolean => label === 'Others';
  const names = [...new Set([left, right].flatMap((e) => s.lines(e, type).map((r) => r.label)))];
  const sorted = names.toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)));
  const of = (e: s.Entry, label: string): string[] => {
    const cells = s.lines(e, type).find((r) => r.label === label)?.cells ?? [];
    return [cell(cells[1]), cell(cells[0])];
  };
  const dates = reversed(s.datesOf(left, type));
  const rows = sorted.map((label) => ({ cells: [...of(left, label), label, ...reversed(of(right, label))] }));
  return mirrored(sheet, y, [title(dates, s.titleOf(left, type), reversed(dates)), ...rows], 2);
}

function holdings(sheet: Sheet, left: s.Entry, right: s.Entry, y: number): number {
  const text = s.only(right.holdings_title_raw, 'title');
  const count = Math.max(left.holdings.length, right.holdings.length);
  const rows = Array.from({ length: count }, (_, i) => {
    const [one, two] = [left.holdings[i], right.holdings[i]];
    const of = (h: s.Holding | undefined): string[] => (h === undefined ? ['', ''] : [h.name_raw, cell(h.percent)]);
    return { cells: [...of(one), String(i + 1), ...reversed(of(two))] };
  });
  return mirrored(sheet, y, [title(['Name', 'Weight'], text, ['Weight', 'Name']), ...rows], 2);
}

function foot(sheet: Sheet, entry: s.Entry, page: number): void {
  const notes = `${entry.footnotes_raw.join(' ')} Turbat Investments Limited, Gwadar Road. Mutual funds are subject to market risks.`;
  write(sheet, notes, X, 802, WIDTH, { size: 6.6 });
  write(sheet, `Page ${page} of 4`, X, 818, WIDTH, { size: 7, align: 'center' });
}

export function drawPair(sheet: Sheet, left: s.Entry, right: s.Entry): void {
  spine(sheet);
  const facts = labels(left).map(([label, of]) => ({ cells: [of(left) ?? '–', label, of(right) ?? '–'] }));
  returns(sheet, left, right, mirrored(sheet, top(sheet, left, right), facts, 1) + 8);
  foot(sheet, left, left.page_number);
  spine(sheet);
  let y = months(sheet, left, right, top(sheet, left, right) + 4);
  y = shares(sheet, left, right, 'ASSET_ALLOCATION', y + 10);
  y = shares(sheet, left, right, s.otherType(left) ?? 'CREDIT_QUALITY', y + 10);
  holdings(sheet, left, right, y + 10);
  foot(sheet, left, left.page_number + 1);
}
