/** Classes of assets with their largest holdings set in, and one table of the portfolios of several sub-funds. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

const row = (y: number, label: string, ...shares: readonly string[]): Line => [
  y,
  [80, label],
  ...shares.map((share, at): [number, string] => [300 + 60 * at, share]),
];
const HEADS: readonly Line[] = [
  [150, [40, 'Portfolio (% of net assets)', 10]],
  [164, [300, 'Oct-24'], [360, 'Jun-24']],
];
const INSET: readonly Line[] = [
  [190, [90, 'of which the largest holdings']],
  [202, [98, 'Sample Bank Limited'], [300, '6.54']],
  [214, [98, 'Example Power Limited'], [300, '4.28']],
];

const sayAllocations = (read: ReadFragment | undefined): string[] | undefined =>
  read?.allocations.map((each) =>
    [
      each.sub_fund_key ?? 'fund',
      each.allocation_type,
      each.label_raw,
      each.percent_of_net_assets,
      each.previous_period,
    ].join(' '),
  );
const sayHoldings = (read: ReadFragment | undefined): string[] | undefined =>
  read?.holdings.map((each) =>
    [each.sub_fund_key ?? 'fund', each.name_raw, each.percent_of_net_assets, each.percent_of_total_assets].join(' '),
  );

describe('the largest holdings set in under a class', () => {
  const page: readonly Line[] = [...INCOME_FUND, [116, [40, 'Auditor'], [140, 'Sample Chartered Accountants']]];
  const lines: readonly Line[] = [
    ...page,
    ...HEADS,
    row(176, 'Equities', '63.0', '60.4'),
    ...INSET,
    row(226, 'Bank deposits', '35.1', '37.9'),
    row(238, 'Others', '1.9', '1.7'),
    row(250, 'Net assets', '100.0', '100.0'),
  ];

  it('part no classes: those over and under them are of one table, with its title and months', () => {
    expect(sayAllocations(readPage(lines))).toEqual([
      'fund ASSET_ALLOCATION Equities 63.0 60.4',
      'fund ASSET_ALLOCATION Bank deposits 35.1 37.9',
      'fund ASSET_ALLOCATION Others 1.9 1.7',
    ]);
  });

  it('are shares of what a note says of all shares of the page', () => {
    const note: Line = [70, [260, 'Amounts in Rupees; shares are % of net assets.']];
    expect(sayHoldings(readPage([...lines, note]))).toEqual([
      'fund Sample Bank Limited 6.54 ',
      'fund Example Power Limited 4.28 ',
    ]);
  });

  it('and the whole of 100 is not an amount of net assets', () => {
    const note: Line = [70, [260, 'Amounts in Rs. ’000 except per unit']];
    expect(readPage([...lines, note]).fund_size).toBeNull();
  });

  it('companies alone under such a title are not taken for classes', () => {
    const names = [row(176, 'Sample Bank Limited', '6.54'), row(188, 'Example Power Limited', '4.28')];
    expect(sayAllocations(readPage([...page, HEADS[0] as Line, ...names]))).toEqual([]);
  });
});

describe('portfolios of sub-funds under each other', () => {
  const KEY: Line = [116, [40, 'Sub-funds: XSF Equity Sub-Fund, YSF Debt Sub-Fund, ZSF Money Market Sub-Fund']];
  const portfolios = (codes: readonly (string | undefined)[]): Line[] => {
    const code = (at: number): [number, string][] => {
      const text = codes[at];
      return text === undefined ? [] : [[44, text]];
    };
    return [
      ...HEADS,
      [...row(176, 'Equities', '63.0', '60.4'), ...code(0)],
      ...INSET,
      row(226, 'Bank deposits', '37.0', '39.6'),
      row(238, 'Net assets', '100.0', '100.0'),
      [...row(250, 'T-Bills', '70.0', '72.0'), ...code(1)],
      row(262, 'Bank deposits', '30.0', '28.0'),
      row(274, 'Net assets', '100.0', '100.0'),
    ];
  };

  it('are each of the sub-fund whose code on the page is left of the first row, down to their whole', () => {
    const read = readPension(KEY, ...portfolios(['XSF', 'ZSF']));
    expect(sayAllocations(read)).toEqual([
      'EQUITY ASSET_ALLOCATION Equities 63.0 60.4',
      'EQUITY ASSET_ALLOCATION Bank deposits 37.0 39.6',
      'MONEY_MARKET ASSET_ALLOCATION T-Bills 70.0 72.0',
      'MONEY_MARKET ASSET_ALLOCATION Bank deposits 30.0 28.0',
    ]);
    expect(read?.holdings.map((each) => `${each.sub_fund_key} ${each.name_raw}`)).toEqual([
      'EQUITY Sample Bank Limited',
      'EQUITY Example Power Limited',
    ]);
  });

  it('are withheld if one of them is not named', () => {
    const read = readPension(KEY, ...portfolios(['XSF', undefined]));
    expect(sayAllocations(read)).toEqual([]);
    expect(read?.withheld.map(({ section, reason }) => `${section}: ${reason}`)).toContain(
      'allocations: one owner of each whole',
    );
  });
});

it('a title in the middle over the list under it ends the list above', () => {
  const read = readPage([
    ...INCOME_FUND,
    [150, [40, 'Composition of total assets', 10]],
    row(164, 'T-Bills', '63.0'),
    row(176, 'Bank deposits', '37.0'),
    [188, [100, 'Largest holdings (% of net assets)']],
    row(200, 'Sample Bank TFC', '6.54'),
    row(212, 'Example Power Sukuk', '4.28'),
  ]);
  expect(sayHoldings(read)).toEqual(['fund Sample Bank TFC 6.54 ', 'fund Example Power Sukuk 4.28 ']);
});
