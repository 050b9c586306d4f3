import { fork } from 'node:child_process';
import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import type { ApartMessage } from '#documents/apart/read-apart.ts';
import { unpackPage, type PackedPage } from '#documents/pdf/packed-page.ts';
import { listSegments } from '#documents/pdf/list-segments.ts';
import type { PdfPage, PdfText } from '#documents/pdf/page-words.ts';
import type { Glyph } from '#documents/pdf/glyph.ts';
import { joinGlyphs } from '#documents/pdf/join-glyphs.ts';
import { readPdf } from '#documents/pdf/read-pdf.ts';

type Paint = (document: PDFKit.PDFDocument) => void;

/** A PDF with a page for each `paint`. */
async function draw(paints: Paint | readonly Paint[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<null>();
  document.on('end', () => {
    resolve(null);
  });
  for (const paint of [paints].flat()) {
    document.addPage().font('Helvetica').fontSize(8).fillColor('black');
    paint(document);
  }
  document.end();
  await promise;
  return Buffer.concat(chunks);
}

const painted: Paint[] = [];
let drawn: Promise<PdfText> | undefined;

/** Reads what `paint` draws on a page of its own. One document has the pages of all tests: a reading starts a process. */
function paintPage(paint: Paint): () => Promise<PdfPage> {
  const index = painted.push(paint) - 1;
  return async () => {
    drawn ??= draw(painted).then((bytes) => readPdf(bytes));
    const page = (await drawn).pages[index];
    if (page === undefined) throw new Error('the page of this test was expected');
    return page;
  };
}

const textsOf = ({ words }: PdfPage): string[] => words.map((word) => word.text);

describe('the words of a PDF page', () => {
  const styled = paintPage((document) =>
    document.font('Helvetica-Bold').fontSize(12).fillColor('#7a1f2b').text('Sample', 100, 200, { lineBreak: false }),
  );
  it('words of a page have their printed position, size, weight and colour', async () => {
    const {
      words: [word],
    } = await styled();
    expect(word).toMatchObject({ text: 'Sample', bold: true, color: '#7a1f2b', x0: 100 });
    expect(word?.size).toBeCloseTo(12);
    expect(word?.baseline).toBeGreaterThan(200);
    expect(word?.baseline).toBeLessThan(212);
  });

  const apart = paintPage((document) => {
    const print = (text: string, spacing: number, size: number, y: number): void => {
      let x = 50;
      document.fontSize(size);
      for (const letter of text) {
        if (letter !== ' ') document.text(letter, x, y, { lineBreak: false });
        x += document.widthOfString(letter) + spacing;
      }
    };
    print('SAMPLE LIQUIDITY FUND', 2, 16, 50);
    print('AT A GLANCE', 3, 8, 100);
    print('Wide Title', 6, 10, 130);
    document.fontSize(8).text('S P A C E D   O U T', 50, 160, { lineBreak: false });
    document.text('A B C of letters', 50, 190, { lineBreak: false });
    document.rotate(90, { origin: [500, 100] });
    document.text('JUNE 2024', 500, 100, { lineBreak: false, characterSpacing: 4 });
  });
  it('letters that are set apart are words, upright and sideways, whatever distance a program gives them', async () => {
    const page = await apart();
    expect(listSegments(page).map((segment) => segment.text)).toEqual([
      'SAMPLE LIQUIDITY FUND',
      'AT A GLANCE',
      'Wide Title',
      'SPACED OUT',
      'A B C of letters',
    ]);
    expect(page.turned?.map((word) => word.text)).toEqual(['JUNE', '2024']);
  });

  const wide = paintPage((document) =>
    document.fontSize(8).text('112', 50, 50, { lineBreak: false, characterSpacing: 40 }),
  );
  it('letters set wider apart than they are high are of several words', async () => {
    const page = await wide();
    expect(textsOf(page)).toEqual(['1', '1', '2']);
  });

  const cells = paintPage((document) => {
    for (const [index, digit] of ['1', '2', '3', '4', '5', '6'].entries())
      document.text(digit, 50 + 8 * index, 50, { lineBreak: false });
  });
  it('figures in narrow neighbouring cells stay apart', async () => {
    const page = await cells();
    expect(textsOf(page)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  const hidden = paintPage((document) => {
    document.text('shown', 50, 50, { lineBreak: false });
    document
      .save()
      .rotate(45, { origin: [200, 200] })
      .fontSize(60)
      .text('DRAFT', 150, 200, { lineBreak: false })
      .restore();
    document.save().fillOpacity(0.2).fontSize(40).text('SPECIMEN', 150, 400, { lineBreak: false }).restore();
    document.fillColor('#ffffff').text('hidden', 50, 300, { lineBreak: false });
  });
  it('rotated text, watermarks and text in the colour of the paper are omitted', async () => {
    const page = await hidden();
    expect(textsOf(page)).toEqual(['shown']);
  });

  const bar = paintPage((document) => {
    document.rect(40, 40, 200, 14).fill('#7a1f2b');
    document.fillColor('#ffffff').text('FUND FACTS', 44, 43, { lineBreak: false });
  });
  it('white words on a dark bar are kept', async () => {
    const page = await bar();
    expect(textsOf(page)).toEqual(['FUND', 'FACTS']);
  });

  const percentages = paintPage((document) => document.text('13.62%7.78%', 50, 50, { lineBreak: false }));
  it('two adjacent percentages become two words', async () => {
    const page = await percentages();
    expect(textsOf(page)).toEqual(['13.62%', '7.78%']);
  });

  const heavy = paintPage((document) =>
    document.text('Heavy', 50, 50, { lineBreak: false }).text('Heavy', 50.2, 50, { lineBreak: false }),
  );
  it('a word printed twice for weight is one bold word', async () => {
    const { words } = await heavy();
    expect(words.map((word) => [word.text, word.bold])).toEqual([['Heavy', true]]);
  });

  const split = paintPage((document) => {
    document.text('Fund Size', 50, 50, { lineBreak: false }).text('2,944', 120, 50, { lineBreak: false });
    document
      .text('left', 50, 70, { lineBreak: false })
      .text('right', 66, 70, { lineBreak: false })
      .moveTo(64.5, 60)
      .lineTo(64.5, 84)
      .stroke();
  });
  it('words are split into cells by a wide gap or a drawn line', async () => {
    const page = await split();
    expect(listSegments(page).map((segment) => segment.text)).toEqual(['Fund Size', '2,944', 'left', 'right']);
  });

  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const picture = paintPage((document) => document.image(pixel, 0, 0, { width: 595, height: 842 }));
  it('a page that is a picture has no words and says so', async () => {
    const page = await picture();
    expect(page).toMatchObject({ words: [], is_picture: true });
  });
});

const report = await draw((document) => {
  for (let line = 0; line < 60; line += 1)
    document.text(`Sample row ${line} with a figure of ${(line * 1.37).toFixed(2)}%`, 40, 30 + line * 12, {
      lineBreak: false,
    });
});
const whole = await readPdf(report);

function textOf(text: PdfText): string {
  return text.pages.flatMap((page) => page.words.map((word) => word.text)).join(' ');
}

it('the process that reads a PDF loads no native library and no HTTP client', async () => {
  const guard = `process.dlopen = () => { process.kill(process.pid, 'SIGKILL'); };
    process.on('exit', () => { process.exitCode = process.moduleLoadList.some((name) => name.includes('undici')) ? 1 : 0; });`;
  const child = fork('src/documents/pdf/pdf-process.ts', {
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(guard)}`],
    serialization: 'advanced',
    silent: true,
  });
  const exit = once(child, 'exit');
  child.send({ task: report, memory_megabytes: 1_000 });
  const [message] = (await Promise.race([once(child, 'message'), exit])) as [ApartMessage<PackedPage>];
  expect(message.kind === 'part' && unpackPage(message.part)).toMatchObject({ words: whole.pages[0]?.words });
  child.disconnect();
  expect(await exit).toEqual([0, null]);
});

it('a word in another colour begins without a blank, and a figure in brackets of another colour is one word', () => {
  const set = (text: string, x0: number, color: string): Glyph => ({
    text,
    x0,
    x1: x0 + 5,
    next: x0 + 5,
    baseline: 100,
    size: 10,
    bold: false,
    color,
    visible: true,
  });
  const wordsIn = (parts: readonly (readonly [text: string, color: string])[]): string[] => {
    const letters = parts.flatMap(([text, color]) => text.split('').map((each) => [each, color] as const));
    const glyphs = letters.map(([text, color], at) => set(text, 5 * at, color));
    return joinGlyphs(glyphs, []).words.map(({ text }) => text);
  };
  expect(
    wordsIn([
      ['Sukuk', '#000000'],
      ['AA', '#808080'],
    ]),
  ).toEqual(['Sukuk', 'AA']);
  expect(
    wordsIn([
      ['[', '#000000'],
      ['(0.18)', '#c00000'],
      [']', '#000000'],
    ]),
  ).toEqual(['[(0.18)]']);
});

it('pdf.js passes on every command of a long page, and copies none of them deeply', async () => {
  const long = await draw((document) => {
    for (let at = 0; at < 1_500; at += 1)
      document.text('x', 20 + 10 * (at % 50), 20 + 20 * Math.floor(at / 50), { lineBreak: false });
  });
  // pdf.js says that it cannot draw.
  vi.spyOn(console, 'warn').mockReturnValue();
  const copy = vi.spyOn(globalThis, 'structuredClone');
  const { OPS } = await import('#documents/pdf/pdfjs.ts');
  const { openPdf } = await import('#documents/pdf/open-pdf.ts');
  const task = openPdf(long);
  try {
    const page = await (await task.promise).getPage(1);
    const { fnArray } = await page.getOperatorList();
    expect(fnArray.filter((code) => code === OPS.showText)).toHaveLength(1_500);
    const copied = copy.mock.calls.map(([sent]) => (sent as { chunk?: object }).chunk ?? {});
    expect(copied.filter((chunk) => 'fnArray' in chunk)).toEqual([]);
  } finally {
    vi.restoreAllMocks();
    await task.destroy();
  }
});

describe('PDFs that must be rejected', () => {
  it('a file that is not a PDF, or is empty, is rejected', async () => {
    await expect(readPdf(Buffer.from('<html>Just a moment...</html>'))).rejects.toMatchObject({
      code: 'SOURCE_REFUSED',
      message: expect.stringContaining('A PDF was expected') as string,
    });
    await expect(readPdf(Buffer.alloc(0))).rejects.toMatchObject({ code: 'SOURCE_REFUSED' });
  });

  it('an encrypted PDF is rejected with the reason', async () => {
    const locked = await draw((document) => document.text('secret', 50, 50, { lineBreak: false }), {
      userPassword: 'sample',
      ownerPassword: 'sample-owner',
    });
    await expect(readPdf(locked)).rejects.toMatchObject({
      code: 'SOURCE_REFUSED',
      message: expect.stringContaining('encrypted') as string,
    });
  });

  it('a PDF truncated at any byte is rejected', async () => {
    for (const part of [0.08, 0.3, 0.6, 0.92]) {
      await expect(readPdf(report.subarray(0, Math.floor(report.length * part)))).rejects.toMatchObject({
        code: 'SOURCE_REFUSED',
      });
    }
  });

  it('a PDF with flipped bits gives the same words or is rejected', async () => {
    const seeds = Math.max(10, Number.parseInt(process.env['MFDS_TEST_DAMAGED_PDFS'] ?? '0', 10));
    let refused = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const damaged = Buffer.from(report);
      for (let flip = 0; flip < 4; flip += 1) {
        const at = (seed * 7919 + flip * 104_729) % damaged.length;
        damaged[at] = (damaged[at] ?? 0) ^ (1 << ((seed + flip) % 8));
      }
      const read = await readPdf(damaged).catch((thrown: unknown) => thrown);
      if (read instanceof Error) refused += 1;
      // A page without a reference to its contents has no words.
      const answer = read instanceof Error ? (read as Error & { code?: string }).code : textOf(read as PdfText);
      expect(['SOURCE_REFUSED', '', textOf(whole)]).toContain(answer);
    }
    expect(refused).toBeGreaterThan(seeds / 2);
  });

  it('a PDF that decompresses to more than a report can is rejected', async () => {
    const { deflateSync } = await import('node:zlib');
    const bomb = deflateSync(Buffer.alloc(450 * 1024 * 1024), { level: 1 });
    const file = Buffer.concat([
      Buffer.from('%PDF-1.4\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
      bomb,
      Buffer.from('\nendstream\nendobj\n%%EOF'),
    ]);
    await expect(readPdf(file)).rejects.toMatchObject({
      code: 'SOURCE_REFUSED',
      message: expect.stringContaining('unpacks') as string,
    });
  });

  it('a PDF with a page of more words than any report has is rejected before its words are used', async () => {
    const crowded = await draw((document) => {
      for (let line = 0; line < 102; line += 1)
        document.fontSize(4).text('xy '.repeat(50), 20, 20 + line * 8, { lineBreak: false });
    });
    await expect(readPdf(crowded)).rejects.toMatchObject({
      code: 'SOURCE_REFUSED',
      message: expect.stringContaining('at most 5000 were expected') as string,
    });
  });

  it('reading a PDF can be aborted', async () => {
    await expect(readPdf(report, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'SOURCE_REFUSED',
      message: expect.stringContaining('stopped') as string,
    });
  });
});
