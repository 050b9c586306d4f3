/** Keeps answers about printed texts: every step of the reader asks the same questions about the same texts of a page. */

// Bounds of what is kept, whatever the texts are. A long report has two thousand different short texts.
const MOST_TEXTS = 4096;
const LONGEST_TEXT = 200;

/** The same pure function, with its last answers kept. Callers share the answers, so they must not change them. */
export function remember<Result>(answer: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept.result;
    const result = answer(text);
    if (text.length > LONGEST_TEXT) return result;
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, { result });
    return result;
  };
}

/** The same for a function that also depends on the month of the report. */
export function rememberByMonth<Result>(answer: (text: string, month: string | null) => Result): (text: string, month: string | null) => Result {
  // A month has no line feed, so a key is of one month and one text.
  const known = remember((key) => {
    const end = key.indexOf('\n');
    return answer(key.slice(end + 1), end === 0 ? null : key.slice(0, end));
  });
  return (text, month) => known(`${month ?? ''}\n${text}`);
}
