/** The funds of AMC N252: cash, income, shares and a balanced mix. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited (CDC)',
  auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
  par_value_raw: 'PKR 100/-',
  pricing_mechanism_raw: 'Forward Day',
  listing_raw: 'Pakistan Stock Exchange Limited',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 3:30 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
  back_end_load_raw: 'Nil',
});

const REST = 'Others including Receivables';
export const EQUITY = 'Stocks / Equities';

const cash = fund({
  name: 'Biafo Cash Management Fund',
  abbr: 'BCMF',
  model: s.rate([2010, 5, 27], 100, 0.1, 88_400_000),
  fof: 1240,
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three (3) months PKRV rates + 10% three (3) months average deposit rates of 3 AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    pricing_mechanism_raw: 'Backward Day',
    management_fee_raw: 'Up to 1.25% p.a. [actual charged: 0.62% p.a.]',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'An open-end fund that will seek to generate competitive returns consistent with low risk from a portfolio ' +
      'constituted of short term instruments, including cash deposits, money market placements and Government ' +
      'securities.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 9, 12]],
  asset: s.weights(`T-Bills 58.4, PIBs 17.6, Placements with Banks/DFIs 9.1, Cash 12.7, ${REST} 2.2`),
  second: s.credit(`Govt. Securities 76.0, AAA 10.4, AA+ 7.2, AA 4.2, ${REST} 2.2`),
  papers: [],
  ter: 0.86,
  metrics: [
    ['Wtd. Average Maturity (days)', 58, 0],
    ['Duration (days)', 51, 0],
    ['YTM', 10.94, 2],
  ],
});

const income = fund({
  name: 'Biafo Income Multiplier Fund',
  abbr: 'BIMF',
  model: s.rate([2007, 6, 15], 50, 0.7, 61_300_000),
  profile: {
    category_raw: 'Aggressive Fixed Income Scheme',
    benchmark_raw: '75% twelve (12) months KIBOR + 25% twelve (12) months average deposit rates of 3 A rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    par_value_raw: 'PKR 50/-',
    management_fee_raw: 'Up to 1.50% p.a. [actual charged: 1.18% p.a.]',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The primary objective of the Fund is to aim to generate stable and consistent returns while seeking capital ' +
      'growth through a diversified portfolio of high quality debt securities and liquid money market instruments ' +
      'and placements.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 9, 12]],
  asset: s.weights(`Cash 31.2, PIBs 24.5, TFCs / Sukuks 21.9, T-Bills 12.3, Spread Transactions 6.8, ${REST} 3.3`),
  second: s.credit(
    `Govt. Securities 36.8, AAA 11.6, AA+ 10.3, AA 8.9, AA- 12.4, A+ 7.1, A 2.6, Below IG 0.9, ` +
      `NR/UR/MTS 6.1, ${REST} 3.3`,
  ),
  papers: s.papers(
    'Skardu Hydro Power Ltd. (19-Mar-24) / AA+ 4.61, Hushe Bank Ltd. - Tier II (27-Dec-22) / AA- 4.18, Bagicha ' +
      'Fertilizers Ltd. (15-Nov-23) / AA 3.72, Kachura Microfinance Bank Ltd. (30-Jun-23) / A+ 2.66, Saltoro Energy ' +
      'Ltd. STS-7 (02-Jul-25) / A+ 2.14, Basho Petroleum Ltd. (08-Oct-21) / AAA 1.75, Thalle Sugar Mills Ltd. ' +
      '(14-Feb-20) / A 1.22, Shyok Steels Ltd. (11-Sep-19) / BB 0.87',
  ),
  ter: 1.83,
  metrics: [
    ['Wtd. Average Maturity (years)', 1.94, 2],
    ['Duration (years)', 0.71, 2],
    ['YTM', 11.62, 2],
  ],
});

const SHARES =
  'Hushe Bank Ltd. / Commercial Banks 9.24, Basho Petroleum Ltd. / Oil & Gas Exploration 8.37, Bagicha Fertilizers ' +
  'Ltd. / Fertilizer 7.61, Chunda Cement Co. Ltd. / Cement 6.55, Satpara Bank Ltd. / Commercial Banks 5.88, Skardu ' +
  'Hydro Power Ltd. / Power 5.12, Kharmang Technologies Ltd. / Technology 4.47, Deosai Oil Marketing Ltd. / Oil & ' +
  'Gas Marketing 3.94, Mehdiabad Cement Ltd. / Cement 3.31, Tormik Pharma Ltd. / Pharmaceuticals 2.79';

const stock = fund({
  name: 'Biafo Stock Fund',
  abbr: 'BSF',
  model: s.market([2008, 9, 9], 50, 1.05, 27_200_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'PKR 50/-',
    management_fee_raw: 'Up to 3.00% p.a. [actual charged: 2.75% p.a.]',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund seeks long term capital growth by identifying and investing in listed companies with strong ' +
      'fundamentals, attractive valuations and growth of dividends, on the basis of in-house research.',
  },
  rating: null,
  asset: s.weights(`${EQUITY} 93.6, Cash 5.3, ${REST} 1.1`),
  second: s.sectors(
    'Commercial Banks 23.4, Oil & Gas Exploration 15.2, Cement 13.8, Fertilizer 11.3, Power 7.4, Other sectors 22.5',
  ),
  papers: s.papers(SHARES),
  ter: 4.32,
  metrics: [
    ['Beta', 1.02, 2],
    ['Standard Deviation', 16.35, 2],
    ['Sharpe Ratio', 1.41, 2],
    ['PER (x)', 6.9, 1],
    ['DY', 6.48, 2],
  ],
});

const balanced = fund({
  name: 'Biafo Value Allocation Fund',
  abbr: 'BVAF',
  model: s.market([2014, 1, 20], 50, 0.62, 14_600_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'Weighted average of KSE-100 Index and six (6) months KIBOR, on the basis of actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'PKR 50/-',
    management_fee_raw: 'Up to 3.00% p.a. [actual charged: 2.10% p.a.]',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The objective of the Fund is to earn a competitive return by shifting its assets between equities, debt and ' +
      'money market instruments according to the outlook of each market.',
  },
  rating: null,
  asset: s.weights(`${EQUITY} 57.3, T-Bills 18.9, PIBs 11.6, Cash 10.1, ${REST} 2.1`),
  second: s.sectors(
    'Commercial Banks 15.1, Cement 9.2, Fertilizer 8.0, Oil & Gas Exploration 7.4, Technology 3.9, Other sectors 13.7',
  ),
  papers: s.papers(SHARES.replaceAll(/\d+\.\d\d(?=,|$)/g, (weight) => (Number(weight) * 0.66).toFixed(2))),
  ter: 3.64,
  metrics: [
    ['Beta', 0.64, 2],
    ['Standard Deviation', 10.12, 2],
    ['Sharpe Ratio', 1.18, 2],
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, balanced];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  BIMF: [
    { name: 'Shyok Steels Ltd. - Sukuk', type: 'Rating below A-', cost: 44.4, provided: 12.5 },
    { name: 'Braldu Textile Mills Ltd. - TFC', type: 'Non-performing', cost: 31.4, provided: 31.4 },
  ],
  BSF: [{ name: 'Satpara Bank Ltd.', type: 'Single group limit', cost: 227.4, provided: 0 }],
};
