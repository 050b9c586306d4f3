import { describe, expect, it } from 'vitest';
import type { Glyph } from '#documents/pdf/glyph.ts';
import { LigatureMender } from '#documents/pdf/mend-ligatures.ts';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { NameIndex } from '#sources/fmr/identity/known-funds.ts';
import { chooseRoles } from '#sources/fmr/identity/page-roles.ts';
import { PrintedName } from '#sources/fmr/identity/printed-name.ts';
import { listBlocks, makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { ShortForms } from '#sources/fmr/identity/short-forms.ts';
import { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import { findTableScope } from '#sources/fmr/regions/table-scope.ts';

const fund = (name: string, family: string | null = null): KnownFund => ({
  name,
  other_names: [],
  amc: null,
  family,
  asset_class: null,
});

/** A line of text of a page, at a height and in a size. */
type Line = readonly [text: string, y: number, size?: number];

function pageOf(page_number: number, lines: readonly Line[]): PdfPage {
  const words = lines.flatMap(([text, y, size = 8]): Word[] => {
    let x0 = 40;
    return text.split(' ').map((part): Word => {
      const word = { text: part, x0, x1: x0 + part.length * size * 0.5, y0: y - size * 0.7, y1: y + size * 0.2 };
      x0 = word.x1 + size * 0.25;
      return { ...word, baseline: y, size, bold: size > 8, color: '#000000' };
    });
  });
  const empty = { rules: [], walls: [], shades: [], hidden_words: 0, is_picture: false };
  return { page_number, width: 600, height: 800, words, turned: [], ...empty };
}

function inkOf(page: PdfPage): PageInk {
  return { page, blocks: listBlocks(page, listTextLines(page), () => false), turned: [], body: 8 };
}

function blockOf(text: string, y: number): Block {
  return makeBlock(listTextLines(pageOf(1, [[text, y]])));
}

const namesOf = (pages: readonly (readonly Line[])[], known: readonly KnownFund[]): string[] =>
  chooseRoles(
    pages.map((lines, index) => inkOf(pageOf(index + 1, lines))),
    new NameIndex(known),
  ).map(({ funds }) => funds.map((each) => each.fund.known?.name ?? each.fund.text).join('+'));

describe('the funds of a report’s pages are chosen together', () => {
  const known = [fund('Sample Gilgit Income Fund'), fund('Sample Hunza Stock Fund')];
  const title: Line = ['Sample Gilgit Income Fund', 40, 16];
  const table: Line = ['Jan-24 1.20% 1.10%', 200];

  it('a page without a name, before one that continues the fund, is the fund’s', () => {
    const pages = [[title, table], [table], [['Sample Gilgit Income Fund (continued)', 40, 12] as const, table]];
    expect(namesOf(pages, known)).toEqual(Array.from({ length: 3 }, () => 'Sample Gilgit Income Fund'));
  });

  it('a page without a name, before another fund’s, is not assigned to a fund', () => {
    const pages = [[title, table], [table], [['Sample Hunza Stock Fund', 40, 16] as const, table]];
    expect(namesOf(pages, known)).toEqual(['Sample Gilgit Income Fund', '', 'Sample Hunza Stock Fund']);
  });
});

describe('a short form is that of the only fund whose name has its letters', () => {
  const known = [fund('The Sample Income Fund'), fund('Plan A of Sample Stock Fund'), fund('Sample Cash Fund')];
  const lines = known.map(({ name }, at): Line => [name, 40 + 20 * at]);
  const shorts = ['TSIF', 'SIF', 'PASSF', 'ASSF', 'SCF', 'XCF'];
  const ink = inkOf(pageOf(1, [...lines, ...shorts.map((short, at): Line => [short, 200 + 20 * at])]));
  const names = new ShortForms([ink], new NameIndex(known));

  it.each([
    ['TSIF', 'The Sample Income Fund'],
    ['SIF', 'The Sample Income Fund'],
    ['PASSF', 'Plan A of Sample Stock Fund'],
    ['ASSF', 'Plan A of Sample Stock Fund'],
    ['SCF', 'Sample Cash Fund'],
    ['XCF', undefined],
  ])('%s: %s', (short, name) => expect(names.find(short)?.name).toBe(name));
});

describe('a name is found whole', () => {
  const holds = (text: string, name: string): boolean => new PrintedName(text).holds(squeeze(name));

  it.each([
    ['Sample Active Plan 2 (1 Year Rolling Returns)', 'Sample Active Plan 2', true],
    ['Sample Active Plan 2 (1 Year Rolling Returns)', 'Sample Active Plan', false],
    ['Sample Active Plan 21', 'Sample Active Plan 2', false],
    ['Sample Active Plan - III', 'Sample Active Plan', false],
    ['Sample Active Plan 2024', 'Sample Active Plan', true],
    ['SampleActivePlan', 'Sample Active Plan', true],
  ])('%s holds %s: %s', (text, name, isHeld) => {
    expect(holds(text, name)).toBe(isHeld);
  });
});

describe('whose a table is', () => {
  const family = 'Sample Planning Fund';
  const plans = [fund('Sample Active Plan', family), fund('Sample Steady Plan', family)];
  const names = new SubFundNames(family, plans, false);
  const heading = { name: 'Sample Active Plan', block: blockOf('Sample Active Plan', 100), x0: 0, x1: 600 };
  const tableOf = (title: string, head: string): Table => {
    const label = blockOf('Jan-24', 160);
    const column = { ...label, text: head, heads: [] };
    return {
      x0: 40,
      y0: 150,
      x1: 200,
      y1: 170,
      rows: [{ label, figures: [] }],
      columns: [column],
      corner: '',
      title: blockOf(title, 130),
      kind: 'SERIES',
      captions: [],
      places: new Map(),
      unknownTitle: null,
    };
  };

  it('a heading decides against another plan’s short form', () => {
    const { name, rivals } = findTableScope(tableOf('Monthly Returns', 'SSP'), [heading], names);
    expect({ name, rivals }).toEqual({ name: 'Sample Active Plan', rivals: [] });
  });

  it('nothing decides between a heading and a title that names another plan', () => {
    const { name, rivals } = findTableScope(tableOf('Monthly Returns of Sample Steady Plan', 'SSP'), [heading], names);
    expect(name).toBeNull();
    expect(rivals.toSorted()).toEqual(['Sample Active Plan', 'Sample Steady Plan']);
  });
});

describe('a wrong letter for a ligature', () => {
  const glyph = (text: string): Glyph => ({
    text,
    x0: 0,
    x1: 5,
    next: 5,
    baseline: 10,
    size: 10,
    bold: false,
    color: '#000000',
    visible: true,
  });

  it('is recognised by its width, and a real accented letter is left unchanged', () => {
    const [first, second] = [{}, {}];
    const mender = new LigatureMender();
    const glyphs: Glyph[] = [];
    for (const [text, font, width] of [
      ['u', first, 618],
      ['ü', first, 602],
      ['u', second, 560],
      ['ü', second, 560],
    ] as const) {
      glyphs.push(glyph(text));
      mender.note(text, font, width, glyphs);
    }
    mender.mend();
    expect(glyphs.map(({ text }) => text)).toEqual(['u', 'fi', 'u', 'ü']);
  });
});
