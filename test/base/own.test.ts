import { expect, it } from 'vitest';
import { own } from '#base/own.ts';

it('a look-up by a word from outside finds no inherited member', () => {
  const record: Readonly<Record<string, unknown>> = { day: 1 };
  for (const word of ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf', ''])
    expect(own(record, word), word).toBeUndefined();
  expect(own(record, 'day')).toBe(1);
  expect(own(JSON.parse('{"toString":2,"__proto__":3}') as typeof record, '__proto__')).toBe(3);
});
