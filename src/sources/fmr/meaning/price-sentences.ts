/** `The net asset value per unit was Rs. 105.8896 on October 31, 2024, with 38,026,791 units outstanding.` */
import { joinLines } from '#base/pattern-lines.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { DATE, MONEY } from '#sources/fmr/candidates/clauses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { FactName } from '#sources/fmr/labels.ts';
import type { SubFundDraft } from '#sources/fmr/page-state.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import type { PageContext } from './page-context.ts';

const PRICE_ON = new RegExp(
  joinLines`
    \bthe (?:nav|net asset value)(?: per unit)?(?: of the (?:fund|scheme|sub-?fund))?
    [ ](?:was|is|stood at|closed at) (${MONEY})
    [ ](?:on|at|as (?:on|at|of)) (${DATE})(?:,? with (\d[\d,]{3,20}) units (?:outstanding|in issue))?`,
  'i',
);
export const STATES_PRICE = /\bthe (?:nav|net asset value)\b.{0,40}\b(?:was|is|at)\b/i;
// In the same paragraph, right after it.
const SIZE_AFTER = new RegExp(
  joinLines`
    ^\. (?:The )?net assets(?: of the (?:fund|scheme))?( without (?:the )?(?:funds? of funds?|fofs?))?
    [ ](?:were|are|stood at|amounted to) (${MONEY})`,
  'i',
);

/**
 * The price that a sentence states on a day of the report's month, with units and size, which may be without funds of
 * funds: of the fund, or on the page of sub-funds of that under whose heading it is.
 */
export function readPricesOn(
  { state, sub_fund_names }: PageContext,
  paragraphs: readonly Block[],
  subFundAt: (place: Block) => SubFundDraft | null,
): void {
  for (const block of paragraphs) {
    const found = PRICE_ON.exec(block.text);
    const [whole = '', price, day = '', units] = found ?? [];
    if (found === null || price === undefined || readDate(day)?.slice(0, 7) !== state.report_month) continue;
    const sub = sub_fund_names.hasAny ? subFundAt(block) : null;
    const known = sub ?? state.draft.members;
    if (known.nav_per_unit !== null || (sub === null && sub_fund_names.hasAny)) continue;
    const read = (fact: FactName, label: string, value: string): void => {
      const meaning = { kind: 'fact' as const, fact, inside: day, plan: null };
      readKnown(state, meaning, { ...block, text: label }, { ...block, text: value }, sub, WHOLE_FUND);
    };
    read('nav', `NAV per unit (${day})`, price);
    if (units !== undefined && known.units_outstanding === null) read('units_outstanding', 'units outstanding', units);
    const [, part, size] = SIZE_AFTER.exec(block.text.slice(found.index + whole.length)) ?? [];
    const fact = part === undefined ? 'fund_size' : 'fund_size_excluding_fof';
    const size_before = sub === null ? state.draft.members[fact] : sub.net_assets_pkr;
    if (size !== undefined && size_before === null) read(fact, `net assets${part ?? ''}`, size);
  }
}
