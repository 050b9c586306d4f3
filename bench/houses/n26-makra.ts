/** N26, Makra: a serif face with ligatures, spaced capitals, three pairs on a line, costs in sentences. */
import { printHtml } from './html2.ts';
import { FUNDS, PLANS } from './n26-funds.ts';
import { html } from './n26-page.ts';
import * as s from './shared7.ts';

const AMC = 'Makra Asset Management Limited';
const MONTH = { year: 2022, month: 9 };
const MANAGERS = { rate: 'Fiza Swati', market: 'Adeel Tanoli, CFA' } as const;
const NOTES = {
  rate: 'annualised up to one year, compounded thereafter',
  market: 'cumulative up to one year, compounded thereafter',
} as const;

/** Sept-22, and three letters for all other months. */
const monthText = (m: s.Month): string => `${m.month === 9 ? 'Sept' : s.shortMonth(m)}-${s.year2(m)}`;
/** 6th April, 2022 */
function dayText([year, month, day]: s.Day): string {
  const end = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${end} ${s.monthName({ year, month })}, ${year}`;
}

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: isFund
      ? [
          ['MTD', 'Sept-22'],
          ['FYTD', 'YTD'],
          ['1Y', '365 days'],
          ['3Y', '3 years'],
          ['SI', 'Since launch'],
        ]
      : [
          ['MTD', 'Sept-22'],
          ['SI', 'Since launch'],
        ],
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    monthLabel: monthText,
    size: s.inMillions(1),
    sizeLabel: 'Net assets',
    prices: isFund ? ['offer_price'] : [],
    assetTitle: 'Asset allocation (% of total assets)',
    creditTitle: 'Credit quality (% of total assets)',
    sectorTitle: 'Sector allocation (% of total assets)',
    allocationMonths: (m) =>
      isFund ? [m, s.before(m)].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    holdingsTitle: 'Top holdings (% of total assets)',
    holdingDecimals: 1,
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2022',
  footerOf: (page) => `– ${page} –`,
  committeeOf: (fund) => [[MANAGERS[fund.model.kind], 'Fund manager']],
  amcRating: ['AM2++', 'VIS', [2021, 12, 31]],
  formOf,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    entry.footnotes_raw = isFund ? [NOTES[fund.model.kind]] : [];
    for (const part of s.partsOf(entry, fund)) {
      const ratios = s.ratiosOf(part, MONTH);
      part.figures.fees = isFund
        ? ratios.map((r) => ({ row_label_raw: r.period, fee_label_raw: 'total expense ratio', percent: r.withLevies }))
        : [{ row_label_raw: null, fee_label_raw: 'TER (YTD)', percent: ratios[1]?.withLevies ?? '' }];
      if (isFund) part.figures.historical_returns = s.fiscalYears(part, MONTH, 3, 'Benchmark').toReversed();
    }
    entry.sub_funds.forEach((sub, i) => {
      const plan = s.only(PLANS[i], 'plan');
      sub.launch_date = s.iso(plan.model.launch);
      sub.launch_date_raw = dayText(plan.model.launch);
      sub.maturity_date = s.iso(plan.maturity);
      sub.maturity_date_raw = dayText(plan.maturity);
    });
    if (!isFund) Object.assign(entry, { launch_date: null, launch_date_raw: null });
  },
};

export const drawMakra = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N26_makra_2022-09',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'a serif face whose ligatures join fi, ff and ffi; headings of spaced capitals; hyphenated text',
      'three pairs of label and value on a line; the unit of all amounts in the heading; superscript marks',
      'management fee and expense ratios in sentences, with the levies that they include',
      'periods and fiscal years in one table; Sept-22 among months of three letters; the newest month first; a true minus',
      'plans as rows with fund and benchmark parted by a slash; ordinal dates such as 6th April, 2022',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: (entries, path, isWhole) =>
      printHtml(
        html(entries, FUNDS, {
          amc: AMC,
          month: 'September 2022',
          isWhole,
          ratiosOf: (part) => s.ratiosOf(part, MONTH),
        }),
        path,
      ),
  });
