/** The funds of AMC N199: cash, income, equity, an index fund, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 p.m.',
  leverage_raw: 'None',
  listing_raw: 'Pakistan Stock Exchange',
  minimum_initial_raw: 'Rs 1,000',
  minimum_subsequent_raw: 'Rs 500',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Fortabbas Daily Cash Fund',
  abbr: 'FDCF',
  model: s.rate([2017, 3, 13], 100, 0.2, 71_800_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three months PKRV plus 30% three months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    management_fee_raw: 'Up to 0.80% p.a.',
    investment_objective_raw:
      'A high degree of liquidity and competitive daily returns from short government paper and deposits with banks of AA rating ' +
      'and above.',
  },
  rating: ['AA+(f)', 'PACRA', [2023, 10, 6]],
  asset: s.weights('T-Bills 54.3, Bank deposits 31.9, Letters of placement 12.1, Other assets 1.7'),
  second: s.credit('Government securities 54.3, AAA 14.6, AA+ 16.2, AA 13.2, Other assets 1.7'),
  papers: [],
  ter: 1.12,
  metrics: [['Average maturity, days', 47, 0]],
});

const income = fund({
  name: 'Fortabbas Income Builder Fund',
  abbr: 'FIBF',
  model: s.rate([2012, 5, 28], 100, 0.9, 8_260_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six months KIBOR',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.25% p.a.',
    front_end_load_raw: '1.25%',
    investment_objective_raw:
      'A steady income above that of bank deposits from term finance certificates, Sukuk, government paper and spread ' +
      'transactions.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 9, 8]],
  asset: s.weights('TFCs and Sukuk 33.7, PIBs 24.4, T-Bills 13.2, Bank deposits 26.1, Other assets 2.6'),
  second: s.credit('Government securities 37.6, AAA 9.8, AA+ 16.4, AA 17.7, A+ 15.9, Other assets 2.6'),
  papers: s.papers(
    'Marot Bank Limited - TFC II / Rated AA 9.43, Dera Bakha Energy Limited - Sukuk / Rated AA+ 7.18, Khichiwala Microfinance Bank ' +
      'Limited - TFC / Rated A+ 5.24, Cholistan Chemicals Limited - Sukuk / Rated AA 4.77',
  ),
  ter: 1.93,
  metrics: [
    ['Average maturity, years', 1.7, 1],
    ['Duration, years', 0.6, 1],
  ],
});

const equity = fund({
  name: 'Fortabbas Equity Fund',
  abbr: 'FEF',
  model: s.market([2009, 10, 5], 100, 1.03, 15_400_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 2.50% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'Growth of capital over five years and more, from a portfolio of some thirty listed companies that are cheap for what they ' +
      'earn.',
  },
  rating: ['4-Star', 'PACRA', [2023, 8, 18]],
  asset: s.weights('Shares 93.4, Bank deposits 5.1, Other assets 1.5'),
  second: s.sectors(
    'Commercial Banks 24.8, Oil & Gas Exploration 19.7, Fertilizer 13.2, Cement 11.6, Power 7.4, Other sectors 16.7',
  ),
  papers: s.papers(
    'Marot Bank Limited / Commercial Banks 9.86, Rahi Oilfields Limited / Oil & Gas Exploration 9.12, Walhar Fertilizer Limited / ' +
      'Fertilizer 7.94, Sanjarpur Cement Limited / Cement 6.47, Islamgarh Bank Limited / Commercial Banks 5.73, Dera Bakha Energy ' +
      'Limited / Power 4.62',
  ),
  ter: 3.87,
  metrics: [
    ['Number of companies', 32, 0],
    ['Price to earnings, times', 4.1, 1],
  ],
});

const index = fund({
  name: 'Fortabbas KSE-30 Tracker Fund',
  abbr: 'FKTF',
  model: s.market([2019, 7, 22], 100, 0.99, 6_930_000),
  profile: {
    category_raw: 'Index Tracker Scheme',
    benchmark_raw: 'KSE-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '0.75% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The return of the KSE-30 Index before costs, by holding each company of the index at very nearly its own weight.',
  },
  rating: null,
  asset: s.weights('Shares 97.2, Bank deposits 1.9, Other assets 0.9'),
  second: s.sectors(
    'Commercial Banks 27.3, Oil & Gas Exploration 21.9, Fertilizer 16.4, Power 9.7, Cement 8.1, Other sectors 13.8',
  ),
  papers: s.papers(
    'Rahi Oilfields Limited / Oil & Gas Exploration 12.38, Walhar Fertilizer Limited / Fertilizer 9.71, Marot Bank Limited / ' +
      'Commercial Banks 9.04, Derawar Petroleum Limited / Oil & Gas Exploration 7.56, Qaimpur Power Limited / Power 6.62, ' +
      'Sanjarpur Cement Limited / Cement 4.19',
  ),
  ter: 1.74,
  metrics: [['Tracking error, annualised %', 0.8, 1]],
});

const BIRTH: s.Day = [2013, 1, 21];

const pension = fund({
  ...s.EMPTY,
  name: 'Fortabbas Pension Fund',
  abbr: 'FPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% p.a. of each sub-fund',
    front_end_load_raw: '3.00%',
    listing_raw: null,
    leverage_raw: null,
    investment_objective_raw:
      'A pension that belongs to the saver: contributions of any amount, invested in three sub-funds in proportions of their own ' +
      'choice.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 1.01, 1_490_000), {
      asset: s.weights('Shares 94.2, Bank deposits 4.6, Other assets 1.2'),
      papers: s.papers(
        'Rahi Oilfields Limited 9.77, Marot Bank Limited 9.21, Walhar Fertilizer Limited 8.35, Derawar Petroleum Limited 6.14',
      ),
      ter: 2.76,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, 0.1, 2_120_000), {
      asset: s.weights('PIBs 43.6, T-Bills 29.2, Bank deposits 25.4, Other assets 1.8'),
      papers: [],
      ter: 1.88,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 8_940_000), {
      asset: s.weights('T-Bills 63.8, Bank deposits 34.9, Other assets 1.3'),
      papers: [],
      ter: 1.63,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [equity, index, income, cash, pension];
