import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FRAGMENT_SECTIONS, MEMBERS, membersOf } from '#domain/fragment-members.ts';
import { FRAGMENT_SCHEMA_VERSION } from '#domain/fragment.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk } from '../support/report-desk.ts';

const DOCUMENT = readFileSync('docs/fragment-schema.md', 'utf8');
const messageOf = (content: string): string => {
  try {
    readFragmentFile(Buffer.from(content));
    return '';
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
};

it('docs/fragment-schema.md documents every member of the schema and its version', () => {
  expect(DOCUMENT).toContain(`the fragment schema ${FRAGMENT_SCHEMA_VERSION}`);
  const words = new Set(DOCUMENT.match(/`[a-z_0-9]+`/g));
  const names = [
    ...Object.keys(MEMBERS),
    ...FRAGMENT_SECTIONS,
    ...FRAGMENT_SECTIONS.flatMap((section) => Object.keys(membersOf(section))),
  ];
  expect(names.filter((name) => !words.has(`\`${name}\``))).toEqual([]);
});

eachEngine((open) => {
  it('the example of docs/fragment-schema.md is promoted unchanged', async () => {
    const desk = await openReportDesk(await open.facts());
    const [, example = ''] = /```json\n([\s\S]+?)```/.exec(DOCUMENT) ?? [];
    expect(await desk.take('fmr', example)).toMatchObject({
      outcome: 'promoted',
      held: 0,
      changes: { reports_promoted: 1 },
    });
    expect(JSON.parse(await desk.part('Sample Crescent Cash Fund', 'report_fragments', 1))).toMatchObject([
      { extraction_mode: 'IMPORTED', schema_version: '1.0', page_type: 'FUND_PAGE' },
    ]);
  });
});

it.each<readonly [string, string, string]>([
  [
    'another version of the schema',
    fragmentFile([], { schema_version: '9.0' }),
    'schema_version: expected "1.0", found "9.0"',
  ],
  ['no fragments', '{"schema_version":"1.0"}', 'fragments: expected a list, found nothing'],
  [
    'a number where a decimal belongs',
    fragmentFile([fundPage({ net_assets: 1814000000 })]),
    'fragments[0].net_assets: expected a decimal as a string',
  ],
  [
    'thousands separators',
    fragmentFile([fundPage({ net_assets: '1,814' })]),
    'fragments[0].net_assets: expected a decimal as a string like "10.0080", without thousands separators, found "1,814"',
  ],
  [
    'a day that is none',
    fragmentFile([fundPage({ nav_date: '2026-02-30' })]),
    'fragments[0].nav_date: expected a calendar date',
  ],
  [
    'a row without its label',
    fragmentFile([fundPage({ metrics: [{ metric_key: 'ALPHA' }] })]),
    'fragments[0].metrics[0].label_raw: expected a text',
  ],
  [
    'a misspelt member of a row',
    fragmentFile([fundPage({ ratings: [{ rating_type: 'FUND_STABILITY', ratng_raw: 'A' }] })]),
    'fragments[0].ratings[0].ratng_raw: expected no member of this name; did you mean rating_raw?',
  ],
  [
    'a sub-fund without a key',
    fragmentFile([fundPage({ sub_funds: [{ asset_class: 'DEBT' }] })]),
    'fragments[0].sub_funds[0].sub_fund_key: expected a text',
  ],
  [
    'evidence without words',
    fragmentFile([fundPage({ evidence: { nav_per_unit: { x0: 1 } } })]),
    'fragments[0].evidence["nav_per_unit"].printed: expected a text',
  ],
  [
    'half a box',
    fragmentFile([fundPage({ evidence: { nav_per_unit: { printed: '10.41', x0: 1, y0: 1, x1: 2 } } })]),
    'fragments[0].evidence["nav_per_unit"].y1: expected a number of points',
  ],
  [
    'a page without a number',
    fragmentFile([{ ...fundPage(), page_number: undefined }]),
    'fragments[0].page_number: expected a whole number from 1 to 1000, found nothing',
  ],
  [
    'a word without its box',
    fragmentFile([], { pages: [{ page_number: 1, words: [['Fund', 1, 2, 3]] }] }),
    'pages[0].words[0]: expected [text, x0, y0, x1, y1]',
  ],
  ['a list where the file belongs', '[]', 'expected an object, found a list'],
  ['text behind the end', '{"a":1} x', 'line 1, column 9'],
  ['a string that does not end', '{\n  "a": "b\n}', 'line 2, column 8'],
  ['a file that stops half-way', '{"schema_version": "1.0", "fragments": [', 'line 1, column 41'],
])('a fragment file with %s is rejected with the position', (_wrong, content, expected) => {
  expect(messageOf(content)).toContain(expected);
});

it('the message for a fragment file with many errors has the first ones and the number of others', () => {
  const message = messageOf(fragmentFile(Array.from({ length: 40 }, () => ({ page_number: 0 }))));
  expect(message).toMatch(/and 28 more\.$/);
});
