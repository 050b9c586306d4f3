import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Import, Installation } from '../faults/installation.ts';
import { dateOf } from '../faults/series.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { Disturbances } from './disturbances.ts';
import { IMPORT, SIGN_IN } from './measure.ts';
import type { Ledger } from './measure.ts';
import type { Target } from './load.ts';

/** What the chores of an operator and of account holders need, and where they record what went wrong. */
export interface ChoreParts {
  readonly installation: Installation;
  /** An empty folder. */
  readonly folder: string;
  readonly targets: readonly Target[];
  readonly random: SeededRandom;
  readonly ledger: Ledger;
  readonly disturbances: Disturbances;
  readonly violations: string[];
}

/** Days whose import was acknowledged: all facts of their pages must be served from then on. */
export interface ImportChore {
  readonly acknowledged: number;
  readonly killed: number;
  readonly failedByFault: number;
  readonly reports: number;
  run(): Promise<void>;
}

const LONGEST_LIFE_MILLISECONDS = 1_000;
const ONE_IN_KILLED = 8;
const ONE_IN_REPORT = 4;
const MOST_REPEATS = 12;
const PAUSE_BEFORE_REPEAT_MILLISECONDS = 1_000;

/** Imports the page of the next day; sometimes kills the importer first, and sometimes imports a report as well. */
export function createImportChore(
  { installation, folder, random, ledger, disturbances, violations }: ChoreParts,
  reportNames: readonly string[],
): ImportChore {
  const did = { acknowledged: 0, killed: 0, failedByFault: 0, reports: 0 };
  const repeat = async (what: string, work: () => Promise<Import>): Promise<boolean> => {
    for (let time = 0; time < MOST_REPEATS; time += 1) {
      const begun = performance.now();
      const { code, stderr } = await work();
      const ended = performance.now();
      // 3: done, and something is held for review.
      if (code === 0 || code === 3) {
        const isDisturbed = disturbances.touched(begun, ended);
        ledger.time({ kind: IMPORT, milliseconds: ended - begun, isDisturbed });
        return true;
      }
      if (code !== 1 || !disturbances.excuses(begun, ended) || /\n\s+at /.test(stderr)) {
        violations.push(`${what}: exit ${code}, ${stderr.trim().slice(0, 300)}`);
        return false;
      }
      did.failedByFault += 1;
      await sleep(PAUSE_BEFORE_REPEAT_MILLISECONDS);
    }
    violations.push(`${what} failed ${MOST_REPEATS} times`);
    return false;
  };
  const importReport = async (): Promise<void> => {
    const name = reportNames[random.below(reportNames.length)] ?? '';
    const month = 1 + random.below(6);
    const [year_month, fee] = [`2026-0${month}`, `1.${10 + random.below(90)}`];
    const page = fundPage({
      fund_name_raw: name,
      report_month: year_month,
      report_date: `${year_month}-28`,
      nav_date: `${year_month}-28`,
      fees: [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'Total Expense Ratio', value_percent: fee }],
    });
    const file = join(folder, 'report.json');
    writeFileSync(file, fragmentFile([page]));
    if (await repeat('import of a report', () => installation.run(['ingest', 'fmr', file, '--json']))) did.reports += 1;
  };
  return {
    get acknowledged() {
      return did.acknowledged;
    },
    get killed() {
      return did.killed;
    },
    get failedByFault() {
      return did.failedByFault;
    },
    get reports() {
      return did.reports;
    },
    async run() {
      const day = did.acknowledged;
      if (random.once(ONE_IN_KILLED)) {
        const { code } = await installation.ingest(day, random.draw() * LONGEST_LIFE_MILLISECONDS);
        if (code === null) did.killed += 1;
      }
      if (await repeat(`import of ${dateOf(day)}`, () => installation.ingest(day))) did.acknowledged += 1;
      if (random.once(ONE_IN_REPORT)) await importReport();
    },
  };
}

const PASSWORD = 'green kettle on Tuesday';
const TIMEOUT_MILLISECONDS = 60_000;

/** A person of an account, with the cookies of their browser. */
export interface Person {
  readonly signIns: number;
  /** Signs in at one node, reads account pages of any node, and signs out. */
  signIn(): Promise<void>;
}

/** Signs up, follows the link of the e-mail and sets the password. */
export async function createPerson(
  { installation, targets, random, ledger, disturbances, violations }: ChoreParts,
  email: string,
): Promise<Person> {
  const cookies = new Map<string, string>();
  const open = (): Target => {
    const present = targets.filter(({ isAway }) => !isAway);
    return present[random.below(present.length)] ?? (targets[0] as Target);
  };
  const ask = async (method: 'GET' | 'POST', path: string, form?: Readonly<Record<string, string>>) => {
    const response = await fetch(open().served.address + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
      },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, text: await response.text(), location: response.headers.get('location') };
  };
  const outbox = join(installation.dataDir, 'outbox');
  await ask('POST', '/account/sign-up', { email });
  const token = await findToken(outbox);
  const set = await ask('POST', '/account/password', { token, password: PASSWORD });
  if (set.status !== 303) throw new Error(`the link of the e-mail was refused: ${set.status}`);
  let signIns = 0;
  return {
    get signIns() {
      return signIns;
    },
    async signIn() {
      cookies.clear();
      const begun = performance.now();
      const steps: string[] = [];
      try {
        const entered = await ask('POST', '/account/sign-in', { email, password: PASSWORD });
        const isDisturbed = disturbances.touched(begun, performance.now());
        ledger.time({ kind: SIGN_IN, milliseconds: performance.now() - begun, isDisturbed });
        steps.push(`sign-in ${entered.status} ${entered.location ?? ''}`);
        const page = await ask('GET', '/account');
        steps.push(`account ${page.status} ${page.text.includes(email) ? 'own' : 'other'}`);
        const left = await ask('POST', '/account/sign-out', {});
        steps.push(`sign-out ${left.status}`);
        signIns += 1;
      } catch (thrown) {
        steps.push(String(thrown));
      }
      if (
        steps.join(', ') !== 'sign-in 303 /account, account 200 own, sign-out 303' &&
        !disturbances.touched(begun, performance.now())
      )
        violations.push(`a person signed in: ${steps.join(', ')}`);
    },
  };
}

async function findToken(outbox: string): Promise<string> {
  for (let time = 0; time < 100; time += 1) {
    const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.txt')) : [];
    for (const file of files) {
      const token = /token=([\w-]+)/.exec(readFileSync(join(outbox, file), 'utf8'))?.[1];
      if (token !== undefined) return token;
    }
    await sleep(100);
  }
  throw new Error('no e-mail with a link was written to the outbox');
}

/** A key that is rotated again and again. */
export interface RotatingKey {
  readonly rotations: number;
  rotate(): Promise<void>;
}

/** After each rotation every node must accept the new key and reject the old one from the next request on. */
export async function createRotatingKey(parts: ChoreParts): Promise<RotatingKey> {
  const { installation, targets, disturbances, violations } = parts;
  const create = async (name: string): Promise<{ id: string; key: string }> => {
    const words = [
      'keys',
      'create',
      '--account',
      'rotates@sample.example',
      '--name',
      name,
      '--scopes',
      'all',
      '--json',
    ];
    const { code, stdout, stderr } = await installation.run(words);
    if (code !== 0) throw new Error(`mfds keys create: ${stderr.trim().slice(0, 300)}`);
    return JSON.parse(stdout) as { id: string; key: string };
  };
  let [current, rotations] = [await create('rotates'), 0];
  const statusOf = async (target: Target, key: string): Promise<number> => {
    const response = await fetch(`${target.served.address}/v1/catalog`, {
      headers: { 'x-api-key': key },
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const rotate = async (begun: number): Promise<void> => {
    const { code, stdout, stderr } = await installation.run(['keys', 'rotate', current.id, '--json']);
    if (code !== 0) throw new Error(`mfds keys rotate: exit ${code}, ${stderr.trim().slice(0, 300)}`);
    const old = current;
    current = JSON.parse(stdout) as { id: string; key: string };
    for (const target of targets.filter(({ isAway }) => !isAway)) {
      const statuses = [await statusOf(target, old.key), await statusOf(target, current.key)];
      if (statuses.join() !== '401,200' && !disturbances.touched(begun, performance.now()))
        violations.push(`${target.name} answered ${statuses.join(' and ')} to the old and the new key of a rotation`);
    }
    rotations += 1;
  };
  return {
    get rotations() {
      return rotations;
    },
    async rotate() {
      const begun = performance.now();
      try {
        await rotate(begun);
      } catch (thrown) {
        if (!disturbances.touched(begun, performance.now())) violations.push(String(thrown));
        // Whether an interrupted rotation was committed is unknown, so the next one begins with another key.
        else current = await create(`rotates-${Date.now()}`).catch(() => current);
      }
    },
  };
}

/** Writes all data files and reads their manifest. */
export async function exportOnce({ installation, folder, disturbances, violations }: ChoreParts): Promise<boolean> {
  const begun = performance.now();
  const out = join(folder, 'export');
  rmSync(out, { recursive: true, force: true });
  const { code, stderr } = await installation.run(['export', '--out', out, '--json']);
  if (code === 0 && existsSync(join(out, 'manifest.json'))) return true;
  if (code !== 1 || !disturbances.excuses(begun, performance.now()))
    violations.push(`export: exit ${code}, ${stderr.trim().slice(0, 300)}`);
  return false;
}
