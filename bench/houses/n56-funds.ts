/** The funds of AMC N56: a money market, an income, and two equity funds. */
import * as s from './shared12.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'CDC',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9 am - 3 pm',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: '0%',
});

/** The rating that each fund had until the month, for the funds whose rating changed. */
export const RATED_BEFORE: Readonly<Record<string, string>> = { HIF: 'A+(f)' };

export const FUNDS = [
  fund({
    name: 'Haramosh Daily Fund',
    abbr: 'HDF',
    model: s.rate([2018, 10, 1], 100, 0.1, 138_000_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3-month PKRV, 30% 3-month average deposit rate of 3 AA rated banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.65%',
      front_end_load_raw: '0%',
      investment_objective_raw: 'Keep cash at work every day, with the least risk to its value.',
    },
    rating: ['AA+(f)', 'PACRA', [2023, 9, 11]],
    asset: s.weights('T-Bills 71.6, Bank Deposits 20.3, Short-term Sukuk 6.4, Others 1.7'),
    second: s.credit('Government 71.6, AAA 9.7, AA+ 10.6, AA 6.4, Others 1.7'),
    papers: s.papers('Bagrot Electric ST Sukuk 3.42, Danyor Power ST Sukuk 2.98'),
    ter: 0.84,
    metrics: [
      ['Average maturity (days)', 61, 0],
      ['Yield to maturity (%)', 20.4, 2],
    ],
  }),
  fund({
    name: 'Haramosh Income Fund',
    abbr: 'HIF',
    model: s.rate([2010, 3, 22], 100, 0.6, 52_400_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '6-month KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.20%',
      front_end_load_raw: '1%',
      investment_objective_raw: 'Earn more than deposits do, from rated debt and government paper.',
    },
    rating: ['AA-(f)', 'PACRA', [2024, 5, 10]],
    asset: s.weights('PIBs 29.4, T-Bills 26.3, TFCs and Sukuk 22.1, Bank Deposits 20.4, Others 1.8'),
    second: s.credit('Government 55.7, AAA 8.4, AA+ 13.7, AA 12.1, AA- 8.3, Others 1.8'),
    papers: s.papers(
      'Bagrot Bank TFC-III 6.14, Jutial Microfinance TFC 4.86, Danyor Power Sukuk 4.33, Nomal Telecom Sukuk 3.71, Juglot Sugar Sukuk 2.52',
    ),
    ter: 1.63,
    metrics: [
      ['Average maturity (days)', 512, 0],
      ['Yield to maturity (%)', 20.9, 2],
    ],
  }),
  fund({
    name: 'Haramosh Equity Fund',
    abbr: 'HEF',
    model: s.market([2007, 1, 15], 50, 1.03, 22_600_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index (TR)',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3%',
      investment_objective_raw: 'Let savings grow with the best run companies of the country.',
    },
    rating: null,
    asset: s.weights('Equities 93.8, Bank Deposits 4.9, Others 1.3'),
    second: s.sectors('Banks 27.4, Exploration 18.8, Fertilizer 14.1, Cement 10.9, Power 8.2'),
    papers: s.papers(
      'Bagrot Bank 9.61, Rakhiot Exploration 8.88, Nomal Fertilizer 8.12, Danyor Power 7.03, Jutial Cement 6.11, Juglot Petroleum 5.38, Chilas Bank 4.47, Sasli Systems 3.64, Astore Pharma 2.96, Gor Textile 2.27',
    ),
    ter: 3.52,
    metrics: [
      ['Price to earnings (times)', 4.1, 1],
      ['Dividend yield (%)', 10.8, 1],
    ],
  }),
  fund({
    name: 'Haramosh Dividend Fund',
    abbr: 'HDYF',
    model: s.market([2015, 11, 2], 10, 0.87, 96_000_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '1.80%',
      front_end_load_raw: '2%',
      investment_objective_raw: 'Collect high payouts from companies that can keep paying them.',
    },
    rating: null,
    asset: s.weights('Equities 89.6, Bank Deposits 8.7, Others 1.7'),
    second: s.sectors('Power 28.1, Banks 22.7, Fertilizer 17.4, Exploration 11.3'),
    papers: s.papers(
      'Danyor Power 10.14, Chilas Bank 9.27, Nomal Fertilizer 8.46, Rakhiot Exploration 7.22, Thelichi Power 6.05, Bagrot Bank 5.13, Bunji Energy 4.01',
    ),
    ter: 3.11,
    metrics: [
      ['Price to earnings (times)', 3.8, 1],
      ['Dividend yield (%)', 13.4, 1],
    ],
  }),
];
