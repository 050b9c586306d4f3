/** N35, Gupis: figures of all funds first, their terms in the second half; tables are drawn column by column. */
import { printHtml } from './html2.ts';
import { FUNDS } from './n35-funds.ts';
import { html } from './n35-page.ts';
import * as s from './shared8.ts';

const AMC = 'Gupis Investments Limited';
const MONTH = { year: 2025, month: 9 };
const MANAGERS = { rate: 'Mehnaz Begum', market: 'Raja Shujaat, CFA' } as const;
const NOTES = {
  rate: 'Returns of one year or less are annualized (simple); longer ones are annualized (compound).',
  market: 'Returns of one year or less are absolute; longer ones are annualized (compound).',
} as const;

/** Nov 4, 2019 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: isFund
      ? [
          ['MTD', "Sep'25"],
          ['3M', 'Quarter'],
          ['6M', 'Half year'],
          ['FYTD', 'FYTD 26'],
          ['1Y', '365 days'],
          ['3Y', '3 years p.a.'],
          ['5Y', '5 years p.a.'],
          ['SI', 'Inception p.a.'],
        ]
      : [
          ['MTD', "Sep'25"],
          ['FYTD', 'FYTD 26'],
          ['1Y', '365 days'],
          ['SI', 'Inception p.a.'],
        ],
    peers: isFund,
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    monthLabel: monthText,
    size: (rupees) => {
      const raw = s.grouped(rupees / 1e6, 0);
      return { raw: `PKR ${raw} million`, pkr: s.rupees(raw, 6) };
    },
    sizeLabel: 'Net Assets',
    prices: isFund ? ['units_outstanding'] : [],
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Portfolio Quality (% of Total Assets)',
    sectorTitle: 'Sector Exposure (% of Total Assets)',
    allocationMonths: (m) =>
      isFund ? [s.before(m), m].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    holdingDecimals: 1,
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2025',
  footerOf: () => null,
  committeeOf: (fund) => [
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'Fund Manager'],
    ['Sultan Madad', 'Chief Investment Officer'],
    ['Gulnar Bano', 'Head of Risk'],
  ],
  amcRating: ['AM2+', 'PACRA', [2025, 2, 24]],
  formOf,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    // In the whole report the terms of a fund follow the figures of all funds; the page of one fund has them next.
    const isWhole = entry.page_number > 1;
    entry.page_numbers = [entry.page_number, entry.page_number + (isWhole ? FUNDS.length : 1)];
    entry.footnotes_raw = [NOTES[isFund ? fund.model.kind : 'rate']];
    for (const part of s.partsOf(entry, fund)) {
      const row = (fee_label_raw: string, period: string, percent: string): s.Fee => ({
        row_label_raw: period === 'MTD' ? 'Month' : 'Year to Date',
        fee_label_raw,
        percent,
      });
      const ratios = s.ratiosOf(part, MONTH);
      part.figures.fees = isFund
        ? [
            ...ratios.map((r) => row('Total Expense Ratio incl. Levies', r.period, r.withLevies)),
            ...ratios.map((r) => row('Total Expense Ratio excl. Levies', r.period, r.without)),
          ]
        : ratios.map((r) => row('Total Expense Ratio incl. Levies', r.period, r.withLevies));
    }
  },
};

/** The planted fault: the return of the month is that of the month before. */
function falsify(entry: s.Entry): void {
  const row = s.only(entry.reported_returns[0], 'month');
  const own = s.cellsOf(entry.monthly_returns, entry.fund_column_raw ?? '');
  const printed = s.only(own[1], 'month before').percent;
  const real = row.fund_return_percent;
  if (printed === real) throw new Error('the two months are equal');
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_OF_THE_MONTH_BEFORE',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the monthly returns and all other facts',
    must_not_serve: 'the false return of the month',
    how_it_can_be_seen: 'the monthly returns on the same page have another figure for the month',
  };
}

export const drawGupis = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N35_gupis_2025-09',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'the figures of all funds first, their terms in the second half: the pages of a fund are not neighbours',
      'the text of tables runs by columns, and blocks do not follow each other as they stand on the page',
      'the fund between its peers and its benchmark; months under turned heads, newest first',
      'groups of terms have turned labels at the left',
      'holdings with the month before, the report month and the change',
      'sizes with the part that own funds of funds hold',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: (entries, path, isWhole) => printHtml(html(entries, FUNDS, AMC, isWhole), path),
    hostile: { file: 'hostile_N35_month_before', fund: 'Gupis Capital Growth Fund', falsify },
  });
