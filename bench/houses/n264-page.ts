/** The pages of AMC N264: one dense page for each fund. */
import { FUNDS } from './n264-funds.ts';
import { STYLE } from './n264-style.ts';
import * as t from './n264-tables.ts';
import * as w from './n264-words.ts';
import * as s from './shared15.ts';

const foot = (entry: s.Entry): string => `<div class=risk>${s.esc(w.COMPLAINTS)}<br>${s.esc(w.RISK)}</div>
<div class=foot><span>${s.esc(w.CONTACT)}</span><span>${s.esc(w.footerOf(entry.page_number))}</span></div>`;

const top = (entry: s.Entry, abbr: string): string => `<div class=top><span>${w.AMC}</span>
<span>Fund Manager Report | September 2024</span></div>
<h1>${s.esc(entry.fund_name_raw)} <small>${abbr}</small></h1>`;

const text = (title: string, body: string | null | undefined): string =>
  w.part(title, `<p class=text>${s.esc(body)}</p>`);

const words = (entry: s.Entry, abbr: string): string =>
  `<div class=two>${text('Investment Objective', entry.investment_objective_raw)}
${text('Fund Manager’s Review', w.COMMENTS[abbr])}</div>`;

const compliance = (abbr: string): string => {
  const note = w.COMPLIANCE[abbr];
  return note === undefined ? '' : text('Compliance Note', note);
};

const notes = (entry: s.Entry): string => `<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;

function fundPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const note = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  const side = `${t.ratings(entry)}${t.expenses(entry)}${t.years(entry)}${t.statistics(entry)}${compliance(fund.abbr)}`;
  const holdings = t.held(entry, fund, note);
  const last =
    holdings === ''
      ? `<div class=two>${side}${t.team(entry)}</div>`
      : `<div class=uneven><div>${holdings}${t.provisions(fund.abbr)}${t.team(entry)}</div><div>${side}</div></div>`;
  return `${top(entry, fund.abbr)}${t.snapshot(entry, form)}${words(entry, fund.abbr)}${t.facts(entry)}
${t.returns(
  entry,
  form.periods.map(([, label]) => label),
)}${t.calendar(entry)}${t.shares(entry)}${last}${t.breaches(entry)}
${notes(entry)}${foot(entry)}`;
}

function pensionPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const equity = s.only(entry.sub_funds[0], 'sub-fund');
  const held = t.held(equity, s.only(fund.subs?.[0], 'sub-fund'), 'Sector');
  return `${top(entry, fund.abbr)}${t.subPairs(entry, form)}${words(entry, fund.abbr)}${t.facts(entry)}
${t.subReturns(entry)}${t.subMonths(entry)}${t.subShares(entry)}
<div class=uneven><div>${held}${t.team(entry)}</div><div>${t.ratings(entry)}${t.subExpenses(entry)}</div></div>
${notes(entry)}${foot(entry)}`;
}

export const html = (entries: readonly s.Entry[], form: s.Form, ofSubFunds: s.Form): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, ofSubFunds) : fundPage(e, form))),
  );
