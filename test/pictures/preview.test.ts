import { expect, it, onTestFinished } from 'vitest';
import { openPictures } from '#pictures/open-pictures.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import { previewDocument } from '#pictures/preview-document.ts';
import { readWebpSize } from '#pictures/webp-size.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PREVIEW = {
  heading: 'Sample Service',
  name: 'Sample Cash Fund',
  about: 'Sample Company Limited',
  price: 'PKR 10.4028',
  date: 'NAV of 5 Jan 2026',
  points: [1, 2, 3, 30].map((at) => ({ at, value: at % 7 })),
};

function open(): Pictures {
  const read = (): never => {
    throw new Error('a preview is not in the archive');
  };
  const pictures = openPictures({ folder: temporaryFolder(), archive: { read }, hasPages: false });
  onTestFinished(async () => pictures.close());
  return pictures;
}

it('the preview of a link has the size that chats ask for, and another price is another picture', async () => {
  const pictures = open();
  const [one, same, other] = await Promise.all([
    pictures.preview(PREVIEW),
    pictures.preview({ ...PREVIEW }),
    pictures.preview({ ...PREVIEW, price: 'PKR 10.4029' }),
  ]);
  expect(readWebpSize(one.bytes)).toEqual({ width: 1_200, height: 630 });
  expect([same.etag, same.bytes.equals(one.bytes)]).toEqual([one.etag, true]);
  expect(other.etag).not.toBe(one.etag);
  expect(other.bytes.equals(one.bytes)).toBe(false);
});

it.each([
  ['Sample (Formerly \\) Tj ET Fund', 'characters that end a text of a PDF'],
  ['Sample فنڈ ‘Barak’ Crème', 'characters that the font does not have'],
  ['Sample '.repeat(40), 'more words than fit'],
  ['', 'an empty name'],
])('the name "%s" is drawn: %s', async (name) => {
  const picture = await open().preview({ ...PREVIEW, name, points: [] });
  expect(readWebpSize(picture.bytes)).toEqual({ width: 1_200, height: 630 });
});

it('a long pause interrupts the line', () => {
  const text = Buffer.from(previewDocument(PREVIEW)).toString('latin1');
  expect(text.match(/ m /g)).toHaveLength(2);
  expect(text.match(/ l /g)).toHaveLength(2);
});
