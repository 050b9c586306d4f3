/** The pages of AMC N266: a review, three pages with two funds each, and the pension fund. */
import { FUNDS } from './n266-funds.ts';
import { STYLE } from './n266-style.ts';
import * as t from './n266-tables.ts';
import * as w from './n266-words.ts';
import * as s from './shared15.ts';

const CONTACT =
  'Helpline 0800-74227 | www.shabqadarfunds.example | invest@shabqadarfunds.example | Saddar Road, Peshawar';

const top = `<div class=top><b>${w.AMC}</b><span>Fund Manager Report, August 2025</span></div>`;

/** The committee is that of all funds on the page. */
function end(page: number, entry: s.Entry | undefined): string {
  const members = (entry === undefined ? [] : s.members(entry)).filter(([, office]) => office !== 'Fund Manager');
  const text = members.map(([name, office]) => `${name} (${office})`).join(', ');
  const committee = text === '' ? '' : `<p><b>Investment Committee:</b> ${s.esc(text)} and the Fund Manager</p>`;
  return `<div class=end>${committee}<p><b>Disclaimer:</b> ${s.esc(s.RISK_NOTE)}</p>
<div><span>${CONTACT}</span><b>${w.footerOf(page)}</b></div></div>`;
}

const aim = (entry: s.Entry): string => `<p class=aim>${s.esc(entry.investment_objective_raw)}</p>`;
const title = (entry: s.Entry, abbr: string): string => `<h2>${s.esc(entry.fund_name_raw)} (${abbr})</h2>`;
const notes = (entry: s.Entry): string => `<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;
const comment = (abbr: string): string => `<p class=line><b>Comment:</b> ${s.esc(w.COMMENTS[abbr])}</p>`;

function half(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const series = [fund.abbr, w.BENCHMARK].map((name) => [name, entry.monthly_returns] as const);
  const right = `${t.shares(entry, 'ASSET_ALLOCATION')}${t.shares(entry, s.otherType(entry))}${t.held(entry, fund)}`;
  const middle = `${w.part('Price and size', t.prices(entry, form))}${w.part('Performance', t.returns(entry))}
${w.part('Monthly returns (%)', t.months(series))}`;
  return `<div class=half>${title(entry, fund.abbr)}${aim(entry)}
<div class=cols>${t.facts(entry)}<div>${middle}</div><div>${right}</div></div>
${t.ratios(entry)}${comment(fund.abbr)}${notes(entry)}</div>`;
}

function pensionPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const equity = s.only(entry.sub_funds[0], 'sub-fund');
  const assets = entry.sub_funds.map((x) => `<div>${t.shares(x, 'ASSET_ALLOCATION')}</div>`).join('');
  const series = entry.sub_funds.map((x) => [x.name_raw, x.monthly_returns] as const);
  return `${top}<div class="half whole big">${title(entry, fund.abbr)}${aim(entry)}
<div class=grid>${t.facts(entry)}${t.subFigures(entry)}</div>
<div class=three>${assets}</div>${w.part('Monthly returns (%)', t.months(series))}
<div class=grid>${t.held(equity, s.only(fund.subs?.[0], 'sub-fund'))}<div class=part>${comment(fund.abbr)}</div></div>
${notes(entry)}</div>${end(entry.page_number, entry)}`;
}

function front(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(w.pageOf(i))]));
  return `${top}<div class=front><h2>Market review</h2>${s.paragraphs(w.REVIEW)}
${w.part('Funds in this report', w.table([w.head(['Fund', 'Category', 'Page']), ...rows]))}</div>${end(1, undefined)}`;
}

export function html(entries: readonly s.Entry[], form: s.Form): string {
  const own = entries.filter((e) => e.sub_funds.length === 0);
  const pages = [...Map.groupBy(own, (e) => e.page_number)].map(
    ([page, funds]) => `${top}${funds.map((e) => half(e, form)).join('')}${end(page, funds[0])}`,
  );
  const pension = entries.filter((e) => e.sub_funds.length > 0).map(pensionPage);
  return s.htmlPages(STYLE, [front(), ...pages, ...pension]);
}
