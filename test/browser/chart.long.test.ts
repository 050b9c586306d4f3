import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HAS_CHROMIUM, NO_CHROMIUM, WATCH_SHIFTS } from './support/chromium.ts';
import { visitSample } from './support/sample-visit.ts';

const visit = visitSample();

const FUND = '/funds/sample-bolan-islamic-income-fund';
const COMPARISON = '/compare?funds=sample-bolan-islamic-income-fund,sample-bolan-islamic-gold-fund';
// Seconds alone, and many more while other suites use the cores.
const BROWSER_MILLISECONDS = 60_000;

const navsOf = async (slug: string): Promise<{ nav_date: string; nav: string }[]> => {
  const answer = await fetch(`${visit.address}/v1/mutual-funds/funds/${slug}/nav?order=desc&limit=3`, {
    headers: { 'x-api-key': visit.sample.key },
  });
  return ((await answer.json()) as { data: { navs: { nav_date: string; nav: string }[] } }).data.navs;
};
const readout = async (page: Page): Promise<string> => (await page.locator('.readout').textContent()) ?? '';

it(
  'the keyboard reads the chart: arrow keys name the day and the published NAV in a live region',
  async (context) => {
    context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const page = await visit.browser.newPage();
    await page.goto(visit.address + FUND);
    const chart = page.getByRole('application');
    await chart.waitFor();
    await chart.focus();
    const [newest, before] = await navsOf('sample-bolan-islamic-income-fund');
    expect(await readout(page)).toContain(`PKR ${newest?.nav}`);
    await page.keyboard.press('ArrowLeft');
    expect(await readout(page)).toContain(`PKR ${before?.nav}`);
    expect(await page.locator('.readout').getAttribute('aria-live')).toBe('polite');
    await page.keyboard.press('End');
    expect(await readout(page)).toContain(`PKR ${newest?.nav}`);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(await readout(page)).toMatch(/^\d+ \w+ \d+: PKR [\d.]+$/);
    await page.close();
  },
  BROWSER_MILLISECONDS,
);

it(
  'ranges, the log scale and another fund change the chart in place, and the address can be shared',
  async (context) => {
    context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const page = await visit.browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(visit.address + FUND);
    await page.getByRole('application').waitFor();
    const caption = page.locator('figcaption');
    await page.getByRole('link', { name: '3M', exact: true }).click();
    expect(await caption.textContent()).toMatch(/^PKR per unit, 6\d observations/);
    expect(page.url()).toContain('range=3m');
    await page.getByRole('link', { name: 'All', exact: true }).click();
    expect(await caption.textContent()).toMatch(/3 payouts \(arrows\)/);
    await page.getByLabel('Log scale').check();
    await page.locator('[data-compare]').selectOption({ index: 1 });
    await page.locator('.readout', { hasText: /Fund: [\d.]+ \(PKR/ }).waitFor();
    expect(await caption.textContent()).toMatch(/^100 = NAV of/);
    expect(complaints).toEqual([]);
    await page.close();
  },
  BROWSER_MILLISECONDS,
);

it(
  'a finger reads the chart: a tap and a drag to the side name the day, and a drag up scrolls the page',
  async (context) => {
    context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const page = await visit.browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
    await page.goto(visit.address + FUND);
    const chart = page.getByRole('application');
    await chart.scrollIntoViewIfNeeded();
    const box = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [left, middle] = [box.x + box.width * 0.2, box.y + box.height / 2];
    const newest = await readout(page);
    await page.touchscreen.tap(left, middle);
    const tapped = await readout(page);
    expect(tapped).not.toBe(newest);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const read = new Set<string>();
    await touch('touchStart', [{ x: left, y: middle }]);
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', [{ x: left + step * 10, y: middle }]);
      read.add(await readout(page));
    }
    await touch('touchEnd', []);
    expect(read.size).toBeGreaterThan(5);
    expect([...read].at(-1)).toMatch(/^\d+ \w+ \d+: PKR [\d.]+/);
    const before = await page.evaluate<number>('scrollY');
    await touch('touchStart', [{ x: left, y: middle }]);
    for (let step = 1; step <= 10; step++) await touch('touchMove', [{ x: left, y: middle - step * 15 }]);
    await touch('touchEnd', []);
    // A function that waits in the page would be blocked by its content security policy.
    await expect.poll(async () => page.evaluate<number>('scrollY')).toBeGreaterThan(before);
    await page.close();
  },
  BROWSER_MILLISECONDS,
);

it(
  'the comparison reads every fund at once',
  async (context) => {
    context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const page = await visit.browser.newPage();
    await page.goto(visit.address + COMPARISON);
    await page.getByRole('application').focus();
    await page.keyboard.press('Home');
    expect(await readout(page)).toMatch(/Income Fund: 100\.0000 \(PKR [\d.]+\)\n.*Gold Fund: 100\.0000 \(PKR [\d.]+\)/);
    await page.close();
  },
  BROWSER_MILLISECONDS,
);

it(
  'without scripts, on paper, or if the data cannot be loaded, the drawn chart is shown',
  async (context) => {
    context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const plain = await visit.browser.newPage({ javaScriptEnabled: false });
    await plain.goto(visit.address + FUND);
    expect(await plain.locator('.plot').isVisible()).toBe(true);
    expect(await plain.getByLabel('Log scale').isVisible()).toBe(false);
    await plain.close();
    const page = await visit.browser.newPage();
    await page.route('**/chart.json', (route) => route.abort());
    await page.goto(visit.address + FUND, { waitUntil: 'networkidle' });
    expect(await page.locator('.plot').isVisible()).toBe(true);
    expect(await page.getByRole('application').count()).toBe(0);
    await page.unrouteAll();
    await page.goto(visit.address + FUND);
    await page.getByRole('application').waitFor();
    expect(await page.locator('.plot').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.plot').isVisible()).toBe(true);
    expect(await page.getByRole('application').isVisible()).toBe(false);
    await page.close();
  },
  BROWSER_MILLISECONDS,
);

it.each([FUND, COMPARISON])(
  'nothing moves while %s loads, and it weighs at most 120 kB',
  async (path) => {
    if (!HAS_CHROMIUM) return;
    for (const width of [360, 1280]) {
      const page = await visit.browser.newPage({ viewport: { width, height: 800 } });
      await page.addInitScript(WATCH_SHIFTS);
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) =>
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
      );
      await page.goto(visit.address + path, { waitUntil: 'networkidle' });
      await page.getByRole('application').waitFor();
      expect(await page.evaluate('window.moved'), `${width} px`).toBe(0);
      expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
      await page.close();
    }
  },
  BROWSER_MILLISECONDS,
);

// As in docs/data-files.md: cells with commas or quotes are quoted.
const readCsv = (text: string): string[][] => parse(text, { bom: true }).filter((row) => row.length > 1);

it(
  'an analyst finds a fund by a misspelt name, reads its chart, opens its file, compares it and sees where a figure is printed',
  async (context) => {
    context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const page = await visit.browser.newPage();
    await page.goto(visit.address);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('bolaan islamik incom');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Sample Bolan Islamic Income Fund' }).first().click();
    await page.getByRole('application').focus();
    const [newest] = await navsOf('sample-bolan-islamic-income-fund');
    expect(await readout(page)).toContain(`PKR ${newest?.nav}`);
    const href = await page.getByRole('link', { name: 'NAV CSV' }).getAttribute('href');
    const [head, ...rows] = readCsv(await (await fetch(new URL(href ?? '', visit.address))).text());
    const [date, nav] = [head?.indexOf('nav_date') ?? -1, head?.indexOf('nav') ?? -1];
    expect(rows.some((row) => row[date] === newest?.nav_date && row[nav] === newest?.nav)).toBe(true);
    await page.goto(
      `${visit.address}/compare?funds=sample-bolan-islamic-income-fund,sample-indus-income-fund,sample-kirthar-income-fund`,
    );
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Compare funds');
    expect(await page.locator('.chosen li').count()).toBe(3);
    await page.goto(`${visit.address}/funds/sample-bolan-islamic-income-fund`);
    await page.locator('a[href*="/receipts/"][href*="/reports/"]').first().click();
    expect(new URL(page.url()).pathname).toMatch(/^\/receipts\/sample-bolan-islamic-income-fund\/reports\//);
    await page.locator('.receipt img').waitFor();
    await page.close();
  },
  BROWSER_MILLISECONDS,
);
