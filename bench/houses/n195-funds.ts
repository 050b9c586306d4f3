/** The funds of AMC N195: three of fixed income, three of equities, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  pricing_mechanism_raw: 'Forward',
  leverage_raw: 'Nil',
  listing_raw: 'PSX',
  par_value_raw: 'Rs. 100',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const cash = fund({
  name: 'Fatehjang Cash Fund',
  abbr: 'FCF',
  model: s.rate([2011, 4, 18], 100, -0.4, 139_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% three months PKRV and 30% three months deposit rate of AA rated banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '0.65% p.a.',
    cutoff_raw: '9:30 a.m.',
    investment_objective_raw: 'Competitive returns with high liquidity from money market instruments of low risk.',
  },
  rating: ['AA+(f)', 'PACRA', [2022, 9, 8]],
  asset: s.weights('T-Bills 71.4, Bank Deposits 20.7, Commercial Papers 6.2, Other Assets 1.7'),
  second: s.credit('Government 71.4, AAA 9.8, AA+ 11.3, AA 5.8, Other Assets 1.7'),
  papers: s.papers('Jand Power Limited - CP 3.42, Attock Hills Cement Limited - CP 2.81'),
  ter: 0.94,
  metrics: [['Weighted Average Maturity (Days)', 44, 0]],
});

const sovereign = fund({
  name: 'Fatehjang Sovereign Fund',
  abbr: 'FSF',
  model: s.rate([2014, 11, 10], 100, 0.1, 8_640_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: 'Six months PKRV rates',
    risk_profile_raw: 'Low to Medium',
    management_fee_raw: '0.90% p.a.',
    front_end_load_raw: '0.50%',
    investment_objective_raw:
      'Attractive returns from securities that the Government of Pakistan issues or guarantees.',
  },
  rating: ['AA-(f)', 'PACRA', [2022, 10, 14]],
  asset: s.weights('PIBs 58.3, T-Bills 24.9, Bank Deposits 14.6, Other Assets 2.2'),
  second: s.credit('Government 83.2, AAA 8.1, AA+ 6.5, Other Assets 2.2'),
  papers: [],
  ter: 1.33,
  metrics: [
    ['Weighted Average Maturity (Days)', 584, 0],
    ['Duration (Years)', 0.8, 1],
  ],
});

const income = fund({
  name: 'Fatehjang Income Plus Fund',
  abbr: 'FIPF',
  model: s.rate([2008, 6, 2], 100, 0.9, 21_300_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: 'One year KIBOR',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.25% p.a.',
    front_end_load_raw: '1.50%',
    back_end_load_raw: '0.75% in the first six months',
    investment_objective_raw:
      'A high level of current income from term finance certificates, Sukuk and spread transactions.',
  },
  rating: ['A(f)', 'PACRA', [2022, 10, 14]],
  asset: s.weights('TFCs and Sukuk 38.7, Bank Deposits 33.9, PIBs 16.1, Commercial Papers 8.4, Other Assets 2.9'),
  second: s.credit('Government 16.1, AAA 12.7, AA+ 17.3, AA 23.8, A+ 19.4, BBB+ 7.8, Other Assets 2.9'),
  papers: s.papers(
    'Basal Engineering Limited - Sukuk 7.84, Bank of Soan Limited - TFC 6.91, Jand Power Limited - Sukuk 5.57, Ikhlas Telecom ' +
      'Limited - TFC 4.76',
  ),
  ter: 1.92,
  metrics: [
    ['Weighted Average Maturity (Days)', 911, 0],
    ['Duration (Years)', 1.3, 1],
  ],
});

const SECTORS = 'Oil and Gas 24.1, Banks 22.3, Cement 12.6, Fertilizer 9.9, Other sectors 21.7';

const stock = fund({
  name: 'Fatehjang Stock Fund',
  abbr: 'FSTF',
  model: s.market([2005, 3, 28], 100, 1.02, 4_180_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw: 'Long term growth of capital from a diversified portfolio of listed companies.',
  },
  rating: ['3-Star', 'PACRA', [2022, 8, 25]],
  asset: s.weights('Stocks 90.6, Bank Deposits 7.7, Other Assets 1.7'),
  second: s.sectors(SECTORS),
  papers: s.papers(
    'Khaur Oilfields Limited 9.71, Bank of Soan Limited 8.36, Attock Hills Cement Limited 7.12, Domeli Fertilizer Limited 6.58, Ikhlas ' +
      'Telecom Limited 4.83',
  ),
  ter: 3.62,
  metrics: [['Beta', 0.98, 2]],
});

const islamic = fund({
  name: 'Fatehjang Islamic Stock Fund',
  abbr: 'FISF',
  model: s.market([2017, 2, 13], 100, 0.95, 11_900_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw: 'Long term growth of capital from listed companies that comply with Shariah.',
  },
  rating: null,
  asset: s.weights('Stocks 88.9, Bank Deposits 9.5, Other Assets 1.6'),
  second: s.sectors('Oil and Gas 27.2, Cement 18.4, Fertilizer 14.5, Pharmaceuticals 7.1, Other sectors 21.7'),
  papers: s.papers(
    'Khaur Oilfields Limited 11.02, Domeli Fertilizer Limited 9.14, Attock Hills Cement Limited 8.87, Dhulian Petroleum Limited 7.63, ' +
      'Injra Laboratories Limited 4.21',
  ),
  ter: 3.74,
  metrics: [['Beta', 0.93, 2]],
});

const dividend = fund({
  name: 'Fatehjang Dividend Fund',
  abbr: 'FDVF',
  model: s.market([2020, 9, 7], 100, 0.84, 3_260_000),
  profile: {
    category_raw: 'Equity (High Dividend)',
    benchmark_raw: 'KSE-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '1.75% p.a.',
    front_end_load_raw: '2.00%',
    minimum_initial_raw: 'Rs. 1,000',
    investment_objective_raw: 'Income and growth from listed companies that pay high and regular dividends.',
  },
  rating: null,
  asset: s.weights('Stocks 92.7, Bank Deposits 6.2, Other Assets 1.1'),
  second: s.sectors('Banks 34.7, Oil and Gas 25.3, Fertilizer 16.2, Cement 4.1, Other sectors 12.4'),
  papers: s.papers(
    'Bank of Soan Limited 9.86, Domeli Fertilizer Limited 9.12, Khaur Oilfields Limited 8.45, Kamra Bank Limited 7.31, Dhulian ' +
      'Petroleum Limited 6.44',
  ),
  ter: 3.27,
  metrics: [
    ['Beta', 0.82, 2],
    ['Dividend Yield (%)', 9.3, 1],
  ],
});

const BIRTH: s.Day = [2015, 1, 19];

const pension = fund({
  ...s.EMPTY,
  name: 'Fatehjang Pension Fund',
  abbr: 'FPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'According to the allocation',
    management_fee_raw: '1.25% p.a. of each sub-fund',
    front_end_load_raw: '3.00%',
    listing_raw: null,
    leverage_raw: null,
    investment_objective_raw: 'Regular income after retirement from the contributions of working life.',
  },
  rating: null,
  subs: [
    s.sub('FPF Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 1_130_000), {
      asset: s.weights('Stocks 91.8, Bank Deposits 6.9, Other Assets 1.3'),
      second: s.sectors('Oil and Gas 26.4, Banks 24.9, Cement 13.8, Other sectors 26.7'),
      papers: s.papers('Khaur Oilfields Limited 10.13, Bank of Soan Limited 9.42, Domeli Fertilizer Limited 8.05'),
      ter: 2.27,
    }),
    s.sub('FPF Debt Sub-Fund', s.rate(BIRTH, 100, -0.1, 1_520_000), {
      asset: s.weights('PIBs 44.8, T-Bills 27.3, TFCs and Sukuk 11.6, Bank Deposits 14.5, Other Assets 1.8'),
      papers: s.papers('Basal Engineering Limited - Sukuk 6.38, Jand Power Limited - Sukuk 4.91'),
      ter: 1.74,
    }),
    s.sub('FPF Money Market Sub-Fund', s.rate(BIRTH, 100, -0.6, 9_870_000), {
      asset: s.weights('T-Bills 68.1, Bank Deposits 30.5, Other Assets 1.4'),
      papers: [],
      ter: 1.58,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, sovereign, income, stock, islamic, dividend, pension];

/** Funds of one page, and its title. */
export const PAGES: readonly (readonly [title: string, abbrs: readonly string[]])[] = [
  ['Money Market and Fixed Income Schemes', ['FCF', 'FSF', 'FIPF']],
  ['Equity Schemes', ['FSTF', 'FISF', 'FDVF']],
  ['Pension Scheme', ['FPF']],
];
