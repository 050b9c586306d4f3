/** What a title says that the part of the page under it holds. Its words decide, never its style. */
import { joinLines } from '#base/pattern-lines.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { isKnownLabel, withoutNumber } from '#sources/fmr/meaning/label-meaning.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { readDate, readMonth } from '#sources/fmr/printed-date.ts';
import { remember } from '#sources/fmr/remember.ts';
import { kindOfQuestion } from './question-titles.ts';

export type TitleKind =
  | 'PERFORMANCE'
  | 'SERIES'
  | 'ASSET_ALLOCATION'
  | 'SECTOR_ALLOCATION'
  | 'CREDIT_QUALITY'
  | 'MATURITY_PROFILE'
  | 'HOLDINGS'
  | 'PORTFOLIO'
  | 'COMMITTEE'
  | 'OBJECTIVE'
  | 'PLANS'
  | 'EXPENSES'
  | 'NON_COMPLIANT'
  | 'EXPENSE_TABLE'
  | 'HISTORY'
  | 'COMMENTARY'
  | 'FACTS'
  | 'STATISTICS'
  | 'DIVIDENDS'
  | 'DISCLAIMER'
  | 'STATEMENT';

// `Top ten holdings`, `Major sukuk investments`
const LARGEST = new RegExp(
  joinLines`
    \b(?:top|largest|biggest|major|key|main|ten|principal)\b.{0,80}\b
    (?:holdings?|investments?|scrips?|exposures?|positions?|tfcs?|sukuks?|stocks|equities|securities|instruments?
    |names|shares|papers|companies|bonds|placements)\b`,
);
const ALLOCATION = new RegExp(
  joinLines`
    \b(?:asset|portfolio|investment|fund) ?(?:class )?
    (?:allocations?|mix|composition|break ?up|breakdown|deployment|structure|distribution|split)\b`,
);
const PAPERS = new RegExp(
  joinLines`
    ^(?:(?:investments? in|details of|list of|portfolio of) )?(?:(?:corporate|listed|privately placed|short ?term) )?
    (?:tfcs?|sukuks?|term finance certificates?|debt (?:securities|instruments))
    (?: (?:and )?(?:tfcs?|sukuks?))?(?: held|(?: held)?(?: (?:(?:as )?(?:a )?%|share) of (?:total |net |gross )?assets| portfolio\b.*))$`,
);
const DETAILS = new RegExp(
  joinLines`
    ^(?:details?|particulars|schedule|list) of (?:(?:corporate|listed|privately placed) )?
    (?:tfcs?|sukuks?|term finance certificates?|debt (?:securities|instruments))(?: (?:and )?(?:tfcs?|sukuks?))?$`,
);
const OUTSIDE_LIMITS = new RegExp(
  joinLines`
    ^(?:investments?|securities|exposures?|holdings) (?:outside|beyond|above|exceeding|in excess of)
    (?: (?:the|their|its|regulatory|prescribed|permitted|investment))* (?:limits?|mandate)\b
    |^outside (?:the |its |our )?(?:limits?|mandate)$`,
);
const PAST_RETURNS = new RegExp(
  joinLines`
    \b(?:history|historical|past|previous|financial year|fiscal year|calendar year|year ?wise|yearly|annual)\b.{0,80}\b
    (?:returns?|performance)\b`,
);
const DIVIDENDS = new RegExp(
  joinLines`
    ^(?:(?:the|cash|recent|past|last|interim|final|annual) )*(?:dividends?|pay ?outs?|distributions?) 
    (?:history|record|track|details|paid|announced|declared|distributed|since|in the|for the|during|over|of the last)\b
    |\b(?:history|record|details) of (?:the )?(?:cash )?(?:dividends?|pay ?outs?|distributions?)\b`,
);
const MONTHLY_RETURNS = new RegExp(
  joinLines`
    \b(?:month ?wise|month on month|mom|monthly|rolling|twelve|(?:last|past) 1[23]|1[23]|trailing)\b.{0,80}\b
    (?:returns?|retun|performance|months?|yields?)\b`,
);

// Tried in their order, so that one kind may have several rows; texts are folded.
const KINDS: readonly (readonly [RegExp, TitleKind])[] = [
  [/^disclaimer|^dispute resolution|^risk disclosure/, 'DISCLAIMER'],
  [/^(?:allocation |investment )?plans? (?:overview|summary|details?)$/, 'PLANS'],
  [/\blevel expenses?\b|^expenses? breakdown|^expenses? (?:charged|details)/, 'EXPENSES'],
  [/\bnon ?compliant\b|\bnon compliance\b|^breach of|\bexposure (?:limits?|breach)/, 'NON_COMPLIANT'],
  [/^(?:investments?|securities|exposures?|holdings|assets) (?:that|which) do not comply\b/, 'NON_COMPLIANT'],
  [OUTSIDE_LIMITS, 'NON_COMPLIANT'],
  // The circular that asks for this table.
  [
    /^disclosures? (?:under|as per|pursuant to|required by) (?:the )?secp s? ?circular (?:no )?16 of 2010\b/,
    'NON_COMPLIANT',
  ],
  [/^(?:sindh )?workers? welfare fund\b|^provisions? (?:against|for)\b|\bswwf\b/, 'STATEMENT'],
  [DIVIDENDS, 'DIVIDENDS'],
  [/\b(?:expense ratio|ter) (?:break ?up|breakdown|details?|components?|analysis)/, 'EXPENSE_TABLE'],
  [/^(?:total )?expenses?(?: ratios?)? (?:year to date|f?ytd|month to date|mtd)$/, 'EXPENSE_TABLE'],
  [/\b(?:credit|asset|portfolio) quality\b|\bquality of (?:the )?(?:credit|assets?|portfolio)\b/, 'CREDIT_QUALITY'],
  [/\bcredit ratings?\b(?! of fund)/, 'CREDIT_QUALITY'],
  [/^ratings?,? (?:in )?(?:%|per ?cent) of (?:the )?(?:total|net|gross) assets$/, 'CREDIT_QUALITY'],
  [/^ratings? of (?:the )?(?:assets|holdings|investments|portfolio|securities)\b/, 'CREDIT_QUALITY'],
  [/\bratings? (?:profile|exposure|distribution|breakdown|break ?up|mix|composition|wise)\b/, 'CREDIT_QUALITY'],
  [/\b(?:quality|credit) (?:profile|mix|of (?:the )?(?:portfolio|credit))\b/, 'CREDIT_QUALITY'],
  [/\bmaturity (?:profile|breakdown|buckets?|ladder|distribution|wise)\b/, 'MATURITY_PROFILE'],
  [/^(?:top|largest|biggest|major|ten)\b.{0,30}\bholdings by (?:sectors?|industry)\b/, 'HOLDINGS'],
  [/\bsector(?:s|al)?\b|\bsector ?wise\b|\bindustry (?:exposure|allocation|breakdown|weights?)\b/, 'SECTOR_ALLOCATION'],
  [
    /^(?:sectors and )?industr(?:y|ies),? (?:in )?(?:%|percent) of (?:the )?(?:total|net|gross) assets$/,
    'SECTOR_ALLOCATION',
  ],
  // `Asset allocation (holdings as % of total assets)`
  [/^asset allocations? holdings\b/, 'ASSET_ALLOCATION'],
  [
    /^(?:holdings? as (?:a )?% of total assets|assets? (?:(?:as |in )?(?:a )?(?:%|percent)|share) of (?:the )?(?:total|net)(?: assets)?)$/,
    'ASSET_ALLOCATION',
  ],
  [
    /^(?:assets of|funds in) (?:the |each )?(?:sub ?funds?|plans?|fund|scheme)\b.*(?:%|percent) of (?:its |(?:total|net|gross) )assets$/,
    'ASSET_ALLOCATION',
  ],
  // `TFCs and Sukuk (% of total assets)`, `Sukuk portfolio`: without the unit it is a class of assets.
  [PAPERS, 'HOLDINGS'],
  [DETAILS, 'HOLDINGS'],
  [LARGEST, 'HOLDINGS'],
  [/^(?:units of )?(?:other |underlying )?funds held\b/, 'HOLDINGS'],
  [/^(?:who|which funds?) (?:holds?|owns?) what\b/, 'HOLDINGS'],
  [/\bholdings?\b|\bportfolio positions?\b|^composition of (?:the )?basket\b/, 'HOLDINGS'],
  [ALLOCATION, 'ASSET_ALLOCATION'],
  // Of classes or of holdings, as its rows say.
  [/^(?:the )?(?:investment )?portfolio (?:as )?(?:a )?% of (?:the )?(?:total |net |gross )?assets$/, 'PORTFOLIO'],
  [
    /^(?:composition|allocation|breakdown) of (?:the )?(?:(?:total |net )?assets|portfolio|funds?|plans?)\b/,
    'ASSET_ALLOCATION',
  ],
  // The least shares of a pension fund's schemes, not what it holds.
  [/^allocation (?:schemes?|polic(?:y|ies)|options?)\b/, 'STATEMENT'],
  [/\bassets by (?:asset )?(?:class|type|kind)\b/, 'ASSET_ALLOCATION'],
  [/^(?:kinds?|types?|classes|mix) of (?:the )?assets\b|^allocation\b|^asset class(?:es)?\b/, 'ASSET_ALLOCATION'],
  [
    /^(?:out )?of (?:each |every |a )?(?:(?:100|hundred) (?:rupees|rs)|(?:rupees|rs) (?:100|hundred))\b/,
    'ASSET_ALLOCATION',
  ],
  [
    /^where (?:the |its |our )?assets(?: of (?:the |each )?(?:sub ?funds?|plans?|fund|scheme))? (?:are|lie)\b/,
    'ASSET_ALLOCATION',
  ],
  [/\bwhere (?:the|your) (?:money|fund) is\b|^asset \w* ?wise\b/, 'ASSET_ALLOCATION'],
  [/^(?:the|your|our) (?:money|savings|rupees?|investments?) (?:is|are) (?:invested )?in\b/, 'ASSET_ALLOCATION'],
  [/^(?:where|how) (?:we|the (?:fund|scheme|plan)) (?:are |is )?invest(?:s|ed)?\b/, 'ASSET_ALLOCATION'],
  [/^what (?:it|we|the (?:fund|scheme|plan)) (?:holds?|owns?)\b|^what is (?:held|owned)\b/, 'ASSET_ALLOCATION'],
  [/^(?:fiscal|financial|calendar) years?\b(?:.*\bended\b.*| to \d{0,2} ?(?:june|december)\b.*)?$/, 'HISTORY'],
  [PAST_RETURNS, 'HISTORY'],
  [/\bperformance history\b/, 'HISTORY'],
  [/^returns (?:of|for|in) (?:the |each |past )?(?:financial|fiscal|calendar) years?\b/, 'HISTORY'],
  [/^returns (?:of|for|in) (?:each|every) month\b/, 'SERIES'],
  [MONTHLY_RETURNS, 'SERIES'],
  [/^twelve months$|^month on month\b/, 'SERIES'],
  [/\breturns?\b.*\b(?:monthly|by month|month on month|month by month)\b/, 'SERIES'],
  [/^monthly\b(?! (?:\w+ ){0,3}(?:bulletin|newsletter|report|digest|update|review)\b)/, 'SERIES'],
  [/^(?:(?:the |our )?(?:fund|scheme|plan|portfolio) ?s? )?(?:performance|returns?)\b(?! policy)/, 'PERFORMANCE'],
  [/\bperformance (?:table|summary|review)?$|\breturns?(?: in percent| %)?(?: p a| per annum)?$/, 'PERFORMANCE'],
  [/\bperformance\b.* as (?:of|at|on)\b/, 'PERFORMANCE'],
  [
    /^how (?:the|this|our|your) (?:fund|scheme|plan|money|units?) (?:has )?(?:performed|did|done|fared|grew|grown)\b/,
    'PERFORMANCE',
  ],
  [/^(?:comparison|summary) of (?:the )?(?:performance|returns?)$|^benchmark comparison$/, 'PERFORMANCE'],
  [/^(?:(?:the|our|fund|portfolio) )?(?:team|people)$/, 'COMMITTEE'],
  [/\binv(?:estment)? committee\b|\b(?:management|investment) team\b|^committee\b/, 'COMMITTEE'],
  [/\bmembers of\b.*\bcommittee\b|^key personnel|^who (?:decides|takes (?:the )?decisions)$/, 'COMMITTEE'],
  [
    /^who (?:carries out|manages|runs|looks after|acts for) (?:the|this|our|your|its) (?:fund|scheme|plan|mandate|portfolio|money|investments?)$/,
    'COMMITTEE',
  ],
  [/\bobjectives?\b|^objects?$|^(?:purpose|aim|goal) of (?:the |this )?(?:fund|scheme|plan)$/, 'OBJECTIVE'],
  [
    /^what (?:the|this|our) (?:fund|scheme|plan) (?:is for|aims (?:at|for)|seeks|sets out to do|tries to do)$/,
    'OBJECTIVE',
  ],
  [/\b(?:commentary|comments?|review|outlook|discussion|remarks?)\b/, 'COMMENTARY'],
  [/^(?:fund |market |economic |economy )(?:activity|overview|update|performance review)$/, 'COMMENTARY'],
  [/^investment strategy$|^(?:the )?(?:(?:fund |portfolio )?managers?(?: s)?|our|market) views?$/, 'COMMENTARY'],
  [
    /^what the (?:fund |portfolio )?manager (?:says|thinks|did)$|^(?:a (?:note|word) )?from the (?:fund )?manager$/,
    'COMMENTARY',
  ],
  [/\b(?:statistics?|ratios$|key figures|quantitative|technical|risk measures)\b/, 'STATISTICS'],
  [/\b(?:portfolio characteristics|analytics|size and)\b/, 'STATISTICS'],
  [/\b(?:information|facts?|details|particulars|profile|features|snapshot|overview)\b/, 'FACTS'],
  [/\b(?:general|basic|term sheet|at a glance)\b/, 'FACTS'],
];

// Few texts are titles: one pattern for all is faster than each for itself.
const ANY_KIND = new RegExp(KINDS.map(([pattern]) => pattern.source).join('|'));

const LONGEST = 90;
// `Equity Sub Fund|Debt Sub Fund|Money Market Sub Fund - Monthly Returns`: a title of several parts.
const LONGEST_OF_PARTS = 180;

// `The investment objective of Sample Fund is to provide`, `The management team shallensure`
const SENTENCE = /\b(?:is|are) (?:to|an?)\b|\bshall|\b(?:aims? to|seeks? to|by investing)\b/;

// `Plan II – Performance (%)` names its plan before the title.
const BEHIND_PLAN = /^[^:–—]{0,50}\bplan\b[^:–—]{0,12}\s[-–—]\s{1,9}([^–—]{4,60})$/i;

// `Sample Debt Sub-Fund (% of Total Assets)`: the name of a part and what the figures are of.
const SHARES_OF_PART = /\b(?:plan|sub[- ]?fund)\s?\(% of (?:total|net|gross) assets\)$/i;

// `Month by month: SIF`, not `Credit rating: AA`.
const BEFORE_SHORT_FORM = /^([^:]{4,60}):\s{0,3}(?!A{2,3}$|B{2,3}$)[A-Z]{2,8}$/;
// `Largest investments (% of total assets): Equity Sub-Fund`
const BEFORE_PART = /^([^:]{4,70}):\s{0,3}[A-Z][A-Za-z0-9 -]{1,40}\b(?:sub[- ]?fund|plan)(\s\([^()]{3,40}\))?$/i;
// `Asset allocation (% of total assets): 30 April 2023 / 31 March 2023` names the columns as well.
const BEFORE_MONTHS = /^([^:]{4,70}):\s{0,3}([^:/]{6,24}?)(?:\s?\/\s?([^:/]{6,24}))?$/;
// Alone, `Month by month` may also be over fiscal years.
const MONTHS = /^month by month$/i;

// `(Rs. in million; % of gross and net assets)` says what the figures are, and does not make a sentence of a title.
const withoutBrackets = (text: string): string => text.replace(/\([^()]{0,60}\)$/, '');

// `Asset allocation: rupees in every Rs. 100 of total assets` says what the figures are, as `(% of total assets)` does.
const BEFORE_HUNDRED = new RegExp(
  joinLines`
    ^([^:]{4,60}):\s{0,3}(?:rupees|amounts?|rs\.?)(?: a year)? (?:in|of|for|per|from|out of) (?:each |every |a )?
    (?:(?:rs\.? ?|rupees )100|100 rupees|(?:a )?hundred rupees)(?: of (?:the )?(?:total |net |gross )?assets)?$`,
  'i',
);

function beforeMonths(printed: string): string | undefined {
  const [, title, ...months] = BEFORE_MONTHS.exec(printed) ?? [];
  return months.every((month) => month === undefined || (readMonth(month) ?? readDate(month)) !== undefined)
    ? title
    : undefined;
}

/** Undefined for a text that is not a title. */
export const titleKind: (printed: string) => TitleKind | undefined = remember(
  (printed: string): TitleKind | undefined => {
    if (
      withoutBrackets(printed).length > (printed.includes('|') ? LONGEST_OF_PARTS : LONGEST) ||
      !/[A-Za-z]{3}/.test(printed) ||
      /[.;]$/.test(printed.trim()) ||
      /:\s*\S/.test(printed.replace(/^(?:portfolio|(?:mufap )?disclosures?):\s*|\([^()]*\)/gi, ''))
    ) {
      // `Plan name: Asset Allocation (%)`, `SPF-EQ: Top Holdings` and `SPF - Equity: Sectors` name their part of the
      // fund before the title.
      const behind = (/^[^:]{4,60}\b(?:plan|fund)\b[^:]{0,12}:\s{0,9}(\S.*)$/i.exec(printed) ??
        /^[A-Z]{2,8}(?:\s?[-–]\s?|\s(?=equity|debt|money|commod|gold))[A-Z][A-Za-z ]{0,20}:\s{1,9}(\S.*)$/i.exec(
          printed,
        ))?.[1];
      const before = BEFORE_PART.exec(printed);
      const title =
        behind ??
        BEFORE_SHORT_FORM.exec(printed)?.[1] ??
        BEFORE_HUNDRED.exec(respace(printed))?.[1] ??
        (before === null ? undefined : `${before[1]}${before[2] ?? ''}`) ??
        beforeMonths(printed);
      return title === undefined ? undefined : MONTHS.test(title) ? 'SERIES' : titleKind(title);
    }
    // `Risk profile – Low to high`: a fact with its value.
    const label = /^([A-Z][^–—]{2,60}?)\s[–—]\s\S/.exec(printed)?.[1];
    if (label !== undefined && isKnownLabel(label)) return undefined;
    const folded = foldLabel(withoutNumber(respace(printed)));
    if (SENTENCE.test(folded)) return undefined;
    if (/\bobjectives?$/.test(folded)) return 'OBJECTIVE';
    if (isKnownLabel(printed)) return undefined;
    const kind =
      (ANY_KIND.test(folded) ? KINDS.find(([pattern]) => pattern.test(folded))?.[1] : undefined) ??
      (SHARES_OF_PART.test(respace(printed)) ? 'ASSET_ALLOCATION' : undefined) ??
      kindOfQuestion(respace(printed));
    const behindPlan = kind === undefined ? BEHIND_PLAN.exec(printed)?.[1] : undefined;
    return behindPlan === undefined ? kind : titleKind(behindPlan);
  },
);
