/** The pages of AMC N97: three columns of text through which all funds flow. */
import * as s from './shared15.ts';

const frame = (left: string, right: string): string => `@page{size:A4;margin:18mm 13mm 14mm;
@top-left{content:"${left}";font:bold 9pt P052;color:#5a2d0c}@top-right{content:"${right}";font:8.4pt P052;width:120mm}
@bottom-center{content:counter(page);font:8pt P052}}`;
const STYLE = `*{box-sizing:border-box}
body{margin:0;font:7.7pt/1.26 'P052';color:#1a1a1a;font-variant-ligatures:none}
.flow{columns:3;column-gap:6mm;column-rule:.4pt solid #b9a999;column-fill:auto}
h1{font-size:11.6pt;line-height:1.1;margin:0 0 1mm;color:#5a2d0c;border-top:2pt solid #5a2d0c;padding-top:1mm;
break-after:avoid}
.entry+.entry h1{margin-top:3.4mm}h2{font-size:7.9pt;font-style:italic;margin:2mm 0 .4mm;break-after:avoid;
color:#5a2d0c}
p{margin:0 0 1mm;text-align:justify}table{border-collapse:collapse;width:100%}tr{break-inside:avoid}
td,th{padding:.14mm 0 .14mm 1mm;text-align:right;vertical-align:top;font-weight:normal;font-size:7.5pt}
th{border-bottom:.4pt solid #5a2d0c;font-size:7.1pt;vertical-align:bottom}
td:first-child,th:first-child{text-align:left;padding-left:0}
.facts td{text-align:left}.facts td:first-child{width:21mm;font-weight:bold}.held td:first-child{width:4.4mm}
.held td:nth-child(2),.people td{text-align:left}.small{font-size:6.8pt;line-height:1.2}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '..' : v.replace('-', '−'));

/** A table whose head is printed again in the next column if it breaks. */
function table(head: readonly string[], rows: readonly (readonly string[])[], kind = ''): string {
  const body = rows.map((cells) => s.tr(cells.map(s.esc))).join('');
  const heads = head.length === 0 ? '' : `<thead>${s.tr(head.map(s.esc), 'th')}</thead>`;
  return `<table class="${kind}">${heads}<tbody>${body}</tbody></table>`;
}

function facts(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'Not rated');
  const items = s.stated([
    ['NAV of a unit', `Rs ${entry.nav_per_unit ?? ''}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launched', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Par value', 'par_value_raw'],
      ['First purchase', 'minimum_initial_raw'],
      ['More units', 'minimum_subsequent_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Rating of fund', own],
    ['Rating of AMC', amc],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return table([], items, 'facts');
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells]);
  return `${s.heading(s.titleOf(entry, type))}${table(['', ...s.datesOf(entry, type)], rows)}`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  PDIF: 'The State Bank raised its policy rate by 100 basis points to 16% on 25 November, which few had expected. The fund had kept its treasury bills short and rolls them over at higher yields in December.',
  PFIF: 'Bond prices fell after the decision of the State Bank. Most of the bonds of the fund have floating rates that are set anew within six months, so that the loss of the month was small.',
  PVSF: 'The market was of two minds: politics calmed after the change of command of the army, but reserves of the State Bank fell below eight billion dollars. The fund bought banks, which earn more as rates rise.',
};

function entryText(entry: s.Entry): string {
  const name = s.short(entry);
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const returns = entry.reported_returns.map((r) => [
    r.period_label_raw,
    ...[r.fund_return_percent, r.benchmark_return_percent, r.peer_return_percent].map(cell),
  ]);
  const months = s.longSeries(entry.monthly_returns, [name, 'Benchmark'], cell);
  const years = s.longSeries(entry.historical_returns, [name, 'Benchmark'], cell);
  const held = entry.holdings.map((h) => [`${h.rank}`, h.name_raw, h.percent]);
  const heads = ['', name, 'Benchmark'];
  return `<div class=entry><h1>${s.esc(entry.fund_name_raw)} <span style="font-size:8pt">(${name})</span></h1>
<p><i>${s.term(entry.investment_objective_raw)}</i></p>${facts(entry)}
${s.heading('Returns to 30 November 2022, %')}${table([...heads, 'Peers'], returns)}
<p class=small>${s.esc(entry.footnotes_raw.join(' '))}</p>
${s.heading('Returns of single months, %')}${table(heads, months)}
${s.heading('Returns of years to June, %')}${table(heads, years)}
${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}
${held.length === 0 ? '' : `${s.heading(entry.holdings_title_raw ?? '')}${table([], held, 'held')}`}
${s.heading('Investment committee')}${table([], s.members(entry), 'people')}
${s.heading('The month')}<p>${s.esc(COMMENTS[name])}</p></div>`;
}

const WORDS: readonly s.Item[] = [
  ['Back-end load', 'A charge when units are given back, which is taken off their price.'],
  ['Benchmark', 'The yardstick with which the return of a fund is compared; it bears no costs.'],
  ['Cut-off time', 'Forms that arrive later are dealt with on the next dealing day.'],
  ['Front-end load', 'A charge when units are bought, which is added to their price.'],
  ['Management fee', 'What the company is paid for its work, before the sales tax of Punjab of 16%.'],
  ['NAV', 'The net assets of a fund divided by the number of its units, worked out on every dealing day.'],
  ['Peers', 'The average of all open-end funds of the category. It is worked out by the association of the industry.'],
  ['Risk profile', 'How much the price of a unit may move, on a scale of five steps set by the Commission.'],
  ['TER', 'All expenses of a fund in percent of its average net assets, a year, with levies of the government.'],
  ['Trustee', 'The company that keeps the assets of a fund, apart from those of its manager.'],
];

const OFFICES: readonly s.Item[] = [
  ['Phalia', 'Gujrat Road, opposite Tehsil Office'],
  ['Gujrat', 'Bhimber Road, near Shadman'],
  ['Lahore', 'Egerton Road, second floor'],
  ['Sialkot', 'Kashmir Road, Pakpura'],
  ['Karachi', 'I. I. Chundrigar Road'],
];

/** What follows the last fund. */
function annex(): string {
  const words = WORDS.map(([word, text]) => `<p><b>${s.esc(word)}</b>&ensp;${s.esc(text)}</p>`).join('');
  return `<div class=entry><h1>Words explained</h1>${words}</div><div class=entry><h1>Our offices</h1>${table(
    [],
    OFFICES,
    'facts',
  )}<p style="margin-top:1mm">Prices of all funds are on our website and in two daily newspapers, every day except
 Saturday and Sunday. Complaints are answered within seven working days; the Commission hears those who are not
 satisfied with our answer.</p><p class=small style="margin-top:3mm">${s.esc(s.RISK_NOTE)} Two points stand for a
 period that is longer than the life of the fund. Shares of the month and of the month before are those of the last
 day.</p></div>`;
}

export function html(entries: readonly s.Entry[]): string {
  const [first] = entries;
  const right = `${first?.amc_name_raw ?? ''}, ${first?.report_month_label_raw ?? ''}`;
  const style = `<style>${frame('Directory of funds', right)}${STYLE}</style>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8">${style}<body>
<div class=flow>${entries.map(entryText).join('')}${annex()}</div></body></html>`;
}
