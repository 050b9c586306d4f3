/** Lists of all choices of which one is marked: `○ Low  ● Medium  ○ High` states `Medium`. */
import { joinNext } from '#sources/fmr/group-items.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import { levelWith } from './mend-words.ts';

const EMPTY = /^[○◯☐□◻▢⚪]/;
const FULL = /^[●◉☑☒■◼✓✔⚫]/;

// In multiples of the font size: from a choice to the next one of its line, between the words of one, and between
// lines.
const NEXT_CHOICE = 12;
const WORD_GAP = 1.5;
const NEXT_WORD = 3;
const MOST_PITCH = 2.4;
const NEXT_LINE = 1.8;
const ALIGNED = 0.3;

// `☒ AM2+ ☐ AM2 by ☒ PACRA ☐ VIS on 23 February 2024`: the list is a part of a text, which continues with such words.
const CONTINUES = /^\p{Ll}/u;
const BLANK = 0.25;

/** A mark with the words after it, which may begin in the same word. */
interface Choice {
  readonly mark: Word;
  readonly isChosen: boolean;
  readonly words: readonly Word[];
  /** The word of no choice that follows on the line and continues a text. */
  readonly next: Word | undefined;
}

/**
 * The words without the choices that were not made, and without the mark of the one that was. That one begins where the
 * list begins: the list is the cell of its label.
 */
export function keepChosen(words: readonly Word[]): Word[] {
  // Most pages have no list of choices.
  if (!words.some(({ text }) => EMPTY.test(text))) return [...words];
  const changed = new Map<Word, readonly Word[]>();
  for (const group of listGroups(listChoices(words), words)) {
    const chosen = group.filter(({ isChosen }) => isChosen);
    for (const choice of group) {
      for (const word of [choice.mark, ...choice.words]) changed.set(word, []);
      if (choice === chosen[0] && chosen.length === 1) {
        changed.set(choice.mark, placeChosen(choice, group));
      }
    }
  }
  return words.flatMap((word) => changed.get(word) ?? [word]);
}

/** The words of the choice that was made, from the beginning of the list up to what follows the list in its text. */
function placeChosen(choice: Choice, group: readonly Choice[]): Word[] {
  const [first, ...rest] = withoutMark(choice);
  if (first === undefined) return [];
  const x0 = Math.min(...group.map(({ mark }) => mark.x0));
  const top = Math.min(...group.map(({ mark }) => mark.baseline));
  // Of a list of several lines, the first one is next to the label.
  const rise = first.baseline - top > ALIGNED * first.size ? first.baseline - top : 0;
  const placed = [{ ...first, x0 }, ...rest].map((word) => ({ ...word, y0: word.y0 - rise }));
  const next = group.at(-1)?.next;
  const last = placed.at(-1) as Word;
  return next === undefined ? placed : placed.with(-1, { ...last, x1: next.x0 - BLANK * next.size });
}

function listChoices(words: readonly Word[]): Choice[] {
  const marks = words.filter(({ text }) => EMPTY.test(text) || FULL.test(text));
  return marks.map((mark) => {
    const behind = levelWith(mark, words)
      .filter((word) => word.x0 >= mark.x1 - 1)
      .toSorted((a, b) => a.x0 - b.x0);
    const own: Word[] = [];
    let next: Word | undefined;
    for (const word of behind) {
      const gap = word.x0 - (own.at(-1) ?? mark).x1;
      if (marks.includes(word)) break;
      if (gap > WORD_GAP * mark.size) {
        if (gap < NEXT_WORD * mark.size && CONTINUES.test(word.text)) next = word;
        break;
      }
      own.push(word);
    }
    return { mark, isChosen: FULL.test(mark.text), words: own, next };
  });
}

/**
 * Choices of one line; and those under each other that are alone on their lines, of which exactly one is marked,
 * because the marks of others may be bullets.
 */
function listGroups(choices: readonly Choice[], printed: readonly Word[]): Choice[][] {
  const lines = joinNext(
    choices.toSorted((a, b) => a.mark.x0 - b.mark.x0),
    ({ mark, words, next: word }, next) => {
      const gap = next.mark.x0 - (words.at(-1) ?? mark).x1;
      return (
        word === undefined &&
        Math.abs(mark.baseline - next.mark.baseline) < ALIGNED * mark.size &&
        gap < NEXT_CHOICE * mark.size
      );
    },
  );
  const columns = joinNext(
    lines.flatMap((line) => (line.length === 1 ? line : [])).toSorted((a, b) => a.mark.baseline - b.mark.baseline),
    ({ mark }, next) => {
      const pitch = next.mark.baseline - mark.baseline;
      return Math.abs(mark.x0 - next.mark.x0) < ALIGNED * mark.size && pitch < MOST_PITCH * mark.size;
    },
  );
  const wrapped = joinWrapped(lines, printed);
  const joined = new Set(wrapped.flat(2));
  return [
    ...lines.filter(([first]) => !joined.has(first as Choice)),
    ...columns.filter(isMarkedOnce),
    ...wrapped.map((group) => group.flat()),
  ].filter((group) => group.length > 1 && group.some(({ isChosen }) => !isChosen));
}

function isMarkedOnce(group: readonly Choice[]): boolean {
  return group.filter(({ isChosen }) => isChosen).length === 1;
}

/** The lines of each list that is too wide for one: they begin at one edge, and the next ones have no label. */
function joinWrapped(lines: readonly (readonly Choice[])[], words: readonly Word[]): (readonly Choice[])[][] {
  const groups: (readonly Choice[])[][] = [];
  for (const line of lines.toSorted((a, b) => markOf(a).baseline - markOf(b).baseline)) {
    const group = groups.find((each) => isWrapped(markOf(each.at(-1) ?? line), markOf(line), words));
    if (group === undefined) groups.push([line]);
    else group.push(line);
  }
  return groups.filter(
    (group) => group.length > 1 && group.some((line) => line.length > 1) && isMarkedOnce(group.flat()),
  );
}

function markOf([first]: readonly Choice[]): Word {
  return (first as Choice).mark;
}

function isWrapped(above: Word, mark: Word, words: readonly Word[]): boolean {
  const pitch = mark.baseline - above.baseline;
  return (
    pitch > ALIGNED * mark.size &&
    pitch < NEXT_LINE * mark.size &&
    Math.abs(mark.x0 - above.x0) < ALIGNED * mark.size &&
    levelWith(mark, words).every(({ x0, x1 }) => x0 >= mark.x0 || mark.x0 - x1 > NEXT_CHOICE * mark.size)
  );
}

function withoutMark({ mark, words }: Choice): Word[] {
  const text = mark.text.slice(1);
  return text === '' ? [...words] : [{ ...mark, text }, ...words];
}
