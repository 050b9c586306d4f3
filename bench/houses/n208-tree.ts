/** The line of time and the tree of the portfolio of AMC N208. */
import * as s from './shared15.ts';

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '' : `${v}%`);

interface Event {
  /** YYYY-MM-DD */
  readonly at: string;
  readonly date: string;
  readonly what: string;
  readonly fund?: string;
  readonly benchmark?: string;
}

/** The last day of a month like `Feb 2025`. */
function monthEnd(label: string): s.Day {
  const [name = '', year = ''] = label.split(' ');
  const month = s.MONTHS.findIndex((m) => m.startsWith(name)) + 1;
  return s.lastDay({ year: Number(year), month });
}

function seriesEvents(entry: s.Entry): Event[] {
  const rows = (all: readonly s.SeriesRow[], isYear: boolean): Event[] =>
    s.labelsOf(all).map((label) => {
      const end: s.Day = isYear ? [2000 + Number(label.slice(2)), 6, 30] : monthEnd(label);
      return {
        at: `${s.iso(end)}${isYear ? ' year' : ''}`,
        date: isYear ? s.longDay(end) : label,
        what: isYear ? label : '',
        fund: cell(s.percentAt(all, s.short(entry), label)),
        benchmark: cell(s.percentAt(all, 'Benchmark', label)),
      };
    });
  return [...rows(entry.historical_returns, true), ...rows(entry.monthly_returns, false)];
}

function eventsOf(entry: s.Entry): Event[] {
  const rating = (subject: 'FUND' | 'AMC', label: string): Event[] => {
    const r = s.rated(entry, subject);
    const parts = s.ratingParts(entry, subject);
    return r === null || parts === null
      ? []
      : [{ at: r.rating_date ?? '', date: parts.day, what: `${label} ${parts.rating} by ${parts.agency}` }];
  };
  const events: Event[] = [
    { at: entry.launch_date ?? '', date: entry.launch_date_raw ?? '', what: 'Launch Date' },
    ...seriesEvents(entry),
    ...rating('FUND', 'Fund Stability Rating'),
    ...rating('AMC', 'AMC Rating'),
  ];
  return events.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** Dates run down the page, each with what happened then. */
export function lineOfTime(entry: s.Entry): string {
  const head = `<tr><th></th><th></th><th>Fund<br>Return</th><th>Bench-<br>mark</th></tr>`;
  const rows = eventsOf(entry).map((e) => {
    const words = `<td class=when>${s.esc(e.date)}</td>`;
    return e.fund === undefined
      ? `<tr class=mark>${words}<td colspan=3>${s.esc(e.what).replace(/\S+\(f\)/, '<span>$&</span>')}</td></tr>`
      : `<tr${e.what === '' ? '' : ' class=year'}>${words}<td>${e.what}</td>
<td>${e.fund}</td><td>${e.benchmark}</td></tr>`;
  });
  const units = s.grouped(Number(entry.units_outstanding), 0);
  const now = [
    ['NAV per Unit (PKR)', entry.nav_per_unit ?? ''],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['Units in Issue', units],
  ] as const;
  const last = now.map(([label, value]) => `<span>${s.esc(label)}</span><b>${s.esc(value)}</b>`).join('');
  return `<table class=time>${head}${rows.join('')}</table><div class=now><i>28 February 2025</i>${last}</div>`;
}

interface Branch {
  readonly depth: number;
  readonly label: string;
  readonly cells: readonly string[];
}

/** Sectors or ratings, each with its holdings below it. */
function branches(entry: s.Entry, fund: s.Fund, depth: number, before: readonly string[]): Branch[] {
  return s
    .lines(entry, s.otherType(entry))
    .flatMap((r) => [
      { depth, label: r.label, cells: [...before, cell(r.cells[0]), ''] },
      ...entry.holdings
        .filter((h) => s.noteOf(fund, h.name_raw) === r.label)
        .map((h) => ({ depth: depth + 1, label: h.name_raw, cells: [...before, '', cell(h.percent)] })),
    ]);
}

function table(head: string, rows: readonly Branch[]): string {
  const lines = rows.map(
    ({ depth, label, cells }) =>
      `<tr class=d${depth}><td>${s.esc(label)}</td>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`,
  );
  return `<table class=tree>${head}${lines.join('')}</table>`;
}

/** The title without its unit, which the heading of the tree has. */
const headOf = (title: string): string => s.esc(title).replace(' (', '<br>(');

/** Stocks have their sectors below them; ratings are a tree of their own. */
export function tree(entry: s.Entry, fund: s.Fund): string {
  const type = s.only(s.otherType(entry), 'second table');
  const [first = '', last = ''] = s.datesOf(entry, 'ASSET_ALLOCATION');
  const assets = headOf(s.titleOf(entry, 'ASSET_ALLOCATION'));
  const held = entry.holdings.length === 0 ? '' : headOf(entry.holdings_title_raw ?? '');
  const other = headOf(s.titleOf(entry, type));
  const isOne = type === 'SECTOR_ALLOCATION';
  const more = `<th rowspan=2>${other}</th><th rowspan=2>${held}</th>`;
  const classes = s.lines(entry, 'ASSET_ALLOCATION').flatMap((r): Branch[] => {
    const own = r.cells.map(cell);
    return [
      { depth: 0, label: r.label, cells: isOne ? [...own, '', ''] : own },
      ...(isOne && r.label === 'Stocks' ? branches(entry, fund, 1, ['', '']) : []),
    ];
  });
  const head = `<tr><th rowspan=2></th><th colspan=2>${assets}</th>${isOne ? more : ''}</tr>
<tr><th>${first}</th><th>${last}</th></tr>`;
  const second = isOne
    ? ''
    : table(`<tr><th></th><th>${other}</th><th>${held}</th></tr>`, branches(entry, fund, 0, []));
  return `${table(head, classes)}${second}`;
}
