import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '#desk/open-desk.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { performancePage } from '../fixtures/association-page.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { PUBLISHED } from '../support/report-desk.ts';
import { askDesk, Reviewer } from './ask-desk.ts';
import { openReviewDesk } from './open-review-desk.ts';
import type { ReviewDesk } from './open-review-desk.ts';

let review: ReviewDesk;
let hold_id = '';
let document_sha256 = '';
beforeAll(async () => {
  review = await openReviewDesk();
  await review.imports.take('performance', performancePage(PUBLISHED));
  await review.imports.take('fmr', fragmentFile([fundPage({ nav_per_unit: '99.41' })]));
  const [hold] = await review.imports.holds();
  hold_id = hold?.id ?? '';
  document_sha256 = hold?.document_sha256 ?? '';
});
afterAll(() => review.close());

const PATHS = (): string[] => [
  '/',
  `/holds/${hold_id}`,
  '/decided',
  '/keys',
  `/pictures/${document_sha256}/1`,
  '/no-such-page',
  '/%zz',
];

async function connects(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host, port }, () => resolve(true));
  socket.on('error', () => resolve(false));
  const isOpen = await promise;
  socket.destroy();
  return isOpen;
}

describe('a review desk answers only its session', () => {
  it('nothing is answered without the link: every page is 401, and shows nothing of the data', async () => {
    const desk = await review.another('a second reviewer');
    for (const path of PATHS()) {
      const { status, text } = await askDesk(desk, path);
      expect(status, path).toBe(401);
      expect(text, path).not.toMatch(/Sample|href/);
    }
    for (const path of ['/decisions', '/undo', '/apply'])
      expect((await askDesk(desk, path, { method: 'POST', headers: { origin: desk.address } })).status, path).toBe(401);
    expect((await askDesk(desk, `/open/${'A'.repeat(43)}`)).status).toBe(401);
    expect((await askDesk(desk, '/', { headers: { cookie: 'mfds_review=; mfds_review_1=x' } })).status).toBe(401);
  });

  it('listens at 127.0.0.1 and at no other address of this machine', async () => {
    const port = Number(new URL(review.desk.address).port);
    const others = Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address));
    const addresses = ['127.0.0.1', '127.0.0.2', '::1', ...others.filter((address) => !address.startsWith('fe80'))];
    const reached: string[] = [];
    for (const address of new Set(addresses)) if (await connects(address, port)) reached.push(address);
    expect(reached).toEqual(['127.0.0.1']);
  });

  it('the link works once, and gives a cookie that scripts and other sites cannot use', async () => {
    const desk = await review.another('a third reviewer');
    const path = new URL(desk.link).pathname;
    const first = await askDesk(desk, path, { headers: { 'sec-fetch-site': 'none' } });
    expect(first).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(first.headers['set-cookie']).toHaveLength(1);
    expect(first.headers['set-cookie']?.[0]).toMatch(/^mfds_review_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const second = await askDesk(desk, path);
    expect(second.status).toBe(401);
    expect(second.headers['set-cookie']).toBeUndefined();
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect(await askDesk(desk, path, { headers: { cookie } })).toMatchObject({
      status: 303,
      headers: { location: '/' },
    });
  });

  it('a link that another site opens leads to the inbox by a click, because a redirect would not carry the cookie', async () => {
    const desk = await review.another('a reviewer with a terminal in a browser');
    const answer = await askDesk(desk, new URL(desk.link).pathname, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<a href="/">Open the inbox</a>');
    expect(answer.headers['set-cookie']).toHaveLength(1);
  });

  it('the session ends after twelve hours without a request, and a request extends it', async () => {
    const desk = await review.another('a fourth reviewer');
    const reviewer = await Reviewer.enter(desk);
    review.clock.advance(11 * 3_600_000);
    expect((await reviewer.get('/')).status).toBe(200);
    review.clock.advance(11 * 3_600_000);
    expect((await reviewer.get('/')).status).toBe(200);
    review.clock.advance(12 * 3_600_000 + 1);
    expect((await reviewer.get('/')).status).toBe(401);
  });

  it('an unused link ends after twelve hours as well', async () => {
    const desk = await review.another('a late reviewer');
    review.clock.advance(12 * 3_600_000 + 1);
    expect((await askDesk(desk, new URL(desk.link).pathname)).status).toBe(401);
  });
});

describe('with a session', () => {
  let desk: Desk;
  let reviewer: Reviewer;
  beforeAll(async () => {
    desk = await review.another('a reviewer');
    reviewer = await Reviewer.enter(desk);
    await reviewer.get(`/holds/${hold_id}`);
  });

  it('another Host header is refused, because a hostile name may point to this machine', async () => {
    const { port } = new URL(desk.address);
    for (const host of [`attacker.example:${port}`, `localhost:${port}`, '127.0.0.1', `127.0.0.1.nip.io:${port}`])
      for (const path of PATHS())
        expect((await askDesk(desk, path, { headers: { host, cookie: reviewer.cookie } })).status, host).toBe(421);
  });

  it('requests that another site causes are refused, also from another port of this machine', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://attacker.example' },
      { origin: 'http://127.0.0.1:1' },
      { origin: 'null' },
    ])
      for (const method of ['GET', 'POST'])
        expect((await askDesk(desk, '/', { method, headers: { ...headers, cookie: reviewer.cookie } })).status).toBe(
          403,
        );
  });

  it('a form without the token, or without Origin, decides nothing', async () => {
    const form = { kind: 'reject', hold: hold_id, reason: 'forged' };
    expect((await reviewer.post('/decisions', { ...form, token: '' })).status).toBe(403);
    expect((await reviewer.post('/decisions', { ...form, token: 'x'.repeat(43) })).status).toBe(403);
    const token = /name="token" value="([^"]+)"/.exec((await reviewer.get(`/holds/${hold_id}`)).text)?.[1] ?? '';
    const bare = await askDesk(desk, '/decisions', {
      method: 'POST',
      headers: { cookie: reviewer.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, token }).toString(),
    });
    expect(bare.status).toBe(403);
    expect(await review.imports.holds()).toHaveLength(1);
    expect((await reviewer.get('/')).text).not.toContain('action="/undo"');
  });

  it('every answer forbids inline code, framing and caching of facts', async () => {
    for (const path of PATHS()) {
      const { headers, text } = await reviewer.get(path);
      expect(headers['content-security-policy'], path).toContain("script-src 'self'");
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['cache-control'], path).toMatch(/no-store|no-cache/);
      expect(text, path).not.toMatch(/ style="|<script>| on\w+="/);
    }
  });

  it('damaged requests of every kind are 4xx, never 5xx, and decide nothing', async () => {
    const { draw } = createSeededRandom(20_260_819);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item;
    const values = [
      '',
      '0',
      '-1',
      'x'.repeat(3_000),
      '%00',
      '../../etc/passwd',
      '<b>',
      "' or 1=1",
      '\u{1F4A5}',
      hold_id,
    ];
    const paths = [
      '/',
      '/holds/',
      '/decisions',
      '/undo',
      '/apply',
      '/decided',
      '/keys',
      '/pictures/',
      '/open/',
      '/desk/',
    ];
    for (let round = 0; round < 300; round += 1) {
      const method = pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']);
      const query = `?${pick(['fix', 'check', 'document', 'page', 'q', 'amc'])}=${encodeURIComponent(pick(values))}`;
      const path = `${pick(paths)}${encodeURIComponent(pick(values))}${pick(['', '/', `/${encodeURIComponent(pick(values))}`])}${query}`;
      const fields = {
        kind: pick(['accept', 'reject', 'correct', 'drop', 'alias', 'confirm', 'accept-all', 'steal', 'accept 1', '']),
        hold: pick([...values.slice(0, -1), '00000000-0000-5000-8000-000000000000']),
        reason: pick(values),
        path: pick(values),
        page: pick(values),
        value: pick(values),
        holds: pick(values.slice(0, -1)),
        filter: pick(values),
      };
      const answer =
        method === 'POST'
          ? await reviewer.post(pick(['/decisions', '/undo', path]), fields)
          : await askDesk(desk, path, { method, headers: { cookie: reviewer.cookie } });
      const isPage = answer.status === 200 && method === 'GET';
      expect(isPage || (answer.status >= 400 && answer.status < 500), `${method} ${path} is ${answer.status}`).toBe(
        true,
      );
    }
    expect(await review.imports.holds()).toHaveLength(1);
  });

  it('a hold page with any filter, path or page in its address is a page', async () => {
    for (const query of [
      'fix=nav_per_unit',
      'fix=constructor',
      'fix=allocations[9].name',
      'page=99&fix=nav_date',
      'document=x',
    ])
      expect((await reviewer.get(`/holds/${hold_id}?${query}`)).status, query).toBe(200);
  });
});
