import { fetchText, FetchFault, isAllowed } from './fetch.ts';
import type { FetchSettings, FetchTools } from './fetch.ts';
import { NO_ROBOTS, parseRobots } from './robots.ts';
import type { RobotsRules } from './robots.ts';

/** The product name in the User-Agent, which a robots.txt may address. */
const AGENT = 'mutual-fund-data-service';
// A site that requests more between two requests is visited with this pause.
const LONGEST_PAUSE_MS = 120_000;
const ROBOTS_TRIES = 2;

interface Host {
  /** Ends when the current request and those before it have ended. */
  queue: Promise<unknown>;
  /** Milliseconds since the epoch; undefined before the first request. */
  lastEnd: number | undefined;
  /** Why no further request is sent in this run. */
  closed: string | undefined;
}

/** Keeps requests to each host apart: one at a time, with a pause between, and only where its robots.txt allows. */
export class PoliteHosts {
  readonly #pause_ms: number;
  readonly #tools: FetchTools;
  readonly #signal: AbortSignal | undefined;
  readonly #hosts = new Map<string, Host>();
  readonly #robots = new Map<string, Promise<RobotsRules | string>>();

  constructor(pause_ms: number, tools: FetchTools, signal: AbortSignal | undefined) {
    this.#pause_ms = pause_ms;
    this.#tools = tools;
    this.#signal = signal;
  }

  /** Why no further request is sent to the host of this address; undefined while requests are sent. */
  reasonClosed(url: string): string | undefined {
    return this.#hosts.get(hostOf(url))?.closed;
  }

  /** Ends the requests to a host in this run. */
  close(url: string, reason: string): void {
    this.#host(url).closed ??= reason;
  }

  /** Sends a request when its host has none and the pause has passed. */
  async ask<Answer>(
    url: string,
    settings: FetchSettings,
    question: (tools: FetchTools) => Promise<Answer>,
  ): Promise<Answer> {
    const host = this.#host(url);
    const before = host.queue;
    const answer = (async () => {
      await before;
      // Read before the request, whose time limit is for its own response.
      await this.#pause(host, await this.#rulesOf(url, settings));
      try {
        return await question({ ...this.#tools, forbid: async (address) => this.#forbid(address, settings) });
      } finally {
        host.lastEnd = this.#tools.clock.now().getTime();
      }
    })();
    host.queue = answer.catch(() => undefined);
    return answer;
  }

  async #pause(host: Host, rules: RobotsRules | string): Promise<void> {
    if (host.lastEnd === undefined) return;
    const requested = typeof rules === 'string' ? 0 : (rules.crawl_delay ?? 0) * 1_000;
    const pause = Math.min(Math.max(this.#pause_ms, requested), Math.max(this.#pause_ms, LONGEST_PAUSE_MS));
    const rest = pause - (this.#tools.clock.now().getTime() - host.lastEnd);
    if (rest > 0) await this.#tools.wait(rest, this.#signal);
  }

  async #forbid(url: string, settings: FetchSettings): Promise<string | undefined> {
    const rules = await this.#rulesOf(url, settings);
    if (typeof rules === 'string') return rules;
    const { pathname, search } = new URL(url);
    return rules.allows(`${pathname}${search}`) ? undefined : 'the robots.txt of the site does not allow this address';
  }

  /** The rules, or why nothing may be requested. Read once per run. */
  async #rulesOf(url: string, settings: FetchSettings): Promise<RobotsRules | string> {
    // Not kept: another source may allow the host.
    if (!isAllowed(url, settings)) return NO_ROBOTS;
    const { origin } = new URL(url);
    const read = this.#robots.get(origin) ?? this.#readRobots(`${origin}/robots.txt`, settings);
    this.#robots.set(origin, read);
    return read;
  }

  async #readRobots(url: string, settings: FetchSettings): Promise<RobotsRules | string> {
    const patient = { ...settings, tries: Math.min(settings.tries, ROBOTS_TRIES) };
    try {
      const text = await fetchText(url, patient, this.#tools, this.#signal);
      return text === undefined ? NO_ROBOTS : parseRobots(text, AGENT);
    } catch (thrown) {
      if (!(thrown instanceof FetchFault)) throw thrown;
      // RFC 9309: a file that is not available allows everything, one that cannot be reached nothing.
      return ['busy', 'server', 'unreachable', 'incomplete'].includes(thrown.kind)
        ? `its robots.txt could not be read (${thrown.what}), so no document was requested`
        : NO_ROBOTS;
    }
  }

  #host(url: string): Host {
    const name = hostOf(url);
    const host = this.#hosts.get(name) ?? { queue: Promise.resolve(), lastEnd: undefined, closed: undefined };
    this.#hosts.set(name, host);
    return host;
  }
}

/** With the port, if it is not the usual one. */
export function hostOf(url: string): string {
  return new URL(url).host;
}
