/** `Offer` or `Sale` next to the label of another price, such as `NAV` or `Repurchase`, is the label of a price. */
import type { FactName } from '#sources/fmr/labels.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';

const BARE = /^(?:offer|sale)$/i;
const PRICES = new Set<FactName>(['nav', 'redemption_price', 'repurchase_price']);

export function isPrice(meaning: LabelMeaning | undefined): boolean {
  return meaning?.kind === 'fact' && PRICES.has(meaning.fact);
}

/** The label in full, `Sale price`, if `hasPrice` finds another price next to it; else as printed. */
export function priceLabel(text: string, hasPrice: () => boolean): string {
  return BARE.test(text) && hasPrice() ? `${text} price` : text;
}
