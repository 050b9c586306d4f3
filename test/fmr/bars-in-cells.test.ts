/** Bars in the cells of a table, and loads of both ends in one value on two lines. */
import { expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { splitEndLoads } from '#sources/fmr/meaning/end-loads.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

it('figures at the ends of bars that begin at one axis are in one column', () => {
  const shares = [
    ['T-Bills', 56.1, 63.1],
    ['PIBs', 14.2, 11.6],
    ['Cash at Banks', 22.4, 19.4],
    ['Placements', 6.2, 4.7],
    ['Other Assets', 1.1, 1.2],
  ] as const;
  const lines: readonly Line[] = [
    ...INCOME_FUND,
    [140, [300, 'Asset Mix (% of Total Assets)', 9]],
    [152, [400, 'Oct-24'], [540, 'Sep-24']],
    ...shares.map(([label, current, before], at): Line => [
      164 + 12 * at,
      [300, label],
      [402 + current, `${current}%`],
      [540, `${before}%`],
    ]),
  ];
  const bars = shares.map(([, current], at): Shade => ({
    x0: 400,
    x1: 400 + current,
    y0: 157 + 12 * at,
    y1: 165 + 12 * at,
    color: '#d9a441',
  }));
  const [read] = readReport({ pages: [{ ...pageOf(lines), shades: bars }] }, { funds: [] }).fragments;
  expect(read?.allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual(
    shares.map((row) => row.join(' ')),
  );
});

it('a label in the middle of a value may begin on the line before', () => {
  const { special_terms } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Auditor'], [140, 'Sample Ferguson & Co.']],
    [128, [40, 'Load:'], [140, 'Front End Load: Individual 1%, Takaful 2.5%, Back End']],
    [137, [140, 'Load: NIL']],
    [150, [40, 'Listing'], [140, 'PSX']],
  ]);
  const loads = special_terms.flatMap((row) => (row.term_type.endsWith('_LOAD') ? [row.value_raw] : []));
  expect([...new Set(loads)]).toEqual(['Individual 1%, Takaful 2.5%', 'NIL']);
});

it('the load of one end may be one for each kind of investor', () => {
  const cell = { x0: 0, y0: 0, x1: 1, y1: 1, page_number: 1 };
  const partsOf = (text: string): string[] | undefined => {
    const ends = splitEndLoads('Load', { ...cell, text });
    return ends === undefined ? undefined : [...ends.values()].map((each) => each.text);
  };
  expect(partsOf('Front End Load: Individual 1%, Takaful 2.5%, Back End Load: NIL')).toEqual([
    'Individual 1%, Takaful 2.5%',
    'NIL',
  ]);
  expect(partsOf('Front End Load: Individual, Takaful 2.5%, Back End Load: NIL')).toBeUndefined();
});

it('the loads of both ends are parted at the sign between them, with blanks around it or without', () => {
  const cell = { x0: 0, y0: 0, x1: 1, y1: 1, page_number: 1 };
  for (const text of ['2.00% / Nil', '2.00%/ Nil', '2.00%/Nil'])
    expect(
      [...(splitEndLoads('Front-end Load / Back-end Load', { ...cell, text }) ?? [])].map(([, { text: own }]) => own),
    ).toEqual(['2.00%', 'Nil']);
});

it('two returns of one month are withheld, with those to date beside them', () => {
  const periodsOf = (month: string): string[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample Ferguson & Co.']],
      [140, [40, 'Returns', 9]],
      [152, [200, 'MTD'], [260, 'YTD'], [320, '1 Month'], [380, 'FYTD'], [440, '1 Year']],
      [164, [40, 'SIF'], [200, month], [260, '3.39%'], [320, '3.46%'], [380, '2.46%'], [440, '12.73%']],
    ]).reported_returns.map((row) => row.period_label_raw);
  expect(periodsOf('3.46%')).toHaveLength(5);
  expect(periodsOf('-8.16%')).toEqual(['FYTD', '1 Year']);
});

it('the people of a sentence are not read without the rest of its first line', () => {
  const namesOf = (y: number): (string | null)[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample Ferguson & Co.']],
      [200, [40, 'Members of the Investment Committee:', 8.2]],
      [y, [190, 'Sana Mirza (Chief Executive Officer); Omar Dar (Chief Investment Officer); Muddasir']],
      [209, [40, 'Ahmed Lodhi (Head of Research); Asim Tariq (Head of Risk); Bilal Sial (Fund Manager)']],
    ]).parties.map((row) => row.name_raw);
  for (const y of [199.4, 200]) expect(namesOf(y)).not.toContain('Ahmed Lodhi');
});
