import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
let port: number;
beforeAll(async () => {
  service = await createTestApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as AddressInfo).port;
});
afterAll(async () => service.close());

interface Raw {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends exactly these bytes and reads until the service closes the connection. */
async function raw(text: string): Promise<Raw> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('close', () => resolve())
      .on('error', reject);
  });
  const whole = Buffer.concat(chunks).toString();
  const end = whole.indexOf('\r\n\r\n');
  return { status: Number(whole.split(' ')[1]), head: whole.slice(0, end), body: whole.slice(end + 4) };
}

const codeOf = (answer: Raw): string => (JSON.parse(answer.body) as { code: string }).code;
const request = (line: string, headers = ''): string =>
  `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;

describe('on a bare connection', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['a header line without a colon', 'GET / HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n', 400],
    [
      'two lengths',
      'POST /v1/mutual-funds/bulk/nav HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'both a length and chunks',
      'POST /v1/mutual-funds/bulk/nav HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a URL of 20 kB', `GET /v1/mutual-funds/nav/latest?funds=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])('%s is rejected with a problem document', async (_name, text, status) => {
    const answer = await raw(text);
    expect(answer.status).toBe(status);
    expect(answer.head.toLowerCase()).toContain('content-type: application/problem+json');
    expect(answer.head.toLowerCase()).toMatch(/x-request-id: [0-9a-f-]{36}/);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'INVALID_REQUEST', status });
  });

  it.each([
    ['an unknown method', 'BREW /v1/mutual-funds/funds?q=x HTTP/1.1\r\nHost: x\r\n\r\n', '/v1/mutual-funds/funds'],
    ['headers of 20 kB', `GET /v1/catalog HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '/v1/catalog'],
    [
      'a URL of 20 kB',
      `GET /v1/mutual-funds/nav/latest?funds=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '/v1/mutual-funds/nav/latest',
    ],
    ['a URL with its host', `BREW http://x/v1/catalog?a=b HTTP/1.1\r\nHost: x\r\n\r\n`, '/v1/catalog'],
    [
      'two lengths',
      'POST /v1/mutual-funds/bulk/nav HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '/v1/mutual-funds/bulk/nav',
    ],
    ['a key in the path', `BREW /v1/mfd_${'a'.repeat(38)} HTTP/1.1\r\nHost: x\r\n\r\n`, '/v1/mfd_[hidden]'],
  ])('the rejection of %s names the path of the request', async (_name, text, path) => {
    expect(JSON.parse((await raw(text)).body)).toMatchObject({ instance: path });
  });

  it('a rejection names its request id if the path was not read', async () => {
    const { instance, request_id } = JSON.parse((await raw('nonsense\r\n\r\n')).body) as {
      instance: string;
      request_id: string;
    };
    expect(instance).toBe(`urn:uuid:${request_id}`);
  });

  it('the rejection among pipelined requests names the one that failed', async () => {
    const chunks = (await raw('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nBREW /v1/catalog HTTP/1.1\r\nHost: x\r\n\r\n'))
      .body;
    expect(chunks).toContain('"instance":"/v1/catalog"');
  });

  it('HEAD of a URL of 20 kB is rejected without a body, which would be read as the next response', async () => {
    const answer = await raw(
      `HEAD /v1/mutual-funds/nav/latest?funds=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect([answer.status, answer.body]).toEqual([431, '']);
  });

  it.each(['TRACE', 'PROPFIND', 'OPTIONS', 'PATCH', 'QUERY'])('%s on a known path is 405', async (method) => {
    const answer = await raw(request(`${method} /v1/mutual-funds/funds`));
    expect(answer.status).toBe(405);
    expect(answer.head.toLowerCase()).toContain('allow: get, head');
  });

  it('an unknown expectation is ignored rather than refused without a body', async () => {
    expect((await raw(request('GET /healthz', 'Expect: the-unexpected\r\n'))).status).toBe(200);
  });

  it('a body over 64 kB is rejected before it is read completely', async () => {
    const answer = await raw(
      `POST /v1/mutual-funds/bulk/nav HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.key}\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{`,
    );
    expect([answer.status, codeOf(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('an endless body without a length is rejected at 64 kB', async () => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const answer = await raw(
      `POST /v1/mutual-funds/bulk/nav HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${chunk}`,
    );
    expect([answer.status, codeOf(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('a page of rows has exactly the announced length, and HEAD announces the same', async () => {
    const key = `X-API-Key: ${service.key}\r\n`;
    const lengthOf = (answer: Raw): number => Number(/content-length: (\d+)/i.exec(answer.head)?.[1]);
    const get = await raw(request('GET /v1/mutual-funds/funds/sample-fund-1/nav', key));
    const head = await raw(request('HEAD /v1/mutual-funds/funds/sample-fund-1/nav', key));
    expect(Buffer.byteLength(get.body)).toBe(lengthOf(get));
    expect([head.body, lengthOf(head)]).toEqual(['', lengthOf(get)]);
    expect(get.head.toLowerCase()).not.toMatch(/transfer-encoding|server:|x-powered-by/);
  });

  it('a 304 has neither body nor length', async () => {
    const answer = await raw(
      request('GET /v1/mutual-funds/funds', `X-API-Key: ${service.key}\r\nIf-None-Match: *\r\n`),
    );
    expect([answer.status, answer.body]).toEqual([304, '']);
    expect(answer.head.toLowerCase()).not.toMatch(/content-length|transfer-encoding/);
  });

  it('two requests on one connection get two responses in order', async () => {
    const first = `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`;
    const answer = await raw(first + request('GET /readyz'));
    expect(answer.body).toContain('{"status":"ok"}HTTP/1.1 200 OK');
    expect(answer.body.endsWith('{"status":"ready"}')).toBe(true);
  });
});
