/** N186, Pindigheb: terms run in over three columns, last month's shares in brackets, plans as strips, a matrix. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, PLANS } from './n186-funds.ts';
import { lowerBenchmark } from './n186-rates.ts';
import { html } from './n186-page.ts';
import * as s from './shared15.ts';

const AMC = 'Pindigheb Fund Managers Limited';
const MONTH = { year: 2022, month: 8 };

/** 08-Mar-2010 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'August 2022'],
    ['FYTD', 'FYTD'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years**'],
    ['5Y', '5 Years**'],
    ['SI', 'Since Inception**'],
  ],
  peers: true,
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (PKR mn)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day,
});

const ofPlans: s.Form = {
  ...form,
  peers: false,
  periods: form.periods.filter(([key]) => ['MTD', 'FYTD', '1Y', '3Y', 'SI'].includes(key)),
  prices: ['units_outstanding'],
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  PIGF: [
    { name: 'Kisran Textile Mills Limited - Sukuk', type: 'Rating below minimum', cost: 58.37, provided: 58.37 },
    { name: 'Malal Sugar Mills Limited - TFC', type: 'Rating below minimum', cost: 44.92, provided: 22.46 },
  ],
};

const RATIO = 'Total Expense Ratio';

/** What the manager charges, in percent a year. */
const CHARGED: Readonly<Record<string, string>> = { PCMF: '0.55', PIGF: '1.10', PISF: '2.00' };

/** Benchmarks of short papers are this much below those of longer ones, in percent a year. */
const BELOW: Readonly<Record<string, number>> = { PCMF: 0.64, 'Debt Sub-Fund': 0.23, 'Money Market Sub-Fund': 0.71 };

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Equity');
  const charged = CHARGED[fund.abbr];
  figures.fees = [
    ...s.ratioRows(part, MONTH, RATIO, 'withLevies'),
    ...(charged === undefined ? [] : [s.fee('Management Fee Charged', charged)]),
  ];
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  if (fund.abbr === 'PRSF') figures.monthly_returns = [];
  if (fund.subs === undefined) {
    figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    s.peersIn(figures, ['August 2022', 'FYTD', '1 Year']);
  }
  lowerBenchmark(figures, BELOW[part.line] ?? 0);
}

/** The sum of the printed sizes of the plans or sub-funds. */
function setTotal(entry: s.Entry): void {
  const sum = entry.sub_funds.reduce((all, x) => all + BigInt(x.fund_size_pkr ?? '0'), 0n);
  entry.fund_size_pkr = sum.toString();
  entry.fund_size_raw = s.grouped(Number(sum) / 1e6, 1);
  entry.fund_size_label_raw = 'Total Net Assets (PKR mn)';
}

function openPlans(entry: s.Entry): void {
  for (const plan of entry.sub_funds) {
    const [launch, risk] = s.only(PLANS[plan.name_raw], 'plan');
    Object.assign(plan, { launch_date: s.iso(launch), launch_date_raw: day(launch), risk_profile_raw: risk });
  }
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const levies = s.partsOf(entry, fund).map((p) => {
    const [month, year] = s.ratioPair(p, MONTH);
    const whose = fund.subs === undefined ? '' : `${p.line}: `;
    return `${whose}${month.levies}% MTD and ${year.levies}% YTD`;
  });
  const short = {
    PCMF: 'Simple annualized return',
    PIGF: 'Simple annualized return',
    PISF: 'Absolute return',
    PSAF: 'Absolute return',
    PRSF: 'Absolute return for the Equity Sub-Fund and simple annualized return for the other Sub-Funds',
  }[fund.abbr];
  return [
    `* This includes government levies, SECP fee and sales tax (${levies.join('; ')}).`,
    `** Compound annual growth rate. ${short} for all shorter periods.`,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2022',
  footerOf: (page) => `Pindigheb Funds – FMR August 2022 – ${page}`,
  committeeOf: (fund) => [
    ['Sardar Fateh Gheba', 'Chief Executive Officer'],
    ['Umaima Jodhra, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Haroon Alpial', 'Head of Fixed Income']
      : ['Saqlain Maliar, CFA', 'Head of Equities'],
    ['Nosheen Gheba, FRM', 'Head of Risk Management'],
    ['Danyal Alpial, ACCA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'VIS', [2021, 12, 29]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  finish: (entry, fund) => {
    entry.nav_date = '2022-08-31';
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    if (fund.subs !== undefined) setTotal(entry);
    if (fund.abbr === 'PSAF') openPlans(entry);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

const QUIRKS = [
  'terms are run in over three columns, each label in bold before its value; figures are at the end of dotted lines',
  'the expense ratios of the month and the year are one value with a bar between them, their levies are in a note',
  'shares of the month before are in brackets after those of the month, next to two bars of which one is thin',
  'months and fiscal years are bands of one table; peers have three of eight periods',
  'plans are strips with figures, returns and shares side by side, months below, and holdings as a sentence',
  'sub-funds are the columns of two matrices: figures with their benchmarks, and classes of two months',
  'the launch of an asset allocation fund is that of the fund, and each plan has its own',
];

/** The report. */
export const drawPindigheb = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N186_pindigheb_2022-08',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html({ entries, funds: FUNDS }), path),
  });
