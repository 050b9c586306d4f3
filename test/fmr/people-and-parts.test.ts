/** People in running text, lines that belong together, and tables of parts that are side by side. */
import { describe, expect, it } from 'vitest';
import { listRows } from '#sources/fmr/candidates/list-rows.ts';
import { listTables } from '#sources/fmr/candidates/tables.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { kindOf } from '#sources/fmr/meaning/read-expenses.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { pairUp } from '#sources/fmr/meaning/pair-people.ts';
import { INCOME_FUND, pageOf, readPage, tablesOf, type Line } from './placed-words.ts';

// Set a little larger, the names are bold.
const BOLD = 8.1;

function blocksOf(lines: readonly Line[]): Block[] {
  const page = pageOf(lines);
  return listBlocks(page, listTextLines(page), isKnownLabel);
}

const FACTS: readonly Line[] = [
  [116, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [128, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [140, [40, 'Par value'], [240, '100.0000']],
];

const peopleOf = (lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, ...FACTS, ...lines]).parties.flatMap(({ role, name_raw, designation_raw }) =>
    name_raw === null ? [] : [`${role} ${name_raw}: ${designation_raw}`],
  );

describe('people', () => {
  it.each([
    ['level with', 0],
    ['a little above', 0.5],
    ['a little below', -0.5],
  ])('in one text keep their designations where names in bold are %s them', (_case, higher) => {
    const people = peopleOf([
      [200 - higher, [40, 'Sana Mirza', BOLD], [178.6, 'Omar Dar, CFA', BOLD]],
      [200, [78.6, ', Chief Executive Officer;'], [227.4, ', Chief Investment']],
      [210, [40, 'Officer;']],
      [210 - higher, [74, 'Hina Lodhi', BOLD]],
      [210, [112.7, ', Fund Manager']],
    ]);
    expect(people).toEqual([
      'INVESTMENT_COMMITTEE_MEMBER Sana Mirza: Chief Executive Officer',
      'INVESTMENT_COMMITTEE_MEMBER Omar Dar, CFA: Chief Investment Officer',
      'INVESTMENT_COMMITTEE_MEMBER Hina Lodhi: Fund Manager',
    ]);
  });

  it('in one text of many are those before their designations, whatever follows', () => {
    const people = peopleOf([
      [
        200,
        [40, 'Investment committee:'],
        [126, 'Sana Mirza', BOLD],
        [164.6, ', Chief Executive Officer;'],
        [268, 'Omar Dar', BOLD],
        [299, ', Chief Investment Officer;'],
        [406, 'Ali Raza', BOLD],
        [437, ', Head of Risk;'],
      ],
      [
        210,
        [40, 'Hina Lodhi', BOLD],
        [78.7, ', Head of Research;'],
        [156, 'Zoya Khan', BOLD],
        [190.5, ', Fund Manager'],
      ],
    ]);
    expect(people.toSorted()).toEqual([
      'INVESTMENT_COMMITTEE_MEMBER Ali Raza: Head of Risk',
      'INVESTMENT_COMMITTEE_MEMBER Hina Lodhi: Head of Research',
      'INVESTMENT_COMMITTEE_MEMBER Omar Dar: Chief Investment Officer',
      'INVESTMENT_COMMITTEE_MEMBER Sana Mirza: Chief Executive Officer',
      'INVESTMENT_COMMITTEE_MEMBER Zoya Khan: Fund Manager',
    ]);
  });

  it('a designation that ends in an open word has the line below it, or is withheld', () => {
    const withRest = (rest: readonly Line[]): string[] =>
      peopleOf([
        [180, [40, 'Investment Committee', BOLD]],
        [200, [40, 'Omar Dar, Head of Research']],
        [220, [40, 'Sana Mirza, Head of Advisory/Senior']],
        ...rest,
      ]);
    const omar = 'INVESTMENT_COMMITTEE_MEMBER Omar Dar: Head of Research';
    expect(withRest([[231, [40, 'PortfolioManager']]])).toEqual([
      omar,
      'INVESTMENT_COMMITTEE_MEMBER Sana Mirza: Head of Advisory/Senior Portfolio Manager',
    ]);
    expect(withRest([])).toEqual([omar]);
  });

  it('names left of the title in the middle have their designations at the right, the last one as well', () => {
    const people = peopleOf([
      [190, [250, 'Investment Committee', BOLD]],
      [202, [40, 'Sana Mirza'], [300, 'Chief Executive Officer']],
      [214, [40, 'Omar Dar'], [300, 'Compliance Officer']],
    ]);
    expect(people).toEqual([
      'INVESTMENT_COMMITTEE_MEMBER Sana Mirza: Chief Executive Officer',
      'INVESTMENT_COMMITTEE_MEMBER Omar Dar: Compliance Officer',
    ]);
  });

  it('a name under a cell of a name and a designation has the designation on its own line', () => {
    const people = peopleOf([
      [180, [40, 'Investment Committee', BOLD]],
      [192, [40, 'Sana Mirza'], [115, 'Chief Executive']],
      [202, [40, 'Tahira Jamshed, CFA'], [115, 'Chief Investment Officer']],
      [212, [40, 'Omar Dar'], [115, 'Manager of the fund']],
      [222, [40, 'Hina Lodhi'], [115, 'Head of Risk']],
    ]);
    expect(people.toSorted()).toEqual([
      'INVESTMENT_COMMITTEE_MEMBER Hina Lodhi: Head of Risk',
      'INVESTMENT_COMMITTEE_MEMBER Omar Dar: Manager of the fund',
      'INVESTMENT_COMMITTEE_MEMBER Sana Mirza: Chief Executive',
      'INVESTMENT_COMMITTEE_MEMBER Tahira Jamshed, CFA: Chief Investment Officer',
    ]);
  });

  it.each(['ACCA – Fund Manager', 'ACCA– Fund Manager', 'ACCA –Fund Manager', 'ACCA–Fund Manager'])(
    'the qualification ends the name before the dash: %s',
    (end) => {
      const people = peopleOf([
        [180, [40, 'Investment Committee', BOLD]],
        [192, [40, `Sana Mirza – Chief Executive Officer • Omar Dar, ${end}`]],
      ]);
      expect(people).toEqual([
        'INVESTMENT_COMMITTEE_MEMBER Sana Mirza: Chief Executive Officer',
        'INVESTMENT_COMMITTEE_MEMBER Omar Dar, ACCA: Fund Manager',
      ]);
    },
  );

  it('two lines of one cell, each level with a person, are the designations of two', () => {
    const pairsOf = (...names: readonly Line[]): string[] => {
      const [title] = blocksOf([
        [224, [40, 'Head of Research']],
        [233, [40, 'Fund Manager']],
      ]);
      const persons = names.flatMap((line) => blocksOf([line]));
      return pairUp([...persons, title as Block]).map(({ name, designation }) => `${name.text}: ${designation?.text}`);
    };
    const omar: Line = [224, [140, 'Omar Dar, CFA']];
    expect(pairsOf(omar, [233, [140, 'Hina Lodhi']])).toEqual([
      'Omar Dar, CFA: Head of Research',
      'Hina Lodhi: Fund Manager',
    ]);
    // A person of another column is level with the second line by chance.
    expect(pairsOf(omar, [233, [400, 'Hina Lodhi']])).toEqual(['Omar Dar, CFA: Head of Research Fund Manager']);
    expect(pairsOf(omar)).toEqual(['Omar Dar, CFA: Head of Research Fund Manager']);
  });

  it('a designation after a comma is never that of a person elsewhere', () => {
    const people = peopleOf([
      [200, [40, 'Sana Mirza', BOLD], [200, ', Chief Executive Officer']],
      [230, [40, 'Omar Dar', BOLD], [200, ', Head of Research']],
    ]);
    expect(people).toEqual([]);
  });

  it('a designation in brackets is of the name before it, and one that is cut pairs nobody', () => {
    const pairsOf = (...lines: readonly Line[]): string[] =>
      pairUp(lines.flatMap((line) => blocksOf([line]))).map(
        ({ name, designation }) => `${name.text}: ${designation?.text}`,
      );
    const omar: Line = [224, [140, 'Omar Dar, CFA']];
    expect(pairsOf(omar, [224, [300, '(Head of Risk)']])).toEqual(['Omar Dar, CFA: (Head of Risk)']);
    expect(pairsOf(omar, [233, [140, '(Head of Risk)']])).toEqual(['Omar Dar, CFA: (Head of Risk)']);
    expect(pairsOf(omar, [224, [40, '(Head of Risk),']])).toEqual([]);
    expect(pairsOf(omar, [215, [140, '(Head of Risk),']])).toEqual([]);
    expect(pairsOf([224, [140, 'Omar Dar,']], [224, [200, '(Head of Risk)']])).toEqual([]);
    expect(pairsOf(omar, [224, [300, '(Head of Risk)']], [242, [40, 'Officer),']])).toEqual([]);
  });

  it('`Fund Manager:` with a value ends before the two lines of the next label', () => {
    const labels = blocksOf([
      [200, [40, 'Fund Manager:']],
      [211, [40, 'Minimum']],
      [220, [40, 'Subscription:']],
      [200, [140, 'Sana Mirza, CFA']],
      [211, [140, 'Growth Unit: Rs. 5,000/- Income Unit: Rs.']],
      [220, [140, '100,000/-']],
    ]).flatMap(({ text, x0 }) => (x0 === 40 ? [text] : []));
    expect(labels).toEqual(['Fund Manager:', 'Minimum Subscription:']);
  });

  it('a word under a designation, level with no person, is its end', () => {
    const pairsOf = (end: string, ...beside: readonly Line[]): string[] => {
      const lines: Line[] = [[224, [40, 'Chief Executive']], [234, [40, end]], [224, [140, 'Hina Lodhi']], ...beside];
      const members = pairUp(lines.flatMap((line) => blocksOf([line])));
      return members.map(({ name, designation }) => `${name.text}: ${designation?.text}`);
    };
    expect(pairsOf('Officer')).toEqual(['Hina Lodhi: Chief Executive Officer']);
    // A whole designation may have lost its person.
    expect(pairsOf('Head of Research')).toEqual(['Hina Lodhi: Chief Executive']);
    expect(pairsOf('Director', [234, [140, 'Omar Dar']])).toEqual([
      'Hina Lodhi: Chief Executive',
      'Omar Dar: Director',
    ]);
  });

  it('two names in one cell, each level with a designation, are two persons, and a broken name is one', () => {
    const pairsOf = (...lines: readonly string[]): string[] => {
      const names = blocksOf(lines.map((line, at): Line => [224 + 9 * at, [40, line]]));
      const titles = ['Fund Manager', 'Head of Research'].flatMap((title, at) =>
        blocksOf([[224 + 9 * at, [140, title]]]),
      );
      return pairUp([...names, ...titles]).map(({ name, designation }) => `${name.text}: ${designation?.text}`);
    };
    expect(pairsOf('Hina Lodhi', 'Omar Dar,', 'ACCA')).toEqual([
      'Hina Lodhi: Fund Manager',
      'Omar Dar, ACCA: Head of Research',
    ]);
    expect(pairsOf('Hina Naz', 'Lodhi')).toEqual(['Hina Naz Lodhi: Fund Manager']);
  });

  it.each([
    [
      'Sana Mirza, Fund Manager | Omar Dar, Head of Research',
      [
        'INVESTMENT_COMMITTEE_MEMBER Sana Mirza: Fund Manager',
        'INVESTMENT_COMMITTEE_MEMBER Omar Dar: Head of Research',
      ],
    ],
    ['Sana Mirza, Chief Executive ACMA, Head of Research', []],
  ])('two persons in one line are not read as one: %s', (line, people) => {
    expect(
      peopleOf([
        [200, [40, 'Investment Committee', 9]],
        [214, [40, line]],
      ]),
    ).toEqual(people);
  });
});

describe('lines of one text', () => {
  it('a short last line may be set in the middle, as exactly as both ends allow', () => {
    const [first, ...others] = blocksOf([
      [100, [40, 'The Fund aims to provide its holders a high return from assets of low risk and of high']],
      [109, [177, 'liquidity.']],
    ]);
    expect([first?.lines.length, others]).toEqual([2, []]);
  });

  it('a word that is a label elsewhere belongs to a name in the size of a title', () => {
    const stacked = (size: number): string[] =>
      blocksOf([
        [40, [40, 'Sample Prosperity', size]],
        [40 + 1.2 * size, [40, 'Alpha', size]],
        // The size of the page's text.
        ...Array.from({ length: 6 }, (_, at): Line => [
          300 + 20 * at,
          [40, `A line of text, number ${at}, of the page`],
        ]),
      ]).flatMap(({ text }) => (text.includes('Prosperity') ? [text] : []));
    expect(stacked(18)).toEqual(['Sample Prosperity Alpha']);
    expect(stacked(8)).not.toEqual(['Sample Prosperity Alpha']);
  });
});

describe('tables of parts', () => {
  it('a bullet before one label of a list leaves its row in the list', () => {
    const rows = tablesOf([
      [100, [40, 'Asset Allocation (% of total assets)']],
      [112, [40, 'Cash'], [200, '60.0%']],
      [124, [40, 'Treasury bills'], [200, '30.0%']],
      [136, [34, '– Others'], [200, '10.0%']],
    ]).map((table) => table.rows.map(({ label }) => label.text));
    expect(rows).toEqual([['Cash', 'Treasury bills', '– Others']]);
  });

  it('a column under two months with an arrow is of neither', () => {
    const sharesUnder = (head: string): (string | null)[] =>
      readPage([
        ...INCOME_FUND,
        ...FACTS,
        [170, [40, 'Asset Allocation (% of total assets)']],
        [182, [180, head]],
        [194, [40, 'Cash'], [200, '60.0%']],
        [206, [40, 'Treasury bills'], [200, '40.0%']],
      ]).allocations.map(({ current_period }) => current_period);
    expect([sharesUnder('Oct 24'), sharesUnder('Sep 24 → Oct 24')]).toEqual([['60.0', '40.0'], []]);
  });

  it('a short title ends the reach of a wider one above it', () => {
    const titles = tablesOf([
      [100, [300, 'SECTOR ALLOCATION (% OF TOTAL ASSETS)']],
      [112, [300, 'Cement'], [430, '10.0%']],
      [124, [300, 'Power'], [430, '9.0%']],
      [150, [300, 'TOP HOLDINGS']],
      [162, [370, 'Sample Bank'], [470, '3.1%']],
      [174, [370, 'Sample Gas'], [470, '3.0%']],
    ]).map(({ title }) => title?.text);
    expect(titles).toEqual(['SECTOR ALLOCATION (% OF TOTAL ASSETS)', 'TOP HOLDINGS']);
  });

  it('a row with a bullet under the heading of the next part is not the next item of a row beside it', () => {
    const blocks = blocksOf([
      [100, [40, 'Equity Sub-fund'], [300, 'Debt Sub-fund']],
      [124, [40, 'Sample Bank'], [270, '9.1%'], [294, '– Sample Bank TFC'], [500, '2.7%']],
      [136, [40, 'Sample Gas'], [270, '7.6%']],
      [148, [40, 'Sample Cement'], [270, '6.0%']],
    ]);
    const headings = blocks.filter(({ text }) => text.endsWith('Sub-fund'));
    const rows = listTables(listRows(blocks), blocks, headings).map((table) =>
      table.rows.map(({ label }) => label.text),
    );
    expect(rows).toEqual([['Sample Bank', 'Sample Gas', 'Sample Cement'], ['– Sample Bank TFC']]);
  });
});

it.each(['Expense ratio before levies', 'Expense ratiobefore levies', 'Expense ratio beforelevies'])(
  '%s is a ratio, and no levies',
  (label) => {
    expect([kindOf(label), kindOf('Government levies')]).toEqual(['TOTAL_EXPENSE_RATIO', 'GOVERNMENT_LEVIES']);
  },
);

it('`not applicable` beside the rating of a manager is the stability of a fund of shares, and no rating of the manager', () => {
  const ratingsOf = (value: string): (string | null)[] =>
    readPage([...INCOME_FUND, ...FACTS, [152, [40, 'AMC rating'], [240, value]]]).ratings.map(
      ({ rating_raw }) => rating_raw,
    );
  expect([ratingsOf('not applicable'), ratingsOf('Not rated'), ratingsOf('AM2++ by VIS')]).toEqual([
    [],
    ['Not rated'],
    ['AM2++'],
  ]);
});

it('a name with another designation is not the fund manager’s', () => {
  const managersOf = (value: string): (string | null)[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample Ferguson & Co.']],
      [128, [40, 'Fund Manager'], [140, value]],
    ]).parties.flatMap(({ role, name_raw }) => (role === 'FUND_MANAGER' ? [name_raw] : []));
  expect(managersOf('Sample Husnain, FRM')).toEqual(['Sample Husnain, FRM']);
  // The designation of the line before, in the place of a label, and the person after it.
  expect(managersOf('Sample Husnain, FRM Head of Risk')).toEqual([]);
  expect(managersOf('Head of Risk Sample Husnain, FRM')).toEqual([]);
});

it('people whose designations are in brackets over two lines are each read, without a sign between them', () => {
  const { parties } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Auditor'], [140, 'Rahman Sample Rahim']],
    [130, [40, 'Investment Committee', BOLD], [200, 'Asad Sample (Chief Executive']],
    [140, [200, 'Officer)']],
    [150, [200, 'Sana Example, CFA (Chief']],
    [160, [200, 'Investment Officer)']],
    [170, [200, 'Bilal Specimen (Fund Manager)']],
  ]);
  expect(parties.flatMap((row) => (row.name_raw === null ? [] : [[row.name_raw, row.designation_raw]]))).toEqual([
    ['Asad Sample', 'Chief Executive Officer'],
    ['Sana Example, CFA', 'Chief Investment Officer'],
    ['Bilal Specimen', 'Fund Manager'],
  ]);
});
