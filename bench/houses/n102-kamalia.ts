/** N102, Kamalia: a pension fund in landscape; sub-funds are columns by name and, below, rows by their short names. */
import { FUNDS } from './n102-funds.ts';
import { html } from './n102-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kamalia Asset Management Limited';
const MONTH = { year: 2024, month: 3 };
const NOW = 'Mar-24';

/** Jul 17, 2013 */
const dayText = ([year, month, d]: s.Day): string =>
  `${s.shortMonth({ year, month })} ${String(d).padStart(2, '0')}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Month Return'],
    ['FYTD', 'Year To Date Return'],
    ['1Y', '365 Days Return'],
    ['3Y', 'Three Years Return*'],
    ['5Y', 'Five Years Return*'],
    ['SI', 'Since Inception Return*'],
  ],
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Fund Size (PKR Mn.)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (as a % of total assets)',
  creditTitle: 'Credit Quality (as a % of total assets)',
  sectorTitle: 'Sector Allocation (as a % of total assets)',
  allocationMonths: (m) => [{ month: m, label: NOW }],
  holdingsTitle: 'Top Ten Holdings (as a % of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2024',
  footerOf: (page) => `Fund Managers' Report March 2024 | ${page}`,
  committeeOf: () => [
    ['Mian Tanveer Sial', 'Chief Executive Officer'],
    ['Ayesha Ramay, CFA', 'Chief Investment Officer'],
    ['Faisal Kharal', 'Head of Fixed Income'],
    ['Zara Tiwana, ACCA', 'Chief Financial Officer'],
    ['Salman Watto', 'Head of Research'],
    ['Ayesha Ramay, CFA', 'Fund Manager Equity'],
    ['Faisal Kharal', 'Fund Manager Fixed Income'],
  ],
  amcRating: ['AM2+', 'PACRA', [2023, 12, 22]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = ['* Compounded Annual Growth Rate (CAGR)'];
    s.setRatios(entry, fund, MONTH, ['Expense Ratio (Month)', 'Expense Ratio (YTD)']);
    for (const part of s.partsOf(entry, fund)) {
      s.withoutBenchmark(part.figures, part.line);
      s.withoutPast(part.figures, 'ASSET_ALLOCATION', NOW);
      const second = s.otherType(part.figures);
      if (second !== null) s.withoutPast(part.figures, second, NOW);
      completeSectors(part.figures);
    }
  },
};

/** The rest of the sectors makes them as large as the equities. */
function completeSectors(figures: s.Figures): void {
  const sectors = s.ofType(figures, 'SECTOR_ALLOCATION');
  const rest = sectors.find((r) => r.label_raw === 'Others');
  if (rest === undefined) return;
  const equities = s.ofType(figures, 'ASSET_ALLOCATION').find((r) => r.label_raw === 'Equities');
  const named = sectors.filter((r) => r !== rest).map((r) => r.percent);
  rest.percent = (Number(equities?.percent) - Number(s.sumOf(named, 1))).toFixed(1);
}

/** The planted fault: the sizes of two sub-funds are exchanged. */
function falsify(entry: s.Entry): void {
  const pair = [s.subNamed(entry, 'Equity Sub Fund'), s.subNamed(entry, 'Money Market Sub Fund')] as const;
  const sizes = pair.map(({ fund_size_raw: raw, fund_size_pkr: pkr }) => ({ raw, pkr })).toReversed();
  const false_values = pair.map((sub, i) => {
    const { raw, pkr } = s.only(sizes[i], 'size');
    const real_pkr = sub.fund_size_pkr;
    sub.fund_size_raw = raw;
    sub.fund_size_pkr = pkr;
    return { sub_fund: sub.name_raw, field: 'fund_size_pkr', printed: raw, real_pkr };
  });
  entry.planted_fault = {
    kind: 'SUB_FUND_SIZES_SWAPPED',
    false_values,
    true_values: 'all other facts, incl. prices and units in issue',
    must_not_serve: 'the sizes of the Equity and the Money Market Sub Fund (each belongs to the other one)',
    how_it_can_be_seen:
      'units in issue times the price is not the size printed above them, but the size of the other one',
  };
}

export const drawKamalia = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N102_kamalia_2024-03',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'base: the pension page of June 2024. Landscape; sub-funds are columns with their short names under their names',
      'the months are columns of a table in which the short names alone say which sub-fund a row is of, newest first',
      'no benchmarks; shares without dates; losses in brackets',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries), path),
    hostile: { file: 'hostile_N102_sizes_swapped', fund: 'Kamalia Voluntary Pension Fund', falsify },
  });
