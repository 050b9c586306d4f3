/**
 * Codes that a page explains in a key of its own: `Key of codes: CAT category · TYP fund type · LCH launch date`. The
 * key is a list of words and states no facts; elsewhere on the page each code is a label with the meaning from the key.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { joinStyles } from '#sources/fmr/ink/flow.ts';
import type { CodeKey, PageInk } from '#sources/fmr/ink/page-ink.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import { isKnownLabel, labelMeaning } from './label-meaning.ts';
import { letteredKeyOf } from './lettered-keys.ts';
import { numberedKeyOf } from './numbered-keys.ts';

const CODE = /^[A-Z][A-Z0-9]{1,5}$/;
// `CAT:`, `CAT=`, `(CAT)`, `CAT;`
const AROUND_CODE = /^[([]|[)\]:=,;.·|–—-]{1,2}$/g;
const INTRO =
  /\b(?:keys?|legends?|codes?|abbreviations?|acronyms?|glossary|short forms?|(?:terms|letters) (?:stand|used))\b|\bkeyof|of(?:codes?|abbreviations?)\b/i;
const LONGEST_INTRO = 60;
const SIGNS = String.raw`·•|;,/●▪`;
// A paragraph of items, and one item in a cell of its own.
const PARTING = new RegExp(`\\s{0,3}[${SIGNS}]\\s{0,3}`);
const EQUALS = /^(?:\s{0,3}[=:→–—-]\s{0,3}|\s(?:is|means|for|stands for)\s|\s)/;
const ITEM = /^\(?([A-Z][A-Z0-9]{1,5})\)?(?!\S{0,9}[A-Za-z0-9])(.{3,70})$/s;
// `FSRfund stability rating`, `CATCategory`
const JOINED_ITEMS = [/^([A-Z][A-Z0-9]{1,5})(\p{Ll}{3}.{0,70})$/su, /^([A-Z][A-Z0-9]{1,5})(\p{Lu}\p{Ll}{2}.{0,70})$/su];
// `Category (CAT)`, `category = CAT`
const ITEM_TURNED = /^(\p{L}.{2,60}?)(?:\s?\(|\s?[=:–—-]\s?)([A-Z][A-Z0-9]{1,5})\)?$/su;
const MEANING = /^\p{L}[\p{L} .'’&()/-]{2,60}$/u;
const SMALL_LETTERS = /\p{Ll}{3}/u;
// Fewer codes do not make a key; without a word that announces one it has more.
const FEWEST = 3;
const FEWEST_UNANNOUNCED = 4;
const LEAST_UNDERSTOOD = 0.6;
// In multiples of the font size: from the title of a key to its first line, and between a code and its meaning.
const TITLE_GAP = 2.5;
const COLUMN_GAP = 8;
const SAME_LINE = 0.4;

interface Item {
  readonly code: string;
  readonly meaning: string;
}

/** The key of a page; undefined if it has none. */
export const codeKeyOf: (ink: PageInk) => { readonly key: CodeKey | undefined } = rememberOf((ink) => {
  if (countCodes(ink.page.words) < FEWEST) return { key: keyOfSigns(ink.page.words) };
  const items: Item[] = [];
  const words = new Set<Word>();
  for (const { list, own } of [...listParagraphs(ink), ...listColumns(ink)]) {
    items.push(...list);
    for (const word of own) words.add(word);
  }
  return {
    key:
      items.length === 0
        ? keyOfSigns(ink.page.words)
        : { codes: meaningsOf(items), listed: new Set(items.map(({ code }) => code)), words },
  };
});

function keyOfSigns(words: readonly Word[]): CodeKey | undefined {
  return letteredKeyOf(words) ?? numberedKeyOf(words);
}

/** Whether a block is a part of the key. */
export function isOfKey(key: CodeKey | undefined, { lines: [line] }: Block): boolean {
  const [word] = line?.words ?? [];
  return key !== undefined && word !== undefined && key.words.has(word);
}

/** Whether a word is one of the codes, outside of their key. */
export function isCodeOf(key: CodeKey | undefined, word: Word): boolean {
  return key !== undefined && key.listed.has(word.text.replace(/:$/, '')) && !key.words.has(word);
}

/** Codes in cells of their own that are not understood: they are not values of other labels. */
export function takeBareCodes({ key, blocks }: PageInk, taken: Set<Block>): void {
  for (const block of key === undefined ? [] : blocks) {
    const [word] = block.lines[0]?.words ?? [];
    const isBare = word !== undefined && word.text === block.text && isCodeOf(key, word);
    if (isBare && meaningOfCode(key, block.text) === undefined) taken.add(block);
  }
}

/** The meaning of a text that is one of the codes. */
export function meaningOfCode(key: CodeKey | undefined, text: string): string | undefined {
  return key?.codes.get(text.replace(/\s?:$/, ''));
}

/** The labels that are codes of the page's key, each with its meaning. */
export function codesOn(blocks: readonly Block[], key: CodeKey | undefined): ReadonlyMap<Block, string> {
  if (key === undefined) return new Map();
  return new Map(
    blocks.flatMap((block) => {
      const meaning = block.isFigure || isOfKey(key, block) ? undefined : meaningOfCode(key, block.text);
      return meaning === undefined ? [] : [[block, meaning] as const];
    }),
  );
}

/** How many different codes have words after them: a page without such codes has no key. */
function countCodes(words: readonly Word[]): number {
  const codes = new Set<string>();
  for (const { text } of words) {
    const code = text.length < 10 ? text.replace(AROUND_CODE, '') : '';
    if (CODE.test(code)) codes.add(code);
  }
  return codes.size;
}

/** A code that two items explain otherwise means neither; a word of the vocabulary keeps its own meaning. */
function meaningsOf(items: readonly Item[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(items, ({ code }) => code);
  return new Map(
    [...groups].flatMap(([code, own]) => {
      const [meaning = '', ...others] = new Set(own.map((item) => item.meaning));
      return others.length === 0 && isKnownLabel(meaning) && !isKnownLabel(code) ? [[code, meaning] as const] : [];
    }),
  );
}

interface Found {
  readonly list: readonly Item[];
  readonly own: readonly Word[];
}

const CODES = /[A-Z][A-Z0-9]{1,5}/g;

function listParagraphs({ blocks }: PageInk): Found[] {
  const intros = blocks.filter(isIntro);
  return joinStyles(blocks, true).flatMap((paragraph) => {
    // Each item has a code: most paragraphs have too few for a key.
    if ((paragraph.text.match(CODES) ?? []).length < FEWEST) return [];
    const titles = intros.filter((intro) => isOver(intro, paragraph));
    const { text, isAnnounced } = splitIntro(paragraph.text);
    const isKeyword = isAnnounced || titles.length > 0;
    const list = readItems(text, isKeyword);
    return isKey(list, isKeyword) ? [{ list, own: wordsOf([...titles, paragraph]) }] : [];
  });
}

const isIntro = ({ text }: Block): boolean => text.length < LONGEST_INTRO && INTRO.test(text);

function isOver({ x0, x1, y1 }: Block, paragraph: Block): boolean {
  const gap = paragraph.y0 - y1;
  return gap > -1 && gap < TITLE_GAP * paragraph.size && x0 < paragraph.x1 && x1 > paragraph.x0;
}

function splitIntro(text: string): { readonly text: string; readonly isAnnounced: boolean } {
  const colon = text.search(/[:–—]/);
  const isAnnounced = colon > 0 && colon < LONGEST_INTRO && INTRO.test(text.slice(0, colon));
  return { text: isAnnounced ? text.slice(colon + 1).trim() : text, isAnnounced };
}

function isKey(list: readonly Item[], isAnnounced: boolean): boolean {
  const understood = list.filter(({ meaning }) => labelMeaning(meaning, null) !== undefined);
  return (
    list.length >= (isAnnounced ? FEWEST : FEWEST_UNANNOUNCED) &&
    new Set(list.map(({ code }) => code)).size === list.length &&
    understood.length >= LEAST_UNDERSTOOD * list.length
  );
}

/** The items of a paragraph; none if a part of it is something else. */
function readItems(text: string, isAnnounced: boolean): Item[] {
  const parts = text.split(PARTING).filter((part) => part !== '');
  const items = (parts.length < FEWEST ? splitAtCodes(text) : parts).map((part) => readItem(part, isAnnounced));
  return items.some((item) => item === undefined) ? [] : items.flatMap((item) => item ?? []);
}

/** `CAT category TYP fund type`: the parts of a text without signs between them; each begins with a code. */
function splitAtCodes(text: string): string[] {
  return text.split(/\s(?=[A-Z][A-Z0-9]{1,5}(?:\s?[=:–—-])?\s\p{L})/u);
}

function readItem(part: string, isAnnounced: boolean): Item | undefined {
  const [, code = '', rest = ''] = ITEM.exec(part) ?? [];
  const meaning = rest.replace(EQUALS, '').replace(/[\s.]{1,3}$/, '');
  if (code !== '' && isMeaning(meaning)) return { code, meaning };
  const joined = readJoined(part.replace(/[\s.]{1,3}$/, ''));
  if (joined !== undefined) return joined;
  // `Listing: PSX` may be a fact, unless the text says that it is a key.
  const [, first = '', last = ''] = isAnnounced ? (ITEM_TURNED.exec(part.replace(/[\s.]{1,3}$/, '')) ?? []) : [];
  return last !== '' && isMeaning(first) ? { code: last, meaning: first } : undefined;
}

function readJoined(part: string): Item | undefined {
  const items = JOINED_ITEMS.flatMap((pattern): Item[] => {
    const [, code = '', meaning = ''] = pattern.exec(part) ?? [];
    return code !== '' && isMeaning(meaning) ? [{ code, meaning }] : [];
  });
  return items.find(({ meaning }) => isKnownLabel(meaning)) ?? items[0];
}

function isMeaning(text: string): boolean {
  return MEANING.test(text) && SMALL_LETTERS.test(text);
}

/** Cells under the title of a key: a code before its meaning, or both in one cell. */
function listColumns({ blocks }: PageInk): Found[] {
  return blocks
    .filter(isIntro)
    .slice(0, 1)
    .flatMap((title) => {
      const under = blocks.filter((block) => !block.isFigure && block.y0 > title.y1 - 1);
      const cells = under.flatMap((block) => {
        const whole = readItem(block.text, false);
        if (whole !== undefined) return [{ ...whole, blocks: [block] }];
        const code = block.text.replace(/\s?[:=]$/, '');
        const next = CODE.test(code) ? cellAfter(block, under) : undefined;
        return next === undefined || !isMeaning(next.text) ? [] : [{ code, meaning: next.text, blocks: [block, next] }];
      });
      // Codes of the page with their values are cells of the same kind.
      const list = cells.filter(({ meaning }) => labelMeaning(meaning, null) !== undefined);
      return isKey(list, true) ? [{ list, own: wordsOf([title, ...list.flatMap((cell) => cell.blocks)]) }] : [];
    });
}

function cellAfter(code: Block, blocks: readonly Block[]): Block | undefined {
  return blocks
    .filter(
      ({ x0, baseline }) =>
        x0 > code.x1 &&
        x0 - code.x1 < COLUMN_GAP * code.size &&
        Math.abs(baseline - code.baseline) < SAME_LINE * code.size,
    )
    .toSorted((a, b) => a.x0 - b.x0)[0];
}

function wordsOf(blocks: readonly Block[]): Word[] {
  return blocks.flatMap(({ lines }) => lines.flatMap(({ words }) => [...words]));
}
