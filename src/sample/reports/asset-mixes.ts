/** The asset mix of a category, in hundredths of a percent. The first asset takes the remainder. */
export interface AssetMix {
  readonly assets: readonly Asset[];
  readonly management_fee: number;
  /** The label of the asset whose shares, debt instruments or funds are listed individually. */
  readonly equity?: string;
  readonly debt?: string;
  readonly funds?: string;
  readonly averageMaturity?: number;
  readonly objective: string;
}

interface Asset {
  readonly label: string;
  readonly share: number;
  /** Largest deviation of a month's share from the usual one. */
  readonly sway: number;
  /** Tenths of the asset by rating; the last rating takes the remainder. Absent if the asset is not debt. */
  readonly quality?: readonly (readonly [rating: string, tenths: number])[];
}

const GOVERNMENT = [['Govt. Sec / Guar.', 10]] as const;
const BANKS = [
  ['AAA', 5],
  ['AA+', 3],
  ['AA', 2],
] as const;
const CORPORATE = [
  ['AA+', 4],
  ['AA', 3],
  ['A+', 3],
] as const;
const UNRATED = [['NR/UR', 10]] as const;

const OTHERS: Asset = { label: 'Others including Receivables', share: 210, sway: 90, quality: UNRATED };
const CASH: Asset = { label: 'Cash', share: 900, sway: 350 };
const BANK_CASH: Asset = { label: 'Cash', share: 2_400, sway: 500, quality: BANKS };

// The first matching word of a category decides.
const MIXES: readonly (readonly [word: string, mix: AssetMix])[] = [
  [
    'Shariah Compliant Money Market',
    {
      assets: [
        { label: 'Bank Balance', share: 0, sway: 0, quality: BANKS },
        { label: 'Gov. Guar./ Ijara Sukuk', share: 3_600, sway: 500, quality: GOVERNMENT },
        { label: 'Bai Muajjal', share: 1_200, sway: 300, quality: [['AA', 10]] },
        OTHERS,
      ],
      management_fee: 55,
      averageMaturity: 180,
      objective:
        'The fund seeks a competitive Shariah compliant return at very low risk by placing its money for short ' +
        'terms with Islamic banks and in government backed sukuk.',
    },
  ],
  [
    'Shariah Compliant Income',
    {
      assets: [
        { label: 'Gov. Guar./ Ijara Sukuk', share: 0, sway: 0, quality: GOVERNMENT },
        { label: 'Sukuks', share: 2_300, sway: 200, quality: CORPORATE },
        BANK_CASH,
        OTHERS,
      ],
      management_fee: 100,
      debt: 'Sukuks',
      averageMaturity: 2_150,
      objective:
        'The fund provides investors with a regular Shariah compliant income from a diversified portfolio of sukuk ' +
        'and deposits with Islamic banks.',
    },
  ],
  [
    'Money Market',
    {
      assets: [
        { label: 'T-Bills', share: 0, sway: 0, quality: GOVERNMENT },
        { label: 'PIBs', share: 900, sway: 250, quality: GOVERNMENT },
        BANK_CASH,
        {
          label: 'Plac. with Banks/DFIs',
          share: 800,
          sway: 250,
          quality: [
            ['AA+', 6],
            ['AA', 4],
          ],
        },
        OTHERS,
      ],
      management_fee: 60,
      averageMaturity: 150,
      objective:
        'The fund seeks a competitive return at very low risk from treasury bills, deposits and other instruments ' +
        'of the money market, with a high degree of liquidity.',
    },
  ],
  [
    'Fund of Funds',
    {
      assets: [
        { label: 'Mutual Funds', share: 0, sway: 0 },
        { label: 'Cash', share: 340, sway: 120 },
        { label: 'Others', share: 40, sway: 20 },
      ],
      management_fee: 75,
      funds: 'Mutual Funds',
      objective:
        'The fund invests in other funds of the same management company and keeps their weights in line with the ' +
        'plan that its investors have chosen.',
    },
  ],
  [
    'Commodities',
    {
      assets: [{ label: 'Gold', share: 0, sway: 0 }, CASH, { label: 'Others', share: 150, sway: 60 }],
      management_fee: 150,
      objective:
        'The fund gives its investors the return of gold in rupees by holding deliverable gold contracts on the ' +
        'commodity exchange, in accordance with Shariah.',
    },
  ],
  [
    'Asset Allocation',
    {
      assets: [
        { label: 'Stocks/ Equities', share: 0, sway: 0 },
        { label: 'T-Bills', share: 2_100, sway: 300 },
        { label: 'TFCs/Sukuks', share: 1_100, sway: 150 },
        CASH,
        OTHERS,
      ],
      management_fee: 200,
      equity: 'Stocks/ Equities',
      debt: 'TFCs/Sukuks',
      objective:
        'The fund moves its money between shares, debt and deposits as the market changes, so that its investors ' +
        'take part in growth with less risk than shares alone.',
    },
  ],
  [
    'Equity',
    {
      assets: [
        { label: 'Stocks/ Equities', share: 0, sway: 0 },
        { label: 'Cash', share: 620, sway: 260 },
        { label: 'Others', share: 130, sway: 60 },
      ],
      management_fee: 200,
      equity: 'Stocks/ Equities',
      objective:
        'The fund aims at long term growth of capital from an actively managed portfolio of listed shares with ' +
        'sound prospects.',
    },
  ],
  [
    'Debt',
    {
      assets: [
        { label: 'PIBs', share: 0, sway: 0, quality: GOVERNMENT },
        { label: 'T-Bills', share: 2_900, sway: 400, quality: GOVERNMENT },
        BANK_CASH,
        OTHERS,
      ],
      management_fee: 125,
      averageMaturity: 2_400,
      objective: 'The sub-fund seeks a regular income from government securities and deposits.',
    },
  ],
  [
    'Income',
    {
      assets: [
        { label: 'T-Bills', share: 0, sway: 0, quality: GOVERNMENT },
        { label: 'PIBs', share: 2_200, sway: 400, quality: GOVERNMENT },
        { label: 'TFCs/Sukuks', share: 1_500, sway: 200, quality: CORPORATE },
        BANK_CASH,
        OTHERS,
      ],
      management_fee: 110,
      debt: 'TFCs/Sukuks',
      averageMaturity: 1_850,
      objective:
        'The fund aims to earn its investors a good rate of current income from a diversified portfolio of debt ' +
        'instruments with medium risk.',
    },
  ],
];

export const PENSION_OBJECTIVE =
  'The scheme gives individuals a portable, funded and flexible way to save for their retirement. ' +
  'Participants decide how much they contribute and how it is shared between the sub-funds.';

export function mixOf(category: string): AssetMix {
  const mix = MIXES.find(([word]) => category.includes(word))?.[1];
  if (mix === undefined) throw new TypeError(`there is no asset mix for the category ${category}`);
  return mix;
}
