import { expect, it } from 'vitest';
import { Fault, isFault } from '#base/fault.ts';
import type { ApiFaultCode, FaultCode, OperatorFaultCode } from '#base/fault.ts';
import { PROBLEMS } from '#http/problems.ts';

it('a misspelt fault code does not compile', () => {
  // @ts-expect-error -- the code is FUND_NOT_FOUND
  const misspelt = new Fault('FUND_NOTFOUND', 'No fund has this slug.');
  // @ts-expect-error -- the code is STORE_BUSY
  expect(isFault(misspelt, 'STORE_BUZY')).toBe(false);
});

it('the problem table has every API code and no operator-only code', () => {
  const described: Readonly<Record<ApiFaultCode, unknown>> = PROBLEMS;
  // @ts-expect-error -- an operator's code has no problem page
  const hidden: Readonly<Record<OperatorFaultCode, unknown>> = PROBLEMS;
  expect(hidden).toBe(described);
  const code: FaultCode = 'ARCHIVE_DAMAGED';
  expect(Object.keys(PROBLEMS)).not.toContain(code);
});
