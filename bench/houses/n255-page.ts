/** The pages of AMC N255: a review with a summary of all funds, then a dense page for each fund. */
import { FUNDS } from './n255-funds.ts';
import { STYLE } from './n255-style.ts';
import * as t from './n255-tables.ts';
import * as w from './n255-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string =>
  `<div class=foot><span>Fund Manager’s Report – October 2023</span><span>${page}</span></div>`;

const top = (
  title: string,
  more: string,
): string => `<div class=top><div><h1>${s.esc(title)}</h1><p>${s.esc(more)}</p></div>
<p class=amc>${w.AMC}<span>October 2023</span></p></div>`;

const text = (title: string, body: string): string => `<h3>${s.esc(title)}</h3><p class=text>${s.esc(body)}</p>`;

const one = (body: string): string => (body === '' ? '' : `<div class=one>${body}</div>`);

/** The committee as one run of text: each name with the office in brackets. */
const team = (entry: s.Entry): string => {
  const names = s.members(entry).map(([name, office]) => `${name} (${office})`);
  return one(`<p class=people><b>Members of the Investment Committee:</b> ${s.esc(names.join(', '))}</p>`);
};

function fundPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const second = s.only(s.otherType(entry), 'second table');
  const right = `${text('Investment Objective', entry.investment_objective_raw ?? '')}
${text('Fund Manager’s Comments', w.COMMENTS[fund.abbr] ?? '')}
${t.statistics(entry, form)}<div class=gap></div>${t.months(entry)}`;
  const tables = [t.shares(entry, 'ASSET_ALLOCATION', true), t.shares(entry, second, isRate), t.expenses(entry)];
  return `${top(entry.fund_name_raw, `(${s.short(entry)})`)}
<div class=grid>${t.facts(entry)}<div>${right}</div></div>${one(t.returns(entry))}
<div class=three>${tables.join('')}</div>${one(t.held(entry))}
${one(t.breaches(entry))}${team(entry)}
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>${foot(entry.page_number)}`;
}

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) =>
    w.row([e.fund_name_raw, e.category_raw ?? '', e.fund_size_raw ?? '', e.nav_per_unit ?? '']),
  );
  const heads = w.head(['Fund', 'Category', w.SIZE, 'NAV per Unit (PKR)']);
  return `<div class=front>${top('Economic Review', 'and summary of funds')}${s.paragraphs(w.REVIEW)}
${w.box('Summary of Funds', 4, [heads, ...rows])}<p></p><p>${s.esc(s.RISK_NOTE)}</p></div>${foot(1)}`;
}

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(STYLE, [front(entries), ...entries.map((e) => fundPage(e, form))]);
