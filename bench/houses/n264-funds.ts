/** The funds of AMC N264, one on each page: six funds of its own figures, and a pension fund with sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  registrar_raw: 'F.D. Registrar Services (Pvt.) Limited',
  par_value_raw: 'PKR 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Unlisted',
  dealing_days_raw: 'Mon to Fri',
  cutoff_raw: '4:00 PM',
  settlement_raw: 'Within 6 working days',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

export const SHARES = 'Stocks';
const REST = 'Others';

const money = fund({
  name: 'Shabqadar Money Market Fund',
  abbr: 'SHMMF',
  model: s.rate([2012, 5, 21], 100, 0.2, 148_600_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% 3M PKRV + 10% 3M average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '9:30 AM',
    settlement_raw: 'Within 2 working days',
    management_fee_raw: 'Up to 1.25% p.a.',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To provide unit holders with competitive returns from a portfolio of low risk and highly liquid short duration ' +
      'assets while maintaining daily liquidity.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 5, 10]],
  asset: s.weights(`Cash at Banks 24.3, T-Bills 61.8, Placements with DFIs 11.7, ${REST} 2.2`),
  second: s.credit('Govt. Securities 61.8, AAA 14.2, AA+ 17.5, AA 4.3, Others 2.2'),
  papers: [],
  ter: 1.21,
  metrics: [['Weighted Avg. Maturity (days)', 61, 0]],
});

const income = fund({
  name: 'Shabqadar Income Enhancement Fund',
  abbr: 'SHIEF',
  model: s.rate([2009, 9, 14], 50, -0.6, 96_400_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: '1-Year KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    par_value_raw: 'PKR 50',
    management_fee_raw: '10% of gross earnings, max. 1.50% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a stable stream of income by investing in government securities, TFCs, Sukuk and bank deposits of ' +
      'different tenors.',
  },
  rating: ['A+(f)', 'VIS', [2024, 1, 9]],
  asset: s.weights(`Cash at Banks 21.4, T-Bills 17.2, PIBs 38.6, TFCs / Sukuk 20.1, ${REST} 2.7`),
  second: s.credit('Govt. Securities 55.8, AAA 6.9, AA+ 13.1, AA 12.4, A+ 9.1, Others 2.7'),
  papers: s.papers(
    'Michni Power Sukuk / AA+ 5.41, Utmanzai Bank TFC-III / AA 4.76, Sardheri Sugar Sukuk / A+ 3.92, Abazai Foods ' +
      'TFC / AA- 3.15, Umarzai Microfinance TFC / A 2.24',
  ),
  ter: 2.04,
  metrics: [
    ['Weighted Avg. Maturity (years)', 2.7, 1],
    ['Modified Duration (years)', 0.83, 2],
  ],
});

const islamicIncome = fund({
  name: 'Shabqadar Islamic Savings Fund',
  abbr: 'SHISF',
  model: s.rate([2016, 2, 8], 100, -1.1, 41_200_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6M average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
    management_fee_raw: 'Up to 1.00% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide competitive Halal returns from Shariah compliant deposits, Sukuk and other instruments of Islamic ' +
      'financial institutions.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 5, 10]],
  asset: s.weights(`Cash at Banks 47.2, GoP Ijara Sukuk 33.9, Corporate Sukuk 16.3, ${REST} 2.6`),
  second: s.credit('Govt. Securities 33.9, AAA 19.7, AA+ 18.4, AA 16.2, A+ 9.2, Others 2.6'),
  papers: s.papers(
    'Michni Power Sukuk / AA+ 6.88, Rajjar Cement Sukuk / AA 4.37, Tangi Energy Sukuk-II / AAA 3.61, Nisatta ' +
      'Polymers Sukuk / A+ 1.94',
  ),
  ter: 1.43,
  metrics: [['Weighted Avg. Maturity (years)', 1.6, 1]],
});

const allocation = fund({
  name: 'Shabqadar Islamic Asset Allocation Fund',
  abbr: 'SHIAAF',
  model: s.market([2018, 10, 29], 100, 0.49, 8_150_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'Daily weighted return of KMI-30 Index and 6M deposit rate of Islamic banks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
    management_fee_raw: '2.25% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To achieve long term growth by varying the exposure between Shariah compliant stocks and Islamic fixed income ' +
      'instruments.',
  },
  rating: null,
  asset: s.weights(`Cash at Banks 19.6, ${SHARES} 58.3, GoP Ijara Sukuk 20.2, ${REST} 1.9`),
  second: s.sectors('Oil & Gas Exploration 17.6, Cement 14.9, Fertilizer 9.3, Pharmaceuticals 6.1, Other sectors 10.4'),
  papers: s.papers(
    'Subhan Khwar Petroleum / Oil & Gas Exploration 9.12, Rajjar Cement / Cement 7.74, Nisatta Fertilizers / ' +
      'Fertilizer 5.86, Jindi Gas / Oil & Gas Exploration 5.03, Tangi Laboratories / Pharmaceuticals 3.97, Khiyali ' +
      'Cement / Cement 3.36',
  ),
  ter: 3.62,
  metrics: [['Portfolio Turnover (%)', 14.2, 1]],
});

const stock = fund({
  name: 'Shabqadar Stock Fund',
  abbr: 'SHSF',
  model: s.market([2007, 4, 2], 50, 1.04, 14_900_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'PKR 50',
    management_fee_raw: '3.00% p.a.',
    front_end_load_raw: '3.00%',
    back_end_load_raw: '1.00% within one year',
    investment_objective_raw:
      'To provide long term capital appreciation from a diversified portfolio of stocks listed in Pakistan.',
  },
  rating: null,
  asset: s.weights(`Cash at Banks 5.1, ${SHARES} 93.4, ${REST} 1.5`),
  second: s.sectors(
    'Commercial Banks 24.7, Oil & Gas Exploration 17.8, Fertilizer 13.3, Cement 9.6, Power Generation 7.4, Other ' +
      'sectors 20.6',
  ),
  papers: s.papers(
    'Utmanzai Bank / Commercial Banks 9.46, Subhan Khwar Petroleum / Oil & Gas Exploration 8.37, Nisatta Fertilizers ' +
      '/ Fertilizer 7.91, Jindi Gas / Oil & Gas Exploration 6.52, Sardheri Bank / Commercial Banks 5.88, Michni Power ' +
      '/ Power Generation 5.14, Rajjar Cement / Cement 4.63, Umarzai Bank / Commercial Banks 4.02, Tangi Laboratories ' +
      '/ Pharmaceuticals 3.28, Abazai Foods / Food 2.75',
  ),
  ter: 4.31,
  metrics: [
    ['Portfolio Turnover (%)', 11.8, 1],
    ['Price to Earnings (x)', 4.6, 1],
    ['Dividend Yield (%)', 9.4, 1],
  ],
});

const traded = fund({
  name: 'Shabqadar Consumer Exchange Traded Fund',
  abbr: 'SHCETF',
  model: s.market([2021, 11, 15], 10, 0.88, 27_300_000),
  profile: {
    fund_type_raw: 'Open-end Exchange Traded Scheme',
    category_raw: 'Exchange Traded Fund',
    benchmark_raw: 'Shabqadar Consumer Total Return Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    listing_raw: 'Pakistan Stock Exchange',
    par_value_raw: 'PKR 10',
    cutoff_raw: 'Market hours of the PSX',
    settlement_raw: 'As per NCCPL',
    management_fee_raw: '0.50% p.a.',
    front_end_load_raw: 'Nil',
    minimum_initial_raw: 'One marketable lot',
    minimum_subsequent_raw: 'One marketable lot',
    investment_objective_raw:
      'To track the performance of its index of consumer stocks before the expenses of the Fund.',
  },
  rating: null,
  asset: s.weights(`Cash at Banks 2.3, ${SHARES} 97.1, ${REST} 0.6`),
  second: s.sectors('Food 41.2, Pharmaceuticals 24.4, Automobile 19.1, Textile 8.6, Other sectors 3.8'),
  papers: s.papers(
    'Abazai Foods / Food 19.62, Munda Dairies / Food 14.37, Tangi Laboratories / Pharmaceuticals 13.94, Khiyali Motors ' +
      '/ Automobile 11.78, Hisara Medicines / Pharmaceuticals 6.26, Dosehra Textile / Textile 5.15, Turangzai Edible ' +
      'Oil / Food 6.41',
  ),
  ter: 0.97,
  metrics: [['Tracking Error (%)', 0.42, 2]],
});

const BIRTH: s.Day = [2014, 12, 1];

const pension = fund({
  ...s.EMPTY,
  name: 'Shabqadar Retirement Savings Fund',
  abbr: 'SHRSF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Voluntary Pension Scheme',
    category_raw: 'Pension Fund',
    benchmark_raw: null,
    listing_raw: null,
    risk_profile_raw: 'Depends on the allocation of the participant',
    settlement_raw: null,
    management_fee_raw: '1.50% p.a. of each sub-fund',
    front_end_load_raw: 'Up to 3.00%',
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'To offer participants a portable, individualised and flexible savings scheme that assists them to plan and ' +
      'provide for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 1_120_000), {
      asset: s.weights(`Cash at Banks 6.4, ${SHARES} 92.1, ${REST} 1.5`),
      papers: s.papers(
        'Utmanzai Bank / Commercial Banks 9.21, Subhan Khwar Petroleum / Oil & Gas Exploration 8.63, Nisatta ' +
          'Fertilizers / Fertilizer 7.42, Jindi Gas / Oil & Gas Exploration 6.18, Rajjar Cement / Cement 4.95',
      ),
      ter: 2.93,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.4, 2_340_000), {
      papers: [],
      asset: s.weights(`Cash at Banks 18.7, T-Bills 29.3, PIBs 44.8, TFCs / Sukuk 5.4, ${REST} 1.8`),
      ter: 1.84,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.1, 4_780_000), {
      papers: [],
      asset: s.weights(`Cash at Banks 33.5, T-Bills 64.9, ${REST} 1.6`),
      ter: 1.58,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [money, income, islamicIncome, allocation, stock, traded, pension];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SHIEF: [
    { name: 'Dosehra Textile', type: 'TFC', cost: 44.6, provided: 44.6 },
    { name: 'Hisara Leasing', type: 'TFC', cost: 62.35, provided: 12.47 },
  ],
};
