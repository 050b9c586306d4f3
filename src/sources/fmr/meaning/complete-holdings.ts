/** The kind of an equity fund's holdings where neither their names nor the title over them state it. */
import type { FragmentSections } from '#domain/fragment.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { assetClassOf, mayNameShares } from './holding-kinds.ts';
import type { PageContext } from './page-context.ts';

type HoldingRow = FragmentSections['holdings'][number];

// `Islamic Equity Scheme`, `Stock Fund`, `Index Tracker`. An exchange-traded fund may hold gold or bonds, and funds
// that hold several classes may hold the debt of a company.
const EQUITY = /\b(?:equity|stocks?|index)\b/;
const SEVERAL_CLASSES = /\b(?:allocation|balanced|debt|fixed|income|money market|protected|fund of funds)\b/;

/** In a list without any other kind, what is held under a company's name alone is the company's shares. */
export function completeHoldings({ state: { draft, fund_name } }: PageContext): void {
  const { holdings } = draft.sections;
  const isEquityFund = isOfEquities(draft.members.category_raw ?? fund_name);
  for (const [key, rows] of Map.groupBy(holdings.filter(isTop), ({ sub_fund_key }) => sub_fund_key)) {
    // The key of a pension's sub-fund is its asset class.
    const isOfShares = key === null ? isEquityFund : key === 'EQUITY';
    if (!isOfShares || !rows.every(mayBeShares)) continue;
    for (const row of rows)
      holdings[holdings.indexOf(row)] = { ...row, holding_type: 'EQUITY', asset_class: assetClassOf('EQUITY') };
  }
}

/** `Equity Scheme`; the name of the fund, `Sample Islamic Stock Fund`, where the page states no category. */
function isOfEquities(category: string): boolean {
  const folded = foldLabel(category);
  return EQUITY.test(folded) && !SEVERAL_CLASSES.test(folded);
}

function isTop({ holding_group }: HoldingRow): boolean {
  return holding_group === 'TOP_HOLDINGS';
}

function mayBeShares({ holding_type, name_raw }: HoldingRow): boolean {
  return holding_type === 'EQUITY' || (holding_type === null && mayNameShares(name_raw));
}
