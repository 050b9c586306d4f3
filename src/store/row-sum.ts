import { hash } from 'node:crypto';
import type { Row } from './rows.ts';

// 128 bits of each row's hash: two different tables are not equal by chance.
const SUM_BYTES = 16;
const MODULUS = 1n << BigInt(SUM_BYTES * 8);

/**
 * Shows whether two tables contain the same rows, regardless of order and engine: the number of rows and the sum of
 * their hashes. JSON is compared by value, because PostgreSQL writes it with its own spaces and order of members.
 */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  /** Rows of one table, all with the same columns. */
  add(rows: readonly Row[]): void {
    const names = Object.keys(rows[0] ?? {}).toSorted();
    for (const row of rows) {
      const text = JSON.stringify(names.map((name) => plain(row[name])));
      const digest = hash('sha256', text, 'hex').slice(0, SUM_BYTES * 2);
      this.#sum = (this.#sum + BigInt(`0x${digest}`)) % MODULUS;
      this.#rows += 1;
    }
  }

  get sum(): { readonly rows: number; readonly sum: string } {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(SUM_BYTES * 2, '0') };
  }
}

// Only lists and objects have spaces and an order: `["A","B"]`, `{"kind":"document"}`.
const JSON_OPENING = /^[[{]/;

function plain(value: unknown): unknown {
  if (typeof value !== 'string' || !JSON_OPENING.test(value)) return value;
  try {
    return sorted(JSON.parse(value));
  } catch {
    return value;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
