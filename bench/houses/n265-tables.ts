/** The parts of the pages of AMC N265: sentences with figures, returns with an amount, months below figures. */
import { FUNDS } from './n265-funds.ts';
import * as w from './n265-words.ts';
import * as s from './shared15.ts';

type Optional = readonly (readonly [label: string, value: string | null | undefined])[];

const MONTHS_OF: Readonly<Record<string, number>> = {
  '1 month': 1,
  '3 months': 3,
  'Fiscal year to date': 9,
  '1 year': 12,
  '3 years': 36,
  '5 years': 60,
};

const units = (figures: s.Figures): string => s.grouped(Number(figures.units_outstanding), 0);
const bold = (text: string | null | undefined): string => `<b>${s.esc(text)}</b>`;

/** The size of the month before is printed, and no fact of this report. */
export function lead(entry: s.Entry, form: s.Form): string {
  const past = s.figuresThen(entry, FUNDS, s.before(w.MONTH), form);
  return `<p class=lead>On 31 March 2025 the NAV per unit was ${bold(`Rs. ${entry.nav_per_unit ?? ''}`)}. The fund had
${w.SIZE} of ${bold(entry.fund_size_raw)} in ${s.esc(units(entry))} units outstanding, after
${s.esc(past.fund_size_raw)} at the end of February. The offer price was Rs. ${s.esc(entry.offer_price)} and the
redemption price Rs. ${s.esc(entry.repurchase_price)}.</p>`;
}

export function costs(entry: s.Entry): string {
  const of = (label: string, period: string): string => bold(`${s.feeOf(entry, label, period)}%`);
  const line = `The ${w.TER} was ${of(w.TER, w.PERIODS.MTD)} a year for the month and ${of(w.TER, w.PERIODS.YTD)} for the year to date.
Of this, ${w.LEVIES} were ${of(w.LEVIES, w.PERIODS.MTD)} for the month and ${of(w.LEVIES, w.PERIODS.YTD)} for the year to date.`;
  return w.part('Costs', `<p>${line}</p>`);
}

/** Several terms share a label: the second one is a phrase that says what it is. */
export function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string | undefined => s.rated(entry, subject)?.line_raw;
  const items: Optional = [
    ['Type and category', `${entry.fund_type_raw ?? ''}, ${entry.category_raw ?? ''}`],
    ['Launched', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', `${entry.risk_profile_raw ?? ''} (${entry.risk_of_principal_raw ?? ''})`],
    ['Fund rating', rating('FUND')],
    ['Rating of the AMC', rating('AMC')],
    ['Minimum investment', `${entry.minimum_initial_raw ?? ''} to begin, ${entry.minimum_subsequent_raw ?? ''} to add`],
    ['Management fee', entry.management_fee_raw],
    ['Load', `${entry.front_end_load_raw ?? ''} on entry, ${entry.back_end_load_raw ?? ''} on exit`],
    [
      'Dealing',
      `${entry.dealing_days_raw ?? ''} until ${entry.cutoff_raw ?? ''}, ${entry.pricing_mechanism_raw ?? ''}`,
    ],
    ['Par value', entry.par_value_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ];
  const lines = s.stated(items).map(([l, v]) => `<div><span>${s.esc(l)}</span><p>${s.esc(v)}</p></div>`);
  const people = s.members(entry).map(([name, office]) => s.esc(`${name}, ${office}`));
  return `<div class=facts>${lines.join('')}<div><span>People</span><p>${people.join('<br>')}</p></div></div>`;
}

/** What Rs. 10,000 became in the months of the period. */
function became(entry: s.Entry, label: string): string {
  const { words, model } = s.partOf(entry, FUNDS);
  const points = s.historyOf(words, model, w.MONTH);
  const taken = points.slice(-(MONTHS_OF[label] ?? points.length));
  const factor = taken.reduce((product, p) => {
    const part = model.kind === 'rate' ? s.daysIn(p.month) / 365 : 1;
    return product * (1 + (p.fund / 100) * part);
  }, 1);
  return s.grouped(10_000 * factor, 0);
}

export function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) =>
    w.row([
      r.period_label_raw,
      w.num(r.fund_return_percent),
      w.num(r.benchmark_return_percent),
      became(entry, r.period_label_raw),
    ]),
  );
  const heads = ['To 31 March 2025', `${s.short(entry)}, %`, 'Benchmark, %', 'Rs. 10,000 became, Rs.'];
  return w.part('Returns', w.table([w.head(heads), ...rows], 'returns'));
}

const bar = (value: string | undefined, highest: number): string => {
  const n = Number(value ?? 0);
  const height = ((Math.abs(n) / highest) * 9).toFixed(2);
  return `<td><i class="${n < 0 ? 'down' : ''}" style="height:${height}mm"></i></td>`;
};

/** Months are the last row, below the figures; fiscal years follow after a gap. */
export function strip(entry: s.Entry): string {
  const months = s.labelsOf(entry.monthly_returns);
  const years = s.labelsOf(entry.historical_returns);
  const of = (series: string): [(string | undefined)[], (string | undefined)[]] => [
    months.map((l) => s.percentAt(entry.monthly_returns, series, l)),
    years.map((l) => s.percentAt(entry.historical_returns, series, l)),
  ];
  const line = (name: string, kind: string): string => {
    const [left, right] = of(name);
    return w.row([name, ...left.map(w.num), ...(years.length > 0 ? ['', ...right.map(w.num)] : [])], kind);
  };
  const [values] = of(s.short(entry));
  const highest = Math.max(...values.map((v) => Math.abs(Number(v ?? 0))));
  const bars = `<tr class=bars><td></td>${values.map((v) => bar(v, highest)).join('')}</tr>`;
  const below = w.row(['', ...months, ...(years.length > 0 ? ['', ...years] : [])], 'below');
  const title = years.length > 0 ? 'Each month and fiscal year, %' : 'Each month, %';
  return w.part(title, w.table([bars, line(s.short(entry), 'fund'), line(w.BENCHMARK, ''), below], 'strip'));
}

/** The share of the month before is a phrase in grey behind the share of this month. */
export function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map(
    ({ label, cells: [now = '', then = ''] }) =>
      `<tr><td>${s.esc(label)}</td><td class=bar><i style="width:${(Number(now) * 0.2).toFixed(2)}mm"></i></td>
<td><b>${now}%</b></td><td class=from>from ${then}%</td></tr>`,
  );
  return w.part(s.titleOf(entry, 'ASSET_ALLOCATION'), w.table(rows, 'assets'));
}

/** Ratings or sectors are pairs in running text. */
export function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const items = s.ofType(entry, type).map((r) => `<span>${s.esc(r.label_raw)} <b>${r.percent}%</b></span>`);
  return w.part(s.titleOf(entry, type), `<p class=run>${items.join(' ')}</p>`);
}

export function held(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const mix = s.fundNamed(FUNDS, entry);
  const rows = entry.holdings.map(
    (h) =>
      `<tr><td>${s.esc(h.name_raw)} <em>${s.esc(s.noteOf(mix, h.name_raw))}</em></td><td><b>${h.percent}%</b></td></tr>`,
  );
  return w.part(entry.holdings_title_raw ?? '', w.table(rows));
}

export function plans(entry: s.Entry): string {
  const rows = entry.sub_funds.map((x) =>
    w.row([
      x.name_raw,
      x.nav_per_unit ?? '',
      x.fund_size_raw ?? '',
      units(x),
      ...Object.values(w.PERIODS).map((p) => `${s.feeOf(x, w.PLAN_TER, p)}%`),
    ]),
  );
  const heads = ['On 31 March 2025', 'NAV per unit, Rs.', w.PLAN_SIZE, 'Units outstanding'];
  const ters = [`${w.PLAN_TER}, month`, `${w.PLAN_TER}, year to date`];
  return w.part('The plans', w.table([w.head([...heads, ...ters]), ...rows]));
}

/** Each plan has a row of its own and one of its benchmark. */
export function planReturns(entry: s.Entry): string {
  const labels = s.periods(s.only(entry.sub_funds[0], 'plan'));
  const rows = entry.sub_funds.flatMap((x) => [
    w.row([x.name_raw, ...labels.map((l) => w.num(s.returnAt(x, l)?.fund_return_percent))], 'fund'),
    w.row(['its benchmark', ...labels.map((l) => w.num(s.returnAt(x, l)?.benchmark_return_percent))], 'its'),
  ]);
  return w.part('Returns to 31 March 2025, %', w.table([w.head(['', ...labels]), ...rows]));
}

export function planStrip(entry: s.Entry): string {
  const months = s.labelsOf(s.only(entry.sub_funds[0], 'plan').monthly_returns);
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...months.map((l) => w.num(s.percentAt(x.monthly_returns, x.name_raw, l)))]),
  );
  return w.part('Each month, %', w.table([...rows, w.row(['', ...months], 'below')], 'strip'));
}

export function planAssets(entry: s.Entry): string {
  const rows = s.matrix(entry.sub_funds, 'ASSET_ALLOCATION', '–').map((cells) => w.row(cells));
  const heads = ['', ...entry.sub_funds.map((x) => x.name_raw)];
  const title = s.titleOf(s.only(entry.sub_funds[0], 'plan'), 'ASSET_ALLOCATION');
  return w.part(title, w.table([w.head(heads), ...rows]));
}
