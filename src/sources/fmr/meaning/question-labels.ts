/** Labels that ask for their value: `Who is the trustee?`, `When was it launched?` */
import { joinLines } from '#base/pattern-lines.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import type { FactName } from '#sources/fmr/labels.ts';

const FUND = '(?:it|(?:the|this|our) (?:fund|scheme|plan))';
const INVESTOR = '(?:i|you|we|one|an investor|investors)';
// `What is the par value of a unit?`, `What type of fund is it?`: what it asks for is its label.
const ASKED = [
  /^(?:what|who|which|when|how (?:much|many|large|high)) (?:is|are|was|were) (?:(?:the|its|our|this|an?) )?(.{3,60})$/,
  /^(?:what|which) (.{3,50}) (?:is|does) (?:it|(?:the|this) (?:fund|scheme|plan))(?: (?:have|belong to|in))?$/,
  /^where is it (listed)$/,
];
// `it launched`, `the fund measured against`
const SUBJECT = new RegExp(`^${FUND} (?=\\S)`);

const STARTED = new RegExp(`^when did ${FUND} (?:start|begin|open|launch)$`);
const LEAST = new RegExp(
  joinLines`
    ^(?:how much|what) (?:do|does|can|must|should) ${INVESTOR} (?:need|have to invest|invest at least)
    (?: (?:at least|to (?:invest|start|begin|open an account)))?$
    |^what is the (?:least|smallest amount) (?:that )?${INVESTOR} (?:can )?invest$`,
);
const DEALING = new RegExp(
  joinLines`
    ^(?:when|(?:on )?(?:what|which) days) can ${INVESTOR} (?:deal|buy|sell|invest|redeem|trade)
    (?: (?:and|or) (?:sell|redeem|withdraw))?(?: units)?$`,
);
const RISKY = new RegExp(`^how risky is ${FUND}$`);
const AIM = new RegExp(`^(?:what|which) does ${FUND} (?:aim (?:for|at)|seek|try to do|want to (?:do|achieve))$`);
const BORROWS = new RegExp(`^(?:can|does|may) ${FUND} (?:borrow(?: money)?|use leverage)$`);
const AUDITS = new RegExp(`^who audits (?:its accounts|the accounts|${FUND}(?: s accounts)?)$`);

/** Questions with words of their own. */
const OWN_WORDS: readonly (readonly [RegExp, FactName])[] = [
  [STARTED, 'launch_date'],
  [LEAST, 'minimum_initial'],
  [DEALING, 'dealing_days'],
  [AUDITS, 'auditor'],
  [RISKY, 'risk_profile'],
  [AIM, 'investment_objective'],
  [BORROWS, 'leverage'],
  [/^is it listed$/, 'listing'],
];

/** What a question asks for: a fact, or the words of a label; undefined for any other text. Takes folded words. */
export function askedBy(folded: string): { readonly fact: FactName } | { readonly label: string } | undefined {
  const fact = OWN_WORDS.find(([pattern]) => pattern.test(folded))?.[1];
  if (fact !== undefined) return { fact };
  const label = ASKED.map((pattern) => pattern.exec(folded)?.[1]).find((words) => words !== undefined);
  return label === undefined ? undefined : { label: label.replace(SUBJECT, '') };
}

/** The label that a question asks for: `type and category of fund` of `What type and category of fund is it?` */
export function askedLabel(text: string): string | undefined {
  const asked = text.endsWith('?') ? askedBy(foldLabel(text)) : undefined;
  return asked !== undefined && 'label' in asked ? asked.label : undefined;
}
