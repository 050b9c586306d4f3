/** Names followed by a detail of another colour, mostly in small print: `Sample Cement Limited` and its sector. */
import { makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';

// Of the size of the name.
const SMALLER = 0.92;

interface LineWithTail<Line> {
  readonly name: Line;
  readonly tail: Line;
}

/** The two parts of a line with a detail in small print; undefined unless its style changes once. */
function partSmallTail<Line extends Segment>(line: Line): LineWithTail<Line> | undefined {
  const { words } = line;
  return (words.at(-1) as Word).size > SMALLER * (words[0] as Word).size ? undefined : partTail(line);
}

/** The two parts of a line whose last words have another colour; undefined unless its style changes once. */
export function partTail<Line extends Segment>(line: Line): LineWithTail<Line> | undefined {
  const { words } = line;
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  if (last.color === first.color) return undefined;
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
  const parts = partSmallTail(line);
  if (parts === undefined) return line;
  const { size, bold, color } = parts.name;
  return { ...line, size, bold, color };
}
