/** Plans and pension sub-funds on a page: their keys, classes and the series that are theirs. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { VpsAssetClass } from '#domain/vocabularies.ts';
import { findMeaning, foldLabel } from './fold-label.ts';
import { respace } from './ink/respace.ts';
import type { PageState, SubFundDraft } from './page-state.ts';

const CLASSES: readonly (readonly [RegExp, VpsAssetClass])[] = [
  [/\bequity\b/, 'EQUITY'],
  [/\bdebt\b/, 'DEBT'],
  [/\bmoney market\b|\bmarket sub ?fund\b/, 'MONEY_MARKET'],
  [/\bcommodit(?:y|ies)\b|\bgold\b/, 'COMMODITY'],
  [/\bmulti asset\b/, 'MULTI_ASSET'],
];

function classOf(name: string): VpsAssetClass | null {
  return /\bsub ?fund\b|\bpension\b/.test(foldLabel(name)) ? (findMeaning(CLASSES, name) ?? null) : null;
}

/**
 * `EQUITY` for a pension's equity sub-fund; `ACTIVE_ALLOCATION_PLAN_2` for a plan: its name without the words of its
 * fund's.
 */
export function keyOf(printed: string, fundName: string): string {
  const name = respace(printed);
  const asset = classOf(name);
  if (asset !== null) return asset;
  const common = new Set(
    foldLabel(respace(fundName))
      .split(' ')
      .filter((word) => word !== 'plan'),
  );
  const own = foldLabel(name)
    .split(' ')
    .filter((word) => !common.has(word));
  return (own.length === 0 ? foldLabel(name).split(' ') : own).join('_').toUpperCase();
}

export function findSubFund(state: PageState, name: string, box: Box): SubFundDraft {
  const key = keyOf(name, state.fund_name);
  const present = state.sub_funds.get(key);
  if (present !== undefined) return present;
  const draft: SubFundDraft = {
    scope: { sub_fund_key: key, sub_fund_name_raw: name },
    name: { text: name, x0: box.x0, y0: box.y0, x1: box.x1, y1: box.y1 },
    nav_per_unit: null,
    nav_cell: null,
    net_assets_pkr: null,
    net_assets_cell: null,
    units_outstanding: null,
    units_cell: null,
  };
  state.sub_funds.set(key, draft);
  return draft;
}

export function addSubFunds(state: PageState): void {
  for (const sub of state.sub_funds.values()) {
    state.draft.add(
      'sub_funds',
      {
        ...sub.scope,
        asset_class: classOf(sub.scope.sub_fund_name_raw),
        nav_per_unit: sub.nav_per_unit,
        net_assets_pkr: sub.net_assets_pkr,
      },
      {
        sub_fund_name_raw: sub.name,
        ...(sub.nav_cell === null ? {} : { nav_per_unit: sub.nav_cell }),
        ...(sub.net_assets_cell === null ? {} : { net_assets_pkr: sub.net_assets_cell }),
      },
    );
  }
}
