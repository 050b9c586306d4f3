/** N38, Chotiari: each benchmark has its own name in the tables, the short name of the fund is a badge before its name. */
import { printHtml } from './html2.ts';
import { BENCHMARKS, FUNDS } from './n38-funds.ts';
import { html } from './n38-page.ts';
import * as s from './shared9.ts';

const AMC = 'Chotiari Investment Management Limited';
const MONTH = { year: 2020, month: 8 };
const MANAGERS = { rate: 'Sanam Palijo, FRM', market: 'Imdad Junejo, CFA' } as const;
const TER = ['Total Expense Ratio with Levies', 'Total Expense Ratio without Levies'] as const;
const NOTES = {
  rate: 'Returns are annualized (simple) up to one year and geometric for longer periods. Returns are net of management fee and all other expenses.',
  market:
    'Returns are absolute up to one year and geometric for longer periods. Returns are net of management fee and all other expenses.',
} as const;

/** 24-May-10 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'MTD'],
      ['FYTD', 'FYTD'],
      ['1Y', '1 Year'],
      ...(isFund
        ? ([
            ['3Y', '3 Years'],
            ['5Y', '5 Years'],
          ] as const)
        : []),
      ['SI', 'Since Launch'],
    ],
    seriesMonths: isFund ? 12 : 0,
    benchmarkSeries: 'Benchmark',
    size: s.inMillions(0),
    sizeLabel: 'Net Assets (PKR mn)',
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality (% of Total Assets)',
    sectorTitle: 'Sector Allocation (% of Total Assets)',
    allocationMonths: (m) =>
      isFund ? [m, s.before(m)].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    holdingDecimals: 1,
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2020',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'Fund Manager'],
    ['Rashida Talpur', 'Chief Investment Officer'],
  ],
  amcRating: ['AM2+', 'VIS', [2019, 12, 30]],
  formOf,
  introduction: 1,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    entry.footnotes_raw = [NOTES[isFund ? fund.model.kind : 'rate']];
    const benchmark = BENCHMARKS[fund.abbr] ?? '';
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = [
        ...s.ratioRows(part, MONTH, TER[0], 'withLevies'),
        ...(isFund ? s.ratioRows(part, MONTH, TER[1], 'without') : []),
      ];
      if (!isFund) continue;
      s.renameSeries(part.figures, 'Benchmark', benchmark);
      part.figures.historical_returns = s.fiscalYears(part, MONTH, 5, benchmark);
    }
  },
};

/** The planted fault: the fund was launched after the month of the report. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.launch_date, 'launch');
  const printed = '13-Nov-20';
  entry.launch_date = '2020-11-13';
  entry.launch_date_raw = printed;
  entry.planted_fault = {
    kind: 'LAUNCH_DATE_AFTER_REPORT_DATE',
    false_values: [{ field: 'launch_date', printed, real }],
    true_values: 'all other facts',
    must_not_serve: 'launch_date',
    how_it_can_be_seen: 'the launch date is after August 2020, and the page has returns since the fiscal year 2016',
  };
}

export const drawChotiari = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N38_chotiari_2020-08',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'the benchmark has its own name in the tables, such as KSE-100 or 6M KIBOR, never Benchmark',
      'the short name in a badge before the name; facts in a column at the right',
      'fiscal years below the periods; months as columns; the part that own funds of funds hold',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => printHtml(html(entries, FUNDS, AMC, isWhole), path),
    hostile: { file: 'hostile_N38_launch_after_report', fund: 'Chotiari Income Opportunities Fund', falsify },
  });
