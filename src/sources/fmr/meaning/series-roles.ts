/** Whose figures a column or a row holds: the fund's, the benchmark's or the peers'. */
import { joinLines } from '#base/pattern-lines.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { isShortFormOf } from '#sources/fmr/identity/short-forms.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { remember } from '#sources/fmr/remember.ts';
import { isKnownLabel } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

export type SeriesRole = 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent';

const BENCHMARK = /^(?:bm|b m|bench ?mark|bmk|bmark|index|bench)\b|\bbench ?mark\b|^b m$/;
const INDEX_NAME = new RegExp(
  joinLines`
    ^(?:kse|kmi|psx|jsmfi|msci|nit|mii|kibor|pkrv|pkisrv|ksm|upp9|mzn)\b
    |^(?:kse|kmi|psx)\d
    |\bindex$
    |\b(?:kibor|pkrv|pkisrv|t ?bill|deposit) rates?\b
    |^(?:average )?(?:(?:of )?\d{1,2} ?(?:m|months?|y|years?) )(?:average )?(?:kibor|pkrv|pkisrv|t ?bills?)$`,
);
const PEER = /\bpeers?\b|\bcategory\b|\bindustry\b|\bcompetitors?\b/;
const FUND = new RegExp(
  joinLines`
    ^(?:the |your |our )?(?:fund|scheme|plan|portfolio|sub ?fund|nav|returns?|fund returns?|scheme returns?|plan returns?
    |fund s returns?|total returns?|nav returns?)(?: annuali[sz]ed| absolute| p a| net)?$`,
);

// `Over benchmark (bps)`: one series less another one.
const DIFFERENCE =
  /^(?:over|above|under|below|vs|versus|against) (?:the |its )?(?:bench ?mark|index|peers?)\b|\b(?:bps|basis points?)$/;

export function roleOf(printed: string, context: PageContext): SeriesRole | undefined {
  const text = respace(printed)
    .replace(/\(\s*%\s*\)|%/g, ' ')
    .replace(/^\s{0,9}returns? of (?:the )?|[\s,]{1,9}$/gi, '')
    .trim();
  const folded = foldLabel(text);
  if (folded === '' || DIFFERENCE.test(folded)) return undefined;
  if (PEER.test(folded)) return 'peer_return_percent';
  if (isFundName(text, context)) return 'fund_return_percent';
  if (BENCHMARK.test(folded) || INDEX_NAME.test(folded)) return 'benchmark_return_percent';
  if (FUND.test(folded)) return 'fund_return_percent';
  return context.benchmark_names.some((name) => squeeze(name) === squeeze(text))
    ? 'benchmark_return_percent'
    : undefined;
}

/** Whether a text names a role on every page: the words alone, without the names of the page's fund. */
export const saysPlainRole = remember((printed): boolean => saysOther(printed) || FUND.test(foldName(printed)));

/** Whether the words alone name the benchmark or the peers. */
export const saysOther = remember((printed): boolean =>
  [PEER, BENCHMARK, INDEX_NAME].some((pattern) => pattern.test(foldName(printed))),
);

function foldName(printed: string): string {
  return foldLabel(
    respace(printed)
      .replace(/\(\s*%\s*\)|%/g, ' ')
      .trim(),
  );
}

function isFundName(text: string, { fund_names, owners }: PageContext): boolean {
  const squeezed = squeeze(text);
  if (squeezed.length < 2 || owners.find(text) === 'OTHER') return false;
  return fund_names.some((name) => squeeze(name) === squeezed || isShortFormOf(text, name));
}

function namesBoth(printed: string, context: PageContext): boolean {
  const [name = '', ...rest] = printed.split(/\s(?=bench ?mark\b)/i);
  return rest.length > 0 && isFundName(name, context);
}

// Labels of figures that are calculated from others of the table, or of dividends: no returns of a fund or benchmark.
const RECKONED = new RegExp(
  joinLines`
    ^(?:diff(?:erence)?|change|variance|movement|excess(?: returns?)?|(?:out|under|over) ?performance|active return
     |over under|(?:over|under|active) ?weight
    |value added|lead|margins?$|relative(?: performance| returns?| to (?:the )?(?:benchmark|index))?$
     |cumulative|running total|spread|alpha|ranks?|ranking|quartile)\b
    |^(?:cash |interim |final )?(?:dividends?|pay ?outs?|distributions?|bonus)\b(?!.*\b(?:returns?|adjusted|reinvested)\b)`,
);

/** Whether a label says of which kind its figures are, without the name of a fund. */
export function saysRole(printed: string, context: PageContext): boolean {
  const role = roleOf(printed, context);
  return isReckoned(printed) || (role !== undefined && !isFundName(printed, context));
}

export function isReckoned(printed: string): boolean {
  const folded = foldLabel(respace(printed));
  return RECKONED.test(folded) || DIFFERENCE.test(folded);
}

const RETURN_TITLES = new Set<TitleKind | undefined>([undefined, 'PERFORMANCE', 'SERIES', 'HISTORY']);

// `Investment Objective` left of a figure in a chart: the label or the title of something else names no series.
function isOther(label: string): boolean {
  return isKnownLabel(label) || !RETURN_TITLES.has(titleKind(label));
}

/**
 * Roles of the columns or rows of one table. If the benchmark is known, a single remaining one is the fund's; two
 * remaining ones get no role.
 */
export function assignRoles(labels: readonly string[], context: PageContext): (SeriesRole | undefined)[] {
  // `SIF Benchmark` over two columns, or over one and nothing over the other: the words are the heads of both.
  const isOfBoth = (label: string): boolean =>
    (labels.includes('') || labels.indexOf(label) !== labels.lastIndexOf(label)) && namesBoth(label, context);
  const roles = labels.map((label) => (isOfBoth(label) ? undefined : roleOf(label, context)));
  const open = roles.flatMap((role, index) =>
    role === undefined &&
    (labels[index] ?? '') !== '' &&
    !isReckoned(labels[index] ?? '') &&
    !isOther(labels[index] ?? '')
      ? [index]
      : [],
  );
  const hasFund = roles.includes('fund_return_percent');
  const only = open[0];
  // A column without a head may be the fund's as well.
  const isOnly = open.length === 1 && (labels.length === 1 || !labels.includes(''));
  if (only !== undefined && isOnly && !hasFund && (labels.length === 1 || roles.some((role) => role !== undefined)))
    roles[only] = 'fund_return_percent';
  if (!hasFund && labels.some(isOfBoth)) return roles.map(() => undefined);
  // Each role belongs to one series: a second series of the same kind gets no role. A benchmark under each of several
  // names is of one of them, and nothing distinguishes columns of the same words.
  const isRepeated = (role: SeriesRole | undefined): boolean => roles.indexOf(role) !== roles.lastIndexOf(role);
  const isOfSeveral = open.length > 1;
  const areOfSameWords = new Set(labels).size === 1;
  return roles.map((role, index) =>
    (isOfSeveral || areOfSameWords) && isRepeated(role)
      ? undefined
      : role !== undefined && roles.indexOf(role) !== index
        ? undefined
        : role,
  );
}
