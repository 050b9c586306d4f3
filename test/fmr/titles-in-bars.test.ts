import { describe, expect, it } from 'vitest';
import type { Shade, TurnedWord } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport, type ReadReport } from '#sources/fmr/read-report.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const NAMES = ['Sample Cash Fund', 'Sample Stock Fund'];
const funds = NAMES.map((name): KnownFund => ({
  name,
  other_names: [],
  amc: 'Sample',
  family: null,
  asset_class: null,
}));

type Fragments = Map<string | null, ReadReport['fragments'][number]>;

// A name that reads upwards, in the middle of its part of the page.
function turnedName(name: string, middle: number): TurnedWord[] {
  const size = 10;
  const length = name.length * size * 0.5;
  let y1 = middle + length / 2;
  return name.split(' ').map((text): TurnedWord => {
    const box = { x0: 20, x1: 30, y1, y0: y1 - text.length * size * 0.5 };
    y1 = box.y0 - size * 0.25;
    return { ...box, text, baseline: 28, size, bold: true, color: '#ffffff', turn: 'UP' };
  });
}

const part = (top: number, size: string, nav: string, one: string): Line[] => [
  [top + 12, [50, 'Returns (%)', 9]],
  [top + 26, [200, '1M'], [260, '36M'], [320, 'Incept.']],
  [top + 38, [50, 'Sub Fund'], [200, one], [260, '15.58'], [320, '10.69']],
  [top + 50, [50, 'Benchmark'], [200, '20.73'], [260, '15.35'], [320, '10.60']],
  [top + 80, [50, 'Fund size'], [200, size]],
  [top + 92, [50, 'NAV'], [200, nav]],
  [top + 104, [50, 'Launched'], [200, '14 May 2012']],
];

function read(): Fragments {
  const lines: Line[] = [
    [20, [400, 'Data as of 29 February 2024']],
    ...part(40, 'Rs. 10.360 bn', 'Rs. 114.9742', '21.96'),
    ...part(340, 'Rs. 4.693 bn', 'Rs. 225.7490', '-0.83'),
  ];
  const bars = [40, 340].map((y0): Shade => ({ x0: 12, x1: 38, y0, y1: y0 + 280, color: '#33658a' }));
  const turned = NAMES.flatMap((name, at) => turnedName(name, 180 + 300 * at));
  const { fragments } = readReport({ pages: [{ ...pageOf(lines), shades: bars, turned }] }, { funds });
  return new Map(fragments.map((fragment) => [fragment.fund_name_raw, fragment]));
}

describe('names set sideways in bars', () => {
  const found = read();

  it('are of all that is beside their bars, also of what begins above the name', () => {
    expect(NAMES.map((name) => [found.get(name)?.fund_size, found.get(name)?.nav_per_unit])).toEqual([
      ['10360000000', '114.9742'],
      ['4693000000', '225.7490'],
    ]);
    const returns = NAMES.map((name) => found.get(name)?.reported_returns.map((row) => row.fund_return_percent));
    expect(returns).toEqual([
      ['21.96', '15.58', '10.69'],
      ['-0.83', '15.58', '10.69'],
    ]);
  });

  it('have periods in months and `Incept.`', () => {
    expect(found.get('Sample Cash Fund')?.reported_returns.map((row) => row.period_key)).toEqual([
      '1M',
      '3Y',
      'SINCE_INCEPTION',
    ]);
  });
});

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Data as of 29 February 2024']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [104, [40, 'Launch date'], [240, '12-May-2010']],
];

describe('a value that a line leaves open', () => {
  it('ends with the figure of the next line', () => {
    const { fees } = readPage([
      ...HEAD,
      [116, [40, 'TER MTD'], [240, '2.55% of which']],
      [126, [246, 'levies 0.31%']],
      [140, [40, 'TER YTD'], [240, '2.61% of which levies']],
      [150, [298, '0.30%']],
    ]);
    expect(fees.map((row) => [row.value_percent, row.period, row.government_levy_percent])).toEqual([
      ['2.55', 'MTD', '0.31'],
      ['2.61', 'YTD', '0.30'],
    ]);
  });

  it('is not served without it', () => {
    const lines: Line[] = [[116, [40, 'TER MTD'], [240, '2.55% of which levies']]];
    expect(readPage([...HEAD, ...lines]).fees).toEqual([]);
  });
});

describe('shares under `Assets (% of total assets)`', () => {
  it('are the assets of both months', () => {
    const { allocations } = readPage([
      ...HEAD,
      [140, [40, 'Assets (% of total assets)', 9]],
      [152, [300, 'Jan 24 → Feb 24']],
      [164, [40, 'T-Bills'], [304, '69.7 → 74.1']],
      [176, [40, 'Bank Placements'], [304, '22.5 → 18.8']],
      [188, [40, 'Other'], [304, '7.8 → 7.1']],
    ]);
    expect(allocations.map((row) => [row.label_raw, row.previous_period, row.current_period])).toEqual([
      ['T-Bills', '69.7', '74.1'],
      ['Bank Placements', '22.5', '18.8'],
      ['Other', '7.8', '7.1'],
    ]);
  });
});

describe('a paragraph that begins with `All funds:`', () => {
  it('states its facts of each fund of the page', () => {
    const terms = NAMES.map((name, at): Line => [
      120 + 14 * at,
      [40, name],
      [180, 'Open-ended'],
      [280, '0.45%'],
      [380, '1.00%'],
    ]);
    const lines: Line[] = [
      [40, [40, 'Terms in July 2023', 16]],
      [106, [40, 'Fund'], [180, 'Type'], [280, 'Management fee'], [380, 'Front-end load']],
      ...terms,
      [180, [40, 'All funds: the trustee is Sample Depository Limited, the auditors are Sample Accountants. Pricing:']],
      [190, [40, 'Forward. Rating of the management company: AM2 by VIS (30 Jun 2023).']],
    ];
    const { fragments } = readReport({ pages: [pageOf(lines)] }, { funds });
    expect(fragments.map((each) => each.pricing_mechanism_raw)).toEqual(['Forward', 'Forward']);
    for (const { parties, ratings } of fragments) {
      expect(parties.map((row) => row.organization_raw)).toEqual(['Sample Depository Limited', 'Sample Accountants']);
      expect(ratings.map((row) => [row.rating_raw, row.rating_agency, row.rating_date])).toEqual([
        ['AM2', 'VIS', '2023-06-30'],
      ]);
    }
  });
});
