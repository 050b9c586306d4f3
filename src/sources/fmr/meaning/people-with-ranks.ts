/** Persons outside the part of a committee, each with a rank: on cards, at a signature, behind a label of one line. */
import { joinLines } from '#base/pattern-lines.ts';
import { listBarredCells } from '#sources/fmr/candidates/barred-cells.ts';
import { listStyled } from '#sources/fmr/candidates/running-items.ts';
import { bareLabel } from '#sources/fmr/candidates/styled-items.ts';
import type { Row } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { addMember, type Member } from './add-member.ts';
import { isKnownLabel, labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { bestPairs, joinNames } from './pair-people.ts';
import { followsName, isDesignation, isPerson } from './person-texts.ts';

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
