/** The pages of AMC N58: values between their labels in English and in Urdu, days of two calendars. */
import { inUrdu, monthInUrdu, objectiveInUrdu, RISK_IN_URDU } from './n58-urdu.ts';
import * as s from './shared12.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.29 'Liberation Sans','DejaVu Sans';color:#1d2733}section{width:210mm;height:296.5mm;padding:9mm 11mm}
.ur{direction:rtl;font-family:'DejaVu Sans';text-align:right}.top{display:grid;grid-template-columns:1fr auto;border-bottom:2.4pt double #7a5c1e;padding-bottom:1.6mm}
.top h1{margin:0;font-size:17pt;color:#0b4f6c}.top div:last-child{text-align:right;font-size:8.4pt;line-height:1.45}.cols{display:grid;grid-template-columns:1fr 1fr;gap:6mm}
h2{display:flex;justify-content:space-between;font-size:8.4pt;margin:2.2mm 0 0;background:#0b4f6c;color:#fff;padding:.5mm 1.6mm}h2 .ur{font-weight:normal}
table{border:.6pt solid #0b4f6c}td,th{padding:.46mm 1.2mm;border-bottom:.3pt solid #b9c9d3;vertical-align:middle}td:first-child,th:first-child{text-align:left}td:last-child,th:last-child{text-align:right;direction:rtl;font-family:'DejaVu Sans';font-size:7.2pt}
td{text-align:center}td:not(:first-child):not(:last-child){font-weight:bold;background:#f6f1e6}th{color:#7a5c1e;font-weight:bold;text-align:center;border-bottom:.6pt solid #7a5c1e}
.form td:first-child{width:25mm;color:#4b5b68}.form td:last-child{width:27mm}p{margin:.8mm 0;text-align:justify}.obj{margin:1.6mm 0;font-size:8.4pt}
footer{position:absolute;left:11mm;right:11mm;bottom:6mm;font-size:6.6pt;border-top:.6pt solid #7a5c1e;padding-top:.8mm}`;

const ISLAMIC = new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day of the common calendar as a day of the Islamic one. */
const islamicDay = (iso: string): string => ISLAMIC.format(new Date(`${iso}T00:00:00Z`));

const title = (text: string): string => `<h2><span>${s.esc(text)}</span><span class=ur>${inUrdu(text)}</span></h2>`;
const line = (label: string, ...values: readonly string[]): string =>
  s.tr([s.esc(label), ...values.map(s.esc), inUrdu(label)]);
const form = (items: readonly s.Item[]): string =>
  `<table class=form>${items.map(([label, value]) => line(label, value)).join('')}</table>`;

function facts(entry: s.Entry): string {
  const launch = `${entry.launch_date_raw ?? ''} / ${islamicDay(entry.launch_date ?? '')}`;
  const [own, amc] = s.ratings(entry, 'Not rated');
  const items = s.terms(entry, [
    ['Fund category', 'category_raw'],
    ['Fund type', 'fund_type_raw'],
    ['Launch date', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk profile', 'risk_profile_raw'],
    ['Risk of principal', 'risk_of_principal_raw'],
    ['Management fee (per annum)', 'management_fee_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Minimum initial investment', 'minimum_initial_raw'],
    ['Minimum subsequent investment', 'minimum_subsequent_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Listing', 'listing_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]);
  return form([
    ...items.map(([label, value]) => [label, label === 'Launch date' ? launch : value] as const),
    ['Stability rating', own],
    ['AMC rating', amc],
    ...s.people(entry),
  ]);
}

const sizes = (entry: s.Entry): string =>
  form([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per unit (Rs.)', entry.nav_per_unit ?? ''],
    ['Offer price (Rs.)', entry.offer_price ?? ''],
    ['Redemption price (Rs.)', entry.repurchase_price ?? ''],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, f.percent] as const),
  ]);

function returns(entry: s.Entry): string {
  const heads = s.tr(['Period', entry.fund_column_raw ?? '', 'Benchmark', inUrdu('Period')], 'th');
  const rows = entry.reported_returns.map((r) => line(r.period_label_raw, s.ownReturn(r), s.benchmarkReturn(r)));
  return `<table>${heads}${rows.join('')}</table>`;
}

function months(entry: s.Entry): string {
  const at = (series: string, label: string): string => s.percentAt(entry.monthly_returns, series, label) ?? '';
  const rows = s.labelsOf(entry.monthly_returns).map((label) => {
    const [name = '', year = ''] = label.split(' ');
    const number = s.MONTHS.findIndex((m) => m === name) + 1;
    return s.tr([
      label,
      at(entry.fund_column_raw ?? '', label),
      at('Benchmark', label),
      monthInUrdu(Number(year), number),
    ]);
  });
  return `<table>${s.tr(['Month', entry.fund_column_raw ?? '', 'Benchmark', inUrdu('Month')], 'th')}${rows.join('')}</table>`;
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((l) => line(l.label, s.percent(l.cells[0])));
  return rows.length === 0 ? '' : `${title(s.titleOf(entry, type))}<table>${rows.join('')}</table>`;
}

function holdings(entry: s.Entry): string {
  const rows = s.holdingItems(entry).map(([name, weight]) => s.tr([s.esc(name), weight, '']));
  return rows.length === 0 ? '' : `${title(entry.holdings_title_raw ?? '')}<table>${rows.join('')}</table>`;
}

const COMMENTS = {
  rate: 'Yields rose ahead of the meeting of the State Bank, and Islamic banks raised their profit rates on deposits. The Government sold Ijara Sukuk of Rs. 86 billion in the month. The fund placed more money with Islamic banks and kept its maturity short, so that it can take part in the next auctions.',
  market:
    'The index moved in a wide range, as the price of oil rose and political news weighed on shares. Companies of the technology sector and exporters did better than cement makers, whose costs of coal have doubled in a year. Charity of 1.2% of dividends was set aside as advised by the Shariah Advisor.',
} as const;

function page(entry: s.Entry): string {
  const kind = s.ofType(entry, 'CREDIT_QUALITY').length > 0 ? 'rate' : 'market';
  return `<div class=top><h1>${entry.fund_name_raw}</h1><div>${entry.amc_name_raw}<br>${entry.report_month_label_raw} / ${islamicDay(entry.report_date)}</div></div>
<div class=obj><b>Objective:</b> ${s.term(entry.investment_objective_raw)}<div class=ur>${objectiveInUrdu(entry.fund_column_raw ?? '')}</div></div>
<div class=cols><div>${title('Fund facts')}${facts(entry)}${title('Returns of each month (%)')}${months(entry)}</div>
<div>${title('Size and prices')}${sizes(entry)}${title('Returns (%)')}${returns(entry)}<p>${s.esc(entry.footnotes_raw.join(' '))}</p>
${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, 'CREDIT_QUALITY')}${shares(entry, 'SECTOR_ALLOCATION')}${holdings(entry)}<p style="margin-top:2mm">${COMMENTS[kind]}</p></div></div>
<footer>${s.esc(s.RISK_NOTE)}<div class=ur>${RISK_IN_URDU}</div>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
