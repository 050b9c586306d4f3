/** The pages of AMC N69: two columns, events on a line of time, shares as rupees of each hundred. */
import * as s from './shared12.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.2pt/1.36 'DejaVu Sans';color:#26323a;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:10mm 12mm}
.hero{display:flex;align-items:flex-end;justify-content:space-between;border-bottom:2.4mm solid #0f766e;padding-bottom:2mm}.hero h1{margin:0;font:bold 20pt/1.1 'DejaVu Serif';color:#0f766e}.hero span{text-align:right}
.line{display:flex;margin:4mm 0 2mm;text-align:center}.line div{flex:1;position:relative;padding:0 2mm}.line b{display:block;color:#0f766e;font-size:8.6pt}.line i{display:block;width:3mm;height:3mm;border-radius:50%;background:#d97706;margin:1mm auto}.line div:before{content:'';position:absolute;left:0;right:0;top:5.4mm;border-top:.6mm solid #0f766e;z-index:-1}
.cols{display:flex;gap:8mm}.cols>div{flex:1;min-width:0}h2{font:bold 10.4pt 'DejaVu Serif';color:#0f766e;margin:3mm 0 1mm}p{margin:0 0 1.4mm}
td,th{padding:.5mm 1mm;border-bottom:.3pt solid #cbd5d1;font-weight:normal;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{color:#0f766e}
.list td{text-align:left}.list td:first-child{width:33mm;color:#5b6b73}.coins td{text-align:left}.coins td:first-child{width:21mm;font-weight:bold;color:#d97706;white-space:nowrap}.months{font-size:6.3pt}.months td,.months th{padding:.5mm .4mm;white-space:nowrap}.small{font-size:6.5pt;color:#5b6b73}.big{display:flex;gap:8mm}.big b{display:block;white-space:nowrap;font-size:12.5pt;color:#d97706}
.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;display:flex;justify-content:space-between;font-size:6.8pt}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

/** What happened to the fund, the days in order, each above the event. */
function events(entry: s.Entry): string {
  const { launch_date: launch, launch_date_raw: day } = entry;
  const rating = (subject: 'FUND' | 'AMC', who: string): string[][] => {
    const date = s.rated(entry, subject)?.rating_date ?? '';
    return s
      .ratingWith(entry, subject, (r, agency, on) => `${date}|${on}|${who} rated ${r} by ${agency}`, '')
      .split('\n')
      .flatMap((text) => (text === '' ? [] : [text.split('|')]));
  };
  const all = [
    [launch ?? '', day ?? '', 'Fund launched'],
    ...rating('FUND', 'Fund'),
    ...rating('AMC', 'Management company'),
    [entry.report_date, '30 April 2025', 'This report'],
  ].toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
  return `<div class=line>${all.map(([, on, what]) => `<div><b>${s.esc(on)}</b><i></i>${s.esc(what)}</div>`).join('')}</div>`;
}

/** Rupees of each hundred before what they are invested in. */
const coins = (title: string, items: readonly s.Item[]): string =>
  items.length === 0
    ? ''
    : `<h2>${s.esc(title)}</h2>${s.htmlTable(
        items.map(([label, share]) => [`Rs. ${share}`, label]),
        'coins',
        0,
      )}`;

const shares = (entry: s.Entry, type: s.AllocationType): string =>
  coins(
    s.titleOf(entry, type),
    s.lines(entry, type).map((r) => [r.label, r.cells[0] ?? ''] as const),
  );

function terms(entry: s.Entry): string {
  const items = s.terms(entry, [
    ['Type', 'fund_type_raw'],
    ['Category', 'category_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk profile', 'risk_profile_raw'],
    ['Management fee', 'management_fee_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Minimum investment', 'minimum_initial_raw'],
    ['Later investments', 'minimum_subsequent_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]);
  const figures = entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const);
  const metrics = entry.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  return `<h2>About the fund</h2>${s.list([...items, ...figures, ...metrics])}<h2>The people behind it</h2>${s.list(s.people(entry))}`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  SICF: 'Inflation fell to 0.3% in April, the lowest figure on record, and the policy rate was still 12.0%. Profit rates of Islamic banks came down by about half a percentage point. The fund renewed its bai muajjal at a good rate and bought short Ijara sukuk in the auction of the month.',
  SISF: 'Yields of fixed rental Ijara sukuk fell to 11.2% for three years. The fund sold some of them at a gain and bought the sukuk of a food company that pays its rental each quarter. All companies whose sukuk the fund holds paid on time. Deposits wait for the next auctions.',
  SIGF: 'The market moved widely, first because of new tariffs of the United States and then because of the tension with India after 22 April. The fund kept its largest holdings in exploration and cement, which are not harmed by tariffs, and used weak days to add to fertilizer. Cash is kept low.',
};

function page(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const returns = s.htmlTable([
    ['How it did', short, 'Benchmark'],
    ...entry.reported_returns.map((r) => [
      r.period_label_raw,
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
    ]),
  ]);
  const held = coins(
    entry.holdings_title_raw ?? '',
    entry.holdings.map((h) => [h.name_raw, h.percent] as const),
  );
  return `<div class=hero><h1>${s.esc(entry.fund_name_raw)}</h1><span><b>Fund Manager Report</b><br>${entry.report_month_label_raw}</span></div>${events(entry)}
<div class=cols><div><p>${s.term(entry.investment_objective_raw)}</p><div class=big><div><b>${s.esc(entry.fund_size_raw)}</b>${entry.fund_size_label_raw ?? ''}</div><div><b>Rs. ${entry.nav_per_unit ?? ''}</b>NAV per unit</div></div>${terms(entry)}</div>
<div><h2 style="margin-top:0">Returns</h2>${returns}<p class=small>${s.esc(entry.footnotes_raw.join(' '))}</p>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, 'CREDIT_QUALITY')}${shares(entry, 'SECTOR_ALLOCATION')}${held}</div></div>
<h2>What the manager says</h2><p>${COMMENTS[short] ?? ''}</p><h2>Month by month (%)</h2><div class=months>${s.monthTable(entry, [short, 'Benchmark'], (v) => v ?? '–')}</div>
<p class=small style="margin-top:2mm">${s.esc(s.RISK_NOTE)} Charity: Rs. 0.4 million of income that is not Shariah compliant has been set aside by all our funds in this fiscal year.</p>
<div class=foot><span>${entry.amc_name_raw}, Plot 18, Jinnah Avenue, Islamabad. UAN 051-111-744-427. www.shigarfunds.example</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
