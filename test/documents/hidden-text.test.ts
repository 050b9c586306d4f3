import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isBox, outlineBoxes } from '#documents/pdf/outline-boxes.ts';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { extractPages } from '#ingest/reports/extract-pdf.ts';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import { HEIGHT, makePdf, stream, WIDTH } from '../fixtures/raw-pdf.ts';

const FONT = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
const FULL = `${WIDTH} 0 0 ${HEIGHT} 0 0 cm`;

/** A picture of 2 by 2 gray pixels; `more` adds entries to its dictionary. */
function picture(gray: number, more = ''): Buffer {
  return stream(
    `/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode ${more}`,
    deflateSync(Buffer.alloc(4, gray)),
  );
}

function form(content: string, more = ''): Buffer {
  return stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 ${WIDTH} 400] ${more} /Resources << ${FONT} >>`,
    Buffer.from(content),
  );
}

const say = (text: string, x: number, y: number, set = ''): string =>
  `q BT ${set} /F1 10 Tf ${x} ${HEIGHT - y} Td (${text}) Tj ET Q`;
const box = (set: string): string => `q ${set} 30 ${HEIGHT - 120} 100 40 re f Q`;
// A box whose corners are arcs of 8 points.
const rounded = (set: string): string => {
  const [top, bottom] = [HEIGHT - 80, HEIGHT - 120];
  return `q ${set} 38 ${bottom} m 92 ${bottom} l 96 ${bottom} 100 ${bottom + 4} 100 ${bottom + 8} c 100 ${top - 8} l
    100 ${top - 4} 96 ${top} 92 ${top} c 38 ${top} l 34 ${top} 30 ${top - 4} 30 ${top - 8} c 30 ${bottom + 8} l
    30 ${bottom + 4} 34 ${bottom} 38 ${bottom} c f Q`;
};
/** A circle of 50 points. */
const circle = (set: string, x: number, y: number): string => {
  const [middle, pull] = [HEIGHT - y, 27.6];
  return `q ${set} ${x + 50} ${middle} m ${x + 50} ${middle + pull} ${x + pull} ${middle + 50} ${x} ${middle + 50} c
    ${x - pull} ${middle + 50} ${x - 50} ${middle + pull} ${x - 50} ${middle} c ${x - 50} ${middle - pull} ${x - pull} ${middle - 50}
    ${x} ${middle - 50} c ${x + pull} ${middle - 50} ${x + 50} ${middle - pull} ${x + 50} ${middle} c f Q`;
};
const NAV = say('99.9999', 40, 100);
const SHOWN = Array.from({ length: 5 }, (_, line) => say(`shown${line}`, 40, 300 + 20 * line)).join('\n');
const SHOWN_TEXT = 'shown0 shown1 shown2 shown3 shown4';
const PART = `200 0 0 100 0 ${HEIGHT - 150} cm`;

const OBJECTS: readonly (readonly [name: string, object: Buffer])[] = [
  ['Paper', picture(200)],
  ['Glass', picture(200, '/SMask 6 0 R')],
  ['Clear', picture(10)],
  ['Solid', picture(200, '/SMask 8 0 R')],
  ['Dense', picture(255)],
  ['Form', form(`${say('inside', 40, HEIGHT - 100)} ${say('outside', 40, 100)}`)],
  ['Mask', form(say('masked', 40, HEIGHT - 100), '/Group << /S /Transparency /CS /DeviceGray >>')],
  ['Off', Buffer.from('<< /Type /OCG /Name (off) >>')],
  ['On', Buffer.from('<< /Type /OCG /Name (on) >>')],
];
const ref = (name: string): string => `/${name} ${4 + OBJECTS.findIndex(([each]) => each === name)} 0 R`;
const GRADIENT =
  '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 600 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.2] /C1 [0.4] /N 1 >> >>';
const RESOURCES = `${FONT} /XObject << ${['Paper', 'Glass', 'Solid', 'Form'].map((name) => ref(name)).join(' ')} >> /Properties << ${ref('Off')} ${ref('On')} >>
  /ExtGState << /Faint << /ca 0.05 >> /Mixed << /BM /Multiply >> /Masked << /SMask << /Type /Mask /S /Luminosity ${ref('Mask').replace('/Mask', '/G')} >> >> >>
  /Pattern << /P0 << /PatternType 2 /Shading ${GRADIENT} >> >>
  /Shading << /Sh0 ${GRADIENT} >>`;

// One file with one page per case, because starting a reader takes longer than reading a page.
const HIDDEN: Readonly<Record<string, string>> = {
  'is set to be invisible': say('99.9999', 40, 100, '3 Tr'),
  'only cuts out': say('99.9999', 40, 100, '7 Tr'),
  'is white on the paper': say('99.9999', 40, 100, '1 g'),
  'has the colour of the box it stands on': `${box('0.2 0.4 0.3 rg')} ${say('99.9999', 40, 100, '0.2 0.4 0.3 rg')}`,
  'is nearly transparent': `q /Faint gs ${NAV} Q`,
  'lies outside of what is cut out': `q 300 300 50 50 re W n ${NAV} Q`,
  'lies in a cut of no size': `q 300 300 m W n ${NAV} Q`,
  'is a number of which a part is cut off': `q 0 0 60 ${HEIGHT} re W n ${NAV} Q`,
  'lies outside of the page': say('99.9999', 40, 900),
  'is smaller than a speck': 'q BT /F1 0.4 Tf 40 700 Td (99.9999) Tj ET Q',
  'has no size': 'q BT /F1 0 Tf 40 700 Td (99.9999) Tj ET Q',
  'is squeezed to a line': say('99.9999', 40, 100, '2 Tz'),
  'was painted over': `${NAV} ${box('1 g')}`,
  'was painted over with rounded corners': `${NAV} ${rounded('1 g')}`,
  'lies under a picture': `${NAV} q ${PART} /Paper Do Q`,
  'lies under a picture whose glass is dense': `${NAV} q ${PART} /Solid Do Q`,
  'is in a layer that is not shown': `/OC /Off BDC ${NAV} EMC`,
  'is what a mask is made of, or shown through one': `q /Masked gs ${NAV} Q`,
  'stands over the edge of its form': '/Form Do',
};
const SEEN: Readonly<Record<string, string>> = {
  'over a picture': `q ${FULL} /Paper Do Q ${SHOWN} ${NAV}`,
  'on a white ground drawn first': `q 1 g 0 0 ${WIDTH} ${HEIGHT} re f Q ${SHOWN} ${NAV}`,
  'under a colour that is mixed with it': `${SHOWN} ${NAV} q /Mixed gs ${box('1 0.9 0.2 rg')} Q`,
  'under a tint one sees through': `${SHOWN} ${NAV} q /Faint gs ${box('0 g')} Q`,
  'under a picture of clear glass': `${SHOWN} ${NAV} q ${FULL} /Glass Do Q`,
  'that has the colour of the page, on a field with rounded corners': `${SHOWN} ${box('0.1 0.2 0.3 rg')} ${rounded('0.8 g')} ${say('99.9999', 40, 100, '0.1 0.2 0.3 rg')}`,
  'outside of a circle': `${SHOWN} ${NAV} ${circle('1 g', 100, 60)}`,
  'under a shape that is no box': `${SHOWN} ${NAV} q 1 g 30 ${HEIGHT - 120} m 130 ${HEIGHT - 120} l 80 ${HEIGHT - 20} l f Q`,
  'in a drawn frame': `${SHOWN} ${NAV} q 30 ${HEIGHT - 120} 100 40 re 31 ${HEIGHT - 119} 98 38 re f* Q`,
  'beside a picture that is cut to its place': `${SHOWN} ${NAV} q 300 300 50 50 re W n ${FULL} /Paper Do Q`,
  'white on a bar of a gradient': `${SHOWN} q 30 ${HEIGHT - 120} 100 40 re W n /Sh0 sh Q ${say('99.9999', 40, 100, '1 g')}`,
  'white on a gradient on a white ground': `q 1 g 0 0 ${WIDTH} ${HEIGHT} re f Q ${SHOWN} q /Pattern cs /P0 scn 30 ${HEIGHT - 120} 100 40 re f Q ${say('99.9999', 40, 100, '1 g')}`,
  'white on a dark shape that is no box, on a white ground': `q 1 g 0 0 ${WIDTH} ${HEIGHT} re f Q ${SHOWN} q 0.2 g 30 ${HEIGHT - 120} m 130 ${HEIGHT - 120} l 110 ${HEIGHT - 80} l 30 ${HEIGHT - 80} l f Q ${say('99.9999', 40, 100, '1 g')}`,
  'in a layer that is shown': `${SHOWN} /OC /On BDC ${NAV} EMC`,
};
const LAYER = Array.from({ length: 12 }, (_, line) => say(`hidden${line}`, 40, 100 + 20 * line, '3 Tr')).join('\n');
const SCAN = `q ${FULL} /Paper Do Q`;
const SCANS: readonly string[] = [
  `${SCAN} ${LAYER}`,
  `${LAYER} ${SCAN}`,
  `${LAYER.replaceAll('3 Tr', '')} ${SCAN}`,
  `${SCAN} ${LAYER.replaceAll('3 Tr', '1 g')} ${say('Scanned by Sample', 40, 800)}`,
];
const STAMPED = `${SCAN} ${say('Scanned by Sample', 40, 800)}`;
const BARE = `${LAYER} ${say('Sample Fund', 40, 50)}`;

const contents = [
  ...Object.values(HIDDEN).map((content) => `${content}\n${SHOWN}`),
  ...Object.values(SEEN),
  ...SCANS,
  STAMPED,
  BARE,
];
const catalog = `/OCProperties << /OCGs [${ref('Off').slice(5)} ${ref('On').slice(4)}] /D << /OFF [${ref('Off').slice(5)}] /ON [${ref('On').slice(4)}] >> >>`;
const { pages } = await readPdf(
  makePdf(
    RESOURCES,
    contents.map((content) => Buffer.from(content)),
    OBJECTS.map(([, object]) => object),
    catalog,
  ),
);

function textOf(content: string): string {
  return pageOf(content)
    .words.map((word) => word.text)
    .join(' ');
}

function pageOf(content: string): PdfPage {
  const page = pages[contents.indexOf(content)];
  if (page === undefined) throw new Error('a page was expected');
  return page;
}

describe('text that is not visible on the page', () => {
  it.each(Object.keys(HIDDEN))('text that %s is not read as a fact', (what) => {
    expect(textOf(`${HIDDEN[what]}\n${SHOWN}`).replace('inside ', '')).toBe(SHOWN_TEXT);
  });
});

describe('visible text', () => {
  it.each(Object.keys(SEEN))('text %s is read', (what) => {
    expect(textOf(SEEN[what] ?? '')).toBe(`${SHOWN_TEXT} 99.9999`);
  });

  it('text inside the edge of its form is read', () => {
    expect(textOf(`/Form Do\n${SHOWN}`)).toBe(`inside ${SHOWN_TEXT}`);
  });
});

describe('pages whose text is hidden', () => {
  it('hidden words under a scan are not used, however they are hidden and whatever stamp is on the scan', () => {
    for (const content of SCANS)
      expect(pageOf(content)).toMatchObject({ words: [], hidden_words: 12, is_picture: true });
  });

  it('a stamp on a scan does not make it a page of text', () => {
    expect(pageOf(STAMPED)).toMatchObject({ hidden_words: 0, is_picture: true });
  });

  it('a page with hidden text and no picture has no words', () => {
    expect(pageOf(BARE)).toMatchObject({ words: [], hidden_words: 12, is_picture: false });
  });
});

it('a report that is refused whole says how many of its words are hidden', async () => {
  const refusedWith = (page: PdfPage): Promise<unknown> =>
    extractPages({ printed: [page], recognised: new Map() }, []).catch((thrown: unknown) => String(thrown));
  const [shown] = Object.values(SEEN);
  expect(await refusedWith(pageOf(`${HIDDEN['is white on the paper']}\n${SHOWN}`))).toMatch(/not trusted: 1\.$/);
  expect(await refusedWith(pageOf(shown ?? ''))).toMatch(/was expected\.$/);
});

it('a path of more boxes than a function takes arguments is examined', () => {
  // pdf.js writes a code and then its coordinates: 0 moves, 1 draws a line.
  const part = [0, 0, 0, 1, 9, 0, 1, 9, 9, 1, 0, 9, 1, 0, 0];
  const path = new Float32Array(Array.from({ length: 200_000 }, () => part).flat());
  const matrix = [1, 0, 0, 1, 0, 0] as const;
  expect(isBox(path, matrix, outlineBoxes(path, matrix))).toBe(true);
});
