import type { RiskProfile, SchemeType } from '#domain/vocabularies.ts';

/** The behaviour of the funds of one asset class: the meaning of a category word in the sample. */
interface Kind {
  /** Growth per day and the largest deviation from it, in millionths of the price. */
  readonly driftPpm: number;
  readonly swingPpm: number;
  readonly isPricedOnWeekends: boolean;
  readonly payouts: 'NONE' | 'DAILY' | 'MONTHLY' | 'YEARLY';
  /** A payout returns the price to par, or pays a share of the price. */
  readonly paysDownToPar: boolean;
  readonly isReturnAnnualized: boolean;
  readonly risk_profile: RiskProfile;
  readonly front_end_load: string;
  readonly rating: string;
  readonly benchmark: string;
}

const MONEY: Kind = {
  driftPpm: 400,
  swingPpm: 60,
  isPricedOnWeekends: true,
  payouts: 'MONTHLY',
  paysDownToPar: true,
  isReturnAnnualized: true,
  risk_profile: 'VERY_LOW',
  front_end_load: '0.00',
  rating: 'AA+(f)',
  benchmark: 'Sample three-month deposit rate, average',
};
const INCOME: Kind = {
  ...MONEY,
  driftPpm: 560,
  swingPpm: 700,
  isPricedOnWeekends: false,
  payouts: 'YEARLY',
  risk_profile: 'MEDIUM',
  front_end_load: '1.50',
  rating: 'A+(f)',
  benchmark: 'Sample six-month interbank rate, average',
};
const EQUITY: Kind = {
  driftPpm: 700,
  swingPpm: 22_000,
  isPricedOnWeekends: false,
  payouts: 'YEARLY',
  paysDownToPar: false,
  isReturnAnnualized: false,
  risk_profile: 'HIGH',
  front_end_load: '2.00',
  rating: '',
  benchmark: 'Sample 100 Index, total return',
};
const MIXED: Kind = {
  ...EQUITY,
  driftPpm: 600,
  swingPpm: 9_000,
  risk_profile: 'MEDIUM',
  front_end_load: '3.00',
  benchmark: 'Sample weighted index by allocation',
};

// The first matching word of a category decides, so narrower ones come first.
const KINDS: readonly (readonly [word: string, kind: Kind])[] = [
  ['Money Market', MONEY],
  ['Aggressive Fixed Income', { ...INCOME, swingPpm: 1_400, rating: 'A(f)' }],
  [
    'Fixed Rate / Return',
    { ...INCOME, driftPpm: 500, swingPpm: 200, risk_profile: 'LOW', front_end_load: '0.00', rating: '' },
  ],
  ['Capital Protected', { ...INCOME, driftPpm: 450, swingPpm: 900, risk_profile: 'LOW', rating: '' }],
  ['Income', INCOME],
  ['Debt', { ...INCOME, rating: '' }],
  ['Asset Allocation', MIXED],
  ['Balanced', MIXED],
  ['Fund of Funds', { ...MIXED, payouts: 'NONE' }],
  ['Commodities', { ...MIXED, payouts: 'NONE', risk_profile: 'HIGH', benchmark: 'Sample gold price in rupees' }],
  ['Exchange Traded Fund', { ...EQUITY, front_end_load: '0.00' }],
  ['Equity', EQUITY],
  ['Index Tracker', { ...EQUITY, payouts: 'NONE' }],
];

/** Members of a pension scheme are paid when they retire, not by dividends. */
function kindOf(category: string): Kind {
  const kind = KINDS.find(([word]) => category.includes(word))?.[1] ?? MIXED;
  if (category.startsWith('VPS-'))
    return { ...kind, payouts: 'NONE', isPricedOnWeekends: false, front_end_load: '3.00', rating: '' };
  return kind;
}

/** A fictional fund as printed in the sample documents. */
export interface SampleFund extends Traits {
  readonly association_fund_id: string;
  /** The id as a number; also the seed of the fund's random numbers. */
  readonly seed: number;
  readonly amc: string;
  readonly trustee: string;
  readonly name: string;
  readonly category: string;
  readonly scheme_type: SchemeType;
  readonly kind: Kind;
  /** Starting price in ten-thousandths of a rupee. */
  readonly parTicks: number;
}

/** Properties that distinguish a fund from others of its kind. */
interface Traits {
  readonly scheme_type?: SchemeType;
  readonly parRupees?: number;
  /** Launched this many days before the end date; absent: older than the sample. */
  readonly launchedDaysAgo?: number;
  readonly maturedDaysAgo?: number;
  /** Printed with NAV 0.0000 on every page, as the association does for some dead funds. */
  readonly isDead?: boolean;
  /** Pays its earnings of several years at once: a drop that only the payout explains. */
  readonly paysOnce?: boolean;
  readonly paysDaily?: boolean;
  /** Pages print the name with "(Formerly …)". */
  readonly formerly?: string;
  /** Only the registry sheet contains this former name. */
  readonly renamed_from?: string;
  /** Its rows appear a day late. */
  readonly reportsLate?: boolean;
  readonly isClosedToBuyers?: boolean;
  /** A value misprinted on one page: corrected on the next one, or a jump that must be held. */
  readonly misprint?: 'CORRECTED' | 'JUMP';
}

type Entry = readonly [name: string, category: string, traits?: Traits];
interface House {
  readonly amc: string;
  readonly prefix: string;
  readonly trustee: string;
  readonly funds: readonly Entry[];
}

const DEPOSITORY = 'Sample Central Depository Limited';
const CUSTODIAN = 'Sample Digital Custodian Limited';
const EMPLOYER = { scheme_type: 'EMPLOYER_PENSION' } as const;
const CLOSED_END = { scheme_type: 'CLOSED_END' } as const;

const HOUSES: readonly House[] = [
  {
    amc: 'Sample Indus Asset Management Limited',
    prefix: 'Sample Indus',
    trustee: DEPOSITORY,
    funds: [
      ['Cash Fund', 'Money Market', { parRupees: 10 }],
      ['Daily Dividend Fund', 'Money Market', { paysDaily: true, launchedDaysAgo: 364 }],
      ['Income Fund', 'Income', { misprint: 'CORRECTED' }],
      ['Income & Growth Fund', 'Aggressive Fixed Income', { parRupees: 50 }],
      ['Stock Fund', 'Equity', { misprint: 'CORRECTED', parRupees: 62 }],
      ['Asset Allocation Fund', 'Asset Allocation'],
      ['Balanced Fund', 'Balanced', { parRupees: 14, reportsLate: true }],
      ['Dedicated Equity Fund', 'Dedicated Equity'],
      ['Pension Fund', 'VPS-Equity', { parRupees: 410 }],
      ['Pension Fund', 'VPS-Debt', { parRupees: 230 }],
      ['Pension Fund', 'VPS-Money Market', { parRupees: 215 }],
    ],
  },
  {
    amc: 'Sample Bolan Islamic Investments Limited',
    prefix: 'Sample Bolan Islamic',
    trustee: DEPOSITORY,
    funds: [
      ['Cash Fund', 'Shariah Compliant Money Market'],
      ['Income Fund', 'Shariah Compliant Income', { reportsLate: true }],
      ['Sovereign Fund', 'Shariah Compliant Income', { launchedDaysAgo: 412 }],
      ['Stock Fund', 'Shariah Compliant Equity', { misprint: 'CORRECTED', parRupees: 48 }],
      ['Gold Fund', 'Shariah Compliant Commodities', { parRupees: 186 }],
      ['Index Fund', 'Shariah Compliant Index Tracker'],
      ['Dedicated Stock Fund', 'Shariah Compliant Dedicated Equity'],
      ['Pension Fund', 'VPS-Shariah Compliant Equity', { parRupees: 520 }],
      ['Pension Fund', 'VPS-Shariah Compliant Debt', { parRupees: 240 }],
      ['Pension Fund', 'VPS-Shariah Compliant Money Market', { parRupees: 226 }],
      ['Pension Fund', 'VPS-Shariah Compliant Commodities / Gold', { launchedDaysAgo: 640 }],
      ['Planning Fund (Sample Bolan Islamic Active Plan)', 'Shariah Compliant Fund of Funds'],
      ['Planning Fund (Sample Bolan Islamic Steady Plan)', 'Shariah Compliant Fund of Funds'],
    ],
  },
  {
    amc: 'Sample Chenab Fund Managers Limited',
    prefix: 'Sample Chenab',
    trustee: CUSTODIAN,
    funds: [
      ['Money Market Fund', 'Money Market'],
      ['Government Securities Fund', 'Income', { parRupees: 10 }],
      ['Growth Fund', 'Equity', { parRupees: 35 }],
      ['Exchange Traded Fund', 'Exchange Traded Fund', { parRupees: 12 }],
      ['Capital Guard Fund', 'Capital Protected', { launchedDaysAgo: 505 }],
      ['Fixed Return Fund (Sample Chenab Fixed Return Plan I)', 'Fixed Rate / Return', { maturedDaysAgo: 230 }],
      ['Fixed Return Fund (Sample Chenab Fixed Return Plan II)', 'Fixed Rate / Return', { isClosedToBuyers: true }],
      [
        'Fixed Return Fund (Sample Chenab Fixed Return Plan III)',
        'Fixed Rate / Return',
        { misprint: 'JUMP', isClosedToBuyers: true },
      ],
      ['Fixed Return Fund (Sample Chenab Fixed Return Plan IV)', 'Fixed Rate / Return', { launchedDaysAgo: 190 }],
    ],
  },
  {
    amc: 'Sample Kirthar Investments Limited',
    prefix: 'Sample Kirthar',
    trustee: CUSTODIAN,
    funds: [
      ['Liquid Fund', 'Money Market', { parRupees: 50 }],
      ['Income Fund', 'Income', { paysOnce: true, formerly: 'Sample Kirthar Sovereign Bond Fund' }],
      ['Multi Asset Fund', 'Asset Allocation'],
      ['Opportunity Fund', 'Equity', { ...CLOSED_END, parRupees: 9 }],
      ['Premier Balanced Fund', 'Balanced', { ...CLOSED_END, parRupees: 11 }],
      ['Planning Fund', 'Fund of Funds', { reportsLate: true }],
      ['Staff Pension Fund', 'VPS-Equity', EMPLOYER],
      ['Staff Pension Fund', 'VPS-Debt', EMPLOYER],
      ['Staff Pension Fund', 'VPS-Money Market', EMPLOYER],
    ],
  },
  {
    amc: 'Sample Makran Asset Management Company Limited',
    prefix: 'Sample Makran',
    trustee: DEPOSITORY,
    funds: [
      ['Islamic Money Market Fund', 'Shariah Compliant Money Market', { parRupees: 10 }],
      ['Islamic Income Fund', 'Shariah Compliant Aggressive Fixed Income'],
      ['Islamic Stock Fund', 'Shariah Compliant Equity', { renamed_from: 'Sample Makran Shariah Growth Fund' }],
      ['Islamic Asset Allocation Fund', 'Shariah Compliant Asset Allocation', { parRupees: 74 }],
      [
        'Islamic Exchange Traded Fund',
        'Shariah Compliant Exchange Traded Fund',
        { launchedDaysAgo: 730, parRupees: 10 },
      ],
      ['Islamic Preservation Plan', 'Shariah Compliant Capital Protected'],
      [
        'Islamic Term Fund (Sample Makran Islamic Term Plan I)',
        'Shariah Compliant Fixed Rate / Return',
        { isClosedToBuyers: true },
      ],
      [
        'Islamic Term Fund (Sample Makran Islamic Term Plan II)',
        'Shariah Compliant Fixed Rate / Return',
        { launchedDaysAgo: 95 },
      ],
      ['Islamic Staff Pension Fund', 'VPS-Shariah Compliant Debt', EMPLOYER],
      ['Islamic Staff Pension Fund', 'VPS-Shariah Compliant Money Market', EMPLOYER],
    ],
  },
  {
    amc: 'Sample Deosai Capital Limited',
    prefix: 'Sample Deosai',
    trustee: CUSTODIAN,
    funds: [
      ['Cash Management Fund', 'Money Market', { parRupees: 500 }],
      ['Treasury Fund', 'Income', { parRupees: 1_020 }],
      ['Energy Fund', 'Equity', { parRupees: 17 }],
      ['Index Fund', 'Index Tracker'],
      ['Stock Fund-Class A', 'Equity', { parRupees: 29 }],
      ['Stock Fund-Class B', 'Equity', { parRupees: 31 }],
      ['Heritage Income Fund', 'Income', { isDead: true }],
    ],
  },
];

// Far above every id assigned by the association, so that a sample cannot be mistaken for a real fund.
const FIRST_ID = 900_001;
const USUAL_PAR_RUPEES = 100;
export const TICKS_A_RUPEE = 10_000;

/** All sample funds; their ids follow the order of the list. */
export const ROSTER: readonly SampleFund[] = HOUSES.flatMap((house) =>
  house.funds.map((entry) => ({ house, entry })),
).map(({ house, entry: [name, category, traits = {}] }, index) => ({
  ...traits,
  association_fund_id: String(FIRST_ID + index),
  seed: FIRST_ID + index,
  amc: house.amc,
  trustee: house.trustee,
  name: `${house.prefix} ${name}`,
  category,
  scheme_type: traits.scheme_type ?? schemeTypeOf(category),
  kind: traits.paysDaily === true ? { ...kindOf(category), payouts: 'DAILY' } : kindOf(category),
  parTicks: (traits.parRupees ?? USUAL_PAR_RUPEES) * TICKS_A_RUPEE,
}));

function schemeTypeOf(category: string): SchemeType {
  if (category.startsWith('VPS-')) return 'VPS';
  if (category.endsWith('Exchange Traded Fund')) return 'ETF';
  return category.endsWith('Dedicated Equity') ? 'DEDICATED_EQUITY' : 'OPEN_END';
}
