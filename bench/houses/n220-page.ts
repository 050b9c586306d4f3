/** The pages of AMC N220: labels in two languages, and holdings as rows below their class of assets. */
import { CODES, FUNDS, VIEWS } from './n220-funds.ts';
import { SLICES, STYLE } from './n220-style.ts';
import { urdu } from './n220-urdu.ts';
import * as s from './shared15.ts';

export const MONTH = { year: 2022, month: 9 };

const minus = (v: string): string => v.replace(/^-/, '−');
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : minus(v));

const heading = (label: string, printed = label): string =>
  `<h2><span>${s.esc(printed)}</span><span class=ur>${urdu(label)}</span></h2>`;

const page = (
  of: { readonly name: string; readonly short: string; readonly key: string; readonly footer: string },
  body: string,
  notes: readonly string[],
): string =>
  `<div class=top><h1>${s.esc(of.name)}${of.short === '' ? '' : ` <i>(${of.short})</i>`}</h1>
<span class=ur>${urdu(of.name)}</span></div>
<div class=under><span>Bulri Investment Managers Limited | Fund Manager Report |
September 2022</span><i>${s.esc(of.key)}</i></div><main>${body}</main><div class=foot>${s.paragraphs(notes)}
<p>${s.RISK_NOTE}</p><p class=end>${s.esc(of.footer)}</p></div>`;

const UNITS = 'Amounts are in Rupees ’000 except per unit; shares are % of net assets.';

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, day) => `${r} / ${by} / ${day}`, '');

const bilingual = ([label, value]: s.Item): string => s.tr([s.esc(label), s.esc(value), urdu(label)]);

/** English at the left of each value, Urdu at the right, in two blocks; the benchmark and long terms have the width. */
function information(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Risk of principal erosion', 'risk_of_principal_raw'],
    ]),
    ['Stability rating', rating(entry, 'FUND')],
    ['AMC rating', rating(entry, 'AMC')],
    ...s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
      ['Par value', 'par_value_raw'],
      ['Min. initial investment', 'minimum_initial_raw'],
      ['Min. subsequent investment', 'minimum_subsequent_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off timing', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const long = s.terms(entry, [
    ['Benchmark', 'benchmark_raw'],
    ['Management fee', 'management_fee_raw'],
  ]);
  const half = Math.ceil(items.length / 2);
  const block = (some: readonly s.Item[]): string => `<table class=form>${some.map(bilingual).join('')}</table>`;
  const rows = long.map(
    ([label, value]) => `<table class=form><tbody class=one>${bilingual([label, value])}</tbody></table>`,
  );
  return `${heading('Fund information')}
<div class=pair>${block(items.slice(0, half))}${block(items.slice(half))}</div>${rows.join('')}`;
}

const words = (entry: s.Entry, fund: s.Fund): string =>
  `<p class=lead><b>Objective:</b> ${s.esc(entry.investment_objective_raw)}</p>
<p class=lead><b>Manager’s comment:</b> ${s.esc(VIEWS[fund.abbr])}</p>`;

const day = (m: s.Month): string => `${s.daysIn(m)}-${s.dashed(m)}`;

/** The figures of the report month, of the month before, and of the end of the fiscal year. */
function prices(entry: s.Entry, form: s.Form): string {
  const past = [s.before(MONTH), s.before(MONTH, 3)];
  const all: s.Figures[] = [entry, ...past.map((m) => s.figuresThen(entry, FUNDS, m, form))];
  const row = (label: string, of: (f: s.Figures) => string): string[] => [label, ...all.map(of)];
  return `${heading('Prices and size')}${s.htmlTable([
    ['', day(MONTH), ...past.map(day)],
    row('NAV per unit (Rs.)', (f) => f.nav_per_unit ?? ''),
    row('Units outstanding', (f) => s.grouped(Number(f.units_outstanding), 0)),
    row(entry.fund_size_label_raw ?? '', (f) => f.fund_size_raw ?? ''),
  ])}`;
}

const YEAR = 12;
const SINCE: Readonly<Record<string, number>> = {
  '1 month': 1,
  '6 months': 6,
  'Fiscal year to date': 3,
  '12 months': YEAR,
  '3 years': 3 * YEAR,
  '5 years': 5 * YEAR,
};

/** The day from which a period is counted. */
function since(label: string, launch: string | null): string {
  const months = SINCE[label];
  return months === undefined ? (launch ?? '') : day(s.before(MONTH, months));
}

/** Periods with the day of their beginning; a cell at the left has the basis of several rows. */
function returns(entry: s.Entry, fund: s.Fund): string {
  const first = fund.model.kind === 'rate' ? 'Simple<br>annualised' : 'Absolute';
  const rows = entry.reported_returns;
  const early = rows.filter((r) => (SINCE[r.period_label_raw] ?? Infinity) <= YEAR).length;
  const basis = (i: number): string =>
    i === 0
      ? `<td class=basis rowspan=${early}>${first}</td>`
      : i === early
        ? `<td class=basis rowspan=${rows.length - early}>CAGR</td>`
        : '';
  const lines = rows.map(
    (r, i) => `<tr>${basis(i)}<td>${s.esc(r.period_label_raw)}</td>
<td class=since>${since(r.period_label_raw, entry.launch_date_raw ?? null)}</td>${[
      r.fund_return_percent,
      r.benchmark_return_percent,
      r.peer_return_percent,
    ]
      .map((v) => `<td>${cell(v)}</td>`)
      .join('')}</tr>`,
  );
  return `${heading('Returns (%)')}<table><tr><th></th><th style="text-align:left">Period</th><th>From</th>
<th>${s.short(entry)}</th><th>Benchmark</th><th>Peers</th></tr>${lines.join('')}</table>`;
}

const HOLDS = /^(?:Equities|TFCs and Sukuk)$/;

/** A class, and below it the holdings that are the largest of it. */
function classRows(figures: s.Figures, mix: s.Mix): string[] {
  return s.lines(figures, 'ASSET_ALLOCATION').flatMap(({ label, cells }) => {
    const own = s.tr([s.esc(label), ...cells.map(minus)], 'td', 'class');
    if (!HOLDS.test(label) || figures.holdings.length === 0) return [own];
    const held = figures.holdings.map((h) =>
      s.tr([`${s.esc(h.name_raw)} <small>${s.esc(s.noteOf(mix, h.name_raw))}</small>`, h.percent, ''], 'td', 'held'),
    );
    return [own, s.tr([s.esc(figures.holdings_title_raw), '', ''], 'td', 'of'), ...held];
  });
}

function portfolio(entry: s.Entry, fund: s.Fund): string {
  const title = s.titleOf(entry, 'ASSET_ALLOCATION');
  const total = s.tr(['Net assets', '100.0', '100.0'], 'td', 'total');
  return `${heading('Portfolio', title)}<table>${s.tr(['', ...s.datesOf(entry, 'ASSET_ALLOCATION')], 'th')}
${classRows(entry, fund).join('')}${total}</table>`;
}

/** One bar whose pieces the words below it explain. */
function stack(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'table');
  const rows = s.ofType(entry, type);
  const pieces = rows.map((r, i) => `<u style="flex:${r.percent};background:${SLICES[i] ?? ''}"></u>`);
  const legend = rows.map(
    (r, i) => `<span><u style="background:${SLICES[i] ?? ''}"></u>${s.esc(r.label_raw)} <b>${r.percent}</b></span>`,
  );
  return `<h2><span>${s.esc(s.titleOf(entry, type))}</span></h2><div class=stack>${pieces.join('')}</div>
<div class=legend>${legend.join('')}</div>`;
}

const ORDER = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6];

/** Fiscal years as rows of months from July to June, and their full years as the last column. */
function matrix(all: readonly (readonly [name: string, of: s.Figures, series: string])[], kind: string): string {
  const years = [2021, 2022, 2023];
  const label = (year: number): string => `${year - 1}-${String(year).slice(2)}`;
  const head = s.tr(['', '', ...ORDER.map((month) => s.shortMonth({ year: 2000, month })), 'Full year'], 'th');
  const rows = years.flatMap((year) =>
    all.map(([name, of, series], i) => {
      const cells = ORDER.map((month) => {
        const at = { year: month > 6 ? year - 1 : year, month };
        return s.percentAt(of.monthly_returns, series, `${s.shortMonth(at)} ${at.year}`);
      });
      const full = s.percentAt(of.historical_returns, series, label(year));
      const first = i === 0 ? `<td class=year rowspan=${all.length}>${label(year)}</td>` : '';
      return `<tr>${first}<td class=who>${name}</td>${[...cells, full]
        .map((v) => `<td>${v === undefined ? '' : minus(v)}</td>`)
        .join('')}</tr>`;
    }),
  );
  return `${heading('Returns of each month (%)')}<table class="months ${kind}">${head}${rows.join('')}</table>`;
}

const RATIOS = ['TER excl. levies', 'Levies', 'TER incl. levies'];

const expenses = (entry: s.Entry): string =>
  `${heading('Total expense ratio (% p.a.)')}${s.htmlTable([
    ['', ...RATIOS],
    ...['MTD', 'YTD'].map((period) => [period, ...RATIOS.map((label) => s.feeOf(entry, label, period))]),
  ])}`;

const thousands = (pkr: string | null): string =>
  s.bracketed((Number(pkr ?? 0) / 1e3).toFixed(0)).replace(/\d(?=(?:\d{3})+\)?$)/g, '$&,');

const BAD = [
  'Non-compliant investment',
  'Type',
  'Cost',
  'Provision',
  'Carrying value',
  '% of net assets',
  '% of gross assets',
];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `<h2><span>Non-compliant investments (Circular 16 of 2010)</span></h2>${s.htmlTable(
        [
          BAD,
          ...entry.non_compliant.map((e) => [
            e.name_raw,
            e.type_raw,
            thousands(e.value_before_pkr),
            thousands(e.provisioning_pkr),
            thousands(e.value_after_pkr),
            e.percent_net_assets ?? '',
            e.percent_gross_assets ?? '',
          ]),
        ],
        'bad',
      )}`;

const people = (entry: s.Entry): string =>
  `${heading('Investment committee')}<div class=people>${s
    .people(entry)
    .map(([office, name]) => `<div><b>${s.esc(name)}</b>${s.esc(office)}</div>`)
    .join('')}</div>`;

const headOf = (entry: s.Entry, fund: s.Fund): Parameters<typeof page>[0] => ({
  name: entry.fund_name_raw,
  short: fund.abbr,
  key: UNITS,
  footer: entry.page_footer_raw ?? '',
});

function fundPage(entry: s.Entry, fund: s.Fund, form: s.Form): string {
  const own = s.short(entry);
  const body = `${words(entry, fund)}${information(entry)}
<div class=pair><div>${prices(entry, form)}${returns(entry, fund)}
${expenses(entry)}</div><div>${portfolio(entry, fund)}</div></div>${matrix(
    [
      [own, entry, own],
      ['Benchmark', entry, 'Benchmark'],
    ],
    '',
  )}${stack(entry)}${breaches(entry)}${people(entry)}`;
  return page(headOf(entry, fund), body, entry.footnotes_raw);
}

const code = (sub: s.SubFacts): string => CODES[sub.name_raw] ?? '';

function subPrices(entry: s.Entry, fund: s.Fund, form: s.Form): string {
  const past = [s.before(MONTH), s.before(MONTH, 3)];
  const rows = s.partsOf(entry, fund).map((part, i) => {
    const sub = s.only(entry.sub_funds[i], 'sub-fund');
    const then = past.map((m) => s.figuresAt(part, m, form).nav_per_unit ?? '');
    const units = s.grouped(Number(sub.units_outstanding), 0);
    return s.tr([code(sub), sub.nav_per_unit ?? '', ...then, units, sub.fund_size_raw ?? '']);
  });
  const size = entry.sub_funds[0]?.fund_size_label_raw ?? '';
  return `${heading('Prices and size')}<table>
<tr><th rowspan=2></th><th colspan=3 style="text-align:center">NAV per unit (Rs.)</th>
<th>Units outstanding</th><th>${s.esc(size)}</th></tr>
${s.tr([day(MONTH), ...past.map(day), day(MONTH), day(MONTH)], 'th', 'days')}
${rows.join('')}</table>`;
}

function subReturns(entry: s.Entry): string {
  const labels = s.periods(s.only(entry.sub_funds[0], 'sub-fund'));
  const rows = labels.map((label) => [
    label,
    since(label, entry.launch_date_raw ?? null),
    ...entry.sub_funds.map((x) => cell(s.returnAt(x, label)?.fund_return_percent)),
  ]);
  return `${heading('Returns (%)')}${s.htmlTable([['Period', 'From', ...entry.sub_funds.map(code)], ...rows])}`;
}

/** The code of a sub-fund goes down the side of its classes. */
function subPortfolio(entry: s.Entry, fund: s.Fund): string {
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const blocks = entry.sub_funds.map((sub, i) => {
    const rows = classRows(sub, s.only(fund.subs?.[i], 'mix'));
    const all = [...rows, s.tr(['Net assets', '100.0', '100.0'], 'td', 'total')];
    return all
      .map((row, k) =>
        k === 0 ? row.replace(/(<tr[^>]*>)/, `$1<td class=code rowspan=${all.length}>${code(sub)}</td>`) : row,
      )
      .join('');
  });
  const title = s.titleOf(first, 'ASSET_ALLOCATION');
  return `${heading('Portfolio', title)}<table>
${s.tr(['', '', ...s.datesOf(first, 'ASSET_ALLOCATION')], 'th')}${blocks.join('')}</table>`;
}

function subExpenses(entry: s.Entry): string {
  const spans = ['MTD', 'YTD'].map((p) => `<th colspan=3 style="text-align:center">${p}</th>`).join('');
  const rows = entry.sub_funds.map((sub) =>
    s.tr([code(sub), ...['MTD', 'YTD'].flatMap((p) => RATIOS.map((label) => s.feeOf(sub, label, p)))]),
  );
  return `${heading('Total expense ratio (% p.a.)')}<table><tr><th rowspan=2></th>${spans}</tr>
${s.tr([...RATIOS, ...RATIOS], 'th', 'days')}${rows.join('')}</table>`;
}

function pensionPage(entry: s.Entry, fund: s.Fund, form: s.Form): string {
  const key = entry.sub_funds.map((x) => `<b>${code(x)}</b> ${s.esc(x.name_raw)}`).join(' &nbsp; ');
  const series = entry.sub_funds.map((x) => [s.esc(x.name_raw), x, x.name_raw] as const);
  const body = `${words(entry, fund)}<p class=lead>Sub-funds: ${key}</p>
${information(entry)}${subPrices(entry, fund, form)}
<div class=pair><div>${subReturns(entry)}${subExpenses(entry)}</div><div>${subPortfolio(entry, fund)}</div></div>
${matrix(series, 'codes')}${people(entry)}`;
  return page(headOf(entry, fund), body, entry.footnotes_raw);
}

const REVIEW = [
  'Inflation eased to 23.2% in September 2022 from 27.3% in August, mainly because an adjustment of fuel prices in ' +
    'electricity bills was deferred. The floods of July and August have damaged crops of cotton, rice and ' +
    'vegetables, and the ' +
    'prices of food are likely to remain high for some months.',
  'The rupee fell to 239.7 to the dollar in the fourth week of the month, and ended it at 228.5. Reserves of the ' +
    'State Bank ' +
    'stood at USD 7.9 billion. The current account deficit narrowed, as imports slowed and remittances held up.',
  'The State Bank had left its policy rate at 15.00% in August, and the next announcement is due in October. ' +
    'Yields of T-Bills ' +
    'were close to 16% for all tenors. In the stock market, investors waited for the talks with the IMF and with ' +
    'other lenders.',
];

const MARKETS = [
  ['Markets', '30-Sep-22', '31-Aug-22', '30-Jun-22'],
  ['T-Bills, 6 months (%)', '15.89', '15.87', '15.15'],
  ['PIB, 3 years (%)', '14.72', '13.83', '13.46'],
  ['KIBOR, 6 months (%)', '15.98', '16.01', '15.35'],
  ['Rupees per US dollar', '228.45', '218.75', '204.85'],
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  const body = `<div class=review>${s.paragraphs(REVIEW)}${s.htmlTable(MARKETS)}<div style="height:3mm"></div>
<h2><span>Funds in this report</span></h2>${s.htmlTable([['Fund', 'Category', 'Page'], ...rows], 'index')}</div>`;
  const footer = 'Bulri Funds • FMR September 2022 • Page 1';
  return page({ name: 'Market review', short: '', key: 'Economy, rates and equities', footer }, body, []);
}

/** The review if the report is whole, and a page for each fund. */
export function html(entries: readonly s.Entry[], isWhole: boolean, form: s.Form): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(FUNDS, e);
    return fund.subs === undefined ? fundPage(e, fund, form) : pensionPage(e, fund, form);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
