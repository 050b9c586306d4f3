/** The pages of AMC N265: landscape, a page for each fund, with the words at the left. */
import { FUNDS } from './n265-funds.ts';
import { STYLE } from './n265-style.ts';
import * as t from './n265-tables.ts';
import * as w from './n265-words.ts';
import * as s from './shared15.ts';

const top = (entry: s.Entry, abbr: string): string => `<div class=top><span>${w.AMC}</span>
<span>Fund Manager’s Report of March 2025</span></div>
<h1>${s.esc(entry.fund_name_raw)} <small>${abbr}</small></h1>
<p class=aim><b>Investment objective</b> ${s.esc(entry.investment_objective_raw)}</p>`;

const end = (entry: s.Entry): string => `<div class=end><p>${s.esc(entry.footnotes_raw.join(' '))}</p>
<p>${s.esc(w.RISK)}</p><div class=foot><span>${s.esc(w.CONTACT)}</span><span>${s.esc(w.footerOf(entry.page_number))}</span>
</div></div>`;

function words(abbr: string): string {
  const provision = w.PROVISIONS[abbr];
  const extra = provision === undefined ? '' : w.part('Provision', s.paragraphs([provision]));
  return `${w.part('The month in our words', s.paragraphs(w.COMMENTS[abbr] ?? []))}${extra}`;
}

function fundPage(entry: s.Entry, form: s.Form): string {
  const { abbr } = s.fundNamed(FUNDS, entry);
  return `${top(entry, abbr)}<div class=grid>
<div>${t.lead(entry, form)}${t.costs(entry)}${words(abbr)}</div>
<div><div class=two><div>${t.returns(entry)}${t.second(entry)}</div><div>${t.assets(entry)}${t.held(entry)}</div></div>
${t.strip(entry)}</div></div>${t.facts(entry)}${end(entry)}`;
}

function plansPage(entry: s.Entry): string {
  const { abbr } = s.fundNamed(FUNDS, entry);
  return `${top(entry, abbr)}<div class=grid><div>${words(abbr)}${t.planAssets(entry)}</div>
<div>${t.plans(entry)}${t.planReturns(entry)}${t.planStrip(entry)}</div></div>${t.facts(entry)}${end(entry)}`;
}

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => (e.sub_funds.length > 0 ? plansPage(e) : fundPage(e, form))),
  );
