/** N188, Kotmomin: upright and landscape pages in one report; charts have figures that no table repeats. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n188-funds.ts';
import { html, inBillions } from './n188-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kotmomin Asset Managers Limited';
const MONTH = { year: 2025, month: 12 };
const YEARS = [2025, 2024, 2023, 2022] as const;
const FUND_OF_FUNDS = 'Kotmomin Islamic Fund of Funds';

/** 18-Apr-2013 */
const day = ([year, month, d]: s.Day): string => `${d}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Inception*'],
  ],
  seriesMonths: 48,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: inBillions,
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sectors (% of Total Assets)',
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  periods: [
    ['MTD', '1M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y*'],
    ['SI', 'Incep.*'],
  ],
  seriesMonths: 24,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. mn)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIIF: [
    { name: 'Sial More Textile Mills Limited - Sukuk', type: 'Below rating', cost: 46.25, provided: 46.25 },
    { name: 'Bhabra Steel Mills Limited - Sukuk III', type: 'Below rating', cost: 81.4, provided: 40.7 },
  ],
};

/** The returns of whole calendar years. */
function calendarYears(part: s.Part, years: readonly number[], hasBenchmark: boolean): s.ReturnRow[] {
  const points = s.historyOf(part.words, part.model, MONTH);
  return years.flatMap((year) => {
    const end = points.findIndex((p) => p.month.year === year && p.month.month === 12);
    const taken = points.slice(0, end + 1);
    const own = end < 11 ? null : s.periodReturn(taken, part.model.kind, '1Y', 'fund');
    return [
      {
        period_label_raw: `CY ${year}`,
        fund_return_percent: own,
        benchmark_return_percent: hasBenchmark ? s.periodReturn(taken, part.model.kind, '1Y', 'benchmark') : null,
        peer_return_percent: null,
      },
    ];
  });
}

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  closeSectors(figures, 'Shares');
  figures.fees = [
    ...s.ratioRows(part, MONTH, 'Total Expense Ratio', 'withLevies'),
    ...s.ratiosOf(part, MONTH).map((r) => ({
      row_label_raw: r.period,
      fee_label_raw: 'of which Government Levies',
      percent: r.levies,
    })),
  ];
  if (isPension) s.withoutBenchmark(figures, part.line);
  figures.reported_returns.push(...calendarYears(part, isPension ? YEARS.slice(0, 2) : YEARS, !isPension));
}

const notesOf = (kind: s.Model['kind'], isPension: boolean): string[] => [
  `* Annualized by compounding. ${
    isPension
      ? 'Other returns are annualized on simple basis, except those of the Equity Sub-Fund, which are absolute.'
      : kind === 'rate'
        ? 'Other returns are annualized on simple basis.'
        : 'Other returns are absolute.'
  } Returns are net of all fees, with dividends reinvested.`,
];

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'December 2025',
  footerOf: (page) => `Kotmomin Funds – Monthly Fund Report – Page ${page}`,
  committeeOf: (fund) => [
    ['Mian Asghar Lali', 'Chief Executive Officer'],
    ['Rubina Gondal, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Waseem Kolia', 'Fund Manager'] : ['Hina Bosal, CFA', 'Fund Manager'],
    ['Tariq Warraich, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2025, 8, 20]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, isPension);
    entry.footnotes_raw = notesOf(fund.model.kind, isPension);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    if (fund.abbr === 'KIIF') entry.holdings_title_raw = 'Sukuk Holdings (% of Total Assets)';
    if (fund.abbr === 'KIFF') holdUnits(entry);
  },
};

/** A fund of funds holds as much of each fund as the class of its units weighs. */
function holdUnits(entry: s.Entry): void {
  const weightOf = (label: string): string =>
    s.only(
      entry.allocations.find((a) => a.label_raw === label),
      label,
    ).percent;
  entry.holdings_title_raw = 'Funds Held (% of Total Assets)';
  entry.holdings = (['Stock', 'Income'] as const)
    .map((kind) => ({
      rank: 0,
      name_raw: `Kotmomin Islamic ${kind} Fund`,
      percent: weightOf(kind === 'Stock' ? 'Units of Equity Funds' : 'Units of Income Funds'),
    }))
    .toSorted((a, b) => Number(b.percent) - Number(a.percent))
    .map((h, i) => ({ ...h, rank: i + 1 }));
}

/** The funds that a fund of funds holds print their size without it, too. */
function setHeld(entries: readonly s.Entry[]): void {
  const holder = s.entryNamed(entries, FUND_OF_FUNDS);
  for (const { name_raw, percent } of holder.holdings) {
    const entry = s.entryNamed(entries, name_raw);
    const without = inBillions(Number(entry.fund_size_pkr) - (Number(holder.fund_size_pkr) * Number(percent)) / 100);
    Object.assign(entry, { fund_size_excluding_fof_pkr: without.pkr });
  }
}

const QUIRKS = [
  'an upright review, landscape pages of funds and an upright pension fund in one file',
  'returns of periods are figures at the columns of a chart with an axis only; no table has them',
  'asset classes are a pie with each label and its share in two lines at the end of a line from the slice',
  'credit quality is a pie with a legend of labels and shares; sectors and holdings are bars with figures ' +
    'at their ends',
  'months run down a table whose columns are four calendar years, fund and benchmark in each; the last row ' +
    'has the years',
  'funds held by a fund of funds have a second size without it; the fund of funds has no ratings or sectors',
  'sub-funds are bands with a legend, bars and columns; two calendar years of each are rows, and months ' + 'columns',
];

export const drawKotmomin = (): s.Drawn[] => {
  const make = s.entriesOf(HOUSE);
  return s.drawIssue({
    file: 'N188_kotmomin_2025-12',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: (funds, first) => {
      const entries = make(funds, first);
      setHeld(entries);
      return entries;
    },
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS }), path),
  });
};
