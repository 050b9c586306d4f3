import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { SAMPLE_MILLISECONDS, copySampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';
import { HAS_CHROMIUM, NO_CHROMIUM, launchChromium } from './support/chromium.ts';

// No page of the reference has more stops before what a reader looks for.
const MOST_STOPS = 120;

/** Presses Tab until the focused element has this text, value or label; every stop must show that it has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate<{ text: string; isOutlined: boolean }>(`(() => {
      const element = document.activeElement;
      const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
      const shown = element.type === 'radio' ? element.nextElementSibling : element;
      return { text: label.trim(), isOutlined: getComputedStyle(shown).outlineStyle !== 'none' };
    })()`);
    expect(found.isOutlined, found.text).toBe(true);
    if (found.text === name) return;
  }
  throw new Error(`"${name}" was not reached with ${MOST_STOPS} presses of Tab`);
}

it(
  'with the keyboard alone a reader searches the docs, opens an operation, calls it, changes the language and folds the answer',
  { timeout: SAMPLE_MILLISECONDS },
  async (context) => {
    context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const sample = await copySampleInstallation();
    onTestFinished(() => sample.remove());
    const { address } = await startServing(sample.dataDir);
    const browser = await launchChromium();
    onTestFinished(async () => browser.close());
    const page = await browser.newPage();

    await page.goto(`${address}/docs`);
    await tabTo(page, 'Search the docs');
    await page.keyboard.type('nav history of a fund');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/search?q=*');
    await tabTo(page, 'Get the NAV history of a fund');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/readNavHistory');
    await tabTo(page, 'limit');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.locator('#status', { hasText: '200' }).waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('in-limit');
    await tabTo(page, 'curl');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('#call-python').isVisible()).toBe(true);
    expect(await page.locator('#call-curl').isVisible()).toBe(false);
    await tabTo(page, '{');
    await page.keyboard.press('Enter');
    expect(await page.locator('#body details').first().getAttribute('open')).toBeNull();
  },
);
