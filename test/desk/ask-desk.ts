/** Requests to a review desk with any headers, as a browser, a hostile page or another program would send them. */
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Desk } from '#desk/open-desk.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export async function askDesk(
  desk: Desk,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port, host } = new URL(desk.address);
  const asking = request({ hostname, port, path, method, headers: { host, ...headers }, agent: false }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: Buffer.concat(chunks).toString('utf8'),
      }),
    );
  });
  asking.on('error', reject);
  asking.end(body);
  return promise;
}

/** A browser with a session. */
export class Reviewer {
  readonly desk: Desk;
  readonly cookie: string;
  #token = '';

  private constructor(desk: Desk, cookie: string) {
    this.desk = desk;
    this.cookie = cookie;
  }

  static async enter(desk: Desk): Promise<Reviewer> {
    const { headers } = await askDesk(desk, new URL(desk.link).pathname);
    return new Reviewer(desk, headers['set-cookie']?.[0]?.split(';')[0] ?? '');
  }

  async get(path: string): Promise<Answer> {
    const answer = await askDesk(this.desk, path, {
      headers: { cookie: this.cookie, 'sec-fetch-site': 'same-origin' },
    });
    this.#token = /name="token" value="([^"]+)"/.exec(answer.text)?.[1] ?? this.#token;
    return answer;
  }

  /** Submits a form with the token of the last page. */
  async post(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.submit(path, Object.entries(fields), headers);
  }

  /** The same with fields that may be repeated. */
  async submit(
    path: string,
    fields: readonly (readonly [string, string])[],
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const own: [string, string][] = fields.some(([name]) => name === 'token') ? [] : [['token', this.#token]];
    return askDesk(this.desk, path, {
      method: 'POST',
      headers: {
        cookie: this.cookie,
        origin: this.desk.address,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams([...own, ...fields.map(([name, value]): [string, string] => [name, value])]).toString(),
    });
  }
}
