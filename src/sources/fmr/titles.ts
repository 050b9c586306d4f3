/** What the title of a block says it holds, as data; texts are folded as in fold-label.ts, brackets included as words. */

export type BlockKind =
  | 'FACTS' | 'STATISTICS' | 'PERFORMANCE' | 'SERIES' | 'ASSET_ALLOCATION' | 'SECTOR_ALLOCATION' | 'CREDIT_QUALITY' | 'MATURITY_PROFILE' | 'HOLDINGS'
  | 'COMMITTEE' | 'OBJECTIVE' | 'NON_COMPLIANT' | 'COMMENTARY' | 'RISK_PROFILE' | 'EXPENSES' | 'EXPENSE_TABLE' | 'PLANS' | 'DISCLAIMER' | 'STATEMENT' | 'UNKNOWN';

interface TitlePattern {
  readonly kind: BlockKind;
  readonly pattern: RegExp;
}

// What may precede or follow a title's own words: `Fund Performance (%)`, `Performance %*`.
export const TITLES: readonly TitlePattern[] = [
  { kind: 'NON_COMPLIANT', pattern: /\bnon ?compliant (?:investments?|assets?|exposures?)\b|^breach of (?:investment )?limits?|\bnon compliance\b/ },
  { kind: 'CREDIT_QUALITY', pattern: /^(?:portfolio )?(?:credit|asset) quality\b|^credit rating (?:profile|exposure)|^(?:portfolio )?rating exposure/ },
  { kind: 'SECTOR_ALLOCATION', pattern: /^(?:equity )?(?:asset |portfolio )?allocation (?:by )?sector|sector(?:al|s)? ?(?:wise)? (?:allocation|exposure|breakup|break up|breakdown|weights?|asset allocation)|^top (?:ten|five|10|5) sectors?|^(?:equity )?asset allocation (?:equity )?sector ?wise/ },
  { kind: 'MATURITY_PROFILE', pattern: /^maturity profile|^(?:portfolio )?maturity (?:breakdown|buckets?)/ },
  // `Top 10 Holdings`, `Top Ten Equity Holdings`, `TFC/Sukuk Holdings`, `TFC/Sukuk/CP Holdings`
  { kind: 'HOLDINGS', pattern: /^(?:top|ten largest|largest|major|key)\b.*\b(?:holdings?|investments?|scrips?|exposures?|positions?|tfcs?|sukuks?|stocks|equities|securities)\b|^(?:tfcs?|sukuks?|cps?|equity|equities|debt|commercial paper)\b[a-z ]*\b(?:holdings?|investments)\b|^holdings? (?:of )?(?:top|ten)\b|^portfolio holdings?\b/ },
  { kind: 'ASSET_ALLOCATION', pattern: /^(?:portfolio )?asset (?:allocation|mix|class allocation|composition)\b|^portfolio (?:composition|allocation|mix)\b|^holdings? as (?:a )?% of total assets$|^holdings? % of total assets$|^asset class(?:es)? as\b|^composition of portfolio\b/ },
  { kind: 'SERIES', pattern: /\brolling returns?\b|\bmonthly (?:returns?|retun|performance|yields?)\b|\breturns? monthly\b|\bmonth on month\b/ },
  { kind: 'EXPENSE_TABLE', pattern: /^total expense ratio breakup|^ter breakup|^expense ratio break ?(?:up|down)/ },
  { kind: 'EXPENSES', pattern: /^cis level expense|^expense breakdown/ },
  { kind: 'PERFORMANCE', pattern: /^(?:the )?(?:funds? |plan |historical |fund s )?(?:performance|returns?)(?: table| summary| vs benchmark| information| history| comparison)?(?: %)?$|^(?:fund )?performance (?:vs|versus|against) (?:the )?benchmark|^performance summary/ },
  { kind: 'STATISTICS', pattern: /^(?:fund |portfolio |key |plan |risk |basic )?(?:statistics?|statistic s|key figures|ratios|portfolio statistics|fund statistics|technical information|stats)$|^key (?:figures|statistics|facts and figures|ratios)$|^(?:portfolio|fund) (?:characteristics|metrics|analysis)$/ },
  { kind: 'RISK_PROFILE', pattern: /^risk profile$|^risk profile of plans?$/ },
  { kind: 'PLANS', pattern: /^(?:allocation|investment) plans? (?:overview|summary|details?)$|^plans? (?:overview|details)$/ },
  { kind: 'FACTS', pattern: /^(?:the )?(?:funds? |plans? )?(?:fund|general|basic|key|scheme|plan|investor|cis general|cis|pension fund|etf)s? (?:information|facts?|profile|details|description|features)$|^fund(?:s)? at a glance$|^cis general information$|^snapshot$/ },
  { kind: 'COMMITTEE', pattern: /^(?:members of (?:the )?)?investment committee(?: members)?$|^(?:name of (?:the )?)?members of (?:the )?investment committee$/ },
  { kind: 'OBJECTIVE', pattern: /^(?:fund |the )?(?:investment )?objectives?(?: of (?:the )?(?:fund|scheme|plan))?$|^investment objective and strategy$/ },
  { kind: 'COMMENTARY', pattern: /^(?:fund |the |investment |market )?(?:manager|managers|manager s|market|economic|economy|capital market|fund)(?: s)? ?(?:comments?|commentary|review|report|outlook|activity|discussion|view|analysis|overview|review and outlook)$|^(?:economic|money market|stock market|equity market|fixed income|economy|macro|market|commodity)(?: and capital markets?)? (?:review|overview|outlook|commentary|update)\b.*$|^fund activity$|^market review$/ },
  { kind: 'DISCLAIMER', pattern: /^disclaimer|^dispute resolution/ },
  { kind: 'STATEMENT', pattern: /^(?:sindh )?workers welfare fund\b|^workers? welfare fund|^provisions? (?:against|for)\b|^(?:details of )?swwf\b/ },
];

/** `as % of total assets`, `(% of Total Net Assets)`, `as a % of Equity Exposure`: the base of a table's percentages. */
export const BASES: readonly (readonly [RegExp, 'total' | 'net' | 'gross' | 'other'])[] = [
  [/\b(?:total )?net assets?\b/, 'net'],
  [/\bgross assets?\b/, 'gross'],
  [/\btotal assets?\b/, 'total'],
  [/\bequity (?:exposure|portfolio|investments?)\b|\btotal (?:equity|portfolio|investments?)\b|\bportfolio value\b/, 'other'],
];
