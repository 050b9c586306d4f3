/** N23, Mastuj: periods under the name of each series or sub-fund, the month before first, annexures turned by 90 degrees. */
import { printHtml } from './html2.ts';
import { FUNDS } from './n23-funds.ts';
import { html } from './n23-page.ts';
import * as s from './shared6.ts';

const AMC = 'Mastuj Islamic Fund Managers Limited';
const MONTH = { year: 2024, month: 10 };
const MANAGERS = { rate: 'Shahzadi Gul', market: 'Amir Hamza Rizvi, CFA' } as const;
const FEES = ['TER with levy', 'TER without levy'] as const;
const NOTES = {
  rate: 'Returns of up to one year are annualized, longer ones are compounded annually.',
  market: 'Returns of up to one year are absolute, longer ones are compounded annually.',
  pension: 'Since-inception returns are compounded annually.',
} as const;

const shortMonth = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;

/** November 12th, 2014 */
function dayText([year, month, day]: s.Day): string {
  const end = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${s.monthName({ year, month })} ${day}${end}, ${year}`;
}

const formOf = (isFund: boolean): s.Form => ({
  periods: isFund
    ? [
        ['MTD', '1M'],
        ['3M', '3M'],
        ['FYTD', 'FYTD'],
        ['1Y', '1Y'],
        ['3Y', '3Y'],
        ['5Y', '5Y'],
        ['SI', 'Since inception'],
      ]
    : [
        ['MTD', '1M'],
        ['3M', '3M'],
        ['FYTD', 'FYTD'],
        ['SI', 'Since inception'],
      ],
  peers: false,
  seriesMonths: 12,
  newestFirst: false,
  monthLabel: shortMonth,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (PKR mn)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Asset Quality (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: shortMonth(month) })),
  allocationDecimals: 1,
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  holdingDecimals: 1,
  fees: [],
  day: dayText,
});

function finish(entry: s.Entry, fund: s.Fund): void {
  const isFund = fund.subs === undefined;
  entry.footnotes_raw = [NOTES[isFund ? fund.model.kind : 'pension']];
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    s.alignCredit(figures);
    s.alignOthers(figures);
    s.withoutPast(figures, 'CREDIT_QUALITY', shortMonth(MONTH));
    s.withoutPast(figures, 'SECTOR_ALLOCATION', shortMonth(MONTH));
    figures.fees = s.ratiosOf(part, MONTH).flatMap((r) =>
      [r.withLevies, r.without].map((percent, i) => ({
        row_label_raw: r.period,
        fee_label_raw: FEES[i] ?? '',
        percent,
      })),
    );
  }
}

/** A fund has a page of its own and the two annexures at the end. */
function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  const annexure = firstPage + funds.length;
  return funds.map((fund, i) => {
    const isFund = fund.subs === undefined;
    const frame: s.Frame = {
      amc: AMC,
      month: MONTH,
      monthLabel: 'October 2024',
      footer: `Fund Managers’ Report October 2024 – ${i + firstPage}`,
      pages: [i + firstPage, annexure, annexure + 1],
      committee: [
        [MANAGERS[isFund ? fund.model.kind : 'rate'], 'Fund Manager'],
        ['Mufti Ihtisham Ullah', 'Shariah Advisor'],
      ],
      amcRating: ['AM2+', 'PACRA', [2024, 6, 21]],
    };
    const entry = s.entryOf(fund, frame, formOf(isFund));
    finish(entry, fund);
    return entry;
  });
}

/** The planted fault: the names over two groups of columns are exchanged in the table of returns. */
function falsify(entry: s.Entry): void {
  const [equity, debt] = [s.subNamed(entry, 'Equity Sub-Fund'), s.subNamed(entry, 'Debt Sub-Fund')];
  const falseOf = (sub: s.SubFacts, printed: readonly s.ReturnRow[]): Record<string, unknown>[] =>
    sub.reported_returns.map((row, i) => ({
      field: 'reported_returns',
      sub_fund: sub.name_raw,
      period_label_raw: row.period_label_raw,
      printed: { [sub.name_raw]: printed[i]?.fund_return_percent, Benchmark: printed[i]?.benchmark_return_percent },
      real: { [sub.name_raw]: row.fund_return_percent, Benchmark: row.benchmark_return_percent },
    }));
  const [ofEquity, ofDebt] = [equity.reported_returns, debt.reported_returns];
  entry.planted_fault = {
    kind: 'NAMES_OF_SUB_FUNDS_EXCHANGED',
    false_values: [...falseOf(equity, ofDebt), ...falseOf(debt, ofEquity)],
    true_values: 'all other facts, incl. the monthly returns in the annexure',
    must_not_serve: 'the returns by period of the two sub-funds (each belongs to the other one)',
    how_it_can_be_seen: 'Oct-24 in the annexure of monthly returns contradicts the month in the table of returns',
  };
  equity.reported_returns = ofDebt;
  debt.reported_returns = ofEquity;
}

export const drawMastuj = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N23_mastuj_2024-10',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'the name of the fund, its benchmark or a sub-fund over a group of columns, the periods below it',
      'the month before at the left of the report month, in all tables',
      'annexures turned by 90 degrees: monthly returns and costs of all funds; two sub-funds of the same name',
      'labels above their values in a narrow column; a line in Urdu',
      'weights in the legend of a chart; holdings in two columns',
    ],
    funds: FUNDS,
    entriesOf,
    write: (entries, path, isWhole) =>
      printHtml(html(entries, FUNDS, { amc: AMC, month: MONTH, formOf, isWhole }), path),
    hostile: {
      file: 'hostile_N23_names_of_sub_funds_exchanged',
      fund: 'Mastuj Islamic Pension Fund',
      falsify,
    },
  });
