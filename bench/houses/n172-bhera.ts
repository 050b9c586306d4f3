/** N172, Bhera: comments and particulars in the upper half of a page, tables and a pie with labels in the lower half. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n172-funds.ts';
import { html } from './n172-page.ts';
import { commentOf } from './n172-text.ts';
import * as s from './shared15.ts';

const AMC = 'Bhera Investment Management Limited';
const MONTH = { year: 2024, month: 9 };
const FALSE_FUND = 'Bhera Liquid Reserve Fund';

/** 21-Jul-2008 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Month to Date'],
    ['FYTD', 'Year to Date'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years**'],
    ['5Y', '5 Years**'],
    ['SI', 'Since Inception**'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(0),
  sizeLabel: 'Net Assets (PKR M)',
  assetTitle: 'Asset Allocation (% age of Total Assets)',
  creditTitle: 'Asset Quality (% age of Total Assets)',
  sectorTitle: 'Sector Break-up (% age of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top TFC / Sukuk Holdings (% age of Total Assets)',
  day,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0, size: s.inMillions(2) };

/** Percent a year, charged in the month. */
const CHARGED: Readonly<Record<string, string>> = { BLRF: '0.86', BIPF: '1.28', BIIF: '0.95', BSAF: '2.50' };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  BIPF: [
    { name: 'Gondal Bus Company Limited', type: 'TFC', cost: 27.55, provided: 27.55 },
    { name: 'Haria Weaving Mills Limited', type: 'Sukuk', cost: 41.36, provided: 41.36 },
  ],
};

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  const isPension = fund.subs !== undefined;
  closeSectors(figures, 'Stocks / Equities');
  const charged = CHARGED[fund.abbr];
  const [month, year] = s.ratioPair(part, MONTH);
  figures.fees = [
    ...(charged === undefined || isPension ? [] : [s.fee('Actual Management Fee', charged)]),
    s.fee('TER - MTD', month.withLevies),
    s.fee('TER - YTD', year.withLevies),
  ];
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  figures.historical_returns = s.yearRows(part, MONTH, {
    count: isPension ? 4 : 5,
    benchmark: 'Benchmark',
    label: (y) => `FY ${y}`,
  });
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
  if (figures.holdings.length > 0 && part.mix.second?.type === 'SECTOR_ALLOCATION')
    figures.holdings_title_raw = 'Top Equity Holdings (% age of Total Assets)';
  if (!isPension) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
}

/** The provision against excise duty in rupees, for each unit, and in percent. */
function duty(entry: s.Entry): string {
  const size = Number(entry.fund_size_pkr);
  const part = s.between(0.0008, 0.006, entry.fund_name_raw, 'fed');
  const each = part * Number(entry.nav_per_unit);
  return (
    `Disclosure: The Scheme has maintained a provision against Federal Excise Duty’s liability to the tune of PKR ` +
    `${s.grouped(size * part, 0)}. If the same were not made, the NAV per unit of the Scheme would be higher by PKR ` +
    `${each.toFixed(4)} and the year to date return would be higher by ${(part * 100).toFixed(2)}%.`
  );
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  const isPension = entry.sub_funds.length > 0;
  return [
    isPension
      ? '** Compounded annual growth. Returns of BPF - Equity for shorter periods are absolute, those of the other ' +
        'sub-funds are simple annualized.'
      : kind === 'rate'
        ? '** Compounded annual growth. Returns of shorter periods are simple annualized.'
        : '** Compounded annual growth. Returns of shorter periods are absolute.',
    'Returns are computed on the basis of NAV to NAV with dividends reinvested, and are net of all fees.',
    ...(isPension || String(entry.launch_date) > '2016-06-30' ? [] : [duty(entry)]),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2024',
  footerOf: (page) => `Fund Manager Report September 2024 - Page ${page}`,
  committeeOf: (fund) => [
    ['Faisal Gondal', 'Chief Executive Officer'],
    ['Nadia Ranjha, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Hassan Tiwana, ACCA', 'Fund Manager'] : ['Zubair Noon, CFA', 'Fund Manager'],
    ['Amna Bhatti', 'Head of Research'],
  ],
  amcRating: ['AM2++', 'PACRA', [2024, 4, 5]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The digits of a class are exchanged: the column exceeds its printed total, and the comment has the true share. */
function falsify(entry: s.Entry): void {
  const label = 'Cash';
  const rows = s.ofMonth(entry, 'ASSET_ALLOCATION', s.dashed(MONTH));
  const row = s.only(
    rows.find((r) => r.label_raw === label),
    label,
  );
  const real = row.percent;
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  row.percent = printed;
  const sum = rows.reduce((all, r) => all + Number(r.percent), 0);
  if (Math.abs(sum - 100) < 5) throw new Error(`${printed} is no fault`);
  entry.planted_fault = {
    kind: 'ASSET_CLASS_DIGITS_TRANSPOSED',
    false_values: [{ field: 'allocations', label_raw: label, period_label: row.period_label, printed, real }],
    true_values: 'the other shares of the table, those of the month before, the asset quality and all other facts',
    must_not_serve: 'the share of this class in this month, or the shares of the month',
    how_it_can_be_seen:
      `the column sums to ${sum.toFixed(1)} where its total is printed as 100.0, and the comment on the same page has ` +
      `${label} at ${real}%`,
  };
}

const QUIRKS = [
  'the price of a unit and its date are in the line below the name of the fund; comments are at the left of the particulars',
  'comments have the returns of the month and the shares of classes in sentences',
  'periods are rows; monthly returns of twelve months and fiscal years are one band of columns; compounded periods have marks',
  'asset quality and sectors are a pie, each label with its figure at the end of a line',
  'an expense ratio has its levies in the same value; initial and subsequent minimum are one value, so are both risks',
  'a disclosure has the provision against excise duty in full rupees, for each unit and in percent',
  'sub-funds are columns of size, price, returns, fiscal years and ratios',
];

/** The report, and one page of it with a planted fault. */
export function drawBhera(): s.Drawn[] {
  // The comments of the page with the fault are those of the true figures.
  const comments = new Map<string, string[]>();
  const make = s.entriesOf(HOUSE);
  return s.drawIssue({
    file: 'N172_bhera_2024-09',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: (funds, first) => {
      const entries = make(funds, first);
      for (const e of entries) comments.set(e.fund_name_raw, commentOf(e, s.fundNamed(FUNDS, e).model.kind));
      return entries;
    },
    write: async (entries, path, isWhole) =>
      s.printHtml(html({ entries, isWhole, funds: FUNDS, month: MONTH, comments }), path),
    hostile: { file: 'hostile_N172_asset_class_transposed', fund: FALSE_FUND, falsify },
  });
}
