/** The page of AMC N234's pension fund: a panel for each sub-fund, all of the same form. */
import { FUNDS } from './n234-funds.ts';
import { frame, note } from './n234-frame.ts';
import * as p from './n234-parts.ts';
import { cell, DAY, SIZE, units } from './n234-words.ts';
import * as s from './shared15.ts';

function own(x: s.SubFacts): string {
  const names = s.periods(x);
  const row = (label: string, key: 'fund_return_percent' | 'benchmark_return_percent', mark = ''): string =>
    s.tr([label, ...s.seriesCells(x, key).map(cell)], 'td', mark);
  return p.table(
    [
      s.tr(['', ...names], 'th'),
      row('Sub-fund', 'fund_return_percent', 'own'),
      row('Benchmark', 'benchmark_return_percent'),
    ],
    'returns',
  );
}

function panel(x: s.SubFacts, mix: s.Mix, area: string): string {
  const items = [
    [x.fund_size_raw, SIZE],
    [x.nav_per_unit, 'NAV per unit (PKR)'],
    [units(x), 'Units in issue'],
  ];
  const tiles = items.map(([v, l]) => `<div class=kpi><b>${s.esc(v)}</b><span>${s.esc(l)}</span></div>`).join('');
  const years = s.labelsOf(x.historical_returns);
  const fiscal = p.table(
    [
      s.tr(['Fiscal year', ...years.toReversed()], 'th'),
      s.tr(['Sub-fund', ...years.toReversed().map((l) => cell(s.percentAt(x.historical_returns, x.name_raw, l)))]),
    ],
    'returns fiscal',
  );
  const held =
    x.holdings.length === 0 ? '' : `<h4>${x.holdings_title_raw ?? ''}</h4>${p.holdings(x, mix, 'Sector / rating')}`;
  const body = `<div class=kpis>${tiles}</div><h4>Returns to ${DAY} (%)</h4>${own(x)}${fiscal}
<h4>${s.titleOf(x, 'ASSET_ALLOCATION')}</h4>${p.assets([x], [])}${held}`;
  return p.visual(x.name_raw, body, area);
}

/** The months of all sub-funds below heads of the two years. */
function strip(subs: readonly s.SubFacts[]): string {
  const labels = s.labelsOf(s.only(subs[0], 'sub-fund').monthly_returns);
  const years = Object.entries(Object.groupBy(labels, (l) => l.slice(-4)));
  const over = years.map(([y, months]) => `<th class=over colspan=${months?.length ?? 0}>${y}</th>`).join('');
  const rows = subs.map((x) =>
    s.tr([x.name_raw, ...labels.map((l) => cell(s.percentAt(x.monthly_returns, x.name_raw, l)))]),
  );
  const top = `<tr><th rowspan=2></th>${over}</tr>${s.tr(
    labels.map((l) => l.slice(0, 3)),
    'th',
  )}`;
  return p.table([top, ...rows], 'strip');
}

export function pensionPage(entry: s.Entry): string {
  const { subs = [] } = s.fundNamed(FUNDS, entry);
  const facts = s.stated([
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Listing', entry.listing_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Initial contribution', entry.minimum_initial_raw],
    ['Subsequent contribution', entry.minimum_subsequent_raw],
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Objective', entry.investment_objective_raw],
  ]);
  const panels = entry.sub_funds.map((x, i) => panel(x, s.only(subs[i], 'mix'), `p${i}`));
  const body = [
    ...panels,
    p.visual('Terms of the fund', p.cards(facts), 'f'),
    p.visual('Monthly returns of the sub-funds (%)', strip(entry.sub_funds), 'm'),
    p.visual('Expenses (% a year)', p.fees(entry.sub_funds.map((x) => [x.name_raw, x] as const)), 'e'),
    p.visual('Investment committee', p.committee([entry]), 'w'),
  ];
  return frame(7, `${entry.fund_name_raw} (SIPF)`, `<div class="grid pens">${body.join('')}</div>`, note([entry]));
}
