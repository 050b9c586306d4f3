import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { Fault } from '#base/fault.ts';

/** What the environment says, checked. The only reader of `process.env`; a bad value stops the start with Fault CONFIG_INVALID. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Undefined: no metrics are served. */
  readonly metrics_port: number | undefined;
  /** Absolute. */
  readonly data_dir: string;
  /** Where clients reach the service, without a trailing slash; undefined: the address it listens on. */
  readonly base_url: string | undefined;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  readonly trusted_proxies: readonly string[];
  /** PostgreSQL; undefined: SQLite files in the data directory. */
  readonly database_url: string | undefined;
  /** A copy of that database which follows it by streaming, for reads; undefined: all reads go to the database. */
  readonly database_replica_url: string | undefined;
  readonly valkey_url: string | undefined;
  readonly smtp_url: string | undefined;
  /** Whom letters are from; undefined: no-reply at the host of the base URL. */
  readonly mail_from: string | undefined;
  /** Absolute. A folder whose documents are taken in as they arrive. */
  readonly inbox_dir: string | undefined;
  /** A cron line in Asia/Karachi; undefined: no synchronising of its own. */
  readonly sync_schedule: string | undefined;
  /** The optional model extractor; undefined: no model is asked. */
  readonly model: { readonly url: string; readonly name: string; readonly key: string | undefined } | undefined;
  readonly limit_units_per_minute: number;
  /** How long a node that was told to stop still takes requests, while `/readyz` sends load balancers elsewhere. */
  readonly drain_seconds: number;
  /** MFDS_SECRET; undefined: the file `secret` of the data directory. */
  readonly secret: string | undefined;
  /** Whether an empty data directory is first filled with the fictional sample. */
  readonly is_sample_wanted: boolean;
  /** Whether each answer of an operation says how long it took. */
  readonly is_timed: boolean;
  /** Sentences for the operator: settings that were found and mean nothing. */
  readonly notices: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = [
  'MFDS_PORT', 'MFDS_HOST', 'MFDS_DATA_DIR', 'MFDS_BASE_URL', 'MFDS_TRUSTED_PROXIES', 'MFDS_DATABASE_URL', 'MFDS_DATABASE_REPLICA_URL', 'MFDS_VALKEY_URL', 'MFDS_SMTP_URL', 'MFDS_MAIL_FROM', 'MFDS_INBOX_DIR',
  'MFDS_SYNC_SCHEDULE', 'MFDS_LIMIT_UNITS_PER_MINUTE', 'MFDS_METRICS_PORT', 'MFDS_DRAIN_SECONDS', 'MFDS_SERVER_TIMING', 'MFDS_SECRET', 'MFDS_SAMPLE', 'MFDS_MODEL_URL', 'MFDS_MODEL_NAME', 'MFDS_MODEL_KEY',
] as const;
type Name = (typeof NAMES)[number];

// What the tests read is not ours to judge.
const TEST_PREFIX = 'MFDS_TEST_';

const DEFAULT_PORT = 8_080;
// A proxy of the machine itself: who can ask from there can do worse than to call himself another.
const DEFAULT_PROXIES = ['127.0.0.0/8', '::1'];
// What the contract promises every key.
const DEFAULT_UNITS_PER_MINUTE = 600;
// The dearest operation costs 5 units: below that it could never be called.
const LEAST_UNITS_PER_MINUTE = 5;
// Buckets refill in whole nanoseconds per unit; up to here rounding that costs less than 1 % of the limit.
const MOST_UNITS_PER_MINUTE = 600_000_000;

// Longer than any load balancer waits between two looks.
const LONGEST_DRAIN_SECONDS = 300;

// `api.example.com`, `0.0.0.0`, `::1`
const HOST = /^[0-9A-Za-z.:_-]+$/;
// `funds@example.com`, `Funds of Example <funds@example.com>`
const MAILBOX = /^(?:[^<>\r\n]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;
// `30 19 * * 1-6`: five fields, or six with seconds before them.
const CRON_LINE = /^\S+( \S+){4,5}$/;

export function readConfig(env: Environment = process.env): Config {
  // An empty value is how a container file says "not set".
  const text = (name: Name): string | undefined => (env[name]?.trim() === '' ? undefined : env[name]?.trim());
  const dataDir = resolve(text('MFDS_DATA_DIR') ?? './var');
  const inboxDir = text('MFDS_INBOX_DIR');
  return {
    host: checked('MFDS_HOST', text('MFDS_HOST'), (value) => HOST.test(value), 'a host name or address such as 127.0.0.1') ?? '127.0.0.1',
    port: wholeNumber('MFDS_PORT', text('MFDS_PORT'), 0, 65_535) ?? DEFAULT_PORT,
    metrics_port: wholeNumber('MFDS_METRICS_PORT', text('MFDS_METRICS_PORT'), 0, 65_535),
    data_dir: dataDir,
    base_url: checked('MFDS_BASE_URL', text('MFDS_BASE_URL'), isBaseUrl, 'an address such as https://funds.example.com, without query')?.replace(/\/+$/, ''),
    trusted_proxies: readProxies(text('MFDS_TRUSTED_PROXIES')),
    database_url: checked('MFDS_DATABASE_URL', text('MFDS_DATABASE_URL'), isUrlOf('postgres:', 'postgresql:'), 'postgres://user@host:5432/database'),
    database_replica_url: checked('MFDS_DATABASE_REPLICA_URL', text('MFDS_DATABASE_REPLICA_URL'), isUrlOf('postgres:', 'postgresql:'), 'postgres://user@host:5432/database'),
    valkey_url: checked('MFDS_VALKEY_URL', text('MFDS_VALKEY_URL'), isUrlOf('redis:', 'rediss:', 'valkey:', 'valkeys:'), 'redis://host:6379'),
    smtp_url: checked('MFDS_SMTP_URL', text('MFDS_SMTP_URL'), isUrlOf('smtp:', 'smtps:'), 'smtp://user:password@host:587'),
    mail_from: checked('MFDS_MAIL_FROM', text('MFDS_MAIL_FROM'), (value) => MAILBOX.test(value), 'an address such as funds@example.com, or Funds <funds@example.com>'),
    inbox_dir: inboxDir === undefined ? undefined : resolve(inboxDir),
    sync_schedule: checked('MFDS_SYNC_SCHEDULE', text('MFDS_SYNC_SCHEDULE'), (value) => CRON_LINE.test(value), 'a cron line such as "30 19 * * 1-6"'),
    model: readModel(text('MFDS_MODEL_URL'), text('MFDS_MODEL_NAME'), text('MFDS_MODEL_KEY')),
    limit_units_per_minute:
      wholeNumber('MFDS_LIMIT_UNITS_PER_MINUTE', text('MFDS_LIMIT_UNITS_PER_MINUTE'), LEAST_UNITS_PER_MINUTE, MOST_UNITS_PER_MINUTE) ?? DEFAULT_UNITS_PER_MINUTE,
    drain_seconds: wholeNumber('MFDS_DRAIN_SECONDS', text('MFDS_DRAIN_SECONDS'), 0, LONGEST_DRAIN_SECONDS) ?? 0,
    secret: text('MFDS_SECRET'),
    is_sample_wanted: checked('MFDS_SAMPLE', text('MFDS_SAMPLE'), isSwitch, 'on or off') !== 'off',
    is_timed: checked('MFDS_SERVER_TIMING', text('MFDS_SERVER_TIMING'), isSwitch, 'on or off') === 'on',
    notices: listUnknown(env).map((name) => `${name} is no setting of this service and was ignored. The settings are: ${NAMES.join(', ')}.`),
  };
}

function readProxies(value: string | undefined): readonly string[] {
  const listOf = (list: string): string[] => (list === 'none' ? [] : list.split(',').map((one) => one.trim()));
  const list = checked('MFDS_TRUSTED_PROXIES', value, (one) => listOf(one).every(isNetwork), 'addresses and networks with commas between, such as 10.0.0.5, 172.30.0.0/24, or none');
  return list === undefined ? DEFAULT_PROXIES : listOf(list);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // An address that means everybody would let everybody call himself anything.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Off without an address; an address without a name is a mistake, not a guess at a model. */
function readModel(url: string | undefined, name: string | undefined, key: string | undefined): Config['model'] {
  const address = checked('MFDS_MODEL_URL', url, isBaseUrl, 'an address such as http://127.0.0.1:11434/v1, without query')?.replace(/\/+$/, '');
  if (address === undefined) return undefined;
  if (name === undefined) throw new Fault('CONFIG_INVALID', 'Expected the name of a model in MFDS_MODEL_NAME, since MFDS_MODEL_URL is set; found none. Name the model, or leave both out.');
  return { url: address, name, key };
}

function listUnknown(env: Environment): string[] {
  return Object.keys(env).filter((name) => name.startsWith('MFDS_') && !name.startsWith(TEST_PREFIX) && !(NAMES as readonly string[]).includes(name));
}

/** The value never stands in the fault where it may hold a password. */
function checked(name: Name, value: string | undefined, isGood: (value: string) => boolean, expected: string): string | undefined {
  if (value === undefined || isGood(value)) return value;
  const found = name.endsWith('_URL') ? 'a value of another form' : `"${value}"`;
  throw new Fault('CONFIG_INVALID', `Expected ${expected} in ${name}; found ${found}. Correct it, or leave it out for the default.`);
}

function wholeNumber(name: Name, value: string | undefined, least: number, most: number): number | undefined {
  const isGood = (text: string): boolean => /^\d{1,9}$/.test(text) && Number.parseInt(text, 10) >= least && Number.parseInt(text, 10) <= most;
  const text = checked(name, value, isGood, `a whole number from ${least} to ${most}`);
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

function isSwitch(value: string): boolean {
  return value === 'on' || value === 'off';
}

function isUrlOf(...protocols: readonly string[]): (value: string) => boolean {
  return (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isBaseUrl(value: string): boolean {
  return isUrlOf('http:', 'https:')(value) && new URL(value).search === '' && new URL(value).hash === '';
}
