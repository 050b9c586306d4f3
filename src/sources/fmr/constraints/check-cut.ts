/**
 * Texts that may be cut: a line right under or over a value that is set like it and that nothing else on the page uses.
 * The rest of a text makes it another text, so the value is withheld.
 */
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { Evidence } from '#domain/fragment.ts';
import { groupOfPath, rowPathOf, withhold, type Accusation } from '#domain/withheld-groups.ts';
import { isSetLike } from '#sources/fmr/ink/blocks.ts';
import { BULLET } from '#sources/fmr/ink/mend-words.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { isComment } from '#sources/fmr/meaning/read-objective.ts';
import { normalizeLabel } from '#sources/fmr/meaning/normalize-label.ts';
import type { ReadFragment } from './withhold.ts';

// Under other texts are lines that are not read, such as the entries of a legend.
const TEXTS = /^(?:parties\[\d{1,4}\]\.organization_raw|(?:benchmark|listing)_raw)$/;
// A sentence may be the first of its paragraph.
const TERMS = /^special_terms\[\d{1,4}\]\.value_raw$/;
const ENDS_SENTENCE = /[a-z]{3}\)?\.$/;
// Only what is under them: over the first is a title or the head of a column. The line of another row has figures.
const NAMES = /^(?:(?:holdings|compliance)\[\d{1,4}\]\.name_raw|parties\[\d{1,4}\]\.(?:name|designation)_raw)$/;
const PEOPLE = /^parties\[/;
// So are the labels of shares, but a list may have other entries under them: the rest of a label is nearer than a row.
const LABELS = /^allocations\[\d{1,4}\]\.label_raw$/;
const NEARER = 0.88;
const FIGURE = /^[(\-–]?\d/;
// A value of its own.
const ALONE = /^(?:n\/?a|none|nil|rs\.?|pkr|low|medium|moderate|high)$/i;
const LETTERS = /\p{L}{3}/u;
const BEGINS = /^\(?[\p{L}&]/u;
// In multiples of the font size: how far apart lines of one text are, their left edges, and words of one line.
const LEAST_PITCH = 0.8;
const MOST_PITCH = 1.4;
const ALIGNED = 0.3;
const SAME_LINE = 0.3;
const BESIDE = 1;
const HALF_WAY = 0.15;
// Every line that is looked at is this near, whatever the sizes of its words.
const AROUND = 4;
const MOST_PRINTED = 80;
// In points.
const SAME_COLUMN = 2;

/**
 * `isPart` is true of a fragment of a part of its page, which has a frame of its own: such pages are not checked.
 * `whole` are texts that were read from their first word to their last: no line of theirs is left over.
 */
export function checkCut(
  fragments: readonly ReadFragment[],
  printed: readonly PdfPage[],
  isPart: (fragment: ReadFragment) => boolean,
  whole: readonly (Box & { readonly page_number: number })[] = [],
): ReadFragment[] {
  const parted = new Set(fragments.filter(isPart).map(({ page_number }) => page_number));
  const pages = new Map(
    printed.flatMap(({ page_number, words }) => (parted.has(page_number) ? [] : [[page_number, words] as const])),
  );
  const used = Map.groupBy([...fragments.flatMap(listUsed), ...whole], ({ page_number }) => page_number);
  return fragments.map((fragment) => {
    const cited = Object.entries(fragment.evidence);
    const labels = cited.flatMap(([path, label]) => (LABELS.test(path) ? [label] : []));
    const rows = Map.groupBy(labels.length === 0 ? [] : cited, ([path]) => rowPathOf(path));
    const accusations = cited.flatMap(([path, evidence]): Accusation[] => {
      const isLabel = LABELS.test(path);
      const isName = isLabel || NAMES.test(path);
      const isText = TEXTS.test(path) || (TERMS.test(path) && ENDS_SENTENCE.test(evidence.printed));
      if ((!isName && !isText) || !LETTERS.test(evidence.printed)) return [];
      const { page_number } = evidence;
      const isOther = isOtherThan(path, evidence);
      const hasFigure = PEOPLE.test(path) ? hasFigureNext : hasFigureBeside;
      const about = { all: pages.get(page_number) ?? [], used: used.get(page_number) ?? [], isOther, hasFigure };
      const [, share] = rows.get(rowPathOf(path))?.find(([other]) => isLabel && other !== path) ?? [];
      const rest = restOf(evidence, isName, about) ?? (share && restAround(evidence, share, about));
      if (rest === undefined || (isLabel && rest.y1 - evidence.y1 > NEARER * pitchOf(evidence, labels))) return [];
      const reason = `“${evidence.printed.slice(0, MOST_PRINTED)}” may be one text with the line of “${rest.text}”`;
      return [{ section: groupOfPath(path), check: 'text_cut', reason, paths: [rowPathOf(path)] }];
    });
    return accusations.length === 0 ? fragment : withhold(fragment, accusations);
  });
}

/** From one row of the label's column to the next, as most of them are set. */
function pitchOf({ page_number, x0 }: Evidence, labels: readonly Evidence[]): number {
  const column = labels.filter((label) => label.page_number === page_number && Math.abs(label.x0 - x0) < SAME_COLUMN);
  const ends = column.map(({ y1 }) => y1).toSorted((a, b) => a - b);
  const pitches = ends.slice(1).map((y1, at) => y1 - (ends[at] as number));
  return pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? Infinity;
}

type Used = Box & { readonly page_number: number };

/** The boxes of the fragment's values and of their labels, withheld ones as well. */
function listUsed({ evidence, withheld }: ReadFragment): Used[] {
  const all = [evidence, ...withheld.map((group) => group.evidence ?? {})].flatMap((each) => Object.values(each));
  return all.flatMap((one) => [one, ...(one.chain ?? []).map((link) => ({ ...link, page_number: one.page_number }))]);
}

/** The words of the page, the boxes of values and labels, and whether a line is a label of its own. */
interface Around {
  readonly all: readonly Word[];
  readonly used: readonly Box[];
  readonly isOther: (line: string) => boolean;
  /** Whether a line has a figure, as the line of another row has. */
  readonly hasFigure: (first: Word, words: readonly Word[]) => boolean;
}

/** Whether a text of several words begins with a bullet. */
function hasBullet(printed: string): boolean {
  const end = printed.search(/\s/);
  return end > 0 && BULLET.test(printed.slice(0, end));
}

/** Whether a line near a text belongs to something else, whatever its place. */
function isOtherThan(path: string, { printed }: Evidence): (line: string) => boolean {
  // A line under the words of an item with a bullet, without one of its own, is of that item.
  if (hasBullet(printed)) return () => false;
  if (LABELS.test(path)) return isOtherLabel;
  return TERMS.test(path) ? (line) => isKnownLabel(line) || isComment(line) : isKnownLabel;
}

// An entry of a legend without a value.
const isOtherLabel = (line: string): boolean => isKnownLabel(line) || normalizeLabel('ASSET_ALLOCATION', line) !== null;

/** The first word of a line that may belong to the text. */
function restOf(text: Evidence, isName: boolean, { all, used, isOther, hasFigure }: Around): Word | undefined {
  const words = all.filter(
    ({ baseline, size }) => baseline > text.y0 - AROUND * size && baseline < text.y1 + AROUND * size,
  );
  const left = hasBullet(text.printed) ? (wordsOf(text, words)[0]?.x0 ?? text.x0) : text.x0;
  const near = words.filter(
    (word) =>
      (Math.abs(word.x0 - left) < ALIGNED * word.size || (!isName && continues(text, word))) &&
      word.baseline > text.y0 - MOST_PITCH * word.size &&
      word.baseline < text.y1 + MOST_PITCH * word.size &&
      BEGINS.test(word.text) &&
      !ALONE.test(word.text) &&
      !isIn(word, text) &&
      beginsLine(word, words),
  );
  if (near.length === 0) return undefined;
  const own = wordsOf(text, words);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined || isRunning(text, own, words)) return undefined;
  if (beginsWithin(text, own, first)) return undefined;
  return near.find(
    (word) =>
      ((isNext(last, word) && isSetLike(last, word)) || (!isName && isNext(word, first) && isSetLike(first, word))) &&
      !(isName && hasFigure(word, words)) &&
      !used.some((box) => isIn(word, box)) &&
      !isOther(lineFrom(word, words)),
  );
}

/** Whether a line in small letters is right under a text or its label: whatever its edge, it begins no text. */
function continues({ x0, x1, y0, y1, chain = [] }: Evidence, { text, size, ...word }: Word): boolean {
  const labels = chain.filter((label) => label.x1 > x0 - BESIDE * size && label.y1 > y0 && label.y0 < y1);
  const left = Math.min(x0, ...labels.map((label) => label.x0));
  return /^\p{Ll}{2}/u.test(text) && word.baseline > y1 && word.x0 > left - size && word.x0 < x1;
}

function beginsLine(word: Word, words: readonly Word[]): boolean {
  return !words.some((other) => isLevel(other, word) && other.x0 < word.x0 && word.x0 - other.x1 < BESIDE * word.size);
}

/** The words of a text from top to bottom, without its bullet. */
function wordsOf(text: Evidence, words: readonly Word[]): Word[] {
  return words
    .filter((word) => isIn(word, text) && !BULLET.test(word.text))
    .toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}

/**
 * The first word of a line that belongs to a label although it begins elsewhere: the share next to the label is
 * half-way between both lines.
 */
function restAround(label: Evidence, share: Evidence, { all, used }: Around): Word | undefined {
  if (share.x0 < label.x1 && share.x1 > label.x0) return undefined;
  const isHalfWay = (word: Word): boolean =>
    Math.abs(middleOf(share) - (middleOf(label) + middleOf(word)) / 2) < HALF_WAY * word.size &&
    Math.abs(middleOf(share) - middleOf(label)) > SAME_LINE * word.size;
  const own = all.filter((word) => isIn(word, label));
  return all.find(
    (word) =>
      word.x0 < label.x1 &&
      word.x1 > label.x0 &&
      isHalfWay(word) &&
      own.every((each) => isSetLike(each, word)) &&
      own.some((each) => isNext(each, word) || isNext(word, each)) &&
      BEGINS.test(word.text) &&
      !isIn(word, label) &&
      !used.some((box) => isIn(word, box)),
  );
}

function middleOf({ y0, y1 }: Box): number {
  return (y0 + y1) / 2;
}

/**
 * Whether the lines of the text begin or end within a line of the page, so that the text continues in that line. `own`
 * are its words from top to bottom. A bullet or a label is before the beginning of a text.
 */
function isRunning({ printed, chain = [] }: Evidence, own: readonly Word[], words: readonly Word[]): boolean {
  const [first, last] = [own[0] as Word, own.at(-1) as Word];
  const left = Math.min(...own.filter((word) => isLevel(word, first)).map(({ x0 }) => x0));
  const right = Math.max(...own.filter((word) => isLevel(word, last)).map(({ x1 }) => x1));
  const isNear = (gap: number, { size }: Word): boolean => gap > -SAME_LINE * size && gap < BESIDE * size;
  return words.some(
    (word) =>
      (isLevel(word, first) &&
        !hasBullet(printed) &&
        isNear(left - word.x1, word) &&
        !chain.some((label) => isIn(word, label))) ||
      (isLevel(word, last) && isNear(word.x0 - right, word)),
  );
}

/** The box of a text over several lines is as wide as these: other words of its first line may be before it. */
function beginsWithin({ printed }: Evidence, own: readonly Word[], first: Word): boolean {
  const line = own.filter((word) => isLevel(word, first)).toSorted((a, b) => a.x0 - b.x0);
  return line.findIndex(({ text }) => printed.startsWith(text)) > 0;
}

function isLevel(word: Word, { baseline, size }: Word): boolean {
  return Math.abs(word.baseline - baseline) < SAME_LINE * size;
}

/** The text of a cell from this word on. */
function lineFrom(first: Word, words: readonly Word[]): string {
  const texts: string[] = [];
  let end = first.x0;
  for (const word of words.filter((each) => isLevel(each, first)).toSorted((a, b) => a.x0 - b.x0)) {
    if (word.x0 < first.x0) continue;
    if (word.x0 - end > BESIDE * word.size) break;
    texts.push(word.text);
    end = word.x1;
  }
  return texts.join(' ');
}

function hasFigureBeside(name: Word, words: readonly Word[]): boolean {
  return words.some((word) => word.x0 > name.x1 && isLevel(word, name) && FIGURE.test(word.text));
}

/** The same for the next cell only: level with the names of people may be the rows of a table in the next column. */
function hasFigureNext(name: Word, words: readonly Word[]): boolean {
  let end = name.x1;
  const right = words.filter((word) => word.x0 > name.x1 && isLevel(word, name)).toSorted((a, b) => a.x0 - b.x0);
  for (const word of right) {
    if (word.x0 - end > BESIDE * word.size) return FIGURE.test(word.text);
    end = word.x1;
  }
  return false;
}

function isNext(above: Word, below: Word): boolean {
  const pitch = (below.baseline - above.baseline) / below.size;
  return pitch > LEAST_PITCH && pitch < MOST_PITCH;
}

function isIn({ x0, x1, baseline, size }: Word, box: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, baseline - SAME_LINE * size];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}
