/** The pages of AMC N91: a band, facts beside returns whose first row is the index, months as rows of the assets. */
import * as s from './shared15.ts';

const STYLE = `@page{size:letter;margin:0}
body{font:8.8pt/1.3 'Liberation Serif';color:#111;font-variant-ligatures:none}section{width:215.9mm;height:278.5mm;padding:9mm 14mm}
.band{display:flex;justify-content:space-between;background:#163a2b;color:#fff;padding:1.2mm 2.5mm;font-size:9pt}h1{font-size:17pt;margin:2.5mm 0 1mm}.aim{font-style:italic;margin:0 0 2.5mm}
h2{font-size:9.6pt;margin:3mm 0 .8mm;border-bottom:.9pt solid #163a2b}td,th{padding:.55mm 1.2mm;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}
.cols{display:flex;gap:6mm}.cols>div{flex:1;min-width:0}.facts td{text-align:left;border-bottom:.3pt solid #aaa}.facts td:first-child{font-weight:bold;width:42%}.facts tr:first-child td{border-top:.3pt solid #aaa}
.wide td:first-child{width:75%}.grid td,.grid th{border:.5pt solid #444;font-size:8.2pt}.grid th{background:#dfe8e2}.grid .over{text-align:center}.tight td,.tight th{padding:.55mm .7mm;white-space:nowrap}.pairs td{width:34%}.pairs td:nth-child(2),.pairs td:nth-child(4){width:11%}.pairs td:nth-child(3){text-align:left;padding-left:8mm}
.dots div{display:flex}.dots i{flex:1;border-bottom:.7pt dotted #555;margin:0 1mm 1mm}p{margin:0 0 1mm;text-align:justify}.small{font-size:7.4pt}.foot{position:absolute;left:14mm;right:14mm;bottom:6mm;border-top:.6pt solid #163a2b;padding-top:.8mm;font-size:7.4pt;text-align:center}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const REVIEW: Readonly<Record<string, string>> = {
  JIXF: 'The KSE-100 Index traded in a narrow range until the middle of the month and was then driven by foreign buying of exploration companies. Average daily volume was 176 million shares. The Fund was rebalanced twice, when free floats were revised and when a bank left the index.',
  JINF: 'The State Bank kept its discount rate at 12.5% in the policy announced at the end of March. Six months KIBOR was little changed. The Fund bought Treasury Bills in the auction of 25th March and received all coupons of its term finance certificates on time. No provision was made in the month.',
  JOPF: 'Foreign portfolio investment of USD 61 million supported the market, while local funds sold. Margin financing is still awaited, and the capital gains tax is expected from July. The Fund raised its weight of fertilizers and booked gains in textiles, which had doubled within a year.',
};

function facts(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'Not Rated');
  const isRate = own.includes('(f)');
  return s.htmlTable(
    s.stated([
      ...s.terms(entry, [
        ['Nature of Fund', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Date of Fund Launch', 'launch_date_raw'],
      ]),
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ['NAV (31st March, 2010)', `Rs.${entry.nav_per_unit ?? ''}`],
      ...s.terms(entry, [
        ['Benchmark', 'benchmark_raw'],
        ['Par Value', 'par_value_raw'],
        ['Management Fee', 'management_fee_raw'],
        ['Front-end Load', 'front_end_load_raw'],
        ['Back-end Load', 'back_end_load_raw'],
        ['Minimum Investment', 'minimum_initial_raw'],
        ['Subsequent Investment', 'minimum_subsequent_raw'],
        ['Risk Profile', 'risk_profile_raw'],
        ['Pricing', 'pricing_mechanism_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Dealing Time', 'cutoff_raw'],
        ['Listed at', 'listing_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditors', 'auditor_raw'],
      ]),
      [isRate ? 'Stability Rating' : 'Performance Ranking', own],
      ['Management Quality Rating', amc],
    ]),
    'facts',
    0,
  );
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns;
  const over = `<tr><th></th><th class=over colspan=${rows.length}>Periods ended 31st March, 2010</th></tr>`;
  const index = entry.category_raw === 'Income' ? 'KIBOR' : 'KSE 100';
  return `<table class="grid tight">${over}${s.tr(['', ...rows.map((r) => r.period_label_raw)], 'th')}
${s.tr([index, ...rows.map((r) => cell(r.benchmark_return_percent))])}${s.tr([s.short(entry), ...rows.map((r) => cell(r.fund_return_percent))])}</table>`;
}

/** The months are rows, the classes are columns. */
function assets(entry: s.Entry): string {
  const lines = s.lines(entry, 'ASSET_ALLOCATION');
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${s.htmlTable(
    [['', ...lines.map((l) => l.label)], ...dates.map((d, i) => [d, ...lines.map((l) => cell(l.cells[i]))])],
    'grid',
  )}`;
}

function second(entry: s.Entry): string {
  const type = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const rows = s.lines(entry, type).map((r) => `<div>${s.esc(r.label)}<i></i>${cell(r.cells[0])}</div>`);
  return `${s.heading(s.titleOf(entry, type))}<div class=dots>${rows.join('')}</div>`;
}

/** Two holdings on a line. */
function holdings(entry: s.Entry): string {
  const items = s.holdingItems(entry, cell);
  const rows = items.flatMap((item, i) => (i % 2 === 0 ? [[...item, ...(items[i + 1] ?? ['', ''])]] : []));
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable(rows, 'pairs', 0)}`;
}

export type Past = (entry: s.Entry) => readonly (readonly [day: string, figures: s.Figures])[];

function history(entry: s.Entry, past: Past): string {
  const then = past(entry);
  return `${s.heading('History')}${s.htmlTable(
    [
      ['', ...then.map(([day]) => day)],
      ['NAV (Rs.)', ...then.map(([, f]) => f.nav_per_unit ?? '')],
      ['Net Assets (Rs. M)', ...then.map(([, f]) => s.grouped(Number(f.fund_size_pkr) / 1e6, 1))],
    ],
    'grid',
  )}`;
}

function page(entry: s.Entry, past: Past): string {
  const people = s.members(entry).map(([name, office]) => `${s.esc(name)}, ${office}`);
  const statistics = s.list(
    entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    'facts wide',
  );
  return `<div class=band><span>${entry.amc_name_raw}</span><span>Fund Managers' Fact Sheet</span><span>${entry.report_month_label_raw}</span></div>
<h1>${s.esc(entry.fund_name_raw)}</h1><p class=aim>${s.term(entry.investment_objective_raw)}</p>
<div class=cols><div>${facts(entry)}</div><div>${returns(entry)}<p class=small style="margin-top:1mm">${s.esc(entry.footnotes_raw.join(' '))}</p>${statistics}${second(entry)}${s.heading('Investment Committee')}<p>${people.join('<br>')}</p></div></div>
${assets(entry)}${holdings(entry)}${history(entry, past)}${s.heading('Market Review')}<p>${REVIEW[s.short(entry)] ?? ''}</p>
<p class=small style="margin-top:3mm"><b>MUFAP's Recommended Format.</b> ${s.esc(s.RISK_NOTE)}</p>
<div class=foot>Jampur Asset Management Company Limited, 3rd Floor, Dawood Centre, Multan. Tel: 061-4549301-5. Fax: 061-4549306</div>`;
}

export const html = (entries: readonly s.Entry[], past: Past): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, past)),
  );
