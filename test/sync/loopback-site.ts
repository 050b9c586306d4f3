import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FetchSettings, type FetchTools, POLITE_FETCH } from '#ingest/sync/fetch.ts';
import { SetClock } from '#base/clock.ts';

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A local server in place of the association's site. */
export interface Site {
  readonly origin: string;
  /** Requests for robots.txt are not in this list. */
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** Number of requests for robots.txt. */
  readonly robots_asked: () => number;
  /** The largest number of concurrent requests. */
  readonly most_at_once: () => number;
  close(): Promise<void>;
}

/** Serves the responses of each path in order and repeats the last one. Without one for robots.txt there is no such file. */
export async function openSite(answers: Readonly<Record<string, readonly Answer[]>>): Promise<Site> {
  const asked: Site['asked'] = [];
  let open = 0;
  let most = 0;
  let robots = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const before = asked.filter((one) => one.path === path).length;
    if (path === '/robots.txt') robots += 1;
    else asked.push({ path, headers: request.headers });
    most = Math.max(most, (open += 1));
    response.on('close', () => (open -= 1));
    const list = answers[path] ?? [status(404)];
    (list[before] ?? list.at(-1))?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    robots_asked: () => robots,
    most_at_once: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function page(body: string | Uint8Array, type = 'text/html; charset=utf-8'): Answer {
  return (response) => response.writeHead(200, { 'content-type': type }).end(body);
}

export function status(code: number, headers: Record<string, string> = {}): Answer {
  return (response) =>
    response.writeHead(code, { 'content-type': 'text/html', ...headers }).end('<title>Just a moment...</title>');
}

export function redirect(to: string): Answer {
  return (response) => response.writeHead(302, { location: to }).end();
}

/** Accepts the request and never responds. */
export const silence: Answer = () => undefined;

/** Sends the headers and the start of the body, then nothing more. */
export const standstill: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).write('<html>');
};

/** Announces more bytes than it sends before the connection breaks. */
export const breakOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' }).write('<html>');
  setTimeout(() => response.destroy(), 10);
};

/** Settings for one site, with timeouts that a busy machine does not reach. */
export function fetchFrom(site: Site, change: Partial<FetchSettings> = {}): FetchSettings {
  return {
    ...POLITE_FETCH,
    loopbackOrigins: [site.origin],
    answerTimeoutMs: 10_000,
    totalTimeoutMs: 15_000,
    largestBytes: 100_000,
    tries: 3,
    ...change,
  };
}

/** Waits that take no time and are recorded, a random number that is always the middle, and a stopped clock. */
export function stillTools(waits: number[] = []): FetchTools {
  return {
    clock: new SetClock('2026-08-20T12:00:00Z'),
    random: () => 0.5,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
}
