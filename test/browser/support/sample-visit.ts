import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { copySampleInstallation } from '../../support/sample-installation.ts';
import type { SampleInstallation } from '../../support/sample-installation.ts';
import { startServing } from '../../support/serving.ts';
import { HAS_CHROMIUM, launchChromium } from './chromium.ts';

export interface SampleVisit {
  browser: Browser;
  sample: SampleInstallation;
  /** Of the service over the sample, for tests that only read. */
  address: string;
}

/** A browser and a service over the sample for all tests of a file; empty without Chromium. */
export function visitSample(): SampleVisit {
  const visit = {} as SampleVisit;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    if (!HAS_CHROMIUM) return;
    visit.sample = await copySampleInstallation();
    visit.address = (await startServing(visit.sample.dataDir, {}, (end) => void ends.push(end))).address;
    visit.browser = await launchChromium();
  });
  afterAll(async () => {
    if (!HAS_CHROMIUM) return;
    await visit.browser.close();
    for (const end of ends) await end();
    visit.sample.remove();
  });
  return visit;
}
