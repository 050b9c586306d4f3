/**
 * Holds and decisions of a store in use, inserted by SQL. Each is about a fund, a month and the document that a real
 * one would name, at random over the whole history: holds of one fund or month would be closer together than in a market.
 */
import { basename } from 'node:path';
import { lastDateOf } from '#domain/hold-dates.ts';
import { reportKey } from '#domain/report-draft.ts';
import type { FactTx } from '#store/database.ts';
import { insertInBulk } from '#store/query-parts.ts';
import type { HoldTable } from '#store/tables.ts';
import { createSeededRandom } from '#sample/seeded-random.ts';
import { amcName, fundName, FUNDS_AN_AMC, MONTHS, nameReportFile, PAGES_BEFORE_FUNDS } from './years-market.ts';

const CHECKS = ['fund_unknown', 'allocations_total', 'nav_jump', 'size_jump', 'nav_disagrees', 'evidence_missing'];
const HOLD_COLUMNS = {
  id: 'text',
  dataset: 'text',
  check_name: 'text',
  status: 'text',
  subject: 'text',
  fund_key: 'integer',
  summary: 'text',
  figures: 'jsonb',
  rows: 'jsonb',
  row_count: 'integer',
  opened_at: 'bigint',
  decided_at: 'bigint',
  decided_by: 'text',
  reason: 'text',
  document_sha256: 'text',
  report_key: 'text',
  last_date: 'date',
} satisfies Readonly<Record<keyof HoldTable, string>>;
const HELD_ROWS = 6;
const ROWS_A_BATCH = 5_000;
/** Names that no registry has; each leaves a hold every month. */
const UNKNOWN_FUNDS = 20;

interface StoredDocument {
  readonly document_seq: number;
  readonly sha256: string;
  readonly source: string;
  readonly origin: string;
  readonly page_date: string | null;
}

interface Imported {
  /** By file name. */
  readonly reports: ReadonlyMap<string, StoredDocument>;
  /** In order of arrival. */
  readonly navs: readonly StoredDocument[];
  readonly amcs: number;
}

/** The fund, the month and the document of one hold. */
interface Subject {
  readonly fund_key: number;
  readonly month: number;
  readonly document: StoredDocument;
}

export async function insertHolds(tx: FactTx, { decided, open }: { decided: number; open: number }): Promise<void> {
  if (decided + open === 0) return;
  const now = Date.now();
  const documents = await tx
    .selectFrom('documents')
    .select(['document_seq', 'sha256', 'source', 'origin', 'page_date'])
    .orderBy('document_seq')
    .execute();
  const navs = documents.filter(({ source }) => source.startsWith('nav'));
  const reports = new Map(
    documents.filter(({ source }) => source === 'fmr').map((document) => [basename(document.origin), document]),
  );
  const { funds } = await tx
    .selectFrom('funds')
    .select(({ fn }) => fn.countAll<number>().as('funds'))
    .executeTakeFirstOrThrow();
  const amcs = Number(funds) / FUNDS_AN_AMC;
  for (let done = 0; done < decided + open; done += ROWS_A_BATCH) {
    const numbers = Array.from({ length: Math.min(ROWS_A_BATCH, decided + open - done) }, (_, index) => done + index);
    const made = numbers.map((number) => makeHold(number, { reports, navs, amcs }));
    const holds = made.map(({ hold }, index) => ({ ...hold, ...stateOf(done + index, decided, now) }));
    await insertInBulk(tx, 'holds', HOLD_COLUMNS, holds);
    await insertInBulk(
      tx,
      'hold_documents',
      { hold_id: 'text', document_seq: 'integer' },
      made.map(({ hold, document_seq }) => ({ hold_id: hold.id, document_seq })),
    );
    const decisions = numbers.filter((number) => number < decided).map((number) => decisionOf(number, decided, now));
    if (decisions.length > 0)
      await insertInBulk(
        tx,
        'decisions',
        { decided_at: 'bigint', decided_by: 'text', kind: 'text', payload: 'jsonb' },
        decisions,
      );
  }
}

const holdName = (number: number): string => `bench-hold-${String(number).padStart(8, '0')}`;

function stateOf(number: number, decided: number, now: number): Partial<HoldTable> {
  const opened_at = now - number;
  if (number >= decided) return { status: 'OPEN', opened_at };
  return {
    status: 'ACCEPTED',
    opened_at,
    decided_at: now,
    decided_by: 'bench@example.com',
    reason: 'As printed on the page.',
  };
}

function decisionOf(number: number, decided: number, now: number): Readonly<Record<string, unknown>> {
  return {
    decided_at: now - (decided - number) * 1_000,
    decided_by: 'bench@example.com',
    kind: 'accept',
    payload: JSON.stringify({ kind: 'accept', hold_id: holdName(number), reason: 'As printed on the page.' }),
  };
}

function makeHold(
  number: number,
  { reports, navs, amcs }: Imported,
): { readonly hold: Partial<HoldTable> & { readonly id: string }; readonly document_seq: number } {
  const random = createSeededRandom(number + 1);
  const check_name = CHECKS[random(CHECKS.length)] ?? '';
  const [amc, month] = [1 + random(amcs), random(reports.size / amcs)];
  const fund_key = (amc - 1) * FUNDS_AN_AMC + 1 + random(FUNDS_AN_AMC);
  const date = dayOf(month, 3);
  const document =
    check_name === 'nav_jump'
      ? navs.find(({ page_date }) => (page_date ?? '') >= date)
      : reports.get(nameReportFile(amc, month));
  if (document === undefined) throw new Error(`There is no document of month ${month} of AMC ${amc}.`);
  const subject = { fund_key, month, document };
  const found = check_name === 'nav_jump' ? jumpOf(subject) : reportHoldOf(subject, amc, check_name, number);
  return {
    hold: {
      id: holdName(number),
      check_name,
      ...found,
      figures: JSON.stringify(found.figures),
      rows: JSON.stringify(found.rows),
      row_count: found.rows.length,
      last_date: lastDateOf(found.figures, found.rows),
    },
    document_seq: document.document_seq,
  };
}

const dayOf = (month: number, day: number): string => `${MONTHS[month]?.slice(0, 7) ?? ''}-0${day}`;

interface Held extends Pick<HoldTable, 'dataset' | 'subject' | 'fund_key' | 'summary'> {
  readonly document_sha256: string | null;
  readonly report_key: string | null;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

function jumpOf({ fund_key, month, document: { document_seq } }: Subject): Held {
  const [reference_date, nav_date] = [dayOf(month, 2), dayOf(month, 3)];
  const figures = { nav: '612.3400', reference_nav: '61.2340', reference_date, moved_percent: '900.00' };
  return {
    dataset: 'nav',
    subject: fundName(fund_key),
    fund_key,
    summary: `The NAV moves by 900.00 % from 61.2340 on ${reference_date} to 612.3400 on ${nav_date}. The limit is 25 %.`,
    document_sha256: null,
    report_key: null,
    figures,
    rows: [{ row_number: 1, document_seq, nav_date, nav: '612.3400' }],
  };
}

function reportHoldOf({ fund_key, month, document }: Subject, amc: number, check_name: string, number: number): Held {
  const isUnknown = check_name === 'fund_unknown';
  const { document_seq, sha256: document_sha256 } = document;
  const subject = isUnknown ? `Sample Unknown Fund ${number % UNKNOWN_FUNDS}` : fundName(fund_key);
  const page_number = PAGES_BEFORE_FUNDS + 1 + ((fund_key - 1) % FUNDS_AN_AMC);
  const report_date = MONTHS[month] ?? null;
  const values = Array.from({ length: HELD_ROWS }, (_, row) => ({
    page_number,
    path: `allocations[${row}].percent_of_total_assets`,
    value: '17.21',
  }));
  const about = isUnknown
    ? { category: null, nearNames: [] }
    : { group: { section: 'allocations', sub_fund_key: null, values } };
  return {
    dataset: 'fmr',
    subject,
    fund_key: isUnknown ? null : fund_key,
    summary: `allocations on page ${page_number}: the shares have a total of 103.25 %.`,
    document_sha256,
    report_key: reportKey(subject, report_date),
    figures: {
      report_date,
      amc: amcName(amc),
      pages: [page_number],
      ...about,
      document_sha256,
      edition_seq: document_seq,
    },
    rows: isUnknown
      ? [{ row_number: 1, document_seq, page_number }]
      : values.map((value, row) => ({
          row_number: row + 1,
          document_seq,
          ...value,
          reason: 'the shares have a total of 103.25 %',
        })),
  };
}
