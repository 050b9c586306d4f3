/** The funds of AMC N119: cash, income, Islamic stocks, asset allocation, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'Central Depository Company of Pakistan Limited (CDC)',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'As per banking days',
  cutoff_raw: '4:00 p.m.',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Harnai Cash Fund',
  abbr: 'HCF',
  model: s.rate([2010, 7, 30], 10, -0.4, 1_840_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% 3 Months PKRV + 10% average of 3 Months deposit rates of 3 AA rated scheduled banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at Low Risk',
    management_fee_raw: 'Up to 1.25% of average daily net assets',
    front_end_load_raw: 'Up to 1.00%',
    cutoff_raw: '4:00 p.m. (9:00 a.m. for same day redemption)',
    investment_objective_raw:
      'The objective of HCF is to provide investors consistent returns with a high level of liquidity through a ' +
      'blend of money market and sovereign debt instruments.',
  },
  rating: ['AA+(f)', 'VIS', [2025, 1, 2]],
  asset: s.weights('T-Bills 52.6, PIBs 17.3, Cash & Bank Balances 28.4, Others including Receivables 1.7'),
  second: s.credit('Government Securities 69.9, AAA 16.4, AA+ 9.1, AA 2.9, Others including Receivables 1.7'),
  papers: [],
  ter: 1.32,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 68, 0],
    ['Leverage Ratio (times)', 0.02, 2],
  ],
});

const income = fund({
  name: 'Harnai Income Fund',
  abbr: 'HIF',
  model: s.rate([2008, 9, 20], 10, 0.4, 742_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '75% 6 Months KIBOR + 25% average of 6 Months deposit rates of 3 A rated scheduled banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at Medium Risk',
    management_fee_raw: 'Up to 1.50% of average daily net assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The objective of HIF is to earn a competitive rate of return while preserving capital to the extent possible ' +
      'by investing in liquid assets and fixed income securities.',
  },
  rating: ['A+(f)', 'VIS', [2025, 1, 2]],
  asset: s.weights(
    'PIBs 38.2, T-Bills 14.7, TFCs / Sukuks 18.9, Cash & Bank Balances 25.6, Others including Receivables 2.6',
  ),
  second: s.credit(
    'Government Securities 52.9, AAA 12.8, AA+ 11.6, AA 9.7, A+ 6.9, A- 3.5, Others including Receivables 2.6',
  ),
  papers: s.papers(
    'Spezand Power Company Limited Sukuk 4.83, Mangi Bank Limited TFC-IV 4.12, Khost Coal Limited Sukuk 3.37, Babihan ' +
      'Telecom Limited STS-9 2.68, Nakus Microfinance Bank Limited TFC 2.21, Sharigh Steels Limited Sukuk 1.69',
  ),
  ter: 1.87,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 2.4, 2],
    ['Leverage Ratio (times)', 0.03, 2],
  ],
});

const stock = fund({
  name: 'Harnai Islamic Stock Fund',
  abbr: 'HISF',
  model: s.market([2013, 6, 12], 10, 0.97, 318_000_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: 'Up to 3.00% of average daily net assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The objective of HISF is to provide higher risk adjusted returns over the long term by investing in a ' +
      'diversified portfolio of Shariah compliant equity instruments.',
  },
  rating: null,
  asset: s.weights('Stock / Equities 92.8, Cash & Bank Balances 5.7, Others including Receivables 1.5'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 21.6, Cement 18.8, Fertilizer 13.2, Pharmaceuticals 8.9, Other sectors 30.3',
  ),
  papers: s.papers(
    'Zardalu Petroleum Limited 10.87, Khost Cement Limited 9.42, Mangi Fertilizer Limited 8.36, Spezand Power Company ' +
      'Limited 7.14, Torkhan Gas Limited 6.28, Babihan Telecom Limited 5.19, Sharigh Steels Limited 4.33, Nakus ' +
      'Laboratories Limited 3.61, Duki Exploration Limited 2.87, Sinjawi Foods Limited 2.26',
  ),
  ter: 4.06,
  metrics: [
    ['Beta', 0.97, 2],
    ['Price to Earnings Ratio (x)', 8.4, 1],
    ['Dividend Yield (%)', 5.3, 1],
  ],
});

const allocation = fund({
  name: 'Harnai Asset Allocation Fund',
  abbr: 'HAAF',
  model: s.market([2023, 3, 6], 10, 0.61, 96_000_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw:
      'Combination of benchmarks for Equity, Fixed Income and Money Market on the basis of actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: 'Up to 2.50% of average daily net assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The objective of HAAF is to provide capital growth over the long term by shifting its investments between ' +
      'equity, debt and money market instruments.',
  },
  rating: null,
  asset: s.weights(
    'Stock / Equities 57.3, T-Bills 11.4, PIBs 13.8, Cash & Bank Balances 15.9, Others including Receivables 1.6',
  ),
  second: s.sectors('Commercial Banks 17.9, Cement 11.8, Fertilizer 8.4, Other sectors 19.2'),
  papers: s.papers(
    'Mangi Bank Limited 7.31, Khost Cement Limited 6.24, Mangi Fertilizer Limited 5.47, Torkhan Gas Limited 4.38, Nasak ' +
      'Bank Limited 3.59, Sinjawi Foods Limited 2.42',
  ),
  ter: 3.24,
  metrics: [
    ['Beta', 0.61, 2],
    ['Price to Earnings Ratio (x)', 7.6, 1],
  ],
});

const LAUNCH: s.Day = [2014, 8, 20];

const pension = fund({
  ...s.EMPTY,
  name: 'Harnai Pension Fund',
  abbr: 'HPF',
  model: s.market(LAUNCH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-End Pension Fund',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% of average daily net assets of each Sub-Fund',
    front_end_load_raw: 'Up to 3.00% on all contributions',
    minimum_initial_raw: 'PKR 10,000',
    dealing_days_raw: 'Monday to Friday',
    investment_objective_raw:
      'The objective of HPF is to provide a secure source of savings and regular income after retirement to the ' +
      'participants, who choose the allocation between the Sub-Funds.',
  },
  rating: null,
  subs: [
    s.sub('HPF - Equity Sub-Fund', s.market(LAUNCH, 100, 0.98, 1_290_000), {
      asset: s.weights('Stock / Equities 93.4, Cash & Bank Balances 5.0, Others including Receivables 1.6'),
      second: s.sectors('Commercial Banks 23.8, Cement 16.1, Fertilizer 12.7, Other sectors 40.8'),
      papers: s.papers(
        'Mangi Bank Limited 9.66, Khost Cement Limited 8.53, Zardalu Petroleum Limited 7.42, Mangi Fertilizer Limited ' +
          '6.35, Nasak Bank Limited 5.28',
      ),
      ter: 2.72,
    }),
    s.sub('HPF - Debt Sub-Fund', s.rate(LAUNCH, 100, -0.3, 1_930_000), {
      asset: s.weights('PIBs 51.6, T-Bills 24.3, Cash & Bank Balances 22.3, Others including Receivables 1.8'),
      second: s.credit('Government Securities 75.9, AAA 9.4, AA+ 12.9, Others including Receivables 1.8'),
      papers: [],
      ter: 1.63,
    }),
    s.sub('HPF - Money Market Sub-Fund', s.rate(LAUNCH, 100, -0.6, 3_410_000), {
      asset: s.weights('T-Bills 66.2, PIBs 9.4, Cash & Bank Balances 23.1, Others including Receivables 1.3'),
      second: s.credit('Government Securities 75.6, AAA 8.3, AA+ 14.8, Others including Receivables 1.3'),
      papers: [],
      ter: 1.41,
    }),
  ],
});

export const FUNDS = [cash, income, stock, allocation, pension];
