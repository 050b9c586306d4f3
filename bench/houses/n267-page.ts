/** The pages of AMC N267: a review, a landscape page for each fund, and one for the fund of funds with its plans. */
import { FUNDS } from './n267-funds.ts';
import { planAssets, planMonths, plans } from './n267-plans.ts';
import { STYLE } from './n267-style.ts';
import * as t from './n267-tables.ts';
import * as w from './n267-words.ts';
import * as s from './shared15.ts';

const CONTACT =
  'UAN 042-111-746-647 | Multan Road, Phool Nagar, Kasur | www.phoolnagar.example | help@phoolnagar.example';

const top = (title: string): string => `<div class=top><h1>${s.esc(title)}</h1><span>${w.AMC}</span></div>`;

const text = (title: string, body: string | null | undefined): string =>
  w.part(title, `<p class=text>${s.esc(body)}</p>`);

function end(page: number, notes: readonly string[], above = ''): string {
  return `<div class=end>${above}<div class=notes>${s.paragraphs([...notes, `Disclaimer: ${s.RISK_NOTE}`])}</div>
<div class=foot><span>${CONTACT}</span><span>${w.footerOf(page)}</span></div></div>`;
}

const words = (entry: s.Entry, abbr: string): string =>
  `${text('Investment objective', entry.investment_objective_raw)}${text('Comment of the Fund Manager', w.COMMENTS[abbr])}`;

function fundPage(entry: s.Entry, form: s.Form): string {
  const { abbr, model } = s.fundNamed(FUNDS, entry);
  const held = t.held(entry, model.kind === 'rate' ? 'Rating' : 'Sector');
  const columns = [
    `${words(entry, abbr)}${t.months(entry)}`,
    t.figures(entry, form),
    `${t.returns(entry)}`,
    `${t.assets(entry)}${t.second(entry)}${held}`,
  ];
  return `${top(`${entry.fund_name_raw} (${abbr})`)}${t.facts(entry)}
<div class=grid>${columns.map((c) => `<div>${c}</div>`).join('')}</div>${t.breaches(entry)}
${end(entry.page_number, entry.footnotes_raw, t.team(entry))}`;
}

function planPage(entry: s.Entry): string {
  const { abbr } = s.fundNamed(FUNDS, entry);
  return `${top(`${entry.fund_name_raw} (${abbr})`)}${t.facts(entry)}<div style="margin-top:2mm">${plans(entry)}</div>
${planAssets(entry)}${planMonths(entry)}${words(entry, abbr)}
${end(entry.page_number, entry.footnotes_raw, t.team(entry))}`;
}

function front(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `<div class=front>${top('The month in review')}${s.paragraphs(w.REVIEW)}
${w.part('Funds', w.table([w.head(['Fund', 'Category', 'Page']), ...rows]))}</div>${end(1, [])}`;
}

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(STYLE, [front(), ...entries.map((e) => (e.sub_funds.length > 0 ? planPage(e) : fundPage(e, form)))]);
