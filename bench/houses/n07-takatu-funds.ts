/** The funds of AMC N07. */
import type { Day, Model, Profile, Weights } from './shared2.ts';

export interface TakatuFund {
  readonly name: string;
  readonly abbr: string;
  readonly model: Model;
  readonly profile: Partial<Profile>;
  readonly rating: readonly [rating: string, agency: string, date: Day] | null;
  readonly asset: Weights;
  readonly second: {
    readonly type: 'CREDIT_QUALITY' | 'SECTOR_ALLOCATION';
    readonly title: string;
    readonly weights: Weights;
  } | null;
  readonly holdings: Weights;
  readonly ter: number;
  readonly maturity: number | null;
  readonly words: string;
}

const COMMON: Partial<Profile> = {
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Rahman Sarfaraz Rahim Iqbal Rafiq',
  registrar_raw: 'Zarghun Registrar Services',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 p.m.',
  settlement_raw: 'within six business days',
  leverage_raw: 'Nil',
};
const CREDIT = 'Credit rating of assets (% of total assets)';
const SECTOR = 'Sector exposure (% of total assets)';

export const FUNDS: readonly TakatuFund[] = [
  {
    name: 'Takatu Islamic Cash Fund',
    abbr: 'TICF',
    model: { kind: 'rate', launch: [2017, 3, 27], startNav: 100, spread: -0.9, units: 93_210_000 },
    profile: {
      ...COMMON,
      category_raw: 'Islamic Money Market',
      benchmark_raw: 'Three months average deposit rates of three AA rated Islamic banks or Islamic windows',
      risk_profile_raw: 'Very low',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 500',
      management_fee_raw: '0.35%',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the fund is to offer halal profit, first of all by deposits with Islamic banks, while preserving the amount invested.',
    },
    rating: ['AA(f)', 'VIS', [2020, 6, 30]],
    asset: [
      ['Deposits with Islamic banks', 78],
      ['Short-term sukuk', 14],
      ['Bai Muajjal', 7],
      ['Other receivables', 1],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      title: CREDIT,
      weights: [
        ['AAA', 24],
        ['AA+', 31],
        ['AA', 38],
        ['AA-', 6],
        ['Not rated', 1],
      ],
    },
    holdings: [
      ['Pishin Electric Short-term Sukuk', 8.2],
      ['Loralai Steel Short-term Sukuk', 5.7],
    ],
    ter: 0.68,
    maturity: 21,
    words:
      'Profit rates offered by banks for the half-year closing were firm. The fund placed the inflows with two banks of the first tier and shortened the maturity.',
  },
  {
    name: 'Takatu Islamic Income Fund',
    abbr: 'TIIF',
    model: { kind: 'rate', launch: [2011, 7, 4], startNav: 50, spread: -0.2, units: 68_940_000 },
    profile: {
      ...COMMON,
      category_raw: 'Islamic Income',
      benchmark_raw: 'Six months average deposit rates of three A rated Islamic banks or Islamic windows',
      risk_profile_raw: 'Medium',
      minimum_initial_raw: 'Rs. 5,000',
      minimum_subsequent_raw: 'Rs. 1,000',
      management_fee_raw: '1.00%',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the fund is to find efficient sources of Shariah compliant income in sukuk of the government and of companies, certificates and deposits.',
    },
    rating: ['A+(f)', 'VIS', [2020, 7, 17]],
    asset: [
      ['Deposits with Islamic banks', 43],
      ['GoP Ijarah sukuk', 29],
      ['Corporate sukuk', 25],
      ['Other receivables', 3],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      title: CREDIT,
      weights: [
        ['Government of Pakistan', 29],
        ['AAA', 13],
        ['AA+', 22],
        ['AA', 19],
        ['A+', 14],
        ['Not rated', 3],
      ],
    },
    holdings: [
      ['GoP Ijarah Sukuk XXI', 13.1],
      ['GoP Ijarah Sukuk XXII', 10.4],
      ['Zhob Hydel Sukuk', 7.9],
      ['Kirthar Pharma Sukuk', 5.3],
      ['Pishin Electric Sukuk', 4.4],
    ],
    ter: 1.71,
    maturity: 684,
    words:
      'The new variable rental sukuk of the government was profitably sold after its listing. Corporate paper confirmed its firm prices in thin trading.',
  },
  {
    name: 'Takatu Islamic Stock Fund',
    abbr: 'TISF',
    model: { kind: 'market', launch: [2013, 10, 14], startNav: 50, beta: 0.98, units: 31_470_000 },
    profile: {
      ...COMMON,
      category_raw: 'Islamic Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      minimum_initial_raw: 'Rs. 5,000',
      minimum_subsequent_raw: 'Rs. 1,000',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the fund is growth of capital from Shariah compliant shares, chosen for the quality of their management and for sufficient liquidity.',
    },
    rating: null,
    asset: [
      ['Shariah compliant shares', 91],
      ['Deposits with Islamic banks', 7],
      ['Other receivables', 2],
    ],
    second: {
      type: 'SECTOR_ALLOCATION',
      title: SECTOR,
      weights: [
        ['Cement', 23],
        ['Oil & Gas Exploration', 19],
        ['Fertilizer', 13],
        ['Pharmaceuticals', 11],
        ['Engineering', 9],
        ['Remaining sectors', 16],
      ],
    },
    holdings: [
      ['Kirthar Cement', 9.7],
      ['Sulaiman Petroleum', 9.1],
      ['Toba Fertilizer', 7.4],
      ['Kirthar Pharma', 6.2],
      ['Loralai Steel', 5.6],
      ['Takht Motors', 4.8],
      ['Pishin Electric', 3.9],
    ],
    ter: 3.12,
    maturity: null,
    words:
      'Cement and steel profited from the construction package; oil shares fell behind when the circular debt was not settled. The fund took profit in pharmaceuticals.',
  },
  {
    name: 'Takatu Islamic Gold Fund',
    abbr: 'TIGF',
    model: { kind: 'market', launch: [2015, 8, 17], startNav: 50, beta: 0.7, units: 9_830_000 },
    profile: {
      ...COMMON,
      category_raw: 'Islamic Commodity',
      benchmark_raw:
        '70% closing price of gold at the Pakistan Mercantile Exchange and 30% deposit rates of Islamic banks',
      risk_profile_raw: 'High',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 1,000',
      management_fee_raw: '1.00%',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the fund is to reflect the price of gold by deliverable contracts at the mercantile exchange.',
    },
    rating: null,
    asset: [
      ['Gold', 71],
      ['Deposits with Islamic banks', 26],
      ['Other receivables', 3],
    ],
    second: null,
    holdings: [],
    ter: 2.43,
    maturity: null,
    words:
      'Gold was firm in dollars; in rupees the rise was offset by the stronger currency. The fund kept its exposure at the lower bound of its band.',
  },
  {
    name: 'Takatu Islamic Balanced Fund',
    abbr: 'TIBF',
    model: { kind: 'market', launch: [2008, 1, 28], startNav: 100, beta: 0.52, units: 7_905_000 },
    profile: {
      ...COMMON,
      category_raw: 'Islamic Balanced',
      benchmark_raw:
        'KMI-30 Index and six months deposit rates of Islamic banks, by the actual proportion of shares and deposits',
      risk_profile_raw: 'Medium to high',
      minimum_initial_raw: 'Rs. 5,000',
      minimum_subsequent_raw: 'Rs. 1,000',
      management_fee_raw: '1.50%',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the fund is a balanced mix of current income and growth from shares and sukuk that are Shariah compliant.',
    },
    rating: null,
    asset: [
      ['Shariah compliant shares', 54],
      ['Deposits with Islamic banks', 22],
      ['GoP Ijarah sukuk', 15],
      ['Corporate sukuk', 7],
      ['Other receivables', 2],
    ],
    second: {
      type: 'SECTOR_ALLOCATION',
      title: SECTOR,
      weights: [
        ['Cement', 14],
        ['Oil & Gas Exploration', 12],
        ['Fertilizer', 9],
        ['Pharmaceuticals', 7],
        ['Remaining sectors', 12],
      ],
    },
    holdings: [
      ['GoP Ijarah Sukuk XXII', 8.8],
      ['Kirthar Cement', 6.9],
      ['Sulaiman Petroleum', 6.1],
      ['Zhob Hydel Sukuk', 5.2],
      ['Toba Fertilizer', 4.4],
    ],
    ter: 2.66,
    maturity: null,
    words:
      'The share of equities was kept near the middle of the band. Sukuk offered a fair profit against their risk, and the fund filled its quota at the auction.',
  },
];

export const COMMITTEE: readonly (readonly [name: string, designation: string])[] = [
  ['Abdul Wadood Kasi', 'Chief Executive Officer'],
  ['Rukhsana Barech', 'Chief Investment Officer'],
  ['Imtiaz Lehri', 'Head of Fixed Income'],
  ['Nida Jogezai, ACCA', 'Head of Compliance'],
  ['Shahbaz Panezai', 'Fund Manager'],
];
