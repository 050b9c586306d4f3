/** The funds of AMC N15: four funds and a pension fund with three sub-funds. */
import type { Day } from './shared2.ts';
import { fundWith } from './shared3.ts';
import type { SubFund } from './shared3.ts';

const fund = fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  pricing_mechanism_raw: 'Forward',
  leverage_raw: 'None',
  dealing_days_raw: 'Mon to Fri',
  minimum_initial_raw: 'Rs.5,000/-',
  minimum_subsequent_raw: 'Rs.1,000/-',
});

const PENSION: Day = [2012, 4, 9];

const sub = (
  name: string,
  kind: 'rate' | 'market',
  units: number,
  tuned: number,
  mix: Pick<SubFund, 'asset' | 'papers' | 'ter'>,
): SubFund => ({
  name,
  model: {
    kind,
    launch: PENSION,
    startNav: 100,
    units,
    accumulates: true,
    ...(kind === 'rate' ? { spread: tuned } : { beta: tuned }),
  },
  metrics: [],
  ...mix,
});

export const FUNDS = [
  fund({
    name: 'Gorakh Cash Management Fund',
    abbr: 'Gorakh Cash Management Fund',
    model: { kind: 'rate', launch: [2009, 7, 13], startNav: 50, spread: -0.1, units: 194_600_000 },
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3M PKRV + 30% 3M deposit rates',
      risk_profile_raw: 'Very Low',
      auditor_raw: 'Deloitte Yousuf Adil',
      cutoff_raw: '12 noon',
      management_fee_raw: '0.50%',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw: 'To keep cash safe and liquid, and to earn more on it than a bank account does.',
    },
    rating: ['AA(f)', 'PACRA', [2020, 4, 17]],
    asset: [
      ['T-Bills', 58],
      ['Cash', 27],
      ['Placements', 13],
      ['Others', 2],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      weights: [
        ['Government', 58],
        ['AAA', 19],
        ['AA+', 14],
        ['AA', 7],
        ['Unrated', 2],
      ],
    },
    papers: [],
    ter: 0.92,
    metrics: [['Average maturity (days)', 47, 0]],
  }),
  fund({
    name: 'Gorakh Islamic Sovereign Fund',
    abbr: 'Gorakh Islamic Sovereign Fund',
    model: { kind: 'rate', launch: [2011, 1, 24], startNav: 100, spread: -0.7, units: 23_150_000 },
    profile: {
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: '6M PKISRV',
      risk_profile_raw: 'Low',
      auditor_raw: 'EY Ford Rhodes',
      cutoff_raw: '3 pm',
      management_fee_raw: '0.90%',
      front_end_load_raw: '0.75%',
      back_end_load_raw: 'Nil',
      investment_objective_raw: 'To earn halal income from sukuk that the Government of Pakistan issues or guarantees.',
    },
    rating: ['AA-(f)', 'VIS', [2020, 1, 8]],
    asset: [
      ['Ijara Sukuk', 51],
      ['Energy Sukuk', 23],
      ['Cash', 24],
      ['Others', 2],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      weights: [
        ['Government', 74],
        ['AA', 15],
        ['A+', 9],
        ['Unrated', 2],
      ],
    },
    papers: [
      ['GoP Ijara Sukuk XXI', 22.3, ''],
      ['Pakistan Energy Sukuk II', 13.6, ''],
      ['GoP Ijara Sukuk XIX', 11.2, ''],
    ],
    ter: 1.48,
    metrics: [['Average maturity (years)', 3.2, 1]],
  }),
  fund({
    name: 'Gorakh Growth Fund',
    abbr: 'Gorakh Growth Fund',
    model: { kind: 'market', launch: [2004, 12, 6], startNav: 100, beta: 1.01, units: 14_870_000 },
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      auditor_raw: 'EY Ford Rhodes',
      cutoff_raw: '4 pm',
      management_fee_raw: '2.00%',
      front_end_load_raw: '2.25%',
      back_end_load_raw: 'Nil',
      investment_objective_raw: 'To let capital grow over many years with a broad choice of listed companies.',
    },
    rating: null,
    asset: [
      ['Equities', 92],
      ['Cash', 6],
      ['Others', 2],
    ],
    second: {
      type: 'SECTOR_ALLOCATION',
      total: 67.8,
      weights: [
        ['Commercial Banks', 22],
        ['Cement', 16],
        ['Oil & Gas Exploration', 14],
        ['Textile Composite', 8.8],
        ['Pharmaceuticals', 7],
      ],
    },
    papers: [
      ['Kute Ji Bank', 8.8, ''],
      ['Dureji Cement', 7.9, ''],
      ['Khirthar Gas', 6.7, ''],
      ['Johi Spinning', 5.2, ''],
      ['Wahi Pandhi Labs', 4.1, ''],
    ],
    ter: 3.62,
    metrics: [['Beta', 1.0, 2]],
  }),
  fund({
    name: 'Gorakh Balanced Fund',
    abbr: 'Gorakh Balanced Fund',
    model: { kind: 'market', launch: [2018, 2, 12], startNav: 50, beta: 0.6, units: 9_420_000 },
    profile: {
      category_raw: 'Balanced',
      benchmark_raw: '60% KSE-100 Index + 40% 6M KIBOR',
      risk_profile_raw: 'Medium',
      auditor_raw: 'Deloitte Yousuf Adil',
      cutoff_raw: '4 pm',
      management_fee_raw: '1.60%',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw: 'To combine the growth of shares with the steadiness of bonds in one portfolio.',
    },
    rating: null,
    asset: [
      ['Equities', 57],
      ['PIBs', 21],
      ['TFCs', 9],
      ['Cash', 11],
      ['Others', 2],
    ],
    papers: [
      ['Kute Ji Bank', 5.9, ''],
      ['Khirthar Gas', 5.1, ''],
      ['Gaj Sugar TFC', 4.6, ''],
    ],
    ter: 2.87,
    metrics: [['Beta', 0.61, 2]],
  }),
  fund({
    name: 'Gorakh Pension Fund',
    abbr: 'Gorakh Pension Fund',
    model: { kind: 'market', launch: PENSION, startNav: 100, units: 1 },
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'By allocation',
      auditor_raw: 'EY Ford Rhodes',
      cutoff_raw: '4 pm',
      management_fee_raw: '1.25%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw: 'To let people save for old age in three sub-funds, in shares that they may choose.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: [
      sub('Equity Sub-Fund', 'market', 1_310_000, 0.97, {
        asset: [
          ['Equities', 95],
          ['Cash', 4],
          ['Others', 1],
        ],
        papers: [
          ['Kute Ji Bank', 9.3, ''],
          ['Dureji Cement', 8.1, ''],
          ['Khirthar Gas', 7.2, ''],
        ],
        ter: 2.6,
      }),
      sub('Debt Sub-Fund', 'rate', 2_260_000, 0.3, {
        asset: [
          ['PIBs', 52],
          ['T-Bills', 31],
          ['Cash', 16],
          ['Others', 1],
        ],
        papers: [],
        ter: 1.8,
      }),
      sub('Money Market Sub-Fund', 'rate', 2_940_000, -0.2, {
        asset: [
          ['T-Bills', 69],
          ['Cash', 30],
          ['Others', 1],
        ],
        papers: [],
        ter: 1.6,
      }),
    ],
  }),
];
