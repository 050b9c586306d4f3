import type { RiskProfile } from '#domain/vocabularies.ts';

/** How the funds of one asset class behave: what a category word stands for in the sample. */
export interface Kind {
  /** Growth of a day and the largest swing around it, in millionths of the price. */
  readonly drift_ppm: number;
  readonly swing_ppm: number;
  readonly is_priced_on_weekends: boolean;
  readonly payouts: 'NONE' | 'DAILY' | 'MONTHLY' | 'YEARLY';
  /** A payout takes the price back to par, or gives a share of the price. */
  readonly pays_down_to_par: boolean;
  readonly is_return_annualized: boolean;
  readonly risk_profile: RiskProfile;
  readonly front_end_load: string;
  readonly rating: string;
  readonly benchmark: string;
}

const MONEY: Kind = {
  drift_ppm: 400, swing_ppm: 60, is_priced_on_weekends: true, payouts: 'MONTHLY', pays_down_to_par: true, is_return_annualized: true,
  risk_profile: 'VERY_LOW', front_end_load: '0.00', rating: 'AA+(f)', benchmark: 'Sample three-month deposit rate, average',
};
const INCOME: Kind = {
  ...MONEY, drift_ppm: 560, swing_ppm: 700, is_priced_on_weekends: false, payouts: 'YEARLY',
  risk_profile: 'MEDIUM', front_end_load: '1.50', rating: 'A+(f)', benchmark: 'Sample six-month interbank rate, average',
};
const EQUITY: Kind = {
  drift_ppm: 700, swing_ppm: 22_000, is_priced_on_weekends: false, payouts: 'YEARLY', pays_down_to_par: false, is_return_annualized: false,
  risk_profile: 'HIGH', front_end_load: '2.00', rating: '', benchmark: 'Sample 100 Index, total return',
};
const MIXED: Kind = { ...EQUITY, drift_ppm: 600, swing_ppm: 9_000, risk_profile: 'MEDIUM', front_end_load: '3.00', benchmark: 'Sample weighted index by allocation' };

// The first word found in a category decides, so the narrower one stands first.
const KINDS: readonly (readonly [word: string, kind: Kind])[] = [
  ['Money Market', MONEY],
  ['Aggressive Fixed Income', { ...INCOME, swing_ppm: 1_400, rating: 'A(f)' }],
  ['Fixed Rate / Return', { ...INCOME, drift_ppm: 500, swing_ppm: 200, risk_profile: 'LOW', front_end_load: '0.00', rating: '' }],
  ['Capital Protected', { ...INCOME, drift_ppm: 450, swing_ppm: 900, risk_profile: 'LOW', rating: '' }],
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
  if (category.startsWith('VPS-')) return { ...kind, payouts: 'NONE', is_priced_on_weekends: false, front_end_load: '3.00', rating: '' };
  return kind;
}
