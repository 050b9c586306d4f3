/** Pages whose words lost blanks, gained bullets or lost their styles: a fact is the same or missing, never another. */
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { splitInline } from '#sources/fmr/candidates/inline-pairs.ts';
import { listListedShares } from '#sources/fmr/candidates/listed-shares.ts';
import { isOneOfTwo } from '#sources/fmr/ink/figures.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { joinRuns, listBullets } from '#sources/fmr/ink/mend-words.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { findBasis, readBasisClauses } from '#sources/fmr/meaning/return-basis.ts';
import { readLevies } from '#sources/fmr/meaning/levies.ts';
import { periodOf } from '#sources/fmr/read-fees.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { isAcrossParts, rowsOfParts, scopeAt, type ScopeHeading } from '#sources/fmr/regions/scopes.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const blocksOf = (lines: readonly Line[]): Block[] => {
  const page = pageOf(lines);
  return listBlocks(page, listTextLines(page), isKnownLabel);
};
const textsOf = (lines: readonly Line[]): string[] => blocksOf(lines).map(({ text }) => text);

describe('words without the blank between them', () => {
  it('a basis is not compounded over less than a year: such a sentence lost a part', () => {
    const note = 'Returns of up to one year are absolute; those of more than one year are average (CAGR).';
    expect(readBasisClauses(note, false).map(({ reach, words }) => `${reach} ${words}`)).toEqual([
      'UP_TO_YEAR absolute',
      'LONG CAGR',
    ]);
    expect(readBasisClauses('Returns of up to one year are average (CAGR).', false)).toEqual([]);
  });

  it('a basis keeps its first word, and a note of two bases both', () => {
    expect(findBasis('Returns up to one year aresimple annualised')?.words).toBe('simple annualised');
    const clauses = readBasisClauses('* AnnualizedReturn. All other returns are Cumulative', true);
    expect(clauses.map(({ return_type }) => return_type)).toEqual(['ANNUALIZED', 'ABSOLUTE']);
  });

  it('a basis is not turned into its opposite, and a note may be about two kinds of periods', () => {
    expect(findBasis('Returns arenot annualized')?.return_type).toBe('ABSOLUTE');
    expect(findBasis('Returns arenotannualized')?.return_type).toBe('ABSOLUTE');
    const note = 'thosesince inceptionand of morethan one year are CAGR';
    expect(readBasisClauses(note, false).map(({ reach }) => reach)).toEqual(['SINCE_INCEPTION', 'LONG']);
  });

  it('the period of an expense is read', () => {
    expect(periodOf('yearto date')).toBe('YTD');
  });

  it('a label under another label is its own row', () => {
    const lines: Line[] = [
      [100, [40, 'NAV per Unit as on 30 April 2025'], [260, 'Rs. 11.3184']],
      [111, [40, 'UnitsOutstanding'], [260, '82,04,65,947']],
    ];
    expect(textsOf(lines)).toContain('UnitsOutstanding');
  });

  it('an introduction is no name of a list', () => {
    const text = (held: string): string =>
      `At the end of February 2024 the ${held} Equities 95.0%, Cash 3.7% and Others 1.3%.`;
    const listed = (held: string): ReturnType<typeof listListedShares> =>
      listListedShares(blocksOf([[100, [40, text(held)]]]));
    expect(listed('fund held')).toHaveLength(1);
    expect(JSON.stringify(listed('fundheld').map((list) => list.items.map(({ name }) => name.text)))).not.toContain(
      'fundheld',
    );
  });

  const CASH_FUND: Line[] = [
    [40, [40, 'Sample Cash Fund', 16]],
    [120, [40, 'NAV per unit'], [200, '101.42']],
    [132, [40, 'Category'], [200, 'Money market']],
    [144, [40, 'Launch date'], [200, '17 July 2003']],
  ];

  it('a value that holds the next label is missing', () => {
    const timeOf = (printed: string): string | null =>
      readPage([...CASH_FUND, [156, [40, 'Trustee'], [200, 'CDC']], [168, [40, 'Cut-off time'], [200, printed]]])
        .cutoff_time_raw;
    expect(timeOf('4:30 PM')).toBe('4:30 PM');
    expect(timeOf('4:30 PMPricing Forward Day')).toBeNull();
  });

  it('levies follow a word without the blank between them', () => {
    expect(readLevies('*includes 0.25% SECP fee andgovt. levy')).toEqual(
      readLevies('*includes 0.25% SECP fee and govt. levy'),
    );
  });

  it('a designation is one', () => {
    const page = (designation: string): Line[] => [...CASH_FUND, [80, [40, 'Nadia Sample']], [90, [40, designation]]];
    const partiesOf = (designation: string): unknown[] =>
      readPage(page(designation)).parties.map(({ role, name_raw }) => `${role} ${name_raw}`);
    expect(partiesOf('Fund manager')).toHaveLength(1);
    expect(partiesOf('Fundmanager')).toEqual(partiesOf('Fund manager'));
    expect(partiesOf('Fund manager:')).toEqual(partiesOf('Fund manager'));
  });
});

describe('runs, numbers and labels in one text', () => {
  it('a figure in two runs before a comma is one word', () => {
    const [word] = pageOf([[100, [40, '0.5%,']]]).words;
    if (word === undefined) throw new Error('no word');
    const cut = word.x0 + 8;
    const runs = joinRuns([
      { ...word, text: '0.', x1: cut },
      { ...word, text: '5%,', x0: cut },
    ]);
    expect(runs.map(({ text }) => text)).toEqual(['0.5%,']);
    const marked = joinRuns([
      { ...word, text: '1', x1: cut },
      { ...word, text: '.25%**', x0: cut },
    ]);
    expect(marked.map(({ text }) => text)).toEqual(['1.25%**']);
    const last = joinRuns([
      { ...word, text: '5.', x1: cut },
      { ...word, text: '3%.', x0: cut },
    ]);
    expect(last.map(({ text }) => text)).toEqual(['5.3%.']);
  });

  it('a value with a label at its end is not all of it', () => {
    const meaningOf = (text: string): ReturnType<typeof labelMeaning> => labelMeaning(text, null);
    const pairsOf = (text: string): string[] => {
      const [block] = blocksOf([[100, [40, 'Load']]]);
      return block === undefined ? [] : splitInline({ ...block, text }, meaningOf).map((pair) => pair.value.text);
    };
    expect(pairsOf('Front-end load: 0.5%')).toEqual(['0.5%']);
    expect(pairsOf('Front-end load: 0.5%, Back-end load:')).toEqual([]);
  });

  it('the number of a holding is no part of its name, close as it is', () => {
    const holdings = [
      '1. Sample Power Limited',
      '2. Sample Bank Limited',
      '3.Sample Cement Limited',
      '4. Sample Cables Limited',
      '5. Sample Foods Limited',
    ];
    const { holdings: rows } = readPage([
      [40, [40, 'Sample Stock Fund', 16]],
      [80, [40, 'Top holdings (% of total assets)', 9]],
      ...holdings.map((holding, at): Line => [94 + 12 * at, [40, holding], [260, `${9 - at}.40%`]]),
    ]);
    expect(rows.map(({ name_raw }) => name_raw)).toContain('Sample Cement Limited');
    expect(rows).toHaveLength(5);
  });

  it('one of two figures with a sign between them is known as such', () => {
    const { words } = pageOf([[100, [40, '+18.24% vs +16.95%'], [300, '+12.10%']]]);
    expect(words.map((word) => isOneOfTwo(word, words))).toEqual([true, false, true, false]);
  });
});

describe('parts of a page', () => {
  const blockAt = (x0: number, y0: number, text: string, size = 8): Block => {
    const [block] = blocksOf([[y0 + 0.7 * size, [x0, text, size]]]);
    if (block === undefined) throw new Error('no block');
    return block;
  };
  const heading = (x0: number, name: string): ScopeHeading => ({
    name,
    block: blockAt(x0, 80, name, 10),
    x0: x0 - 8,
    x1: x0 + 120,
  });
  const headings = [heading(40, 'Equity'), heading(200, 'Debt')];

  it('a label on the line of a heading, a little higher, is of its part', () => {
    expect(scopeAt(headings, blockAt(100, 78.6, 'TER'))?.name).toBe('Equity');
    expect(scopeAt(headings, blockAt(100, 70, 'TER'))).toBeUndefined();
  });

  it('a figure right of a row of another part is not in a row of this one', () => {
    const label = blockAt(40, 110, 'One year');
    const figures = [blockAt(120, 110, '9.10%'), blockAt(280, 108, '12.56%')];
    const other = { label: blockAt(200, 96, 'Fiscal year'), figures: [blockAt(280, 96, '12.33%')] };
    const [row] = rowsOfParts(headings, [{ label, figures }, other]);
    expect(row?.figures.map(({ text }) => text)).toEqual(['9.10%']);
    const [alone] = rowsOfParts(headings, [{ label, figures }]);
    expect(
      alone?.figures.map(({ text }) => text),
      'a table over both parts',
    ).toEqual(['9.10%', '12.56%']);
  });
});

it('a label and a figure in the parts of two headings side by side are no pair', () => {
  const [left, right] = ['Equity', 'Debt'].map((name, at): ScopeHeading => {
    const [block] = blocksOf([[80, [40 + 200 * at, name]]]) as [Block];
    return { name, block, x0: 30 + 200 * at, x1: 220 + 200 * at };
  }) as [ScopeHeading, ScopeHeading];
  const at = (x: number): Block => blocksOf([[110, [x, 'NAV per unit']]])[0] as Block;
  expect(isAcrossParts([left, right], at(40), at(120))).toBe(false);
  expect(isAcrossParts([left, right], at(40), at(260))).toBe(true);
});

describe('column heads that are printed at each row', () => {
  const FUND: Line[] = [
    [40, [40, 'Sample Stock Fund', 16]],
    [120, [40, 'NAV per unit'], [200, '101.42']],
    [132, [40, 'Category'], [200, 'Equity']],
    [144, [40, 'Launch date'], [200, '17 July 2003']],
    [156, [40, 'Trustee'], [200, 'CDC']],
  ];
  const rows = (names: readonly string[]): Line[] =>
    names.map((name, at): Line => [214 + 12 * at, [40, name], [260, `${9 - at}.40%`]]);

  it('are names of neither holdings nor shares', () => {
    const namesOf = (title: string, names: readonly string[]): (string | null)[] => {
      const { holdings, allocations } = readPage([...FUND, [200, [40, title, 9]], ...rows(names)]);
      return [...holdings.map(({ name_raw }) => name_raw), ...allocations.map(({ label_raw }) => label_raw)];
    };
    expect(namesOf('Top holdings (% of total assets)', ['Sample Bank', 'Sample Oil'])).toHaveLength(2);
    expect(namesOf('Top holdings (% of total assets)', ['Sample Bank', 'Weight'])).toEqual([]);
    expect(namesOf('Sector allocation (% of total assets)', ['Cement', 'Weight'])).toEqual(['Cement']);
  });
});

describe('bullets', () => {
  const PAIRS: Line[] = [
    [60, [40, 'April » May']],
    [72, [40, '93.4 » 92.3']],
  ];
  const marked = (lines: readonly Line[]): number => listBullets(pageOf(lines).words).size;

  it('a sign that parts the figures of cells may also begin lines', () => {
    const list = ['Category', 'Trustee', 'Auditor'].map((text, at): Line => [100 + 12 * at, [40, `» ${text}`]]);
    expect(marked([...PAIRS, ...list])).toBe(3);
    expect(marked([[60, [40, 'Equity » Debt']], ...list])).toBe(0);
  });
});

describe('titles', () => {
  const fundOf = (name: string, family: string | null = null): KnownFund => ({
    name,
    other_names: [],
    amc: 'Sample',
    family,
    asset_class: null,
  });
  const funds = [
    fundOf('Sample Islamic Stock Fund'),
    fundOf('Sample Gold Fund (SGF)'),
    fundOf('Sample Retirement Fund'),
    fundOf('Money market', 'Sample Retirement Fund'),
  ];
  const FACTS: Line[] = [
    [120, [40, 'NAV per unit'], [200, '101.42']],
    [132, [40, 'Category'], [200, 'Equity']],
    [144, [40, 'Launch date'], [200, '17 July 2003']],
    [156, [40, 'Management fee'], [200, '2.00%']],
  ];
  const namesOn = (...lines: Line[]): (string | null)[] => {
    const page: PdfPage = pageOf([...lines, ...FACTS]);
    return readReport({ pages: [page] }, { funds }).fragments.map(({ fund_name_raw }) => fund_name_raw);
  };

  it('a short form does not name the fund of a page with the title of another one', () => {
    const short: Line = [60, [400, 'SISF', 11]];
    const list: Line = [600, [40, 'SISF: Sample Islamic Stock Fund']];
    expect(namesOn(short, list)).toEqual(['Sample Islamic Stock Fund']);
    expect(namesOn(short, list, [60, [40, 'Marigold Century Capital Fund', 16]])).toEqual([
      'Marigold Century Capital Fund',
    ]);
  });

  it('a short form names the fund whose title is the rest of its name', () => {
    const list: Line = [600, [40, 'SISF: Sample Islamic Stock Fund']];
    const title: Line = [60, [40, 'Islamic Stock Fund', 16], [400, 'SISF', 11]];
    expect(namesOn(title, list)).toEqual(['Sample Islamic Stock Fund']);
  });

  it('a name that lost its blanks keeps the short form after it', () => {
    const name = 'SampleIslamicStockFund (SISF)';
    expect(namesOn([60, [40, name, 16]])).toEqual(['Sample Islamic Stock Fund (SISF)']);
    expect(namesOn([60, [40, 'SampleGoldFund (SGF)', 16]])).toEqual(['Sample Gold Fund (SGF)']);
  });

  it('a code before a name is no part of it', () => {
    expect(namesOn([60, [40, '031 Sample Islamic Stock Fund', 16]])).toEqual(['Sample Islamic Stock Fund']);
  });

  it('a category over the title is no plan of that name', () => {
    const category: Line = [36, [40, 'Money market', 10]];
    expect(namesOn(category)).toEqual(['Money market']);
    expect(namesOn(category, [60, [40, 'Lagoon Prosperity Alpha Fund', 20]])).not.toContain('Money market');
  });

  it('a name over the title of a table is a text of its own', () => {
    const lines = (name: string): Line[] => [
      [60, [40, name]],
      [70, [40, 'Fund Size and Statistics']],
    ];
    for (const name of ['Sample Debt Sub Fund', 'Sample Active Allocation Plan - 2'])
      expect(textsOf(lines(name))).toContain(name);
  });
});
