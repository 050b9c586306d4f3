/** The funds of AMC N01. */
import { monthOf } from './shared1.ts';
import type { FundModel, Part } from './shared1.ts';

export const LATEST = monthOf(2024, 7);

export interface Fund {
  readonly name: string;
  readonly short: string;
  readonly model: FundModel;
  readonly category: string;
  readonly benchmark: string;
  readonly risk: string;
  readonly objective: string;
  readonly fee: string;
  readonly load: string;
  readonly minimum: string;
  readonly rating?: readonly [rating: string, printed: string, iso: string];
  readonly ter: number;
  readonly metric: readonly [label: string, value: number, decimals: number, unit: string];
  readonly assets: readonly Part[];
  readonly quality?: readonly Part[];
  readonly sectors?: readonly Part[];
  readonly holdings?: readonly Part[];
  readonly team: readonly string[];
}

const CASH: Fund = {
  name: 'Cholistan Cash Fund',
  short: 'CCF',
  model: {
    seed: 1101,
    launch: '2011-05-12',
    annualised: true,
    mean: 19.6,
    swing: 0.5,
    benchmarkMean: 18.4,
    price: 100.4127,
    units: 45_200_000,
    before: 9.1,
    latest: LATEST,
  },
  category: 'Money Market Scheme',
  benchmark: '70% three months PKRV rates and 30% three months average deposit rate of three AA rated scheduled banks',
  risk: 'Very Low',
  objective:
    'To provide competitive returns from a low risk portfolio of short duration assets while maintaining high liquidity for the unit holders.',
  fee: 'Up to 1.00% of average annual net assets',
  load: 'Nil',
  minimum: 'PKR 1,000',
  rating: ['AA+(f)', '15 April 2024', '2024-04-15'],
  ter: 1.31,
  metric: ['Weighted average time to maturity', 41, 0, ' days'],
  assets: [
    ['Treasury bills', 58],
    ['Bank balances', 21],
    ['Pakistan Investment Bonds', 14],
    ['Short term sukuk', 4.5],
    ['Other assets', 2.5],
  ],
  quality: [
    ['Government securities', 72],
    ['AAA', 12],
    ['AA+', 8],
    ['AA', 5.5],
    ['Unrated', 2.5],
  ],
  team: [
    'Naveed Sarfraz Alvi|Chief Executive Officer',
    'Hira Mahmood, CFA|Chief Investment Officer',
    'Sohail Wasim|Fund Manager',
  ],
};

const STOCK: Fund = {
  name: 'Cholistan Stock Fund',
  short: 'CSF',
  model: {
    seed: 1202,
    launch: '2009-03-18',
    annualised: false,
    mean: 17,
    swing: 5.4,
    benchmarkMean: 15,
    price: 10,
    units: 34_100_000,
    before: 11.2,
    latest: LATEST,
  },
  category: 'Equity Scheme',
  benchmark: 'KSE-100 Index (total return)',
  risk: 'High',
  objective:
    'To deliver long term capital growth from an actively managed portfolio of listed Pakistani shares chosen for quality of earnings and valuation.',
  fee: '2.00% of average annual net assets',
  load: '3.00%',
  minimum: 'PKR 5,000',
  ter: 4.12,
  metric: ['Standard deviation', 19.4, 2, '%'],
  assets: [
    ['Listed equities', 92],
    ['Bank balances', 6.4],
    ['Other assets', 1.6],
  ],
  sectors: [
    ['Commercial Banks', 24],
    ['Oil & Gas Exploration Companies', 17],
    ['Fertilizer', 13],
    ['Cement', 12],
    ['Technology & Communication', 8],
    ['Other sectors and cash', 26],
  ],
  holdings: [
    ['Thar Petroleum Exploration Limited', 8.9],
    ['Khewra Bank Limited', 8.1],
    ['Rohri Fertilizers Limited', 7.4],
    ['Bela Cement Company Limited', 6.2],
    ['Makli Commercial Bank Limited', 5.8],
    ['Potwar Oilfields Limited', 5.5],
    ['Saidpur Systems Limited', 4.9],
    ['Taxila Cement Limited', 4.2],
    ['Harnai Power Company Limited', 3.7],
    ['Bahawal Foods Limited', 3.1],
  ],
  team: [
    'Naveed Sarfraz Alvi|Chief Executive Officer',
    'Hira Mahmood, CFA|Chief Investment Officer',
    'Daniyal Kirmani|Head of Equities',
    'Rafia Toor|Fund Manager',
  ],
};

const SAVINGS: Fund = {
  name: 'Cholistan Islamic Savings Fund',
  short: 'CISF',
  model: {
    seed: 1303,
    launch: '2014-10-20',
    annualised: true,
    mean: 18.7,
    swing: 0.9,
    benchmarkMean: 10.3,
    price: 10.0316,
    units: 186_000_000,
    before: 6.8,
    latest: LATEST,
  },
  category: 'Shariah Compliant Income Scheme',
  benchmark: 'Six months average deposit rates of three A rated Islamic banks',
  risk: 'Moderate',
  objective:
    'To earn competitive halal income from a diversified portfolio of Shariah compliant debt and money market instruments.',
  fee: 'Up to 1.25% of average annual net assets',
  load: 'Up to 1.00%',
  minimum: 'PKR 500',
  rating: ['A+(f)', '2 January 2024', '2024-01-02'],
  ter: 1.74,
  metric: ['Weighted average time to maturity', 1.86, 2, ' years'],
  assets: [
    ['GoP Ijarah sukuk', 43],
    ['Islamic bank deposits', 36],
    ['Corporate sukuk', 16],
    ['Other assets', 5],
  ],
  quality: [
    ['GoP guaranteed', 43],
    ['AAA', 11],
    ['AA', 20],
    ['AA-', 9],
    ['A+', 12],
    ['Unrated', 5],
  ],
  holdings: [
    ['Chitral Hydropower Sukuk (14-Dec-2027)', 5.3],
    ['Gharo Wind Limited Sukuk (30-Jun-2026)', 4.4],
    ['Makran Coal Energy Sukuk (05-Sep-2028)', 3.6],
    ['Dadu Islamic Bank Tier-I Sukuk (perpetual)', 2.2],
  ],
  team: [
    'Naveed Sarfraz Alvi|Chief Executive Officer',
    'Hira Mahmood, CFA|Chief Investment Officer',
    'Zubair Laghari|Fund Manager',
  ],
};

const BALANCED: Fund = {
  name: 'Cholistan Asset Allocation Fund',
  short: 'CAAF',
  model: {
    seed: 1404,
    launch: '2023-02-06',
    annualised: false,
    mean: 26,
    swing: 3.1,
    benchmarkMean: 24,
    price: 100,
    units: 6_900_000,
    before: 0,
    latest: LATEST,
  },
  category: 'Asset Allocation Scheme',
  benchmark: 'Weighted average of KSE-100 Index and six months KIBOR in the proportion of actual investment',
  risk: 'High',
  objective:
    'To achieve growth by moving between equities, debt securities and money market instruments as economic conditions change.',
  fee: '1.75% of average annual net assets',
  load: '2.00%',
  minimum: 'PKR 5,000',
  ter: 3.56,
  metric: ['Portfolio turnover', 38.2, 1, '%'],
  assets: [
    ['Listed equities', 57],
    ['Treasury bills', 22],
    ['Bank balances', 13],
    ['Term finance certificates', 5],
    ['Other assets', 3],
  ],
  sectors: [
    ['Commercial Banks', 18],
    ['Cement', 11],
    ['Oil & Gas Marketing Companies', 9],
    ['Pharmaceuticals', 7],
    ['Other sectors, debt and cash', 55],
  ],
  holdings: [
    ['Makli Commercial Bank Limited', 7.2],
    ['Bela Cement Company Limited', 6.1],
    ['Indus Delta Fuels Limited', 5.6],
    ['Khewra Bank Limited', 5.1],
    ['Kirthar Pharma Limited', 4.3],
    ['Rohri Fertilizers Limited', 3.9],
  ],
  team: [
    'Naveed Sarfraz Alvi|Chief Executive Officer',
    'Daniyal Kirmani|Head of Equities',
    'Sana Bukhari|Fund Manager',
  ],
};

export const INCOME: Fund = {
  ...CASH,
  name: 'Cholistan Income Fund',
  short: 'CIF',
  model: {
    ...CASH.model,
    seed: 1505,
    launch: '2007-11-26',
    mean: 20.4,
    swing: 1.1,
    price: 52.1483,
    units: 151_000_000,
  },
  category: 'Income Scheme',
  benchmark: 'Six months KIBOR',
  risk: 'Medium',
  objective:
    'To generate a stable stream of income from government securities, term finance certificates and bank placements.',
  rating: ['A+(f)', '15 April 2024', '2024-04-15'],
  ter: 1.92,
  metric: ['Weighted average time to maturity', 2.41, 2, ' years'],
  assets: [
    ['Pakistan Investment Bonds', 46],
    ['Term finance certificates', 24],
    ['Bank balances', 19],
    ['Margin trading system', 7],
    ['Other assets', 4],
  ],
  quality: [
    ['Government securities', 46],
    ['AAA', 9],
    ['AA+', 16],
    ['AA-', 14],
    ['A+', 11],
    ['Unrated', 4],
  ],
};

export const FUNDS: readonly Fund[] = [CASH, STOCK, SAVINGS, BALANCED];
