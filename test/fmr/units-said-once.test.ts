/** A unit that a note says once for all amounts of a page. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

describe('a note that amounts are in thousands', () => {
  const note = (text: string): Line => [70, [260, text]];
  const page: readonly Line[] = [...INCOME_FUND, [116, [40, 'Auditor'], [140, 'Sample Chartered Accountants']]];
  const sizeUnder = (text: string): string | null => {
    const read = readPage([...page, note(text), [128, [40, 'Net assets'], [140, '3,187,797']]]);
    return read.fund_size;
  };

  it('with the thousand in digits gives the size its unit', () => {
    expect(sizeUnder('Amounts are in Rupees ’000 except per unit; shares are % of net assets.')).toBe('3187797000');
    expect(sizeUnder('All figures in Rs. 000')).toBe('3187797000');
    expect(sizeUnder('History of the last months (PKR ’000, per unit in PKR)')).toBe('3187797000');
    expect(sizeUnder('History of the last months (PKR ’000 of one fund)')).toBeNull();
    expect(sizeUnder('Amounts of less than Rs. 5,000 are not accepted.')).toBeNull();
  });

  const HEADS = ['Type', 'Cost', 'Provision', 'Carrying value', '% of net assets', '% of gross assets'];
  const breaches = (...lines: readonly Line[]): string | undefined => {
    const head = HEADS.map((text, at): [number, string, number] => [150 + 68 * at, text, 8.1]);
    const cells = ['Sukuk', '33,750', '(11,250)', '22,500', '0.71', '0.69'];
    const row = cells.map((text, at): [number, string] => [150 + 68 * at, text]);
    const [breach] = readPage([
      ...page,
      ...lines,
      [130, [40, 'Non-compliant investments', 10]],
      [144, [40, 'Name of investment', 8.1], ...head],
      [158, [40, 'Sample Steel Limited'], ...row],
    ]).holdings;
    return [
      breach?.value_before_provisioning,
      breach?.provisioning_amount,
      breach?.value_after_provisioning,
      breach?.percent_of_net_assets,
    ].join(' ');
  };

  it('is that of breaches too, whose carrying value beside cost and provision is the value after it', () => {
    expect(breaches(note('Amounts in Rs. ’000 except per unit'))).toBe('33750000 -11250000 22500000 0.71');
    expect(breaches()).not.toMatch(/\d{4}/);
  });
});
