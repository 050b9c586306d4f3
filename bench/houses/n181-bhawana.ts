/** N181, Bhawana: a report of a word processor, two pages for each fund, every table with black rules. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n181-funds.ts';
import { form, html, MONTH } from './n181-page.ts';
import * as s from './shared15.ts';

const AMC = 'Bhawana Investment Company Limited';
const FALSE_FUND = 'Bhawana Islamic Equity Fund';

const ofSubFunds: s.Form = { ...form, seriesMonths: 0 };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  BGSF: [{ name: 'Rajoya Leasing Company Limited', type: 'Rating', cost: 25.4, provided: 0 }],
  BBF: [{ name: 'Sandal Bar Spinning Mills Limited', type: 'TFC', cost: 18.75, provided: 18.75 }],
};

/** A held security weighs the same where it breaks a limit. */
function breachesOf(entry: s.Entry, fund: s.Fund): s.Breach[] {
  return (BREACHES[fund.abbr] ?? []).map((b) => {
    const held = entry.holdings.find((h) => h.name_raw.startsWith(b.name));
    return held === undefined
      ? b
      : { ...b, cost: ((Number(held.percent) / 100) * Number(entry.fund_size_pkr) * 1.017) / 1e6 };
  });
}

/** Sectors sum to the listed equities, which is their printed total. */
function totalsOf(figures: s.Figures): object[] {
  const sectors = s.ofType(figures, 'SECTOR_ALLOCATION');
  const sums = s
    .ofType(figures, 'ASSET_ALLOCATION')
    .filter((r) => sectors.length > 0 && r.label_raw === 'Listed Equities');
  return [
    ...s.hundreds(figures, 'ASSET_ALLOCATION', 'Total'),
    ...s.hundreds(figures, 'CREDIT_QUALITY', 'Total'),
    ...sums.map(({ percent, period_label }) => ({
      allocation_type: 'SECTOR_ALLOCATION',
      label_raw: 'Total',
      percent,
      period_label,
      table_title_raw: s.titleOf(figures, 'SECTOR_ALLOCATION'),
    })),
  ];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Listed Equities');
  if (figures.holdings.length > 0 && part.mix.second?.type === 'CREDIT_QUALITY')
    figures.holdings_title_raw = 'Debt Securities Held (% of Total Assets)';
  Object.assign(figures, { allocation_totals: totalsOf(figures) });
  figures.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  if (fund.subs === undefined) {
    figures.fees = [
      ...s.ratioRows(part, MONTH, 'Expense ratio with levies', 'withLevies'),
      ...s.ratiosOf(part, MONTH).map((r) => ({
        row_label_raw: r.period,
        fee_label_raw: 'of which levies',
        percent: r.levies,
      })),
      ...s.ratioRows(part, MONTH, 'Expense ratio without levies', 'without'),
    ];
    return;
  }
  const [month, year] = s.ratioPair(part, MONTH);
  figures.fees = [s.fee('Expense ratio (MTD)', month.withLevies), s.fee('Expense ratio (YTD)', year.withLevies)];
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const isRate = fund.model.kind === 'rate';
  return [
    fund.subs !== undefined
      ? '(a) Returns of the Debt and Money Market Sub-Funds for periods up to one year are simple annualized, those of the Equity ' +
        'Sub-Fund are absolute. Returns of longer periods are compounded annual rates.'
      : `(a) Returns of periods up to one year are ${isRate ? 'simple annualized' : 'absolute'}, those of longer periods are compounded annual rates.`,
    fund.subs === undefined
      ? '(b) Expense ratios are annualized; levies are Sindh sales tax and the fee of the SECP.'
      : `(b) Expense ratios are annualized and include levies of ${s
          .partsOf(entry, fund)
          .map((part) => `${s.ratioPair(part, MONTH)[1].levies}%`)
          .join(', ')} (YTD) in the order of the Sub-Funds.`,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2023',
  footerOf: (page) => `Bhawana Investment Company Limited - Fund Manager Report - Page ${page}`,
  committeeOf: (fund) => [
    ['Lt. Col. (R) Akhtar Lali', 'Chief Executive Officer'],
    ['Saima Haral, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Bilal Sipra, FCCA', 'Fund Manager - Fixed Income']
      : ['Waqar Kharal', 'Fund Manager - Equities'],
    ['Mehwish Chadhar', 'Head of Risk and Compliance'],
  ],
  amcRating: ['AM2', 'VIS', [2023, 8, 11]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  pagesEach: 2,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = breachesOf(entry, fund).map((b) => s.exposureOf(b, entry));
  },
};

/** The digits of a sector are exchanged: the sectors exceed their printed total and the class of equities. */
function falsify(entry: s.Entry): void {
  const label = 'Fertilizer';
  const rows = s.ofMonth(entry, 'SECTOR_ALLOCATION', 'Nov-23');
  const row = s.only(
    rows.find((r) => r.label_raw === label),
    label,
  );
  const real = row.percent;
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  row.percent = printed;
  if (Math.abs(Number(printed) - Number(real)) < 15) throw new Error(`${real} as ${printed} is no fault`);
  const sum = rows.reduce((all, r) => all + Number(r.percent), 0);
  const class_ = s.ofMonth(entry, 'ASSET_ALLOCATION', 'Nov-23').find((r) => r.label_raw === 'Listed Equities');
  entry.planted_fault = {
    kind: 'SECTOR_DIGITS_TRANSPOSED',
    false_values: [{ field: 'allocations', label_raw: label, period_label: row.period_label, printed, real }],
    true_values:
      'the other sectors, all sectors of the month before, the asset classes, the holdings and all other facts',
    must_not_serve: 'the share of this sector in this month, or the sectors of the month',
    how_it_can_be_seen:
      `the sectors of the month sum to ${sum.toFixed(1)} where their printed total and the class Listed Equities are ` +
      `${class_?.percent ?? ''}`,
  };
}

const QUIRKS = [
  'two pages for each fund with a running head; the second begins with the name and (continued)',
  'terms are a ruled table with two pairs of a label and a value in each row; front-end and back-end load share a cell',
  'the day of a rating is a row of its own below the rating',
  'prices, net assets and units of three dates are rows of one table, the newest date is the last column',
  'the benchmark is before the fund in the table of returns; fiscal years are rows below the periods',
  'months run down two halves of one table; expense ratios are a matrix of the month and the year with and without levies',
  'sectors and credit quality have two months and a printed total',
  'sub-funds are rows of prices, columns of returns, and sections of assets on the second page',
];

/** The report, and the pages of one fund with a planted fault. */
export function drawBhawana(): s.Drawn[] {
  return s.drawIssue({
    file: 'N181_bhawana_2023-11',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N181_sector_digits', fund: FALSE_FUND, falsify },
  });
}
