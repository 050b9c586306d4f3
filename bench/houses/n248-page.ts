/** The pages of AMC N248: a cover, then a page for each fund with its facts in a column at the left. */
import { FUNDS } from './n248-funds.ts';
import { STYLE } from './n248-style.ts';
import * as t from './n248-tables.ts';
import * as w from './n248-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string =>
  `<div class=foot><b>${page}</b>Muslakh Investment Management · January 2024</div>`;

const stacked = (items: readonly s.Item[]): string =>
  items.map(([a, b]) => `<div class=fact><b>${s.esc(a)}</b><span>${s.esc(b)}</span></div>`).join('');

function side(entry: s.Entry): string {
  const facts = s.stated([
    ['Category', entry.category_raw],
    ['Structure', entry.fund_type_raw],
    ['Inception', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of erosion of principal', entry.risk_of_principal_raw],
    ['Fund stability rating', s.rated(entry, 'FUND')?.line_raw],
    ['Management company rating', s.rated(entry, 'AMC')?.line_raw],
    ['Management fee', entry.management_fee_raw],
    ['Sales load, front end', entry.front_end_load_raw],
    ['Sales load, back end', entry.back_end_load_raw],
    ['First investment, minimum', entry.minimum_initial_raw],
    ['Further investments, minimum', entry.minimum_subsequent_raw],
    ['Par value', entry.par_value_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Days of dealing', entry.dealing_days_raw],
    ['Cut-off', entry.cutoff_raw],
    ['Listed on', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  const people = entry.parties.map((p) => [p.designation_raw ?? '', p.name_raw] as const);
  return `<div class=side><div class=logo>MUSLAKH<span>Investment Management Limited</span></div>${stacked(facts)}
<h2>Investment committee</h2>${stacked(people)}</div>`;
}

function tiles(entry: s.Entry): string {
  const items = [
    [`Rs. ${entry.nav_per_unit ?? ''}`, 'NAV per unit, 31 January 2024'],
    [`Rs. ${entry.offer_price ?? ''}`, 'Sale price per unit'],
    [entry.fund_size_raw ?? '', w.SIZE],
    [s.grouped(Number(entry.units_outstanding), 0), 'Units in issue'],
  ] as const;
  const all = items.map(([value, label]) => `<div class=tile><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`);
  return `<div class=tiles>${all.join('')}</div>`;
}

const words = (entry: s.Entry): string => `
${w.part('What the Fund aims for', `<p class=text>${s.esc(entry.investment_objective_raw)}</p>`)}
${w.part('Manager’s view', `<p class=text>${s.esc(w.COMMENTS[s.fundNamed(FUNDS, entry).abbr])}</p>`)}`;

function main(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const names = [
    [s.short(entry), 'fund_return_percent', s.short(entry)],
    ['Benchmark', 'benchmark_return_percent', 'Benchmark'],
  ] as const;
  const lines = names.map(([name, key, series]) => ({ name, key, series, figures: entry }));
  const isRate = fund.model.kind === 'rate';
  const held = t.held(entry, fund, isRate ? 'Rating' : 'Sector');
  const second = isRate
    ? `${t.assets(entry)}${t.quality(entry)}`
    : `<div class=two>${t.assets(entry)}${t.sectors(entry)}</div>`;
  return `${tiles(entry)}${words(entry)}${t.returns(lines)}${t.months(entry)}${second}${held}
<div class=two>${t.expenses(entry)}${t.statistics(entry)}</div>${t.breaches(entry)}`;
}

function pension(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const lines = subs.map((x) => ({
    name: x.name_raw,
    key: 'fund_return_percent' as const,
    series: x.name_raw,
    figures: x,
  }));
  const [mix] = s.fundNamed(FUNDS, entry).subs ?? [];
  const [equity] = subs;
  return `${words(entry)}${t.subPrices(entry)}${t.returns(lines)}${t.subAssets(entry)}
${t.held(s.only(equity, 'sub-fund'), s.only(mix, 'mix'), 'Sector')}${t.subExpenses(entry)}`;
}

function fundPage(entry: s.Entry): string {
  const notes = entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('');
  return `${side(entry)}<div class=main><h1>${s.esc(entry.fund_name_raw)}</h1>
<p class=kind>Monthly report of the fund manager · January 2024</p>
${entry.sub_funds.length > 0 ? pension(entry) : main(entry)}</div>
<div class=notes>${notes}</div>${foot(entry.page_number)}`;
}

function cover(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `<div class=cover><h1>Monthly report of the fund manager</h1><p>January 2024</p><p>${w.AMC}</p>
${w.table([w.head(['Fund', 'Category', 'Page']), ...rows])}<p>${s.esc(s.RISK_NOTE)}</p></div>${foot(1)}`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, [cover(), ...entries.map(fundPage)]);
