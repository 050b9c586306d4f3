/**
 * The facts of one invented fund, told in words and forms that a seed chooses:
 * labels, dates, money, percentages, order of columns. Beside what is printed
 * stands what is true, line by line as `say-fragment.ts` says it.
 */
import type { Pick } from './varied-pick.ts';

export type VariedBlock =
  | { readonly kind: 'pairs'; readonly title: string; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'table'; readonly title: string; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[]; readonly words?: readonly number[] }
  | { readonly kind: 'text'; readonly title: string; readonly text: string };

export interface VariedFacts {
  readonly fund: string;
  readonly amc: string;
  readonly month: string;
  readonly blocks: readonly VariedBlock[];
  /** What may be said of the page, and should. */
  readonly truth: ReadonlySet<string>;
}

export const REPORT_DATE = '2019-08-31';
const FULL = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

class Facts {
  readonly truth = new Set<string>(['member|report_date|2019-08-31']);
  readonly #used = new Set<string>();
  readonly pick: Pick;

  constructor(pick: Pick) {
    this.pick = pick;
  }

  say(...parts: readonly (string | null)[]): void {
    this.truth.add(parts.map((part) => part ?? '').join('|'));
  }

  /** A decimal that stands nowhere else on the page. */
  figure(from: number, to: number, places: number): string {
    for (;;) {
      const figure = (from + this.pick.fraction() * (to - from)).toFixed(places);
      if (this.#used.has(figure) || /^-?0*\.?0*$/.test(figure)) continue;
      this.#used.add(figure);
      return figure;
    }
  }

  /** Whole shares that sum to 100, each its own. */
  shares(count: number): string[] {
    for (;;) {
      const weights = Array.from({ length: count }, () => 0.3 + this.pick.fraction());
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const cents = weights.map((weight) => Math.round((weight / total) * 10_000));
      cents[0] = (cents[0] ?? 0) + 10_000 - cents.reduce((sum, cent) => sum + cent, 0);
      const figures = cents.map((cent) => (cent / 100).toFixed(2));
      if (new Set(figures).size < count || figures.some((figure) => this.#used.has(figure))) continue;
      for (const figure of figures) this.#used.add(figure);
      return figures;
    }
  }
}

/** How one page prints numbers and dates, the same all over the page. */
interface Manner {
  readonly negative: 'minus' | 'brackets' | 'brackets outside';
  readonly sign: '%' | ' %' | '';
  date(iso: string): string;
  shortMonth(year: number, month: number): string;
}

function mannerOf(pick: Pick): Manner {
  const dates: readonly ((year: string, month: string, day: string) => string)[] = [
    (year, month, day) => `${month} ${day}, ${year}`, (year, month, day) => `${day}-${month.slice(0, 3)}-${year.slice(2)}`, (year, month, day) => `${day}-${month.slice(0, 3)}-${year}`,
    (year, month, day) => `${day}${day === '31' ? 'st' : 'th'} ${month}, ${year}`, (year, month, day) => `${month} ${day}${day === '31' ? 'st' : 'th'}, ${year}`, (year, month, day) => `${day}/${String(FULL.indexOf(month) + 1).padStart(2, '0')}/${year}`,
    (year, month, day) => `${day} ${month.slice(0, 3)} ${year}`, (year, month, day) => `${day} ${month} ${year}`, (year, month, day) => `${month.slice(0, 3)} ${day}, ${year}`,
  ];
  const date = pick.of(dates);
  const months: readonly ((year: number, month: number) => string)[] = [
    (year, month) => `${FULL[month - 1]?.slice(0, 3) ?? ''}-${String(year).slice(2)}`, (year, month) => `${FULL[month - 1]?.slice(0, 3) ?? ''}'${String(year).slice(2)}`, (year, month) => `${FULL[month - 1]?.slice(0, 3) ?? ''} ${year}`,
    (year, month) => `${FULL[month - 1] ?? ''} ${year}`, (year, month) => `${FULL[month - 1]?.slice(0, 3) ?? ''}-${year}`,
  ];
  return {
    negative: pick.of(['minus', 'brackets', 'brackets outside']), sign: pick.of(['%', '%', '%', ' %', '']),
    date: (iso) => date(iso.slice(0, 4), FULL[Number(iso.slice(5, 7)) - 1] ?? '', iso.slice(8)), shortMonth: pick.of(months),
  };
}

function percent(manner: Manner, value: string): string {
  if (!value.startsWith('-')) return `${value}${manner.sign}`;
  const bare = value.slice(1);
  if (manner.negative === 'minus') return `${value}${manner.sign}`;
  return manner.negative === 'brackets' ? `(${bare}${manner.sign})` : `(${bare})${manner.sign}`;
}

type Written = readonly [label: string, value: string];
type Teller = (facts: Facts, manner: Manner) => Written[];

const text = (labels: readonly string[], values: readonly string[], key: string): Teller => (facts) => {
  const value = facts.pick.of(values);
  facts.say(...key.split('|'), value);
  return [[facts.pick.of(labels), value]];
};

const fee = (labels: readonly string[], type: string): Teller => (facts, manner) => {
  const value = facts.figure(0.2, 2.9, 2);
  facts.say('fee', type, '', value);
  return [[facts.pick.of(labels), facts.pick.of([`${value}%`, `${value}% p.a.`, `${value}${manner.sign === '' ? '%' : manner.sign}`, `${value}% per annum`])]];
};

const PROFILE: readonly Teller[] = [
  text(['Fund Type', 'Type', 'Type of Scheme', 'Fund Type :'], ['Open Ended', 'Open-end', 'An Open End Scheme'], 'member|fund_type_raw'),
  text(['Category', 'Fund Category', 'Category of CIS', 'Category of Scheme'], ['Income Scheme', 'Aggressive Income', 'Sovereign Income Scheme'], 'member|category_raw'),
  (facts, manner) => {
    facts.say('member', 'launch_date', '2010-05-27');
    return [[facts.pick.of(['Launch Date', 'Date of Fund Launch', 'Fund Launch Date', 'Date of Launch']), manner.date('2010-05-27')]];
  },
  text(['Benchmark', 'Benchmark', 'BENCHMARK', 'Fund Benchmark'], ['6 Month KIBOR', 'Six month average deposit rates of three banks', '70% KMI30 and 30% deposit rates'], 'member|benchmark_raw'),
  text(['Trustee', 'Trustee / Custodian', 'Custodian & Trustee'], ['Sample Trust Company Limited'], 'party|TRUSTEE|'),
  text(['Auditor', 'Auditors', 'Fund Auditors', 'External Auditor'], ['Sample & Co. Chartered Accountants'], 'party|AUDITOR|'),
  text(['Risk Profile', 'Risk Profile of the Fund', 'Fund Risk Profile'], ['Medium', 'Low to Moderate', 'Moderately High'], 'member|risk_profile_raw'),
  text(['Pricing', 'Pricing Mechanism'], ['Forward Day', 'Forward', 'Backward Pricing'], 'member|pricing_mechanism_raw'),
  text(['Listing', 'Listed on'], ['Sample Stock Exchange'], 'member|listing_raw'),
  text(['Leverage'], ['Nil'], 'member|leverage_raw'),
  text(['Dealing Days', 'Business Days'], ['Monday - Friday', 'Monday to Saturday'], 'member|dealing_days_raw'),
  text(['Cut-off Time', 'Cut Off Timings', 'Cut-off Timings'], ['9:00 am - 4:00 pm', '3:00 pm'], 'member|cutoff_time_raw'),
  (facts) => {
    facts.say('member', 'par_value', '100');
    return [[facts.pick.of(['Par Value', 'Par Value per Unit']), facts.pick.of(['PKR 100', 'Rs. 100', 'Rs. 100/-', '100'])]];
  },
  (facts) => {
    facts.say('member', 'minimum_initial_investment', '5000');
    return [[facts.pick.of(['Min. Initial Investment', 'Minimum Investment', 'Minimum Subscription', 'Minimum Initial Investment']), facts.pick.of(['PKR 5,000/-', 'Rs. 5,000', '5,000', 'PKR 5,000'])]];
  },
  fee(['Management Fee', 'Mgt. Fee', 'Management Fee*'], 'MANAGEMENT_FEE'),
  fee(['Front-end Load', 'Front End Load', 'Sales Load (Front End)', 'Sales Load'], 'FRONT_END_LOAD'),
  (facts) => {
    facts.say('fee', 'BACK_END_LOAD', '', '0');
    return [[facts.pick.of(['Back-end Load', 'Back End Load', 'Back-end-Load']), facts.pick.of(['Nil', 'NIL', '0%', 'None'])]];
  },
  (facts, manner) => {
    const agency = facts.pick.of(['PACRA', 'VIS']);
    facts.say('rating', 'FUND_STABILITY', agency, 'AA-(f)');
    facts.say('rating_date', 'FUND_STABILITY', '2019-04-17');
    return [[facts.pick.of(['Fund Stability Rating', 'Stability Rating']), facts.pick.of([`AA-(f) by ${agency} ${manner.date('2019-04-17')}`, `"AA-(f)" by ${agency} (${manner.date('2019-04-17')})`, `AA-(f) by ${agency} (as on ${manner.date('2019-04-17')})`])]];
  },
  (facts, manner) => {
    const agency = facts.pick.of(['PACRA', 'VIS']);
    facts.say('rating', 'ASSET_MANAGER', agency, 'AM2+');
    facts.say('rating_date', 'ASSET_MANAGER', '2019-02-17');
    return [[facts.pick.of(['AMC Rating', 'Asset Manager Rating', 'Management Quality Rating']), facts.pick.of([`"AM2+" by ${agency} ${manner.date('2019-02-17')}`, `AM2+ by ${agency} (${manner.date('2019-02-17')})`])]];
  },
];

const grouped = (value: string): string => value.replace(/\B(?=(?:\d{3})+(?!\d)(?<!\.\d*))/g, ',');

function tellSize(facts: Facts): Written[] {
  const millions = facts.figure(120, 9900, 2);
  const rupees = `${millions.replace('.', '')}0000`;
  facts.say('member', 'fund_size', rupees);
  facts.say('member', 'net_assets', rupees);
  const billions = `${millions.padStart(7, '0').slice(0, -6)}.${millions.slice(-6).replace('.', '')}`;
  return [facts.pick.of<Written>([
    ['Fund Size (PKR mn)', grouped(millions)], ['Net Assets (PKR)', grouped(rupees)], ['Fund Size', `Rs. ${grouped(millions)} million`], ['Net Assets (Rs. in million)', grouped(millions)], ['AUM (PKR mn)', millions],
    ['Assets under Management', `PKR ${grouped(millions)} mn`], ['Fund Size (PkR mn; as on August 31st, 2019)', grouped(millions)], ['Net Assets', `${grouped(millions)}mn`],
    ...(millions.length === 7 ? [['Net Assets (PKR bn)', billions.replace(/^0/, '') || billions] as Written, ['Fund Size', `Rs. ${billions.replace(/^0(?=\d)/, '')} billion`] as Written] : []),
  ])];
}

function tellNav(facts: Facts, manner: Manner): Written[] {
  const nav = facts.figure(9, 220, 4);
  facts.say('member', 'nav_per_unit', nav);
  const dated = manner.date(REPORT_DATE);
  const [label, isDated] = facts.pick.of([['NAV (PkR)', false], ['NAV', false], ['NAV per Unit', false], ['Net Asset Value per Unit (Rs.)', false], [`Unit Price (${dated})`, true], [`NAV (${dated})`, true], [`NAV as on ${dated}`, true]] as const);
  if (isDated) facts.say('member', 'nav_date', REPORT_DATE);
  return [[label, facts.pick.of([nav, `Rs. ${nav}`, `PKR ${nav}`, `Rs.${nav}`])]];
}

type Metric = readonly [key: string, unit: string, labels: readonly string[], from: number, to: number, suffix?: string];
const METRICS: readonly Metric[] = [
  ['WEIGHTED_AVERAGE_MATURITY', 'DAYS', ['Weighted Average Time to Maturity (Days)', 'WAM (Days)', 'Wtd. Average Maturity (Days)'], 20, 900], ['WEIGHTED_AVERAGE_MATURITY', 'YEARS', ['Weighted Average Time to Maturity', 'WAM', 'Wtd. Average Maturity'], 1, 9, ' years'],
  ['DURATION', 'DAYS', ['Duration (Days)'], 20, 700], ['MODIFIED_DURATION', 'YEARS', ['Modified Duration (Years)'], 1, 8], ['SHARPE_RATIO', '', ['Sharpe Ratio', 'Sharpe Ratio*'], -2, 2], ['STANDARD_DEVIATION', 'PERCENT', ['Standard Deviation', 'Std. Deviation'], 1, 20, '%'],
  ['BETA', '', ['Beta'], 0.3, 1.6], ['INFORMATION_RATIO', '', ['Information Ratio', 'Information Ratio*'], -2, 2], ['YIELD_TO_MATURITY', 'PERCENT', ['Yield to Maturity', 'YTM'], 5, 15, '%'], ['PORTFOLIO_TURNOVER', 'PERCENT', ['Portfolio Turnover Ratio'], 20, 180, '%'],
];

function tellStatistics(facts: Facts, manner: Manner): Written[] {
  const rows: Written[] = [...tellSize(facts), ...tellNav(facts, manner)];
  for (const [key, unit, labels, from, to, suffix] of facts.pick.some(METRICS, 5)) {
    if (rows.some(([label]) => METRICS.some((other) => other[0] === key && other[2].includes(label)))) continue;
    const value = facts.figure(from, to, 2);
    facts.say('metric', key, unit, value);
    rows.push([facts.pick.of(labels), `${suffix === '%' ? percent({ ...manner, sign: '%' }, value) : percent({ ...manner, sign: '' }, value)}${suffix === undefined || suffix === '%' ? '' : suffix}`]);
  }
  if (facts.pick.chance(0.6)) {
    const period = facts.pick.of(['MTD', 'YTD']);
    const value = facts.figure(0.4, 4, 2);
    facts.say('fee', 'TOTAL_EXPENSE_RATIO', period, value);
    rows.push([facts.pick.of([`Total Expense Ratio (${period})`, `TER (${period})`, `Expense Ratio (${period})`]), `${value}%`]);
  }
  return facts.pick.shuffled(rows);
}

const PERIODS: readonly (readonly [key: string, labels: readonly string[]])[] = [
  ['MTD', ['MTD', 'Month to Date', 'Aug-19', "Month (August'19)", 'August 2019', '1 Month MTD']], ['YTD', ['YTD', 'Year to Date', 'YTD*']], ['FYTD', ['FYTD', 'FY20TD']], ['CYTD', ['CYTD']], ['3M', ['3 Months', '3 Month', 'Last 3 Months', '3M']],
  ['6M', ['6 Months', '6 Month', 'Last 6 Months', '6M']], ['1Y', ['1 Year', '365 Days', '12 Months', 'Last 1 Year', '1Y']], ['3Y', ['3 Years', '3 Years*', 'Last 3 Years*', '3Y']], ['5Y', ['5 Years', '5-Year', '5Y']], ['SINCE_INCEPTION', ['Since Inception', 'Since Inception**', 'Since Inception Return*']],
];

function tellPerformance(facts: Facts, manner: Manner): VariedBlock {
  const { pick } = facts;
  const title = pick.of(['Fund Performance', 'Performance', 'FUND PERFORMANCE', 'Fund Returns', 'Performance %', 'Performance Summary', 'Performance vs Benchmark', 'Returns', 'Fund Returns vs Benchmark']);
  const series = pick.shuffled([['fund_return_percent', pick.of(['SINF', 'Fund', 'Sample Income Fund', 'Fund Return', 'SINF (%)'])], ['benchmark_return_percent', pick.of(['BM', 'Benchmark', 'Benchmark Return', 'BM (%)'])], ...(pick.chance(0.25) ? [['peer_return_percent', pick.of(['Peer Group', 'Peer Average', 'Peer Group Average'])] as const] : [])] as const);
  const periods = pick.some(PERIODS, 4 + pick.below(3)).map(([key, labels]) => ({ key, label: pick.of(labels.filter((label) => label !== '1 Month MTD')), cells: series.map(([member]) => {
    const value = facts.figure(-9, 28, 2);
    facts.say('return', key, '', member, value);
    return percent(manner, value);
  }) }));
  if (pick.chance(0.5)) return { kind: 'table', title, heads: [pick.of(['', 'Period', 'Returns']), ...series.map(([, head]) => head)], rows: periods.map(({ label, cells }) => [label, ...cells]) };
  return { kind: 'table', title, heads: [pick.of(['', '']), ...periods.map(({ label }) => label)], rows: series.map(([, head], index) => [head, ...periods.map(({ cells }) => cells[index] ?? '')]) };
}

const CLASSES = ['Cash', 'T-Bills', 'PIBs', 'TFCs/Sukuks', 'Placements with Banks/DFIs', 'Commercial Papers', 'Spread Transactions', 'Others', 'Others including Receivables', 'Stocks/ Equities', 'Bank Balances', 'Govt. Backed/ Gov. Guar.'];

function tellAllocation(facts: Facts, manner: Manner): VariedBlock {
  const { pick } = facts;
  const [base, member] = pick.of([['% of Total Assets', 'percent_of_total_assets'], ['as % of Total Assets', 'percent_of_total_assets'], ['% of Net Assets', 'percent_of_net_assets'], ['%age of Total Assets', 'percent_of_total_assets']] as const);
  const title = `${pick.of(['Asset Allocation', 'ASSET ALLOCATION', 'Portfolio Composition', 'Asset Mix', 'Portfolio Allocation'])} (${base})`;
  const labels = pick.some(CLASSES, 4 + pick.below(3));
  const now = facts.shares(labels.length);
  for (const [index, label] of labels.entries()) {
    facts.say('allocation', 'ASSET_ALLOCATION', label, member, now[index] ?? '');
    facts.say('allocation', 'ASSET_ALLOCATION', label, 'current_period', now[index] ?? '');
  }
  const total: string[][] = pick.chance(0.4) ? [['Total', percent(manner, '100.00'), percent(manner, '100.00')]] : [];
  if (pick.chance(0.4)) return { kind: 'table', title, heads: [], rows: [...labels.map((label, index) => [label, percent(manner, now[index] ?? '')]), ...total.map((row) => row.slice(0, 2))] };
  const before = facts.shares(labels.length);
  for (const [index, label] of labels.entries()) facts.say('allocation', 'ASSET_ALLOCATION', label, 'previous_period', before[index] ?? '');
  const isNewestFirst = pick.chance(0.5);
  const form = pick.of([(year: number, month: number) => manner.shortMonth(year, month), (year: number, month: number) => (month === 8 ? manner.date(`${year}-08-31`) : manner.date(`${year}-07-31`)), (_: number, month: number) => FULL[month - 1] ?? '', (_: number, month: number) => FULL[month - 1]?.slice(0, 3) ?? '']);
  const order = <T>(left: T, right: T): T[] => (isNewestFirst ? [left, right] : [right, left]);
  return { kind: 'table', title, heads: [pick.of(['', 'Asset Class', 'Particulars']), ...order(form(2019, 8), form(2019, 7))], rows: [...labels.map((label, index) => [label, ...order(percent(manner, now[index] ?? ''), percent(manner, before[index] ?? ''))]), ...total] };
}

function tellCredit(facts: Facts, manner: Manner): VariedBlock {
  const { pick } = facts;
  const title = pick.of(['Credit Quality (as % of Total Assets)', 'Credit Quality (% of Total Assets)', 'PORTFOLIO CREDIT QUALITY (% of Total Assets)', 'Asset Quality (% of Total Assets)']);
  const labels = pick.some(['AAA', 'AA+', 'AA', 'AA-', 'A+', 'A', 'A-', 'BBB', 'A1+', 'Govt. Securities (Rated AAA)', 'NR/UR', 'Un-rated', 'Below IG', 'GOP'], 4 + pick.below(3));
  const shares = facts.shares(labels.length);
  const cells = labels.map((label, index) => {
    facts.say('allocation', 'CREDIT_QUALITY', label, 'percent_of_total_assets', shares[index] ?? '');
    facts.say('allocation', 'CREDIT_QUALITY', label, 'current_period', shares[index] ?? '');
    return [label, percent(manner, shares[index] ?? '')];
  });
  if (pick.chance(0.3) && cells.length % 2 === 0) return { kind: 'table', title, heads: [], words: [2], rows: cells.slice(0, cells.length / 2).map((row, index) => [...row, ...(cells[cells.length / 2 + index] ?? [])]) };
  return { kind: 'table', title, heads: [], rows: cells };
}

const SECTORS = ['Cement', 'Fertilizer', 'Commercial Banks', 'Oil & Gas Exploration Companies', 'Power Generation & Distribution', 'Textile Composite', 'Pharmaceuticals', 'Others'];

function tellSectors(facts: Facts, manner: Manner): VariedBlock {
  const labels = facts.pick.some(SECTORS, 4 + facts.pick.below(3));
  const title = facts.pick.of(['Sector Allocation (% of Total Assets)', 'Top Five Sectors (% of Total Assets)', 'Asset Allocation (Sector Wise as a % of Total Assets)', 'Sector-wise Allocation (% of Total Assets)', 'Equity Sector Breakdown (% of Total Assets)']);
  return { kind: 'table', title, heads: [], rows: labels.map((label) => {
    const value = facts.figure(1, 15, 2);
    facts.say('allocation', 'SECTOR_ALLOCATION', label, 'percent_of_total_assets', value);
    facts.say('allocation', 'SECTOR_ALLOCATION', label, 'current_period', value);
    return [label, percent(manner, value)];
  }) };
}

const ISSUERS = ['Sample Bank Limited', 'Sample Cement Company Limited', 'Invented Power Limited', 'Fictional Fertilizer Limited', 'Sample Oil & Gas Dev. Co.', 'Imaginary Steel Mills', 'Example Leasing Limited', 'Made-up Textile Mills'];

function tellHoldings(facts: Facts, manner: Manner): VariedBlock {
  const { pick } = facts;
  const names = pick.some(ISSUERS, 5 + pick.below(3));
  const plain = pick.chance(0.5);
  const title = plain ? pick.of(['Top 10 Holdings (% of Total Assets)', 'Top Ten Equity Holdings (% of Total Assets)', 'Top Holdings (% of Total Assets)']) : pick.of(['TFC/Sukuk Holdings (% of Total Assets)', 'Top TFC / Sukuk Holdings (% of Total Assets)', 'Top Ten TFCs (% of Total Assets)']);
  const extras = plain ? [] : pick.some(['Rating', 'Coupon', 'Maturity', 'Sector'], 1 + pick.below(3));
  const order = pick.chance(0.5);
  const rows = names.map((name) => {
    const value = facts.figure(0.5, 13, 2);
    facts.say('holding', name, 'percent_of_total_assets', value);
    const cells = extras.map((extra) => tellHolding(facts, manner, name, extra));
    return [name, ...(order ? [percent(manner, value), ...cells] : [...cells, percent(manner, value)])];
  });
  const heads = extras.length === 0 ? (pick.chance(0.5) ? [] : ['Company', '% of Total Assets']) : ['Name', ...(order ? ['% of Total Assets', ...extras] : [...extras, '% of Total Assets'])];
  return { kind: 'table', title, heads, rows };
}

function tellHolding(facts: Facts, manner: Manner, name: string, column: string): string {
  const { pick } = facts;
  if (column === 'Rating') {
    const rating = pick.of(['AAA', 'AA+', 'AA-', 'A', 'A1+']);
    facts.say('holding', name, 'credit_rating', rating);
    return rating;
  }
  if (column === 'Coupon') {
    const value = facts.figure(5, 16, 2);
    facts.say('holding', name, 'coupon_rate', value);
    return `${value}%`;
  }
  if (column === 'Maturity') {
    const date = `20${21 + pick.below(8)}-0${1 + pick.below(9)}-1${pick.below(9)}`;
    facts.say('holding', name, 'maturity_date', date);
    return manner.date(date);
  }
  const sector = pick.of(SECTORS);
  facts.say('holding', name, 'sector_raw', sector);
  return sector;
}

const MANAGERS = [['Ayesha Sample', 'Chief Executive Officer'], ['Bilal Sample, CFA', 'Head of Research'], ['Danish Invented', 'Fund Manager'], ['Erum Fictional, FCCA', 'Chief Financial Officer']] as const;

function tellCommittee(facts: Facts): VariedBlock {
  const title = facts.pick.of(['Members of the Investment Committee', 'Investment Committee', 'Investment Committee Members']);
  for (const [name, designation] of MANAGERS) facts.say('party', 'INVESTMENT_COMMITTEE_MEMBER', designation, name);
  if (facts.pick.chance(0.5)) return { kind: 'text', title, text: MANAGERS.map(([name, designation]) => `${name} (${designation})`).join('; ') };
  return { kind: 'table', title, heads: [], words: [1], rows: MANAGERS.map((row) => [...row]) };
}

function tellSeries(facts: Facts, manner: Manner): VariedBlock {
  const { pick } = facts;
  const title = pick.of(['Monthly Returns', '1 Year - Rolling Returns', 'Monthly Performance (%)', 'Rolling Returns']);
  const form = pick.of([(month: number) => `${FULL[month - 1]?.slice(0, 3) ?? ''}-19`, (month: number) => `${FULL[month - 1]?.slice(0, 3) ?? ''}'19`, (month: number) => `${FULL[month - 1]?.slice(0, 3) ?? ''} 19`]);
  const months = pick.chance(0.5) ? [8, 7, 6, 5] : [5, 6, 7, 8];
  const series = pick.shuffled([['fund_return_percent', 'SINF'], ['benchmark_return_percent', pick.of(['BM', 'Benchmark'])]] as const);
  const rows = months.map((month) => ({ label: form(month), cells: series.map(([member]) => {
    const value = facts.figure(-4, 6, 2);
    facts.say('return', 'MONTH', form(month), member, value);
    return percent(manner, value);
  }) }));
  if (pick.chance(0.5)) return { kind: 'table', title, heads: ['', ...series.map(([, head]) => head)], rows: rows.map(({ label, cells }) => [label, ...cells]) };
  return { kind: 'table', title, heads: ['', ...rows.map(({ label }) => label)], rows: series.map(([, head], index) => [head, ...rows.map(({ cells }) => cells[index] ?? '')]) };
}

const EXPENSES: readonly (readonly [head: string, type: string])[] = [['M. Fee', 'MANAGEMENT_FEE'], ['Regulatory Fee', 'SECP_FEE'], ['Trustee Fee', 'TRUSTEE_FEE'], ['Levies & Taxes', 'GOVERNMENT_LEVIES'], ['Transaction Expenses', 'TRANSACTION_EXPENSES'], ['Other Expenses', 'OTHER_EXPENSES'], ['Total TER with Levies', 'TOTAL_EXPENSE_RATIO'], ['Total TER without Levies', 'TOTAL_EXPENSE_RATIO']];

function tellExpenses(facts: Facts): VariedBlock {
  const rows = ['MTD', 'YTD'].map((period) => [period, ...EXPENSES.map(([, type]) => {
    const value = facts.figure(0.05, 4.5, 2);
    facts.say('fee', type, period, value);
    return `${value}%`;
  })]);
  return { kind: 'table', title: facts.pick.of(['Total Expense Ratio Breakup', 'TER Breakup', 'Expense Ratio Breakup']), heads: ['', ...EXPENSES.map(([head]) => head)], rows };
}

const BUCKETS: readonly (readonly [label: string, from: string, to: string])[] = [['0-90 days', '0', '90'], ['91 to 180 days', '91', '180'], ['181-365 days', '181', '365'], ['More than 365 days', '365', '']];

function tellMaturity(facts: Facts, manner: Manner): VariedBlock {
  const shares = facts.shares(BUCKETS.length);
  return { kind: 'table', title: facts.pick.of(['Maturity Profile (% of Total Assets)', 'Portfolio Maturity Breakdown (% of Total Assets)']), heads: [], rows: BUCKETS.map(([label, from, to], index) => {
    const value = shares[index] ?? '';
    facts.say('allocation', 'MATURITY_PROFILE', label, 'percent_of_total_assets', value);
    facts.say('allocation', 'MATURITY_PROFILE', label, 'current_period', value);
    facts.say('bucket', label, 'bucket_start_days', from);
    if (to !== '') facts.say('bucket', label, 'bucket_end_days', to);
    return [label, percent(manner, value)];
  }) };
}

/** A page's facts; hundreds of seeds give hundreds of tellings. */
export function tellFacts(pick: Pick): VariedFacts {
  const facts = new Facts(pick);
  const manner = mannerOf(pick);
  facts.say('member', 'fund_name_raw', 'Sample Income Fund (SINF)');
  const profile = pick.shuffled(PROFILE.filter(() => pick.chance(0.8))).flatMap((tell) => tell(facts, manner));
  const statistics = tellStatistics(facts, manner);
  const objective = 'The objective of this invented fund is to earn an invented return from instruments that do not exist, with low risk.';
  facts.say('term', 'INVESTMENT_OBJECTIVE', objective);
  const facts_title = pick.of(['Fund Information', 'Fund Facts', 'BASIC INFORMATION', 'General Information', 'Fund Profile', "Fund's Basic Information"]);
  const statistics_title = pick.of(['Fund Statistics', 'Key Statistics', 'Portfolio Statistics', 'Technical Information']);
  const split = pick.chance(0.3);
  const tables = [tellPerformance, tellAllocation, tellCredit, tellSectors, tellHoldings, tellSeries, tellCommittee, tellMaturity].filter(() => pick.chance(0.75)).map((tell) => tell(facts, manner));
  if (pick.chance(0.4)) tables.push(tellExpenses(facts));
  return {
    fund: 'Sample Income Fund (SINF)', amc: 'Sample Asset Management Limited',
    month: pick.of(['August 2019', "Fund Manager's Report August 2019", 'FUND MANAGER REPORT - AUGUST 2019', '31-Aug-19', "Aug'19", 'For the month of August 2019', 'August 31, 2019', 'Monthly Report | August 2019', 'Fund Managers’ Report, Aug-2019']),
    blocks: [...(split ? [{ kind: 'pairs' as const, title: facts_title, rows: profile }, { kind: 'pairs' as const, title: statistics_title, rows: statistics }] : [{ kind: 'pairs' as const, title: facts_title, rows: pick.shuffled([...profile, ...statistics]) }]), { kind: 'text', title: pick.of(['Investment Objective', 'Objective', 'Fund Objective', 'Investment Objective of the Fund']), text: objective }, ...tables],
    truth: facts.truth,
  };
}
