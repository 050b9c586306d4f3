/** The funds of AMC N203 (money market, income, stocks, and a pension fund), and the options of its forms. */
import * as s from './shared15.ts';

/** What the form offers for each fact; one option of each is ticked. */
export const OPTIONS: readonly (readonly [label: string, key: s.TermKey, options: readonly string[]])[] = [
  ['Type', 'fund_type_raw', ['Open-end Fund', 'Closed-end Fund', 'Pension Fund']],
  ['Category', 'category_raw', ['Money Market', 'Income', 'Equity', 'Voluntary Pension Scheme']],
  ['Risk Profile', 'risk_profile_raw', ['Very Low', 'Low', 'Medium', 'High', 'As allocated by the participant']],
  [
    'Risk of Principal Erosion',
    'risk_of_principal_raw',
    ['Principal at low risk', 'Principal at medium risk', 'Principal at high risk'],
  ],
  ['Trustee', 'trustee_raw', ['Central Depository Company of Pakistan Limited', 'Digital Custodian Company Limited']],
  ['Auditor', 'auditor_raw', ['A. F. Ferguson & Co.', 'KPMG Taseer Hadi & Co.', 'BDO Ebrahim & Co.']],
  ['Listing', 'listing_raw', ['Pakistan Stock Exchange', 'Not listed']],
  ['Pricing Mechanism', 'pricing_mechanism_raw', ['Forward', 'Backward']],
  ['Dealing Days', 'dealing_days_raw', ['Monday to Friday', 'Monday to Saturday']],
  ['Cut-off Time', 'cutoff_raw', ['11:00 am', '3:00 pm', '4:00 pm']],
  ['Settlement', 'settlement_raw', ['Same day', '2 working days', '6 working days']],
  ['Leverage', 'leverage_raw', ['Nil', 'Up to 15% of net assets']],
  ['Par Value', 'par_value_raw', ['PKR 10', 'PKR 50', 'PKR 100']],
  ['Minimum Initial Investment', 'minimum_initial_raw', ['PKR 500', 'PKR 1,000', 'PKR 10,000']],
  ['Minimum Subsequent Investment', 'minimum_subsequent_raw', ['PKR 100', 'PKR 500', 'PKR 1,000']],
  ['Front-end Load', 'front_end_load_raw', ['Nil', '1.00%', '2.00%', '3.00%']],
  ['Back-end Load', 'back_end_load_raw', ['Nil', '1.00%', '2.00%']],
];

export const FUND_RATINGS = ['AAA(f)', 'AA+(f)', 'AA(f)', 'A+(f)', 'A(f)'];
export const AMC_RATINGS = ['AM1', 'AM2++', 'AM2+', 'AM2'];
export const AGENCIES = ['PACRA', 'VIS'];

const fund = s.fundWith({
  fund_type_raw: 'Open-end Fund',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  listing_raw: 'Not listed',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  settlement_raw: '2 working days',
  leverage_raw: 'Nil',
  par_value_raw: 'PKR 50',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Bisham Treasury Fund',
  abbr: 'BTF',
  model: s.rate([2016, 3, 7], 50, 0.1, 96_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three months PKRV and 10% three months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    cutoff_raw: '11:00 am',
    settlement_raw: 'Same day',
    management_fee_raw: 'Up to 0.90% p.a. of daily net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To keep capital safe and available at any time, and to earn the return of short Government paper and bank ' +
      'deposits.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 6, 28]],
  asset: s.weights('T-Bills 62.3, PIBs 14.8, Bank Deposits 17.2, Letters of Placement 4.1, Receivables 1.6'),
  second: s.credit('Government 77.1, AAA 9.4, AA+ 7.6, AA 4.3, Receivables 1.6'),
  papers: [],
  ter: 0.94,
  metrics: [['Weighted Average Maturity (Days)', 71, 0]],
});

const debt = fund({
  name: 'Bisham Debt Income Fund',
  abbr: 'BDIF',
  model: s.rate([2010, 10, 18], 50, 0.6, 31_800_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Six months KIBOR average',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    trustee_raw: 'Central Depository Company of Pakistan Limited',
    management_fee_raw: 'Up to 1.50% p.a. of daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To pay a regular income above that of deposits from a portfolio of bonds, of which a half is kept in ' +
      'investment grade.',
  },
  rating: ['A+(f)', 'VIS', [2024, 4, 5]],
  asset: s.weights('TFCs and Sukuk 31.4, PIBs 22.7, T-Bills 12.6, Bank Deposits 28.9, Receivables 4.4'),
  second: s.credit('Government 35.3, AAA 10.2, AA+ 13.7, AA 11.8, AA- 9.6, A+ 11.4, Unrated 3.6, Receivables 4.4'),
  papers: s.papers(
    'Thakot Hydro Power Limited - Sukuk 2022 11.37, Komila Bank Limited - TFC 2021 8.26, Batera Cement Limited - ' +
      'Sukuk 2023 ' +
      '5.81, Duber Microfinance Bank Limited - TFC 2022 3.64, Alpurai Foods Limited - Sukuk 2023 2.18',
  ),
  ter: 1.87,
  metrics: [
    ['Weighted Average Maturity (Days)', 684, 0],
    ['Modified Duration (Years)', 0.63, 2],
  ],
});

const equity = fund({
  name: 'Bisham Equity Builder Fund',
  abbr: 'BEBF',
  model: s.market([2013, 1, 28], 50, 1.02, 14_900_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    listing_raw: 'Pakistan Stock Exchange',
    trustee_raw: 'Central Depository Company of Pakistan Limited',
    auditor_raw: 'A. F. Ferguson & Co.',
    settlement_raw: '6 working days',
    management_fee_raw: 'Up to 2.75% p.a. of daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To build wealth over five years and more from shares of companies with growing earnings and little debt.',
  },
  rating: null,
  asset: s.weights('Quoted Shares 92.1, Bank Deposits 6.3, Receivables 1.6'),
  second: s.sectors('Banks 26.3, Oil and Gas 20.8, Cement 14.1, Fertilizer 12.2, Power 4.4, Other sectors 14.3'),
  papers: s.papers(
    'Komila Bank Limited 12.46, Thakot Oil and Gas Limited 9.93, Kolai Fertilizer Limited 8.71, Batera Cement ' +
      'Limited 7.35, ' +
      'Bank of Duber Limited 6.42, Alpurai Petroleum Limited 5.58, Helam Cement Limited 4.27, Thakot Hydro Power ' +
      'Limited 3.16, ' +
      'Kolai Motors Limited 2.04',
  ),
  ter: 3.61,
  metrics: [
    ['Beta', 1.04, 2],
    ['Price Earnings Ratio', 4.1, 1],
    ['Dividend Yield (%)', 10.8, 1],
  ],
});

const BIRTH: s.Day = [2015, 9, 14];

const pension = fund({
  ...s.EMPTY,
  name: 'Bisham Retirement Fund',
  abbr: 'BRF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Pension Fund',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'As allocated by the participant',
    trustee_raw: 'Central Depository Company of Pakistan Limited',
    auditor_raw: 'BDO Ebrahim & Co.',
    settlement_raw: null,
    leverage_raw: null,
    par_value_raw: 'PKR 100',
    minimum_subsequent_raw: 'PKR 100',
    management_fee_raw: 'Up to 1.25% p.a. of daily net assets of each Sub-Fund',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To let participants save for their retirement in the mix of three Sub-Funds that they choose.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 1_710_000), {
      asset: s.weights('Quoted Shares 93.2, Bank Deposits 5.4, Receivables 1.4'),
      second: s.sectors('Banks 25.4, Oil and Gas 22.1, Cement 15.2, Fertilizer 11.6, Other sectors 18.9'),
      papers: s.papers(
        'Komila Bank Limited 12.14, Thakot Oil and Gas Limited 10.62, Kolai Fertilizer Limited 8.03, Batera ' +
          'Cement Limited 6.87, ' +
          'Bank of Duber Limited 4.76',
      ),
      ter: 2.42,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, 0.3, 2_980_000), {
      asset: s.weights('PIBs 54.7, T-Bills 22.8, Bank Deposits 20.3, Receivables 2.2'),
      second: s.credit('Government 77.5, AAA 11.2, AA+ 9.1, Receivables 2.2'),
      papers: [],
      ter: 1.26,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 7_440_000), {
      asset: s.weights('T-Bills 81.6, Bank Deposits 16.5, Receivables 1.9'),
      second: s.credit('Government 81.6, AAA 10.4, AA+ 6.1, Receivables 1.9'),
      papers: [],
      ter: 1.03,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, debt, equity, pension];
