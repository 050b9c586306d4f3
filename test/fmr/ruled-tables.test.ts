import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const funds = [
  fundOf('Sample Income Fund'),
  ...['EQUITY', 'DEBT'].map((one) => fundOf('Sample Pension Savings Fund', one)),
];
type Fragment = ReturnType<typeof readReport>['fragments'][number];

function read(lines: readonly Line[], change: (page: PdfPage) => PdfPage = (page) => page): Fragment {
  const [fragment] = readReport({ pages: [change(pageOf(lines))] }, { funds }).fragments;
  expect(fragment, 'the page is a fund’s').toBeDefined();
  return fragment as Fragment;
}

const title = (name: string): Line[] => [
  [40, [200, name, 14]],
  [60, [220, 'January 2025', 10]],
];

describe('tables with columns beside label and value', () => {
  it('a rank is no part of a name, also where a word of the row is set closer', () => {
    const names = ['Sample Cement', 'Sample Power', 'Sample Foods', 'Sample Bank'];
    const { holdings } = read([
      ...title('Sample Income Fund'),
      [90, [40, 'Top Ten Holdings (% of Total Assets)', 10]],
      ...names.map((name, at): Line => [
        104 + 13 * at,
        [42, `${at + 1}`],
        [at === 1 ? 49.2 : 50.2, name],
        [260, `${9 - at}.25%`],
      ]),
      [180, [40, 'Risk Profile'], [220, 'Medium']],
      [193, [40, 'NAV per Unit (Rs.)'], [220, '110.1061']],
    ]);
    expect(holdings.map(({ name_raw }) => name_raw)).toEqual(names);
  });

  it('a serial number before a label is no value of it', () => {
    const rows = [
      ['Category', 'Income'],
      ['Net Assets (Rs. million)', '8,243.446'],
      ['NAV per Unit (Rs.)', '110.1061'],
      ['Risk Profile', 'Medium'],
      ['Trustee', 'Vision Trustee Limited'],
      ['Front-end Load', '1.00%'],
    ];
    const { nav_per_unit, fund_size, risk_profile_raw } = read([
      ...title('Sample Income Fund'),
      [90, [40, 'S#', 8.5], [70, 'Particulars', 8.5], [220, 'Details', 8.5]],
      ...rows.map(([label = '', value = ''], at): Line => [
        104 + 13 * at,
        [42, `${at + 1}`],
        [70, label],
        [220, value],
      ]),
    ]);
    expect({ nav_per_unit, fund_size, risk_profile_raw }).toEqual({
      nav_per_unit: '110.1061',
      fund_size: '8243446000',
      risk_profile_raw: 'Medium',
    });
  });

  it('years in the first column of a table are no serial numbers', () => {
    const { reported_returns } = read([
      ...title('Sample Income Fund'),
      [90, [40, 'Returns (%)', 10]],
      [104, [200, 'Fund'], [260, 'Benchmark']],
      ...['1 Year', '2 Years', '3 Years'].map((label, at): Line => [
        118 + 13 * at,
        [40, label],
        [200, `1${at}.50`],
        [260, `1${at}.25`],
      ]),
      [200, [40, 'Risk Profile'], [200, 'Medium']],
      [213, [40, 'NAV per Unit (Rs.)'], [200, '110.1061']],
    ]);
    expect(reported_returns.map(({ period_label_raw }) => period_label_raw)).toEqual(['1 Year', '2 Years', '3 Years']);
  });

  it('a unit in a column of its own belongs to the label before it, and to no other', () => {
    const rows = [
      ['Net Assets', 'Rs. million', '2,778.072'],
      ['Net Asset Value', 'Rs. per unit', '520.5215'],
      ['Units Outstanding', 'units', '5,337,093'],
      ['Weighted Average Maturity', 'days', '39'],
    ];
    const fragment = read([
      ...title('Sample Income Fund'),
      [90, [40, 'Key Figures', 10]],
      ...rows.map(([label = '', unit = '', value = ''], at): Line => [
        104 + 13 * at,
        [40, label],
        [300, unit],
        [420, value],
      ]),
    ]);
    expect(fragment.nav_per_unit).toBe('520.5215');
    expect(fragment.fund_size).toBe('2778072000');
    expect(fragment.units_outstanding).toBe('5337093');
  });

  it('a holding is named by the first column under a title in the middle, not by its sector', () => {
    const rows = [
      ['Mithi Bank Limited', 'Commercial Banks', '9.74'],
      ['Thar Oil & Gas Limited', 'Oil & Gas', '9.56'],
      ['Diplo Cement Limited', 'Cement', '6.21'],
      ['Kunri Spices Limited', 'Food', '2.10'],
    ];
    const { holdings } = read([
      ...title('Sample Income Fund'),
      [76, [40, 'NAV per Unit (Rs.)'], [220, '110.1061']],
      [100, [240, 'Top Holdings (% of Total Assets)', 9]],
      [114, [40, 'Name of Investment', 8.5], [340, 'Sector', 8.5], [530, '% age', 8.5]],
      ...rows.map(([name = '', sector = '', share = ''], at): Line => [
        128 + 13 * at,
        [40, name],
        [340, sector],
        [535, share],
      ]),
    ]);
    expect(holdings.map(({ name_raw, sector_raw }) => [name_raw, sector_raw])).toEqual(
      rows.map(([name, sector]) => [name, sector]),
    );
  });

  it('a figure that ends a text between the same rules is part of the text', () => {
    const rule = (y: number) => ({ x0: 38, x1: 400, y0: y, y1: y + 0.5 });
    const { special_terms } = read(
      [
        ...title('Sample Income Fund'),
        [90, [40, 'NAV per Unit (Rs.)'], [200, '110.1061']],
        [104, [40, 'Management Fee'], [200, 'Up to 1.00% p.a. of average net assets, actual']],
        [113, [200, '0.55%']],
        [127, [40, 'Front-end Load'], [200, '1.00%']],
      ],
      (page) => ({ ...page, rules: [82, 95, 117, 131].map(rule) }),
    );
    expect(special_terms.find(({ term_type }) => term_type === 'MANAGEMENT_FEE')?.value_raw).toBe(
      'Up to 1.00% p.a. of average net assets, actual 0.55%',
    );
  });

  it('the fund’s initials before a class name its sub-fund', () => {
    const { sub_funds } = read([
      ...title('Sample Pension Savings Fund'),
      [90, [40, 'Sub-Fund Statistics', 10]],
      [104, [220, 'SPSF-Equity', 8.5], [320, 'SPSF-Debt', 8.5]],
      [118, [40, 'Net Assets (Rs. million)'], [230, '184.592'], [330, '431.401']],
      [131, [40, 'NAV per Unit (Rs.)'], [230, '119.5709'], [330, '227.6600']],
    ]);
    expect(sub_funds.map(({ sub_fund_key, nav_per_unit }) => [sub_fund_key, nav_per_unit])).toEqual([
      ['EQUITY', '119.5709'],
      ['DEBT', '227.6600'],
    ]);
  });

  it('the fund’s initials name it in any case of their letters', () => {
    const { reported_returns } = read([
      ...title('Sample Pension Savings Fund'),
      [90, [40, 'Returns of the Sub-Funds', 10]],
      [104, [220, 'spsf - equity', 8.5], [320, 'spsf - debt', 8.5]],
      [118, [40, '3 months'], [230, '18.36%'], [330, '11.61%']],
      [131, [40, '6 months'], [230, '19.62%'], [330, '12.18%']],
      [144, [40, '1 year'], [230, '27.80%'], [330, '12.70%']],
    ]);
    expect(new Set(reported_returns.map(({ sub_fund_key }) => sub_fund_key))).toEqual(new Set(['EQUITY', 'DEBT']));
  });
});
