/** The pages of AMC N268: a column of facts at the left, and figures, charts and words at the right. */
import { FUNDS } from './n268-funds.ts';
import { STYLE } from './n268-style.ts';
import * as t from './n268-tables.ts';
import * as w from './n268-words.ts';
import * as s from './shared15.ts';

const CONTACT = 'UAN 021-111-627-261 | www.naranfunds.example | info@naranfunds.example | Khayaban-e-Ittehad, Karachi';

function frame(entry: s.Entry, abbr: string, body: string): string {
  return `<div class=top><div><h1>${s.esc(entry.fund_name_raw)}</h1><span>${abbr}</span></div>
<p>${w.AMC}<br><b>May 2025</b></p></div>
<div class=sheet><div class=side>${t.facts(entry)}</div><div class=main>
${w.part('Investment objective', `<p>${s.esc(entry.investment_objective_raw)}</p>`)}
${w.part('From the Fund Manager', `<p>${s.esc(w.COMMENTS[abbr])}</p>`)}${body}
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div></div></div>
<div class=end><p>${s.esc(s.RISK_NOTE)}</p><div><span>${CONTACT}</span><b>${w.footerOf(entry.page_number)}</b></div></div>`;
}

function fundPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const second = s.only(s.otherType(entry), 'second table');
  const then = s.figuresThen(entry, FUNDS, w.LAST, form);
  const body = `<div class=two>${w.part('Price and size', t.prices(entry, then))}
${w.part('Expense ratios and measures', t.ratios(entry))}</div>
${w.part('Returns (%)', t.returns(entry))}${w.part('Monthly returns (%)', t.monthChart(entry))}
<div class=two>${w.part(s.titleOf(entry, 'ASSET_ALLOCATION'), t.assets(entry, '21mm'))}
${w.part(s.titleOf(entry, second), t.pairs(entry, second))}</div>
<div class=two>${t.held(entry, fund)}${t.payouts(entry)}</div>${t.breaches(entry)}`;
  return frame(entry, fund.abbr, body);
}

function card(sub: s.SubFacts, part: s.Part, form: s.Form): string {
  const rows = sub.reported_returns.map((r) => w.row([r.period_label_raw, w.num(r.fund_return_percent)]));
  return `<div class=card><h2>${s.esc(sub.name_raw)}</h2>${t.prices(sub, s.figuresAt(part, w.LAST, form))}
${w.part('Returns (%)', w.table(rows))}${w.part('Expense ratios', t.ratios(sub))}
${w.part('Asset allocation (% of total assets)', t.assets(sub, '16mm'))}</div>`;
}

function pensionPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const parts = s.partsOf(entry, fund);
  const cards = entry.sub_funds.map((x, i) => card(x, s.only(parts[i], 'part'), form));
  const equity = s.only(entry.sub_funds[0], 'sub-fund');
  const body = `<div class=cards>${cards.join('')}</div>${t.subMonths(entry)}
${t.held(equity, s.only(fund.subs?.[0], 'sub-fund'))}`;
  return frame(entry, fund.abbr, body);
}

export const html = (entries: readonly s.Entry[], form: s.Form, ofSubFunds: s.Form): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => (e.sub_funds.length === 0 ? fundPage(e, form) : pensionPage(e, ofSubFunds))),
  );
