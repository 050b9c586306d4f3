/** Draws a set of fictional AMCs: PDFs with their expected facts, and a manifest that keeps the entries of other runs. */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unprinted } from './printed2.ts';
import type { ReportedReturn } from './entries1.ts';
import type { Drawn } from './shared2.ts';

/** How many values the entry has: every leaf that is printed. */
function valuesIn(node: unknown): number {
  if (node === null || node === undefined) return 0;
  if (typeof node === 'object') return Object.values(node).reduce<number>((sum, x) => sum + valuesIn(x), 0);
  return 1;
}

function about(house: string, drawn: Drawn, pdf: string, values: number[]): Record<string, unknown> {
  const faulty = drawn.entries.find((e) => e.planted_fault !== undefined);
  const fault = faulty?.planted_fault;
  return {
    style: house,
    amc: drawn.amc,
    expected_complete: true,
    ...(fault === undefined
      ? {}
      : { hostile: true, planted_fault: { ...fault, fund_name_raw: faulty?.fund_name_raw } }),
    quirks: drawn.quirks,
    must_not_be_served: fault === undefined ? [] : [fault.must_not_serve],
    file: `${drawn.file}.pdf`,
    pages: Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1]),
    producer: drawn.producer,
    report_date: drawn.entries[0]?.report_date,
    funds: drawn.entries.map((e) => e.fund_name_raw),
    fund_pages: drawn.entries.map((e) => e.page_numbers),
    entries: drawn.entries.length,
    expected_values: values.reduce((a, b) => a + b, 0),
    values_per_entry: values,
    text_layer: true,
  };
}

const INDEX = /^B\.M\.$|KIBOR|PKRV|\bK(?:SE|MI)(?![A-Za-z])|\bIndex\b|\bDeposit Rate\b/;
const MONTH = /^(?:month|month to date|[a-z]{3,9} \d{4})$/i;
const YEAR = /^(?:year to date|(?:fiscal|financial) year \d{4})$/i;

/**
 * A fee's row of a period is `MTD` or `YTD` in every expected file, however it is printed (other rows are plans), and
 * the name of a benchmark's series begins with a word that says so, although the page may print the index alone.
 */
function sayPlainly(key: string, value: unknown): unknown {
  if (key === 'series_raw' && typeof value === 'string' && INDEX.test(value)) return `Benchmark ${value}`;
  if (key !== 'row_label_raw' || typeof value !== 'string') return value;
  return MONTH.test(value) ? 'MTD' : YEAR.test(value) ? 'YTD' : value;
}

// Only fiscal years are a fund's history in expected files; calendar years are among its other periods.
const CALENDAR_YEAR = /^CY ?\d{4}$/;

function withCalendarYears(entry: Drawn['entries'][number]): Drawn['entries'][number] {
  const years = Map.groupBy(
    entry.historical_returns.filter((point) => CALENDAR_YEAR.test(point.period_label_raw)),
    (point) => point.period_label_raw,
  );
  const returns = [...years].map(([period_label_raw, points]): ReportedReturn => {
    const percentOf = (isBenchmark: boolean): string | null =>
      points.find(({ series_raw }) => /^benchmark/i.test(series_raw) === isBenchmark)?.percent ?? null;
    return {
      period_label_raw,
      fund_return_percent: percentOf(false),
      benchmark_return_percent: percentOf(true),
      peer_return_percent: null,
    };
  });
  return {
    ...entry,
    reported_returns: [...entry.reported_returns, ...returns],
    historical_returns: entry.historical_returns.filter((point) => !CALENDAR_YEAR.test(point.period_label_raw)),
  };
}

async function previousFiles(manifest: string): Promise<Record<string, unknown>> {
  const previous: unknown = JSON.parse(await readFile(manifest, 'utf8').catch(() => '{}'));
  return typeof previous === 'object' && previous !== null && 'files' in previous
    ? { ...(previous.files as object) }
    : {};
}

/**
 * Draws the AMCs that the command line names after OUT_DIR, or all. The exit code is 1 if an expected value is not
 * printed. `bracketed` has, by AMC, the members whose brackets do not mean a negative number.
 */
export async function drawSet(
  houses: Readonly<Record<string, () => readonly Drawn[]>>,
  bracketed: Readonly<Record<string, RegExp>> = {},
): Promise<void> {
  const [script = '', out = '', ...chosen] = process.argv.slice(1);
  if (out === '') throw new Error(`Expected ${basename(script)} OUT_DIR [AMC...].`);
  await mkdir(out, { recursive: true });
  const manifest = join(out, 'manifest.json');
  const files = await previousFiles(manifest);
  let faults = 0;
  for (const [house, draw] of Object.entries(houses)) {
    if (chosen.length > 0 && !chosen.includes(house)) continue;
    for (const drawn of draw()) {
      const pdf = join(out, `${drawn.file}.pdf`);
      await drawn.write(pdf);
      const expected = JSON.stringify(drawn.entries.map(withCalendarYears), sayPlainly, 1);
      await writeFile(join(out, `${drawn.file}.expected.json`), `${expected}\n`);
      const values = drawn.entries.map((e) =>
        valuesIn({ ...e, planted_fault: null, page_numbers: null, page_number: null }),
      );
      files[drawn.file] = about(house, drawn, pdf, values);
      const missing = unprinted(pdf, drawn.entries, bracketed[house]);
      faults += missing.length;
      const sum = values.reduce((a, b) => a + b, 0);
      console.log(`${drawn.file}: ${drawn.entries.length} funds, ${sum} values, ${missing.length} not found`);
      for (const line of missing.slice(0, 25)) console.log(`  ${line}`);
    }
  }
  const text = JSON.stringify({ source: 'drawn from a seed; every name is fictional', files }, null, 1);
  await writeFile(manifest, `${text}\n`);
  process.exitCode = faults === 0 ? 0 : 1;
}
