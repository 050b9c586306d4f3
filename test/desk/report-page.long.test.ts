import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ingestDocument } from '#ingest/run.ts';
import {
  HAS_CHROMIUM,
  launchChromium,
  leavePicture,
  listAccessFaults,
  NO_CHROMIUM,
} from '../browser/support/chromium.ts';
import { Reviewer } from './ask-desk.ts';
import { openReviewDesk } from './open-review-desk.ts';
import type { ReviewDesk } from './open-review-desk.ts';
import { drawMonth, NAVS, tableOf } from './two-months.ts';
import { extractOnce } from '../support/extract-once.ts';

let review: ReviewDesk;
let reviewer: Reviewer;
let sha256: string;
beforeAll(async () => {
  review = await openReviewDesk(undefined, {
    extractReport: async (bytes, funds, profiles) => extractOnce(bytes, funds, { profiles }),
  });
  await review.imports.take('nav', tableOf(NAVS.first));
  const { document } = await ingestDocument(review.imports.ingest, {
    source: 'fmr',
    bytes: await drawMonth('2024-01'),
    origin: '/reports/hopper.pdf',
    url: null,
    is_partial: false,
  });
  ({ sha256 } = document);
  reviewer = await Reviewer.enter(review.desk);
});
afterAll(async () => review?.close());

const page = (number: number): string => `/documents/${sha256}/pages/${number}`;
const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it('a page says how certain its values are: as a colour, as a number, and in the title of each box', async () => {
  const { text } = await reviewer.get(page(5));
  const words = textOf(text);
  expect(words).toMatch(/16 held: a check accuses it/);
  expect(words).toMatch(/\d+ label, column and unit known/);
  expect(words).toMatch(/\d+ agrees with the association or with its table/);
  expect(text).toMatch(
    /<rect\s+class="outline held"[^>]*><title>allocations\[0\][^<]*; held: a check accuses it<\/title>/,
  );
  expect(text).toMatch(/class="outline witnessed"/);
});

it('words without a meaning are listed with the figure beside them, once for the page', async () => {
  const { text } = await reviewer.get(page(4));
  const words = [...text.matchAll(/name="text" value="([^"]+)"/g)].map(([, word]) => word);
  expect(words).toEqual(
    expect.arrayContaining(['Entrusted Money (PKR mn)', 'Worth of a Share (PKR)', 'Yardage', 'Outcome']),
  );
  expect(new Set(words).size).toBe(words.length);
  expect(words, 'labels that were read').not.toEqual(expect.arrayContaining(['Launch Date']));
  expect(textOf(text)).toMatch(/Worth of a Share \(PKR\) 99\.8700/);
});

it('confirming leads to the next page, is undone until it is applied, and says who compared the page, and when', async () => {
  await reviewer.get(page(1));
  const confirm = { kind: 'confirm_page', document: sha256, page: '1', reason: 'compared' };
  expect((await reviewer.post('/decisions', confirm)).headers.location).toBe(page(2));
  const waiting = await reviewer.get(page(2));
  const id = /name="id" value="(\d+)"/.exec(waiting.text)?.[1] ?? '';
  expect((await reviewer.post('/undo', { id })).headers.location).toBe(page(1));
  expect(textOf((await reviewer.get(`/documents/${sha256}`)).text)).toContain('0 of 8 pages confirmed');
  await reviewer.post('/decisions', confirm);
  await reviewer.post('/apply', {});
  expect(textOf((await reviewer.get(`/documents/${sha256}`)).text)).toContain('1 of 8 pages confirmed');
  expect(textOf((await reviewer.get(page(1))).text)).toMatch(/Confirmed by sample operator, \d+ \w+ 20\d\d/);
});

it('a word that the reader understands, an unknown term and an unknown AMC are not taught', async () => {
  const form = { kind: 'teach', amc: 'sample-hopper-investments-limited', document: sha256, page: '1', reason: 'x' };
  const ask = async (fields: Readonly<Record<string, string>>) => {
    await reviewer.get(page(1));
    return reviewer.post('/decisions', { ...form, ...fields });
  };
  expect(textOf((await ask({ text: 'Launch Date', term: 'nav' })).text)).toContain('Launch Date&quot; already');
  expect((await ask({ text: 'Worth of a Share', term: 'constructor' })).status).toBe(422);
  expect((await ask({ text: 'Worth of a Share', term: 'nav', amc: 'nobody' })).status).toBe(422);
  expect((await ask({ text: 'Worth of a Share', term: '' })).status).toBe(400);
  expect(
    await review.imports.ingest.facts.query.selectFrom('decisions').where('kind', '=', 'teach').selectAll().execute(),
  ).toEqual([]);
});

it('without the drawing library, pages show the words and boxes of the PDF, and why there is no picture', async () => {
  const plain = await Reviewer.enter(await review.another('another operator', { hasPictures: false }));
  const hold = (await review.imports.holds()).find(({ check_name }) => check_name === 'shares_do_not_sum');
  for (const path of [page(5), `/holds/${hold?.id}`]) {
    const { status, text } = await plain.get(path);
    expect(status, path).toBe(200);
    expect(text).not.toContain('<image');
    expect(text).toMatch(/<text[^>]*>\s*30\.52/);
    expect(text).toMatch(/<rect\s+class="outline/);
    expect(textOf(text)).toContain('Its words only: the drawing library is not installed.');
  }
  expect((await plain.get(`/pictures/${sha256}/5`)).status).toBe(404);
});

it('a document or a page that was not read is 404', async () => {
  expect((await reviewer.get(page(99))).status).toBe(404);
  expect((await reviewer.get(`/documents/${'0'.repeat(64)}`)).status).toBe(404);
});

it('a correction offers the other figures of its label and column, and the unread ones stay clickable', async () => {
  const hold = (await review.imports.holds()).find(({ check_name }) => check_name === 'shares_do_not_sum');
  const path = `/holds/${hold?.id}?fix=${encodeURIComponent('allocations[1].current_period')}&page=5`;
  const { text } = await reviewer.get(path);
  expect(textOf(text)).toMatch(/Also printed there: 30\.52/);
  expect(text).toMatch(/data-key="1"\s+data-pick="30\.52"/);
});

it('the keys reach everything of a page: words, confirmation, pages and the list of keys over the page', async ({
  skip,
}) => {
  skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const browser: Browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [name = '', value = ''] = reviewer.cookie.split('=');
    await context.addCookies([{ name, value, url: review.desk.address }]);
    const tab = await context.newPage();
    const complaints: string[] = [];
    tab.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    tab.on('pageerror', ({ message }) => complaints.push(message));
    await tab.goto(review.desk.address + page(4));
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [360, 'dark'],
    ] as const) {
      await tab.setViewportSize({ width, height: 900 });
      await tab.emulateMedia({ colorScheme });
      expect(await listAccessFaults(tab, 'all'), `${width} ${colorScheme}`).toEqual([]);
      expect(await tab.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
      await leavePicture(tab, `review-words-${width}-${colorScheme}`);
    }
    await tab.keyboard.press('t');
    await expect.poll(() => tab.evaluate('document.activeElement.id')).toBe('word-0');
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('?');
    expect(await tab.locator('dialog[open]').textContent()).toContain('Add a row that was not read');
    expect(await listAccessFaults(tab, 'all')).toEqual([]);
    await leavePicture(tab, 'review-help');
    await tab.keyboard.press('j');
    expect(tab.url(), 'keys of the page do nothing under the list').toContain('/pages/4');
    await tab.keyboard.press('Escape');
    expect(await tab.locator('dialog[open]').count()).toBe(0);
    await Promise.all([tab.waitForEvent('domcontentloaded'), tab.keyboard.press('j')]);
    expect(tab.url()).toContain('/pages/5');
    await Promise.all([tab.waitForEvent('domcontentloaded'), tab.keyboard.press('g')]);
    expect(tab.url(), 'the next page that nobody confirmed').toContain('/pages/6');
    await Promise.all([tab.waitForEvent('domcontentloaded'), tab.keyboard.press('u')]);
    expect(tab.url()).toContain('/pages/5');
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

it('clicked words fill the fields of a new row one after the other', async ({ skip }) => {
  skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const browser = await launchChromium();
  try {
    const hold = (await review.imports.holds()).find(({ check_name }) => check_name === 'shares_do_not_sum');
    const [name = '', value = ''] = reviewer.cookie.split('=');
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled });
      await context.addCookies([{ name, value, url: review.desk.address }]);
      const tab = await context.newPage();
      await tab.goto(`${review.desk.address}/holds/${hold?.id}?add=allocations&page=5`);
      for (const word of ['Commercial Banks', '11.62', '13.19'])
        await tab.locator(`svg[aria-label^="Page"] [data-pick="${word}"]`).first().click();
      const fields = ['label_raw', 'percent_of_total_assets', 'previous_period'];
      const values = await Promise.all(fields.map((field) => tab.inputValue(`[id="row.${field}"]`)));
      expect(values, javaScriptEnabled ? 'with scripts' : 'without scripts').toEqual([
        'Commercial Banks',
        '11.62',
        '13.19',
      ]);
      await context.close();
    }
  } finally {
    await browser.close();
  }
});
