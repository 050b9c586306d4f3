/** N21, Shimshal: slides; the name of the AMC is its logo only, fund, benchmark and peers are parted by slashes. */
import { printHtml } from './html2.ts';
import { FUNDS } from './n21-funds.ts';
import { html } from './n21-page.ts';
import * as s from './shared6.ts';

const AMC = 'Shimshal Capital Limited';
const MONTH = { year: 2024, month: 3 };
const MANAGERS = { rate: 'Nazia Karim', market: 'Rehmat Ali Beg, CFA' } as const;

const dayText = ([y, m, d]: s.Day): string => `${d} ${s.shortMonth({ year: y, month: m })} ${y}`;
const monthText = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

const NOTES = {
  rate: 'Returns up to one year are simple annualised, longer ones compounded.',
  market: 'Returns up to one year are absolute, longer ones compounded.',
} as const;

const formOf = (isFund: boolean): s.Form => ({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since inception'],
  ],
  peers: isFund,
  seriesMonths: isFund ? 12 : 0,
  newestFirst: false,
  monthLabel: (m) => `${s.shortMonth(m)}’${s.year2(m)}`,
  benchmarkSeries: 'Benchmark',
  size: s.sizeInWords,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation, % of total assets',
  creditTitle: 'Credit quality, % of total assets',
  sectorTitle: 'Largest sectors, % of total assets',
  allocationMonths: (m) =>
    isFund
      ? [
          { month: m, label: monthText(m) },
          { month: s.before(m), label: monthText(s.before(m)) },
        ]
      : [{ month: m, label: null }],
  allocationDecimals: 1,
  holdingsTitle: 'Largest holdings, % of total assets',
  holdingDecimals: 1,
  fees: [],
  day: dayText,
});

/** The ratio and the levies that it contains, for the month and the year. */
const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: 'Expense ratio', percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: 'Government levies', percent: r.levies },
  ]);

function finish(entry: s.Entry, fund: s.Fund): void {
  const isFund = fund.subs === undefined;
  entry.footnotes_raw = isFund ? [NOTES[fund.model.kind]] : [];
  entry.nav_date = s.iso(s.lastDay(MONTH));
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    s.alignCredit(figures);
    s.alignOthers(figures);
    s.withoutPast(figures, 'CREDIT_QUALITY', monthText(MONTH));
    s.withoutPast(figures, 'SECTOR_ALLOCATION', monthText(MONTH));
    figures.fees = isFund ? feesOf(part) : feesOf(part).filter((f) => f.fee_label_raw === 'Expense ratio');
  }
}

function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund, i) => {
    const isFund = fund.subs === undefined;
    const frame: s.Frame = {
      amc: AMC,
      month: MONTH,
      monthLabel: monthText(MONTH),
      footer: `Fund update | ${monthText(MONTH)} | ${i + firstPage}`,
      pages: [i + firstPage],
      committee: [[isFund ? MANAGERS[fund.model.kind] : MANAGERS.rate, 'Fund manager']],
      amcRating: ['AM2+', 'PACRA', [2023, 8, 11]],
    };
    const entry = s.entryOf(fund, frame, formOf(isFund));
    finish(entry, fund);
    return entry;
  });
}

export const drawShimshal = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N21_shimshal_2024-03',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'wide slides; the title lacks the first word of the name of the fund, which is only in the logo',
      'figures of fund, benchmark and peers in one cell, parted by slashes, the period below them',
      'months above pairs parted by a slash; Mar’24',
      'sizes in words: Rs. 4 billion 312 million; icons over labels under values',
      'this month of the allocation as a legend, the month before in a sentence',
      'holdings in two columns, the ranks across; terms as one run-in paragraph; negatives with an en dash',
    ],
    funds: FUNDS,
    entriesOf,
    write: (entries, path) => printHtml(html(entries, FUNDS, AMC), path),
  });
