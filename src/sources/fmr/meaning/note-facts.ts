/** Sizes that a footnote states behind their label: `**** Investment by fund of funds: Rs. mn 208.36`. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

const STATED = /^([^:;]{4,60}):\s(\S[^:;]{2,40}?)\.?$/;
const HAS_FIGURE = /\d/;
const OF_OTHER_MONTH = /\b(?:last|previous|prior|earlier|before)\b/i;

/** Nothing where the page says it elsewhere, or where the note may be of one of its plans. */
export function readNoteFacts({ notes, state, is_shared, sub_fund_names }: PageContext): void {
  if (is_shared || sub_fund_names.hasAny) return;
  for (const { text, words } of notes) {
    const [, label = '', value = ''] = STATED.exec(text) ?? [];
    const isOther = HAS_FIGURE.test(label) || OF_OTHER_MONTH.test(text);
    const meaning = HAS_FIGURE.test(value) && !isOther ? labelMeaning(label, null) : undefined;
    const use = meaning?.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
    // A size that no note is needed for is elsewhere.
    if (meaning === undefined || use?.kind !== 'size' || use.member === 'fund_size') continue;
    if (state.draft.members[use.member] !== null) continue;
    const own = words.slice(-value.split(' ').length);
    const printed = own.map((word) => word.text).join(' ');
    if (printed.replace(/\.$/, '') !== value) continue;
    readKnown(
      state,
      meaning,
      { ...boxAround(words), text: label },
      { ...boxAround(own), text: value },
      null,
      WHOLE_FUND,
    );
  }
}
