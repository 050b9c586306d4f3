/** The tables of AMC N235: bordered, with merged cells, and some of them in two pieces. */
import * as w from './n235-words.ts';
import * as s from './shared15.ts';

const td = (text: string | null | undefined, kind = ''): string =>
  `<td${kind === '' ? '' : ` class=${kind}`}>${s.esc(text)}</td>`;

export const n = (v: string | null | undefined): string => td(w.cell(v), 'n');
export const title = (text: string): string => `<h2>${s.esc(text)}</h2>`;
export const table = (kind: string, rows: readonly string[]): string =>
  `<table class="${kind}">${rows.map((r) => `<tr>${r}</tr>`).join('')}</table>`;

const th = (text: string, more = ''): string => `<th ${more}>${s.esc(text)}</th>`;

/** This month, and below it the month before, which has no prices. */
export function position(entry: s.Entry, then: s.Figures): string {
  const heads = [
    'As on',
    w.SIZE,
    'Units in issue',
    'NAV per unit (Rs.)',
    'Offer price (Rs.)',
    'Redemption price (Rs.)',
  ];
  const row = (day: s.Day, f: s.Figures, isNow: boolean): string =>
    td(w.ordinalDay(day)) +
    [
      f.fund_size_raw,
      w.whole(f.units_outstanding),
      f.nav_per_unit,
      isNow ? f.offer_price : null,
      isNow ? f.repurchase_price : null,
    ]
      .map(n)
      .join('');
  return table('position', [
    heads.map((h) => th(h)).join(''),
    row(s.lastDay(w.MONTH), entry, true),
    row(s.lastDay(s.before(w.MONTH)), then, false),
  ]);
}

const LONG = new Set(['Three years', 'Five years', 'Since launch']);

/** Rows of periods under a merged cell that says what their returns are. */
export function returns(entry: s.Entry, isRate: boolean): string {
  const short = isRate ? 'Simple annualised' : 'Absolute';
  const groups = [
    [short, entry.reported_returns.filter((r) => !LONG.has(r.period_label_raw))],
    ['Compounded annual rate', entry.reported_returns.filter((r) => LONG.has(r.period_label_raw))],
  ] as const;
  const rows = groups.flatMap(([name, all]) =>
    all.map(
      (r, i) =>
        (i === 0 ? `<td class=m rowspan=${all.length}>${name}</td>` : '') +
        td(r.period_label_raw) +
        td(w.startOf(r.period_label_raw, entry.launch_date_raw)) +
        n(r.fund_return_percent) +
        n(r.benchmark_return_percent),
    ),
  );
  const top = th('') + th('Period') + th('From') + th(s.short(entry), 'class=f') + th('Benchmark', 'class=f');
  return table('returns', [top, ...rows]);
}

/** The months of one year; the head is only on the first piece. */
export function months(entry: s.Entry, year: string, hasHead: boolean): string[] {
  const labels = s.labelsOf(entry.monthly_returns).filter((l) => l.endsWith(year));
  const rows = labels.map((label, i) => {
    const month = label.replace(` ${year}`, '');
    return (
      (i === 0 ? `<td class=m rowspan=${labels.length}>${year}</td>` : '') +
      td(month) +
      td(w.urdu(month), 'ur') +
      n(s.percentAt(entry.monthly_returns, s.short(entry), label)) +
      n(s.percentAt(entry.monthly_returns, 'Benchmark', label))
    );
  });
  const top = th('Year') + th('Month', 'colspan=2') + th(s.short(entry), 'class=f') + th('Benchmark', 'class=f');
  return hasHead ? [top, ...rows] : rows;
}

export function years(entry: s.Entry): string {
  const labels = s.labelsOf(entry.historical_returns);
  const row = (name: string): string =>
    td(name) + labels.map((l) => n(s.percentAt(entry.historical_returns, name, l))).join('');
  return table('years', [
    th('Financial year') + labels.map((l) => th(l, 'class=f')).join(''),
    row(s.short(entry)),
    row('Benchmark'),
  ]);
}

/** Assets at the left, ratings or sectors at the right; their rows do not belong together. */
export function mix(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'second table');
  const left = s.lines(entry, 'ASSET_ALLOCATION');
  const right = s.lines(entry, type);
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const [a, b] = [left[i], right[i]];
    const cells = a === undefined ? '<td></td><td></td><td></td>' : td(a.label) + n(a.cells[0]) + n(a.cells[1]);
    return cells + (b === undefined ? '<td></td><td></td>' : td(b.label) + n(b.cells[0]));
  });
  const over = th(s.titleOf(entry, 'ASSET_ALLOCATION'), 'colspan=3') + th(s.titleOf(entry, type), 'colspan=2');
  const top = th('Class') + th(w.NOW, 'class=f') + th(w.THEN, 'class=f');
  const name = type === 'SECTOR_ALLOCATION' ? 'Sector' : 'Rating';
  return table('mix', [over, top + th(name) + th(w.NOW, 'class=f'), ...rows]);
}

/** Numbered down the left half and then the right half. */
export function held(figures: s.Figures, papers: s.Mix, of = ''): string {
  const all = figures.holdings;
  if (all.length === 0) return '';
  const half = Math.ceil(all.length / 2);
  const cells = (h: s.Holding | undefined): string =>
    h === undefined
      ? '<td></td><td></td><td></td>'
      : td(String(h.rank), 'o') + td(`${h.name_raw}, ${s.noteOf(papers, h.name_raw)}`) + n(h.percent);
  const rows = Array.from({ length: half }, (_, i) => cells(all[i]) + cells(all[i + half]));
  return title(`${figures.holdings_title_raw ?? ''}${of}`) + table('held', rows);
}

/** Facts of the sub-funds over both of their columns. */
export function subFacts(entry: s.Entry): string[] {
  const subs = entry.sub_funds;
  const across = (label: string, of: (x: s.SubFacts) => string | null | undefined): string =>
    td(label) + subs.map((x) => `<td class=c colspan=2>${s.esc(of(x))}</td>`).join('');
  const ratio = (period: string) => (x: s.SubFacts) =>
    `${s.feeOf(x, w.TER, period)}, ${w.LEVIES} ${s.feeOf(x, w.LEVIES, period)}`;
  return [
    th('') + subs.map((x) => th(x.name_raw, 'colspan=2')).join(''),
    across(w.SIZE, (x) => x.fund_size_raw),
    across('NAV per unit (Rs.)', (x) => x.nav_per_unit),
    across('Units in issue', (x) => w.whole(x.units_outstanding)),
    across('Total expense ratio, month (%)', ratio('Month')),
    across('Total expense ratio, year to date (%)', ratio('Year to date')),
    across(`${w.CHARGED_FEE} (%)`, (x) => s.feeOf(x, w.CHARGED_FEE, null)),
  ];
}

export function subReturns(entry: s.Entry): string[] {
  const subs = entry.sub_funds;
  const pairs = subs.map(() => th('Sub-Fund', 'class=f') + th('Benchmark', 'class=f')).join('');
  const rows = s.periods(s.only(subs[0], 'sub-fund')).map((label) => {
    const cells = subs.map((x) => {
      const r = s.only(s.returnAt(x, label), label);
      return n(r.fund_return_percent) + n(r.benchmark_return_percent);
    });
    return td(label) + cells.join('');
  });
  return [th('Returns (percent)') + pairs, ...rows];
}

/** Months or years of the sub-funds, below the periods and without a head. */
export function subSeries(entry: s.Entry, key: 'monthly_returns' | 'historical_returns'): string[] {
  const subs = entry.sub_funds;
  return s.labelsOf(s.only(subs[0], 'sub-fund')[key]).map((label) => {
    const cells = subs.map(
      (x) => n(s.percentAt(x[key], x.name_raw, label)) + n(s.percentAt(x[key], 'Benchmark', label)),
    );
    return td(label) + cells.join('');
  });
}

/** A hyphen for a class that a sub-fund does not hold. */
export function subAssets({ sub_funds: subs }: s.Entry): string {
  const classes = ['Shares', 'Pakistan Investment Bonds', 'Treasury Bills', 'Cash at Banks', 'Others'];
  const rows = classes.map((c) => {
    const shares = subs.map((x) => n(s.lines(x, 'ASSET_ALLOCATION').find((l) => l.label === c)?.cells[0]));
    return td(c) + shares.join('');
  });
  const heads = th('Class') + subs.map((x) => th(x.name_raw)).join('');
  return title(s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION')) + table('assets', [heads, ...rows]);
}
