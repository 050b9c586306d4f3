/** The numbered notes of AMC N167, which have all terms of a fund. */
import { COMMENTS } from './n167-funds.ts';
import { YEAR_TO_DATE, THOUSANDS } from './n167-form.ts';
import * as s from './shared15.ts';

/** Labels that run into their values, numbered within the note. */
const items = (note: number, all: readonly s.Item[]): string =>
  all
    .map(
      ([label, value], i) =>
        `<div class=n><span>${note}.${i + 1}</span><span><i>${s.esc(label)}:</i> ${s.esc(value)}</span></div>`,
    )
    .join('');

const title = (note: number, text: string): string => `<h3><span>${note}.</span>${text}</h3>`;
const text = (words: string | undefined): string => `<div class=block style="text-align:justify">${s.esc(words)}</div>`;

function scheme(entry: s.Entry): s.Item[] {
  return s.stated([
    ['Objective', entry.investment_objective_raw],
    ...s.terms(entry, [
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Date of launch', 'launch_date_raw'],
    ]),
    ['Date of maturity', entry.maturity_date_raw],
    ...s.terms(entry, [
      ['Listing', 'listing_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Risk of principal erosion', 'risk_of_principal_raw'],
      ['Par value', 'par_value_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
  ]);
}

function service(entry: s.Entry): s.Item[] {
  const rating = (r: string, by: string, day: string): string => `${r} by ${by} on ${day}`;
  const [manager, ...others] = s.members(entry);
  return s.stated([
    ...s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Rating of the Management Company', s.ratingWith(entry, 'AMC', rating, '')],
    [
      'Stability rating of the Fund',
      s.ratingWith(entry, 'FUND', rating, entry.sub_funds.length > 0 ? '' : 'Not rated'),
    ],
    ['Fund Manager', manager?.[0]],
    ['Investment Committee', others.map(([name, office]) => `${name} (${office})`).join('; ')],
  ]);
}

const dealing = (entry: s.Entry): s.Item[] =>
  s.terms(entry, [
    ['Minimum initial investment', 'minimum_initial_raw'],
    ['Minimum subsequent investment', 'minimum_subsequent_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Pricing mechanism', 'pricing_mechanism_raw'],
    ['Settlement', 'settlement_raw'],
  ]);

/** The ratios of both periods, of the fund or of each sub-fund. */
function ratios(entry: s.Entry): string {
  const parts =
    entry.sub_funds.length > 0 ? entry.sub_funds.map((x) => [x.name_raw, x] as const) : [['', entry] as const];
  const labels = [...new Set(parts[0]?.[1].fees.filter((f) => f.row_label_raw !== null).map((f) => f.fee_label_raw))];
  const group = parts.map(([name]) => `<th colspan=2 style="text-align:center">${s.esc(name)}</th>`).join('');
  const heads = parts.map(() => '<th>Month</th><th>Year to date</th>').join('');
  const rows = labels.map((label) =>
    s.tr([label, ...parts.flatMap(([, x]) => ['Month', 'Year to date'].map((p) => s.feeOf(x, label, p)))]),
  );
  const dashes = `<tr class=unit><td></td><td colspan=${parts.length * 2}>-------------- (Percent per annum of average net assets) --------------</td></tr>`;
  return `<div class=block><table>${entry.sub_funds.length > 0 ? `<tr><th></th>${group}</tr>` : ''}<tr><th></th>${heads}</tr>${dashes}${rows.join('')}</table></div>`;
}

/** Rupees as thousands, provisions in brackets. */
const thousands = (pkr: string | null): string =>
  s.bracketed(String(Number(pkr ?? 0) / 1000)).replace(/\d{4,}/, (v) => s.grouped(Number(v), 0));

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0)
    return text('There are no investments that do not comply with the requirements of the category.');
  const rows = entry.non_compliant.map((e) =>
    s.tr([
      s.esc(e.name_raw),
      s.esc(e.type_raw),
      thousands(e.value_before_pkr),
      thousands(e.provisioning_pkr),
      thousands(e.value_after_pkr),
      e.percent_gross_assets ?? '',
      e.percent_net_assets ?? '',
    ]),
  );
  const head = [
    'Name of investment',
    'Type',
    'Value before provision',
    'Provision',
    'Value after provision',
    'of gross assets',
    'of net assets',
  ];
  return `<div class=block><table class=bad>${s.tr(head, 'th')}<tr class=unit><td></td><td></td><td colspan=3>--------- ${THOUSANDS} ---------</td><td colspan=2>--- (Percent) ---</td></tr>${rows.join('')}</table></div>`;
}

/** What the fund earned in the fiscal year, before what the managers say. */
function report(entry: s.Entry, fund: s.Fund): string {
  const words = COMMENTS[fund.abbr] ?? '';
  const row = s.returnAt(entry, YEAR_TO_DATE);
  if (row === undefined) return words;
  const fault = entry.planted_fault?.false_values.find((v) => v['period_label_raw'] === YEAR_TO_DATE);
  const real = fault?.['real'];
  const own = typeof real === 'string' ? real : row.fund_return_percent;
  const name = entry.maturity_date_raw === undefined ? 'Fund' : 'Plan';
  return `In the first seven months of the fiscal year, the ${name} returned ${own} percent against ${row.benchmark_return_percent} percent of its benchmark. ${words}`;
}

export function notes(entry: s.Entry, fund: s.Fund): string {
  const isPension = entry.sub_funds.length > 0;
  const charged = isPension ? null : s.feeOf(entry, 'Management fee charged', null);
  const fees = s.stated([
    ...s.terms(entry, [['Management fee', 'management_fee_raw']]),
    ['Management fee charged', charged === null ? null : `${charged}% per annum`],
  ]);
  const measures = entry.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  const [held, basis] = entry.footnotes_raw;
  return [
    title(1, 'LEGAL STATUS AND NATURE OF THE SCHEME') + items(1, scheme(entry)),
    title(2, 'THOSE WHO SERVE THE SCHEME') + items(2, service(entry)),
    title(3, 'DEALING IN UNITS') + items(3, dealing(entry)),
    title(4, 'FEES AND EXPENSES') + items(4, fees) + ratios(entry),
    title(5, 'NET ASSETS') + text(held),
    title(6, 'MEASURES OF THE PORTFOLIO') +
      (measures.length === 0 ? text('They are not applicable to a pension scheme.') : items(6, measures)),
    title(7, 'RETURNS') + text(basis),
    title(8, 'NON-COMPLIANT INVESTMENTS') + breaches(entry),
    title(9, 'REPORT OF THE MANAGERS') + text(report(entry, fund)),
  ].join('');
}
