import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allocation, fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { makeOperator } from './operate.ts';
import { documentOf } from './run-mfds.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('an operator imports a page, sees what is withheld and why, corrects it, and rereads the archive', async () => {
  const mfds = makeOperator();
  const folder = temporaryFolder();
  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  await mfds([
    'ingest',
    'registry',
    put('funds.csv', 'official_name,slug\nSample Crescent Cash Fund,sample-cash\n'),
    '--json',
  ]);
  const page = fundPage({
    allocations: [allocation('ASSET_ALLOCATION', 'Cash', '35.25'), allocation('ASSET_ALLOCATION', 'T-Bills', '57.75')],
  });
  const taken = await mfds(['ingest', 'fmr', put('page.json', fragmentFile([page])), '--json']);
  expect(taken.code).toBe(3);
  expect(documentOf(taken)).toMatchObject({
    held: 1,
    // The report, and the record of its fund, which the report completes.
    changed: 2,
    documents: [{ outcome: 'promoted', held_rows: { allocation_sum: 2 }, changes: { reports_promoted: 1 } }],
  });
  const { holds } = documentOf(await mfds(['review', 'list', '--json'])) as { holds: { id: string }[] };
  const id = holds[0]?.id ?? '';
  const shown = (await mfds(['review', 'show', id])).stdout;
  expect(shown).toMatch(/summary +allocations on page 4: expected ASSET_ALLOCATION.*93\.00 from 2 rows/);
  expect(shown).toMatch(/allocations\[1\] .*label_raw T-Bills, percent_of_total_assets 57\.75/);
  const wrong = await mfds([
    'review',
    'correct',
    id,
    'allocations[9].percent_of_total_assets',
    '64.75',
    '--reason',
    'misread',
    '--json',
  ]);
  expect(wrong.code).toBe(1);
  expect(documentOf(wrong)).toMatchObject({ error: { code: 'PATH_UNKNOWN' } });
  expect(
    documentOf(
      await mfds([
        'review',
        'correct',
        id,
        'allocations[1].percent_of_total_assets',
        '64.75',
        '--reason',
        'misread',
        '--json',
      ]),
    ),
  ).toMatchObject({ changed: 1 });
  expect(documentOf(await mfds(['reread', '--json']))).toMatchObject({
    documents: [{ outcome: 'unchanged' }],
    changed: 0,
    held: 0,
  });
  const refused = await mfds(['ingest', 'fmr', put('broken.json', '{"schema_version":'), '--json']);
  expect(refused.code).toBe(1);
  expect(documentOf(refused)).toMatchObject({
    refused: 1,
    documents: [{ message: expect.stringContaining('line 1, column 19') as string }],
  });
  expect(documentOf(await mfds(['ingest', 'fmr', put('report.pdf', '%PDF-1.7\n%%EOF'), '--json']))).toMatchObject({
    refused: 1,
  });
});
