/** The pages of AMC N252: a list of risks in front, then a dense page for each fund. */
import { FUNDS } from './n252-funds.ts';
import { STYLE } from './n252-style.ts';
import * as t from './n252-tables.ts';
import * as w from './n252-words.ts';
import * as s from './shared15.ts';

const frame = (page: number, body: string): string => `<div class=band><b>${w.AMC}</b><span>October 2025</span></div>
${body}<div class=foot>${w.footerOf(page)}</div>`;

function fundPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const comment = (w.COMMENTS[fund.abbr] ?? []).map((p) => `<p>${s.esc(p)}</p>`).join('');
  const left = `${t.profile(entry)}${t.size(entry, form)}${t.expenses(entry)}${t.statistics(entry)}${t.team(entry)}`;
  const second = isRate ? t.quality(entry) : t.sectors(entry);
  const right = `${w.titled('Fund Manager’s Comment', `<div class=text>${comment}</div>`)}${t.returns(entry)}
${t.months(entry)}<div class=two><div>${t.assets(entry)}</div><div>${second}</div></div>
${t.held(entry, fund, isRate ? 'Rating' : 'Sector')}${t.years(entry)}${t.breaches(entry)}`;
  const notes = entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('');
  const aim = `<p class=aim><b>Investment Objective</b><br>${s.esc(entry.investment_objective_raw)}</p>`;
  return frame(
    entry.page_number,
    `<h1>${s.esc(entry.fund_name_raw)}</h1>${aim}<div class=page><div class=left>${left}</div><div>${right}</div></div>
<div class=notes>${notes}</div>`,
  );
}

function front(): string {
  const rows = FUNDS.map((f, i) =>
    w.row([
      f.name,
      f.profile.category_raw ?? '',
      f.profile.risk_profile_raw ?? '',
      f.profile.risk_of_principal_raw ?? '',
      String(i + 2),
    ]),
  );
  const heads = w.head(['Fund Name', 'Category', 'Risk Profile', 'Risk of Principal Erosion', 'Page']);
  return frame(
    1,
    `<div class=front><h1>Risk Profile of Collective Investment Schemes</h1>${w.table([heads, ...rows])}
<p>${s.esc(s.RISK_NOTE)}</p></div>`,
  );
}

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(STYLE, [front(), ...entries.map((e) => fundPage(e, form))]);
