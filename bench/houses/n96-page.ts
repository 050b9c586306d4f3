/** The landscape pages of AMC N96. */
import { dumbbells, ladder, round, slopes } from './n96-charts.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}section{width:297mm;height:209.5mm;padding:8mm 10mm}
body{font:7.6pt/1.28 'Liberation Sans';color:#262626;font-variant-ligatures:none}svg{font-family:'Liberation Sans'}
.top{display:flex;align-items:flex-end;border-bottom:2pt solid #0b6e69;padding-bottom:2mm;gap:6mm}
h1{font-size:20pt;margin:0;color:#0b6e69;line-height:1}.top p{margin:0;flex:1;font-size:7.8pt;color:#555}
.tag{background:#0b6e69;color:#fff;padding:1.4mm 3.4mm;border-radius:2mm;text-align:center;white-space:nowrap}
.tag b{display:block;font-size:12pt;line-height:1.15}.tag.o{background:#d9822b}
.grid{display:grid;grid-template-columns:62mm 1fr 1fr;gap:6mm;margin-top:3mm}
h2{font-size:8.8pt;color:#0b6e69;margin:0 0 .6mm}.key{font-size:7pt;color:#666;margin-bottom:1.4mm}
.key b{color:#0b6e69}.key i{font-style:normal;color:#b06014}.block{margin-bottom:3mm}
td{padding:.55mm 0;font-size:7.3pt;vertical-align:top;border-bottom:.3pt solid #dcdcdc}td:first-child{width:27mm;
color:#666}
.who{display:grid;grid-template-columns:1fr 1fr;gap:1.6mm}.who div{background:#f4f4f0;padding:1mm 1.6mm;
font-size:7.2pt}
.who b{display:block}.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;font-size:6.4pt;color:#777;display:flex;
gap:8mm}
.foot span:first-child{flex:1}`;

function facts(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Par value', 'par_value_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['First investment', 'minimum_initial_raw'],
      ['Further investments', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Fund rating', s.ratingText(entry, 'FUND')],
    ['AMC rating', s.ratingText(entry, 'AMC')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `<div class=block>${s.heading('At a glance')}${s.list(items)}</div>`;
}

function people(entry: s.Entry): string {
  const cards = s.members(entry).map(([name, office]) => `<div><b>${s.esc(name)}</b>${s.esc(office)}</div>`);
  return `<div class=block>${s.heading('Who manages the fund')}<div class=who>${cards.join('')}</div></div>`;
}

const chart = (title: string, key: string, picture: string): string =>
  `<div class=block>${s.heading(title)}<div class=key>${key}</div>${picture}</div>`;

function shares(entry: s.Entry, type: s.AllocationType): string {
  const months = s.datesOf(entry, type);
  const key = `from ${months[0] ?? ''} to ${months[1] ?? ''}`;
  return chart(s.titleOf(entry, type), key, slopes(s.lines(entry, type), months, 296));
}

const COMMENTS: Readonly<Record<string, string>> = {
  CSF: 'The State Bank kept its policy rate at 22% while yields of the secondary market fell by more than one percentage point as inflation is expected to come down. We lengthened the portfolio with floating rate bonds and let bank deposits run off.',
  CISF: 'The market had its best October in years: the rupee recovered, gas prices were raised at last and the first review of the IMF programme was in sight. We added to oil companies, which gain most from the end of circular debt.',
};

function page(entry: s.Entry): string {
  const name = s.short(entry);
  const rows = entry.monthly_returns;
  const spokes = s.labelsOf(rows).map((label) => ({
    label,
    own: s.percentAt(rows, name, label) ?? '',
    mark: s.percentAt(rows, 'Benchmark', label) ?? '',
  }));
  const two = `<b>● ${name}</b> above the line &nbsp; <i>○ Benchmark</i> below the line`;
  const ring = `<b>${name}</b> outside of the ring &nbsp; <i>Benchmark</i> inside of the ring`;
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const held = chart(entry.holdings_title_raw ?? '', 'rank, name and weight', ladder(entry.holdings, 262));
  return `<div class=top><div><h1>${s.esc(entry.fund_name_raw)}</h1></div><p>${s.term(
    entry.investment_objective_raw,
  )}</p><div class=tag>NAV per unit<b>PKR ${entry.nav_per_unit ?? ''}</b></div><div class="tag o">${s.esc(
    entry.fund_size_label_raw,
  )}<b>${s.esc(entry.fund_size_raw)}</b></div></div>
<div class=grid><div>${facts(entry)}${people(entry)}${s.heading('Our view')}${s.esc(COMMENTS[name])}</div>
<div>${chart('How the fund has done', two, dumbbells(entry.reported_returns, 270))}
${chart('The last twelve months', ring, round(spokes, name))}</div>
<div>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}${held}</div></div>
<div class=foot><span>${s.esc(entry.footnotes_raw.join(' '))} Expense ratios include levies.</span><span>${s.esc(
    entry.amc_name_raw,
  )} | ${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
