import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

/** Where Debian and most others put it; `MFDS_TEST_CHROMIUM` names another. The headless one first: without windows around the pages it takes a third of the time. */
const PLACES = [
  process.env['MFDS_TEST_CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));

export const HAS_CHROMIUM = executablePath !== undefined;
export const NO_CHROMIUM =
  'no Chromium here: install the package chromium-headless-shell or chromium, or name one in MFDS_TEST_CHROMIUM';

/** Whether pages are looked at in each width with each scheme, and pictures are left for people: four times the work. */
export const IS_PICTURED = process.env['MFDS_TEST_PICTURES'] !== undefined;

/** Leaves a picture where they are wanted; out of version control. */
export async function leavePicture(page: Page, name: string): Promise<void> {
  if (IS_PICTURED) await page.screenshot({ path: `test/browser/.shots/${name}.png`, fullPage: true });
}

export async function launchChromium(): Promise<Browser> {
  // Tests run as root in containers, where Chromium has no sandbox to offer.
  return chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, one line each: the rule, and the first place it is broken in. `looks` runs the rules that depend on colours or on the width. */
export async function listAccessFaults(page: Page, rules: 'all' | 'looks' = 'all'): Promise<string[]> {
  // As text of the test's own: the policy of the pages lets no script in by itself.
  await page.evaluate(`if (window.axe === undefined) { ${AXE} }`);
  const options = {
    resultTypes: ['violations'],
    ...(rules === 'all' ? {} : { runOnly: ['color-contrast', 'scrollable-region-focusable', 'target-size'] }),
  };
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ' at ' + nodes[0].html.slice(0, 160) + ': ' + (nodes[0].any[0]?.message ?? '')))`);
}
