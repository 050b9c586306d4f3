/** The tables of AMC N256: groups set sideways, periods in bands, months in two blocks, and credit in six columns. */
import { FUNDS } from './n256-funds.ts';
import * as w from './n256-words.ts';
import * as s from './shared15.ts';

type Optional = readonly (readonly [label: string, value: string | null | undefined])[];

function group(name: string, items: Optional): string[] {
  const shown = s.stated(items);
  return shown.map(([label, value], i) => {
    const first = i === 0 ? `<td class=group rowspan=${shown.length}>${name}</td>` : '';
    return `<tr>${first}<td class=label>${s.esc(label)}</td><td>${s.esc(value)}</td></tr>`;
  });
}

export const facts = (entry: s.Entry): string =>
  w.table(
    [
      ...group('Fund', [
        ['Type', entry.fund_type_raw],
        ['Category', entry.category_raw],
        ['Launch date', entry.launch_date_raw],
        ['Benchmark', entry.benchmark_raw],
        ['Risk profile', entry.risk_profile_raw],
        ['Risk of principal', entry.risk_of_principal_raw],
        ['Par value', entry.par_value_raw],
        ['Listing', entry.listing_raw],
        ['Stability rating', s.rated(entry, 'FUND')?.line_raw],
        ['AMC rating', s.rated(entry, 'AMC')?.line_raw],
      ]),
      ...group('Charges', [
        ['Management fee', entry.management_fee_raw],
        ['Front-end load', entry.front_end_load_raw],
        ['Back-end load', entry.back_end_load_raw],
      ]),
      ...group('Dealing', [
        ['Pricing', entry.pricing_mechanism_raw],
        ['Dealing days', entry.dealing_days_raw],
        ['Cut-off time', entry.cutoff_raw],
        ['Initial minimum', entry.minimum_initial_raw],
        ['Subsequent min.', entry.minimum_subsequent_raw],
      ]),
      ...group('Parties', [
        ['Trustee', entry.trustee_raw],
        ['Auditor', entry.auditor_raw],
      ]),
    ],
    'facts',
  );

/** The month before and the change are printed, but not among the expected facts. */
export function keyData(entry: s.Entry, form: s.Form): string {
  const then = s.figuresThen(entry, FUNDS, s.before(w.MONTH), form);
  const units = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);
  const change = (now: string, past: string): string => {
    const [a, b] = [now, past].map((v) => Number(v.replaceAll(',', '')));
    return `${(((a ?? 0) / (b ?? 1) - 1) * 100).toFixed(1)}%`;
  };
  const line = (label: string, past: string, now: string): string => w.row([label, past, now, change(now, past)]);
  return w.part(
    'Key data',
    w.table([
      w.head(['As on', 'Oct 31, 2022', 'Nov 30, 2022', 'Change']),
      line(w.SIZE, then.fund_size_raw ?? '', entry.fund_size_raw ?? ''),
      line('NAV per unit (Rs.)', then.nav_per_unit ?? '', entry.nav_per_unit ?? ''),
      line('Units outstanding', units(then), units(entry)),
    ]),
  );
}

const LONG = new Set(['3 years', '5 years', 'Since inception']);

/** Periods are rows, in two bands with a title of their own. */
export function returns(entry: s.Entry, isRate: boolean): string {
  const line = (label: string): string => {
    const r = s.returnAt(entry, label);
    return w.row([
      label,
      w.pct(r?.fund_return_percent),
      w.pct(r?.benchmark_return_percent),
      w.pct(r?.peer_return_percent),
    ]);
  };
  const band = (title: string): string => `<tr class=band><td colspan=4>${title}</td></tr>`;
  const labels = s.periods(entry);
  return w.part(
    'Returns to November 30, 2022',
    w.table([
      w.head(['', s.short(entry), 'Benchmark', 'Peer average']),
      band(isRate ? 'Simple annualised' : 'Absolute'),
      ...labels.filter((l) => !LONG.has(l)).map(line),
      band('Compound annual growth rate'),
      ...labels.filter((l) => LONG.has(l)).map(line),
    ]),
  );
}

/** Two blocks of six months at the side of each other. */
export function months(entry: s.Entry, isRate: boolean): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const block = (part: readonly string[]): string =>
    w.table([
      w.head(['Month', s.short(entry), 'Benchmark']),
      ...part.map((l) =>
        w.row([l, w.plain(s.percentAt(rows, s.short(entry), l)), w.plain(s.percentAt(rows, 'Benchmark', l))]),
      ),
    ]);
  const body = [labels.slice(0, 6), labels.slice(6)].map(block).join('');
  return w.part(`Monthly returns (${isRate ? '% p.a.' : '%'})`, `<div class=halves>${body}</div>`);
}

/** The rows of a period with a column for each ratio. */
export function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = ['MTD', 'YTD'].map((p) => w.row([p, ...labels.map((l) => `${s.feeOf(entry, l, p)}%`)]));
  return w.part('Expenses (% p.a. of net assets)', w.table([w.head(['', ...labels]), ...rows]));
}

/** Fiscal years as columns; what the fund paid out is printed, but not among the expected facts. */
export function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const labels = s.labelsOf(rows);
  const paid = new Map(s.payouts(s.partOf(entry, FUNDS), w.MONTH, 5).map(([y = '', perUnit = '']) => [y, perUnit]));
  const line = (name: string): string =>
    w.row([`${name} (%)`, ...labels.map((l) => w.plain(s.percentAt(rows, name, l)))]);
  return w.part(
    'Financial years ended June 30',
    w.table([
      w.head(['', ...labels]),
      line(s.short(entry)),
      line('Benchmark'),
      w.row(['Payout (Rs./unit)', ...labels.map((l) => w.plain(paid.get(l)))]),
    ]),
  );
}

export function shares(figures: s.Figures, type: s.AllocationType, hasTotal: boolean): string {
  const heads = s.datesOf(figures, type);
  const rows = s.lines(figures, type).map((l) => w.row([l.label, ...l.cells.map(w.pct)]));
  const total = hasTotal ? [w.row(['Total', ...heads.map(() => '100.0%')], 'own')] : [];
  return w.part(s.titleOf(figures, type), w.table([w.head(['', ...heads]), ...rows, ...total]));
}

/** Two classes in each row, each with its two months. */
export function credit(entry: s.Entry): string {
  const heads = s.datesOf(entry, 'CREDIT_QUALITY');
  const lines = s.lines(entry, 'CREDIT_QUALITY').map((l) => [l.label, ...l.cells.map(w.pct)]);
  const half = Math.ceil(lines.length / 2);
  const rows = lines.slice(0, half).map((l, i) => w.row([...l, ...(lines[half + i] ?? ['', '', ''])]));
  const title = s.titleOf(entry, 'CREDIT_QUALITY');
  return w.part(title, w.table([w.head(['', ...heads, '', ...heads]), ...rows], 'six'));
}

export function held(figures: s.Figures, mix: s.Mix, note: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => w.row([h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`]));
  return w.part(figures.holdings_title_raw ?? '', w.table([w.head(['Name', note, 'Weight']), ...rows], 'held'));
}

export const characteristics = (entry: s.Entry): string =>
  w.part('Portfolio characteristics', w.table(entry.metrics.map((m) => w.row([m.label_raw, m.value_raw]))));

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = ['Name of investment', 'Type', 'Value before provision', 'Provision held', 'Value after provision'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part(
    'Details of non-compliant investments (Rs. mn)',
    w.table([w.head([...heads, '% of gross assets', '% of net assets']), ...rows], 'breach'),
  );
}

/** Two members in each row. */
export function team(entry: s.Entry): string {
  const all = s.members(entry);
  const rows = Array.from({ length: Math.ceil(all.length / 2) }, (_, i) => {
    const cells = [...(all[2 * i] ?? ['', '']), ...(all[2 * i + 1] ?? ['', ''])];
    return w.row(cells);
  });
  return w.part('Members of the Investment Committee', w.table(rows, 'team'));
}
