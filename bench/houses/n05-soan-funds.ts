/** The funds of AMC N05. */
import type { Day, Model, Profile, Weights } from './shared2.ts';

export interface SoanSub {
  readonly name: string;
  readonly short: string;
  readonly model: Model;
  readonly asset: Weights;
}

export interface SoanFund {
  readonly name: string;
  readonly abbr: string;
  readonly model: Model;
  readonly profile: Partial<Profile>;
  readonly rating: readonly [rating: string, agency: string, date: Day] | null;
  readonly asset: Weights;
  readonly credit?: Weights;
  readonly sectors?: Weights;
  readonly holdings: Weights;
  readonly holdingsTitle: string;
  readonly metrics: readonly (readonly [label: string, value: number, decimals: number, suffix: string])[];
  readonly subs: readonly SoanSub[];
  readonly words: string;
}

const COMMON: Partial<Profile> = {
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
};

export const FUNDS: readonly SoanFund[] = [
  {
    name: 'Soan Liquidity Fund',
    abbr: 'SLF',
    model: { kind: 'rate', launch: [2012, 9, 18], startNav: 100, spread: -0.4, units: 181_400_000 },
    profile: {
      ...COMMON,
      category_raw: 'Money Market Scheme',
      benchmark_raw:
        '70% three-month PKRV rates + 30% three-month average deposit rates of three AA rated scheduled banks',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      auditor_raw: 'Yousuf Adil, Chartered Accountants',
      minimum_initial_raw: 'PKR 5,000',
      minimum_subsequent_raw: 'PKR 1,000',
      management_fee_raw: '0.85%',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To offer steady income and the highest degree of liquidity, the fund invests in treasury bills, bank deposits and other short-dated instruments of sufficient quality, and keeps a sufficiently short average maturity.',
    },
    rating: ['AA+(f)', 'PACRA', [2024, 3, 8]],
    asset: [
      ['Treasury bills', 61],
      ['Cash at bank', 27],
      ['Commercial paper', 6],
      ['Placements with DFIs', 5],
      ['Other assets', 1],
    ],
    credit: [
      ['Government securities', 61],
      ['AAA', 19],
      ['AA+', 13],
      ['AA', 6],
      ['Unrated', 1],
    ],
    holdings: [
      ['T-Bill 12 months (16-May-2024)', 9.4],
      ['T-Bill 6 months (27-Jun-2024)', 8.1],
      ['T-Bill 3 months (13-Jun-2024)', 6.6],
      ['Potohar Foods Commercial Paper', 3.2],
      ['Khewra Power Short Term Sukuk', 2.4],
    ],
    holdingsTitle: 'Largest holdings (% of total assets)',
    metrics: [
      ['Weighted average maturity (days)', 41, 1, ''],
      ['Yield to maturity', 20.6, 2, '%'],
    ],
    subs: [],
    words:
      'The yield curve shifted downwards during the month as the market priced a first cut of the policy rate. The fund confined itself to short instruments and kept a sufficient cushion of deposits to fulfil redemptions of the fiscal year-end.',
  },
  {
    name: 'Soan Equity Opportunity Fund',
    abbr: 'SEOF',
    model: { kind: 'market', launch: [2016, 2, 22], startNav: 50, beta: 1.04, units: 38_650_000 },
    profile: {
      ...COMMON,
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      auditor_raw: 'Grant Thornton Anjum Rahman',
      minimum_initial_raw: 'PKR 5,000',
      minimum_subsequent_raw: 'PKR 1,000',
      management_fee_raw: '2.25%',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To achieve long-term growth of capital, the fund invests in a diversified portfolio of listed companies that are efficient, profitable and offer value at a reasonable price.',
    },
    rating: null,
    asset: [
      ['Listed equities', 92],
      ['Cash at bank', 6],
      ['Other assets', 2],
    ],
    sectors: [
      ['Commercial Banks', 24],
      ['Oil & Gas Exploration', 19],
      ['Fertilizer', 14],
      ['Cement', 13],
      ['Power Generation', 9],
      ['Other sectors', 21],
    ],
    holdings: [
      ['Soan Valley Petroleum', 9.3],
      ['Potohar Fertilizer', 8.6],
      ['First Indus Bank', 7.9],
      ['Khewra Cement', 6.2],
      ['Bank of Kalabagh', 5.7],
      ['Attock Coalfields', 4.8],
      ['Hazara Power', 4.1],
      ['Taxila Engineering', 3.3],
    ],
    holdingsTitle: 'Largest holdings (% of total assets)',
    metrics: [
      ['Beta', 1.04, 2, ''],
      ['Price to earnings (x)', 4.2, 1, ''],
      ['Dividend yield', 9.1, 1, '%'],
      ['Standard deviation (annual)', 17.4, 2, '%'],
    ],
    subs: [],
    words:
      'Stocks drifted sideways in the first fortnight and firmed up when the staff-level talks were confirmed. The fund profited from its overweight in banks; fertilizer was trimmed after the offtake figures fell short.',
  },
  {
    name: 'Soan Islamic Pension Fund',
    abbr: 'SIPF',
    model: { kind: 'market', launch: [2014, 11, 3], startNav: 100, units: 1 },
    profile: {
      ...COMMON,
      fund_type_raw: 'Open End',
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      risk_profile_raw: 'Investor dependent',
      auditor_raw: 'Yousuf Adil, Chartered Accountants',
      minimum_initial_raw: 'PKR 1,000',
      minimum_subsequent_raw: 'PKR 500',
      management_fee_raw: '1.50%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To help individuals save for retirement, the scheme offers three Shariah compliant sub-funds among which a participant may shift the balance from year to year.',
    },
    rating: null,
    asset: [],
    holdings: [],
    holdingsTitle: '',
    metrics: [],
    subs: [
      {
        name: 'Soan Islamic Pension Fund - Equity Sub Fund',
        short: 'Equity Sub Fund',
        model: { kind: 'market', launch: [2014, 11, 3], startNav: 100, beta: 0.95, units: 1_912_000 },
        asset: [
          ['Shariah compliant equities', 93],
          ['Cash at bank', 5],
          ['Other assets', 2],
        ],
      },
      {
        name: 'Soan Islamic Pension Fund - Debt Sub Fund',
        short: 'Debt Sub Fund',
        model: {
          kind: 'rate',
          launch: [2014, 11, 3],
          startNav: 100,
          accumulates: true,
          spread: -1.2,
          units: 1_204_000,
        },
        asset: [
          ['GoP Ijarah sukuk', 68],
          ['Cash at bank', 29],
          ['Other assets', 3],
        ],
      },
      {
        name: 'Soan Islamic Pension Fund - Money Market Sub Fund',
        short: 'Money Market Sub Fund',
        model: {
          kind: 'rate',
          launch: [2014, 11, 3],
          startNav: 100,
          accumulates: true,
          spread: -0.9,
          units: 1_688_000,
        },
        asset: [
          ['GoP Ijarah sukuk', 44],
          ['Cash at bank', 54],
          ['Other assets', 2],
        ],
      },
    ],
    words:
      'Contributions rose ahead of the fiscal year-end, when participants fix their tax credit. The debt and money market sub-funds shifted a part of their deposits into fixed rental Ijarah sukuk.',
  },
];

export const COMMITTEE: readonly (readonly [name: string, designation: string])[] = [
  ['Naveed Akhtar Rana', 'Chief Executive Officer'],
  ['Fizza Rafiq', 'Head of Equities'],
  ['Hamza Qureshi, CFA', 'Head of Fixed Income'],
  ['Sadia Anwar', 'Head of Research'],
  ['Umair Lodhi', 'Head of Risk'],
];
