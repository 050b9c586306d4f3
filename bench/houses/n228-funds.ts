/** The funds of AMC N228: cash, income, shares, two Islamic funds, and a pension fund of three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: 'PKR 100',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 100',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Tulamba Cash Fund',
  abbr: 'TCF',
  model: s.rate([2017, 8, 21], 100, 0.3, 214_600_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three-month PKRV rates and 10% three-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '11:00 am',
    management_fee_raw: '1.00% p.a. of average net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To give savers a steady daily return and their money back within one working day, from Treasury Bills, ' +
      'short deposits and placements with well rated banks.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 9, 12]],
  asset: s.weights('T-Bills 61.7, PIBs 11.3, Bank Deposits 19.4, Placements 6.2, Others 1.4'),
  second: s.credit('Government 73.0, AAA 11.6, AA+ 8.3, AA 5.7, Others 1.4'),
  papers: s.papers('Sidhnai Power Limited STS / A1+ 3.14, Haveli Foods Limited STS / A1 1.86'),
  ter: 0.94,
  metrics: [['Weighted average maturity (days)', 58, 0]],
});

const income = fund({
  name: 'Tulamba Income Fund',
  abbr: 'TIF',
  model: s.rate([2013, 2, 11], 100, 0.8, 68_900_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% six-month KIBOR and 25% six-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.50% p.a. of average net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn more than a bank deposit over a year or longer from TFCs, sukuk, government paper and deposits, ' +
      'with enough cash at hand for withdrawals.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 9, 12]],
  asset: s.weights('PIBs 33.6, T-Bills 14.9, TFCs 17.8, Sukuk 11.5, Bank Deposits 20.1, Others 2.1'),
  second: s.credit('Government 48.5, AAA 9.8, AA+ 15.4, AA 13.6, A+ 10.6, Others 2.1'),
  papers: s.papers(
    'Makhdumpur Bank Limited TFC / AA+ 6.72, Sidhnai Power Limited Sukuk / AA 5.61, Baloki Cement Limited Sukuk / ' +
      'AA 4.48, Kot Islam Leasing Limited TFC / A+ 3.37, Haveli Foods Limited TFC / A+ 2.54',
  ),
  ter: 1.76,
  metrics: [
    ['Weighted average maturity (years)', 2.4, 1],
    ['Duration (years)', 0.91, 2],
  ],
});

const equity = fund({
  name: 'Tulamba Growth Equity Fund',
  abbr: 'TGEF',
  model: s.market([2011, 10, 17], 50, 1.03, 52_700_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index (total return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'PKR 50',
    management_fee_raw: '3.00% p.a. of average net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To let capital grow over five years and longer by owning thirty to forty listed companies that earn more ' +
      'than their cost of capital and treat small shareholders fairly.',
  },
  rating: null,
  asset: s.weights('Listed Equities 94.2, Bank Deposits 4.3, Others 1.5'),
  second: s.sectors(
    'Commercial Banks 25.7, Cement 16.8, Fertilizer 13.4, Oil & Gas Exploration 12.1, Technology 8.9, ' +
      'Other sectors 17.3',
  ),
  papers: s.papers(
    'Makhdumpur Bank Limited / Commercial Banks 9.64, Talwandi Fertilizer Limited / Fertilizer 8.37, Baloki Cement ' +
      'Limited / Cement 7.92, Haveli Petroleum Limited / Oil & Gas Exploration 7.18, Rajbah Technologies Limited / ' +
      'Technology 6.05, Bank of Sidhnai Limited / Commercial Banks 5.43, Kukarhatta Cement Limited / Cement 4.81, ' +
      'Shamkot Motors Limited / Automobiles 3.96, Abdul Hakim Pharma Limited / Pharmaceuticals 3.28, Nanakpur ' +
      'Steel Limited / Engineering 2.67',
  ),
  ter: 3.92,
  metrics: [
    ['Beta', 1.04, 2],
    ['Standard deviation (%)', 19.6, 1],
    ['Price to earnings (x)', 7.3, 1],
    ['Number of companies', 36, 0],
  ],
});

const islamicIncome = fund({
  name: 'Tulamba Islamic Income Fund',
  abbr: 'TIIF',
  model: s.rate([2019, 4, 15], 100, 0.2, 91_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six-month PKISRV rate',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: '1.25% p.a. of average net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn halal income from GoP Ijara Sukuk, corporate sukuk and deposits with Islamic banks, as approved by ' +
      'the Shariah Advisor.',
  },
  rating: ['AA-(f)', 'VIS', [2025, 6, 20]],
  asset: s.weights('GoP Ijara Sukuk 42.8, Corporate Sukuk 18.3, Islamic Bank Deposits 37.2, Others 1.7'),
  second: s.credit('Government 42.8, AAA 21.4, AA+ 17.2, AA 10.6, A+ 6.3, Others 1.7'),
  papers: s.papers(
    'Sidhnai Power Limited Sukuk / AA 6.24, Makhdumpur Islamic Bank Limited Sukuk / AAA 5.37, Baloki Cement Limited ' +
      'Sukuk / AA 4.15, Talwandi Fertilizer Limited Sukuk / A+ 3.08',
  ),
  ter: 1.48,
  metrics: [['Weighted average maturity (years)', 1.9, 1]],
});

const islamicMix = fund({
  name: 'Tulamba Islamic Allocation Fund',
  abbr: 'TIAF',
  model: s.market([2021, 1, 18], 100, 0.62, 23_400_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'Weighted average of KMI-30 Index and six-month PKISRV rate, by the actual mix of the fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: '2.50% p.a. of average net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To move between Shariah compliant shares, sukuk and deposits as markets change, so that capital grows with ' +
      'fewer sharp falls.',
  },
  rating: null,
  asset: s.weights('Listed Equities 61.4, GoP Ijara Sukuk 12.7, Islamic Bank Deposits 24.3, Others 1.6'),
  second: s.sectors('Cement 15.2, Fertilizer 12.6, Oil & Gas Exploration 10.9, Technology 8.4, Other sectors 14.3'),
  papers: s.papers(
    'Talwandi Fertilizer Limited / Fertilizer 8.16, Baloki Cement Limited / Cement 7.43, Haveli Petroleum Limited / ' +
      'Oil & Gas Exploration 6.58, Rajbah Technologies Limited / Technology 5.72, Abdul Hakim Pharma Limited / ' +
      'Pharmaceuticals 3.84',
  ),
  ter: 3.21,
  metrics: [
    ['Beta', 0.66, 2],
    ['Number of companies', 19, 0],
  ],
});

const BIRTH: s.Day = [2015, 5, 4];

const pension = fund({
  ...s.EMPTY,
  name: 'Tulamba Pension Fund',
  abbr: 'TPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open-end pension fund',
    risk_profile_raw: 'Depends on the chosen allocation',
    listing_raw: null,
    pricing_mechanism_raw: null,
    management_fee_raw: '1.50% p.a. of net assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'To let people save for the years after work in an account of their own that they can take along from one ' +
      'employer to the next, and that is invested in Sub-Funds as they choose.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 3_180_000), {
      asset: s.weights('Listed Equities 93.4, Bank Deposits 5.1, Others 1.5'),
      papers: s.papers(
        'Makhdumpur Bank Limited / Commercial Banks 9.92, Talwandi Fertilizer Limited / Fertilizer 8.71, Haveli ' +
          'Petroleum Limited / Oil & Gas Exploration 7.56, Baloki Cement Limited / Cement 6.83, Rajbah Technologies ' +
          'Limited / Technology 5.29',
      ),
      ter: 2.63,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.5, 4_460_000), {
      asset: s.weights('PIBs 43.7, T-Bills 31.6, TFCs 7.9, Bank Deposits 15.2, Others 1.6'),
      papers: s.papers('Makhdumpur Bank Limited TFC / AA+ 4.83, Kot Islam Leasing Limited TFC / A+ 2.97'),
      ter: 1.64,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 7_350_000), {
      asset: s.weights('T-Bills 69.2, PIBs 8.7, Bank Deposits 20.8, Others 1.3'),
      papers: [],
      ter: 1.29,
    }),
  ],
});

/** In the order of the report; the first two and the two Islamic funds share a page. */
export const FUNDS: readonly s.Fund[] = [cash, income, equity, islamicIncome, islamicMix, pension];

/** Percent a year that was charged, below the maximum. */
export const CHARGED: Readonly<Record<string, string>> = {
  TCF: '0.62',
  TIF: '1.15',
  TGEF: '2.40',
  TIIF: '0.95',
  TIAF: '1.85',
  TPF: '1.10',
};

export const VIEWS: Readonly<Record<string, string>> = {
  TCF:
    'The State Bank left its policy rate at 11.00% again. We bought three-month bills at the second auction and kept ' +
    'a fifth of the money in deposits for the usual withdrawals at the end of the year.',
  TIF:
    'Long yields rose slightly in thin trading. We added floating rate PIBs and let one TFC mature. Duration stays ' +
    'below one year until inflation has passed its winter peak.',
  TGEF:
    'Foreign funds sold shares for the fifth month in a row and the floods weighed on sales of cement and tractors. ' +
    'We used the fall to buy two banks at less than six times their earnings, and sold a textile mill whose margins ' +
    'will suffer from gas prices. We hold little cash: earnings of our companies should grow by about a sixth in ' +
    'this fiscal year, and the market pays us a dividend of more than six percent while we wait.',
  TIIF:
    'The Government offered less Ijara Sukuk than the market had hoped for. We hold what we have and place new money ' +
    'with Islamic banks that pay well for balances over the end of the year.',
  TIAF:
    'We reduced shares early in the month and moved the money to deposits. The fall of the market was thus felt ' +
    'only in part. Technology remains our favourite sector.',
  TPF:
    'Savers who are far from retirement felt the weak month of shares, while the Debt and the Money Market Sub-Funds ' +
    'earned clearly more than inflation. We keep the equity share high: time works for pension savers.',
};
