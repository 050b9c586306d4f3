import type { Sheet } from './sheet.ts';
import type { Rect, Theme } from './tables.ts';

interface Series {
  readonly name: string;
  /** Hundredths of a percent, one per month. */
  readonly values: readonly number[];
}

const HEIGHT = 84;
const AXIS_WIDTH = 24;
const GREYS = ['#B9B9B9', '#4B6A88'];
// Steps of the axis in whole percent; uses the smallest one that needs at most four lines.
const STEPS = [2, 5, 10, 20, 50, 100, 200];

/** Adjacent bars for each month. Its axis consists of words and figures, which a reader must not mistake for facts. */
export function drawChart(
  sheet: Sheet,
  { body, accent }: Theme,
  series: readonly Series[],
  months: readonly string[],
  { x, y, width }: Rect,
): number {
  const all = series.flatMap(({ values }) => values).map((value) => value / 100);
  const [most, least] = [Math.max(0, ...all), Math.min(0, ...all)];
  const step = STEPS.find((one) => (most - least) / one <= 4) ?? 500;
  const [high, low] = [Math.ceil(most / step), Math.floor(least / step)];
  const label = { ...body, size: 4.8 };
  const heightOf = (percent: number): number => (percent / step) * (HEIGHT / Math.max(1, high - low));
  const zero = y + heightOf(high * step);
  for (let line = low; line <= high; line += 1) {
    const at = zero - heightOf(line * step);
    sheet.rule(x + AXIS_WIDTH, x + width, at, line === 0 ? '#808080' : '#E3E3E3');
    sheet.write(`${line * step}.0%`, { x: x + AXIS_WIDTH - 3, y: at - 2.4, ends: 'right' }, label);
  }
  const slot = (width - AXIS_WIDTH) / months.length;
  const bar = (slot * 0.7) / series.length;
  const colorOf = (index: number): string => (index === 0 ? accent : (GREYS[index - 1] ?? '#999999'));
  series.forEach(({ values }, index) => {
    values.forEach((value, month) => {
      const height = heightOf(Math.abs(value) / 100);
      sheet.fill(
        x + AXIS_WIDTH + month * slot + slot * 0.15 + index * bar,
        value < 0 ? zero : zero - height,
        bar - 0.4,
        height,
        colorOf(index),
      );
    });
  });
  months.forEach((month, index) =>
    sheet.write(month, { x: x + AXIS_WIDTH + index * slot + slot * 0.2, y: y + HEIGHT + 3 }, label),
  );
  series.forEach(({ name }, index) => {
    const at = x + AXIS_WIDTH + 90 + index * 60;
    sheet.fill(at, y + HEIGHT + 12.5, 4, 4, colorOf(index));
    sheet.write(name, { x: at + 7, y: y + HEIGHT + 12 }, label);
  });
  return y + HEIGHT + 24;
}
