/** The pages of AMC N89: facts at the left, and rows below one axis of months with brackets for longer periods. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}
body{font:7.3pt/1.22 'Liberation Sans';color:#22262b;font-variant-ligatures:none}section{width:297mm;height:209.5mm;padding:7mm 8mm}
.top{display:flex;justify-content:space-between;align-items:baseline;border-bottom:1.4pt solid #00695c;margin-bottom:2.4mm}.top h1{font-size:16pt;margin:0 0 1mm;color:#00695c;font-weight:bold}.top span{font-size:10pt}
.page{display:flex;gap:4mm}.facts{width:55mm;flex:none}.facts td{padding:.62mm .6mm;vertical-align:top;border-bottom:.3pt solid #cfd8d6;font-size:6.9pt}.facts td:first-child{width:22mm;color:#00695c}.facts h2{margin:1.6mm 0 .5mm;font-size:7.6pt;color:#00695c}.facts p{margin:0;font-size:6.9pt}
.grid{flex:1;table-layout:fixed}.grid th{background:#00695c;color:#fff;font-weight:bold;font-size:6.9pt;padding:.9mm .6mm;text-align:right}.grid td{padding:.5mm .6mm;text-align:right;font-size:6.9pt;border-left:.3pt solid #e2e8e7}.grid td:first-child{text-align:left;border-left:0;white-space:nowrap}.grid tr.line td{border-bottom:.3pt solid #e2e8e7}
.grid td:last-child{background:#eef6f4}.grid tr.head td{background:none;border:0;font-weight:bold;color:#00695c;padding-top:1.1mm;text-align:left}.grid tr.strong td{font-weight:bold}
.grid td.free{border:0;background:none}.grid td.over{border:0;background:none;padding:.5mm .4mm;text-align:center;vertical-align:top;line-height:1.15}.over.one{white-space:nowrap}.over i{display:block;height:1.3mm;border:.8pt solid #b4540a;border-top:0;margin-bottom:.4mm}.over b{color:#b4540a}.over.long i{border-left:0;height:.8mm;position:relative}.over.long{padding-bottom:0}
.over.long i::before{content:'';position:absolute;left:-.4mm;bottom:-1.05mm;border:1mm solid transparent;border-right:1.8mm solid #b4540a;border-left:0}
.grid td.texts{border:0;vertical-align:top;padding:1mm 5mm 0 0;white-space:normal}.texts>div{display:flex;gap:5mm}.texts>div>div{flex:1}.texts h2{font-size:7.4pt;margin:0 0 .5mm;color:#00695c}.texts p{margin:0}.texts table td{border:0;background:none;padding:.28mm .3mm;border-bottom:.3pt solid #e2e8e7}
.small{position:absolute;left:8mm;right:8mm;bottom:4mm;font-size:6.3pt;color:#555;display:flex;justify-content:space-between;gap:6mm}.small span:last-child{white-space:nowrap}`;

interface Axis {
  readonly months: readonly string[];
  readonly historyOf: (entry: s.Entry) => readonly s.Figures[];
}

const COMMENTS: Readonly<Record<string, string>> = {
  HMMF: 'In its statement of September the State Bank raised the policy rate by 25 basis points to 7.25%, the first increase since June 2019, and the market expects more. Cut-off yields of three-month T-Bills rose by 40 basis points in October. The Fund kept short maturities and let its T-Bills run off before the auctions of November; deposits were placed with banks rated AA and better at rates close to those of T-Bills.',
  HAAF: 'The Index recovered in the second half of October after a prior action of the IMF was agreed, while the rupee fell to an all-time low against the dollar. The Fund moved from cement to banks, which gain from higher rates, and did not buy any long bonds. Its share of bank deposits gives room to buy after the monetary policy statement.',
  HSF: 'The Index recovered in the second half of October after a prior action of the IMF was agreed, while the rupee fell to an all-time low against the dollar. Foreigners sold shares worth USD 27 million, which banks and companies bought. The Fund overweights banks and technology and underweights cement, where coal is dear.',
};

function facts(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'Not rated');
  const isRank = own.includes('Star');
  const items = s.stated([
    ...s.terms(entry, [
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launched', 'launch_date_raw'],
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
      ['Next investments', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    [isRank ? 'Performance ranking' : 'Stability rating', own],
    ['Rating of the AMC', amc],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `<div class=facts><p>${s.term(entry.investment_objective_raw)}</p>${s.heading('The fund')}${s.list(items)}${s.heading('Who manages it')}${s.list(s.people(entry))}</div>`;
}

/** Text of three rows: the name of the period, the fund, the benchmark; on one row if it is wide. */
function bracket(entry: s.Entry, r: s.ReturnRow, months: number): string {
  const figures = [
    `${s.short(entry)} ${s.percent(r.fund_return_percent)}`,
    `Benchmark ${s.percent(r.benchmark_return_percent)}`,
  ];
  const name = `<b>${s.esc(r.period_label_raw)}</b>`;
  const [own = '', mark = ''] = figures;
  if (months === 1)
    return `<td class="over one"><i></i>${name}<br>${own}<br>BM ${s.percent(r.benchmark_return_percent)}</td>`;
  const isLong = months > 12;
  const words = isLong || months === 12 ? `${name}: ${own}, ${mark}` : `${name}<br>${own}<br>${mark}`;
  return `<td class="over${isLong ? ' long' : ''}" colspan=${Math.min(months, 12)}><i></i>${words}</td>`;
}

function texts(entry: s.Entry, rows: number): string {
  const held = s.holdingsList(entry);
  const comment = `<div>${s.heading('Our comment')}<p>${s.esc(COMMENTS[s.short(entry)])}</p></div>`;
  return `<td class=texts colspan=7 rowspan=${rows}><div>${comment}${held === '' ? '' : `<div>${held}</div>`}</div></td>`;
}

/** The periods that end with the axis, the shortest first; what is left of them has texts. */
function brackets(entry: s.Entry): string {
  const spans = [1, 3, 4, 6];
  const free = (columns: number): string => (columns === 0 ? '' : `<td class=free colspan=${columns}></td>`);
  return entry.reported_returns
    .map((r, i) => {
      const months = spans[i] ?? (r.period_label_raw === '12 months' ? 12 : 13);
      const before = months > 6 ? '<td class=free></td>' : `${i === 0 ? texts(entry, 4) : ''}${free(6 - months)}`;
      return `<tr>${before}${bracket(entry, r, months)}</tr>`;
    })
    .join('');
}

const line = (label: string, cells: readonly (string | null | undefined)[], kind = 'line'): string =>
  s.tr([s.esc(label), ...cells.map((c) => s.esc(c ?? ''))], 'td', kind);

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((r) => line(r.label, r.cells));
  return `<tr class=head><td colspan=13>${s.esc(s.titleOf(entry, type))}</td></tr>${rows.join('')}`;
}

function grid(entry: s.Entry, axis: Axis): string {
  const history = axis.historyOf(entry);
  const monthly = (name: string): (string | undefined)[] =>
    axis.months.map((m) => s.percentAt(entry.monthly_returns, name, m));
  const widths = `<colgroup><col style="width:38mm">${'<col>'.repeat(12)}</colgroup>`;
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  return `<table class=grid>${widths}${s.tr(['At the end of / in', ...axis.months], 'th')}
${line('NAV per unit, Rs.', [...history.slice(0, -1).map((f) => f.nav_per_unit), entry.nav_per_unit])}
${line(entry.fund_size_label_raw ?? '', [...history.slice(0, -1).map((f) => f.fund_size_raw), entry.fund_size_raw])}
${line(`Return of ${s.short(entry)}, %`, monthly(s.short(entry)), 'line strong')}
${line('Return of the benchmark, %', monthly('Benchmark'))}
${brackets(entry)}${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}</table>`;
}

const page = (entry: s.Entry, axis: Axis): string =>
  `<div class=top><h1>${s.esc(entry.fund_name_raw)}</h1><span>Fund Manager Report, ${entry.report_month_label_raw}</span></div>
<div class=page>${facts(entry)}${grid(entry, axis)}</div>
<div class=small><span>BM: benchmark. ${s.esc(entry.footnotes_raw.join(' '))} Expense ratios include levies of the government. ${s.esc(s.RISK_NOTE)}</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;

export const html = (entries: readonly s.Entry[], axis: Axis): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, axis)),
  );
