/** The pages of AMC N175: a dark panel of facts at the left, and tables, bars, a ring and a chart at its right. */
import * as s from './shared15.ts';

const NAVY = '#1d2f4f';
const GOLD = '#b98a2f';
const LIGHT = '#a9b8d0';
const COLOURS = [NAVY, GOLD, '#6c86ad', '#8f5b3a', LIGHT, '#5d7a5a', '#d9c08a', '#777777'];

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.4pt/1.3 'Noto Sans','DejaVu Sans Condensed';color:#222;font-variant-ligatures:none}
aside{position:absolute;left:0;top:0;bottom:0;width:57mm;background:${NAVY};color:#fff;padding:8mm 4mm 0 7mm;
font-size:6.7pt;line-height:1.22}
aside h2{font:bold 8.4pt/1.2 'Noto Sans';color:#e9c97f;margin:2.4mm 0 1.2mm;border-bottom:.25mm solid #e9c97f;padding-bottom:.6mm}
aside h2:first-child{margin-top:0}aside dt{color:${LIGHT};font-size:6.1pt}aside dd{margin:0 0 .95mm}aside dl{margin:0}
aside .big dd{font:bold 10pt/1.2 'Noto Sans';margin-bottom:1.4mm}
.body{position:absolute;left:62mm;right:8mm;top:8mm}
.head{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.6mm solid ${GOLD};padding-bottom:1.2mm}
h1{white-space:nowrap;font:bold 12.6pt/1.1 'Noto Sans';color:${NAVY};margin:0}.head span{font-size:6.8pt;color:#555;white-space:nowrap}
h2{font:bold 7.7pt/1.2 'Noto Sans';color:${NAVY};margin:2mm 0 .6mm}.body>div>h2:first-child,.body>div>div>h2:first-child{margin-top:0}
p{margin:0 0 .8mm;text-align:justify}.two{display:grid;gap:5mm;align-items:start;margin-top:2mm}
td,th{padding:.62mm .8mm;text-align:right;line-height:1.16;vertical-align:top}td{border-bottom:.15mm solid #d7dde6}
th{background:${LIGHT};color:${NAVY};vertical-align:bottom}td:first-child,th:first-child{text-align:left}
.peer{font-size:6.6pt;color:#444;margin-top:.6mm}.pair{display:grid;grid-template-columns:24mm 1fr;gap:1.2mm;align-items:center;margin-bottom:.9mm}
.pair>span{text-align:right;line-height:1.1}.pair i{display:block;height:2.5mm}
.pair div div{display:flex;gap:.8mm;align-items:center;font-size:6.4pt;line-height:1.1}
.key{font-size:6.4pt;margin:.6mm 0 0 25mm}
.key i,.ring i{display:inline-block;width:2mm;height:2mm;margin-right:1mm}.key span{margin-right:3mm;white-space:nowrap}
.ring{display:flex;gap:2mm;align-items:center}.ring div{line-height:1.46;font-size:6.9pt;white-space:nowrap}.ring svg{flex:none}
.ring b{font-weight:normal;display:inline-block;min-width:30mm}
.data{font-size:5.9pt;table-layout:fixed}.data td,.data th{padding:.5mm .1mm;text-align:center}
.data td:first-child,.data th:first-child{width:11mm;text-align:left}svg{display:block}.plot{margin-left:0}
.held{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start}.one{display:block}.held td:first-child,.held th:first-child{width:7mm}
.held table{font-size:6.7pt}.one td:nth-child(3),.one th:nth-child(3){width:38mm}.one td:last-child{width:14mm}
.held td:nth-child(2),.held th:nth-child(2),.held td:nth-child(3),.held th:nth-child(3){text-align:left}.held td:last-child{white-space:nowrap}
.bad{font-size:6.5pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.notes{margin-top:2mm;font-size:6.2pt;color:#444}.notes p{margin:0 0 .4mm}
.band{margin-top:2.6mm}.strip{background:${NAVY};color:#fff;padding:1mm 1.6mm;display:flex;
justify-content:space-between;font-size:6.8pt;flex-wrap:wrap}

.strip b{font-size:8.4pt;color:#e9c97f;flex-basis:100%}.strip span{white-space:nowrap}.cols{display:grid;grid-template-columns:36mm 50mm 1fr;
gap:3mm;align-items:start;margin-top:1mm}
.cols .pair{grid-template-columns:21mm 1fr}.cols .key{margin-left:22mm}.cols h2{margin-top:1.2mm}.cols h2:first-child{margin-top:0}
.foot{position:absolute;left:62mm;right:8mm;bottom:5mm;border-top:.3mm solid ${GOLD};padding-top:.8mm;display:flex;gap:6mm;font-size:5.6pt;color:#666}
.foot span:last-child{white-space:nowrap;font-size:7pt;color:${NAVY}}.long p{font-size:9.2pt;line-height:1.6;margin:2.5mm 0}`;

const percent = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${s.bracketed(v)}%`);

const frame = (title: string, side: string, body: string, footer: string): string =>
  `<aside>${side}</aside><div class=body><div class=head><h1>${s.esc(title)}</h1><span>Fund Manager Report | November 2021</span></div>
${body}</div><div class=foot><span>${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

const stacked = (items: readonly s.Item[], kind = ''): string =>
  `<dl class="${kind}">${items.map(([label, value]) => `<dt>${s.esc(label)}</dt><dd>${s.esc(value)}</dd>`).join('')}</dl>`;

/** `1.22% (MTD) | 1.31% (YTD)` */
const ratios = (figures: s.Figures): string =>
  figures.fees.map((f) => `${f.percent}% (${f.row_label_raw ?? ''})`).join(' | ');

const rating = (r: string, by: string, day: string): string => `${r} (${by}) as on ${day}`;

function panel(entry: s.Entry): string {
  const isPension = entry.sub_funds.length > 0;
  const first = s.stated([
    ['NAV per Unit (November 30, 2021)', isPension ? null : `PKR ${entry.nav_per_unit}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
  ]);
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Fund Category', 'category_raw'],
      ['Date of Launch', 'launch_date_raw'],
      ['Benchmark (BM)', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
    ]),
    ['Stability Rating', s.ratingWith(entry, 'FUND', rating, isPension ? '' : 'Not Applicable')],
    ['Asset Manager Rating', s.ratingWith(entry, 'AMC', rating, '')],
    ['Total Expense Ratio ++', isPension ? null : ratios(entry)],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Par Value', 'par_value_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `${s.heading('Fund Facts')}${stacked(first, 'big')}${stacked(items)}
${s.heading('Investment Committee')}${stacked(s.people(entry))}`;
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    percent(r.fund_return_percent),
    percent(r.benchmark_return_percent),
  ]);
  const peers = entry.reported_returns[0]?.peer_return_percent;
  return `${s.heading('Fund Returns')}${s.htmlTable([['', s.short(entry), 'BM'], ...rows])}
<p class=peer>Average return of the peer group for November 2021 was ${percent(peers)}</p>`;
}

/** Two bars for each class, the month above the month before, figures at their ends. */
function assets(figures: s.Figures): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const fills = [NAVY, GOLD];
  const bars = s.lines(figures, 'ASSET_ALLOCATION').map((row) => {
    const two = row.cells.map((c, i) => {
      const width = Math.max(0.4, Number(c) * 0.72).toFixed(1);
      return `<div><i style="width:${width}%;background:${fills[i]}"></i>${percent(c)}</div>`;
    });
    return `<div class=pair><span>${s.esc(row.label)}</span><div>${two.join('')}</div></div>`;
  });
  const key = dates.map((d, i) => `<span><i style="background:${fills[i]}"></i>${s.esc(d)}</span>`);
  return `${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}${bars.join('')}<div class=key>${key.join('')}</div>`;
}

/** A ring whose legend has the figures, or the sectors of two months. */
function second(figures: s.Figures): string {
  const type = s.only(s.otherType(figures), 'table');
  const title = s.heading(s.titleOf(figures, type));
  const rows = s.lines(figures, type);
  if (type === 'SECTOR_ALLOCATION')
    return `${title}${s.htmlTable([['', ...s.datesOf(figures, type)], ...rows.map((r) => [r.label, ...r.cells.map(percent)])])}`;
  const key = rows.map(
    (r, i) =>
      `<i style="background:${COLOURS[i % COLOURS.length]}"></i><b>${s.esc(r.label)}</b> ${percent(r.cells[0])}`,
  );
  const shares = rows.map((r) => Number(r.cells[0]));
  return `${title}<div class=ring>${s.ring(shares, COLOURS, '21mm')}<div>${key.join('<br>')}</div></div>`;
}

/** Columns of the fund and the benchmark for each month, with the figures of an axis at the left. */
function plot(entry: s.Entry): string {
  const series = [s.short(entry), 'BM'].map((name) =>
    s.cellsOf(entry.monthly_returns, name).map((r) => Number(r.percent)),
  );
  const all = series.flat();
  const step = [1, 2, 5, 10].find((x) => (Math.max(...all, 0) - Math.min(...all, 0)) / x <= 5) ?? 20;
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.ceil(Math.max(...all, 0) / step) * step;
  const yAt = (v: number): number => 3 + 24 * ((high - v) / (high - low));
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
  const axis = ticks.map(
    (t) => `<path d="M11 ${yAt(t).toFixed(2)}H140" stroke="#ccd" stroke-width=".15"/>
<text x="9.6" y="${(yAt(t) + 0.7).toFixed(2)}" text-anchor="end">${percent(String(t))}</text>`,
  );
  const each = 129 / Math.max(1, series[0]?.length ?? 1);
  const columns = series.flatMap((values, k) =>
    values.map((v, i) => {
      const x = 11 + i * each + each * (k === 0 ? 0.2 : 0.5);
      const top = Math.min(yAt(0), yAt(v));
      return `<rect x="${x.toFixed(2)}" y="${top.toFixed(2)}" width="${(each * 0.3).toFixed(2)}"
height="${Math.abs(yAt(0) - yAt(v)).toFixed(2)}" fill="${k === 0 ? NAVY : GOLD}"/>`;
    }),
  );
  return `<svg class=plot viewBox="0 0 140 29" style="width:140mm;font:2px 'Noto Sans'">${axis.join('')}${columns.join('')}</svg>`;
}

function months(entry: s.Entry): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['BM', 'BM'],
  ] as const;
  return `${s.heading('Monthly Returns')}${plot(entry)}${s.htmlTable(s.wideSeries(entry.monthly_returns, names, percent), 'data')}`;
}

function years(entry: s.Entry): string {
  const rows = s.longSeries(entry.historical_returns, [s.short(entry), 'BM'], percent);
  return `${s.heading('Annual Returns')}${s.htmlTable([['', s.short(entry), 'BM'], ...rows])}`;
}

/** Ten are two blocks of ranks, the second one at the right of the first. */
function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const kind = s.otherType(figures) === 'SECTOR_ALLOCATION' ? 'Sector' : 'Rating';
  const rows = figures.holdings.map((h) => [String(h.rank), h.name_raw, s.noteOf(mix, h.name_raw), percent(h.percent)]);
  const block = (part: readonly string[][]): string => s.htmlTable([['No.', 'Name', kind, '%'], ...part]);
  const title = s.heading(figures.holdings_title_raw ?? '');
  if (rows.length < 10) return `${title}<div class="held one">${block(rows)}</div>`;
  return `${title}<div class=held>${block(rows.slice(0, 5))}${block(rows.slice(5))}</div>`;
}

/** A row of dashes says that there are none. */
function breaches(entry: s.Entry): string {
  const rows = entry.non_compliant.map(s.exposureCells);
  const head = ['Name of Investment', 'Type', 'Value before Provision', 'Provision Held', 'Value after Provision'];
  return `${s.heading('Details of Non-Compliant Investments (PKR in million)')}${s.htmlTable(
    [
      [...head, '% of Gross Assets', '% of Net Assets'],
      ...(rows.length > 0 ? rows : [Array.from({ length: 7 }, () => '-')]),
    ],
    'bad',
  )}`;
}

const notes = (entry: s.Entry): string => `<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;

const COMMENTS: Readonly<Record<string, string>> = {
  SMMF:
    'The SBP raised its policy rate by 150 bps to 8.75% on November 19, 2021. The Fund had a short maturity ahead of the meeting, ' +
    'and moved deposits into three month T-Bills afterwards.',
  SGSF: 'Cut-off yields of T-Bills rose by 115 to 140 bps during the month. The Fund reduced its maturity and increased the share of floating rate PIBs.',
  SHIIF:
    'Yields of Sukuk with floating rentals will be revised upwards at their next reset dates. The Fund added deposits with Islamic banks.',
  SHISF:
    'The market moved in a wide range as the rupee weakened and the policy rate was raised. The Fund increased Technology and reduced Cement companies.',
  SHAAF: 'The Fund reduced equities after the increase of the policy rate, and placed the proceeds with Islamic banks.',
  SHIPF:
    'The Debt and the Money Market Sub-Fund gained from higher profit rates, while the Equity Sub-Fund kept its weight in Exploration and Fertilizer.',
};

const opening = (entry: s.Entry): string =>
  `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Manager’s Review')}<p>${s.esc(COMMENTS[s.short(entry)] ?? COMMENTS['SHIPF'])}</p>`;

function fundPage(entry: s.Entry, funds: readonly s.Fund[]): string {
  const body = `${opening(entry)}<div class=two style="grid-template-columns:1.35fr 1fr"><div>${returns(entry)}</div>
<div>${years(entry)}</div></div><div class=two style="grid-template-columns:1fr 1fr"><div>${assets(entry)}</div>
<div>${second(entry)}</div></div><div style="margin-top:2mm">${months(entry)}</div>
${holdings(entry, s.fundNamed(funds, entry))}${breaches(entry)}${notes(entry)}`;
  return frame(entry.fund_name_raw, panel(entry), body, entry.page_footer_raw ?? '');
}

function pensionPage(entry: s.Entry, funds: readonly s.Fund[]): string {
  const mixes = s.only(s.fundNamed(funds, entry).subs, 'sub-funds');
  const bands = entry.sub_funds.map((x, i) => {
    const list = s.htmlTable(
      x.reported_returns.map((r) => [r.period_label_raw, percent(r.fund_return_percent)]),
      '',
      0,
    );
    const type = s.only(s.otherType(x), 'table');
    return `<div class=band><div class=strip><b>${s.esc(x.name_raw)}</b><span>NAV per Unit: PKR ${x.nav_per_unit}</span>
<span>${s.esc(x.fund_size_label_raw)}: ${s.esc(x.fund_size_raw)}</span><span>Total Expense Ratio ++: ${ratios(x)}</span></div>
<div class=cols><div>${s.heading('Returns')}${list}</div><div>${assets(x)}</div>
<div>${s.sharesList(x, type, percent)}</div></div>${holdings(x, s.only(mixes[i], 'mix'))}</div>`;
  });
  const body = `${opening(entry)}${bands.join('')}${notes(entry)}`;
  return frame(entry.fund_name_raw, panel(entry), body, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'The SBP raised its policy rate by 150 bps to 8.75% in the meeting of November 19, 2021, and announced that the monetary ' +
    'policy would be reviewed more often. Inflation rose to 11.5% in November from 9.2% in October.',
  'The current account had a deficit of USD 1.9 billion in November, with imports at USD 6.4 billion. The rupee lost 2.4% ' +
    'against the US dollar. An agreement with the IMF on the sixth review was reached on November 22.',
  'The stock market lost its gains of the first weeks after the increase of the policy rate. Foreigners were net sellers of ' +
    'USD 146 million, most of it owing to the reclassification of Pakistan from emerging to frontier markets.',
];

/** The review if the report is whole, and a page for each fund. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, funds) : fundPage(e, funds)));
  const contents = stacked(entries.map((e) => [e.fund_name_raw, `Page ${e.page_number}`] as const));
  const review = frame(
    'Economy and Markets',
    `${s.heading('Shujabad Investments Limited')}${contents}`,
    `<div class=long>${s.paragraphs(REVIEW)}</div>`,
    'Page 1',
  );
  return s.htmlPages(STYLE, isWhole ? [review, ...pages] : pages);
}
