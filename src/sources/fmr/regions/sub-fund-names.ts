/**
 * Which texts of a page name a plan or a pension sub-fund: names of the registry, and the classes of a pension scheme.
 */
import { PrintedName } from '#sources/fmr/identity/printed-name.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { withoutNumber } from '#sources/fmr/meaning/label-meaning.ts';
import { remember } from '#sources/fmr/remember.ts';
import type { KnownFund } from '#domain/known-fund.ts';

export interface SubFundName {
  /** The registry's name, else the words that name the class. */
  readonly name: string;
}

const CLASS_WORDS: readonly (readonly [RegExp, string])[] = [
  [/equitysubfund|equityfund$|^equity(?:sub)?$/, 'Equity Sub Fund'],
  [/debtsubfund|^debt(?:sub)?$/, 'Debt Sub Fund'],
  [/(?:money)?marketsubfund|^moneymarket(?:sub)?$/, 'Money Market Sub Fund'],
  [/(?:commodit(?:y|ies)|gold)subfund|^(?:commodit(?:y|ies)|gold)$/, 'Commodity Sub Fund'],
];

// How a pension's series are headed: `AGP-ESF`, `DSF (%)`, `SPF-MM`.
const CLASS_SHORTS: readonly (readonly [RegExp, string])[] = [
  [/MMSF$|[- ]MM$/, 'Money Market Sub Fund'],
  [/ESF$|[- ](?:E|EQ|EQT)$/, 'Equity Sub Fund'],
  [/DSF$|[- ](?:D|DT|DB)$/, 'Debt Sub Fund'],
  [/[- ]CSF$|[- ]C$/, 'Commodity Sub Fund'],
];

// `SPF-EQ: Top Holdings`
const CODE_BEFORE_TITLE = /^[A-Z]{2,8}-[A-Z]{1,5}(?=:\s)/;

const BEHIND_INITIALS = /^\s?[-–—]\s?([^:]{3,40})|^\s((?:equity|debt|money market|commodity|gold)(?: sub-?fund)?)$/i;

const SHORT_FORM = /^[A-Z]{3,8}$/;

// A sentence may say that the table over it is of a sub-fund.
const CLASS_BEHIND_CODE =
  /\b([A-Z]{3,8})(?:[ -]|\s[-–—]\s(?=[^.;]{0,60}$))(Equity|Debt|Money Market|Commodity|Gold)\b/g;

// `The maturities of the Debt and Money Market Sub-Funds were kept short.`
const IS_SENTENCE = /[.;]\s|\b(?:is|are|was|were|has|have|had|posted|remained)\b/i;

// `Schedule A: Equity Sub-Fund`, `Part II – Debt Sub-Fund`
const OF_PART =
  /^(?:schedule|part|section|annex(?:ure)?)\s(?:[A-Z]|\d{1,2}|[IVX]{1,4})\s?[:.–—-]\s{1,3}(?=\p{Lu}\p{L})/iu;

interface PlanKey {
  /** Squeezed. */
  readonly key: string;
  readonly name: string;
  /** The plan has only a number: `plani`. */
  readonly isNumbered: boolean;
}

// `Plan I` and `Plan-2` are too short to be found by their letters alone: those of `plan i` are also in `explaining`.
const NUMBERED_PLAN = /(?<![\p{L}\p{N}])(?:[Pp]lan|PLAN)[\s-]{0,3}(?:[IVX]{1,4}|\d{1,2}|[A-H])(?![\p{L}\p{N}])/gu;
const IS_NUMBERED = /^plan (?:[ivx]{1,4}|\d{1,2}|[a-h])$/;

export class SubFundNames {
  readonly #keys: readonly PlanKey[];
  readonly #isPension: boolean;
  /** `SPF` of `Sample Pension Fund`, and those that the report prints: `(SMPF)`. */
  readonly #shorts: readonly string[];
  readonly #codes: ReadonlyMap<string, string>;
  readonly #withCodes: (codes: ReadonlyMap<string, string>) => SubFundNames;

  constructor(
    fundName: string,
    family: readonly KnownFund[],
    isPension: boolean,
    shorts: readonly string[] = [],
    codes: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#isPension = isPension;
    this.#codes = codes;
    this.#withCodes = (own) => new SubFundNames(fundName, family, isPension, shorts, own);
    this.#shorts = [...shorts, initialsOf(fundName)].filter((short) => SHORT_FORM.test(short));
    const plans = family
      .filter((fund) => fund.asset_class === null && squeeze(fund.name) !== squeeze(fundName))
      .map((fund) => fund.name);
    const common = wordsOf(fundName);
    const keys = plans.flatMap((name) => {
      const own = wordsOf(name);
      let shared = 0;
      while (shared < own.length - 2 && own[shared] === common[shared]) shared += 1;
      // `Sample Islamic Balanced Plan` is also met as `Islamic Balanced Plan` and `Balanced Plan`.
      return Array.from({ length: shared + 1 }, (_, skip): PlanKey => ({
        key: own.slice(skip).join(''),
        name,
        isNumbered: IS_NUMBERED.test(own.slice(skip).join(' ')),
      })).filter(({ key, isNumbered }) => key.length >= 8 || isNumbered);
    });
    const counts = new Map<string, Set<string>>();
    for (const { key, name } of keys) counts.set(key, (counts.get(key) ?? new Set()).add(name));
    this.#keys = keys.filter(({ key }) => counts.get(key)?.size === 1).toSorted((a, b) => b.key.length - a.key.length);
  }

  get isPension(): boolean {
    return this.#isPension;
  }

  get hasAny(): boolean {
    return this.#isPension || this.#keys.length > 0;
  }

  /** The one plan of a fund that has no other. */
  get only(): string | undefined {
    const names = new Set(this.#keys.map(({ name }) => name));
    return names.size === 1 ? [...names][0] : undefined;
  }

  /** The same names with codes that a page explains. */
  withCodes(codes: ReadonlyMap<string, string>): SubFundNames {
    return this.#withCodes(codes);
  }

  /** The sub-fund that a text names anywhere; undefined where it names none, or several classes at once. */
  find(text: string): SubFundName | undefined {
    return this.hasAny ? this.#find(text) : undefined;
  }

  // Every step of the reader asks it of all texts of the fund's pages.
  readonly #find = remember((text: string): SubFundName | undefined => {
    const printed = new PrintedName(this.#isPension ? this.#withoutInitials(text) : text);
    const numbered = new Set([...text.matchAll(NUMBERED_PLAN)].map(([plan]) => squeeze(plan)));
    const plan = this.#keys.find(({ key, isNumbered }) =>
      isNumbered ? numbered.size === 1 && numbered.has(key) : printed.holds(key),
    );
    if (plan !== undefined) return { name: plan.name };
    if (!this.#isPension) return undefined;
    const [code] = CODE_BEFORE_TITLE.exec(text) ?? [];
    if (code !== undefined) return this.findShort(code);
    const behind = this.#behindInitials(text);
    if (behind !== undefined) return behind;
    const { squeezed } = printed;
    const classes = CLASS_WORDS.filter(([pattern]) => pattern.test(squeezed));
    return classes.length === 1 && classes[0] !== undefined ? { name: classes[0][1] } : undefined;
  });

  /**
   * `Equity` of `SPSF-Equity`, `SPSF Equity`, `spsf - equity` and `SPSF-Equity: Top Holdings`, where those are the
   * fund's initials.
   */
  #withoutInitials(text: string): string {
    const short = this.#shorts.find((each) => text.toUpperCase().startsWith(each));
    const rest = short === undefined ? undefined : BEHIND_INITIALS.exec(text.slice(short.length));
    return rest?.[1] ?? rest?.[2] ?? text;
  }

  /**
   * `Largest holdings of SPSF Equity (% of total assets)`, `Holdings of SPSF – Equity`, where `SPSF` are the fund's
   * initials.
   */
  #behindInitials(text: string): SubFundName | undefined {
    const named = [...text.matchAll(CLASS_BEHIND_CODE)].filter(([, code = '']) => this.#shorts.includes(code));
    const classes = new Set(named.map(([, , name = '']) => this.find(name)?.name));
    const [only] = classes;
    return classes.size === 1 && only !== undefined ? { name: only } : undefined;
  }

  /** The plan whose short form a text is: `BAP`, `AGIBAP`, `AAP-2 (%)`; undefined where several could be meant. */
  findShort(text: string): SubFundName | undefined {
    return this.#findShort(text);
  }

  readonly #findShort = remember((text: string): SubFundName | undefined => {
    const code = this.#codes.get(text.replace(/\(?%\)?/g, '').trim());
    if (code !== undefined) return { name: code };
    const short = text
      .replace(/\(?%\)?/g, '')
      .replace(/[^A-Za-z0-9]/g, '')
      .toUpperCase();
    if (short.length < 3 || short.length > 12 || /^(?:YTD|MTD|FYTD|CYTD)$/.test(short)) return undefined;
    const printed = text.replace(/\(?%\)?/g, '').trim();
    const byClass = this.#isPension ? CLASS_SHORTS.find(([ending]) => ending.test(printed))?.[1] : undefined;
    if (byClass !== undefined) return { name: byClass };
    const names = new Set(this.#keys.map(({ name }) => name).filter((name) => isShortOf(short, name)));
    const [only] = names;
    return names.size === 1 && only !== undefined ? { name: only } : undefined;
  });

  /** A text that is the name of a sub-fund, perhaps behind the number of a heading, and nothing more. */
  isHeading(printed: string): SubFundName | undefined {
    const text = withoutNumber(printed).replace(OF_PART, '');
    const found = text.length > 90 || IS_SENTENCE.test(text) ? undefined : this.find(text);
    if (found === undefined) return undefined;
    const rest = squeeze(text);
    const key = this.#keys.find((each) => each.name === found.name && rest.includes(each.key));
    const isClass = /subfund/.test(rest) || (this.#isPension && this.#withoutInitials(text) !== text);
    const length = key?.key.length ?? (isClass ? rest.length : 0);
    return length >= 0.6 * rest.length ? found : undefined;
  }
}

function initialsOf(name: string): string {
  return name
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '' && !/^(?:of|the|and)$/i.test(word))
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

// The initials of a name's last words, a number in full; words in capitals count whole or by their first letter.
function isShortOf(short: string, name: string): boolean {
  const words = name
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '' && word !== 'OF');
  let endings = [''];
  for (const word of words.toReversed()) {
    const heads = /\d/.test(word) || name.includes(word) ? [word, word.slice(0, 1)] : [word.slice(0, 1)];
    endings = endings
      .flatMap((ending) => heads.map((head) => head + ending))
      .filter((ending) => short.endsWith(ending))
      .slice(0, 8);
    if (endings.length === 0) return false;
    if (endings.some((ending) => ending === short && ending.length >= 3)) return true;
  }
  return false;
}

function wordsOf(name: string): string[] {
  return name
    .split(/[\s-]+/)
    .map(squeeze)
    .filter((word) => word !== '');
}
