/** The funds of AMC N71: a stock and a money market fund, and a pension fund whose report is of another month. */
import * as s from './shared12.ts';

const common = {
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
} as const;
const fund = s.fundWith({
  ...common,
  fund_type_raw: 'Open End',
  listing_raw: 'Pakistan Stock Exchange Limited',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

const BEGUN: s.Day = [2013, 4, 8];

export const OPEN_END = [
  fund({
    name: 'Phander Stock Fund',
    abbr: 'PhSF',
    model: s.market([2007, 12, 3], 50, 1.01, 38_200_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To provide growth of capital over the long term from listed equities that pay well and are valued reasonably.',
    },
    rating: ['4-Star', 'PACRA', [2021, 9, 24]],
    asset: s.weights('Equities 91.8, Cash 6.6, Receivables and others 1.6'),
    second: s.sectors(
      'Commercial Banks 23.7, Cement 16.4, Exploration and Production 15.9, Technology 11.8, Fertilizer 9.6, Engineering 5.2',
    ),
    papers: s.papers(
      'Gupis Bank 8.94, Yasin Exploration 8.12, Khalti Systems 7.46, Ghizer Cement 6.93, Ishkoman Bank 6.07, Chatorkhand Fertilizer 5.38, Teru Steel 4.41, Barsat Cement 3.86, Darkut Petroleum 3.29, Punial Telecom 2.71',
    ),
    ter: 4.02,
    metrics: [['Number of holdings', 41, 0]],
  }),
  fund({
    name: 'Phander Money Market Fund',
    abbr: 'PhMMF',
    model: s.rate([2011, 5, 16], 50, -0.2, 212_000_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3-month PKRV and 30% 3-month average deposit rate of three AA rated scheduled banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.75% per annum',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide steady returns with high liquidity from treasury bills, bank deposits and other paper of short maturity.',
    },
    rating: ['AA+(f)', 'PACRA', [2021, 10, 11]],
    asset: s.weights('T-Bills 61.3, Cash 29.4, Commercial paper 7.7, Receivables and others 1.6'),
    second: s.credit('Government 61.3, AAA 17.2, AA+ 14.1, A1+ 5.8, Receivables and others 1.6'),
    papers: s.papers('Gupis Power CP 4.12, Khalti Leasing CP 3.47'),
    ter: 1.06,
    metrics: [['Weighted average maturity (days)', 58, 0]],
  }),
];

export const PENSION = [
  s.fundWith({ ...common, minimum_initial_raw: 'PKR 1,000', minimum_subsequent_raw: 'PKR 500' })({
    ...s.EMPTY,
    name: 'Phander Pension Fund',
    abbr: 'PhPF',
    model: s.market(BEGUN, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Depends on the allocation scheme',
      management_fee_raw: '1.50% per annum',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'To give participants a regular income after their retirement, from savings made during their working life.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(BEGUN, 100, 1.02, 940_000), {
        asset: s.weights('Equities 93.1, Cash 5.2, Receivables and others 1.7'),
        papers: s.papers(
          'Yasin Exploration 9.21, Gupis Bank 8.83, Khalti Systems 7.12, Ghizer Cement 6.64, Chatorkhand Fertilizer 5.27',
        ),
        ter: 2.21,
      }),
      s.sub('Debt Sub-Fund', s.rate(BEGUN, 100, -0.3, 1_630_000), {
        asset: s.weights('PIBs 47.6, T-Bills 22.9, TFCs 8.8, Cash 19.2, Receivables and others 1.5'),
        papers: [],
        ter: 1.83,
      }),
      s.sub('Money Market Sub-Fund', s.rate(BEGUN, 100, -0.4, 2_480_000), {
        asset: s.weights('T-Bills 66.8, Cash 31.8, Receivables and others 1.4'),
        papers: [],
        ter: 1.77,
      }),
    ],
  }),
];
