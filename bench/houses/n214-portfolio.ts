/** The second page of a factsheet of AMC N214: the portfolio with index weights, risk, charges, and people. */
import { difference, frame, signed } from './n214-style.ts';
import * as s from './shared15.ts';

const MONTH = { year: 2026, month: 4 };

const side = (title: string, body: string): string =>
  `<div class=side>${s.heading(title).replace(' (', '<br>(')}<div>${body}</div></div>`;

const isEquity = (fund: s.Fund): boolean => fund.profile.category_raw?.endsWith('Equity') === true;

function assets(entry: s.Entry, fund: s.Fund): string {
  const past = s.shares(`${fund.name}ASSET_ALLOCATION`, fund.asset, s.before(MONTH), 1);
  const rows = s
    .lines(entry, 'ASSET_ALLOCATION')
    .map((r, i) => [r.label, r.cells[0] ?? '', difference(r.cells[0], past[i], 1)]);
  return side(
    s.titleOf(entry, 'ASSET_ALLOCATION'),
    s.htmlTable([['', 'Weight', 'Change since 31.03.2026'], ...rows], 'small'),
  );
}

/** The weights of the index in the sectors; the last one is the rest. */
function indexWeights(labels: readonly string[], weights: readonly string[]): string[] {
  const named = weights
    .slice(0, -1)
    .map((w, i) => (Number(w) * s.between(0.8, 1.4, labels[i] ?? '', 'index')).toFixed(1));
  return [...named, (100 - Number(s.sumOf(named, 1))).toFixed(1)];
}

function second(entry: s.Entry, fund: s.Fund): string {
  const type = s.only(s.otherType(entry), 'second table');
  const rows = s.lines(entry, type).map((r) => [r.label, r.cells[0] ?? ''] as const);
  const weights = rows.map(([, w]) => w);
  const largest = Math.max(...weights.map(Number));
  const bar = (w: string): string => `<div style="width:${((Number(w) / largest) * 100).toFixed(1)}%"></div>`;
  const index = indexWeights(
    rows.map(([l]) => l),
    weights,
  );
  const cells = rows.map(([label, w], i) => {
    const more = isEquity(fund) ? `<td>${index[i] ?? ''}</td><td>${difference(w, index[i], 1)}</td>` : '';
    return `<tr><td>${s.esc(label)}</td><td class=bar>${bar(w)}</td><td>${w}</td>${more}</tr>`;
  });
  const head = ['', '', 'Fund', ...(isEquity(fund) ? ['Benchmark', 'Relative'] : [])];
  return side(s.titleOf(entry, type), `<table class=small>${s.tr(head, 'th')}${cells.join('')}</table>`);
}

/** The weight of a company in the index, which is close to that in the fund. */
const indexWeight = (h: s.Holding): string =>
  (Number(h.percent) * s.between(0.45, 1.15, h.name_raw, 'index')).toFixed(2);

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const equity = isEquity(fund);
  const rows = entry.holdings.map((h) => {
    const own = [s.esc(h.name_raw), s.esc(s.noteOf(fund, h.name_raw)), h.percent];
    const index = indexWeight(h);
    const cells = equity ? [...own, index, difference(h.percent, index)] : own;
    return `<tr>${cells.map((c, i) => `<td${i === 1 ? ' class=word' : ''}>${c}</td>`).join('')}</tr>`;
  });
  const head = ['', fund.second?.type === 'SECTOR_ALLOCATION' ? 'Sector' : 'Type', 'Fund'];
  const more = equity ? ['Benchmark', 'Relative'] : [];
  const cells = [...head, ...more].map((c, i) => `<th${i === 1 ? ' class=word' : ''}>${c}</th>`);
  return side(entry.holdings_title_raw ?? '', `<table class=small><tr>${cells.join('')}</tr>${rows.join('')}</table>`);
}

/** The largest differences from the index, of shares that the fund holds and of others. */
function active(entry: s.Entry, fund: s.Fund): string {
  if (!isEquity(fund)) return '';
  const over = entry.holdings
    .map((h) => [h.name_raw, difference(h.percent, indexWeight(h))] as const)
    .toSorted((a, b) => Number(b[1].replace('−', '-')) - Number(a[1].replace('−', '-')))
    .slice(0, 3);
  const under = [
    ['Khahi Mills Limited', 'a'],
    ['Tharo Engineering Limited', 'b'],
    ['Phul Port Services Limited', 'c'],
  ].map(([name = '', word = '']) => [name, `−${s.between(1, 4, fund.name, word).toFixed(2)}`] as const);
  return side(
    'Active positions (percentage points)',
    `<div class=halves>${s.htmlTable([['Largest overweights', ''], ...over])}
${s.htmlTable([['Largest underweights', ''], ...under])}</div>`,
  );
}

/** Figures of the portfolio, and statistics of risk that are there twice. */
function measures(entry: s.Entry): string {
  const groups = [...Map.groupBy(entry.metrics, (m) => m.label_raw)];
  const single = groups.filter(([, all]) => all.length === 1).map(([l, [m]]) => [l, m?.value_raw ?? ''] as const);
  const twice = groups
    .filter(([, all]) => all.length === 2)
    .map(([l, all]) => [l, ...all.map((m) => signed(m.value_raw))]);
  return `${side('Portfolio characteristics', s.list(single))}
${side('Risk statistics', s.htmlTable([['', '1 year', '3 years'], ...twice]))}`;
}

function charges(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const loads = s.terms(entry, [
    ['Entry charge (front-end load)', 'front_end_load_raw'],
    ['Exit charge (back-end load)', 'back_end_load_raw'],
    ['Management fee per annum', 'management_fee_raw'],
  ]);
  const ratios = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => `${s.feeOf(entry, l, p)}%`)]);
  return side(
    'Charges',
    s.htmlTable([...loads.map(([l, v]) => [l, '', v]), ['Per annum of net assets', 'MTD', 'YTD'], ...ratios], '', 0),
  );
}

const SCALE = ['Very Low', 'Low', 'Moderate', 'Medium', 'High'];

function risk(entry: s.Entry): string {
  const boxes = SCALE.map((w) => `<span${w === entry.risk_profile_raw ? ' class=on' : ''}>${w}</span>`).join('');
  return side(
    'Risk indicator',
    `<div class=scale>${boxes}</div>The risk profile of the fund is <b>${s.esc(entry.risk_profile_raw)}</b>. Risk of
principal erosion: <b>${s.esc(entry.risk_of_principal_raw)}</b>.`,
  );
}

function comment(entry: s.Entry, fund: s.Fund): string {
  const [month] = entry.reported_returns;
  const value = signed(month?.fund_return_percent);
  return fund.model.kind === 'rate'
    ? `The fund returned ${value}% annualised in April. We kept the maturity of the portfolio near its neutral level ` +
        'and reinvested redemptions in bills of three to six months.'
    : `The fund returned ${value}% in April. Cement makers helped most as coal became cheaper; banks lagged after ` +
        'their results. We added to exporters on weakness.';
}

export function portfolioPage(entry: s.Entry, fund: s.Fund): string {
  const people = s.members(entry).map(([name, office]) => [name, office] as const);
  return frame(
    entry,
    2,
    `${assets(entry, fund)}${second(entry, fund)}${holdings(entry, fund)}${active(entry, fund)}${measures(entry)}
${charges(entry)}${risk(entry)}${side('Managed by', s.list(people))}
${side('Manager’s comment', `<p>${s.esc(comment(entry, fund))}</p>`)}`,
  );
}
