/** The funds of AMC N192: cash, income, two Islamic funds, equity, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 p.m.',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange Limited',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Sukheki Cash Fund',
  abbr: 'SCF',
  model: s.rate([2010, 9, 27], 100, 0.1, 41_600_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three months PKRV and 30% three months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '10% of gross earnings (min. 0.40%, max. 1.00% p.a. of average net assets)',
    investment_objective_raw:
      'To provide competitive returns with easy liquidity from low risk, short duration money market instruments.',
  },
  rating: ['AA(f)', 'JCR-VIS', [2016, 5, 31]],
  asset: s.weights('T-Bills 46.2, Bank Balances 38.4, Term Deposits with Banks 13.8, Other Assets 1.6'),
  second: s.credit('Government Securities 46.2, AAA 9.4, AA+ 13.6, AA 24.3, AA- 4.9, Other Assets 1.6'),
  papers: [],
  ter: 0.92,
  metrics: [
    ['Weighted Average Maturity (Days)', 39, 0],
    ['Number of Instruments', 14, 0],
  ],
});

const income = fund({
  name: 'Sukheki Income Fund',
  abbr: 'SIF',
  model: s.rate([2008, 2, 11], 100, 1.4, 17_900_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six months KIBOR',
    risk_profile_raw: 'Low to Medium',
    management_fee_raw: '1.25% p.a. of average net assets',
    front_end_load_raw: '1.00%',
    auditor_raw: 'Deloitte Yousuf Adil, Chartered Accountants',
    investment_objective_raw:
      'To seek stable income and capital preservation by investing in quality term finance certificates, Sukuk, spread ' +
      'transactions and bank deposits.',
  },
  rating: ['A+(f)', 'JCR-VIS', [2015, 12, 30]],
  asset: s.weights(
    'Bank Balances 47.3, Term Finance Certificates and Sukuk 27.9, PIBs 14.2, Margin Trading 7.5, Other Assets 3.1',
  ),
  second: s.credit(
    'Government Securities 14.2, AAA 5.1, AA 21.7, AA- 22.4, A+ 17.2, A 8.8, Unrated 7.5, Other Assets 3.1',
  ),
  papers: s.papers(
    'Kot Sarwar Fertilizer Co. Limited - TFC 6.42, Sukheki Mandi Sugar Mills Limited - Sukuk 5.83, Thatta Mundair Bank ' +
      'Limited - TFC 5.07, Vanike Telecom Limited - Sukuk 4.36, Kolo Tarar Leasing Limited - TFC 3.28',
  ),
  ter: 1.71,
  metrics: [
    ['Weighted Average Maturity (Years)', 1.9, 1],
    ['Duration (Days)', 128, 0],
  ],
});

const islamicIncome = fund({
  name: 'Sukheki Islamic Income Fund',
  abbr: 'SIIF',
  model: s.rate([2011, 3, 7], 50, -0.6, 56_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six months average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Low to Medium',
    management_fee_raw: '1.00% p.a. of average net assets',
    front_end_load_raw: '0.75%',
    investment_objective_raw:
      'To provide halal income from a diversified portfolio of Sukuk, Shariah compliant deposits and Government Ijara Sukuk.',
  },
  rating: ['A+(f)', 'PACRA', [2016, 8, 12]],
  asset: s.weights('Islamic Bank Balances 58.6, GoP Ijara Sukuk 21.4, Corporate Sukuk 17.3, Other Assets 2.7'),
  second: s.credit('Government Securities 21.4, AAA 7.2, AA+ 15.1, AA 19.8, A+ 21.3, A 12.5, Other Assets 2.7'),
  papers: s.papers(
    'Vanike Telecom Limited - Sukuk 5.91, Jalalpur Power Limited - Sukuk 4.88, Kot Sarwar Fertilizer Co. Limited - Sukuk ' +
      '3.72, Pindi Chemicals Limited - Sukuk 2.07',
  ),
  ter: 1.38,
  metrics: [['Weighted Average Maturity', 412, 0]],
});

const islamicStock = fund({
  name: 'Sukheki Islamic Stock Fund',
  abbr: 'SISF',
  model: s.market([2009, 11, 2], 50, 0.94, 23_700_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'Moderate to High',
    management_fee_raw: '2.00% p.a. of average net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To achieve capital growth in the long term from listed companies that comply with the principles of Shariah.',
  },
  rating: ['3-Star', 'JCR-VIS', [2016, 9, 19]],
  asset: s.weights('Stocks 86.8, Islamic Bank Balances 11.9, Other Assets 1.3'),
  second: s.sectors(
    'Cement 19.4, Fertilizer 14.7, Oil & Gas Exploration 13.2, Power Generation 9.8, Automobile Parts 7.3, Other sectors 22.4',
  ),
  papers: s.papers(
    'Vanike Cement Limited / Cement 8.93, Kot Sarwar Fertilizer Co. Limited / Fertilizer 8.21, Chenab Basin Petroleum Limited ' +
      '/ Oil & Gas Exploration 7.64, Jalalpur Power Limited / Power Generation 6.17, Rasul Nagar Cement Limited / Cement 5.48, ' +
      'Pindi Motor Parts Limited / Automobile Parts 4.36',
  ),
  ter: 2.62,
  metrics: [['Number of Stocks', 31, 0]],
});

const equity = fund({
  name: 'Sukheki Equity Fund',
  abbr: 'SEF',
  model: s.market([2006, 8, 14], 100, 1.04, 12_400_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'Moderate to High',
    management_fee_raw: '2.00% p.a. of average net assets',
    front_end_load_raw: '2.50%',
    auditor_raw: 'Deloitte Yousuf Adil, Chartered Accountants',
    investment_objective_raw:
      'To provide long term capital appreciation and dividends from an actively managed portfolio of listed stocks.',
  },
  rating: ['4-Star', 'JCR-VIS', [2016, 9, 19]],
  asset: s.weights('Stocks 88.7, Bank Balances 9.4, Other Assets 1.9'),
  second: s.sectors(
    'Commercial Banks 21.3, Cement 15.8, Oil & Gas Exploration 14.1, Fertilizer 9.9, Engineering 6.2, Other sectors 21.4',
  ),
  papers: s.papers(
    'Thatta Mundair Bank Limited / Commercial Banks 8.74, Chenab Basin Petroleum Limited / Oil & Gas Exploration 8.02, Vanike ' +
      'Cement Limited / Cement 7.56, Kot Sarwar Fertilizer Co. Limited / Fertilizer 6.91, Kaleke Bank Limited / Commercial ' +
      'Banks 6.24, Wachoki Steel Limited / Engineering 4.37',
  ),
  ter: 2.74,
  metrics: [
    ['Number of Stocks', 36, 0],
    ['Beta', 0.97, 2],
  ],
});

const BIRTH: s.Day = [2012, 7, 30];

const pension = fund({
  ...s.EMPTY,
  name: 'Sukheki Pension Fund',
  abbr: 'SPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open End',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Depends on the allocation chosen',
    management_fee_raw: '1.50% p.a. of average net assets of each Sub-Fund',
    front_end_load_raw: '3.00% on contributions',
    listing_raw: null,
    leverage_raw: null,
    investment_objective_raw:
      'To provide Participants with a portable, individualized and flexible pension scheme with contributions and ' +
      'allocations of their choice.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 962_000), {
      asset: s.weights('Stocks 91.6, Bank Balances 7.1, Other Assets 1.3'),
      papers: s.papers(
        'Chenab Basin Petroleum Limited 9.14, Thatta Mundair Bank Limited 8.63, Vanike Cement Limited 7.88, Kot Sarwar ' +
          'Fertilizer Co. Limited 6.95',
      ),
      ter: 2.31,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.2, 1_380_000), {
      asset: s.weights('PIBs 41.3, T-Bills 32.2, Bank Balances 24.4, Other Assets 2.1'),
      papers: [],
      ter: 1.94,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.5, 1_740_000), {
      asset: s.weights('T-Bills 58.7, Bank Balances 39.9, Other Assets 1.4'),
      papers: [],
      ter: 1.88,
    }),
  ],
});

/** In the order of the report; two funds share a page. */
export const FUNDS = [cash, income, islamicIncome, islamicStock, equity, pension];
