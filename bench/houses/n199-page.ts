/** The pages of AMC N199: cards, tiles and a matrix of months under a headline. */
import * as s from './shared15.ts';

const INK = '#23212b';
const RED = '#c2402d';
const CREAM = '#faf5ec';
const BLUE = '#2d5d7b';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}section{width:210mm;
height:296.8mm;background:#fff}
body{font:7.2pt/1.3 'Liberation Sans';color:${INK};font-variant-ligatures:none}
.mast{position:absolute;left:12mm;right:12mm;top:8mm;display:flex;justify-content:space-between;border-bottom:.7mm solid ${INK};
padding-bottom:1.2mm;font-size:7.6pt}
main{position:absolute;left:12mm;right:12mm;top:16mm}h1{font:bold 25pt/1.05 'Liberation Serif';margin:.4mm 0 1.4mm}
.kick{color:${RED};font-weight:bold;font-size:8.6pt}.stand{font:italic 9.6pt/1.3 'Liberation Serif';margin:0 0 3mm}
h2{font:bold 10.5pt/1.15 'Liberation Serif';margin:3.4mm 0 1.2mm;color:${RED}}div>h2:first-child{margin-top:0}p{margin:0}
.cards{display:grid;gap:2.4mm;grid-auto-flow:column;grid-auto-columns:1fr}
.open{grid-auto-columns:auto;grid-template-columns:1.35fr .9fr .75fr 1.2fr 1.2fr}
.card{background:${CREAM};padding:1.8mm 2.2mm 2mm;border-top:.8mm solid ${RED}}
.card b{display:block;font:bold 17pt/1.1 'Liberation Serif';white-space:nowrap}
.card i,.card u{display:block;font-style:normal;text-decoration:none;font-size:6.5pt;color:#555}
.card u{color:${BLUE};margin-top:.6mm}.gain .card{border-top:0;border-left:.8mm solid ${BLUE};padding:1.2mm 1.6mm}.gain .card b{font-size:14pt}
.tight h2{margin:1.9mm 0 .8mm}.tight .matrix td{padding:.25mm .6mm}.tight .cols{margin-top:1.9mm}
.tight .print{gap:.7mm 2.6mm;padding-top:.9mm}.tight .top li{padding:.2mm 0}.tight .bars div{margin-bottom:.4mm}
.bars+.fy,div+.fy{margin-top:3mm}.years .card{background:none;border:0;border-bottom:.25mm solid ${INK};padding:.6mm 0}
.years .card b{font-size:12pt;color:${BLUE}}
.tiles{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:1.8mm}.tiles .card{border-top:0;padding:1.4mm 1.8mm}
.tiles .card b{font-size:14.5pt;color:${RED}}.tiles .card em{font-style:normal;font-weight:bold;display:block}
.matrix td,.matrix th{text-align:right;padding:.55mm .6mm;font-size:6.9pt}.matrix th{border-bottom:.35mm solid ${INK}}
.matrix .y{font:bold 11pt/1 'Liberation Serif';text-align:left;width:12mm;vertical-align:middle}
.matrix .s{text-align:left;width:17mm;color:#555}.matrix .b td{color:#777}.matrix .l td,.matrix td.y{border-bottom:.12mm solid #cbb}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:7mm;align-items:start;margin-top:3.4mm}
.top{list-style:none;margin:0;padding:0}
.top li{display:grid;grid-template-columns:6mm 17mm 1fr;align-items:center;border-bottom:.12mm solid #cbb;padding:.55mm 0}
.top .n{font:bold 12pt/1 'Liberation Serif';color:#b9b0a2}.top .w{font:bold 11pt/1.1 'Liberation Serif'}
.top small{display:block;font-size:6.3pt;color:#666}
.bars div{display:grid;grid-template-columns:12mm 1fr;align-items:center;margin-bottom:.7mm}
.bars span{position:relative;display:block;padding:.5mm 1mm}
.bars span u{position:absolute;left:0;top:0;bottom:0;background:#ecd9d2;z-index:-1}.bars{position:relative;z-index:0}
.print{display:grid;grid-template-columns:repeat(6,1fr);gap:1.3mm 2.6mm;border-top:.35mm solid ${INK};padding-top:1.4mm}
.print b{display:block;font-size:7pt;line-height:1.2}.print small{font-size:6pt;color:#777}.print .w{grid-column:span 2}
.bad td,.bad th{font-size:6.4pt;text-align:right;padding:.5mm;border-bottom:.12mm solid #cbb}
.bad td:first-child,.bad th:first-child,.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:5.9pt;color:#555;border-top:.25mm solid ${INK};padding-top:1mm}
.foot p:last-child{text-align:right;font-size:7pt;color:${INK};margin-top:.6mm}
.band{border-top:.5mm solid ${INK};margin-top:2.6mm;padding-top:1.4mm}.band h2{margin:0 0 1mm;font-size:13pt;color:${INK}}
.band h2.in{font-size:8.6pt;color:${RED};margin:1.4mm 0 .6mm}
.half{display:grid;grid-template-columns:104mm 1fr;gap:5mm;align-items:start}.band .tiles .card{padding:.7mm 1.1mm}
.band .tiles i{font-size:5.8pt}.band .tiles em{font-size:6.6pt}.band .card{padding:.9mm 1.6mm}.band .card b{font-size:11.5pt}
.band .matrix td,.band .matrix th{padding:.3mm .6mm}.band .matrix .y{font-size:8.6pt}
.line{display:grid;grid-template-columns:repeat(4,1fr);gap:2mm}.line span b{color:${BLUE}}
.story p{font:11pt/1.6 'Liberation Serif';margin-bottom:4mm}.story .cards{grid-template-columns:1fr 1fr;margin-top:6mm}`;

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  /** The day of the prices as printed. */
  readonly priced: string;
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);
const titleOf = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

const frame = (body: string, notes: readonly string[], footer: string, month: s.Month): string =>
  `<div class=mast><b>Fortabbas Monthly</b><span>${titleOf(month)}</span><span>Fortabbas Asset Managers Limited</span></div><main>${body}</main>
<div class=foot>${s.paragraphs([...notes, s.RISK_NOTE])}<p>${s.esc(footer)}</p></div>`;

/** A figure with what it is below, and a smaller line under that. */
const card = (figure: string, caption: string, under = ''): string =>
  `<div class=card><b>${s.esc(figure)}</b><i>${s.esc(caption)}</i>${under === '' ? '' : `<u>${s.esc(under)}</u>`}</div>`;

const grid = (cards: readonly string[], kind: string): string => `<div class="cards ${kind}">${cards.join('')}</div>`;

const fee = (figures: s.Figures, label: string): string => cell(s.feeOf(figures, label, null));

function opening(entry: s.Entry, priced: string): string {
  const ratio = (period: string): string =>
    card(
      fee(entry, `Total expense ratio ${period}`),
      `Total expense ratio ${period}`,
      `Government levies ${period} ${fee(entry, `Government levies ${period}`)}`,
    );
  return grid(
    [
      card(entry.nav_per_unit ?? '', `NAV per unit (Rs), ${priced}`),
      card(entry.fund_size_raw ?? '', entry.fund_size_label_raw ?? ''),
      card(entry.risk_profile_raw ?? '', 'Risk profile'),
      ratio('MTD'),
      ratio('YTD'),
    ],
    'open',
  );
}

/** The period is above the figure of the fund, and the benchmark below it. */
function gains(figures: s.Figures): string {
  const cards = figures.reported_returns.map((r) => {
    const below = r.benchmark_return_percent === null ? '' : `<u>Benchmark ${cell(r.benchmark_return_percent)}</u>`;
    return `<div class=card><i>${s.esc(r.period_label_raw)}</i><b>${cell(r.fund_return_percent)}</b>${below}</div>`;
  });
  return grid(cards, 'gain');
}

const MONTH_NAMES = s.MONTHS.map((name) => name.slice(0, 3));

/** Years down, months across; the benchmark has a row of its own below the fund's. */
function matrix(figures: s.Figures, series: readonly string[]): string {
  const shown = [...new Set(figures.monthly_returns.map((r) => r.period_label_raw.slice(-4)))];
  const rows = shown.flatMap((year) =>
    series.map((name, i) => {
      const cells = MONTH_NAMES.map((m) => s.percentAt(figures.monthly_returns, name, `${m} ${year}`) ?? '');
      const head = i === 0 ? `<td class=y rowspan=${series.length}>${year}</td>` : '';
      const named = series.length === 1 ? '' : `<td class=s>${s.esc(name)}</td>`;
      const kinds = [...(i > 0 ? ['b'] : []), ...(i === series.length - 1 ? ['l'] : [])];
      return `<tr class="${kinds.join(' ')}">${head}${named}${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`;
    }),
  );
  const blank = `<th></th>${series.length === 1 ? '' : '<th></th>'}`;
  return `<table class=matrix><tr>${blank}${MONTH_NAMES.map((m) => `<th>${m}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

/** The month, its share, the class, and the share of the month before. */
function tiles(figures: s.Figures): string {
  const [now = '', past = ''] = s.datesOf(figures, 'ASSET_ALLOCATION');
  const each = s
    .lines(figures, 'ASSET_ALLOCATION')
    .map(
      ({ label, cells }) =>
        `<div class=card><i>${now}</i><b>${cell(cells[0])}</b><em>${s.esc(label)}</em><i>${past}: ${cell(cells[1])}</i></div>`,
    );
  return `<div class=tiles>${each.join('')}</div>`;
}

function bars(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type);
  const largest = Math.max(...rows.map((r) => Number(r.percent)));
  const lines = rows.map((r) => {
    const width = ((Number(r.percent) / largest) * 100).toFixed(1);
    return `<div><b>${r.percent}%</b><span><u style="width:${width}%"></u>${s.esc(r.label_raw)}</span></div>`;
  });
  return `<div class=bars>${s.heading(s.titleOf(entry, type))}${lines.join('')}</div>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const items = entry.holdings.map(
    (h) =>
      `<li><span class=n>${h.rank}</span><span class=w>${cell(h.percent)}</span>
<span>${s.esc(h.name_raw)}<small>${s.esc(s.noteOf(fund, h.name_raw))}</small></span></li>`,
  );
  return `<div>${s.heading(entry.holdings_title_raw ?? '')}<ul class=top>${items.join('')}</ul></div>`;
}

function years(entry: s.Entry): string {
  const labels = s.labelsOf(entry.historical_returns);
  if (labels.length === 0) return '';
  const cards = labels.map((label) =>
    card(
      cell(s.percentAt(entry.historical_returns, s.short(entry), label)),
      label,
      `Benchmark ${cell(s.percentAt(entry.historical_returns, 'Benchmark', label))}`,
    ),
  );
  return `<div class=fy>${s.heading('Fiscal years, July to June')}${grid(cards, 'years')}</div>`;
}

/** Values above their captions. */
function particulars(entry: s.Entry): string {
  const isPension = entry.sub_funds.length > 0;
  const words = (r: string, by: string, d: string): string => `${r}, ${by}, ${d}`;
  const rated = s.ratingParts(entry, 'FUND')?.rating.endsWith('Star') === true ? 'Fund ranking' : 'Stability rating';
  const units = entry.units_outstanding;
  const items = s.stated([
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Trustee', 'trustee_raw'],
      ['Fund type', 'fund_type_raw'],
      ['Launched', 'launch_date_raw'],
    ]),
    ['Offer price, rupees', entry.offer_price],
    ['Repurchase price, rupees', entry.repurchase_price],
    ['Units in issue', units === undefined ? null : s.grouped(Number(units), 0)],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...s.terms(entry, [
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Smallest first investment', 'minimum_initial_raw'],
      ['Smallest further investment', 'minimum_subsequent_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...(isPension ? [['Risk profile', entry.risk_profile_raw] as const] : []),
    [rated, s.ratingWith(entry, 'FUND', words, '')],
    ['Rating of the manager', s.ratingWith(entry, 'AMC', words, '')],
  ]);
  return printed('Particulars', items);
}

function printed(title: string, items: readonly s.Item[], columns = 6): string {
  const cells = items.map(
    ([caption, value]) =>
      `<div${value.length > 27 ? ' class=w' : ''}><b>${s.esc(value)}</b><small>${s.esc(caption)}</small></div>`,
  );
  return `${s.heading(title)}<div class=print style="grid-template-columns:repeat(${columns},1fr)">${cells.join('')}</div>`;
}

const people = (entry: s.Entry): string => printed('Investment committee', s.people(entry), 4);

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Investment',
    'Type',
    'Before provision',
    'Provision',
    'After provision',
    '% of gross assets',
    '% of net assets',
  ];
  return `${s.heading('Non-compliant investments, Rs in million')}${s.htmlTable([head, ...entry.non_compliant.map(s.exposureCells)], 'bad')}`;
}

const headline = (entry: s.Entry): string =>
  `<div class=kick>${s.esc(entry.category_raw)}</div><h1>${s.esc(entry.fund_name_raw)}</h1><p class=stand>${s.esc(entry.investment_objective_raw)}</p>`;

function story(entry: s.Entry, fund: s.Fund, priced: string): string {
  const held = holdings(entry, fund);
  const isLong = entry.holdings.length > 4;
  const left = `${bars(entry)}${isLong ? years(entry) : ''}`;
  const right = `${held}${isLong ? '' : years(entry)}`;
  const kind = entry.non_compliant.length > 0 ? 'tight' : 'loose';
  return `<div class=${kind}>${headline(entry)}${opening(entry, priced)}${s.heading(`What ${s.short(entry)} has earned`)}${gains(entry)}
${s.heading('Month by month, in %')}${matrix(entry, [s.short(entry), 'Benchmark'])}
${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${tiles(entry)}<div class=cols><div>${left}</div><div>${right}</div></div>
${breaches(entry)}${particulars(entry)}${people(entry)}</div>`;
}

function band(figures: s.SubFacts, priced: string): string {
  const figuresRow = grid(
    [
      card(figures.nav_per_unit ?? '', `NAV per unit (Rs), ${priced}`),
      card(figures.fund_size_raw ?? '', figures.fund_size_label_raw ?? ''),
      ...['MTD', 'YTD'].map((p) => card(fee(figures, `Total expense ratio ${p}`), `Total expense ratio ${p}`)),
    ],
    '',
  );
  const inner = (title: string): string => `<h2 class=in>${s.esc(title)}</h2>`;
  const held = figures.holdings.map((h) => `<span><b>${cell(h.percent)}</b> ${s.esc(h.name_raw)}</span>`);
  const largest =
    held.length === 0 ? '' : `${inner(figures.holdings_title_raw ?? '')}<div class=line>${held.join('')}</div>`;
  return `<div class=band>${s.heading(figures.name_raw)}${figuresRow}<div style="height:1.2mm"></div>${gains(figures)}
<div class=half><div>${inner('Month by month, in %')}${matrix(figures, [figures.name_raw])}</div>
<div>${inner(s.titleOf(figures, 'ASSET_ALLOCATION'))}${tiles(figures)}</div></div>${largest}</div>`;
}

const pension = (entry: s.Entry, priced: string): string =>
  `${headline(entry)}${entry.sub_funds.map((x) => band(x, priced)).join('')}${particulars(entry)}${people(entry)}`;

const STORIES: Readonly<Record<number, readonly string[]>> = {
  12: [
    'Few expected at the start of 2023 that its end would be like this. The programme with the IMF, signed in the summer, has brought dollars ' +
      'and calm, and a market that nobody wanted has become one of the best of the world.',
    'The policy rate has been 22% since June. Inflation, at 29.7% in December, is still higher, but the treasury bills of one year already ' +
      'yield less than those of three months. The market for money believes in lower rates.',
  ],
  1: [
    'The new year began with waiting: for the elections of February, for the next tranche of the IMF and for a first cut of the policy rate, ' +
      'which remained at 22% in the statement of 29 January.',
    'Inflation was 28.3%. Shares rose by a few percent in small volumes, while money went on to flow into funds of the money market, which ' +
      'are now almost half of the industry.',
  ],
};

function cover({ entries, month }: Report): string {
  const cards = entries.map((e) => card(`Page ${e.page_number}`, e.fund_name_raw, e.category_raw ?? ''));
  return frame(
    `<div class=kick>The view</div><h1>${month.month === 12 ? 'A year that ended well' : 'Waiting for the first cut'}</h1>
<div class=story>${s.paragraphs(STORIES[month.month] ?? [])}<div class=cards>${cards.join('')}</div></div>`,
    [],
    `Fortabbas Monthly, ${titleOf(month)}, page 1`,
    month,
  );
}

/** The cover with the view, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((entry) => {
    const fund = s.fundNamed(report.funds, entry);
    const body = entry.sub_funds.length > 0 ? pension(entry, report.priced) : story(entry, fund, report.priced);
    return frame(body, entry.footnotes_raw, entry.page_footer_raw ?? '', report.month);
  });
  return s.htmlPages(STYLE, [cover(report), ...pages]);
}
