/** Whose figures a column or a row holds: the fund's, the benchmark's or the peers'. */
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { isShortFormOf } from '#sources/fmr/identity/short-forms.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import type { PageContext } from './page-context.ts';

export type SeriesRole = 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent';

const BENCHMARK = /^(?:bm|b m|bench ?mark|index|bench)\b|\bbench ?mark\b|^b m$/;
const INDEX_NAME = /^(?:kse|kmi|psx|jsmfi|msci|nit|mii|kibor|pkrv|pkisrv|ksm|upp9|mzn)\b|^(?:kse|kmi|psx)\d|\bindex$/;
const PEER = /\bpeers?\b|\bcategory\b|\bindustry\b|\bcompetitors?\b/;
const FUND = /^(?:the )?(?:fund|scheme|plan|portfolio|sub ?fund|nav|returns?|fund returns?|scheme returns?|plan returns?|fund s returns?|total returns?)$/;

export function roleOf(printed: string, context: PageContext): SeriesRole | undefined {
  const text = respace(printed).replace(/\(\s*%\s*\)|%/g, ' ').trim();
  const folded = foldLabel(text);
  if (folded === '') return undefined;
  if (PEER.test(folded)) return 'peer_return_percent';
  if (isFundName(text, context)) return 'fund_return_percent';
  if (BENCHMARK.test(folded) || INDEX_NAME.test(folded)) return 'benchmark_return_percent';
  return FUND.test(folded) ? 'fund_return_percent' : undefined;
}

function isFundName(text: string, { fund_names }: PageContext): boolean {
  const squeezed = squeeze(text);
  if (squeezed.length < 2) return false;
  return fund_names.some((name) => squeeze(name) === squeezed || isShortFormOf(text, name));
}

/** Roles of the columns or rows of one table. With the benchmark known, the one that is left is the fund's; two that are left are nobody's. */
function assignRoles(labels: readonly string[], context: PageContext): (SeriesRole | undefined)[] {
  const roles = labels.map((label) => roleOf(label, context));
  const open = roles.flatMap((role, index) => (role === undefined && (labels[index] ?? '') !== '' ? [index] : []));
  const hasFund = roles.includes('fund_return_percent');
  const only = open[0];
  if (only !== undefined && open.length === 1 && !hasFund && (labels.length === 1 || roles.some((role) => role !== undefined))) roles[only] = 'fund_return_percent';
  // One role, one series: a second one of the same kind is nobody's.
  return roles.map((role, index) => (role !== undefined && roles.indexOf(role) !== index ? undefined : role));
}

/** Whose a series is; `sub` is the plan or sub-fund that its own label names, null for whom the table is of. */
export interface SeriesOwner {
  readonly role: SeriesRole;
  readonly sub: string | null;
}

/** What speaks for a table beside its own labels. */
interface TablePlace {
  readonly title: string;
  /** The plan whose part of the page it stands in; null where it is the fund's. */
  readonly sub: string | null;
}

/**
 * Owners of the columns or rows of one table. Where labels name several plans, each series is its plan's, and a benchmark
 * the plan's beside it; short forms alone do not name plans, the title must speak of them too.
 */
export function assignOwners(labels: readonly string[], { title, sub: own }: TablePlace, context: PageContext): (SeriesOwner | undefined)[] {
  const names = context.sub_fund_names;
  const subs = labels.map((label) => (label.length > 60 ? undefined : (names.findShort(label) ?? names.find(label))?.name));
  if (new Set(subs.filter((sub) => sub !== undefined)).size < 2) return assignRoles(labels, context).map((role) => (role === undefined ? undefined : { role, sub: null }));
  const nobodys = labels.map(() => undefined);
  const isSpelledOut = labels.every((label, index) => subs[index] === undefined || names.find(label) !== undefined);
  const parts = title.split('|').map((part) => names.find(part)?.name);
  // In the middle of one plan's part, here or on the page before, a table of several may be that plan's alone.
  if (own !== null || context.last_scope !== null || (!isSpelledOut && parts.every((part) => part === undefined))) return nobodys;
  // A title that spells out the heading of one plan is that plan's, whatever the labels say.
  if (context.headings.filter((heading) => squeeze(title).includes(squeeze(heading))).length === 1) return nobodys;
  // `Equity Sub Fund|Debt Sub Fund`: a title that names the plans in another order than their short forms stand makes both doubtful.
  if (parts.length === labels.length && new Set(parts).size > 1 && parts.some((part, index) => part !== undefined && subs[index] !== undefined && part !== subs[index])) return nobodys;
  const roles = labels.map((label, index) => (subs[index] === undefined ? roleOf(label, context) : 'fund_return_percent'));
  const owners = labels.map((_, index): SeriesOwner | undefined => {
    const role = roles[index];
    const sub = subs[index] ?? subBeside(index, subs, roles);
    return role === undefined || sub === undefined ? undefined : { role, sub };
  });
  return owners.map((owner, index) => (owners.findIndex((other) => other?.role === owner?.role && other?.sub === owner?.sub) === index ? owner : undefined));
}

// Benchmarks stand all behind their plans, or all before them; one for several plans is nobody's.
function subBeside(index: number, subs: readonly (string | undefined)[], roles: readonly (SeriesRole | undefined)[]): string | undefined {
  const role = roles[index];
  if (role === undefined || roles.filter((each) => each === role).length < new Set(subs.filter((sub) => sub !== undefined)).size) return undefined;
  const first = roles.findIndex((each) => each !== undefined);
  return subs[first] === undefined ? subs.slice(index).find((sub) => sub !== undefined) : subs.slice(0, index).findLast((sub) => sub !== undefined);
}
