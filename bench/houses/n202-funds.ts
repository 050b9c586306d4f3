/** The funds of AMC N202: cash, income, Islamic stocks, and a balanced fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  registrar_raw: 'JWAFFS Registrar Services (Private) Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mondays to Fridays, except public holidays',
  cutoff_raw: '3:30 p.m.',
  settlement_raw: 'Within six working days',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange Limited',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Kunjah Cash Reserve Fund',
  abbr: 'KCRF',
  model: s.rate([2011, 9, 19], 100, 0.2, 41_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw:
      '70% three (3) months PKRV rates and 30% three (3) months average deposit rates of three AA rated scheduled ' +
      'banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 5% of the gross earnings, floor of 0.15% p.a. of net assets',
    front_end_load_raw: 'Nil',
    cutoff_raw: '1:00 p.m.',
    settlement_raw: 'Next working day',
    investment_objective_raw:
      'KCRF seeks competitive returns with a high degree of liquidity from a portfolio of short dated Government ' +
      'paper, ' +
      'deposits and placements of low risk.',
  },
  rating: ['AA+(f)', 'PACRA', [2022, 3, 9]],
  asset: s.weights('T-Bills 44.6, Bank Balances 37.9, Term Deposit Receipts 9.8, Commercial Paper 6.1, Others 1.6'),
  second: s.credit('Government Paper 44.6, AAA 21.7, AA+ 18.9, AA 13.2, Others 1.6'),
  papers: s.papers(
    'Kiranwala Power Generation Limited - CP (A1+) 3.41, Jokalian Fibres Limited - CP (A1) 1.96, Shadiwal Hydel ' +
      'Company ' +
      'Limited - CP (A1+) 0.87',
  ),
  ter: 0.78,
  metrics: [['Average Maturity of Net Assets (days)', 47, 0]],
});

const income = fund({
  name: 'Kunjah Income Advantage Fund',
  abbr: 'KIAF',
  model: s.rate([2007, 11, 26], 100, 0.7, 22_150_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Average of six (6) months KIBOR offer rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.35% p.a. of average daily net assets',
    front_end_load_raw: '1.25% (Class B only)',
    investment_objective_raw:
      'KIAF aims to pay its unit holders a steady income from a mix of corporate debt, Government bonds and ' +
      'deposits of ' +
      'sound credit quality.',
  },
  rating: ['A+(f)', 'PACRA', [2021, 12, 17]],
  asset: s.weights(
    'Term Finance Certificates and Sukuk 33.8, PIBs 14.2, T-Bills 7.4, Bank Balances 40.1, ' + 'Others 4.5',
  ),
  second: s.credit(
    'Government Paper 21.6, AAA 12.3, AA+ 17.4, AA 14.6, AA- 11.8, A+ 13.9, BBB and below 3.9, Others 4.5',
  ),
  papers: s.papers(
    'Kiranwala Power Generation Limited - Sukuk (May 2021) 6.44, Helan Bank Limited - TFC II (Dec 2019) 5.62, ' +
      'Qadirabad ' +
      'Barrage Cement Limited - Sukuk (Mar 2020) 4.93, Shadiwal Hydel Company Limited - TFC (Aug 2018) 4.08, ' +
      'Jokalian ' +
      'Microfinance Bank Limited - TFC (Jun 2021) 3.27, Kunjan Telecom Limited - Sukuk (Jan 2022) 2.71',
  ),
  ter: 1.94,
  metrics: [
    ['Average Maturity of Net Assets (years)', 2.3, 1],
    ['Duration of the Portfolio (years)', 0.41, 2],
    ['Running Yield of the Portfolio (%)', 13.4, 1],
  ],
});

const stock = fund({
  name: 'Kunjah Islamic Stock Fund',
  abbr: 'KISF',
  model: s.market([2013, 4, 8], 100, 0.98, 9_420_000),
  profile: {
    fund_type_raw: 'Open-ended, Shariah compliant',
    category_raw: 'Islamic Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.50%',
    auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
    investment_objective_raw:
      'KISF seeks growth of capital over the long run from stocks that the Shariah Advisor has approved, with bank ' +
      'balances in Islamic windows only.',
  },
  rating: null,
  asset: s.weights('Listed Stocks 88.7, Bank Balances 9.6, Others 1.7'),
  second: s.sectors(
    'Oil and Gas Exploration 22.9, Cement 17.6, Fertilizer 13.4, Technology 9.8, Textile Composite 6.2, Other ' +
      'sectors 18.8',
  ),
  papers: s.papers(
    'Qadirabad Oil Exploration Limited / Oil and Gas Exploration 10.84, Helan Fertilizer Company Limited / ' +
      'Fertilizer 9.17, ' +
      'Jokalian Cement Limited / Cement 8.06, Shadiwal Gas Limited / Oil and Gas Exploration 7.25, Kunjan ' +
      'Software Limited / ' +
      'Technology 6.58, Fatta Bhand Cement Limited / Cement 5.41, Kiranwala Textile Mills Limited / Textile ' +
      'Composite 4.29, ' +
      'Helan Tractors Limited / Automobiles 3.14, Lakhanwal Pharma Limited / Pharmaceuticals 2.36, Jokalian Glass ' +
      'Limited / ' +
      'Glass 1.83',
  ),
  ter: 3.28,
  metrics: [
    ['Beta with KMI-30', 0.97, 2],
    ['Price to Earnings (times)', 5.2, 1],
    ['Number of Stocks', 34, 0],
  ],
});

const balanced = fund({
  name: 'Kunjah Balanced Growth Fund',
  abbr: 'KBGF',
  model: s.market([2015, 2, 23], 100, 0.58, 5_870_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: '50% KSE-100 Index and 50% average of six (6) months KIBOR offer rates',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.75% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
    investment_objective_raw:
      'KBGF aims at growth of capital together with regular income from stocks and debt, of which neither exceeds ' +
      'seventy ' +
      'percent of its net assets.',
  },
  rating: null,
  asset: s.weights(
    'Listed Stocks 54.2, Term Finance Certificates and Sukuk 11.3, T-Bills 8.6, Bank Balances 23.4, Others 2.5',
  ),
  second: s.sectors(
    'Commercial Banks 13.1, Oil and Gas Exploration 11.8, Cement 8.7, Fertilizer 6.9, Other sectors 13.7',
  ),
  papers: s.papers(
    'Helan Bank Limited / Commercial Banks 7.36, Qadirabad Oil Exploration Limited / Oil and Gas Exploration ' +
      '6.42, Helan ' +
      'Fertilizer Company Limited / Fertilizer 5.18, Kiranwala Power Generation Limited - Sukuk (May 2021) / Debt ' +
      '4.77, ' +
      'Jokalian Cement Limited / Cement 4.05, Bank of Lakhanwal Limited / Commercial Banks 3.31, Shadiwal Gas ' +
      'Limited / Oil ' +
      'and Gas Exploration 2.64',
  ),
  ter: 2.87,
  metrics: [
    ['Beta with KSE-100', 0.61, 2],
    ['Number of Stocks', 27, 0],
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, balanced, stock];
