/** The pages of AMC N260: the economy, then a page for each fund. */
import { FUNDS } from './n260-funds.ts';
import { STYLE } from './n260-style.ts';
import * as t from './n260-tables.ts';
import * as w from './n260-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string =>
  `<div class=foot><p>${s.esc(w.CONTACT)}</p><p><b>${s.esc(w.footerOf(page))}</b></p></div>`;

const top = (title: string): string =>
  `<div class=top><h1>${s.esc(title)}</h1><p>Fund Manager Report | March 2024</p></div>`;

const text = (title: string, body: string | null | undefined): string =>
  w.part(title, `<p class=text>${s.esc(body)}</p>`);

const notes = (entry: s.Entry): string =>
  `<div class=notes>${s.paragraphs([...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`])}</div>`;

function fundPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const parts = s.partsOf(entry, fund);
  const type = isRate ? 'CREDIT_QUALITY' : 'SECTOR_ALLOCATION';
  const held = t.held(entry, fund, isRate ? 'Rating' : 'Sector');
  const right = `${text('Investment Objective', entry.investment_objective_raw)}
${text('Manager’s Comments', w.COMMENTS[fund.abbr])}${t.keyFigures(entry, form)}${t.returns(entry)}${t.ratios(parts)}`;
  return `${top(entry.fund_name_raw)}<div class=grid>${t.facts(entry)}<div>${right}</div></div>
${t.quarters(parts, true, isRate ? 'Monthly Returns (%, annualized)' : 'Monthly Returns (%)')}
<div class=two><div>${t.assets(entry)}${t.years(entry)}</div><div>${t.second(entry, type)}${held}</div></div>
${t.breaches(entry)}${notes(entry)}${foot(entry.page_number)}`;
}

/** Sub-funds are rows of one table of prices and sizes with a row of units below its heads. */
function subFigures(entry: s.Entry): string {
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, x.nav_per_unit ?? '', x.fund_size_raw ?? '', s.grouped(Number(x.units_outstanding), 0)]),
  );
  const heads = w.head(['March 31, 2024', 'NAV per unit', w.SIZE, 'Units outstanding']);
  return w.part('Key Figures', w.table([heads, w.row(['', 'PKR', 'PKR mn', 'Number'], 'from'), ...rows]));
}

function pensionPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const parts = s.partsOf(entry, fund);
  const mix = s.only(fund.subs?.[0], 'sub-fund');
  const right = `${text('Investment Objective', entry.investment_objective_raw)}
${text('Manager’s Comments', w.COMMENTS[fund.abbr])}${subFigures(entry)}${t.subReturns(entry)}${t.ratios(parts)}`;
  const [first, ...others] = entry.sub_funds;
  const equity = s.only(first, 'sub-fund');
  return `${top(entry.fund_name_raw)}<div class=grid>${t.facts(entry)}<div>${right}</div></div>
${t.quarters(parts, false, 'Monthly Returns (%)')}
<div class=two><div>${t.assets(equity)}${t.held(equity, mix, 'Sector')}</div><div>${others.map(t.assets).join('')}</div></div>
${notes(entry)}${foot(entry.page_number)}`;
}

function front(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  const market = w.MARKET.map((cells) => w.row(cells));
  return `<div class=front>${top('Economy and Capital Markets')}${s.paragraphs(w.REVIEW)}
${w.part('Market Data', w.table([w.head(['', 'Unit', 'Mar 2024', 'Feb 2024']), ...market], 'list'))}
${w.part('Contents', w.table([w.head(['Fund', 'Category', 'Page']), ...rows], 'list'))}
<p>${s.esc(s.RISK_NOTE)}</p></div>${foot(1)}`;
}

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(STYLE, [front(), ...entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, form)))]);
