/**
 * A store with every part at its largest: histories of decades, daily payouts, ten years of reports, a long feed. Rows
 * are those an import writes.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, monthEnd } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import { ALLOCATION_TYPES } from '#domain/fragment-terms.ts';
import { eventId } from '#domain/identity.ts';
import { SAMPLE_EVIDENCE, SAMPLE_ROWS } from '#http/schemas/report-samples.ts';
import { insertInBulk } from '#store/query-parts.ts';
import { openFacts } from '#store/database.ts';
import type { FactTx } from '#store/database.ts';
import { appendEvents, askFeedPoint, readFeedHead } from '#store/event-rows.ts';
import { writeEvidence } from '#store/reports.ts';
import { insertPayouts } from '#store/series.ts';
import { TODAY, environment } from './installation.ts';
import type { Installation } from './installation.ts';
import { slugOf, writeHistory } from './market.ts';
import { runMfds } from './processes.ts';

/** Funds with rows in every table and NAVs of 63 years. */
export const LARGE_FUNDS = 24;
const LARGE_DAYS = 23_000;
export const FUNDS = 600;
const DAYS = 300;
/** The large funds are the sub-funds of these. */
export const FAMILIES = 4;
const PAYOUTS = 2_500;
export const MONTHS = Array.from({ length: 120 }, (_, index) => monthEnd(addDays(TODAY, -31 * (index + 1)))).filter(
  (date, index, all) => all.indexOf(date) === index,
);
const FEED_EVENTS = 150_000;

/** The newest reports of each fund that have evidence: each takes ninety kilobytes. */
export const EVIDENCE_MONTHS = 6;
/** Printed values of a full page. */
const EVIDENCE_VALUES = 200;

/** Rows of a section in a full page of a report. */
const SECTION_ROWS: Readonly<Record<string, number>> = {
  holdings: 25,
  allocations: 20,
  reported_returns: 14,
  metrics: 8,
  fees: 4,
  compliance: 4,
  notes: 6,
  special_terms: 5,
};

export interface FairnessInstallation extends Installation {
  /** A second account's key. */
  readonly attacker_key: string;
  /** Times of the last two commits. Any time between them is in the past and has all facts. */
  readonly commits: readonly [number, number];
}

export async function openFairnessInstallation(): Promise<FairnessInstallation> {
  const folder = join(tmpdir(), 'mfds-bench-fairness');
  if (!existsSync(folder)) await make(folder);
  const commits = await commitLast(join(folder, 'data', 'facts.sqlite'));
  return {
    env: environment(join(folder, 'data')),
    key: readFileSync(join(folder, 'key'), 'utf8'),
    attacker_key: readFileSync(join(folder, 'attacker-key'), 'utf8'),
    commits,
  };
}

// Longer than one run needs, since each request reads at another millisecond.
const PAST_MILLISECONDS = 60_000;

/** Appends an event that no measured request reads. */
async function commitLast(file: string): Promise<readonly [number, number]> {
  const facts = await openFacts({ engine: 'sqlite', file });
  const { known_at: before } = await askFeedPoint(facts);
  await sleep(Math.max(0, before + PAST_MILLISECONDS - Date.now()));
  const occurred_at = Date.now();
  await facts.write(async (tx) => {
    const seq = (await readFeedHead(tx)) + 1;
    const what = { dataset: 'registry', type: 'fund.updated', fund_key: null, effective_date: null };
    const event = { ...what, data_version: null, resource: '/v1/mutual-funds/funds', changed: '[]' };
    await appendEvents(tx, [{ ...event, seq, id: eventId(seq, what.type, `${seq}`, ''), occurred_at }]);
  });
  await facts.close();
  return [before, occurred_at];
}

async function make(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  const env = environment(join(draft, 'data'));
  const document = join(draft, 'history.csv');
  const parts = [
    { funds: FUNDS, days: LARGE_DAYS, first: 1, last: LARGE_FUNDS },
    { funds: FUNDS, days: DAYS, first: LARGE_FUNDS + 1, last: FUNDS },
  ];
  for (const { first, last, ...market } of parts) {
    writeHistory(document, { ...market, today: TODAY }, first, last);
    runMfds(['ingest', 'nav', document, '--json'], env);
  }
  rmSync(document);
  const facts = await openFacts({ engine: 'sqlite', file: join(draft, 'data', 'facts.sqlite') });
  await facts.write(fill);
  await facts.close();
  for (const [file, name] of [
    ['key', 'bench'],
    ['attacker-key', 'attacker'],
  ] as const) {
    const made = runMfds(
      ['keys', 'create', '--account', `${name}@example.com`, '--name', name, '--scopes', 'all', '--json'],
      env,
    );
    writeFileSync(join(draft, file), (JSON.parse(made.stdout) as { key: string }).key);
  }
  renameSync(draft, folder);
}

export const familyOf = (index: number): string => `sample-bench-scheme-${1 + (index % FAMILIES)}`;

async function fill(tx: FactTx): Promise<void> {
  const keys = (
    await tx
      .selectFrom('funds')
      .select('fund_key')
      .where(
        'slug',
        'in',
        Array.from({ length: LARGE_FUNDS }, (_, index) => slugOf(index + 1)),
      )
      .execute()
  ).map(({ fund_key }) => fund_key);
  const known_at = Date.now();
  const head = await readFeedHead(tx);
  for (let key = 1; key <= FAMILIES; key += 1) {
    const slug = familyOf(key - 1);
    await tx
      .insertInto('families')
      .values({
        family_key: key,
        id: `00000000-0000-5000-8000-00000000000${key}`,
        slug,
        name: slug,
        family_type: 'VPS',
        amc_key: 1,
      })
      .execute();
  }
  for (const [index, fund_key] of keys.entries()) {
    const change = {
      family_key: 1 + (index % FAMILIES),
      vps_asset_class: 'EQUITY',
      payout_version: head + 1,
      report_version: head + 1,
      latest_report_date: MONTHS[0] ?? null,
    };
    await tx.updateTable('funds').set(change).where('fund_key', '=', fund_key).execute();
    await insertPayouts(
      tx,
      Array.from({ length: PAYOUTS }, (_, day) => ({
        id: `sample-payout-${fund_key}-${day}`,
        version: head + 1,
        fund_key,
        payout_date: addDays(TODAY, -day),
        ordinal: 1,
        amount_per_unit: '0.0292' as Decimal,
        ex_nav: '10.3797' as Decimal,
        source_url: 'https://sample.example/payouts',
        observed_at: known_at,
        document_seq: 1,
        known_at,
        superseded_at: null,
      })),
    );
    for (const report_date of MONTHS) await insertReport(tx, fund_key, report_date, head + 1, known_at);
  }
  for (let done = 0; done < FEED_EVENTS; done += 5_000) {
    const from = head + 1 + done;
    await appendEvents(
      tx,
      Array.from({ length: 5_000 }, (_, index) => ({
        seq: from + index,
        id: eventId(from + index, 'nav.observed', `${index}`, ''),
        dataset: 'nav',
        type: 'nav.observed',
        fund_key: keys[index % keys.length] ?? null,
        effective_date: TODAY,
        data_version: null,
        occurred_at: known_at,
        resource: `/v1/mutual-funds/funds/${slugOf(1)}/nav?from=2026-01-01&to=2026-11-20`,
        changed: '["nav"]',
      })),
    );
  }
}

const REPORT_COLUMNS = {
  fund_key: '',
  report_date: '',
  data_version: '',
  section: '',
  row_count: '',
  mark: '',
  text: '',
  plain: '',
};

const EVIDENCE = {
  pages: JSON.stringify(SAMPLE_EVIDENCE.pages),
  places: JSON.stringify(
    Array.from({ length: EVIDENCE_VALUES }, (_, index) => ({ ...SAMPLE_EVIDENCE.values[0], row_order: index + 1 })),
  ),
};

async function insertReport(
  tx: FactTx,
  fund_key: number,
  report_date: IsoDate,
  version: number,
  known_at: number,
): Promise<void> {
  const key = { fund_key, report_date, data_version: 1 };
  await tx
    .insertInto('reports')
    .values({
      ...key,
      version,
      id: '3b2f6f5e-7a34-5c5b-9f4c-2d6d0a1c3e58',
      content_hash: 'a'.repeat(43),
      report_ids: '["3b2f6f5e-7a34-5c5b-9f4c-2d6d0a1c3e59"]',
      changed_sections: '[]',
      documents: '["sample-report.pdf"]',
      currency: 'PKR',
      nav_per_unit: '10.0000',
      size_pkr: '1814000000',
      document_seq: 1,
      known_at,
      superseded_at: null,
    })
    .execute();
  if (MONTHS.indexOf(report_date) < EVIDENCE_MONTHS) await writeEvidence(tx, { ...key, ...EVIDENCE });
  await insertInBulk(tx, 'report_sections', REPORT_COLUMNS, [
    {
      ...key,
      section: 'snapshot',
      row_count: 0,
      mark: '',
      text: '{"nav_per_unit":"10.0000","net_assets_pkr":"1814000000"}',
      plain: null,
    },
    ...['identity', 'fund_size', 'profile'].map((section) => ({
      ...key,
      section,
      row_count: 0,
      mark: '',
      text: '{}',
      plain: '{}',
    })),
    { ...key, section: 'report_fragments', row_count: 1, mark: '', text: '[]', plain: null },
    ...REPORT_SECTIONS.map((section) => partOf(key, section, section, SECTION_ROWS[section] ?? 2)),
    ...ALLOCATION_TYPES.map((type) => partOf(key, `allocations/${type}`, 'allocations', 10)),
  ]);
}

function partOf(
  key: object,
  section: string,
  rowsOf: string,
  row_count: number,
): Record<keyof typeof REPORT_COLUMNS, unknown> {
  const row = (SAMPLE_ROWS as Readonly<Record<string, object>>)[rowsOf] ?? {};
  const rows = Array.from({ length: row_count }, (_, index) => ({ ...row, row_order: index + 1 }));
  const { report_id: _id, page_number: _page, ...plain } = { report_id: '', page_number: 0, ...row };
  return {
    fund_key: 0,
    report_date: '',
    data_version: 1,
    ...key,
    section,
    row_count,
    mark: '',
    text: JSON.stringify(rows),
    plain: JSON.stringify(rows.map(() => plain)),
  };
}
