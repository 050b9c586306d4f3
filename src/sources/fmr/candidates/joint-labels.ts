/**
 * One label for two or more facts, and one text with the value of each in the same order: `Leverage? Listing?` over
 * `Nil. Not listed.`, `What type and category of fund is it?` over `Open-end, Income Scheme`, or `Type and category`
 * left of it.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { askedLabel } from '#sources/fmr/meaning/question-labels.ts';
import { listBarredPairs } from './barred-cells.ts';
import type { FindMeaning, LabelPair } from './label-pair.ts';
import { isBeside } from './rows.ts';
import { fitsClosely, fitsValue } from './value-types.ts';

interface JointLabel {
  readonly label: Block;
  readonly meanings: readonly LabelMeaning[];
  /** What parts the values. */
  readonly mark: RegExp;
  /** Several questions have an answer each; words that `and` joins may also be one label with one value. */
  readonly isSure: boolean;
}

const SENTENCES = /[.;]\s+(?=\S)/g;
const ITEMS = /[,;/]\s+(?=\S)/g;
const QUESTIONS = /^(?:[^?]{3,40}\?\s?){2,4}$/;
const PLAIN = /^\p{Lu}[\p{L} -]{2,30} (?:and|&) [\p{L} -]{3,30}$/u;
const JOINED = /^([^?]{3,30}?)(?: and | & | ?\/ ?)([^?]{3,40})$/i;
// In multiples of the font size.
const GAP = 0.9;
const ALIGNED = 0.5;
const REACH = 20;
// Types of funds are few words, although no figures.
const TYPE_OF_FUND = /^(?:open|close)d?[- ]?end(?:ed)?\b/i;

/** The pairs of cells with several labels: parted by bars, joined by `and`, or questions. */
export function listPartedCells(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): LabelPair[] {
  const barred = listBarredPairs(blocks, meaningOf, isTaken);
  const used = new Set(barred.flatMap((pair) => pair.blocks));
  return [...barred, ...listJointAnswers(blocks, meaningOf, (block) => used.has(block) || isTaken(block))];
}

function listJointAnswers(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): LabelPair[] {
  return blocks.flatMap((block) => {
    const joint = block.isFigure || block.text.length > 80 || isTaken(block) ? undefined : readLabel(block, meaningOf);
    if (joint === undefined) return [];
    const found = answersOf(block, blocks)
      .filter((answer) => !isTaken(answer))
      .flatMap((answer) => pairsOf(joint, answer));
    // A text under the label and another one on its line: either may be the answer.
    return found.length === joint.meanings.length ? found : [];
  });
}

function readLabel(label: Block, meaningOf: FindMeaning): JointLabel | undefined {
  const isList = QUESTIONS.test(label.text);
  const asked = isList ? undefined : (PLAIN.exec(label.text)?.[0] ?? askedLabel(label.text));
  const names = isList ? label.text.split('?').slice(0, -1) : JOINED.exec(asked ?? '')?.slice(1);
  if (names === undefined || meaningOf(label.text, label) !== undefined) return undefined;
  const meanings = names.flatMap((name) => meaningOf(`${name.trim()}${isList ? ':' : ''}`) ?? []);
  const facts = new Set(meanings.flatMap((meaning) => (meaning.kind === 'fact' ? meaning.fact : [])));
  if (facts.size !== names.length) return undefined;
  return { label, meanings, mark: isList ? SENTENCES : ITEMS, isSure: isList };
}

/** The text right under a label, and the first one right of it. */
function answersOf(label: Block, blocks: readonly Block[]): Block[] {
  const below = blocks.filter(
    (block) =>
      block.y0 > label.y1 - 0.4 * label.size &&
      block.y0 - label.y1 < GAP * label.size &&
      Math.abs(block.x0 - label.x0) < ALIGNED * label.size,
  );
  const [right] = blocks
    .filter(({ x0 }) => x0 > label.x1 && x0 - label.x1 < REACH * label.size)
    .filter((block) => isBeside(block, label))
    .toSorted((a, b) => a.x0 - b.x0);
  return [...below, ...(right === undefined ? [] : [right])].filter(({ isFigure }) => !isFigure);
}

function pairsOf({ label, meanings, mark, isSure }: JointLabel, answer: Block): LabelPair[] {
  const flow = flowOf(answer.lines.map((line) => [line]));
  const ends = [...flow.text.matchAll(mark)].map(({ index, 0: { length } }) => ({ to: index, next: index + length }));
  const last = flow.text.length - (isSure && flow.text.endsWith('.') ? 1 : 0);
  const parts = [...ends, { to: last, next: last }].map(({ to }, at) => ({ from: ends[at - 1]?.next ?? 0, to }));
  if (parts.length !== meanings.length) return [];
  const texts = parts.map(({ from, to }) => flow.text.slice(from, to));
  const fits = (meaning: LabelMeaning, at: number): boolean => fitsValue(meaning, texts[at] ?? '');
  const hasForm = (meaning: LabelMeaning, at: number): boolean =>
    fitsClosely(meaning, texts[at] ?? '') ||
    (meaning.kind === 'fact' && meaning.fact === 'fund_type' && TYPE_OF_FUND.test(texts[at] ?? ''));
  const isAnswer =
    meanings.every(fits) && (isSure || meanings.filter(hasForm).length >= Math.max(1, meanings.length - 1));
  if (!isAnswer) return [];
  return meanings.map((meaning, at): LabelPair => {
    const { from, to } = parts[at] as (typeof parts)[number];
    const value = { ...blockOf(flow, from, to), text: texts[at] ?? '' };
    const way = answer.x0 > label.x1 ? 'RIGHT' : 'BELOW';
    return { label, labelText: label.text, meaning, value, way, blocks: [label, answer] };
  });
}
