import { readPdf } from '#documents/pdf/read-pdf.ts';
import { extractFragments, type Extraction } from '#sources/fmr/extract.ts';
import { drawReport, type ReportPage } from '../fixtures/report-page.ts';

/** Draws the pages, reads the PDF and takes the facts out, as ingestion does. */
export async function readSample(...pages: ReportPage[]): Promise<Extraction> {
  return extractFragments(await readPdf(await drawReport(pages)));
}
