/** Labels with their values in one text. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { matchLabel, type LabelMeaning } from '#sources/fmr/match-label.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import type { FindMeaning, LabelPair } from './label-pair.ts';
import { fitsValue } from './value-types.ts';

// `0.15% (MTD) | 0.15% (YTD)` are two figures of one label.
const PARTS = /\s{0,9}[•|●▪](?!\s{0,9}\d[\d,.]{0,9}%?\s?\((?:mtd|[fc]?ytd)\b)\s{0,9}/i;

// `Cut-off time – 4:00 p.m.` is parted by its dash, not by the colon of its time.
const INLINE = [
  /^([^:]{2,60}?)\s*:\s*(\S.*)$/s,
  /^([A-Za-z][A-Za-z., ()'&/-]{2,60}?)\s+[-–—]\s+(\S.*)$/s,
  /^([A-Z][^:]{2,60}?)\s{0,2}((?:Rs\.?|PKR)\s{0,9}[\d,.].*)$/s,
  // `Units in issue 41,292,883`
  /^([A-Z][A-Za-z ]{2,40}?)\s(\d{1,3}(?:,\d{3}){1,4})$/,
];

// `Govt. levies – YTD`, `Marketing expenses - FYTD 2023`: of which period the figure is.
const IS_PERIOD = /^(?:f?ytd|mtd|month|quarter)$|^(?:f?ytd|mtd)\s(?:fy\s?)?(?:\d{4}|\d{2})(?:[-–/]\d{2})?$/i;

/** `Label: value`, `Label - "AA" by PACRA`, several of them parted by bullets or bars. */
export function splitInline(block: Block, meaningOf: FindMeaning): LabelPair[] {
  if (block.text.length > 260) return [];
  return block.text.split(PARTS).flatMap((part) => splitPart(block, withoutFrame(respace(part)), meaningOf));
}

// `[Actual rate of management fee: 2.95%]`
function withoutFrame(text: string): string {
  return text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
}

function splitPart(block: Block, text: string, meaningOf: FindMeaning): LabelPair[] {
  const found =
    INLINE.map((pattern) => pattern.exec(text)).find(
      (each) => each !== null && meaningOf(each[1] ?? '', block) !== undefined,
    ) ?? undefined;
  const [label = '', rest = ''] = found?.slice(1) ?? [];
  const meaning = found === undefined ? undefined : meaningOf(label, block);
  if (meaning === undefined) return [];
  const next = isOneNumber(meaning) ? nextLabel(rest, meaningOf) : nextSentence(rest, (each) => meaningOf(each, block));
  const value = (
    next === undefined ? rest.replace(/;$/, '') : rest.slice(0, next).replace(/[\s;,/–-]{1,5}$/, '')
  ).replace(STOP, '');
  const others = next === undefined ? [] : splitPart(block, rest.slice(next), meaningOf);
  // A label at its end has its value elsewhere, or the text is not all of the line.
  if (value.endsWith(':') || !fitsValue(meaning, value) || IS_PERIOD.test(value)) return others;
  const pair = { label: block, labelText: label, meaning, value: valueIn(block, value, rest), way: 'INLINE' as const };
  return [{ ...pair, blocks: [block] }, ...others];
}

/** Whether a fact is a rate or an amount, so that the label of the next fact may follow it in one text. */
function isOneNumber(meaning: LabelMeaning): boolean {
  return (
    meaning.kind === 'fact' &&
    (FACT_USES[meaning.fact].kind === 'fee' || /^minimum_(?:initial|subsequent)$/.test(meaning.fact))
  );
}

const LONGEST_LABEL = 5;
// `Nil. Back-end: Nil.`, `PKR 500. Each further investment: PKR 100.`: facts as sentences.
const STOP = /(?<=%|\b(?:nil|none)|\b(?:Rs\.?|PKR) ?\d[\d,]{0,15})\.$/i;

/** `1% back-end load: nil`, `Nil. Back-end: Nil.`: where the label of the next fee begins. */
function nextLabel(text: string, meaningOf: FindMeaning): number | undefined {
  for (const { index: colon } of text.matchAll(/:\s/g)) {
    const words = [...text.slice(0, colon).matchAll(/\S+/g)].slice(-LONGEST_LABEL);
    // Behind a stop, a word that is a label only with its colon begins a sentence.
    const isFact = (from: number): boolean => {
      const isBehindStop = /[.;]\s$/.test(text.slice(0, from));
      const label = text.slice(from, colon);
      return (
        matchLabel(isBehindStop ? `${label}:` : label, null)?.kind === 'fact' ||
        (isBehindStop && meaningOf(label)?.kind === 'fact')
      );
    };
    const first = words.find(({ index }) => isFact(index));
    if (first !== undefined) return first.index;
  }
  return undefined;
}

const AFTER_STOP = /(?<=[.;]\s)(\p{Lu}[^:.;]{2,40}):\s/gu;

/** `… well rated banks. Structure: Open End`: where a sentence begins with the label of another fact. */
function nextSentence(text: string, meaningOf: FindMeaning): number | undefined {
  for (const { index, 1: label = '' } of text.matchAll(AFTER_STOP)) if (meaningOf(label)?.kind === 'fact') return index;
  return undefined;
}

/** The value with the box of its own words, if the text that begins with it is the last one of the block. */
function valueIn(block: Block, text: string, rest: string): Block {
  const words = block.lines.flatMap((line) => [...line.words]);
  const behind = words.slice(-rest.split(' ').length);
  const own = behind.slice(0, text.split(' ').length);
  const isOwn = joinWords(behind) === rest && joinWords(own).replace(/[.;,]$/, '') === text.replace(/[.;,]$/, '');
  return { ...block, ...(isOwn ? boxAround(own) : {}), text };
}

function joinWords(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}
