/** N53, Talagang: terms as choices of which one is marked, rivals by name, sizes in lac, small raised decimals. */
import { FUNDS } from './n53-funds.ts';
import { html } from './n53-page.ts';
import * as s from './shared11.ts';

const AMC = 'Talagang Asset Management Limited';
const MONTH = { year: 2021, month: 8 };

/** 05 Jul 2021 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')} ${s.shortMonth({ year, month })} ${year}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

function inLac(amount: number): { raw: string; pkr: string } {
  const raw = s.grouped(amount / 1e5, 2);
  return { raw: `Rs. ${raw} lac`, pkr: s.rupees(raw, 5) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['FYTD', 'FY to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
  ],
  peers: true,
  seriesMonths: 0,
  size: inLac,
  sizeLabel: 'Net Assets',
  assetTitle: 'Assets (% of total assets)',
  creditTitle: 'Ratings of the assets (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthText(month) })),
  holdingsTitle: 'Largest investments (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2021',
  footerOf: (page) => `Talagang Asset Management Limited · ${page}`,
  committeeOf: (fund) => [
    ['Colonel (R) Arif Awan', 'Chief Executive Officer'],
    ['Lubna Minhas, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Naveed Kahut' : 'Lubna Minhas, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'VIS', [2021, 1, 29]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    entry.footnotes_raw = [
      `Returns of up to 1 year are ${basis}, of 3 years annualized (CAGR). 1 lac = 100,000. The category has 14 funds, of which four are shown.`,
    ];
    for (const part of s.partsOf(entry, fund)) {
      part.figures.historical_returns = s.yearRows(part, MONTH, {
        count: 4,
        benchmark: 'Benchmark',
        label: (year) => `FY${year}`,
      });
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Expense Ratio (${r.period})`, r.withLevies));
    }
  },
};

export const drawTalagang = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N53_talagang_2021-08',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'category, type, risk profile and pricing as lists of all choices, of which one is marked by a full circle',
      'funds of other AMCs by name in the table of returns, ordered by return, so that the place of the own row varies',
      'sizes in lac; the decimals of price, size and ratios are small and raised behind a large whole part',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
