/** The funds of AMC N06, in the order of its pages: two on a page. */
import type { Day, Model, Profile, Weights } from './shared2.ts';

export interface HannaFund {
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
  };
  readonly holdings: Weights;
  /** Millions of rupees held by funds of funds of the same AMC. */
  readonly fof: number;
  readonly ter: number;
  readonly metrics: readonly (readonly [label: string, value: number, decimals: number])[];
}

const COMMON: Partial<Profile> = {
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  registrar_raw: 'Hanna Share Registrars (Private) Limited',
  listing_raw: 'Pakistan Stock Exchange',
  minimum_initial_raw: '5,000',
  minimum_subsequent_raw: '1,000',
  back_end_load_raw: 'Nil',
  pricing_mechanism_raw: 'Forward',
};
const CREDIT = 'Quality of assets, % of total assets';
const SECTOR = 'Sectors, % of total assets';

export const FUNDS: readonly HannaFund[] = [
  {
    name: 'Hanna Daily Cash Fund',
    abbr: 'HDCF',
    model: { kind: 'rate', launch: [2015, 5, 11], startNav: 100, spread: -0.3, units: 62_700_000 },
    profile: {
      ...COMMON,
      category_raw: 'Money Market',
      benchmark_raw: '70% of 3-month PKRV and 30% of 3-month deposit rates of AA rated banks',
      risk_profile_raw: 'Very low',
      auditor_raw: 'BDO Ebrahim & Co.',
      par_value_raw: '100',
      management_fee_raw: '0.40%',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'The fund aims at a competitive daily return with a high degree of liquidity from a portfolio of first-class short-term debt and deposits.',
    },
    rating: ['AA(f)', 'VIS', [2022, 1, 6]],
    asset: [
      ['Bank balances', 41],
      ['Treasury bills', 52],
      ['Letters of placement', 6],
      ['Others', 1],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      title: CREDIT,
      weights: [
        ['Government', 52],
        ['AAA', 22],
        ['AA+', 18],
        ['AA', 7],
        ['Not rated', 1],
      ],
    },
    holdings: [
      ['Treasury bill 09-Feb-2023', 14.2],
      ['Treasury bill 23-Feb-2023', 11.9],
      ['Treasury bill 09-Mar-2023', 8.3],
      ['Quetta Power Sukuk', 3.1],
    ],
    fof: 214.3,
    ter: 0.71,
    metrics: [
      ['Average time to maturity, days', 33, 1],
      ['Duration, days', 31, 1],
    ],
  },
  {
    name: 'Hanna Income Fund',
    abbr: 'HIF',
    model: { kind: 'rate', launch: [2009, 3, 16], startNav: 50, spread: 0.5, units: 44_180_000 },
    profile: {
      ...COMMON,
      category_raw: 'Income',
      benchmark_raw: 'Six-month KIBOR',
      risk_profile_raw: 'Medium',
      auditor_raw: 'BDO Ebrahim & Co.',
      par_value_raw: '50',
      management_fee_raw: '1.25%',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The fund invests in term finance certificates, sukuk, government paper and deposits to offer a return above that of comparable deposits.',
    },
    rating: ['A+(f)', 'VIS', [2022, 1, 6]],
    asset: [
      ['Term finance certificates', 31],
      ['Bank balances', 37],
      ['PIBs', 16],
      ['Treasury bills', 9],
      ['Spread transactions', 4],
      ['Others', 3],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      title: CREDIT,
      weights: [
        ['Government', 25],
        ['AAA', 16],
        ['AA+', 20],
        ['AA-', 21],
        ['A+', 14],
        ['Not rated', 4],
      ],
    },
    holdings: [
      ['Bank of Ziarat TFC-II', 8.4],
      ['Bolan Sugar Sukuk', 6.3],
      ['Makran Microfinance TFC', 5.2],
      ['Khuzdar Cement TFC', 4.4],
      ['PIB 3 years (04-Aug-2022)', 3.9],
    ],
    fof: 0,
    ter: 1.96,
    metrics: [
      ['Average time to maturity, years', 1.9, 2],
      ['Duration, years', 0.8, 2],
    ],
  },
  {
    name: 'Hanna Stock Fund',
    abbr: 'HSF',
    model: { kind: 'market', launch: [2010, 8, 2], startNav: 10, beta: 1.0, units: 91_300_000 },
    profile: {
      ...COMMON,
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index (total return)',
      risk_profile_raw: 'High',
      auditor_raw: 'Crowe Hussain Chaudhury & Co.',
      par_value_raw: '10',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The fund looks for growth of capital by investing in profitable listed companies across all sectors of the market.',
    },
    rating: null,
    asset: [
      ['Equities', 89],
      ['Bank balances', 8],
      ['Others', 3],
    ],
    second: {
      type: 'SECTOR_ALLOCATION',
      title: SECTOR,
      weights: [
        ['Commercial Banks', 22],
        ['Exploration and Production', 18],
        ['Technology & Communication', 15],
        ['Cement', 13],
        ['Chemical', 9],
        ['Miscellaneous', 12],
      ],
    },
    holdings: [
      ['Chagai Mining', 8.8],
      ['Bank of Ziarat', 8.1],
      ['Mehrgarh Systems', 7.6],
      ['Khuzdar Cement', 6.4],
      ['Sibi Oil Fields', 5.9],
      ['Kalat Chemicals', 4.3],
    ],
    fof: 126.8,
    ter: 2.1,
    metrics: [
      ['Beta against benchmark', 1.02, 2],
      ['Portfolio turnover, %', 14.2, 1],
    ],
  },
  {
    name: 'Hanna Islamic Stock Fund',
    abbr: 'HISF',
    model: { kind: 'market', launch: [2013, 1, 21], startNav: 10, beta: 0.94, units: 58_900_000 },
    profile: {
      ...COMMON,
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      auditor_raw: 'Crowe Hussain Chaudhury & Co.',
      par_value_raw: '10',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The fund looks for growth of capital by investing in listed companies that the Shariah adviser has approved.',
    },
    rating: null,
    asset: [
      ['Equities', 86],
      ['Bank balances', 11],
      ['Others', 3],
    ],
    second: {
      type: 'SECTOR_ALLOCATION',
      title: SECTOR,
      weights: [
        ['Exploration and Production', 24],
        ['Cement', 19],
        ['Technology & Communication', 14],
        ['Fertilizer', 12],
        ['Refinery', 6],
        ['Miscellaneous', 11],
      ],
    },
    holdings: [
      ['Chagai Mining', 9.6],
      ['Mehrgarh Systems', 8.2],
      ['Sibi Oil Fields', 7.1],
      ['Khuzdar Cement', 6.9],
      ['Zhob Fertilizers', 5.5],
      ['Pasni Refinery', 3.8],
    ],
    fof: 88.4,
    ter: 2.24,
    metrics: [
      ['Beta against benchmark', 0.94, 2],
      ['Portfolio turnover, %', 11.6, 1],
    ],
  },
  {
    name: 'Hanna Balanced Fund',
    abbr: 'HBF',
    model: { kind: 'market', launch: [2007, 11, 5], startNav: 50, beta: 0.55, units: 12_540_000 },
    profile: {
      ...COMMON,
      category_raw: 'Balanced',
      benchmark_raw: '50% KSE-100 Index (total return) and 50% six-month KIBOR',
      risk_profile_raw: 'Medium to high',
      auditor_raw: 'BDO Ebrahim & Co.',
      par_value_raw: '50',
      management_fee_raw: '1.50%',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'The fund combines shares with debt so that holders obtain growth and current income from a single investment.',
    },
    rating: null,
    asset: [
      ['Equities', 52],
      ['Bank balances', 21],
      ['Term finance certificates', 17],
      ['PIBs', 8],
      ['Others', 2],
    ],
    second: {
      type: 'SECTOR_ALLOCATION',
      title: SECTOR,
      weights: [
        ['Commercial Banks', 17],
        ['Exploration and Production', 12],
        ['Cement', 9],
        ['Chemical', 7],
        ['Miscellaneous', 7],
      ],
    },
    holdings: [
      ['Bank of Ziarat', 6.2],
      ['Chagai Mining', 5.8],
      ['Bolan Sugar Sukuk', 5.1],
      ['Khuzdar Cement', 4.4],
      ['Kalat Chemicals', 3.6],
    ],
    fof: 0,
    ter: 2.05,
    metrics: [
      ['Beta against benchmark', 0.98, 2],
      ['Portfolio turnover, %', 8.1, 1],
    ],
  },
  {
    name: 'Hanna Islamic Income Fund',
    abbr: 'HIIF',
    model: { kind: 'rate', launch: [2019, 10, 1], startNav: 100, spread: -0.7, units: 27_050_000 },
    profile: {
      ...COMMON,
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: 'Six-month average deposit rates of three Islamic banks rated A or above',
      risk_profile_raw: 'Medium',
      auditor_raw: 'Crowe Hussain Chaudhury & Co.',
      par_value_raw: '100',
      management_fee_raw: '0.75%',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The fund offers halal income from Ijarah sukuk, Islamic bank deposits and certificates of Islamic investment.',
    },
    rating: ['A+(f)', 'PACRA', [2022, 4, 14]],
    asset: [
      ['Bank balances', 46],
      ['GoP Ijarah sukuk', 33],
      ['Corporate sukuk', 19],
      ['Others', 2],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      title: CREDIT,
      weights: [
        ['Government', 33],
        ['AAA', 11],
        ['AA+', 24],
        ['AA', 15],
        ['A+', 14],
        ['Not rated', 3],
      ],
    },
    holdings: [
      ['GoP Ijarah 29-Jul-2025', 15.1],
      ['Quetta Power Sukuk', 7.7],
      ['Gwadar Port Sukuk', 6.5],
      ['Bolan Sugar Sukuk', 4.2],
    ],
    fof: 152.6,
    ter: 1.33,
    metrics: [
      ['Average time to maturity, years', 1.4, 2],
      ['Duration, years', 0.6, 2],
    ],
  },
];

export const COMMITTEE: readonly (readonly [name: string, designation: string])[] = [
  ['Asad Noorani', 'Chief Executive Officer'],
  ['Beenish Tariq', 'Chief Investment Officer'],
  ['Junaid Kakar, CFA', 'Fund Manager, Equities'],
  ['Maha Raisani', 'Fund Manager, Fixed Income'],
];
