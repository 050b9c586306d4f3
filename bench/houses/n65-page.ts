/** The pages of AMC N65: a website that a browser printed; each row of a table is a small table of its own labels. */
import * as s from './shared13.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.36 'DejaVu Sans';color:#1f2937;font-variant-ligatures:none;font-size:8pt}section{width:210mm;height:296.5mm;padding:11mm 12mm}
.run{position:absolute;left:8mm;right:8mm;display:flex;justify-content:space-between;font:7pt 'Liberation Serif';color:#000}
.tick{display:flex;gap:6mm;background:#0f172a;color:#e2e8f0;padding:1mm 3mm;font-size:6.2pt}.menu{display:flex;gap:5mm;padding:2mm 0;border-bottom:.4pt solid #cbd5e1}.menu b{margin-right:auto;font-size:10pt;color:#0369a1}
.hero{background:#e0f2fe;padding:3mm 4mm;margin:2mm 0}h1{margin:0;font-size:17pt}.tags span{display:inline-block;background:#0369a1;color:#fff;border-radius:2mm;padding:0 2mm;margin-right:2mm;font-size:6.4pt}
.hero dl{display:flex;gap:12mm;margin:2mm 0 0}dt{color:#64748b;font-size:6.4pt}dd{margin:0;font-weight:bold}.hero dd{font-size:11pt}
h2{font-size:9.6pt;margin:3mm 0 1mm}.grid{display:grid;gap:1.6mm 4mm}.g3{grid-template-columns:repeat(3,1fr)}.g4{grid-template-columns:repeat(4,1fr)}.help{display:inline-block;width:2.4mm;height:2.4mm;border:.3pt solid;border-radius:50%;text-align:center;font:5.4pt/2.4mm 'Liberation Serif'}
.card{border:.4pt solid #cbd5e1;border-radius:1mm;padding:.7mm 1.6mm}.card div{display:flex;justify-content:space-between;border-bottom:.3pt dotted #cbd5e1}.card div:last-child{border:0}.card i{font-style:normal;color:#64748b}
.btn{display:inline-block;border:.5pt solid #0369a1;color:#0369a1;border-radius:1mm;padding:.4mm 2mm;margin-right:1.6mm;font-size:6.4pt}.who{display:flex;gap:2mm;align-items:center}.who b{width:8mm;height:8mm;border-radius:50%;background:#bae6fd;display:flex;align-items:center;justify-content:center}
.cookie{position:absolute;left:12mm;right:12mm;bottom:9mm;background:#0f172a;color:#e2e8f0;padding:2mm 3mm;font-size:6.4pt}.small{font-size:6.2pt;color:#64748b}a{color:#0369a1}svg{display:block}p{margin:0 0 1mm}.q{border-bottom:.4pt solid #cbd5e1;padding:.6mm 0}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '—' : `${v}%`);
/** The sign that shows help when the pointer is over it. */
const HELP = '<span class=help>i</span>';
const SITE = 'https://www.ramkotfunds.example';

/** A row of a table as a narrow screen shows it: the head of each column before its value. */
const card = (items: readonly s.Item[]): string =>
  `<div class=card>${items.map(([l, v]) => `<div><i>${s.esc(l)}</i><span>${s.esc(v)}</span></div>`).join('')}</div>`;

const grid = (kind: string, cards: readonly string[]): string => `<div class="grid ${kind}">${cards.join('')}</div>`;

function terms(entry: s.Entry): string {
  const items = s.terms(entry, [
    ['Fund Type', 'fund_type_raw'],
    ['Category', 'category_raw'],
    ['Launch Date', 'launch_date_raw'],
    ['Risk Profile', 'risk_profile_raw'],
    ['Management Fee', 'management_fee_raw'],
    ['Front-end Load', 'front_end_load_raw'],
    ['Back-end Load', 'back_end_load_raw'],
    ['Minimum Investment', 'minimum_initial_raw'],
    ['Subsequent Investment', 'minimum_subsequent_raw'],
    ['Pricing Mechanism', 'pricing_mechanism_raw'],
    ['Dealing Days', 'dealing_days_raw'],
    ['Cut-off Time', 'cutoff_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]);
  const cells = items.map(([l, v]) => `<div><dt>${s.esc(l)} ${HELP}</dt><dd>${s.esc(v)}</dd></div>`);
  return `<h2>Key Information</h2>${grid('g4', cells)}<dl style="margin:1.6mm 0 0"><dt>Benchmark ${HELP}</dt><dd>${s.term(entry.benchmark_raw)}</dd></dl>`;
}

function ratings(entry: s.Entry): string {
  const of = (subject: 'FUND' | 'AMC', label: string): string =>
    s.ratingWith(
      entry,
      subject,
      (r, agency, day) => `<div><dd style="font-size:11pt">${r}</dd><dt>${label} · ${agency} · ${day}</dt></div>`,
      '',
    );
  return `<h2>Ratings</h2>${grid('g3', [of('FUND', 'Fund stability rating'), of('AMC', 'Management quality rating')])}`;
}

const periodCards = (entry: s.Entry): string[] =>
  entry.reported_returns.map((r) =>
    card([
      ['Period', r.period_label_raw],
      [entry.fund_column_raw ?? '', cell(r.fund_return_percent)],
      ['Benchmark', cell(r.benchmark_return_percent)],
    ]),
  );

function monthCards(entry: s.Entry): string[] {
  const short = entry.fund_column_raw ?? '';
  const at = (series: string, label: string): string => cell(s.percentAt(entry.monthly_returns, series, label));
  return s.labelsOf(entry.monthly_returns).map((label) =>
    card([
      ['Month', label],
      [short, at(short, label)],
      ['Benchmark', at('Benchmark', label)],
    ]),
  );
}

function shareCards(entry: s.Entry, type: s.AllocationType, head: string): string {
  const dates = s.datesOf(entry, type);
  const cards = s
    .lines(entry, type)
    .map((r) => card([[head, r.label], ...dates.map((d, i) => [d, cell(r.cells[i])] as const)]));
  return cards.length === 0 ? '' : `<h2>${s.titleOf(entry, type)}</h2>${grid('g3', cards)}`;
}

function holdings(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const cards = entry.holdings.map((h) =>
    card([
      ['#', String(h.rank)],
      ['Company', h.name_raw],
      ['Weight', cell(h.percent)],
    ]),
  );
  return `<h2>${entry.holdings_title_raw ?? ''}</h2>${grid('g3', cards)}`;
}

/** The price of twelve months as a line, with the names of the buttons that choose a period. */
function priceChart(entry: s.Entry, fund: s.Fund): string {
  const points = s.recent(s.historyOf(fund.name, fund.model, { year: 2023, month: 10 }), 12).map((p) => p.nav);
  const [low, high] = [Math.floor(Math.min(...points)) - 1, Math.ceil(Math.max(...points)) + 1];
  const line = points.map((v, i) => `${30 + i * 44},${62 - ((v - low) / (high - low)) * 54}`).join(' ');
  const labels = [low, (low + high) / 2, high].map(
    (v, i) => `<text x="0" y="${64 - i * 27}" font-size="6" fill="#64748b">${v.toFixed(1)}</text>`,
  );
  const buttons = ['1M', '3M', '6M', 'YTD', '1Y', '3Y', 'Max'].map((b) => `<span class=btn>${b}</span>`);
  return `<h2>NAV history of ${entry.fund_column_raw ?? ''}</h2><div>${buttons.join('')}</div><svg width="186mm" height="25mm" viewBox="0 0 530 72"><polyline points="${line}" fill="none" stroke="#0369a1" stroke-width="1.4"/>${labels.join('')}</svg>`;
}

const QUESTIONS = `<h2>Frequently Asked Questions</h2><div class=q>How do I invest? Open an account in our app with your CNIC and IBAN; it takes five minutes. ⌄</div>
<div class=q>Is zakat deducted? Yes, at 2.5% of the par value, unless you send us the affidavit CZ-50. ⌄</div><div class=q>What is a tax credit? Section 62 allows it for some funds; ask your adviser. ⌄</div>`;

function frame(entry: s.Entry, page: number, body: string): string {
  const path = `${SITE}/funds/${(entry.fund_column_raw ?? '').toLowerCase()}`;
  return `<div class=run style="top:4mm"><span>11/8/23, 4:02 PM</span><span>${s.esc(entry.fund_name_raw)} | Ramkot Investments</span><span></span></div>${body}
<div class=run style="bottom:4mm"><span>${path}</span><span>${page}/2</span></div>`;
}

function ticker(entries: readonly s.Entry[]): string {
  const prices = entries.map((e) => {
    const move = s.between(-0.01, 0.012, e.fund_name_raw, 'today');
    const sign = move < 0 ? '▼' : '▲';
    return `<span>${e.fund_column_raw ?? ''} ${(Number(e.nav_per_unit) * (1.002 + move)).toFixed(4)} ${sign}</span>`;
  });
  return `<div class=tick><span>Prices of 08 Nov 2023:</span>${prices.join('')}</div>`;
}

function first(entry: s.Entry, fund: s.Fund, entries: readonly s.Entry[]): string {
  const facts = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV (31 Oct 2023)', `PKR ${entry.nav_per_unit ?? ''}`],
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw]),
  ].map(([l = '', v = '']) => `<div><dt>${s.esc(l)}</dt><dd>${s.esc(v)}</dd></div>`);
  const body = `${ticker(entries)}<div class=menu><b>ramkot</b><span>Home</span><span>Funds ⌄</span><span>Calculators</span><span>Downloads</span><span>Contact Us</span><span>Login</span></div>
<div class=small>Home › Funds › ${s.esc(entry.fund_name_raw)}</div><div class=hero><h1>${s.esc(entry.fund_name_raw)}</h1><div>Fund Manager Report, ${entry.report_month_label_raw} · ${entry.amc_name_raw}</div><dl>${facts.join('')}</dl></div>
<div><span class=btn>Invest Now</span><span class=btn>Download PDF</span><span class=btn>Share</span></div><h2>Investment Objective</h2><p>${s.term(entry.investment_objective_raw)}</p>
${terms(entry)}${ratings(entry)}${priceChart(entry, fund)}<h2>Fund Manager’s Commentary</h2><p>${COMMENTS[entry.fund_column_raw ?? ''] ?? ''}</p><h2>Performance</h2>${grid('g3', periodCards(entry).slice(0, 3))}
<div class=cookie>We use cookies to improve your experience on our website. By browsing it you agree to our policy (${SITE}/privacy). Accept all · Settings</div>`;
  return frame(entry, 1, body);
}

const COMMENTS: Readonly<Record<string, string>> = {
  RRF: 'The State Bank left its policy rate at 22% on 30 October 2023. Inflation eased to 26.9% from 31.4% in September, as the prices of fuel fell with the gain of the rupee. The cut-off yields of treasury bills fell by about 50 basis points in the two auctions of the month. The Fund kept its average maturity below 40 days and bought commercial paper of a telecom company with a rating of A1+.',
  RISF: 'Investors expected the mission of the IMF in November to end well, and the rupee gained for a second month. The results season was good for technology and chemicals, while cement companies suffered from the price of power. The Fund took profits in two small holdings and added to exploration, whose companies await the payment of old receivables. Foreign investors bought shares of USD 23 million net.',
  RAAF: 'The Fund kept more than half of its assets in equities, as shares trade at four times their earnings and pay dividends of 11%. PIBs with fixed coupons were added in the auction of the month, since the policy rate may have peaked at 22%. Bank balances earn more than 20% and can be moved to shares within days. The weight of equities may go up to 70% by the end of the calendar year.',
};

function initials(name: string): string {
  const words = name.split(',')[0]?.split(' ') ?? [];
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}

function second(entry: s.Entry): string {
  const team = s
    .people(entry)
    .map(
      ([role, name]) =>
        `<div class=who><b>${initials(name)}</b><div>${s.esc(name)}<br><span class=small>${s.esc(role)}</span></div></div>`,
    );
  const links = ['Offering Document', 'Trust Deed', 'Annual Report 2023'].map(
    (l) => `<a>${l}</a> (${SITE}/files/${l.toLowerCase().replaceAll(' ', '-')}.pdf)`,
  );
  return frame(
    entry,
    2,
    `${grid('g3', periodCards(entry).slice(3))}<p class=small>${s.esc(entry.footnotes_raw.join(' '))}</p><h2>Monthly Returns</h2>${grid('g4', monthCards(entry))}
${shareCards(entry, 'ASSET_ALLOCATION', 'Asset')}${shareCards(entry, 'CREDIT_QUALITY', 'Rating')}${shareCards(entry, 'SECTOR_ALLOCATION', 'Sector')}${holdings(entry)}
<h2>Investment Committee</h2>${grid('g3', team)}<h2>Documents</h2><p>${links.join('<br>')}</p>${entry.holdings.length === 0 ? QUESTIONS : ''}
<p class=small style="margin-top:2mm">${s.esc(s.RISK_NOTE)}</p><p class=small>© 2023 Ramkot Investments Limited. All rights reserved. Office 4, Bank Square, Mirpur. UAN 111-726-568. Follow us: Facebook · LinkedIn · YouTube</p>`,
  );
}

export const html = (entries: readonly s.Entry[], fundOf: (entry: s.Entry) => s.Fund): string =>
  s.htmlPages(
    STYLE,
    entries.flatMap((e) => [first(e, fundOf(e), entries), second(e)]),
  );
