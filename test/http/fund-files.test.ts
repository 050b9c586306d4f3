import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEYLESS_UNITS_PER_MINUTE } from '#access/keyless-limit.ts';
import { thenMaybe } from '#base/promises.ts';
import { readXlsx } from '#documents/xlsx.ts';
import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { AppParts } from '#http/app-parts.ts';
import type { PageRoute } from '#pages/page.ts';
import type { FactView } from '#reads/fact-view.ts';
import { sql } from '#store/kysely.ts';
import { commitFacts, fundRow, navRow } from '../support/fact-rows.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
/** Reads of the store through the views of this service. */
let reads = 0;
const FAILING_PAGE: PageRoute = {
  path: '/sample-page-that-fails',
  costUnits: 1,
  answer: async () => Promise.reject(new Error('the disk is gone')),
};

beforeAll(async () => {
  service = await createTestApp({ wrap: (parts) => ({ ...countReads(parts), pages: [...parts.pages, FAILING_PAGE] }) });
});
afterAll(async () => service.close());

function countReads(parts: AppParts): AppParts {
  const { reader } = parts;
  const count = (view: FactView): FactView => ({
    ...view,
    read(work) {
      reads += 1;
      return view.read(work);
    },
  });
  return {
    ...parts,
    reader: {
      seriesUses: reader.seriesUses,
      view: (tick) => thenMaybe(reader.view(tick), count),
      answer: (question) => reader.answer((view) => question(count(view))),
      close: () => reader.close(),
    },
  };
}

const NAV_CSV = '/funds/sample-fund-1/nav.csv';
// Each test has its own address, and thereby its own bucket.
let addresses = 0;
const newAddress = (): string => `192.0.2.${(addresses += 1)}`;
const open = async (path: string, headers: Record<string, string> = {}, from = newAddress()) =>
  service.ask(path, { key: null, headers, from });

describe('files of a fund', () => {
  it.each([
    ['Google Sheets', 'Mozilla/5.0 (compatible; GoogleDocs; apps-spreadsheets; +http://docs.google.com)', '*/*'],
    ['Excel', 'Microsoft.Data.Mashup (https://go.microsoft.com/fwlink/?LinkID=304225)', '*/*'],
    ['a browser', 'Mozilla/5.0 (X11; Linux x86_64)', 'text/html,application/xhtml+xml,*/*;q=0.8'],
  ])('%s opens the CSV file without a key, with the digits of the API', async (_name, agent, accept) => {
    const file = await open(NAV_CSV, { 'user-agent': agent, accept });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(file.headers['content-disposition']).toBe('attachment; filename="sample-fund-1-nav.csv"');
    const [head, ...lines] = file.body.trimEnd().split('\r\n');
    expect(head?.split(',').slice(0, 3)).toEqual(['nav_date', 'nav', 'offer_price']);
    const { data } = (await service.ask('/v1/mutual-funds/funds/sample-fund-1/nav')).json<{
      data: { navs: { nav_date: string; nav: string; offer_price: string; nav_change_pct: string | null }[] };
    }>();
    expect(lines.map((line) => line.split(','))).toEqual(
      data.navs.map(({ nav_date, nav, offer_price, nav_change_pct }, index) => {
        const cells = lines[index]?.split(',') ?? [];
        expect([cells[0], cells[1], cells[2], cells[9], cells[10]]).toEqual([
          nav_date,
          nav,
          offer_price,
          nav_change_pct ?? '',
          'sample-fund-1',
        ]);
        return cells;
      }),
    );
  });

  it('the payouts of a fund are a CSV file', async () => {
    const { body } = await open('/funds/sample-fund-1/payouts.csv');
    expect(body).toBe(
      'payout_date,amount_per_unit,ex_nav,fund_slug\r\n' +
        '2025-06-27,1.2500,9.9000,sample-fund-1\r\n2025-12-20,0.0500,,sample-fund-1\r\n',
    );
  });

  it('a file of a fund without observations has its header only, and an unknown fund is not found', async () => {
    expect((await open('/funds/sample-fund-5/nav.csv')).body).toMatch(/^nav_date,[\w,]+\r\n$/);
    expect((await open('/funds/no-such-fund/nav.csv')).statusCode).toBe(404);
  });

  it('the workbook has NAVs and payouts as numbers with all their digits', async () => {
    const file = await open('/funds/sample-fund-1/nav.xlsx');
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const { tables } = readXlsx(file.rawPayload);
    expect(tables.map(({ rows }) => [0, 1].map((index) => rows.at(index)?.slice(0, 3)))).toEqual([
      [
        ['nav_date', 'nav', 'offer_price'],
        ['2025-12-08', '10.4', '10.6'],
      ],
      [
        ['payout_date', 'amount_per_unit', 'ex_nav'],
        ['2025-06-27', '1.25', '9.9'],
      ],
    ]);
    const parts = unzipSync(file.rawPayload);
    const textOf = (path: string): string => strFromU8(parts[path] ?? new Uint8Array());
    // Each number is stored with its printed digits, in a format with as many decimals.
    const [, style = ''] = /<c r="B2" s="(\d+)"><v>10\.4000<\/v>/.exec(textOf('xl/worksheets/sheet1.xml')) ?? [];
    const styles = textOf('xl/styles.xml');
    const cellFormats = [...(/<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)?.[1] ?? '').matchAll(/<xf([^/]*)\/>/g)];
    const [, id = ''] = /numFmtId="(\d+)"/.exec(cellFormats[Number(style)]?.[1] ?? '') ?? [];
    const [, format] = new RegExp(`numFmtId="${id}" formatCode="([^"]+)"`).exec(styles) ?? [];
    expect(format).toBe('0.0000');
  });

  it('a number with more digits than Excel computes with is a text in the workbook', async () => {
    await commitFacts(service.facts, { navs: [navRow(4, '2026-01-01', '1234567890123.4567')] });
    const { rawPayload } = await open('/funds/sample-fund-4/nav.xlsx');
    const sheet = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">1234567890123.4567</t>');
  });

  it('a table of a report is a CSV file with the figures of the API', async () => {
    const { headers, body } = await open('/funds/sample-fund-1/reports/2025-12-31/allocations.csv');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="sample-fund-1-reports-2025-12-31-allocations.csv"',
    );
    const [head = '', ...lines] = body.trimEnd().split('\r\n');
    const { data } = (
      await service.ask('/v1/mutual-funds/funds/sample-fund-1/fmr-reports/2025-12-31?include=allocations')
    ).json<{ data: { allocations: Record<string, string>[] } }>();
    expect(lines).toHaveLength(data.allocations.length);
    const at = head.split(',').indexOf('percent_of_total_assets');
    expect(lines.map((line) => line.split(',')[at])).toEqual(
      data.allocations.map(({ percent_of_total_assets }) => percent_of_total_assets),
    );
    for (const path of [
      '2025-12-31/nothing.csv',
      '2025-12-31/allocations',
      'today/allocations.csv',
      '2020-01-31/fees.csv',
    ])
      expect((await open(`/funds/sample-fund-1/reports/${path}`)).statusCode, path).toBe(404);
  });

  it('compressed files have the same rows', async () => {
    const plain = await open(NAV_CSV);
    const file = await open(NAV_CSV, { 'accept-encoding': 'gzip' });
    expect(file.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(file.rawPayload).toString()).toBe(plain.body);
  });

  it('a repeated request is 304 until a NAV changes', async () => {
    const { etag } = (await open(NAV_CSV)).headers;
    const ask = async (path = NAV_CSV) => (await open(path, { 'if-none-match': String(etag) })).statusCode;
    expect(await ask()).toBe(304);
    expect(await ask('/funds/sample-fund-1/payouts.csv')).toBe(200);
    expect((await service.ask(NAV_CSV, { key: null, method: 'HEAD', from: newAddress() })).headers['etag']).toBe(etag);
    await commitFacts(service.facts, { navs: [navRow(1, '2026-01-06', '10.5555')] });
    expect(await ask()).toBe(200);
    expect((await open(NAV_CSV)).body).toContain('2026-01-06,10.5555,');
  });
});

const REFUSED = /^Too many pages and files .* Wait \d+ seconds? and load/;

describe('the limit of pages and files without a key', () => {
  const PAGE = { accept: 'text/html' };
  const FUND = '/funds/sample-fund-1';

  it('is one for each network address, apart from that of the explorer, and says how long to wait', async () => {
    const from = newAddress();
    for (let file = 0; file < KEYLESS_UNITS_PER_MINUTE; file++)
      expect((await open(NAV_CSV, {}, from)).statusCode).toBe(200);
    const refused = await open(NAV_CSV, PAGE, from);
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/plain; charset=utf-8']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatch(REFUSED);
    expect((await open(NAV_CSV)).statusCode).toBe(200);
    const session = await service.parts.explorer.admit(service.parts.explorer.open(), from, 1);
    expect('passed' in session).toBe(true);
  });

  it('is shared by charts, comparisons, reports and receipts, and cheap pages stay open', async () => {
    const from = newAddress();
    await service.parts.keylessLimit.admit(from, KEYLESS_UNITS_PER_MINUTE);
    const statuses = async (paths: readonly string[]): Promise<number[]> =>
      Promise.all(paths.map(async (path) => (await open(path, PAGE, from)).statusCode));
    const dear = [
      FUND,
      `${FUND}/chart.json`,
      `${FUND}/nav.xlsx`,
      `${FUND}/reports/2025-12-31`,
      '/receipts/sample-fund-1/nav/2025-12-08',
      '/compare?funds=sample-fund-1,sample-fund-2',
    ];
    expect(await statuses(dear)).toEqual(dear.map(() => 429));
    const cheap = ['/', '/docs', '/funds', '/search?q=sample', '/status', '/amcs', '/accuracy'];
    expect(await statuses(cheap)).toEqual(cheap.map(() => 200));
  });

  it('a refused page says what to do, and a refused chart is a problem document', async () => {
    const from = newAddress();
    await service.parts.keylessLimit.admit(from, KEYLESS_UNITS_PER_MINUTE);
    const page = await open(FUND, PAGE, from);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers).toMatchObject({ 'ratelimit-remaining': '0', 'cache-control': 'no-store' });
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toMatch(/Wait \d+ second/);
    expect(page.body).toContain(`href="${FUND}">Load the page again`);
    const chart = await open(`${FUND}/chart.json`, {}, from);
    expect(chart.json()).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
  });

  it('units are returned when the service fails, and are kept when the address is wrong', async () => {
    const from = newAddress();
    const left = async (): Promise<number | undefined> => {
      const taken = await service.parts.keylessLimit.admit(from, 1);
      return 'passed' in taken ? taken.passed.limit.remaining : undefined;
    };
    await open('/funds/no-such-fund', PAGE, from);
    expect(await left()).toBe(KEYLESS_UNITS_PER_MINUTE - 2);
    expect((await open(FAILING_PAGE.path, PAGE, from)).statusCode).toBe(500);
    expect(await left()).toBe(KEYLESS_UNITS_PER_MINUTE - 3);
  });
});

describe('a file of 100,000 rows', () => {
  const ROWS = 100_000;
  const SLUG = 'sample-fund-9';
  const PRICES = { offer_price: '1234567.1234', repurchase_price: '1234567.1234', market_price: '1234567.1234' };
  let port = 0;
  beforeAll(async () => {
    const first = addDays('2025-12-31' as IsoDate, 1 - ROWS);
    await commitFacts(service.facts, {
      funds: [fundRow(9, { latest_nav_date: '2025-12-31' })],
      navs: [navRow(9, first, '100.1000', PRICES)],
    });
    // The database makes the other rows of the first one: as parameters they take it ten times as long.
    await service.facts.write(async (tx) =>
      sql`with recursive days (number) as (select 1 union all select number + 1 from days where number + 1 < ${ROWS})
        insert into nav_observations (fund_key, nav_date, version, nav, offer_price, repurchase_price, market_price,
          document_seq, known_at)
        select fund_key, date(nav_date, number || ' days'), version,
          (100 + number % 50) || '.' || (1000 + number % 9000), offer_price, repurchase_price, market_price,
          document_seq, known_at
        from nav_observations, days where fund_key = 9`.execute(tx),
    );
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    port = (service.app.server.address() as AddressInfo).port;
  }, 120_000);

  it('is sent as fast as the client reads, row by row, without being held in memory', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const before = reads;
    const [[served]] = (await Promise.all([
      once(service.app.server, 'request'),
      new Promise<void>((resolve) => {
        socket.pause();
        socket.write(`GET /funds/${SLUG}/nav.csv HTTP/1.1\r\nHost: sample\r\nConnection: close\r\n\r\n`, () =>
          resolve(),
        );
      }),
    ])) as [[{ socket: { bytesWritten: number } }], void];
    // Until the buffers of the system are full, or, without the guarantee, all rows are read.
    let [unread, readBatches] = [-1, -1];
    while (served.socket.bytesWritten !== unread || reads !== readBatches) {
      [unread, readBatches] = [served.socket.bytesWritten, reads];
      await sleep(500);
    }
    // A batch has 2,000 rows.
    expect((reads - before) * 2_000).toBeLessThan(0.7 * ROWS);
    // The system's buffers of a local connection and a batch; the whole file has more than 9 MB.
    expect(unread).toBeLessThan(6_000_000);
    let [bytes, lines] = [0, 0];
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 0x0d) lines += 1;
    }
    expect(bytes).toBeGreaterThan(9_000_000);
    expect(lines).toBeGreaterThan(ROWS);
  });

  it('as a workbook has every row', async () => {
    const file = await fetch(`http://127.0.0.1:${port}/funds/${SLUG}/nav.xlsx`);
    const bytes = await file.arrayBuffer();
    const { tables } = readXlsx(Buffer.from(bytes));
    expect(tables[0]?.rows.length).toBe(ROWS + 1);
    expect(tables[0]?.rows.at(ROWS)?.slice(0, 2)).toEqual(['2025-12-31', '149.1999']);
    // Rows are read in batches; only the first of all has no row before it.
    const changes = Array.from({ length: ROWS }, (_, index) => tables[0]?.rows.at(index + 1)?.[8] ?? '');
    expect(changes.filter((change) => change === '')).toHaveLength(1);
  });
});
