/** Years as labels of a calendar print them: `2024`, and `2024-25` or `FY25` for a fiscal one. */

const FISCAL_YEAR = /^(?:fy\s?)?((?:19|20)\d{2})\s?[-–/]\s?((?:19|20)?\d{2})\b\s{0,9}(.*)$/i;
const NAMED_FISCAL_YEAR = /^(?:fy|(?:fiscal|financial) year)\s?['’]?((?:20)?\d{2})\b\s{0,9}(.*)$/i;
const PLAIN_YEAR = /^((?:19|20)\d{2})\b\s{0,9}(.*)$/;

export interface PrintedYear {
  /** The one that a fiscal year begins in. */
  readonly year: number;
  readonly isFiscal: boolean;
  /** As printed, without the rest of the label. */
  readonly text: string;
  readonly rest: string;
}

/** The year that a label begins with. */
export function readYear(text: string): PrintedYear | undefined {
  const range = FISCAL_YEAR.exec(text);
  if (range !== null) {
    const [year, end] = [integerOf(range[1]), integerOf(range[2])];
    return end % 100 === (year + 1) % 100 ? yearOf(text, { year, isFiscal: true, rest: range[3] }) : undefined;
  }
  const named = NAMED_FISCAL_YEAR.exec(text);
  if (named !== null)
    return yearOf(text, { year: 2000 + (integerOf(named[1]) % 100) - 1, isFiscal: true, rest: named[2] });
  const plain = PLAIN_YEAR.exec(text);
  return plain === null ? undefined : yearOf(text, { year: integerOf(plain[1]), isFiscal: false, rest: plain[2] });
}

function yearOf(
  text: string,
  { rest = '', ...year }: { year: number; isFiscal: boolean; rest: string | undefined },
): PrintedYear {
  return { ...year, rest, text: text.slice(0, text.length - rest.length).trim() };
}

const integerOf = (digits = ''): number => Number.parseInt(digits, 10);
