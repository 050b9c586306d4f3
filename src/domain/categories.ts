import type { VpsAssetClass } from './vocabularies.ts';

/** A category of the association's fixed list and its properties. */
interface Category {
  /** As printed, without its return basis: `VPS-Shariah Compliant Money Market`. */
  readonly name: string;
  readonly slug: string;
  readonly is_shariah_compliant: boolean;
  readonly is_fund_of_funds: boolean;
  readonly is_exchange_traded: boolean;
  readonly vps_asset_class: VpsAssetClass | null;
  /** The NAV depends on share prices: daily changes are checked with the wider bound. */
  readonly isEquity: boolean;
  /** The fund lends and never holds shares or commodities: its NAV grows by interest only. */
  readonly isLending: boolean;
}

type Trait = 'fund_of_funds' | 'exchange_traded' | 'equity' | 'lending' | VpsAssetClass;

// Every kind has a conventional and a Shariah-compliant form; the printed names are built from both.
const KINDS: readonly (readonly [name: string, ...traits: Trait[]])[] = [
  ['Money Market', 'lending'],
  ['Income', 'lending'],
  ['Aggressive Fixed Income', 'lending'],
  ['Fixed Rate / Return', 'lending'],
  ['Equity', 'equity'],
  ['Dedicated Equity', 'equity'],
  ['Index Tracker', 'equity'],
  ['Asset Allocation'],
  ['Balanced'],
  ['Capital Protected'],
  ['Capital Protected - Income'],
  ['Commodities'],
  ['Fund of Funds', 'fund_of_funds'],
  ['Fund of Funds - CPPI', 'fund_of_funds'],
  ['Exchange Traded Fund', 'exchange_traded', 'equity'],
];
const VPS_KINDS: readonly (readonly [name: string, ...traits: Trait[]])[] = [
  ['Equity', 'EQUITY', 'equity'],
  ['Debt', 'DEBT', 'lending'],
  ['Money Market', 'MONEY_MARKET', 'lending'],
  ['Commodities / Gold', 'COMMODITY'],
  ['Asset Allocation', 'MULTI_ASSET'],
  ['Multi Asset', 'MULTI_ASSET'],
];

function build(prefix: string, kinds: typeof KINDS): Category[] {
  return kinds.flatMap(([kind, ...traits]) =>
    [false, true].map((shariah): Category => {
      const name = `${prefix}${shariah ? 'Shariah Compliant ' : ''}${kind}`;
      return {
        name,
        slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        is_shariah_compliant: shariah,
        is_fund_of_funds: traits.includes('fund_of_funds'),
        is_exchange_traded: traits.includes('exchange_traded'),
        isEquity: traits.includes('equity'),
        isLending: traits.includes('lending'),
        vps_asset_class: traits.find(isAssetClass) ?? null,
      };
    }),
  );
}

function isAssetClass(trait: Trait): trait is VpsAssetClass {
  return trait === trait.toUpperCase();
}

export const CATEGORIES: readonly Category[] = [...build('', KINDS), ...build('VPS-', VPS_KINDS)];

const BY_NAME = new Map(CATEGORIES.map((category) => [comparable(category.name), category]));

// `Money Market (Annualized Return )`: the return basis that some tables print after the category.
const RETURN_BASIS = /\s{0,9}\((?:annualized|absolute) return\s{0,9}\)$/i;

/** The category that a table prints, without its return basis; undefined if it is not in the association's list. */
export function findCategory(printed: string): Category | undefined {
  return BY_NAME.get(comparable(printed.trim().replace(RETURN_BASIS, '')));
}

function comparable(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
