import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { startServing } from '../support/serving.ts';
import {
  HAS_CHROMIUM,
  IS_PICTURED,
  NO_CHROMIUM,
  launchChromium,
  leavePicture,
  listAccessFaults,
} from './support/chromium.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { readEmail } from './support/outbox.ts';

// From the home page to the first answer, at the speed of this machine.
const WHOLE_WAY_MILLISECONDS = 90_000;
// Allows for starting the service and a browser on shared cores, and for the steps after the first answer.
const TEST_MILLISECONDS = 180_000;
// Each color scheme once: the colors do not depend on the width, unlike the rules of the widths between and above.
const LOOKS = [
  { width: 1280, colorScheme: 'light', rules: 'all' },
  { width: 1920, colorScheme: 'dark', rules: IS_PICTURED ? 'looks' : 'widths' },
  { width: 768, colorScheme: 'light', rules: IS_PICTURED ? 'looks' : 'widths' },
  { width: 360, colorScheme: 'dark', rules: 'looks' },
] as const;

const run = promisify(execFile);

/** Checks the page in each variant: accessible, and no wider than the screen. Saves a screenshot. */
async function look(page: Page, name: string): Promise<void> {
  for (const { width, colorScheme, rules } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect([name, width, await listAccessFaults(page, rules)]).toEqual([name, width, []]);
    expect([name, width, await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')]).toEqual([
      name,
      width,
      true,
    ]);
    await leavePicture(page, `account-${name}-${width}`);
  }
}

it(
  'a person signs up and gets to the first 200, the activity page shows the call, and a rotated key is 401',
  async (context) => {
    context.skip(!HAS_CHROMIUM, NO_CHROMIUM);
    const folder = temporaryFolder();
    const served = await startServing(join(folder, 'data'), { MFDS_SAMPLE: 'off' });
    const browser: Browser = await launchChromium();
    onTestFinished(async () => browser.close());
    const page = await browser.newPage();
    const press = async (name: string): Promise<void> => page.getByRole('button', { name }).first().click();

    const begun = performance.now();
    await page.goto(served.address);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await look(page, 'sign-up');
    await page.getByLabel('E-mail address').fill('sara@example.com');
    await press('Send link');
    await page.goto(await readEmail(join(folder, 'data', 'outbox')));
    await look(page, 'password');
    await page.getByLabel('Password').fill('green kettle on Tuesday');
    await press('Confirm address and sign in');

    await page.getByLabel('Phone number').fill('0300');
    await page.getByLabel('Intended use').fill('Comparing funds');
    await page.getByLabel('I accept').check();
    await press('Activate');
    // The page of the answer gives the focus when it is loaded.
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('messaging_number');
    await look(page, 'activation-refused');
    await page.getByLabel('Phone number').fill('0300 1234567');
    await press('Activate');
    await look(page, 'new-key');
    await page.getByLabel('Name').fill('nightly import');
    await press('Create key');
    await look(page, 'secret');

    const key = (await page.locator('#key').textContent()) ?? '';
    const curl = (await page.locator('#first-call').textContent()) ?? '';
    const { stdout } = await run('sh', ['-c', curl.replace(/^curl/, 'curl -s -w "%{http_code}"')]);
    expect(stdout.slice(-3)).toBe('200');
    expect(performance.now() - begun).toBeLessThan(WHOLE_WAY_MILLISECONDS);
    await page.goto(`${served.address}/account/activity?by=minute`);
    for (let tries = 0; tries < 100 && (await page.locator('svg.chart').count()) === 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await page.reload();
    }
    expect(await page.locator('main').innerText()).toContain('listFunds');
    await look(page, 'activity');

    await page.goto(`${served.address}/account/keys`);
    await look(page, 'keys');
    // More than the key regains until the page asks again.
    for (let call = 0; call < 80; call += 1) await served.get('/v1/mutual-funds/funds', key);
    await page.getByText(/^5\d\d of 600$/).waitFor();
    await page.getByRole('link', { name: /^Rotate nightly import/ }).click();
    await look(page, 'rotate');
    await page.getByLabel('Now.').check();
    await press('Rotate key');
    expect((await served.get('/v1/mutual-funds/funds', key)).status).toBe(401);
    expect((await served.get('/v1/mutual-funds/funds', (await page.locator('#key').textContent()) ?? '')).status).toBe(
      200,
    );
    await page.goto(`${served.address}/account`);
    await look(page, 'account');
    await press('Sign out');
    await look(page, 'sign-in');
  },
  TEST_MILLISECONDS,
);
