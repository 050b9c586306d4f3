/** The funds of AMC N11: two pension funds with sub-funds and two funds without. */
import type { Day } from './shared2.ts';
import { fundWith } from './shared3.ts';
import type { SubFund } from './shared3.ts';

const fund = fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Baker Tilly Mehmood Idrees Qamar',
  dealing_days_raw: 'Mon – Fri',
  cutoff_raw: '4:30 PM',
  leverage_raw: 'Nil',
});

const sub = (
  name: string,
  kind: 'rate' | 'market',
  launch: Day,
  units: number,
  tuned: number,
  mix: Pick<SubFund, 'asset' | 'papers' | 'ter'>,
): SubFund => ({
  name,
  model: {
    kind,
    launch,
    startNav: 100,
    units,
    accumulates: true,
    ...(kind === 'rate' ? { spread: tuned } : { beta: tuned }),
  },
  metrics: [],
  ...mix,
});

const PENSION: Day = [2009, 8, 3];
const ISLAMIC: Day = [2013, 1, 14];

export const FUNDS = [
  fund({
    name: 'Kirthar Pension Fund',
    abbr: 'KPF',
    model: { kind: 'market', launch: PENSION, startNav: 100, units: 1 },
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Depends on the allocation',
      management_fee_raw: '1.50%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 1,000',
      investment_objective_raw:
        'To give participants a flexible and transparent way to save for their retirement, with a choice of three sub-funds.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: [
      sub('Equity Sub-Fund', 'market', PENSION, 1_140_000, 0.95, {
        asset: [
          ['Equities', 94],
          ['Cash', 5],
          ['Other', 1],
        ],
        papers: [
          ['Gaj River Cement', 8.8, ''],
          ['Ranikot Oilfields', 8.1, ''],
          ['Thano Bula Bank', 6.5, ''],
        ],
        ter: 3.1,
      }),
      sub('Debt Sub-Fund', 'rate', PENSION, 1_920_000, 0.4, {
        asset: [
          ['PIBs', 41],
          ['T-Bills', 37],
          ['Cash', 20],
          ['Other', 2],
        ],
        papers: [],
        ter: 1.9,
      }),
      sub('Money Market Sub-Fund', 'rate', PENSION, 3_480_000, -0.1, {
        asset: [
          ['T-Bills', 72],
          ['Cash', 27],
          ['Other', 1],
        ],
        papers: [],
        ter: 1.7,
      }),
    ],
  }),
  fund({
    name: 'Kirthar Islamic Pension Fund',
    abbr: 'KIPF',
    model: { kind: 'market', launch: ISLAMIC, startNav: 100, units: 1 },
    profile: {
      category_raw: 'Voluntary Islamic Pension Scheme',
      risk_profile_raw: 'Depends on the allocation',
      management_fee_raw: '1.50%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 1,000',
      investment_objective_raw:
        'To let participants save for their retirement in a Shariah compliant manner, with a choice of three sub-funds.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: [
      sub('Equity Sub-Fund', 'market', ISLAMIC, 860_000, 0.92, {
        asset: [
          ['Equities', 92],
          ['Cash', 7],
          ['Other', 1],
        ],
        papers: [
          ['Ranikot Oilfields', 10.2, ''],
          ['Keti Fertilizer', 7.7, ''],
          ['Gaj River Cement', 6.9, ''],
        ],
        ter: 3.3,
      }),
      sub('Debt Sub-Fund', 'rate', ISLAMIC, 1_210_000, -0.3, {
        asset: [
          ['GoP Ijara Sukuk', 56],
          ['Cash', 42],
          ['Other', 2],
        ],
        papers: [],
        ter: 2.0,
      }),
      sub('Money Market Sub-Fund', 'rate', ISLAMIC, 1_790_000, -0.6, {
        asset: [
          ['Cash', 83],
          ['GoP Ijara Sukuk', 15],
          ['Other', 2],
        ],
        papers: [],
        ter: 1.8,
      }),
    ],
  }),
  fund({
    name: 'Kirthar Monthly Income Fund',
    abbr: 'KMIF',
    model: { kind: 'rate', launch: [2016, 6, 27], startNav: 100, spread: 0.3, units: 33_270_000 },
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Six months KIBOR average',
      risk_profile_raw: 'Medium',
      management_fee_raw: '0.80%',
      front_end_load_raw: '1.00%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 10,000',
      investment_objective_raw:
        'To pay a regular monthly income from bank deposits, government securities and highly rated corporate debt.',
    },
    rating: ['A+(f)', 'PACRA', [2021, 9, 8]],
    asset: [
      ['Cash', 46],
      ['PIBs', 24],
      ['TFCs / Sukuk', 21],
      ['T-Bills', 7],
      ['Other', 2],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      weights: [
        ['Government', 31],
        ['AAA', 10],
        ['AA+', 14],
        ['AA', 18],
        ['A+', 25],
        ['Not rated', 2],
      ],
    },
    papers: [
      ['Nai Gaj Water Supply TFC', 7.3, ''],
      ['Thano Bula Bank TFC', 6.0, ''],
      ['Kohistan Power Sukuk', 4.8, ''],
    ],
    ter: 1.4,
    metrics: [['Weighted average maturity (years)', 1.6, 1]],
  }),
  fund({
    name: 'Kirthar Dividend Yield Fund',
    abbr: 'KDYF',
    model: { kind: 'market', launch: [2012, 2, 20], startNav: 10, beta: 0.99, units: 48_100_000 },
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-30 Total Return Index',
      risk_profile_raw: 'High',
      management_fee_raw: '1.60%',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 10,000',
      investment_objective_raw:
        'To invest at least 80% of net assets in companies that have paid a dividend in each of the last three years.',
    },
    rating: null,
    asset: [
      ['Equities', 96],
      ['Cash', 3],
      ['Other', 1],
    ],
    second: {
      type: 'SECTOR_ALLOCATION',
      total: 77.2,
      weights: [
        ['Commercial Banks', 24],
        ['Oil & Gas Exploration Companies', 21],
        ['Fertilizer', 17],
        ['Cement', 15.2],
      ],
    },
    papers: [
      ['Thano Bula Bank', 9.9, ''],
      ['Ranikot Oilfields', 9.0, ''],
      ['Keti Fertilizer', 8.2, ''],
      ['Gaj River Cement', 5.7, ''],
      ['Mol Valley Bank', 5.1, ''],
    ],
    ter: 3.2,
    metrics: [['Dividend yield (%)', 7.4, 2]],
  }),
];
