/** What the title of a block says it holds, as data; texts are folded as in fold-label.ts, brackets included as words. */
import { findMeaning } from './fold-label.ts';

export type BlockKind =
  | 'FACTS' | 'STATISTICS' | 'PERFORMANCE' | 'SERIES' | 'ASSET_ALLOCATION' | 'SECTOR_ALLOCATION' | 'CREDIT_QUALITY' | 'MATURITY_PROFILE' | 'HOLDINGS'
  | 'COMMITTEE' | 'OBJECTIVE' | 'NON_COMPLIANT' | 'COMMENTARY' | 'RISK_PROFILE' | 'EXPENSES' | 'EXPENSE_TABLE' | 'PLANS' | 'DISCLAIMER' | 'STATEMENT' | 'UNKNOWN';

// The first that fits decides: `Holdings as % of Total Assets` are classes, `Asset Allocation (Sector Wise …)` are sectors.
// What may precede or follow a title's own words is in its pattern: `Fund Performance (%)`, `Performance %*`.
const TITLES: readonly (readonly [RegExp, BlockKind])[] = [
  [/\bnon ?compliant (?:investments?|assets?|exposures?)\b|^breach of (?:investment )?limits?|\bnon compliance\b/, 'NON_COMPLIANT'],
  [/^(?:portfolio )?(?:credit|asset) quality\b|^credit rating (?:profile|exposure)|^(?:portfolio )?rating exposure/, 'CREDIT_QUALITY'],
  [/^(?:equity )?(?:asset |portfolio )?allocation (?:by )?sector|sector(?:al|s)? ?(?:wise)? (?:allocation|exposure|breakup|break up|breakdown|weights?|asset allocation)|^top (?:ten|five|10|5) sectors?|^(?:equity )?asset allocation (?:equity )?sector ?wise/, 'SECTOR_ALLOCATION'],
  [/^maturity profile|^(?:portfolio )?maturity (?:breakdown|buckets?)/, 'MATURITY_PROFILE'],
  // `Top 10 Holdings`, `Top Ten Equity Holdings`, `TFC/Sukuk Holdings`, `TFC/Sukuk/CP Holdings`
  [/^(?:top|ten largest|largest|major|key)\b.*\b(?:holdings?|investments?|scrips?|exposures?|positions?|tfcs?|sukuks?|stocks|equities|securities)\b|^(?:tfcs?|sukuks?|cps?|equity|equities|debt|commercial paper)\b[a-z ]*\b(?:holdings?|investments)\b|^holdings? (?:of )?(?:top|ten)\b|^portfolio holdings?\b/, 'HOLDINGS'],
  [/^(?:portfolio )?asset (?:allocation|mix|class allocation|composition)\b|^portfolio (?:composition|allocation|mix)\b|^holdings? as (?:a )?% of total assets$|^holdings? % of total assets$|^asset class(?:es)? as\b|^composition of portfolio\b/, 'ASSET_ALLOCATION'],
  [/\brolling returns?\b|\bmonthly (?:returns?|retun|performance|yields?)\b|\breturns? monthly\b|\bmonth on month\b/, 'SERIES'],
  [/^total expense ratio breakup|^ter breakup|^expense ratio break ?(?:up|down)/, 'EXPENSE_TABLE'],
  [/^cis level expense|^expense breakdown/, 'EXPENSES'],
  [/^(?:the )?(?:funds? |plan |historical |fund s )?(?:performance|returns?)(?: table| summary| vs benchmark| information| history| comparison)?(?: %)?$|^(?:fund )?performance (?:vs|versus|against) (?:the )?benchmark|^performance summary/, 'PERFORMANCE'],
  [/^(?:fund |portfolio |key |plan |risk |basic )?(?:statistics?|statistic s|key figures|ratios|portfolio statistics|fund statistics|technical information|stats)$|^key (?:figures|statistics|facts and figures|ratios)$|^(?:portfolio|fund) (?:characteristics|metrics|analysis)$/, 'STATISTICS'],
  [/^risk profile$|^risk profile of plans?$/, 'RISK_PROFILE'],
  [/^(?:allocation|investment) plans? (?:overview|summary|details?)$|^plans? (?:overview|details)$/, 'PLANS'],
  [/^(?:the )?(?:funds? |plans? )?(?:fund|general|basic|key|scheme|plan|investor|cis general|cis|pension fund|etf)s? (?:information|facts?|profile|details|description|features)$|^fund(?:s)? at a glance$|^cis general information$|^snapshot$/, 'FACTS'],
  [/^(?:members of (?:the )?)?investment committee(?: members)?$|^(?:name of (?:the )?)?members of (?:the )?investment committee$/, 'COMMITTEE'],
  [/^(?:fund |the )?(?:investment )?objectives?(?: of (?:the )?(?:fund|scheme|plan))?$|^investment objective and strategy$/, 'OBJECTIVE'],
  [/^(?:fund |the |investment |market )?(?:manager|managers|manager s|market|economic|economy|capital market|fund)(?: s)? ?(?:comments?|commentary|review|report|outlook|activity|discussion|view|analysis|overview|review and outlook)$|^(?:economic|money market|stock market|equity market|fixed income|economy|macro|market|commodity)(?: and capital markets?)? (?:review|overview|outlook|commentary|update)\b.*$|^fund activity$|^market review$/, 'COMMENTARY'],
  [/^disclaimer|^dispute resolution/, 'DISCLAIMER'],
  [/^(?:sindh )?workers welfare fund\b|^workers? welfare fund|^provisions? (?:against|for)\b|^(?:details of )?swwf\b/, 'STATEMENT'],
];

/** The kind of block that a title opens; undefined for any other text. */
export function findBlockKind(title: string): BlockKind | undefined {
  return findMeaning(TITLES, title);
}

export type PercentMember = 'percent_of_total_assets' | 'percent_of_net_assets' | 'percent_of_gross_assets';

// `as % of total assets`, `(% of Total Net Assets)`; of `as a % of Equity Exposure` no member is.
const BASES: readonly (readonly [RegExp, PercentMember | null])[] = [
  [/\b(?:total )?net assets?\b/, 'percent_of_net_assets'],
  [/\bgross assets?\b/, 'percent_of_gross_assets'],
  [/\btotal assets?\b/, 'percent_of_total_assets'],
  [/\bequity (?:exposure|portfolio|investments?)\b|\btotal (?:equity|portfolio|investments?)\b|\bportfolio value\b/, null],
];

/** Which member a table's percentages are: as the head over them says, else its title; of total assets where neither does, as the regulator asks. */
export function percentMemberOf(title: string, heads: string): PercentMember | null {
  const stated = [heads, title].map((text) => findMeaning(BASES, text));
  const member = stated.find((each) => each !== undefined);
  return member === undefined ? 'percent_of_total_assets' : member;
}
