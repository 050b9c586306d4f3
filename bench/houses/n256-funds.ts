/** The funds of AMC N256: money market, government securities, income, shares, and a pension fund with sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 p.m. (Friday 4:00 p.m.)',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const REST = 'Others including receivables';
export const SHARES = 'Equities';

const cash = fund({
  name: 'Chotok Liquid Fund',
  abbr: 'CLF',
  model: s.rate([2009, 9, 17], 100, 0.2, 94_600_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three months PKRV + 30% three months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    management_fee_raw: '0.55% p.a. of average daily net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'CLF aims to provide a regular stream of income with easy liquidity through investment in treasury bills, ' +
      'short tenor bank deposits and other money market instruments of high credit quality.',
  },
  rating: ['AA+(f)', 'PACRA', [2022, 9, 7]],
  asset: s.weights(`Cash with banks 41.2, T-Bills 38.6, Short term Sukuk 11.4, Placements with DFIs 7.1, ${REST} 1.7`),
  second: s.credit('Govt. securities (AAA rated) 38.6, AAA 10.8, AA+ 23.4, AA 13.1, A-1+ 12.4, Unrated 1.7'),
  papers: s.papers(
    'Hub Valley Power STS-9 / A-1+ 3.92, Naukundi Mining STS-4 / A-1+ 3.17, Lasbela Foods STS-2 / A-1+ 2.21',
  ),
  ter: 0.81,
  metrics: [
    ['Weighted average maturity (days)', 38, 0],
    ['Portfolio yield to maturity (%)', 15.7, 2],
  ],
});

const sovereign = fund({
  name: 'Chotok Government Securities Fund',
  abbr: 'CGSF',
  model: s.rate([2013, 4, 23], 100, -0.3, 11_900_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: 'Six months PKRV rates',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '1.00% p.a. of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'CGSF aims to generate competitive risk adjusted returns by investing at least 70% of its net assets in ' +
      'securities of the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'PACRA', [2022, 9, 7]],
  asset: s.weights(`PIBs 44.9, T-Bills 31.3, GoP Ijara Sukuk 8.7, Cash with banks 13.4, ${REST} 1.7`),
  second: s.credit('Govt. securities (AAA rated) 84.9, AAA 4.2, AA+ 5.8, AA- 3.4, Unrated 1.7'),
  papers: [],
  ter: 1.37,
  metrics: [
    ['Weighted average maturity (days)', 611, 0],
    ['Duration (days)', 118, 0],
    ['Portfolio yield to maturity (%)', 16.1, 2],
  ],
});

const income = fund({
  name: 'Chotok Income Fund',
  abbr: 'CIF',
  model: s.rate([2007, 11, 12], 100, 0.5, 23_800_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six months average KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '10% of gross earnings, floor 0.50% and cap 1.50% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'CIF aims to provide a good return with low volatility from a mix of rated corporate debt, government ' +
      'securities, bank deposits and spread transactions.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 9, 7]],
  asset: s.weights(
    `TFCs and Sukuk 29.8, Cash with banks 27.6, PIBs 18.3, T-Bills 14.1, Spread transactions 6.4, ${REST} 3.8`,
  ),
  second: s.credit(
    'Govt. securities (AAA rated) 32.4, AAA 8.7, AA+ 19.6, AA 13.8, AA- 7.4, A+ 9.1, A 4.2, Unrated 4.8',
  ),
  papers: s.papers(
    'Hub Valley Power Sukuk-II (16-May-21) / AA 5.63, Panjpai Bank TFC-V (28-Jun-19) / AA+ 5.12, Naukundi Mining ' +
      'Sukuk (03-Sep-20) / AA 4.48, Lasbela Foods Sukuk (19-Nov-21) / A+ 3.94, Saranan Cement TFC (07-Feb-18) / AA- ' +
      '3.21, Panjpai Bank AT-1 (31-Dec-18) / A+ 2.76, Windar Steel Sukuk (25-Jul-17) / A 1.83',
  ),
  ter: 1.93,
  metrics: [
    ['Weighted average maturity (days)', 702, 0],
    ['Duration (days)', 144, 0],
    ['Portfolio yield to maturity (%)', 17.2, 2],
  ],
});

const equity = fund({
  name: 'Chotok Equity Fund',
  abbr: 'CEF',
  model: s.market([2006, 2, 27], 100, 1.02, 13_400_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'CEF aims to achieve long term capital growth through investment in listed equities that trade below their ' +
      'intrinsic value.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 91.8, Cash with banks 6.9, ${REST} 1.3`),
  second: s.sectors(
    'Fertilizer 18.9, Oil & Gas Exploration Companies 17.6, Commercial Banks 16.2, Cement 11.7, Power Generation & ' +
      'Distribution 9.3, Other sectors 18.1',
  ),
  papers: s.papers(
    'Saranan Fertilizer / Fertilizer 9.72, Kharan Basin Petroleum / Exploration 8.94, Panjpai Bank ' +
      '/ Banks 8.11, Hub ' +
      'Valley Power / Power 7.26, Zardalu Cement / Cement 6.38, Windar Oilfields / Exploration 5.87, Sarawan Bank / ' +
      'Banks 5.14, Chaman Fertilizer / Fertilizer 4.63, Quetta Systems / Technology 3.92, Lasbela Foods / Food 3.05',
  ),
  ter: 3.64,
  metrics: [
    ['Beta with KSE-100', 0.98, 2],
    ['Standard deviation (%)', 17.4, 2],
    ['Price earnings ratio (x)', 4.2, 2],
  ],
});

const BIRTH: s.Day = [2013, 10, 8];
const none = { papers: [] } as const;

const pension = fund({
  ...s.EMPTY,
  name: 'Chotok Pension Fund',
  abbr: 'CPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    benchmark_raw: null,
    listing_raw: null,
    risk_profile_raw: 'Depends on the allocation chosen by the participant',
    management_fee_raw: '1.50% p.a. of each sub-fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 1,000',
    investment_objective_raw:
      'CPF aims to provide a portable, individualised and flexible retirement plan to all eligible Pakistanis.',
  },
  rating: null,
  subs: [
    s.sub('CPF Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 1_720_000), {
      asset: s.weights(`${SHARES} 92.7, Cash with banks 5.6, ${REST} 1.7`),
      papers: s.papers(
        'Saranan Fertilizer / Fertilizer 9.31, Panjpai Bank / Banks 8.76, Kharan Basin Petroleum / ' +
          'Exploration 8.02, ' +
          'Zardalu Cement / Cement 6.17, Hub Valley Power / Power 5.48',
      ),
      ter: 2.71,
    }),
    s.sub('CPF Debt Sub-Fund', s.rate(BIRTH, 100, -0.6, 2_090_000), {
      ...none,
      asset: s.weights(`PIBs 51.6, T-Bills 24.8, Cash with banks 14.2, TFCs and Sukuk 7.3, ${REST} 2.1`),
      ter: 1.84,
    }),
    s.sub('CPF Money Market Sub-Fund', s.rate(BIRTH, 100, -0.3, 3_310_000), {
      ...none,
      asset: s.weights(`T-Bills 67.4, Cash with banks 31.3, ${REST} 1.3`),
      ter: 1.58,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, sovereign, income, equity, pension];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  CIF: [
    { name: 'Hoshab Steel Limited', type: 'Sukuk (non-performing)', cost: 44.72, provided: 44.72 },
    { name: 'Dasht Textile Mills', type: 'TFC (below investment grade)', cost: 27.5, provided: 6.88 },
  ],
};
