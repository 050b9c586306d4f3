/** Members of the investment committee: persons and what they are, side by side, over each other, in one line or one sentence. */
import type { PartyRole } from '#domain/fragment-terms.ts';
import { listBarredCells } from '#sources/fmr/candidates/barred-cells.ts';
import { listStyled } from '#sources/fmr/candidates/running-items.ts';
import { bareLabel } from '#sources/fmr/candidates/styled-items.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { paragraphFrom } from '#sources/fmr/ink/paragraphs.ts';
import { isKnownLabel, labelMeaning } from './label-meaning.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { PageContext } from './page-context.ts';

const DESIGNATION =
  /\b(?:chief|ceo|cfo|cio|coo|cro|head|officer|manager|director|chair(?:man|person|woman)|secretary|analyst|trader|dealer|president|member|convener|compliance|executive|controller|economist|advisor|vp|svp|evp|avp|acting|research|risk)\b/i;
const QUALIFICATION =
  /^(?:(?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|CA|FRM|MBA|Ph\.?D|CIMA|CMA|CPA|CAIA|CIPM|MS|MSc|LLB)(?:\s{1,3}\(?(?:UK|USA|Level\s{1,3}[I1-3]{1,3})\)?)?(?:[\s,&]{1,6}|$)){1,12}$/i;
const PERSON =
  /^(?:(?:mr|mrs|ms|dr|syed|sayed|khawaja|mian)\.?\s+)?(?:[A-Z][\p{L}.'’-]*|bin|ul|ur|al|[A-Z]\.?)(?:\s+(?:[A-Z][\p{L}.'’-]*|bin|ul|ur|al|[A-Z]\.?)){0,5}(?:,?\s*(?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|CA|FRM|MBA|Ph\.?D|CIMA|CMA|CPA|CAIA)){0,12},?$/u;

// `Placementswith DFIs`: several of a kind, and no name.
const SHORT_FORMS = /\b\p{Lu}{2,6}s\b/u;

interface Member {
  readonly name: Cell;
  readonly designation: Cell | null;
}

export function isDesignation(text: string): boolean {
  return DESIGNATION.test(text) && text.length < 80 && !/\d{3}/.test(text);
}

export function isQualification(text: string): boolean {
  return QUALIFICATION.test(text);
}

export function isPerson(text: string): boolean {
  return (
    text.length >= 4 &&
    text.length < 60 &&
    /\S\s+\S/.test(text.trim()) &&
    PERSON.test(text.trim()) &&
    !DESIGNATION.test(text) &&
    !SHORT_FORMS.test(text) &&
    !/\b(?:fund|limited|ltd|bank|plan|committee|company|investments?|management|report|scheme)\b/i.test(text)
  );
}

/** The people under a committee's title. */
export function readCommitteePart(context: PageContext, title: Block): void {
  const running = readRunning(context, title);
  if (running.length > 0) {
    for (const member of running) addMember(context, member);
    return;
  }
  const part = blocksUnder(context, title);
  const members = readSentence(part) ?? [
    ...readLines(part),
    ...pairUp(part.filter((block) => splitLine(block.text) === undefined)),
  ];
  const lines = new Set(part.flatMap((block) => block.lines));
  for (const block of context.ink.blocks)
    if (members.length > 0 && block.lines.some((line) => lines.has(line))) context.taken.add(block);
  for (const member of members) addMember(context, member);
}

// A designation that stands for itself begins with one of these.
const RANK =
  /^(?:[,–—-]\s*)?(?:(?:acting|deputy|joint|group|senior|sr\.?|junior|jr\.?|assistant|associate|executive|interim)\s{1,3}){0,3}(?:chief|ceo|cfo|cio|coo|cro|cco|head|(?:fund|portfolio|investment|risk|research) (?:manager|analyst|officer)|manager|director|managing director|president|vice president|[es]?vp|avp|(?:company )?secretary|chair(?:man|person|woman)|economist|analyst|trader|dealer)\b(?!['’]s)/i;
const MANAGER =
  /^(?:[,–—-]\s*)?(?:(?:senior|sr\.?|junior|jr\.?|assistant|co-?)\s{0,3})?(?:fund|portfolio) manager\b(?!['’]s)/i;

/** Reads names with their designations wherever the page prints them: in a strip of cards, next to a signature, left or right of each other. */
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
  // `Fund manager` under a name, and no committee around: what `Fund manager: Name` says.
  const isManager = ({ designation }: Member): boolean =>
    /^(?:[,–—-]\s*)?fund managers?$/i.test(respace(designation?.text ?? ''));
  for (const member of members) {
    addMember(context, member, isManager(member) ? 'FUND_MANAGER' : undefined);
    for (const block of open) if (isPartOf(block, member)) context.taken.add(block);
  }
}

function isPartOf(block: Block, { name, designation }: Member): boolean {
  return [name, designation].some(
    (cell) => cell !== null && cell.x0 <= block.x0 && cell.x1 >= block.x1 && cell.y0 <= block.y0 && cell.y1 >= block.y1,
  );
}

// `Naveed Akhtar` over `Rana`: a narrow card breaks a name.
function joinNames(blocks: readonly Block[]): Block[] {
  const ends = new Set<Block>();
  const joined = blocks.map((block) => {
    // Only if a designation is under the second line.
    const end = blocks.find(
      (other) => isNameEnd(block, other) && blocks.some((title) => isUnder(other, title) && isDesignation(title.text)),
    );
    if (end === undefined || !isPerson(`${block.text} ${end.text}`)) return block;
    ends.add(end);
    return makeBlock([...block.lines, ...end.lines]);
  });
  return joined.filter((block) => !ends.has(block));
}

function isUnder(block: Block, next: Block): boolean {
  const gap = next.y0 - block.y1;
  return gap > -0.4 * block.size && gap < 0.6 * block.size && Math.abs(next.x0 - block.x0) < 0.4 * block.size;
}

function isNameEnd(name: Block, end: Block): boolean {
  const isLike = Math.abs(end.size - name.size) < 0.3 && end.bold === name.bold && end.color === name.color;
  return (
    isUnder(name, end) &&
    isLike &&
    name.lines.length === 1 &&
    /^\p{Lu}[\p{L}.'’-]+$/u.test(end.text) &&
    !DESIGNATION.test(end.text)
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

/** Whether a label says what a person is: `Chief Executive Officer`. A label of the vocabulary is read as that. */
function isRank(text: string): boolean {
  return RANK.test(text) && isDesignation(text) && labelMeaning(text, null) === undefined;
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

/** `Investment committee: Name One (Chief …); Name Two (…)` in one block. */
export function readCommitteeLines(context: PageContext): void {
  for (const block of context.ink.blocks) {
    const [, title = '', text = ''] = /^([^:]{9,60}?)\s{0,3}:\s{1,3}(\S.*)$/s.exec(block.text) ?? [];
    if (context.taken.has(block) || titleKind(title) !== 'COMMITTEE') continue;
    const members = splitPeople(text);
    if (members.length > 0) context.taken.add(block);
    for (const { name, designation } of members)
      addMember(context, { name: { ...block, text: name }, designation: { ...block, text: designation } });
  }
}

// The people follow their title in one sentence: `Members of the Investment Committee: Name One (Chief …); Name Two (…)`
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
      (line.text.includes(';') || isEntryOfText(line.text)) &&
      DESIGNATION.test(line.text),
  );
  const first = beside ?? under;
  if (first === undefined) return [];
  const whole = makeBlock(paragraphFrom(lines, first, beside === undefined ? first.x0 : title.x0));
  return splitPeople(whole.text).map(({ name, designation }) => ({
    name: { ...whole, text: name },
    designation: { ...whole, text: designation },
  }));
}

// `Chief Executive: Name One. Head of Research: Name Two.`
const NEXT_ENTRY = /(?<=\p{Ll}\p{Ll})\.\s{1,9}(?=\p{Lu}[^.:;]{2,60}:\s)/u;

/** A sentence of its own in running text; without the stop it is a line of a list. */
function isEntryOfText(text: string): boolean {
  const [first = ''] = text.split(NEXT_ENTRY);
  return (first !== text || text.endsWith('.')) && splitLine(first.replace(/\.$/, '')) !== undefined;
}

const OPEN_TITLE =
  /^(?:chief(?: (?:investment|financial|operating|risk|compliance))?|acting|senior|deputy|assistant|associate|joint|group)$|\s(?:of|and|&)$/i;

/** Adds a person to the page's parties. */
export function addMember({ state }: PageContext, { name, designation }: Member, given?: PartyRole): void {
  const { role: part, title } = partOf(designation?.text ?? '');
  const role = given ?? part;
  // `Chief` at the end of a line: the rest is not known.
  if (OPEN_TITLE.test(title)) return;
  if (name.text.length < 3 || /\d/.test(name.text)) return;
  state.draft.add(
    'parties',
    {
      ...WHOLE_FUND,
      role,
      name_raw: name.text.replace(/[,;:]$/, '').trim(),
      designation_raw: title === '' ? null : title,
      organization_raw: null,
    },
    { name_raw: name, ...(title === '' || designation === null ? {} : { designation_raw: designation }) },
  );
}

// `Chief Executive Officer (Chairperson)`: the bracket is the part in the committee.
function partOf(text: string): { role: PartyRole; title: string } {
  const match = /^(.{0,200}?)\s{0,9}\((chair(?:person|man|woman)?|member|secretary)\)$/i.exec(text.trim());
  const part = (match?.[2] ?? '').toLowerCase();
  const title = (match === null ? text : (match[1] ?? ''))
    .replace(/^[–—\-:,]\s*|^\((?=[^()]*\)?$)|[.;,]$/g, '')
    .replace(/^([^()]*)\)$/, '$1')
    .trim();
  if (part.startsWith('chair')) return { role: 'INVESTMENT_COMMITTEE_CHAIR', title };
  return { role: part === 'secretary' ? 'INVESTMENT_COMMITTEE_SECRETARY' : 'INVESTMENT_COMMITTEE_MEMBER', title };
}

// Everything under the title that looks like people, up to the first gap.
function blocksUnder({ ink, taken }: PageContext, title: Block): Block[] {
  const blocks = joinNames(ink.blocks.flatMap((block) => (taken.has(block) ? [block] : entriesOf(block))));
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
        isPeople(block.text),
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

// `Name One, Head of Research` over `Name Two, Head of Risk`: each line is an entry, however close they are set.
function entriesOf(block: Block): Block[] {
  const isEntry = (line: Block['lines'][number]): boolean => splitLine(line.text) !== undefined;
  if (block.lines.filter(isEntry).length < 2) return [block];
  const entries: Block['lines'][number][][] = [];
  for (const line of block.lines) {
    const open = entries.at(-1);
    if (open === undefined || isEntry(line)) entries.push([line]);
    else open.push(line);
  }
  return entries.map(makeBlock);
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
  const joined = makeBlock(whole.flatMap((block) => block.lines));
  return splitPeople(joined.text).map(({ name, designation }) => ({
    name: { ...joined, text: name },
    designation: { ...joined, text: designation },
  }));
}

export function splitPeople(text: string): { name: string; designation: string }[] {
  return text
    .split(NEXT_ENTRY)
    .flatMap((sentence) => sentence.split(/;\s{0,9}|(?<=\))\s{0,9}(?:,|\band\b)\s{0,9}(?:and\s{1,9})?/))
    .flatMap((part) => splitLine(part.replace(/\.\s*$/, '').trim()) ?? []);
}

function readLines(part: readonly Block[]): Member[] {
  return part.flatMap((first) => {
    const block = withContinued(part, first);
    const parts = splitLine(block.text);
    return parts === undefined
      ? []
      : [{ name: { ...block, text: parts.name }, designation: { ...block, text: parts.designation } }];
  });
}

// `Name, Head of Advisory/Senior` over `Portfolio Manager`: a designation under a line that has both continues that line.
function withContinued(part: readonly Block[], block: Block): Block {
  if (splitLine(block.text) === undefined) return block;
  const next = part.find(
    (other) =>
      Math.abs(other.x0 - block.x0) < 4 &&
      other.y0 > block.baseline - 2 &&
      other.y0 - block.y1 < block.size &&
      isDesignation(other.text) &&
      splitLine(other.text) === undefined,
  );
  return next === undefined || part.some((other) => other !== next && isPerson(other.text))
    ? block
    : makeBlock([...block.lines, ...next.lines]);
}

const LEADING_QUALIFICATION =
  /^((?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|CA|FRM|MBA|Ph\.?D|CIMA|CMA|CPA|CAIA|CIPM))\s{1,3}(\p{Lu}\p{Ll}.*)$/u;

/** `Name – Designation`, `Name (Designation)`, `Name, CFA, Designation`, `Designation: Name` in one line. */
export function splitLine(printed: string): { name: string; designation: string } | undefined {
  const text = respace(printed.replace(/^(?:[•●▪■◆‣*–-]|\d{1,2}[.)])\s{1,9}/, ''));
  const bracket = /^([^()]{4,50}?)\s*\(([^()]+(?:\([^()]*\))?)\)\.?$/.exec(text);
  if (bracket !== null && isPerson(bracket[1] ?? '') && DESIGNATION.test(bracket[2] ?? ''))
    return { name: bracket[1] ?? '', designation: bracket[2] ?? '' };
  const dashed = /^(.{4,50}?)\s{1,9}[–—-]\s{1,9}(.+)$|^(.{4,50}?)\s{0,9}:\s{1,9}(.+)$/.exec(text);
  if (dashed !== null) {
    const [left, right] = [dashed[1] ?? dashed[3] ?? '', dashed[2] ?? dashed[4] ?? ''];
    if (isPerson(left) && isDesignation(right)) return { name: left, designation: right };
    if (isDesignation(left) && isPerson(right)) return { name: right, designation: left };
  }
  // `Name, CFA` over `Head of Research`, set alike: the qualification ends the name.
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .flatMap((part) => {
      const [, qualification, rest] = LEADING_QUALIFICATION.exec(part) ?? [];
      return qualification === undefined || rest === undefined ? [part] : [qualification, rest];
    });
  let names = 1;
  while (names < parts.length && QUALIFICATION.test(parts[names] ?? '')) names += 1;
  const name = parts.slice(0, names).join(', ');
  const designation = parts.slice(names).join(', ');
  return designation !== '' && isPerson(name) && isDesignation(designation) ? { name, designation } : undefined;
}

/** Persons and designations in cells of their own: each designation with the nearest person, all in the same direction. */
function pairUp(part: readonly Block[]): Member[] {
  const lines = part.flatMap((block) =>
    isPerson(block.text) || isDesignation(block.text) || block.lines.length === 1
      ? [block]
      : block.lines.map((line) => makeBlock([line])),
  );
  const persons = joinNames(lines).filter((block) => isPerson(respace(block.text)));
  const titles = lines.filter((block) => isDesignation(respace(block.text)));
  return bestPairs(persons, titles);
}

function bestPairs(persons: readonly Block[], titles: readonly Block[]): Member[] {
  const ways = [
    pairBeside(persons, titles),
    pairStacked(persons, titles, 'under'),
    pairStacked(persons, titles, 'over'),
  ];
  return ways.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function pairBeside(persons: readonly Block[], titles: readonly Block[]): Member[] {
  return pair(persons, titles, (person, title) =>
    isBeside(person, title) && isAlikeInSize(person, title) && !(person.x0 < title.x1 && title.x0 < person.x1)
      ? Math.abs(person.x0 - title.x0) + OFF_LINE * Math.abs(person.baseline - title.baseline)
      : undefined,
  );
}

// The legend of a chart on the same line is set smaller.
function isAlikeInSize(person: Block, title: Block): boolean {
  return Math.min(person.size, title.size) > LEAST_SIZE * Math.max(person.size, title.size);
}

const LEAST_SIZE = 0.65;
// What a point above or below the line of a designation costs, in points to the left or right.
const OFF_LINE = 8;

function pairStacked(persons: readonly Block[], titles: readonly Block[], way: 'under' | 'over'): Member[] {
  return pair(persons, titles, (person, title) => {
    const gap = way === 'under' ? title.y0 - person.y1 : person.y0 - title.y1;
    const isAligned =
      Math.abs(person.x0 - title.x0) < 4 || Math.abs((person.x0 + person.x1 - title.x0 - title.x1) / 2) < 4;
    return isAligned && gap > -2 && gap < 1.3 * person.size ? gap : undefined;
  });
}

function pair(
  persons: readonly Block[],
  titles: readonly Block[],
  cost: (person: Block, title: Block) => number | undefined,
): Member[] {
  const all = persons.flatMap((person) =>
    titles.map((title) => ({ person, title, cost: cost(person, title) ?? Infinity })),
  );
  const chosen = new Map<Block, Block>();
  const used = new Set<Block>();
  for (const { person, title, cost: own } of all.toSorted((a, b) => a.cost - b.cost)) {
    if (own === Infinity || chosen.has(person) || used.has(title)) continue;
    chosen.set(person, title);
    used.add(title);
  }
  return persons.flatMap((person) => {
    const title = chosen.get(person);
    return title === undefined
      ? []
      : [{ name: { ...person, text: person.text }, designation: { ...title, text: title.text } }];
  });
}
