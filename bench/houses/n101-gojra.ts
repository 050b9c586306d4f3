/** N101, Gojra: a capital protection scheme over two pages; its plans are columns of every table. */
import { FUNDS, PLANS } from './n101-funds.ts';
import { html } from './n101-page.ts';
import * as s from './shared15.ts';

const AMC = 'Gojra Investments Limited';
const MONTH = { year: 2019, month: 9 };

/** 20-Nov-17 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${s.year2({ year, month })}`;

const inRupees = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees, 0);
  return { raw, pkr: s.rupees(raw, 0) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['SI', 'Since Inception*'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: inRupees,
  sizeLabel: 'Net Assets (Rupees)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (as % of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.monthName(month) })),
  allocationDecimals: 2,
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2019',
  footerOf: () => 'Gojra Investments Limited Monthly Fund Review September, 2019',
  committeeOf: () => [
    ['Chaudhry Arshad Gill', 'Chief Executive Officer'],
    ['Nadia Wahla, FCA', 'Chief Operating Officer'],
    ['Rashid Dhillon, CFA', 'Chief Investment Officer'],
    ['Hina Randhawa', 'Head of Equities'],
    ['Kashif Sandhu', 'Head of Compliance'],
    ['Omar Bajwa, CFA', 'Portfolio Manager'],
  ],
  amcRating: ['AM3+', 'VIS', [2019, 7, 18]],
  formOf: () => form,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const parts = s.partsOf(entry, fund);
    entry.footnotes_raw = [
      '* CAGR for plans older than one year; all other returns are absolute',
      ...parts.map((part, i) => {
        const [, year] = s.ratioPair(part, MONTH);
        const marks = '*'.repeat(i + 2);
        part.figures.fees = [s.fee('Total Expense Ratio (YTD)', year.withLevies)];
        return `${marks} Plan - ${'I'.repeat(i + 1)}: This includes ${year.levies}% representing government levy and SECP fee`;
      }),
    ];
    for (const { figures } of parts)
      Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total').map(asHundred) });
    for (const sub of entry.sub_funds) {
      const { launch, maturity } = s.only(PLANS[sub.name_raw], 'plan');
      Object.assign(sub, {
        launch_date: s.iso(launch),
        launch_date_raw: dayText(launch),
        maturity_date: s.iso(maturity),
        maturity_date_raw: dayText(maturity),
      });
    }
    Object.assign(entry, { launch_date: null, launch_date_raw: null });
  },
};

/** Totals with the decimals of the shares above them. */
function asHundred(total: object): object {
  return { ...total, percent: '100.00' };
}

export const drawGojra = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N101_gojra_2019-09',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'base: the Islamic Capital Preservation Plans of December 2018. Plans are columns of every table, under merged heads',
      'net assets in full rupees; marks of the expense ratios lead to levies below the table',
      'the youngest plan has no figure for a year and dashes for the months before its launch',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
