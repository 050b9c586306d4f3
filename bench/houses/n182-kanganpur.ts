/** N182, Kanganpur: a table of periods and fiscal years over the whole width, particulars at the left of comments. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n182-funds.ts';
import { html } from './n182-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kanganpur Asset Management Company Limited';
const MONTH = { year: 2023, month: 10 };
const FALSE_FUND = 'Kanganpur Savings Plus Fund (KSPF)';

/** April 21, 2006 */
const day = s.dayFirstMonth;

/** 31-Oct-23 */
const ended = (month: s.Month): string => `${s.daysIn(month)}-${s.shortMonth(month)}-${s.year2(month)}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Oct 2023'],
    ['FYTD', 'FYTD 2024'],
    ['1Y', 'Rolling 12 Months'],
    ['3Y', 'Last 3 Years*'],
    ['5Y', 'Last 5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  seriesMonths: 0,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Fund Size',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio as of October 31, 2023 (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets) (as on 31 October, 2023)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: ended(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets) (as on 31 October, 2023)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  size: s.inMillions(1),
  sizeLabel: 'Fund Size (Rs. in mln)',
  creditTitle: 'Credit Quality of the Portfolio as of October 31, 2023 (% of Total Assets)',
  holdingsTitle: 'Top Holdings (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KSPF: [
    { name: 'Kanganpur Sugar Mills Limited - TFC', type: 'Debt Security', cost: 68.93, provided: 27.57 },
    { name: 'Wan Adhan Textile Limited - Sukuk II', type: 'Debt Security', cost: 41.32, provided: 41.32 },
    { name: 'New Ganja Kalan Hotels Limited - TFC', type: 'Debt Security', cost: 19.99, provided: 19.99 },
  ],
  KBAF: [{ name: 'Rosa Bhela Bank Limited - Deposits', type: 'Per Party Exposure', cost: 84.15, provided: 0 }],
};

/** The name of the fund without its short name in brackets, as the table of returns has it. */
const plain = (name: string): string => name.replace(/ \(\w+\)$/, '');

function finishPart(part: s.Part, entry: s.Entry, isPension: boolean): void {
  const { figures } = part;
  const name = isPension ? part.line : plain(entry.fund_name_raw);
  const [month, year] = s.ratioPair(part, MONTH);
  closeSectors(figures, isPension ? 'Equity' : 'Equities / Stocks');
  figures.fees = [
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
  ];
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, ended(MONTH));
  figures.historical_returns = s
    .yearRows(part, MONTH, { count: isPension ? 3 : 4, benchmark: 'Benchmark', label: (y) => `FY 20${y}` })
    .filter((r) => !isPension || r.series_raw === part.line)
    .map((r) => (r.series_raw === part.line ? { ...r, series_raw: name } : r));
  const since = `Since Launch ${entry.launch_date_raw ?? ''}*`;
  figures.reported_returns = figures.reported_returns.map((r) =>
    r.period_label_raw === 'Since Launch*' && !isPension ? { ...r, period_label_raw: since } : r,
  );
  if (isPension) s.withoutBenchmark(figures, part.line);
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  if (entry.sub_funds.length > 0)
    return [
      '* Annualized Return. All other returns are Cumulative for the Equity Sub-fund and Annualized for the other ' +
        'sub-funds. The performance reported is net of management fee & all other expenses.',
    ];
  return [
    `* Annualized return based on Morning Star Methodology. All other returns are ${
      kind === 'rate' ? 'Annualized Simple' : 'Cumulative'
    }. The performance reported is net of management fee & all other expenses.`,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2023',
  footerOf: (page) => `Kanganpur AMC Monthly Report (October 2023) | Page ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    ['Dr. Waqas Bhidal', 'Chief Executive Officer'],
    ['Shehryar Meo, CFA', 'Chief Investment Officer'],
    ['Humaira Dogar, CFA, FRM', 'Head of Fixed Income'],
    fund.model.kind === 'rate' ? ['Tauseef Rajput', 'Fund Manager'] : ['Bilal Kharal, CFA', 'Head of Equity'],
    ['Rabia Arain, ACCA', 'Head of Research'],
  ],
  amcRating: ['AM1', 'PACRA', [2023, 6, 22]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, entry, isPension);
    if (!isPension) Object.assign(entry, { fund_column_raw: plain(entry.fund_name_raw) });
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The value after provision has two digits exchanged: it is neither the difference nor the printed share. */
function falsify(entry: s.Entry): void {
  const [row, ...rest] = entry.non_compliant;
  const first = s.only(row, 'exposure');
  const real = s.only(first.value_after_pkr, 'value');
  const printed = real.replace(/^(\d)(\d)(\d)/, '$1$3$2');
  if (printed === real) throw new Error('the digits are equal');
  entry.non_compliant = [{ ...first, value_after_pkr: printed }, ...rest];
  entry.planted_fault = {
    kind: 'EXPOSURE_IS_NOT_ITS_VALUE_LESS_PROVISION',
    false_values: [{ field: 'non_compliant.value_after_pkr', name_raw: first.name_raw, printed, real }],
    true_values:
      'the value before provision, the provision, both shares of this row, its other rows and all other facts',
    must_not_serve: 'the value after provision of this investment',
    how_it_can_be_seen:
      `the value before provision ${first.value_before_pkr ?? ''} and the provision ${first.provisioning_pkr ?? ''} make ` +
      `${real}, of which the printed ${first.percent_net_assets ?? ''}% of net assets is the share`,
  };
}

const QUIRKS = [
  'fiscal years stand between shorter and longer periods in one table of returns, and the fund has its full name there',
  'the short name of a fund is in brackets after its name; the price has its date in its label',
  'both loads are one value with labels of their own; the levies of an expense ratio are in brackets behind it',
  'credit quality is two pairs of a rating and a share in each row; top holdings are two halves side by side',
  'characteristics of equities are columns, a row for the portfolio and one for the index',
  'exposures have full rupees, and net assets before gross assets',
  'sub-funds are rows of size, price, returns and years; their tables have the names without the fund',
];

/** The report, and one page of it with a planted fault. */
export const drawKanganpur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N182_kanganpur_2023-10',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printDistilled(html({ entries, isWhole, funds: FUNDS, month: MONTH }), path),
    hostile: { file: 'hostile_N182_exposure_after_provision', fund: FALSE_FUND, falsify },
  });
