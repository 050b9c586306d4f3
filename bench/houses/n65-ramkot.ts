/** N65, Ramkot: a website that a browser printed; rows of tables as cards with their own labels, initials before names. */
import { FUNDS } from './n65-funds.ts';
import { html } from './n65-page.ts';
import * as s from './shared13.ts';

const AMC = 'Ramkot Investments Limited';
const MONTH = { year: 2023, month: 10 };

/** 08 Sep 2023 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')} ${s.shortMonth({ year, month })} ${year}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FY24 to date'],
    ['1Y', '1 Year'],
    ['SI', 'Since launch (p.a.)'],
  ],
  newestFirst: true,
  monthLabel: monthText,
  size: s.inMillions(0, 'PKR ', ' million'),
  sizeLabel: 'AUM (31 Oct 2023)',
  assetTitle: 'Asset Allocation (% of total assets)',
  creditTitle: 'Credit Quality (% of total assets)',
  sectorTitle: 'Sector Allocation (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthText(month) })),
  holdingsTitle: 'Top Holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2023',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Sardar Khalid Mirza', 'Chief Executive Officer'],
    ['Nabeela Jarral, CFA', 'Chief Investment Officer'],
    ['Waqas Chib', 'Head of Fixed Income'],
    [fund.model.kind === 'rate' ? 'Waqas Chib' : 'Tehmina Mughal', 'Fund Manager'],
  ],
  amcRating: ['AM2++', 'PACRA', [2023, 2, 17]],
  formOf: () => form,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    entry.footnotes_raw = [`Returns of periods up to 1 year are ${basis}.`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`TER (${r.period})`, r.withLevies));
  },
};

export const drawRamkot = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N65_ramkot_2023-10',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'each row of a table is a card in which the head of each column is before its value, as narrow screens show tables',
      'cards of a table continue on the next page without its title; prices of a later day above the menu',
      'signs of help behind labels, initials before names, addresses behind links, names of buttons, a notice about cookies',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) =>
      s.printHtml(
        html(entries, (e) => s.fundNamed(FUNDS, e)),
        path,
      ),
  });
