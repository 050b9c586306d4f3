/**
 * Members of the investment committee: persons and what they are, side by side, over each other, in one line or one
 * sentence.
 */
import { splitBefore } from '#sources/fmr/group-items.ts';
import { joinLines } from '#base/pattern-lines.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { listBarredCells } from '#sources/fmr/candidates/barred-cells.ts';
import { listStyled } from '#sources/fmr/candidates/running-items.ts';
import { bareLabel } from '#sources/fmr/candidates/styled-items.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Row } from '#sources/fmr/candidates/table.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { paragraphFrom } from '#sources/fmr/ink/paragraphs.ts';
import { isKnownLabel, labelMeaning } from './label-meaning.ts';
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
import { bestPairs, isLevelWithOne, joinNames, pairUp } from './pair-people.ts';
import { readStyledPeople } from './styled-people.ts';

/** The people under a committee's title. */
export function readCommitteePart(context: PageContext, title: Block): void {
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

// A designation that stands for itself begins with one of these.
const RANK = new RegExp(
  joinLines`
    ^(?:[,–—-]\s*)?
    (?:(?:acting|deputy|joint|group|senior|sr\.?|junior|jr\.?|assistant|associate|executive|interim)\s{1,3}){0,3}
    (?:chief|ceo|cfo|cio|coo|cro|cco|head|(?:fund|portfolio|investment|risk|research|compliance) (?:manager|analyst|officer)
    |manager|director|managing director|president|vice president|[es]?vp|avp|(?:company )?secretary
    |chair(?:man|person|woman)|economist|analyst|trader|dealer)\b(?!['’]s)`,
  'i',
);
const MANAGER =
  /^(?:[,–—-]\s*)?(?:(?:senior|sr\.?|junior|jr\.?|assistant|co-?)\s{0,3})?(?:fund|portfolio) manager\b(?!['’]s)/i;

/**
 * Reads names with their designations wherever the page prints them: in a strip of cards, next to a signature, left or
 * right of each other.
 */
export function readLoosePeople(context: PageContext): void {
  const open = context.ink.blocks.filter((block) => !context.taken.has(block) && !block.isFigure);
  const titles = open.filter((block) => RANK.test(respace(block.text)) && isDesignation(respace(block.text)));
  const persons = joinNames(open).filter(
    (block) =>
      isPerson(respace(block.text)) &&
      titleKind(block.text) === undefined &&
      !isKnownLabel(block.text) &&
      !respace(block.text)
        .split(' ')
        .some((word) => isKnownLabel(word)),
  );
  // `Fund manager` before `Name One,` at the end of a line: the rest of the value is elsewhere.
  const members = bestPairs(persons, titles).filter(
    ({ name, designation }) => !(name.text.endsWith(',') && designation !== null && designation.x1 <= name.x0 + 1),
  );
  const [only] = members;
  if (only === undefined || (members.length < 2 && !MANAGER.test(respace(only.designation?.text ?? '')))) return;
  // `Fund manager` before or under a name, and no committee around: what `Fund manager: Name` says. Behind the name of
  // one person among others it is that person's title.
  const isManager = ({ designation }: Member): boolean =>
    /^(?:[,–—-]\s*)?fund managers?:?$/i.test(respace(designation?.text ?? ''));
  const isBefore = ({ name, designation }: Member): boolean =>
    designation !== null && (designation.x1 <= name.x0 + 1 || designation.y1 <= name.y0 + 1);
  const areManagers = members.every(isManager);
  for (const member of members) {
    addMember(context, member, areManagers || (isManager(member) && isBefore(member)) ? 'FUND_MANAGER' : undefined);
    for (const block of open) if (isPartOf(block, member)) context.taken.add(block);
  }
}

function isPartOf(block: Block, { name, designation }: Member): boolean {
  return [name, designation].some(
    (cell) => cell !== null && cell.x0 <= block.x0 && cell.x1 >= block.x1 && cell.y0 <= block.y0 && cell.y1 >= block.y1,
  );
}

/** `Chief Executive | Head of Research` over `Name One | Name Two`. */
export function readBarredPeople(context: PageContext): void {
  for (const { labels, values, blocks } of listBarredCells(context.ink.blocks, (block) => context.taken.has(block))) {
    if (
      !labels.every(({ text }) => RANK.test(text) && isDesignation(text)) ||
      !values.every(({ text }) => isPerson(text))
    )
      continue;
    for (const [at, name] of values.entries()) addMember(context, { name, designation: labels[at] ?? null });
    for (const block of blocks) context.taken.add(block);
  }
}

const BEFORE_NAME = /^([^:]{3,60}?)\s{0,3}:\s{1,3}(\S[^:]*)$/;

/**
 * Whether a label says what a person is: `Chief Executive Officer`. A label of the vocabulary is read as that, and
 * `, Chief Executive Officer;` is what the person before it is.
 */
function isRank(text: string): boolean {
  return RANK.test(text) && !followsName(text) && isDesignation(text) && labelMeaning(text, null) === undefined;
}

/** Whether all cells of a row are persons, and its label is what they are. */
export function isRowOfPeople({ label, figures }: Row): boolean {
  return isRank(label.text) && figures.every(({ text }) => isPerson(text));
}

/** `Chief Executive Officer: Name One` in a line of its own, or among the labelled items of running text. */
export function readLabelledPeople(context: PageContext): void {
  const {
    ink: { blocks },
    taken,
  } = context;
  const isTaken = (block: Block): boolean => taken.has(block);
  for (const { label, value } of listStyled(
    blocks,
    isTaken,
    (text) => isRank(text) || labelMeaning(text, null) !== undefined,
  )) {
    if (isRank(bareLabel(label.text)) && isPerson(value.text))
      addMember(context, { name: value, designation: { ...label, text: bareLabel(label.text) } });
  }
  for (const block of blocks) {
    const [, rank = '', name = ''] =
      block.lines.length > 1 || isTaken(block) ? [] : (BEFORE_NAME.exec(block.text) ?? []);
    if (!isRank(rank) || !isPerson(name) || name.endsWith(',') || (name.endsWith('.') && isOpenAbove(blocks, block)))
      continue;
    addMember(context, { name: { ...block, text: name }, designation: { ...block, text: rank } });
    taken.add(block);
  }
}

const LINE_PITCH = 1.8;

// `… Name One. Portfolio` over `Manager, Equities: Name Two.`: the sentence begins on the line above.
function isOpenAbove(blocks: readonly Block[], block: Block): boolean {
  const ends = blocks
    .flatMap((other) => other.lines.slice(-1))
    .filter(
      (line) =>
        block.baseline - line.baseline > 0.8 * block.size &&
        block.baseline - line.baseline < LINE_PITCH * block.size &&
        Math.abs(line.size - block.size) < 0.3,
    );
  return ends.some(({ text, x1 }) => x1 > block.x1 && /\p{L}$/u.test(text));
}

/** The members in the text behind a label of running text; false if it names none. */
export function readCommitteeItem(context: PageContext, value: Cell): boolean {
  const members = membersIn(value);
  for (const member of members) addMember(context, member);
  return members.length > 0;
}

/** `Investment committee: Name One (Chief …); Name Two (…)` in one block. */
export function readCommitteeLines(context: PageContext): void {
  for (const block of context.ink.blocks) {
    const [, title = '', text = ''] = /^([^:]{9,60}?)\s{0,3}:\s{1,3}(\S.*)$/s.exec(block.text) ?? [];
    if (context.taken.has(block) || titleKind(title) !== 'COMMITTEE') continue;
    const members = membersIn(block, text);
    if (members.length > 0) context.taken.add(block);
    for (const member of members) addMember(context, member);
  }
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
