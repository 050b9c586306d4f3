import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '#base/fault.ts';
import { comparableText, findUnknownPlaceholder, PLACEHOLDER_NAMES } from './month-texts.ts';

/**
 * The archive in which one AMC publishes its reports. Texts may contain placeholders of the month, such as `{yyyy}`.
 */
export interface ReportSource {
  /** `sample-amc`; an entry of the operator replaces the shipped one with the same id. */
  readonly id: string;
  readonly amc: string;
  /** The URL of the report itself or, with `links`, of the page that links to it. */
  readonly url: string;
  /** Texts, one of which is in the URL or the text of a link to a report; null if `url` is the report. */
  readonly links: readonly string[] | null;
  /** Further addresses of reports, tried in this order for a month that `url` does not have. */
  readonly or: readonly string[];
  /** Values of `{name}`: one file per fund. */
  readonly names: readonly string[];
  /** Further allowed hosts besides that of `url`. */
  readonly hosts: readonly string[];
  readonly format: 'pdf' | 'html';
  readonly is_enabled: boolean;
  /**
   * Whether the address is printed in a public page (`seen`), follows from others (`inferred`), or is the operator's.
   */
  readonly certainty: 'seen' | 'inferred' | 'operator';
  readonly note: string | null;
}

/** An entry of a list, with the names of its members in the file. */
export type SourceEntry = Readonly<Record<string, unknown>>;

/** The operator's list, a file in the data directory. */
const FILE_NAME = 'report-sources.json';
// Known from public pages. None of them is trusted: each request, and each document, is checked like any other.
const SHIPPED = new URL('./shipped-sources.json', import.meta.url);
const MEMBERS = ['id', 'amc', 'url', 'links', 'or', 'names', 'hosts', 'format', 'enabled', 'certainty', 'note'];
// They describe the address, so an entry with another address replaces all of them.
const ADDRESS_MEMBERS = ['url', 'links', 'or', 'names', 'hosts', 'format', 'certainty', 'note'];
const EXAMPLE =
  '[{"amc": "Sample AMC", "url": "https://www.sample-amc.example/reports/{yyyy}/{mm}/fmr-{month}-{yyyy}.pdf"}]';
// `www.sample-amc.example`
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MOST_ID_CHARACTERS = 60;
// Part of a URL path: a placeholder must not lead to another folder or host.
const NAME = /^[A-Za-z0-9][A-Za-z0-9_.%-]*$/;

/**
 * The shipped archives with the operator's changes, then the operator's own. Fault CONFIG_INVALID names the entry and
 * what was expected.
 */
export function readReportSources(dataDir: string): ReportSource[] {
  const file = operatorFile(dataDir);
  const shipped = parseList(SHIPPED);
  const sources = new Map(shipped.map((entry) => [String(entry['id']), readSource(entry, 'the shipped list')]));
  const shippedById = new Map(shipped.map((entry) => [String(entry['id']), entry]));
  for (const [index, { id, entry }] of readOperatorList(dataDir).entries()) {
    const before = shippedById.get(id);
    const kept = before === undefined || !('url' in entry) ? before : withoutAddress(before);
    const certainty = 'url' in entry || before === undefined ? { certainty: 'operator' } : {};
    sources.set(id, readSource({ ...kept, ...certainty, ...entry, id }, `entry ${index + 1} of ${file}`, entry));
  }
  return [...sources.values()];
}

/** The operator's entries with their ids; empty without a list. An entry without an id is named after its company. */
export function readOperatorList(dataDir: string): { readonly id: string; readonly entry: SourceEntry }[] {
  const file = operatorFile(dataDir);
  if (!existsSync(file)) return [];
  const taken = new Set<string>();
  return parseList(file).map((entry) => {
    const id = typeof entry['id'] === 'string' ? entry['id'] : freeId(slugOf(entry['amc']), taken);
    taken.add(id);
    return { id, entry };
  });
}

export function operatorFile(dataDir: string): string {
  return join(dataDir, FILE_NAME);
}

function withoutAddress(entry: SourceEntry): SourceEntry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !ADDRESS_MEMBERS.includes(name)));
}

function slugOf(amc: unknown): string {
  const slug = (typeof amc === 'string' ? amc : '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return slug.replaceAll(' ', '-').slice(0, MOST_ID_CHARACTERS).replace(/-$/, '') || 'source';
}

/** Two archives of one company are `sample-amc` and `sample-amc-2`. */
function freeId(slug: string, taken: ReadonlySet<string>): string {
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  return id;
}

function parseList(file: string | URL): SourceEntry[] {
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch (thrown) {
    throw new Fault('CONFIG_INVALID', `Expected JSON in ${String(file)}: ${String(thrown)}. Example: ${EXAMPLE}`, {
      cause: thrown,
    });
  }
  if (!Array.isArray(list))
    throw new Fault('CONFIG_INVALID', `Expected a list of entries in ${String(file)}. Example: ${EXAMPLE}`);
  return list.map((entry: unknown) => (typeof entry === 'object' && entry !== null ? { ...entry } : { '': entry }));
}

/** `written`: the entry as in the file, for messages. */
function readSource(given: SourceEntry, place: string, written: SourceEntry = given): ReportSource {
  const wrong = (expected: string): Fault =>
    new Fault('CONFIG_INVALID', `Expected ${expected} in ${place}; found ${JSON.stringify(written).slice(0, 200)}.`);
  const unknown = Object.keys(given).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined) throw wrong(`only the members ${MEMBERS.join(', ')}, not "${unknown}",`);
  const { id, amc, url, hosts = [], or = [], names = [], format = 'pdf', enabled = true, note = null } = given;
  const { certainty = 'operator' } = given;
  const links = readLinks(given['links'], wrong);
  if (typeof id !== 'string' || id.length > MOST_ID_CHARACTERS || !ID.test(id))
    throw wrong('a short name such as "sample-amc" as "id"');
  if (typeof amc !== 'string' || amc.trim() === '') throw wrong('the name of the company as "amc"');
  // The host itself must be fixed, because the operator allows it by this entry.
  if (!isAddress(url)) throw wrong('an address https://host/… as "url"');
  if (!isListOf(hosts, (host) => HOST.test(host))) throw wrong('a list of host names as "hosts"');
  if (!isListOf(or, isAddress)) throw wrong('a list of addresses https://host/… as "or"');
  if (!isListOf(names, (name) => NAME.test(name))) throw wrong('a list of file names as "names"');
  if (format !== 'pdf' && format !== 'html') throw wrong('"pdf" or "html" as "format"');
  if (certainty !== 'seen' && certainty !== 'inferred' && certainty !== 'operator')
    throw wrong('"seen" or "inferred" as "certainty"');
  if (typeof enabled !== 'boolean') throw wrong('true or false as "enabled"');
  if (note !== null && typeof note !== 'string') throw wrong('a text as "note"');
  for (const text of [url, ...(links ?? []), ...or]) {
    const stranger = findUnknownPlaceholder(text, names.length > 0 ? ['name'] : []);
    if (stranger !== undefined)
      throw wrong(
        `placeholders out of ${PLACEHOLDER_NAMES.map((name) => `{${name}}`).join(' ')} (and {name} with "names"), ` +
          `not {${stranger}},`,
      );
  }
  return { id, amc, url, links, or, names, hosts, format, is_enabled: enabled, certainty, note };
}

function readLinks(links: unknown, wrong: (expected: string) => Fault): readonly string[] | null {
  if (links === undefined || links === null) return null;
  const list: unknown = typeof links === 'string' ? [links] : links;
  if (!isListOf(list, (text) => comparableText(text) !== '') || list.length === 0)
    throw wrong('a text such as "fmr {month} {yyyy}", or a list of texts, as "links"');
  return list;
}

function isAddress(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' && parsed.username === '' && HOST.test(parsed.host);
}

function isListOf(list: unknown, fits: (text: string) => boolean): list is readonly string[] {
  return Array.isArray(list) && list.every((one) => typeof one === 'string' && fits(one));
}
