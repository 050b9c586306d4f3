/** The funds of AMC N208: cash, two income funds, asset allocation, and two funds of stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  settlement_raw: 'Three working days',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange',
  par_value_raw: 'PKR 100',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Bhong Ready Cash Fund',
  abbr: 'BRCF',
  model: s.rate([2014, 9, 15], 100, 0.2, 93_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three-month PKRV and 10% three-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:30 am',
    settlement_raw: 'Same working day',
    minimum_initial_raw: 'PKR 500',
    management_fee_raw: 'Up to 1.00% of average daily net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To earn a steady return for money that may be needed at any time, from Treasury Bills and ' +
      'deposits with sound banks.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 10, 11]],
  asset: s.weights('T-Bills 68.3, Bank Deposits 23.9, Placements with DFIs 5.6, Others 2.2'),
  second: s.credit('Government Securities 68.3, AAA 12.8, AA+ 11.2, AA 5.5, Others 2.2'),
  papers: [],
  ter: 1.12,
  metrics: [
    ['Weighted Average Maturity (Days)', 49, 0],
    ['Yield to Maturity (%)', 11.9, 1],
  ],
});

const income = fund({
  name: 'Bhong Steady Income Fund',
  abbr: 'BSIF',
  model: s.rate([2010, 4, 26], 100, 1.1, 27_800_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six-month average KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To provide a competitive income from a spread of term finance certificates, Government bonds and ' +
      'bank deposits.',
  },
  rating: ['A+(f)', 'VIS', [2025, 1, 9]],
  asset: s.weights('PIBs 27.4, T-Bills 13.1, TFCs and Sukuk 31.8, Bank Deposits 24.2, Others 3.5'),
  second: s.credit('Government Securities 40.5, AAA 13.4, AA+ 19.3, AA 14.1, A+ 9.2, Others 3.5'),
  papers: s.papers(
    'Jamaldin Wali Bank Limited TFC-II / AA+ 6.32, Roshan Bhet Power Limited Sukuk / AAA 5.41, Kot ' +
      'Sabzal Steel Limited ' +
      'TFC / AA 4.87, Machka Telecom Limited Sukuk / AA+ 4.22, Daulatpur Leasing Limited TFC / A+ 3.16, ' +
      'Wahi Shah Bank ' +
      'Limited TFC / AA 2.74',
  ),
  ter: 1.94,
  metrics: [
    ['Weighted Average Maturity (Days)', 604, 0],
    ['Duration (Years)', 0.9, 1],
  ],
});

const islamicIncome = fund({
  name: 'Bhong Islamic Income Fund',
  abbr: 'BIIF',
  model: s.rate([2013, 1, 21], 50, -0.4, 61_200_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six-month average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    trustee_raw: 'MCB Financial Services Limited',
    par_value_raw: 'PKR 50',
    management_fee_raw: 'Up to 1.25% of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To provide halal income from Sukuk of the Government and of companies, and from profit of Islamic banks.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 8, 30]],
  asset: s.weights('GoP Ijara Sukuk 38.2, Corporate Sukuk 22.5, Islamic Bank Deposits 36.8, Others 2.5'),
  second: s.credit('Government Securities 38.2, AAA 16.7, AA+ 18.4, AA- 15.1, A+ 9.1, Others 2.5'),
  papers: s.papers(
    'Roshan Bhet Power Limited Sukuk / AAA 7.21, Machka Telecom Limited Sukuk / AA+ 5.94, Islamic Bank of Ahmadpur ' +
      'Limited Sukuk / AA- 4.36, Bangla Icha Sugar Mills Limited Sukuk / A+ 3.05',
  ),
  ter: 1.57,
  metrics: [['Weighted Average Maturity (Days)', 718, 0]],
});

const mixed = fund({
  name: 'Bhong Asset Allocation Fund',
  abbr: 'BAAF',
  model: s.market([2016, 11, 7], 100, 0.58, 8_900_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: '50% KSE-100 Index and 50% six-month average KIBOR',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To grow capital by moving between stocks, Government bonds and bank deposits as the outlook of each changes.',
  },
  rating: null,
  asset: s.weights('Stocks 57.6, PIBs 18.3, Bank Deposits 21.2, Others 2.9'),
  second: s.sectors('Commercial Banks 17.4, Cement 12.3, Fertilizer 10.6, Oil & Gas 8.8, Other sectors 8.5'),
  papers: s.papers(
    'Wahi Shah Bank Limited / Commercial Banks 7.62, Jamaldin Wali Bank Limited / Commercial Banks 5.18, ' +
      'Kot Sabzal Cement ' +
      'Limited / Cement 6.41, Guddu Fertilizers Limited / Fertilizer 6.07, Mari Reti Petroleum Limited / ' +
      'Oil & Gas 5.83',
  ),
  ter: 3.21,
  metrics: [
    ['Number of Stocks', 22, 0],
    ['Beta', 0.62, 2],
  ],
});

const islamicStock = fund({
  name: 'Bhong Islamic Stock Fund',
  abbr: 'BISF',
  model: s.market([2015, 6, 1], 50, 0.95, 33_700_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'MCB Financial Services Limited',
    par_value_raw: 'PKR 50',
    management_fee_raw: 'Up to 3.00% of average daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To achieve growth of capital over long periods with listed stocks that meet the criteria of Shariah.',
  },
  rating: null,
  asset: s.weights('Stocks 91.2, Islamic Bank Deposits 7.1, Others 1.7'),
  second: s.sectors('Oil & Gas 23.8, Cement 21.2, Fertilizer 16.4, Pharmaceuticals 11.7, Other sectors 18.1'),
  papers: s.papers(
    'Mari Reti Petroleum Limited / Oil & Gas 9.61, Sanjarpur Oilfields Limited / Oil & Gas 7.34, Kot ' +
      'Sabzal Cement Limited ' +
      '/ Cement 8.82, Tibbi Larrah Cement Limited / Cement 5.27, Guddu Fertilizers Limited / Fertilizer 8.13, Dino ' +
      'Laboratories Limited / Pharmaceuticals 6.05',
  ),
  ter: 4.08,
  metrics: [
    ['Number of Stocks', 27, 0],
    ['Price to Earnings (x)', 6.3, 1],
  ],
});

const stock = fund({
  name: 'Bhong Prime Stock Fund',
  abbr: 'BPSF',
  model: s.market([2007, 2, 19], 100, 1.03, 14_600_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
    management_fee_raw: 'Up to 3.00% of average daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To provide growth of capital and dividends from a portfolio of the leading companies of the stock market.',
  },
  rating: null,
  asset: s.weights('Stocks 93.4, Bank Deposits 5.3, Others 1.3'),
  second: s.sectors('Commercial Banks 27.3, Oil & Gas 19.5, Cement 14.8, Fertilizer 12.9, Other sectors 18.9'),
  papers: s.papers(
    'Wahi Shah Bank Limited / Commercial Banks 9.14, Jamaldin Wali Bank Limited / Commercial Banks 8.06, Mari Reti ' +
      'Petroleum Limited / Oil & Gas 8.73, Sanjarpur Oilfields Limited / Oil & Gas 4.92, Kot Sabzal ' +
      'Cement Limited / Cement ' +
      '7.41, Guddu Fertilizers Limited / Fertilizer 6.58',
  ),
  ter: 4.21,
  metrics: [
    ['Number of Stocks', 34, 0],
    ['Beta', 1.02, 2],
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamicIncome, mixed, islamicStock, stock];
