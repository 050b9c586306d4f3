import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startServing } from '../support/serving.ts';
import { visitSample } from './support/sample-visit.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { readEmail } from './support/outbox.ts';
import { HAS_CHROMIUM, NO_CHROMIUM } from './support/chromium.ts';

// No page of the reference has more stops before what a reader looks for.
const MOST_STOPS = 120;

/** Presses Tab until the focused element has this text or label; every stop must show that it has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate<{ text: string; isOutlined: boolean }>(`(() => {
      const element = document.activeElement;
      const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
      // A radio button that is shown as its label has the outline there.
      const shown = [element, ...(element.type === 'radio' ? [element.nextElementSibling] : [])];
      return { text: label.trim(), isOutlined: shown.some((one) => getComputedStyle(one).outlineStyle !== 'none') };
    })()`);
    expect(found.isOutlined, found.text).toBe(true);
    if (typeof name === 'string' ? found.text === name : name.test(found.text)) return;
  }
  throw new Error(`"${name}" was not reached with ${MOST_STOPS} presses of Tab`);
}

const visit = visitSample();

it('with the keyboard alone a reader searches the docs, opens an operation, calls it, changes the language and folds the answer', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const page = await visit.browser.newPage();

  await page.goto(`${visit.address}/docs`);
  await tabTo(page, 'Contents and search');
  await page.keyboard.press('Enter');
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
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('in-limit');
  await tabTo(page, 'curl');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('#call-python').isVisible()).toBe(true);
  expect(await page.locator('#call-curl').isVisible()).toBe(false);
  await tabTo(page, '{');
  await page.keyboard.press('Enter');
  expect(await page.locator('#body details').first().getAttribute('open')).toBeNull();
});

it('with the keyboard alone an analyst finds a misspelt fund, reads its chart, saves its file, compares it with two others and opens the receipt of a reported figure', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const page = await visit.browser.newPage();
  const press = async (name: string | RegExp): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };

  await page.goto(visit.address);
  await tabTo(page, 'Find a fund or company');
  await page.keyboard.type('bolaan islamik incom');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=*');
  await press('Sample Bolan Islamic Income Fund');
  await page.getByRole('application').waitFor();
  await tabTo(page, /Use the arrow keys/);
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('.readout').textContent()).toMatch(/: PKR [\d.]+/);
  await tabTo(page, 'NAV CSV');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const [head, ...rows]: string[][] = parse(readFileSync(await saved.path(), 'utf8'), { bom: true });
  expect([head?.[0], rows.length > 100]).toEqual(['nav_date', true]);
  for (const other of ['sample-indus-income-fund', 'sample-kirthar-income-fund']) {
    await tabTo(page, 'Another fund');
    await page.keyboard.type(other);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/compare' && url.search.includes(other));
  }
  expect(await page.locator('.chosen li').count()).toBe(3);
  await press('Sample Bolan Islamic Income Fund');
  await page.waitForURL('**/funds/sample-bolan-islamic-income-fund');
  await press(/^\d+ Oct 2026$/);
  await page.waitForURL('**/reports/*');
  await press(/^\d+\.\d{4}$/);
  await page.locator('.receipt img').waitFor();
});

it('with the keyboard alone a person signs up, activates the account, creates a key and rotates it', async (context) => {
  context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
  const folder = temporaryFolder();
  const { address } = await startServing(join(folder, 'data'), { MFDS_SAMPLE: 'off' });
  const page = await visit.browser.newPage();
  const enter = async (name: string, text: string): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  const press = async (name: string, key = 'Enter'): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.press(key);
  };

  await page.goto(`${address}/account/sign-up`);
  await enter('E-mail address', 'sara@example.com');
  await press('Send link');
  await page.goto(await readEmail(join(folder, 'data', 'outbox')));
  await enter('Password', 'green kettle on Tuesday');
  await press('Confirm address and sign in');
  await page.waitForURL('**/account');
  await enter('Phone number for messages', '0300 12');
  await enter('Intended use', 'Comparing funds');
  await press('I accept the terms of use, version 2026-11-22.', 'Space');
  await press('Activate');
  await page.locator('#messaging_number-error').waitFor();
  // The wrong field has the focus and the rest of the form is as it was typed.
  await page.keyboard.press('End');
  await page.keyboard.type('34567');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/keys/new');
  await enter('Name', 'nightly import');
  await press('Create key');
  const key = (await page.locator('#key').textContent()) ?? '';
  await press('I have copied the key');
  await page.getByText('600 of 600').waitFor();
  await press(`Rotate nightly import (${key.slice(0, 8)}…)`);
  await page.waitForURL('**/rotate');
  await tabTo(page, 'In a day');
  await page.keyboard.press('ArrowDown');
  await press('Rotate key');
  expect(await page.locator('[role=status]').textContent()).toMatch(/The old key \(mfd_\w{4}…\) works until/);
});
