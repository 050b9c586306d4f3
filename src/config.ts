import { resolve } from 'node:path';
import { Fault } from '#base/fault.ts';
import { baseUrl, matching, parseProxies, SWITCH, TEXT, urlOf, wholeNumber } from '#base/setting-kinds.ts';
import type { Kind } from '#base/setting-kinds.ts';

/**
 * The checked settings. This file is the only reader of `process.env`; an invalid value stops the start with Fault
 * CONFIG_INVALID.
 */
export interface Config {
  readonly host: string;
  /** 0: the system chooses a free port. */
  readonly port: number;
  /** Undefined: metrics are disabled. */
  readonly metricsPort: number | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** The public base URL, without a trailing slash; undefined: the listening address. */
  readonly baseUrl: string | undefined;
  /** Addresses and networks whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
  /** PostgreSQL; undefined: SQLite files in the data directory. */
  readonly databaseUrl: string | undefined;
  /** A streaming replica for reads; undefined: the primary serves all reads. */
  readonly databaseReplicaUrl: string | undefined;
  readonly valkeyUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Sender address; undefined: no-reply at the host of the base URL. */
  readonly mailFrom: string | undefined;
  /** The operator as the home page names it: a mailbox or a web address; undefined: not stated. */
  readonly contact: string | undefined;
  /** Absolute path of the watched folder. */
  readonly inboxDir: string | undefined;
  /** A cron expression in Asia/Karachi; undefined: automatic fetching is disabled. */
  readonly syncSchedule: string | undefined;
  /** The folder of published exports, when to make them, and how many to keep; undefined: disabled. */
  readonly exports: { readonly dir: string; readonly schedule: string | undefined; readonly keep: number } | undefined;
  /** Address of the operator in the User-Agent of fetches; undefined: none is sent. */
  readonly syncContact: string | undefined;
  /** The optional model extractor; undefined: disabled. */
  readonly model: { readonly url: string; readonly name: string; readonly key: string | undefined } | undefined;
  readonly limitUnitsPerMinute: number;
  /** How long a stopping node still accepts requests while `/readyz` answers 503. */
  readonly drainSeconds: number;
  /** Undefined: the file `secret` in the data directory. */
  readonly secret: string | undefined;
  /** Whether an empty data directory is filled with fictional sample data. */
  readonly isSampleWanted: boolean;
  /** Whether responses of operations carry Server-Timing. */
  readonly isTimed: boolean;
  /** Whether repeated plain GET requests bypass Node's HTTP parser and the router. */
  readonly isFastPath: boolean;
  /** Pictures of report pages: crops around a value, also whole pages, or none. */
  readonly pagePictures: PagePictures;
  /** Connections that one serving thread accepts, in total and from one client address. */
  readonly maxConnections: number;
  readonly maxConnectionsPerClient: number;
  /** Warnings for the operator about unknown settings. */
  readonly notices: readonly string[];
}

/** Values of MFDS_PAGE_PICTURES. */
const PAGE_PICTURES = ['crops', 'pages', 'off'] as const;
type PagePictures = (typeof PAGE_PICTURES)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting: its kind, its default as one would write it (empty: unset), and one or two sentences of help. */
interface Setting {
  readonly kind: Kind<unknown>;
  readonly default: string;
  readonly help: string;
}

// The most expensive operation costs 5 units; with a lower limit it could never be called.
const LEAST_UNITS_PER_MINUTE = 5;
// Buckets refill in whole nanoseconds per unit; up to this limit the rounding error stays under 1 %.
const MOST_UNITS_PER_MINUTE = 600_000_000;
// With fewer connections the part reserved for operators would be all of them.
const LEAST_CONNECTIONS = 16;
const MOST_CONNECTIONS = 1_000_000;
// Two years of daily exports.
const MOST_EXPORTS = 1_000;
// Longer than the check interval of any load balancer.
const LONGEST_DRAIN_SECONDS = 300;

// `api.example.com`, `0.0.0.0`, `::1`
const HOST = /^[0-9A-Za-z.:_-]+$/;
// `funds@example.com`, `Funds of Example <funds@example.com>`
const MAILBOX = /^(?:[^<>\r\n]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;
// `https://example.com/contact`
const WEB_ADDRESS = /^https?:\/\/[^\s<>"]{1,300}$/;
// `30 19 * * 1-6`: five fields, or six with seconds first.
const CRON_LINE = /^\S+( \S+){4,5}$/;
// Printable ASCII without spaces, quotes, brackets and backslashes.
const HEADER_SAFE = /^[!#-'*-[\]-~]{3,100}$/;

const POSTGRES = urlOf('postgres://user@host:5432/database', 'postgres:', 'postgresql:');
const PORT = wholeNumber(0, 65_535);

/**
 * Every setting. `.env.example` lists them with the same defaults and help texts, in the same order; a test compares
 * the two.
 */
export const SETTINGS = {
  MFDS_PORT: { kind: PORT, default: '8080', help: 'Port of the API and the portal. 0: any free port.' },
  MFDS_HOST: {
    kind: matching('a host name or address such as 127.0.0.1', (text) => HOST.test(text)),
    default: '127.0.0.1',
    help: 'Address to listen on. 0.0.0.0 accepts connections from other machines; put a TLS proxy in front.',
  },
  MFDS_DATA_DIR: { kind: TEXT, default: './var', help: 'Data directory for the store, the archive and the secret.' },
  MFDS_BASE_URL: {
    kind: baseUrl('an address such as https://funds.example.com, without query'),
    default: '',
    help: 'Public base URL, used in links and problem types. Unset: the listening address.',
  },
  MFDS_TRUSTED_PROXIES: {
    kind: {
      expected: 'comma-separated addresses and networks such as 10.0.0.5,172.30.0.0/24, or none',
      parse: parseProxies,
    },
    // Local processes can already do worse than forge a client address.
    default: '127.0.0.0/8,::1',
    help:
      'Comma-separated addresses and networks of proxies whose X-Forwarded-For header is trusted; ' +
      'it is ignored from all other clients. `none`: no proxy.',
  },
  MFDS_DATABASE_URL: {
    kind: POSTGRES,
    default: '',
    help: 'PostgreSQL database, such as postgres://user:password@host/database. Unset: SQLite in the data directory.',
  },
  MFDS_DATABASE_REPLICA_URL: {
    kind: POSTGRES,
    default: '',
    help:
      'Streaming replica of that database; serves reads while it is up to date. ' +
      'Unset: the primary serves all reads.',
  },
  MFDS_VALKEY_URL: {
    kind: urlOf('redis://host:6379', 'redis:', 'rediss:', 'valkey:', 'valkeys:'),
    default: '',
    help:
      'Valkey or Redis server that shares rate limits between nodes, such as redis://host:6379. Unset: ' +
      'in-process limits.',
  },
  MFDS_SMTP_URL: {
    kind: urlOf('smtp://user:password@host:587', 'smtp:', 'smtps:'),
    default: '',
    help:
      'Mail server, such as smtp://user:password@host:587. Unset: ' +
      'e-mails are written to `outbox` in the data directory and their links to the log.',
  },
  MFDS_MAIL_FROM: {
    kind: matching('an address such as funds@example.com, or Funds <funds@example.com>', (text) => MAILBOX.test(text)),
    default: '',
    help: 'Sender address for email. Unset: no-reply at the host of MFDS_BASE_URL.',
  },
  MFDS_CONTACT: {
    kind: matching(
      'an address such as funds@example.com, Example Data <funds@example.com>, or https://example.com/contact',
      (text) => MAILBOX.test(text) || WEB_ADDRESS.test(text),
    ),
    default: '',
    help:
      'Operator of this installation, shown on the home page: a mailbox, with a name if wanted, or a web address. ' +
      'Fetches send the address to the sites they read. Unset: none.',
  },
  MFDS_INBOX_DIR: {
    kind: TEXT,
    default: '',
    help: 'Watched folder; documents placed in it are imported. Unset: disabled.',
  },
  MFDS_SYNC_SCHEDULE: {
    kind: matching('a cron line such as "30 19 * * 1-6"', (text) => CRON_LINE.test(text)),
    default: '',
    help:
      "Cron expression in Asia/Karachi for fetching the association's pages and the reports of the AMCs, for example " +
      '`30 20 * * 1-6`. Unset: disabled.',
  },
  MFDS_EXPORTS_DIR: {
    kind: TEXT,
    default: '',
    help: 'Folder of published exports, which account holders download under /data. Unset: disabled.',
  },
  MFDS_EXPORTS_SCHEDULE: {
    kind: matching('a cron line such as "0 4 * * *"', (text) => CRON_LINE.test(text)),
    default: '',
    help:
      'Cron expression in Asia/Karachi for exports into MFDS_EXPORTS_DIR, for example `0 4 * * *`; set it on one node ' +
      'only. Unset: disabled.',
  },
  MFDS_EXPORTS_KEEP: {
    kind: wholeNumber(1, MOST_EXPORTS),
    // A week of daily exports: a client that downloads weekly finds the manifest its increment begins with.
    default: '7',
    help: 'Number of exports to keep in MFDS_EXPORTS_DIR; older ones are deleted.',
  },
  MFDS_LIMIT_UNITS_PER_MINUTE: {
    kind: wholeNumber(LEAST_UNITS_PER_MINUTE, MOST_UNITS_PER_MINUTE),
    // The limit that the contract promises every key.
    default: '600',
    help: 'Weighted units that a key may spend per minute; also the capacity of its bucket.',
  },
  MFDS_DRAIN_SECONDS: {
    kind: wholeNumber(0, LONGEST_DRAIN_SECONDS),
    default: '0',
    help:
      'Seconds after SIGTERM during which the service still accepts requests while /readyz answers 503, so that load ' +
      'balancers can stop sending traffic.',
  },
  MFDS_METRICS_PORT: { kind: PORT, default: '', help: 'Port of /metrics, on the same address. Unset: disabled.' },
  MFDS_SECRET: {
    kind: TEXT,
    default: '',
    help:
      'Secret that signs or hashes keys, cursors, ETags and sessions; must be the same on every node. Unset: ' +
      'the file `secret` in the data directory, created on first use.',
  },
  MFDS_SERVER_TIMING: {
    kind: SWITCH,
    default: 'off',
    help: '`on` adds Server-Timing, the processing time in milliseconds, to every response of an operation.',
  },
  MFDS_FAST_PATH: {
    kind: SWITCH,
    default: 'on',
    help:
      "`off` handles every request with Node's HTTP parser and the router. " +
      'By default repeated plain GET requests take a faster path with identical responses.',
  },
  MFDS_PAGE_PICTURES: {
    kind: {
      expected: PAGE_PICTURES.join(', '),
      parse: (text) => PAGE_PICTURES.find((one) => one === text),
    } satisfies Kind<PagePictures>,
    // A crop shows the source of one figure; whole pages may be subject to the publisher's terms.
    default: 'crops',
    help:
      'Pictures of report pages as sources of figures: `crops` around a value, `pages` for crops and whole pages, ' +
      'or `off`.',
  },
  MFDS_MAX_CONNECTIONS: {
    kind: wholeNumber(LEAST_CONNECTIONS, MOST_CONNECTIONS),
    default: '4096',
    help: 'Maximum connections per serving thread. One in sixteen is reserved for this machine and trusted proxies.',
  },
  MFDS_MAX_CONNECTIONS_PER_CLIENT: {
    kind: wholeNumber(1, MOST_CONNECTIONS),
    // Enough for an office behind one address; sixteen addresses are needed to reach the default of a thread.
    default: '256',
    help:
      'Maximum connections per serving thread from one client address (an IPv4 address or an IPv6 /64). ' +
      'Trusted proxies are exempt.',
  },
  MFDS_SAMPLE: {
    kind: SWITCH,
    default: 'on',
    help: '`off` leaves an empty data directory empty instead of filling it with fictional sample data.',
  },
  MFDS_MODEL_URL: {
    kind: baseUrl('an address such as http://127.0.0.1:11434/v1, without query'),
    default: '',
    help:
      'OpenAI-compatible endpoint for pages the built-in reader cannot read, such as http://127.0.0.1:11434/v1. ' +
      'Unset: disabled.',
  },
  MFDS_MODEL_NAME: { kind: TEXT, default: '', help: 'Model to use at that endpoint. Required with MFDS_MODEL_URL.' },
  MFDS_MODEL_KEY: {
    kind: TEXT,
    default: '',
    help: 'API key for that endpoint; sent only to it and never printed. Unset: none is sent.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Name = keyof typeof SETTINGS;
type ValueOf<Of extends Name> =
  | ((typeof SETTINGS)[Of]['kind'] extends Kind<infer Value> ? Value : never)
  | ((typeof SETTINGS)[Of]['default'] extends '' ? undefined : never);

// Settings of the test suite, which the service does not read.
const TEST_PREFIX = 'MFDS_TEST_';

export function readConfig(env: Environment = process.env): Config {
  const read = <Of extends Name>(name: Of): ValueOf<Of> => readSetting(name, env[name]) as ValueOf<Of>;
  const inboxDir = read('MFDS_INBOX_DIR');
  return {
    host: read('MFDS_HOST'),
    port: read('MFDS_PORT'),
    metricsPort: read('MFDS_METRICS_PORT'),
    dataDir: resolve(read('MFDS_DATA_DIR')),
    baseUrl: read('MFDS_BASE_URL'),
    trustedProxies: read('MFDS_TRUSTED_PROXIES'),
    databaseUrl: read('MFDS_DATABASE_URL'),
    databaseReplicaUrl: read('MFDS_DATABASE_REPLICA_URL'),
    valkeyUrl: read('MFDS_VALKEY_URL'),
    smtpUrl: read('MFDS_SMTP_URL'),
    mailFrom: read('MFDS_MAIL_FROM'),
    contact: read('MFDS_CONTACT'),
    inboxDir: inboxDir === undefined ? undefined : resolve(inboxDir),
    syncSchedule: read('MFDS_SYNC_SCHEDULE'),
    exports: exportsOf(read('MFDS_EXPORTS_DIR'), read('MFDS_EXPORTS_SCHEDULE'), read('MFDS_EXPORTS_KEEP')),
    syncContact: addressIn(read('MFDS_CONTACT')),
    model: modelOf(read('MFDS_MODEL_URL'), read('MFDS_MODEL_NAME'), read('MFDS_MODEL_KEY')),
    limitUnitsPerMinute: read('MFDS_LIMIT_UNITS_PER_MINUTE'),
    drainSeconds: read('MFDS_DRAIN_SECONDS'),
    secret: read('MFDS_SECRET'),
    isSampleWanted: read('MFDS_SAMPLE'),
    isTimed: read('MFDS_SERVER_TIMING'),
    isFastPath: read('MFDS_FAST_PATH'),
    pagePictures: read('MFDS_PAGE_PICTURES'),
    maxConnections: read('MFDS_MAX_CONNECTIONS'),
    maxConnectionsPerClient: read('MFDS_MAX_CONNECTIONS_PER_CLIENT'),
    notices: listUnknown(env).map(
      (name) => `Unknown setting ${name} ignored. The settings are: ${Object.keys(SETTINGS).join(', ')}.`,
    ),
  };
}

/**
 * An empty value means unset, as container files write it. The error omits the value of a URL, which may contain a
 * password.
 */
function readSetting(name: Name, value: string | undefined): unknown {
  const setting: Setting = SETTINGS[name];
  const text = value?.trim() || setting.default;
  if (text === '') return undefined;
  const parsed = setting.kind.parse(text);
  if (parsed !== undefined) return parsed;
  const found = name.endsWith('_URL') ? 'a value of another form' : `"${text}"`;
  throw new Fault(
    'CONFIG_INVALID',
    `Expected ${setting.kind.expected} in ${name}; found ${found}. Correct it, or unset it to use the default.`,
  );
}

/** The address alone, if it may be part of a comment in a header line. */
function addressIn(contact: string | undefined): string | undefined {
  const address = /<([^<>]+)>$/.exec(contact ?? '')?.[1] ?? contact;
  return address !== undefined && HEADER_SAFE.test(address) ? address : undefined;
}

/** A URL without a model name is an error: the service does not choose a model. */
function modelOf(url: string | undefined, name: string | undefined, key: string | undefined): Config['model'] {
  if (url === undefined) return undefined;
  if (name === undefined)
    throw new Fault(
      'CONFIG_INVALID',
      'MFDS_MODEL_URL is set, but MFDS_MODEL_NAME is not. Set the name of a model, or unset both.',
    );
  return { url, name, key };
}

function exportsOf(dir: string | undefined, schedule: string | undefined, keep: number): Config['exports'] {
  if (dir !== undefined) return { dir: resolve(dir), schedule, keep };
  if (schedule === undefined) return undefined;
  throw new Fault('CONFIG_INVALID', 'MFDS_EXPORTS_SCHEDULE is set, but MFDS_EXPORTS_DIR is not. Set both, or neither.');
}

function listUnknown(env: Environment): string[] {
  return Object.keys(env).filter(
    (name) => name.startsWith('MFDS_') && !name.startsWith(TEST_PREFIX) && !Object.hasOwn(SETTINGS, name),
  );
}
