import { expect, it } from 'vitest';
import { checkReading } from '#domain/checks/report-evidence.ts';
import type { Fragment } from '#domain/fragment.ts';

const page = (page_number: number, extraction_mode: string): Fragment => ({ page_number, extraction_mode }) as Fragment;

it('a page read from a picture or by a model is always held; a page with a text layer and an imported file are not', () => {
  const findings = checkReading([page(1, 'TEXT_LAYER'), page(2, 'OCR'), page(3, 'MODEL'), page(4, 'IMPORTED')]);
  expect(findings.map(({ check, page_number, found }) => [check, page_number, found])).toEqual([
    ['reading_unconfirmed', 2, 'OCR'],
    ['reading_unconfirmed', 3, 'MODEL'],
  ]);
});
