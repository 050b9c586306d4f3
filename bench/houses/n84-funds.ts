/** The funds of AMC N84: a cash and an income fund, an asset allocation and a stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '15:30',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Turbat Cash Fund',
    abbr: 'TCF',
    model: s.rate([2010, 6, 17], 100, 0.2, 64_800_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3M PKRV + 30% 3M deposit rates',
      risk_profile_raw: 'Very Low',
      management_fee_raw: '0.85%',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To combine a high degree of liquidity with a competitive yield by investing in short government paper and in deposits.',
    },
    rating: ['AA(f)', 'PACRA', [2018, 5, 11]],
    asset: s.weights('T-Bills 44.2, Cash 47.6, Commercial paper 6.9, Others 1.3'),
    second: s.credit('Government 44.2, AAA 21.7, AA+ 20.3, AA 12.5, Others 1.3'),
    papers: [],
    ter: 1.02,
    metrics: [['Weighted average maturity (days)', 36, 0]],
  }),
  fund({
    name: 'Turbat Income Fund',
    abbr: 'TIF',
    model: s.rate([2007, 10, 9], 50, 0.8, 58_300_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '6M KIBOR',
      risk_profile_raw: 'Low to Medium',
      management_fee_raw: '1.20%',
      front_end_load_raw: '1.50%',
      investment_objective_raw:
        'To earn an income above that of deposits from a portfolio of certificates, bonds and placements with sound issuers.',
    },
    rating: ['A+(f)', 'PACRA', [2018, 5, 11]],
    asset: s.weights('TFCs and Sukuk 33.9, Cash 39.7, T-Bills 14.2, Placements 9.4, Others 2.8'),
    second: s.credit('Government 14.2, AAA 16.3, AA+ 28.1, AA 21.4, AA- 10.7, A+ 6.5, Others 2.8'),
    papers: s.papers(
      'Kech Bank TFC-III 6.42, Gwargo Power Sukuk 5.31, Dasht Bank TFC 4.58, Kech Bank TFC-II 3.96, Hoshab Fertilizer Sukuk 3.17, Nasirabad Housing TFC 2.34',
    ),
    ter: 1.88,
    metrics: [['Weighted average maturity (days)', 671, 0]],
  }),
  fund({
    name: 'Turbat Flexible Fund',
    abbr: 'TFF',
    model: s.market([2009, 2, 19], 50, 0.58, 16_900_000),
    profile: {
      category_raw: 'Asset Allocation',
      benchmark_raw: '50% KSE-100 + 50% 6M KIBOR',
      risk_profile_raw: 'Medium to High',
      management_fee_raw: '2.00%',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'To grow the capital of investors by moving between shares, bonds and cash as the outlook of each of them changes.',
    },
    rating: null,
    asset: s.weights('Shares 61.4, T-Bills 12.6, Cash 23.7, Others 2.3'),
    second: s.sectors('Banks 18.2, Exploration 15.1, Fertilizer 10.6, Cement 7.4, Power 5.3'),
    papers: s.papers(
      'Makran Petroleum 6.94, Kech Bank 6.27, Hoshab Fertilizer 5.71, Dasht Bank 5.02, Buleda Exploration 4.36, Gwargo Power 3.88, Tump Cement 3.15, Zamuran Foods 2.41',
    ),
    ter: 3.07,
    metrics: [['Number of companies', 27, 0]],
  }),
  fund({
    name: 'Turbat Stock Fund',
    abbr: 'TSF',
    model: s.market([2004, 4, 26], 100, 1.02, 11_400_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00%',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To outperform the market over the long term by investing in shares of companies that are priced below their value.',
    },
    rating: null,
    asset: s.weights('Shares 92.3, Cash 6.1, Others 1.6'),
    second: s.sectors('Banks 26.4, Exploration 21.7, Fertilizer 13.1, Cement 9.8, Automobiles 7.2, Power 6.6'),
    papers: s.papers(
      'Kech Bank 9.64, Makran Petroleum 9.11, Buleda Exploration 8.23, Hoshab Fertilizer 7.45, Dasht Bank 6.38, Tump Cement 5.56, Mand Motors 4.87, Gwargo Power 4.09',
    ),
    ter: 3.89,
    metrics: [['Number of companies', 34, 0]],
  }),
];
