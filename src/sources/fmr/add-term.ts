import type { IsoDate } from '#domain/dates.ts';
import type { TermType } from '#domain/fragment-terms.ts';
import { BLANK_TERM } from './blank-rows.ts';
import type { Draft } from './draft.ts';
import type { FactPlace } from './page-state.ts';
import { OPEN_END } from './printed-text.ts';

/** A fact in the page's own words, with its date where the whole of it is one. */
export function addTerm(
  draft: Draft,
  term_type: TermType,
  { label, value, scope }: FactPlace,
  value_date: IsoDate | null,
): void {
  if (OPEN_END.test(value.text))
    return draft.problem('special_terms', 'a text to its end', `“${label.text}: ${value.text}”`);
  const row = { ...scope, ...BLANK_TERM, term_type, label_raw: label.text, value_raw: value.text, value_date };
  draft.add('special_terms', row, { value_raw: value, ...(value_date === null ? {} : { value_date: value }) });
}
