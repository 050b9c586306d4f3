/** Prints a table and writes a JSON file, with a description of the machine, and a chart to `results/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface Row {
  readonly measure: string;
  /** Null if there is no goal. */
  readonly goal: number | null;
  readonly ours: number;
  readonly baseline: number;
  readonly ratio: number;
  readonly p99_ms?: number;
  /** Processor time per request in microseconds: this service, the baseline. */
  readonly processor_us?: readonly [number, number];
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

export function report(name: string, title: string, rows: readonly Row[]): void {
  const machine = {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    load: loadavg()[0],
  };
  const shown = (value: number): string => (value >= 100 ? Math.round(value).toString() : value.toFixed(2));
  console.log(
    `${'measure'.padEnd(72)} ${'ours'.padStart(9)} ${'baseline'.padStart(9)} ${'ratio'.padStart(8)} ${'by processor time'.padStart(20)}`,
  );
  for (const { measure, goal, ours, baseline, ratio, processor_us } of rows) {
    const spent =
      processor_us === undefined
        ? ''
        : `${processor_us.join(' : ')} us, ${(processor_us[1] / processor_us[0]).toFixed(2)}`;
    const verdict = goal === null ? '' : ratio >= goal ? `reaches ${goal}` : `short of ${goal}`;
    console.log(
      [
        measure.padEnd(72),
        shown(ours).padStart(9),
        shown(baseline).padStart(9),
        ratio.toFixed(2).padStart(8),
        spent.padStart(20),
        verdict,
      ].join(' '),
    );
  }
  const folder = fileURLToPath(new URL('results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}${name}.json`,
    `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`,
  );
  writeFileSync(`${folder}${name}.svg`, drawChart(title, rows));
}

const WIDTH = 860;
const ROW_HEIGHT = 30;
const LABEL_WIDTH = 470;

/** One bar per ratio on a scale from 0 to 2. Longer bars are cut off and labelled. A line marks the goal. */
function drawChart(title: string, rows: readonly Row[]): string {
  const scale = (WIDTH - LABEL_WIDTH - 70) / 2;
  const bars = rows.map(({ measure, ratio, goal }, index) => {
    const top = 48 + index * ROW_HEIGHT;
    const mark =
      goal === null || goal > 2
        ? ''
        : `<line x1="${LABEL_WIDTH + goal * scale}" x2="${LABEL_WIDTH + goal * scale}" y1="${top - 3}" y2="${top + 21}" stroke="#b45309" stroke-width="2"/>`;
    const width = Math.min(ratio, 2) * scale;
    return (
      `<text x="${LABEL_WIDTH - 10}" y="${top + 14}" text-anchor="end">${measure.replaceAll('&', '&amp;')}</text>` +
      `<rect x="${LABEL_WIDTH}" y="${top}" width="${width.toFixed(1)}" height="18" fill="#0f766e"/>${mark}` +
      `<text x="${(LABEL_WIDTH + width + 6).toFixed(1)}" y="${top + 14}">${ratio.toFixed(2)}</text>`
    );
  });
  const height = 70 + rows.length * ROW_HEIGHT;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>` +
    `<text x="16" y="26" font-size="16" font-weight="bold">${title}: ratio to the baseline of the same run; the mark is the goal</text>${bars.join('')}</svg>\n`
  );
}
