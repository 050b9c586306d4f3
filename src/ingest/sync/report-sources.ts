import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { MONTH_NAMES } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

/**
 * The archive in which one AMC publishes its reports. Texts may contain placeholders of the month, such as `{yyyy}`.
 */
export interface ReportSource {
  readonly amc: string;
  /** The URL of the report itself or, with `links`, of the page that links to it. */
  readonly url: string;
  /** A text in the URL or the text of a link to a report; null if `url` is the report. */
  readonly links: string | null;
  /** Further allowed hosts besides that of `url`. */
  readonly hosts: readonly string[];
}

/** The operator's list, a file in the data directory. */
const FILE_NAME = 'report-sources.json';
const MEMBERS = ['amc', 'url', 'links', 'hosts'];
const EXAMPLE =
  '[{"amc": "Sample AMC", "url": "https://www.sample-amc.example/reports/{yyyy}/{mm}/fmr-{month}-{yyyy}.pdf"}]';
// `www.sample-amc.example`
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * The operator's list. The service contains no list of its own, because companies move their archives too often.
 * Faults: REPORT_SOURCES_MISSING; CONFIG_INVALID, which names the entry and what was expected.
 */
export function readReportSources(dataDir: string): ReportSource[] {
  const file = join(dataDir, FILE_NAME);
  if (!hasReportSources(dataDir))
    throw new Fault(
      'REPORT_SOURCES_MISSING',
      `Expected the addresses of report archives in ${file}; the file does not exist. Example: ${EXAMPLE}`,
    );
  const list = parseList(file);
  return list.map((entry, index) => readSource(entry, `entry ${index + 1} of ${file}`));
}

/** Whether the operator's list exists. */
export function hasReportSources(dataDir: string): boolean {
  return existsSync(join(dataDir, FILE_NAME));
}

function parseList(file: string): unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch (thrown) {
    throw new Fault('CONFIG_INVALID', `Expected JSON in ${file}: ${String(thrown)}. Example: ${EXAMPLE}`, {
      cause: thrown,
    });
  }
  if (!Array.isArray(list) || list.length === 0)
    throw new Fault('CONFIG_INVALID', `Expected a list with at least one entry in ${file}. Example: ${EXAMPLE}`);
  return list;
}

function readSource(entry: unknown, place: string): ReportSource {
  const given: Record<string, unknown> = typeof entry === 'object' && entry !== null ? { ...entry } : {};
  const wrong = (expected: string): Fault =>
    new Fault('CONFIG_INVALID', `Expected ${expected} in ${place}; found ${JSON.stringify(entry)?.slice(0, 200)}.`);
  const { amc, url, links = null, hosts = [] } = given as Partial<Record<keyof ReportSource, unknown>>;
  const stranger = Object.keys(given).find((name) => !MEMBERS.includes(name));
  if (stranger !== undefined) throw wrong(`only the members ${MEMBERS.join(', ')}, not "${stranger}",`);
  if (typeof amc !== 'string' || amc.trim() === '') throw wrong('the name of the company as "amc"');
  // The host itself must be fixed, because the operator allows it by this entry.
  if (typeof url !== 'string' || URL.parse(url)?.protocol !== 'https:' || !HOST.test(URL.parse(url)?.host ?? ''))
    throw wrong('an address https://host/… as "url"');
  if (links !== null && (typeof links !== 'string' || comparableText(links) === ''))
    throw wrong('a text such as "fmr {month} {yyyy}" as "links"');
  if (!Array.isArray(hosts) || !hosts.every((host) => typeof host === 'string' && HOST.test(host)))
    throw wrong('a list of host names as "hosts"');
  for (const text of [url, links ?? '']) {
    const unknown = listPlaceholders(text).find((name) => placeholderOf(name, SOME_MONTH) === undefined);
    if (unknown !== undefined)
      throw wrong(
        `placeholders out of ${Object.keys(placeholders(SOME_MONTH))
          .map((name) => `{${name}}`)
          .join(' ')}, not {${unknown}},`,
      );
  }
  return { amc, url, links, hosts: hosts as string[] };
}

/** The months before that of `today`, newest first, as `2026-07`: only completed months have reports. */
export function listReportMonths(today: IsoDate, count: number): string[] {
  const [year, month] = today.split('-').map((part) => Number.parseInt(part, 10));
  return Array.from({ length: count }, (_none, back) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - 2 - back, 1)).toISOString().slice(0, 7),
  );
}

/** The text with its placeholders filled for a month `2026-07`. */
export function fillMonth(text: string, month: string): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => placeholderOf(name, month) ?? whole);
}

/** Letters and digits only: `FMR_July-2026` and `fmr july 2026` are equal. */
export function comparableText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

// `{yyyy}`
const PLACEHOLDER = /\{(\w+)\}/g;
const SOME_MONTH = '2026-07';

function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
}

function placeholderOf(name: string, month: string): string | undefined {
  return own(placeholders(month), name);
}

/** A folder is named after the month of its reports or of their upload, so the next month has its own folder. */
function placeholders(month: string): Readonly<Record<string, string>> {
  const next = new Date(
    Date.UTC(Number.parseInt(month.slice(0, 4), 10), Number.parseInt(month.slice(5), 10), 1),
  ).toISOString();
  const name = MONTH_NAMES[Number.parseInt(month.slice(5), 10) - 1] ?? '';
  const short = name.slice(0, 3);
  return {
    yyyy: month.slice(0, 4),
    yy: month.slice(2, 4),
    mm: month.slice(5),
    month: name.toLowerCase(),
    Month: name,
    MONTH: name.toUpperCase(),
    mon: short.toLowerCase(),
    Mon: short,
    MON: short.toUpperCase(),
    next_yyyy: next.slice(0, 4),
    next_mm: next.slice(5, 7),
  };
}
