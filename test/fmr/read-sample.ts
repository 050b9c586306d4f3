import { readPdf } from '#documents/pdf/read-pdf.ts';
import { extractFragments, type Extraction } from '#sources/fmr/extract.ts';
import { drawReport, type ReportPage } from '../fixtures/report-page.ts';

/** Pages that several tests look at are read once. */
const read = new Map<string, Promise<Extraction>>();

/** Draws the pages, reads the PDF and takes the facts out, as ingestion does. */
export async function readSample(...pages: ReportPage[]): Promise<Extraction> {
  const key = JSON.stringify(pages);
  const known = read.get(key) ?? drawReport(pages).then(async (bytes) => extractFragments(await readPdf(bytes)));
  read.set(key, known);
  return known;
}

/** Each page as a report of its own; they are drawn into one file, since starting a reader costs more than reading. */
export async function readEach(pages: readonly ReportPage[]): Promise<Extraction[]> {
  const text = await readPdf(await drawReport(pages));
  return text.pages.map((page) => extractFragments({ pages: [page] }));
}
