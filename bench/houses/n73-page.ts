/** The pages of AMC N73: labels in Roman Urdu with English in brackets, and a second name below that of the fund. */
import * as s from './shared14.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.9pt/1.3 'DejaVu Sans Condensed','DejaVu Sans';color:#2b2b2b;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:0}
.band{background:#14532d;color:#fff;padding:6mm 12mm 4mm;display:flex;justify-content:space-between;align-items:flex-end}.band h1{margin:0;font:bold 18pt/1.15 'DejaVu Serif'}.band p{margin:1mm 0 0;font-size:7.6pt}.band span{text-align:right;flex:none;background:#fbbf24;color:#14532d;padding:1.4mm 3mm;font-weight:bold;line-height:1.4}
.body{padding:2mm 12mm}.cols{display:flex;gap:6mm}.cols>div{flex:1;min-width:0}h2{font-size:8.4pt;margin:2.6mm 0 1mm;color:#14532d;border-left:1.4mm solid #fbbf24;padding-left:1.4mm}p{margin:0 0 1.2mm}
td,th{padding:.6mm 1mm;border-bottom:.3pt dotted #7c8b80;font-weight:normal;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{background:#ecfdf3}
.facts td:last-child{text-align:left}.facts td:first-child{width:46mm;color:#14532d}.returns th,.returns td{text-align:center}.returns{font-size:7.1pt}.months{font-size:6.1pt}.months td,.months th{padding:.6mm .3mm}.small{font-size:6.5pt;color:#555}
.foot{position:absolute;left:0;right:0;bottom:0;background:#14532d;color:#fff;padding:2mm 12mm;display:flex;justify-content:space-between;font-size:6.8pt}`;

const cell = s.percent;

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string => s.ratingText(entry, subject, 'Not rated');
  return s.list(
    [
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
      ['Qeemat fi unit (NAV per unit)', `Rs. ${entry.nav_per_unit ?? ''}`],
      ...s.terms(entry, [
        ['Qism (Fund type)', 'fund_type_raw'],
        ['Zumra (Category)', 'category_raw'],
        ['Tareekh-e-aaghaz (Launch date)', 'launch_date_raw'],
        ['Maiyar (Benchmark)', 'benchmark_raw'],
        ['Khatray ka darja (Risk profile)', 'risk_profile_raw'],
        ['Intizami fee (Management fee)', 'management_fee_raw'],
        ['Dakhli load (Front-end load)', 'front_end_load_raw'],
        ['Kharji load (Back-end load)', 'back_end_load_raw'],
        ['Pehli raqam (Minimum investment)', 'minimum_initial_raw'],
        ['Mazeed raqam (Subsequent investment)', 'minimum_subsequent_raw'],
        ['Qeemat ka tareeqa (Pricing)', 'pricing_mechanism_raw'],
        ['Len den ke din (Dealing days)', 'dealing_days_raw'],
        ['Aakhri waqt (Cut-off time)', 'cutoff_raw'],
        ['Ameen (Trustee)', 'trustee_raw'],
        ['Muhasib (Auditor)', 'auditor_raw'],
      ]),
      ['Fund ki rating (Fund rating)', rating('FUND')],
      ['Company ki rating (AMC rating)', rating('AMC')],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
      ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ],
    'facts',
  );
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  const table = s.htmlTable([['Muddat (Period)', entry.fund_column_raw ?? '', 'Benchmark'], ...rows], 'returns');
  return `${s.heading('Munafa (Returns)')}${table}<p class=small>${s.esc(entry.footnotes_raw.join(' '))}</p>`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  MICF: 'Assalam-o-alaikum! Inflation came down to 17.3% in April, and the State Bank left its rate at 22.0% on 29 April. Your fund kept most of its money in deposits of Islamic banks and bought Ijara sukuk of one year at 20.2%. Profit is paid each day.',
  MIIF: 'Assalam-o-alaikum! Pakistan received the last USD 1.1 billion of the stand-by arrangement from the IMF on 29 April. Yields of Ijara sukuk fell by 30 bps in expectation of lower rates. Your fund bought sukuk with a fixed rental, and every company paid its rental in time.',
  MISF: 'Assalam-o-alaikum! Shares fell sharply as investors took the profits of the last half-year, and as the State Bank did not lower its rate. Oil and gas companies lost least, after the price of gas had been raised. Your fund kept its cash low and sold some cement.',
};

function page(entry: s.Entry, otherName: string): string {
  const short = entry.fund_column_raw ?? '';
  return `<div class=band><div><h1>${s.esc(entry.fund_name_raw)}</h1><p>${s.esc(otherName)}</p></div><span>Maahana report (Monthly report)<br>${entry.report_month_label_raw}</span></div>
<div class=body><div class=cols><div>${s.heading('Maqsad (Objective)')}<p>${s.term(entry.investment_objective_raw)}</p>${s.heading('Fund ki tafseel (Fund details)')}${facts(entry)}${s.heading('Zimmadar afraad (People)')}${s.namesFirst(entry)}</div>
<div>${returns(entry)}${s.sharesList(entry, 'ASSET_ALLOCATION')}${s.sharesList(entry, s.otherType(entry))}${s.holdingsList(entry)}</div></div>
${s.heading('Har maah ka munafa (Monthly returns)')}<div class=months>${s.monthTable(entry, [short, 'Benchmark'], cell)}</div>${s.heading('Manager ki baat (Comment)')}<p>${COMMENTS[short] ?? ''}</p>
<p class=small>${s.esc(s.RISK_NOTE)} Shikayat (Complaints): shikayat@mankialfunds.example, or SECP at sdms.secp.gov.pk.</p></div>
<div class=foot><span>${entry.amc_name_raw}, Saidu Sharif Road, Mingora, Swat. 0946-111-626-542</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[], otherNames: Readonly<Record<string, string>>): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, otherNames[e.fund_column_raw ?? ''] ?? '')),
  );
