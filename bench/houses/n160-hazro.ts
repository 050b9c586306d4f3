/** N160, Hazro: the screens of a dashboard in print, whose titles end a path and whose charts have the figures. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n160-funds.ts';
import { html } from './n160-page.ts';
import * as s from './shared15.ts';

const AMC = 'Hazro Investment Management Limited';
const MONTH = { year: 2021, month: 10 };
const FALSE_FUND = 'Hazro Income Opportunity Fund';

/** 14 Sep 2010 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

const column = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(1, 'PKR ', ' mn'),
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2021',
  footerOf: (page) => `reports.hazro.example | printed on 9 November 2021 at 11:05 | ${page}`,
  committeeOf: (fund) => [
    ['Sardar Waqas Tareen', 'Chief Executive Officer'],
    ['Mehreen Awan, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Junaid Alizai' : 'Owais Gondal, CFA', 'Fund Manager'],
    ['Noreen Chhachhi', 'Head of Research'],
    ['Habib Khattar, ACCA', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2021, 1, 29]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      fund.model.kind === 'rate'
        ? 'Returns of up to one year are annualised on simple basis, others are compounded annually.'
        : 'Returns of up to one year are absolute, others are compounded annually.',
    ];
    closeSectors(entry, 'Equities');
    entry.fees = [
      ...s.ratioRows(part, MONTH, 'TER with Govt. levies', 'withLevies'),
      ...s.ratioRows(part, MONTH, 'TER without Govt. levies', 'without'),
    ];
    entry.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  },
};

/** The first digits of the size are exchanged; units and the price are true, and so is the size of the month before. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = real.replace(/(\d)(,)(\d)/, '$3$2$1');
  if (printed === real) throw new Error(`${real} has equal digits`);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed.replace(/[^\d.]/g, ''), 6);
  entry.planted_fault = {
    kind: 'SIZE_DIGITS_TRANSPOSED',
    false_values: [{ field: 'fund_size_raw', printed, real }],
    true_values: 'the price, the units, the figures of the month before and all other facts',
    must_not_serve: 'the false net assets',
    how_it_can_be_seen: 'NAV times units outstanding is not the net assets printed beside them',
  };
}

const QUIRKS = [
  'a dashboard in print: the name of the fund is the end of a path (Funds / Equity / name), and tabs name all funds on each page',
  'the month is a filter with the month to compare with after it; tiles have the earlier figures in small type',
  'returns are dots on a line, the figure of the fund over its dot and that of the benchmark under its own, in no column',
  'twelve months are columns with turned figures at their ends; one legend of series serves both charts',
  'two months of classes are bars of segments with bare figures inside; one legend names the segments of both bars',
  'holdings are columns with turned names; labels of facts are at the right border and in the middle of their values',
];

/** The report, and one page of it with a planted fault. */
export const drawHazro = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N160_hazro_2021-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printHtml(
        html(entries, isWhole, FUNDS, (e) => s.figuresThen(e, FUNDS, s.before(MONTH), form)),
        path,
      ),
    hostile: { file: 'hostile_N160_size_digits', fund: FALSE_FUND, falsify },
  });
