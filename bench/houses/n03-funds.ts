/** The funds of AMC N03. */
import { monthOf } from './shared1.ts';
import type { FundModel, Part } from './shared1.ts';

export const LATEST = monthOf(2024, 6);

export interface Fund {
  readonly name: string;
  readonly short: string;
  readonly model: FundModel;
  readonly category: string;
  readonly benchmark: string;
  readonly risk: string;
  readonly principal: string;
  readonly objective: string;
  readonly fee: string;
  readonly front: string;
  readonly back: string;
  readonly maturity?: string;
  readonly stability?: string;
  readonly ter: number;
  readonly manager: string;
  /** Difference between the average of similar funds and the fund, in percentage points. */
  readonly peers?: number;
  readonly metrics: readonly (readonly [label: string, value: number])[];
  readonly assets: readonly Part[];
  readonly sectors: readonly Part[];
  readonly holdings: readonly Part[];
}

const EQUITY: Fund = {
  name: 'Neelum Islamic Equity Fund',
  short: 'NIEF',
  model: {
    seed: 3101,
    launch: '2010-08-16',
    annualised: false,
    mean: 16,
    swing: 5,
    benchmarkMean: 15,
    price: 10,
    units: 28_000_000,
    before: 8.7,
    latest: LATEST,
  },
  category: 'Shariah Compliant Equity',
  benchmark: 'KMI-30 Index',
  risk: 'High',
  principal: 'Principal at high risk',
  objective:
    'The fund seeks capital growth over the long term by investing in Shariah compliant shares that are listed in Pakistan and offer sustainable earnings.',
  fee: '2.00%',
  front: '3.00%',
  back: 'Nil',
  ter: 4.31,
  manager: 'Junaid Akhtar Sial',
  peers: -0.8,
  metrics: [
    ['Beta', 0.94],
    ['Sharpe ratio', 1.12],
    ['Standard deviation (%)', 18.7],
  ],
  assets: [
    ['Shariah compliant equities', 91],
    ['Islamic bank deposits', 7],
    ['Other assets', 2],
  ],
  sectors: [
    ['Oil & Gas Exploration', 25],
    ['Fertilizer', 17],
    ['Cement', 16],
    ['Islamic Banks', 12],
    ['Pharmaceuticals', 7],
    ['Other sectors and cash', 23],
  ],
  holdings: [
    ['Thar Petroleum Exploration Limited', 10.9],
    ['Rohri Fertilizers Limited', 9.3],
    ['Potwar Oilfields Limited', 8.6],
    ['Bela Cement Company Limited', 7.8],
    ['Dadu Islamic Bank Limited', 6.9],
    ['Taxila Cement Limited', 5.2],
    ['Kirthar Pharma Limited', 4.6],
    ['Harnai Power Company Limited', 4.1],
    ['Saidpur Systems Limited', 3.4],
    ['Sehwan Textile Mills Limited', 2.7],
  ],
};

const GOLD: Fund = {
  name: 'Neelum Gold Fund',
  short: 'NGF',
  model: {
    seed: 3202,
    launch: '2015-05-04',
    annualised: false,
    mean: 24,
    swing: 3.8,
    benchmarkMean: 25,
    price: 100,
    units: 5_300_000,
    before: 6.1,
    latest: LATEST,
  },
  category: 'Commodity',
  benchmark:
    '70% closing rupee price of gold at the Pakistan Mercantile Exchange and 30% three months average deposit rate of AA rated banks',
  risk: 'High',
  principal: 'Principal at high risk',
  objective:
    'The fund gives investors exposure to the price of gold through deliverable futures contracts of the Pakistan Mercantile Exchange.',
  fee: '1.50%',
  front: '2.00%',
  back: 'Nil',
  ter: 2.86,
  manager: 'Mehwish Tariq, FRM',
  metrics: [['Standard deviation (%)', 13.4]],
  assets: [
    ['Gold futures', 71],
    ['Bank deposits', 27],
    ['Other assets', 2],
  ],
  sectors: [],
  holdings: [],
};

const PROTECTED: Fund = {
  name: 'Neelum Capital Protected Fund - II',
  short: 'NCPF-II',
  model: {
    seed: 3303,
    launch: '2022-09-19',
    annualised: false,
    mean: 15,
    swing: 0.8,
    benchmarkMean: 13.6,
    price: 100,
    units: 9_100_000,
    before: 0,
    latest: LATEST,
  },
  category: 'Capital Protected',
  benchmark: 'Weighted average of the AA rated deposit rate and KSE-100 Index by allocation',
  risk: 'Low',
  principal: 'Principal at low risk',
  objective:
    'The fund protects the initial investment of unit holders at maturity and takes part in the growth of the equity market.',
  fee: '1.00%',
  front: 'Nil',
  back: 'Up to 2.00%',
  maturity: '2025-09-18',
  stability: 'Not yet rated',
  ter: 1.64,
  manager: 'Junaid Akhtar Sial',
  metrics: [['Sharpe ratio', 0.42]],
  assets: [
    ['Term deposits', 79],
    ['Equity component', 18],
    ['Bank balance', 2],
    ['Other assets', 1],
  ],
  sectors: [
    ['Commercial Banks', 6],
    ['Cement', 4],
    ['Fertilizer', 3.5],
    ['Deposits and other sectors', 86.5],
  ],
  holdings: [
    ['Khewra Bank Limited', 3.1],
    ['Bela Cement Company Limited', 2.6],
    ['Rohri Fertilizers Limited', 2.2],
    ['Makli Commercial Bank Limited', 1.8],
    ['Taxila Cement Limited', 1.3],
  ],
};

export const FUNDS: readonly Fund[] = [EQUITY, GOLD, PROTECTED];

export const ALLOCATION: Fund = {
  ...EQUITY,
  name: 'Neelum Islamic Balanced Fund',
  short: 'NIBF',
  model: { ...EQUITY.model, seed: 3404, launch: '2013-02-11', mean: 13, swing: 3, price: 50, units: 7_700_000 },
  category: 'Shariah Compliant Balanced',
  benchmark: '50% KMI-30 Index and 50% six months average deposit rate of Islamic banks',
  risk: 'Medium',
  principal: 'Principal at medium risk',
  fee: '1.75%',
  ter: 3.72,
  peers: 0.4,
  assets: [
    ['Shariah compliant equities', 54],
    ['GoP Ijarah sukuk', 25],
    ['Corporate sukuk', 11],
    ['Islamic bank deposits', 8],
    ['Other assets', 2],
  ],
  sectors: [
    ['Oil & Gas Exploration', 14],
    ['Cement', 11],
    ['Fertilizer', 9],
    ['Other sectors, sukuk and cash', 66],
  ],
  holdings: [
    ['Thar Petroleum Exploration Limited', 6.9],
    ['Bela Cement Company Limited', 5.4],
    ['Rohri Fertilizers Limited', 5.1],
    ['Potwar Oilfields Limited', 4.3],
    ['Chitral Hydro Sukuk-I', 3.9],
    ['Taxila Cement Limited', 3.1],
  ],
};
