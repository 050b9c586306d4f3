import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ASSET_LABELS, GRADES, QUALITY_LABELS, SECTOR_LABELS } from '#domain/allocation-labels.ts';
import type { AllocationType } from '#domain/fragment-terms.ts';
import { ASSET_SPELLINGS, QUALITY_SPELLINGS, SECTOR_SPELLINGS } from '#sources/fmr/meaning/allocation-labels.ts';
import { normalizeLabel } from '#sources/fmr/meaning/normalize-label.ts';

const VOCABULARIES: readonly (readonly [
  AllocationType,
  readonly string[],
  Readonly<Record<string, readonly string[]>>,
])[] = [
  ['ASSET_ALLOCATION', ASSET_LABELS, ASSET_SPELLINGS],
  ['SECTOR_ALLOCATION', SECTOR_LABELS, SECTOR_SPELLINGS],
  ['CREDIT_QUALITY', QUALITY_LABELS, QUALITY_SPELLINGS],
];

const page = readFileSync('docs/allocation-labels.md', 'utf8');

it.each(VOCABULARIES)(
  'the page on allocation labels lists every code of %s with its spellings',
  (type, codes, spellings) => {
    const [, section = ''] = page.split(`## \`${type}\``);
    const table = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
    expect(table).toEqual(codes.map((code) => `| \`${code}\` | ${(spellings[code] ?? []).join('; ')} |`));
  },
);

it('the page names the grades that keep their own names', () => {
  expect(page).toContain(GRADES.map((grade) => `\`${grade}\``).join(' '));
});

it.each(VOCABULARIES)('each spelling of %s has one code', (type, _codes, spellings) => {
  for (const [code, texts] of Object.entries(spellings))
    for (const text of texts) expect(normalizeLabel(type, text), text).toBe(code);
});
