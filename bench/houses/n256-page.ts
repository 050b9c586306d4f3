/** The pages of AMC N256: a review of the economy, then a dense page for each fund. */
import { FUNDS } from './n256-funds.ts';
import { STYLE } from './n256-style.ts';
import * as t from './n256-tables.ts';
import * as w from './n256-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string => `<div class=foot>${w.footerOf(page)}</div>`;

const top = (title: string): string =>
  `<div class=top><div><h1>${s.esc(title)}</h1><p>${w.AMC}</p></div><p class=when>November 2022</p></div>`;

const text = (title: string, body: string | null | undefined): string =>
  w.part(title, `<p class=text>${s.esc(body)}</p>`);

const notes = (entry: s.Entry): string => `<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;

function fundPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const right = `${text('Investment objective', entry.investment_objective_raw)}
${text('Fund manager’s review', w.COMMENTS[fund.abbr])}${t.keyData(entry, form)}${t.returns(entry, isRate)}`;
  const second = isRate ? t.credit(entry) : t.shares(entry, 'SECTOR_ALLOCATION', false);
  const held = t.held(entry, fund, isRate ? 'Rating' : 'Sector');
  return `${top(entry.fund_name_raw)}<div class=grid><div class=part>${t.facts(entry)}</div><div>${right}</div></div>
<div class=two><div>${t.shares(entry, 'ASSET_ALLOCATION', true)}${t.expenses(entry)}${t.characteristics(entry)}</div>
<div>${second}${t.years(entry)}</div></div>
<div class=${held === '' ? 'one' : 'two'}>${t.months(entry, isRate)}${held}</div>
${t.breaches(entry)}${t.team(entry)}${notes(entry)}${foot(entry.page_number)}`;
}

/** Sub-funds are rows, their figures and expense ratios columns. */
function subFigures(entry: s.Entry): string {
  const rows = entry.sub_funds.map((x) =>
    w.row([
      x.name_raw,
      x.fund_size_raw ?? '',
      x.nav_per_unit ?? '',
      s.grouped(Number(x.units_outstanding), 0),
      ...x.fees.map((f) => `${f.percent}%`),
    ]),
  );
  const heads = ['', w.SIZE, 'NAV per unit (Rs.)', 'Units outstanding', ...w.SUB_TERS];
  return w.part('Key data as on November 30, 2022', w.table([w.head(heads), ...rows], 'sub'));
}

function subReturns(entry: s.Entry): string {
  const labels = s.periods(s.only(entry.sub_funds[0], 'sub-fund'));
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...labels.map((l) => w.pct(s.returnAt(x, l)?.fund_return_percent))]),
  );
  return w.part('Returns to November 30, 2022', w.table([w.head(['', ...labels]), ...rows]));
}

function subMonths(entry: s.Entry): string {
  const labels = s.labelsOf(s.only(entry.sub_funds[0], 'sub-fund').monthly_returns);
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...labels.map((l) => w.plain(s.percentAt(x.monthly_returns, x.name_raw, l)))]),
  );
  return w.part('Monthly returns (%)', w.table([w.head(['', ...labels]), ...rows]));
}

function pensionPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const [equity, debt, money] = entry.sub_funds;
  const mix = s.only(fund.subs?.[0], 'sub-fund');
  const table = (x: s.SubFacts | undefined): string => t.shares(s.only(x, 'sub-fund'), 'ASSET_ALLOCATION', true);
  return `${top(entry.fund_name_raw)}<div class=grid><div class=part>${t.facts(entry)}</div>
<div>${text('Investment objective', entry.investment_objective_raw)}
${text('Fund manager’s review', w.COMMENTS[fund.abbr])}${subFigures(entry)}</div></div>
${subReturns(entry)}${subMonths(entry)}
<div class=two><div>${table(equity)}${table(money)}</div>
<div>${table(debt)}${t.held(s.only(equity, 'sub-fund'), mix, 'Sector')}</div></div>
${t.team(entry)}${notes(entry)}${foot(entry.page_number)}`;
}

function front(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  const indicators = w.INDICATORS.map((cells) => w.row(cells));
  return `<div class=front>${top('Economy and markets in review')}${s.paragraphs(w.REVIEW)}
${w.part('Key indicators', w.table([w.head(['Indicator', 'Unit', 'October 2022', 'November 2022']), ...indicators]))}
${w.part('Funds in this report', w.table([w.head(['Fund', 'Category', 'Page']), ...rows]))}<p></p>
<p>${s.esc(s.RISK_NOTE)}</p></div>${foot(1)}`;
}

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(STYLE, [front(), ...entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, form)))]);
