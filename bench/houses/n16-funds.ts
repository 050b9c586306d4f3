/** The funds of AMC N16: two pension funds with sub-funds, an income fund and an Islamic stock fund. */
import type { Day } from './shared2.ts';
import { fundWith } from './shared3.ts';
import type { SubFund } from './shared3.ts';

const fund = fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  pricing_mechanism_raw: 'Forward pricing',
  leverage_raw: 'Nil',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '3:00 pm',
});

const CONVENTIONAL: Day = [2008, 2, 18];
const ISLAMIC: Day = [2010, 9, 22];

const sub = (
  name: string,
  kind: 'rate' | 'market',
  launch: Day,
  units: number,
  tuned: number,
  mix: Omit<SubFund, 'name' | 'model' | 'metrics'>,
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

export const FUNDS = [
  fund({
    name: 'Haleji Pension Fund',
    abbr: 'HPF',
    model: { kind: 'market', launch: CONVENTIONAL, startNav: 100, units: 1 },
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Set by the participant',
      auditor_raw: 'KPMG Taseer Hadi & Co.',
      management_fee_raw: '1.50%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 1 000',
      investment_objective_raw:
        'The scheme helps participants to save for their retirement in three sub-funds with different risks.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: [
      sub('Equity Sub-Fund', 'market', CONVENTIONAL, 1_820_000, 0.96, {
        asset: [
          ['Stocks', 93],
          ['Bank deposits', 6],
          ['Other assets', 1],
        ],
        second: {
          type: 'SECTOR_ALLOCATION',
          total: 64.6,
          weights: [
            ['Banks', 21],
            ['Cement', 17],
            ['Technology', 14],
            ['Fertilizer', 12.6],
          ],
        },
        papers: [
          ['Keti Bandar Bank', 9.1, 'Banks'],
          ['Sonda Cement', 8.3, 'Cement'],
          ['Jhimpir Networks', 7.4, 'Technology'],
          ['Garho Fertilizers', 6.2, 'Fertilizer'],
          ['Chuhar Jamali Oil', 5.1, 'Oil & Gas'],
        ],
        ter: 2.9,
      }),
      sub('Debt Sub-Fund', 'rate', CONVENTIONAL, 2_640_000, 0.4, {
        asset: [
          ['T-Bills', 24],
          ['PIBs', 47],
          ['TFCs', 11],
          ['Bank deposits', 16],
          ['Other assets', 2],
        ],
        second: {
          type: 'CREDIT_QUALITY',
          weights: [
            ['Government', 71],
            ['AAA', 10],
            ['AA+', 12],
            ['A+', 5],
            ['Unrated', 2],
          ],
        },
        papers: [
          ['Keti Bandar Bank TFC', 3.9, 'Banks'],
          ['Jhimpir Wind TFC', 2.6, 'Power'],
        ],
        ter: 1.9,
      }),
      sub('Money Market Sub-Fund', 'rate', CONVENTIONAL, 3_370_000, -0.2, {
        asset: [
          ['T-Bills', 66],
          ['PIBs', 8],
          ['Bank deposits', 25],
          ['Other assets', 1],
        ],
        papers: [],
        ter: 1.6,
      }),
    ],
  }),
  fund({
    name: 'Haleji Islamic Pension Fund',
    abbr: 'HIPF',
    model: { kind: 'market', launch: ISLAMIC, startNav: 100, units: 1 },
    profile: {
      category_raw: 'Voluntary Islamic Pension Scheme',
      risk_profile_raw: 'Set by the participant',
      auditor_raw: 'KPMG Taseer Hadi & Co.',
      management_fee_raw: '1.50%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 1 000',
      investment_objective_raw:
        'The scheme helps participants to save for their retirement in a Shariah compliant way.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: [
      sub('Equity Sub-Fund', 'market', ISLAMIC, 1_190_000, 0.91, {
        asset: [
          ['Stocks', 90],
          ['Islamic deposits', 9],
          ['Other assets', 1],
        ],
        second: {
          type: 'SECTOR_ALLOCATION',
          total: 61.3,
          weights: [
            ['Cement', 20],
            ['Oil & Gas', 17],
            ['Technology', 13],
            ['Pharma', 11.3],
          ],
        },
        papers: [
          ['Sonda Cement', 10.4, 'Cement'],
          ['Chuhar Jamali Oil', 8.6, 'Oil & Gas'],
          ['Jhimpir Networks', 7.0, 'Technology'],
          ['Mirpur Sakro Labs', 5.6, 'Pharma'],
        ],
        ter: 3.1,
      }),
      sub('Debt Sub-Fund', 'rate', ISLAMIC, 1_530_000, -0.8, {
        asset: [
          ['Ijara sukuk', 52],
          ['Corporate sukuk', 13],
          ['Islamic deposits', 33],
          ['Other assets', 2],
        ],
        papers: [['Jhimpir Wind Sukuk', 4.7, 'Power']],
        ter: 2.0,
      }),
      sub('Money Market Sub-Fund', 'rate', ISLAMIC, 1_980_000, -1.1, {
        asset: [
          ['Ijara sukuk', 19],
          ['Short-term sukuk', 15],
          ['Islamic deposits', 65],
          ['Other assets', 1],
        ],
        papers: [],
        ter: 1.7,
      }),
    ],
  }),
  fund({
    name: 'Haleji Income Fund',
    abbr: 'HIF',
    model: { kind: 'rate', launch: [2012, 11, 5], startNav: 100, spread: 0.5, units: 41_260_000 },
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Average of six-month KIBOR',
      risk_profile_raw: 'Moderate',
      auditor_raw: 'A. F. Ferguson & Co.',
      management_fee_raw: '1.25%',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 5 000',
      minimum_subsequent_raw: 'PKR 1 000',
      investment_objective_raw:
        'The fund earns a stable income from government securities, corporate bonds and bank deposits.',
    },
    rating: ['A+(f)', 'PACRA', [2021, 4, 16]],
    asset: [
      ['T-Bills', 19],
      ['PIBs', 28],
      ['TFCs', 17],
      ['Commercial paper', 7],
      ['Bank deposits', 27],
      ['Other assets', 2],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      weights: [
        ['Government', 47],
        ['AAA', 13],
        ['AA+', 18],
        ['AA-', 11],
        ['A+', 9],
        ['Unrated', 2],
      ],
    },
    papers: [
      ['Keti Bandar Bank TFC', 6.3, 'Banks'],
      ['Jhimpir Wind TFC', 5.4, 'Power'],
      ['Thatta Sugar CP', 3.9, 'Sugar'],
    ],
    ter: 1.83,
    metrics: [
      ['Weighted average maturity (years)', 2.4, 1],
      ['Modified duration (years)', 0.9, 1],
    ],
  }),
  fund({
    name: 'Haleji Islamic Stock Fund',
    abbr: 'HISF',
    model: { kind: 'market', launch: [2019, 3, 11], startNav: 50, beta: 0.94, units: 17_450_000 },
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      auditor_raw: 'A. F. Ferguson & Co.',
      management_fee_raw: '2.25%',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 5 000',
      minimum_subsequent_raw: 'PKR 1 000',
      investment_objective_raw:
        'The fund lets capital grow with Shariah compliant companies that lead their industries.',
    },
    rating: null,
    asset: [
      ['Stocks', 94],
      ['Islamic deposits', 5],
      ['Other assets', 1],
    ],
    second: {
      type: 'SECTOR_ALLOCATION',
      total: 68.9,
      weights: [
        ['Cement', 22],
        ['Oil & Gas', 19],
        ['Technology', 16],
        ['Pharma', 11.9],
      ],
    },
    papers: [
      ['Sonda Cement', 10.9, 'Cement'],
      ['Chuhar Jamali Oil', 9.2, 'Oil & Gas'],
      ['Jhimpir Networks', 7.8, 'Technology'],
      ['Mirpur Sakro Labs', 6.1, 'Pharma'],
      ['Gharo Solar', 4.4, 'Power'],
    ],
    ter: 3.7,
    metrics: [['Standard deviation (%)', 16.9, 1]],
  }),
];
