/** A committee as a matrix: a row for each person, a column for each office, and a mark where the two meet. */
import type { Word } from '#documents/pdf/page-words.ts';
import { groupNeighbours } from '#sources/fmr/candidates/rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { isDesignation, isPerson } from './person-texts.ts';

const MARK = /^[●◉☑☒■◼✓✔⚫]$/;
const FEWEST = 2;
// In multiples of the font size: how far the heads may be under the title, a row under the one before, the mark from
// the middle of its column beyond the head, and how much things of one line differ in height.
const UNDER = 4;
const PITCH = 4;
const BESIDE = 1;
const LEVEL = 0.6;

interface MarkedMember {
  readonly name: Block;
  readonly designation: Block;
}

/** The members of the matrix under a title; none if the mark of a row is not under exactly one office. */
export function listMarkedPeople(title: Block, blocks: readonly Block[], words: readonly Word[]): MarkedMember[] {
  const marks = words.filter(({ text, y0 }) => MARK.test(text) && y0 > title.y1);
  if (marks.length < FEWEST) return [];
  const under = blocks.filter(({ y0, isFigure }) => y0 > title.y1 - 1 && !isFigure);
  const offices = under
    .filter(({ text, y0 }) => y0 - title.y1 < UNDER * title.size && isDesignation(respace(text)))
    .toSorted((a, b) => a.x0 - b.x0);
  if (offices.length < FEWEST || !areSideBySide(offices)) return [];
  const bottom = Math.max(...offices.map(({ y1 }) => y1));
  const left = Math.min(...offices.map(({ x0 }) => x0));
  const persons = under
    .filter(({ x1, y0, text }) => x1 < left && y0 > bottom - 1 && isPerson(respace(text)))
    .toSorted((a, b) => a.y0 - b.y0);
  // A row far under the one before belongs to another part of the page.
  const [first, ...rest] = persons;
  if (first === undefined || first.y0 - bottom > PITCH * first.size) return [];
  const near = rest.findIndex((person, at) => person.y0 - (persons[at] as Block).y1 > PITCH * person.size);
  const rows = near < 0 ? persons : persons.slice(0, near + 1);
  const members = rows.map((name): MarkedMember | undefined => {
    const own = marks.filter((mark) => isLevel(mark, name) && mark.x0 > name.x1);
    const marked = own.map((mark) => officeOf(mark, offices));
    const [designation, ...more] = new Set(marked);
    return designation === undefined || more.length > 0 ? undefined : { name, designation };
  });
  return members.length >= FEWEST && members.every((member) => member !== undefined) ? members : [];
}

/** One line of heads, which may be of several lines each. */
function areSideBySide(offices: readonly Block[]): boolean {
  return (
    groupNeighbours(offices, (one, other) => one.y0 < other.y1 && other.y0 < one.y1).length === 1 &&
    offices.slice(1).every((office, at) => office.x0 > (offices[at] as Block).x1)
  );
}

function isLevel(mark: Word, name: Block): boolean {
  return Math.abs(mark.y0 + mark.y1 - name.y0 - name.y1) < 2 * LEVEL * name.size;
}

function officeOf(mark: Word, offices: readonly Block[]): Block | undefined {
  const x = (mark.x0 + mark.x1) / 2;
  const over = offices.filter(({ x0, x1, size }) => x > x0 - BESIDE * size && x < x1 + BESIDE * size);
  return over.length === 1 ? over[0] : undefined;
}
