/** The funds of AMC N209: liquidity, Government bonds, income, a balanced fund, shares, and Islamic shares. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 3:00 pm',
  leverage_raw: 'Nil',
  listing_raw: 'PSX',
  minimum_initial_raw: 'Rs. 10,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  back_end_load_raw: 'Nil',
});

const liquid = fund({
  name: 'Vihowa Liquidity Fund',
  abbr: 'VLF',
  model: s.rate([2012, 5, 14], 100, 0.3, 71_600_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3M PKRV and 30% 3M average deposit rates of AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    minimum_initial_raw: 'Rs. 500/-',
    management_fee_raw: '0.65% p.a. of average annual net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund invests in bills and deposits of short maturity, so that investors can have their money ' +
      'back on any ' +
      'working day with the income of the market.',
  },
  rating: ['AA(f)', 'VIS', [2022, 1, 19]],
  asset: s.weights('T-Bills 47.2, Cash at Bank 42.7, Term Deposit Receipts 8.4, Other Assets 1.7'),
  second: s.credit('Govt. Securities 47.2, AAA 18.3, AA+ 21.6, AA 11.2, Other Assets 1.7'),
  papers: [],
  ter: 0.83,
  metrics: [['Weighted Average Maturity (Days)', 34, 0]],
});

const bonds = fund({
  name: 'Vihowa Government Bond Fund',
  abbr: 'VGBF',
  model: s.rate([2009, 10, 5], 100, 0.7, 18_300_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: '6M PKRV rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% p.a. of average annual net assets',
    front_end_load_raw: '1%',
    investment_objective_raw:
      'The Fund holds bonds and bills of the Government of Pakistan and changes its duration with the ' +
      'outlook for rates.',
  },
  rating: ['AA-(f)', 'VIS', [2022, 6, 30]],
  asset: s.weights('PIBs 58.4, T-Bills 21.3, Cash at Bank 17.9, Other Assets 2.4'),
  second: s.credit('Govt. Securities 79.7, AAA 9.4, AA+ 6.3, AA- 2.2, Other Assets 2.4'),
  papers: s.papers(
    'PIB Floating Rate 22-Oct-2026 18.37, PIB 5 Years 29-Apr-2027 14.92, PIB 3 Years 04-Aug-2025 11.46, ' +
      'T-Bill 6 Months ' +
      '09-Mar-2023 9.83, T-Bill 3 Months 15-Dec-2022 7.24',
  ),
  ter: 1.34,
  metrics: [
    ['Weighted Average Maturity (Days)', 812, 0],
    ['Modified Duration', 1.2, 1],
  ],
});

const income = fund({
  name: 'Vihowa Income Plus Fund',
  abbr: 'VIPF',
  model: s.rate([2007, 3, 26], 100, 1.3, 11_400_000),
  profile: {
    category_raw: 'Aggressive Fixed Income Scheme',
    benchmark_raw: '12M KIBOR',
    risk_profile_raw: 'Medium to High',
    risk_of_principal_raw: 'Principal at medium to high risk',
    management_fee_raw: '1.50% p.a. of average annual net assets',
    front_end_load_raw: '2%',
    back_end_load_raw: '0.50% within one year',
    investment_objective_raw:
      'The Fund seeks a high income from corporate debt, margin trading and spread transactions, with a ' +
      'moderate risk of ' +
      'credit.',
  },
  rating: ['A(f)', 'PACRA', [2022, 9, 8]],
  asset: s.weights('TFCs 38.6, Sukuk 14.3, Cash at Bank 36.2, Spread Transactions 6.8, Other Assets 4.1'),
  second: s.credit('AAA 12.9, AA+ 22.7, AA- 26.4, A+ 18.1, A 15.8, Other Assets 4.1'),
  papers: s.papers(
    'Pir Adil Bank Limited TFC-III 9.13, Litra Chemicals Limited TFC 7.85, Choti Zerin Energy Limited ' +
      'Sukuk 7.02, Mana ' +
      'Ahmadani Leasing Limited TFC 6.18, Shadan Lund Sugar Limited Sukuk 5.24, Kot Qaisrani Telecom ' +
      'Limited TFC 4.66',
  ),
  ter: 2.27,
  metrics: [
    ['Weighted Average Maturity (Days)', 963, 0],
    ['Modified Duration', 0.6, 1],
  ],
});

const balanced = fund({
  name: 'Vihowa Balanced Growth Fund',
  abbr: 'VBGF',
  model: s.market([2011, 8, 29], 50, 0.6, 15_700_000),
  profile: {
    category_raw: 'Balanced Scheme',
    benchmark_raw: '55% KSE-100 Index and 45% 6M KIBOR',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.75% p.a. of average annual net assets',
    front_end_load_raw: '2%',
    investment_objective_raw:
      'The Fund combines shares with papers of fixed income and rebalances them with every change of the outlook.',
  },
  rating: null,
  asset: s.weights('Shares 55.3, PIBs 11.8, TFCs 7.4, Cash at Bank 23.1, Other Assets 2.4'),
  second: s.sectors('Banks 15.7, Technology 10.4, Cement 9.3, Oil Exploration 8.1, Other sectors 11.8'),
  papers: s.papers(
    'Pir Adil Bank Limited 6.84, Zinda Pir Systems Limited 5.92, Barthi Cement Limited 5.17, Litra ' +
      'Petroleum Limited ' +
      '4.73, Tibbi Qaisrani Bank Limited 4.05',
  ),
  ter: 2.86,
  metrics: [
    ['Price to Earnings', 4.4, 1],
    ['Dividend Yield (%)', 8.9, 1],
  ],
});

const shares = fund({
  name: 'Vihowa Shares Fund',
  abbr: 'VSF',
  model: s.market([2005, 11, 14], 50, 1.02, 38_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'KPMG Taseer Hadi & Co.',
    management_fee_raw: '2.00% p.a. of average annual net assets',
    front_end_load_raw: '3%',
    investment_objective_raw:
      'The Fund aims at the growth of capital over years by owning shares of companies that earn more ' +
      'than their cost of ' +
      'capital.',
  },
  rating: null,
  asset: s.weights('Shares 90.8, Cash at Bank 7.6, Other Assets 1.6'),
  second: s.sectors('Banks 24.2, Oil Exploration 17.3, Technology 14.1, Cement 11.6, Other sectors 23.6'),
  papers: s.papers(
    'Pir Adil Bank Limited 9.26, Litra Petroleum Limited 8.63, Zinda Pir Systems Limited 8.11, Barthi ' +
      'Cement Limited ' +
      '6.94, Tibbi Qaisrani Bank Limited 6.37, Haji Ghazi Fertilizers Limited 5.58, Mangrotha Oilfields ' +
      'Limited 4.82, Taman ' +
      'Textiles Limited 3.46',
  ),
  ter: 3.42,
  metrics: [
    ['Price to Earnings', 4.1, 1],
    ['Dividend Yield (%)', 9.2, 1],
    ['Beta', 1.01, 2],
  ],
});

const islamic = fund({
  name: 'Vihowa Islamic Shares Fund',
  abbr: 'VISF',
  model: s.market([2014, 2, 24], 50, 0.96, 22_500_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'KPMG Taseer Hadi & Co.',
    management_fee_raw: '2.00% p.a. of average annual net assets',
    front_end_load_raw: '3%',
    investment_objective_raw:
      'The Fund aims at the growth of capital over years from listed shares that are compliant with Shariah.',
  },
  rating: null,
  asset: s.weights('Shares 92.1, Cash at Islamic Banks 6.3, Other Assets 1.6'),
  second: s.sectors('Oil Exploration 22.7, Technology 18.8, Cement 16.9, Fertilizer 12.4, Other sectors 21.3'),
  papers: s.papers(
    'Litra Petroleum Limited 10.14, Zinda Pir Systems Limited 9.37, Barthi Cement Limited 8.26, Haji ' +
      'Ghazi Fertilizers Limited ' +
      '7.53, Mangrotha Oilfields Limited 6.41, Taman Textiles Limited 4.28',
  ),
  ter: 3.36,
  metrics: [
    ['Price to Earnings', 4.7, 1],
    ['Dividend Yield (%)', 7.8, 1],
    ['Beta', 0.97, 2],
  ],
});

/** In the order of the report. */
export const FUNDS = [liquid, bonds, income, balanced, shares, islamic];
