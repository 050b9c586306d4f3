/** The funds of AMC N215: cash, two income funds, a balanced fund, and two funds of stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Fund',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Saturday',
  cutoff_raw: '3:00 pm',
  settlement_raw: 'Four working days',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange',
  par_value_raw: 'PKR 100',
  minimum_initial_raw: 'PKR 10,000',
  minimum_subsequent_raw: 'PKR 2,000',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Sehala Cash Fund',
  abbr: 'SCF',
  model: s.rate([2012, 10, 8], 100, 0.2, 68_200_000),
  profile: {
    category_raw: 'Money Market Fund',
    benchmark_raw: '90% three-month PKRV and 10% three-month deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:00 am',
    settlement_raw: 'One working day',
    minimum_initial_raw: 'PKR 500',
    minimum_subsequent_raw: 'PKR 500',
    management_fee_raw: 'Up to 0.90% of net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To give investors a return in line with the money market and the use of their money on any working day.',
  },
  rating: ['AA+(f)', 'VIS', [2025, 12, 30]],
  asset: s.weights('T-Bills 58.3, Bank Balances 31.2, Placements with DFIs 8.4, Other Assets 2.1'),
  second: s.credit('Government Securities 58.3, AAA 14.9, AA+ 15.6, AA 9.1, Other Assets 2.1'),
  papers: [],
  ter: 1.02,
  metrics: [
    ['Weighted Average Maturity (Days)', 52, 0],
    ['Yield to Maturity (%)', 11.1, 2],
  ],
});

const income = fund({
  name: 'Sehala Income Fund',
  abbr: 'SIF',
  model: s.rate([2009, 3, 16], 100, 1, 31_400_000),
  profile: {
    category_raw: 'Income Fund',
    benchmark_raw: 'Six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
    management_fee_raw: 'Up to 1.40% of net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a better income than bank deposits from bonds of the Government and of sound companies.',
  },
  rating: ['A+(f)', 'PACRA', [2026, 2, 13]],
  asset: s.weights('PIBs 26.1, T-Bills 12.7, TFCs and Sukuk 33.5, Bank Balances 24.9, Other Assets 2.8'),
  second: s.credit('Government Securities 38.8, AAA 16.4, AA+ 19.2, AA 13.5, A+ 9.3, Other Assets 2.8'),
  papers: s.papers(
    'Kak Pul Energy Limited Sukuk / AAA 8.1, Gulberg Khurd Bank Limited TFC / AA+ 6.9, Rawat Telecom ' +
      'Limited Sukuk / AA ' +
      '5.6, Missa Kaswal Leasing Limited TFC / A+ 4.2',
  ),
  ter: 1.81,
  metrics: [
    ['Weighted Average Maturity (Days)', 563, 0],
    ['Duration (Years)', 0.8, 2],
  ],
});

const islamicIncome = fund({
  name: 'Sehala Islamic Income Fund',
  abbr: 'SIIF',
  model: s.rate([2014, 6, 2], 100, -0.2, 47_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income Fund',
    benchmark_raw: 'Six-month deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    trustee_raw: 'MCB Financial Services Limited',
    management_fee_raw: 'Up to 1.20% of net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw: 'To earn a halal income from Sukuk and from the profit of Islamic banks.',
  },
  rating: ['A+(f)', 'PACRA', [2026, 2, 13]],
  asset: s.weights('GoP Ijara Sukuk 36.6, Corporate Sukuk 24.8, Islamic Bank Balances 36.2, Other Assets 2.4'),
  second: s.credit('Government Securities 36.6, AAA 18.1, AA+ 17.7, AA 15.3, A+ 9.9, Other Assets 2.4'),
  papers: s.papers(
    'Kak Pul Energy Limited Sukuk / AAA 7.4, Rawat Telecom Limited Sukuk / AA 6.1, Islamic Bank of ' +
      'Kallar Syedan Limited ' +
      'Sukuk / AA+ 4.7',
  ),
  ter: 1.52,
  metrics: [['Weighted Average Maturity (Days)', 744, 0]],
});

const balanced = fund({
  name: 'Sehala Balanced Fund',
  abbr: 'SBF',
  model: s.market([2016, 1, 25], 100, 0.55, 9_600_000),
  profile: {
    category_raw: 'Balanced Fund',
    benchmark_raw: '60% KSE-100 Index and 40% six-month KIBOR',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.20% of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw: 'To grow with the stock market while bonds and deposits soften its swings.',
  },
  rating: null,
  asset: s.weights('Stocks 56.8, PIBs 21.5, Bank Balances 19.1, Other Assets 2.6'),
  second: s.sectors('Commercial Banks 17.2, Oil and Gas 13.9, Cement 10.4, Fertilizer 7.8, Other sectors 7.5'),
  papers: s.papers(
    'Gulberg Khurd Bank Limited / Commercial Banks 9.3, Chak Beli Petroleum Limited / Oil and Gas 7.7, Mandra Cement ' +
      'Limited / Cement 5.9, Daultana Agro Limited / Fertilizer 4.4',
  ),
  ter: 2.93,
  metrics: [['Number of Stocks', 24, 0]],
});

const islamicStock = fund({
  name: 'Sehala Islamic Stock Fund',
  abbr: 'SISF',
  model: s.market([2015, 4, 13], 100, 0.96, 21_700_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Fund',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'MCB Financial Services Limited',
    management_fee_raw: 'Up to 2.80% of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw: 'To grow capital with listed companies whose business is compliant with Shariah.',
  },
  rating: null,
  asset: s.weights('Stocks 91.7, Islamic Bank Balances 6.6, Other Assets 1.7'),
  second: s.sectors('Oil and Gas 26.3, Cement 20.4, Fertilizer 15.8, Pharmaceuticals 9.7, Other sectors 19.5'),
  papers: s.papers(
    'Chak Beli Petroleum Limited / Oil and Gas 10.2, Mandra Cement Limited / Cement 8.7, Daultana Agro Limited / ' +
      'Fertilizer 7.3, Bewal Refinery Limited / Oil and Gas 6.1, Sagri Pharma Limited / Pharmaceuticals 4.8',
  ),
  ter: 3.87,
  metrics: [
    ['Number of Stocks', 28, 0],
    ['Price to Earnings (x)', 7.1, 1],
    ['Beta', 0.97, 2],
  ],
});

const stock = fund({
  name: 'Sehala Stock Fund',
  abbr: 'SSF',
  model: s.market([2006, 11, 20], 100, 1.01, 13_800_000),
  profile: {
    category_raw: 'Equity Fund',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
    management_fee_raw: 'Up to 2.80% of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw: 'To grow capital faster than the stock market over five years and more.',
  },
  rating: null,
  asset: s.weights('Stocks 93.9, Bank Balances 4.7, Other Assets 1.4'),
  second: s.sectors('Commercial Banks 29.6, Oil and Gas 18.8, Cement 14.1, Power 10.7, Other sectors 20.7'),
  papers: s.papers(
    'Gulberg Khurd Bank Limited / Commercial Banks 9.9, Chak Beli Petroleum Limited / Oil and Gas 8.5, Mandra Cement ' +
      'Limited / Cement 6.8, Kak Pul Energy Limited / Power 5.5, Bewal Refinery Limited / Oil and Gas 4.3',
  ),
  ter: 3.44,
  metrics: [
    ['Number of Stocks', 33, 0],
    ['Price to Earnings (x)', 5.9, 1],
    ['Beta', 1.03, 2],
  ],
});

export const FUNDS: readonly s.Fund[] = [cash, income, islamicIncome, balanced, islamicStock, stock];
