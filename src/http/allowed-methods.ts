/** Which methods a path has, so that a wrong one is 405 with the right ones and not 404. */
export class AllowedMethods {
  readonly #routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();

  /** `url` as the router takes it: `/v1/mutual-funds/funds/:fund_slug`. */
  add(url: string, methods: readonly string[]): void {
    const route = this.#routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const method of methods) route.methods.add(method);
    this.#routes.set(url, route);
  }

  /** Empty for a path that has none. */
  of(path: string): readonly string[] {
    const found = [...this.#routes.values()].filter((route) => route.pattern.test(path)).flatMap((route) => [...route.methods]);
    return [...new Set(found)];
  }
}

// `:fund_slug` stands for one non-empty segment; everything else of our paths is plain text.
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+')}$`);
}
