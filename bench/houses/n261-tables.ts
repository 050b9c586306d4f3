/** The clauses and tables of AMC N261: numbered columns, captions below, years as stubs, and memorandum items. */
import { FUNDS } from './n261-funds.ts';
import * as w from './n261-words.ts';
import * as s from './shared15.ts';

const LAST = s.before(w.MONTH);

/** Numbered clauses, each with its label in italics and a dash before the value. */
export function clauses(entry: s.Entry, comment: string): string {
  const committee = s.members(entry).map(([name, office]) => `${name}, ${office}`);
  const items = s.stated([
    ['Objective', entry.investment_objective_raw],
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Date of launch', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of principal erosion', entry.risk_of_principal_raw],
    ['Rating of the fund', s.rated(entry, 'FUND')?.line_raw],
    ['Rating of the management company', s.rated(entry, 'AMC')?.line_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Minimum initial investment', entry.minimum_initial_raw],
    ['Minimum subsequent investment', entry.minimum_subsequent_raw],
    ['Par value', entry.par_value_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Listing', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
    ['Investment committee', committee.join('; ')],
    ['Review of the month', comment],
  ]);
  const lines = items.map(
    ([label, value], i) => `<p><b>${entry.page_number}.${i + 1}</b><i>${s.esc(label)}</i> — ${s.esc(value)}</p>`,
  );
  return `<div class=clauses>${lines.join('')}</div>`;
}

const units = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);

/** Units are a row below the heads; the last column is the product of two others. */
export function prices(entry: s.Entry, form: s.Form): string {
  const line = (m: s.Month, f: s.Figures): string =>
    w.row([
      w.endOf(m),
      f.nav_per_unit ?? '',
      f.offer_price ?? '',
      f.repurchase_price ?? '',
      units(f),
      f.fund_size_raw ?? '',
    ]);
  const rows = [
    w.head(['', 'NAV per unit', 'Offer price', 'Repurchase price', 'Units outstanding', w.SIZE]),
    w.head(['', 'Rs.', 'Rs.', 'Rs.', 'Number', 'Rs. million'], 'unit'),
    w.numbers(['(1)', '(2)', '(3)', '(4)', '(5) = (1) × (4)']),
    line(LAST, s.figuresThen(entry, FUNDS, LAST, form)),
    line(w.MONTH, entry),
  ];
  return w.table(rows, `${entry.page_number}.1`, 'Prices, units and net assets, to October 31, 2023');
}

export const SHORT = ['1 month', '3 months', '6 months', 'Fiscal year to date', '12 months'] as const;
export const LONG = ['3 years', '5 years', 'Since launch'] as const;

const excess = (own: string | null | undefined, other: string | null | undefined): string =>
  own === null || own === undefined || other === null || other === undefined
    ? '…'
    : w.figure((Number(own) - Number(other)).toFixed(2));

/** Periods and fiscal years are stubs of one table; the third column is a difference. */
export function returns(entry: s.Entry, isRate: boolean): string {
  const cells = (label: string, own: string | null | undefined, other: string | null | undefined): string =>
    w.row([label, w.figure(own), w.figure(other), excess(own, other)], 'in');
  const line = (label: string): string => {
    const r = s.returnAt(entry, label);
    return cells(label, r?.fund_return_percent, r?.benchmark_return_percent);
  };
  const years = s.labelsOf(entry.historical_returns).map((l) => {
    const of = (name: string): string | undefined => s.percentAt(entry.historical_returns, name, l);
    return cells(l, of(s.short(entry)), of('Benchmark'));
  });
  const rows = [
    w.head(['', s.short(entry), 'Benchmark', 'Excess']),
    w.numbers(['(1)', '(2)', '(3) = (1) − (2)']),
    w.group(isRate ? 'Simple annualised' : 'Not annualised', 4),
    ...SHORT.map(line),
    w.group('Compound annual', 4),
    ...LONG.map(line),
    ...(years.length === 0 ? [] : [w.group('Fiscal years, July to June', 4), ...years]),
  ];
  return w.table(rows, `${entry.page_number}.2`, `Rates of return to October 31, 2023, percent`);
}

/** Years are stubs over their months, and the first column has the price at the end of each month. */
export function months(entry: s.Entry, isRate: boolean): string {
  const { words, model } = s.partOf(entry, FUNDS);
  const navs = new Map(s.historyOf(words, model, w.MONTH).map((p) => [monthLabel(p.month), p.nav.toFixed(4)]));
  const labels = s.labelsOf(entry.monthly_returns);
  const body = labels.flatMap((label) => {
    const [name = '', year = ''] = label.split(' ');
    const of = (series: string): string => w.figure(s.percentAt(entry.monthly_returns, series, label));
    const cells = w.row([name, navs.get(label) ?? '', of(s.short(entry)), of('Benchmark')], 'in');
    return label === labels[0] || name === 'January' ? [w.group(year, 4), cells] : [cells];
  });
  const rows = [
    w.head(['', 'NAV, end of month', s.short(entry), 'Benchmark']),
    w.head(['', 'Rs.', 'Percent', 'Percent'], 'unit'),
    w.numbers(['(1)', '(2)', '(3)']),
    ...body,
  ];
  return w.table(rows, `${entry.page_number}.3`, `Monthly prices and rates of return${isRate ? ', annualised' : ''}`);
}

export const monthLabel = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

export function expenses(entry: s.Entry): string {
  const rows = w.RATIOS.map((l, i) =>
    w.row([l, ...['MTD', 'YTD'].map((p) => s.feeOf(entry, l, p))], i === 0 ? '' : 'in'),
  );
  const heads = [w.head(['', 'MTD', 'YTD']), w.numbers(['(1)', '(2)'])];
  return w.table([...heads, ...rows], `${entry.page_number}.4`, 'Expenses, percent of average net assets a year');
}

export function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => w.row([r.label, ...r.cells.map(w.figure)]));
  const heads = [w.head(['', ...s.datesOf(entry, 'ASSET_ALLOCATION')]), w.numbers(['(1)', '(2)'])];
  const all = [...heads, ...rows, w.row(['Total', '100.0', '100.0'], 'sum')];
  return w.table(all, `${entry.page_number}.5`, w.ASSETS);
}

/** Measures are memorandum items at the end of the credit quality or the sectors. */
export function second(entry: s.Entry, type: s.AllocationType, form: s.Form): string {
  const then = s.figuresThen(entry, FUNDS, LAST, form).metrics;
  const rows = s.lines(entry, type).map((r) => w.row([r.label, ...r.cells.map(w.figure)]));
  const memo = entry.metrics.map((m, i) => w.row([m.label_raw, then[i]?.value_raw ?? '…', m.value_raw], 'in'));
  const heads = [w.head(['', ...s.datesOf(entry, type)]), w.numbers(['(1)', '(2)'])];
  const all = [...heads, ...rows, w.group('Memorandum items', 3), ...memo];
  return w.table(all, `${entry.page_number}.6`, s.titleOf(entry, type));
}

export function held(entry: s.Entry, mix: s.Mix, note: string): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => w.row([String(h.rank), h.name_raw, s.noteOf(mix, h.name_raw), h.percent]));
  const heads = [w.head(['', 'Name', note, 'Weight']), w.numbers(['(1)', '(2)', '(3)'])];
  return w.table([...heads, ...rows], `${entry.page_number}.7`, entry.holdings_title_raw ?? '', 'names');
}

/** The members of an investment are rows, and each investment is a column. */
export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const percent = (v: string): string => v.replace('%', '').replace(/^\((.*)\)$/, '−$1');
  const columns = entry.non_compliant.map((e) => s.exposureCells(e).map(percent));
  const labels = [
    'Instrument',
    'Value before provision, Rs. million',
    'Provision, Rs. million',
    'Value after provision, Rs. million',
    'Share of gross assets, percent',
    'Share of net assets, percent',
  ];
  const rows = labels.map((label, i) => w.row([label, ...columns.map((c) => c[i + 1] ?? '')]));
  const heads = [w.head(['Issuer', ...columns.map((c) => c[0] ?? '')]), w.numbers(columns.map((_, i) => `(${i + 1})`))];
  return w.table([...heads, ...rows], `${entry.page_number}.8`, 'Investments that do not comply with their category');
}
