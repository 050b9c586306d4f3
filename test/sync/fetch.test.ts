import { afterEach, describe, expect, it } from 'vitest';
import { isFault } from '#base/fault.ts';
import { fetchPage, type FetchSettings, POLITE_FETCH } from '#ingest/sync/fetch.ts';
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
  it('gives the bytes as they came and asks as a browser does, under our own name', async () => {
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

  it('tries again after a server error, later each time', async () => {
    const mended = await site({ '/page': [status(500), status(503), page('<html>')] });
    const waits: number[] = [];
    await fetchPage(`${mended.origin}/page`, fetchFrom(mended), stillTools(waits));
    expect(mended.asked.length).toBe(3);
    // Three quarters of 5 and of 10 seconds: the middle of the jitter.
    expect(waits).toEqual([3_750, 7_500]);
  });

  it('gives up after the tries it is allowed and says what came back and what to do', async () => {
    const broken = await site({ '/page': [status(502)] });
    expect(await faultOf(broken)).toBe(
      `The page ${broken.origin}/page could not be fetched: after 3 tries, the site answered 502. What was served stays served. ` +
        'Try again later, or save the page in a browser and give the file to `mfds ingest`.',
    );
    expect(broken.asked.length).toBe(3);
  });

  it('waits as long as the site asks for', async () => {
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

  it('does not wait for hours, and passes the wish on', async () => {
    const closed = await site({ '/page': [status(429, { 'retry-after': '7200' })] });
    expect(await faultOf(closed)).toContain('the site answered 429. It asks to be left alone for 7200 seconds.');
    expect(closed.asked.length).toBe(1);
  });

  it.each([
    ['403', status(403)],
    ['503', status(503, { 'cf-mitigated': 'challenge' })],
  ])('does not knock on at a challenge page (%s)', async (code, answer) => {
    const guarded = await site({ '/page': [answer] });
    expect(await faultOf(guarded)).toContain(
      `after one try, the site answered ${code} and turns automatic visitors away (a challenge page)`,
    );
    expect(guarded.asked.length).toBe(1);
  });

  it.each([
    ['no answer at all', silence, 'no answer came within 0.15 seconds', { answerTimeoutMs: 150 }],
    [
      'an answer that stands still',
      standstill,
      'the page was not complete within 0.3 seconds',
      { totalTimeoutMs: 300 },
    ],
    ['a connection that breaks off', breakOff, 'the connection failed or broke off before the page was complete', {}],
  ])('ends in bounded time on %s', async (_name, answer, text, limit) => {
    const slow = await site({ '/page': [answer] });
    expect(await faultOf(slow, { tries: 2, ...limit })).toContain(`after 2 tries, ${text}`);
    expect(slow.asked.length).toBe(2);
  });

  it.each([
    [
      'another content type',
      page('%PDF', 'application/pdf'),
      'the site sent application/pdf where text/html was expected',
    ],
    ['a page that is not there', status(404), 'the site answered 404 where 200 was expected'],
    ['a page that never ends', page('x'.repeat(100_001)), 'the page is larger than the 100000 bytes allowed'],
    ['a redirect without a target', status(302), 'the site answered 302 where 200 was expected'],
  ])('refuses %s at once', async (_name, answer, text) => {
    const odd = await site({ '/page': [answer] });
    expect(await faultOf(odd)).toContain(text);
    expect(odd.asked.length).toBe(1);
  });

  it('says that nobody is there when nobody is', async () => {
    const gone = await openSite({});
    await gone.close();
    expect(await faultOf(gone)).toContain('after 3 tries, the connection failed or broke off');
  });

  it('stops in the middle of an answer when told to', async () => {
    const slow = await site({ '/page': [silence] });
    const stopping = new AbortController();
    const fetched = fetchPage(`${slow.origin}/page`, fetchFrom(slow), stillTools(), stopping.signal);
    setTimeout(() => stopping.abort(), 20);
    await expect(fetched).rejects.toMatchObject({ code: 'FETCH_STOPPED' });
    expect(slow.asked.length).toBe(1);
  });
});

describe('following redirects', () => {
  it('follows one within the allowed site and says where the page was', async () => {
    const moved = await site({ '/page': [redirect('/elsewhere')], '/elsewhere': [page('<html>')] });
    expect(await fetchPage(`${moved.origin}/page`, fetchFrom(moved), stillTools())).toMatchObject({
      url: `${moved.origin}/elsewhere`,
    });
  });

  it('does not follow one to another host, not even to ask', async () => {
    const other = await site({ '/page': [page('<html>')] });
    const moved = await site({ '/page': [redirect(`${other.origin}/page`)] });
    expect(await faultOf(moved)).toContain(
      `the site redirects, and ${other.origin}/page is not an https address of www.mufap.com.pk or mufap.com.pk`,
    );
    expect([moved.asked.length, other.asked.length]).toEqual([1, 0]);
  });

  it('does not go round in circles', async () => {
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
  ])('asks nothing of %s', async (address) => {
    const any = await site({});
    expect(await faultOf(any, { tries: 1 }, [], address)).toContain(
      `nothing was asked, because ${address} is not an https address of`,
    );
  });

  it('takes plain http for an origin on this machine only, whatever the settings say', async () => {
    const any = await site({});
    expect(await faultOf(any, { loopbackOrigins: ['http://example.org'] }, [], 'http://example.org/page')).toContain(
      'nothing was asked',
    );
  });
});
