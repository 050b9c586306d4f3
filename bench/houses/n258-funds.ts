/** The funds of AMC N258, two pages each: cash, income, Islamic income and shares that pay dividends. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 2,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

const REST = 'Receivables and others';
export const SHARES = 'Shares of listed companies';

const cash = fund({
  name: 'Dobandi Daily Cash Fund',
  abbr: 'DDCF',
  model: s.rate([2012, 9, 17], 50, 0.1, 214_000_000),
  profile: {
    category_raw: 'Money market',
    benchmark_raw: '90% three-month PKRV and 10% three-month deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    management_fee_raw: '0.60% a year of net assets',
    front_end_load_raw: 'Nil',
    pricing_mechanism_raw: 'Backward',
    investment_objective_raw:
      'To keep savings safe and available on every working day, and to earn a return that follows the rates of the ' +
      'money market.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 10, 11]],
  asset: s.weights(`T-Bills 71.4, Bank deposits 17.2, Placements with DFIs 8.9, ${REST} 2.5`),
  second: s.credit(`Government securities 71.4, AAA 14.8, AA+ 7.1, AA 4.2, ${REST} 2.5`),
  papers: [],
  ter: 0.84,
  metrics: [
    ['Average time to maturity (days)', 58, 0],
    ['Yield to maturity (%)', 12.1, 2],
  ],
});

const income = fund({
  name: 'Dobandi Income Fund',
  abbr: 'DIF',
  model: s.rate([2009, 3, 30], 50, 0.5, 63_500_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% six-month KIBOR and 25% six-month deposit rate of three AA rated banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.20% a year of net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a better return than bank deposits of the same term from government bonds, rated corporate bonds and ' +
      'deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 10, 11]],
  asset: s.weights(`PIBs 42.6, Corporate bonds 24.3, Bank deposits 19.8, T-Bills 10.7, ${REST} 2.6`),
  second: s.credit(`Government securities 53.3, AAA 9.4, AA+ 14.6, AA 11.2, A+ 8.9, ${REST} 2.6`),
  papers: s.papers(
    'Tobah Kakar Power Sukuk / AA+ 6.41, Khojak Bank TFC-III / AA 5.73, Zhari Water Company Sukuk / AA+ 4.18, ' +
      'Bostan Leasing TFC / A+ 3.26, Khojak Bank Tier-I / AA 2.64, Toba Textile Sukuk / A+ 1.95, Lora Foods TFC / ' +
      'A+ 1.37',
  ),
  ter: 1.62,
  metrics: [
    ['Average time to maturity (years)', 2.3, 2],
    ['Yield to maturity (%)', 12.8, 2],
  ],
});

const islamic = fund({
  name: 'Dobandi Halal Income Fund',
  abbr: 'DHIF',
  model: s.rate([2015, 11, 2], 50, -0.6, 88_200_000),
  profile: {
    category_raw: 'Shariah compliant income',
    benchmark_raw: '75% six-month PKISRV and 25% six-month deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '0.95% a year of net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn a Halal income from Sukuk and deposits with Islamic banks, for savers who can leave their money for ' +
      'half a year or longer.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 10, 11]],
  asset: s.weights(`GoP Ijara Sukuk 47.9, Islamic bank deposits 31.2, Corporate Sukuk 18.3, ${REST} 2.6`),
  second: s.credit(`Government securities 47.9, AAA 16.5, AA+ 12.7, AA 10.8, A+ 9.5, ${REST} 2.6`),
  papers: s.papers(
    'Zhari Water Company Sukuk / AA+ 5.62, Tobah Kakar Power Sukuk / AA+ 4.87, Khojak Telecom Sukuk / AA 3.91, ' +
      'Bostan Cement Sukuk / A+ 2.48, Toba Textile Sukuk / A+ 1.42',
  ),
  ter: 1.31,
  metrics: [
    ['Average time to maturity (years)', 1.7, 2],
    ['Yield to maturity (%)', 11.2, 2],
  ],
});

const stock = fund({
  name: 'Dobandi Dividend Stock Fund',
  abbr: 'DDSF',
  model: s.market([2006, 5, 22], 50, 0.93, 31_700_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.40% a year of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To let investors share in the dividends and the growth of large Pakistani companies over five years and ' +
      'longer.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 91.6, Bank deposits 6.7, ${REST} 1.7`),
  second: s.sectors(
    'Commercial banks 26.1, Oil and gas exploration 18.7, Fertilizer 15.3, Power 9.8, Cement 8.2, Other sectors 13.5',
  ),
  papers: s.papers(
    'Khojak Bank / Banks 9.62, Sarlath Petroleum / Oil 8.87, Tobah Kakar Power / Power 7.94, Zhari Fertilizer / ' +
      'Fertilizer 7.05, Bostan Cement / Cement 6.31, Gulistan Oilfields / Oil 5.58, Pishin Commercial Bank / Banks ' +
      '4.92, Lora Foods / Food 4.16, Khojak Telecom / Technology 3.47, Toba Textile / Textile 2.73',
  ),
  ter: 3.22,
  metrics: [
    ['Beta', 0.94, 2],
    ['Dividend yield (%)', 9.3, 1],
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, islamic, stock];
