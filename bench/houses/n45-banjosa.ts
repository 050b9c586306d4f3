/** N45, Banjosa: a newspaper; terms in running text with bold labels, ratings and costs in sentences, names in capitals. */
import { FUNDS } from './n45-funds.ts';
import { html } from './n45-page.ts';
import * as s from './shared10.ts';

const AMC = 'Banjosa Funds Management Company Limited';
const MONTH = { year: 2024, month: 4 };

/** 26 September 2005 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'April 2024'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since inception'],
  ],
  seriesMonths: 0,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(0),
  sizeLabel: 'NET ASSETS (RS. MILLION)',
  prices: ['units_outstanding'],
  assetTitle: 'ASSET MIX (% OF TOTAL ASSETS)',
  creditTitle: 'CREDIT QUALITY (% OF TOTAL ASSETS)',
  sectorTitle: 'SECTORS (% OF TOTAL ASSETS)',
  holdingsTitle: 'LARGEST HOLDINGS (% OF TOTAL ASSETS)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'APRIL 2024',
  footerOf: (page) => `banjosa funds ${page}`,
  committeeOf: (fund) => [
    ['Mahnoor Sudhan', 'Chief Executive Officer'],
    ['Tariq Mughal, CFA', 'Chief Investment Officer'],
    ['Sidra Kiani', 'Head of Research'],
    [fund.abbr === 'BIF' ? 'Haroon Chib' : 'Usman Maldiyal, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'VIS', [2023, 11, 28]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    entry.footnotes_raw = [`Returns of one year or less are ${basis}, others are annualised (CAGR). FY: July to June.`];
    for (const part of s.partsOf(entry, fund)) {
      part.figures.historical_returns = s.yearRows(part, MONTH, {
        count: 4,
        benchmark: 'Benchmark',
        label: (year) => `FY${year}`,
      });
      part.figures.fees = s.ratioRows(part, MONTH, 'total expense ratio', 'withLevies');
    }
  },
};

/** The planted fault: the largest class has eight percent more than its real weight. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.ofType(entry, 'ASSET_ALLOCATION')[0], 'row');
  const real = row.percent;
  const printed = (Number(real) + 8).toFixed(1);
  row.percent = printed;
  entry.planted_fault = {
    kind: 'ALLOCATION_SUMS_TO_108',
    false_values: [{ field: 'allocations', label_raw: row.label_raw, printed, real }],
    true_values: 'all other facts, incl. the sectors',
    must_not_serve: 'the false weight of the asset mix',
    how_it_can_be_seen: 'the asset mix sums to 108.0',
  };
}

export const drawBanjosa = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N45_banjosa_2024-04',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'terms in running text with bold labels that no mark follows; ratings and expense ratios within sentences',
      'periods and fiscal years as rows of one table; legends of two rings with the weight before the class',
      'holdings as a numbered list that continues in a second column; names of the funds in capitals',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => {
      const past = (entry: s.Entry): s.Figures => {
        const part = s.only(s.partsOf(entry, s.fundNamed(FUNDS, entry))[0], 'part');
        return s.figuresAt(part, s.before(MONTH), form);
      };
      const ratios = (entry: s.Entry): readonly [month: s.Ratio, year: s.Ratio] =>
        s.ratioPair(s.only(s.partsOf(entry, s.fundNamed(FUNDS, entry))[0], 'part'), MONTH);
      await s.printHtml(html(entries, past, ratios), path);
    },
    hostile: { file: 'hostile_N45_allocation_108', fund: 'BANJOSA BALANCED FUND', falsify },
  });
