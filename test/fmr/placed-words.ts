/** Words at their places on a page, and the tables that they make. */
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { listRows } from '#sources/fmr/candidates/list-rows.ts';
import { listTables } from '#sources/fmr/candidates/tables.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';

const SIZE = 8;

/** Cells of one line, each with its left edge. */
export type Line = readonly [y: number, ...cells: readonly (readonly [x: number, text: string, size?: number])[]];

function wordsOf(lines: readonly Line[]): Word[] {
  return lines.flatMap(([y, ...cells]) =>
    cells.flatMap(([left, text, size = SIZE]) => {
      let x0 = left;
      return text.split(' ').map((part): Word => {
        const box = { x0, x1: x0 + part.length * size * 0.5, y0: y - size * 0.7, y1: y + size * 0.2 };
        x0 = box.x1 + size * 0.25;
        return { ...box, text: part, baseline: y, size, bold: size > SIZE, color: '#000000' };
      });
    }),
  );
}

/** A fund of the registry, or the sub-fund of a class of the fund of this name. */
export const fundOf = (name: string, asset_class: string | null = null): KnownFund => ({
  name,
  other_names: [],
  amc: 'Sample',
  family: asset_class === null ? null : name,
  asset_class,
});

export function pageOf(lines: readonly Line[]): PdfPage {
  const empty = { turned: [], rules: [], walls: [], shades: [], hidden_words: 0, is_picture: false };
  return { page_number: 1, width: 600, height: 800, words: wordsOf(lines), ...empty };
}

export function tablesOf(lines: readonly Line[]): Table[] {
  const page = pageOf(lines);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  return listTables(listRows(blocks), blocks, []);
}

export const rowsOf = (table: Table | undefined): string[] =>
  (table?.rows ?? []).map(({ label, figures }) =>
    [
      label.text,
      ...figures.map((figure) => `${table?.columns[table.places.get(figure) ?? -1]?.text}=${figure.text}`),
    ].join(' '),
  );

/** What a page with these lines says about its fund, which the registry does not know. */
export function readPage(lines: readonly Line[]): ReadFragment {
  const [fragment] = readReport({ pages: [pageOf(lines)] }, { funds: [] }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

/** The beginning of a page of October 2024 about a fund that the registry does not know. */
export const INCOME_FUND: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Data as of 31 October 2024']],
  [80, [40, 'Category'], [140, 'Income']],
  [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
  [104, [40, 'Trustee'], [140, 'CDC']],
];

const PENSION_FUND: readonly Line[] = [
  [40, [40, 'Sample Pension Fund', 16]],
  [60, [40, 'Data as of 31 October 2024']],
  [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
  [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
];

/** What a page with these lines below its first facts says about a pension scheme of three sub-funds. */
export function readPension(...lines: readonly Line[]): ReadFragment | undefined {
  const funds = ['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part));
  return readReport({ pages: [pageOf([...PENSION_FUND, ...lines])] }, { funds }).fragments[0];
}
