/**
 * Keeps answers about printed texts: every step of the reader asks the same questions about the same texts of a page.
 */

// Bounds of what is kept, whatever the texts are. The longest reports have ten thousand different texts, most of them
// short.
const MOST_TEXTS = 16_384;
const MOST_CHARACTERS = 1_000_000;
// A report compares its own month with a few others.
const MOST_MONTHS = 16;

// Stands for undefined, the answer about most texts, so that one look-up is enough.
const NOTHING = Symbol('nothing');
// Stands for the answer about a text that depends on the month.
const DATED = Symbol('dated');

/** The same pure function, with its last answers kept. Callers share the answers, so they must not change them. */
export function remember<Result>(answer: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result | typeof NOTHING>();
  // Often asked of the same text again at once, which is compared faster than it is looked up.
  let last: string | undefined;
  let lastResult: Result | undefined;
  let characters = 0;
  return (text) => {
    if (text === last) return lastResult as Result;
    const kept = known.get(text);
    const result = kept === undefined ? answer(text) : ((kept === NOTHING ? undefined : kept) as Result);
    if (kept === undefined) {
      characters += text.length;
      if (known.size >= MOST_TEXTS || characters > MOST_CHARACTERS) {
        known.clear();
        characters = text.length;
      }
      known.set(text, result === undefined ? NOTHING : result);
    }
    last = text;
    lastResult = result;
    return result;
  };
}

/** The same for a question about texts with digits: it is asked of every text of a page, and most have none. */
export function rememberOfDigits<Result>(answer: (text: string) => Result | undefined): typeof answer {
  const remembered = remember(answer);
  return (text) => (/\d/.test(text) ? remembered(text) : undefined);
}

/** The same for what is asked of a page, or of a list such as its blocks; kept as long as the page or the list. */
export function rememberOf<Subject extends object, Result extends object>(
  answer: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, Result>();
  return (subject) => {
    const kept = known.get(subject);
    if (kept !== undefined) return kept;
    const result = answer(subject);
    known.set(subject, result);
    return result;
  };
}

/**
 * The same for a function that also depends on the month of the report if `isDated` is true of the text; otherwise its
 * answer holds for all months.
 */
export function rememberByMonth<Result>(
  isDated: (text: string) => boolean,
  answer: (text: string, month: string | null) => Result,
): (text: string, month: string | null) => Result {
  // Most texts are not dated: one look-up answers about them.
  const ofAnyMonth = remember((text): Result | typeof DATED => (isDated(text) ? DATED : answer(text, null)));
  const byMonth = new Map<string | null, (text: string) => Result>();
  const ofMonth = (month: string | null): ((text: string) => Result) => {
    const known = byMonth.get(month);
    if (known !== undefined) return known;
    if (byMonth.size >= MOST_MONTHS) byMonth.clear();
    const made = remember((each) => answer(each, month));
    byMonth.set(month, made);
    return made;
  };
  return (text, month) => {
    const kept = ofAnyMonth(text);
    return kept === DATED ? ofMonth(month)(text) : kept;
  };
}
