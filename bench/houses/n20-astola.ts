/** N20, Astola: a fact sheet whose tables come first and whose facts are in three columns at the foot. */
import { printHtml } from './html2.ts';
import { FUNDS, PLANS } from './n20-funds.ts';
import { html } from './n20-page.ts';
import * as s from './shared5.ts';

const AMC = 'Astola Wealth Limited';
const MONTH = { year: 2025, month: 4 };
const MANAGERS = { rate: 'Sana Notezai, CFA', market: 'Imran Gichki' } as const;

const long = ([y, m, d]: s.Day): string => `${d} ${s.monthName({ year: y, month: m })} ${y}`;

const formOf = (isFund: boolean): s.Form => ({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['FYTD', 'FY to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  peers: isFund,
  seriesMonths: isFund ? 12 : 0,
  newestFirst: false,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  benchmarkSeries: 'Benchmark',
  size: isFund
    ? (rupees) => {
        const raw = (rupees / 1e9).toFixed(3);
        return { raw: `PKR ${raw} billion`, pkr: s.rupees(raw, 9) };
      }
    : s.inMillions(1),
  sizeLabel: isFund ? 'Fund size' : 'Net assets, PKR mn',
  prices: isFund ? ['offer_price', 'repurchase_price'] : [],
  assetTitle: 'Asset mix, % of total assets',
  creditTitle: 'Credit quality, % of total assets',
  sectorTitle: 'Largest sectors, % of total assets',
  allocationMonths: (m) => [{ month: m, label: null }],
  allocationDecimals: 1,
  holdingsTitle: 'Largest holdings, % of total assets',
  holdingDecimals: 1,
  fees: [],
  day: long,
});

const NOTES = {
  rate: 'Periods up to one year are simple annualised, longer periods compounded annually.',
  market: 'Periods up to one year are cumulative, longer periods compounded annually.',
} as const;

function finish(entry: s.Entry, fund: s.Fund): void {
  const isFund = fund.subs === undefined;
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = [NOTES[fund.model.kind]];
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    s.alignCredit(figures);
    const [month, year] = s.ratiosOf(part, MONTH);
    const ratio = (fee_label_raw: string, of: s.Ratio | undefined): s.Fee => ({
      row_label_raw: null,
      fee_label_raw,
      percent: of?.withLevies ?? '',
    });
    figures.fees = isFund
      ? [ratio('Total expense ratio, month', month), ratio('Total expense ratio, year to date', year)]
      : [ratio('TER, year to date', year)];
    if (isFund) figures.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark').toReversed();
  }
  entry.sub_funds.forEach((sub, i) => {
    const plan = s.only(PLANS[i], 'plan');
    sub.launch_date = s.iso(plan.model.launch);
    sub.launch_date_raw = long(plan.model.launch);
    sub.maturity_date = s.iso(plan.maturity);
    sub.maturity_date_raw = long(plan.maturity);
    sub.reported_returns = sub.reported_returns.filter((r) => /^1 month|^FY|^Since/.test(r.period_label_raw));
  });
  if (!isFund) {
    entry.launch_date = null;
    entry.launch_date_raw = null;
  }
}

function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund, i) => {
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month: MONTH,
        monthLabel: '30 April 2025',
        footer: `${i + firstPage} ${AMC}`,
        pages: [i + firstPage],
        committee: [[MANAGERS[fund.model.kind], 'Fund manager']],
        amcRating: ['AM2++', 'PACRA', [2024, 12, 20]],
      },
      formOf(fund.subs === undefined),
    );
    finish(entry, fund);
    return entry;
  });
}

export const drawAstola = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N20_astola_2025-04',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'category above the name; size, price, launch and risk in one line under it; PKR 12.345 billion',
      'periods under two heads for the way of annualising; peers as a row, and a row of ranks',
      'fiscal years as rows, newest first; months under the bars of a chart, whose ticks are figures too',
      'weights with their change in percentage points, without the month before; shares at the ends of bars',
      'facts at the foot in three columns, values at the right edge; plans as rows with dates, sizes and returns',
    ],
    funds: FUNDS,
    entriesOf,
    write: (entries, path) => printHtml(html(entries, FUNDS, { amc: AMC, month: MONTH, form: formOf(true) }), path),
  });
