import { isFault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import type { Log } from '#base/log.ts';
import { listLinks } from '#documents/html.ts';
import { readHtmlReport } from '#documents/html-report.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import type { Incoming } from '#ingest/run.ts';
import { fetchArchivePage, FetchFault, fetchReport } from './fetch.ts';
import type { FetchSettings } from './fetch.ts';
import type { FetchMarks } from './fetch-marks.ts';
import type { FailureKind } from './judge-response.ts';
import { comparableText, fillMonth, listAddresses } from './month-texts.ts';
import type { PoliteHosts } from './polite-hosts.ts';
import type { ReportSource } from './report-sources.ts';

/** A fetched report, for the importer. */
export type ReportDocument = Omit<Incoming, 'source'> & { readonly source: 'fmr' };

/**
 * `not_modified` since the last import; `not_there` yet; `found` by a check, which imports nothing; `failed`: nothing
 * could be imported; `waiting`: not requested so soon after a failure; `stopped` before its request.
 */
type Outcome = ImportReport['outcome'] | 'not_modified' | 'not_there' | 'found' | 'failed' | 'waiting' | 'stopped';

export interface AddressReport {
  /** Id of the source. */
  readonly source: string;
  readonly amc: string;
  readonly url: string;
  /** `2026-07`; null if the address does not say. */
  readonly month: string | null;
  readonly outcome: Outcome;
  /** Public reason if it was refused, failed or not there. */
  readonly message: string | null;
  readonly report: ImportReport | null;
}

export interface VisitParts {
  readonly takeIn: (incoming: ReportDocument) => Promise<ImportReport>;
  /** Newest first. */
  readonly months: readonly string[];
  readonly fetch: Omit<FetchSettings, 'hosts'>;
  readonly hosts: PoliteHosts;
  readonly marks: FetchMarks;
  /** Whether documents are only looked for: the first bytes are read, and nothing is imported. */
  readonly isCheck: boolean;
  readonly log: Log;
  readonly signal: AbortSignal | undefined;
}

export interface Visit {
  readonly addresses: readonly AddressReport[];
  /** The delay that the site requests, seconds; null if none. */
  readonly asked_wait_seconds: number | null;
}

// A page of links contains a few reports per month; more means that the pattern is not specific enough.
const MOST_LINKS_A_MONTH = 12;
// Every missing month costs this many requests at most.
const MOST_ADDRESSES_A_MONTH = 6;
// The next address of the same site would get the same response.
const ENDING: readonly FailureKind[] = ['blocked', 'busy', 'server', 'unreachable', 'robots'];
// So would the next archive on the same host.
const CLOSING: readonly FailureKind[] = ['busy', 'unreachable'];
// Another address of the same month may have the report.
const TRY_NEXT: readonly (FailureKind | undefined)[] = ['absent', 'unfit', 'elsewhere'];

interface Target {
  readonly url: string;
  readonly month: string | null;
}

/**
 * Requests the reports of one archive, one address after the other. An address that fails does not prevent the others.
 */
export async function visitSource(source: ReportSource, parts: VisitParts): Promise<Visit> {
  const visit = new SourceVisit(source, parts);
  return { addresses: await visit.run(), asked_wait_seconds: visit.askedWaitSeconds };
}

class SourceVisit {
  readonly #source: ReportSource;
  readonly #parts: VisitParts;
  readonly #fetch: FetchSettings;
  #isEnded = false;
  askedWaitSeconds: number | null = null;

  constructor(source: ReportSource, parts: VisitParts) {
    this.#source = source;
    this.#parts = parts;
    this.#fetch = { ...parts.fetch, hosts: [new URL(source.url).hostname, ...source.hosts] };
  }

  async run(): Promise<AddressReport[]> {
    const { months } = this.#parts;
    const source = this.#source;
    const found = source.links === null ? [] : await this.#pages(source.links);
    const missing = months.filter((month) => !found.some((one) => one.month === month && one.outcome !== 'failed'));
    const isPage = source.links !== null;
    for (const pattern of isPage || this.#isEnded ? [] : this.#latestOnly()) {
      if (!this.#isEnded) found.push((await this.#document({ url: pattern, month: null }, false)).report);
    }
    const patterns = this.#named([...(isPage ? [] : [source.url]), ...source.or]).filter(hasMonth);
    for (const group of patternGroups(patterns, source.names)) {
      for (const month of missing) if (!this.#isEnded) found.push(await this.#firstOf(group, month));
    }
    const isMoved = months.length > 1 && found.length > 0 && found.every(({ outcome }) => outcome === 'not_there');
    // A single month may not be published yet; if several are missing, the archive has moved.
    if (isMoved)
      found.push(
        this.#fail(
          { url: source.url, month: null },
          `No report of ${source.amc} was found for the months ${months.join(', ')}: the archive may have moved. ` +
            this.#correct(),
        ),
      );
    return withoutReplaced(found);
  }

  /** Addresses without a month, whose content changes. */
  #latestOnly(): string[] {
    return this.#named([this.#source.url]).filter((url) => !hasMonth(url));
  }

  #named(patterns: readonly string[]): string[] {
    const { names } = this.#source;
    return names.length === 0
      ? [...patterns]
      : names.flatMap((name) => patterns.map((pattern) => pattern.replaceAll('{name}', name)));
  }

  /** The reports that the pages of the archive link to. */
  async #pages(links: readonly string[]): Promise<AddressReport[]> {
    const urls = [...new Set(this.#parts.months.map((month) => fillMonth(this.#source.url, month)))];
    const found: AddressReport[] = [];
    for (const url of urls) if (!this.#isEnded) found.push(...(await this.#page(url, links)));
    return found;
  }

  async #page(url: string, links: readonly string[]): Promise<AddressReport[]> {
    const { months, hosts, signal } = this.#parts;
    let targets: readonly Target[];
    try {
      this.#requireOpen(url);
      const page = await hosts.ask(url, this.#fetch, (tools) => fetchArchivePage(url, this.#fetch, tools, signal));
      targets = listTargets(page.bytes, page.url, links, months);
    } catch (thrown) {
      return [this.#explain({ url, month: null }, thrown).report];
    }
    const shown = `"${links.join('" or "')}"`;
    if (targets.length === 0)
      return [
        this.#without({ url, month: null }, 'not_there', `No link of ${url} contains ${shown} for these months.`),
      ];
    const most = MOST_LINKS_A_MONTH * months.length;
    if (targets.length > most)
      return [
        this.#fail(
          { url, month: null },
          `${targets.length} links of ${url} contain ${shown}, more than ${most}: the text is not specific enough. ` +
            `Use a longer one: \`mfds sources add ${this.#source.id} --url ${url} --links TEXT\`.`,
        ),
      ];
    const found: AddressReport[] = [];
    for (const target of targets) if (!this.#isEnded) found.push((await this.#document(target, false)).report);
    return found;
  }

  /** The first address that has the report of a month; the address of an earlier import is the first. */
  async #firstOf(patterns: readonly string[], month: string): Promise<AddressReport> {
    const addresses = [...new Set(patterns.flatMap((pattern) => listAddresses(pattern, month)))];
    const known = addresses.filter((url) => this.#parts.marks.find(url) !== undefined);
    const tried = [...new Set([...known, ...addresses])].slice(0, MOST_ADDRESSES_A_MONTH);
    let failed: AddressReport | undefined;
    for (const url of tried) {
      const { report, kind } = await this.#document({ url, month }, true);
      if (report.outcome === 'not_there') continue;
      if (!TRY_NEXT.includes(kind)) return report;
      failed ??= report;
    }
    return failed ?? this.#without({ url: tried[0] ?? this.#source.url, month }, 'not_there', null);
  }

  async #document(target: Target, may_be_absent: boolean): Promise<{ report: AddressReport; kind?: FailureKind }> {
    const { url, month } = target;
    const { marks, hosts, isCheck, signal, log } = this.#parts;
    try {
      this.#requireOpen(url);
      const known = isCheck ? undefined : marks.find(url);
      const wish = { content: this.#source.format, known, may_be_absent, is_peek: isCheck };
      const fetched = await hosts.ask(url, this.#fetch, (tools) => fetchReport(url, wish, this.#fetch, tools, signal));
      if (typeof fetched === 'string') return { report: this.#without(target, fetched, null) };
      if (isCheck) return { report: this.#without(target, 'found', null) };
      const sha256 = hashOf(fetched.bytes, this.#source.format);
      // A site without validators sends the same file again.
      if (known?.sha256 === sha256) return { report: this.#without(target, 'not_modified', null) };
      const { bytes, fetch_ms } = fetched;
      const incoming: ReportDocument = {
        source: 'fmr',
        bytes,
        origin: url,
        url: fetched.url,
        is_partial: false,
        fetch_ms,
      };
      const report = await this.#parts.takeIn(incoming);
      // A web page without a report is how such an archive shows a month that is not published.
      if (report.outcome === 'refused' && may_be_absent && this.#source.format === 'html')
        return { report: this.#without(target, 'not_there', report.message) };
      // A refused document is fetched again: the site may correct it, and until then each run reports it to the
      // operator.
      if (report.outcome !== 'refused') marks.keep(url, { ...fetched.mark, sha256 });
      const { outcome, changed, held, message } = report;
      log.info('report synchronised', { amc: this.#source.amc, url, outcome, changed, held, reason: message });
      return { report: { source: this.#source.id, amc: this.#source.amc, url, month, outcome, message, report } };
    } catch (thrown) {
      return this.#explain(target, thrown);
    }
  }

  /** An earlier archive on the same host may have ended the requests to it. */
  #requireOpen(url: string): void {
    const what = this.#parts.hosts.reasonClosed(url);
    if (what === undefined) return;
    const reason = `it was not requested, because an earlier request to the same host failed (${what})`;
    throw new FetchFault({ kind: 'busy', what: reason, mayRetry: false }, reason, {});
  }

  #explain(target: Target, thrown: unknown): { report: AddressReport; kind?: FailureKind } {
    if (isFault(thrown, 'FETCH_STOPPED')) {
      this.#isEnded = true;
      return { report: this.#without(target, 'stopped', thrown.message) };
    }
    if (!(thrown instanceof FetchFault)) {
      const message = isFault(thrown)
        ? thrown.message
        : `The report ${target.url} could not be imported because the service failed; nothing was changed. ` +
          'See the log for details.';
      return { report: this.#fail(target, message, isFault(thrown) ? thrown.internal : String(thrown)) };
    }
    const { kind, what, retryAfterSeconds } = thrown;
    this.#isEnded ||= ENDING.includes(kind);
    // The first reason counts; a document that was not requested has that of another.
    if (CLOSING.includes(kind)) this.#parts.hosts.close(target.url, what);
    if (retryAfterSeconds !== undefined) this.askedWaitSeconds = retryAfterSeconds;
    const asked = retryAfterSeconds === undefined ? '' : ` The site requests a delay of ${retryAfterSeconds} seconds.`;
    const message = `${target.url} could not be fetched: ${what}.${asked} ${this.#advise(kind)}`;
    return { report: this.#fail(target, message, thrown.internal), kind };
  }

  #advise(kind: FailureKind): string {
    if (kind === 'blocked' || kind === 'robots')
      return (
        'Download the report in a browser and import it with `mfds ingest fmr FILE`. If the company does not want ' +
        `automatic requests, run \`mfds sources disable ${this.#source.id}\`.`
      );
    return ['busy', 'server', 'unreachable', 'incomplete'].includes(kind)
      ? 'It is tried again automatically; `mfds sources list` shows when.'
      : this.#correct();
  }

  #correct(): string {
    const { id, url } = this.#source;
    return (
      `Open ${new URL(url).origin} in a browser, and correct the address with ` +
      `\`mfds sources add ${id} --url ADDRESS\`.`
    );
  }

  #without({ url, month }: Target, outcome: Outcome, message: string | null): AddressReport {
    return { source: this.#source.id, amc: this.#source.amc, url, month, outcome, message, report: null };
  }

  #fail(target: Target, message: string, internal?: string): AddressReport {
    this.#parts.log.error('report not synchronised', {
      amc: this.#source.amc,
      url: target.url,
      reason: message,
      internal,
    });
    return this.#without(target, 'failed', message);
  }
}

function hasMonth(pattern: string): boolean {
  return fillMonth(pattern, '2026-07') !== fillMonth(pattern, '2025-11');
}

/** The addresses of one fund are alternatives, those of several funds are not. */
function patternGroups(patterns: readonly string[], names: readonly string[]): (readonly string[])[] {
  if (patterns.length === 0) return [];
  if (names.length === 0) return [patterns];
  const size = patterns.length / names.length;
  return names.map((_name, index) => patterns.slice(index * size, (index + 1) * size));
}

/** A failed or missing address counts only if no other address had the report of its month. */
function withoutReplaced(found: readonly AddressReport[]): AddressReport[] {
  const isThere = ({ outcome }: AddressReport): boolean => outcome !== 'failed' && outcome !== 'not_there';
  return found.filter(
    (one, index) =>
      isThere(one) ||
      one.month === null ||
      !found.some((other, at) => at > index && other.month === one.month && isThere(other)),
  );
}

/** The targets of links whose URL or text contains one of the texts, with the month that it names. */
function listTargets(
  bytes: Uint8Array,
  page: string,
  links: readonly string[],
  months: readonly string[],
): readonly Target[] {
  const wanted = months.map((month) => ({ month, texts: links.map((text) => comparableText(fillMonth(text, month))) }));
  const targets = new Map<string, Target>();
  for (const { href, text } of listLinks(bytes)) {
    const target = URL.parse(href, page);
    if (target === null || (target.protocol !== 'https:' && target.protocol !== 'http:')) continue;
    const printed = [comparableText(decode(href)), comparableText(text)];
    target.hash = '';
    const named = wanted.find(({ texts }) => texts.some((one) => printed.some((each) => each.includes(one))));
    if (named !== undefined && !targets.has(target.href))
      targets.set(target.href, { url: target.href, month: named.month });
  }
  return [...targets.values()];
}

/** A web page has tokens and times that differ in every response, so the hash is that of its visible text. */
function hashOf(bytes: Uint8Array, format: ReportSource['format']): string {
  return sha256Hex(format === 'html' ? Buffer.from(JSON.stringify(readHtmlReport(bytes))) : bytes);
}

/** `FMR%20July%202026.pdf` decoded. */
function decode(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
