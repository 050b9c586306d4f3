/** N71, Phander: two reports of two months in one file; pages have a number that the introduction explains. */
import { OPEN_END, PENSION } from './n71-funds.ts';
import { html } from './n71-page.ts';
import * as s from './shared14.ts';

const AMC = 'Phander Asset Management Company Limited';
const MONTH = { year: 2022, month: 2 };
const QUARTER = { year: 2021, month: 12 };

const common: Partial<s.Form> = {
  size: s.inMillions(0, 'PKR ', ' mn'),
  sizeLabel: 'Fund size',
  assetTitle: 'Asset mix (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector mix (% of total assets)',
  day: s.longDay,
};

const monthly = s.formWith({
  ...common,
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['FYTD', 'FY to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years*'],
    ['5Y', '5 years*'],
    ['SI', 'Inception*'],
  ],
  holdingsTitle: 'Ten largest holdings (% of total assets)',
});

const quarterly = s.formWith({
  ...common,
  periods: [
    ['3M', 'The quarter'],
    ['6M', 'Half-year'],
    ['1Y', 'One year'],
    ['3Y', 'Three years*'],
    ['SI', 'Since launch*'],
  ],
  seriesMonths: 3,
  monthLabel: (m) => s.monthName(m),
  holdingsTitle: 'Largest holdings of the Equity Sub-Fund (% of total assets)',
});

const PEOPLE = [
  ['Wazir Khan Burush', 'Chief Executive Officer'],
  ['Shehla Yaftali, CFA', 'Chief Investment Officer'],
] as const;

const frame = { amc: AMC, amcRating: ['AM2', 'PACRA', [2021, 8, 26]] } as const;

const FUNDS: s.House = {
  ...frame,
  month: MONTH,
  monthLabel: 'Issue 171',
  footerOf: (page) => `Issue 171 – ${page}`,
  committeeOf: (fund) => [...PEOPLE, [fund.model.kind === 'rate' ? 'Aftab Sher' : 'Nida Gulsher, CFA', 'Fund Manager']],
  formOf: () => monthly,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    entry.footnotes_raw = [`* Annualized (CAGR). Returns of shorter periods are ${basis}.`];
    s.setRatios(entry, fund, MONTH, ['Expense ratio (month)', 'Expense ratio (year to date)']);
  },
};

const PARTICIPANTS: s.House = {
  ...frame,
  month: QUARTER,
  monthLabel: 'Report No. 26',
  footerOf: (page) => `Report No. 26, page ${page - 3}`,
  committeeOf: () => [...PEOPLE, ['Aftab Sher', 'Manager of Pension Funds']],
  formOf: () => quarterly,
  finish: (entry, fund) => {
    entry.footnotes_raw = [
      '* Annualized (CAGR). Shorter periods are absolute for the Equity Sub-Fund, simple annualized for the others.',
    ];
    for (const { figures, ...part } of s.partsOf(entry, fund)) {
      const [, year] = s.ratioPair({ figures, ...part }, QUARTER);
      figures.fees = [s.fee('Expense ratio (year to date)', year.withLevies)];
      s.withoutBenchmark(figures, part.line);
    }
  },
};

export const drawPhander = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N71_phander_2022-02',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'two reports in one file, each with a cover letter, pages counted from 1 and a design of its own: February and a quarter to December',
      'pages have the number of the issue instead of a month; what it is the report of is only in the cover letter',
    ],
    funds: [...OPEN_END, ...PENSION],
    entriesOf: () => [...s.entriesOf(FUNDS)(OPEN_END, 2), ...s.entriesOf(PARTICIPANTS)(PENSION, 5)],
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
