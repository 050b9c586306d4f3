/** N44, Mushkpuri: periods and terms as rows, plans as columns with the benchmark next to each; sizes in crore. */
import { FUNDS, PLAN_DATES } from './n44-funds.ts';
import { html } from './n44-page.ts';
import * as s from './shared10.ts';

const AMC = 'Mushkpuri Investments Limited';
const MONTH = { year: 2025, month: 9 };

/** July 8th, 2019 */
const dayText = ([year, month, d]: s.Day): string => `${s.monthName({ year, month })} ${s.ordinal(d)}, ${year}`;

function inCrore(amount: number): { raw: string; pkr: string } {
  const raw = s.grouped(amount / 1e7, 2);
  return { raw, pkr: s.rupees(raw, 7) };
}

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', '30 Days'],
      ['FYTD', 'FYTD'],
      ['6M', '180 Days'],
      ['1Y', '365 Days'],
      ['3Y', '3 Years'],
      ['SI', 'Since Inception'],
    ],
    peers: isFund,
    seriesMonths: 0,
    benchmarkSeries: 'B.M.',
    size: inCrore,
    sizeLabel: 'Fund Size (Rs. in crore)',
    prices: [],
    assetTitle: 'Asset Allocation (% of total assets)',
    creditTitle: 'Credit Quality (% of total assets)',
    allocationMonths: (month) => [{ month, label: null }],
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 30th, 2025',
  footerOf: (page) => `Mushkpuri Investments Limited · Page ${page}`,
  committeeOf: (fund) => [
    ['Shabnam Abbasi', 'Chief Executive Officer'],
    ['Waqar Karlal, ACCA', 'Chief Investment Officer'],
    [fund.abbr === 'MIPF' ? 'Jawad Dhund, CFA' : 'Noor Fatima', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'VIS', [2025, 7, 1]],
  formOf,
  finish: (entry, fund) => {
    entry.footnotes_raw = [
      'Returns of more than one year are annualized by CAGR; other returns are absolute for plans of the Planning Fund and simple annualized for others.',
    ];
    s.peersIn(entry, ['30 Days', 'FYTD']);
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`TER (${r.period})`, r.withLevies));
      const total = s.hundreds(part.figures, 'ASSET_ALLOCATION', 'Total');
      Object.assign(part.figures, { allocation_totals: total });
    }
    for (const sub of entry.sub_funds) {
      const dates = s.only(PLAN_DATES[sub.name_raw], 'dates');
      Object.assign(sub, { launch_date: s.iso(dates.launch), launch_date_raw: dayText(dates.launch) });
      if (dates.maturity !== null)
        Object.assign(sub, { maturity_date: s.iso(dates.maturity), maturity_date_raw: dayText(dates.maturity) });
    }
    if (entry.sub_funds.length > 0) Object.assign(entry, { launch_date: null, launch_date_raw: null });
  },
};

export const drawMushkpuri = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N44_mushkpuri_2025-09',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'plans as columns of a matrix of terms and of a table whose rows are periods; each plan has its benchmark next to it',
      'sizes in crore of rupees, dates with ordinals; launch and maturity are of the plans',
      'a page with all funds in front; words of a second script in the head of the page',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries, AMC), path),
  });
