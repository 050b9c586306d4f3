/** Reports that are written like correspondence, that print two languages, or that write months in digits. */
import { describe, expect, it } from 'vitest';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { ProfileReader } from '#sources/fmr/profile/profile-reader.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, readPage, type Line } from './placed-words.ts';

const rowsOf = (top: number, rows: readonly (readonly [string, string])[]): Line[] =>
  rows.map(([label, value], at) => [top + 12 * at, [40, label], [240, value]]);

describe('a report with a subject line', () => {
  const lines: Line[] = [
    [40, [40, 'Sample Fund Management Limited', 16]],
    [70, [400, 'Sukkur, 8th July, 2025']],
    [90, [40, 'Subject: Sample Income Fund in June 2025', 11]],
    [104, [40, 'Dear Sir or Madam,']],
    [130, [40, 'What it earned', 9]],
    [144, [200, 'Your fund', 8.5], [300, 'Benchmark', 8.5]],
    ...[
      ['in June', '12.95%', '12.45%'],
      ['in the last quarter', '12.92%', '12.23%'],
      ['in three years (a year)', '18.38%', '18.37%'],
      ['since launch (a year)', '11.40%', '11.41%'],
    ].map(([label = '', own = '', other = ''], at): Line => [156 + 12 * at, [40, label], [205, own], [305, other]]),
    ...rowsOf(230, [
      ['Net assets', 'Rs. 7,055.3 million'],
      ['Value of a unit (NAV)', 'Rs. 100.2909'],
      ['Category', 'Income Scheme'],
      ['Expense ratio of the fiscal year', '1.81%'],
    ]),
    [700, [400, 'Sample Stock Fund »']],
  ];
  const read = (): ReturnType<typeof readReport>['fragments'] =>
    readReport({ pages: [pageOf(lines)] }, { funds: [fundOf('Sample Income Fund'), fundOf('Sample Stock Fund')] })
      .fragments;

  it('is about the fund of its subject, and of the month named there', () => {
    expect(read().map(({ fund_name_raw, report_month }) => [fund_name_raw, report_month])).toEqual([
      ['Sample Income Fund', '2025-06'],
    ]);
  });

  it('says “your fund”, “in June” and “a year” of returns', () => {
    expect(
      read()[0]?.reported_returns.map((row) => [row.period_key, row.fund_return_percent, row.benchmark_return_percent]),
    ).toEqual([
      ['MTD', '12.95', '12.45'],
      ['3M', '12.92', '12.23'],
      ['3Y', '18.38', '18.37'],
      ['SINCE_INCEPTION', '11.40', '11.41'],
    ]);
  });

  it('states the value of a unit and the ratio of the year', () => {
    const [fragment] = read();
    expect(fragment?.nav_per_unit).toBe('100.2909');
    expect(fragment?.fees.map(({ fee_type, value_percent }) => [fee_type, value_percent])).toEqual([
      ['TOTAL_EXPENSE_RATIO', '1.81'],
    ]);
  });
});

const monthUnder = (head: string): string | null =>
  readPage([
    [20, [400, head]],
    [40, [40, 'Sample Stock Fund', 16]],
    ...rowsOf(90, [
      ['NAV per unit', '118.1369'],
      ['Category', 'Equity'],
      ['Trustee', 'CDC'],
      ['Management fee', '2.00%'],
    ]),
  ]).report_month;

it.each([
  ['FMR 09/2025', '2025-09'],
  ['Ref. 14/09/2025-7', null],
])('the head “%s” names the month %s', (head, month) => {
  expect(monthUnder(head)).toBe(month);
});

it('the place and day of a signature are not the month of a report', () => {
  expect(monthUnder('31 January 2022')).toBe('2022-01');
  expect(monthUnder('Lahore, 31 January 2022')).toBeNull();
  expect(monthUnder('Karachi, January 31, 2022')).toBeNull();
});

describe('labels in two languages', () => {
  const TITLE: Line[] = [
    [40, [40, 'Sample Islamic Fund', 16]],
    [60, [40, 'April 2025']],
  ];

  it('are known by the English in brackets, and served as printed', () => {
    const { nav_per_unit, fund_size, risk_profile_raw, fees } = readPage([
      ...TITLE,
      ...rowsOf(90, [
        ['Kul asasay (Net assets)', 'Rs. 5,019.7 million'],
        ['Qeemat fi unit (NAV per unit)', 'Rs. 118.1369'],
        ['Khatray ka darja (Risk profile)', 'Medium'],
        ['Zumra (Category)', 'Shariah Compliant Income'],
        ['Kul ikhrajaat (Expense ratio, MTD)', '1.81%'],
      ]),
    ]);
    expect({ nav_per_unit, fund_size, risk_profile_raw }).toEqual({
      nav_per_unit: '118.1369',
      fund_size: '5019700000',
      risk_profile_raw: 'Medium',
    });
    expect(fees.map(({ label_raw, value_percent }) => [label_raw, value_percent])).toEqual([
      ['Kul ikhrajaat (Expense ratio, MTD)', '1.81'],
    ]);
  });

  it('names of plans with a period in brackets, and months with the month before, are no translations', () => {
    const months = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name, at): Line => [
      160 + 12 * at,
      [40, `Sample ${name} Plan (1 Year - Rolling Returns)`],
      [300, `Jan-2${at} (Dec-2${at})`],
    ]);
    const page = pageOf([...TITLE, ...months]);
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    const ink = { page, blocks, turned: [], body: 8 };
    expect(new ProfileReader(undefined).translate(ink)).toBe(ink);
  });

  it('papers with the month of their issue in brackets are no translations', () => {
    const papers = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name, at): Line => [
      160 + 12 * at,
      [40, `Sample ${name} Limited - Sukuk (May 202${at})`],
      [300, `${at + 1}.25%`],
    ]);
    const page = pageOf([...TITLE, ...papers]);
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    const ink = { page, blocks, turned: [], body: 8 };
    expect(new ProfileReader(undefined).translate(ink)).toBe(ink);
  });

  it('a single remark in brackets is no translation', () => {
    const { nav_per_unit } = readPage([
      ...TITLE,
      ...rowsOf(90, [
        ['Net assets', 'Rs. 5,019.7 million'],
        ['Category', 'Income'],
        ['Risk profile', 'Medium'],
        ['Provision made earlier (NAV per unit)', 'Rs. 0.71'],
      ]),
    ]);
    expect(nav_per_unit).toBeNull();
  });
});

it.each([
  ['09/2025', '2025-09', 'MTD'],
  ['08.2025', '2025-09', 'MONTH'],
  ['8/17', '2025-09', undefined],
  ['13/2025', '2025-09', undefined],
])('the month “%s” in the report of %s is %s', (label, month, key) => {
  expect(periodOfLabel(label, month)).toBe(key);
});

it('a position in a list of people is no risk profile of the row beside it', () => {
  const { risk_profile_raw } = readPage([
    [40, [40, 'Sample Stock Fund', 16]],
    [60, [40, 'April 2025']],
    [90, [40, 'NAV per unit'], [240, '118.1369']],
    [102, [40, 'Category'], [240, 'Equity']],
    [114, [40, 'Trustee'], [240, 'CDC']],
    [126, [40, 'Management fee'], [240, '2.00%']],
    [138, [40, 'Risk profile'], [240, 'Chief Investment Officer']],
  ]);
  expect(risk_profile_raw).toBeNull();
});
