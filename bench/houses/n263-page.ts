/** The pages of AMC N263: a guide to the monitor, a page for each fund, and closing words. */
import { FUNDS } from './n263-funds.ts';
import { planTables } from './n263-plans.ts';
import { STYLE } from './n263-style.ts';
import * as t from './n263-tables.ts';
import * as w from './n263-words.ts';
import * as s from './shared15.ts';

const CONTACT = 'UAN 111-246-764 · www.chorhoi.example · desk@chorhoi.example';

const foot = (page: number): string => `<div class=foot><span>${w.footerOf(page)}</span><span>${CONTACT}</span></div>`;

const top = (title: string): string => `<div class=top><h1>${s.esc(title)}</h1><span>${w.AMC}</span></div>`;

const comment = (abbr: string): string =>
  w.part('What we did in April 2025', `<p class=text>${s.esc(w.COMMENTS[abbr])}</p>`);

function fundPage(entry: s.Entry, form: s.Form): string {
  const { abbr, subs } = s.fundNamed(FUNDS, entry);
  const aim = `<p class=aim>${s.esc(entry.investment_objective_raw)}</p>`;
  const notes = `<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;
  const words = `${comment(abbr)}${t.breaches(entry)}${t.team(entry)}${notes}`;
  const body =
    subs === undefined
      ? `${t.monitor(entry, form)}${t.months([[abbr, entry.monthly_returns]])}
<div class=side>${t.returns(entry)}<div>${words}</div></div>`
      : `${planTables(entry)}${words}`;
  return `${top(`${entry.fund_name_raw} (${abbr})`)}${aim}${t.terms(entry)}${body}${foot(entry.page_number)}`;
}

function front(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `<div class=front>${top('Mandate Monitor, April 2025')}${w.part('How to read it', s.paragraphs(w.GUIDE))}
${w.part('The month', s.paragraphs(w.REVIEW))}
${w.part('Funds', w.table([w.head(['Fund', 'Category', 'Page']), ...rows]))}</div>${foot(1)}`;
}

const closing = (page: number): string =>
  `<div class=front>${top('Complaints and disclaimer')}${s.paragraphs([...w.CLOSING, s.RISK_NOTE])}</div>${foot(page)}`;

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(STYLE, [front(), ...entries.map((e) => fundPage(e, form)), closing(entries.length + 2)]);
