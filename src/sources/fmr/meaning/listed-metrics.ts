/** Statistics in a sentence: `Statistics: Weighted average maturity 65 days and Yield to maturity 16.30%.` */
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { joinStyles } from '#sources/fmr/ink/flow.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

// In a paragraph of its own, or behind the stop of another sentence.
const LIST = /(?:^|[a-z)%]\.\s)([A-Z][A-Za-z ]{3,40}):\s((?:[^.]|\.(?=\d)){10,300})(?:\.(?=\s|$)|$)/;
const BETWEEN = /,\s(?:and\s)?|\sand\s/;
const ITEM = /^(\D.{1,60}?)\s(-?\d[\d,]*(?:\.\d+)?(?:\s?%|\s(?:days|years|times))?)$/;
const FEWEST = 2;

interface Item {
  readonly label: string;
  readonly value: string;
  readonly meaning: LabelMeaning;
}

/** A list is read only if all its items are statistics with their values, and the page has no sub-funds. */
export function readListedMetrics({ ink, state, taken, is_shared, sub_fund_names }: PageContext): void {
  if (is_shared || sub_fund_names.hasAny) return;
  const open = ink.blocks.filter((block) => !taken.has(block));
  if (!open.some(({ text }) => titleKind(text.split(':')[0] ?? '') === 'STATISTICS')) return;
  for (const block of joinStyles(open))
    for (const { label, value, meaning } of itemsOf(block))
      readKnown(state, meaning, { ...block, text: label }, { ...block, text: value }, null, WHOLE_FUND);
}

function itemsOf({ text }: Block): Item[] {
  const [, title = '', list = ''] = LIST.exec(text) ?? [];
  if (titleKind(title) !== 'STATISTICS') return [];
  const items = list.split(BETWEEN).map((item): Item | undefined => {
    const [, label = '', value = ''] = ITEM.exec(item) ?? [];
    const meaning = labelMeaning(label, null);
    return meaning?.kind === 'metric' ? { label, value, meaning } : undefined;
  });
  const known = items.filter((item) => item !== undefined);
  return known.length >= FEWEST && known.length === items.length ? known : [];
}
