/** The pages of AMC N250: a list of its funds, then a page across for each of them. */
import { FUNDS } from './n250-funds.ts';
import { STYLE } from './n250-style.ts';
import * as t from './n250-tables.ts';
import * as w from './n250-words.ts';
import * as s from './shared15.ts';

const top = (entry: s.Entry): string => `<div class=top><div class=amc><b>${w.AMC}</b>
<span>Fund manager’s report for ${w.LABEL}</span></div>
<h1>${s.esc(entry.fund_name_raw)}</h1></div><p class=unit>${w.UNIT}</p>`;

function end(page: number, notes: readonly string[]): string {
  const lines = notes.map((n) => `<p>${s.esc(n)}</p>`).join('');
  return `<div class=end>${lines}<div class=foot><span>Fund Manager Report</span><span>${w.LABEL}</span>
<span>${page} / 5</span></div></div>`;
}

/** Labels at the right of their column, under the name of their group at the left. */
function group(side: string, all: readonly (readonly [string, string | null | undefined])[]): string[] {
  const items = s.stated(all);
  return items.map(
    ([label, value], i) =>
      `<tr class="${i === 0 ? 'first' : ''}">${i === 0 ? `<td class=side rowspan=${items.length}>${side}</td>` : ''}
<td class=name>${s.esc(label)}</td><td>${s.esc(value)}</td></tr>`,
  );
}

const units = (entry: s.Entry): string | null =>
  entry.units_outstanding === undefined ? null : s.grouped(Number(entry.units_outstanding), 0);

function facts(entry: s.Entry): string {
  const size = group('Size and price', [
    [w.SIZE, entry.fund_size_raw],
    ['Units outstanding', units(entry)],
    ['NAV, 30 Apr 2023', entry.nav_per_unit === null ? null : `PKR ${entry.nav_per_unit}`],
    ['Offer price', entry.offer_price === undefined ? null : `PKR ${entry.offer_price}`],
    ['Repurchase price', entry.repurchase_price === undefined ? null : `PKR ${entry.repurchase_price}`],
  ]);
  const nature = group('Nature', [
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Launched on', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of principal erosion', entry.risk_of_principal_raw],
    ['Listing', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
  ]);
  const costs = group('Costs', [
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Par value', entry.par_value_raw],
  ]);
  const dealing = group('Dealing', [
    ['Minimum, initial', entry.minimum_initial_raw],
    ['Minimum, subsequent', entry.minimum_subsequent_raw],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
  ]);
  const others = group('Others', [
    ['Fund stability rating', s.rated(entry, 'FUND')?.line_raw],
    ['AMC rating', s.rated(entry, 'AMC')?.line_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  return w.part('Fund information', w.table([...size, ...nature, ...costs, ...dealing, ...others], 'facts'));
}

const team = (entry: s.Entry): string =>
  w.part(
    'Investment committee',
    `<div class=team>${entry.parties
      .map((p) => `<div><b>${s.esc(p.name_raw)}</b>${s.esc(p.designation_raw)}</div>`)
      .join('')}</div>`,
  );

const objective = (entry: s.Entry): string =>
  w.part('Objective', `<p class=text>${s.esc(entry.investment_objective_raw)}</p>`);

const comment = (entry: s.Entry): string =>
  w.part('Comment', `<p class=text>${s.esc(w.COMMENTS[s.fundNamed(FUNDS, entry).abbr])}</p>`);

function fundPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  return `${top(entry)}<div class=cols><div>${objective(entry)}${facts(entry)}
${isRate ? '' : t.statistics(entry)}${team(entry)}</div>
<div>${comment(entry)}${t.returns(entry, fund.model.launch, form)}${t.assets(entry)}${t.held(entry, fund)}
${isRate ? t.second(entry) : ''}</div>
<div>${t.months(entry)}${t.years(entry)}${w.part('Expenses', t.ladder(entry), 'b')}
${isRate ? t.statistics(entry) : t.second(entry)}</div></div>${end(entry.page_number, entry.footnotes_raw)}`;
}

function pensionPage(entry: s.Entry): string {
  const mixes = s.fundNamed(FUNDS, entry).subs ?? [];
  const cards = entry.sub_funds.map((x, i) => t.card(x, s.only(mixes[i], 'mix'))).join('');
  return `${top(entry)}<div class=pens><div>${objective(entry)}${comment(entry)}${facts(entry)}${team(entry)}</div>
<div class=cards>${cards}</div></div>${end(entry.page_number, entry.footnotes_raw)}`;
}

function cover(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `<div class=cover><h1>Fund Manager Report</h1><p>${w.LABEL}</p><p>${w.AMC}</p>
${w.table([w.head(['Fund', 'Category', 'Page']), ...rows])}<p>${s.esc(s.RISK_NOTE)}</p></div>${end(1, [])}`;
}

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(STYLE, [cover(), ...entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, form)))]);
