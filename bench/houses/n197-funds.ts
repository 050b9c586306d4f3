/** The funds of AMC N197: cash, income, Islamic asset allocation, index, a fund of funds, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Deloitte Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Zahirpir Cash Fund',
  abbr: 'ZCF',
  model: s.rate([2011, 6, 13], 100, -0.2, 52_400_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% three months PKRV and 30% three months deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '10% of gross earnings, minimum 0.25% p.a.',
    cutoff_raw: '10:30 a.m.',
    minimum_initial_raw: 'Rs. 5,000',
    investment_objective_raw:
      'To earn a competitive return for unit holders from cash and papers of the Government with a short life, and to keep ' +
      'their capital safe and at hand.',
  },
  rating: ['AA(f)', 'JCR-VIS', [2017, 12, 29]],
  asset: s.weights('T-Bills 61.37, Bank Deposits 33.19, Commercial Paper 4.26, Receivables 1.18'),
  second: s.credit('Government 61.4, AAA 8.2, AA+ 11.7, AA 17.5, Unrated 1.2'),
  papers: [],
  ter: 0.71,
  metrics: [
    ['Weighted average maturity (days)', 47, 0],
    ['Instruments held', 16, 0],
  ],
});

const income = fund({
  name: 'Zahirpir Income Fund',
  abbr: 'ZIF',
  model: s.rate([2006, 11, 6], 100, 0.9, 21_800_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Six months KIBOR',
    risk_profile_raw: 'Moderate',
    management_fee_raw: '1.25% p.a. of average net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn a stable income from term finance certificates of good credit, spread transactions, deposits with banks and ' +
      'papers of the Government.',
  },
  rating: ['A+(f)', 'PACRA', [2017, 10, 18]],
  asset: s.weights('TFCs 36.41, Bank Deposits 28.83, PIBs 19.74, Spread Transactions 11.62, Receivables 3.4'),
  second: s.credit('Government 19.7, AAA 6.4, AA+ 13.9, AA 21.3, AA- 18.2, A+ 11.7, Unrated 8.8'),
  papers: s.papers(
    'Shedani Fertilizer Company - TFC / AA- 8.37, Zahirpir Road Sugar Mills - TFC / A+ 6.12, Chachran Bank Limited - TFC / ' +
      'AA 5.71, Feroza Electric Limited - TFC / AA+ 4.93, Sehja Leasing Company - TFC / A+ 3.64, Allahabad Telecom - TFC / ' +
      'AA- 2.48',
  ),
  ter: 1.68,
  metrics: [
    ['Weighted average maturity (days)', 612, 0],
    ['Instruments held', 23, 0],
  ],
});

const islamic = fund({
  name: 'Zahirpir Islamic Asset Allocation Fund',
  abbr: 'ZIAAF',
  model: s.market([2010, 4, 19], 50, 0.61, 34_600_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'KMI-30 Index and six months deposit rate of three A rated Islamic banks, by actual weights',
    risk_profile_raw: 'Moderate to High',
    management_fee_raw: '2.00% p.a. of average net assets',
    front_end_load_raw: '2.00%',
    par_value_raw: 'Rs. 50',
    investment_objective_raw:
      'To let capital grow by moving it between Shariah compliant shares, Sukuk and deposits with Islamic banks as the ' +
      'outlook of each changes.',
  },
  rating: null,
  asset: s.weights('Shares 58.63, Islamic Bank Deposits 22.47, Sukuk 16.28, Receivables 2.62'),
  second: s.sectors('Cement 14.6, Oil & Gas Exploration 12.9, Fertilizer 9.8, Power 7.1, Other sectors 14.2'),
  papers: s.papers(
    'Kot Samaba Cement Limited / Cement 7.86, Cholistan Edge Petroleum / Oil & Gas Exploration 7.14, Shedani Fertilizer ' +
      'Company / Fertilizer 6.53, Feroza Electric Limited / Power 5.17, Derawar Gas Company / Oil & Gas Exploration 4.08, ' +
      'Tranda Cement Limited / Cement 3.41, Uch Road Power Limited / Power 2.26',
  ),
  ter: 2.66,
  metrics: [['Shares held', 24, 0]],
});

const index = fund({
  name: 'Zahirpir Index Tracker Fund',
  abbr: 'ZITF',
  model: s.market([2008, 1, 7], 100, 0.98, 4_300_000),
  profile: {
    category_raw: 'Index Tracker',
    benchmark_raw: 'KSE-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '0.75% p.a. of average net assets',
    front_end_load_raw: '1.50%',
    back_end_load_raw: '1.00% in the first year',
    investment_objective_raw:
      'To follow the KSE-30 Index by holding at least 85% of net assets in its companies, each with the weight that it has ' +
      'in the Index.',
  },
  rating: null,
  asset: s.weights('Shares 96.18, Bank Deposits 2.77, Receivables 1.05'),
  second: s.sectors(
    'Commercial Banks 29.4, Oil & Gas Exploration 18.7, Fertilizer 15.1, Cement 10.3, Other sectors 22.7',
  ),
  papers: s.papers(
    'Cholistan Edge Petroleum / Oil & Gas Exploration 10.92, Chachran Bank Limited / Commercial Banks 9.47, Shedani ' +
      'Fertilizer Company / Fertilizer 8.36, Bagh-o-Bahar Bank / Commercial Banks 7.28, Derawar Gas Company / Oil & Gas ' +
      'Exploration 6.41, Kot Samaba Cement Limited / Cement 5.39, Pattan Minara Bank / Commercial Banks 4.62, Tranda Cement ' +
      'Limited / Cement 3.18, Sanjarpur Fertilizer Limited / Fertilizer 2.57, Feroza Electric Limited / Power 2.03',
  ),
  ter: 1.52,
  metrics: [
    ['Tracking error (%)', 0.38, 2],
    ['Shares held', 30, 0],
  ],
});

const plan = fund({
  name: 'Zahirpir Portfolio Plan Fund',
  abbr: 'ZPPF',
  model: s.market([2014, 9, 22], 100, 0.37, 3_100_000),
  profile: {
    category_raw: 'Fund of Funds',
    benchmark_raw: 'Benchmarks of the funds held, by actual weights',
    risk_profile_raw: 'Moderate',
    management_fee_raw: 'Nil on what funds of Zahirpir hold, 1.00% p.a. on the rest',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To spread the savings of unit holders over funds of Zahirpir, so that one account gives the return of several kinds ' +
      'of investment.',
  },
  rating: null,
  asset: s.weights(
    'Zahirpir Income Fund 48.26, Zahirpir Index Tracker Fund 41.93, Bank Deposits 9.34, Receivables 0.47',
  ),
  papers: [],
  ter: 0.49,
  metrics: [],
});

const BIRTH: s.Day = [2013, 3, 18];

const pension = fund({
  ...s.EMPTY,
  name: 'Zahirpir Islamic Pension Fund',
  abbr: 'ZIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open End Scheme',
    category_raw: 'Shariah Compliant Voluntary Pension',
    risk_profile_raw: 'Chosen by participant',
    management_fee_raw: '1.50% p.a. of average net assets of each Sub-Fund',
    front_end_load_raw: '3.00% of contributions',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 2,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'To let participants save for their retirement in the manner of Shariah, and to draw a regular income from what they ' +
      'have saved afterwards.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 741_000), {
      asset: s.weights('Shares 92.36, Islamic Bank Deposits 6.41, Receivables 1.23'),
      papers: s.papers(
        'Kot Samaba Cement Limited / Cement 9.28, Cholistan Edge Petroleum / Oil & Gas Exploration 8.91, Shedani Fertilizer ' +
          'Company / Fertilizer 7.74, Feroza Electric Limited / Power 6.35, Derawar Gas Company / Oil & Gas Exploration 5.16',
      ),
      ter: 2.27,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -1.2, 1_060_000), {
      asset: s.weights('GoP Ijara Sukuk 51.28, Islamic Bank Deposits 46.83, Receivables 1.89'),
      papers: [],
      ter: 1.91,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -1.6, 1_230_000), {
      asset: s.weights('Islamic Bank Deposits 88.14, GoP Ijara Sukuk 10.57, Receivables 1.29'),
      papers: [],
      ter: 1.86,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamic, index, plan, pension];
