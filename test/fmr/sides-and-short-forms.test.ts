/** Whose figures are, where two funds share a row or have short forms that are nearly the same. */
import { expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { ShortForms } from '#sources/fmr/identity/short-forms.ts';
import { NameIndex } from '#sources/fmr/identity/known-funds.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

function inkOf(lines: readonly Line[]): PageInk {
  const page = pageOf(lines);
  return { page, blocks: listBlocks(page, listTextLines(page), isKnownLabel), turned: [], body: 8 };
}

it('a short form is of the fund whose initials it is, not of one whose first letters it could be', () => {
  const names = ['Sibi Sample Income Fund', 'Sibi Sample Islamic Income Fund'];
  const shorts = new ShortForms(
    [inkOf([...names.map((name, at): Line => [40 + 60 * at, [40, name]]), [200, [40, 'SSIIF']], [220, [40, 'SSIF']]])],
    new NameIndex(names.map((name) => fundOf(name))),
  );
  expect(shorts.find('SSIIF')?.name).toBe('Sibi Sample Islamic Income Fund');
  expect(shorts.find('SSIF')?.name).toBe('Sibi Sample Income Fund');
});

it('a line that explains several short forms explains each', () => {
  const names = ['Sample Cash Fund', 'Sample Cement Fund'];
  const explained = 'SCF = Sample Cash Fund, SCEF = Sample Cement Fund';
  const shorts = new ShortForms(
    [
      inkOf([
        [40, [40, explained]],
        [200, [40, 'SCF']],
      ]),
    ],
    new NameIndex(names.map((name) => fundOf(name))),
  );
  expect(shorts.find('SCF')?.name).toBe('Sample Cash Fund');
});

it('a page that explains the short form by another name is not of the fund that the other pages give it', () => {
  const pageWith = (page_number: number, name: string, lines: readonly Line[]): PdfPage => ({
    ...pageOf([[30, [40, `SIF = ${name}`]], [50, [40, 'Fund Manager Report, October 2024']], ...lines]),
    page_number,
  });
  const first = pageWith(1, 'Sample Income Fund', [
    [80, [40, 'Sample Income Fund', 16]],
    [100, [40, 'Category'], [140, 'Income']],
    [112, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [124, [40, 'Trustee'], [140, 'CDC']],
  ]);
  const namesOf = (name: string, title: number): (string | null)[] => {
    const second = pageWith(2, name, [
      [80, [40, 'SIF', title]],
      [100, [40, 'NAV per Unit'], [140, 'Rs. 10.1234']],
      [112, [40, 'Net Assets'], [140, 'Rs. 512 million']],
      [124, [40, 'Management Fee'], [140, '1.00%']],
      [136, [40, 'Auditor'], [140, 'Sample & Co.']],
    ]);
    const { fragments } = readReport({ pages: [first, second] }, { funds: [fundOf('Sample Income Fund')] });
    return fragments.map(({ fund_name_raw }) => fund_name_raw);
  };
  for (const title of [8, 16]) {
    expect(namesOf('Sample Income Fund', title)).toHaveLength(2);
    expect(namesOf('Thar Century Fund', title)).toEqual(['Sample Income Fund']);
  }
});

it('shares between the names of two funds’ holdings are withheld', () => {
  const funds = ['Sample Cash Fund', 'Sample Stock Fund'].map((name) => fundOf(name));
  const months = ['October 2018', 'September 2018', 'August 2018', 'July 2018', 'June 2018', 'May 2018'];
  const names = ['Bela Bank', 'Thar Cement', 'Kunri Foods', 'Diplo Power', 'Mithi Sugar', 'Hala Glass'];
  const bold = 8.1;
  const page = pageOf([
    [45, [110, 'Sample Cash Fund', 14], [369, 'Sample Stock Fund', 14]],
    [52, [268, 'October 2018', 11]],
    [
      76,
      [115, 'Benchmark', bold],
      [212, 'SCF', bold],
      [283, 'Months', bold],
      [366, 'SSF', bold],
      [440, 'Benchmark', bold],
    ],
    ...months.map((month, at): Line => [
      90 + 14 * at,
      [133, `1.${at}7%`],
      [206, `0.${at}6%`],
      [274, month],
      [366, `2.${at}3%`],
      [440, `2.${at}4%`],
    ]),
    [
      200,
      [133, 'Name', bold],
      [200, 'Weight', bold],
      [240, 'Holdings (% of total assets)', bold],
      [366, 'Weight', bold],
      [440, 'Name', bold],
    ],
    ...names.map((name, at): Line => [
      214 + 14 * at,
      [157 - 4 * name.length, name],
      [206, `7.${9 - at}4%`],
      [296, `${at + 1}`],
      [366, `9.${9 - at}4%`],
      [440, `${name} Mills`],
    ]),
  ]);
  const { fragments } = readReport({ pages: [page] }, { funds });
  expect(fragments.map(({ reported_returns }) => reported_returns.length)).toEqual([6, 6]);
  expect(fragments.flatMap(({ holdings }) => holdings)).toEqual([]);
  expect(fragments.map(({ withheld }) => withheld.map(({ reason }) => reason))).toEqual([
    ['one name next to each share'],
    ['one name next to each share'],
  ]);
});
