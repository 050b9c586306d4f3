import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Fault } from '#base/fault.ts';
import { createTestApp } from './support/test-app.ts';
import type { AskOptions, TestApp } from './support/test-app.ts';

const MF = '/v1/mutual-funds';
const FUND = `${MF}/funds/sample-fund-1`;
const post = (body: unknown, headers: Record<string, string> = {}): AskOptions => ({ method: 'POST', body, headers });

const REFUSED: readonly (readonly [string, AskOptions])[] = [
  [`${MF}/funds?page=0`, {}],
  [`${MF}/funds?q=%zz`, {}],
  [`${MF}/bulk/nav`, post('{')],
  [`${FUND}/nav?cursor=x`, {}],
  [`${FUND}/nav?from=2026-01-02&to=2026-01-01`, {}],
  [`${MF}/families?family_type=X`, {}],
  [`${FUND}/fmr-reports/latest?include=x`, {}],
  [`${MF}/bulk/funds`, post({ funds: ['a'], fields: ['x'] })],
  [`${MF}/funds`, { key: null }],
  [`${MF}/funds`, { key: 'mfd_x' }],
  [`${MF}/funds/nobody`, {}],
  [`${MF}/amcs/nobody`, {}],
  [`${MF}/families/nobody`, {}],
  [`${FUND}/fmr-reports/1999-01-31`, {}],
  ['/v1/nothing', {}],
  [`${MF}/funds`, { method: 'DELETE' }],
  [`${MF}/bulk/nav`, post({ funds: ['x'.repeat(70_000)] })],
  [`${MF}/bulk/nav`, post('a', { 'content-type': 'text/plain' })],
];

/** Status and body of the response to a client that breaks the HTTP protocol. */
async function askBare(service: TestApp, text: string, failure?: string): Promise<string> {
  const { port } = service.app.server.address() as AddressInfo;
  if (failure !== undefined)
    service.app.server.once('connection', (socket) =>
      service.app.server.emit('clientError', Object.assign(new Error('late'), { code: failure }), socket),
    );
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  return (await socket.toArray()).join('');
}

async function failing(thrown: unknown): Promise<TestApp> {
  const service = await createTestApp({
    wrap: (parts) => ({
      ...parts,
      reader: {
        ...parts.reader,
        view: () => Promise.reject(thrown),
        answer: () => Promise.reject(thrown),
        close: () => parts.reader.close(),
      },
    }),
  });
  onTestFinished(async () => service.close());
  return service;
}

it('/problems.json lists every code with exactly its possible statuses', async () => {
  const service = await createTestApp();
  onTestFinished(async () => service.close());
  const sent = new Map<string, Set<number>>();
  const note = (status: number, body: string): void => {
    const problem = JSON.parse(body) as { code: string; status: number };
    expect(problem.status).toBe(status);
    sent.set(problem.code, (sent.get(problem.code) ?? new Set()).add(status));
  };
  const ask = async (of: TestApp, path: string, options: AskOptions = {}): Promise<void> => {
    const answer = await of.ask(path, options);
    note(answer.statusCode, answer.body);
  };

  for (const [path, options] of REFUSED) await ask(service, path, options);
  await ask(service, `${MF}/funds`, { key: await service.createKey(['nav:read']) });
  const expiring = await service.createKey(['funds:read'], service.clock.now().getTime() + 1_000);
  service.clock.advance(1_000);
  await ask(service, `${MF}/funds`, { key: expiring });
  await ask(await failing(new TypeError('broken')), `${MF}/funds`);
  await ask(await failing(new Fault('SERVICE_UNAVAILABLE', 'Away.')), `${MF}/funds`);
  const narrow = await createTestApp({ unitsPerMinute: 1 });
  onTestFinished(async () => narrow.close());
  await ask(narrow, `${MF}/bulk/nav`, post({ funds: ['a'] }));
  await narrow.suspendAccount();
  await ask(narrow, `${MF}/funds`);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  for (const bare of [
    await askBare(service, 'BREW / HTTP/1.1\r\n\r\n'),
    await askBare(service, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`),
    await askBare(service, '', 'ERR_HTTP_REQUEST_TIMEOUT'),
  ])
    note(Number(bare.split(' ')[1]), bare.slice(bare.indexOf('\r\n\r\n') + 4));

  const { problems } = (await service.ask('/problems.json', { key: null })).json<{
    problems: { code: string; status: number; statuses: number[] }[];
  }>();
  const listed = Object.fromEntries(
    problems.map(({ code, statuses }) => [code, statuses.toSorted((one, other) => one - other)]),
  );
  expect(
    Object.fromEntries(
      [...sent].map(([code, statuses]) => [code, [...statuses].toSorted((one, other) => one - other)]),
    ),
  ).toEqual(listed);
  for (const { status, statuses } of problems) expect(statuses[0]).toBe(status);
});
