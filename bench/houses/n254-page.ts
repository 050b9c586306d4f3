/** The pages of AMC N254: two for each fund, with cards and charts, and facts in a column at the right. */
import * as c from './n254-charts.ts';
import { FUNDS } from './n254-funds.ts';
import { STYLE } from './n254-style.ts';
import * as w from './n254-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string => `<div class=foot>${w.footerOf(page)}</div>`;

const top = (entry: s.Entry, isSecond = false): string =>
  `<div class="top${isSecond ? ' small' : ''}"><div class=logo>satpara<i>invest simply</i></div>
<h1>${s.esc(entry.fund_name_raw)}</h1><p>April 2024</p></div>`;

function side(entry: s.Entry): string {
  const facts = s.stated([
    ['Category', entry.category_raw],
    ['Fund type', entry.fund_type_raw],
    ['Launched on', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of principal erosion', entry.risk_of_principal_raw],
    ['Stability rating', s.rated(entry, 'FUND')?.line_raw],
    ['Rating of the manager', s.rated(entry, 'AMC')?.line_raw],
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Offer price', entry.offer_price === undefined ? null : `Rs. ${entry.offer_price}`],
    ['Repurchase price', entry.repurchase_price === undefined ? null : `Rs. ${entry.repurchase_price}`],
    ['Minimum to start', entry.minimum_initial_raw],
    ['Minimum to add', entry.minimum_subsequent_raw],
    ['Par value', entry.par_value_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  const rows = facts.map(([a, b]) => `<p><span>${s.esc(a)}</span><b>${s.esc(b)}</b></p>`);
  return `<div class=side><h2>At a glance</h2>${rows.join('')}</div>`;
}

const card = (label: string, value: string, more: string): string =>
  `<div class=card><span>${s.esc(label)}</span><b>${s.esc(value)}</b><i>${s.esc(more)}</i></div>`;

function cards(entry: s.Entry): string {
  const month = s.labelsOf(entry.monthly_returns).at(-1) ?? '';
  return `<div class=cards>${[
    card('NAV per unit', `Rs. ${entry.nav_per_unit ?? ''}`, 'on 30 April 2024'),
    card(w.SIZE, entry.fund_size_raw ?? '', 'net assets'),
    card('Return of the month', w.pct(s.percentAt(entry.monthly_returns, s.short(entry), month)), 'April 2024'),
  ].join('')}</div>`;
}

const words = (entry: s.Entry): string => `
${w.part('Our goal for you', `<p class=goal>${s.esc(entry.investment_objective_raw)}</p>`)}
${w.part('Notes from your manager', s.paragraphs(w.COMMENTS[s.fundNamed(FUNDS, entry).abbr] ?? []))}`;

const assets = (figures: s.Figures): string =>
  w.part(s.titleOf(figures, 'ASSET_ALLOCATION'), c.bars(figures, 'ASSET_ALLOCATION', 80));

function second(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'second table');
  const chart = type === 'CREDIT_QUALITY' ? c.columns(entry, type) : c.bars(entry, type, 80);
  return w.part(s.titleOf(entry, type), chart);
}

/** The difference of both returns is a row that the expected facts do not have. */
function returns(entry: s.Entry): string {
  const ahead = entry.reported_returns.map((r) =>
    (Number(r.fund_return_percent) - Number(r.benchmark_return_percent)).toFixed(2),
  );
  const rows = [
    w.head(['', ...s.periods(entry)]),
    w.row([s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(w.pct)], 'own'),
    w.row(['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(w.pct)]),
    w.row(['Difference', ...ahead.map(w.pct)], 'diff'),
  ];
  return w.part('Returns', w.table(rows));
}

function held(figures: s.Figures): string {
  const items = figures.holdings.map(
    (h) => `<p><i>${h.rank}</i><span>${s.esc(h.name_raw)}</span><b>${h.percent}%</b></p>`,
  );
  return w.part(figures.holdings_title_raw ?? '', `<div class=held>${items.join('')}</div>`);
}

const pairs = (title: string, items: readonly s.Item[]): string => w.part(title, w.table(items.map((x) => w.row(x))));

function costs(entry: s.Entry): string {
  const fees = entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const);
  const metrics = entry.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  return `${pairs('Costs, a year', fees)}${pairs('In numbers', metrics)}`;
}

function team(entry: s.Entry): string {
  const people = s.members(entry).map(([name, office]) => `<p><b>${s.esc(name)}</b><span>${s.esc(office)}</span></p>`);
  return w.part('The people behind the fund', `<div class=team>${people.join('')}</div>`);
}

const notes = (entry: s.Entry): string => `<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;

const first = (entry: s.Entry, body: string): string =>
  `${top(entry)}<div class=body><div class=main>${body}</div>${side(entry)}</div>${foot(entry.page_number)}`;

const next = (entry: s.Entry, body: string): string =>
  `${top(entry, true)}<div class=whole>${body}</div>${notes(entry)}${foot(entry.page_number + 1)}`;

const fundPages = (entry: s.Entry): string[] => [
  first(entry, `${cards(entry)}${words(entry)}${assets(entry)}${second(entry)}`),
  next(
    entry,
    `${returns(entry)}${c.calendar(entry)}${c.years(entry)}
<div class=two>${held(entry)}<div>${costs(entry)}</div></div>${team(entry)}`,
  ),
];

function subReturns(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const rows = s
    .periods(s.only(subs[0], 'sub-fund'))
    .map((label) => w.row([label, ...subs.map((x) => w.pct(s.returnAt(x, label)?.fund_return_percent))]));
  return w.part('Returns', w.table([w.head(['', ...subs.map((x) => x.name_raw)]), ...rows]));
}

function subMonths(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const rows = s
    .labelsOf(s.only(subs[0], 'sub-fund').monthly_returns)
    .map((label) => w.row([label, ...subs.map((x) => w.pct(s.percentAt(x.monthly_returns, x.name_raw, label)))]));
  return w.part('Month by month', w.table([w.head(['', ...subs.map((x) => x.name_raw)]), ...rows]));
}

/** One panel for each sub-fund with its assets and costs. */
function panel(sub: s.SubFacts): string {
  const fees = sub.fees.map((f) => w.row([f.fee_label_raw, `${f.percent}%`]));
  return `<div class=panel><h3>${s.esc(sub.name_raw)}</h3>${c.bars(sub, 'ASSET_ALLOCATION', 62)}${w.table(fees)}</div>`;
}

function pensionPages(entry: s.Entry): string[] {
  const subs = entry.sub_funds;
  const tops = subs.map(
    (x) => `<div class=card><span>${s.esc(x.name_raw)}</span><b>Rs. ${x.nav_per_unit ?? ''}</b>
<i>NAV per unit</i><b class=size>${s.esc(x.fund_size_raw)}</b><i>${w.SIZE}</i></div>`,
  );
  const title = s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION');
  return [
    first(
      entry,
      `<p class=key>On 30 April 2024</p><div class=cards>${tops.join('')}</div>${words(entry)}${subReturns(entry)}`,
    ),
    next(
      entry,
      `${w.part(title, `<div class=panels>${subs.map(panel).join('')}</div>`)}
${subMonths(entry)}${held(s.only(subs[0], 'sub-fund'))}${team(entry)}`,
    ),
  ];
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.flatMap((e) => (e.sub_funds.length > 0 ? pensionPages(e) : fundPages(e))),
  );
