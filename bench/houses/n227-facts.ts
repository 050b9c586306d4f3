/** The two pages of the sheet of facts of AMC N227: funds are rows, and the second page has the other columns. */
import { dash, grid, heads, linesOf, mergedDown, row, sheet } from './n227-frame.ts';
import type { Cell, Line } from './n227-frame.ts';
import { FUNDS, MANAGERS, REMARKS } from './n227-funds.ts';
import { ACTUAL_FEE, FACT_NOTES, LEVIES, TER } from './n227-words.ts';
import * as s from './shared15.ts';

interface Column {
  readonly group?: string;
  readonly head: string;
  readonly unit?: string;
  readonly width: number;
  readonly isMerged?: boolean;
  readonly kind?: 'num' | 'mid' | 'left';
  readonly cell: (line: Line) => string;
}

const NAME: Column = {
  head: 'Fund',
  width: 34,
  kind: 'left',
  cell: (l) => (l.kind === 'sub' ? l.name : `${l.name} (${s.short(l.entry) || 'KPF'})`),
};

const of =
  (read: (entry: s.Entry) => string | null | undefined) =>
  (line: Line): string =>
    dash(read(line.entry));

const ON = 'As on 28-Feb-2025';

const FIRST: readonly Column[] = [
  NAME,
  { head: 'Category', width: 22, isMerged: true, kind: 'mid', cell: of((e) => e.category_raw) },
  { head: 'Type', width: 16, isMerged: true, kind: 'mid', cell: of((e) => e.fund_type_raw) },
  { head: 'Risk Profile', width: 18, isMerged: true, kind: 'mid', cell: of((e) => e.risk_profile_raw) },
  { head: 'Launch Date', width: 19, isMerged: true, kind: 'mid', cell: of((e) => e.launch_date_raw) },
  { head: 'Par Value', unit: 'Rs.', width: 14, isMerged: true, kind: 'mid', cell: of((e) => e.par_value_raw) },
  {
    head: 'Benchmark',
    width: 42,
    kind: 'left',
    cell: (l) => (l.kind === 'sub' ? '-' : dash(l.entry.benchmark_raw)),
  },
  { group: ON, head: 'NAV per Unit', unit: 'Rs.', width: 19, kind: 'num', cell: (l) => dash(l.figures.nav_per_unit) },
  { group: ON, head: 'Offer Price', unit: 'Rs.', width: 19, kind: 'num', cell: (l) => dash(l.figures.offer_price) },
  {
    group: ON,
    head: 'Units Outstanding',
    unit: 'number',
    width: 24,
    kind: 'num',
    cell: (l) => (l.figures.units_outstanding === undefined ? '-' : s.grouped(Number(l.figures.units_outstanding), 0)),
  },
  { group: ON, head: 'Net Assets', unit: 'Rs. mn', width: 22, kind: 'num', cell: (l) => dash(l.figures.fund_size_raw) },
  {
    head: 'Fund Stability Rating',
    width: 28,
    kind: 'mid',
    cell: (l) => (l.kind === 'sub' ? '-' : s.ratingWith(l.entry, 'FUND', (r, by, d) => `${r}\n${by}, ${d}`, '-')),
  },
];

const fee =
  (label: string, period: string | null) =>
  ({ figures }: Line): string =>
    dash(figures.fees.find((f) => f.fee_label_raw === label && f.row_label_raw === period)?.percent);

const ratio = (group: string, head: 'MTD' | 'YTD'): Column => ({
  group,
  head,
  unit: '%',
  width: 11.5,
  kind: 'num',
  cell: fee(group, head),
});

const codeOf = (entry: s.Entry): string => s.fundNamed(FUNDS, entry).abbr;

const SECOND: readonly Column[] = [
  NAME,
  { head: 'Trustee', width: 23, isMerged: true, kind: 'mid', cell: of((e) => e.trustee_raw) },
  { head: 'Auditor', width: 20, isMerged: true, kind: 'mid', cell: of((e) => e.auditor_raw) },
  { head: 'Fund Manager', width: 18, isMerged: true, kind: 'mid', cell: of((e) => MANAGERS[codeOf(e)]) },
  {
    group: 'Sales Load',
    head: 'Front-End',
    width: 15,
    isMerged: true,
    kind: 'mid',
    cell: of((e) => e.front_end_load_raw),
  },
  {
    group: 'Sales Load',
    head: 'Back-End',
    width: 12,
    isMerged: true,
    kind: 'mid',
    cell: of((e) => e.back_end_load_raw),
  },
  { head: 'Management Fee', width: 18, isMerged: true, kind: 'mid', cell: of((e) => e.management_fee_raw) },
  { head: ACTUAL_FEE, unit: '% p.a.', width: 17.5, kind: 'num', cell: fee(ACTUAL_FEE, null) },
  {
    group: 'Minimum Investment',
    head: 'Initial',
    unit: 'Rs.',
    width: 12,
    isMerged: true,
    kind: 'mid',
    cell: of((e) => e.minimum_initial_raw),
  },
  {
    group: 'Minimum Investment',
    head: 'Subsequent',
    unit: 'Rs.',
    width: 18,
    isMerged: true,
    kind: 'mid',
    cell: of((e) => e.minimum_subsequent_raw),
  },
  ratio(TER, 'MTD'),
  ratio(TER, 'YTD'),
  ratio(LEVIES, 'MTD'),
  ratio(LEVIES, 'YTD'),
  {
    head: 'Weighted Avg. Maturity',
    unit: 'days',
    width: 15.5,
    kind: 'num',
    cell: ({ figures }) => dash(figures.metrics.find((m) => m.label_raw.startsWith('Weighted'))?.value_raw),
  },
  { head: 'Remarks', width: 28, isMerged: true, kind: 'left', cell: (l) => REMARKS[codeOf(l.entry)] ?? '' },
];

/** Groups over heads over units; a head without a group is merged with the cell above it. */
function headRows(columns: readonly Column[]): string[] {
  const top = columns.flatMap((c, i): Cell[] => {
    if (c.group === undefined) return [{ text: c.head, tag: 'th' as const, down: c.unit === undefined ? 3 : 2 }];
    if (columns[i - 1]?.group === c.group) return [];
    return [{ text: c.group, tag: 'th' as const, across: columns.filter((x) => x.group === c.group).length }];
  });
  const middle = columns
    .filter((c) => c.group !== undefined)
    .map((c) => ({ text: c.head, tag: 'th' as const, down: c.unit === undefined ? 2 : 1 }));
  const units = columns
    .filter((c) => c.unit !== undefined)
    .map((c) => ({ text: `(${c.unit ?? ''})`, tag: 'th' as const, kind: 'unit' }));
  return [row(top), row(middle), row(units)];
}

function factGrid(columns: readonly Column[], lines: readonly Line[], end: readonly string[]): string {
  const body = mergedDown(
    lines.map((l) => columns.map((c) => c.cell(l))),
    columns.map((c) => c.isMerged === true),
    columns.map((c) => c.kind ?? ''),
    lines.map((l) => l.kind),
  );
  return grid(
    columns.map((c) => c.width),
    [...headRows(columns), ...body, ...end],
    'facts',
  );
}

const note = (texts: readonly string[]): string => `<div class=notes>${s.paragraphs(texts)}</div>`;

export function firstFacts(entries: readonly s.Entry[], total: string): string {
  const end = row(
    [
      { text: 'Total', across: FIRST.length - 2, kind: 'left' },
      { text: total, kind: 'num' },
      { text: '', kind: 'mid' },
    ],
    'total',
  );
  const objectives = grid(
    [34, 243],
    [
      heads(['Fund', 'Investment Objective']),
      ...entries.map((e) =>
        row([
          { text: e.fund_name_raw, kind: 'left' },
          { text: e.investment_objective_raw ?? '', kind: 'left' },
        ]),
      ),
    ],
  );
  return sheet(
    2,
    'FUND FACTS',
    `${factGrid(FIRST, linesOf(entries), [end])}${note([s.only(FACT_NOTES[1], 'note')])}${objectives}`,
  );
}

/** What is true of some funds, and the funds of which it is true. */
function commonTerms(entries: readonly s.Entry[]): string {
  const amc = s.ratingWith(s.only(entries[0], 'fund'), 'AMC', (r, by, d) => `${r} (${by}, ${d})`, '');
  const reads: readonly (readonly [string, (e: s.Entry) => string | null | undefined])[] = [
    ['Management Company Rating', () => amc],
    ['Pricing Mechanism', (e) => e.pricing_mechanism_raw],
    ['Dealing Days', (e) => e.dealing_days_raw],
    ['Cut-off Time', (e) => e.cutoff_raw],
    ['Listing', (e) => e.listing_raw],
  ];
  const rows = reads.flatMap(([label, read]) => {
    const values = new Set(entries.map(read).filter((v) => typeof v === 'string'));
    return [...values].map((value) => {
      const codes = entries.filter((e) => read(e) === value).map(codeOf);
      return [label, value, codes.length === entries.length ? 'All funds' : codes.join(', ')];
    });
  });
  const body = mergedDown(rows, [true, false, false], ['left', 'left', 'left'], []);
  return grid([42, 50, 42], [heads(['Term', 'Value', 'Applies to']), ...body]);
}

function committee(entries: readonly s.Entry[]): string {
  const all = s.only(entries[0], 'fund').parties.filter((p) => p.designation_raw !== 'Fund Manager');
  const rows = all.map((p) =>
    row([p.name_raw, p.designation_raw ?? '', 'All funds'].map((text) => ({ text, kind: 'left' }))),
  );
  return grid([42, 50, 42], [heads(['Investment Committee', 'Designation', 'Funds']), ...rows]);
}

export function secondFacts(entries: readonly s.Entry[]): string {
  const side = `<div class=side>${commonTerms(entries)}${committee(entries)}</div>`;
  return sheet(
    3,
    'FUND FACTS (columns continued)',
    `${factGrid(SECOND, linesOf(entries), [])}${note([s.only(FACT_NOTES[0], 'note')])}${side}`,
  );
}
