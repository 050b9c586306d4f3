/** What the slides of AMC N225 share: the frame, tiles, facts, people and words. */
import { card } from './n225-charts.ts';
import { VIEWS } from './n225-funds.ts';
import * as s from './shared15.ts';

/** Large figures, each above its label. */
export const tiles = (items: readonly s.Item[]): string =>
  `<div class=tiles>${items
    .map(([label, value]) => `<div class=tile><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`)
    .join('')}</div>`;

export const slide = (title: string, aside: string, body: string, notes: readonly string[], footer: string): string =>
  `<header><b>${s.esc(title)}<i>${s.esc(aside)}</i></b><span>Drosh Funds Limited<br>April 2024</span></header>${body}
<footer>${s.paragraphs(notes)}<p>${s.esc(s.RISK_NOTE)} Complaints: complaints@droshfunds.example or the service desk of
SECP.</p><p class=end><span>Drosh Funds Limited</span><span>${s.esc(footer)}</span></p></footer>`;

/** Two facts in one cell: `Front-end 1.50% | Back-end Nil`. */
const joined = (items: readonly (readonly [label: string, value: string | null])[]): string =>
  s
    .stated(items)
    .map(([label, value]) => `${label} ${value}`)
    .join(' | ');

export function facts(entry: s.Entry): string {
  const amc = s.ratingWith(entry, 'AMC', (r, by, d) => `${r} (${by}, ${d})`, '');
  const prices = (key: 'offer_price' | 'repurchase_price'): string => entry[key] ?? '';
  const items = s.stated([
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Launch date', entry.launch_date_raw],
    ['Par value', entry.par_value_raw],
    ['Offer price (PKR)', prices('offer_price')],
    ['Redemption price (PKR)', prices('repurchase_price')],
    ['Management fee', entry.management_fee_raw],
    [
      'Sales load',
      joined([
        ['Front-end', entry.front_end_load_raw],
        ['Back-end', entry.back_end_load_raw],
      ]),
    ],
    [
      'Minimum investment',
      joined([
        ['Initial', entry.minimum_initial_raw],
        ['Subsequent', entry.minimum_subsequent_raw],
      ]),
    ],
    [
      'Dealing days and cut-off time',
      joined([
        ['', entry.dealing_days_raw],
        ['', entry.cutoff_raw],
      ]),
    ],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Listing', entry.listing_raw],
    ['Risk of principal erosion', entry.risk_of_principal_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Asset manager rating', amc],
  ]);
  const cells = items.map(
    ([label, value]) =>
      `<div${label === 'Benchmark' ? ' class=full' : ''}><span>${s.esc(label)}</span><b>${s.esc(value)}</b></div>`,
  );
  return card('Fund facts', `<div class=facts>${cells.join('')}</div>`);
}

export const team = (entry: s.Entry): string =>
  card(
    'Investment committee',
    `<div class=team>${s
      .members(entry)
      .map(([name, office]) => `<div><b>${s.esc(name)}</b><span>${s.esc(office)}</span></div>`)
      .join('')}</div>`,
  );

export const objective = (entry: s.Entry): string =>
  card('Investment objective', `<p>${s.esc(entry.investment_objective_raw)}</p>`);

export const views = (abbr: string): string => card('Manager’s view', `<div class=views>${s.esc(VIEWS[abbr])}</div>`);

/** The heads over the heads, each over as many columns as its group has. */
export const groupRow = (groups: readonly (readonly [title: string, columns: number])[]): string =>
  `<tr class=group><th></th>${groups
    .map(([title, columns]) => (columns === 0 ? '' : `<th colspan=${columns}>${s.esc(title)}</th>`))
    .join('')}</tr>`;
