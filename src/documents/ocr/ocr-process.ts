/** Recognises pages of one PDF in its own process, which the caller may end at any time; started by read-by-ocr.ts. */
import type { PDFPageProxy } from '#documents/pdf/pdfjs.ts';
import { answerApart } from '#documents/apart/answer-apart.ts';
import { checkStreams } from '#documents/pdf/check-streams.ts';
import type { Layers } from '#documents/pdf/drawing.ts';
import { listUnseenWords } from '#documents/pdf/draw-words.ts';
import { openPdf } from '#documents/pdf/open-pdf.ts';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { WordBudget } from '#documents/pdf/word-budget.ts';
import { refusal } from '#documents/refusal.ts';
import { listPictures } from './page-picture.ts';
import type { OcrTask } from './read-by-ocr.ts';
import { openReader, readPicturePage } from './read-picture-page.ts';
import type { Reader } from './read-picture-page.ts';

answerApart<OcrTask, PdfPage>(
  async (task, send) => {
    checkStreams(task.bytes);
    const reader = await openReader();
    try {
      await readPages(reader, task, send);
    } finally {
      await reader.close();
    }
  },
  (thrown) => refusal('The PDF is damaged and its images could not be read. Fetch it again.', String(thrown)),
);

async function readPages(
  reader: Reader,
  { bytes, page_numbers }: OcrTask,
  send: (page: PdfPage) => void,
): Promise<void> {
  const loading = openPdf(bytes);
  try {
    const document = await loading.promise;
    const budget = new WordBudget();
    const layers = await document.getOptionalContentConfig();
    for (const number of page_numbers) {
      const page = await readPage(reader, await document.getPage(number), layers);
      budget.spend(page);
      send(page);
    }
  } finally {
    await loading.destroy();
  }
}

async function readPage(reader: Reader, page: PDFPageProxy, layers: Layers): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const pictures = await listPictures(page);
  const unseen = await listUnseenWords(page, layers);
  const read = await readPicturePage(reader, pictures, { page_number: page.pageNumber, width, height, unseen });
  page.cleanup();
  return read;
}
