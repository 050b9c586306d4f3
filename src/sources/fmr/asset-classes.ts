/** What the labels of an allocation table are, as data: texts are folded as in fold-label.ts. */
import { joinLines } from '#base/pattern-lines.ts';

// Sectors as the stock exchange names them, and as the older industry classification does: `Textile Composite`,
// `Oil & Gas`, `Personal Goods`
const SECTOR = new RegExp(
  joinLines`
    ^(?:automobile|auto|cable|cement|chemicals?|close end mutual|commercial banks?|banks|constr|construction
    |electricity|electrical|electronic|engineering|fertili[sz]ers?|fixed line|food|forestry|gas water
    |general industrials?|glass|health ?care|household goods|industrial|insurance|inv banks|investment banks|jute
    |leasing|leather|life insurance|media|misc(?:ellaneous)?$|modarabas?|non life|oil and gas|paper|personal goods
    |pharma|power|property|refiner|software|sugar|support services|synthetic|technology|telecom|textiles?|tobacco
    |transport|vanaspati|woollen)\b`,
);

// `T-Bills`, `Plac. with Banks/DFIs`, `Gov. Guar./ Ijara Sukuk`, `CPs/STS`, `Rev. Repo ag. GS`, a fund that a fund of
// funds holds
const ASSET_CLASS = new RegExp(
  joinLines`
    \b(?:bai|balances?|banks?|bills?|bonds?|cash|certificates?|commercial papers?|commodit(?:y|ies)|cods?|cps
    |debentures?|debt|deposits?|dfis?|equit(?:y|ies)|etfs?|funds?|gold|gop|gov|govt|government|guaranteed?|icps
    |ijarah?|income|leverage|money market|mts|margin|murabahah?|musharakah?|mutual|nbfcs?|pibs?|plac|placements?
    |receivables?|reits?|repo|securit(?:y|ies)|shares?|silver|sovereign|spread|sts|stocks?|sukuks?|t bills?|tbills?
    |tdrs?|tfcs?|treasury|units?)\b`,
);

/** `Others incl. receivables`, folded: of any list of shares. */
export const REST = /^(?:others?|rest)(?: (?:net )?assets?| incl\w{0,6} .{1,30})?$/;

/** The kind that a folded label names; undefined for `Others` and for other labels that occur in tables of any kind. */
export function kindOfLabel(folded: string): 'SECTOR' | 'CLASS' | undefined {
  if (SECTOR.test(folded)) return 'SECTOR';
  return ASSET_CLASS.test(folded) ? 'CLASS' : undefined;
}

/** Whether the folded labels are those of classes of assets, of which one alone may also name a sector. */
export function areClasses(folded: readonly string[]): boolean {
  const labels = folded.filter((label) => !REST.test(label));
  return labels.length > 1 && labels.every((label) => kindOfLabel(label) === 'CLASS');
}
