/**
 * Texts next to `Dealing days` that continue: `Monday to Friday until 12:30 pm; pricing is Forward`,
 * `Monday to Friday | 3:00 pm`, `Monday to Friday until 3:30 pm, forward pricing`.
 */
import type { Cell } from '#sources/fmr/draft.ts';
import { DAY_NAME } from '#sources/fmr/printed-date.ts';

type DealingMember = 'dealing_days_raw' | 'cutoff_time_raw' | 'pricing_mechanism_raw';

// Of `Monday to Thursday and Friday until noon` the time is that of Friday.
const DAYS = String.raw`${DAY_NAME} (?:to|through) ${DAY_NAME}|(?:each|every|all|any) (?:business|working|dealing) days?`;
const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|[ap]\.m\.?|noon)`;
// `Monday to Friday, orders until 3:30 pm`
const ORDERS = '(?:(?:orders|applications|forms|requests|instructions) (?:(?:are )?(?:accepted|received) )?)?';
const PRICING = String.raw`(?:the )?pric(?:ing|es?)(?: (?:mechanism|basis))?(?: is| are|:) ([a-z][a-z\s-]{3,30})`;
const OF_PRICING = '((?:forward|backward|historic(?:al)?|known|unknown)(?: day)? pricing)';
const ANSWER = new RegExp(
  String.raw`^(${DAYS})(?:(?:,? ${ORDERS}(?:until|till|up to|before)| [|¦]) (${TIME}))?(?:[;,.] (?:${PRICING}|${OF_PRICING}))?\.?$`
    // A text layer may have lost the blanks.
    .replaceAll(' ', ' ?'),
  'i',
);

/** The words for each fact of such a text; undefined if it is not one, or states the days alone. */
export function splitDealing(value: Cell): ReadonlyMap<DealingMember, Cell> | undefined {
  const [, days = '', time, basis, named] = ANSWER.exec(value.text.trim()) ?? [];
  const pricing = basis ?? named;
  if (time === undefined && pricing === undefined) return undefined;
  const told: readonly (readonly [DealingMember, string | undefined])[] = [
    ['dealing_days_raw', days],
    ['cutoff_time_raw', time],
    ['pricing_mechanism_raw', pricing],
  ];
  return new Map(told.flatMap(([member, text]) => (text === undefined ? [] : [[member, { ...value, text }] as const])));
}
