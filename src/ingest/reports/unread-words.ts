/**
 * Short texts of a page that the reader gave no meaning: labels, heads of columns and titles in the AMC's own words.
 */
import type { PageWord, PageWords } from '#domain/checks/report-evidence.ts';
import type { Fragment } from '#domain/fragment.ts';

export interface UnreadWord {
  readonly printed: string;
  /** The figure beside or under it, as printed; null if there is none. */
  readonly figure: string | null;
}

interface Run {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

// Points between two words of one text; a wider gap separates columns.
const WIDEST_GAP = 6;
const LONGEST = 48;
const MOST_WORDS = 14;
// Points by which texts of one line may differ in height.
const SAME_LINE = 3;
// Points below a head in which its first figure is printed.
const UNDER = 16;
const FIGURE = /^[(+−-]{0,2}[\d,]{1,20}(?:\.\d{1,8})?\s?[%)]{0,2}$/;

/** Those with a figure first, in page order; none of a page without positions. */
export async function listUnreadWords(page: PageWords, fragments: readonly Fragment[]): Promise<UnreadWord[]> {
  const { isUnderstood } = await import('#sources/fmr/profile/profile-reader.ts');
  const runs = listRuns(page.words);
  const read = fragments.flatMap((fragment) =>
    Object.entries(fragment.evidence).flatMap(([path, evidence]) => [
      // A label without a meaning is kept as a special term, and its value is read as text.
      ...(/^special_terms\[\d+\]\.value_raw$/.test(path) ? [] : [evidence]),
      ...(evidence.chain ?? []),
    ]),
  );
  const names = fragments.flatMap(({ fund_name_raw, amc_name_raw }) => [fund_name_raw ?? '', amc_name_raw ?? '']);
  const found = runs.flatMap((run): UnreadWord[] => {
    const isText =
      run.text.length <= LONGEST &&
      /^\P{Ll}/u.test(run.text) &&
      /\p{L}{3}/u.test(run.text) &&
      !/[.,;]$/.test(run.text) &&
      !/\d/.test(withoutBrackets(run.text));
    if (
      !isText ||
      isInSentence(run, runs) ||
      names.some((name) => name.includes(run.text)) ||
      isRead(run, read) ||
      isUnderstood(run.text)
    )
      return [];
    return [{ printed: run.text, figure: figureOf(run, runs) }];
  });
  const distinct = [...new Map(found.toReversed().map((word) => [word.printed, word])).values()].toReversed();
  const hasFigure = ({ figure }: UnreadWord): boolean => figure !== null;
  return [...distinct.filter(hasFigure), ...distinct.filter((word) => !hasFigure(word))].slice(0, MOST_WORDS);
}

function withoutBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, '');
}

function listRuns(words: readonly PageWord[]): Run[] {
  const runs: Run[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const isNext =
      last !== undefined &&
      Math.abs(last.y1 - word.y1) < (word.y1 - word.y0) / 2 &&
      word.x0 >= last.x1 - 1 &&
      word.x0 - last.x1 < WIDEST_GAP &&
      !FIGURE.test(word.text) &&
      !FIGURE.test(last.text);
    if (isNext)
      runs[runs.length - 1] = {
        text: `${last.text} ${word.text}`,
        x0: last.x0,
        y0: Math.min(last.y0, word.y0),
        x1: word.x1,
        y1: Math.max(last.y1, word.y1),
      };
    else runs.push(word);
  }
  return runs;
}

function isRead(run: Run, read: readonly Omit<Run, 'text'>[]): boolean {
  const [x, y] = [(run.x0 + run.x1) / 2, (run.y0 + run.y1) / 2];
  return read.some((box) => x >= box.x0 - 1 && x <= box.x1 + 1 && y >= box.y0 - 1 && y <= box.y1 + 1);
}

// `The fund posted 1.05% in the month`: words and figures follow each other without a gap.
function isInSentence(run: Run, runs: readonly Run[]): boolean {
  if (run.text.endsWith(':')) return false;
  return runs.some((other) => {
    const isBeside = other !== run && Math.abs(other.y1 - run.y1) < SAME_LINE;
    return isBeside && (isClose(run, other) || isClose(other, run));
  });
}

function isClose(left: Run, right: Run): boolean {
  return right.x0 >= left.x1 - 1 && right.x0 - left.x1 < WIDEST_GAP;
}

/** The nearest figure on the line to the right, else the first one under the text. */
function figureOf(run: Run, runs: readonly Run[]): string | null {
  const figures = runs.filter(({ text }) => FIGURE.test(text));
  const [beside] = figures
    .filter((figure) => figure.x0 >= run.x1 - 1 && Math.abs(figure.y1 - run.y1) < SAME_LINE)
    .toSorted((one, other) => one.x0 - other.x0);
  const isBlocked =
    beside !== undefined &&
    runs.some(
      (other) =>
        other !== run && other.x0 >= run.x1 - 1 && other.x1 <= beside.x0 && Math.abs(other.y1 - run.y1) < SAME_LINE,
    );
  if (beside !== undefined && !isBlocked) return beside.text;
  const under = figures.find(
    (figure) => figure.y0 > run.y1 - 1 && figure.y0 - run.y1 < UNDER && figure.x0 < run.x1 && figure.x1 > run.x0,
  );
  return under?.text ?? null;
}
