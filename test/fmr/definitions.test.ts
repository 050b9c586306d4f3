/** Glossaries: headword, a word that says what kind of entry it is, and what the page says of it. */
import { expect, it } from 'vitest';
import type { Word } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf } from './placed-words.ts';

type Entry = readonly [headword: string, ...lines: string[]];

const FACTS: readonly Entry[] = [
  ['Auditor', 'term. Sample and Company, Chartered', 'Accountants.'],
  ['Management Fee', 'term. Up to 1.00% per annum.'],
  ['NAV per Unit', 'price. PKR 10.9501 on 31 October', '2024.'],
  ['Front-end Load', 'term. Nil.'],
  ['Ayesha Sample, CFA', 'person. Chief Investment', 'Officer.'],
];
const SHARES: readonly Entry[] = [
  ['Placements', 'asset. October 2024 11.3%; September', '2024 9.7%.'],
  ['T-Bills', 'asset. October 2024 72.0%; September', '2024 69.1%.'],
  ['Bank Deposits', 'asset. October 2024 16.7%; September', '2024 21.2%.'],
  ['Sample Bank Limited', 'holding, No. 2. 8.93%.'],
  ['Sample Cement Limited', 'holding, No. 1. 10.51%.'],
];
const RETURNS: readonly Entry[] = [
  ['August 2024', 'month. Fund 12.57%; benchmark', '12.54%.'],
  ['October 2024', 'month. Fund 11.49%; benchmark 12.06%.'],
  ['September 2024', 'month. Fund 12.75%; benchmark', '11.99%.'],
  ['1 Year', 'period. Fund 12.50%; benchmark 12.89%.'],
  ['3 Months', 'period. Fund 11.70%; benchmark 12.32%.'],
];
const KEY = [
  'The word after a headword says what an entry is. asset: Asset Allocation (% of Total Assets); holding: Top',
  'Holdings (% of Total Assets); period: Returns up to 31 October 2024; month: Returns of single months.',
];

function lineOf(x: number, y: number, text: string, bold = false): Word[] {
  let x0 = x;
  return text.split(' ').map((part) => {
    const word = { x0, x1: x0 + part.length * 3.2, y0: y - 6, y1: y + 2, text: part, baseline: y, size: 8 };
    x0 = word.x1 + 2;
    return { ...word, bold, color: '#000000' };
  });
}

/** The entries of a column under each other, with a gap between two of them. */
function drawColumn(x: number, top: number, entries: readonly Entry[]): Word[] {
  let y = top;
  return entries.flatMap(([headword, first = '', ...rest]) => {
    const head = lineOf(x, y, headword, true);
    const words = [...head, ...lineOf((head.at(-1)?.x1 ?? x) + 2, y, first)];
    for (const line of rest) words.push(...lineOf(x + 10, (y += 10), line));
    y += 13;
    return words;
  });
}

function readGlossary(columns: readonly (readonly Entry[])[], key: readonly string[] = KEY): ReadFragment {
  const page = pageOf(INCOME_FUND.slice(0, 2));
  const words = [
    ...page.words,
    ...columns.flatMap((entries, at) => drawColumn(40 + 185 * at, 120, entries)),
    ...key.flatMap((text, at) => lineOf(40, 500 + 10 * at, text)),
  ];
  const [fragment] = readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

const termsOf = (read: ReadFragment): string[] =>
  read.special_terms.map(({ label_raw, value_raw }) => `${label_raw} ${value_raw}`);

const ALL = [FACTS, SHARES, RETURNS];

it('have facts by their headwords, without the stop at their end', () => {
  const read = readGlossary(ALL);
  expect(read).toMatchObject({
    report_date: '2024-10-31',
    nav_per_unit: '10.9501',
    nav_date: '2024-10-31',
  });
  expect(termsOf(read)).toEqual(['Management Fee Up to 1.00% per annum', 'Front-end Load Nil']);
  expect(read.parties).toContainEqual(
    expect.objectContaining({ name_raw: 'Ayesha Sample, CFA', designation_raw: 'Chief Investment Officer' }),
  );
  expect(read.parties).toContainEqual(
    expect.objectContaining({ role: 'AUDITOR', organization_raw: 'Sample and Company, Chartered Accountants' }),
  );
});

it('have tables by the titles that the key gives their kinds', () => {
  const read = readGlossary(ALL);
  expect(read.allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual([
    'Placements 11.3 9.7',
    'T-Bills 72.0 69.1',
    'Bank Deposits 16.7 21.2',
  ]);
  expect(read.holdings.map((row) => `${row.rank} ${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    '1 Sample Cement Limited 10.51',
    '2 Sample Bank Limited 8.93',
  ]);
  expect(
    read.reported_returns
      .map((row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`)
      .toSorted(),
  ).toEqual([
    '1 Year 12.50 12.89',
    '3 Months 11.70 12.32',
    'August 2024 12.57 12.54',
    'October 2024 11.49 12.06',
    'September 2024 12.75 11.99',
  ]);
});

it('may be without kinds', () => {
  const bare = FACTS.map(([headword, first = '', ...rest]): Entry => [
    headword,
    first.replace(/^[a-z]+\. /, ''),
    ...rest,
  ]);
  const more: Entry[] = [
    ['Trustee', 'Sample Trust Company Limited of', 'Karachi.'],
    ['Benchmark', '90% three months PKRV and 10% average', 'savings rate.'],
    ['Launch Date', '10 February 2014.'],
    ['Category', '– Money Market Scheme.'],
    ['Dealing Days', 'Monday to Friday.'],
  ];
  const read = readGlossary([bare, more], []);
  expect(read).toMatchObject({
    nav_per_unit: '10.9501',
    launch_date: '2014-02-10',
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three months PKRV and 10% average savings rate',
  });
  expect(new Set(read.parties.map((row) => row.name_raw ?? row.organization_raw))).toEqual(
    new Set([
      'Ayesha Sample, CFA',
      'Sample Trust Company Limited of Karachi',
      'Sample and Company, Chartered Accountants',
    ]),
  );
});

it('have no tables without a key', () => {
  const read = readGlossary(ALL, []);
  expect([read.allocations, read.holdings, read.reported_returns]).toEqual([[], [], []]);
  expect(termsOf(read)).toContain('Front-end Load Nil');
});

it('have no value of an entry that is cut', () => {
  const cut = FACTS.map(([headword, ...lines]): Entry => [headword, ...lines.slice(0, 1)]);
  const read = readGlossary([cut, SHARES, RETURNS]);
  expect(read.parties.map((row) => row.name_raw ?? row.organization_raw)).toEqual([]);
  expect(read.nav_per_unit).toBeNull();
  expect(termsOf(read)).toContain('Front-end Load Nil');
});

it('have no value of an entry with a line that may not be its own', () => {
  const far = drawColumn(40, 120, [...FACTS.slice(1), ['Trustee', 'term. Sample Trust']]);
  const last = far.at(-1)?.baseline ?? 0;
  const after = drawColumn(40, last + 30, [['Leverage', 'term. None.']]);
  const page = pageOf(INCOME_FUND.slice(0, 2));
  const read = (gap: number): string[] => {
    const line = lineOf(50, last + gap, 'Company.');
    const rest = [SHARES, RETURNS].flatMap((entries, at) => drawColumn(225 + 185 * at, 120, entries));
    const words = [...page.words, ...far, ...line, ...after, ...rest];
    const [fragment] = readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments;
    return (fragment?.parties ?? []).flatMap(({ organization_raw }) => organization_raw ?? []);
  };
  expect(read(10)).toEqual(['Sample Trust Company']);
  expect(read(17)).toEqual([]);
});

it('have an entry that continues in the next column', () => {
  const [auditor, ...rest] = FACTS as readonly [Entry, ...Entry[]];
  const first: Entry[] = [...rest, ['Auditor', auditor[1] as string]];
  const page = pageOf(INCOME_FUND.slice(0, 2));
  const words = [
    ...page.words,
    ...drawColumn(40, 120, first),
    ...lineOf(235, 110, 'Accountants.'),
    ...drawColumn(225, 123, SHARES),
    ...drawColumn(410, 120, RETURNS),
  ];
  const [read] = readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments;
  expect(read?.parties).toContainEqual(
    expect.objectContaining({ role: 'AUDITOR', organization_raw: 'Sample and Company, Chartered Accountants' }),
  );
});

it('have no months that speak for that of the page', () => {
  // The head of a column is in the head of the page.
  const page = pageOf(INCOME_FUND.slice(0, 2));
  const [august, october, september, ...periods] = RETURNS as readonly [Entry, Entry, Entry, ...Entry[]];
  const columns = [[august, ...periods, october, ...FACTS, september], SHARES];
  const words = [...page.words, ...columns.flatMap((entries, at) => drawColumn(40 + 185 * at, 78, entries))];
  const [read] = readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments;
  expect(read?.report_date).toBe('2024-10-31');
});

it('have facts under headwords that lost the blank before their kind', () => {
  const joined = ALL.map((entries) =>
    entries.map(([headword, first = '', ...rest], at): Entry => {
      const [kind = '', ...text] = first.split(' ');
      return at % 2 === 1 ? [headword + kind, text.join(' '), ...rest] : [headword, first, ...rest];
    }),
  );
  const [read, whole] = [readGlossary(joined), readGlossary(ALL)];
  expect(termsOf(read)).toEqual(termsOf(whole));
  expect(read.parties).toHaveLength(whole.parties.length);
  for (const section of ['allocations', 'holdings', 'reported_returns'] as const)
    expect(read[section]).toHaveLength(whole[section].length);
});

it('are read the same if words are set a little unevenly and the lines of columns are on different heights', () => {
  const page = pageOf(INCOME_FUND.slice(0, 2));
  const columns = ALL.flatMap((entries, at) => drawColumn(40 + 185 * at, 120 + 2 * at, entries));
  const key = KEY.flatMap((text, at) => lineOf(40, 500 + 10 * at, text));
  const nudged = [...columns, ...key].map((word, at): Word => {
    const dy = [0, 0.7, -0.7, 0.4, -0.6][at % 5] as number;
    return { ...word, y0: word.y0 + dy, y1: word.y1 + dy, baseline: word.baseline + dy };
  });
  const [read] = readReport({ pages: [{ ...page, words: [...page.words, ...nudged] }] }, { funds: [] }).fragments;
  const even = readGlossary(ALL);
  for (const section of ['special_terms', 'parties', 'allocations', 'holdings', 'reported_returns'] as const)
    expect(new Set<unknown>(read?.[section])).toEqual(new Set<unknown>(even[section]));
  expect(read?.nav_per_unit).toBe('10.9501');
});
