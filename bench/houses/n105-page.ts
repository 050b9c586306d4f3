/** The landscape page of AMC N105: strips of the sub-funds, and below them what is common to all. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import * as s from './shared15.ts';

const PLUM = '#5b2a52';
const SAND = '#f5efe4';
const LINE = '#d8c9b0';
const X = 24;
const WIDTH = 794;
const NAME = 82;
const GAP = 10;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(v));

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The width of each column of figures. */
  readonly column: number;
}

interface Block {
  readonly title: string;
  readonly rows: string[][];
  readonly heads: number;
  readonly part: number;
  readonly column: number;
}

/** A small table with its title; all columns but the first have the same width. */
function block(sheet: Sheet, box: Box, title: string, rows: readonly (readonly string[])[], heads: number): number {
  const height = write(sheet, title, box.x, box.y, box.width, { size: 7, font: 'bold', colour: PLUM });
  const columns = (rows[0]?.length ?? 2) - 1;
  const each = box.column;
  const lines: Row[] = rows.map((cells, i) => (i < heads ? { cells, look: { font: 'bold' } } : { cells }));
  return drawGrid(sheet, {
    x: box.x - 3,
    y: box.y + height + 1,
    widths: [box.width - columns * each + 6, ...Array.from({ length: columns }, () => each)],
    aligns: ['left', ...Array.from({ length: columns }, () => 'right' as const)],
    rows: lines,
    look: { size: 6.7 },
    pad: 1.9,
  });
}

function statistics(sub: s.SubFacts): string[][] {
  const items = s.stated([
    ['Launch Date', sub.launch_date_raw],
    [sub.fund_size_label_raw ?? '', sub.fund_size_raw],
    ['NAV per Unit (Rs.)', sub.nav_per_unit],
    ['Units Outstanding', s.grouped(Number(sub.units_outstanding), 0)],
    ...sub.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ]);
  return items.map((item) => [...item]);
}

/** Plans have a benchmark; sub-funds have fiscal years below the periods. */
function returns(sub: s.SubFacts): string[][] {
  const hasBenchmark = sub.reported_returns.some((r) => r.benchmark_return_percent !== null);
  if (hasBenchmark)
    return [
      ['', 'Plan', 'Benchmark'],
      ...sub.reported_returns.map((r) => [
        r.period_label_raw,
        cell(r.fund_return_percent),
        cell(r.benchmark_return_percent),
      ]),
    ];
  return [
    ...sub.reported_returns.map((r) => [r.period_label_raw, cell(r.fund_return_percent)]),
    ...sub.historical_returns.map((r) => [r.period_label_raw, cell(r.percent)]),
  ];
}

function shares(sub: s.SubFacts, type: s.AllocationType): string[][] {
  return [['', ...s.datesOf(sub, type)], ...s.lines(sub, type).map((r) => [r.label, ...r.cells])];
}

/** The blocks of a strip from left to right; plans have fewer and wider ones. */
function blocksOf(sub: s.SubFacts): Block[] {
  const second = s.otherType(sub);
  const isPlan = sub.reported_returns.some((r) => r.benchmark_return_percent !== null);
  const assets = { title: s.titleOf(sub, 'ASSET_ALLOCATION'), rows: shares(sub, 'ASSET_ALLOCATION'), heads: 1 };
  const all: Block[] = [
    { title: 'Statistics', rows: statistics(sub), heads: 0, part: isPlan ? 190 : 132, column: 54 },
    { title: 'Returns (%)', rows: returns(sub), heads: isPlan ? 1 : 0, part: isPlan ? 220 : 92, column: 48 },
    { ...assets, part: isPlan ? 280 : 152, column: isPlan ? 50 : 34 },
  ];
  if (second !== null)
    all.push({ title: s.titleOf(sub, second), rows: shares(sub, second), heads: 1, part: 160, column: 34 });
  const held = s.holdingItems(sub, cell).map((item) => [...item]);
  if (held.length > 0) all.push({ title: sub.holdings_title_raw ?? '', rows: held, heads: 0, part: 150, column: 30 });
  return all;
}

function strip(sheet: Sheet, sub: s.SubFacts, y: number, height: number): void {
  sheet.rect(X, y, WIDTH, height).lineWidth(0.6).stroke(LINE);
  sheet.rect(X, y, NAME, height).fill(PLUM);
  const look = { size: 9, font: 'bold', colour: '#ffffff' } as const;
  write(sheet, sub.name_raw, X + 7, y + height / 2 - 18, NAME - 14, look);
  let x = X + NAME + GAP;
  for (const { title, rows, heads, part, column } of blocksOf(sub)) {
    const end = block(sheet, { x, y: y + 5, width: part - GAP, column }, title, rows, heads);
    if (end > y + height) throw new Error(`${title} of ${sub.name_raw} is ${end - y} high`);
    x += part + 4;
  }
}

function common(entry: s.Entry): s.Item[] {
  const amc = s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} by ${agency} as of ${day}`, '');
  return s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Initial Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['AMC Rating', amc],
  ]);
}

/** Terms run down one column after the other. */
function terms(sheet: Sheet, entry: s.Entry, y: number): number {
  const items = common(entry);
  const each = Math.ceil(items.length / 3);
  const width = (WIDTH - 2 * GAP) / 3;
  const ends = [0, 1, 2].map((column) =>
    drawGrid(sheet, {
      x: X + column * (width + GAP),
      y,
      widths: [84, width - 84],
      aligns: ['left', 'left'],
      rows: items.slice(column * each, (column + 1) * each).map((item) => ({ cells: [...item] })),
      look: { size: 6.8 },
      pad: 2.6,
      rule: LINE,
    }),
  );
  return Math.max(...ends);
}

export function drawFund(sheet: Sheet, entry: s.Entry): void {
  sheet.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  sheet.rect(0, 0, 842, 44).fill(SAND);
  sheet.rect(0, 44, 842, 2.5).fill(PLUM);
  write(sheet, entry.fund_name_raw, X, 13, 480, { size: 17, font: 'bold', colour: PLUM });
  const right = { size: 11, font: 'bold', colour: PLUM, align: 'right' } as const;
  write(sheet, entry.report_month_label_raw, 540, 10, 278, right);
  write(sheet, entry.amc_name_raw, 540, 25, 278, { ...right, size: 8, font: 'plain' });
  const objective = `Investment Objective: ${s.only(entry.investment_objective_raw, 'objective')}`;
  let y = 53 + write(sheet, objective, X, 53, WIDTH, { size: 7.6 }) + 6;
  const height = 114;
  for (const sub of entry.sub_funds) {
    strip(sheet, sub, y, height);
    y += height + 5;
  }
  write(sheet, 'General Information', X, y + 1, 200, { size: 8, font: 'bold', colour: PLUM });
  y = terms(sheet, entry, y + 12) + 5;
  const people = s.members(entry).map(([name, office]) => `${name} (${office})`);
  y += write(sheet, `Investment Committee: ${people.join(', ')}`, X, y, WIDTH, { size: 6.8 }) + 3;
  const notes = [...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`].join(' ');
  y += write(sheet, notes, X, y, WIDTH, { size: 6, colour: '#555555' });
  if (y > 578) throw new Error(`the page of ${entry.fund_name_raw} overflows: ${y}`);
  write(sheet, s.only(entry.page_footer_raw, 'footer'), X, 581, WIDTH, { size: 6.4, colour: PLUM, align: 'center' });
}
