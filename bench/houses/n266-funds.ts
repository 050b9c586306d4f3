/** The funds of AMC N266, in the order of its pages: six funds, two on each page, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const REST = 'Others incl. receivables';
export const SHARES = 'Stocks / Equities';

const cash = fund({
  name: 'Shabqadar Cash Fund',
  abbr: 'SQCF',
  model: s.rate([2012, 2, 27], 100, -0.3, 88_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three months PKRV rates + 10% three months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '11:00 am',
    management_fee_raw: '0.60% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide competitive returns consistent with low risk from a portfolio of short term instruments, with ' +
      'easy liquidity.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 4, 25]],
  asset: s.weights(`T-Bills 63.8, Cash at bank 24.1, Placements with DFIs 10.2, ${REST} 1.9`),
  second: s.credit('Govt. securities 63.8, AAA 17.2, AA+ 10.6, AA 6.5, Not rated 1.9'),
  papers: [],
  ter: 0.94,
  metrics: [['Weighted average maturity (days)', 51, 0]],
});

const income = fund({
  name: 'Shabqadar Income Fund',
  abbr: 'SQIF',
  model: s.rate([2009, 11, 16], 100, 0.2, 21_700_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '75% six months KIBOR + 25% six months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.20% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a competitive rate of return, while preserving capital to the extent possible, from quality debt ' +
      'securities and deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 4, 25]],
  asset: s.weights(`PIBs 38.6, T-Bills 9.7, TFCs / Sukuk 20.4, Cash at bank 28.9, ${REST} 2.4`),
  second: s.credit('Govt. securities 48.3, AAA 11.5, AA+ 17.4, AA 12.1, A+ 8.3, Not rated 2.4'),
  papers: s.papers(
    'Bank Ambadher TFC-II / AA+ 5.83, Subhan Khwar Power Sukuk / AA+ 4.67, Batgram Telecom TFC / AA 4.02, ' +
      'Mattani Leasing TFC / A+ 2.91, Katozai Sugar Sukuk / A+ 1.88',
  ),
  ter: 1.62,
  metrics: [
    ['Weighted average maturity (years)', 1.9, 1],
    ['Duration (years)', 0.4, 2],
  ],
});

const sovereign = fund({
  name: 'Shabqadar Sovereign Yield Fund',
  abbr: 'SQSY',
  model: s.rate([2016, 3, 14], 100, 0.1, 34_900_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: '90% six months PKRV rates + 10% six months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
    management_fee_raw: '1.00% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To generate a stable return with investments primarily in securities issued by the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'VIS', [2024, 12, 31]],
  asset: s.weights(`PIBs 58.2, T-Bills 24.3, Cash at bank 15.7, ${REST} 1.8`),
  second: s.credit('Govt. securities 82.5, AAA 9.3, AA+ 6.4, Not rated 1.8'),
  papers: [],
  ter: 1.37,
  metrics: [['Weighted average maturity (years)', 2.6, 1]],
});

const islamic = fund({
  name: 'Shabqadar Islamic Income Fund',
  abbr: 'SQII',
  model: s.rate([2023, 1, 23], 100, -0.8, 12_600_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six months average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: '0.90% p.a.',
    front_end_load_raw: '1.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'To provide Halal and competitive returns from Shariah compliant Sukuk and deposits with Islamic banks.',
  },
  rating: null,
  asset: s.weights(`GoP Ijara Sukuk 47.4, TFCs / Sukuk 11.8, Cash at bank 38.7, ${REST} 2.1`),
  second: s.credit('Govt. securities 47.4, AAA 14.2, AA+ 19.6, AA 16.7, Not rated 2.1'),
  papers: s.papers(
    'Subhan Khwar Power Sukuk / AA+ 6.14, Jindi Energy Sukuk-IV / AA+ 3.72, Harichand Foods Sukuk / AA 1.94',
  ),
  ter: 1.28,
  metrics: [],
});

const stock = fund({
  name: 'Shabqadar Stock Fund',
  abbr: 'SQSF',
  model: s.market([2008, 6, 9], 100, 1.01, 6_840_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.50% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To provide investors long term capital appreciation from a diversified portfolio of listed equities.',
  },
  rating: ['4-Star', 'PACRA', [2025, 3, 7]],
  asset: s.weights(`${SHARES} 94.7, Cash at bank 3.6, ${REST} 1.7`),
  second: s.sectors(
    'Commercial Banks 24.9, Oil & Gas Exploration 16.8, Cement 15.4, Fertilizer 12.2, Power 6.7, Other sectors 18.7',
  ),
  papers: s.papers(
    'Bank Ambadher / Banks 9.72, Gandab Petroleum / Exploration 8.64, Michni Cement / Cement 7.81, Doaba Fertilizer ' +
      '/ Fertilizer 7.06, Halimzai Bank / Banks 5.88, Subhan Khwar Power / Power 4.93, Ghalanai Oilfields / ' +
      'Exploration 4.15, Panjpao Cement / Cement 3.47',
  ),
  ter: 4.06,
  metrics: [['Beta', 1.02, 2]],
});

const islamicStock = fund({
  name: 'Shabqadar Islamic Equity Fund',
  abbr: 'SQIE',
  model: s.market([2017, 10, 30], 100, 0.95, 4_310_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: '2.50% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To achieve long term growth of capital by investing in Shariah compliant listed equities.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 92.8, Cash at bank 5.3, ${REST} 1.9`),
  second: s.sectors('Oil & Gas Exploration 26.3, Cement 19.7, Fertilizer 13.8, Power 8.9, Other sectors 24.1'),
  papers: s.papers(
    'Gandab Petroleum / Exploration 11.36, Ghalanai Oilfields / Exploration 9.21, Michni Cement / Cement 8.47, Doaba ' +
      'Fertilizer / Fertilizer 7.65, Subhan Khwar Power / Power 6.08, Panjpao Cement / Cement 4.79, Nahaqi Motors / ' +
      'Automobiles 3.55',
  ),
  ter: 4.21,
  metrics: [['Beta', 0.94, 2]],
});

const BIRTH: s.Day = [2013, 7, 8];

const pension = fund({
  ...s.EMPTY,
  name: 'Shabqadar Pension Fund',
  abbr: 'SQPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open-end',
    benchmark_raw: null,
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: '1.25% p.a.',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'To provide participants with an individualized, funded and flexible pension scheme that assists them to save ' +
      'for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('SQPF Equity', s.market(BIRTH, 100, 0.97, 1_230_000), {
      asset: s.weights(`${SHARES} 93.4, Cash at bank 5.2, ${REST} 1.4`),
      papers: s.papers(
        'Bank Ambadher / Banks 10.17, Gandab Petroleum / Exploration 8.95, Michni Cement / Cement 7.28, Doaba ' +
          'Fertilizer / Fertilizer 6.61, Halimzai Bank / Banks 5.04',
      ),
      ter: 2.83,
    }),
    s.sub('SQPF Debt', s.rate(BIRTH, 100, -0.4, 1_940_000), {
      papers: [],
      asset: s.weights(`PIBs 51.7, T-Bills 26.2, Cash at bank 20.3, ${REST} 1.8`),
      ter: 1.78,
    }),
    s.sub('SQPF Money Market', s.rate(BIRTH, 100, -0.2, 4_070_000), {
      papers: [],
      asset: s.weights(`T-Bills 74.6, Cash at bank 23.9, ${REST} 1.5`),
      ter: 1.33,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, sovereign, islamic, stock, islamicStock, pension];
