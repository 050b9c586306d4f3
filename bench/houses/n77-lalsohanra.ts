/** N77, Lalsohanra: an Islamic manager; a panel of facts at the right, calendar years below the periods. */
import { FUNDS } from './n77-funds.ts';
import { html } from './n77-page.ts';
import * as s from './shared13.ts';

const AMC = 'Lalsohanra Islamic Investments Limited';
const MONTH = { year: 2023, month: 3 };

/** Mar 31, 2023 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'March 2023'],
      ...(isFund
        ? ([
            ['3M', '90 Days'],
            ['6M', '180 Days'],
          ] as const)
        : []),
      ['FYTD', 'FYTD'],
      ['1Y', '365 Days'],
      ['3Y', '3 Years'],
      ['SI', 'Since Inception'],
    ],
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
    size: s.inMillions(2),
    sizeLabel: 'Net Assets (Rs. in million)',
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality of Portfolio (% of Total Assets)',
    sectorTitle: 'Sector Allocation (% of Total Assets)',
    allocationMonths: (m) =>
      isFund
        ? [m, s.before(m)].map((month) => ({ month, label: dayText(s.lastDay(month)) }))
        : [{ month: m, label: null }],
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    day: dayText,
  });

/** The returns of the last calendar years, the newest first. */
function calendarYears(part: s.Part, count: number): s.SeriesRow[] {
  const points = s.historyOf(part.words, part.model, MONTH);
  const years = Array.from({ length: count }, (_, i) => MONTH.year - 1 - i);
  return (
    [
      ['fund', part.line],
      ['benchmark', 'Benchmark'],
    ] as const
  ).flatMap(([series, printed]) =>
    years.map((year) => {
      const end = points.findIndex((p) => p.month.year === year && p.month.month === 12);
      const percent = s.only(s.periodReturn(points.slice(0, end + 1), part.model.kind, '1Y', series), `year ${year}`);
      return { series_raw: printed, period_label_raw: `CY${year}`, percent };
    }),
  );
}

function basisOf(fund: s.Fund): string {
  if (fund.subs === undefined) return fund.model.kind === 'rate' ? 'annualized (simple)' : 'absolute';
  return fund.abbr === 'LIPF' ? 'absolute for the Equity Sub Fund and annualized for the other Sub Funds' : 'absolute';
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2023',
  footerOf: (page) => `Page ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    ['Syed Anwar Bukhari', 'Chief Executive Officer'],
    ['Maryam Daudpota, CFA', 'Chief Investment Officer'],
    ['Fahad Chachar', 'Head of Fixed Income'],
    [fund.model.kind === 'rate' ? 'Fahad Chachar' : 'Bilal Joiya, CFA', 'Fund Manager'],
    ['Dr. Mufti Khalil Baloch', 'Shariah Advisor'],
  ],
  amcRating: ['AM2++', 'PACRA', [2022, 8, 26]],
  formOf,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [`Returns of less than one year are ${basisOf(fund)}, all others are CAGR.`];
    if (fund.subs !== undefined) entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Total Expense Ratio (${r.period})`, r.withLevies));
      if (fund.subs === undefined) part.figures.historical_returns = calendarYears(part, 5);
      if (fund.abbr === 'LIPF') s.withoutBenchmark(part.figures, part.line);
    }
  },
};

export const drawLalsohanra = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N77_lalsohanra_2023-03',
    amc: AMC,
    producer: 'chromium',
    quirks: ['calendar years in place of fiscal years: CY2022'],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, FUNDS), path),
  });
