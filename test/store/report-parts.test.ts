import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { openAll } from '#reads/open-report.ts';
import { insertReport } from '#store/reports.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, fundRow } from '../support/fact-rows.ts';

const DATES = ['2026-05-31', '2026-06-30'];

eachEngine((open) => {
  it('the sections of a bulk snapshot are read by one query, however many funds it has', async () => {
    const facts = await open.facts();
    const keys = [1, 2, 3, 4, 5, 6].map((fund_key) => ({
      fund_key,
      report_date: DATES[fund_key % 2] ?? '',
      data_version: 1,
    }));
    await commitFacts(facts, { funds: keys.map(({ fund_key }) => fundRow(fund_key)) });
    const reports = keys.map((key) => ({
      ...key,
      version: 1,
      id: `report-${key.fund_key}`,
      content_hash: 'h',
      report_ids: '[]',
      changed_sections: '[]',
      documents: '[]',
      currency: 'PKR',
      nav_per_unit: null,
      size_pkr: null,
      document_seq: 1,
      known_at: 1,
      superseded_at: null,
    }));
    await facts.write(async (tx) => {
      for (const report of reports)
        await insertReport(
          tx,
          report,
          ['snapshot', 'fees'].map((section) => ({
            fund_key: report.fund_key,
            report_date: report.report_date,
            data_version: 1,
            section,
            row_count: 1,
            withheld_row_count: 0,
            mark: 'm',
            text: `{"of":${report.fund_key}}`,
            plain: null,
          })),
        );
    });
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const opened = await openAll(facts.query.withPlugin(counting), reports, ['snapshot']);
    expect(
      opened.map(({ report, parts }) => [report.fund_key, [...parts.keys()], parts.get('snapshot')?.text]),
    ).toEqual(keys.map(({ fund_key }) => [fund_key, ['snapshot'], `{"of":${fund_key}}`]));
    expect(queries).toBe(1);
  });
});
