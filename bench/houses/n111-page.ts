/** The page of AMC N111: terms in a ruled grid, tables of returns, and the portfolio in two columns. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import * as s from './shared15.ts';

const GREEN = '#1d5c3a';
const PALE = '#e7f0ea';
const LINE = '#a9c4b4';
const X = 30;
const WIDE = 535;
const HALF = 260;

export interface Beside {
  readonly fund: s.Fund;
  /** Of the month and of the year. */
  readonly levies: readonly string[];
  readonly day: string;
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

function bar(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  sheet.rect(x, y, width, 12).fill(GREEN);
  write(sheet, text, x + 4, y + 2.4, width - 8, { size: 7.4, font: 'bold', colour: '#ffffff' });
  return y + 12;
}

function termItems(entry: s.Entry, of: Beside): s.Item[] {
  const ratios = entry.fees
    .filter((f) => f.fee_label_raw.startsWith('Total'))
    .map((f, i) => [f.fee_label_raw, `${f.percent}% (incl. ${of.levies[i] ?? ''}% levies)`] as const);
  const charged = s.feeOf(entry, 'Management Fee (Actual)', null);
  return s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Par Value', 'par_value_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    [`NAV (Rs.) as on ${of.day}`, entry.nav_per_unit],
    ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ...ratios,
    ['Management Fee (Actual)', `${charged}%`],
    ...s.terms(entry, [
      ['Management Fee (Max.)', 'management_fee_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    ['Stability Rating', s.ratingWith(entry, 'FUND', (r, a, d) => `${r} by ${a} (${d})`, 'Not Applicable')],
    ['AMC Rating', s.ratingWith(entry, 'AMC', (r, a, d) => `${r} by ${a} (${d})`, '')],
  ]);
}

/** The terms run across: the second one is at the right of the first. */
function terms(sheet: Sheet, entry: s.Entry, of: Beside, y: number): number {
  const items = termItems(entry, of);
  const rows: Row[] = [];
  for (let i = 0; i < items.length; i += 2) rows.push({ cells: [...(items[i] ?? []), ...(items[i + 1] ?? ['', ''])] });
  const widths = [104, 163.5, 104, 163.5];
  const top = bar(sheet, 'Fund Information', X, y, WIDE);
  const end = drawGrid(sheet, {
    x: X,
    y: top,
    widths,
    aligns: ['left', 'left', 'left', 'left'],
    rows,
    look: { size: 6.5 },
    pad: 2.1,
    rule: LINE,
  });
  [0, 104, 267.5, 371.5, 535].forEach((at) => {
    sheet
      .moveTo(X + at, top)
      .lineTo(X + at, end)
      .lineWidth(0.4)
      .stroke(LINE);
  });
  return end + 5;
}

interface Sums {
  readonly title: string;
  readonly heads: readonly Row[];
  readonly rows: readonly (readonly string[])[];
  readonly first: number;
}

/** A table across the page, all of whose columns but the first have the same width. */
function across(sheet: Sheet, of: Sums, y: number): number {
  const columns = (of.rows[0]?.length ?? 2) - 1;
  const each = (WIDE - of.first) / columns;
  const top = bar(sheet, of.title, X, y, WIDE);
  return (
    drawGrid(sheet, {
      x: X,
      y: top,
      widths: [of.first, ...Array.from({ length: columns }, () => each)],
      aligns: ['left', ...Array.from({ length: columns }, () => 'center' as const)],
      rows: [...of.heads, ...of.rows.map((cells) => ({ cells: [...cells] }))],
      look: { size: 6.6 },
      pad: 2.1,
      rule: LINE,
    }) + 5
  );
}

const bold = (cells: string[], spans?: number[]): Row => ({
  cells,
  fill: PALE,
  look: { font: 'bold' },
  ...(spans === undefined ? {} : { spans }),
});

function returns(sheet: Sheet, entry: s.Entry, of: Beside, y: number): number {
  const basis = of.fund.model.kind === 'rate' ? 'Simple annualized' : 'Absolute';
  const long = entry.reported_returns.filter((r) => /Years|Inception/.test(r.period_label_raw)).length;
  const short = entry.reported_returns.length - long;
  const row = (
    name: string,
    key: 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent',
  ): string[] => [name, ...s.seriesCells(entry, key).map(cell)];
  return across(
    sheet,
    {
      title: 'Performance',
      first: 100,
      heads: [bold(['', basis, 'CAGR'], [1, short, long]), bold(['Returns', ...s.periods(entry)])],
      rows: [
        row(s.short(entry), 'fund_return_percent'),
        row('Benchmark', 'benchmark_return_percent'),
        row('Peer Group Average', 'peer_return_percent'),
      ],
    },
    y,
  );
}

const years = (sheet: Sheet, entry: s.Entry, y: number): number =>
  across(
    sheet,
    {
      title: 'Fiscal Year Returns',
      first: 100,
      heads: [bold(['Year', ...s.labelsOf(entry.historical_returns)])],
      rows: [s.short(entry), 'Benchmark'].map((name) => [
        name,
        ...s.labelsOf(entry.historical_returns).map((l) => cell(s.percentAt(entry.historical_returns, name, l))),
      ]),
    },
    y,
  );

const months = (sheet: Sheet, entry: s.Entry, y: number): number =>
  across(
    sheet,
    {
      title: 'Monthly Returns',
      first: 56,
      heads: [bold(['Month', ...s.labelsOf(entry.monthly_returns)])],
      rows: [s.short(entry), 'Benchmark'].map((name) => [
        name,
        ...s.labelsOf(entry.monthly_returns).map((l) => cell(s.percentAt(entry.monthly_returns, name, l))),
      ]),
    },
    y,
  );

interface Place {
  readonly x: number;
  readonly y: number;
}

function shares(sheet: Sheet, entry: s.Entry, type: s.AllocationType, { x, y }: Place): number {
  const top = bar(sheet, s.titleOf(entry, type), x, y, HALF);
  const total = type === 'SECTOR_ALLOCATION' ? [] : [bold(['Total', '100.0%', '100.0%'])];
  return (
    drawGrid(sheet, {
      x,
      y: top,
      widths: [HALF - 100, 50, 50],
      aligns: ['left', 'right', 'right'],
      rows: [
        bold(['', ...s.datesOf(entry, type)]),
        ...s.lines(entry, type).map((r) => ({ cells: [r.label, ...r.cells.map(cell)] })),
        ...total,
      ],
      look: { size: 6.6 },
      pad: 2,
      rule: LINE,
    }) + 5
  );
}

function holdings(sheet: Sheet, entry: s.Entry, fund: s.Fund, { x, y }: Place): number {
  if (entry.holdings.length === 0) return y;
  const top = bar(sheet, s.only(entry.holdings_title_raw, 'title'), x, y, HALF);
  const note = fund.abbr === 'HSF' ? 'Sector' : 'Rating';
  return (
    drawGrid(sheet, {
      x,
      y: top,
      widths: [HALF - 128, 90, 38],
      aligns: ['left', 'left', 'right'],
      rows: [
        bold(['Name', note, '%']),
        ...entry.holdings.map((h) => ({ cells: [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)] })),
      ],
      look: { size: 6.4 },
      pad: 1.9,
      rule: LINE,
    }) + 5
  );
}

/** Two columns for each month: the fund and the benchmark; the figures are at the axis alone. */
function chart(sheet: Sheet, entry: s.Entry, { x, y }: Place, height: number): void {
  const labels = s.labelsOf(entry.monthly_returns);
  const names = [s.short(entry), 'Benchmark'];
  const of = (name: string): number[] => labels.map((l) => Number(s.percentAt(entry.monthly_returns, name, l)));
  const all = names.flatMap(of);
  const step = Math.max(2, Math.ceil((Math.max(...all, 0) - Math.min(...all, 0)) / 8) * 2);
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.ceil(Math.max(...all, 0) / step) * step;
  const [left, wide, from, tall] = [x + 28, HALF - 30, y + 18, height - 34];
  const at = (v: number): number => from + tall * (1 - (v - low) / (high - low));
  bar(sheet, `${s.short(entry)} and Benchmark, Month by Month`, x, y, HALF);
  for (let v = low; v <= high; v += step) {
    sheet
      .moveTo(left, at(v))
      .lineTo(left + wide, at(v))
      .lineWidth(0.3)
      .stroke('#cccccc');
    write(sheet, `${v}%`, x, at(v) - 3, 24, { size: 5.6, align: 'right' });
  }
  names.forEach((name, k) => {
    of(name).forEach((v, i) => {
      const column = left + (i + 0.18 + k * 0.32) * (wide / labels.length);
      const colour = k === 0 ? GREEN : '#c9a24b';
      sheet.rect(column, Math.min(at(0), at(v)), (wide / labels.length) * 0.3, Math.abs(at(v) - at(0))).fill(colour);
    });
  });
  labels.forEach((l, i) => {
    const column = left + i * (wide / labels.length);
    write(sheet, l, column - 2, from + tall + 3, wide / labels.length + 4, { size: 4.8, align: 'center' });
  });
}

function exposures(sheet: Sheet, entry: s.Entry, y: number): number {
  if (entry.non_compliant.length === 0) return y;
  const heads = [
    'Name of Investment',
    'Type of Investment',
    'Value before Provision (Rs. mn)',
    'Provision Held (Rs. mn)',
    'Value after Provision (Rs. mn)',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  const top = bar(sheet, 'Details of Non-Compliant Investments', X, y, WIDE);
  return (
    drawGrid(sheet, {
      x: X,
      y: top,
      widths: [160, 85, 70, 60, 70, 45, 45],
      aligns: ['left', 'left', 'right', 'right', 'right', 'right', 'right'],
      rows: [bold(heads), ...entry.non_compliant.map((e) => ({ cells: s.exposureCells(e) }))],
      look: { size: 6.3 },
      pad: 2,
      rule: LINE,
    }) + 5
  );
}

const STORIES: Readonly<Record<string, string>> = {
  HIF:
    'Inflation slowed to 26.9% from a year before and the State Bank left the policy rate at 22%. Yields of bills ' +
    'fell after the auctions of the month. The Fund added Treasury bills and sold a part of its Pakistan Investment Bonds.',
  HSF:
    'The market gained on a stronger rupee, the review of the programme of the International ' +
    'Monetary Fund and foreign buying. Banks and exploration companies led; the Fund took some profit in fertilizer.',
  HIMMF:
    'Islamic banks offered lower rates on new deposits while sukuk auctions drew bids of several times their target. ' +
    'The Fund kept its average maturity below two months and placed its money with well rated banks.',
};

function close(sheet: Sheet, entry: s.Entry, from: number): void {
  const people = s.members(entry).map(([name, office]) => `${name} (${office})`);
  let y = bar(sheet, 'Fund Manager’s Comments', X, from, WIDE) + 3;
  y += write(sheet, STORIES[s.short(entry)] ?? '', X, y, WIDE, { size: 7 }) + 4;
  y += write(sheet, `Members of the Investment Committee: ${people.join('; ')}`, X, y, WIDE, { size: 6.8 }) + 3;
  const figures = entry.footnotes_raw.join(' ');
  y += write(sheet, `${figures} ${s.RISK_NOTE}`, X, y, WIDE, { size: 6, colour: '#555555' });
  if (y > 818) throw new Error(`the page of ${entry.fund_name_raw} overflows: ${y}`);
  write(sheet, s.only(entry.page_footer_raw, 'footer'), X, 824, WIDE, { size: 6.4, colour: GREEN, align: 'right' });
}

export function drawFund(sheet: Sheet, entry: s.Entry, of: Beside): void {
  sheet.addPage();
  write(sheet, entry.amc_name_raw, X, 20, 250, { size: 8.6, font: 'bold', colour: GREEN });
  const right = { size: 8.6, colour: GREEN, align: 'right' } as const;
  write(sheet, `Fund Manager’s Report - ${entry.report_month_label_raw}`, X + 235, 20, 300, right);
  sheet.rect(X, 33, WIDE, 1.6).fill(GREEN);
  write(sheet, entry.fund_name_raw, X, 40, WIDE, { size: 15, font: 'bold', align: 'center' });
  const objective = `Objective: ${s.only(entry.investment_objective_raw, 'objective')}`;
  let y = 60 + write(sheet, objective, X, 60, WIDE, { size: 7 }) + 4;
  y = terms(sheet, entry, of, y);
  y = returns(sheet, entry, of, y);
  y = years(sheet, entry, y);
  y = months(sheet, entry, y);
  const second = s.only(s.otherType(entry), 'second table');
  const right0 = X + WIDE - HALF;
  const a = shares(sheet, entry, 'ASSET_ALLOCATION', { x: X, y });
  const left = shares(sheet, entry, second, { x: X, y: a });
  let b = holdings(sheet, entry, of.fund, { x: right0, y });
  b = metrics(sheet, entry, { x: right0, y: b });
  const room = Math.max(left, b + 96) - b - 4;
  chart(sheet, entry, { x: right0, y: b }, room);
  y = exposures(sheet, entry, Math.max(left, b + room + 4));
  close(sheet, entry, y);
}

function metrics(sheet: Sheet, entry: s.Entry, { x, y }: Place): number {
  const top = bar(sheet, 'Portfolio Statistics', x, y, HALF);
  return (
    drawGrid(sheet, {
      x,
      y: top,
      widths: [HALF - 60, 60],
      aligns: ['left', 'right'],
      rows: entry.metrics.map((m) => ({ cells: [m.label_raw, m.value_raw] })),
      look: { size: 6.6 },
      pad: 2,
      rule: LINE,
    }) + 5
  );
}
