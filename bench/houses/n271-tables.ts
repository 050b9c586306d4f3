/** The parts of AMC N271: a month's sheet of prices, pairs of months, a register, and boxes with a key. */
import { FUNDS } from './n271-funds.ts';
import * as w from './n271-words.ts';
import * as s from './shared15.ts';

const DAYS = s.daysIn(w.MONTH);
const weekday = (day: number): number => new Date(Date.UTC(w.MONTH.year, w.MONTH.month - 1, day)).getUTCDay();

/** The price of each day leads from the end of the month before to the end of this month. */
function pricesOf(part: s.Part, form: s.Form): ReadonlyMap<number, string> {
  const from = Number(s.figuresAt(part, w.LAST, form).nav_per_unit);
  const to = Number(part.figures.nav_per_unit);
  const swing = part.model.kind === 'market' ? 0.009 : 0;
  const at = (day: number): string => {
    if (day === DAYS) return part.figures.nav_per_unit ?? '';
    const bend = swing * s.noise(part.words, 'day', day);
    return (from * (to / from) ** (day / DAYS) * (1 + bend)).toFixed(4);
  };
  const days = Array.from({ length: DAYS }, (_, i) => i + 1);
  const open = days.filter((d) => weekday(d) % 6 !== 0 && !w.CLOSED.includes(d));
  return new Map(open.map((d) => [d, at(d)] as const));
}

/** A sheet with five columns; the last price of the month has a frame. */
export function sheet(part: s.Part, form: s.Form): string {
  const prices = pricesOf(part, form);
  const cell = (day: number): string => {
    if (day < 1 || day > DAYS) return '<td class=none></td>';
    const price = prices.get(day) ?? 'closed';
    return `<td class="${day === DAYS ? 'last' : ''}"><i>${day}</i><b>${price}</b></td>`;
  };
  const monday = 2 - weekday(1);
  const weeks = [0, 7, 14, 21, 28].map((w7) => [0, 1, 2, 3, 4].map((d) => monday + w7 + d));
  const rows = weeks.map((week) => `<tr>${week.map(cell).join('')}</tr>`);
  return w.table([w.head(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']), ...rows], 'sheet');
}

function oldTers(part: s.Part): string[] {
  const [month, year] = s.ratioPair(part, w.LAST);
  return [month.withLevies, year.withLevies, month.levies, year.levies];
}

/** Each cell leads from one month to the next. */
export function moves(part: s.Part, form: s.Form): string {
  const { figures: now } = part;
  const then = s.figuresAt(part, w.LAST, form);
  const old = oldTers(part);
  const count = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);
  const line = (label: string, a: string | null | undefined, b: string | null | undefined): string =>
    w.row([label, w.arrow(a, b)]);
  const rows = [
    w.head(['', w.arrow(w.THEN, w.NOW)]),
    line(w.SIZE, then.fund_size_raw, now.fund_size_raw),
    line('Units outstanding', count(then), count(now)),
    line('NAV per unit, Rs.', then.nav_per_unit, now.nav_per_unit),
    ...(now.offer_price === undefined
      ? []
      : [
          line('Offer price, Rs.', then.offer_price, now.offer_price),
          line('Redemption price, Rs.', then.repurchase_price, now.repurchase_price),
        ]),
    ...w.TERS.flatMap((label, i) => (now.fees[i] === undefined ? [] : [line(label, old[i], now.fees[i]?.percent)])),
    ...now.metrics.map((m, i) => line(m.label_raw, then.metrics[i]?.value_raw, m.value_raw)),
  ];
  return w.table(rows);
}

const STARTS: Readonly<Record<string, string>> = {
  '3 years': '31 May 2020',
  '1 year': '31 May 2022',
  'Year to date': '30 Jun 2022',
  '1 month': '30 Apr 2023',
};

/** The earliest start first. */
export function lookBack(figures: s.Figures, launch: string, name: string): string {
  const rows = figures.reported_returns
    .toReversed()
    .map((r) =>
      w.row([
        STARTS[r.period_label_raw] ?? launch,
        r.period_label_raw,
        w.num(r.fund_return_percent),
        w.num(r.benchmark_return_percent),
      ]),
    );
  return w.table([w.head(['From', 'that is', name, w.BENCHMARK]), ...rows], 'back');
}

export function shares(figures: s.Figures, type: s.AllocationType | null): string {
  const rows = s.lines(figures, type).map((r) => w.row([r.label, w.arrow(r.cells[0], r.cells[1])]));
  return type === null ? '' : w.table([w.head(['', w.arrow(w.THEN, w.NOW)]), ...rows]);
}

/** Boxes of months in a line; the first box says what the lines of the others are. */
export function planner(rows: readonly s.SeriesRow[], names: readonly string[], unit = 'Month'): string {
  const box = (lines: readonly string[], kind = ''): string =>
    `<div class="month ${kind}">${lines.map((l) => `<p>${s.esc(l)}</p>`).join('')}</div>`;
  const months = s.labelsOf(rows).map((l) => box([l, ...names.map((n) => w.num(s.percentAt(rows, n, l)))]));
  return `<div class=planner>${box([unit, ...names], 'key')}${months.join('')}</div>`;
}

type Line = readonly [label: string, value: string | null | undefined];

/** Entries by their first letter. */
export function register(items: readonly Line[]): string {
  const rows = s
    .stated(items)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([label, value], i, all) => {
      const letter = label.charAt(0);
      const isFirst = all[i - 1]?.[0].charAt(0) !== letter;
      return `<div class=entry><i>${isFirst ? letter : ''}</i><p><b>${s.esc(label)}</b> ${s.esc(value)}</p></div>`;
    });
  return `<div class=register>${rows.join('')}</div>`;
}

export function own(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const [paid] = fund.subs === undefined ? s.payouts(s.partOf(entry, FUNDS), w.MONTH, 1) : [];
  return register([
    ['Benchmark', entry.benchmark_raw],
    ['Category', entry.category_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Launch date', entry.launch_date_raw],
    ['Management fee', entry.management_fee_raw],
    ['Objective', entry.investment_objective_raw],
    ['Payout', paid === undefined ? null : `Rs. ${paid[1] ?? ''} per unit for the year to 30 June 2022`],
    ['Rating of the fund', fund.subs === undefined ? (s.rated(entry, 'FUND')?.line_raw ?? 'none') : null],
    ['Risk profile', entry.risk_profile_raw],
  ]);
}

export function held(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const mix = s.fundNamed(FUNDS, entry);
  const rows = entry.holdings.map((h) => w.row([h.name_raw, s.noteOf(mix, h.name_raw), h.percent]));
  return w.part(entry.holdings_title_raw ?? '', w.table(rows, 'held'));
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = ['Issuer', 'Type', 'Value', 'Provision', 'Net value', '% gross assets', '% net assets'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part('Non-compliant investments, Rs. million', w.table([w.head(heads), ...rows], 'breach'));
}
