import { hash } from 'node:crypto';
import { extractPages } from '#ingest/reports/extract-pdf.ts';
import type { extractPdf } from '#ingest/reports/extract-pdf.ts';
import { readPages } from '#ingest/reports/read-pages.ts';
import type { PageReading } from '#ingest/reports/read-pages.ts';

const readings = new Map<string, Promise<PageReading>>();

/**
 * As `extractPdf`, but the words of the same bytes are read once in this process: a reading starts a process, and several
 * tests, engines and files import the same drawn reports.
 */
export const extractOnce: typeof extractPdf = async (bytes, funds, aids) => {
  const sha256 = hash('sha256', bytes);
  const reading = readings.get(sha256) ?? readPages(bytes);
  readings.set(sha256, reading);
  // A copy: what one test's reader does to its words reaches no other test.
  return extractPages(structuredClone(await reading), funds ?? [], aids);
};
