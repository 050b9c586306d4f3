/** Pages in bands between rules, with their titles in a column at the left. */
import { expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { titledAbove } from '#sources/fmr/ink/titles-at-side.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, type Line } from './placed-words.ts';

// The titles are bold: they are larger than the text.
const BANDS: readonly Line[] = [
  [200, [40, 'Asset Allocation (%', 9], [255, 'Sep 2024'], [335, 'Oct 2024']],
  [211, [40, 'of Total Assets)', 9], [140, 'T-Bills'], [265, '61.0%'], [345, '60.0%']],
  [222, [140, 'Cash'], [265, '39.0%'], [345, '40.0%']],
  [250, [40, 'Credit Quality', 9], [140, 'AAA'], [265, '60.0%']],
  [261, [140, 'AA+'], [265, '40.0%']],
  [290, [40, 'Top Holdings', 9], [200, 'Sector or type'], [345, 'Weight']],
  [301, [140, 'One'], [200, 'Cement'], [345, '4.10%']],
  [312, [140, 'Two'], [200, 'Fertilizer'], [345, '3.20%']],
  [340, [40, 'Statistics', 9], [140, 'Beta'], [265, '0.95']],
];

function pageWith(lines: readonly Line[], ruled: readonly number[]): PdfPage {
  const page = pageOf([...INCOME_FUND, ...lines]);
  return { ...page, rules: ruled.map((y) => ({ x0: 30, x1: 560, y0: y, y1: y })) };
}

const RULES = [190, 240, 280, 330];

it('each title heads its band, and values are where they are printed', () => {
  const [fragment] = readReport({ pages: [pageWith(BANDS, RULES)] }, { funds: [] }).fragments;
  expect(
    fragment?.allocations.map(({ allocation_type, label_raw, current_period, previous_period }) =>
      [allocation_type, label_raw, current_period, previous_period].join(' '),
    ),
  ).toEqual([
    'ASSET_ALLOCATION T-Bills 60.0 61.0',
    'ASSET_ALLOCATION Cash 40.0 39.0',
    'CREDIT_QUALITY AAA 60.0 ',
    'CREDIT_QUALITY AA+ 40.0 ',
  ]);
  const value = fragment?.evidence['allocations[1].current_period'];
  expect([value?.printed, value?.x0, value?.y1]).toEqual(['40.0%', 345, 223.6]);
});

it('titles move by as much as there is to their right, and boxes move back', () => {
  const page = pageWith(BANDS, RULES);
  const framed = titledAbove(page);
  expect(framed?.page.words).toHaveLength(page.words.length);
  for (const [at, word] of (framed?.page.words ?? []).entries()) {
    const { x0 = 0, y0 = 0 } = framed?.back(word) ?? {};
    expect([x0, y0]).toEqual([expect.closeTo(page.words[at]?.x0 ?? 0, 6), expect.closeTo(page.words[at]?.y0 ?? 0, 6)]);
  }
});

it('without rules, with text under the titles, or with few titles, a page is as it is printed', () => {
  expect(titledAbove(pageWith(BANDS, []))).toBeUndefined();
  expect(titledAbove(pageWith([...BANDS, [270, [40, 'Sample']]], RULES))).toBeUndefined();
  expect(titledAbove(pageWith(BANDS.slice(0, 6), RULES))).toBeUndefined();
});

it('a caption under a title moves with it, and the rule over a band may be in two pieces', () => {
  const captioned: readonly Line[] = [
    [200, [40, 'Asset Allocation', 9], [265, 'Sep 2024'], [345, 'Oct 2024']],
    [211, [40, 'Of total', 6], [140, 'T-Bills'], [265, '61.0%'], [345, '60.0%']],
    [219, [40, 'assets', 6]],
    [222, [140, 'Cash'], [265, '39.0%'], [345, '40.0%']],
    ...BANDS.slice(3),
  ];
  const page = pageWith(captioned, []);
  const rules = RULES.flatMap((y) => [
    { x0: 40, x1: 130, y0: y, y1: y },
    { x0: 140, x1: 560, y0: y, y1: y },
  ]);
  const framed = titledAbove({ ...page, rules });
  const at = (text: string): number => framed?.page.words.find((word) => word.text === text)?.y0 ?? 0;
  expect([at('Allocation'), at('total'), at('assets'), at('Sep')]).toEqual(
    [at('Allocation'), at('total'), at('assets'), at('Sep')].toSorted((a, b) => a - b),
  );
  expect(at('assets') + 6).toBeLessThanOrEqual(at('Sep'));
  expect(framed?.page.words.find(({ text }) => text === 'assets')?.x0).toBe(140);
  expect(titledAbove({ ...page, rules: rules.filter(({ x0 }) => x0 === 40) })).toBeUndefined();
});
