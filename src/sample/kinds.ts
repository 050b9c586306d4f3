import type { RiskProfile } from '#domain/vocabularies.ts';

/** The behaviour of the funds of one asset class: the meaning of a category word in the sample. */
export interface Kind {
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
export function kindOf(category: string): Kind {
  const kind = KINDS.find(([word]) => category.includes(word))?.[1] ?? MIXED;
  if (category.startsWith('VPS-'))
    return { ...kind, payouts: 'NONE', isPricedOnWeekends: false, front_end_load: '3.00', rating: '' };
  return kind;
}
