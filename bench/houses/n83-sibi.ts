/** N83, Sibi: a fund is a strip across two facing pages; shares are below numbers, which a key above them explains. */
import { FUNDS } from './n83-funds.ts';
import { html } from './n83-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sibi Funds Management Limited';
const MONTH = { year: 2022, month: 7 };

/** 5.1.2022 */
const dayText = ([year, month, d]: s.Day): string => `${d}.${month}.${year}`;

/** Thousands of millions. */
const inArab = (rupees: number): { raw: string; pkr: string } => {
  const raw = (rupees / 1e9).toFixed(3);
  return { raw: `Rs. ${raw} arab`, pkr: s.rupees(raw, 9) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'July 2022'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'since launch'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: inArab,
  sizeLabel: 'Net assets',
  assetTitle: 'Assets, percent of total assets',
  creditTitle: 'Ratings of assets, percent of total assets',
  sectorTitle: 'Sectors, percent of total assets',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: `${s.monthName(month)} ${month.year}` })),
  holdingsTitle: 'Largest holdings, percent of total assets',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'July 2022',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Wadera Akbar Marri', 'Chief Executive'],
    ['Tehmina Silachi, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Jalal Khajjak' : 'Tehmina Silachi, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'VIS', [2022, 6, 29]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [
      fund.model.kind === 'rate'
        ? 'SCF, SIF and SIIF: annualised up to one year.'
        : 'SSF: not annualised up to one year.',
    ];
    s.setRatios(entry, fund, MONTH, ['Expense ratio, month', 'Expense ratio, year to date']);
    // Two funds share a spread, and the first spread is on pages 2 and 3.
    const left = Math.floor(FUNDS.findIndex((f) => f.name === fund.name) / 2) * 2 + 2;
    Object.assign(entry, { page_number: left, page_numbers: [left, left + 1], page_footer_raw: String(left) });
  },
};

export const drawSibi = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N83_sibi_2022-07',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'a fund is a strip across two facing pages, of which the right one has its short name only; two strips on a page',
      'classes have numbers in a key above the table of shares, whose heads are these numbers; sizes in arab of rupees',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
