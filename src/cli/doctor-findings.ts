import { accessSync, constants, existsSync, readdirSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isFault } from '#base/fault.ts';
import { explainDiskError } from '#base/disk-fault.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { readStatus } from '#reads/read-status.ts';
import type { SourceStatus } from '#reads/read-status.ts';
import { listReview } from '#review/list-holds.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { Installation } from '#wire.ts';
import { countOf } from './print.ts';

/** `good`; `look`: works, but a person should know; `bad`: something does not work until it is mended. */
export type State = 'good' | 'look' | 'bad';

/** One thing that was looked at. */
interface Finding {
  readonly what: string;
  readonly state: State;
  /** What was found, in plain words. */
  readonly says: string;
  /** What to do about it; null where nothing is to be done. */
  readonly remedy: string | null;
}

type Config = Installation['config'];

// A year of daily pages and reports of every house takes less than this.
const LEAST_FREE_BYTES = 1024 ** 3;
const READABLE_BY_OTHERS = 0o077;

/** Everything about the installation that can be wrong without an error telling of it. Changes nothing but what opening a store changes. */
export async function examine(installation: Installation): Promise<Finding[]> {
  const { config } = installation;
  const findings = [...examineFolder(config), ...examineNetwork(config), ...examineSettings(config)];
  // Opening a store would make one: where nothing is, nothing is made by looking.
  if (!existsSync(config.data_dir) && config.database_url === undefined) return findings;
  const access = await attempt('accounts and keys', async () => {
    await installation.access();
    return 'The accounts and keys can be read, and the installation secret is the one they were made with.';
  });
  const facts = await attempt('facts', async () => {
    const { facts: database, archive } = await installation.ingest();
    const written = archive.lastSeq();
    const view = await openFactReader(database, '').view();
    return `The store of facts can be read (${view.registry.fund_by_key.size} funds, ${view.seq} update events, ${written} journal entries).`;
  });
  return [...findings, access, facts, ...(facts.state === 'good' ? await examineFacts(installation) : [])];
}

function examineFolder({ data_dir }: Config): Finding[] {
  if (!existsSync(data_dir)) return [look('data directory', `${data_dir} is not there yet.`, 'The first start makes it. If there should be data already, set MFDS_DATA_DIR to where it is.')];
  const findings: Finding[] = [];
  try {
    accessSync(data_dir, constants.R_OK | constants.W_OK | constants.X_OK);
    findings.push(good('data directory', `${data_dir} can be read and written.`));
  } catch {
    findings.push(bad('data directory', `${data_dir} cannot be written by this user.`, 'Give it to the user the service runs as, or mount its disk read-write.'));
  }
  const { bavail, bsize } = statfsSync(data_dir);
  const free = bavail * bsize;
  const room = `${(free / 1024 ** 3).toFixed(1)} GiB are free on its disk.`;
  findings.push(free < LEAST_FREE_BYTES ? look('free space', room, 'Make room: a full disk refuses imports, though reading goes on.') : good('free space', room));
  const secret = join(data_dir, 'secret');
  if (existsSync(secret) && (statSync(secret).mode & READABLE_BY_OTHERS) !== 0) {
    findings.push(bad('installation secret', `${secret} can be read by other users of this machine.`, `Run: chmod 600 ${secret}`));
  }
  return findings;
}

const LOOPBACK = /^(127\.|localhost$|::1$)/;

function examineNetwork({ host, base_url, database_url, valkey_url }: Config): Finding[] {
  const isOpen = !LOOPBACK.test(host);
  const findings: Finding[] = [];
  if (isOpen && base_url === undefined) findings.push(look('address', `The service listens on ${host}, and links and problem types name that address.`, 'Set MFDS_BASE_URL to the address clients use.'));
  if (isOpen && base_url?.startsWith('http:') === true) findings.push(look('encryption', 'MFDS_BASE_URL begins with http: keys would cross the network in the clear.', 'Put TLS in front of the service and name the https address.'));
  if (database_url !== undefined && valkey_url === undefined) findings.push(look('limits', 'The facts are in PostgreSQL, and limits are counted by each node alone.', 'With more than one node set MFDS_VALKEY_URL, or a key gets its limit once from each.'));
  return findings.length === 0 ? [good('network', 'Address and limits fit together.')] : findings;
}

function examineSettings({ smtp_url, sync_schedule, inbox_dir, notices }: Config): Finding[] {
  const findings = notices.map((notice) => look('settings', notice, 'Take it out of the environment, or correct its name.'));
  if (smtp_url === undefined) findings.push(look('mail', 'No mail server is set: mails of the portal are put into the outbox folder of the data directory.', 'Set MFDS_SMTP_URL for people who are not sitting at this machine.'));
  if (sync_schedule === undefined) findings.push(look('schedule', 'Nothing is fetched by itself.', 'Set MFDS_SYNC_SCHEDULE, for example "30 19 * * 1-6", or run `mfds sync` by a timer of your own.'));
  if (inbox_dir !== undefined) findings.push(...examineInbox(inbox_dir));
  return findings;
}

function examineInbox(inbox_dir: string): Finding[] {
  if (!existsSync(inbox_dir)) return [bad('inbox', `The inbox folder ${inbox_dir} is not there.`, 'Make it, or correct MFDS_INBOX_DIR.')];
  const held = join(inbox_dir, 'held');
  const waiting = existsSync(held) ? readdirSync(held).filter((name) => !name.endsWith('.note.txt')).length : 0;
  if (waiting === 0) return [good('inbox', 'Nothing waits in the inbox.')];
  return [look('inbox', `Held in the inbox: ${countOf(waiting, 'document')}.`, `Read the notes beside them in ${held}.`)];
}

async function examineFacts(installation: Installation): Promise<Finding[]> {
  const { facts, clock } = await installation.ingest();
  const view = await openFactReader(facts, '').view();
  const { sources } = await readStatus(view, todayInKarachi(clock.now()));
  if (sources.length === 0) return [look('sources', 'No document was ever taken in.', 'Start with `mfds serve` (fictional sample data), `mfds sync` or `mfds ingest`.')];
  const holds = await listReview(facts, {});
  const waiting = holds.length === 0 ? good('review', 'Nothing waits for a person.') : look('review', `${countOf(holds.length, 'hold')} ${holds.length === 1 ? 'waits' : 'wait'} for a person; what is held is not served.`, 'Run `mfds review list`.');
  return [...sources.map(examineSource), waiting];
}

function examineSource({ source, last_document, last_success_at, next_expected_on, is_late }: SourceStatus): Finding {
  const what = `source ${source}`;
  if (last_success_at === null) return bad(what, `Every document so far was refused; the last one: ${last_document.message ?? 'no reason is known'}`, 'Look at that document: it may be another page, or the page may have changed.');
  if (is_late) return look(what, `A new document was expected on ${next_expected_on ?? 'a day before today'}; the last good one came at ${last_success_at}.`, 'Run `mfds sync`, or look at why it was refused. On a public holiday there is none.');
  return good(what, `The last good document came at ${last_success_at}.`);
}

async function attempt(what: string, look_at: () => Promise<string>): Promise<Finding> {
  try {
    return good(what, await look_at());
  } catch (thrown) {
    const fault = isFault(thrown) ? thrown : explainDiskError(thrown);
    return bad(what, fault?.message ?? (thrown instanceof Error ? thrown.message : String(thrown)), fault === undefined ? 'This is unexpected: report it with the whole message.' : 'Do what the sentence says, then run `mfds doctor` again.');
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
