/** N112, Loralai: sub-funds and plans are rows of the returns and groups of columns of the shares. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, PLANS } from './n112-funds.ts';
import { pages } from './n112-page.ts';
import * as s from './shared15.ts';

const AMC = 'Loralai Savings Management Limited';
const MONTH = { year: 2020, month: 12 };

/** October 5, 2009 */
const dayText = s.dayFirstMonth;

const form = s.formWith({
  periods: [
    ['MTD', 'Dec-20'],
    ['FYTD', 'FYTD'],
    ['6M', '180 Days'],
    ['1Y', '365 Days'],
    ['3Y', 'Last 3 Years*'],
    ['5Y', 'Last 5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  seriesMonths: 0,
  size: s.inMillions(1),
  sizeLabel: 'Fund Size (Rs. mn)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio (% of Total Assets)',
  sectorTitle: 'Top Sectors of the Equity Sub-fund (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Ten Holdings of the Equity Sub-fund (% of Total Assets)',
  day: dayText,
});

/** What each fund had set aside for the levy before it was withdrawn in the year after. */
const WELFARE: Readonly<Record<string, string>> = {
  LPF: 'The sub-funds hold provisions for the Sindh Workers’ Welfare Fund (SWWF) of Rs. 3.18 million, Rs. 2.47 million and Rs. 2.96 million.',
  LIPF: 'The sub-funds hold provisions for the Sindh Workers’ Welfare Fund (SWWF) of Rs. 1.74 million, Rs. 1.32 million and Rs. 1.58 million.',
  LSAF: 'The plans hold provisions for the Sindh Workers’ Welfare Fund (SWWF) of Rs. 7.63 million in total.',
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'December 2020',
  footerOf: (page) => `Loralai Savings | Monthly Report of December 2020 | ${page}`,
  committeeOf: (fund) => [
    ['Sardar Mohsin Luni', 'Chief Executive'],
    ['Gulalai Kakar, CFA', 'Head of Equities'],
    ['Hashim Utmankhel', 'Head of Fixed Income'],
    [fund.abbr === 'LSAF' ? 'Gulalai Kakar, CFA' : 'Parveen Jogezai', 'Fund Manager'],
    ['Zarak Nasar, ACMA', 'Head of Research'],
  ],
  amcRating: ['AM3++', 'VIS', [2020, 10, 14]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const isPlans = fund.abbr === 'LSAF';
    entry.footnotes_raw = ['* Annualized return (CAGR); all other returns are cumulative.', WELFARE[fund.abbr] ?? ''];
    if (!isPlans)
      entry.footnotes_raw[0] =
        '* Annualized return (CAGR). Other returns are simple annualized for the Debt and Money Market Sub-funds and cumulative for the Equity Sub-fund.';
    for (const part of s.partsOf(entry, fund)) {
      const ratio = s.only(s.ratiosOf(part, MONTH)[1], 'ratio of the year');
      part.figures.fees = [s.fee('TER (YTD)', ratio.withLevies), s.fee('of which Govt. Levies', ratio.levies)];
      closeSectors(part.figures, 'Equity');
      if (!isPlans) s.withoutBenchmark(part.figures, part.line);
    }
    for (const sub of isPlans ? entry.sub_funds : []) {
      const launch = s.only(PLANS[sub.name_raw], 'plan');
      Object.assign(sub, { launch_date: s.iso(launch), launch_date_raw: dayText(launch) });
    }
    if (isPlans) Object.assign(entry, { launch_date: null, launch_date_raw: null });
  },
};

export const drawLoralai = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N112_loralai_2020-12',
    amc: AMC,
    producer: 'pdfkit, ghostscript',
    quirks: [
      'returns have a row for each sub-fund, or two for each plan (plan and benchmark) beside the plan’s merged name',
      'shares have a group of two months for each sub-fund or plan; a dash where it does not hold the class',
      'terms at the left of the sectors and holdings; the last figures of a row are expense ratios',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: pages,
  });
