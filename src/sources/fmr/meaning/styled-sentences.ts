/** Sentences whose values are in bold or in a colour: `The trustee is **Sample Trust Limited** and …`. */
import { joinLines } from '#base/pattern-lines.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import { joinStyles } from '#sources/fmr/ink/flow.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageContext } from './page-context.ts';

// What a piece of such a sentence may end with; most pages have none.
const MAY_STOP = /(?:^|\s)(?:is|are|was|rated|on|the|of|against)$/i;
// What precedes the value, in the style of running text.
const STOPS_SHORT = new RegExp(
  joinLines`
    (?:\b(?:trustee|auditors?|registrar|custodian|benchmark|profile|period) (?:is|are)
    |launched (?:on|in)|listed on(?: the)?|(?:value|rating|ratio|fee) (?:of|is|was)|measured against|is rated
    |expense ratio of the [a-z -]{3,40} was)$`,
  'i',
);
const IS_A = /^is an? (?:\S+ ){0,3}(?:fund|scheme|plan)\b/;
const SHORT_FORM = /\s?\([A-Z][A-Za-z0-9-]{1,11}\)$/;
const LONGEST_STOP = 70;
const SHORTEST = 40;

/**
 * Takes such paragraphs before labels are sought: a piece that ends in `is` does not label what is next to it. One that
 * was not joined to its end is taken as well, but not read.
 */
export function takeStyledSentences({ ink, taken, styled, owners, is_part }: PageContext): void {
  const isOwnName = (text: string): boolean => is_part && owners.find(text.replace(SHORT_FORM, '')) === 'OWN';
  // Joining all lines takes longer than asking.
  if (!ink.blocks.some(({ text }) => MAY_STOP.test(text) || (is_part && IS_A.test(text)))) return;
  const open = ink.blocks.filter((block) => !taken.has(block));
  for (const paragraph of joinStyles(open)) {
    const words = paragraph.lines.flatMap((line) => [...line.words]);
    const stops = stopsForValue(words);
    if (paragraph.text.length < SHORTEST || !(stops || beginsWithName(words, isOwnName))) continue;
    const own = new Set(words);
    const isWhole = paragraph.text.endsWith('.') && !hasOtherInside(paragraph, own, open);
    if (!isWhole && !(stops && paragraph.lines.length > 1)) continue;
    const blocks = open.filter(({ lines }) => lines.some((line) => line.words.some((word) => own.has(word))));
    if (isWhole) styled.push({ paragraph, blocks });
    for (const block of blocks) taken.add(block);
  }
}

/** The end of a line that was not joined to it: the text would go from its beginning to the next line. */
function hasOtherInside(paragraph: Block, own: ReadonlySet<Word>, blocks: readonly Block[]): boolean {
  const isInside = ({ x0, x1, y0, y1 }: Word): boolean =>
    x0 < paragraph.x1 && x1 > paragraph.x0 && (y0 + y1) / 2 > paragraph.y0 && (y0 + y1) / 2 < paragraph.y1;
  return blocks.some(({ lines }) => lines.some(({ words }) => words.some((word) => !own.has(word) && isInside(word))));
}

/** `**Sample Income Fund (SIF)** is a fund of …` */
function beginsWithName(words: readonly Word[], isOwnName: (text: string) => boolean): boolean {
  const end = words.findIndex(({ bold }) => bold !== words[0]?.bold);
  const [name, rest] = [words.slice(0, Math.max(0, end)), words.slice(end)].map((part) =>
    part.map(({ text }) => text).join(' '),
  );
  return end > 0 && IS_A.test(rest ?? '') && isOwnName(name ?? '');
}

/** Whether the style changes where a value is expected. */
function stopsForValue(words: readonly Word[]): boolean {
  let text = '';
  return words.some((word, at) => {
    const before = words[at - 1];
    const isOther = before !== undefined && (before.bold !== word.bold || before.color !== word.color);
    if (isOther && STOPS_SHORT.test(text)) return true;
    text = `${text} ${word.text}`.slice(-LONGEST_STOP);
    return false;
  });
}
