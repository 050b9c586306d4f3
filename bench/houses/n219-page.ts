/** The pages of AMC N219: a cover with the market, and two pages with a side bar for each fund. */
import { FUNDS, WORDS } from './n219-funds.ts';
import { bar, CORAL, icon, monthChart, ornament, SLICES, TEAL, yearBars } from './n219-shapes.ts';
import { STYLE } from './n219-style.ts';
import * as s from './shared15.ts';

const MONTH = { year: 2025, month: 5 };

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

/** The unit is in small print. */
const large = (text: string): string =>
  s
    .esc(text)
    .replace(/^(PKR) ([\d.,]+)( bn| mn)?$/, (_, pkr: string, figure: string, unit?: string) =>
      unit === undefined ? `<i>${pkr}</i> ${figure}` : `<i>${pkr}</i> ${figure}<i>${unit}</i>`,
    );

const figure = (value: string, caption: string): string =>
  `<div class=fig><b>${large(value)}</b><span>${s.esc(caption)}</span></div>`;

/** The first words of the name are light, the others have the other colour. */
const title = (name: string): string => name.replace(/^(\S+) (.*)$/, '<h1>$1 <b>$2</b></h1>');

const BRAND = '<div class=brand><b>sarfaranga</b><span>Fund Manager Report | May 2025</span></div>';

const page = (main: string, aside: string, notes: readonly string[], footer: string): string =>
  `<main>${BRAND}${main}</main><aside>${aside}</aside><div class=note>${s.paragraphs(notes)}<p>${s.RISK_NOTE}</p>
<b>${s.esc(footer)}</b></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by}, ${d}`, '');

const FACTS: readonly (readonly [kind: string, label: string, key: s.TermKey])[] = [
  ['tag', 'Category', 'category_raw'],
  ['tag', 'Fund type', 'fund_type_raw'],
  ['flag', 'Launch date', 'launch_date_raw'],
  ['flag', 'Benchmark', 'benchmark_raw'],
  ['shield', 'Risk profile', 'risk_profile_raw'],
  ['shield', 'Risk of principal erosion', 'risk_of_principal_raw'],
  ['coin', 'Management fee', 'management_fee_raw'],
  ['coin', 'Front-end load', 'front_end_load_raw'],
  ['coin', 'Back-end load', 'back_end_load_raw'],
  ['coin', 'Par value', 'par_value_raw'],
  ['coin', 'Minimum initial investment', 'minimum_initial_raw'],
  ['coin', 'Minimum subsequent investment', 'minimum_subsequent_raw'],
  ['clock', 'Pricing mechanism', 'pricing_mechanism_raw'],
  ['clock', 'Dealing days', 'dealing_days_raw'],
  ['clock', 'Cut-off time', 'cutoff_raw'],
  ['person', 'Trustee', 'trustee_raw'],
  ['person', 'Auditor', 'auditor_raw'],
  ['flag', 'Listing', 'listing_raw'],
  ['flag', 'Leverage', 'leverage_raw'],
];

const fact = (kind: string, label: string, value: string): string =>
  value === '' ? '' : `<dt>${icon(kind)}${s.esc(label)}</dt><dd>${s.esc(value)}</dd>`;

function factsBar(entry: s.Entry, abbr: string): string {
  const units = entry.units_outstanding === undefined ? '' : s.grouped(Number(entry.units_outstanding), 0);
  const facts = FACTS.map(([kind, label, key]) => fact(kind, label, entry[key] ?? ''));
  return `<p class=urdu>${WORDS[abbr]?.urdu ?? ''}</p><h3>FUND FACTS</h3><dl>${facts.join('')}
${fact('coin', 'Units outstanding', units)}${fact('shield', 'Stability rating', rating(entry, 'FUND'))}
${fact('shield', 'Asset manager rating', rating(entry, 'AMC'))}</dl>
<div class=end>${ornament(entry.fund_name_raw)}<span>Scan to<br>invest online</span></div>`;
}

/** Measures, people and payouts. */
function secondBar(entry: s.Entry, fund: s.Fund): string {
  const measures = entry.metrics.map(
    (m) => `<div class=measure><b>${m.value_raw}</b><span>${s.esc(m.label_raw)}</span></div>`,
  );
  const people = s
    .people(entry)
    .map(
      ([office, name]) => `<div class=member>${icon('person')}<p>${s.esc(name)}<span>${s.esc(office)}</span></p></div>`,
    );
  const paid = fund.subs === undefined ? s.payouts(s.partOf(entry, FUNDS), MONTH, 3) : [];
  const rows = paid.map(([year = '', amount = '', , par = '']) => [year, amount, `${par}%`]);
  const payouts = `<h3>PAYOUTS</h3>${s.htmlTable([['Year', 'PKR per unit', '% of par'], ...rows], 'paid')}`;
  return `${measures.length === 0 ? '' : `<h3>AT A GLANCE</h3>${measures.join('')}`}<h3>INVESTMENT COMMITTEE</h3>
${people.join('')}${rows.length === 0 ? '' : payouts}
<div class=end>${ornament(`${entry.fund_name_raw} 2`)}<span>Complaints<br>0800-72732<br>sdms.secp.gov.pk</span></div>`;
}

const aim = (entry: s.Entry): string =>
  `<p class=aim>${s.esc(entry.investment_objective_raw).replace(/^The Fund aims/, '<strong>The Fund aims</strong>')}</p>`;

function hero(entry: s.Entry): string {
  const year = s.returnAt(entry, 'FYTD')?.fund_return_percent;
  return `<div class=hero>${figure(`PKR ${entry.nav_per_unit ?? ''}`, 'NAV per unit, 31 May 2025')}
${figure(entry.fund_size_raw ?? '', entry.fund_size_label_raw ?? '')}${figure(cell(year), 'FYTD return')}
${figure(cell(s.feeOf(entry, 'TER with levies', 'YTD')), 'TER with levies, YTD')}</div>`;
}

function cards(entry: s.Entry): string {
  const line = (name: string, v: string | null): string => `<p><span>${name}</span><span>${cell(v)}</span></p>`;
  const all = entry.reported_returns.map(
    (r) => `<div><h4>${s.esc(r.period_label_raw)}</h4><b>${cell(r.fund_return_percent)}</b>
${line('Benchmark', r.benchmark_return_percent)}${line('Peer avg.', r.peer_return_percent)}</div>`,
  );
  return `${s.heading('How the Fund has performed')}<div class=cards>${all.join('')}</div>`;
}

function costs(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(figures, l, p)))]);
  return s.htmlTable([['Expense ratio', 'MTD', 'YTD'], ...rows]);
}

function first(entry: s.Entry, fund: s.Fund): string {
  const main = `${title(entry.fund_name_raw)}${aim(entry)}${hero(entry)}${cards(entry)}
${s.heading('Monthly returns (%)')}${monthChart(entry)}<div class=pair><div>${s.heading('Fiscal years')}${yearBars(entry)}</div>
<div>${s.heading('What it costs')}${costs(entry)}</div></div>`;
  return page(main, factsBar(entry, fund.abbr), entry.footnotes_raw, entry.page_footer_raw ?? '');
}

/** A ring, and a list with the shares of two months. */
function mix(figures: s.Figures, size: string): string {
  const lines = s.lines(figures, 'ASSET_ALLOCATION');
  const ring = s.ring(
    lines.map((r) => Number(r.cells[0])),
    SLICES,
    size,
  );
  const rows = lines.map((r, i) =>
    s.tr([
      `<span class=key style="background:${SLICES[i] ?? TEAL}"></span>${s.esc(r.label)}`,
      ...r.cells.map((c, k) => (k === 0 ? `<b>${cell(c)}</b>` : cell(c))),
    ]),
  );
  return `<div class=mix>${ring}<table>${s.tr(['', ...s.datesOf(figures, 'ASSET_ALLOCATION')], 'th')}${rows.join('')}</table></div>`;
}

function bars(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'table');
  const lines = s.lines(entry, type);
  const scale = Math.max(...lines.map((r) => Number(r.cells[0]))) * 1.25;
  const rows = lines.map((r) => s.tr([s.esc(r.label), bar(r.cells[0] ?? '', scale, CORAL)]));
  return `${s.heading(s.titleOf(entry, type))}<table class=bars>${rows.join('')}</table>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  const all = entry.holdings.map(
    (h) => `<div><i>${h.rank}</i><p>${s.esc(h.name_raw)}<span>${s.esc(s.noteOf(fund, h.name_raw))}</span></p>
<b>${cell(h.percent)}</b></div>`,
  );
  return `${s.heading(entry.holdings_title_raw ?? '')}<div class=held>${all.join('')}</div>`;
}

const BAD = ['Investment', 'Type', 'Value before provision', 'Provision held', 'Value after provision'];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${s.heading('Non-compliant investments (PKR in million)')}${s.htmlTable(
        [[...BAD, '% of gross assets', '% of net assets'], ...entry.non_compliant.map(s.exposureCells)],
        'bad',
      )}`;

const nextFooter = (entry: s.Entry): string => `Sarfaranga Funds | ${String(entry.page_number + 1).padStart(2, '0')}`;

const view = (abbr: string): string => `${s.heading('The manager’s view')}<p class=aim>${s.esc(WORDS[abbr]?.view)}</p>`;

function second(entry: s.Entry, fund: s.Fund): string {
  const main = `${title(entry.fund_name_raw)}${view(fund.abbr)}${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}
${mix(entry, '40mm')}${bars(entry)}${holdings(entry, fund)}${breaches(entry)}`;
  return page(main, secondBar(entry, fund), [], nextFooter(entry));
}

function planCard(plan: s.SubFacts): string {
  const rows = plan.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  return `<div><h3>${s.esc(plan.name_raw)}</h3>${figure(`PKR ${plan.nav_per_unit ?? ''}`, 'NAV per unit, 31 May 2025')}
${figure(plan.fund_size_raw ?? '', plan.fund_size_label_raw ?? '')}
${s.htmlTable([['Launch date', plan.launch_date_raw ?? '']], '', 0)}<div style="height:3mm"></div>
${s.htmlTable([['Returns', 'Plan', 'Benchmark'], ...rows])}<div style="height:3mm"></div>${costs(plan)}</div>`;
}

function planPages(entry: s.Entry, fund: s.Fund): string[] {
  const subs = entry.sub_funds;
  const main = `${title(entry.fund_name_raw)}${aim(entry)}${s.heading('The plans')}
<div class=plans>${subs.map(planCard).join('')}</div>${view(fund.abbr)}`;
  const titleOf = s.titleOf(s.only(subs[0], 'plan'), 'ASSET_ALLOCATION');
  const mixes = subs.map((x) => `<h3>${s.esc(x.name_raw)}</h3>${mix(x, '40mm')}`);
  return [
    page(main, factsBar(entry, fund.abbr), entry.footnotes_raw, entry.page_footer_raw ?? ''),
    page(
      `${title(entry.fund_name_raw)}${s.heading(titleOf)}<div class=wide>${mixes.join('')}</div>`,
      secondBar(entry, fund),
      [],
      nextFooter(entry),
    ),
  ];
}

const REVIEW = [
  '<strong>Inflation is low.</strong> Prices in May 2025 were 3.5% higher than a year ago, after 0.3% in April. The current ' +
    'account was close to balance, and remittances reached USD 3.7 billion.',
  '<strong>Rates are falling.</strong> The State Bank cut its policy rate by 100 bps to 11.00% on 5 May 2025. Yields of ' +
    'bills and bonds followed, and banks paid less for deposits.',
  '<strong>Stocks are waiting for the budget.</strong> The month began with tension at the border. The market then turned to ' +
    'the talks with the IMF and to the budget of June.',
];

function cover(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', e.page_numbers.join(' and ')]);
  return `<div class=cover><h1>Invest<br>like the<br>river flows</h1><p class=urdu>سرفرنگا فنڈز</p>
<p class=month>Fund Manager Report | May 2025</p><div class=paper>${s.heading('The month in brief')}
${REVIEW.map((t) => `<p class=text>${t}</p>`).join('')}${s.heading('In this report')}
${s.htmlTable([['Fund', 'Category', 'Pages'], ...rows])}</div>
<p class=foot>Sarfaranga Asset Management Limited, Skardu House, Islamabad. ${s.RISK_NOTE}</p></div>`;
}

/** The cover if the report is whole, and two pages for each fund. */
export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.flatMap((e) => {
    const fund = s.fundNamed(FUNDS, e);
    return fund.subs === undefined ? [first(e, fund), second(e, fund)] : planPages(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [cover(entries), ...pages] : pages);
}
