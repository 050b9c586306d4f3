/** The slides of AMC N241: a cover, ladders of returns, funds that face each other, two slides for each, and people. */
import { callouts, dots, pieces, steps } from './n241-charts.ts';
import { FUNDS, VIEWS } from './n241-funds.ts';
import { STYLE } from './n241-style.ts';
import { AMC, facingSlide, LAST_SLIDE, LONGER, minus, ownSlide, RATES, slide } from './n241-words.ts';
import * as s from './shared15.ts';

const cover = `<div class=cover><p class=amc>${AMC}</p><p class=big>Our four funds<br>in August 2023</p>
<p>Fund manager report as a deck. All figures are of August 31, 2023 unless a slide says otherwise.</p>
<p class=fine>${s.esc(s.RISK_NOTE)}</p></div>`;

/** A ladder for each period: the fund with the highest return is on the highest rung. */
function ladders(entries: readonly s.Entry[]): string {
  const periods = s.periods(s.only(entries[0], 'entry'));
  const each = periods.map((period) => {
    const rungs = entries
      .flatMap((e) => {
        const r = s.returnAt(e, period);
        return r === undefined ? [] : [{ short: s.short(e), own: s.ownReturn(r), other: s.benchmarkReturn(r) }];
      })
      .toSorted((a, b) => Number(b.own) - Number(a.own))
      .map((r, i) => `<tr><td>${i + 1}</td><td>${r.short}</td><td>${minus(r.own)}</td><td>${minus(r.other)}</td></tr>`);
    return `<div><h2>${s.esc(period)}</h2><table class=rungs><tr><th></th><th>Fund</th><th>Return</th>
<th>Benchmark</th></tr>${rungs.join('')}</table></div>`;
  });
  const key = entries.map((e) => `<span><b>${s.short(e)}</b> ${s.esc(e.fund_name_raw)}</span>`).join('');
  const body = `<div class=ladders>${each.join('')}</div><div class=key>${key}</div>
<p class=note>${RATES}</p><p class=note>${LONGER}</p>`;
  return slide('Standings: returns in percent, the best fund first', body, 2);
}

type Facts = readonly (readonly [label: string, of: (e: s.Entry) => string | null | undefined])[];

const FACTS: Facts = [
  ['Category', (e) => e.category_raw],
  ['Type', (e) => e.fund_type_raw],
  ['Launched', (e) => e.launch_date_raw],
  ['Benchmark', (e) => e.benchmark_raw],
  ['NAV per unit (Rs.)', (e) => e.nav_per_unit],
  ['Offer price (Rs.)', (e) => e.offer_price],
  ['Redemption price (Rs.)', (e) => e.repurchase_price],
  ['Net assets (Rs. in billion)', (e) => e.fund_size_raw],
  ['Units outstanding', (e) => s.grouped(Number(e.units_outstanding), 0)],
  ['Risk profile', (e) => e.risk_profile_raw],
  ['Risk of principal erosion', (e) => e.risk_of_principal_raw],
  ['Stability rating', (e) => s.rated(e, 'FUND')?.line_raw],
  ['Management fee', (e) => e.management_fee_raw],
  ['Front-end load', (e) => e.front_end_load_raw],
  ['Back-end load', (e) => e.back_end_load_raw],
  ['Minimum initial investment', (e) => e.minimum_initial_raw],
  ['Minimum subsequent investment', (e) => e.minimum_subsequent_raw],
  ['Pricing mechanism', (e) => e.pricing_mechanism_raw],
  ['Dealing days', (e) => e.dealing_days_raw],
  ['Cut-off time', (e) => e.cutoff_raw],
  ['Leverage', (e) => e.leverage_raw],
  ['Listing', (e) => e.listing_raw],
  ['Par value', (e) => e.par_value_raw],
  ['Trustee', (e) => e.trustee_raw],
  ['Auditor', (e) => e.auditor_raw],
];

/** Two funds face each other: the labels in the middle are of both. */
function facing(left: s.Entry, right: s.Entry, page: number): string {
  const statistics: Facts = left.metrics.map((m) => [
    m.label_raw,
    (e) => e.metrics.find((x) => x.label_raw === m.label_raw)?.value_raw,
  ]);
  const rows = [...FACTS, ...statistics].flatMap(([label, of]) => {
    const [a, b] = [of(left) ?? '', of(right) ?? ''];
    return a === '' && b === '' ? [] : [s.tr([s.esc(a), s.esc(label), s.esc(b)])];
  });
  const named = (e: s.Entry): string =>
    `<div><h2>${s.esc(e.fund_name_raw)}</h2><p>${s.esc(e.investment_objective_raw)}</p></div>`;
  const body = `<div class=faces>${named(left)}<i>objective</i>${named(right)}</div>
<table class=spine>${rows.join('')}</table>`;
  return slide(`Side by side: ${s.short(left)} and ${s.short(right)}`, body, page);
}

function monthSlide(entry: s.Entry, page: number): string {
  const years = entry.historical_returns.length === 0 ? '' : `<h2>Fiscal years to June (%)</h2>${dots(entry)}`;
  const notes = entry.footnotes_raw.slice(2).map((n) => `<p class=note>${s.esc(n)}</p>`);
  const body = `<h2>Twelve months (%)</h2>${steps(entry)}<div class=half><div>${years}</div>
<div><h2>In short</h2><p>${s.esc(VIEWS[s.short(entry)])}</p>${notes.join('')}</div></div>`;
  return slide('Month by month', body, page, entry.fund_name_raw);
}

/** The table of holdings is turned: it reads from the foot of the slide upwards. */
function holdings(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const rows = entry.holdings.map((h) =>
    s.tr([String(h.rank), s.esc(h.name_raw), s.esc(s.noteOf(fund, h.name_raw)), `${h.percent}%`]),
  );
  const note = s.otherType(entry) === 'SECTOR_ALLOCATION' ? 'Sector' : 'Instrument';
  return `<div class=turned><h2>${s.esc(entry.holdings_title_raw)}</h2><table>${s.tr(
    ['', 'Name', note, 'Weight'],
    'th',
  )}${rows.join('')}</table></div>`;
}

function portfolioSlide(entry: s.Entry, page: number): string {
  const type = s.only(s.otherType(entry), 'type');
  const body = `<div class=columns><div><h2 class=end>${s.esc(s.titleOf(entry, 'ASSET_ALLOCATION'))}</h2>
${callouts(entry, 'ASSET_ALLOCATION', 'left')}</div><div><h2>${s.esc(s.titleOf(entry, type))}</h2>
${callouts(entry, type, 'right')}</div></div><div class=costs><h2>Costs (% of net assets a year)</h2>
${pieces(entry)}</div>${holdings(entry)}`;
  return slide('What it owns and what it costs', body, page, entry.fund_name_raw);
}

/** A dot says that the person of the row is of the fund of the column. */
function people(entries: readonly s.Entry[]): string {
  const all = new Map(entries.flatMap((e) => e.parties).map((p) => [p.name_raw, p.designation_raw ?? '']));
  const rows = [...all].map(([name, office]) =>
    s.tr([
      `<b>${s.esc(name)}</b>`,
      s.esc(office),
      ...entries.map((e) => (e.parties.some((p) => p.name_raw === name) ? '●' : '')),
    ]),
  );
  const rating = s.only(s.rated(s.only(entries[0], 'entry'), 'AMC'), 'rating').line_raw;
  const heads = s.tr(['', 'Office', ...entries.map((e) => s.short(e))], 'th');
  const body = `<table class=people>${heads}${rows.join('')}</table>
<p>A dot says that the person is a member of the investment committee of the fund.</p>
<h2>Rating of the management company</h2><p>${AMC}: ${s.esc(rating)}</p>
<div class=key>${entries.map((e) => `<span><b>${s.short(e)}</b> ${s.esc(e.fund_name_raw)}</span>`).join('')}</div>`;
  return slide('Who looks after which fund', body, LAST_SLIDE);
}

export function html(entries: readonly s.Entry[]): string {
  const at = (i: number): s.Entry => s.only(entries[i], `entry ${i}`);
  return s.htmlPages(STYLE, [
    cover,
    ladders(entries),
    facing(at(0), at(1), facingSlide(0)),
    facing(at(2), at(3), facingSlide(2)),
    ...entries.flatMap((e, i) => [monthSlide(e, ownSlide(i)), portfolioSlide(e, ownSlide(i) + 1)]),
    people(entries),
  ]);
}
