/** The funds of AMC N173, which are the columns of its tables: cash, sovereign, income, asset allocation, equity. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  listing_raw: 'Pakistan Stock Exchange',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'None',
});

const cash = fund({
  name: 'Naudero Cash Management Fund',
  abbr: 'NCMF',
  model: s.rate([2014, 1, 27], 100, -0.3, 83_400_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-month PKRV and 30% 3-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: '5% of gross earnings, min. 0.40% of net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'To earn returns in line with the money market, with high liquidity and safety of capital.',
  },
  rating: ['AA+(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights('T-bills 68.4, Bank balances 26.7, Letters of placement 3.7, Other assets 1.2'),
  second: s.credit('Government paper 68.4, AAA 14.3, AA+ 9.8, AA 6.3, Other assets 1.2'),
  papers: [],
  ter: 0.94,
  metrics: [['Weighted average maturity (days)', 52, 0]],
});

const sovereign = fund({
  name: 'Naudero Government Securities Fund',
  abbr: 'NGSF',
  model: s.rate([2023, 8, 7], 100, 0.1, 9_280_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: '6-month PKRV',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% of net assets',
    front_end_load_raw: 'Up to 1.0%',
    investment_objective_raw: 'To earn returns from a portfolio of securities issued by the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'VIS', [2024, 2, 16]],
  asset: s.weights('PIBs 56.2, T-bills 27.3, Bank balances 13.6, Other assets 2.9'),
  second: s.credit('Government paper 83.5, AAA 5.8, AA+ 4.7, AA 3.1, Other assets 2.9'),
  papers: [],
  ter: 1.43,
  metrics: [
    ['Weighted average maturity (days)', 812, 0],
    ['Modified duration (years)', 0.61, 2],
  ],
});

const income = fund({
  name: 'Naudero Income & Growth Fund',
  abbr: 'NIGF',
  model: s.rate([2009, 5, 11], 100, 0.4, 21_760_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '6-month KIBOR',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '8% of gross earnings, max. 1.50% of net assets',
    front_end_load_raw: 'Up to 1.5%',
    investment_objective_raw:
      'To earn a steady income from corporate debt, government paper and bank deposits of good quality.',
  },
  rating: ['A+(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights(
    'Bank balances 34.8, Term finance certificates 21.3, PIBs 20.6, T-bills 11.7, Sukuk 8.2, Other assets 3.4',
  ),
  second: s.credit('Government paper 32.3, AAA 11.4, AA+ 17.2, AA 14.9, AA- 11.6, A+ 9.2, Other assets 3.4'),
  papers: s.papers(
    'Ratodero Bank Limited TFC / TFC 7.34, Garhi Power Limited Sukuk / Sukuk 5.26, Dokri Leasing Limited TFC / TFC 4.81, ' +
      'Kambar Fertilizer Limited TFC / TFC 3.92, Nasirabad Telecom Limited Sukuk / Sukuk 2.31, Warah Microfinance Bank Limited TFC / TFC 2.13',
  ),
  ter: 1.68,
  metrics: [
    ['Weighted average maturity (days)', 603, 0],
    ['Modified duration (years)', 0.42, 2],
  ],
});

const balanced = fund({
  name: 'Naudero Asset Allocation Fund',
  abbr: 'NAAF',
  model: s.market([2011, 10, 3], 100, 0.62, 3_420_000),
  profile: {
    category_raw: 'Asset Allocation',
    benchmark_raw: 'KSE-100 Index and 6-month KIBOR by actual proportion',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% of net assets',
    front_end_load_raw: 'Up to 2.5%',
    investment_objective_raw:
      'To earn long term returns by shifting between shares, debt and money market as conditions change.',
  },
  rating: null,
  asset: s.weights('Shares 61.7, Bank balances 21.5, T-bills 14.2, Other assets 2.6'),
  second: s.sectors('Banks 16.4, Oil & gas exploration 13.1, Fertilizer 9.7, Cement 8.3, Other sectors 14.2'),
  papers: s.papers(
    'Ratodero Bank Limited / Banks 6.83, Mohenjo Petroleum Limited / Oil & gas exploration 6.21, Kambar Fertilizer Limited / ' +
      'Fertilizer 5.47, Bakrani Exploration Limited / Oil & gas exploration 4.38, Shahdadkot Cement Limited / Cement 3.96, ' +
      'Larik Commercial Bank Limited / Banks 3.52',
  ),
  ter: 3.04,
  metrics: [
    ['Beta', 0.63, 2],
    ['Standard deviation (%)', 11.8, 1],
  ],
});

const equity = fund({
  name: 'Naudero Equity Fund',
  abbr: 'NEQF',
  model: s.market([2007, 9, 10], 100, 1.01, 6_150_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.50% of net assets',
    front_end_load_raw: 'Up to 3.0%',
    investment_objective_raw:
      'To earn growth of capital in the long term from shares of listed companies with sound prospects.',
  },
  rating: null,
  asset: s.weights('Shares 94.1, Bank balances 4.3, Other assets 1.6'),
  second: s.sectors(
    'Banks 24.6, Oil & gas exploration 19.8, Fertilizer 14.7, Cement 12.4, Power 5.9, Other sectors 16.7',
  ),
  papers: s.papers(
    'Mohenjo Petroleum Limited / Oil & gas exploration 9.74, Ratodero Bank Limited / Banks 9.12, Kambar Fertilizer Limited / ' +
      'Fertilizer 8.37, Bakrani Exploration Limited / Oil & gas exploration 7.08, Larik Commercial Bank Limited / Banks 6.45, ' +
      'Shahdadkot Cement Limited / Cement 5.83, Garhi Power Limited / Power 4.16',
  ),
  ter: 3.82,
  metrics: [
    ['Beta', 1.02, 2],
    ['Standard deviation (%)', 17.9, 1],
  ],
});

/** In the order of the columns. */
export const FUNDS = [cash, sovereign, income, balanced, equity];

/** What is said of each fund below the table of returns. */
export const REMARKS: Readonly<Record<string, string>> = {
  NCMF:
    'The Monetary Policy Committee kept the policy rate at 22% on April 29, 2024. We kept the maturity of the portfolio ' +
    'short, and placed maturing bills with banks at quarter-end rates.',
  NGSF:
    'The Fund has not completed one year. Floating rate bonds, whose coupon is reset every 15 days or six months, are the ' +
    'largest part of the portfolio; no bond was sold in the month.',
  NIGF:
    'The coupon of the Dokri Leasing TFC was received on April 15, 2024. Corporate paper remains below 35% of total assets, ' +
    'our internal limit.',
  NAAF:
    'The share of listed companies was kept between 60% and 65%. Bank balances are held for purchases that we expect after ' +
    'the budget of June 2024.',
  NEQF:
    'Shares fell on profit taking in the last two weeks, after the highs of March. The Fund added to Banks and Cement, and ' +
    'reduced Power, where circular debt reached Rs. 2,640 billion.',
};
