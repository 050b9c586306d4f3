/** N57, Swabi: prices and sizes only in a board of all funds at the foot, benchmarks in a box of their own keyed by letters. */
import { FUNDS } from './n57-funds.ts';
import { html } from './n57-page.ts';
import * as s from './shared12.ts';

const AMC = 'Swabi Fund Management Limited';
const MONTH = { year: 2017, month: 10 };

const form = s.formWith({
  periods: [
    ['MTD', 'October'],
    ['3M', '3 months'],
    ['FYTD', 'FY to date'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Inception'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net assets (Rs. million)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Major sectors (% of total assets)',
  holdingsTitle: 'Top holdings (% of total assets)',
  day: s.longDay,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2017',
  footerOf: (page) => `Swabi Fund Management, page ${page}`,
  committeeOf: (fund) => [
    ['Zarshad Khan', 'Chief Executive Officer'],
    ['Palwasha Yousafzai, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Inamullah Jan' : 'Palwasha Yousafzai, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'JCR-VIS', [2017, 6, 14]],
  formOf: (isFund) => (isFund ? form : { ...form, seriesMonths: 0 }),
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'cumulative';
    entry.footnotes_raw = [
      fund.subs === undefined
        ? `Returns of up to 12 months are ${basis}, returns of longer periods are CAGR.`
        : 'Returns of the debt and the money market sub-fund of up to 12 months are simple annualized.',
    ];
    s.setRatios(entry, fund, MONTH, ['TER for the month (%)', 'TER year to date (%)']);
    // The trust deed of the pension fund names no benchmarks.
    for (const sub of entry.sub_funds)
      sub.reported_returns = sub.reported_returns.map((r) => ({ ...r, benchmark_return_percent: null }));
  },
};

export const drawSwabi = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N57_swabi_2017-10',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'net assets, prices and expense ratios are only in a board of all funds at the foot of each page; the own row is marked',
      'the returns of a fund have small letters as marks; its benchmark has a box further down with its returns by letter',
      'a pension fund without benchmarks, whose sub-funds are rows of the board',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
