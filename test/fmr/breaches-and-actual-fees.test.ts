import { expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const funds: readonly KnownFund[] = [
  { name: 'Sample Income Fund', other_names: [], amc: 'Sample', family: null, asset_class: null },
];
// A little larger than the other words: drawn bold.
const BOLD = 8.1;
const HEAD: readonly Line[] = [
  [40, [40, 'Sample Income Fund', 16]],
  [60, [40, 'Data as of 30 June 2024']],
  [90, [40, 'Management Fee (Maximum)'], [180, 'Up to 1.50%']],
  [102, [40, 'Management Fee (Actual)'], [180, '1.25%']],
  [114, [40, 'Risk Profile'], [180, 'Medium']],
  [126, [40, 'Net Assets (Rs. mn)'], [180, '2,055.27']],
  [138, [40, 'NAV per Unit (Rs.)'], [180, '50.1986']],
];

function read(title: string, before: string, after: string, first = 'Sample Sugar Mills') {
  const lines: readonly Line[] = [
    ...HEAD,
    [400, [40, title, 12]],
    [416, [40, 'Name', BOLD], [160, 'Type', BOLD], [220, before, BOLD], [400, after, BOLD]],
    [430, [40, first], [160, 'TFC'], [300, '48.75'], [460, '0.50']],
    [442, [40, 'Sample Leasing'], [160, 'Sukuk'], [300, '61.36'], [460, '39.88']],
  ];
  const [fragment] = readReport({ pages: [pageOf(lines)] }, { funds }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

const VALUES = [
  { name_raw: 'Sample Sugar Mills', value_before_provisioning: '48750000', value_after_provisioning: '500000' },
  { name_raw: 'Sample Leasing', value_before_provisioning: '61360000', value_after_provisioning: '39880000' },
];

it('amounts of non-compliant investments have the unit of their head, or that of the title', () => {
  const titled = read('Non-Compliant Investments (Rs. in million)', 'Value before provision', 'Value after provision');
  const headed = read('Non-Compliant Investments', 'Value before provision (Rs. mn)', 'Value after provision (Rs. mn)');
  for (const { holdings } of [titled, headed])
    expect(holdings.filter((row) => row.is_non_compliant === true)).toMatchObject(VALUES);
});

it('a unit over the heads of several amounts is that of each of them', () => {
  const [fragment] = readReport(
    {
      pages: [
        pageOf([
          ...HEAD,
          [400, [40, 'Non-Compliant Investments', 12]],
          [412, [300, 'Value (Rs. million)', BOLD]],
          [422, [40, 'Name', BOLD], [160, 'Type', BOLD]],
          [422, [210, 'Before provision', BOLD], [312, 'Provision', BOLD], [400, 'After provision', BOLD]],
          [436, [40, 'Sample Sugar Mills'], [160, 'TFC'], [250, '48.75'], [326, '(48.25)'], [440, '0.50']],
          [448, [40, 'Sample Leasing'], [160, 'Sukuk'], [250, '61.36'], [326, '(21.48)'], [440, '39.88']],
        ]),
      ],
    },
    { funds },
  ).fragments;
  expect(fragment?.holdings.filter((row) => row.is_non_compliant === true)).toMatchObject(VALUES);
});

it('the end of a name is not the name of an investment', () => {
  const { holdings } = read(
    'Non-Compliant Investments (Rs. mn)',
    'Value before provision',
    'Value after provision',
    'Limited',
  );
  expect(holdings.filter((row) => row.is_non_compliant === true)).toMatchObject(VALUES.slice(1));
});

it('an actual management fee is a fee that was charged, and not a term of the fund', () => {
  const { fees, special_terms } = read('Non-Compliant Investments', 'Value before provision', 'Value after provision');
  expect(fees).toContainEqual(
    expect.objectContaining({ fee_type: 'MANAGEMENT_FEE', value_percent: '1.25', is_actual_charged: true }),
  );
  const terms = special_terms.filter((row) => row.term_type === 'MANAGEMENT_FEE');
  expect(terms.map((row) => row.value_raw)).toEqual(['Up to 1.50%']);
});

it.each([
  ['Up to 0.75% a year', { value_percent: '0.75', is_maximum_allowed: true }],
  ['Max. 1.25% p.a.', { value_percent: '1.25', is_maximum_allowed: true }],
  ['Maximum 1.5% per annum', { value_percent: '1.5', is_maximum_allowed: true }],
  ['Not exceeding 2% per year of the average net assets', { value_percent: '2', is_maximum_allowed: true }],
  ['0.50% annually', { value_percent: '0.50', is_maximum_allowed: null }],
  ['Max 1% of net income, min 0.2%', undefined],
])('the rate of the management fee “%s” is %s', (printed, rate) => {
  const lines = HEAD.flatMap((line): Line[] => {
    const [y, label] = line;
    if (label?.[1] === 'Management Fee (Actual)') return [];
    return [label?.[1] === 'Management Fee (Maximum)' ? [y, [40, 'Management Fee'], [180, printed]] : line];
  });
  const [fragment] = readReport({ pages: [pageOf(lines)] }, { funds }).fragments;
  const fees = fragment?.fees.filter((row) => row.fee_type === 'MANAGEMENT_FEE') ?? [];
  expect(fees).toMatchObject(rate === undefined ? [] : [rate]);
});

it('a figure alone is an actual fee in percent if its label says so', () => {
  const lines: readonly Line[] = [...HEAD, [150, [40, 'Actual Management Fee (% p.a.)'], [180, '0.55']]];
  const [fragment] = readReport({ pages: [pageOf(lines)] }, { funds }).fragments;
  expect(fragment?.fees).toContainEqual(
    expect.objectContaining({ label_raw: 'Actual Management Fee', value_percent: '0.55', is_actual_charged: true }),
  );
  expect(fragment?.special_terms.map(({ value_raw }) => value_raw)).not.toContain('0.55');
});

it('rates of several sub-funds in one cell are not a term of the fund', () => {
  const value = 'Equity Sub-Fund: 0.34% Debt Sub-Fund: 0.22%';
  const lines: readonly Line[] = [...HEAD, [150, [40, 'Government levies, YTD'], [180, value]]];
  const [fragment] = readReport({ pages: [pageOf(lines)] }, { funds }).fragments;
  expect(fragment?.special_terms.map(({ value_raw }) => value_raw)).not.toContain(value);
});
