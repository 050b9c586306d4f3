/** Names followed by a detail in smaller print of another colour: `Sample Cement Limited` and its sector. */
import { makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';

// Of the size of the name.
const SMALLER = 0.92;

interface LineWithTail<Line> {
  readonly name: Line;
  readonly tail: Line;
}

/** The two parts of such a line; undefined for a line of one style, or with more changes of style. */
export function partTail<Line extends Segment>(line: Line): LineWithTail<Line> | undefined {
  const { words } = line;
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  if (last.size > SMALLER * first.size || last.color === first.color) return undefined;
  const from = words.findIndex((word) => !isLike(word, first));
  if (!words.slice(from).every((word) => isLike(word, last))) return undefined;
  return {
    name: { ...line, ...makeSegment(words.slice(0, from)) },
    tail: { ...line, ...makeSegment(words.slice(from)) },
  };
}

function isLike(one: Word, other: Word): boolean {
  return one.color === other.color && Math.abs(one.size - other.size) < 0.3;
}

/** The line in the style of its name, even if the longest of its words is in the detail. */
export function styleByName<Line extends Segment>(line: Line): Line {
  const parts = partTail(line);
  if (parts === undefined) return line;
  const { size, bold, color } = parts.name;
  return { ...line, size, bold, color };
}
