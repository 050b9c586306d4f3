/** Expense ratios of sub-funds: `Equity 2.14% p.a. (incl. 0.30% levies)` over `Debt 1.82% p.a.` */
import { joinLines } from '#base/pattern-lines.ts';
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { scopeAt, type ScopeHeading } from '#sources/fmr/regions/scopes.ts';
import type { SubFundName, SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import type { PageContext } from './page-context.ts';
import { ratioOf } from './read-expenses.ts';

const PART = new RegExp(
  joinLines`
    \s{0,3}([A-Z][A-Za-z -]{2,40}?)\s{0,3}[:–-]?\s{1,3}
    (\d{1,2}(?:\.\d{1,4})?\s?%(?:\s?p\.?\s?a\.?)?(?:\s?\([^()]{1,120}\))?)[,;]?`,
  'gy',
);
const FEWEST = 2;
// In multiples of the font size.
const LINE_GAP = 0.9;
const ALIGNED = 0.3;

interface PartRatio {
  readonly sub: SubFundName;
  readonly value: Block;
}

/**
 * Undefined unless the value and the lines that continue it are nothing but rates, each after the name of another
 * sub-fund.
 */
export function splitPartRatios(
  { label, value }: LabelPair,
  blocks: readonly Block[],
  names: SubFundNames,
): PartRatio[] | undefined {
  const first = blocks.find((block) => block === value);
  if (first === undefined) return undefined;
  const lines = [...first.lines];
  let last = first;
  for (;;) {
    const next = blocks.find(
      (block) => block !== last && isNext(last, block) && Math.abs(block.x0 - first.x0) < ALIGNED * first.size,
    );
    // Next to another label is another value.
    if (
      next === undefined ||
      blocks.some(
        (block) =>
          block !== label && block.x1 <= next.x0 && isBeside(block, next) && block.x0 > label.x0 - ALIGNED * first.size,
      )
    )
      break;
    lines.push(...next.lines);
    last = next;
  }
  return splitText(makeBlock(lines), names);
}

function isNext(last: Block, block: Block): boolean {
  const gap = block.y0 - last.y1;
  return (
    gap > -0.5 * last.size &&
    gap < LINE_GAP * last.size &&
    block.baseline > last.baseline &&
    Math.abs(block.size - last.size) < 0.3
  );
}

function splitText(value: Block, names: SubFundNames): PartRatio[] | undefined {
  const matches = [...value.text.matchAll(PART)];
  const length = matches.reduce((sum, [whole]) => sum + whole.length, 0);
  const parts = matches.flatMap(([, name = '', rate = '']) => {
    const sub = names.find(name) ?? names.findShort(name);
    return sub === undefined ? [] : [{ sub, value: { ...value, text: rate } }];
  });
  const isWhole = length >= value.text.trimEnd().length && parts.length === matches.length;
  return isWhole && parts.length >= FEWEST && new Set(parts.map(({ sub }) => sub.name)).size === parts.length
    ? parts
    : undefined;
}

/**
 * Whether each plan or sub-fund with a part of the page has an expense ratio in it: then none of these is the whole
 * fund's. The other sub-funds of a pension scheme may be on its next pages.
 */
export function hasRatioInEachPart(
  { ink: { blocks }, sub_fund_names }: PageContext,
  headings: readonly ScopeHeading[],
): boolean {
  const parts = new Set(headings.map(({ name }) => name));
  if (parts.size < (sub_fund_names.isPension ? 1 : 2)) return false;
  const own = new Set(
    blocks
      .filter((block) => !block.isFigure && ratioOf(block.text) !== undefined)
      .map((block) => scopeAt(headings, block)?.name),
  );
  return [...parts].every((name) => own.has(name));
}
