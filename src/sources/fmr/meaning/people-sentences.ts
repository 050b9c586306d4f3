/**
 * People in sentences: `The fund manager is Name One. The other members of the investment committee are Name Two (Chief
 * Executive) and Name Three, CFA (Head of Research).`
 */
import { joinLines } from '#base/pattern-lines.ts';
import { joinStyles } from '#sources/fmr/ink/flow.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { addMember, type Member, memberIn } from './add-member.ts';
import type { PageContext } from './page-context.ts';
import { isPerson, splitLine } from './person-texts.ts';

// The stop of an initial or of `Ltd.` ends no sentence.
const STOP = /(?<=\p{Ll}\p{Ll}|\)|\p{Lu}{2})\s?\.\s{1,3}(?=\p{Lu})/u;
const MANAGER = new RegExp(
  joinLines`
    ^(?:the )?(fund manager)(?: of (?:(?:both|all)(?: the| these)?|the|this) (?:funds?|plans?|schemes?))?
    (?: is |\s?:\s)(.{4,60})$`,
  'i',
);
const COMMITTEE = new RegExp(
  joinLines`
    ^(?:the )?(?:other )?(?:members of (?:the |our )?)?(?:investment )?committee(?: members)?
    (?:\s?[:.]\s|\s(?:are|is|comprises|consists of|includes?)\s)(.{10,600})$`,
  'i',
);
const BEGINS = /^(?:the )?(?:fund manager\b|(?:(?:other )?members of (?:the |our )?)?(?:investment )?committee\b)/i;
// The first words of such a line, or those before a word that is set otherwise.
const FIRST_WORDS =
  /^(?:(?:the )?(?:fund(?: manager\b|$)|other\b|members\b|investment(?: committee\b|$)|committee\b)|the$)/i;
// The title of the text that follows it: `**Investment committee.** Name One (Chief Executive), …`
const RUN_IN = /^((?:members of the )?investment committee)\s?\.\s/i;
// The blank behind a mark may be too narrow to be seen.
const BETWEEN = /(?<=\))\s?(?:,\s?(?:and\s)?|;\s?|\sand\s)/;

/** Reads the paragraphs that are nothing but such sentences. */
export function readPeopleSentences(context: PageContext): void {
  const { ink, taken } = context;
  const open = ink.blocks.filter((block) => !taken.has(block));
  // Joining the lines of all texts takes longer than asking for the words.
  if (!open.some(({ lines }) => lines.some(({ text }) => FIRST_WORDS.test(text)))) return;
  for (const { lines } of joinStyles(open, true)) {
    // Right under a text that is set alike, the first line may have been taken for its end.
    const first = lines.findIndex(({ text }) => BEGINS.test(text));
    if (first < 0) continue;
    const paragraph = makeBlock(lines.slice(first));
    const members = peopleOf(paragraph);
    if (members === undefined) continue;
    const own = new Set(paragraph.lines.flatMap(({ words }) => words));
    const isOwn = ({ words }: TextLine): boolean => words.some((word) => own.has(word));
    const others = open.flatMap((block) => block.lines.filter((line) => !isOwn(line)));
    if (!isWhole(paragraph, others)) continue;
    for (const member of members) addMember(context, member);
    for (const block of open) if (block.lines.some(isOwn)) taken.add(block);
  }
}

// In multiples of the font size: how near the rest of a line is, and how much it may be set higher or lower.
const REST = 3;
const LEVEL = 0.5;
const SAME_EDGE = 0.2;

/** Whether no line of the paragraph continues in one that was not joined to it. */
function isWhole({ lines, x1: edge }: Block, others: readonly TextLine[]): boolean {
  // Lines that end at one edge fill their column: what is behind the edge is another's.
  const full = lines.filter(({ x1, size }) => edge - x1 < SAME_EDGE * size);
  return !lines.some((line) => {
    const rest = full.length > 1 && full.includes(line) ? 1 : REST;
    return others.some((other) => {
      const gap = other.x0 - line.x1;
      return gap > -line.size && gap < rest * line.size && Math.abs(other.baseline - line.baseline) < LEVEL * line.size;
    });
  });
}

/** Undefined if a sentence says anything else. */
function peopleOf(paragraph: Block): Member[] | undefined {
  const sentences = paragraph.text
    .replace(RUN_IN, '$1: ')
    .replace(/\s?\.$/, '')
    .split(STOP);
  const found = sentences.map((sentence) => peopleIn(sentence, paragraph));
  const known = found.filter((members) => members !== undefined);
  return known.length < found.length || known.flat().length < 2 ? undefined : known.flat();
}

function peopleIn(sentence: string, cell: Block): Member[] | undefined {
  const [, designation = '', name = ''] = MANAGER.exec(sentence) ?? [];
  if (isPerson(name)) return [memberIn(cell, { name, designation })];
  const parts = (COMMITTEE.exec(sentence)?.[1] ?? '').split(BETWEEN);
  const people = parts.flatMap((part) => (part.endsWith(')') ? (splitLine(part) ?? []) : []));
  return people.length < parts.length ? undefined : people.map((person) => memberIn(cell, person));
}
