/** What the AMCs N17 to N20 share: one report of one month each, and of two of them one page with a planted fault. */
import * as s from './shared4.ts';

export * from './shared4.ts';
/** A sub-fund or plan as the expected facts have it. */
export type { SubFund as SubFacts } from './expected2.ts';

/** `T-Bills 58, Cash 27` */
export const weights = (text: string): s.Weights =>
  text.split(', ').map((item) => {
    const at = item.lastIndexOf(' ');
    return [item.slice(0, at), Number(item.slice(at + 1))] as const;
  });

/** `Name / Note 9.1, Other name 8.2` */
export const papers = (text: string): s.Paper[] =>
  text === ''
    ? []
    : weights(text).map(([words, weight]) => {
        const [name = '', note = ''] = words.split(' / ');
        return [name, weight, note] as const;
      });

export const credit = (text: string): NonNullable<s.Mix['second']> => ({
  type: 'CREDIT_QUALITY',
  weights: weights(text),
});

/** The largest sectors only: they sum to the weights given, not to 100. */
export function sectors(text: string): NonNullable<s.Mix['second']> {
  const all = weights(text);
  const total = Number(all.reduce((sum, [, w]) => sum + w, 0).toFixed(1));
  return { type: 'SECTOR_ALLOCATION', weights: all, total };
}

export const rate = (launch: s.Day, startNav: number, spread: number, units: number): s.Model => ({
  kind: 'rate',
  launch,
  startNav,
  spread,
  units,
});

export const market = (launch: s.Day, startNav: number, beta: number, units: number): s.Model => ({
  kind: 'market',
  launch,
  startNav,
  beta,
  units,
});

export function fundNamed(funds: readonly s.Fund[], entry: s.Entry): s.Fund {
  return s.only(
    funds.find((f) => f.name === entry.fund_name_raw),
    `fund ${entry.fund_name_raw}`,
  );
}

/** Leaves the rows of the report month, of which the page prints no date. */
export function withoutPast(figures: s.Figures, type: s.AllocationType, current: string | null): void {
  figures.allocations = figures.allocations
    .filter((r) => r.allocation_type !== type || r.period_label === current)
    .map((r) => (r.allocation_type === type ? { ...r, period_label: null } : r));
}

/** A class that the asset allocation also has weighs the same in the credit quality; the largest bank class makes up for it. */
export function alignOthers(figures: s.Figures): void {
  const assets = s.ofType(figures, 'ASSET_ALLOCATION');
  for (const row of s.ofType(figures, 'CREDIT_QUALITY')) {
    const same = assets.find((a) => a.label_raw === row.label_raw && a.period_label === row.period_label);
    if (same === undefined) continue;
    const [largest] = s
      .ofType(figures, 'CREDIT_QUALITY')
      .filter((r) => r.period_label === row.period_label && r.label_raw.startsWith('A'))
      .toSorted((a, b) => Number(b.percent) - Number(a.percent));
    if (largest === undefined) continue;
    largest.percent = (Number(largest.percent) + Number(row.percent) - Number(same.percent)).toFixed(1);
    row.percent = same.percent;
  }
}

/** A printed total of 100 for each month of the tables of this type. */
export function hundreds(figures: s.Figures, type: s.AllocationType, label_raw: string): object[] {
  const rows = s.ofType(figures, type);
  return [...new Set(rows.map((r) => r.period_label))].map((period_label) => ({
    allocation_type: type,
    label_raw,
    percent: '100.0',
    period_label,
    table_title_raw: rows[0]?.table_title_raw ?? '',
  }));
}

/** The cells of a table by label, in printed order. */
export const lines = (figures: s.Figures, type: s.AllocationType | null): { label: string; cells: string[] }[] =>
  type === null ? [] : s.tableOf(figures.allocations, type);

export interface Issue {
  readonly file: string;
  readonly amc: string;
  readonly producer: string;
  readonly quirks: readonly string[];
  readonly funds: readonly s.Fund[];
  readonly entriesOf: (funds: readonly s.Fund[], firstPage: number) => s.Entry[];
  readonly write: (entries: readonly s.Entry[], path: string, isWhole: boolean) => Promise<void>;
  /** The page of one fund, drawn once more with a fault. */
  readonly hostile?: { readonly file: string; readonly fund: string; readonly falsify: (entry: s.Entry) => void };
}

/** The report, whose first page belongs to no fund, and the page with the planted fault. */
export function drawIssue(of: Issue): s.Drawn[] {
  const drawn = (file: string, entries: readonly s.Entry[], isWhole: boolean): s.Drawn => ({
    file,
    amc: of.amc,
    producer: of.producer,
    quirks: of.quirks,
    entries,
    write: async (path) => {
      await of.write(entries, path, isWhole);
      await s.fixDates(path);
    },
  });
  const whole = drawn(of.file, of.entriesOf(of.funds, 2), true);
  const { hostile } = of;
  if (hostile === undefined) return [whole];
  const entries = of.entriesOf(
    of.funds.filter((f) => f.name === hostile.fund),
    1,
  );
  hostile.falsify(s.entryNamed(entries, hostile.fund));
  return [whole, drawn(hostile.file, entries, false)];
}
