import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  HAS_CHROMIUM,
  IS_PICTURED,
  launchChromium,
  leavePicture,
  listAccessFaults,
  NO_CHROMIUM,
} from '../browser/support/chromium.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { FUNDS, navsOn, takeDrawnReport } from './drawn-report.ts';
import { openReviewDesk } from './open-review-desk.ts';
import type { ReviewDesk } from './open-review-desk.ts';

// Each width and each scheme once, unless screenshots are taken: then all four.
const LOOKS = (
  [
    [360, 'light'],
    [1280, 'dark'],
    [360, 'dark'],
    [1280, 'light'],
  ] as const
).slice(0, IS_PICTURED ? 4 : 2);

let browser: Browser;
const opened: ReviewDesk[] = [];
beforeAll(async () => {
  if (HAS_CHROMIUM) browser = await launchChromium();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((review) => review.close()));
});
afterAll(async () => browser?.close());

async function openWithReport(): Promise<ReviewDesk> {
  const review = await openReviewDesk();
  opened.push(review);
  await takeDrawnReport(review.imports);
  return review;
}

/** A person at the keyboard and with the mouse; every key, choice, click and typed text is one action. */
class Person {
  readonly page: Page;
  actions = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.type(text);
  }

  async click(selector: string): Promise<void> {
    this.actions += 1;
    await this.page.click(selector);
  }

  async choose(selector: string, value: string): Promise<void> {
    this.actions += 1;
    await this.page.selectOption(selector, value);
  }

  /** The key leads to another page. */
  async pressTo(key: string): Promise<void> {
    await Promise.all([this.page.waitForEvent('domcontentloaded'), this.press(key)]);
  }

  async reads(): Promise<string> {
    return (await this.page.locator('main').textContent()) ?? '';
  }
}

/** The person's decision about each hold, by its check. */
const DECISIONS: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  'Shares do not sum': async (person) => {
    await person.press('r');
    await person.type('the printed shares do not sum');
    await person.pressTo('Enter');
  },
  'Implausible fund size': async (person) => {
    await person.pressTo('c');
    await person.choose('#unit', '1000000');
    await person.press('Tab');
    await person.page.focus('#value');
    await person.pressTo('Enter');
  },
  'NAV differs from the association': async (person) => {
    await person.press('r');
    await person.type('misprint: the association has 101.2539');
    await person.pressTo('Enter');
  },
  // The same return is printed twice on the page: the right one is clicked.
  'Month and series': async (person) => {
    await person.page
      .getByRole('link', { name: /Correct .*-3\.85/ })
      .first()
      .click();
    person.actions += 1;
    await person.page.waitForLoadState();
    await person.click('svg[aria-label^="Page"] [data-pick="-8.35"]');
    await person.pressTo('Enter');
  },
  'Implausible expense ratio': async (person) => {
    await person.press('r');
    await person.type('a misprint of 1.71');
    await person.pressTo('Enter');
  },
  'Unknown fund name': async (person) => {
    await person.press('1');
    await person.pressTo('Enter');
  },
};

it('a person takes a report of eight pages of an unknown AMC through the review desk in 24 actions', async ({
  skip,
}) => {
  skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const review = await openWithReport();
  const held = await review.imports.holds();
  expect(held).toHaveLength(7);
  const person = new Person(await browser.newPage({ viewport: { width: 1280, height: 900 } }));
  const { page } = person;
  await page.goto(review.desk.link);
  await person.click('a[aria-label="Everything of khunjerab-2024-01.pdf"]');
  await page.waitForLoadState();
  await person.pressTo('j');
  for (let decided = 0; page.url().includes('/holds/'); decided += 1) {
    expect(decided, 'a hold is shown again and again').toBeLessThan(12);
    const finding = (await page.locator('.finding').textContent())?.trim() ?? '';
    const decide = Object.entries(DECISIONS).find(([title]) => finding.startsWith(title))?.[1];
    if (decide === undefined) throw new Error(`nobody knows what to do with: ${finding}`);
    await decide(person);
    await page.waitForLoadState();
  }
  expect(await person.reads()).toContain('Nothing is held.');
  await person.click('button[formaction="/apply"]');
  await page.waitForLoadState();
  expect(await review.imports.held()).toEqual([]);
  const picture = `${review.desk.address}/pictures/${held[0]?.document_sha256}/2`;
  const drawn = await page.request.get(picture);
  expect(drawn.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' });
  const again = await page.request.get(picture, { headers: { 'if-none-match': drawn.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
  process.stdout.write(`Eight pages of a new AMC in the browser: ${person.actions} keys, clicks and typed texts.\n`);
  expect(person.actions).toBeLessThanOrEqual(24);
  // The page of the other one misprints its NAV, and its prices and sizes are rejected.
  for (const fund of FUNDS.filter((name) => name !== 'Sample Baltoro Fund')) {
    const { fund_key } = await review.imports.fund(fund);
    const { text } = await review.imports.ingest.facts.query
      .selectFrom('report_sections')
      .select('text')
      .where('fund_key', '=', fund_key)
      .where('section', '=', 'fund_size')
      .orderBy('data_version', 'desc')
      .executeTakeFirstOrThrow();
    expect(text, fund).toContain('"fund_size_pkr":"2944510000"');
  }
  await page.close();
});

describe('pages of the review desk', () => {
  it('pass axe at 360 and 1280 pixels in light and dark, without horizontal overflow or content-security violations', async ({
    skip,
  }) => {
    skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const review = await openWithReport();
    await review.imports.take('nav', navsOn('Feb 29, 2024', '150.2539'));
    // A value next to another figure that the reader weighed for it.
    const rival = { x0: 200, y0: 100, x1: 230, y1: 110, printed: '150.25', margin: 4 };
    const nav_per_unit = { x0: 100, y0: 100, x1: 130, y1: 110, printed: '104.41', rivals: [rival] };
    const month = { report_date: '2024-02-29', report_month: '2024-02', nav_date: '2024-02-29' };
    const [fund_name_raw] = FUNDS;
    await review.imports.take(
      'fmr',
      fragmentFile([fundPage({ ...month, fund_name_raw, nav_per_unit: '104.41', evidence: { nav_per_unit } })]),
    );
    const holds = await review.imports.holds();
    const weighed = holds.find(({ figures }) => figures.includes('2024-02-29') && figures.includes('104.41'));
    const sha256 = holds.find(({ document_sha256 }) => document_sha256 !== null)?.document_sha256 ?? '';
    const idOf = (check: string): string => holds.find(({ check_name }) => check_name === check)?.id ?? '';
    const pages: readonly (readonly [name: string, path: string])[] = [
      ['inbox', '/'],
      ['inbox of a document', '/?document=3'],
      ['list', '/?check=nav_jump&document=4'],
      ['nothing found', '/?q=nothing+is+called+this'],
      ['nav jump', `/holds/${idOf('nav_jump')}`],
      ['withheld group', `/holds/${idOf('shares_do_not_sum')}`],
      ['correction', `/holds/${idOf('size_implausible')}?fix=net_assets&page=3`],
      ['other candidates', `/holds/${weighed?.id}`],
      ['unknown name', `/holds/${idOf('fund_unknown')}`],
      ['new row', `/holds/${idOf('shares_do_not_sum')}?add=allocations&page=2`],
      ['pages of a document', `/documents/${sha256}`],
      ['page of a document', `/documents/${sha256}/pages/2`],
      ['decided', '/decided'],
      ['keys', '/keys'],
      ['no such hold', '/holds/none'],
    ];
    const page = await browser.newPage();
    expect(weighed?.check_name).toBe('nav_disagrees');
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(review.desk.link);
    // With a waiting decision every page has its banner.
    await page.goto(`${review.desk.address}/holds/${idOf('expense_ratio_implausible')}`);
    await page.keyboard.press('a');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    for (const [name, path] of pages) {
      await page.goto(review.desk.address + path, { waitUntil: 'networkidle' });
      for (const [width, colorScheme] of LOOKS) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const look = `${name}, ${width} px, ${colorScheme}`;
        expect
          .soft(await listAccessFaults(page, width === 360 && colorScheme === 'light' ? 'all' : 'looks'), look)
          .toEqual([]);
        expect
          .soft(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'), look)
          .toBeLessThanOrEqual(0);
        await leavePicture(page, `review-${name.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}`);
      }
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('work without scripts: a clicked word of the page is in the form, and the form decides', async ({ skip }) => {
    skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const review = await openWithReport();
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    await page.goto(review.desk.link);
    await page.getByRole('link', { name: /^Review Implausible expense ratio/ }).click();
    await page.getByRole('link', { name: /^Correct .*17\.1/ }).click();
    await page.locator('svg[aria-label^="Page"] [data-pick="1.25"]').first().click();
    expect(await page.inputValue('#value')).toBe('1.25');
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    expect(await page.getByRole('status').textContent()).toContain('Corrected');
    await page.getByRole('button', { name: /Undo/ }).click();
    expect(page.url()).toContain('/holds/');
    expect(await page.getByRole('status').textContent()).toContain('Undone');
    await page.close();
  });
});
