/** Whose rows and columns are: those of the page's own fund, and those that name another fund of the registry. */
import type { KnownFund } from '#domain/known-fund.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { isKin } from './find-funds.ts';
import { isShortFormOf } from './short-forms.ts';

type FundOwner = 'OWN' | 'OTHER';

export class FundOwners {
  readonly #own: readonly string[];
  readonly #others: readonly string[];
  readonly #found = new Map<string, FundOwner | undefined>();

  constructor(ownNames: readonly string[], known: KnownFund | null, funds: readonly KnownFund[]) {
    this.#own = ownNames;
    const houses = known === null ? funds : funds.filter((fund) => fund.amc === known.amc);
    this.#others = houses.filter((fund) => known === null || !isKin(fund, known)).map((fund) => fund.name);
  }

  /** Undefined if the text is not the name or short form of a fund. */
  find(text: string): FundOwner | undefined {
    if (!this.#found.has(text)) this.#found.set(text, this.#search(text));
    return this.#found.get(text);
  }

  #search(text: string): FundOwner | undefined {
    const squeezed = squeeze(text);
    if (squeezed.length < 2) return undefined;
    if (this.#own.some((name) => squeeze(name) === squeezed)) return 'OWN';
    if (this.#others.some((name) => squeeze(name) === squeezed)) return 'OTHER';
    if (this.#own.some((name) => isShortFormOf(text, name))) return 'OWN';
    if (this.#others.some((name) => isShortFormOf(text, name))) return 'OTHER';
    // `Sample Fund - II` may be the page's own fund, whatever `Sample Fund` is.
    const whole = wholeOf(text);
    return whole !== undefined && !this.#own.some((name) => squeezed.startsWith(squeeze(name))) && this.#others.some((name) => squeeze(name) === whole) ? 'OTHER' : undefined;
  }
}

// `Sample Pension Fund: Debt Sub-Fund`: what follows the name of another fund is a part of that one. Squeezed.
function wholeOf(text: string): string | undefined {
  const [before = '', after] = text.split(/\s{0,9}[:–—|]\s{1,9}|\s-\s/, 2);
  return after === undefined ? undefined : squeeze(before);
}
