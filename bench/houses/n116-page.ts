/** The pages of AMC N116: a page of greetings, three pages with two funds each, and a page of explanations. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.6mm;background:#fff}body{font:7.8pt/1.3 'Noto Sans','Liberation Sans';color:#20302a}
.head{position:absolute;left:0;right:0;top:0;height:11mm;background:#1d6b45;color:#fff;text-align:center;font-size:11pt;line-height:11mm}
.head b{margin-right:5mm}.half{position:absolute;top:15mm;bottom:11mm;width:136mm}.half.l{left:9mm}.half.r{right:9mm}
.rule{position:absolute;left:148.4mm;top:16mm;bottom:12mm;border-left:.3mm solid #9bbfab}
.tag{display:inline-block;background:#dcebe2;color:#1d6b45;padding:.3mm 2.4mm;border-radius:2mm;font-size:7pt}
h1{font-size:15pt;margin:.6mm 0 1.2mm;color:#1d6b45;line-height:1.15}p{margin:0 0 1.6mm;text-align:justify}
h2{font-size:8.4pt;margin:2.4mm 0 .8mm;color:#1d6b45;border-bottom:.25mm solid #1d6b45}
td,th{padding:.7mm 1mm;text-align:center;font-size:7.4pt}th{background:#1d6b45;color:#fff}td:first-child{text-align:left;font-weight:bold}
td{border-bottom:.2mm solid #dcebe2}.cols{display:flex;gap:5mm}.cols>div{width:65.5mm}
.list td{text-align:left;vertical-align:top;font-size:7.1pt;padding:.5mm .6mm}.list td:first-child{width:24mm;font-weight:normal;color:#567}
.hold td:first-child{width:auto;color:#20302a}.hold td:last-child{text-align:right;font-weight:bold}
.bar{display:grid;grid-template-columns:33mm 1fr 10mm;align-items:center;font-size:7.1pt;line-height:1.45}
.bar i{height:2.4mm;background:#e0a526;display:block}.bar b{text-align:right}.note{font-size:6.4pt;color:#567;margin-top:1.6mm}
.foot{position:absolute;left:9mm;right:9mm;bottom:4mm;font-size:6.6pt;color:#567;display:flex;justify-content:space-between}
.mark{position:absolute;left:62mm;top:72mm;font-size:118pt;font-weight:bold;color:#1d6b45;opacity:.045;transform:rotate(-24deg)}
.words{position:absolute;left:40mm;right:40mm;top:34mm;font-size:10.5pt;line-height:1.55}.words h1{font-size:24pt;margin-bottom:8mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '' : `${v}%`);

/** The target of net assets for June, in billions. */
const TARGETS: Readonly<Record<string, string>> = {
  TICF: '30.000',
  TIIF: '8.500',
  TISF: '7.250',
  TISTF: '12.000',
  TIAAF: '3.500',
  TIEF: '4.000',
};

function sentence(entry: s.Entry, then: s.Figures): string {
  const peers = s.returnAt(entry, '1 Month')?.peer_return_percent;
  return `On December 31, 2025 the NAV per unit was PKR ${entry.nav_per_unit} (November 30, 2025: PKR ${then.nav_per_unit}) and the
net assets of the Fund were ${entry.fund_size_raw}, against ${then.fund_size_raw} a month before; we aim at PKR
${TARGETS[s.short(entry)]} billion by June 2026. The average 1 Month return of the peer funds was ${cell(peers)}.`;
}

function returns(entry: s.Entry): string {
  const labels = ['1 Month', '3 Months', '6 Months', '1 Year', '3 Years', '5 Years', 'Inception'];
  const rows = (['fund_return_percent', 'benchmark_return_percent'] as const).map((key, i) => [
    i === 0 ? s.short(entry) : 'Benchmark',
    ...labels.map((l) => cell(s.returnAt(entry, l)?.[key])),
  ]);
  return `<h2>Returns</h2>${s.htmlTable([['', ...labels], ...rows])}`;
}

function bars(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type);
  const most = Math.max(...rows.map((r) => Number(r.cells[0])));
  const each = rows.map((r) => {
    const width = ((Number(r.cells[0]) / most) * 100).toFixed(1);
    return `<span>${s.esc(r.label)}</span><span><i style="width:${width}%"></i></span><b>${cell(r.cells[0])}</b>`;
  });
  return `<h2>${s.titleOf(entry, type)}</h2><div class=bar>${each.join('')}</div>`;
}

function facts(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Launch date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum investment', 'minimum_initial_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
    ]),
    ['Fund rating', s.ratingText(entry, 'FUND', '')],
    ['AMC rating', s.ratingText(entry, 'AMC', '')],
    ...s.members(entry).map(([name, office]) => [office, name] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `<h2>Key Facts</h2>${s.list(items)}`;
}

function half(entry: s.Entry, then: s.Figures, side: string): string {
  const list = s.list(
    entry.holdings.map((h) => [h.name_raw, `${h.percent}%`] as const),
    'list hold',
  );
  const holdings = entry.holdings.length === 0 ? '' : `<h2>${s.esc(entry.holdings_title_raw)}</h2>${list}`;
  return `<div class="half ${side}"><span class=tag>${s.esc(entry.category_raw)}</span><h1>${s.esc(entry.fund_name_raw)}</h1>
<p>${s.esc(entry.investment_objective_raw)}</p><p>${sentence(entry, then)}</p>${returns(entry)}
<div class=cols><div>${facts(entry)}</div><div>${bars(entry, 'ASSET_ALLOCATION')}${bars(entry, s.otherType(entry) ?? 'CREDIT_QUALITY')}
${holdings}<p class=note>Shares and holdings are in percent of total assets.</p></div></div>
<p class=note>${s.esc(entry.footnotes_raw.join(' '))}</p></div>`;
}

const HEAD = '<div class=mark>THATTA</div><div class=head><b>Fund Manager Report</b> December 2025</div>';

function foot(amc: string, page: string): string {
  return `<div class=foot><span>${s.esc(amc)}</span>
<span>Mutual funds are subject to market risk; please read the Offering Document.</span><span>${page}</span></div>`;
}

const letter = (amc: string): string => `${HEAD}<div class=words><h1>Dear investors</h1>
<p>At the end of December 2025 we managed PKR 49.2 billion for 214,000 investors, 0.9% less than in November. The KMI-30
Index closed the calendar year near its record, and the State Bank brought its policy rate to 10.50%.</p>
<p>Our six funds are presented on the pages that follow. We expect yields of Ijara Sukuk to stay near 10.20% in the coming
quarter, and the earnings of listed companies to grow by 12.00% in the fiscal year.</p></div>${foot(amc, 'Thatta Funds – 1')}`;

const terms = (amc: string): string => `${HEAD}<div class=words><h1>Words that we use</h1>
<p>TER: the total expense ratio, annualized. PKISRV: rates of the Islamic revaluation of Ijara Sukuk. Cut-off time: the hour
until which orders have the price of the day.</p><p>${s.esc(s.RISK_NOTE)}</p></div>${foot(amc, 'Thatta Funds – 5')}`;

export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  form: s.Form,
  month: s.Month,
): string {
  const amc = entries[0]?.amc_name_raw ?? '';
  const pairs = entries.flatMap((_, i) => (i % 2 === 0 ? [entries.slice(i, i + 2)] : []));
  const pages = pairs.map((pair) => {
    const halves = pair.map((e, i) => half(e, s.figuresThen(e, funds, s.before(month), form), i === 0 ? 'l' : 'r'));
    return `${HEAD}<div class=rule></div>${halves.join('')}${foot(amc, pair[0]?.page_footer_raw ?? '')}`;
  });
  return s.htmlPages(STYLE, isWhole ? [letter(amc), ...pages, terms(amc)] : pages);
}
