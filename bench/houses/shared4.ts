/** What the AMCs N13 to N16 share: each draws two successive months, and the second one has a planted fault. */
import { readFile, writeFile } from 'node:fs/promises';
import * as s from './shared3.ts';

export * from './shared3.ts';

/** A fund without sub-funds, or one of a fund's sub-funds: what has figures of its own. */
export interface Part {
  readonly figures: s.Figures;
  /** What the seeded figures are drawn from. */
  readonly words: string;
  /** How its column is printed. */
  readonly line: string;
  readonly model: s.Model;
  readonly mix: s.Mix;
  readonly load: number;
}

export function partsOf(entry: s.Entry, fund: s.Fund): Part[] {
  const load = s.loadOf(fund.profile.front_end_load_raw);
  if (fund.subs === undefined)
    return [{ figures: entry, words: fund.name, line: fund.abbr, model: fund.model, mix: fund, load }];
  return fund.subs.map((sub, i) => ({
    figures: entry.sub_funds[i] ?? s.noFigures(),
    words: `${fund.name} ${sub.name}`,
    line: sub.name,
    model: sub.model,
    mix: sub,
    load,
  }));
}

/** The same part's figures at the end of another month, as the report of that month prints them. */
export function figuresAt(part: Part, month: s.Month, form: s.Form): s.Figures {
  const { words, line, model, mix, load } = part;
  return s.figuresOf({ name: words, series: line, load, model, mix }, month, form);
}

export interface Ratio {
  readonly period: 'MTD' | 'YTD';
  readonly withLevies: string;
  readonly levies: string;
  readonly without: string;
}

/** Expense ratios that add up as printed. */
export function ratiosOf(part: Part, month: s.Month): Ratio[] {
  return (['MTD', 'YTD'] as const).map((period) => {
    const at = s.monthIndex(month);
    const without = s.around(part.mix.ter, 2, part.words, period, at);
    const levies = s.around(part.mix.ter * 0.14, 2, part.words, 'levies', period, at);
    return { period, levies, without, withLevies: (Number(without) + Number(levies)).toFixed(2) };
  });
}

/** The returns of the last fiscal years, the newest last. */
export function fiscalYears(part: Part, month: s.Month, count: number, benchmark: string): s.SeriesRow[] {
  const points = s.historyOf(part.words, part.model, month);
  const ended = month.month >= 6 ? month.year : month.year - 1;
  const years = Array.from({ length: count }, (_, i) => ended - count + 1 + i);
  return (
    [
      ['fund', part.line],
      ['benchmark', benchmark],
    ] as const
  ).flatMap(([series, printed]) =>
    years.flatMap((year) => {
      const percent = s.fiscalReturn(points, part.model.kind, year, series);
      return percent === null ? [] : [{ series_raw: printed, period_label_raw: `FY${String(year).slice(2)}`, percent }];
    }),
  );
}

/** The distinct labels of a series, in printed order. */
export const labelsOf = (rows: readonly s.SeriesRow[]): string[] => [...new Set(rows.map((r) => r.period_label_raw))];

export const percentAt = (rows: readonly s.SeriesRow[], series: string, label: string): string | undefined =>
  rows.find((r) => r.series_raw === series && r.period_label_raw === label)?.percent;

export const sumOf = (values: readonly string[], decimals: number): string =>
  values.reduce((sum, v) => sum + Number(v), 0).toFixed(decimals);

/** `XII` for December. */
export const roman = (month: number): string => 'I II III IV V VI VII VIII IX X XI XII'.split(' ')[month - 1] ?? '';

export const ofType = (figures: s.Figures, type: s.AllocationType): s.AllocationRow[] =>
  figures.allocations.filter((a) => a.allocation_type === type);

/** The type of a part's second table, if it has one. */
export const secondType = (part: Part): s.AllocationType | null => part.mix.second?.type ?? null;

export function rated(entry: s.Entry, subject: 'FUND' | 'AMC'): s.Rating | null {
  return entry.ratings.find((r) => r.subject === subject) ?? null;
}

export function entryNamed(entries: readonly s.Entry[], name: string): s.Entry {
  const found = entries.find((e) => e.fund_name_raw === name);
  if (found === undefined) throw new Error(`no fund ${name}`);
  return found;
}

export function only<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`no ${what}`);
  return value;
}

export interface TwoMonths {
  readonly file: string;
  readonly amc: string;
  readonly producer: string;
  readonly quirks: readonly string[];
  /** The month of the second document. */
  readonly month: s.Month;
  readonly entriesOf: (month: s.Month) => s.Entry[];
  /** Falsifies figures of the second document. */
  readonly falsify: (entries: readonly s.Entry[]) => void;
  readonly write: (entries: readonly s.Entry[], month: s.Month, path: string) => Promise<void>;
}

/** Chromium writes when it printed; a fixed time of the same length makes equal reports equal files. */
export async function fixDates(pdf: string): Promise<void> {
  const bytes = await readFile(pdf, 'latin1');
  await writeFile(pdf, bytes.replace(/(?<=Date \(D:)\d{14}/g, '20250101000000'), 'latin1');
}

export function drawTwo(of: TwoMonths): s.Drawn[] {
  return [s.before(of.month), of.month].map((month, i) => {
    const entries = of.entriesOf(month);
    if (i === 1) of.falsify(entries);
    const date = `${month.year}-${String(month.month).padStart(2, '0')}`;
    return {
      file: `${of.file}_${date}`,
      amc: of.amc,
      producer: of.producer,
      quirks: of.quirks,
      entries,
      write: async (path: string) => {
        await of.write(entries, month, path);
        await fixDates(path);
      },
    };
  });
}

const GOVERNMENT_CLASS = /^(?:gop )?(?:t-bills|pibs|ijara sukuk|energy sukuk)$|^(?:govt\. backed|gov\. guar)/i;

/** Makes the government's share of a credit quality table the sum of its classes in the asset allocation. */
export function alignCredit(figures: s.Figures): void {
  const credit = ofType(figures, 'CREDIT_QUALITY');
  for (const period of new Set(credit.map((r) => r.period_label))) {
    const rows = credit.filter((r) => r.period_label === period);
    const own = rows.find((r) => /^gov(?:ernmen)?t/i.test(r.label_raw));
    if (own === undefined) continue;
    const assets = ofType(figures, 'ASSET_ALLOCATION').filter((r) => r.period_label === period);
    const state = assets.filter((r) => GOVERNMENT_CLASS.test(r.label_raw)).map((r) => Number(r.percent) * 10);
    const tenths = Math.round(state.reduce((a, b) => a + b, 0));
    const rest = (1000 - tenths) / (1000 - Number(own.percent) * 10);
    own.percent = (tenths / 10).toFixed(1);
    const others = rows.filter((r) => r !== own);
    const scaled = others.map((r) => Math.floor(Number(r.percent) * 10 * rest));
    const missing = 1000 - tenths - scaled.reduce((a, b) => a + b, 0);
    const largest = scaled.indexOf(Math.max(...scaled));
    others.forEach((r, i) => {
      r.percent = (((scaled[i] ?? 0) + (i === largest ? missing : 0)) / 10).toFixed(1);
    });
  }
}
