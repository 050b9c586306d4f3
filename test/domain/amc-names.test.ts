import { expect, it } from 'vitest';
import { listAmcNames, PRINTED_AMC_NAMES } from '#domain/amc-names.ts';
import { normaliseName } from '#domain/names.ts';

it('the names of a manager are found whatever its legal form is called', () => {
  const names = listAmcNames('NBP Fund Management Limited');
  expect(names).not.toEqual([]);
  expect(listAmcNames('NBP Fund Management (Pvt.) Ltd')).toEqual(names);
  expect(listAmcNames('Sample Fund Management Limited')).toEqual([]);
});

it('each printed name is listed once', () => {
  const printed = PRINTED_AMC_NAMES.map(normaliseName);
  expect(new Set(printed).size).toBe(printed.length);
});
