/** Sentences, rules with exceptions, and lists by value of AMC N215. */
import * as s from './shared15.ts';

/** `a, b and c` */
export const joined = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

const minus = (v: string | null | undefined): string => s.esc((v ?? '').replace(/^-/, '−'));
export const percentOf = (v: string | null | undefined): string => `${minus(v)}%`;

/** Each fund in a few sentences. */
export const portrait = (e: s.Entry): string =>
  `<p><b>${s.esc(e.fund_name_raw)} (${s.short(e)})</b> is a fund of the category <i>${s.esc(e.category_raw)}</i>, ` +
  `launched on ${s.esc(e.launch_date_raw)}. Its risk profile is <i>${s.esc(e.risk_profile_raw)}</i> ` +
  `(${s.esc(e.risk_of_principal_raw)}), and it is measured against the benchmark <i>${s.esc(e.benchmark_raw)}</i>. ` +
  `Investment objective: ${s.esc(e.investment_objective_raw)}</p>`;

/** The funds by what they have in common, the most frequent value first. */
function byValue(
  entries: readonly s.Entry[],
  valueOf: (e: s.Entry) => string | null | undefined,
): (readonly [value: string, funds: string[]])[] {
  const groups = Map.groupBy(entries, (e) => valueOf(e) ?? '');
  return [...groups].filter(([value]) => value !== '').map(([value, all]) => [value, all.map(s.short)] as const);
}

const RULES: readonly (readonly [label: string, key: s.TermKey])[] = [
  ['Fund Type', 'fund_type_raw'],
  ['Trustee', 'trustee_raw'],
  ['Auditor', 'auditor_raw'],
  ['Listing', 'listing_raw'],
  ['Par Value', 'par_value_raw'],
  ['Pricing Mechanism', 'pricing_mechanism_raw'],
  ['Dealing Days', 'dealing_days_raw'],
  ['Cut-off Time', 'cutoff_raw'],
  ['Settlement of Redemptions', 'settlement_raw'],
  ['Leverage', 'leverage_raw'],
  ['Minimum Initial Investment', 'minimum_initial_raw'],
  ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
  ['Back-end Load', 'back_end_load_raw'],
];

/** What holds for all funds, and for which funds something else holds. */
export function rules(entries: readonly s.Entry[]): string {
  const rows = RULES.map(([label, key]) => {
    const [rule, ...others] = byValue(entries, (e) => e[key]).toSorted((a, b) => b[1].length - a[1].length);
    const except = others.map(([value, funds]) => `but ${value} for ${joined(funds)}`).join('; ');
    return [label, rule?.[0] ?? '', except];
  });
  return s.htmlTable([['', 'Every Fund', 'Exceptions'], ...rows], 'rules');
}

/** A heading, and below it each value with the funds to which it applies. */
function valueList(title: string, groups: readonly (readonly [value: string, funds: string[]])[]): string {
  const rows = groups.map(([value, funds]) => `<li><b>${s.esc(value)}</b> for ${joined(funds)}</li>`);
  return rows.length === 0 ? '' : `<div>${s.heading(title)}<ul>${rows.join('')}</ul></div>`;
}

export function byValues(entries: readonly s.Entry[]): string {
  const rating = (e: s.Entry, subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(e, subject, (r, by, day) => `${r} by ${by} on ${day}`, '');
  const people = entries.flatMap((e) =>
    s.members(e).map(([name, office]) => [`${name}, ${office}`, s.short(e)] as const),
  );
  const offices = [...Map.groupBy(people, ([who]) => who)].map(
    ([who, all]) => [who, all.map(([, fund]) => fund)] as const,
  );
  return `<div class=values>${valueList(
    'Management Fee',
    byValue(entries, (e) => e.management_fee_raw),
  )}${valueList(
    'Front-end Load',
    byValue(entries, (e) => e.front_end_load_raw),
  )}${valueList(
    'Fund Stability Rating',
    byValue(entries, (e) => rating(e, 'FUND')),
  )}${valueList('Investment Committee', offices)}</div>
<p>The AMC rating of Sehala Asset Management Limited is ${s.esc(rating(s.only(entries[0], 'fund'), 'AMC'))}.</p>`;
}

type Side = 'fund_return_percent' | 'benchmark_return_percent';

/** Periods, then the returns of the fund and of its benchmark in the same order. */
function enumeration(rows: readonly s.ReturnRow[], short: string): string {
  const values = (key: Side): string => joined(rows.map((r) => percentOf(r[key])));
  return `For ${joined(rows.map((r) => `<i>${s.esc(r.period_label_raw)}</i>`))}, ${short} returned ${values(
    'fund_return_percent',
  )}, respectively; the benchmark returned ${values('benchmark_return_percent')}, respectively.`;
}

export function returnsInWords(e: s.Entry): string {
  const rows = e.reported_returns;
  const parts = [rows.slice(0, 3), rows.slice(3, 5), rows.slice(5)].map(
    (part) => `<p>${enumeration(part, s.short(e))}</p>`,
  );
  return `<h3>${s.esc(e.fund_name_raw)}</h3>${parts.join('')}`;
}

/** Labels of measures, then their values in the same order. */
export function measures(e: s.Entry): string {
  const labels = joined(e.metrics.map((m) => `<i>${s.esc(m.label_raw)}</i>`));
  const values = joined(e.metrics.map((m) => m.value_raw));
  return e.metrics.length === 1
    ? `<p>The ${labels} of ${s.short(e)} is ${values}.</p>`
    : `<p>The ${labels} of ${s.short(e)} are ${values}, respectively.</p>`;
}

/** Values before and after the provision in one sentence, which is negative. */
export function breaches(e: s.Entry): string {
  const millions = (pkr: string | null): string => (Math.abs(Number(pkr ?? 0)) / 1e6).toFixed(2);
  return e.non_compliant
    .map(
      (x) =>
        `<p><b>${s.esc(x.name_raw)}</b> (${s.esc(x.type_raw)}), held by ${s.short(e)}: value before provision ` +
        `${millions(x.value_before_pkr)}, provision −${millions(x.provisioning_pkr)}, and hence value after ` +
        `provision ` +
        `${millions(x.value_after_pkr)}, which is ${x.percent_gross_assets ?? ''}% of gross assets and ` +
        `${x.percent_net_assets ?? ''}% of net assets.</p>`,
    )
    .join('');
}
