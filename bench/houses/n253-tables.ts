/** The parts of AMC N253: facts in sentences, stacked bars with figures inside, and small tables. */
import * as w from './n253-words.ts';
import * as s from './shared15.ts';

const b = w.bold;
const rs = (price: string | null | undefined): string => b(`Rs. ${price ?? ''}`);
export const units = (figures: s.Figures): string => s.grouped(Number(figures.units_outstanding), 0);

function ratingOf(entry: s.Entry, subject: 'FUND' | 'AMC'): string {
  const r = s.only(s.rated(entry, subject), 'rating');
  const day = /\(([^()]+)\)$/.exec(r.line_raw)?.[1];
  return `${b(r.rating_raw)} by ${b(r.rating_agency)} (${b(day)})`;
}

/** The facts of a fund as four paragraphs. */
export function sentences(entry: s.Entry): string {
  const e = entry;
  const isRated = s.rated(e, 'FUND') !== null;
  const rated = isRated ? ` The stability rating of the fund is ${ratingOf(e, 'FUND')}.` : '';
  const size =
    e.fund_size_raw === null
      ? ''
      : `<p>On ${b('31 May 2023')} the net assets were ${b(e.fund_size_raw)}. There were ${b(units(e))} units in issue,
the NAV per unit was ${rs(e.nav_per_unit)}, and the redemption price was ${rs(e.repurchase_price)}.</p>`;
  return `<div class=box><p>This is an ${b(e.fund_type_raw)} fund, launched on ${b(e.launch_date_raw)}. Its category is
${b(e.category_raw)}, its risk profile is ${b(e.risk_profile_raw)} (${b(e.risk_of_principal_raw)}), and its benchmark is
${b(e.benchmark_raw)}. It is listed on the ${b(e.listing_raw)}.</p>${size}
<p>The management fee is ${b(e.management_fee_raw)}. The front-end load is ${b(e.front_end_load_raw)}, the back-end load
is ${b(e.back_end_load_raw)}, and leverage is ${b(e.leverage_raw)}. A first investment is at least
${b(e.minimum_initial_raw)}, a further one at least ${b(e.minimum_subsequent_raw)}; the par value is
${b(e.par_value_raw)}. Dealing is from ${b(e.dealing_days_raw)}, ${b(e.cutoff_raw)}, with ${b(e.pricing_mechanism_raw)}
pricing.</p><p>The auditor is ${b(e.auditor_raw)} and the trustee is ${b(e.trustee_raw)}.${rated} The rating of the
management company is ${ratingOf(e, 'AMC')}.</p></div>`;
}

export function returns(entry: s.Entry): string {
  const rows = [
    w.row([s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(w.pct)]),
    w.row(['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(w.pct)]),
  ];
  return w.titled('Returns', w.table([w.head(['', ...s.periods(entry)]), ...rows]));
}

const seriesTable = (title: string, corner: string, rows: readonly s.SeriesRow[], names: readonly string[]): string =>
  w.titled(
    title,
    w.table([
      w.head([corner, ...names]),
      ...s.labelsOf(rows).map((l) => w.row([l, ...names.map((n) => w.pct(s.percentAt(rows, n, l)))])),
    ]),
  );

export const months = (entry: s.Entry): string =>
  seriesTable('Month by month', 'Month', entry.monthly_returns, [s.short(entry), 'Benchmark']);

export const years = (entry: s.Entry): string =>
  seriesTable('Fiscal years, July to June', 'Year', entry.historical_returns, [s.short(entry), 'Benchmark']);

/** Each segment has the name of the class and its share; small ones are wider than their share. */
function bar(name: string, rows: readonly s.AllocationRow[], colourOf: (label: string) => number): string {
  const segments = rows.map((r) => {
    const text = `${s.esc(r.label_raw)}<b>${w.pct(r.percent)}</b>`;
    return `<i class=c${colourOf(r.label_raw)} style="flex-grow:${r.percent}">${text}</i>`;
  });
  return `<div class=bar><span>${s.esc(name)}</span><div>${segments.join('')}</div></div>`;
}

/** A stacked bar for each month. */
export function assets(entry: s.Entry): string {
  const type = 'ASSET_ALLOCATION';
  const labels = s.lines(entry, type).map((l) => l.label);
  const bars = s
    .datesOf(entry, type)
    .map((date) => bar(date, s.ofMonth(entry, type, date), (label) => labels.indexOf(label)));
  return w.titled(s.titleOf(entry, type), bars.join(''));
}

/** One upright stack: the share is inside, the name at its right. */
export function stack(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.ofType(entry, type).map((r, i) => {
    const height = `height:${(3.6 + Number(r.percent) * 0.16).toFixed(1)}mm`;
    return `<i class=c${i} style="${height}">${w.pct(r.percent)}</i><span>${s.esc(r.label_raw)}</span>`;
  });
  return w.titled(s.titleOf(entry, type), `<div class=stack>${rows.join('')}</div>`);
}

/** Two columns, each with heads of its own. */
export function held(entry: s.Entry, mix: s.Mix, note: string): string {
  if (entry.holdings.length === 0) return '';
  const half = Math.ceil(entry.holdings.length / 2);
  const part = (rows: readonly s.Holding[]): string =>
    w.table(
      [
        w.head(['', 'Company', note, 'Weight']),
        ...rows.map((h) => w.row([String(h.rank), h.name_raw, s.noteOf(mix, h.name_raw), w.pct(h.percent)])),
      ],
      'held',
    );
  const both = [entry.holdings.slice(0, half), entry.holdings.slice(half)].map(part).join('');
  return w.titled(entry.holdings_title_raw ?? '', `<div class=two>${both}</div>`);
}

export function expenses(entry: s.Entry): string {
  const rows = [w.WITH, w.WITHOUT].map((label) =>
    w.row([label, ...w.PERIODS.map((period) => `${s.feeOf(entry, label, period)}%`)]),
  );
  return w.titled('Total expense ratio', w.table([w.head(['', ...w.PERIODS]), ...rows]));
}

export const statistics = (entry: s.Entry): string =>
  w.titled('Measures of the portfolio', w.table(entry.metrics.map((m) => w.row([m.label_raw, m.value_raw]))));

/** The people of the fund as one sentence. */
export const team = (entry: s.Entry): string =>
  w.titled(
    'Who decides',
    `<p>${s.listed(entry.parties.map((p) => ({ label: b(p.name_raw), text: `(${s.esc(p.designation_raw)})` })))}.</p>`,
  );

/** Size, price and costs with a column for each plan. */
export function plans(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const line = (label: string, of: (x: s.SubFacts) => string): string => w.row([label, ...subs.map(of)]);
  return w.titled(
    'The plans on 31 May 2023',
    w.table([
      w.head(['', ...subs.map((x) => x.name_raw)]),
      line('Launched on', (x) => x.launch_date_raw ?? ''),
      line('Net assets', (x) => x.fund_size_raw ?? ''),
      line('NAV per unit (Rs.)', (x) => x.nav_per_unit ?? ''),
      line('Units in issue', units),
      ...[w.WITH, w.WITHOUT].map((label) =>
        line(`Total expense ratio, ${label}`, (x) => `${s.feeOf(x, `Total expense ratio, ${label}`, null)}%`),
      ),
    ]),
  );
}

/** A small table for each plan, under its name. */
export function planReturns(entry: s.Entry): string {
  const tables = entry.sub_funds.map((x) => {
    const rows = x.reported_returns.map((r) =>
      w.row([r.period_label_raw, w.pct(r.fund_return_percent), w.pct(r.benchmark_return_percent)]),
    );
    return `<div><p class=cap>${s.esc(x.name_raw)}</p>${w.table([w.head(['', 'Plan', 'Benchmark']), ...rows])}</div>`;
  });
  return w.titled('Returns of the plans', `<div class=three>${tables.join('')}</div>`);
}

/** Months are rows, plans are columns. */
export function planMonths(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const rows = subs.flatMap((x) => x.monthly_returns);
  return seriesTable(
    'Returns of the plans, month by month',
    'Month',
    rows,
    subs.map((x) => x.name_raw),
  );
}

/** A stacked bar for each plan; a fund has the same colour in all of them. */
export function planAssets(entry: s.Entry): string {
  const type = 'ASSET_ALLOCATION';
  const colours = ['BGSF', 'BRIF', 'BTBF', 'Cash'];
  const bars = entry.sub_funds.map((x) => bar(x.name_raw, s.ofType(x, type), (label) => colours.indexOf(label)));
  return w.titled(s.titleOf(s.only(entry.sub_funds[0], 'plan'), type), bars.join(''));
}
