/** The pages of AMC N211: a glossary of a fund in three columns, and a key to the kinds of its entries. */
import * as s from './shared15.ts';

const INK = '#2a2140';
const ROSE = '#b23a5b';
const PAPER = '#faf6f0';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:${PAPER}}
body{font:8.4pt/1.3 'Liberation Serif';color:#222;font-variant-ligatures:none}p{margin:0}
.top{position:absolute;left:12mm;right:12mm;top:9mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.3mm solid ${INK};padding-bottom:1.5mm}.top b{font-size:17pt;line-height:1.05;color:${INK}}
.top span{font-size:8.4pt;text-align:right;color:#555}
main{position:absolute;left:12mm;right:12mm;top:27mm;bottom:39mm;columns:3;column-gap:6mm;column-fill:auto;
column-rule:.15mm solid #cbbfae}
h2{font:bold 12pt/1 'Liberation Serif';color:#fff;background:${ROSE};display:table;padding:.7mm 2mm;
margin:1.8mm 0 .9mm;break-after:avoid}main>h2:first-child{margin-top:0}
main p{padding-left:3mm;text-indent:-3mm;margin-bottom:.8mm;break-inside:avoid}
main p b{color:${INK}}main p i{color:${ROSE};white-space:nowrap}
.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:6.8pt;line-height:1.3;color:#444}
.keys{border-top:.3mm solid ${INK};border-bottom:.15mm solid #999;padding:1mm 0;margin-bottom:1mm}
.keys i{color:${ROSE}}.foot .page{text-align:right;color:${INK};font-weight:bold}
.long{position:absolute;left:24mm;right:24mm;top:36mm}.long p{font-size:11pt;line-height:1.55;margin-bottom:3mm}
.long td,.long th{font-size:10pt;padding:1.2mm 1mm;text-align:left;border-bottom:.15mm solid #cbbfae}`;

/** An entry: what it is filed under, its kind, and what it says. */
interface Line {
  readonly word: string;
  readonly kind: string;
  readonly says: string;
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'none' : `${v}%`);

function termLines(entry: s.Entry): Line[] {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by}, ${d}`, '');
  const items = [
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Par Value', 'par_value_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...s.stated([
      ['Stability Rating of the Fund', rating('FUND')],
      ['AMC Rating', rating('AMC')],
      ['Investment Objective', entry.investment_objective_raw],
    ]),
  ];
  return items.map(([word, says]) => ({ word, kind: 'term', says }));
}

const priceLines = (entry: s.Entry): Line[] =>
  [
    ['NAV per Unit', `PKR ${entry.nav_per_unit ?? ''} on 31 March 2026`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
  ].map(([word = '', says = '']) => ({ word, kind: 'price', says }));

const KINDS: Readonly<Record<s.AllocationType, string>> = {
  ASSET_ALLOCATION: 'asset',
  CREDIT_QUALITY: 'credit',
  SECTOR_ALLOCATION: 'sector',
};

function shareLines(entry: s.Entry): Line[] {
  const types = [...new Set(entry.allocations.map((a) => a.allocation_type))];
  return types.flatMap((type) => {
    const dates = s.datesOf(entry, type);
    return s.lines(entry, type).map((r) => ({
      word: r.label,
      kind: KINDS[type],
      says: r.cells.map((c, i) => `${dates[i] === '' ? '' : `${dates[i] ?? ''} `}${cell(c)}`).join('; '),
    }));
  });
}

function seriesLines(entry: s.Entry): Line[] {
  const both = (fund: string | null | undefined, benchmark: string | null | undefined): string =>
    `Fund ${cell(fund)}; benchmark ${cell(benchmark)}`;
  const of = (rows: readonly s.SeriesRow[], kind: string): Line[] =>
    s.labelsOf(rows).map((word) => ({
      word,
      kind,
      says: both(s.percentAt(rows, s.short(entry), word), s.percentAt(rows, 'Benchmark', word)),
    }));
  return [
    ...entry.reported_returns.map((r) => ({
      word: r.period_label_raw,
      kind: 'period',
      says: both(r.fund_return_percent, r.benchmark_return_percent),
    })),
    ...of(entry.monthly_returns, 'month'),
    ...of(entry.historical_returns, 'year'),
  ];
}

function otherLines(entry: s.Entry): Line[] {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  return [
    ...labels.map((word) => ({
      word,
      kind: 'cost',
      says: ['MTD', 'YTD'].map((p) => `${p} ${cell(s.feeOf(entry, word, p))}`).join('; '),
    })),
    ...entry.metrics.map((m) => ({ word: m.label_raw, kind: 'measure', says: m.value_raw })),
    ...entry.holdings.map((h) => ({ word: h.name_raw, kind: `holding, No. ${h.rank}`, says: cell(h.percent) })),
    ...entry.parties.map((p) => ({ word: p.name_raw, kind: 'person', says: p.designation_raw ?? '' })),
  ];
}

/** The first character under which a word is filed; all digits are one group. */
const initial = (word: string): string => (/^\d/.test(word) ? '0–9' : word.slice(0, 1).toUpperCase());

/** All facts of the fund under the initials of their words. */
function glossary(entry: s.Entry): string {
  const all = [...termLines(entry), ...priceLines(entry), ...shareLines(entry), ...seriesLines(entry)];
  const sorted = [...all, ...otherLines(entry)].toSorted((a, b) =>
    a.word.localeCompare(b.word, 'en', { numeric: true }),
  );
  const groups = Map.groupBy(sorted, (l) => initial(l.word));
  return [...groups]
    .map(
      ([mark, lines]) =>
        `<h2>${mark}</h2>${lines
          .map((l) => `<p><b>${s.esc(l.word)}</b> <i>${l.kind}.</i> ${s.esc(l.says.replace(/\.$/, ''))}.</p>`)
          .join('')}`,
    )
    .join('');
}

function key(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'table');
  const items = [
    ['asset', s.titleOf(entry, 'ASSET_ALLOCATION')],
    [KINDS[type], s.titleOf(entry, type)],
    ...(entry.holdings.length === 0 ? [] : [['holding', `${entry.holdings_title_raw ?? ''}, with its rank`]]),
    ['period', 'Returns up to 31 March 2026'],
    ['month', 'Returns of single months'],
    ['year', 'Returns of fiscal years (July to June)'],
    ['cost', 'Expenses (% per annum of net assets)'],
    ['person', 'Investment Committee'],
  ];
  return `<p class=keys>The word in italics says what an entry is. ${items
    .map(([kind = '', title = '']) => `<i>${kind}</i>: ${s.esc(title)}`)
    .join('; ')}.</p>`;
}

const frame = (title: string, body: string, foot: string, footer: string): string =>
  `<div class=top><b>${s.esc(title)}</b><span>Khanozai Asset Management Limited<br>Fund Manager’s Report, March 2026
</span></div>${body}<div class=foot>${foot}<p>${s.esc(s.RISK_NOTE)}</p><p class=page>${s.esc(footer)}</p></div>`;

const fundPage = (entry: s.Entry): string =>
  frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    `<main>${glossary(entry)}</main>`,
    `${key(entry)}${s.paragraphs(entry.footnotes_raw)}`,
    entry.page_footer_raw ?? '',
  );

const REVIEW = [
  'Consumer prices rose by 6.9% over the year to March 2026. The State Bank left its policy rate at 10.50%, and the ' +
    'yields of bills moved little. The rupee closed at 279.6 per dollar.',
  'The stock market fell in the first two weeks as oil became dearer, and recovered a part of the loss after the ' +
    'agreement with the IMF on the review of the programme.',
  'In this report everything about a Fund is on one page, from A to Z.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  return frame(
    'The Month in Brief',
    `<div class=long>${s.paragraphs(REVIEW)}${s.htmlTable([['Fund', 'Category', 'Page'], ...rows])}</div>`,
    '',
    'Khanozai Funds from A to Z, March 2026, page 1',
  );
}

/** The review if the report is whole, and a page for each fund. */
export const html = (entries: readonly s.Entry[], isWhole: boolean): string =>
  s.htmlPages(STYLE, isWhole ? [front(entries), ...entries.map(fundPage)] : entries.map(fundPage));
