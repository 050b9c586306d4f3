/** N24, Pasni: printed spreadsheets; three funds on a sheet, one below the other, all dates and months as numerals. */
import { printHtml } from './html2.ts';
import { FUNDS } from './n24-funds.ts';
import { html } from './n24-page.ts';
import * as s from './shared6.ts';

const AMC = 'Pasni Savings Management Limited';
const MONTH = { year: 2023, month: 12 };
const MANAGERS = { rate: 'Hafsa Rind', market: 'Noor Bakhsh Kalmati' } as const;
const BANDS = 3;
const NOTES = {
  rate: '1M to 1Y simple annualized, 3Y onwards annualized.',
  market: '1M to 1Y absolute, 3Y onwards annualized.',
} as const;

const dayText = ([y, m, d]: s.Day): string => `${String(d).padStart(2, '0')}/${String(m).padStart(2, '0')}/${y}`;
const endText = (m: s.Month): string => dayText(s.lastDay(m));

const FORM: s.Form = {
  periods: [
    ['MTD', '1M'],
    ['3M', '3M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'Since launch'],
  ],
  peers: false,
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: endText,
  benchmarkSeries: 'BM',
  size: (rupees) => {
    const raw = s.grouped(rupees / 1e3, 0);
    return { raw, pkr: s.rupees(raw, 3) };
  },
  sizeLabel: 'Net assets (Rs. ’000)',
  prices: ['units_outstanding', 'repurchase_price'],
  assetTitle: 'Asset mix, % of total assets',
  creditTitle: 'Credit rating, % of total assets',
  sectorTitle: 'Top sectors, % of total assets',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: endText(month) })),
  allocationDecimals: 1,
  holdingsTitle: 'Top holdings, % of total assets',
  holdingDecimals: 1,
  fees: [],
  day: dayText,
};

function finish(entry: s.Entry, fund: s.Fund): void {
  const isFund = fund.subs === undefined;
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = isFund ? [NOTES[fund.model.kind]] : [];
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    s.alignCredit(figures);
    s.alignOthers(figures);
    figures.fees = s
      .ratiosOf(part, MONTH)
      .map((r) => ({ row_label_raw: r.period, fee_label_raw: 'TER incl. levies', percent: r.withLevies }));
    Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
  }
}

/** Three funds share a sheet; a fund with sub-funds has one of its own. */
function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund, i) => {
    const isFund = fund.subs === undefined;
    const page = firstPage + Math.floor(i / BANDS);
    const frame: s.Frame = {
      amc: AMC,
      month: MONTH,
      monthLabel: '31/12/2023',
      footer: `Sheet ${page} of 4`,
      pages: [page],
      committee: [[MANAGERS[isFund ? fund.model.kind : 'market'], 'Fund manager']],
      amcRating: ['AM2', 'PACRA', [2023, 9, 8]],
    };
    const entry = s.entryOf(fund, frame, FORM);
    finish(entry, fund);
    return entry;
  });
}

export const drawPasni = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N24_pasni_2023-12',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'printed spreadsheets with grid lines; three funds on a sheet, one below the other, five blocks next to each other in each',
      'no name of a month: 31/12/2023 in heads and in the monthly returns, 05/11/2012 for 5 November 2012',
      'the benchmark in square brackets after the fund, as [20.87] or [(1.10)]; the expense ratio of the year likewise',
      'sizes in thousands; sub-funds as bands under the terms of the pension fund; a sheet with all funds by category',
    ],
    funds: FUNDS,
    entriesOf,
    write: (entries, path) => printHtml(html(entries, FUNDS, { amc: AMC, bands: BANDS }), path),
  });
