import { own } from '#base/own.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import { decide, decideAll } from '#review/decide.ts';
import type { DecisionReport } from '#review/decide.ts';
import { listAlike, listReview, readHold } from '#review/holds.ts';
import type { ListedHold } from '#review/holds.ts';
import { groupHolds, readInbox } from '#review/inbox.ts';
import type { InboxHold } from '#review/inbox.ts';
import type { Installation } from '#wire.ts';
import { defineCommand } from './command.ts';
import type { CommandResult } from './command.ts';
import { operatorName } from './operator.ts';
import { parseWhole, wrongUsage } from './parse.ts';
import { countOf, layFields, layTable } from './print.ts';
import type { Page } from './print.ts';

const IDS = { ID: { many: true, optional: true, summary: 'ids of holds, from `mfds review list`' } } as const;
const CHECK = { value: 'CHECK', summary: 'decide every open hold of this check, instead of ids' } as const;
export const REASON = { value: 'TEXT', required: true, summary: 'reason, stored with the decision' } as const;
export const BY = { value: 'NAME', summary: 'name of the reviewer (default: the system user)' } as const;

const list = defineCommand({
  name: 'review list',
  summary: 'List holds with the failed check, the fund and the reason',
  args: {},
  options: {
    status: {
      value: 'STATUS',
      choices: ['OPEN', 'ACCEPTED', 'REJECTED', 'RESOLVED', 'ALL'],
      summary: 'status of the holds to list (default: OPEN)',
    },
    check: { value: 'CHECK', summary: 'list only holds of this check, for example nav_jump' },
    all: { summary: 'list every hold with its id, instead of counting open ones by check and AMC' },
  },
  examples: ['mfds review list', 'mfds review list --all', 'mfds review list --check nav_jump --json'],
  async run({ options, installation }) {
    const { facts, clock } = await installation.ingest();
    const read = async (): Promise<ListedHold[]> =>
      listReview(facts, {
        ...(options.status === undefined ? {} : { status: options.status }),
        ...(options.check === undefined ? {} : { check: options.check }),
      });
    const readDocument = async (): Promise<unknown> => {
      const holds = await read();
      return { holds, count: holds.length };
    };
    // A filter asks for the holds themselves.
    const isListed = options.all || options.check !== undefined || options.status !== undefined;
    if (!isListed)
      return { readDocument, text: async (page) => layGroups((await readInbox(facts, clock.now())).holds)(page) };
    return {
      readDocument,
      text: async (page) => {
        const rows = (await read()).map((hold) => [hold.id, hold.check, hold.rows, hold.subject, hold.summary]);
        return layTable(['id', 'check', 'rows', 'subject', 'summary'], rows, 'Nothing is held.')(page);
      },
    };
  },
});

/** Open holds by check and AMC, and how to see them. */
function layGroups(holds: readonly InboxHold[]): (page: Page) => string {
  const groups = groupHolds(holds.map((hold) => ({ ...hold, document_seq: 0, document: '' })));
  const documents = (check: string, amc: string | null): number =>
    new Set(holds.filter((hold) => hold.check === check && hold.amc === amc).map(({ document_seq }) => document_seq))
      .size;
  const table = layTable(
    ['check', 'amc', 'holds', 'rows', 'documents', 'oldest'],
    groups.map((group) => [
      group.check,
      group.amc ?? 'not known',
      group.holds,
      group.rows,
      documents(group.check, group.amc),
      new Date(group.oldest).toISOString().slice(0, 10),
    ]),
    'Nothing is held.',
  );
  return (page) =>
    groups.length === 0
      ? table(page)
      : [
          table(page),
          '',
          `${countOf(holds.length, 'hold')} open. \`mfds review list --all\` lists them with their ids; ` +
            '`mfds review open` shows them in a browser.',
        ].join('\n');
}

const show = defineCommand({
  name: 'review show',
  summary: 'Show a hold with its figures, rows, source documents and decision',
  args: { ID: { summary: 'id of the hold, from `mfds review list`' } },
  options: {},
  examples: ['mfds review show 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11'],
  async run({ args, installation }) {
    const hold = await readHold((await installation.ingest()).facts, args.ID);
    const { held_rows, documents, figures, also, ...plain } = hold;
    // The values of a group are its rows, which the table shows.
    const { group: _rows, ...compared } = figures;
    const columns = Object.keys(held_rows[0] ?? {});
    return {
      document: hold,
      text: (page) =>
        [
          layFields({ ...plain, also: also.join(', '), figures: JSON.stringify(compared) })(page),
          layTable(
            columns,
            held_rows.map((row) => columns.map((column) => own(row, column))),
            'No rows.',
          )(page),
          layTable(
            ['document', 'origin', 'received_at'],
            documents.map((one) => [one.document_seq, one.origin, one.received_at]),
            'No documents.',
          )(page),
        ].join('\n\n'),
    };
  },
});

const accept = defineCommand({
  name: 'review accept',
  summary: 'Accept held rows unchanged and serve them (an unknown name becomes a new fund)',
  args: IDS,
  options: {
    reason: REASON,
    by: BY,
    check: CHECK,
    value: { value: 'VALUE', summary: 'the correct one of conflicting values' },
  },
  examples: [
    'mfds review accept 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 --reason "unit consolidation 10 for 1"',
    'mfds review accept --check fund_unknown --reason "matured plans, checked against the register"',
  ],
  run: ({ args, options, installation }) =>
    decideChosen(installation, args.ID, options, (holdId) => ({
      kind: 'accept',
      hold_id: holdId,
      reason: options.reason,
      ...(options.value === undefined ? {} : { value: options.value }),
    })),
});

const reject = defineCommand({
  name: 'review reject',
  summary: 'Reject held rows: they are never served, even if the same document is imported again',
  args: IDS,
  options: { reason: REASON, by: BY, check: CHECK },
  examples: ['mfds review reject 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 --reason "typing error at the source"'],
  run: ({ args, options, installation }) =>
    decideChosen(installation, args.ID, options, (holdId) => ({
      kind: 'reject',
      hold_id: holdId,
      reason: options.reason,
    })),
});

const alias = defineCommand({
  name: 'review alias',
  summary: 'Map a printed name to a known fund and process the held rows of that name again',
  args: { NAME: { summary: 'name as printed' }, FUND: { summary: 'slug of the fund that the name refers to' } },
  options: { reason: REASON, by: BY },
  examples: ['mfds review alias "Sample Rozana Amdani Fund" sample-amdani-fund --reason "renamed on 1 July"'],
  async run({ args, options, installation }) {
    const decision: Decision = { kind: 'alias', alias: args.NAME, fund_slug: args.FUND, reason: options.reason };
    return decideOne(installation, decision, options.by);
  },
});

// Reports of the largest companies have two hundred.
export const MOST_PAGES = 9_999;

const correct = defineCommand({
  name: 'review correct',
  summary: 'Correct a value of a held report page and validate the page again',
  args: {
    ID: { summary: 'id of the hold, from `mfds review list`' },
    PATH: {
      summary: 'path of the value, as in `mfds review show`: nav_per_unit, allocations[3].percent_of_total_assets',
    },
    VALUE: { summary: 'correct value; an empty value ("") means unknown' },
  },
  options: {
    reason: REASON,
    by: BY,
    page: { value: 'PAGE', summary: 'page number, if the hold covers several' },
    also: { value: 'PATH', many: true, summary: 'a further path that gets the same value; may be repeated' },
    'all-pages': { summary: 'the same for every page of the document that the same check holds' },
  },
  examples: [
    'mfds review correct 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 net_assets 1814000000 --reason "printed in millions, ' +
      'see page 4"',
    'mfds review correct 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 report_date 2026-06-30 --all-pages --reason "cover"',
  ],
  async run({ args, options, installation }) {
    const page = options.page === undefined ? {} : { page: parseWhole('--page', options.page, 1, MOST_PAGES) };
    const ingest = await installation.ingest();
    const ids = options['all-pages'] ? await listAlike(ingest.facts, args.ID) : [args.ID];
    const decisions = ids.map((hold_id): Decision => ({
      kind: 'correct',
      hold_id,
      path: args.PATH,
      value: args.VALUE,
      ...(options.also.length === 0 ? {} : { also: options.also }),
      ...page,
      reason: options.reason,
    }));
    return answerWith(await decideAll(ingest, decisions, options.by ?? operatorName()));
  },
});

const drop = defineCommand({
  name: 'review drop',
  summary: 'Omit a section from a held report and record a note',
  args: {
    ID: { summary: 'id of the hold, from `mfds review list`' },
    SECTION: { summary: 'section to omit, such as allocations, holdings or fees' },
  },
  options: { reason: REASON, by: BY },
  examples: ['mfds review drop 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 allocations --reason "the table is cut off"'],
  async run({ args, options, installation }) {
    const decision: Decision = { kind: 'drop', hold_id: args.ID, section: args.SECTION, reason: options.reason };
    return decideOne(installation, decision, options.by);
  },
});

const confirm = defineCommand({
  name: 'review confirm',
  summary: 'Accept a hold and every other acceptable hold over the same pages of its report',
  args: { ID: { summary: 'id of a hold over a report page, from `mfds review list`' } },
  options: { reason: REASON, by: BY },
  examples: ['mfds review confirm 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 --reason "compared with page 4"'],
  async run({ args, options, installation }) {
    const decision: Decision = { kind: 'confirm', hold_id: args.ID, reason: options.reason };
    return decideOne(installation, decision, options.by);
  },
});

export const REVIEW_COMMANDS = [list, show, accept, reject, alias, correct, drop, confirm];

export async function decideOne(
  installation: Installation,
  decision: Decision,
  by = operatorName(),
): Promise<CommandResult> {
  return answerWith([await decide(await installation.ingest(), decision, by)]);
}

async function decideChosen(
  installation: Installation,
  ids: readonly string[],
  options: { readonly check: string | undefined; readonly by: string | undefined },
  decisionOn: (holdId: string) => Decision,
): Promise<CommandResult> {
  const parts = await installation.ingest();
  if ((options.check === undefined) === (ids.length === 0))
    throw wrongUsage('Expected either ids of holds or --check CHECK.');
  const chosen =
    options.check === undefined
      ? ids
      : (await listReview(parts.facts, { check: options.check })).map((hold) => hold.id);
  const reports: DecisionReport[] = [];
  for (const id of chosen) {
    // An earlier decision of this run may have resolved it.
    if (options.check !== undefined && (await readHold(parts.facts, id)).status !== 'OPEN') continue;
    reports.push(await decide(parts, decisionOn(id), options.by ?? operatorName()));
  }
  return answerWith(reports);
}

function answerWith(decisions: readonly DecisionReport[]): CommandResult {
  const changed = decisions.reduce((sum, one) => sum + one.changed, 0);
  const documents = decisions.reduce((sum, one) => sum + one.documents_read_again, 0);
  return {
    document: { decisions, changed },
    text: () =>
      decisions.length === 0
        ? 'Nothing to decide: this check has no open holds. List all open holds with `mfds review list`.'
        : `${countOf(decisions.length, 'decision')} recorded, ${countOf(documents, 'archived document')} processed ` +
          `again, ${countOf(changed, 'fact')} changed.`,
  };
}
