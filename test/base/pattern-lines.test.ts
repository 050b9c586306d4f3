import { joinLines } from '#base/pattern-lines.ts';
import { expect, it } from 'vitest';

const SCALE = '(?: million| billion)';

it('a pattern in lines has neither their breaks nor their indentation, and keeps every other blank', () => {
  const text = joinLines`
    ^total assets
    |^net  assets[ ]
    (?:in rupees)$`;
  expect(text).toBe('^total assets|^net  assets[ ](?:in rupees)$');
});

it('backslashes are those of a literal', () => {
  const text = joinLines`
    ^\d{1,3}(?:\.\d)?
    |\n\b`;
  expect(text).toBe(/^\d{1,3}(?:\.\d)?|\n\b/.source);
});

it('a named part is inserted as it is, with the blanks around it', () => {
  const text = joinLines`
    ^\d+${SCALE} rupees
    |^${SCALE} of ${'a\n  b'}`;
  expect(text).toBe('^\\d+(?: million| billion) rupees|^(?: million| billion) of a\n  b');
});
