import { userInfo } from 'node:os';
import type { Decision } from '#ingest/apply-decision.ts';
import { decide } from '#review/decide.ts';
import type { DecisionReport } from '#review/decide.ts';
import { listReview } from '#review/list-holds.ts';
import { readHold } from '#review/read-hold.ts';
import type { Installation } from '#wire.ts';
import { defineCommand } from './command.ts';
import type { Answer } from './command.ts';
import { parseWhole, wrongUsage } from './parse.ts';
import { countOf, layFields, layTable } from './print.ts';

const IDS = { ID: { many: true, optional: true, summary: 'ids of holds, from the review list' } } as const;
const CHECK = { value: 'CHECK', summary: 'every open hold of this check, instead of ids' } as const;
const REASON = { value: 'TEXT', required: true, summary: 'why; kept with the decision' } as const;
const BY = { value: 'NAME', summary: 'who decides; without it the name of the system user' } as const;

const list = defineCommand({
  name: 'review list',
  summary: 'List what is held for a person: which check failed, about which fund, and why',
  args: {},
  options: {
    status: { value: 'STATUS', choices: ['OPEN', 'ACCEPTED', 'REJECTED', 'RESOLVED', 'ALL'], summary: 'of which status, OPEN unless said' },
    check: { value: 'CHECK', summary: 'only holds of this check, for example nav_jump' },
  },
  examples: ['mfds review list', 'mfds review list --check nav_jump --json'],
  async run({ options, installation }) {
    const { facts } = await installation.ingest();
    const holds = await listReview(facts, {
      ...(options.status === undefined ? {} : { status: options.status }),
      ...(options.check === undefined ? {} : { check: options.check }),
    });
    const rows = holds.map((hold) => [hold.id, hold.check, hold.rows, hold.subject, hold.summary]);
    return { document: { holds, count: holds.length }, text: layTable(['id', 'check', 'rows', 'subject', 'summary'], rows, 'Nothing is held.') };
  },
});

const show = defineCommand({
  name: 'review show',
  summary: 'Show one hold: its figures, its rows, the documents they stand in, what was decided',
  args: { ID: { summary: 'the id of the hold, from the review list' } },
  options: {},
  examples: ['mfds review show 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11'],
  async run({ args, installation }) {
    const hold = await readHold((await installation.ingest()).facts, args.ID);
    const { held_rows, documents, figures, also, ...plain } = hold;
    const columns = Object.keys(held_rows[0] ?? {});
    return {
      document: hold,
      text: (page) =>
        [
          layFields({ ...plain, also: also.join(', '), figures: JSON.stringify(figures) })(page),
          layTable(columns, held_rows.map((row) => columns.map((column) => row[column])), 'No rows.')(page),
          layTable(['document', 'origin', 'received_at'], documents.map((one) => [one.document_seq, one.origin, one.received_at]), 'No documents.')(page),
        ].join('\n\n'),
    };
  },
});

const accept = defineCommand({
  name: 'review accept',
  summary: 'Accept held rows as they stand: they are served from now on (an unknown name becomes a new fund)',
  args: IDS,
  options: { reason: REASON, by: BY, check: CHECK, value: { value: 'VALUE', summary: 'of conflicting values, the right one' } },
  examples: ['mfds review accept 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 --reason "unit consolidation 10 for 1"', 'mfds review accept --check fund_unknown --reason "matured plans, checked against the register"'],
  run: ({ args, options, installation }) =>
    decideAll(installation, args.ID, options, (hold_id) => ({ kind: 'accept', hold_id, reason: options.reason, ...(options.value === undefined ? {} : { value: options.value }) })),
});

const reject = defineCommand({
  name: 'review reject',
  summary: 'Reject held rows: they are never served, also when the same document comes again',
  args: IDS,
  options: { reason: REASON, by: BY, check: CHECK },
  examples: ['mfds review reject 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 --reason "typing error at the source"'],
  run: ({ args, options, installation }) => decideAll(installation, args.ID, options, (hold_id) => ({ kind: 'reject', hold_id, reason: options.reason })),
});

const alias = defineCommand({
  name: 'review alias',
  summary: 'Say that a printed name is a known fund; held rows of that name are read again',
  args: { NAME: { summary: 'the name as printed' }, FUND: { summary: 'the slug of the fund it stands for' } },
  options: { reason: REASON, by: BY },
  examples: ['mfds review alias "Sample Rozana Amdani Fund" sample-amdani-fund --reason "renamed on 1 July"'],
  async run({ args, options, installation }) {
    const decision: Decision = { kind: 'alias', alias: args.NAME, fund_slug: args.FUND, reason: options.reason };
    return decideOne(installation, decision, options.by);
  },
});

// Reports of the largest houses have two hundred.
const MOST_PAGES = 9_999;

const correct = defineCommand({
  name: 'review correct',
  summary: 'Correct a value of a held report page; the page is then judged again, and served when nothing else is held',
  args: {
    ID: { summary: 'the id of the hold, from the review list' },
    PATH: { summary: 'the member, as review show lists it: nav_per_unit, allocations[3].percent_of_total_assets' },
    VALUE: { summary: 'the right value; an empty one ("") makes it unknown' },
  },
  options: { reason: REASON, by: BY, page: { value: 'PAGE', summary: 'the page, where the hold is over several' } },
  examples: ['mfds review correct 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 net_assets 1814000000 --reason "printed in millions, see page 4"'],
  async run({ args, options, installation }) {
    const page = options.page === undefined ? {} : { page: parseWhole('--page', options.page, 1, MOST_PAGES) };
    const decision: Decision = { kind: 'correct', hold_id: args.ID, path: args.PATH, value: args.VALUE, ...page, reason: options.reason };
    return decideOne(installation, decision, options.by);
  },
});

const drop = defineCommand({
  name: 'review drop',
  summary: 'Leave a section out of a held report; a note in the report says so, the rest is served when nothing else is held',
  args: { ID: { summary: 'the id of the hold, from the review list' }, SECTION: { summary: 'the section: allocations, holdings, fees …' } },
  options: { reason: REASON, by: BY },
  examples: ['mfds review drop 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 allocations --reason "the table is cut off"'],
  async run({ args, options, installation }) {
    const decision: Decision = { kind: 'drop', hold_id: args.ID, section: args.SECTION, reason: options.reason };
    return decideOne(installation, decision, options.by);
  },
});

export const REVIEW_COMMANDS = [list, show, accept, reject, alias, correct, drop];

async function decideOne(installation: Installation, decision: Decision, by = userInfo().username): Promise<Answer> {
  return answerWith([await decide(await installation.ingest(), decision, by)]);
}

async function decideAll(
  installation: Installation,
  ids: readonly string[],
  options: { readonly check: string | undefined; readonly by: string | undefined },
  decisionOn: (hold_id: string) => Decision,
): Promise<Answer> {
  const parts = await installation.ingest();
  if ((options.check === undefined) === (ids.length === 0)) throw wrongUsage('Give the ids of holds, or a check with --check.');
  const chosen = options.check === undefined ? ids : (await listReview(parts.facts, { check: options.check })).map((hold) => hold.id);
  const reports: DecisionReport[] = [];
  for (const id of chosen) {
    // An earlier decision of this run may have settled it.
    if (options.check !== undefined && (await readHold(parts.facts, id)).status !== 'OPEN') continue;
    reports.push(await decide(parts, decisionOn(id), options.by ?? userInfo().username));
  }
  return answerWith(reports);
}

function answerWith(decisions: readonly DecisionReport[]): Answer {
  const changed = decisions.reduce((sum, one) => sum + one.changed, 0);
  const documents = decisions.reduce((sum, one) => sum + one.documents_read_again, 0);
  return {
    document: { decisions, changed },
    text: () => decisions.length === 0 ? 'There was nothing to decide: no open hold of this check. `mfds review list` shows the open ones.' : `${decisions.length} decided, ${countOf(documents, 'archived document')} read again, ${countOf(changed, 'fact')} changed.`,
  };
}
