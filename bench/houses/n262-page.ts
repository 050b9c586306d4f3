/** The pages of AMC N262: a review, a page for each fund, and closing notes. */
import { FUNDS } from './n262-funds.ts';
import { STYLE } from './n262-style.ts';
import * as t from './n262-tables.ts';
import * as w from './n262-words.ts';
import * as s from './shared15.ts';

const CONTACT = 'UAN 111-323-427 | www.dadharfunds.example | care@dadharfunds.example';

const foot = (page: number): string => `<div class=foot><span>${CONTACT}</span><span>${w.footerOf(page)}</span></div>`;

const top = `<div class=top><b>${w.AMC}</b><span>Fund Manager’s Report, May 2024</span></div>`;

const text = (title: string, body: string | null | undefined): string =>
  w.part(title, `<p class=text>${s.esc(body)}</p>`);

const end = (entry: s.Entry): string => `<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>
<div class=risk>${s.esc(s.RISK_NOTE)}</div>${foot(entry.page_number)}`;

const words = (entry: s.Entry): string => `${text('Investment objective', entry.investment_objective_raw)}
${text('Manager’s comment', w.COMMENTS[s.short(entry) === '' ? 'DPF' : s.short(entry)])}`;

function fundPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const note = fund.abbr === 'DIF' ? 'Rating' : fund.abbr === 'DMAF' ? 'Category' : 'Sector';
  const main = `${words(entry)}${t.second(entry)}${t.held(entry, fund, note)}${t.breaches(entry)}${t.team(entry)}`;
  return `${top}<h1>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h1>
<div class=grid><div>${main}</div><div class=part>${t.facts(entry)}</div></div>
${t.returns(entry)}${t.record(entry)}${end(entry)}`;
}

function pensionPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const equity = s.only(entry.sub_funds[0], 'sub-fund');
  const held = t.held(equity, s.only(fund.subs?.[0], 'sub-fund'), 'Sector');
  return `${top}<h1>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h1>
<div class=grid><div>${words(entry)}${t.subFigures(entry)}</div><div class=part>${t.facts(entry)}</div></div>
${t.subRecord(entry)}${t.subAssets(entry)}<div class=two>${held}${t.team(entry)}</div>${end(entry)}`;
}

function front(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `${top}<div class=front><h1>Economy and markets</h1>${s.paragraphs(w.REVIEW)}
${w.part('Funds in this report', w.table([w.head(['Fund', 'Category', 'Page']), ...rows]))}
<p>${s.esc(w.SUMMARY)}</p></div>${foot(1)}`;
}

const closing = (page: number): string =>
  `${top}<div class=front><h1>Notes</h1>${s.paragraphs([...w.CLOSING, s.RISK_NOTE])}</div>${foot(page)}`;

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [
    front(),
    ...entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e))),
    closing(entries.length + 2),
  ]);
