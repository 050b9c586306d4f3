/**
 * Lines of justified prose that end with a figure: `In April, your fund returned 1.05%` over
 * `against 0.93% of its benchmark`.
 */
import type { Segment } from '#documents/pdf/list-segments.ts';
import { isPartingFigure } from './figures.ts';

const FEWEST_WORDS = 5;
// In multiples of the font size; ALIGNED in points.
const MOST_PITCH = 1.8;
const ALIGNED = 1;

/** Lines that share both edges with prose above and below: their last figure belongs to the text. */
export function listProseLines(lines: readonly Segment[]): Set<Segment> {
  const prose = lines.filter(({ words }) => words.length >= FEWEST_WORDS);
  return new Set(
    prose.filter(
      (line) => endsWithFigure(line) && [-1, 1].every((side) => prose.some((other) => isBeyond(line, other, side))),
    ),
  );
}

function isBeyond(line: Segment, other: Segment, side: number): boolean {
  const pitch = (side * (other.baseline - line.baseline)) / line.size;
  const sharesEdges = Math.abs(other.x0 - line.x0) < ALIGNED && Math.abs(other.x1 - line.x1) < ALIGNED;
  return (
    pitch > 0.6 &&
    pitch < MOST_PITCH &&
    sharesEdges &&
    Math.abs(other.size - line.size) < 0.3 &&
    /[\p{L},;.]$/u.test(other.text)
  );
}

function endsWithFigure({ words }: Segment): boolean {
  const [before, last] = words.slice(-2);
  return isPartingFigure(last?.text ?? '') && /^\p{Ll}+$/u.test(before?.text ?? '');
}
