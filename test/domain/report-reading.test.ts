import { expect, it } from 'vitest';
import { checkEvidence, checkReading } from '#domain/checks/report-evidence.ts';
import { FRAGMENT_SECTIONS } from '#domain/fragment-members.ts';
import type { Fragment } from '#domain/fragment.ts';

const page = (page_number: number, extraction_mode: string): Fragment => ({ page_number, extraction_mode }) as Fragment;

it('a page read from a picture or by a model is always held; a page with a text layer and an imported file are not', () => {
  const findings = checkReading([page(1, 'TEXT_LAYER'), page(2, 'OCR'), page(3, 'MODEL'), page(4, 'IMPORTED')]);
  expect(findings.map(({ check, page_number, found }) => [check, page_number, found])).toEqual([
    ['reading_unconfirmed', 2, 'OCR'],
    ['reading_unconfirmed', 3, 'MODEL'],
  ]);
});

it.for([
  [
    'upwards',
    [
      ['|', 304],
      ['September', 340],
      ['2021', 310],
    ],
  ],
  [
    'downwards',
    [
      ['September', 304],
      ['2021', 350],
      ['|', 372],
    ],
  ],
] as const)('a month in text that is turned %s is found where it is printed', ([, words]) => {
  const place = { printed: 'September 2021 |', page_number: 1, multiplied_by: null, x0: 10, y0: 300, x1: 19, y1: 390 };
  const dated = {
    page_number: 1,
    report_date: '2021-09-30',
    ...Object.fromEntries(FRAGMENT_SECTIONS.map((section) => [section, []])),
    evidence: { report_date: place },
  } as unknown as Fragment;
  const turned = words.map(([text, y0]) => ({ text, x0: 10, y0, x1: 19, y1: y0 + (text === '|' ? 2 : 20) }));
  const findings = checkEvidence(
    dated,
    [{ page_number: 1, text: null, words: turned }],
    (path) => path !== 'report_date',
  );
  expect(findings.map(({ path }) => path)).toEqual([]);
});

it('the mark of a choice that was made is not a part of what is printed', () => {
  const place = { page_number: 1, printed: 'Nil', x0: 10, y0: 10, x1: 40, y1: 18, multiplied_by: null };
  const sections = Object.fromEntries(FRAGMENT_SECTIONS.map((section) => [section, []]));
  const loads = { ...page(1, 'TEXT_LAYER'), ...sections, offer_price: '0', evidence: { offer_price: place } };
  const words = ['☒', 'Nil'].map((text, at) => ({ text, x0: 10 + 10 * at, y0: 10, x1: 16 + 14 * at, y1: 18 }));
  const findings = checkEvidence(
    loads as unknown as Fragment,
    [{ page_number: 1, text: null, words }],
    (path) => path !== 'offer_price',
  );
  expect(findings).toEqual([]);
});
