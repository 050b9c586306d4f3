/** N68, Jhimpir: a small manager's document; `-do-` below an equal term, and people as signatures at the foot. */
import { FUNDS } from './n68-funds.ts';
import { html } from './n68-page.ts';
import * as s from './shared12.ts';

const AMC = 'Jhimpir Investment Management Limited';
const MONTH = { year: 2012, month: 2 };
const headOf = (m: s.Month): string => `${s.shortMonth(m)}. ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'For the month'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'Last 12 months'],
    ['SI', 'Since inception (p.a.)'],
  ],
  size: s.inMillions(2, 'Rs. ', ' million'),
  sizeLabel: 'Net assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: headOf(month) })),
  holdingsTitle: 'Largest Investments (% of Total Assets)',
  day: s.dayFirstMonth,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2012',
  footerOf: (page) => `Page ${page} of 3`,
  committeeOf: (fund) => [
    ['Ghulam Hyder Palijo', 'Chief Executive'],
    ['Naheed Soomro, ACA', 'Chief Financial Officer'],
    [fund.model.kind === 'rate' ? 'Imtiaz Jokhio' : 'Rashid Samoo', 'Fund Manager'],
  ],
  amcRating: ['AM4+', 'JCR-VIS', [2011, 12, 30]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized on a simple basis' : 'not annualized';
    entry.footnotes_raw = [`Returns of up to twelve months are ${basis}.`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s
        .ratiosOf(part, MONTH)
        .slice(1)
        .map((r) => s.fee('Expense ratio for the year to date', r.withLevies));
  },
};

export const drawJhimpir = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N68_jhimpir_2012-02',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'a term that is equal to the one above it is printed as `-do-`: the registrar, a load, the minimum of a later investment',
      'people sign at the foot of the page: lines side by side with a name and an office below each',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
