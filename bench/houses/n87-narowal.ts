/** N87, Narowal: pivot tables; classes and ratings are the totals of a cross table, or levels of an outline. */
import { writeFile } from 'node:fs/promises';
import { FUNDS, LEAVES } from './n87-funds.ts';
import { drawFund } from './n87-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared15.ts';

const AMC = 'Narowal Asset Management Limited';
const MONTH = { year: 2023, month: 2 };
const CROSS = 'Asset Class by Credit Rating (% of Total Assets)';
const TREE = 'Asset Class, Sector and Top Ten Holdings (% of Total Assets)';
const EXCESS = 12;

/** 22-May-2014 */
const dayText = ([year, month, d]: s.Day): string => `${d}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years (p.a.)'],
    ['5Y', '5 Years (p.a.)'],
    ['SI', 'Inception (p.a.)'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. mn)',
  prices: ['units_outstanding'],
  day: dayText,
});

interface Leaf {
  readonly levels: readonly string[];
  readonly tenths: number;
}

const tenths = (rows: readonly Leaf[]): number => rows.reduce((sum, r) => sum + r.tenths, 0);

function leavesOf(abbr: string, month: s.Month): Leaf[] {
  const weights = s.only(LEAVES[abbr], abbr);
  return s
    .shares(abbr, weights, month, 1)
    .map((v, i) => ({ levels: (weights[i]?.[0] ?? '').split(' / '), tenths: Math.round(Number(v) * 10) }));
}

function allocations(
  leaves: readonly Leaf[],
  level: number,
  type: s.AllocationType,
  period_label: string | null,
): s.AllocationRow[] {
  return [...Map.groupBy(leaves, (x) => x.levels[level] ?? '')].flatMap(([label_raw, rows]) =>
    label_raw === ''
      ? []
      : [
          {
            allocation_type: type,
            label_raw,
            percent: (tenths(rows) / 10).toFixed(1),
            period_label,
            table_title_raw: type === 'CREDIT_QUALITY' || period_label === null ? CROSS : TREE,
          },
        ],
  );
}

/** The companies in the order of their weights, which the outline prints as ranks. */
function holdings(leaves: readonly Leaf[]): s.Holding[] {
  return leaves
    .filter((x) => x.levels.length === 3 && x.levels[2] !== 'Other companies')
    .toSorted((a, b) => b.tenths - a.tenths)
    .map((x, i) => ({ rank: i + 1, name_raw: x.levels[2] ?? '', percent: (x.tenths / 10).toFixed(1) }));
}

function setPortfolio(entry: s.Entry, abbr: string): void {
  const now = leavesOf(abbr, MONTH);
  if (entry.category_raw !== 'Equity') {
    entry.allocations = [
      ...allocations(now, 0, 'ASSET_ALLOCATION', null),
      ...allocations(now, 1, 'CREDIT_QUALITY', null),
    ];
    const totals = (['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const).flatMap((t) =>
      s.hundreds(entry, t, 'Grand Total'),
    );
    Object.assign(entry, { allocation_totals: totals });
    return;
  }
  const months = [
    { label: 'Feb-23', leaves: now },
    { label: 'Jan-23', leaves: leavesOf(abbr, s.before(MONTH)) },
  ];
  entry.allocations = months.flatMap(({ label, leaves }) => [
    ...allocations(leaves, 0, 'ASSET_ALLOCATION', label),
    ...allocations(leaves, 1, 'SECTOR_ALLOCATION', label),
  ]);
  entry.holdings = holdings(now);
  entry.holdings_title_raw = TREE;
  Object.assign(entry, { allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Grand Total') });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2023',
  footerOf: (page) => `Page ${page} of ${FUNDS.length}`,
  committeeOf: (fund) => [
    ['Ch. Waseem Sandhu', 'Chief Executive Officer'],
    ['Amber Kahlon, CFA', 'Chief Investment Officer'],
    ['Yasir Bajwa', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Madiha Ghuman, ACCA' : 'Amber Kahlon, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'VIS', [2022, 12, 30]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    entry.footnotes_raw = [`Returns up to 1 Year are ${basis}. Returns marked p.a. are CAGR.`];
    setPortfolio(entry, fund.abbr);
    for (const part of s.partsOf(entry, fund)) {
      part.figures.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark');
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Expense Ratio ${r.period} (%)`, r.withLevies));
    }
  },
};

/** The planted fault: the total of one column is more than its cells, so that all classes exceed 100. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofType(entry, 'ASSET_ALLOCATION').find((r) => r.label_raw === 'PIBs'),
    'class',
  );
  const real = row.percent;
  row.percent = (Number(real) + EXCESS).toFixed(1);
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [{ field: 'allocations', label_raw: row.label_raw, printed: row.percent, real }],
    true_values: 'the cells of the cross table, the totals of all ratings and other classes, and all other facts',
    must_not_serve: 'the share of total assets of the class PIBs',
    how_it_can_be_seen: 'the totals of the classes sum to 112 above a grand total of 100.0; the column has other cells',
  };
}

export const drawNarowal = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N87_narowal_2023-02',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'pivot tables: fund and month are report filters, months stand below their year, groups of terms below their head',
      'asset classes are the row of totals and ratings the column of totals of one cross table',
      'asset class, sector and company are three levels of one outline, companies with their ranks',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => {
      const pdf = await printSheets({}, true, (sheet) => {
        for (const entry of entries) {
          const fund = s.fundNamed(FUNDS, entry);
          const last = leavesOf(fund.abbr, s.before(MONTH));
          drawFund(sheet, entry, { now: leavesOf(fund.abbr, MONTH), last });
        }
      });
      await writeFile(path, pdf);
    },
    hostile: { file: 'hostile_N87_allocation_sum', fund: 'Narowal Income Fund', falsify },
  });
