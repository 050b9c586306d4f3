import { expect, it } from 'vitest';
import { challengePage, navPage, sampleFunds } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import { rebuild } from '#ingest/rebuild.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { FactDatabase } from '#store/database.ts';
import { listStageTimes } from '#store/document-rows.ts';

const PAGE = navPage(sampleFunds(12));

/** Lines `outcome stage times`, each with a positive duration. */
async function stagesOf(facts: FactDatabase): Promise<string[]> {
  const rows = await listStageTimes(facts.query);
  for (const { microseconds } of rows) expect(microseconds).toBeGreaterThanOrEqual(0);
  return rows.map(({ outcome, stage, times }) => `${outcome} ${stage} ${times}`).toSorted();
}

eachEngine((open) => {
  it('every document has the durations of its stages once, whatever its outcome, and a rebuild does not change them', async () => {
    const desk = openDesk(await open.facts());
    const { facts } = desk.ingest;
    await desk.take('nav', PAGE);
    await desk.take('nav', PAGE);
    await desk.take('nav', PAGE);
    await desk.take('nav', challengePage(), false);
    const counted = [
      'promoted archive 1',
      'promoted match 1',
      'promoted parse 1',
      'promoted promote 1',
      'promoted wait 1',
      'refused archive 1',
      'refused parse 1',
      'refused promote 1',
      'refused wait 1',
      'unchanged archive 2',
      'unchanged promote 2',
      'unchanged wait 2',
    ];
    expect(await stagesOf(facts)).toEqual(counted);
    await rebuild(facts, desk.ingest.archive, () => undefined);
    expect(await stagesOf(facts)).toEqual(counted);
  });

  it('the duration of a fetch is recorded by the fetcher', async () => {
    const desk = openDesk(await open.facts());
    await ingestDocument(desk.ingest, {
      source: 'nav',
      bytes: Buffer.from(PAGE),
      origin: 'https://sample.example/nav',
      url: null,
      is_partial: true,
      fetch_ms: 1_234.5,
    });
    expect((await listStageTimes(desk.ingest.facts.query)).find(({ stage }) => stage === 'fetch')).toEqual({
      source: 'nav',
      stage: 'fetch',
      outcome: 'promoted',
      times: 1,
      microseconds: 1_234_500,
    });
  });
});
