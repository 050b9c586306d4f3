/** The funds of AMC N118: liquidity, government securities, income, Islamic equity and a balanced fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Fund',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'Riaz Ahmad & Company',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '15:00 hours',
  minimum_initial_raw: 'Rs. 10,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  back_end_load_raw: 'Nil',
});

export interface Extra {
  readonly manager: string;
  /** The range in which the fund may hold each class. */
  readonly ranges: readonly string[];
  /** The figures of the index or the market for the fund's statistics. */
  readonly market: readonly string[];
}

export const EXTRAS: Readonly<Record<string, Extra>> = {
  DLF: {
    manager: 'Hafsa Sanjrani, CFA',
    ranges: ['0 - 100', '0 - 100', '10 - 100', '-'],
    market: ['90', '10.95'],
  },
  DGSF: {
    manager: 'Hafsa Sanjrani, CFA',
    ranges: ['0 - 100', '0 - 100', '10 - 30', '-'],
    market: ['3.0', '11.30'],
  },
  DIF: {
    manager: 'Behram Notezai, ACCA',
    ranges: ['0 - 75', '0 - 50', '0 - 75', '25 - 100', '-'],
    market: ['2.0', '11.05'],
  },
  DIEF: {
    manager: 'Gul Hasan Reki, CFA',
    ranges: ['70 - 100', '0 - 30', '-'],
    market: ['8.6', '5.4', '1.00'],
  },
  DBF: {
    manager: 'Gul Hasan Reki, CFA',
    ranges: ['30 - 70', '0 - 60', '0 - 60', '5 - 70', '-'],
    market: ['8.2', '1.00'],
  },
};

const liquidity = fund({
  name: 'Dalbandin Liquidity Fund',
  abbr: 'DLF',
  model: s.rate([2013, 5, 13], 100, -0.3, 183_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three-month PKRV plus 10% three-month average deposit rate of three AA rated commercial banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at Very Low Risk',
    dealing_days_raw: 'Monday to Saturday',
    management_fee_raw: '0.75% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of the Fund is to offer a high level of liquidity and competitive returns from a ' +
      'portfolio of low risk, short maturity assets.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 3, 27]],
  asset: s.weights('PIBs 14.2, T-Bills 58.6, Bank Balances 25.8, Others 1.4'),
  second: s.credit('Government Securities 72.8, AAA 13.6, AA+ 8.4, AA 3.8, Others 1.4'),
  papers: [],
  ter: 1.04,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 61, 0],
    ['Yield to Maturity (%)', 10.9, 2],
  ],
});

const sovereign = fund({
  name: 'Dalbandin Government Securities Fund',
  abbr: 'DGSF',
  model: s.rate([2009, 11, 16], 100, 0.2, 76_000_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: 'Average six-month PKRV',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at Low Risk',
    management_fee_raw: '1.00% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The objective of the Fund is to earn attractive returns for its investors from a portfolio ' +
      'that consists mainly of securities of the government.',
  },
  rating: ['AA-(f)', 'PACRA', [2025, 3, 27]],
  asset: s.weights('T-Bills 33.7, PIBs 50.9, Bank Balances 13.6, Others 1.8'),
  second: s.credit('Government Securities 84.6, AAA 6.4, AA+ 4.9, AA 2.3, Others 1.8'),
  papers: [],
  ter: 1.58,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 3.2, 1],
    ['Yield to Maturity (%)', 11.4, 2],
  ],
});

const income = fund({
  name: 'Dalbandin Income Fund',
  abbr: 'DIF',
  model: s.rate([2006, 4, 17], 50, 0.5, 88_000_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% six-month KIBOR plus 25% six-month average deposit rate of three A rated commercial banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at Medium Risk',
    management_fee_raw: '1.25% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The objective of the Fund is to earn a steady income from corporate debt, government ' +
      'securities and deposits of good credit quality.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 3, 27]],
  asset: s.weights('T-Bills 11.4, PIBs 29.3, TFCs & Sukuk 26.1, Bank Balances 30.8, Others 2.4'),
  second: s.credit('Government Securities 40.7, AAA 10.6, AA+ 17.2, AA 18.4, A+ 10.7, Others 2.4'),
  papers: s.papers(
    'Chagai Copper Limited Sukuk 5.13, Nok Kundi Bank Limited TFC-II 4.26, Padag Power Limited Sukuk 3.74, Yakmach Telecom ' +
      'Limited STS 2.95, Ahmadwal Microfinance Limited TFC 2.18, Taftan Logistics Limited Sukuk 1.63',
  ),
  ter: 1.94,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 2.2, 1],
    ['Yield to Maturity (%)', 12.1, 2],
  ],
});

const equity = fund({
  name: 'Dalbandin Islamic Equity Fund',
  abbr: 'DIEF',
  model: s.market([2015, 8, 24], 50, 0.99, 29_300_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: '2.75% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The objective of the Fund is to achieve long term capital growth from a portfolio of Shariah ' +
      'compliant equities that are listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities 93.2, Bank Balances 5.4, Others 1.4'),
  second: s.sectors('Oil & Gas Exploration 23.4, Cement 17.7, Fertilizer 14.9, Power 8.6, Other sectors 28.6'),
  papers: s.papers(
    'Ras Koh Petroleum Limited 10.42, Saindak Cement Limited 9.36, Padag Power Limited 8.17, Chagai Copper Limited 7.24, ' +
      'Amuri Fertilizer Limited 6.48, Yakmach Telecom Limited 5.31, Mashkel Foods Limited 4.07, Kacha Pharma Limited 3.12',
  ),
  ter: 3.83,
  metrics: [
    ['Price to Earnings (x)', 7.8, 1],
    ['Dividend Yield (%)', 6.1, 1],
    ['Beta', 0.99, 2],
  ],
});

const balanced = fund({
  name: 'Dalbandin Balanced Fund',
  abbr: 'DBF',
  model: s.market([2023, 10, 23], 100, 0.58, 7_600_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: '50% KSE-100 Index plus 50% six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at Medium Risk',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The objective of the Fund is to combine growth of capital and regular income by holding shares ' +
      'and debt securities in balanced proportions.',
  },
  rating: null,
  asset: s.weights('Equities 56.4, T-Bills 14.8, PIBs 16.3, Bank Balances 10.9, Others 1.6'),
  second: s.sectors('Commercial Banks 16.8, Oil & Gas Exploration 12.4, Cement 9.7, Other sectors 17.5'),
  papers: s.papers(
    'Nok Kundi Bank Limited 6.73, Ras Koh Petroleum Limited 6.02, Saindak Cement Limited 5.18, Chagai Copper Limited 4.36, ' +
      'Amuri Fertilizer Limited 3.54, Mashkel Foods Limited 2.41',
  ),
  ter: 3.12,
  metrics: [
    ['Price to Earnings (x)', 7.4, 1],
    ['Beta', 0.58, 2],
  ],
});

export const FUNDS = [liquidity, sovereign, income, equity, balanced];
