/** Titles that ask what the part under them answers: `Where is the money?`, `What has it earned?` */
import { joinLines } from '#base/pattern-lines.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';

type QuestionKind =
  | 'SERIES'
  | 'HISTORY'
  | 'PERFORMANCE'
  | 'ASSET_ALLOCATION'
  | 'EXPENSE_TABLE'
  | 'COMMITTEE'
  | 'CREDIT_QUALITY'
  | 'SECTOR_ALLOCATION'
  | 'COMMENTARY'
  | 'STATISTICS'
  | 'NON_COMPLIANT'
  | 'STATEMENT';

const FUND = '(?:it|(?:the|this|our|your|my) (?:fund|scheme|plan|units?|money|investments?))';
// `Where is the money?`, `Where does the fund invest?`, `What is it invested in?`
const WHERE = new RegExp(
  joinLines`
    ^where (?:is|are|was|does|do|did|has|have) (?:it|we|(?:the|my|our|your|its) 
    (?:fund|scheme|plan|money|savings?|assets?|investments?|rupees?))(?: (?:go|gone|put|invest(?:ed)?|now))?$
    |^(?:what|where|how) is ${FUND} (?:invested|put|made (?:up )?of)(?: in)?$
    |^what (?:does|did) ${FUND} (?:own|hold|consist of)$`,
);
// `How was each month of the year?`, `And month by month?`
const MONTHS = /\b(?:each|every|single|last (?:twelve|12)) months?\b|\bmonth by month\b/;
// `And each fiscal year?`, not `each month of every year`
const YEARS = /\b(?:each|every|earlier|previous|past) (?:fiscal |financial |calendar )?years?\b|\byear by year\b/;
const EARNED = new RegExp(
  joinLines`
    ^(?:what|how much) (?:has|have|did|does) ${FUND} (?:earn(?:ed)?|return(?:ed)?|gain(?:ed)?|made|make|yield(?:ed)?)$
    |^how (?:well )?(?:has|have|did|does|is) ${FUND} (?:do|done|doing|perform(?:ed)?|fare[d]?|grown?)$`,
);

/** Tried in their order on the words of a question without its sign. */
const KINDS: readonly (readonly [RegExp, QuestionKind])[] = [
  [MONTHS, 'SERIES'],
  [YEARS, 'HISTORY'],
  [EARNED, 'PERFORMANCE'],
  [WHERE, 'ASSET_ALLOCATION'],
  [
    /^(?:what|how much) (?:does|do|did) (?:it|(?:the|this) (?:fund|scheme|plan)|we|you) (?:cost|charge|spend)$/,
    'EXPENSE_TABLE',
  ],
  [/^what (?:are|were) (?:the|its) (?:costs|expenses|charges)$/, 'EXPENSE_TABLE'],
  [/^who (?:decides|takes the decisions|makes the decisions|chooses)\b/, 'COMMITTEE'],
  [
    /^how (?:safe|good|sound|creditworthy) (?:are|is) (?:the|its|our) (?:borrowers?|debt|papers?|credit|issuers?|debtors?|loans?)$/,
    'CREDIT_QUALITY',
  ],
  [/^(?:what|which) (?:businesses|industries)\b/, 'SECTOR_ALLOCATION'],
  [/^(?:what (?:happened|has happened|changed|did (?:the manager|we) do)|why)\b/, 'COMMENTARY'],
  [
    /^(?:what|anything|something) else\b.*\b(?:numbers?|figures?)\b|^(?:what|which) (?:numbers|figures)\b/,
    'STATISTICS',
  ],
  [
    /^(?:what|which (?:investments|holdings|assets)) (?:is|are|does|do) not (?:compl(?:iant|y)|within the limits)\b/,
    'NON_COMPLIANT',
  ],
  // Sizes of other days, and what came between.
  [/^how (?:did|has|have) (?:its|the(?: fund s)?) (?:size|net assets) (?:change|move|grow|develop)/, 'STATEMENT'],
];

const QUESTION = /^([^?]{4,80})\?(?:\s?\([^()]{1,60}\))?$/;

/** The kind of the part that a question is over; undefined for any other text. */
export function kindOfQuestion(printed: string): QuestionKind | undefined {
  const words = foldLabel(QUESTION.exec(printed.trim())?.[1] ?? '').replace(/^and (?:what about |in )?/, '');
  return words === '' ? undefined : KINDS.find(([pattern]) => pattern.test(words))?.[1];
}
