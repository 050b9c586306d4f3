/** N19, Sakesar: landscape term sheets, two pairs of label and value on a line, the name of the fund a value among others. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n19-funds.ts';
import { day, drawFront, drawPage } from './n19-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared5.ts';

const AMC = 'Sakesar Asset Management Company Limited';
const MONTH = { year: 2022, month: 11 };
const MANAGERS = { rate: 'Adnan Awan, ACCA', market: 'Shagufta Tiwana, CFA' } as const;
const PARTS = ['M. Fee', 'SECP Fee', 'Trustee Fee', 'Levies', 'Others', 'TER with Levies', 'TER without Levies'];
const NOTES = {
  rate: ['* Average annualized return', '** CAGR since inception'],
  market: ['* Cumulative return per annum', '** CAGR since inception'],
  pension: ['* Compound annual growth rate'],
} as const;

const PERIODS: s.Form['periods'] = [
  ['MTD', 'MTD'],
  ['FYTD', 'FYTD'],
  ['3M', '90 Days'],
  ['1Y', '365 Days'],
  ['3Y', '3 Years*'],
  ['5Y', '5 Years*'],
  ['SI', 'Since Inception**'],
];
const PENSION_PERIODS: s.Form['periods'] = [
  ['MTD', 'Month Return'],
  ['FYTD', 'Year To Date Return'],
  ['SI', 'Since Inception Return*'],
];

const formOf = (isPension: boolean): s.Form => ({
  periods: isPension ? PENSION_PERIODS : PERIODS,
  peers: false,
  seriesMonths: isPension ? 0 : 12,
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)}-${s.year2(m)}`,
  benchmarkSeries: 'BM',
  size: isPension
    ? s.inMillions(2)
    : (rupees) => {
        const raw = s.grouped(rupees, 0);
        return { raw, pkr: s.rupees(raw, 0) };
      },
  sizeLabel: isPension ? 'Fund Size (PKR Mn.)' : 'Net Assets (PKR)',
  prices: isPension ? [] : ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  allocationMonths: (m) => [
    { month: m, label: day(s.lastDay(m)) },
    { month: s.before(m), label: day(s.lastDay(s.before(m))) },
  ],
  allocationDecimals: 1,
  holdingsTitle: isPension ? 'Top Holdings (% of Total Assets)' : 'Top Ten Holdings (% of Total Assets)',
  holdingDecimals: 1,
  fees: [],
  day,
});

/** The parts of an expense ratio, which add up to the ratio without levies. */
function breakup(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r) => {
    const manager = (Number(r.without) * 0.66).toFixed(2);
    const [secp, trustee] = ['0.02', '0.08'];
    const others = (Number(r.without) - Number(manager) - Number(secp) - Number(trustee)).toFixed(2);
    return [manager, secp, trustee, r.levies, others, r.withLevies, r.without].map((percent, i) => ({
      row_label_raw: r.period,
      fee_label_raw: PARTS[i] ?? '',
      percent,
    }));
  });
}

function finish(entry: s.Entry, fund: s.Fund): void {
  const isPension = fund.subs !== undefined;
  if (!isPension) entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = [...NOTES[isPension ? 'pension' : fund.model.kind]];
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    s.alignCredit(figures);
    s.withoutPast(figures, 'CREDIT_QUALITY', day(s.lastDay(MONTH)));
    s.withoutPast(figures, 'SECTOR_ALLOCATION', day(s.lastDay(MONTH)));
    if (isPension) {
      figures.reported_returns = figures.reported_returns.map((r) => ({ ...r, benchmark_return_percent: null }));
      const ratio = s.ratiosOf(part, MONTH)[1];
      figures.fees = [
        { row_label_raw: null, fee_label_raw: 'TER YTD (with Levies)', percent: ratio?.withLevies ?? '' },
      ];
    } else {
      figures.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark').toReversed();
      figures.fees = breakup(part);
      Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
    }
  }
}

function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund, i) => {
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month: MONTH,
        monthLabel: 'November 2022',
        footer: `${AMC} - ${i + firstPage}`,
        pages: [i + firstPage],
        committee: [[MANAGERS[fund.model.kind], 'Fund Manager']],
        amcRating: ['AM2+', 'VIS', [2022, 3, 1]],
      },
      formOf(fund.subs !== undefined),
    );
    finish(entry, fund);
    return entry;
  });
}

/** The planted fault: the net assets have a digit too few. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_pkr, 'size');
  const printed = s.grouped(Number(`${real.slice(0, 4)}${real.slice(5)}`), 0);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 0);
  entry.planted_fault = {
    kind: 'FUND_SIZE_WITH_A_DIGIT_TOO_FEW',
    false_values: [{ field: 'fund_size_pkr', printed, under: entry.fund_size_label_raw, real_pkr: real }],
    true_values: 'all other facts, incl. NAV per unit and units outstanding',
    must_not_serve: 'fund_size_pkr a tenth of the size',
    how_it_can_be_seen: 'NAV times units outstanding, both on the same page, gives ten times as much',
  };
}

export const drawSakesar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N19_sakesar_2022-11',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'the name of the AMC is the title; the name of the fund is the first value of the term sheet',
      'two pairs of label and value on a line; net assets in full rupees; (1.23)% for negatives',
      'benchmark before fund; fiscal years as a second head in the table of returns, newest first',
      'expense ratio broken up into parts, month and year as rows',
      'credit quality and holdings in two pairs on a line; sub-funds as three columns of small tables',
    ],
    funds: FUNDS,
    entriesOf,
    write: async (entries, path, isWhole) => {
      const pdf = await printSheets({}, true, (sheet) => {
        if (isWhole) drawFront(sheet, AMC, entries);
        for (const entry of entries) drawPage(sheet, entry, s.fundNamed(FUNDS, entry));
      });
      await writeFile(path, pdf);
    },
    hostile: { file: 'hostile_N19_size_digit_missing', fund: 'Sakesar Income Multiplier Fund (SIMF)', falsify },
  });
