/** A chart of fiscal years with its legend at the right, and a strip of people with one adviser among them. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const YEARS = ['FY21', 'FY22', 'FY23', 'FY24'];
const FIGURES = [
  ['8.11', '8.66'],
  ['10.22', '10.92'],
  ['17.24', '17.89'],
  ['21.51', '21.91'],
] as const;
const AXIS = 250;
const FACTS: readonly Line[] = [
  [116, [40, 'Auditor'], [140, 'Sample & Co.']],
  [128, [40, 'Par Value'], [140, 'PKR 100']],
];

interface Colours {
  readonly bars: readonly [string, string];
  readonly signs: readonly [string, string];
}

function read({ bars, signs }: Colours, names = ['SIF', 'Benchmark'], others: readonly Line[] = []): ReadFragment {
  const heightOf = (figure: string): number => 2 * Number.parseFloat(figure);
  const leftOf = (year: number, at: number): number => 60 + 70 * year + 34 * at;
  const figures = FIGURES.flatMap((pair, year) =>
    pair.map((figure, at): Line => [AXIS - heightOf(figure) - 3, [leftOf(year, at), figure]]),
  );
  const page = pageOf([
    ...INCOME_FUND,
    ...FACTS,
    [160, [40, 'Fiscal Year Returns (%)', 10]],
    ...figures,
    [AXIS + 9, ...YEARS.map((year, at) => [78 + 70 * at, year] as const)],
    [215, [360, `■ ${names[0]}`]],
    [227, [360, `■ ${names[1]}`]],
    [280, [40, 'Front-end Load'], [140, '1.00%']],
    ...others,
  ]);
  const shades = FIGURES.flatMap((pair, year) =>
    pair.map((figure, at): Shade => ({
      x0: leftOf(year, at),
      x1: leftOf(year, at) + 18,
      y0: AXIS - heightOf(figure),
      y1: AXIS,
      color: bars[at] as string,
    })),
  );
  let sign = 0;
  const words = page.words.map((word) => (word.text === '■' ? { ...word, color: signs[sign++] as string } : word));
  const [fragment] = readReport({ pages: [{ ...page, words, shades }] }, { funds: [] }).fragments;
  return fragment as ReadFragment;
}

const say = ({ reported_returns }: ReadFragment): string[] =>
  reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`);
const ALL = YEARS.map((year, at) => `${year} ${FIGURES[at]?.join(' ')}`);

describe('bars of fiscal years with their legend at the right', () => {
  it('are whose the colours of the signs say', () => {
    expect(say(read({ bars: ['#0b5d5e', '#e0a526'], signs: ['#0b5d5e', '#e0a526'] }))).toEqual(ALL);
    const turned = read({ bars: ['#e0a526', '#0b5d5e'], signs: ['#0b5d5e', '#e0a526'] });
    expect(say(turned)[0]).toBe('FY21 8.66 8.11');
  });

  it('are those of the name left where its sign has another shade and the other name has the colour of its bars', () => {
    expect(say(read({ bars: ['#0b5d5e', '#e0a526'], signs: ['#0b5d5e', '#b8780a'] }))).toEqual(ALL);
  });

  it('are nobody’s where no sign has the colour of bars', () => {
    expect(say(read({ bars: ['#0b5d5e', '#e0a526'], signs: ['#444444', '#b8780a'] }))).toEqual([]);
  });

  it('are nobody’s where no name of the legend is a fund’s or a benchmark’s', () => {
    const other = read({ bars: ['#0b5d5e', '#e0a526'], signs: ['#0b5d5e', '#e0a526'] }, ['Upper', 'Lower']);
    expect(say(other)).toEqual([]);
  });

  it('are read where a period of another part of the page is left of a bar', () => {
    const colours: Colours = { bars: ['#0b5d5e', '#e0a526'], signs: ['#0b5d5e', '#e0a526'] };
    expect(say(read(colours, undefined, [[231, [20, 'YTD']]]))).toEqual(ALL);
  });
});

describe('a strip of names over their designations', () => {
  const peopleOf = (names: readonly string[], offices: readonly string[]): string[] =>
    readPage([
      ...INCOME_FUND,
      ...FACTS,
      [160, [40, 'Investment Committee', 10]],
      [176, ...names.map((name, at) => [60 + 120 * at - 2 * name.length, name] as const)],
      [185, ...offices.map((office, at) => [60 + 120 * at - 2 * office.length, office] as const)],
    ]).parties.flatMap(({ name_raw, designation_raw }) =>
      name_raw === null ? [] : [`${name_raw}: ${designation_raw}`],
    );

  it('has the adviser in Shariah as one of its members', () => {
    expect(
      peopleOf(['Sohail Sample', 'Mufti Sample Awan', 'Nida Sample'], ['CEO', 'Shariah Advisor', 'Head of Risk']),
    ).toEqual(['Sohail Sample: CEO', 'Mufti Sample Awan: Shariah Advisor', 'Nida Sample: Head of Risk']);
  });

  it('has no member of a name over that label alone', () => {
    expect(peopleOf(['Sohail Sample', 'Nida Sample'], ['Shariah Advisor'])).toEqual([]);
  });
});
