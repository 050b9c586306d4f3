/** Whose rows and columns are: those of the page's own fund, and those that name another fund of the registry. */
import type { KnownFund } from '#domain/known-fund.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { isKin } from './find-funds.ts';
import { abbreviates, bareShortForm, hasInitialsOf, isShortFormOf } from './short-forms.ts';

type FundOwner = 'OWN' | 'OTHER';

export class FundOwners {
  readonly #own: Names;
  readonly #others: Names;
  readonly #otherShorts: ReadonlySet<string>;
  readonly #found = new Map<string, FundOwner | undefined>();

  /** `otherNames` are short forms of other funds, whatever letters of the name of this one they have. */
  constructor(
    ownNames: readonly string[],
    known: KnownFund | null,
    funds: readonly KnownFund[],
    otherNames: readonly string[] = [],
  ) {
    // The registry has the blanks that a text layer may have lost: `SIF` is not `Sample IslamicIncome Fund`.
    const spelled = ownNames.map((name) =>
      known !== null && squeeze(name) === squeeze(known.name) ? known.name : name,
    );
    this.#own = namesOf(spelled);
    const houses = known === null ? funds : funds.filter((fund) => fund.amc === known.amc);
    const others = houses.filter((fund) => known === null || !isKin(fund, known)).map((fund) => fund.name);
    this.#others = namesOf(others);
    this.#otherShorts = new Set(otherNames);
  }

  /** Undefined if the text is not the name or short form of a fund. */
  find(text: string): FundOwner | undefined {
    if (!this.#found.has(text)) this.#found.set(text, this.#search(text));
    return this.#found.get(text);
  }

  #search(printed: string): FundOwner | undefined {
    const text = withoutOwnShort(printed);
    const squeezed = squeeze(text);
    if (squeezed.length < 2) return undefined;
    if (this.#otherShorts.has(text)) return 'OTHER';
    if (this.#own.squeezed.has(squeezed)) return 'OWN';
    if (this.#others.squeezed.has(squeezed)) return 'OTHER';
    const short = bareShortForm(text);
    if (short !== null && this.#own.printed.some((name) => abbreviates(short, name)))
      return this.#isRatherOther(short) ? 'OTHER' : 'OWN';
    if (short !== null && this.#others.printed.some((name) => abbreviates(short, name))) return 'OTHER';
    // `Sample Fund - II` may be the page's own fund, whatever `Sample Fund` is.
    const whole = wholeOf(text);
    return whole !== undefined &&
      this.#others.squeezed.has(whole) &&
      ![...this.#own.squeezed].some((name) => squeezed.startsWith(name))
      ? 'OTHER'
      : undefined;
  }

  // `SISF` has the letters of `Sample IslamicBalanced Fund`, printed without a blank, and the initials of `Sample
  // Islamic Stock Fund`.
  #isRatherOther(short: string): boolean {
    return (
      this.#others.printed.some((name) => hasInitialsOf(short, name)) &&
      !this.#own.printed.some((name) => hasInitialsOf(short, name))
    );
  }
}

interface Names {
  readonly printed: readonly string[];
  readonly squeezed: ReadonlySet<string>;
}

function namesOf(printed: readonly string[]): Names {
  return { printed, squeezed: new Set(printed.map((name) => squeeze(name))) };
}

// `Sample Income Fund (SIF)`
const SHORT_BEHIND = /^(\S.*\S)\s\(([^()]{2,16})\)$/;

/** The name without its short form in brackets after it. */
function withoutOwnShort(text: string): string {
  const [, name = '', short = ''] = SHORT_BEHIND.exec(text) ?? [];
  return isShortFormOf(short, name) ? name : text;
}

// `Sample Pension Fund: Debt Sub-Fund`: what follows the name of another fund is a part of that one. Squeezed.
function wholeOf(text: string): string | undefined {
  const [before = '', after] = text.split(/\s{0,9}[:–—|]\s{1,9}|\s-\s/, 2);
  return after === undefined ? undefined : squeeze(before);
}
