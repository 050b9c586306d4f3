/** Footnotes and remarks of a page: the marks that tie them to rows, their words, and the positions of those words. */
import { rememberOf } from '#sources/fmr/remember.ts';
import { listRuns } from '#documents/pdf/list-segments.ts';
import { joinLines } from '#base/pattern-lines.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import type { NoteKind } from '#domain/fragment-terms.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { RaisedMark, TextLine } from '#sources/fmr/ink/text-cells.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { isKnownLabel } from './label-meaning.ts';
import { periodOfLabel } from './period-label.ts';
import { findBasis } from './return-basis.ts';

export interface PageNote {
  readonly kind: NoteKind;
  /** `**`, `†`, `1`; null if no mark ties the note to a row. */
  readonly mark: string | null;
  /** Without its mark. */
  readonly text: string;
  /** The section it is about, if its words say so. */
  readonly section: 'fees' | 'reported_returns' | 'metrics' | null;
  readonly page_number: number;
  readonly words: readonly Word[];
  readonly lines: readonly TextLine[];
}

/** A mark of footnotes behind a word, or the mark that opens one. */
export const MARK = /[*†‡]{1,6}|\+{2,3}|#{1,3}/;
const MARK_ALONE = new RegExp(`^(?:${MARK.source})$`);
// `* ** This includes`: a mark may be broken by a blank.
const OPENS = new RegExp(String.raw`^((?:[*†‡]{1,3} )?(?:${MARK.source}))\s?[-–:]?\s?(?=[A-Za-z0-9"“(<])`);
// A figure may be a mark too where the page has it raised behind a word.
const OPENS_FIGURE = /^(\d)\s(?=[A-Z])/;

// `This includes 0.15% of government levies`, `The total expense ratio is inclusive of SECP fee`
const INCLUDES_LEVIES = new RegExp(
  joinLines`
    ^(?:[A-Z][A-Za-z0-9 -]{1,14}:\s)?(?:this |these |it |both |ter |(?:total )?expense ratios? )?(?:is |are )?
    (?:includ(?:es?|ing|ed)|inclusive)\b.{0,60}\b(?:lev(?:y|ies)|secp)\b`,
  'i',
);
// `Returns of income funds are annualized`
const ANNUALIZED_BY_KIND = new RegExp(
  joinLines`
    ^(?:nav based returns?\W{1,3})?(?:returns? of )?
    (?:income|money market|equity) (?:funds?|schemes?)\b.{0,20}\bannuali[sz]ed\b`,
  'i',
);
// What a line says that is a remark without any mark.
const REMARKS: readonly RegExp[] = [
  /^selling (?:&|and) marketing expenses?(?:\b.{0,40}\bperiod\b|$)/i,
  /^(?:actual (?:rate of )?management fee|management fee charged)\b/i,
  INCLUDES_LEVIES,
  /^(?:all (?:other )?|reported |nav based )?returns?\b.{0,60}\b(?:annuali[sz]ed|absolute|cumulative|cagr)\b/i,
  /^since (?:inception|launch)\b.{0,60}\b(?:annuali[sz]ed|cagr|compound(?:ed)?)\b/i,
  /^SI\s*=\s*since inception\b/,
  ANNUALIZED_BY_KIND,
];
// What each mark and each of the remarks has; a note without it is not found. Most lines of a page have none.
const HINT =
  /[*†‡#]|\+\+|(?:^|\s)\d(?:\s[A-Z]|$)|selling|management|includ|inclusive|annuali[sz]|absolute|cumulative|cagr|compound|inception/i;
// A note is a sentence or two, no commentary.
const LONGEST = 420;
const SHORTEST = 10;

export function listNotes(page_number: number, blocks: readonly Block[], raised: readonly RaisedMark[]): PageNote[] {
  const marks = new Set(raised.map(({ mark }) => mark.text));
  const lines = joinFigures(
    blocks.flatMap((block) => [...block.lines]).toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0),
  );
  const taken = new Set<NoteLine>();
  const hints = lines.filter(({ text }) => HINT.test(text));
  const mayOpen = ({ baseline, size }: NoteLine): boolean =>
    hints.some((hint) => hint.baseline > baseline - 1 && hint.baseline < baseline + LONGEST_NOTE * size);
  const notes = lines.flatMap((line) => {
    if (!mayOpen(line)) return [];
    // `Expense ratio including levies, MTD` is a label, whatever is under it.
    const isLabel = !/\d/.test(line.text) && isKnownLabel(line.text);
    // The text of a mark without one next to it is not known: a line under it may be the second one of the text.
    const isAlone = MARK_ALONE.test(line.text);
    if (taken.has(line) || isLabel || isAlone || hasFigureBeside(line, lines)) return [];
    const whole = [line, ...linesAfter(lines, line, marks)];
    const found = splitMarks(whole, marks).flatMap((part) => noteOf(part, marks, whole));
    if (found.length > 0) for (const each of whole) taken.add(each);
    return found.map((note) => ({ ...note, page_number }));
  });
  return [...new Map(notes.map((note) => [`${note.mark}\n${note.text}`, note])).values()];
}

/** The blocks that consist of notes only and therefore must not be read as rows or labels. */
export function blocksOfNotes(blocks: readonly Block[], notes: readonly PageNote[]): Block[] {
  const lines = new Set(notes.flatMap((note) => note.lines));
  return blocks.filter((block) => block.lines.every((line) => lines.has(line)));
}

/** A line as one reads it: a figure that ends a sentence is part of it, whatever its type. */
interface NoteLine extends Pick<TextLine, 'x0' | 'x1' | 'baseline' | 'size' | 'bold' | 'text' | 'words'> {
  readonly parts: readonly TextLine[];
}

// Words of one sentence are at most this share of their size apart; cells of a table are further apart.
const BLANK = 0.6;
// Unless small letters on both sides show one sentence: the blanks of a justified line are wide.
const JUSTIFIED_BLANK = 1;

function joinFigures(lines: readonly TextLine[]): NoteLine[] {
  const isNext = (last: TextLine, line: TextLine): boolean =>
    line.x0 >= last.x1 - 1 && line.x0 - last.x1 < blankAfter(last, line) * line.size && last.bold === line.bold;
  return listRuns(lines, isNext)
    .map((parts): NoteLine => {
      const [first] = parts as [TextLine];
      const words = parts.flatMap((part) => [...part.words]);
      const x1 = (parts.at(-1) as TextLine).x1;
      return { ...first, x1, words, text: parts.map((part) => part.text).join(' '), parts };
    })
    .toSorted((one, other) => one.baseline - other.baseline || one.x0 - other.x0);
}

function blankAfter({ text }: TextLine, next: TextLine): number {
  return MARK_ALONE.test(text) || goesOn(text, next.text) ? JUSTIFIED_BLANK : BLANK;
}

function goesOn(text: string, next: string): boolean {
  return /\p{Ll}$/u.test(text) && /^\p{Ll}/u.test(next);
}

// In points.
const FIGURE_REACH = 160;
// `1.20% p.a.`
const PER_YEAR = /\s(?:p\.\s?a\.?|per annum)$/i;

/** The lines less than this above or under a line, with that line; `lines` are sorted from the top to the foot. */
function linesAround(line: NoteLine, lines: readonly NoteLine[], above: number, under: number): readonly NoteLine[] {
  let from = lines.indexOf(line);
  let to = from + 1;
  while (line.baseline - (lines[from - 1]?.baseline ?? -Infinity) < above) from -= 1;
  while ((lines[to]?.baseline ?? Infinity) - line.baseline < under) to += 1;
  return lines.slice(from, to);
}

/** A row of a table is not a note, whatever its label begins with; its figures may be on either side. */
function hasFigureBeside(line: NoteLine, lines: readonly NoteLine[]): boolean {
  const near = 0.5 * line.size;
  const level = linesAround(line, lines, near, near).filter(
    (other) => other.x0 >= line.x1 - 1 || other.x1 <= line.x0 + 1,
  );
  const isFigure = ({ text }: NoteLine): boolean => /\d/.test(text) && isNumeric(text.replace(PER_YEAR, ''));
  const isNear = (other: NoteLine): boolean => Math.max(other.x0 - line.x1, line.x0 - other.x1) < FIGURE_REACH;
  return (
    level.some((other) => isNear(other) && isFigure(other)) ||
    // `Since inception (CAGR)` is a label, however wide the table is.
    (periodOfLabel(line.text, null) !== undefined && level.some(isFigure))
  );
}

// In multiples of the font size, and of lines: how far the lines of a note are apart, and how many follow the first.
const NOTE_PITCH = 1.6;
const MOST_AFTER = 5;
const LONGEST_NOTE = NOTE_PITCH * (MOST_AFTER + 1);

// A line that ends where the column ends continues on the line under it, unless that one opens a note of its own.
function linesAfter(lines: readonly NoteLine[], first: NoteLine, marks: ReadonlySet<string>): NoteLine[] {
  const found: NoteLine[] = [];
  let last = first;
  for (;;) {
    const next = linesAround(last, lines, 0, NOTE_PITCH * last.size).find(
      (line) =>
        line.baseline > last.baseline + 0.5 * last.size &&
        Math.abs(line.size - last.size) < 0.4 &&
        line.bold === last.bold &&
        Math.abs(line.x0 - first.x0) < 2 * last.size,
    );
    if (
      next === undefined ||
      opening(next.text, marks) !== null ||
      isRemark(next.text) ||
      hasFigureBeside(next, lines) ||
      !isOpenEnded(last, next, lines)
    )
      return found;
    found.push(next);
    last = next;
    if (found.length >= MOST_AFTER) return found;
  }
}

// A sentence that has plainly not ended, or a line that ends where the text of the page does.
function isOpenEnded(last: NoteLine, next: NoteLine, lines: readonly NoteLine[]): boolean {
  if (/[.:]$/.test(last.text)) return false;
  return (
    /^[a-z(]/.test(next.text) ||
    /(?:[,&/-]|\b(?:of|and|the|to|by|with|per|for|in|or|from))$/.test(last.text) ||
    last.x1 > FULL * edgeOf(lines).right
  );
}

const edgeOf = rememberOf((lines: readonly NoteLine[]) => ({
  right: lines.reduce((most, { x1 }) => Math.max(most, x1), -Infinity),
}));

// Share of the page's text that a full line takes.
const FULL = 0.93;

interface Part {
  readonly mark: string | null;
  readonly words: readonly Word[];
}

/** `… (CAGR). * This includes …`: one line may hold several notes. */
function splitMarks(lines: readonly NoteLine[], marks: ReadonlySet<string>): Part[] {
  const words = lines.flatMap((line) => [...line.words]);
  const parts: { mark: string | null; words: Word[] }[] = [];
  for (const [index, word] of words.entries()) {
    // Most words begin in A to Z, as no mark does.
    const mark = /^[A-Za-z]/.test(word.text) ? null : opening(textOf(words.slice(index, index + 3)), marks);
    // `Sharpe Ratio *` is a label with its mark; a note within a line follows a sentence.
    const ended = index === 0 || /[.;:)]$/.test(words[index - 1]?.text ?? '');
    if (mark !== null && ended && (index > 0 || parts.length === 0)) parts.push({ mark, words: [word] });
    else if (parts.length === 0) parts.push({ mark: null, words: [word] });
    else parts.at(-1)?.words.push(word);
  }
  return parts;
}

function opening(text: string, marks: ReadonlySet<string>): string | null {
  const mark = OPENS.exec(text)?.[1];
  if (mark !== undefined) return mark;
  const figure = OPENS_FIGURE.exec(text)?.[1];
  return figure !== undefined && marks.has(figure) ? figure : null;
}

function noteOf(
  { mark, words }: Part,
  marks: ReadonlySet<string>,
  whole: readonly NoteLine[],
): Omit<PageNote, 'page_number'>[] {
  const printed = textOf(words);
  const text = (mark === null ? printed : printed.replace(mark, '').replace(/^\s*[-–:]\s/, ''))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length < SHORTEST || (mark !== null && text.length > LONGEST) || !/[A-Za-z]{3}/.test(text)) return [];
  if (mark !== null)
    return opening(printed, marks) === null
      ? []
      : [{ kind: 'FOOTNOTE', mark, text, section: sectionOf(text), words, lines: linesOf(whole, words) }];
  // A remark may be one sentence of a longer text; the rest of that is left to others.
  const remarks = text.split(SENTENCES).filter(isRemark);
  const lines = remarks.length > 0 && remarks.join(' ').length > 0.8 * text.length ? linesOf(whole, words) : [];
  return remarks.map((remark) => ({ kind: 'STATEMENT', mark, text: remark, section: sectionOf(remark), words, lines }));
}

const SENTENCES = /(?<=[a-z0-9)%]\.)\s+(?=[A-Z*])/;

function linesOf(whole: readonly NoteLine[], words: readonly Word[]): TextLine[] {
  const own = new Set(words);
  return whole.flatMap((line) => line.parts.filter((part) => part.words.every((word) => own.has(word))));
}

function isRemark(text: string): boolean {
  if (!HINT.test(text)) return false;
  const plain = respace(text);
  return REMARKS.some((pattern) => pattern.test(plain));
}

function sectionOf(text: string): PageNote['section'] {
  if (/\blev(?:y|ies)\b|\bsecp fee\b|\bmanagement fee\b|\bexpenses?\b|\bloads?\b/i.test(text)) return 'fees';
  if (/\bsince inception\b|\breturns?\b/i.test(text) || findBasis(text) !== undefined) return 'reported_returns';
  return /\btrailing\b/i.test(text) ? 'metrics' : null;
}

function textOf(words: readonly Word[]): string {
  return words
    .map((word, index) => (index === 0 || joins(words[index - 1] as Word, word) ? word.text : ` ${word.text}`))
    .join('');
}

function joins(last: Word, word: Word): boolean {
  return Math.abs(last.baseline - word.baseline) < 1 && word.x0 - last.x1 < 0.1 * word.size;
}
