/**
 * Glossaries: entries under each other in columns, each a headword in a style of its own, often a word that says of
 * which kind the entry is, and what the page says of it: `**Trustee** term. Sample Trust Limited.` A key has the
 * titles of the tables that the kinds are of: `asset: Asset Allocation (% of Total Assets); month: Monthly returns.`
 */
import { makeSegment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf, joinStyles, type Flow } from '#sources/fmr/ink/flow.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import { columnEntries, isChanging, levelRows, WORD_GAP } from './definition-columns.ts';

export interface Definition {
  readonly label: Block;
  /** Empty in a glossary without kinds. */
  readonly kind: string;
  /** `holding, No. 5`: its place in the list of its kind. */
  readonly rank: number | undefined;
  readonly value: Block;
  readonly flow: Flow;
  /** The place of the value in the text of the entry. */
  readonly from: number;
}

export interface Glossary {
  readonly entries: readonly Definition[];
  /** What the key says of each kind. */
  readonly titles: ReadonlyMap<string, Block>;
  /** All blocks of entries and key. */
  readonly blocks: readonly Block[];
}

// Fewer entries, or fewer with a kind, are a list of another sort.
const FEWEST = 8;
const FEWEST_KINDS = 2;
const LEAST_WITH_KIND = 0.8;
// As words of one line are.
const SAME_LINE = 0.3;
// Of the entries: there are more entries than kinds.
const MOST_KINDS = 0.5;
const LEAST_CLOSED = 0.8;
const LEAST_KNOWN = 0.6;

// `term. `, `holding, No. 5. `, `(price) `
const KIND = /^\(?(\p{Ll}[\p{Ll} -]{2,24}?)(?:,? (?:No\.?|#|rank) ?(\d{1,2}))?(?:[.:]|\)[.:]?)\s/u;
// `Dealing Daysterm.`, `Sukukholding,`
const ENDED = /^\S.{0,90}(?=[.:,]\s?$)/u;
// Between a headword and its text.
const SIGN = /^\s{0,3}[:–—-](?=\s)/;
// The parts of a key, also after a sentence that introduces it.
const KEY_PARTS = /[;.]\s{1,3}|[;.]$/;
const KEY_PART = /^(\p{Ll}[\p{Ll} -]{2,24}?)\s?(?:[:=→]|\s[–—-])\s(\S.{3,80})$/u;

interface Entry {
  readonly flow: Flow;
  readonly labelTo: number;
}

/** The glossary of a page, if it has one. Asked for the month of the page and for its facts. */
export const findGlossary: (blocks: readonly Block[]) => { readonly glossary: Glossary | undefined } = rememberOf(
  (blocks) => ({ glossary: readGlossary(blocks) }),
);

function readGlossary(blocks: readonly Block[]): Glossary | undefined {
  const printed = blocks.flatMap(({ lines }) => lines);
  if (!hasHeadwords(printed)) return undefined;
  const found = columnEntries(levelRows(printed.flatMap(({ words }) => [...words])));
  const entries = found.entries.map(entryOf);
  const ofKinds = withKinds(entries);
  const read = ofKinds.length > 0 ? ofKinds : withoutKinds(entries);
  if (read.length < FEWEST) return undefined;
  const own = new Set(found.words);
  const isOwn = ({ lines }: Block): boolean => lines.some((line) => line.words.some((word) => own.has(word)));
  const kinds = new Set(read.map(({ kind }) => kind));
  const key = readKey(
    blocks.filter((block) => !isOwn(block)),
    kinds,
  );
  const ofKey = new Set(key.words);
  const isOfKey = ({ lines }: Block): boolean => lines.some((line) => line.words.some((word) => ofKey.has(word)));
  return { entries: closed(read), titles: key.titles, blocks: blocks.filter((each) => isOwn(each) || isOfKey(each)) };
}

/** Asked first: on most pages fewer bold words than this begin a line that continues in another style. */
function hasHeadwords(lines: readonly TextLine[]): boolean {
  let count = 0;
  for (const line of lines)
    if (line.words[0]?.bold === true && (isChanging(line.words) || lines.some((other) => isBehind(line, other))))
      count += 1;
  return count >= FEWEST;
}

function isBehind({ baseline, size, x0, x1 }: TextLine, other: TextLine): boolean {
  return (
    other.x0 > x0 &&
    other.x0 - x1 < WORD_GAP * other.size &&
    Math.abs(other.baseline - baseline) <= SAME_LINE * Math.max(size, other.size)
  );
}

/** The text of an entry, whose label is its first words of one style. */
function entryOf(rows: readonly (readonly Word[])[]): Entry {
  const lines = rows.map((words): TextLine => ({ ...makeSegment(words), first: Number.NaN, last: Number.NaN }));
  const flow = flowOf(lines.map((line) => [line]));
  const [first] = flow.places;
  const end = flow.places.find(({ word }) => word.bold !== first?.word.bold || word.color !== first.word.color);
  return { flow, labelTo: end?.from ?? flow.text.length };
}

/** Entries without kinds; none if they do not end with stops, or their headwords are not labels of facts. */
function withoutKinds(entries: readonly Entry[]): Definition[] {
  const read = entries.flatMap(({ flow, labelTo }): Definition[] => {
    const from = labelTo + (SIGN.exec(flow.text.slice(labelTo))?.[0].length ?? 0);
    const value = partOf(flow, from, flow.text.length);
    const label = partOf(flow, 0, labelTo);
    return value === undefined || label === undefined ? [] : [{ label, kind: '', rank: undefined, value, flow, from }];
  });
  const known = read.filter(({ label }) => isKnownLabel(label.text));
  const isGlossary =
    known.length >= LEAST_KNOWN * read.length && read.filter(isClosed).length >= LEAST_CLOSED * read.length;
  return isGlossary ? read : [];
}

const isClosed = ({ value }: Definition): boolean => value.text.endsWith('.');

/** The entries with their kinds; none if most of them have none, or each has another one. */
function withKinds(entries: readonly Entry[]): Definition[] {
  const read = partKinds(entries).flatMap(({ flow, labelTo }): Definition[] => {
    const [head = '', kind = '', rank] = KIND.exec(flow.text.slice(labelTo)) ?? [];
    const from = labelTo + head.length;
    const value = partOf(flow, from, flow.text.length);
    const label = partOf(flow, 0, labelTo);
    return kind === '' || value === undefined || label === undefined
      ? []
      : [{ label, kind, rank: rank === undefined ? undefined : Number.parseInt(rank, 10), value, flow, from }];
  });
  const kinds = new Set(read.map(({ kind }) => kind));
  const isGlossary =
    read.length >= LEAST_WITH_KIND * entries.length &&
    kinds.size >= FEWEST_KINDS &&
    kinds.size <= MOST_KINDS * read.length;
  return isGlossary ? read : [];
}

/** A headword ends before the kind of other entries, which lost the blank before it and with it its own style. */
function partKinds(entries: readonly Entry[]): readonly Entry[] {
  const kinds = new Set(entries.flatMap(({ flow, labelTo }) => KIND.exec(flow.text.slice(labelTo))?.[1] ?? []));
  return entries.map((entry) => {
    const [label = ''] = ENDED.exec(entry.flow.text.slice(0, entry.labelTo)) ?? [];
    const kind = [...kinds].find((each) => label.endsWith(each) && label.length > each.length);
    return kind === undefined ? entry : { ...entry, labelTo: label.length - kind.length };
  });
}

/** A part of a text with the place of its words. */
export function partOf(flow: Flow, from: number, to: number): Block | undefined {
  const text = flow.text.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  const bare = text.trim();
  return bare === '' ? undefined : { ...blockOf(flow, start, start + bare.length), text: bare };
}

/** If entries end with a stop, it belongs to no value, and an entry without one is cut. */
function closed(entries: readonly Definition[]): Definition[] {
  if (entries.filter(isClosed).length < LEAST_CLOSED * entries.length) return [...entries];
  return entries
    .filter((entry) => isClosed(entry) && entry.value.text.length > 1)
    .map((entry) => ({ ...entry, value: { ...entry.value, text: entry.value.text.slice(0, -1) } }));
}

interface Key {
  readonly titles: ReadonlyMap<string, Block>;
  readonly words: readonly Word[];
}

/** The paragraph that explains the most kinds. */
function readKey(blocks: readonly Block[], kinds: ReadonlySet<string>): Key {
  const keys = joinStyles(blocks, true).map((paragraph): Key => {
    const flow = flowOf(paragraph.lines.map((line) => [line]));
    const titles = new Map(
      partsOf(flow.text).flatMap(({ from, text }) => {
        const [, kind = '', title = ''] = KEY_PART.exec(text) ?? [];
        const block = kinds.has(kind) ? partOf(flow, from + text.length - title.length, from + text.length) : undefined;
        return block === undefined ? [] : [[kind, block] as const];
      }),
    );
    return { titles, words: titles.size === 0 ? [] : paragraph.lines.flatMap((line) => [...line.words]) };
  });
  return keys.toSorted((a, b) => b.titles.size - a.titles.size)[0] ?? { titles: new Map(), words: [] };
}

function partsOf(text: string): { readonly from: number; readonly text: string }[] {
  let from = 0;
  return text.split(KEY_PARTS).map((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return { from: at, text: part };
  });
}
