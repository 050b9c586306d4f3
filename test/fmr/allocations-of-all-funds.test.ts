import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const NAMES = ['Sample Income Fund', 'Sample Stock Fund'];
const funds = NAMES.map((name) => ({ name, other_names: [], amc: 'Sample', family: null, asset_class: null }));
const ALL: Line[] = [
  [40, [40, 'All funds in January 2025', 14]],
  [80, [40, 'Asset allocation of all funds (% of total assets)', 10]],
  [100, [200, NAMES[0] ?? ''], [400, NAMES[1] ?? '']],
  [112, [40, 'T-Bills'], [220, '80.0'], [420, '–']],
  [124, [40, 'Shares'], [220, '–'], [420, '90.0']],
  [136, [40, 'Other assets'], [220, '20.0'], [420, '10.0']],
];
const OWN: Line[] = [
  [40, [200, NAMES[0] ?? '', 14]],
  [60, [220, 'January 2025', 10]],
  [90, [40, 'Credit quality (% of total assets)', 10]],
  [104, [40, 'Government'], [220, '80.0%']],
  [116, [40, 'AA+'], [220, '20.0%']],
];

it('a table of all funds is read beside another kind of allocation on the page of a fund', () => {
  const pages = [ALL, OWN].map((lines, at) => ({ ...pageOf(lines), page_number: at + 1 }));
  const { fragments } = readReport({ pages }, { funds });
  const rows = fragments
    .filter((fragment) => fragment.fund_name_raw === NAMES[0])
    .flatMap((fragment) => fragment.allocations)
    .map((row) => `${row.allocation_type} ${row.label_raw} ${row.percent_of_total_assets}`);
  expect(rows.toSorted()).toEqual([
    'ASSET_ALLOCATION Other assets 20.0',
    'ASSET_ALLOCATION T-Bills 80.0',
    'CREDIT_QUALITY AA+ 20.0',
    'CREDIT_QUALITY Government 80.0',
  ]);
});
