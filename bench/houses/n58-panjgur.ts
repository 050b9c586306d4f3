/** N58, Panjgur: forms with the English label, the value, and the label in Urdu; days of two calendars. */
import { FUNDS } from './n58-funds.ts';
import { html } from './n58-page.ts';
import * as s from './shared12.ts';

const AMC = 'Panjgur Islamic Asset Managers Limited';
const MONTH = { year: 2022, month: 3 };

const form = s.formWith({
  periods: [
    ['MTD', 'This month'],
    ['3M', 'Last 3 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'Last 12 months'],
    ['3Y', 'Last 3 years'],
    ['5Y', 'Last 5 years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: s.inMillions(2),
  sizeLabel: 'Net assets (Rs. million)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Largest sectors (% of total assets)',
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.longDay,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: '31 March 2022',
  footerOf: (page) => `Panjgur Islamic Asset Managers Limited, ${page}`,
  committeeOf: (fund) => [
    ['Abdul Qadir Gichki', 'Chief Executive Officer'],
    ['Mufti Rahmatullah Sajidi', 'Shariah Advisor'],
    [fund.model.kind === 'rate' ? 'Mahnoor Rind' : 'Hasil Baloch, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'VIS', [2021, 12, 30]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'absolute';
    entry.footnotes_raw = [`Returns of up to 12 months are ${basis}; returns of more than 12 months are CAGR.`];
    s.setRatios(entry, fund, MONTH, ['Expense ratio, month (%)', 'Expense ratio, year to date (%)']);
  },
};

export const drawPanjgur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N58_panjgur_2022-03',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'forms of three columns: the label in English, the value in the middle, the label in Urdu at the right',
      'days of two calendars: each date of the common calendar is followed by the date of the Islamic one',
      'the months of the table of returns are written in two languages, with the digits of Urdu',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
