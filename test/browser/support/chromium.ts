import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

/**
 * Paths on Debian and most other systems; `MFDS_TEST_CHROMIUM` overrides them. The headless shell is first, because it
 * needs a third of the time.
 */
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

/** Checks every width with every color scheme and saves screenshots, at four times the work. */
export const IS_PICTURED = process.env['MFDS_TEST_PICTURES'] !== undefined;

/** Saves a screenshot if requested; the folder is not under version control. */
export async function leavePicture(page: Page, name: string): Promise<void> {
  if (IS_PICTURED) await page.screenshot({ path: `test/browser/.shots/${name}.png`, fullPage: true });
}

/** Run before a page: `window.moved` is the sum of its layout shifts. */
export const WATCH_SHIFTS = `window.moved = 0; new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.moved += value;
}).observe({ type: 'layout-shift', buffered: true });`;

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: executablePath ?? '',
    // In containers tests run as root, where Chromium cannot use its sandbox. Tabs of one context share a process. Each
    // page runs its scripts and axe only once or twice, so compiling them to optimized code costs more than it saves.
    args: ['--no-sandbox', '--renderer-process-limit=1', '--js-flags=--no-maglev --no-turbofan'],
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule; those that depend on colors or width; or those that depend on width alone. */
export type AccessRules = 'all' | 'looks' | 'widths';

const WIDTH_RULES = ['scrollable-region-focusable', 'target-size'];

/** The findings of axe, one per line: the rule and the first element that breaks it. */
export async function listAccessFaults(page: Page, rules: AccessRules = 'all'): Promise<string[]> {
  // Evaluated by the test, because the content security policy of the pages blocks added scripts. Sending and compiling
  // it takes longer than some of the rules.
  if (!(await page.evaluate<boolean>('window.axe !== undefined'))) await page.evaluate(AXE);
  const options = {
    resultTypes: ['violations'],
    ...(rules === 'all' ? {} : { runOnly: rules === 'looks' ? ['color-contrast', ...WIDTH_RULES] : WIDTH_RULES }),
  };
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ' at ' + nodes[0].html.slice(0, 160) + ': ' + (nodes[0].any[0]?.message ?? '')))`);
}
