import type { PdfPage } from '#documents/pdf/page-words.ts';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import { readReport, type ReadReport as Extraction } from '#sources/fmr/read-report.ts';
import { drawReport, type ReportPage } from '../fixtures/report-page.ts';

/** Pages that several tests look at are read once. */
const read = new Map<string, Promise<Extraction>>();

/** Draws the pages, reads the PDF and takes the facts out, as ingestion does. */
export async function readSample(...pages: ReportPage[]): Promise<Extraction> {
  const key = JSON.stringify(pages);
  const [page, ...others] = pages;
  const known =
    read.get(key) ??
    (page !== undefined && others.length === 0
      ? readAmongOthers(page)
      : drawReport(pages).then(async (bytes) => readReport(await readPdf(bytes), { funds: [] })));
  read.set(key, known);
  return known;
}

/** Each page as a report of its own; they are drawn into one file, since starting a reader costs more than reading. */
export async function readEach(pages: readonly ReportPage[]): Promise<Extraction[]> {
  const text = await readPdf(await drawReport(pages));
  return text.pages.map((page: PdfPage) => readReport({ pages: [{ ...page, page_number: 1 }] }, { funds: [] }));
}

let gathered: ReportPage[] = [];
let reading: Promise<Extraction[]> | undefined;

/** Tests that run beside each other ask at the same moment, and share one reader. */
async function readAmongOthers(page: ReportPage): Promise<Extraction> {
  const place = gathered.push(page) - 1;
  reading ??= new Promise((resolve) => setImmediate(resolve)).then(async () => {
    const together = gathered;
    gathered = [];
    reading = undefined;
    return readEach(together);
  });
  const extraction = (await reading)[place];
  if (extraction === undefined) throw new Error('a page of the file was not read');
  return extraction;
}
