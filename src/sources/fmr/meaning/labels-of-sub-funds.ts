/** Labels that name a sub-fund: `NAV per unit, Debt Sub-Fund`, `Net assets – Equity Sub-Fund`. */
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { isOfPlan, readPairOf } from './read-pair.ts';

// The comma is not that within `Total expense ratio, month`, but the last one.
const NAMED = /^(.{3,60})(?:,|\s[–—-])\s([^,–—]{4,40})$/;
// One such label may be the title of a table.
const FEWEST = 2;
// In multiples of the font size.
const ON_LINE = 0.3;
const REACH = 40;

interface NamedPair {
  readonly pair: LabelPair;
  readonly name: string;
}

/** Reads the value right of each label, if it is the one text there that the label can have. */
export function readLabelsOfSubFunds(context: PageContext): void {
  if (!context.sub_fund_names.hasAny) return;
  const open = context.ink.blocks.filter((block) => !context.taken.has(block));
  const found = open.flatMap((label) => namedPair(context, label, open) ?? []);
  if (new Set(found.map(({ name }) => name)).size < FEWEST) return;
  for (const { pair, name } of found) {
    readPairOf(context, pair, findSubFund(context.state, name, pair.label));
    for (const block of pair.blocks) context.taken.add(block);
  }
}

function namedPair(
  { state, sub_fund_names }: PageContext,
  label: Block,
  blocks: readonly Block[],
): NamedPair | undefined {
  const [, labelText = '', named = ''] = label.isFigure ? [] : (NAMED.exec(label.text) ?? []);
  const name = named === '' ? undefined : sub_fund_names.isHeading(named)?.name;
  const meaning = name === undefined ? undefined : labelMeaning(labelText, state.report_month);
  if (name === undefined || meaning?.kind !== 'fact' || !isOfPlan(meaning)) return undefined;
  const value = valueBeside(label, blocks);
  return value === undefined || !fitsValue(meaning, value.text)
    ? undefined
    : { name, pair: { label, labelText, meaning, value, way: 'RIGHT', blocks: [label, value] } };
}

/** The next text right of a label; undefined if a figure follows it, as in the row of a table. */
function valueBeside(label: Block, blocks: readonly Block[]): Block | undefined {
  const isLevel = (block: Block): boolean =>
    label.lines.some(({ baseline }) => Math.abs(block.baseline - baseline) < ON_LINE * label.size);
  const [value, next] = blocks
    .filter((block) => block.x0 >= label.x1 && block.x0 - label.x1 < REACH * label.size && isLevel(block))
    .toSorted((a, b) => a.x0 - b.x0);
  return next?.isFigure === true ? undefined : value;
}
