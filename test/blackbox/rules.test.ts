import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Checks the table of README.md: every rule of the contract has a test, and every test named there exists. */
const count = (section: string, rules: number): string[] =>
  Array.from({ length: rules }, (_, index) => `${section}.${index + 1}`);

// A section without numbered rules counts as one rule; decisions count one per bullet.
const RULES = [
  '1',
  '2.1',
  '2.2',
  ...count('2.3', 3),
  ...count('2.4', 3),
  ...count('2.5', 3),
  '2.6',
  '3',
  '4',
  '4.1',
  '4.2',
  '4.3',
  '4.4',
  ...count('4.5', 6),
  '4.6',
  '4.7',
  ...count('5', 8),
  ...count('6', 2),
  '7',
  '8',
  ...count('8', 3),
  '9',
  ...count('D1', 3),
  ...count('D2', 3),
  ...count('D3', 6),
  ...count('D4', 11),
  ...count('D5', 9),
  'D6',
  ...count('D7', 3),
  ...count('D8', 5),
  ...count('D9', 4),
  'D10',
  ...count('D11', 5),
];

// A row of the table: `| 2.3.1 | rule | file › title; file › title |`.
const ROW = /^\| (D?\d[\d.]*) \| [^|]+ \| ([^|]*) \|$/gm;

const rows = [...readFileSync('test/blackbox/README.md', 'utf8').matchAll(ROW)].map(([, rule = '', tests = '']) => ({
  rule,
  tests: tests.trim().split(/; (?=[\w-]+\/[\w-]+(?:(?:\.long)?\.test)?\.ts › )/),
}));

describe('the table of rules', () => {
  it('the table of rules has one row for every rule of the specification and of the decisions', () => {
    expect(rows.map(({ rule }) => rule)).toEqual(RULES);
  });

  it.each(rows)('the table of rules names existing tests for rule $rule', ({ tests }) => {
    for (const named of tests) {
      const [file = '', title = ''] = named.split(' › ');
      expect(title, `"${named}" names no test; write file › title`).not.toBe('');
      // A title may contain an escaped quote, be followed by placeholders, or be on the line after `it(`.
      const source = readFileSync(`test/${file}`, 'utf8')
        .replaceAll("\\'", "'")
        .replaceAll(/\(\n\s+/g, '(');
      expect(
        source.split('\n').some((line) => /\b(it|test)\b[.(]|^\s*\]\)\(/.test(line) && line.includes(title)),
        `${file} has no test "${title}"`,
      ).toBe(true);
    }
  });
});
