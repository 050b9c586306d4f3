import { describe, expect, it } from 'vitest';
import { renderBarChart, renderMeter, renderMonths } from '#pages/chart.ts';
import { renderLineChart } from '#pages/line-chart.ts';
import { listTimeTicks } from '#pages/time-ticks.ts';

const numbersOf = (text: string, attribute: string): number[] =>
  [...text.matchAll(new RegExp(` ${attribute}="([-\\d.]+)%"`, 'g'))].map(([, value]) => Number(value));

describe('a line chart', () => {
  const points = [
    { at: 0, value: 99.5 },
    { at: 4, value: 101.25 },
    { at: 10, value: 100 },
  ];
  const { html: drawn } = renderLineChart({
    label: 'NAV of a sample fund',
    lines: [points],
    marks: [
      { at: 5, text: 'payout' },
      { at: 6, text: 'was 7', isCorrection: true },
    ],
  });
  const pathsOf = (text: string): string[] =>
    [...text.matchAll(/class="trace[^"]*"[^>]* d="([^"]*)"/g)].map(([, path = '']) => path);

  it('a line chart places days by their distance, not by their number', () => {
    const places = pathsOf(drawn)[0]
      ?.slice(1)
      .split('L')
      .map((pair) => Number(pair.split(' ')[0]));
    expect(places).toEqual([0, 400, 1000]);
  });

  it('a line chart has round axis values that enclose every value, outside the plot', () => {
    const [, values = ''] = /<svg class="values"(.*?)<\/svg>/s.exec(drawn) ?? [];
    const ticks = [...values.matchAll(/text-anchor="end"\s*>([\d.]+)</g)].map(([, value]) => Number(value));
    expect(ticks).toEqual([99.5, 100, 100.5, 101, 101.5]);
    expect(drawn.slice(drawn.indexOf('<svg class="chart"'))).not.toContain('>100.5<');
  });

  it('a line chart has a text alternative for its content and marks', () => {
    expect(drawn).toContain('role="img" aria-label="NAV of a sample fund"');
    expect(drawn).toContain('<title>payout</title>');
    expect(drawn).toContain('<title>was 7</title>');
  });

  it('a pause of more than ten days interrupts the line, and an observation alone is a point', () => {
    const days = [0, 1, 2, 13, 24, 25, 35];
    const { html: text } = renderLineChart({ label: 'pauses', lines: [days.map((at) => ({ at, value: at }))] });
    const [path = ''] = pathsOf(text);
    expect(path.match(/M/g)).toHaveLength(2);
    const places = (path.match(/[\d.]+ [\d.]+/g) ?? []).map((pair) =>
      Math.round((Number(pair.split(' ')[0]) * 35) / 1000),
    );
    expect(places).toEqual([0, 1, 2, 24, 25, 35]);
    expect(
      [...text.matchAll(/<circle[^>]* cx="([\d.]+)%"/g)].map(([, x]) => Math.round((Number(x) * 35) / 100)),
    ).toEqual([13]);
  });

  it('a line chart fills no area, whose height would suggest a scale from zero', () => {
    expect(drawn).not.toContain('Z"');
    expect(drawn).not.toContain('under');
  });

  it('a line chart of a single day, or of a constant value, is drawn', () => {
    for (const values of [[7], [7, 7], [0, 0]]) {
      const text = renderLineChart({ label: 'flat', lines: [values.map((value, at) => ({ at, value }))] }).html;
      expect(text).not.toMatch(/NaN|Infinity/);
    }
    expect(renderLineChart({ label: 'one', lines: [[{ at: 0, value: 7 }]] }).html).toContain('<circle');
  });

  it('the time axis has round dates in their order, never more than fit', () => {
    for (const span of [1, 5, 20, 45, 62, 120, 366, 1_096, 3_653, 20_000]) {
      const ticks = listTimeTicks(19_000, 19_000 + span);
      expect(ticks.length, `${span} days`).toBeGreaterThanOrEqual(2);
      expect(ticks.length, `${span} days`).toBeLessThanOrEqual(6);
      for (const [index, { at }] of ticks.entries()) {
        expect(at).toBeGreaterThanOrEqual(ticks[index - 1]?.at ?? 19_000);
        expect(at).toBeLessThanOrEqual(19_000 + span);
      }
    }
    expect(listTimeTicks(20_440, 20_800).map(({ text }) => text)).toEqual([
      'Jan 2026',
      'Mar',
      'May',
      'Jul',
      'Sep',
      'Nov',
    ]);
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
