/** N49, Kachura: an ordinary page with payouts of past years and a ladder of maturities next to the facts. */
import { FUNDS } from './n49-funds.ts';
import { html } from './n49-page.ts';
import * as s from './shared11.ts';

const AMC = 'Kachura Asset Management Company Limited';
const MONTH = { year: 2025, month: 3 };

/** 31 March 2025 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['FYTD', 'FY to Date'],
    ['1Y', '12 Months'],
    ['3Y', '3 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (PKR million)',
  assetTitle: 'Portfolio Mix (% of Total Assets)',
  creditTitle: 'Credit Profile (% of Total Assets)',
  sectorTitle: 'Leading Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Leading Holdings (% of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2025',
  footerOf: (page) => `Kachura Asset Management Company Limited | Investor Update | ${page}`,
  committeeOf: (fund) => [
    ['Sikandar Balti', 'Chief Executive Officer'],
    ['Nazia Shigri, CFA', 'Chief Investment Officer'],
    ['Waleed Anchan', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Mehwish Haider' : 'Nazia Shigri, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2++', 'PACRA', [2024, 12, 20]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised on a simple basis' : 'absolute';
    entry.footnotes_raw = [`Returns of up to 12 months are ${basis}; those of longer periods are CAGR.`];
    s.peersIn(entry, ['1 Month', '3 Months', 'FY to Date']);
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Expense Ratio (${r.period})`, r.withLevies));
  },
};

export const drawKachura = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N49_kachura_2025-03',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'payouts of past years with the price after them, which is not the price of the report',
      'a ladder of maturities with weights that are no allocation of the report',
      'entry and exit load, top-up, remuneration: other words for the usual terms',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
