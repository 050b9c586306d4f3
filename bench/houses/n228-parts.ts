/** What the pages of AMC N228 consist of: tags, large figures, questions, time lines, leaders, and people. */
import { leader, rankedLeader, titled, withPercent } from './n228-charts.ts';
import { COLOURS } from './n228-style.ts';
import * as s from './shared15.ts';

export const REPORT_DAY = '30 Nov 2025';
export const ACTUAL_FEE = 'Actual management fee';
export const TER = { full: 'TER with levies', bare: 'TER without levies' } as const;

const tag = (label: string, value: string, kind = ''): string =>
  `<span class="tag ${kind}"><i>${s.esc(label)}</i><b>${s.esc(value)}</b></span>`;

/** The name of the fund above pairs of a dark and a coloured field. */
export function head(entry: s.Entry, fund: s.Fund): string {
  const risk = entry.risk_profile_raw ?? '';
  const isIslamic = /Shariah/.test(entry.category_raw ?? '');
  const tags = [
    tag('Category', entry.category_raw ?? ''),
    tag('Risk profile', risk, risk.toLowerCase().split(' ')[0]),
    tag('Type', entry.fund_type_raw ?? ''),
    isIslamic ? tag('Shariah', 'Compliant', 'shariah') : '',
  ];
  return `<div class=head><h1>${s.esc(entry.fund_name_raw)}<small>${fund.abbr}</small></h1>
<div class=tags>${tags.join('')}</div></div>`;
}

/** A caption under the price, one over the size, and one next to the units. */
export function hero(figures: s.Figures, metrics: readonly s.Metric[]): string {
  const [, amount = '', unit = ''] = /^PKR ([\d.,]+) (\w+)$/.exec(figures.fund_size_raw ?? '') ?? [];
  const stats = metrics.map((m) => `<p><b>${m.value_raw}</b><small>${s.esc(m.label_raw)}</small></p>`);
  return `<div class=hero><p><b>${figures.nav_per_unit ?? ''}</b>
<small>NAV per unit in PKR<br>on ${REPORT_DAY}</small></p>
<p><small>${s.esc(figures.fund_size_label_raw)}</small><b><em class=front>PKR</em>${amount}<em>${unit}</em></b></p>
<p class=beside><b>${s.grouped(Number(figures.units_outstanding), 0)}</b><span>units<br>outstanding</span></p>
${stats.length === 0 ? '' : `<div class=stats>${stats.join('')}</div>`}</div>`;
}

const ICONS: Readonly<Record<string, string>> = {
  aim: '<circle cx="8" cy="8" r="6.4"/><circle cx="8" cy="8" r="2.6"/>',
  scale: '<path d="M2 13.5h12M4 13V8M8 13V3M12 13V6"/>',
  coin:
    '<ellipse cx="8" cy="4.4" rx="5.6" ry="2.4"/>' +
    '<path d="M2.4 4.4v7c0 3.2 11.2 3.2 11.2 0v-7M2.4 8c0 3.2 11.2 3.2 11.2 0"/>',
  clock: '<circle cx="8" cy="8" r="6.4"/><path d="M8 4v4.4l3 1.8"/>',
};

export const question = (icon: string, asked: string, answer: string, isFull = false): string =>
  `<div${isFull ? ' class=full' : ''}><svg viewBox="0 0 16 16" fill="none" style="stroke:var(--c);stroke-width:1.4">
${ICONS[icon] ?? ''}</svg><span><h3>${s.esc(asked)}</h3><p>${s.esc(answer)}</p></span></div>`;

/** Facts as questions with their answers. */
export function questions(entry: s.Entry): string {
  const { benchmark_raw: benchmark } = entry;
  const first = `First investment: ${entry.minimum_initial_raw ?? ''}`;
  const next = `Each further investment: ${entry.minimum_subsequent_raw ?? ''}`;
  const when = `${entry.dealing_days_raw ?? ''}, orders until ${entry.cutoff_raw ?? ''}`;
  const asked = [
    question('aim', 'What is the investment objective?', entry.investment_objective_raw ?? '', true),
    benchmark === null ? '' : question('scale', 'What is the benchmark?', benchmark, true),
    question('coin', 'What is the minimum I can invest?', `${first}. ${next}.`),
    question('clock', 'When can I buy and sell?', `${when}.`),
  ];
  return `<div class=qa>${asked.join('')}</div>`;
}

interface Event {
  readonly day: string;
  readonly order: string;
  readonly what: string;
}

/** The days above a line, and below it what happened on them. */
export function timeLine(entry: s.Entry): string {
  const rated = (subject: 'FUND' | 'AMC', what: string): Event[] =>
    entry.ratings
      .filter((r) => r.subject === subject)
      .map((r) => ({
        day: s.ratingWith(entry, subject, (_, _agency, on) => on, ''),
        order: r.rating_date ?? '',
        what: `${what} ${r.rating_raw} by ${r.rating_agency ?? ''}`,
      }));
  const events = [
    { day: entry.launch_date_raw ?? '', order: entry.launch_date ?? '', what: 'Launch of the fund' },
    ...rated('FUND', 'Stability rating'),
    ...rated('AMC', 'Asset manager rating'),
    { day: REPORT_DAY, order: '2025-11-30', what: 'Day of this report' },
  ].toSorted((a, b) => a.order.localeCompare(b.order));
  return `<div class=time>${events
    .map((e) => `<div><b>${s.esc(e.day)}</b><i></i>${s.esc(e.what)}</div>`)
    .join('')}</div>`;
}

/** Periods as tiles: the name, the fund in large print, and the benchmark after `vs`. */
export function returnTiles(figures: s.Figures): string {
  const tiles = figures.reported_returns.map(
    (r) => `<p><small>${s.esc(r.period_label_raw)}</small><b>${withPercent(r.fund_return_percent)}</b>
<span>vs ${withPercent(r.benchmark_return_percent)}</span></p>`,
  );
  return titled('Returns', `<div class=tiles>${tiles.join('')}</div>`, 'Large figure: fund. After “vs”: benchmark.');
}

export function yearLeaders(figures: s.Figures, own: string): string {
  const rows = figures.historical_returns;
  const lines = s
    .labelsOf(rows)
    .map((y) =>
      leader(
        y,
        withPercent(s.percentAt(rows, own, y)),
        `(benchmark ${withPercent(s.percentAt(rows, 'Benchmark', y))})`,
      ),
    );
  return titled('Fiscal years', lines.join(''));
}

export function terms(entry: s.Entry): string {
  const items = s.stated([
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Listing', entry.listing_raw],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Par value', entry.par_value_raw],
    ['Offer price (PKR)', entry.offer_price],
    ['Redemption price (PKR)', entry.repurchase_price],
    ['Risk of principal erosion', entry.risk_of_principal_raw],
  ]);
  return titled('Good to know', items.map(([label, value]) => leader(label, value)).join(''));
}

/** A bar for each period; its ends have the ratio without and the one with levies. */
export function ratioBars(figures: s.Figures): string {
  const at = (label: string, row: string): string => s.feeOf(figures, label, row);
  return ['Month', 'Year to date']
    .map((row) => {
      const [bare, full] = [at(TER.bare, row), at(TER.full, row)];
      const width = ((Number(bare) / Number(full)) * 100).toFixed(1);
      return `<div class=cost><h3>${row}</h3><div style="margin:0"><i style="width:${width}%"></i></div>
<p><span>${TER.bare} ${bare}%</span><span>${TER.full} ${full}%</span></p></div>`;
    })
    .join('');
}

/** Maximum and actual fee, and loads. */
export function costs(entry: s.Entry): string {
  const charged = entry.fees.find((f) => f.fee_label_raw === ACTUAL_FEE);
  const items = s.stated([
    ['Maximum management fee', entry.management_fee_raw],
    [ACTUAL_FEE, charged === undefined ? null : `${charged.percent}% p.a.`],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
  ]);
  return titled('What it costs', items.map(([label, value]) => leader(label, value)).join(''));
}

export function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const lines = figures.holdings.map((h) => rankedLeader(h, s.noteOf(mix, h.name_raw)));
  return titled(figures.holdings_title_raw ?? '', lines.join(''));
}

const initials = (name: string): string =>
  name
    .replace(/,.*$/, '')
    .split(' ')
    .map((w) => w.charAt(0))
    .join('');

/** A disc with initials before each name; the office is below the name. */
export const team = (entry: s.Entry): string =>
  `<div class=team>${s
    .members(entry)
    .map(([name, office]) => `<div><i>${initials(name)}</i><span><b>${s.esc(name)}</b>${s.esc(office)}</span></div>`)
    .join('')}</div>`;

/** What the manager says, in a frame with a tip. */
export const callout = (words: readonly string[]): string =>
  `<div class=say><h2>From the manager’s desk</h2>${s.paragraphs(words)}</div>`;

export const framed = (abbr: string, body: string, kind = ''): string =>
  `<div class="fund ${kind}" style="--c:${COLOURS[abbr] ?? ''}">${body}</div>`;

export function frame(above: string, body: string, footer: string): string {
  const kind = above.includes(' · ') ? ' class=long' : '';
  return `<div class=run><b>Tulamba Invest Limited</b><span${kind}>${s.esc(above)}</span></div>${body}
<footer><p>${s.esc(s.RISK_NOTE)} Disputes: complaints@tulambainvest.example or the service desk of SECP at
sdms.secp.gov.pk. MUFAP rules apply to all performance figures.</p><p class=end>${s.esc(footer)}</p></footer>`;
}
