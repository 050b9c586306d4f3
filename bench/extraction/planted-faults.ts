/** Figures of a page that were falsified: where each would be served. */
import { isNear, isSame, listNumbers, normalise } from './compare-values.ts';
import { isBenchmark } from './expected-facts.ts';
import type { ExpectedFund, FalseValue } from './expected-file.ts';
import type { FactRow, Section } from './fact-row.ts';
import { monthEndOf, monthOf } from './printed-months.ts';
import { assetClassOf, type Scope } from './scopes.ts';

/** A false value at its place; `page`: the whole page is false; `month`: its month is. */
export interface FalsePoint {
  readonly section: Section | 'page' | 'month';
  readonly scope: Scope;
  /** Null for the page and its month. */
  readonly key: string | null;
  /** Null: any column of the row. */
  readonly column: string | null;
  readonly printed: string;
  readonly real: string | null;
}

export function listFalsePoints(fund: ExpectedFund): FalsePoint[] {
  const fault = fund.planted_fault;
  if (typeof fault !== 'object' || fault === null) return [];
  if (fault.kind === 'WRONG_MONTH_PAGE') return [wholePage('page', fault.page_says ?? '')];
  if (fault.printed_percent !== undefined)
    return [
      {
        section: 'allocations',
        scope: null,
        key: normalise(fault.label_raw),
        column: 'current',
        printed: fault.printed_percent,
        real: fault.real_percent ?? null,
      },
    ];
  return (fault.false_values ?? []).flatMap((value) => pointsOf(fund, value));
}

/** The columns of a row in which this false value would be served. */
export function columnsAt(point: FalsePoint, row: FactRow): string[] {
  if (row.section !== point.section || row.scope !== point.scope) return [];
  if (row.key !== point.key && !isNear(row.key, point.key)) return [];
  return [...row.cells].flatMap(([column, { isWanted }]) =>
    isWanted && (point.column === null || column === point.column) ? [column] : [],
  );
}

/** An expected row with the real value where the false one is printed; what is there is not wanted. */
export function setReal(row: FactRow, points: readonly FalsePoint[]): void {
  for (const point of points)
    for (const column of columnsAt(point, row)) {
      const value = row.valueOf(column);
      if (!isSame(value, point.printed) && !isSame(value, point.real)) continue;
      row.cells.set(column, { value: point.real, isWanted: false });
      if (row.cells.has('share')) row.cells.set('share', { value: point.real, isWanted: false });
      row.value = point.real;
    }
}

function wholePage(section: 'page' | 'month', printed: string): FalsePoint {
  return { section, scope: null, key: null, column: null, printed, real: null };
}

function pointsOf(fund: ExpectedFund, value: FalseValue): FalsePoint[] {
  const field = value.field.split('.')[0] ?? '';
  const printed = textFrom(value.printed);
  const real = value.real === undefined ? null : textFrom(value.real);
  const at = (
    section: Section,
    label: string | undefined,
    column: string | null,
    as = { printed, real },
  ): FalsePoint => ({
    section,
    scope: scopeOf(fund, value.sub_fund),
    key: normalise(label),
    column,
    ...as,
  });
  switch (field) {
    case 'report_month': {
      const month = monthOf(printed);
      return [wholePage('month', monthEndOf(month?.year ?? 0, month?.month ?? 0))];
    }
    case 'fund_size_pkr':
      return [
        at('scalars', field, 'value', {
          printed: inRupees(printed, value.under ?? ''),
          real: value.real_pkr ?? null,
        }),
      ];
    case 'reported_returns':
      return Object.entries(bySeries(value.printed)).map(([series, one]) =>
        at('returns', value.period_label_raw, isBenchmark(series) ? 'benchmark' : 'fund', {
          printed: one,
          real: new Map(Object.entries(bySeries(value.real ?? {}))).get(series) ?? null,
        }),
      );
    case 'ratings':
      return [at('ratings', value.subject, 'rating')];
    case 'allocations':
      return [at('allocations', value.label_raw, 'current')];
    case 'holdings':
      return [at('holdings', value.name_raw || value.fee_label_raw, 'percent')];
    case 'fees':
      return [at('fees', value.name_raw || value.fee_label_raw, null)];
    default:
      return [at('scalars', field, 'value', { printed: field.includes('date') ? isoDateOf(printed) : printed, real })];
  }
}

function scopeOf(fund: ExpectedFund, name: string | undefined): Scope {
  if (name === undefined) return null;
  const at = (fund.sub_funds ?? []).findIndex(
    (sub) => isNear(sub.name_raw, name) && assetClassOf('pension', sub.name_raw) === assetClassOf('pension', name),
  );
  return at < 0 ? null : at;
}

function bySeries(value: string | Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return typeof value === 'string' ? { fund: value } : value;
}

function textFrom(value: string | Readonly<Record<string, string>>): string {
  return typeof value === 'string' ? value : '';
}

const UNIT_ZEROES = [
  [/\b(bn|billion)/i, 9],
  [/\b(mn|million)/i, 6],
  [/'000/, 3],
] as const;

/** A printed size in rupees; its unit may be printed with it or under its label. */
function inRupees(printed: string, under: string): string {
  const zeroes = UNIT_ZEROES.find(([unit]) => unit.test(under + printed))?.[1] ?? 0;
  const [whole = '0', decimals = ''] = (listNumbers(printed)[0] ?? '0').split('.');
  const moved = decimals.padEnd(zeroes, '0');
  return `${whole}${moved.slice(0, zeroes)}.${moved.slice(zeroes)}`;
}

function isoDateOf(printed: string): string {
  const month = monthOf(printed);
  const day = /^\d+/.exec(printed)?.[0];
  if (!month?.year || day === undefined) return printed;
  return `${month.year}-${String(month.month).padStart(2, '0')}-${String(Number(day)).padStart(2, '0')}`;
}
