/** The compiler trusts the row type of a raw query, so the query text must name each of its columns. */
import { expect, it } from 'vitest';
import { readSource, SRC } from './read-sources.ts';
import type { Source } from './read-sources.ts';

const QUERY = /\bsql<(?:([A-Z]\w*)|\{([^}]*)\})>\s*`([^`]*)`/g;

/** Columns of a row type that its query does not name; types of other files are not checked. */
function findUnnamed({ path, lines }: Source): string[] {
  const whole = lines.join('\n');
  return [...whole.matchAll(QUERY)].flatMap(([, name, columns, text = '']) => {
    const members = columns ?? new RegExp(`interface ${name} \\{([^}]*)\\}`).exec(whole)?.[1] ?? '';
    return [...members.matchAll(/(\w+)\??:/g)]
      .map(([, column = '']) => column)
      .filter((column) => !new RegExp(`\\b${column}\\b`).test(text))
      .map((column) => `${path}: ${column}`);
  });
}

it('a raw query names every column of the row type it is given', () => {
  expect(SRC.flatMap(findUnnamed)).toEqual([]);
});

it('the check of raw queries finds a column that the query does not name', () => {
  const find = (text: string): string[] => findUnnamed(readSource('src/store/example.ts', text));
  expect(find('sql<{ isOurs: boolean }>`select 1 as is_ours`')).toEqual(['src/store/example.ts: isOurs']);
  expect(find('interface Held { readonly n: number }\nsql<Held>`select count(*) as n from holds`')).toEqual([]);
});
