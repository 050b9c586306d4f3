/** What the AMCs N21 to N24 share: forms of figures that earlier sets do not print. */
import * as s from './shared5.ts';

export * from './shared5.ts';

/** Groups digits the South Asian way: 1,23,45,678. */
export function lakhs(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const commas = whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
  return fraction === undefined ? commas : `${commas}.${fraction}`;
}

/** A negative figure with its sign at the end: 1.23- */
export const signLast = (value: string | null | undefined): string =>
  value === null || value === undefined ? 'n.a.' : value.startsWith('-') ? `${value.slice(1)}-` : value;

/** `Rs. 4 billion 312 million`, and the rupees that this means. */
export function sizeInWords(rupees: number): { raw: string; pkr: string } {
  const millions = Math.round(rupees / 1e6);
  const [billions, rest] = [Math.floor(millions / 1000), millions % 1000];
  const words = [billions > 0 ? `${billions} billion` : '', rest > 0 ? `${rest} million` : ''].filter((w) => w !== '');
  return { raw: `Rs. ${words.join(' ')}`, pkr: s.rupees(String(millions), 6) };
}

/** `T-Bills 58.2%, Cash 40.1% and Others 1.7%` */
export function listed(rows: readonly { readonly label: string; readonly text: string }[], join = ' '): string {
  const items = rows.map((r) => `${r.label}${join}${r.text}`);
  const last = items.pop() ?? '';
  return items.length === 0 ? last : `${items.join(', ')} and ${last}`;
}

/** The rows of an allocation table of one month. */
export const ofMonth = (figures: s.Figures, type: s.AllocationType, label: string | null): s.AllocationRow[] =>
  s.ofType(figures, type).filter((r) => r.period_label === label);

export const returnAt = (figures: s.Figures, label: string): s.ReturnRow | undefined =>
  figures.reported_returns.find((r) => r.period_label_raw === label);

export function subNamed(entry: s.Entry, name: string): s.SubFacts {
  return s.only(
    entry.sub_funds.find((x) => x.name_raw === name),
    `sub-fund ${name}`,
  );
}

/** A fund that has sub-funds only. */
export const EMPTY: s.Mix = { asset: [], papers: [], ter: 0, metrics: [] };

/** A sub-fund of a pension fund, which never pays out. */
export const sub = (
  name: string,
  model: s.Model,
  mix: Omit<s.SubFund, 'name' | 'model' | 'metrics'> & { readonly metrics?: s.Mix['metrics'] },
): s.SubFund => ({ name, model: { ...model, accumulates: true }, metrics: [], ...mix });
