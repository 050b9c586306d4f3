/** Answers about printed texts are kept, and what is kept has a bound. */
import { expect, it } from 'vitest';
import { remember } from '#sources/fmr/remember.ts';

/** How often the function was called when it was asked about these texts, in their order. */
function countCalls(texts: readonly string[]): number {
  let calls = 0;
  const lengthOf = remember((text: string) => {
    calls += 1;
    return text.length;
  });
  for (const text of texts) expect(lengthOf(text)).toBe(text.length);
  return calls;
}

const listTexts = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, at) => `${at}`.padStart(length, 'x'));

it('a text is answered once, long or short', () => {
  expect(countCalls([...listTexts(100, 5), ...listTexts(100, 5)])).toBe(100);
  expect(countCalls([...listTexts(100, 2_000), ...listTexts(100, 2_000)])).toBe(100);
});

it('no more than a million characters, and 16,384 texts, are kept', () => {
  const long = listTexts(501, 2_000);
  expect(countCalls([...long, ...long.slice(0, 1)])).toBe(502);
  const short = listTexts(16_385, 6);
  expect(countCalls([...short, ...short.slice(0, 1)])).toBe(16_386);
});
