/** N59, Buner: one allocation table for all funds on a front page, terms and people as codes with a key on the last. */
import { FUNDS, PEOPLE, ROLES } from './n59-funds.ts';
import { html } from './n59-page.ts';
import * as s from './shared12.ts';

const AMC = 'Buner Investment Management Limited';
const MONTH = { year: 2014, month: 9 };

const form = s.formWith({
  periods: [
    ['MTD', 'September'],
    ['FYTD', 'Since 1 July'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net assets (Rs. mn)',
  assetTitle: 'Asset allocation of all funds (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.longDay,
});

const footerOf = (page: number): string => `Buner Investment Management Limited | ${page}`;

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2014',
  footerOf,
  committeeOf: (fund) =>
    PEOPLE.flatMap(([name, codes]) => {
      const code = codes[fund.abbr];
      return code === undefined ? [] : [[name, ROLES[code] ?? ''] as const];
    }),
  amcRating: ['AM2-', 'PACRA', [2014, 4, 11]],
  formOf: () => form,
  finish: (entry, fund) => {
    // Two funds share a page between the first and the last one.
    const page = 2 + Math.floor(FUNDS.indexOf(fund) / 2);
    Object.assign(entry, { page_number: page, page_numbers: [1, page, 4], page_footer_raw: footerOf(page) });
    entry.footnotes_raw = [
      fund.model.kind === 'rate'
        ? 'Returns of the month and since 1 July are annualised, those of several years are compounded.'
        : 'Returns of the month, since 1 July and of 12 months are absolute, those of several years are compounded.',
    ];
    if (fund.model.kind === 'rate') s.alignCredit(entry);
    s.setRatios(entry, fund, MONTH, ['Expense ratio of the month', 'Expense ratio of the year to date']);
  },
};

export const drawBuner = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N59_buner_2014-09',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'one table has the asset allocation of all funds, and another their sizes, prices and returns; the heads are repeated',
      'trustees, auditors and pricing are codes in a table of terms, with a key below it',
      'people are rows, funds are columns, and a code in the cell says what each one does',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
