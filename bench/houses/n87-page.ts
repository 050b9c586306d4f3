/** The pages of AMC N87: pivot tables of a workbook, with outlines and a cross table. */
import type { Sheet } from './pdf1.ts';
import { write } from './pdf1.ts';
import { Cells } from './shared13.ts';
import type { CellLook } from './shared13.ts';
import * as s from './shared15.ts';

const HEIGHT = 11.3;
const TOP = 42;
const LEFT = 32;
const RIGHT = 302;
const BLUE = '#d9e1f2';
const RULE = '#8ea9db';
const size = 6.9;
const plain = { size } as const;
const strong = { size, font: 'bold' } as const;
const words = { size, align: 'left' } as const;

interface Leaf {
  readonly levels: readonly string[];
  readonly tenths: number;
}

interface Portfolio {
  readonly now: readonly Leaf[];
  readonly last: readonly Leaf[];
}

interface Line {
  readonly label: string;
  readonly level: number;
  readonly cells: readonly string[];
  /** The button of the outline; `open` rows are bold. */
  readonly button?: 'open' | 'closed';
}

const percent = (v: string | null | undefined): string => (v === null || v === undefined ? '' : v);
const ofTenths = (rows: readonly Leaf[]): string => (rows.reduce((sum, r) => sum + r.tenths, 0) / 10).toFixed(1);

/** A small square with a minus or a plus. */
function button(sheet: Sheet, x: number, y: number, isOpen: boolean): void {
  sheet.rect(x, y, 5.6, 5.6);
  sheet.moveTo(x + 1.2, y + 2.8).lineTo(x + 4.4, y + 2.8);
  if (!isOpen) sheet.moveTo(x + 2.8, y + 1.2).lineTo(x + 2.8, y + 4.4);
  sheet.lineWidth(0.4).stroke('#606060');
}

/** The button of a list of choices at the right border of a cell. */
function choice(sheet: Sheet, x: number, y: number): void {
  sheet
    .rect(x - 9, y + 2, 7.4, 7.4)
    .lineWidth(0.3)
    .stroke('#909090');
  sheet
    .moveTo(x - 7.4, y + 4.6)
    .lineTo(x - 3.2, y + 4.6)
    .lineTo(x - 5.3, y + 7.4)
    .closePath()
    .fill('#505050');
}

const cellsAt = (sheet: Sheet, left: number, widths: readonly number[]): Cells =>
  new Cells(sheet, { left, top: TOP, height: HEIGHT, widths });

/** A pivot with the levels of its rows as an outline; returns the first row after it. */
function outline(
  sheet: Sheet,
  at: { readonly left: number; readonly top: number; readonly widths: readonly number[]; readonly look?: CellLook },
  title: string,
  heads: readonly string[],
  lines: readonly Line[],
): number {
  const cells = cellsAt(sheet, at.left, at.widths);
  const columns = at.widths.length;
  cells.put(0, at.top, title, { ...strong, span: columns, colour: '#1f3864' });
  cells.put(0, at.top + 1, '', { fill: BLUE, span: columns });
  heads.forEach((head, i) => {
    cells.put(i, at.top + 1, head, { ...strong, align: i === 0 ? 'left' : (at.look?.align ?? 'right') });
  });
  if (heads[0] === 'Row Labels') choice(sheet, cells.xOf(1), cells.yOf(at.top + 1));
  lines.forEach((line, i) => {
    const row = at.top + 2 + i;
    const isTotal = line.label === 'Grand Total';
    const look = line.button === 'open' || isTotal ? strong : plain;
    if (isTotal) cells.put(0, row, '', { fill: BLUE, span: columns });
    const indent = line.level * 9 + (line.button === undefined && !isTotal ? 2 : 10);
    if (line.button !== undefined)
      button(sheet, cells.xOf(0) + line.level * 9 + 2, cells.yOf(row) + 2.8, line.button === 'open');
    const x = cells.xOf(0) + (isTotal ? 2 : indent);
    sheet.font(look === strong ? 'bold' : 'plain').fontSize(size);
    sheet.fillColor('#000000').text(line.label, x, cells.yOf(row) + 2.2, { lineBreak: false });
    line.cells.forEach((text, k) => {
      if (text !== '') cells.put(k + 1, row, text, { ...look, ...at.look });
    });
    const y = cells.yOf(row + 1);
    sheet
      .moveTo(cells.xOf(0), y)
      .lineTo(cells.xOf(columns), y)
      .lineWidth(0.2)
      .stroke(isTotal ? RULE : '#d6d6d6');
  });
  return at.top + 3 + lines.length;
}

const group = (label: string, items: readonly s.Item[]): Line[] => [
  { label, level: 0, cells: [], button: 'open' },
  ...items.map(([name, value]) => ({ label: name, level: 1, cells: [value] })),
];

function facts(entry: s.Entry): Line[] {
  const [own, amc] = s.ratings(entry, 'Not rated');
  return [
    ...group('Price and Size', [
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
      ['NAV per Unit (Rs.)', entry.nav_per_unit ?? ''],
      ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ]),
    ...group(
      'Scheme',
      s.terms(entry, [
        ['Type', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Launch Date', 'launch_date_raw'],
        ['Benchmark', 'benchmark_raw'],
        ['Risk Profile', 'risk_profile_raw'],
        ['Par Value', 'par_value_raw'],
      ]),
    ),
    ...group('Costs', [
      ...s.terms(entry, [
        ['Management Fee', 'management_fee_raw'],
        ['Front-end Load', 'front_end_load_raw'],
        ['Back-end Load', 'back_end_load_raw'],
      ]),
      ...entry.fees.map((f) => [f.fee_label_raw, f.percent] as const),
    ]),
    ...group(
      'Dealing',
      s.terms(entry, [
        ['Minimum Initial', 'minimum_initial_raw'],
        ['Minimum Subsequent', 'minimum_subsequent_raw'],
        ['Pricing', 'pricing_mechanism_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Cut-off Time', 'cutoff_raw'],
      ]),
    ),
    ...group('Parties and Ratings', [
      ...s.terms(entry, [
        ['Trustee', 'trustee_raw'],
        ['Auditor', 'auditor_raw'],
        ['Registrar', 'registrar_raw'],
      ]),
      ['Stability Rating', own],
      ['AMC Rating', amc],
    ]),
    ...group('Investment Committee', s.people(entry)),
  ];
}

/** Months below the year that they belong to. */
function months(entry: s.Entry): Line[] {
  const rows = entry.monthly_returns;
  const years = Map.groupBy(s.labelsOf(rows), (label) => label.slice(-4));
  return [...years].flatMap(([year, labels]): Line[] => [
    { label: year, level: 0, cells: [], button: 'open' },
    ...labels.map((label) => ({
      label: label.slice(0, 3),
      level: 1,
      cells: [s.short(entry), 'Benchmark'].map((name) => percent(s.percentAt(rows, name, label))),
    })),
  ]);
}

/** Classes, their sectors and the companies of these; the shares of the month before in the second column. */
function tree(entry: s.Entry, { now, last }: Portfolio): Line[] {
  const line = (levels: readonly string[], extra: Partial<Line> = {}): Line => {
    const isBelow = (x: Leaf): boolean => levels.every((l, i) => x.levels[i] === l);
    const cells = [now, last].map((all) => ofTenths(all.filter(isBelow)));
    const rank = entry.holdings.find((h) => h.name_raw === levels[2])?.rank;
    const level = Math.max(0, levels.length - 1);
    return { label: levels.at(-1) ?? 'Grand Total', level, cells: [rank?.toString() ?? '', ...cells], ...extra };
  };
  const lines: Line[] = [];
  for (const [name, rows] of Map.groupBy(now, (x) => x.levels[0] ?? '')) {
    const isOpen = (rows[0]?.levels.length ?? 0) > 1;
    lines.push(line([name], { button: isOpen ? 'open' : 'closed' }));
    if (!isOpen) continue;
    for (const [sector, companies] of Map.groupBy(rows, (x) => x.levels[1] ?? '')) {
      const isListed = companies.length > 1 || companies[0]?.levels[2] !== 'Other companies';
      lines.push(line([name, sector], { button: isListed ? 'open' : 'closed' }));
      if (isListed) lines.push(...companies.map((c) => line(c.levels)));
    }
  }
  return [...lines, line([])];
}

/** Ratings as rows and classes as columns; the totals are those of the entry. */
function crossTable(sheet: Sheet, entry: s.Entry, leaves: readonly Leaf[], top: number): number {
  const classes = s.ofType(entry, 'ASSET_ALLOCATION');
  const ratings = s.ofType(entry, 'CREDIT_QUALITY');
  const width = (260 - 52 - 44) / classes.length;
  const cells = cellsAt(sheet, RIGHT, [52, ...classes.map(() => width), 44]);
  const span = classes.length + 2;
  cells.put(0, top, s.titleOf(entry, 'ASSET_ALLOCATION'), { ...strong, span, colour: '#1f3864' });
  cells.put(0, top + 1, '', { fill: BLUE, span });
  cells.put(0, top + 2, '', { fill: BLUE, span });
  cells.put(0, top + 1, 'Sum of Share', strong);
  cells.put(1, top + 1, 'Column Labels', { ...strong, span: 2 });
  choice(sheet, cells.xOf(3) - 4, cells.yOf(top + 1));
  cells.put(0, top + 2, 'Row Labels', strong);
  [...classes.map((c) => c.label_raw), 'Grand Total'].forEach((head, i) => {
    cells.put(i + 1, top + 2, head, { size: 6.6, font: 'bold', align: 'right' });
  });
  ratings.forEach((rating, i) => {
    const row = top + 3 + i;
    cells.put(0, row, rating.label_raw, words);
    classes.forEach((c, k) => {
      const own = leaves.find((x) => x.levels[0] === c.label_raw && x.levels[1] === rating.label_raw);
      if (own !== undefined) cells.put(k + 1, row, ofTenths([own]), plain);
    });
    cells.put(classes.length + 1, row, rating.percent, plain);
  });
  const last = top + 3 + ratings.length;
  cells.put(0, last, '', { fill: BLUE, span });
  cells.row(0, last, ['Grand Total', ...classes.map((c) => c.percent), '100.0'], strong);
  cells.rules(0, top + 2, span, last - top - 1, '#c6d0e6');
  return last + 2;
}

const COMMENTS: Readonly<Record<string, string>> = {
  NCF: 'The State Bank of Pakistan did not hold a meeting on the policy rate in February, which the market expects to rise. The Fund bought three-month T-Bills in both auctions and kept its weighted average maturity low.',
  NIF: 'Yields of the secondary market rose by 80 to 120 basis points along the curve. The Fund holds floating rate PIBs mainly, whose coupons are reset every fortnight or every six months.',
  NSF: 'The market was dull as talks with the IMF went on and the mini-budget raised the sales tax. The Fund reduced cement and increased exploration companies before the settlement of circular debt.',
};

function note(sheet: Sheet, title: string, text: string, row: number): number {
  const y = TOP + row * HEIGHT;
  write(sheet, title, RIGHT + 2, y, 256, { ...strong, colour: '#1f3864' });
  const height = write(sheet, text, RIGHT + 2, y + HEIGHT, 256, { size: 7.1 });
  return row + 2 + Math.ceil(height / HEIGHT);
}

export function drawFund(sheet: Sheet, entry: s.Entry, portfolio: Portfolio): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  write(sheet, `${entry.amc_name_raw} - Fund Manager Report`, 0, 18, 595, { size: 7.6, align: 'center' });
  const filters = cellsAt(sheet, LEFT, [84, 174]);
  filters.row(0, 0, ['Fund', entry.fund_name_raw], { size: 8.4, font: 'bold', fill: BLUE });
  filters.row(0, 1, ['Month', entry.report_month_label_raw], { size: 8.4, font: 'bold', fill: BLUE });
  for (const row of [0, 1]) choice(sheet, filters.xOf(2), filters.yOf(row));
  const two = [114, 72, 72];
  const heads = ['Row Labels', s.short(entry), 'Benchmark'];
  const left = { left: LEFT, top: 3, widths: [98, 160], look: words };
  let row = outline(sheet, left, 'Fund Facts', ['Row Labels', 'Entry'], facts(entry));
  row = outline(sheet, { left: LEFT, top: row, widths: two }, 'Monthly Returns (%)', heads, months(entry));
  let at = 3;
  if (portfolio.now.some((x) => x.levels.length === 3)) {
    const places = { left: RIGHT, top: at, widths: [158, 26, 38, 38] };
    const columns = ['Row Labels', 'Rank', ...s.datesOf(entry, 'ASSET_ALLOCATION')];
    at = outline(sheet, places, s.titleOf(entry, 'ASSET_ALLOCATION'), columns, tree(entry, portfolio));
  } else at = crossTable(sheet, entry, portfolio.now, at);
  const periods = entry.reported_returns.map((r): Line => {
    const figures = [percent(r.fund_return_percent), percent(r.benchmark_return_percent)];
    return { label: r.period_label_raw, level: 0, cells: figures };
  });
  at = outline(sheet, { left: RIGHT, top: at, widths: two }, 'Returns by Period (%)', heads, periods);
  const years = s.labelsOf(entry.historical_returns).map((label): Line => {
    const figures = [s.short(entry), 'Benchmark'].map((n) => percent(s.percentAt(entry.historical_returns, n, label)));
    return { label, level: 0, cells: figures };
  });
  at = outline(sheet, { left: RIGHT, top: at, widths: two }, 'Returns by Fiscal Year (%)', heads, years);
  at = note(sheet, 'Investment Objective', entry.investment_objective_raw ?? '', at);
  at = note(sheet, 'Comment of the Fund Manager', COMMENTS[s.short(entry)] ?? '', at);
  note(sheet, 'Notes', `${entry.footnotes_raw.join(' ')} Expense ratios include levies. ${s.RISK_NOTE}`, at);
  write(sheet, s.short(entry), LEFT, 822, 100, { size: 7.2 });
  write(sheet, entry.page_footer_raw ?? '', 0, 822, 595, { size: 7.2, align: 'center' });
}
