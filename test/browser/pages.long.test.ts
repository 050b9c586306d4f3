import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishExport } from '#exports/publish-export.ts';
import { openInstallation } from '#wire.ts';
import { readConfig } from '../../src/config.ts';
import {
  HAS_CHROMIUM,
  IS_PICTURED,
  NO_CHROMIUM,
  WATCH_SHIFTS,
  launchChromium,
  leavePicture,
  listAccessFaults,
} from './support/chromium.ts';
import { copySampleInstallation } from '../support/sample-installation.ts';
import type { SampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';

let sample: SampleInstallation;
let browser: Browser;
// One for pages that are only looked at: their tabs share a process, which compiles the rules of axe once.
let tabs: BrowserContext;
let address = '';
let fund_slug = '';
let nav_date = '';
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  if (!HAS_CHROMIUM) return;
  sample = await copySampleInstallation();
  const MFDS_EXPORTS_DIR = join(sample.dataDir, '..', 'exports');
  const installation = openInstallation(readConfig({ MFDS_DATA_DIR: sample.dataDir }));
  const published = { folder: MFDS_EXPORTS_DIR, keep: 2 };
  const { name } = await publishExport(await installation.exported(), published, new Date());
  await installation.close();
  cpSync(join(MFDS_EXPORTS_DIR, name), join(MFDS_EXPORTS_DIR, `2026-01-31-${name.slice(-8)}`), { recursive: true });
  const served = await startServing(sample.dataDir, { MFDS_EXPORTS_DIR }, (end) => void ends.push(end));
  address = served.address;
  browser = await launchChromium();
  tabs = await browser.newContext();
  const coverage = await fetch(`${address}/v1/mutual-funds/coverage?per_page=100`, {
    headers: { 'x-api-key': sample.key },
  });
  const { data } = (await coverage.json()) as {
    data: { fund: { slug: string }; nav: { latest_date: string }; reports: { report_count: number } }[];
  };
  const [most] = data.toSorted((one, other) => other.reports.report_count - one.reports.report_count);
  fund_slug = most?.fund.slug ?? '';
  nav_date = most?.nav.latest_date ?? '';
});

afterAll(async () => {
  await browser?.close();
  for (const end of ends) await end();
  sample?.remove();
});

const PAGES: readonly (readonly [name: string, path: () => string])[] = [
  ['home', () => '/'],
  ['funds', () => '/funds'],
  ['funds, none found', () => '/funds?q=nothing+is+called+this'],
  ['search, misspelled', () => '/search?q=bolaan+islamik+cahs'],
  ['search, nothing found', () => '/search?q=zzzzzz'],
  ['fund', () => `/funds/${fund_slug}`],
  ['comparison', () => `/compare?funds=${fund_slug},sample-bolan-islamic-gold-fund`],
  ['comparison of unknown funds', () => '/compare?funds=no-such-fund'],
  ['report', () => `/funds/${fund_slug}/reports/2026-10-31`],
  ['receipt of a report value', () => `/receipts/${fund_slug}/reports/2026-10-31/1/fund_size.nav_per_unit`],
  ['receipt of a NAV', () => `/receipts/${fund_slug}/nav/${nav_date}`],
  ['report, compared', () => `/funds/${fund_slug}/reports/2026-10-31?compare=previous`],
  ['companies', () => '/amcs'],
  ['docs', () => '/docs'],
  ['operation', () => '/docs/readNavHistory'],
  ['bulk operation', () => '/docs/bulkNavs'],
  ['long operation', () => '/docs/readReport'],
  ['docs search', () => '/docs/search?q=cursor'],
  ['guide', () => '/docs/guides/api-guide'],
  ['guide with a picture', () => '/docs/guides/how-reports-are-read'],
  ['changelog', () => '/changelog'],
  ['problems', () => '/problems'],
  ['problem', () => '/problems/rate-limited'],
  ['status', () => '/status'],
  ['accuracy', () => '/accuracy'],
  ['data files', () => '/data'],
  ['not found', () => '/no-such-page'],
];
// Each width once. The accessibility of the narrow page is checked with all rules, that of the wide one with those that
// depend on colors or width; the widths between and above have the same styles.
const EACH = [
  { width: 360, colorScheme: 'light', rules: 'all' },
  { width: 768, colorScheme: 'dark', rules: 'none' },
  { width: 1280, colorScheme: 'dark', rules: 'looks' },
  { width: 1920, colorScheme: 'light', rules: 'none' },
] as const;
const EVERY = [360, 768, 1280, 1920].flatMap((width) =>
  (['light', 'dark'] as const).map(
    (colorScheme) => ({ width, colorScheme, rules: width === 360 ? 'all' : 'looks' }) as const,
  ),
);
const LOOKS = IS_PICTURED ? EVERY : EACH;
// A browser may paint a table before its last rows have arrived. What people notice begins at 0.1.
const MOST_SHIFT = 0.01;
const PICTURE_MILLISECONDS = 200;
// A4 without margins of 15 mm.
const PAPER_PIXELS = 680;
describe.concurrent('every page, at four widths, in light and dark', () => {
  it.for(PAGES)(
    'the page %s passes axe, has no horizontal overflow, does not move while it loads, fits on paper and has no content-security violation',
    async ([name, path], { skip }) => {
      skip(!HAS_CHROMIUM, NO_CHROMIUM);
      const page = await tabs.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        // The console also reports the error page as an error.
        if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      await page.addInitScript(WATCH_SHIFTS);
      // Pictures arrive after the text, as over a slow line.
      await page.route(/\.(?:svg|webp|png)$/, async (route) => {
        await setTimeout(PICTURE_MILLISECONDS);
        await route.continue();
      });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address + path(), { waitUntil: 'networkidle' });
        expect(await page.evaluate('window.moved'), `layout shift at ${width} px`).toBeLessThan(MOST_SHIFT);
      }
      for (const { width, colorScheme, rules } of LOOKS) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const faults = rules === 'none' ? [] : await listAccessFaults(page, rules);
        expect(faults, `${width} px, ${colorScheme}`).toEqual([]);
        expect(
          await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'),
          `too wide at ${width} px`,
        ).toBeLessThanOrEqual(0);
        await leavePicture(page, `${name.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}`);
      }
      await page.setViewportSize({ width: PAPER_PIXELS, height: 1000 });
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      expect(
        await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'),
        'too wide for paper',
      ).toBeLessThanOrEqual(0);
      await leavePicture(page, `${name.replaceAll(/\W+/g, '-')}-print`);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );
});

it('a page of the reference with its style sheet and scripts is at most 30 kB compressed', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  for (const path of ['/docs', '/docs/readNavHistory', '/docs/readReport', '/docs/guides/api-guide', '/changelog']) {
    const page = await browser.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
    );
    await page.goto(address + path, { waitUntil: 'networkidle' });
    expect(
      (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThan(30_000);
    await page.close();
  }
});

// A search on a slow phone should cost little; the reference and the page of a fund have more to show.
const LIGHT_BYTES = 30_000;
const WHOLE_BYTES = 100_000;

it('the home page, lists and searches are under 30 kB without pictures, every page under 100 kB', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const report = `/funds/${fund_slug}/reports/2026-10-31`;
  const light = ['/', '/funds', '/search?q=bolaan', '/amcs', report].map((path) => [path, LIGHT_BYTES] as const);
  const whole = ['/docs', `/funds/${fund_slug}`, '/docs/readReport'].map((path) => [path, WHOLE_BYTES] as const);
  for (const [path, most] of [...light, ...whole]) {
    const page = await browser.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().endsWith('.webp'))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    expect(
      (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThan(most);
    await page.close();
  }
});

it('pages show the same content without scripts, and the explorer says what it needs', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${address}/funds`);
  await page.fill('#q', 'islamic cash');
  await page.press('#q', 'Enter');
  await page
    .getByRole('link', { name: /Islamic Cash/ })
    .first()
    .click();
  await page.getByRole('link', { name: '3Y' }).click();
  expect(await page.locator('h1').textContent()).toMatch(/Islamic Cash/);
  await page.goto(`${address}/docs/readFund`);
  expect(await page.locator('noscript p').isVisible()).toBe(true);
  await page.goto(`${address}/docs/readNavHistory`);
  await page.fill('#in-limit', '3');
  await page.click('#send');
  expect(await page.locator('#call-curl').textContent()).toContain('/nav?limit=3');
  expect(await page.locator('#call-curl').textContent()).toContain('curl -H "X-API-Key: $MFDS_KEY"');
  await page.close();
});

it('the explorer calls the real API without a key: limits fall, a repeat is 304, and the calls shown equal the request', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const page = await browser.newPage();
  await page.goto(`${address}/docs/readNavHistory`);
  await page.fill('#in-limit', '3');
  await page.click('#send');
  await page.getByText('119 of 120 units left').waitFor();
  expect(await page.locator('#status').textContent()).toBe('200');
  const shown = JSON.parse((await page.locator('#body').textContent()) ?? '') as { data: { navs: unknown[] } };
  expect(shown.data.navs).toHaveLength(3);
  const curl = (await page.locator('#call-curl').textContent()) ?? '';
  const url = /"(http[^"]+)"/.exec(curl)?.[1] ?? '';
  const called = (await (await fetch(url, { headers: { 'x-api-key': sample.key } })).json()) as { data: unknown };
  expect(called.data).toEqual(shown.data);
  await page.click('#repeat');
  await page.getByText('304 Not Modified').waitFor();
  expect(await page.locator('#limits').textContent()).toMatch(/^11[789] of 120 units left/);
  await page.fill('#in-limit', '0');
  await page.focus('#send');
  await page.keyboard.press('Enter');
  await page.locator('#status', { hasText: '422' }).waitFor();
  expect(await page.locator('#body').textContent()).toContain('query.limit');
  expect(await page.locator('#in-limit-error').textContent()).toBe('limit: expected at least 1, found "0"');
  expect(await page.getAttribute('#in-limit', 'aria-invalid')).toBe('true');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('send');
  expect(new URL(page.url()).searchParams.get('limit')).toBe('0');
  expect(await page.content()).not.toMatch(/mfd_\w{20}/);
  await page.close();
});

it('a fund can be found by its name in the explorer, the address keeps the fields, and the rows can be saved as CSV', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const page = await browser.newPage();
  await page.goto(`${address}/docs/readNavHistory?fund_slug=${fund_slug}&limit=2`);
  expect([await page.inputValue('#in-fund_slug'), await page.inputValue('#in-limit')]).toEqual([fund_slug, '2']);
  await page.focus('#in-fund_slug');
  const choice = page.locator(`#in-fund_slug-choices option[value="${fund_slug}"]`);
  await choice.waitFor({ state: 'attached' });
  expect(await choice.textContent()).toMatch(/Sample/);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#csv')]);
  expect(saved.suggestedFilename()).toBe('readNavHistory.csv');
  const lines = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect([lines.length, lines[1]?.includes(fund_slug)]).toEqual([3, true]);
  await page.goto(`${address}/docs/listLatestNavs`);
  await page.focus('#in-funds');
  await page.fill('#in-funds-picker', fund_slug);
  expect(await page.inputValue('#in-funds')).toBe(fund_slug);
  await page.goto(`${address}/docs/bulkNavs?body=${encodeURIComponent('{"date":"2026-01-31"}')}`);
  await page.focus('#in-body-picker');
  await page.locator('#in-body-picker[list]').waitFor();
  await page.fill('#in-body-picker', fund_slug);
  expect(JSON.parse(await page.inputValue('#in-body'))).toEqual({ date: '2026-01-31', funds: [fund_slug] });
  await page.fill('#in-body', '[]');
  await page.fill('#in-body-picker', fund_slug);
  expect(await page.inputValue('#in-body')).toBe('[]');
  expect(await page.locator('#in-body-picker:invalid').count()).toBe(1);
  await page.close();
});

it('two clicks lead from the home page to a receipt with its picture, also without scripts', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  await page.getByRole('link', { name: /^report of/ }).click();
  const figure = page.locator('a.figure', { hasText: /^\d+\.\d{4}$/ }).first();
  const printed = (await figure.textContent()) ?? '';
  await figure.click();
  expect(await page.locator('h1').textContent()).toContain(printed);
  const picture = page.locator('.receipt img');
  expect(await picture.getAttribute('alt')).toContain(printed);
  await page.waitForLoadState('networkidle');
  // Its size is known before it arrives, so that nothing moves.
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  expect([width > 200, height > 50]).toEqual([true, true]);
  const shown = await fetch(new URL((await picture.getAttribute('src')) ?? '', address));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await page.close();
});

it('the search box suggests funds while a person types; arrows and Enter open one, and Escape closes the list', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const page = await browser.newPage();
  await page.goto(`${address}/status`);
  const box = page.getByRole('combobox', { name: 'Search funds and companies' });
  await box.pressSequentially('bolaan islamik cahs');
  await page.getByRole('option', { name: /Sample Bolan Islamic Cash Fund/ }).waitFor();
  expect(await listAccessFaults(page)).toEqual([]);
  expect(await box.getAttribute('aria-expanded')).toBe('true');
  await box.press('Escape');
  expect(await page.getByRole('option').count()).toBe(0);
  await box.press('End');
  await box.pressSequentially(' fund');
  await page.getByRole('option').first().waitFor();
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL('**/funds/sample-bolan-islamic-cash-fund');
  await page.close();
});

it('the call of the home page shows its answer without scripts, and runs again with them', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address);
  const shown = JSON.parse((await plain.locator('#live-answer').textContent()) ?? '') as { data: unknown[] };
  expect(await plain.locator('#live-run').isVisible()).toBe(false);
  await plain.close();
  const page = await browser.newPage();
  await page.goto(address);
  await page.click('#live-run');
  await page.getByText(/^200 in \d+ ms$/).waitFor();
  const answer = JSON.parse((await page.locator('#live-answer').textContent()) ?? '') as { data: unknown[] };
  expect(answer.data).toEqual(shown.data);
  await page.close();
});
