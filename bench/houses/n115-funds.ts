/** The funds of AMC N115: a cash fund, an income fund, a stock fund, and a young tracker of dividends. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
});

const cash = fund({
  name: 'Kaghan Cash Fund',
  abbr: 'KCF',
  model: s.rate([2011, 3, 7], 100, -0.2, 142_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three month PKRV and 10% three month average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    dealing_days_raw: 'Monday to Saturday',
    cutoff_raw: '10:00 am',
    management_fee_raw: 'Up to 1.00% per annum',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To generate a competitive return with minimum risk by investing in short dated government securities and ' +
      'in deposits with well rated banks.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 9, 11]],
  asset: s.weights('T-Bills 62.7, PIBs 11.6, Cash with Banks 24.3, Others incl. Receivables 1.4'),
  second: s.credit('Government Securities 74.3, AAA 14.2, AA+ 6.8, AA 3.3, Others incl. Receivables 1.4'),
  papers: [],
  ter: 0.91,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 58, 0],
    ['Portfolio Yield (%)', 10.8, 2],
  ],
});

const income = fund({
  name: 'Kaghan Income Fund',
  abbr: 'KIF',
  model: s.rate([2006, 11, 27], 50, 0.35, 97_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '75% six month KIBOR and 25% six month average deposit rate of three A rated scheduled banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% per annum',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To provide a steady income to investors from a diversified portfolio of government securities, term ' +
      'finance certificates, sukuk and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 4, 24]],
  asset: s.weights('PIBs 38.4, T-Bills 12.8, TFCs / Sukuk 24.7, Cash with Banks 21.6, Others incl. Receivables 2.5'),
  second: s.credit(
    'Government Securities 51.2, AAA 8.9, AA+ 14.6, AA 12.3, AA- 7.1, A+ 3.4, Others incl. Receivables 2.5',
  ),
  papers: s.papers(
    'Balakot Bank Limited TFC II 4.62, Naran Power Company Limited Sukuk 3.94, Jared Cement Limited Sukuk 3.21, ' +
      'Lulusar Microfinance Bank Limited TFC 2.87, Shinkiari Foods Limited Sukuk 2.44, Batrasi Telecom Limited ' +
      'STS 2.06, Bata Kundi Fertilizer Limited TFC 1.71, Kawai Bank Limited TFC I 1.38, Mahandri Energy Limited ' +
      'Sukuk 1.12, Paras Leasing Limited TFC 0.84',
  ),
  ter: 1.84,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 3.1, 1],
    ['Duration (Years)', 1.4, 2],
    ['Portfolio Yield (%)', 11.9, 2],
  ],
});

const stock = fund({
  name: 'Kaghan Stock Fund',
  abbr: 'KSF',
  model: s.market([2004, 8, 16], 50, 1.02, 38_400_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% per annum',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'To provide long term capital growth by investing in the shares of well managed listed companies with ' +
      'above average earnings.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 93.6, Cash with Banks 5.1, Others incl. Receivables 1.3'),
  second: s.sectors(
    'Commercial Banks 24.8, Oil & Gas Exploration 16.9, Cement 13.7, Fertilizer 10.4, Power 6.6, Other sectors 21.2',
  ),
  papers: s.papers(
    'Balakot Bank Limited 9.12, Saiful Petroleum Limited 8.37, Jared Cement Limited 7.66, Bata Kundi Fertilizer ' +
      'Limited 6.74, Kawai Bank Limited 5.92, Mahandri Energy Limited 5.06, Siren Exploration Limited 4.41, Shogal ' +
      'Motors Limited 3.58, Batrasi Telecom Limited 2.93, Ghanool Pharma Limited 2.27',
  ),
  ter: 3.94,
  metrics: [
    ['Portfolio P/E (x)', 8.1, 1],
    ['Beta', 1.02, 2],
    ['Number of Stocks', 34, 0],
  ],
});

const tracker = fund({
  name: 'Kaghan Dividend Index Tracker Fund',
  abbr: 'KDITF',
  model: s.market([2024, 5, 20], 10, 0.97, 64_800_000),
  profile: {
    category_raw: 'Index Tracker Scheme',
    benchmark_raw: 'PSX Dividend 20 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '0.75% per annum',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'To track the performance of the PSX Dividend 20 Index by holding its constituents in the weights that they ' +
      'have in the index.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 96.8, Cash with Banks 2.4, Others incl. Receivables 0.8'),
  second: s.sectors(
    'Oil & Gas Exploration 23.6, Commercial Banks 22.4, Fertilizer 17.3, Power 14.9, Cement 8.2, Other sectors 10.4',
  ),
  papers: s.papers(
    'Saiful Petroleum Limited 11.34, Bata Kundi Fertilizer Limited 10.52, Balakot Bank Limited 9.47, Naran Power ' +
      'Company Limited 8.26, Siren Exploration Limited 7.33, Kawai Bank Limited 6.48, Mahandri Energy Limited 5.61, ' +
      'Jared Cement Limited 4.72, Lower Gali Gas Limited 3.64, Ghanool Pharma Limited 2.81',
  ),
  ter: 1.52,
  metrics: [
    ['Tracking Error (%)', 0.6, 2],
    ['Number of Stocks', 20, 0],
  ],
});

export const FUNDS = [cash, income, stock, tracker];
