/** The tables of labels and values of AMC N190: colons, small capitals and typefaces differ from row to row. */
import * as s from './shared15.ts';

/** A label is one line or two; `small` sets it in small capitals, `face` is the typeface of a value that was pasted. */
interface Row {
  readonly labels: readonly string[];
  readonly values: readonly (string | null | undefined)[];
  readonly look?: 'small' | 'bold';
  readonly face?: 1 | 2 | 3 | 4;
}

const row = (label: string, value: string | null | undefined, more: Pick<Row, 'look' | 'face'> = {}): Row => ({
  labels: label.split('|'),
  values: [value],
  ...more,
});

const pair = (label: string, values: Row['values'], more: Pick<Row, 'look' | 'face'> = {}): Row => ({
  labels: label.split('|'),
  values,
  ...more,
});

function draw({ labels, values, look, face }: Row): string {
  const shown = values.filter((v) => v !== null && v !== undefined && v !== '');
  if (shown.length === 0) return '';
  const label = labels.map(s.esc).join('<br>');
  const named = look === 'small' ? `<span class=sc>${label}</span>` : look === 'bold' ? `<b>${label}</b>` : label;
  const text = shown.map((v) => s.esc(v)).join('<br>');
  const value = face === undefined ? text : `<span class=h${face}>${text}</span>`;
  return s.tr([named, look === 'bold' ? `<b>${value}</b>` : value]);
}

const table = (rows: readonly Row[]): string => `<table class=facts>${rows.map(draw).join('')}</table>`;

/** The typed forms of what rates a fund, one for each hand. */
function rating(entry: s.Entry, subject: 'FUND' | 'AMC'): string | null {
  const at = subject === 'FUND' ? entry.fund_name_raw.length % 3 : (entry.fund_name_raw.length + 1) % 3;
  const words = (r: string, by: string, day: string): string =>
    [`${r} by ${by} dated ${day}`, `“${r}” (${by}) ${day}`, `${r} – ${by} (${day})`][at] ?? '';
  if (subject === 'FUND' && entry.sub_funds.length > 0) return null;
  return s.ratingWith(entry, subject, words, 'Not Rated');
}

const ratio = (figures: s.Figures, at: number): string => `${figures.fees[at]?.percent ?? ''}% p.a.`;

/** Net assets, price and ratios of a fund; a pension fund has them with its sub-funds. */
function figuresOf(entry: s.Entry): Row[] {
  if (entry.sub_funds.length > 0) return [];
  return [
    row('Net Assets|(Rs. in Million)', entry.fund_size_raw, { look: 'bold', face: 1 }),
    row('NAV per Unit|(31-Mar-17)', `Rs. ${entry.nav_per_unit ?? ''}`, { look: 'bold' }),
  ];
}

export function facts(entry: s.Entry): string {
  const isPension = entry.sub_funds.length > 0;
  const benchmark = isPension ? null : entry.benchmark_raw;
  return table([
    row('Fund Type', entry.fund_type_raw, { look: 'small' }),
    row('Category:', entry.category_raw),
    row('Launch Date', entry.launch_date_raw, { look: 'small', face: 2 }),
    ...figuresOf(entry),
    row('Benchmark:', benchmark, { face: 3 }),
    row('Risk Profile|of the Fund', entry.risk_profile_raw),
    row('Stability Rating', rating(entry, 'FUND'), { look: 'small', face: 4 }),
    row('AMC Rating:', rating(entry, 'AMC')),
    pair('Front End Load:|Back End Load:', [entry.front_end_load_raw, entry.back_end_load_raw], { face: 1 }),
    row('Management Fee', entry.management_fee_raw),
    ...(isPension
      ? []
      : [pair('Total Expense Ratio – MTD **|Total Expense Ratio – YTD **', [ratio(entry, 0), ratio(entry, 1)])]),
    pair('Minimum Initial Investment:|Subsequent Investment:', [
      entry.minimum_initial_raw,
      entry.minimum_subsequent_raw,
    ]),
    row('Par Value', entry.par_value_raw, { look: 'small' }),
    row('Pricing Mechanism:', entry.pricing_mechanism_raw, { face: 2 }),
    pair('Dealing Days:|Cut-off Time:', [entry.dealing_days_raw, entry.cutoff_raw]),
    row('Leverage:', entry.leverage_raw),
    row('Listing', entry.listing_raw, { look: 'small' }),
    row('Trustee:', entry.trustee_raw, { face: 1 }),
    row('Auditors', entry.auditor_raw, { face: 4 }),
  ]);
}

export const subFacts = (figures: s.SubFacts): string =>
  table([
    row('Net Assets|(Rs. in Million)', figures.fund_size_raw, { look: 'bold' }),
    row('NAV per Unit|(31-Mar-17)', `Rs. ${figures.nav_per_unit ?? ''}`, { look: 'bold', face: 1 }),
    pair('Total Expense Ratio – MTD **|Total Expense Ratio – YTD **', [ratio(figures, 0), ratio(figures, 1)]),
  ]);
