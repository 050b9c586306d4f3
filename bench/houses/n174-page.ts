/** The pages of AMC N174: net assets of two months, facts in two pairs of columns, periods and years in one table. */
import * as s from './shared15.ts';

const MAROON = '#7a1f2b';
const GREY = '#f1efee';
const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.3pt/1.28 'Liberation Sans';color:#222;font-variant-ligatures:none}
.top{position:absolute;left:0;right:0;top:0;height:17mm;background:${MAROON};color:#fff}
.top h1{position:absolute;left:11mm;top:5mm;font:bold 15pt/1.1 'Liberation Sans';margin:0}
.top div{position:absolute;right:11mm;top:4.4mm;text-align:right;font-size:7.6pt;line-height:1.5}.top b{font-size:9pt}
main{position:absolute;left:11mm;right:11mm;top:20mm}
h2{font:bold 7.8pt/1.15 'Liberation Sans';color:${MAROON};margin:2.2mm 0 .7mm;padding-bottom:.5mm;border-bottom:.4mm solid ${MAROON}}
div>h2:first-child,main>h2:first-child{margin-top:0}p{margin:0 0 1mm;text-align:justify}
td,th{padding:.55mm .9mm;text-align:right;line-height:1.16;vertical-align:top;border-bottom:.15mm solid #cfc9c7}
td:first-child,th:first-child{text-align:left}th{background:${GREY};color:${MAROON};vertical-align:bottom}
.open{display:grid;grid-template-columns:1fr 76mm;gap:5mm;align-items:start}
.change td:nth-child(2){font-weight:bold}.change th,.change td{white-space:nowrap}
.facts td{text-align:left;width:33%}.facts td:nth-child(odd){width:17%;color:${MAROON};background:${GREY}}
.wide th,.wide td{text-align:center}.wide td:first-child,.wide th:first-child{text-align:left;white-space:nowrap}
.wide .group{border-left:.5mm solid #fff;border-bottom:.4mm solid ${MAROON}}
.three{display:grid;grid-template-columns:62mm 1fr 46mm;gap:4mm;align-items:start;margin-top:2.2mm}
.total td{font-weight:bold}.pairs td,.pairs th{text-align:left}.pairs td:nth-child(even),.pairs th:nth-child(even){text-align:right}
.pairs td:nth-child(3),.pairs th:nth-child(3){padding-left:3mm}
.held td:nth-child(2),.held th:nth-child(2),.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.held th{white-space:nowrap}
.bad{font-size:6.9pt}.span{grid-column:1/3}.half{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start;margin-top:2.2mm}
.notes{margin-top:2.4mm;font-size:6.5pt}.notes p{margin:0 0 .4mm}.who{margin-top:1.6mm;font-size:7pt}
.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;border-top:.4mm solid ${MAROON};padding-top:1mm;font-size:6pt;color:#555}
.foot b{float:right;margin-left:8mm;font-size:7pt;color:${MAROON}}.long{font-size:9.4pt;line-height:1.6}.long p{margin-bottom:3mm}
.long table{font-size:8.6pt}.long td,.long th{padding:1.2mm}.long td:nth-child(2),.long th:nth-child(2){text-align:left}
.tight td,.tight th{padding:.38mm .8mm}.tight h2{margin-top:1.8mm}`;

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly formOf: (isFund: boolean) => s.Form;
}

const NONE = '-';
const percent = (v: string | null | undefined): string => (v === null || v === undefined ? NONE : `${v}%`);
const title = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

const frame = (name: string, note: string, body: string, footer: string): string =>
  `<div class=top><h1>${s.esc(name)}</h1><div><b>Sillanwali Asset Management Limited</b><br>${s.esc(note)}</div></div>
<main>${body}</main><div class=foot><b>${s.esc(footer)}</b>Disclaimer: This publication is for informational purposes only and is not an
offer to buy or sell any fund. ${s.esc(s.RISK_NOTE)}</div>`;

/** The true figures of the month and the month before, and the change between them in percent. */
function changes(entry: s.Entry, part: s.Part, report: Report): { size: string[]; nav: string[] } {
  const form = report.formOf(entry.sub_funds.length === 0);
  const now = s.figuresAt(part, report.month, form);
  const then = s.figuresAt(part, s.before(report.month), form);
  const change = (a: string | null, b: string | null): string => `${((Number(a) / Number(b) - 1) * 100).toFixed(2)}%`;
  return {
    size: [part.figures.fund_size_raw ?? '', then.fund_size_raw ?? '', change(now.fund_size_pkr, then.fund_size_pkr)],
    nav: [part.figures.nav_per_unit ?? '', then.nav_per_unit ?? '', change(now.nav_per_unit, then.nav_per_unit)],
  };
}

const heads = (report: Report): string[] => [title(report.month), title(s.before(report.month)), 'MoM %'];

function changeTable(entry: s.Entry, report: Report): string {
  const { size, nav } = changes(entry, s.partOf(entry, report.funds), report);
  const rows = [
    ['', ...heads(report)],
    [entry.fund_size_label_raw ?? '', ...size],
    ['NAV per Unit (PKR)', ...nav],
  ];
  return `${s.heading('Fund’s Net Assets')}${s.htmlTable(rows, 'change')}`;
}

const rating = (r: string, by: string, day: string): string => `"${r}" by ${by} ${day}`;

/** Labels and values, two pairs in a row; the benchmark has a row of its own. */
function facts(entry: s.Entry): string {
  const isPension = entry.sub_funds.length > 0;
  const items = s
    .stated([
      ...s.terms(entry, [
        ['Fund Type', 'fund_type_raw'],
        ['Trustee', 'trustee_raw'],
        ['Category', 'category_raw'],
        ['Auditor', 'auditor_raw'],
        ['Launch Date', 'launch_date_raw'],
        ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ]),
      [
        'Risk Profile / Risk of Principal Erosion',
        [entry.risk_profile_raw ?? '', ...(isPension ? [] : [entry.risk_of_principal_raw ?? ''])].join(' / '),
      ],
      ['Dealing Days', entry.dealing_days_raw],
      ['Fund Stability Rating', s.ratingWith(entry, 'FUND', rating, isPension ? '' : 'N/A')],
      ['Cut-off Time', entry.cutoff_raw],
      ['AMC Rating', s.ratingWith(entry, 'AMC', rating, '')],
      ...s.terms(entry, [
        ['Listing', 'listing_raw'],
        ['Management Fee', 'management_fee_raw'],
        ['Par Value', 'par_value_raw'],
        ['Front-end Load', 'front_end_load_raw'],
        ['Min. Initial Investment', 'minimum_initial_raw'],
        ['Back-end Load', 'back_end_load_raw'],
        ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
        ['Leverage', 'leverage_raw'],
      ]),
      ...entry.fees.map((f) => {
        const isRatio = f.fee_label_raw.startsWith('Total');
        return [`${f.fee_label_raw}${isRatio ? '**' : ''}`, `${f.percent}%${isRatio ? '' : ' p.a.'}`] as const;
      }),
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ])
    .map((item) => item.map((text) => s.esc(text)));
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, i) =>
    s.tr([...(items[2 * i] ?? []), ...(items[2 * i + 1] ?? ['', ''])]),
  );
  const benchmark =
    entry.benchmark_raw === null ? '' : `<tr><td>Benchmark</td><td colspan=3>${s.esc(entry.benchmark_raw)}</td></tr>`;
  return `${s.heading('Fund Details')}<table class=facts>${rows.join('')}${benchmark}</table>`;
}

interface Line {
  readonly name: string;
  readonly returns: readonly (string | null)[];
  readonly years: readonly (string | undefined)[];
}

/** Periods and fiscal years are columns of one table, each group below its own head. */
function performance(periods: readonly string[], years: readonly string[], rows: readonly Line[]): string {
  const group = `<tr><th></th><th class=group colspan=${periods.length}>Returns</th><th class=group colspan=${years.length}>Fiscal Years</th></tr>`;
  const lines = rows.map((r) => s.tr([s.esc(r.name), ...r.returns.map(percent), ...r.years.map(percent)]));
  return `${s.heading('Fund Performance')}<table class=wide>${group}${s.tr(['', ...periods, ...years], 'th')}${lines.join('')}</table>`;
}

function fundPerformance(entry: s.Entry): string {
  const years = s.labelsOf(entry.historical_returns);
  const line = (series: string, key: 'fund_return_percent' | 'benchmark_return_percent'): Line => ({
    name: series,
    returns: s.seriesCells(entry, key),
    years: years.map((y) => s.percentAt(entry.historical_returns, series, y)),
  });
  return performance(s.periods(entry), years, [
    line(s.short(entry), 'fund_return_percent'),
    line('Benchmark', 'benchmark_return_percent'),
  ]);
}

function assets(entry: s.Entry): string {
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(percent)]);
  const total = s.tr(['Total', ...dates.map(() => '100.0%')], 'td', 'total');
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${s.htmlTable([['', ...dates], ...rows]).replace('</table>', `${total}</table>`)}`;
}

/** Two classes and their shares in a row, or a list of sectors. */
function second(figures: s.Figures): string {
  const type = s.only(s.otherType(figures), 'table');
  if (type !== 'CREDIT_QUALITY') return s.sharesList(figures, type, percent);
  const cells = s.ofType(figures, type).map((r) => [r.label_raw, percent(r.percent)]);
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) => [
    ...(cells[2 * i] ?? []),
    ...(cells[2 * i + 1] ?? ['', '']),
  ]);
  return `${s.heading(s.titleOf(figures, type))}${s.htmlTable(rows, 'pairs', 0)}`;
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const kind = figures.holdings_title_raw?.includes('Equity') === true ? 'Sector' : 'Rating';
  const rows = figures.holdings.map((h) => [h.name_raw, s.noteOf(mix, h.name_raw), percent(h.percent)]);
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([['Name', kind, '%'], ...rows], 'held')}`;
}

function months(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], percent);
  return `${s.heading('Monthly Returns')}${s.htmlTable([['', s.short(entry), 'Benchmark'], ...rows])}`;
}

const inFull = (pkr: string | null): string => s.bracketed((pkr ?? '0').replace(/\B(?=(\d{3})+$)/g, ','));

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const rows = entry.non_compliant.map((e) => [
    e.name_raw,
    e.type_raw,
    ...[e.value_before_pkr, e.provisioning_pkr, e.value_after_pkr].map(inFull),
    percent(e.percent_gross_assets),
    percent(e.percent_net_assets),
  ]);
  const head = ['Non-Compliant Investment', 'Type', 'Value before Provisioning', 'Provisioning Held, if any'];
  return `${s.heading('Details of Non-Compliant Investments (Amount in PKR)')}${s.htmlTable(
    [[...head, 'Value after Provisioning', '% of Gross Assets', '% of Net Assets'], ...rows],
    'bad',
  )}`;
}

function below(entry: s.Entry): string {
  const who = s.members(entry).map(([name, office]) => `${name} (${office})`);
  const notes = entry.footnotes_raw.map((t) => `<p>${s.esc(t)}</p>`);
  return `<p class=who><b>Members of the Investment Committee:</b> ${s.esc(who.join(', '))}</p><div class=notes>${notes.join('')}</div>`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  SCF: 'The SBP raised its policy rate by 300 bps to 20% on March 2, 2023, and yields of T-Bills rose by 170 to 250 bps. The Fund kept its maturity short.',
  SIOF: 'Yields of PIBs rose after the increase of the policy rate by 300 bps. The Fund moved from longer bonds into T-Bills and deposits.',
  SIIF: 'Profit rates of Islamic banks were revised upwards after the increase of the policy rate. No GOP Ijara Sukuk were auctioned in the month.',
  SSTF: 'The market was range bound as the ninth review of the IMF programme was not concluded. The Fund kept its weight in Exploration and Banks.',
  SDAF: 'The share of equities was kept below its limit in view of high interest rates and slow talks with the IMF.',
  SPSF: 'The Debt and Money Market Sub-Funds added short T-Bills after the increase of the policy rate; the Equity Sub-Fund bought Fertilizers.',
};

const opening = (entry: s.Entry, right: string): string =>
  `<div class=open><div>${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}<p>${s.esc(COMMENTS[s.short(entry)] ?? COMMENTS['SPSF'])}</p></div><div>${right}</div></div>`;

const NOTE = 'Fund Manager’s Report for the month of March 2023';

function fundPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const body = `${opening(entry, changeTable(entry, report))}${facts(entry)}${fundPerformance(entry)}
<div class=three><div>${assets(entry)}</div><div>${second(entry)}</div><div style="grid-row:1/3;grid-column:3">${months(entry)}</div>
<div class=span>${holdings(entry, fund)}</div></div>${breaches(entry)}${below(entry)}`;
  return frame(entry.fund_name_raw, NOTE, body, entry.page_footer_raw ?? '');
}

/** Sub-funds are the rows of sizes, prices and expense ratios. */
function subSizes(entry: s.Entry, report: Report): string {
  const group = ['', 'Net Assets (PKR mn)', 'NAV per Unit (PKR)', 'Total Expense Ratio**'].map(
    (text, i) => `<th${i === 0 ? '' : ` class=group colspan=${i === 3 ? 2 : 3}`}>${text}</th>`,
  );
  const lines = s.partsOf(entry, s.fundNamed(report.funds, entry)).map((part) => {
    const { size, nav } = changes(entry, part, report);
    return s.tr([part.line, ...size, ...nav, ...part.figures.fees.map((f) => percent(f.percent))]);
  });
  const head = s.tr(['Sub-Fund', ...heads(report), ...heads(report), 'MTD', 'YTD'], 'th');
  return `${s.heading('Sub-Funds’ Net Assets')}<table class=wide><tr>${group.join('')}</tr>${head}${lines.join('')}</table>`;
}

/** Each sub-fund has a group of two columns. */
function subAssets(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const dates = s.datesOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const labels = [...new Set(subs.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').map((r) => r.label)))];
  const rows = s.restLast(
    labels.map((label) => [
      label,
      ...subs.flatMap(
        (x) =>
          s
            .lines(x, 'ASSET_ALLOCATION')
            .find((r) => r.label === label)
            ?.cells.map(percent) ?? dates.map(() => NONE),
      ),
    ]),
    (label) => label.startsWith('Others'),
  );
  const group = subs.map((x) => `<th class=group colspan=2>${s.esc(x.name_raw)}</th>`).join('');
  const lines = rows.map((r) => s.tr(r.map((c) => s.esc(c))));
  const total = s.tr(['Total', ...subs.flatMap(() => dates.map(() => '100.0%'))], 'td', 'total');
  return `${s.heading(s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION'))}<table class=wide><tr><th></th>${group}</tr>
${s.tr(['', ...subs.flatMap(() => dates)], 'th')}${lines.join('')}${total}</table>`;
}

function pensionPage(entry: s.Entry, report: Report): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const mixes = s.only(s.fundNamed(report.funds, entry).subs, 'sub-funds');
  const years = s.labelsOf(first.historical_returns);
  const lines = subs.map((x) => ({
    name: x.name_raw,
    returns: s.seriesCells(x, 'fund_return_percent'),
    years: years.map((y) => s.percentAt(x.historical_returns, x.name_raw, y)),
  }));
  const named = (i: number, text: string): string => text.replace('<h2>', `<h2>${s.esc(subs[i]?.name_raw)}: `);
  const [equity = '', debt = '', money = ''] = subs.map((x, i) => named(i, second(x)));
  const held = subs.map((x, i) => named(i, holdings(x, s.only(mixes[i], 'mix'))));
  const body = `<div class=tight>${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}<p>${s.esc(COMMENTS['SPSF'])}</p>${facts(entry)}${subSizes(entry, report)}
${performance(s.periods(first), years, lines)}${subAssets(entry)}
<div class=half><div>${equity}${money}</div><div>${held[0] ?? ''}</div><div>${debt}</div><div>${held[1] ?? ''}</div></div>
${below(entry)}</div>`;
  return frame(entry.fund_name_raw, NOTE, body, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'Headline inflation reached 35.4% in March 2023, the highest on record, against 31.5% in February. The SBP raised its policy ' +
    'rate by 300 bps to 20% on March 2, 2023, and by another 100 bps to 21% on April 4, 2023.',
  'The current account had a surplus of USD 654 million in March, the first since November 2020, as imports were curbed. The ' +
    'reserves of the SBP were USD 4.2 billion at the end of the month.',
  'The stock market traded in a narrow range with thin volumes. Foreigners were net buyers of USD 2.1 million, while mutual ' +
    'funds and insurance companies were net sellers.',
];

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, report) : fundPage(e, report)));
  const contents = report.entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', `${e.page_number}`]);
  const review = frame(
    'Economic & Market Review',
    NOTE,
    `<div class=long>${s.paragraphs(REVIEW)}${s.htmlTable([['Contents', 'Category', 'Page'], ...contents])}</div>`,
    'Fund Manager’s Report – March 2023 | 1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
