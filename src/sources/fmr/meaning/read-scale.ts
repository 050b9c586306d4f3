/**
 * Scales that show all options with one of them marked: `Very Low | Low | Medium | High` with `Medium` on a dark field,
 * or in larger letters under a gauge.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { subtractBlocks } from '#sources/fmr/ink/subtract-blocks.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { listPrintedOptions, type OptionList } from './printed-options.ts';

const OPTION =
  /^(?:very |moderately )?(?:low|high|medium|moderate)(?: (?:to|-) (?:low|high|medium|moderate))?(?: risk)?$/i;
const LONGEST_OPTION = 50;
const FEWEST_OPTIONS = 3;
const MARKER = /^[▲▼◆●■►◄✓✔✗✘×↑↓]$/u;
// In multiples of the font size: how far the label, or a marker, may be from its scale.
const REACH = 4;

interface Scale {
  readonly options: readonly Block[];
  /** Undefined if nothing, or more than one thing, sets one option apart. */
  readonly chosen: Block | undefined;
}

/**
 * Reads the risk profile from each scale with a label. The options that are not marked say nothing, whatever is near
 * them.
 */
export function readScales(context: PageContext): void {
  const {
    ink: { blocks, page },
    state,
    taken,
  } = context;
  for (const { options, chosen } of listScales(blocks, page.shades)) {
    if (chosen === undefined && areOfOwners(options, context.owner_lines)) continue;
    for (const option of options) taken.add(option);
    const label = labelOf(options, blocks);
    if (label === undefined) continue;
    taken.add(label);
    const meaning = labelMeaning(label.text, null);
    if (chosen === undefined || meaning === undefined) continue;
    state.draft.bind(chosen, [{ role: 'LABEL', cell: label }]);
    readKnown(state, meaning, { ...label, text: respace(label.text) }, chosen, null, WHOLE_FUND);
  }
  for (const list of listPrintedOptions(context.ink.blocks, taken)) readOptions(context, list);
}

/** The chosen one of the options at a label; without one that is clearly chosen, none of them is the value. */
function readOptions({ ink, state, taken, owner_lines }: PageContext, { label, meaning, options }: OptionList): void {
  if (areOfOwners(options, owner_lines)) return;
  // Of two options, that is chosen which is set otherwise than the label.
  const alike = options.length < FEWEST_OPTIONS ? [...options, label] : options;
  const chosen = chosenOf(alike, ink.blocks, ink.page.shades);
  for (const block of [label, ...options]) taken.add(block);
  if (chosen === undefined || chosen === label) return;
  state.draft.bind(chosen, [{ role: 'LABEL', cell: label }]);
  readKnown(state, meaning, label, chosen, null, WHOLE_FUND);
}

/** `High | Medium | Low` under the names of as many plans: the value of each, and no scale. */
function areOfOwners(options: readonly Block[], lines: readonly (readonly Block[])[]): boolean {
  const row = options.toSorted((a, b) => a.x0 - b.x0);
  const isUnder = (head: Block | undefined, { x0, x1, y0 }: Block): boolean =>
    head !== undefined && head.y1 < y0 && head.x0 < x1 && head.x1 > x0;
  return lines.some((line) => line.length === row.length && row.every((option, at) => isUnder(line[at], option)));
}

function listScales(blocks: readonly Block[], shades: readonly Shade[]): Scale[] {
  const options = blocks.filter(
    ({ lines, text }) => lines.length === 1 && text.length < LONGEST_OPTION && OPTION.test(respace(text).trim()),
  );
  const rows = Map.groupBy(options, (option) =>
    options.find((other) => Math.abs(other.baseline - option.baseline) < 0.3 * option.size),
  );
  const scales = [...rows.values()].filter(
    (row) => row.length >= FEWEST_OPTIONS && new Set(row.map(({ text }) => text.toLowerCase())).size === row.length,
  );
  return [
    ...scales.map((row) => ({ options: row, chosen: chosenOf(row, blocks, shades) })),
    ...listGauges(subtractBlocks(options, new Set(scales.flat()))),
  ];
}

// In multiples of the font size.
const GAUGE = { width: 36, height: 12, reach: 8 } as const;
const LARGER = 1.2;

/** Options around an arc, alike in size and colour; the chosen one is repeated in larger letters. */
function listGauges(options: readonly Block[]): Scale[] {
  const alike = Map.groupBy(options, ({ size, color }) => `${Math.round(size * 2)} ${color}`);
  return [...alike.values()].flatMap((group): Scale[] => {
    const texts = new Set(group.map(({ text }) => text.toLowerCase()));
    const area = boxAround(group);
    const [{ size }] = group as [Block];
    const isGauge =
      group.length >= FEWEST_OPTIONS &&
      texts.size === group.length &&
      area.x1 - area.x0 < GAUGE.width * size &&
      area.y1 - area.y0 < GAUGE.height * size;
    if (!isGauge) return [];
    const repeated = options.filter(
      (block) =>
        block.size > LARGER * size &&
        texts.has(block.text.toLowerCase()) &&
        block.x0 > area.x0 &&
        block.x1 < area.x1 &&
        block.y0 > area.y0 - GAUGE.reach * size &&
        block.y1 < area.y1 + GAUGE.reach * size,
    );
    return [{ options: group, chosen: repeated.length === 1 ? repeated[0] : undefined }];
  });
}

/**
 * The option that a marker points at, or the only one with a field, colour or weight of its own; what sets apart must
 * agree.
 */
function chosenOf(options: readonly Block[], blocks: readonly Block[], shades: readonly Shade[]): Block | undefined {
  const markers = blocks.filter(({ text }) => MARKER.test(text));
  const marked = options.filter((option) => markers.some((marker) => isNear(marker, option)));
  const signs: ((option: Block) => unknown)[] = [
    (option) => fieldUnder(option, shades),
    ({ color }) => color,
    ({ bold }) => bold,
    ({ size }) => Math.round(size * 2),
  ];
  const apart = new Set([
    ...(marked.length === 1 ? marked : []),
    ...signs.flatMap((sign) => onlyOne(options, sign) ?? []),
  ]);
  return apart.size === 1 && marked.length < 2 ? [...apart][0] : undefined;
}

/** The only option with another value than all the others, which have one in common. */
function onlyOne(options: readonly Block[], sign: (option: Block) => unknown): Block | undefined {
  const groups = [...Map.groupBy(options, sign).values()];
  const alone = groups.filter((group) => group.length === 1);
  return groups.length === 2 && alone.length === 1 ? alone[0]?.[0] : undefined;
}

function fieldUnder({ x0, x1, y0, y1 }: Block, shades: readonly Shade[]): string | undefined {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return shades.findLast((shade) => shade.x0 <= x && shade.x1 >= x && shade.y0 <= y && shade.y1 >= y)?.color;
}

function isNear(marker: Box, { x0, x1, y0, y1, size }: Block): boolean {
  const middle = (marker.x0 + marker.x1) / 2;
  return middle > x0 - size && middle < x1 + size && marker.y0 < y1 + 2 * size && marker.y1 > y0 - 2 * size;
}

/** The nearest label of a risk, over the scale or left of it. */
function labelOf(options: readonly Block[], blocks: readonly Block[]): Block | undefined {
  const [first] = options.toSorted((a, b) => a.x0 - b.x0);
  if (first === undefined) return undefined;
  const right = Math.max(...options.map(({ x1 }) => x1));
  const top = Math.min(...options.map(({ y0 }) => y0));
  const isOver = (block: Block): boolean =>
    block.y1 <= top + 1 && top - block.y1 < REACH * first.size && block.x0 < right && block.x1 > first.x0 - first.size;
  const isLeft = (block: Block): boolean =>
    block.x1 <= first.x0 && Math.abs(block.baseline - first.baseline) < 0.6 * first.size;
  const labels = blocks.filter((block) => (isOver(block) || isLeft(block)) && isRisk(block.text));
  return labels.toSorted((a, b) => b.y1 - a.y1)[0];
}

function isRisk(text: string): boolean {
  const meaning = labelMeaning(text, null);
  return meaning?.kind === 'fact' && meaning.fact === 'risk_profile';
}
