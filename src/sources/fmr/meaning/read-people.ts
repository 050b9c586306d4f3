/**
 * Members of the investment committee: persons and what they are, side by side, over each other, in one line or one
 * sentence.
 */
import { splitBefore } from '#sources/fmr/group-items.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { paragraphFrom } from '#sources/fmr/ink/paragraphs.ts';
import { isKnownLabel } from './label-meaning.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { PageContext } from './page-context.ts';
import {
  DESIGNATION,
  QUALIFICATION,
  isDesignation,
  isPerson,
  followsName,
  isQualification,
  NEXT_ENTRY,
  splitBracketed,
  splitLine,
} from './person-texts.ts';
import { listMarkedPeople } from './marked-people.ts';
import { subtractBlocks } from '#sources/fmr/ink/subtract-blocks.ts';
import { addMember, type Member, memberIn, membersIn } from './add-member.ts';
import { isLevelWithOne, joinNames, pairUp } from './pair-people.ts';
import { readStyledPeople } from './styled-people.ts';

/** The people under a committee's title. */
export function readCommitteePart(context: PageContext, title: Block): void {
  const entries = entriesBeside(context, title);
  if (entries.length > 0) {
    const own = new Set(entries.flat());
    for (const block of context.ink.blocks) if (block.lines.some((line) => own.has(line))) context.taken.add(block);
    for (const member of entries.flatMap((entry) => membersIn(makeBlock(entry)))) addMember(context, member);
    return;
  }
  const beside = valueBeside(context, title);
  const running = beside === undefined ? readRunning(context, title) : membersIn(beside);
  if (beside !== undefined) context.taken.add(beside);
  if (running.length > 0) {
    for (const member of running) addMember(context, member);
    return;
  }
  const marked = listMarkedPeople(title, subtractBlocks(context.ink.blocks, context.taken), context.ink.page.words);
  for (const member of marked) {
    addMember(context, member);
    for (const block of [member.name, member.designation]) context.taken.add(block);
  }
  if (marked.length > 0) return;
  const part = blocksUnder(context, title);
  if (part.some((block) => followsName(block.text)) && readStyledPeople(context)) return;
  const members = readSentence(part) ?? [
    ...readLines(part),
    ...pairUp(part.filter((block) => splitLine(block.text) === undefined)),
  ];
  const lines = new Set(part.flatMap((block) => block.lines));
  for (const block of context.ink.blocks)
    if (members.length > 0 && block.lines.some((line) => lines.has(line))) context.taken.add(block);
  for (const member of members) addMember(context, member);
}

// In multiples of the font size: from a label to its value, in a column of values.
const VALUE_GAP = 14;

// In multiples of the font size: between the lines of a value.
const VALUE_PITCH = 1.9;

/**
 * The lines of each person in the value right of a title, a name and a designation that may continue under it; none if
 * a line is of anything else.
 */
function entriesBeside({ ink, taken }: PageContext, title: Block): TextLine[][] {
  const lines = ink.blocks.flatMap((block) => (taken.has(block) ? [] : [...block.lines]));
  const [first] = lines
    .filter(
      ({ x0, baseline }) =>
        x0 >= title.x1 - 1 && x0 - title.x1 < VALUE_GAP * title.size && Math.abs(baseline - title.baseline) < 2,
    )
    .toSorted((a, b) => a.x0 - b.x0);
  if (first === undefined) return [];
  const labels = lines.filter(({ x0, y0 }) => Math.abs(x0 - title.x0) < ONE_EDGE && y0 > title.y1 - 2);
  const end = Math.min(...labels.map(({ y0 }) => y0 - 2));
  const value = [first];
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const pitch = line.baseline - (value.at(-1) ?? first).baseline;
    if (Math.abs(line.x0 - first.x0) < ONE_EDGE && line.y0 < end && pitch > 2 && pitch < VALUE_PITCH * line.size)
      value.push(line);
  }
  const entries = splitBefore(value, (line) => splitLine(line.text) !== undefined);
  const arePeople = entries.every((entry) => splitLine(entry.map(({ text }) => text).join(' ')) !== undefined);
  return entries.length > 1 && arePeople ? entries : [];
}

/** The next text on the line of the title, if it is nothing but people with designations in brackets. */
function valueBeside({ ink, taken }: PageContext, title: Block): Block | undefined {
  const [next] = ink.blocks
    .filter(
      ({ x0, baseline }) =>
        x0 >= title.x1 - 1 && x0 - title.x1 < VALUE_GAP * title.size && Math.abs(baseline - title.baseline) < 2,
    )
    .toSorted((a, b) => a.x0 - b.x0);
  return next === undefined || taken.has(next) || splitBracketed(next.text) === undefined ? undefined : next;
}

/** The members in the text behind a label of running text; false if it names none. */
export function readCommitteeItem(context: PageContext, value: Cell): boolean {
  const members = membersIn(value);
  for (const member of members) addMember(context, member);
  return members.length > 0;
}

/** `Investment committee: Name One (Chief …); Name Two (…)` in one block, also with a dash behind the title. */
export function readCommitteeLines(context: PageContext): void {
  const { blocks } = context.ink;
  for (const block of blocks) {
    const begun = TITLE_BEFORE_PEOPLE.exec(block.text)?.[1] ?? '';
    if (context.taken.has(block) || titleKind(begun) !== 'COMMITTEE') continue;
    const whole = /[;,]$/.test(block.text) ? withLinesUnder(block, blocks) : block;
    const members = membersIn(whole, TITLE_BEFORE_PEOPLE.exec(whole.text)?.[2]);
    const lines = new Set(whole.lines);
    for (const part of blocks)
      if (members.length > 0 && part.lines.some((line) => lines.has(line))) context.taken.add(part);
    for (const member of members) addMember(context, member);
  }
}

const TITLE_BEFORE_PEOPLE = /^([^:]{9,60}?)(?:\s{0,3}:|\s[–—-])\s{1,3}(\S.*)$/s;

/** The text from the block on: behind a semicolon another member follows. */
function withLinesUnder(block: Block, blocks: readonly Block[]): Block {
  const lines = blocks.flatMap((other) => [...other.lines]);
  return makeBlock(paragraphFrom(lines, block.lines[0] as TextLine, block.x0));
}

// The people follow their title in one sentence:
// `Members of the Investment Committee: Name One (Chief …); Name Two (…)`
function readRunning({ ink: { blocks } }: PageContext, title: Block): Member[] {
  const lines = blocks.flatMap((block) => [...block.lines]);
  const beside = lines.find(
    (line) =>
      line.x0 >= title.x1 - 1 &&
      line.x0 - title.x1 < 3 * title.size &&
      Math.abs(line.baseline - title.baseline) < 2 &&
      DESIGNATION.test(line.text) &&
      /[;(]/.test(line.text),
  );
  const under = lines.find(
    (line) =>
      Math.abs(line.x0 - title.x0) < 12 &&
      line.y0 >= title.y1 - 3 &&
      line.y0 - title.y1 < 2 * title.size &&
      (/;|\s[|•●▪·](?:\s|$)/.test(line.text) || isEntryOfText(line.text)) &&
      DESIGNATION.test(line.text),
  );
  const first = beside ?? under;
  if (first === undefined) return [];
  return membersIn(makeBlock(paragraphFrom(lines, first, beside === undefined ? first.x0 : title.x0)));
}

/** A sentence of its own in running text; without the stop it is a line of a list. */
function isEntryOfText(text: string): boolean {
  const [first = ''] = text.split(NEXT_ENTRY);
  return (first !== text || text.endsWith('.')) && splitLine(first.replace(/\.$/, '')) !== undefined;
}

// Everything under the title that looks like people, up to the first gap.
function blocksUnder({ ink, taken }: PageContext, title: Block): Block[] {
  const blocks = joinNames(ink.blocks.flatMap((block) => (taken.has(block) ? [block] : entriesOf(block, ink.blocks))));
  const beside = blocks.filter(
    (block) =>
      block !== title &&
      isBeside(block, title) &&
      block.x0 >= title.x1 - 1 &&
      block.x0 - title.x1 < 4 * title.size &&
      block.text.length > 40,
  );
  const under = blocks
    .filter(
      (block) =>
        block.y0 >= title.y1 - 2 &&
        block.x1 > title.x0 - 4 &&
        !block.isFigure &&
        !taken.has(block) &&
        block !== title &&
        (isPeople(block.text) || isAdvisorOf(block, blocks)),
    )
    .toSorted((a, b) => a.y0 - b.y0);
  const next = blocks
    .filter(
      (block) =>
        block.y0 > title.y1 &&
        Math.abs(block.x0 - title.x0) < 6 &&
        block !== title &&
        (titleKind(block.text) !== undefined || isKnownLabel(block.text)) &&
        !isPeople(block.text),
    )
    .map((block) => block.y0);
  const end = Math.min(...next, Infinity);
  const part: Block[] = [...beside];
  let bottom = title.y1;
  for (const block of under) {
    if (block.y0 >= end - 2 || block.y0 - bottom > 3.2 * block.size) break;
    part.push(block);
    bottom = Math.max(bottom, block.y1);
  }
  return part;
}

// `Name One, Head of Research` over `Name Two, Head of Risk`: each line is an entry, however close they are set. So is
// `Name Two` level with a designation, under a line whose name and designation are so near that they are one cell.
function entriesOf(block: Block, blocks: readonly Block[]): Block[] {
  const isPair = (line: TextLine): boolean => splitLine(line.text) !== undefined;
  const hasPair = block.lines.some(isPair);
  const isEntry = (line: TextLine): boolean =>
    isPair(line) || (hasPair && isPerson(respace(line.text)) && isLevelWithOne(line, blocks));
  if (block.lines.filter(isEntry).length < 2) return [block];
  return splitBefore(block.lines, isEntry).map(makeBlock);
}

// `Shariah Advisor` right of a name, or in smaller letters under one, is what that member is, and under one in a strip
// of cards whose other names are over designations; elsewhere it is a label before a name.
function isAdvisorOf(block: Block, blocks: readonly Block[]): boolean {
  return (
    /^sharia[ht]? advis[eo]r$/i.test(block.text) &&
    blocks.some(
      (name) =>
        isPerson(respace(name.text)) &&
        ((name.x1 <= block.x0 && isBeside(name, block)) ||
          isRightUnder(block, name) ||
          (isInCardOf(name, block) && isInStrip(name, block, blocks))),
    )
  );
}

/** Whether the next card on both lines is a name over a designation as well. */
function isInStrip(name: Block, office: Block, blocks: readonly Block[]): boolean {
  const isLevel = (one: Block, other: Block): boolean => Math.abs(one.baseline - other.baseline) < 1;
  const names = blocks.filter((other) => other !== name && isLevel(other, name) && isPerson(respace(other.text)));
  const offices = blocks.filter(
    (other) => other !== office && isLevel(other, office) && isDesignation(respace(other.text)),
  );
  return names.some((other) => offices.some((title) => isInCardOf(other, title)));
}

/** Whether a text is right under a name and shares its left edge or its middle. */
function isInCardOf(name: Block, text: Block): boolean {
  const gap = text.y0 - name.y1;
  const offset = Math.min(Math.abs(text.x0 - name.x0), Math.abs(text.x0 + text.x1 - name.x0 - name.x1) / 2);
  return offset < ONE_EDGE && gap > -RIGHT_UNDER * text.size && gap < RIGHT_UNDER * text.size;
}

// In points, in multiples of the font size, and in points of it.
const ONE_EDGE = 2;
const RIGHT_UNDER = 0.6;
const SMALLER = 0.3;

function isRightUnder(block: Block, name: Block): boolean {
  const gap = block.y0 - name.y1;
  return (
    block.size < name.size - SMALLER &&
    Math.abs(block.x0 - name.x0) < ONE_EDGE &&
    gap > -RIGHT_UNDER * block.size &&
    gap < RIGHT_UNDER * block.size
  );
}

function isPeople(printed: string): boolean {
  const text = respace(printed);
  if (isKnownLabel(text)) return false;
  return (
    isPerson(text) ||
    isDesignation(text) ||
    splitLine(text) !== undefined ||
    (text.includes(';') && DESIGNATION.test(text)) ||
    QUALIFICATION.test(text)
  );
}

// `Name One (Chief Executive Officer); Name Two, CFA (Head of Research)`, `Name One, Chief Executive Officer; …`
function readSentence(part: readonly Block[]): Member[] | undefined {
  const whole = part.filter((block) => block.text.includes(';'));
  if (whole.length === 0 || whole.length < part.length - 1) return undefined;
  return membersIn(makeBlock(whole.flatMap((block) => block.lines)));
}

function readLines(part: readonly Block[]): Member[] {
  return part.flatMap((first) => {
    const block = withContinued(part, first);
    const person = splitLine(block.text);
    return person === undefined ? [] : [memberIn(block, person)];
  });
}

// `Name, Head of Advisory/Senior` over `Portfolio Manager`: a designation under a line that has both continues that
// line.
function withContinued(part: readonly Block[], block: Block): Block {
  if (splitLine(block.text) === undefined) return block;
  const next = part.find(
    (other) =>
      Math.abs(other.x0 - block.x0) < 4 &&
      other.y0 > block.baseline - 2 &&
      other.y0 - block.y1 < block.size &&
      isDesignation(respace(other.text)) &&
      // `ACMA, Head of Research` ends the entry of another.
      !isQualification(other.text.split(',')[0] ?? '') &&
      splitLine(other.text) === undefined,
  );
  return next === undefined || part.some((other) => other !== next && isPerson(other.text))
    ? block
    : makeBlock([...block.lines, ...next.lines]);
}
