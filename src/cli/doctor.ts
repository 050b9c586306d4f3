import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { explainDiskError } from '#base/files.ts';
import { isFault } from '#base/fault.ts';
import { listExposed, writeChmod } from '#base/files.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { describeSources } from '#ingest/sync/list-sources.ts';
import type { SourceStatus } from '#reads/read-status.ts';
import type { Installation } from '#wire.ts';
import { defineCommand } from './command.ts';
import { countOf, layPairs } from './print.ts';

/** `good`; `look`: works, but deserves attention; `bad`: does not work until it is fixed. */
type State = 'good' | 'look' | 'bad';

/** The result of one check. */
interface Finding {
  readonly what: string;
  readonly state: State;
  /** The observation, in one or two sentences. */
  readonly says: string;
  /** The recommended action; null if none is needed. */
  readonly remedy: string | null;
}

type Config = Installation['config'];

// A year of daily pages and reports of all companies takes less than this.
const LEAST_FREE_BYTES = 1024 ** 3;

/**
 * Checks the installation for problems that cause no error message. Its only side effects are those of opening the
 * store.
 */
async function examine(installation: Installation): Promise<Finding[]> {
  const { config } = installation;
  const findings = [
    ...examineFolder(config),
    ...examineNetwork(config),
    ...examineSettings(config),
    ...examineReportSources(config),
  ];
  // Inspecting must never create a store, and opening one would.
  if (!existsSync(config.dataDir) && config.databaseUrl === undefined) return findings;
  const access = await attempt('accounts and keys', async () => {
    await installation.access();
    return 'The accounts and keys are readable, and the installation secret matches them.';
  });
  const facts = await attempt('facts', async () => {
    // Here and below, the code of the reads is loaded on demand: it would double the start of every other command.
    const { openFactReader } = await import('#reads/fact-view.ts');
    const { facts: database, archive } = await installation.ingest();
    const written = archive.lastSeq();
    const view = await openFactReader(database, '').view();
    return (
      `The fact store is readable (${view.registry.fundByKey.size} funds, ${view.seq} update events, ${written} ` +
      'journal entries).'
    );
  });
  if (facts.state !== 'good') return [...findings, access, facts];
  return [...findings, access, facts, ...(await examineFacts(installation)), ...(await examineExports(installation))];
}

function examineFolder({ dataDir }: Config): Finding[] {
  if (!existsSync(dataDir))
    return [
      look(
        'data directory',
        `${dataDir} does not exist yet.`,
        'The first start creates it. If your data is elsewhere, set MFDS_DATA_DIR to its directory.',
      ),
    ];
  const findings: Finding[] = [];
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    findings.push(good('data directory', `${dataDir} is readable and writable.`));
  } catch {
    findings.push(
      bad(
        'data directory',
        `This user cannot write to ${dataDir}.`,
        'Make the user that runs the service its owner, or mount its disk read-write.',
      ),
    );
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const amount = `${(free / 1024 ** 3).toFixed(1)} GiB are free on its disk.`;
  findings.push(
    free < LEAST_FREE_BYTES
      ? look('free space', amount, 'Free some space: on a full disk imports fail, although requests are still served.')
      : good('free space', amount),
  );
  const exposed = listExposed(dataDir);
  const remedy = `Run: ${writeChmod(exposed)}. The service does the same at its next start.`;
  const isFolderAlone = exposed.length === 1 && exposed[0] === dataDir;
  if (isFolderAlone)
    findings.push(
      look(
        'private files',
        `Other users of this machine can list ${dataDir}, but not read its accounts, keys and secrets.`,
        remedy,
      ),
    );
  else if (exposed.length > 0)
    findings.push(
      bad('private files', `Other users of this machine can read accounts or secrets: ${exposed.join(', ')}.`, remedy),
    );
  else findings.push(good('private files', 'Accounts, keys and secrets are readable by the owner only.'));
  return findings;
}

const LOOPBACK = /^(127\.|localhost$|::1$)/;

function examineNetwork({ host, baseUrl, databaseUrl, valkeyUrl }: Config): Finding[] {
  const isOpen = !LOOPBACK.test(host);
  const findings: Finding[] = [];
  if (isOpen && baseUrl === undefined)
    findings.push(
      look(
        'address',
        `The service listens on ${host}, and links and problem types contain that address.`,
        'Set MFDS_BASE_URL to the public address.',
      ),
    );
  if (isOpen && baseUrl?.startsWith('http:') === true)
    findings.push(
      look(
        'encryption',
        'MFDS_BASE_URL starts with http: keys would be sent over the network unencrypted.',
        'Put a TLS proxy in front of the service and set its https address.',
      ),
    );
  if (databaseUrl !== undefined && valkeyUrl === undefined)
    findings.push(
      look(
        'limits',
        'The facts are in PostgreSQL, but each node counts limits on its own.',
        'With several nodes, set MFDS_VALKEY_URL; otherwise each node grants a key the full limit.',
      ),
    );
  return findings.length === 0 ? [good('network', 'The address and limit settings are consistent.')] : findings;
}

function examineSettings({ smtpUrl, syncSchedule, inboxDir, notices }: Config): Finding[] {
  const findings = notices.map((notice) =>
    look('settings', notice, 'Remove it from the environment, or correct its name.'),
  );
  if (smtpUrl === undefined)
    findings.push(
      look(
        'mail',
        'No mail server is configured: e-mails are written to the outbox folder of the data directory.',
        'Set MFDS_SMTP_URL if people on other machines should be able to sign up.',
      ),
    );
  if (syncSchedule === undefined)
    findings.push(
      look(
        'schedule',
        'Automatic fetching is disabled.',
        'Set MFDS_SYNC_SCHEDULE, for example "30 19 * * 1-6", or run `mfds sync` from your own scheduler.',
      ),
    );
  if (inboxDir !== undefined) findings.push(...examineInbox(inboxDir));
  return findings;
}

function examineInbox(inboxDir: string): Finding[] {
  if (!existsSync(inboxDir))
    return [bad('inbox', `The inbox folder ${inboxDir} does not exist.`, 'Create it, or correct MFDS_INBOX_DIR.')];
  const held = join(inboxDir, 'held');
  const waiting = existsSync(held) ? readdirSync(held).filter((name) => !name.endsWith('.note.txt')).length : 0;
  if (waiting === 0) return [good('inbox', 'No documents are held in the inbox.')];
  return [
    look('inbox', `Held in the inbox: ${countOf(waiting, 'document')}.`, `Read the notes next to them in ${held}.`),
  ];
}

/** One finding for all archives: an unreachable one is usual, and `mfds sources list` has the reasons. */
function examineReportSources({ dataDir }: Config): Finding[] {
  try {
    const sources = describeSources(dataDir).filter(({ is_enabled }) => is_enabled);
    const failing = sources.filter(({ failures }) => failures > 0);
    const visited = sources.filter(({ last_success_at }) => last_success_at !== null).length;
    const says =
      `${countOf(sources.length, 'report source')} ${sources.length === 1 ? 'is' : 'are'} enabled; ` +
      `reports were fetched from ${visited}.`;
    if (failing.length === 0) return [good('report sources', says)];
    const failed = `The last visit failed for: ${failing.map(({ id }) => id).join(', ')}.`;
    return [look('report sources', `${says} ${failed}`, 'Run `mfds sources list` for the reasons and the next tries.')];
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown;
    return [bad('report sources', thrown.message, 'Correct the list; until then no report is fetched.')];
  }
}

async function examineFacts(installation: Installation): Promise<Finding[]> {
  const { openFactReader } = await import('#reads/fact-view.ts');
  const { readStatus } = await import('#reads/read-status.ts');
  const { facts, clock } = await installation.ingest();
  const view = await openFactReader(facts, '').view();
  const { describeDrift } = await import('#reads/read-drifts.ts');
  const { sources, held_count, reading_drifts } = await readStatus(view, todayInKarachi(clock.now()));
  if (sources.length === 0)
    return [
      look(
        'sources',
        'No document has been imported yet.',
        'Start with `mfds serve` (fictional sample data), `mfds sync` or `mfds ingest`.',
      ),
    ];
  const waiting =
    held_count === 0
      ? good('review', 'Nothing is held for review.')
      : look(
          'review',
          `${countOf(held_count, 'hold')} ${held_count === 1 ? 'is' : 'are'} waiting for review; ` +
            'held data is not served.',
          'Run `mfds review list`.',
        );
  const drifts = reading_drifts.map((drift) =>
    look(
      'report reading',
      describeDrift(drift),
      drift.lost_words.length > 0
        ? 'Run `mfds review open` and teach the words that the company prints now.'
        : 'Compare a page with `mfds ingest fmr FILE --explain page.svg`: the layout may have changed.',
    ),
  );
  return [...sources.map(examineSource), ...drifts, waiting];
}

/** Exports that fail write only to the log, and the portal keeps listing the last ones. */
async function examineExports(installation: Installation): Promise<Finding[]> {
  const { exports } = installation.config;
  if (exports === undefined) return [];
  const { dir, schedule } = exports;
  const { openPublishedExports } = await import('#exports/published-exports.ts');
  const { readExportState } = await import('#exports/due-export.ts');
  const { facts, clock } = await installation.ingest();
  const state = await readExportState(facts, openPublishedExports(dir), schedule, clock.now());
  const since =
    state.changed_at === undefined
      ? 'It has all data.'
      : `The data has changed since ${state.changed_at.toISOString()}.`;
  const says =
    state.newest === undefined ? `${dir} has no export yet.` : `The newest export is ${state.newest}. ${since}`;
  return [
    state.is_late
      ? look(
          'data files',
          `${says} An export was due at ${state.due_at?.toISOString() ?? 'an earlier time'}.`,
          'Search the log of the node that makes exports for "export failed", and check that the node is running.',
        )
      : good('data files', says),
  ];
}

function examineSource({
  source,
  last_document,
  last_success_at,
  data_as_of,
  data_age_days,
  next_expected_on,
  is_late,
}: SourceStatus): Finding {
  const what = `source ${source}`;
  if (last_success_at === null)
    return bad(
      what,
      `Every document so far was refused. The last reason: ${last_document.message ?? 'unknown'}`,
      'Inspect that document: it may be the wrong page, or the layout of the page may have changed.',
    );
  const age =
    data_as_of === null ? '' : ` Its latest data is from ${data_as_of} (${countOf(data_age_days ?? 0, 'day')} old).`;
  if (is_late)
    return look(
      what,
      `Newer data was expected by ${next_expected_on ?? 'now'}.${age} The last accepted document arrived at ` +
        `${last_success_at}.`,
      'Run `mfds sync`, or check why a newer document was refused. Nothing is published on public holidays.',
    );
  return good(what, `The last accepted document arrived at ${last_success_at}.${age}`);
}

async function attempt(what: string, inspect: () => Promise<string>): Promise<Finding> {
  try {
    return good(what, await inspect());
  } catch (thrown) {
    const fault = isFault(thrown) ? thrown : explainDiskError(thrown);
    return bad(
      what,
      fault?.message ?? (thrown instanceof Error ? thrown.message : String(thrown)),
      fault === undefined
        ? 'This error is unexpected: report it with the full message.'
        : 'Follow the message, then run `mfds doctor` again.',
    );
  }
}

function good(what: string, says: string): Finding {
  return { what, state: 'good', says, remedy: null };
}

function look(what: string, says: string, remedy: string): Finding {
  return { what, state: 'look', says, remedy };
}

function bad(what: string, says: string, remedy: string): Finding {
  return { what, state: 'bad', says, remedy };
}

const MARKS: Readonly<Record<State, string>> = { good: 'ok', look: 'look', bad: 'BAD' };

const doctor = defineCommand({
  name: 'doctor',
  summary: 'Check this installation and explain how to fix what is wrong',
  args: {},
  options: {},
  mayBeFirst: true,
  examples: ['mfds doctor', 'mfds doctor --json'],
  async run({ installation }) {
    const findings = await examine(installation);
    const count = (state: State): number => findings.filter((finding) => finding.state === state).length;
    const lines = findings.flatMap(({ what, state, says, remedy }) => [
      [MARKS[state], `${what}: ${says}`] as const,
      ...(remedy === null ? [] : [['', remedy] as const]),
    ]);
    const sum =
      count('bad') > 0
        ? `${countOf(count('bad'), 'problem')} must be fixed.`
        : count('look') > 0
          ? 'The installation works; review the findings marked "look".'
          : 'No problems found.';
    return {
      document: { findings, is_well: count('bad') === 0 },
      text: (page) => [...layPairs(lines, page), '', sum].join('\n'),
      isFailed: count('bad') > 0,
    };
  },
});

export const DOCTOR_COMMANDS = [doctor];
