import type { Shelf } from './shelf.ts';

// A row takes about 430 bytes rendered, so this holds 1.2 million of them: eight years of 600 funds. Beyond it the
// funds asked for least are rendered again when asked for.
export const SHELF_BUDGET_BYTES = 512 * 1024 * 1024;

interface Kept {
  readonly versions: string;
  readonly shelf: Shelf;
}

/**
 * The shelves in memory. Each is named by the series it holds and by the
 * versions it was made of, so a changed fund asks for other versions and a stale
 * shelf is never given out. Beyond the budget the least recently used leave; a
 * page being sent keeps its bytes until it is sent.
 */
export class ShelfStore {
  readonly #budget_bytes: number;
  // A Map keeps the order of insertion: the first entry is the one not used for longest.
  readonly #kept = new Map<string, Kept>();
  readonly #loading = new Map<string, Promise<Shelf>>();
  #used_bytes = 0;

  constructor(budget_bytes: number) {
    this.#budget_bytes = budget_bytes;
  }

  get used_bytes(): number {
    return this.#used_bytes;
  }

  find(series: string, versions: string): Shelf | undefined {
    const kept = this.#kept.get(series);
    if (kept?.versions !== versions) return undefined;
    this.#kept.delete(series);
    this.#kept.set(series, kept);
    return kept.shelf;
  }

  /** The shelf, loaded first if it is not there; loaded once, however many ask meanwhile. */
  async take(series: string, versions: string, load: () => Promise<Shelf>): Promise<Shelf> {
    const found = this.find(series, versions);
    if (found !== undefined) return found;
    const name = `${series}@${versions}`;
    const pending = this.#loading.get(name);
    if (pending !== undefined) return pending;
    const loading = load().then((shelf) => this.#keep(series, versions, shelf)).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  #keep(series: string, versions: string, shelf: Shelf): Shelf {
    this.#drop(series);
    this.#kept.set(series, { versions, shelf });
    this.#used_bytes += shelf.size_bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#used_bytes <= this.#budget_bytes || oldest === series) break;
      this.#drop(oldest);
    }
    return shelf;
  }

  #drop(series: string): void {
    const kept = this.#kept.get(series);
    if (kept === undefined) return;
    this.#kept.delete(series);
    this.#used_bytes -= kept.shelf.size_bytes;
  }
}
