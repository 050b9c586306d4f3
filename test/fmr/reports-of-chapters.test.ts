/** Reports that are one running text of numbered chapters: those of funds, and one of all of them before. */
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const FUNDS = ['Sample Cash Fund', 'Sample Islamic Allocation Fund'].map((name) => fundOf(name));

const chapter = (y: number, number: number, title: string): Line => [y, [40, `${number}.`, 9], [60, title, 9]];
/** A paragraph of several lines with its number before the first one. */
const paragraph = (y: number, number: string, ...lines: readonly string[]): Line[] =>
  lines.map((text, at): Line => [y + 10 * at, ...(at === 0 ? [[40, number] as const] : []), [70, text]]);

const GENERAL: readonly Line[] = [
  [40, [150, 'Report for the month ended 31 October 2024', 12]],
  chapter(70, 1, 'General'),
  ...paragraph(84, '1.1', 'Management Company. Asset manager rating: AM2+ [assigned by PACRA on 25 August 2024].'),
  ...paragraph(
    104,
    '1.2',
    'Investment Committee. Chief Executive Officer: Ayesha Karim; Head of Research: Bilal',
    'Hamid, CFA. The fund manager of each Fund is named in the',
    'section of the Fund.',
  ),
  ...paragraph(
    144,
    '1.3',
    'Common terms. Unless the section of a Fund says otherwise, the following apply to all Funds. Type:',
    'Open-end; trustee: Sample Trust Limited; par value: Rs. 100; pricing mechanism:',
    'Forward; cut-off time: 3:00 p.m.',
  ),
];
const CASH: readonly Line[] = [
  chapter(190, 2, 'SAMPLE CASH FUND (SCF)'),
  ...paragraph(
    204,
    '2.1',
    'Object. The object of SCF is to provide its unit holders with a regular stream of income at low',
    'risk, by investment in deposits with banks of good standing.',
  ),
  ...paragraph(
    234,
    '2.2',
    'Constitution. Category: Money Market Scheme; date of launch: 15 March 2010; risk profile:',
    'Low; front-end load: Nil; fund manager: Chand Habib.',
  ),
];
const REST_OF_CASH: readonly Line[] = [
  ...paragraph(160, '2.3', 'Other terms. In place of the common terms in paragraph 1.3, pricing mechanism: Backward.'),
  ...paragraph(
    180,
    '2.4',
    'Size. Net assets of SCF at the close of 31 October 2024 were Rs. 8,048.77 million [30 September 2024:',
    'Rs. 8,399.65 million], represented by 75,577,241 units in issue. The net asset value (NAV) was',
    'Rs. 106.4973 per unit [30 September 2024: Rs. 105.0144]; the offer price was Rs. 107.4973 and the',
    'redemption price Rs. 106.4973.',
  ),
  ...paragraph(
    230,
    '2.5',
    'Charges. Management fee: Up to 1.00% p.a. of net assets; actual management fee for the month: 0.55%',
    'p.a. Total expense ratio [annualized, inclusive of the SECP fee]: for the month 1.03%, of which',
    'government levies 0.13%; for the year to date 1.04%, of which government levies 0.14%.',
  ),
];
const ISLAMIC: readonly Line[] = [
  chapter(280, 3, 'SAMPLE ISLAMIC ALLOCATION FUND (SAF)'),
  ...paragraph(294, '3.1', 'Constitution. Category: Asset Allocation Scheme; date of launch: 18 February 2019.'),
  ...paragraph(314, '3.2', 'Other terms. All of the common terms apply.'),
  chapter(340, 4, 'DISCLAIMER'),
  ...paragraph(354, '4.1', 'Trustee: Another Trust Limited; auditor: Sample & Co.; front-end load: 2.00%.'),
];

const HEAD: Line = [20, [150, 'Private and confidential']];
const FOOT: Line = [780, [150, 'Sample Asset Management Limited - Report for October 2024']];

function read(...pages: readonly (readonly Line[])[]): ReadFragment[] {
  const text = {
    pages: pages.map((lines, at): PdfPage => ({ ...pageOf([HEAD, ...lines, FOOT]), page_number: at + 1 })),
  };
  return [...readReport(text, { funds: FUNDS }).fragments];
}

/** The first that any page of the fund says of it. */
function said<Value>(
  fragments: readonly ReadFragment[],
  name: RegExp,
  of: (each: ReadFragment) => Value | null,
): unknown {
  return fragments.flatMap((each) => (name.test(each.fund_name_raw ?? '') ? (of(each) ?? []) : []))[0];
}

const CASH_FUND = /cash/i;
const ALLOCATION_FUND = /allocation/i;

describe('a report of numbered chapters', () => {
  const pages = read([...GENERAL, ...CASH], [...REST_OF_CASH, ...ISLAMIC]);

  it('has the facts of each fund in its chapter, wherever on a page it begins and ends', () => {
    expect(said(pages, CASH_FUND, (each) => each.category_raw)).toBe('Money Market Scheme');
    expect(said(pages, CASH_FUND, (each) => each.launch_date)).toBe('2010-03-15');
    expect(said(pages, CASH_FUND, (each) => each.risk_profile_raw)).toBe('Low');
    expect(said(pages, ALLOCATION_FUND, (each) => each.category_raw)).toBe('Asset Allocation Scheme');
    expect(said(pages, ALLOCATION_FUND, (each) => each.launch_date)).toBe('2019-02-18');
    expect(said(pages, ALLOCATION_FUND, (each) => each.nav_per_unit)).toBeUndefined();
  });

  it('has nothing of a fund in a chapter after those of funds', () => {
    const fees = pages.flatMap((each) => each.special_terms.map(({ value_raw }) => value_raw));
    expect(fees).not.toContain('2.00%');
    expect(said(pages, ALLOCATION_FUND, (each) => each.parties.find(({ role }) => role === 'AUDITOR') ?? null)).toBe(
      undefined,
    );
  });

  it('gives each fund the terms of all funds that its chapter has no other one of', () => {
    const termsOf = (name: RegExp): unknown[] => [
      said(pages, name, (each) => each.fund_type_raw),
      said(pages, name, (each) => each.pricing_mechanism_raw),
      said(pages, name, (each) => each.par_value),
      said(pages, name, (each) => each.cutoff_time_raw),
      said(pages, name, (each) => each.parties.find(({ role }) => role === 'TRUSTEE')?.organization_raw ?? null),
    ];
    expect(termsOf(CASH_FUND)).toEqual(['Open-end', 'Backward', '100', '3:00 p.m.', 'Sample Trust Limited']);
    expect(termsOf(ALLOCATION_FUND)).toEqual(['Open-end', 'Forward', '100', '3:00 p.m.', 'Sample Trust Limited']);
  });

  it('has the committee and the rating of the manager of all funds in the chapter before them', () => {
    for (const name of [CASH_FUND, ALLOCATION_FUND]) {
      const people = pages.flatMap((each) =>
        name.test(each.fund_name_raw ?? '')
          ? each.parties.flatMap((party) =>
              party.designation_raw === null ? [] : [[party.name_raw, party.designation_raw]],
            )
          : [],
      );
      expect(people).toContainEqual(['Ayesha Karim', 'Chief Executive Officer']);
      expect(people).toContainEqual(['Bilal Hamid, CFA', 'Head of Research']);
      const rating = said(pages, name, (each) => each.ratings[0] ?? null);
      expect(rating).toMatchObject({ rating_raw: 'AM2+', rating_agency: 'PACRA', rating_date: '2024-08-25' });
    }
  });

  it('has the object of a fund without the name of its paragraph', () => {
    const objective = said(pages, CASH_FUND, (each) => each.special_terms[0]?.value_raw ?? null);
    expect(objective).toMatch(/^The object of SCF is .* good standing\.$/);
  });

  it('states sizes, units and prices at the close of a day, and not those of the day in brackets', () => {
    const figures = pages.flatMap((each) =>
      each.nav_per_unit === null
        ? []
        : [[each.fund_size, each.units_outstanding, each.nav_per_unit, each.offer_price, each.redemption_price]],
    );
    expect(figures).toEqual([['8048770000', '75577241', '106.4973', '107.4973', '106.4973']]);
    expect(said(pages, CASH_FUND, (each) => each.nav_date)).toBe('2024-10-31');
  });

  it('states fees and ratios with the levies in them by their periods', () => {
    const fees = pages.flatMap((each) =>
      each.fees.map((row) => [row.fee_type, row.period, row.value_percent, row.is_actual_charged]),
    );
    expect(pages.flatMap((each) => each.problems)).toEqual([]);
    expect(fees).toContainEqual(['MANAGEMENT_FEE', 'MTD', '0.55', true]);
    expect(fees).toContainEqual(['TOTAL_EXPENSE_RATIO', 'MTD', '1.03', null]);
    expect(fees).toContainEqual(['TOTAL_EXPENSE_RATIO', 'YTD', '1.04', null]);
    expect(fees).toContainEqual(['GOVERNMENT_LEVIES', 'MTD', '0.13', null]);
    expect(fees).toContainEqual(['GOVERNMENT_LEVIES', 'YTD', '0.14', null]);
  });
});

it('a term that the chapter of a fund speaks of in a sentence is not that of all funds', () => {
  const own = ISLAMIC.map((line): Line => {
    const [y, ...cells] = line;
    const sentence = 'Other terms. The trustee of SAF was changed in July.';
    return [y, ...cells.map(([x, text, size]) => [x, text.startsWith('Other') ? sentence : text, size ?? 8] as const)];
  });
  const pages = read([...GENERAL, ...CASH], [...REST_OF_CASH, ...own]);
  const trustees = (name: RegExp): unknown =>
    said(pages, name, (each) => each.parties.find(({ role }) => role === 'TRUSTEE')?.organization_raw ?? null);
  expect(trustees(ALLOCATION_FUND)).toBeUndefined();
  expect(trustees(CASH_FUND)).toBe('Sample Trust Limited');
  expect(said(pages, ALLOCATION_FUND, (each) => each.pricing_mechanism_raw)).toBe('Forward');
});

it('sizes at the close of a day are of no fund whose chapter names another one', () => {
  const other = REST_OF_CASH.map((line): Line => {
    const [y, ...cells] = line;
    return [y, ...cells.map(([x, text]) => [x, text.replace('assets of SCF', 'assets of SAF')] as const)];
  });
  const pages = read([...GENERAL, ...CASH], [...other, ...ISLAMIC]);
  expect(pages.map((each) => each.fund_size)).not.toContain('8048770000');
});

it('headings whose numbers do not follow each other are no chapters', () => {
  const pages = read(
    [...GENERAL, ...CASH.map((line, at) => (at === 0 ? chapter(190, 5, 'SAMPLE CASH FUND (SCF)') : line))],
    [...REST_OF_CASH, ...ISLAMIC],
  );
  expect(said(pages, ALLOCATION_FUND, (each) => each.launch_date)).toBeUndefined();
});
