/** The funds of AMC N32: five funds and a pension fund with three sub-funds. */
import * as s from './shared8.ts';

/** What the line below the terms says of all funds. */
export const COMMON = {
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  dealing_days_raw: 'Monday to Friday',
  pricing_mechanism_raw: 'Forward',
} as const;

const fund = s.fundWith({ ...COMMON, fund_type_raw: 'Open-ended', minimum_initial_raw: 'Rs. 1,000' });
const PENSION: s.Day = [2014, 10, 27];

export const FUNDS = [
  fund({
    name: 'Kumrat Cash Fund',
    abbr: 'KCF',
    model: s.rate([2012, 5, 14], 100, 0.15, 88_400_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3M PKRV + 30% 3M deposit rates',
      risk_profile_raw: 'Very Low',
      cutoff_raw: '9:00 am to 1:00 pm',
      management_fee_raw: 'Up to 1.00%',
      front_end_load_raw: '0.00%',
      back_end_load_raw: '0.00%',
    },
    rating: ['AA+(f)', 'VIS', [2023, 12, 28]],
    asset: s.weights('T-Bills 71.2, Bank Placements 21.3, Certificates of Deposit 5.9, Other 1.6'),
    second: s.credit('Government Securities 71.2, AAA 10.4, AA+ 16.8, Other 1.6'),
    papers: s.papers('Timergara Telecom ST Sukuk 3.8, Chakdara Electric CP 2.6'),
    ter: 0.88,
    metrics: [['WAM (days)', 57, 0]],
  }),
  fund({
    name: 'Kumrat Income Opportunity Fund',
    abbr: 'KIOF',
    model: s.rate([2006, 9, 18], 10, 0.4, 371_000_000),
    profile: {
      category_raw: 'Aggressive Fixed Income',
      benchmark_raw: '1Y KIBOR',
      risk_profile_raw: 'Medium',
      cutoff_raw: '9:00 am to 4:00 pm',
      management_fee_raw: 'Up to 1.50%',
      front_end_load_raw: '1.50%',
      back_end_load_raw: '0.00%',
    },
    rating: ['A(f)', 'VIS', [2023, 12, 28]],
    asset: s.weights('TFCs 38.6, PIBs 17.9, Bank Placements 34.4, Spread Transactions 6.2, Other 2.9'),
    second: s.credit('Government Securities 17.9, AAA 8.8, AA 25.3, A+ 27.4, A 17.7, Other 2.9'),
    papers: s.papers(
      'Panjkora Bank TFC 8.4, Wari Cement TFC 7.1, Timergara Telecom Sukuk 6.3, Chakdara Electric Sukuk 5.6, Barikot Housing TFC 4.2',
    ),
    ter: 2.24,
    metrics: [
      ['WAM (years)', 2.6, 1],
      ['Yield to maturity (%)', 21.3, 1],
    ],
  }),
  fund({
    name: 'Kumrat Stock Fund',
    abbr: 'KSF',
    model: s.market([2004, 2, 23], 50, 1.07, 21_800_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      cutoff_raw: '9:00 am to 3:30 pm',
      management_fee_raw: 'Up to 3.00%',
      front_end_load_raw: '2.50%',
      back_end_load_raw: '0.00%',
    },
    rating: null,
    asset: s.weights('Equities 95.1, Bank Placements 3.3, Other 1.6'),
    second: s.sectors('Banks 23.7, E&P 18.8, Fertilizer 13.6, Cement 12.9, Technology 7.2'),
    papers: s.papers(
      'Panjkora Bank 9.9, Lowari Top Petroleum 8.7, Wari Cement 7.8, Samarbagh Fertilizer 7.5, Dir Valley Energy 6.6, Jandool Bank 5.9, Thal Gas Company 5.2, Chakdara Electric 4.1',
    ),
    ter: 4.61,
    metrics: [['Portfolio turnover (%)', 9.4, 1]],
  }),
  fund({
    name: 'Kumrat Multi Asset Fund',
    abbr: 'KMAF',
    model: s.market([2010, 7, 12], 50, 0.66, 8_950_000),
    profile: {
      category_raw: 'Asset Allocation',
      benchmark_raw: '50% KSE-100 Index + 50% 6M KIBOR',
      risk_profile_raw: 'High',
      cutoff_raw: '9:00 am to 3:30 pm',
      management_fee_raw: 'Up to 2.50%',
      front_end_load_raw: '2.00%',
      back_end_load_raw: '1.00%',
    },
    rating: null,
    asset: s.weights('Equities 55.8, T-Bills 24.1, Bank Placements 17.9, Other 2.2'),
    second: s.sectors('Banks 14.9, Cement 11.2, Power 9.8, Textile 7.1'),
    papers: s.papers(
      'Jandool Bank 7.7, Wari Cement 6.9, Dir Valley Energy 6.2, Barawal Textile 4.8, Panjkora Bank 4.4, Thal Gas Company 3.7',
    ),
    ter: 3.88,
    metrics: [['Portfolio turnover (%)', 13.8, 1]],
  }),
  fund({
    name: 'Kumrat Islamic Sovereign Fund',
    abbr: 'KISF',
    model: s.rate([2019, 1, 21], 100, -0.3, 14_100_000),
    profile: {
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: '6M PISRV',
      risk_profile_raw: 'Low',
      cutoff_raw: '9:00 am to 4:00 pm',
      management_fee_raw: 'Up to 1.00%',
      front_end_load_raw: '1.00%',
      back_end_load_raw: '0.00%',
    },
    rating: ['AA-(f)', 'VIS', [2024, 1, 12]],
    asset: s.weights('GoP Ijara Sukuk 76.4, Bank Placements 21.7, Other 1.9'),
    second: s.credit('Government Securities 76.4, AAA 9.1, AA 12.6, Other 1.9'),
    papers: [],
    ter: 1.18,
    metrics: [['WAM (years)', 1.9, 1]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Kumrat Retirement Fund',
    abbr: 'KRF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Depends on the allocation scheme',
      cutoff_raw: '9:00 am to 4:00 pm',
      management_fee_raw: 'Up to 1.50%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: '0.00%',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub Fund', s.market(PENSION, 100, 1.01, 1_240_000), {
        asset: s.weights('Equities 94.3, Bank Placements 4.4, Other 1.3'),
        papers: s.papers('Panjkora Bank 10.6, Lowari Top Petroleum 9.1, Samarbagh Fertilizer 8.2, Wari Cement 7.4'),
        ter: 2.72,
      }),
      s.sub('Debt Sub Fund', s.rate(PENSION, 100, 0.1, 1_690_000), {
        asset: s.weights('PIBs 51.3, T-Bills 29.6, Bank Placements 17.4, Other 1.7'),
        papers: [],
        ter: 1.74,
      }),
      s.sub('Money Market Sub Fund', s.rate(PENSION, 100, -0.1, 2_830_000), {
        asset: s.weights('T-Bills 78.2, Bank Placements 20.6, Other 1.2'),
        papers: [],
        ter: 1.41,
      }),
    ],
  }),
];
