/** The heads of groups of labels on a page, and what a label means with the head of its group. */
import { joinedLabels } from '#sources/fmr/candidates/group-heads.ts';
import type { FindMeaning } from '#sources/fmr/candidates/label-pair.ts';
import {
  headsOfItems,
  listBandRows,
  listCellItems,
  listIndentedRows,
  listRowGroups,
} from '#sources/fmr/candidates/row-groups.ts';
import { titleBandsOf } from '#sources/fmr/candidates/title-bands.ts';
import { stripGroupsOf } from '#sources/fmr/candidates/title-strips.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { meaningOfCode } from './code-keys.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

/** The head of the group of each label. */
export function groupsOf(ink: PageInk): Map<Block, Block> {
  return new Map([
    ...listIndentedRows(ink.blocks),
    ...listCellItems(ink.blocks, isFactUnder),
    ...listRowGroups(ink.blocks, ink.page.rules),
    ...listBandRows(titleBandsOf(ink), ink.blocks, isFactTogether),
    ...stripGroupsOf(ink).flatMap(({ title, labels }) =>
      labels.filter(({ text }) => isFactTogether(text, title.text)).map((label) => [label, title] as const),
    ),
  ]);
}

// `MTD` under another head is not a return.
const OF_RETURNS = /\b(?:returns?|performance|growth|gains?)\b/i;

/** Whether a label that means nothing alone is a fact with the title over it. */
function isFactTogether(label: string, title: string): boolean {
  return !isFact(label) && isFactUnder(label, title);
}

/** Whether a label is a fact alone or with the text over it or left of it. */
function isFactUnder(label: string, title: string): boolean {
  return joinedLabels(label, title).some(isFact);
}

function isFact(text: string): boolean {
  return labelMeaning(text, null)?.kind === 'fact';
}

/** What the labels of a page mean, each with the head of its group. */
export function meaningsIn({ ink, state, row_groups }: PageContext): FindMeaning {
  const groups = new Set(row_groups.values());
  const bands = titleBandsOf(ink).flatMap(({ title }) => (groups.has(title) ? title : []));
  // `Business days` under `Dealing days` does not label anything.
  const values = stripGroupsOf(ink).flatMap((group) => group.values);
  const heads = new Set([...headsOfItems(row_groups), ...bands, ...values]);
  return (text, block) => {
    if (block !== undefined && heads.has(block)) return undefined;
    const group = block === undefined ? undefined : row_groups.get(block)?.text;
    return joinedLabels(meaningOfCode(ink.key, text) ?? text, group)
      .map((label) => labelMeaning(label, state.report_month))
      .find(
        (meaning) =>
          meaning !== undefined && (meaning.kind !== 'period' || group === undefined || OF_RETURNS.test(group)),
      );
  };
}
