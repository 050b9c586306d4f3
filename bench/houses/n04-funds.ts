/** The funds of AMC N04. */
import { monthOf } from './shared1.ts';
import type { FundModel, Part } from './shared1.ts';

export const LATEST = monthOf(2025, 4);

/** A pension sub-fund, or a fund's only portfolio. */
export interface Portfolio {
  readonly name: string;
  readonly model: FundModel;
  readonly assets: readonly Part[];
  readonly holdings: readonly Part[];
  readonly ter: number;
}

export interface Fund {
  readonly name: string;
  readonly short: string;
  readonly launch: string;
  readonly category: string;
  readonly benchmark?: string;
  readonly risk: string;
  readonly fee: string;
  readonly front: string;
  readonly manager: string;
  readonly stability?: string;
  readonly objective: string;
  readonly quality: readonly Part[];
  readonly portfolios: readonly Portfolio[];
}

const EQUITY: readonly Part[] = [
  ['Khewra Bank Limited', 8.9],
  ['Rohri Fertilizers Limited', 8.2],
  ['Thar Petroleum Exploration Limited', 7.6],
  ['Potwar Oilfields Limited', 6.4],
  ['Bela Cement Company Limited', 5.9],
  ['Harnai Power Company Limited', 5.1],
  ['Saidpur Systems Limited', 4.4],
  ['Taxila Cement Limited', 3.8],
];
const ISLAMIC_EQUITY: readonly Part[] = [
  ['Dadu Islamic Bank Limited', 9.4],
  ['Thar Petroleum Exploration Limited', 8.8],
  ['Rohri Fertilizers Limited', 8.1],
  ['Bela Cement Company Limited', 6.7],
  ['Kirthar Pharma Limited', 5.2],
  ['Taxila Cement Limited', 4.6],
];

function pension(
  name: string,
  seed: number,
  launch: string,
  units: number,
  holdings: readonly Part[],
): readonly Portfolio[] {
  const base = { launch, latest: LATEST };
  const islamic = name.includes('Islamic');
  return [
    {
      name: 'Equity Sub-Fund',
      model: {
        ...base,
        seed,
        annualised: false,
        mean: 31,
        swing: 5.2,
        benchmarkMean: 29,
        price: 100,
        units,
        before: 9,
      },
      assets: [
        ['Cash', 5.5],
        ['Equities', 92.5],
        ['Others', 2],
      ],
      holdings,
      ter: 2.91,
    },
    {
      name: 'Debt Sub-Fund',
      model: {
        ...base,
        seed: seed + 1,
        annualised: true,
        mean: 17.1,
        swing: 1.8,
        benchmarkMean: 15.9,
        accumulates: true,
        price: 100,
        units: units * 0.7,
        before: 8,
      },
      assets: islamic
        ? [
            ['Cash', 23],
            ['GoP Ijara Sukuk', 58],
            ['Corporate Sukuk', 15],
            ['Others', 4],
          ]
        : [
            ['Cash', 6],
            ['T-Bills', 44],
            ['PIBs', 39],
            ['TFCs', 8],
            ['Others', 3],
          ],
      holdings: [],
      ter: 1.62,
    },
    {
      name: 'Money Market Sub-Fund',
      model: {
        ...base,
        seed: seed + 2,
        annualised: true,
        mean: 15.8,
        swing: 0.7,
        benchmarkMean: 14.7,
        accumulates: true,
        price: 100,
        units: units * 1.9,
        before: 7,
      },
      assets: islamic
        ? [
            ['Cash', 46],
            ['GoP Ijara Sukuk', 51],
            ['Others', 3],
          ]
        : [
            ['Cash', 13],
            ['T-Bills', 84.5],
            ['Others', 2.5],
          ],
      holdings: [],
      ter: 1.44,
    },
  ];
}

const PENSION: Fund = {
  name: 'Zhob Pension Fund',
  short: 'ZPF',
  launch: '2013-06-12',
  category: 'Voluntary Pension Scheme',
  risk: 'Investor dependent',
  fee: 'Up to 1.50%',
  front: 'Up to 3.00%',
  manager: 'Adnan Feroze Malik',
  objective:
    'To give individuals a flexible and portable pension scheme that lets them save for their retirement and choose how their savings are invested.',
  quality: [],
  portfolios: pension('Zhob Pension Fund', 4101, '2013-06-12', 940_000, EQUITY),
};

const ISLAMIC_PENSION: Fund = {
  ...PENSION,
  name: 'Zhob Islamic Pension Fund',
  short: 'ZIPF',
  launch: '2016-02-29',
  category: 'Shariah Compliant Voluntary Pension Scheme',
  manager: 'Lubna Shafqat, CFA',
  objective: 'To give Muslim savers a retirement scheme whose sub-funds invest only in Shariah compliant instruments.',
  portfolios: pension('Zhob Islamic Pension Fund', 4201, '2016-02-29', 1_310_000, ISLAMIC_EQUITY),
};

const INCOME: Fund = {
  name: 'Zhob Retirement Income Fund',
  short: 'ZRIF',
  launch: '2010-10-21',
  category: 'Income Scheme',
  benchmark: '6 month KIBOR',
  risk: 'Medium',
  fee: '1.20%',
  front: '1.50%',
  manager: 'Adnan Feroze Malik',
  stability: 'AA-(f)',
  objective: 'To pay a regular income from a portfolio of government and corporate debt of good quality.',
  quality: [
    ['Govt. backed', 55],
    ['AAA', 9],
    ['AA+', 13],
    ['AA', 11],
    ['A+', 8],
    ['Unrated', 4],
  ],
  portfolios: [
    {
      name: 'ZRIF',
      model: {
        seed: 4301,
        launch: '2010-10-21',
        annualised: true,
        mean: 16.4,
        swing: 1.6,
        benchmarkMean: 15.1,
        price: 51.2387,
        units: 61_000_000,
        before: 9.4,
        latest: LATEST,
      },
      assets: [
        ['Cash', 18],
        ['T-Bills', 17],
        ['PIBs', 38],
        ['TFCs', 23],
        ['Others', 4],
      ],
      holdings: [
        ['Makli Bank TFC-III', 6.2],
        ['Dadu Power Sukuk', 5.1],
        ['Khewra Microfinance TFC-II', 4.4],
        ['Gharo Wind Sukuk', 3.9],
        ['Jehlum Sugar TFC', 2.5],
      ],
      ter: 1.73,
    },
  ],
};

const GROWTH: Fund = {
  name: 'Zhob Dividend Growth Fund',
  short: 'ZDGF',
  launch: '2007-04-09',
  category: 'Equity Scheme',
  benchmark: 'KSE-100 Index',
  risk: 'High',
  fee: '2.50%',
  front: '2.00%',
  manager: 'Lubna Shafqat, CFA',
  objective: 'To grow capital and income by investing in companies that pay rising dividends.',
  quality: [],
  portfolios: [
    {
      name: 'ZDGF',
      model: {
        seed: 4401,
        launch: '2007-04-09',
        annualised: false,
        mean: 30,
        swing: 5.5,
        benchmarkMean: 28,
        price: 50,
        units: 11_800_000,
        before: 10.2,
        latest: LATEST,
      },
      assets: [
        ['Cash', 6.5],
        ['Equities', 91.5],
        ['Others', 2],
      ],
      holdings: EQUITY,
      ter: 4.66,
    },
  ],
};

export const FUNDS: readonly Fund[] = [PENSION, ISLAMIC_PENSION, INCOME, GROWTH];

export const STOCK: Fund = {
  ...GROWTH,
  name: 'Zhob Islamic Stock Fund',
  short: 'ZISF',
  launch: '2014-09-15',
  category: 'Shariah Compliant Equity Scheme',
  benchmark: 'KMI-30 Index',
  portfolios: [
    {
      name: 'ZISF',
      model: {
        seed: 4501,
        launch: '2014-09-15',
        annualised: false,
        mean: 27,
        swing: 5,
        benchmarkMean: 28,
        price: 50,
        units: 8_300_000,
        before: 7.9,
        latest: LATEST,
      },
      assets: [
        ['Cash', 7.5],
        ['Equities', 90],
        ['Others', 2.5],
      ],
      holdings: ISLAMIC_EQUITY,
      ter: 4.38,
    },
  ],
};
