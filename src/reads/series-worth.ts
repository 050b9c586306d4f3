/** The number of rows that were read of a series that is not rendered in memory. */
interface Spent {
  readonly version: number;
  rows: number;
  /** Rows of the whole series; counted only when needed. */
  size: number | undefined;
}

// The fixed cost of a page, in rows.
const PAGE_ROWS = 20;

/**
 * Decides which series to render into memory. Rendering costs the whole series, so it
 * happens after pages of the same total cost were read without it. Under any load, the
 * total cost is then at most twice the cheapest one.
 */
export class SeriesWorth {
  readonly #spent = new Map<string, Spent>();

  has(series: string, version: number): boolean {
    const spent = this.#spent.get(series);
    return spent?.version === version && spent.size !== undefined && spent.rows >= spent.size;
  }

  /** Call it for each page read from the store; `count` returns the rows of the whole series. */
  async add(
    series: string,
    version: number,
    page: { readonly row_count: number; readonly total: number },
    count: () => Promise<number>,
  ): Promise<void> {
    const before = this.#spent.get(series);
    const spent: Spent = before?.version === version ? before : { version, rows: 0, size: undefined };
    // An evicted series starts again from zero.
    if (this.has(series, version)) spent.rows = 0;
    spent.rows += page.row_count + PAGE_ROWS;
    if (spent.size === undefined && spent.rows >= page.total) spent.size = await count();
    this.#spent.set(series, spent);
  }
}
