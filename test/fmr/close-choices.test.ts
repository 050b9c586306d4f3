/** Choices that a small change of a page could turn: the reader decides them by what does not change, or withholds the fact. */
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { bindHeads } from '#sources/fmr/candidates/heads.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { Draft } from '#sources/fmr/draft.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { splitLine } from '#sources/fmr/meaning/person-texts.ts';
import { readBasisClauses } from '#sources/fmr/meaning/return-basis.ts';
import { findPeriod } from '#sources/fmr/periods.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { pageOf, type Line } from './placed-words.ts';

const fund = (name: string, family: string | null = null): KnownFund => ({
  name,
  other_names: [],
  amc: null,
  family,
  asset_class: null,
});

const FAMILY = 'Sample Planning Fund';
const funds = [
  fund('Sample Income Fund'),
  fund(FAMILY),
  fund('Sample Active Allocation Plan', FAMILY),
  fund('Sample Steady Allocation Plan', FAMILY),
];

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Income Fund', 16]],
  [60, [40, 'Data as of 30 April 2025']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [104, [40, 'Launch date'], [240, '12-May-2010']],
];

const blocksOf = (page: PdfPage): Block[] => listBlocks(page, listTextLines(page), isKnownLabel);
const textsOf = (...lines: readonly Line[]): string[] => blocksOf(pageOf(lines)).map(({ text }) => text);
const inNoOrder = (page: PdfPage): PdfPage => ({ ...page, words: page.words.toReversed() });

it('another text that was weighed for a label is kept with its margin, and none where there is no other', () => {
  const beside = read(
    [140, [40, 'Offer price (Rs.)'], [140, '102.1100'], [260, 'Par value (Rs.)'], [360, '100.0000']],
    [152, [40, 'Auditor'], [140, 'Sample Auditors'], [260, 'Listing'], [360, 'Sample Exchange']],
  );
  const [rival, ...others] = beside.evidence['par_value']?.rivals ?? [];
  expect(others).toEqual([]);
  expect(rival).toMatchObject({ printed: '102.1100', x0: 140 });
  expect(rival?.margin).toBeGreaterThan(2);
  expect(beside.evidence['offer_price']).not.toHaveProperty('rivals');
});

function read(...lines: readonly Line[]): ReadFragment {
  const [fragment] = readReport({ pages: [pageOf([...HEAD, ...lines])] }, { funds }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

describe('lines under each other', () => {
  it('are one period if neither is a period alone, in any case of its letters', () => {
    for (const [first, second] of [
      ['Since', 'Inception'],
      ['since', 'inception'],
      ['SINCE', 'INCEPTION'],
    ] as const)
      expect(textsOf([100, [340, first]], [109, [340, second]])).toEqual([`${first} ${second}`]);
  });

  it('are the cells of two rows if each row has a label, in whatever order the words are drawn', () => {
    const row = (y: number, label: string, ...cells: readonly string[]): Line => [
      y,
      [40, label],
      ...cells.map((cell, at) => [200 + 100 * at - 2 * cell.length, cell] as const),
    ];
    const lines = [
      row(100, 'Risk Profile', 'Low', 'Low to Medium', 'Medium'),
      row(113.7, 'Management Fee', '0.65% p.a.', '0.90% p.a.', '1.25% p.a.'),
      row(131, 'Trustee Fee', '0.06% p.a.', '0.07% p.a.', '0.08% p.a.'),
    ];
    expect(blocksOf(inNoOrder(pageOf(lines))).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Low to Medium', 'Medium', '0.90% p.a.', '1.25% p.a.']),
    );
  });

  it('are one label of `Government` over `Securities`, also behind a bullet', () => {
    const labelsOf = (label: string): string[] =>
      textsOf([100, [40, label], [160, '20.9%']], [109, [46, 'Securities']]);
    expect(labelsOf('– Government')).toContain('– Government Securities');
  });

  it('are two labels if a colon ends the first, or if each is a label of words', () => {
    expect(textsOf([100, [40, 'Category of Plan:']], [109, [40, 'Benchmark:']])).toHaveLength(2);
    expect(textsOf([100, [40, 'Category of the scheme']], [109, [40, 'Type of the scheme']])).toHaveLength(2);
  });

  it('are two rows if a figure closes each, although the figures are in no column', () => {
    const texts = textsOf([100, [40, 'cement'], [68, '10.7%']], [109, [40, 'islamic banks'], [96, '8.3%']]);
    expect(texts.toSorted()).toEqual(['10.7%', '8.3%', 'cement', 'islamic banks']);
  });

  it('are two persons if a designation behind a dash follows each', () => {
    const lines: readonly Line[] = [
      [100, [40, 'Sample Haris', 8.4], [98, '– Head of Research']],
      [109, [40, 'Sample Parisa', 8.4], [102, '– Head of Risk']],
    ];
    expect(textsOf(...lines)).toContain('Sample Haris');
  });
});

describe('a text of which nothing shows where it ends', () => {
  const fees: readonly Line[] = [
    [100, [40, 'Regulatory'], [120, 'Trustee']],
    [111, [40, 'Fee'], [120, 'Fee']],
    [124, [40, '0.08%'], [120, '0.06%']],
    [200, [40, 'Expenses of the month in percent of the average net assets']],
  ];

  it('is marked only on a page that is drawn in no order', () => {
    const looseOf = (page: PdfPage): string[] => blocksOf(page).flatMap(({ isLoose, text }) => (isLoose ? [text] : []));
    expect(looseOf(pageOf(fees))).toEqual([]);
    expect(looseOf(inNoOrder(pageOf(fees)))).not.toEqual([]);
  });

  it('is neither a value nor a label of one', () => {
    const box = { x0: 40, x1: 80, y0: 95, y1: 112 };
    const draft = new Draft(1, [box]);
    const value = { x0: 100, x1: 130, y0: 95, y1: 103, text: 'Equity' };
    draft.set('category_raw', 'Equity', { ...box, text: 'Equity' });
    draft.bind(value, [{ role: 'LABEL', cell: { ...box, text: 'Category' } }]);
    draft.set('fund_type_raw', 'Equity', value);
    draft.set('risk_profile_raw', 'Low', { ...value, y0: 200, y1: 208, text: 'Low' });
    expect(draft.members).toMatchObject({ category_raw: null, fund_type_raw: null, risk_profile_raw: 'Low' });
    expect(draft.problems).toHaveLength(2);
  });
});

it('a head beside a column does not take the place of the head over it', () => {
  const at = (x0: number, x1: number): Block =>
    ({ x0, x1, y0: 10, y1: 18, baseline: 16, size: 8, text: `${x0}`, lines: [{ words: [] }] }) as unknown as Block;
  const [bound] = bindHeads([{ x0: 411, x1: 431, y0: 30, y1: 38 }], [at(397, 407), at(421, 431)]);
  expect(bound?.map(({ text }) => text)).toEqual(['421']);
});

describe('rows of another table among holdings', () => {
  const list = (last: string): string[] =>
    read(
      [140, [40, 'Top holdings (% of total assets)', 9]],
      [154, [40, 'Sample Bank Limited'], [240, '6.0']],
      [165, [40, 'Sample Cement Limited'], [240, '5.1']],
      [176, [40, last], [240, '9.7']],
    ).holdings.map(({ name_raw }) => name_raw);

  it('withhold the list', () => {
    for (const foreign of ['Unrated', 'Oil & Gas Exploration Companies', 'Benchmark', 'Statistics'])
      expect(list(foreign), foreign).toEqual([]);
  });

  it('are not seen in names with words of titles', () => {
    expect(list('Sample Holdings Limited')).toHaveLength(3);
  });
});

it('two tables with other shares under the same names are withheld', () => {
  const table = (y: number, cash: string, bills: string): Line[] => [
    [y, [40, 'Asset allocation (% of total assets)', 9]],
    [y + 14, [40, 'Cash'], [240, cash]],
    [y + 25, [40, 'T-Bills'], [240, bills]],
  ];
  expect(read(...table(140, '20.0', '80.0')).allocations).toHaveLength(2);
  const twice = read(...table(140, '20.0', '80.0'), ...table(220, '35.0', '65.0'));
  expect(twice.allocations).toEqual([]);
  expect(twice.withheld.map(({ check }) => check)).toContain('shares_do_not_sum');
});

describe('the returns of a plan', () => {
  const returnsUnder = (size: number): (string | null)[] => {
    const lines: readonly Line[] = [
      [40, [40, FAMILY, 16]],
      ...HEAD.slice(1),
      [150, [40, 'Sample Active Allocation Plan', size]],
      [164, [40, 'Returns (%)'], [200, 'Plan'], [300, 'Benchmark']],
      [175, [40, '1 Month'], [200, '0.13'], [300, '0.03']],
      [186, [40, 'Fiscal YTD'], [200, '3.18'], [300, '0.27']],
    ];
    const { fragments } = readReport({ pages: [pageOf(lines)] }, { funds });
    return fragments.flatMap(({ reported_returns }) => reported_returns.map((row) => row.sub_fund_name_raw));
  };

  it('are the plan’s under its heading, and nobody’s if its name is set like the text', () => {
    expect(returnsUnder(10)).toEqual(['Sample Active Allocation Plan', 'Sample Active Allocation Plan']);
    expect(returnsUnder(8)).not.toContain(null);
  });
});

it('a period alone labels a return, not with the head under it', () => {
  const { reported_returns } = read(
    [140, [40, 'Performance (%)', 9]],
    [154, [200, 'fy to date'], [300, 'since launch']],
    [165, [200, 'Fund'], [300, 'Fund']],
    [178, [40, 'Sample Income Fund'], [205, '14.79'], [305, '18.32']],
  );
  expect(reported_returns.map((row) => row.period_label_raw)).toEqual(['fy to date', 'since launch']);
});

describe('words that lost the blank between them', () => {
  it('leave a name of a person and a basis of returns as they are', () => {
    expect(fitsValue({ kind: 'fact', fact: 'fund_manager', inside: '', plan: null }, 'SampleKarim')).toBe(true);
    const [clause] = readBasisClauses('Sinceinception returns are onCAGR basis', false);
    expect(clause).toMatchObject({ reach: 'SINCE_INCEPTION', is_annualized: true });
  });

  it('do not cut the first name of a list', () => {
    const { allocations } = read(
      [140, [40, 'Asset allocation (% of total assets)', 9]],
      [154, [40, 'On 30 April 2025 the fund heldGoP Ijara Sukuk 66.1%, Bank Deposits 25.9% and Others 8.0%.']],
    );
    expect(allocations.map(({ label_raw }) => label_raw)).not.toContain('Ijara Sukuk');
  });
});

it('a mark of a footnote leaves a row its month', () => {
  expect(findPeriod('Month (Mar 2023)†', '2023-04')).toBe('MONTH');
});

it('a qualification on the designation’s line ends the name', () => {
  const whole = { name: 'Sample Fahad, CFA', designation: 'Head of Research' };
  expect(splitLine('Sample Fahad, CFA Head of Research')).toEqual(whole);
});

it('the beginning of a label is not a load', () => {
  const meaning = { kind: 'fact', fact: 'front_end_load', inside: '', plan: null } as const;
  expect(fitsValue(meaning, 'Sample Plan 2 Back-end')).toBe(false);
  expect(fitsValue(meaning, '1.50%')).toBe(true);
});

it('the title of a summary of plans is served as the name in it', () => {
  const title = 'Investment Plans Summary Report of Sample Planning Fund for April 2025';
  const page = pageOf([[40, [40, title, 14]], ...HEAD.slice(1)]);
  for (const name of [FAMILY, title]) {
    const known = [fund(name), fund('Sample Active Allocation Plan', name)];
    const { fragments } = readReport({ pages: [page] }, { funds: known });
    expect(fragments.map(({ fund_name_raw }) => fund_name_raw)).toEqual([FAMILY]);
  }
});

describe('the page of a fund whose title is not understood', () => {
  const pages = (...lines: readonly (readonly Line[])[]): PdfPage[] =>
    lines.map((each, at) => ({ ...pageOf(each), page_number: at + 1 }));
  const namesOf = (text: readonly PdfPage[]): (string | null)[] =>
    readReport({ pages: text }, { funds }).fragments.map(({ fund_name_raw }) => fund_name_raw);

  it('does not continue the fund before if it states a category of its own', () => {
    const facts: readonly Line[] = [
      [80, [40, 'Category'], [240, 'Income Scheme']],
      [92, [40, 'Type'], [240, 'Open Ended']],
      [104, [40, 'SIF'], [240, '1.25%'], [300, '1.10%']],
    ];
    expect(namesOf(pages([...HEAD, ...facts.slice(0, 2)], facts))).toEqual(['Sample Income Fund']);
  });

  it('is not the first of its plans’', () => {
    const plans: readonly Line[] = [
      [120, [40, 'Sample Active Allocation Plan', 11]],
      [134, [40, 'NAV per unit (Rs.)'], [240, '98.9192']],
      [180, [40, 'Sample Steady Allocation Plan', 11]],
      [194, [40, 'NAV per unit (Rs.)'], [240, '103.1108']],
    ];
    expect(namesOf(pages([...HEAD.slice(1), ...plans]))).toEqual([]);
  });
});

it('a month that only other pages name is not that of a page with another one', () => {
  const lateOf = (line: Line): Line => (line[0] === 60 ? [420, [40, 'Data as of 30 June 2025']] : line);
  const other = [[40, [40, FAMILY, 16]] as const, ...HEAD.slice(1).map(lateOf)];
  const foot: Line = [790, [40, 'Report of April 2025']];
  const texts = [HEAD, HEAD, other].map((lines, at) => ({
    ...pageOf(at < 2 ? [...lines, foot] : lines),
    page_number: at + 1,
  }));
  const { fragments } = readReport({ pages: texts }, { funds });
  expect(fragments.map(({ report_month }) => report_month)).toEqual(['2025-04', '2025-04', null]);
});

it('the first of several dates under a head is that of a row', () => {
  const dates = (...texts: readonly string[]): (string | null)[] => {
    const under = texts.map((text, at): Line => [150 + 12 * at, [400, text]]);
    const page = pageOf([...HEAD.slice(0, 4), [140, [400, 'Launch date', 8.2]], ...under]);
    return readReport({ pages: [page] }, { funds }).fragments.map(({ launch_date }) => launch_date);
  };
  expect(dates('26-Jan-2012')).toEqual(['2012-01-26']);
  expect(dates('26-Jan-2012', '15-Mar-2014')).toEqual([null]);
});

it('a value that has run into the next label is no value', () => {
  const page = (value: string): ReadFragment =>
    read([140, [40, 'Fund type'], [240, value]], [152, [40, 'Auditor'], [240, 'Sample & Co.']]);
  expect(page('An Open End Scheme').fund_type_raw).toBe('An Open End Scheme');
  expect(page('An Open End SchemeCategory Income Scheme').fund_type_raw).toBeNull();
});

it('shares under the names of companies are those of another list: the table is withheld', () => {
  const sharesOf = (first: string): string[] => {
    const { allocations, withheld } = read(
      [130, [40, 'Asset Allocation (% of Total Assets)', 10]],
      [144, [40, first], [250, '56.1%']],
      [156, [40, 'Treasury Bills'], [250, '13.5%']],
      [168, [40, 'Cash'], [250, '30.4%']],
    );
    return [...allocations.map((row) => row.label_raw), ...withheld.map(({ check }) => check)];
  };
  expect(sharesOf('Equities')).toEqual(['Equities', 'Treasury Bills', 'Cash']);
  expect(sharesOf('Sample Bank Limited')).toEqual(['unclear']);
});
