/** Facts that belong together: a row of a table, or a single value. */
import type { Value } from './served.ts';
import { numberOf, normalise } from './compare-values.ts';
import type { Scope } from './scopes.ts';

export type Section =
  | 'report'
  | 'scalars'
  | 'returns'
  | 'monthly'
  | 'historical'
  | 'allocations'
  | 'holdings'
  | 'compliance'
  | 'metrics'
  | 'fees'
  | 'ratings'
  | 'parties'
  | 'terms';

/** Sections whose rows are found by a printed name; a name that is cut is an error there. */
export const NAMED: ReadonlySet<Section> = new Set(['parties', 'holdings', 'compliance']);
/** Columns that qualify a value. */
export const QUALIFIERS: ReadonlySet<string> = new Set(['basis', 'unit', 'levies', 'kind', 'share', 'period', 'since']);

interface Cell {
  /** Null: not printed, or not served. */
  readonly value: Value;
  /** False for what is compared if it is served, and not missed if it is not. */
  readonly isWanted: boolean;
}

interface RowPlace {
  readonly section: Section;
  readonly scope: Scope;
  /** Of an allocation, its type: one fund has tables of several. */
  readonly table?: string | null;
  readonly label: string;
  /** What finds the row, if it is not the label's text. */
  readonly key?: string | undefined;
  /** Of a served row: how certain the reader was. */
  readonly confidence?: number | null;
}

export type Cells = Readonly<Record<string, Value | undefined>>;

export class FactRow {
  readonly section: Section;
  readonly scope: Scope;
  readonly table: string | null;
  readonly label: string;
  readonly key: string;
  readonly cells: Map<string, Cell>;
  /** The columns that must agree for two rows to be of one kind; empty for rows that a name identifies. */
  readonly main: string;
  readonly confidence: number | null;
  /** The value of the first main column. */
  value: Value;

  constructor({ section, scope, table, label, key, confidence }: RowPlace, wanted: Cells, optional: Cells = {}) {
    this.section = section;
    this.scope = scope;
    this.table = table ?? null;
    this.label = label;
    this.key = key ?? normalise(label);
    this.cells = new Map([...cellsOf(wanted, true), ...cellsOf(optional, false)]);
    const isIdentified = NAMED.has(section) || section === 'ratings';
    const main = isIdentified ? [] : [...this.cells.keys()].filter((name) => !QUALIFIERS.has(name));
    this.main = main.toSorted().join('/');
    this.value = (main[0] === undefined ? undefined : this.cells.get(main[0])?.value) ?? null;
    this.confidence = confidence ?? null;
  }

  valueOf(column: string): Value {
    return this.cells.get(column)?.value ?? null;
  }

  wanted(): [column: string, value: Value][] {
    return [...this.cells].flatMap(([name, cell]) =>
      cell.isWanted && cell.value !== null ? [[name, cell.value] as [string, Value]] : [],
    );
  }

  /** Section, place, kind and value: two rows with the same one state the same fact. */
  factKey(): string {
    return JSON.stringify([this.rowKey(), numberOf(this.value) ?? normalise(this.value)]);
  }

  rowKey(): string {
    return JSON.stringify([this.section, this.scope, this.table, this.key, this.main]);
  }
}

function cellsOf(cells: Cells, isWanted: boolean): [string, Cell][] {
  return Object.entries(cells).map(([name, value]) => [name, { value: value ?? null, isWanted }]);
}
