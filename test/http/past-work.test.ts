import { describe, expect, it } from 'vitest';
import { isFault } from '#base/fault.ts';
import { addDays, monthEnd } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import { ALLOCATION_TYPES } from '#domain/fragment-terms.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import type { Operation } from '#http/operation.ts';
import { readParameters } from '#http/read-parameters.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { readFundEntry } from '#reads/funds.ts';
import { findNavSeries, readNavHistory, readNavSeries } from '#reads/read-nav-history.ts';
import type { FactDatabase } from '#store/database.ts';
import { insertInBulk } from '#store/query-parts.ts';
import { counted } from '../support/counted-database.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, familyRow, fundRow, KNOWN_AT, navRow, payoutRow } from '../support/fact-rows.ts';
import { dataOf } from '../support/readings.ts';

const DAYS = 2_000;
const REPORTS = 70;
const TODAY = '2026-01-05' as IsoDate;
const day = (index: number): IsoDate => addDays(TODAY, index - DAYS);
const MONTHS = Array.from({ length: REPORTS }, (_, index) =>
  monthEnd(addDays(TODAY, (index - REPORTS) * 30 - 31)),
).filter((date, index, all) => all.indexOf(date) === index);

/** A fund with long series, known from KNOWN_AT on, and a pension scheme with one similar sub-fund. */
async function fill(database: FactDatabase): Promise<void> {
  // The sub-fund needs only reports.
  const keys = [1, 2];
  await commitFacts(database, {
    families: [familyRow(1, { family_type: 'VPS' })],
    funds: [fundRow(1), fundRow(2, { family_key: 1, vps_asset_class: 'EQUITY' })],
    navs: Array.from({ length: DAYS }, (_, index) => navRow(1, day(index), `10.${String(index).padStart(4, '0')}`)),
    payouts: Array.from({ length: DAYS }, (_, index) => payoutRow(1, day(index), '0.10')),
  });
  const sections = [
    'snapshot',
    'identity',
    'fund_size',
    'profile',
    'report_fragments',
    ...REPORT_SECTIONS,
    ...ALLOCATION_TYPES.map((type) => `allocations/${type}`),
  ];
  const reports = keys.flatMap((fund_key) => MONTHS.map((report_date) => ({ fund_key, report_date, data_version: 1 })));
  await database.write(async (tx) => {
    for (const report of reports) {
      await tx
        .insertInto('reports')
        .values({
          ...report,
          version: 1,
          id: `sample-report-${report.fund_key}-${report.report_date}`,
          content_hash: 'hash',
          report_ids: '[]',
          changed_sections: '[]',
          documents: '[]',
          currency: 'PKR',
          nav_per_unit: null,
          size_pkr: null,
          document_seq: 1,
          known_at: KNOWN_AT,
          superseded_at: null,
        })
        .execute();
    }
    const columns = {
      fund_key: 'integer',
      report_date: 'date',
      data_version: 'integer',
      section: 'text',
      row_count: 'integer',
      mark: 'text',
      text: 'text',
      plain: 'text',
    };
    await insertInBulk(
      tx,
      'report_sections',
      columns,
      reports.flatMap((report) =>
        sections.map((section) => ({ ...report, section, row_count: 0, mark: '', text: '[]', plain: '[]' })),
      ),
    );
  });
  // Makes the requested times lie in the past.
  await commitFacts(database, { events: [{ occurred_at: KNOWN_AT + 3_600_000 }] });
}

/** Restricts the operation to one row, page or report. */
async function askForOne(
  reader: FactReader,
  operation: Operation,
  as_of: string | null,
  more: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { path, query, body } = operation.parameters;
  const given = {
    ...('limit' in query ? { limit: '1' } : 'from' in query ? { from: MONTHS[5] ?? '', to: MONTHS[5] ?? '' } : {}),
    ...('per_page' in query ? { per_page: '1' } : {}),
    ...(query['date'] === undefined ? {} : { date: day(1_000) }),
    ...(query['funds'] === undefined ? {} : { funds: 'sample-fund-1' }),
    ...(as_of === null || query['as_of'] === undefined ? {} : { as_of }),
    ...more,
  };
  const values = readParameters(operation.parameters, {
    path: Object.fromEntries(
      Object.keys(path).map((name) => [
        name,
        { fund_slug: 'sample-fund-1', family_slug: 'sample-family-1', report_date: MONTHS[5] ?? '' }[name] ?? '',
      ]),
    ),
    query: new URLSearchParams(given).toString(),
    body: body === null ? undefined : { funds: ['sample-fund-1'], as_of },
  });
  const reading = await operation.answer({ reader, today: TODAY, operations: OPERATIONS, unitsPerMinute: 600 }, values);
  const data = dataOf(reading);
  return { data, cursor: reading.next_cursor };
}

const PAST = OPERATIONS.filter(({ parameters }) => 'as_of' in { ...parameters.query, ...parameters.body });
// The feed position, a count, the parts of one report: far less than one series.
const MOST_ROWS = 60;

eachEngine((open) => {
  describe('work of as_of reads', () => {
    it('an as_of read of any operation reads only the rows it returns, not the whole series', async () => {
      const place = open.place();
      await fill(await open.facts(place));
      const { database, rows } = counted(await open.facts(place));
      const reader = openFactReader(database, 'secret');
      await reader.view();
      expect(PAST).toHaveLength(31);
      for (const [what, as_of] of [
        ['known', KNOWN_AT + 1],
        ['nothing known', KNOWN_AT - 86_400_000],
        ['now', null],
      ] as const) {
        for (const operation of PAST) {
          const before = rows();
          const refused = await askForOne(
            reader,
            operation,
            as_of === null ? null : new Date(as_of).toISOString(),
          ).then(
            () => null,
            (thrown: unknown) => (isFault(thrown) ? thrown.code : thrown),
          );
          expect([null, 'REPORT_NOT_FOUND'], operation.id).toContain(refused);
          expect(rows() - before, `${operation.id}, ${what}`).toBeLessThanOrEqual(MOST_ROWS);
        }
      }
    });

    it('an as_of read in the middle of a series reads as little, in either order', async () => {
      const place = open.place();
      await fill(await open.facts(place));
      const { database, rows } = counted(await open.facts(place));
      const reader = openFactReader(database, 'secret');
      await reader.view();
      const as_of = new Date(KNOWN_AT + 1).toISOString();
      for (const operation of PAST.filter(({ paging }) => paging === 'cursor')) {
        for (const order of ['asc', 'desc']) {
          let cursor: string | undefined;
          for (let page = 0; page < 3; page += 1) {
            const before = rows();
            const answer = (await askForOne(reader, operation, as_of, {
              order,
              limit: '10',
              ...(cursor && { cursor }),
            })) as { cursor: string };
            cursor = answer.cursor;
            expect(rows() - before, `${operation.id} ${order}`).toBeLessThanOrEqual(MOST_ROWS);
          }
        }
      }
    });

    it('a page at a time since the last commit is cut from the rendered series of today', async () => {
      const place = open.place();
      await fill(await open.facts(place));
      const { database, rows } = counted(await open.facts(place));
      const reader = openFactReader(database, 'secret');
      const view = await reader.view();
      const entry = readFundEntry(view, 'sample-fund-1');
      await readNavSeries(view, entry);
      await expect.poll(() => findNavSeries(view, entry)).toBeDefined();
      const before = rows();
      const answer = await readNavHistory(view, {
        fund_slug: 'sample-fund-1',
        as_of: view.known_at + 1,
        from: null,
        to: null,
        cursor: null,
        limit: 1,
        order: null,
      });
      expect(dataOf(answer)).toMatchObject({ total: DAYS });
      expect(rows() - before).toBe(0);
    });
  });
});
