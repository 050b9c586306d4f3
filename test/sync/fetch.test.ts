import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFault } from '#base/fault.ts';
import { fetchPage, type FetchSettings, POLITE_FETCH, userAgentOf } from '#ingest/sync/fetch.ts';
import {
  breakOff,
  openSite,
  page,
  fetchFrom,
  redirect,
  type Site,
  silence,
  standstill,
  status,
  stillTools,
} from './loopback-site.ts';

let open: Site[] = [];
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
});

async function site(answers: Parameters<typeof openSite>[0]): Promise<Site> {
  const opened = await openSite(answers);
  open.push(opened);
  return opened;
}

/** The public message of the fault when fetching `/page`. */
async function faultOf(
  at: Site,
  change: Partial<FetchSettings> = {},
  waits: number[] = [],
  address = `${at.origin}/page`,
): Promise<string> {
  try {
    await fetchPage(address, fetchFrom(at, change), stillTools(waits));
  } catch (thrown) {
    if (isFault(thrown, 'FETCH_FAILED')) return thrown.message;
    throw thrown;
  }
  throw new Error('the page was fetched');
}

describe('fetching a page', () => {
  it('fetching returns the bytes unchanged, and sends the headers of a browser with the name of this service', async () => {
    const good = await site({ '/page': [page('<html>Fonds é</html>')] });
    const { bytes, url } = await fetchPage(`${good.origin}/page`, fetchFrom(good), stillTools());
    expect(new TextDecoder().decode(bytes)).toBe('<html>Fonds é</html>');
    expect(url).toBe(`${good.origin}/page`);
    expect(good.asked[0]?.headers).toMatchObject({
      accept: expect.stringContaining('text/html') as string,
      'accept-language': 'en-GB,en;q=0.9',
      'user-agent': POLITE_FETCH.user_agent,
    });
  });

  it('the address of the operator is part of the User-Agent, if there is one', async () => {
    const good = await site({ '/page': [page('<html>')] });
    for (const contact of ['funds@sample.example', undefined])
      await fetchPage(`${good.origin}/page`, fetchFrom(good, { user_agent: userAgentOf(contact) }), stillTools());
    expect(good.asked.map(({ headers }) => headers['user-agent'])).toEqual([
      'mutual-fund-data-service/0.1 (independent reader of public fund tables; contact: funds@sample.example)',
      'mutual-fund-data-service/0.1 (independent reader of public fund tables)',
    ]);
  });

  it('fetching retries after a server error, with growing waits', async () => {
    const mended = await site({ '/page': [status(500), status(503), page('<html>')] });
    const waits: number[] = [];
    await fetchPage(`${mended.origin}/page`, fetchFrom(mended), stillTools(waits));
    expect(mended.asked.length).toBe(3);
    // Three quarters of 5 and of 10 seconds: the middle of the jitter.
    expect(waits).toEqual([3_750, 7_500]);
  });

  it('fetching stops after the allowed attempts and reports the response and a remedy', async () => {
    const broken = await site({ '/page': [status(502)] });
    expect(await faultOf(broken)).toBe(
      `The page ${broken.origin}/page could not be fetched: after 3 attempts, the site returned 502. The served data was not changed. ` +
        'Try again later, or save the page in a browser and import the file with `mfds ingest`.',
    );
    expect(broken.asked.length).toBe(3);
  });

  it('fetching waits as long as the site requests', async () => {
    const busy = await site({
      '/page': [
        status(429, { 'retry-after': '40' }),
        status(503, { 'retry-after': 'Thu, 20 Aug 2026 12:01:30 GMT' }),
        page('<html>'),
      ],
    });
    const waits: number[] = [];
    await fetchPage(`${busy.origin}/page`, fetchFrom(busy), stillTools(waits));
    expect(waits).toEqual([40_000, 90_000]);
  });

  it('fetching does not wait for hours and reports the requested wait', async () => {
    const closed = await site({ '/page': [status(429, { 'retry-after': '7200' })] });
    expect(await faultOf(closed)).toContain('the site returned 429. The site requests a delay of 7200 seconds.');
    expect(closed.asked.length).toBe(1);
  });

  it.each([
    ['403', status(403)],
    ['503', status(503, { 'cf-mitigated': 'challenge' })],
  ])('fetching does not retry after a challenge page (%s)', async (code, answer) => {
    const guarded = await site({ '/page': [answer] });
    expect(await faultOf(guarded)).toContain(
      `after one attempt, the site returned ${code} and rejects automatic clients (a challenge page)`,
    );
    expect(guarded.asked.length).toBe(1);
  });

  it.each([
    ['no answer at all', silence, 'there was no response within 0.15 seconds', { answerTimeoutMs: 150 }],
    [
      'an answer that stands still',
      standstill,
      'the page was not complete within 0.3 seconds',
      { totalTimeoutMs: 300 },
    ],
    ['a connection that breaks off', breakOff, 'the connection failed before the page was complete', {}],
  ])('fetching ends in bounded time on %s', async (_name, answer, text, limit) => {
    const slow = await site({ '/page': [answer] });
    expect(await faultOf(slow, { tries: 2, ...limit })).toContain(`after 2 attempts, ${text}`);
    expect(slow.asked.length).toBe(2);
  });

  it.each([
    [
      'another content type',
      page('%PDF', 'application/pdf'),
      'the site sent application/pdf where text/html was expected',
    ],
    ['a page that is not there', status(404), 'the site returned 404 instead of 200'],
    ['a page that never ends', page('x'.repeat(100_001)), 'the page is larger than the 100000 bytes allowed'],
    ['a redirect without a target', status(302), 'the site returned 302 instead of 200'],
  ])('fetching rejects %s at once', async (_name, answer, text) => {
    const odd = await site({ '/page': [answer] });
    expect(await faultOf(odd)).toContain(text);
    expect(odd.asked.length).toBe(1);
  });

  it('fetching reports that no server responds', async () => {
    const gone = await openSite({});
    await gone.close();
    expect(await faultOf(gone)).toContain('after 3 attempts, the connection failed before');
  });

  it('fetching can be aborted in the middle of a response', async () => {
    const slow = await site({ '/page': [silence] });
    const stopping = new AbortController();
    const fetched = fetchPage(`${slow.origin}/page`, fetchFrom(slow), stillTools(), stopping.signal);
    void vi.waitFor(() => expect(slow.asked.length).toBe(1), 60_000).finally(() => stopping.abort());
    await expect(fetched).rejects.toMatchObject({ code: 'FETCH_STOPPED' });
    expect(slow.asked.length).toBe(1);
  });
});

describe('following redirects', () => {
  it('a redirect within the allowed site is followed, and the final address is returned', async () => {
    const moved = await site({ '/page': [redirect('/elsewhere')], '/elsewhere': [page('<html>')] });
    expect(await fetchPage(`${moved.origin}/page`, fetchFrom(moved), stillTools())).toMatchObject({
      url: `${moved.origin}/elsewhere`,
    });
  });

  it('a redirect to another host is not followed or requested', async () => {
    const other = await site({ '/page': [page('<html>')] });
    const moved = await site({ '/page': [redirect(`${other.origin}/page`)] });
    expect(await faultOf(moved)).toContain(
      `the site redirects, and ${other.origin}/page is not an https address of www.mufap.com.pk or mufap.com.pk`,
    );
    expect([moved.asked.length, other.asked.length]).toEqual([1, 0]);
  });

  it('a redirect loop ends', async () => {
    const circle = await site({ '/page': [redirect('/page')] });
    expect(await faultOf(circle)).toContain(`the site redirects more than 3 times, last to ${circle.origin}/page`);
    expect(circle.asked.length).toBe(4);
  });
});

describe('addresses', () => {
  it.each([
    'http://www.mufap.com.pk/page',
    'https://www.mufap.com.pk.example.org/page',
    'https://example.org/?www.mufap.com.pk',
    'https://www.mufap.com.pk:8443/page',
    'https://someone@www.mufap.com.pk/page',
    'https://127.0.0.1/page',
    'file:///etc/hostname',
    'no address',
  ])('no request is sent to %s', async (address) => {
    const any = await site({});
    expect(await faultOf(any, { tries: 1 }, [], address)).toContain(
      `no request was sent, because ${address} is not an https address of`,
    );
  });

  it('plain http is accepted only for an origin on this machine, whatever the settings', async () => {
    const any = await site({});
    expect(await faultOf(any, { loopbackOrigins: ['http://example.org'] }, [], 'http://example.org/page')).toContain(
      'no request was sent',
    );
  });
});
