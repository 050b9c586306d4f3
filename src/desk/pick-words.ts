import type { PageWord } from '#domain/checks/report-evidence.ts';
import type { Member } from '#domain/fragment-members.ts';
import { datesIn, monthEndsIn, numbersIn } from '#domain/printed.ts';

/** Words of a page that can be a value, and the value they can be. */
export interface Pick {
  readonly value: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

// Of one line: a wider gap separates columns.
const WIDEST_GAP = 8;
// `30 June 2026`, `June 30, 2026`.
const WORDS_OF_A_DATE = 4;

/** The places of a page that a reviewer can click to give a member its value, in page order. */
export function listPicks(words: readonly PageWord[], kind: Member['kind'] | 'mixed'): Pick[] {
  // For a whole row: figures, and the texts between them.
  if (kind === 'mixed') {
    const isText = ({ text }: PageWord): boolean => numbersIn(text).length === 0;
    return [...listPicks(words, 'decimal'), ...listPicks(words.filter(isText), 'text')];
  }
  if (kind === 'decimal' || kind === 'integer')
    return words.flatMap((word) =>
      numbersIn(word.text)
        .slice(0, 1)
        .map((value) => pickOf([word], value)),
    );
  if (kind === 'date') return listRuns(words).flatMap(listDates);
  if (kind === 'text' || kind === 'texts')
    return listRuns(words).map((run) => pickOf(run, run.map(({ text }) => text).join(' ')));
  return [];
}

function listDates(run: readonly PageWord[]): Pick[] {
  const picks: Pick[] = [];
  for (let start = 0; start < run.length; start += 1) {
    for (let length = Math.min(WORDS_OF_A_DATE, run.length - start); length > 0; length -= 1) {
      const part = run.slice(start, start + length);
      const text = part.map((word) => word.text).join(' ');
      const [value] = [...datesIn(text), ...monthEndsIn(text)];
      // The shortest words that still read as the same date are the place of the date.
      const isShorter = length > 1 && readDate(part.slice(0, -1)) === value;
      if (value === undefined || isShorter || readDate(part.slice(1)) === value) continue;
      picks.push(pickOf(part, value));
      start += length - 1;
      break;
    }
  }
  return picks;
}

function readDate(words: readonly PageWord[]): string | undefined {
  const text = words.map((word) => word.text).join(' ');
  return [...datesIn(text), ...monthEndsIn(text)][0];
}

/** Words next to each other on a line. */
function listRuns(words: readonly PageWord[]): PageWord[][] {
  const runs: PageWord[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext =
      last !== undefined &&
      Math.abs(last.y1 - word.y1) < (word.y1 - word.y0) / 2 &&
      word.x0 - last.x1 < WIDEST_GAP &&
      word.x0 > last.x0;
    if (isNext) run?.push(word);
    else runs.push([word]);
  }
  return runs;
}

function pickOf(words: readonly PageWord[], value: string): Pick {
  return {
    value,
    x0: Math.min(...words.map(({ x0 }) => x0)),
    y0: Math.min(...words.map(({ y0 }) => y0)),
    x1: Math.max(...words.map(({ x1 }) => x1)),
    y1: Math.max(...words.map(({ y1 }) => y1)),
  };
}
