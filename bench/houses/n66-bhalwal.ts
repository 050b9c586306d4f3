/** N66, Bhalwal: scanned fact sheets a little askew, with recognized words in an odd order; the benchmark in a note. */
import { FUNDS } from './n66-funds.ts';
import { html, ordered } from './n66-page.ts';
import { printScanned } from './n66-scan.ts';
import * as s from './shared13.ts';

const AMC = 'Bhalwal Asset Management Company Limited';
const MONTH = { year: 2009, month: 4 };

/** 22 December 2008 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'April'],
    ['3M', '3 months'],
    ['FYTD', 'FY09'],
    ['1Y', '12 months'],
    ['SI', 'Launch'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: 'Net assets',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Assets (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2009',
  footerOf: (page) => `Bhalwal Asset Management Company Limited, 4-A Civil Lines, Sargodha. Sheet ${page}`,
  committeeOf: (fund) => [
    ['Malik Sher Tiwana', 'Chief Executive'],
    ['Asma Noon, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Imran Gondal' : 'Adeel Ranjha', 'Fund Manager'],
  ],
  amcRating: ['AM3', 'PACRA', [2008, 9, 15]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'not annualised';
    entry.footnotes_raw = [`Returns of up to 12 months are ${basis}, those since launch are CAGR.`];
  },
};

export const drawBhalwal = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N66_bhalwal_2009-04',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'pictures of scanned pages, a little askew, below invisible words; each word is a run, as wide as its picture',
      'values of the left half come first, then the right half, then the head, the labels of the left half last',
      'the benchmark is only in a note below the table of returns, in which the difference is a row of its own',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => printScanned(html(entries), ordered, path),
  });
