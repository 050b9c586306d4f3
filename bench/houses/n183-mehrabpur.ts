/** N183, Mehrabpur: pages across with particulars in a coloured band, large figures, and charts with labels. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n183-funds.ts';
import { html } from './n183-page.ts';
import * as s from './shared15.ts';

const AMC = 'Mehrabpur Investments Limited';
const MONTH = { year: 2025, month: 5 };
const FALSE_FUND = 'Mehrabpur Islamic Pension Fund';

/** 24 September 2008 */
const day = s.longDay;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Inception*'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(1, 'PKR ', ' mn'),
  sizeLabel: 'Fund Size',
  assetTitle: 'Asset Mix (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Mix (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0, prices: ['units_outstanding'] };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  MIBF: [
    { name: 'Kandhar Sugar Mills Limited', type: 'TFC', cost: 62.4, provided: 62.4 },
    { name: 'Moro Road Transport Limited', type: 'Sukuk', cost: 38.25, provided: 19.13 },
  ],
  MISF: [{ name: 'Padidan Petroleum Limited', type: 'Single Entity', cost: 344.85, provided: 0 }],
};

const RATIO = 'Total Expense Ratio';
const WITHOUT = 'Total Expense Ratio without Levies';

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  figures.fees = isPension
    ? s.ratioRows(part, MONTH, RATIO, 'withLevies')
    : [...s.ratioRows(part, MONTH, RATIO, 'withLevies'), ...s.ratioRows(part, MONTH, WITHOUT, 'without')];
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  figures.historical_returns = s
    .yearRows(part, MONTH, { count: isPension ? 4 : 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
    .filter((r) => !isPension || r.series_raw === part.line);
  if (isPension) s.withoutBenchmark(figures, part.line);
}

/** The sum of the printed sizes of the sub-funds. */
function setTotal(entry: s.Entry): void {
  const sum = entry.sub_funds.reduce((all, x) => all + BigInt(x.fund_size_pkr ?? '0'), 0n);
  entry.fund_size_pkr = sum.toString();
  entry.fund_size_raw = `PKR ${s.grouped(Number(sum) / 1e6, 1)} mn`;
  entry.fund_size_label_raw = 'Total Fund Size';
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const levies = s.partsOf(entry, fund).map((p) => {
    const [month, year] = s.ratioPair(p, MONTH);
    const whose = fund.subs === undefined ? '' : ` of the ${p.line}`;
    return `${month.levies}% (MTD) and ${year.levies}% (YTD)${whose}`;
  });
  const short =
    fund.subs === undefined
      ? `Returns of up to one year are ${fund.model.kind === 'rate' ? 'simple annualized' : 'absolute'}.`
      : 'Returns of up to one year are absolute (Equity Sub-Fund) or simple annualized (other Sub-Funds).';
  return [
    `* Average annual return (CAGR). ${short}`,
    `** Total Expense Ratio includes government levies of ${levies.join(', ')}.`,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2025',
  footerOf: (page) => `Fund Manager Report | May 2025 | ${page}`,
  committeeOf: (fund) => [
    ['Imdad Sahito', 'CEO'],
    ['Farah Memon, CFA', 'CIO'],
    fund.model.kind === 'rate' ? ['Naveed Kalhoro', 'Fund Manager'] : ['Zainab Solangi, CFA', 'Fund Manager'],
    ['Asif Rajpar, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2+', 'VIS', [2024, 12, 27]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    entry.nav_date = '2025-05-30';
    for (const part of s.partsOf(entry, fund)) finishPart(part, isPension);
    if (isPension) setTotal(entry);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of a sub-fund's size are exchanged; the total and the units are those of the true size. */
function falsify(entry: s.Entry): void {
  const figures = s.subNamed(entry, 'Debt Sub-Fund');
  const real = s.only(figures.fund_size_raw, 'size');
  const printed = real.replace(/(\d)(\d)(?=\d\.)/, '$2$1');
  if (printed === real) throw new Error('the digits are equal');
  figures.fund_size_raw = printed;
  figures.fund_size_pkr = s.rupees(printed.replace(/[^\d.,]/g, ''), 6);
  entry.planted_fault = {
    kind: 'SUB_FUND_SIZE_IS_NOT_ITS_PART_OF_THE_TOTAL',
    false_values: [{ sub_fund: 'Debt Sub-Fund', field: 'fund_size_pkr', printed, real }],
    true_values: 'the total size, the sizes of the other sub-funds, all prices and units, and all other facts',
    must_not_serve: 'the size of this sub-fund',
    how_it_can_be_seen: 'the sizes of the sub-funds do not sum to the total size, and units times NAV are another size',
  };
}

const QUIRKS = [
  'pages across; the name of the fund and its particulars are in a coloured band, each label above its value',
  'the price, the size and two returns are large figures in tiles; the price has an earlier day than the report',
  'asset classes are bars with figures at their ends for one month, with the figures of the month before in a column',
  'twelve months are columns over a table of their figures; fiscal years are columns with figures above them',
  'expense ratios are a table with and without levies, of which the levies are in a note',
  'credit quality or sectors are a ring with a legend of figures',
  'sub-funds are three cards side by side; the total size of the pension fund is in a tile',
];

/** The report, and one page of it with a planted fault. */
export const drawMehrabpur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N183_mehrabpur_2025-05',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N183_sub_fund_size', fund: FALSE_FUND, falsify },
  });
