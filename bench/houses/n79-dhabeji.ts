/** N79, Dhabeji: a market review and a table of all funds in front, then a page for each fund. */
import { BREACHES, FUNDS } from './n79-funds.ts';
import { html } from './n79-page.ts';
import * as s from './shared15.ts';

const AMC = 'Dhabeji Asset Management Company Limited';
const MONTH = { year: 2024, month: 5 };
const WITH_PEERS = ['1 Month', 'FYTD', '1 Year'];

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Inception to Date'],
  ],
  peers: true,
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (PKR Million)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: s.longDay,
});

const NOTES = {
  rate: 'Returns of up to one year are annualized on a simple basis; returns of longer periods are compound annual growth rates.',
  market: 'Returns of up to one year are absolute; returns of longer periods are compound annual growth rates.',
} as const;

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2024',
  footerOf: (page) => `Fund Manager Report | Page ${page}`,
  committeeOf: (fund) => [
    ['Tanveer Ahmed Kalhoro', 'Chief Executive Officer'],
    ['Shazia Jatoi, CFA', 'Chief Investment Officer'],
    ['Danish Umrani, FRM', 'Head of Risk Management'],
    ['Mehreen Palijo', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Irfan Lashari' : 'Shazia Jatoi, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM1', 'PACRA', [2024, 2, 23]],
  formOf: () => form,
  introduction: 1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    s.peersIn(entry, WITH_PEERS);
    if (fund.abbr === 'DIF') entry.non_compliant = BREACHES.map((b) => s.exposureOf(b, entry));
    for (const part of s.partsOf(entry, fund)) {
      part.figures.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark');
      part.figures.fees = [
        ...s.ratioRows(part, MONTH, 'Expense Ratio (with levies)', 'withLevies'),
        ...s.ratioRows(part, MONTH, 'Expense Ratio (without levies)', 'without'),
      ];
    }
  },
};

export const drawDhabeji = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N79_dhabeji_2024-05',
    amc: AMC,
    producer: 'chromium',
    quirks: ['a market review with figures of the market, and a table of all funds, in front of their pages'],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, FUNDS), path),
  });
