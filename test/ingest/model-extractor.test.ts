import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isFault } from '#base/fault.ts';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import { extractByModel, MODEL_LIMITS } from '#ingest/reports/extract-by-model.ts';
import type { ModelSettings } from '#ingest/reports/extract-by-model.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

interface Model {
  readonly settings: ModelSettings;
  readonly asked: { readonly authorization: string | undefined; readonly body: string }[];
}

type Answer = (response: ServerResponse) => void;

/** A local substitute for a model endpoint; returns its replies in order and repeats the last one. */
async function openModel(...answers: readonly Answer[]): Promise<Model> {
  const asked: Model['asked'] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, body });
      (answers[asked.length - 1] ?? answers.at(-1))?.(response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    asked,
    settings: {
      ...MODEL_LIMITS,
      url,
      name: 'sample-model',
      key: 'sample-key-1',
      timeoutMs: 2_000,
      largestBytes: 100_000,
      waitMs: 1,
    },
  };
}

const says =
  (content: string): Answer =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { content } }] }));
const reads = (fragment: object): Answer =>
  says(JSON.stringify({ schema_version: '1.0', fragments: [{ page_number: 3, ...fragment }] }));
const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end('no');
const silence: Answer = () => undefined;

const word = (text: string, x0: number, baseline: number): Word => ({
  text,
  x0,
  x1: x0 + 5 * text.length + 1,
  y0: baseline - 7,
  y1: baseline + 2,
  baseline,
  size: 10,
  bold: false,
  color: '#000000',
});
const line = (text: string, baseline: number): Word[] =>
  text
    .split(' ')
    .map((part, index, all) =>
      word(part, 40 + 5 * all.slice(0, index).join(' ').length + (index > 0 ? 5 : 0), baseline),
    );
const PAGE: PdfPage = {
  page_number: 3,
  width: 595,
  height: 842,
  rules: [],
  walls: [],
  shades: [],
  hidden_words: 0,
  is_picture: false,
  words: [
    ...line('Sample Income Fund', 40),
    ...line('NAV per unit: 10.4089', 60),
    ...line('Launch date: 31-Jan-2011', 80),
    ...line('Net assets: Rs. 1,814 million', 100),
    ...line('Cash (4.97%) -', 120),
  ],
};

const GOOD = {
  fund_name_raw: 'Sample Income Fund',
  nav_per_unit: '10.4089',
  launch_date: '2011-01-31',
  net_assets: '1814000000',
  evidence: {
    nav_per_unit: { printed: '10.4089' },
    launch_date: { printed: '31-Jan-2011' },
    net_assets: { printed: 'Rs. 1,814 million', multiplied_by: '1000000' },
  },
};

it('values of a model are accepted if the words of the page confirm them, and are marked as read by a model', async () => {
  const { settings } = await openModel(reads(GOOD));
  const [fragment] = await extractByModel(PAGE, settings);
  expect(fragment).toMatchObject({
    extraction_mode: 'MODEL',
    fund_name_raw: 'Sample Income Fund',
    nav_per_unit: '10.4089',
    launch_date: '2011-01-31',
    net_assets: '1814000000',
    problems: [],
  });
  expect(fragment?.evidence['nav_per_unit']).toMatchObject({ page_number: 3, printed: '10.4089', x0: 110, y0: 53 });
});

it.each([
  [
    'a number that is not on the page',
    { nav_per_unit: '10.5', evidence: { nav_per_unit: { printed: '10.5' } } },
    'nav_per_unit',
  ],
  [
    'a number other than the printed words it names',
    { nav_per_unit: '10.5', evidence: { nav_per_unit: { printed: '10.4089' } } },
    'nav_per_unit',
  ],
  ['a part of a printed number', { net_assets: '814', evidence: { net_assets: { printed: '814' } } }, 'net_assets'],
  [
    'a number without its brackets',
    { offer_price: '4.97', evidence: { offer_price: { printed: '4.97%' } } },
    'offer_price',
  ],
  ['a number without evidence', { nav_per_unit: '10.4089' }, 'nav_per_unit'],
  [
    'a unit that the page does not name',
    { net_assets: '10408900000', evidence: { net_assets: { printed: '10.4089', multiplied_by: '1000000000' } } },
    'net_assets',
  ],
  [
    'a date that is not on the page',
    { launch_date: '2012-01-31', evidence: { launch_date: { printed: '31-Jan-2012' } } },
    'launch_date',
  ],
  ['a name that is not on the page', { fund_name_raw: 'Invented Growth Fund' }, 'fund_name_raw'],
])('%s is dropped, and a problem is recorded', async (_what, claimed, member) => {
  const { settings } = await openModel(reads(claimed));
  const [fragment] = await extractByModel(PAGE, settings);
  expect(fragment?.[member as 'net_assets']).toBeNull();
  expect(fragment?.problems.map((problem) => problem.path)).toContain(member);
});

it('a row whose name is not on the page removes its section', async () => {
  const { settings } = await openModel(
    reads({
      allocations: [{ allocation_type: 'ASSET_ALLOCATION', label_raw: 'Gold', current_period: '-4.97' }],
      evidence: { 'allocations[0].current_period': { printed: '(4.97%)' } },
    }),
  );
  const [fragment] = await extractByModel(PAGE, settings);
  expect(fragment?.allocations).toEqual([]);
  expect(fragment?.problems[0]).toMatchObject({ expected: 'words of the page', found: 'Gold' });
});

it.each([
  ['no JSON', says('I see a fund page.')],
  ['a member nobody knows', reads({ nav: '10.4089' })],
  ['a number instead of a decimal text', reads({ nav_per_unit: 10.4089 })],
  ['another page', says(JSON.stringify({ schema_version: '1.0', fragments: [{ page_number: 4 }] }))],
])('a model response with %s is rejected as a whole', async (_what, answer) => {
  const { settings, asked } = await openModel(answer);
  await expect(extractByModel(PAGE, settings)).rejects.toSatisfy((thrown) => isFault(thrown, 'SOURCE_REFUSED'));
  expect(asked).toHaveLength(1);
});

it.each([
  ['fails again and again', [status(500)], 2],
  ['turns us away', [status(401)], 1],
  ['sends no completion', [(response: ServerResponse) => response.writeHead(200).end('{}')], 1],
  ['sends more than a page can hold', [says('x'.repeat(200_000))], 1],
])(
  'a model that %s is called no more often than allowed, and the key does not appear in the error',
  async (_what, answers, tries) => {
    const { settings, asked } = await openModel(...answers);
    const thrown: unknown = await extractByModel(PAGE, settings).catch((caught: unknown) => caught);
    expect(isFault(thrown, 'MODEL_FAILED')).toBe(true);
    expect(asked).toHaveLength(tries);
    expect(JSON.stringify([String(thrown), (thrown as { internal?: string }).internal])).not.toContain('sample-key-1');
  },
);

it('a model that does not respond is abandoned after the timeout', async () => {
  const { settings, asked } = await openModel(silence);
  await expect(extractByModel(PAGE, { ...settings, timeoutMs: 150 })).rejects.toThrow(
    'no whole answer came within 0.15 seconds',
  );
  expect(asked).toHaveLength(2);
});

it('one failure of the model is retried, and the key is sent as a bearer token', async () => {
  const { settings, asked } = await openModel(status(503), reads(GOOD));
  expect(await extractByModel(PAGE, settings)).toHaveLength(1);
  expect(asked[1]).toMatchObject({ authorization: 'Bearer sample-key-1' });
  expect(asked[1]?.body).toContain('NAV per unit: 10.4089');
});
