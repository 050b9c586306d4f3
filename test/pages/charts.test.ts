import { describe, expect, it } from 'vitest';
import { renderBarChart, renderLineChart, renderMeter, renderMonths } from '#pages/chart.ts';

const numbersOf = (text: string, attribute: string): number[] =>
  [...text.matchAll(new RegExp(` ${attribute}="([-\\d.]+)%"`, 'g'))].map(([, value]) => Number(value));

describe('a line chart', () => {
  const points = [
    { at: 0, value: 99.5, text: 'June' },
    { at: 10, value: 101.25, text: 'July' },
    { at: 40, value: 100, text: 'August' },
  ];
  const { html: drawn } = renderLineChart({
    label: 'NAV of a sample fund',
    points,
    marks: [{ at: 20, text: 'payout' }],
  });

  it('a line chart places days by their distance, not by their number', () => {
    expect(drawn).toContain('d="M0 ');
    const places = [...(/class="trace"[^>]* d="M([^"]+)"/.exec(drawn)?.[1]?.split('L') ?? [])].map((pair) =>
      Number(pair.split(' ')[0]),
    );
    expect(places).toEqual([0, 250, 1000]);
  });

  it('a line chart has round axis values that enclose every value', () => {
    const ticks = [...drawn.matchAll(/dy="-4">([\d.]+)</g)].map(([, value]) => Number(value));
    expect(Math.min(...ticks)).toBeLessThanOrEqual(99.5);
    expect(Math.max(...ticks)).toBeGreaterThanOrEqual(101.25);
    expect(ticks).toEqual([99.5, 100, 100.5, 101, 101.5]);
  });

  it('a line chart has a text alternative for its content and marks', () => {
    expect(drawn).toContain('role="img" aria-label="NAV of a sample fund"');
    expect(drawn).toContain('<title>payout</title>');
  });

  it('a line chart of a single day, or of a constant value, is drawn', () => {
    for (const values of [[7], [7, 7], [0, 0]]) {
      const text = renderLineChart({
        label: 'flat',
        points: values.map((value, at) => ({ at, value, text: 'day' })),
      }).html;
      expect(text).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe('bars', () => {
  it('bars have lengths in proportion to their values, from zero', () => {
    const { html: drawn } = renderBarChart({
      label: 'calls',
      bars: [
        { text: 'a', value: 50 },
        { text: 'b', value: 100, second: 25 },
        { text: 'c', value: 0 },
      ],
    });
    const [first = 0, second = 0, part = 0, third] = numbersOf(drawn, 'height');
    expect(second / first).toBeCloseTo(2);
    expect(second / part).toBeCloseTo(4);
    expect(third).toBe(0);
  });

  it('the axis of bars has whole steps, however small the counts', () => {
    const { html: drawn } = renderBarChart({
      label: 'calls',
      bars: [
        { text: 'a', value: 1 },
        { text: 'b', value: 0 },
      ],
    });
    expect([...drawn.matchAll(/dy="-4">([^<]*)</g)].map(([, text]) => text)).toEqual(['0', '1']);
  });

  it('bars of shares never leave their frame, whatever a report printed', () => {
    expect(numbersOf(renderMeter(130, 100).html, 'width')).toEqual([100, 100]);
    expect(numbersOf(renderMonths([null, -5, 50, 250], 100).html, 'height')).toEqual([0, 0, 50, 100]);
  });
});
