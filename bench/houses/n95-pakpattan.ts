/** N95, Pakpattan: a prescribed form that was filled in; names of entries are below blanks, columns have numbers. */
import { FUNDS } from './n95-funds.ts';
import { html } from './n95-page.ts';
import { closeSectors } from './n95-sectors.ts';
import * as s from './shared15.ts';

const AMC = 'Pakpattan Asset Management Company Limited';
const MONTH = { year: 2017, month: 3 };
const PERIODS = [
  ['MTD', 'the month'],
  ['3M', 'last three months'],
  ['6M', 'last six months'],
  ['FYTD', 'the financial year to date'],
  ['1Y', 'last twelve months'],
  ['3Y', 'last three years, per annum'],
  ['5Y', 'last five years, per annum'],
  ['SI', 'since launch, per annum'],
] as const;

/** 31-03-2017 */
const numeral = ([y, m, d]: s.Day): string => s.iso([y, m, d]).split('-').toReversed().join('-');

const form = s.formWith({
  periods: PERIODS,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: s.inMillions(2, 'Rs. ', ' million'),
  sizeLabel: 'net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Classes of assets, percent of total assets',
  creditTitle: 'Credit quality, percent of total assets',
  sectorTitle: 'Sectors, percent of total assets',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: numeral(s.lastDay(month)) })),
  holdingsTitle: 'Ten largest investments, percent of total assets',
  day: s.longDay,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: '31 March 2017',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Mian Rashid Wattoo', 'Chief Executive Officer'],
    ['Asma Daultana, CFA', 'Head of Investments'],
    [fund.model.kind === 'rate' ? 'Junaid Bodla' : 'Asma Daultana, CFA', 'Fund Manager'],
    ['Syed Haider Bukhari, ACA', 'Chief Financial Officer'],
  ],
  amcRating: ['AM3+', 'PACRA', [2016, 11, 4]],
  formOf: () => form,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    const basis = fund.model.kind === 'rate' ? 'annualized' : 'not annualized';
    entry.footnotes_raw = [`Returns of periods of up to twelve months are ${basis}.`];
    closeSectors(entry, 'Listed shares');
    const [month, year] = s.ratioPair(s.partOf(entry, FUNDS), MONTH);
    entry.fees = (['withLevies', 'without'] as const).flatMap((key) =>
      (
        [
          ['month', month],
          ['year to date', year],
        ] as const
      ).map(([row_label_raw, ratio]) => ({
        row_label_raw,
        fee_label_raw: `Total expense ratio ${key === 'without' ? 'excluding' : 'including'} government levies`,
        percent: ratio[key],
      })),
    );
  },
};

export const drawPakpattan = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N95_pakpattan_2017-03',
    amc: AMC,
    producer: 'chromium, ghostscript',
    quirks: [
      'a prescribed form filled in with another face; what a blank is for stands in brackets below it',
      'tables have a row of the numbers of their columns, and a column that is the difference of two others',
      'entries with parts (a), (b), (c) below a common head: a rating, its agency and its day are three rows',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries), path),
    hostile: {
      file: 'hostile_N95_columns_swapped',
      fund: 'Pakpattan Equity Fund',
      falsify: (entry) => {
        s.swapReturns(
          entry,
          PERIODS.map(([, label]) => label),
          'March 2017',
        );
      },
    },
  });
