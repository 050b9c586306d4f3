/** N90, Daska: a leaflet in three folds; a panel for each fund inside, what they have in common on the flap outside. */
import { FUNDS } from './n90-funds.ts';
import { html } from './n90-page.ts';
import { closeSectors } from './n88-sectors.ts';
import * as s from './shared15.ts';

const AMC = 'Daska Fund Managers Limited';
const MONTH = { year: 2024, month: 5 };

/** Rs. 7.62 billion */
const inBillions = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees / 1e9, 2);
  return { raw: `Rs. ${raw} billion`, pkr: s.rupees(raw, 9) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'May 2024'],
    ['3M', 'Last 3 months'],
    ['FYTD', 'Since July 2023'],
    ['1Y', 'Last 12 months'],
    ['3Y', '3 years, a year'],
    ['5Y', '5 years, a year'],
    ['SI', 'Since launch, a year'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: inBillions,
  sizeLabel: 'Fund size',
  assetTitle: 'Where the money is (% of total assets)',
  creditTitle: 'How it is rated (% of total assets)',
  sectorTitle: 'In which sectors (% of total assets)',
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.longDay,
});

const MANAGERS: Readonly<Record<string, string>> = {
  DCF: 'Kashif Ghumman',
  DMIF: 'Saima Cheema, ACCA',
  DSF: 'Tahir Sahi, CFA',
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2024',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Naveed Basra', 'Chief Executive Officer'],
    ['Tahir Sahi, CFA', 'Chief Investment Officer'],
    [s.only(MANAGERS[fund.abbr], 'manager'), 'Fund manager'],
  ],
  amcRating: ['AM2', 'VIS', [2023, 12, 29]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const isRate = fund.model.kind === 'rate';
    entry.footnotes_raw = [`Up to 12 months: ${isRate ? 'annualised' : 'return of the period'}.`];
    Object.assign(entry, { page_number: 2, page_numbers: [1, 2], nav_date: s.iso(s.lastDay(MONTH)) });
    closeSectors(entry);
    s.setRatios(entry, fund, MONTH, ['Expense ratio, May 2024', 'Expense ratio, since July 2023']);
  },
};

export const drawDaska = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N90_daska_2024-05',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'a leaflet in three folds: the cover is at the right of the first page, funds are the panels of the second page',
      'terms that all funds share, charges in a table by short names and people are on the flap and on the back',
      'months as small cells with the figure of the fund above that of the benchmark',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
