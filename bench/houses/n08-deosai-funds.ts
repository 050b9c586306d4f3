/** The funds of AMC N08. */
import type { Model, Profile, Weights } from './shared2.ts';

export interface DeosaiPlan {
  readonly name: string;
  readonly short: string;
  readonly model: Model;
  readonly asset: Weights;
}

export interface DeosaiFund {
  readonly name: string;
  readonly abbr: string;
  readonly model: Model;
  readonly maturity?: readonly [number, number, number];
  readonly profile: Partial<Profile>;
  readonly rating: string | null;
  readonly asset: Weights;
  readonly credit?: Weights;
  readonly sectors?: Weights;
  readonly holdings: Weights;
  readonly ter: number;
  readonly metrics: readonly (readonly [label: string, value: number, decimals: number, suffix: string])[];
  readonly plans: readonly DeosaiPlan[];
  readonly words: string;
}

const COMMON: Partial<Profile> = {
  fund_type_raw: 'Open Ended',
  trustee_raw: 'CDC Pakistan Limited',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Mon - Fri',
  pricing_mechanism_raw: 'Forward Day',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs.500',
  minimum_subsequent_raw: 'Rs.100',
};

export const FUNDS: readonly DeosaiFund[] = [
  {
    name: 'Deosai Income & Growth Fund',
    abbr: 'DIGF',
    model: { kind: 'rate', launch: [2011, 9, 14], startNav: 100, spread: 0.8, units: 24_870_000 },
    profile: {
      ...COMMON,
      category_raw: 'Aggressive Fixed Income Scheme',
      benchmark_raw: 'One-year KIBOR',
      risk_profile_raw: 'Medium',
      auditor_raw: 'EY Ford Rhodes',
      par_value_raw: 'Rs.100',
      management_fee_raw: '1.50%',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To earn a higher income than deposits offer by investing in corporate paper of various ratings, margin trading and government securities.',
    },
    rating: 'A(f)',
    asset: [
      ['TFCs and sukuk', 38],
      ['Cash', 33],
      ['PIBs', 19],
      ['Margin trading', 7],
      ['Other', 3],
    ],
    credit: [
      ['Government', 19],
      ['AAA', 12],
      ['AA+', 23],
      ['AA', 14],
      ['A+', 20],
      ['A', 9],
      ['Unrated', 3],
    ],
    holdings: [
      ['Skardu Bank TFC (perpetual)', 9.2],
      ['Gilgit Hydro Sukuk', 7.7],
      ['Hunza Foods TFC', 5.9],
      ['PIB 5 years floater', 5.1],
      ['Shigar Telecom Sukuk', 3.8],
    ],
    ter: 2.36,
    metrics: [
      ['WAM (years)', 2.2, 2, ''],
      ['Duration (years)', 0.9, 2, ''],
      ['Portfolio yield', 22.4, 2, '%'],
    ],
    plans: [],
    words:
      'The policy rate was raised to 22.00% in an emergency meeting. The fund had cut its duration before, and filled up with floating rate paper.',
  },
  {
    name: 'Deosai Index Tracker Fund',
    abbr: 'DITF',
    model: { kind: 'market', launch: [2014, 4, 7], startNav: 10, beta: 0.99, units: 46_300_000 },
    profile: {
      ...COMMON,
      category_raw: 'Index Tracker Scheme',
      benchmark_raw: 'KSE-30 Index (total return)',
      risk_profile_raw: 'High',
      auditor_raw: 'KPMG Taseer Hadi & Co.',
      par_value_raw: 'Rs.10',
      management_fee_raw: '0.75%',
      front_end_load_raw: '1.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To follow the KSE-30 index as closely as costs allow, with at least 85% of net assets in the shares of the index by their weights.',
    },
    rating: null,
    asset: [
      ['Stocks', 97],
      ['Cash', 2],
      ['Other', 1],
    ],
    sectors: [
      ['Commercial Banks', 27],
      ['Oil & Gas Exploration', 22],
      ['Fertilizer', 18],
      ['Cement', 10],
      ['Power', 8],
      ['Other sectors', 15],
    ],
    holdings: [
      ['Satpara Oil & Gas', 13.8],
      ['Skardu Bank', 11.9],
      ['Khaplu Fertilizer', 10.6],
      ['Gilgit Hydro', 7.5],
      ['Baltoro Cement', 5.8],
      ['Hunza Foods', 4.2],
    ],
    ter: 1.58,
    metrics: [
      ['Tracking error', 0.42, 2, '%'],
      ['Number of holdings', 30, 0, ''],
    ],
    plans: [],
    words:
      'The index was recomposed at the half-year. The fund bought the two entrants at the close and stayed within its limit of tracking error.',
  },
  {
    name: 'Deosai Capital Protected Fund - I',
    abbr: 'DCPF-I',
    model: { kind: 'rate', launch: [2022, 3, 21], startNav: 100, spread: -3.1, units: 8_120_000 },
    maturity: [2024, 9, 20],
    profile: {
      ...COMMON,
      category_raw: 'Capital Protected Scheme',
      benchmark_raw:
        'Weighted average of the deposit rate of the capital component and the KSE-100 index by actual proportion',
      risk_profile_raw: 'Low',
      auditor_raw: 'EY Ford Rhodes',
      par_value_raw: 'Rs.100',
      management_fee_raw: '0.60%',
      front_end_load_raw: 'Nil',
      back_end_load_raw: '2.00%',
      investment_objective_raw:
        'To return at least the initial investment at maturity by a term deposit, and to earn more by a smaller part in shares.',
    },
    rating: null,
    asset: [
      ['Term deposit', 86],
      ['Stocks', 9],
      ['Cash', 4],
      ['Other', 1],
    ],
    holdings: [
      ['Satpara Oil & Gas', 2.6],
      ['Skardu Bank', 2.2],
      ['Baltoro Cement', 1.4],
    ],
    ter: 1.12,
    metrics: [],
    plans: [],
    words:
      'The term deposit with a bank rated AA+ matures two days before the fund. Shares were left at the lower end of the permitted multiple.',
  },
  {
    name: 'Deosai Goal Planning Fund',
    abbr: 'DGPF',
    model: { kind: 'market', launch: [2018, 6, 11], startNav: 100, units: 1 },
    profile: {
      ...COMMON,
      category_raw: 'Fund of Funds Scheme',
      benchmark_raw: 'Weighted average of the KSE-100 index and six-month KIBOR by the actual allocation of each plan',
      risk_profile_raw: 'Plan Specific',
      auditor_raw: 'KPMG Taseer Hadi & Co.',
      par_value_raw: 'Rs.100',
      management_fee_raw: '0.90%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To serve investors of different age by plans that hold the funds of the house in fixed bands.',
    },
    rating: null,
    asset: [],
    holdings: [],
    ter: 0,
    metrics: [],
    plans: [
      {
        name: 'Deosai Conservative Plan',
        short: 'Conservative',
        model: { kind: 'market', launch: [2018, 6, 11], startNav: 100, beta: 0.2, units: 3_114_000 },
        asset: [
          ['Income funds', 71],
          ['Equity funds', 18],
          ['Cash', 9],
          ['Other', 2],
        ],
      },
      {
        name: 'Deosai Balanced Plan',
        short: 'Balanced',
        model: { kind: 'market', launch: [2018, 6, 11], startNav: 100, beta: 0.5, units: 2_268_000 },
        asset: [
          ['Income funds', 43],
          ['Equity funds', 49],
          ['Cash', 7],
          ['Other', 1],
        ],
      },
      {
        name: 'Deosai Growth Plan',
        short: 'Growth',
        model: { kind: 'market', launch: [2019, 2, 4], startNav: 100, beta: 0.85, units: 1_476_000 },
        asset: [
          ['Income funds', 14],
          ['Equity funds', 80],
          ['Cash', 5],
          ['Other', 1],
        ],
      },
    ],
    words:
      'Two plans shifted five percentage points from income to equity funds after the agreement with the fund was signed.',
  },
  {
    name: 'Deosai Asset Allocation Fund',
    abbr: 'DAAF',
    model: { kind: 'market', launch: [2009, 12, 1], startNav: 50, beta: 0.7, units: 10_640_000 },
    profile: {
      ...COMMON,
      category_raw: 'Asset Allocation Scheme',
      benchmark_raw: 'KSE-100 index and six-month KIBOR by actual proportion',
      risk_profile_raw: 'High',
      auditor_raw: 'KPMG Taseer Hadi & Co.',
      par_value_raw: 'Rs.50',
      management_fee_raw: '2.00%',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To shift between shares, debt and cash as the outlook changes, from nothing to everything in each.',
    },
    rating: null,
    asset: [
      ['Stocks', 68],
      ['Cash', 24],
      ['TFCs and sukuk', 6],
      ['Other', 2],
    ],
    sectors: [
      ['Commercial Banks', 21],
      ['Oil & Gas Exploration', 17],
      ['Cement', 14],
      ['Technology', 9],
      ['Other sectors', 7],
    ],
    holdings: [
      ['Skardu Bank', 8.1],
      ['Satpara Oil & Gas', 7.4],
      ['Baltoro Cement', 6.3],
      ['Shigar Telecom', 4.9],
      ['Hunza Foods', 3.7],
    ],
    ter: 2.91,
    metrics: [
      ['Standard deviation', 14.6, 2, '%'],
      ['Sharpe ratio', 0.31, 2, ''],
    ],
    plans: [],
    words:
      'Shares were raised by six percentage points in the second half of the month. Cash from the sale of a TFC awaits the auction.',
  },
];

export const COMMITTEE: readonly (readonly [name: string, designation: string])[] = [
  ['Ghulam Abbas Rondu', 'Chief Executive Officer'],
  ['Zahra Bano Shigri', 'Chief Investment Officer'],
  ['Wajid Astori, FRM', 'Head of Risk Management'],
  ['Iqbal Nagri', 'Senior Fund Manager'],
];
