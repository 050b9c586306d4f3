/** The parts of a fund's column of AMC N257: joined facts, groups of periods, a chart on its table, and rings. */
import * as w from './n257-words.ts';
import * as s from './shared15.ts';

const COLOURS = ['#0d5c3f', '#c99a2e', '#6fa58c', '#8c5a2b', '#b7cfc3', '#e3cf9c', '#4a6b8a', '#a9a9a9'] as const;

/** Two values of one label, with a slash between them as between the parts of the label. */
const joined = (a: string | null | undefined, b: string | null | undefined): string => `${a ?? ''} / ${b ?? ''}`;

/** Labels with colons in two columns. */
export function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Launch Date', entry.launch_date_raw],
    ['Maturity Date', entry.maturity_date_raw],
    ['Fund Type', entry.fund_type_raw],
    ['Benchmark (BM)', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Principal Erosion', entry.risk_of_principal_raw],
    ['Stability Rating', s.rated(entry, 'FUND')?.line_raw],
    ['AMC Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Par Value', entry.par_value_raw],
    ['Management Fee', entry.management_fee_raw],
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ['Front / Back End Load', joined(entry.front_end_load_raw, entry.back_end_load_raw)],
    ['Offer / Redemption', joined(entry.offer_price, entry.repurchase_price)],
    ['Min. Initial / Subseq.', joined(entry.minimum_initial_raw, entry.minimum_subsequent_raw)],
    ['Dealing / Cut-off', joined(entry.dealing_days_raw, entry.cutoff_raw)],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Leverage', entry.leverage_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const half = Math.ceil(items.length / 2);
  const column = (part: readonly s.Item[]): string => w.table(part.map(([a, b]) => w.row([a, ':', b])));
  return `<div class=facts>${column(items.slice(0, half))}${column(items.slice(half))}</div>`;
}

const LONG = new Set(['3Y', '5Y', 'Since Launch']);

/** A row of groups above the periods; fiscal years are the last group; the benchmark is the first row. */
export function returns(entry: s.Entry, isRate: boolean): string {
  const periods = s.periods(entry);
  const isYoung = periods.length < 5;
  const short = periods.filter((p) => isYoung || !LONG.has(p));
  const long = periods.filter((p) => !isYoung && LONG.has(p));
  const years = s.labelsOf(entry.historical_returns);
  const groups = [
    [isRate ? 'Annualised' : 'Absolute', short],
    ['CAGR', long],
    ['Fiscal Year', years],
  ] as const;
  const bands = groups
    .filter(([, labels]) => labels.length > 0)
    .map(([name, labels]) => `<th colspan=${labels.length}>${name}</th>`);
  const line = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string =>
    w.row([
      name,
      ...[...short, ...long].map((l) => w.pct(s.returnAt(entry, l)?.[key])),
      ...years.map((y) => w.pct(s.percentAt(entry.historical_returns, name, y))),
    ]);
  return w.part(
    'Performance',
    w.table(
      [
        `<tr><th rowspan=2></th>${bands.join('')}</tr>`,
        `<tr>${[...short, ...long, ...years].map((l) => `<th>${l}</th>`).join('')}</tr>`,
        line('BM', 'benchmark_return_percent'),
        line(s.short(entry), 'fund_return_percent'),
      ],
      'returns',
    ),
  );
}

/** Columns without words, and the table of their figures below them, as spreadsheets print it. */
export function months(entry: s.Entry, isRate: boolean): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const names = [s.short(entry), 'BM'];
  const values = rows.map((r) => Number(r.percent));
  const [high, low] = [Math.max(...values, 0), Math.min(...values, 0)];
  const yAt = (v: number): number => 3 + ((high - v) / (high - low)) * 74;
  const each = (480 * (1 - 17 / 131)) / labels.length;
  const from = (480 * 17) / 131;
  const columns = labels.flatMap((label, i) =>
    names.map((name, k) => {
      const v = Number(s.percentAt(rows, name, label));
      const x = from + i * each + each * (0.18 + 0.33 * k);
      const height = Math.abs(yAt(v) - yAt(0)).toFixed(1);
      const y = Math.min(yAt(0), yAt(v)).toFixed(1);
      const size = `width="${(each * 0.3).toFixed(1)}" height="${height}"`;
      return `<rect x="${x.toFixed(1)}" y="${y}" ${size} fill="${COLOURS[k]}"/>`;
    }),
  );
  const zero = yAt(0).toFixed(1);
  const line = `<line x1="${from.toFixed(1)}" x2="480" y1="${zero}" y2="${zero}" stroke="#777" stroke-width=".6"/>`;
  const body = names.map((name, k) => {
    const cells = labels.map((l) => `<td>${w.pct(s.percentAt(rows, name, l))}</td>`);
    return `<tr><td><i style="background:${COLOURS[k]}"></i>${s.esc(name)}</td>${cells.join('')}</tr>`;
  });
  const chart = `<svg viewBox="0 0 480 80" preserveAspectRatio="none">${columns.join('')}${line}</svg>`;
  const title = `Monthly Returns${isRate ? ' (annualised)' : ''}`;
  return w.part(title, `<div class=chart>${chart}${w.table([w.head(['', ...labels]), ...body])}</div>`);
}

/** A ring, and its key with the share of each class. */
export function ringed(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.ofType(figures, type);
  const shares = rows.map((r) => Number(r.percent));
  const key = rows.map((r, i) => {
    const mark = `<i style="background:${COLOURS[i % COLOURS.length]}"></i>`;
    return s.tr([`${mark}${s.esc(r.label_raw)}`, `${r.percent}%`]);
  });
  const body = `<div class=ringed>${s.ring(shares, COLOURS, '17mm')}${w.table(key, 'key')}</div>`;
  return w.part(s.titleOf(figures, type), body);
}

/** Numbered names with dots up to the shares. */
export function held(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const items = entry.holdings.map(
    (h) => `<p><i>${h.rank}.</i><span>${s.esc(h.name_raw)}</span><u></u><b>${h.percent}%</b></p>`,
  );
  const half = Math.ceil(items.length / 2);
  const columns = [items.slice(0, half), items.slice(half)].map((c) => `<div class=held>${c.join('')}</div>`);
  return w.part(entry.holdings_title_raw ?? '', `<div class=cols>${columns.join('')}</div>`);
}
