/** N121, Khuzdar: landscape slides with a strip of figures, bars of two months with a legend, and a chart of fiscal years. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n121-funds.ts';
import { html } from './n121-page.ts';
import * as s from './shared15.ts';

const AMC = 'Khuzdar Capital Management Limited';
const MONTH = { year: 2024, month: 12 };
const FALSE_FUND = 'Khuzdar Growth Fund';

/** 07-Dec-2011 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'YTD'],
    ['1Y', '12 Months'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 6,
  monthLabel: s.dashed,
  size: (rupees) => {
    const raw = s.grouped(rupees, 0);
    return { raw, pkr: s.rupees(raw, 0) };
  },
  sizeLabel: 'Net Assets (PKR)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Breakdown (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: `${s.shortMonth(month)} ${month.year}` })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

/** The growth fund has two slides. */
const PAGES: Readonly<Record<string, readonly number[]>> = { KMMF: [2], KGSF: [3], KIIF: [4], KGF: [5, 6], KIBF: [7] };

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'December 2024',
  footerOf: () => 'Khuzdar Capital Management Limited | FMR December 2024',
  committeeOf: (fund) => [
    ['Mir Attaullah Mengal', 'Chief Executive Officer'],
    ['Sadia Zehri, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Kamran Gichki, ACA' : 'Yasir Bizenjo, CFA', 'Fund Manager'],
    ['Huma Kurd', 'Head of Research'],
  ],
  amcRating: ['AM2', 'PACRA', [2024, 8, 23]],
  formOf: () => form,
  finish: (entry, fund) => {
    const alone = fund.abbr === 'KGF' ? [1, 2] : [1];
    const pages = entry.page_number === 1 ? alone : [...s.only(PAGES[fund.abbr], 'pages')];
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    Object.assign(entry, {
      page_number: pages[0],
      page_numbers: pages,
      nav_date: s.iso(s.lastDay(MONTH)),
      footnotes_raw: [
        `Returns of up to 12 Months are ${basis}; returns of 3 Years, 5 Years and Since Launch are annualised (CAGR).`,
        'YTD is the fiscal year to date, from 1 July 2024.',
      ],
    });
    closeSectors(entry, 'Equities');
    const part = s.partOf(entry, FUNDS);
    entry.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark');
    entry.fees = s
      .ratiosOf(part, MONTH)
      .flatMap((r) => [
        s.fee(`Expense Ratio (${r.period})`, r.withLevies),
        s.fee(`Govt. Levies (${r.period})`, r.levies),
      ]);
  },
};

/** The sixth holding gets its point one digit further to the right. */
function falsify(entry: s.Entry): void {
  const at = 5;
  const holding = s.only(entry.holdings[at], 'holding');
  const printed = (Number(holding.percent) * 10).toFixed(2);
  entry.holdings[at] = { ...holding, percent: printed };
  entry.planted_fault = {
    kind: 'HOLDING_TEN_TIMES_TOO_LARGE',
    false_values: [{ field: 'holdings', name_raw: holding.name_raw, printed, real: holding.percent }],
    true_values: 'the other holdings and all other facts',
    must_not_serve: 'the weight of the sixth holding',
    how_it_can_be_seen:
      'the weights fall from the first to the last holding but for the sixth, which alone is more than any sector, and ' +
      'with it the ten holdings are more than the share of equities',
  };
}

const QUIRKS = [
  'landscape slides: prices and size in a strip of large figures with the labels below them',
  'shares of two months are pairs of bars with a legend above; fiscal years are a chart of columns with figures above',
  'returns are rows of periods with the difference to the benchmark in a third column',
  'the growth fund goes on on a second slide with sectors, holdings and the comment; net assets in full rupees',
];

export const drawKhuzdar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N121_khuzdar_2024-12',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N121_holding_times_ten', fund: FALSE_FUND, falsify },
  });
