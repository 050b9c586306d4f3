/** Joins glyphs to words: a word is a run on one baseline, in one weight, without a blank. */
import { own } from '#base/own.ts';
import type { Glyph } from './glyph.ts';
import { closeSpacing, isBlank } from './letter-spacing.ts';
import type { Shade, Word } from './page-words.ts';

interface JoinedWords {
  /** In drawing order. */
  readonly words: readonly Word[];
  /** The words on the page that a reader cannot see, in addition to `words`. */
  readonly hidden: readonly Word[];
}

// Shares of the font size. Kerning moves letters by up to a tenth; a narrow blank is about a fifth.
const WORD_GAP = 0.16;
const OVERLAP = 0.35;
const BASELINE_SHIFT = 0.08;
const ASCENT = 0.74;
const DESCENT = 0.21;
// `ﬁ` and its kin are one glyph and two letters.
const LIGATURES: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };
// Soft hyphens and zero-width marks are not printed.
const UNPRINTED = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/**
 * The words that a reader sees; one with a hidden letter is hidden whole, and so are light words on a light ground
 * (watermarks, text in white).
 */
export function joinGlyphs(glyphs: readonly Glyph[], shades: readonly Shade[]): JoinedWords {
  const words: Word[] = [];
  const hidden: Word[] = [];
  let run: Glyph[] = [];
  const finish = (): void => {
    const word = run.length > 0 ? makeWord(run) : undefined;
    const isSeen = word !== undefined && run.every((glyph) => glyph.visible) && isLegible(word, shades);
    if (isSeen && word.text !== '') words.push(word);
    else if (word !== undefined && !isSeen) hidden.push(word);
    run = [];
  };
  for (const glyph of closeSpacing(glyphs)) {
    if (isBlank(glyph.text)) {
      finish();
      continue;
    }
    const last = run.at(-1);
    if (last !== undefined && !follows(last, glyph)) finish();
    run.push(glyph);
  }
  finish();
  return { words: dropEchoes(words), hidden };
}

function follows(last: Glyph, glyph: Glyph): boolean {
  const gap = glyph.x0 - last.next;
  const shift = Math.abs(glyph.baseline - last.baseline);
  // Two cells may touch: `13.62%7.78%`.
  if (last.text === '%' && /^[\d(-]/.test(glyph.text)) return false;
  return (
    gap < WORD_GAP * glyph.size &&
    gap > -OVERLAP * glyph.size &&
    shift < BASELINE_SHIFT * glyph.size &&
    Math.abs(glyph.size - last.size) < 0.5 &&
    glyph.bold === last.bold &&
    !beginsInColor(last, glyph)
  );
}

// `Sukuk` and a rating in another colour; `[` and a figure in red are one word.
function beginsInColor(last: Glyph, glyph: Glyph): boolean {
  return glyph.color !== last.color && /^\p{Lu}/u.test(glyph.text) && /\p{Ll}$/u.test(last.text);
}

function makeWord(run: readonly Glyph[]): Word {
  const first = run[0] as Glyph;
  const last = run.at(-1) as Glyph;
  const text = run
    .map((glyph) => own(LIGATURES, glyph.text) ?? glyph.text)
    .join('')
    .replace(UNPRINTED, '');
  const { baseline, size } = first;
  const { spacing } = first;
  return {
    text,
    x0: first.x0,
    x1: last.x1,
    y0: baseline - ASCENT * size,
    y1: baseline + DESCENT * size,
    baseline,
    size,
    bold: first.bold,
    color: first.color,
    ...(spacing === undefined ? {} : { spacing }),
  };
}

// Luminance above this is paper or nearly paper: white words are legible only on a dark bar.
const LIGHT = 0.8;

function isLegible(word: Word, shades: readonly Shade[]): boolean {
  if (luminance(word.color) < LIGHT) return true;
  const x = (word.x0 + word.x1) / 2;
  const y = (word.y0 + word.y1) / 2;
  const behind = shades.filter((shade) => shade.x0 <= x && shade.x1 >= x && shade.y0 <= y && shade.y1 >= y).at(-1);
  return behind !== undefined && luminance(behind.color) < LIGHT;
}

/** 0 for black to 1 for white, of `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

// A word printed twice with a hair's shift is how some programs make bold; a shadow is drawn the same way.
function dropEchoes(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  const places = new Map<string, Map<number, number>>();
  for (const word of words) {
    const same = places.get(word.text) ?? new Map<number, number>();
    places.set(word.text, same);
    const at =
      same.size === 0
        ? undefined
        : NEAR.map((offset) => same.get(placeOf(word) + offset)).find((index) => index !== undefined);
    if (at !== undefined) {
      kept[at] = { ...word, bold: true };
      continue;
    }
    same.set(placeOf(word), kept.length);
    kept.push(word);
  }
  return kept;
}

// More points than a page is high, so that a place is one number.
const COLUMN = 1_000_003;
const NEAR = [0, 1, -1].flatMap((dx) => [0, 1, -1].map((dy) => dx * COLUMN + dy));

function placeOf({ x0, baseline }: Word): number {
  return Math.round(x0) * COLUMN + Math.round(baseline);
}
