/** N116, Thatta: two funds side by side on each page; prices, sizes and peers in a sentence; shares as bars. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n116-funds.ts';
import { html } from './n116-page.ts';
import * as s from './shared15.ts';

const AMC = 'Thatta Islamic Asset Management Limited';
const MONTH = { year: 2025, month: 12 };
const FALSE_FUND = 'Thatta Islamic Stock Fund';

const inBillions = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees / 1e9, 3);
  return { raw: `PKR ${raw} billion`, pkr: s.rupees(raw, 9) };
};

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Inception'],
  ],
  peers: true,
  seriesMonths: 0,
  size: inBillions,
  sizeLabel: 'net assets',
  assetTitle: 'Asset Allocation',
  creditTitle: 'Credit Quality',
  sectorTitle: 'Sector Allocation',
  holdingsTitle: 'Top 5 Holdings',
  day: s.dayFirstMonth,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'December 2025',
  footerOf: () => null,
  committeeOf: (fund) => [[fund.model.kind === 'rate' ? 'Sumaira Palijo, CFA' : 'Ali Nawaz Shoro', 'Fund Manager']],
  amcRating: ['AM2', 'VIS', [2025, 8, 15]],
  formOf: () => form,
  finish: (entry, fund) => {
    const at = FUNDS.findIndex((f) => f.name === fund.name);
    const page = entry.page_number === 1 ? 1 : 2 + Math.floor(at / 2);
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    Object.assign(entry, {
      page_number: page,
      page_numbers: [page],
      page_footer_raw: `Thatta Funds – ${page}`,
      nav_date: s.iso(s.lastDay(MONTH)),
      footnotes_raw: [`Returns of 3 Years and more are annualized, all others are ${basis}.`],
    });
    closeSectors(entry, 'Equities');
    s.peersIn(entry, ['1 Month']);
    const ratio = s.only(s.ratiosOf(s.partOf(entry, FUNDS), MONTH)[1], 'ratio of the year');
    entry.fees = [s.fee('TER (YTD)', ratio.withLevies), s.fee('Govt. levies (YTD)', ratio.levies)];
  },
};

/** The month's return gets the other sign, while the sentence above prints both prices. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, '1 Month'), 'month');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.startsWith('-') ? real.slice(1) : `-${real}`;
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_SIGN_CONTRADICTS_PRICES',
    false_values: [{ field: 'reported_returns', period_label_raw: '1 Month', printed, real }],
    true_values: 'the price of the month and of the month before, and all other facts',
    must_not_serve: 'the return of the month',
    how_it_can_be_seen: `the price of the month before and the price of the month make ${real}% in the sentence above`,
  };
}

const QUIRKS = [
  'two funds stand side by side on each landscape page; the month is in the page’s head only',
  'price, size and the peers’ return stand in a sentence beside those of the month before and a target for June',
  'returns have a column for each period; what a young fund does not have is blank',
  'shares are bars of one month without a date; the firm’s name is a watermark across both funds',
];

export const drawThatta = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N116_thatta_2025-12',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, form, MONTH), path),
    hostile: { file: 'hostile_N116_sign_of_month', fund: FALSE_FUND, falsify },
  });
