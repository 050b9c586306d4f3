/** N202, Kunjah: words at the left, particulars at the right under short heads, changes of shares, and peers. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n202-funds.ts';
import { html, changeOf } from './n202-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kunjah Asset Managers Limited';
const MONTH = { year: 2022, month: 5 };
const FALSE_FUND = 'Kunjah Income Advantage Fund';
const FALSE_CLASS = 'PIBs';

/** 9th March 2022 */
const day = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })} ${year}`;

/** May '22 */
const monthLabel = (m: s.Month): string => `${s.shortMonth(m)} ’${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', 'May 2022'],
    ['3M', 'Three months'],
    ['6M', 'Six months'],
    ['FYTD', 'Since 1st July 2021'],
    ['1Y', 'One year'],
    ['3Y', 'Three years (a)'],
    ['5Y', 'Five years (a)'],
    ['SI', 'Since launch (a)'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: 'Net Assets of the Fund',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Where the Fund is Invested (% of Total Assets)',
  creditTitle: 'Quality of Credit (% of Total Assets)',
  sectorTitle: 'Sectors (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: monthLabel(month) })),
  holdingsTitle: 'Largest Investments (% of Total Assets)',
  day,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIAF: [
    { name: 'Lakhanwal Sugar Mills Limited', type: 'TFC (in default)', cost: 54.18, provided: 54.18 },
    { name: 'Fatta Bhand Steel Limited', type: 'Sukuk (below grade)', cost: 36.5, provided: 14.6 },
  ],
};

/** The units of the figures are in their labels; the levies have a line of their own. */
function finishPart(part: s.Part): void {
  const { figures } = part;
  const [month, year] = s.ratioPair(part, MONTH);
  closeSectors(figures, 'Listed Stocks');
  figures.fees = [
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    s.fee('Government Levies (MTD)', month.levies),
    s.fee('Government Levies (YTD)', year.levies),
  ];
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, monthLabel(MONTH));
  s.peersIn(figures, ['May 2022', 'Since 1st July 2021', 'One year']);
  figures.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY 20${y}` });
}

const NOTES = {
  rate: 'Returns of periods up to one year are simple annualized returns.',
  market: 'Returns of periods up to one year are absolute returns.',
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2022',
  footerOf: (page) => `Kunjah Asset Managers · Report of the Fund Managers for May 2022 · ${page}`,
  committeeOf: (fund) => [
    ['Chaudhry Nasir Warraich', 'Chief Executive'],
    ['Saima Gondal, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Usman Langrial', 'Manager of the Fund']
      : ['Hina Sandhu, CFA', 'Manager of the Fund'],
    ['Rizwan Bajwa, FRM', 'Head of Risk Management'],
    ['Ayesha Kahlon', 'Head of Research'],
  ],
  amcRating: ['AM2', 'PACRA', [2021, 8, 27]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part);
    entry.footnotes_raw = [`(a) Compound annual return. ${NOTES[fund.model.kind]}`];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The share of a class has two digits exchanged; its change, the other shares and the total are the true ones. */
function falsify(entry: s.Entry): void {
  const now = monthLabel(MONTH);
  const row = s.only(
    s.ofMonth(entry, 'ASSET_ALLOCATION', now).find((r) => r.label_raw === FALSE_CLASS),
    'class',
  );
  const real = row.percent;
  const change = changeOf(entry, FALSE_CLASS);
  const printed = real.replace(/(\d)\.(\d)$/, '$2.$1');
  if (printed === real) throw new Error('the digits are equal');
  row.percent = printed;
  entry.planted_fault = {
    kind: 'SHARE_OF_CLASS_IS_NOT_LAST_MONTH_PLUS_CHANGE',
    false_values: [{ field: 'allocations.percent', label_raw: FALSE_CLASS, period_label: now, printed, real }],
    true_values: 'the share of the month before, the change, the total, all other shares and all other facts',
    must_not_serve: 'the share of this class in May 2022',
    how_it_can_be_seen:
      `the share of April 2022 and the change of ${change} make ${real}, ` + 'with which the total is 100.0',
  };
}

const QUIRKS = [
  'the oldest month is the first column of the shares, and a third column has the change, which may be negative',
  'peers have a return in three of eight periods only; periods are rows, one of which is a day in words',
  'particulars are in a tinted column at the right in four groups with short heads',
  'unit prices of sale and redemption stand beside the net asset value; the day is in the head of the group',
  'fiscal years are columns of their own table; twelve months are two blocks of six',
];

/** The report, and one page of it with a planted fault. */
export const drawKunjah = (): s.Drawn[] => {
  const changes = new Map(
    s
      .entriesOf(HOUSE)(FUNDS, 2)
      .map((e) => [e.fund_name_raw, (label: string) => changeOf(e, label)] as const),
  );
  return s.drawIssue({
    file: 'N202_kunjah_2022-05',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS, changes }), path),
    hostile: { file: 'hostile_N202_share_against_change', fund: FALSE_FUND, falsify },
  });
};
