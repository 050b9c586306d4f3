/** The funds of AMC N86: a cash, an income and an equity fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  pricing_mechanism_raw: 'forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 p.m.',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Mingora Cash Fund',
    abbr: 'MCF',
    model: s.rate([2013, 3, 19], 100, 0.2, 88_400_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% three-month PKRV and 30% three-month deposit rates',
      risk_profile_raw: 'Very Low',
      auditor_raw: 'KPMG Taseer Hadi & Co.',
      management_fee_raw: '0.75%',
      front_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 5,000',
      investment_objective_raw:
        'to offer high liquidity and a competitive return from short-term instruments of low risk',
    },
    rating: ['AA+(f)', 'VIS', [2023, 12, 28]],
    asset: s.weights('T-Bills 52.8, Bank deposits 41.6, Short-term Sukuk 4.3, Other assets 1.3'),
    second: s.credit('Government 52.8, AAA 19.2, AA+ 17.4, AA 9.3, Other assets 1.3'),
    papers: [],
    ter: 1.04,
    metrics: [['weighted average maturity', 58, 0]],
  }),
  fund({
    name: 'Mingora Income Fund',
    abbr: 'MIF',
    model: s.rate([2009, 8, 3], 50, 0.8, 41_700_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'six-month KIBOR',
      risk_profile_raw: 'Medium',
      auditor_raw: 'BDO Ebrahim & Co.',
      management_fee_raw: '1.20%',
      front_end_load_raw: '1.00%',
      minimum_initial_raw: 'PKR 5,000',
      investment_objective_raw: 'to earn a stable income from certificates, bonds and deposits of good quality',
    },
    rating: ['A+(f)', 'VIS', [2023, 12, 28]],
    asset: s.weights('PIBs 38.7, Bank deposits 26.9, Term finance certificates 22.3, T-Bills 9.4, Other assets 2.7'),
    second: s.credit('Government 48.1, AAA 12.4, AA+ 15.8, AA 13.3, A+ 7.7, Other assets 2.7'),
    papers: s.papers(
      'Malam Jabba Power TFC 5.43, Kalam Bank TFC-II 4.87, Barikot Cement TFC 3.92, Madyan Telecom TFC 3.36, Kalam Bank TFC-I 2.58',
    ),
    ter: 1.91,
    metrics: [['weighted average maturity', 764, 0]],
  }),
  fund({
    name: 'Mingora Equity Fund',
    abbr: 'MEF',
    model: s.market([2006, 11, 13], 100, 1.01, 17_600_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      auditor_raw: 'Crowe Hussain Chaudhury & Co.',
      management_fee_raw: '2.40%',
      front_end_load_raw: '2.50%',
      minimum_initial_raw: 'PKR 10,000',
      investment_objective_raw: 'to grow the capital of investors over the long term from shares of listed companies',
    },
    rating: null,
    asset: s.weights('Listed shares 91.9, Bank deposits 6.4, Other assets 1.7'),
    second: s.sectors('Banks 23.8, Exploration 20.6, Cement 14.3, Fertilizer 12.1, Technology 7.4, Power 6.2'),
    papers: s.papers(
      'Kalam Bank 9.72, Bahrain Exploration 9.05, Barikot Cement 8.11, Khwazakhela Fertilizer 7.46, Saidu Petroleum 6.63, Matta Systems 5.38, Malam Jabba Power 4.71, Charbagh Cement 3.94, Shamozai Foods 3.12, Fizagat Hotels 2.27',
    ),
    ter: 4.22,
    metrics: [],
  }),
];
