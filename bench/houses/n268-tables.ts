/** The tables and charts of AMC N268. */
import { FUNDS } from './n268-funds.ts';
import * as w from './n268-words.ts';
import * as s from './shared15.ts';

type Fact = readonly [label: string, value: string | null | undefined];

/** Labels above values; the ratings have a mark that leads to the note. */
export function facts(entry: s.Entry): string {
  const mark = (subject: 'FUND' | 'AMC', letter: string): string | null => {
    const r = s.rated(entry, subject);
    return r === null ? null : `${s.esc(r.rating_raw)}<sup>${letter}</sup>`;
  };
  const group = (title: string, items: readonly Fact[]): string =>
    `<h4>${title}</h4>${s
      .stated(items)
      .map(([l, v]) => `<p class=fact><small>${s.esc(l)}</small><b>${v}</b></p>`)
      .join('')}`;
  const plain = (items: readonly Fact[]): Fact[] => items.map(([l, v]) => [l, v === null ? v : s.esc(v)] as const);
  const isFund = entry.sub_funds.length === 0;
  return [
    group('The Fund', [
      ...plain([
        ['Category', entry.category_raw],
        ['Type', entry.fund_type_raw],
        ['Launch date', entry.launch_date_raw],
        ['Benchmark', entry.benchmark_raw],
        ['Risk profile', entry.risk_profile_raw],
        ['Listing', entry.listing_raw],
      ]),
      ['Fund stability rating', mark('FUND', 'a') ?? (isFund ? 'Not applicable' : null)],
      ['Management quality rating', mark('AMC', 'b')],
    ]),
    group(
      'Charges',
      plain([
        ['Management fee', entry.management_fee_raw],
        ['Front-end load', entry.front_end_load_raw],
        ['Back-end load', entry.back_end_load_raw],
      ]),
    ),
    group(
      'Dealing',
      plain([
        ['Minimum initial investment', entry.minimum_initial_raw],
        ['Minimum subsequent investment', entry.minimum_subsequent_raw],
        ['Dealing days', entry.dealing_days_raw],
        ['Cut-off time', entry.cutoff_raw],
        ['Pricing mechanism', entry.pricing_mechanism_raw],
      ]),
    ),
    group('Who does what', plain([['Trustee', entry.trustee_raw], ['Auditor', entry.auditor_raw], ...s.people(entry)])),
    ratingNotes(entry),
  ].join('');
}

function ratingNotes(entry: s.Entry): string {
  const line = (subject: 'FUND' | 'AMC', letter: string): string => {
    const r = s.rated(entry, subject);
    return r === null ? '' : `<p><sup>${letter}</sup> ${s.esc(r.line_raw.slice(r.rating_raw.length + 1))}</p>`;
  };
  return `<div class=marks>${line('FUND', 'a')}${line('AMC', 'b')}</div>`;
}

/** Two bars under one title; the names of the months are their labels. */
function steps(title: string, values: readonly [last: string, now: string]): string {
  const [then, now] = values.map((v) => Number(v.replaceAll(',', '')));
  const most = Math.max(then ?? 1, now ?? 1);
  const bar = (month: string, text: string, value: number, kind: string): string =>
    `<div class="step ${kind}"><span>${month}</span><i style="width:${((value / most) * 46).toFixed(1)}%"></i><b>${text}</b></div>`;
  const bars = [bar('30-Apr-25', values[0], then ?? 0, ''), bar('31-May-25', values[1], now ?? 0, 'now')];
  return `<div class=steps><h5>${title}</h5>${bars.join('')}</div>`;
}

export function prices(figures: s.Figures, then: s.Figures): string {
  const nav = steps('NAV per unit (PKR)', [then.nav_per_unit ?? '', figures.nav_per_unit ?? '']);
  const size = steps(`${w.SIZE} (PKR million)`, [then.fund_size_raw ?? '', figures.fund_size_raw ?? '']);
  const units = s.grouped(Number(figures.units_outstanding), 0);
  const offer = figures.offer_price === undefined ? '' : `<span>Offer price (PKR) <b>${figures.offer_price}</b></span>`;
  return `${nav}${size}<div class=extra>${offer}<span>Units outstanding <b>${units}</b></span></div>`;
}

const minus = (a: string | null | undefined, b: string | null | undefined): string =>
  a === null || a === undefined || b === null || b === undefined ? '–' : (Number(a) - Number(b)).toFixed(2);

/** The years are the last columns, and the third row has the difference of the other two. */
export function returns(entry: s.Entry): string {
  const rows = entry.reported_returns;
  const years = s.labelsOf(entry.historical_returns);
  const ofYear = (series: string) => years.map((l) => s.percentAt(entry.historical_returns, series, l));
  const own = [...rows.map((r) => r.fund_return_percent), ...ofYear(s.short(entry))];
  const other = [...rows.map((r) => r.benchmark_return_percent), ...ofYear(w.BENCHMARK)];
  const top = `<tr><th></th><th class=over colspan=${rows.length}>Up to 31 May 2025</th>
<th class=over colspan=${years.length}>Financial years to June</th></tr>`;
  return w.table(
    [
      top,
      w.head(['', ...rows.map((r) => r.period_label_raw), ...years]),
      w.row([s.short(entry), ...own.map(w.num)], 'own'),
      w.row([w.BENCHMARK, ...other.map(w.num)]),
      w.row(['Difference', ...own.map((v, i) => minus(v, other[i]))], 'soft'),
    ],
    'returns',
  );
}

export function ratios(figures: s.Figures): string {
  const line = (label: string): string =>
    w.row([label, ...['MTD', 'YTD'].map((p) => `${s.feeOf(figures, label, p)}%`)]);
  const measures = figures.metrics.map(
    (m) => `<tr><td>${s.esc(m.label_raw)}</td><td colspan=2>${m.value_raw}</td></tr>`,
  );
  return w.table([w.head(['', 'MTD', 'YTD']), line(w.WITH), line(w.WITHOUT), ...measures]);
}

/** Columns with their figures on top; negative ones hang from the line of zero and have the figure below. */
export function monthChart(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const names = [s.short(entry), w.BENCHMARK];
  const value = (name: string, l: string): string => s.percentAt(entry.monthly_returns, name, l) ?? '0';
  const all = labels.flatMap((l) => names.map((n) => Number(value(n, l))));
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const scale = (low < 0 ? 17 : 20) / (high - low);
  const zero = high * scale + 3.5;
  const columns = labels.map((l) => {
    const bars = names.map((n, i) => {
      const v = Number(value(n, l));
      const height = Math.abs(v) * scale;
      const top = v < 0 ? zero : zero - height;
      const text = v < 0 ? zero + height + 0.2 : top - 2.7;
      const place = `top:${top.toFixed(2)}mm;height:${height.toFixed(2)}mm;left:${i * 46 + 8}%`;
      return `<i style="${place};background:${w.COLOURS[i === 0 ? 0 : 3]}"></i>
<span style="top:${text.toFixed(2)}mm;left:${i * 50}%">${value(n, l)}</span>`;
    });
    return `<div>${bars.join('')}</div>`;
  });
  const height = (zero - low * scale + (low < 0 ? 3.5 : 0.5)).toFixed(1);
  const legend = names.map((n, i) => `${w.box(w.COLOURS[i === 0 ? 0 : 3])}${n}`).join(' &nbsp; ');
  return `<p class=legend>${legend}</p><div class=chart style="height:${height}mm">${columns.join('')}</div>
<div class="chart names">${labels.map((l) => `<div>${l}</div>`).join('')}</div>`;
}

/** A ring, and a legend in which the month before follows the word `was`. */
export function assets(figures: s.Figures, size: string): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION');
  const legend = rows.map(
    (r, i) =>
      `<p>${w.box(w.COLOURS[i % w.COLOURS.length] ?? '')}${s.esc(r.label)} <b>${r.cells[0]}%</b> <small>was ${r.cells[1]}%</small></p>`,
  );
  const ring = s.ring(
    rows.map((r) => Number(r.cells[0])),
    w.COLOURS,
    size,
  );
  return `<p class=legend>${s.dashed(w.MONTH)} in bold (was: ${s.dashed(w.LAST)})</p><div class=ring>${ring}<div>${legend.join('')}</div></div>`;
}

/** Two bars for each label, the report month first. */
export function pairs(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type);
  const most = Math.max(...rows.flatMap((r) => r.cells.map(Number)));
  const tint = [w.COLOURS[0], w.COLOURS[2]];
  const legend = s.datesOf(figures, type).map((d, i) => `${w.box(tint[i] ?? '')}${d}`);
  const lines = rows.map((r) => {
    const bars = r.cells.map(
      (c, i) =>
        `<div><i style="width:${((Number(c) / most) * 72).toFixed(1)}%;background:${tint[i]}"></i><span>${c}%</span></div>`,
    );
    return `<div class=pair><p>${s.esc(r.label)}</p><div>${bars.join('')}</div></div>`;
  });
  return `<p class=legend>${legend.join(' &nbsp; ')}</p>${lines.join('')}`;
}

export function held(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const isSector = mix.second?.type !== 'CREDIT_QUALITY';
  const rows = figures.holdings.map((h) => w.row([h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`]));
  return w.part(
    figures.holdings_title_raw ?? '',
    w.table([w.head(['Name', isSector ? 'Sector' : 'Rating', 'Weight']), ...rows], 'held'),
  );
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = [
    'Investment',
    'Type',
    'Before provision',
    'Provision',
    'After provision',
    '% of gross assets',
    '% of net assets',
  ];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part('Non-compliant investments (PKR million)', w.table([w.head(heads), ...rows], 'breach'));
}

/** Payouts of the last financial years, which the expected file does not have. */
export function payouts(entry: s.Entry): string {
  const rows = s
    .payouts(s.partOf(entry, FUNDS), w.MONTH, 3)
    .map(([year, paid, price]) => w.row([year ?? '', paid ?? '', price ?? '']));
  return rows.length === 0
    ? ''
    : w.part('Payout history', w.table([w.head(['', 'Payout per unit (PKR)', 'Ex-NAV (PKR)']), ...rows]));
}

/** Months as rows, sub-funds as columns. */
export function subMonths(entry: s.Entry): string {
  const [first] = entry.sub_funds;
  const labels = s.labelsOf(first?.monthly_returns ?? []);
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...labels.map((l) => w.num(s.percentAt(x.monthly_returns, x.name_raw, l)))]),
  );
  return w.part('Monthly returns (%)', w.table([w.head(['', ...labels]), ...rows], 'months'));
}
