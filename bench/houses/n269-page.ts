/** The pages of AMC N269: two labels on each page, three labels for the pension fund, and a page of all funds. */
import { FUNDS } from './n269-funds.ts';
import { STYLE } from './n269-style.ts';
import * as t from './n269-tables.ts';
import * as w from './n269-words.ts';
import * as s from './shared15.ts';

const CONTACT = 'Call 0800-93474 | www.zehrifunds.example | hello@zehrifunds.example | Sariab Road, Quetta';

const top = `<div class=top><b>The Zehri Label</b><span>Monthly report of the fund manager, February 2024</span><b>${w.AMC}</b></div>`;
const end = (page: number): string =>
  `<div class=end><span>${s.esc(s.RISK_NOTE)}</span><p><span>${CONTACT}</span><b>${w.footerOf(page)}</b></p></div>`;

/** 25 August 2023 */
function dayOf(r: s.Rating): string {
  const [year = 0, month = 0, day = 0] = (r.rating_date ?? '').split('-').map(Number);
  return s.longDay([year, month, day]);
}

/** The rating of the fund is a seal, and its agency and day are below it. */
function seal(entry: s.Entry, abbr: string): string {
  const r = s.rated(entry, 'FUND');
  if (r === null) return '<div class=seal><small>Fund rating</small><b>None</b><small>not applicable</small></div>';
  const outlook = w.OUTLOOK[abbr];
  const words = outlook === undefined ? '' : `<small>${outlook} outlook</small>`;
  return `<div class=seal><small>Fund rating</small><b>${r.rating_raw}</b>${words}<small>${r.rating_agency}, ${dayOf(r)}</small></div>`;
}

function label(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const then = s.figuresThen(entry, FUNDS, w.LAST, form);
  return `<div class=label><div class=title><div><small>Fund Facts</small><h1>${s.esc(entry.fund_name_raw)}</h1>
<p>${fund.abbr} &nbsp;|&nbsp; ${s.esc(entry.investment_objective_raw)}</p></div>${seal(entry, fund.abbr)}</div>
<div class=thick></div>${t.contents(entry, then)}<div class=thick></div>
<div class=halves><div>${t.returns(entry, fund.model.kind)}<div class=thin></div>${t.costs(entry)}</div>
<div>${t.assets(entry)}<div class=thin></div>${t.measures(entry)}</div></div>
<div class=thick></div>${t.running(entry)}${t.ingredients(entry, fund)}${t.breaches(entry)}
<div class=thin></div>${t.terms(entry)}<p class=terms><b>This month:</b> ${s.esc(w.COMMENTS[fund.abbr])}</p></div>`;
}

function subLabel(sub: s.SubFacts, part: s.Part, form: s.Form): string {
  return `<div class="label narrow"><small>Fund Facts</small><h2>${s.esc(sub.name_raw)}</h2><div class=thick></div>
${t.contents(sub, s.figuresAt(part, w.LAST, form))}<div class=thick></div>${t.returns(sub, part.model.kind)}
<div class=thin></div>${t.assets(sub)}<div class=thin></div>${t.costs(sub)}
<div class=thick></div>${t.ingredients(sub, part.mix)}</div>`;
}

function pensionPage(entry: s.Entry, form: s.Form): string {
  const parts = s.partsOf(entry, s.fundNamed(FUNDS, entry));
  const labels = entry.sub_funds.map((x, i) => subLabel(x, s.only(parts[i], 'part'), form));
  return `${top}<div class=wrap><h1>${s.esc(entry.fund_name_raw)}</h1><p>ZPF &nbsp;|&nbsp; ${s.esc(entry.investment_objective_raw)}</p>
${t.terms(entry)}</div><div class="labels three">${labels.join('')}</div>${end(entry.page_number)}`;
}

function allFunds(entries: readonly s.Entry[]): string {
  const amc = s.only(s.rated(s.only(entries[0], 'entry'), 'AMC'), 'rating');
  return `${top}<h2 class=plain>Timetable of returns</h2>${t.timetable(entries)}
<div class=foot>${t.people(entries)}<div><h3>Rating of the AMC</h3>
<p>${w.AMC} has a management quality rating of <b>${amc.rating_raw}</b> by ${amc.rating_agency}, ${dayOf(amc)}.</p>
<h3>The month</h3><p>${s.esc(w.REVIEW)}</p></div></div>${end(w.ALL)}`;
}

export function html(entries: readonly s.Entry[], form: s.Form): string {
  const own = entries.filter((e) => e.sub_funds.length === 0);
  const pages = [...Map.groupBy(own, (e) => e.page_number)].map(
    ([page, funds]) => `${top}<div class=labels>${funds.map((e) => label(e, form)).join('')}</div>${end(page)}`,
  );
  const pension = entries.filter((e) => e.sub_funds.length > 0).map((e) => pensionPage(e, form));
  return s.htmlPages(STYLE, [...pages, ...pension, allFunds(entries)]);
}
