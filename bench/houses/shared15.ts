/** What the AMCs N79 to N86 share: investments that break a limit, rings in HTML, and rows of two series. */
import * as s from './shared14.ts';

export * from './shared14.ts';

export interface Breach {
  readonly name: string;
  readonly type: string;
  /** Millions of rupees. */
  readonly cost: number;
  readonly provided: number;
}

/** Total assets are larger than net assets. */
const GROSS = 1.017;

/** The amounts are millions with two decimals, as the pages print them. */
export function exposureOf(breach: Breach, entry: s.Entry): s.Exposure {
  const after = breach.cost - breach.provided;
  const net = (after / (Number(entry.fund_size_pkr) / 1e6)) * 100;
  const pkr = (amount: number): string => s.rupees(amount.toFixed(2), 6);
  return {
    name_raw: breach.name,
    type_raw: breach.type,
    value_before_pkr: pkr(breach.cost),
    provisioning_pkr: breach.provided === 0 ? '0' : `-${pkr(breach.provided)}`,
    value_after_pkr: after === 0 ? '0' : pkr(after),
    percent_gross_assets: (net / GROSS).toFixed(2),
    percent_net_assets: net.toFixed(2),
  };
}

/** Rupees as millions with two decimals, provisions in brackets. */
const millions = (pkr: string | null): string => s.bracketed((Number(pkr ?? 0) / 1e6).toFixed(2));

export const exposureCells = (e: s.Exposure): string[] => [
  e.name_raw,
  e.type_raw,
  millions(e.value_before_pkr),
  millions(e.provisioning_pkr),
  millions(e.value_after_pkr),
  `${e.percent_gross_assets ?? ''}%`,
  `${e.percent_net_assets ?? ''}%`,
];

/** A ring with a slice for each share, without words. */
export function ring(shares: readonly number[], colours: readonly string[], size: string): string {
  const total = shares.reduce((a, b) => a + b, 0);
  let from = 0;
  const arcs = shares.map((share, i) => {
    const length = (share / total) * 100;
    const arc = `<circle r="15.915" cx="21" cy="21" fill="none" stroke="${colours[i % colours.length]}" stroke-width="7" stroke-dasharray="${length.toFixed(2)} ${(100 - length).toFixed(2)}" stroke-dashoffset="${(25 - from).toFixed(2)}"/>`;
    from += length;
    return arc;
  });
  return `<svg viewBox="0 0 42 42" style="width:${size};height:${size};display:block">${arcs.join('')}</svg>`;
}

/** A column for each label, and a row for each of the series under the name that the page prints. */
export function wideSeries(
  rows: readonly s.SeriesRow[],
  names: readonly (readonly [series: string, printed: string])[],
  cell: (v: string | undefined) => string,
): string[][] {
  const labels = s.labelsOf(rows);
  return [
    ['', ...labels],
    ...names.map(([series, printed]) => [printed, ...labels.map((l) => cell(s.percentAt(rows, series, l)))]),
  ];
}

/** A row for each label with the figures of both series. */
export const longSeries = (
  rows: readonly s.SeriesRow[],
  names: readonly [string, string],
  cell: (v: string | undefined) => string,
): string[][] => s.labelsOf(rows).map((l) => [l, ...names.map((name) => cell(s.percentAt(rows, name, l)))]);

/** The members of the committee as names and offices. */
export const members = (entry: s.Entry): s.Item[] => s.people(entry).map(([office, name]) => [name, office] as const);

export const short = (entry: s.Entry): string => entry.fund_column_raw ?? '';
