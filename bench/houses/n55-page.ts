/** The pages of AMC N55: a statement with a column of note numbers, and the notes in two columns below it. */
import * as s from './shared12.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:9.1pt/1.36 'Liberation Serif';color:#111;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:12mm 17mm}
.top{font-weight:bold;font-size:9.4pt;line-height:1.35}.top div:first-child{font-size:8.4pt;font-weight:normal;font-style:italic}.top div:nth-child(2){font-size:13pt}
td,th{padding:.38mm 1mm;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{font-weight:bold}
.main{margin-top:2mm}.main td:nth-child(2),.main th:nth-child(2){text-align:center;width:14mm}.main td:nth-child(n+3),.main th:nth-child(n+3){width:31mm}
.main .unit td{text-align:center;padding-top:1.2mm}.main .total td:nth-child(n+3){border-top:.6pt solid #111;border-bottom:2pt double #111;font-weight:bold}
h2{font-size:9.1pt;margin:2mm 0 .6mm}h2 span{display:inline-block;width:7mm}.notes{columns:2;column-gap:8mm;margin-top:1.4mm;border-top:.8pt solid #111}.note{break-inside:avoid;padding-bottom:1mm}
.note p{margin:.4mm 0;text-align:justify}.amounts .sum td:nth-child(n+2){border-top:.5pt solid #111;border-bottom:1.6pt double #111}.terms td{text-align:left}.terms td:first-child{width:34mm}
.sign{position:absolute;left:17mm;right:17mm;bottom:24mm;display:flex;justify-content:space-between}.sign div{border-top:.5pt solid #111;padding:.6mm 4mm 0;text-align:center;min-width:46mm}
footer{position:absolute;left:17mm;right:17mm;bottom:8mm;font-size:7pt;border-top:.4pt solid #111;padding-top:1mm}`;

const DATES = ['January 31, 2012', 'June 30, 2011'] as const;
const unit = (words: string): string =>
  `<tr class=unit><td></td><td></td><td colspan=2>----- (${words}) -----</td></tr>`;

/** The rows of one unit; `note` is the number of the note that has more about the row. */
const rows = (items: readonly (readonly [label: string, note: string, now: string, then: string])[]): string =>
  items.map((cells) => s.tr(cells.map(s.esc))).join('');

function statement(entry: s.Entry, then: s.Figures): string {
  const count = (f: s.Figures): string => s.grouped(Number(f.units_outstanding ?? 0), 0);
  const before = (at: number): string => s.grouped(s.between(0.9, 1.1, entry.fund_name_raw, at), 2);
  const fees = entry.fees.map((f, i) => {
    const past = (Number(f.percent) * Number(before(i))).toFixed(2);
    return [f.fee_label_raw, i === 0 ? '4' : '', f.percent, past] as const;
  });
  const net = s.tr(
    [entry.fund_size_label_raw ?? '', '1', entry.fund_size_raw ?? '', then.fund_size_raw ?? ''],
    'td',
    'total',
  );
  return `<table class=main>${s.tr(['', 'Note', DATES[0].replace(', ', ',<br>'), DATES[1].replace(', ', ',<br>')], 'th')}
${unit("Rupees in '000")}${net}${unit('Number')}${rows([['Units in issue', '', count(entry), count(then)]])}
${unit('Rupees')}${rows([
    ['Net asset value per unit', '2', entry.nav_per_unit ?? '', then.nav_per_unit ?? ''],
    ['Offer price per unit', '2', entry.offer_price ?? '', then.offer_price ?? ''],
    ['Redemption price per unit', '2', entry.repurchase_price ?? '', then.repurchase_price ?? ''],
  ])}${unit('Percent and other statistics')}${rows([
    ...fees,
    ...entry.metrics.map((m, i) => [m.label_raw, '', m.value_raw, then.metrics[i]?.value_raw ?? ''] as const),
  ])}</table>`;
}

const note = (number: number, title: string, body: string): string =>
  `<div class=note><h2><span>${number}</span>${s.esc(title)}</h2>${body}</div>`;

/** Classes with their amounts; the total assets are a little more than the net assets. */
function composition(entry: s.Entry): string {
  const lines = s.lines(entry, 'ASSET_ALLOCATION');
  const net = Number(entry.fund_size_raw?.replaceAll(',', ''));
  const total = Math.round(net * s.between(1.004, 1.012, entry.fund_name_raw, 'total assets'));
  const amounts = lines.map((l) => Math.round((total * Number(l.cells[0])) / 100));
  amounts[0] = (amounts[0] ?? 0) + total - amounts.reduce((a, b) => a + b, 0);
  const thousands = (v: number): string => s.grouped(v, 0);
  const heads = s.tr(['', "Rupees<br>in '000", ...DATES.map((d) => `%<br>${d}`)], 'th');
  const body = lines.map((l, i) =>
    s.tr([s.esc(l.label), thousands(amounts[i] ?? 0), l.cells[0] ?? '', l.cells[1] ?? '']),
  );
  const sum = s.tr(['Total assets', thousands(total), '100.0', '100.0'], 'td', 'sum');
  return `<table class=amounts>${heads}${body.join('')}${sum}</table><p>Total assets less liabilities of
Rs. ${thousands(total - net)} thousand are the net assets. Liabilities include a provision for Workers' Welfare Fund, against which the industry has gone to court.</p>`;
}

function performance(entry: s.Entry): string {
  const heads = ['', entry.fund_column_raw ?? '', 'Benchmark'];
  const cell = s.bracketed;
  const periods = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  return `${s.htmlTable([heads, ...periods])}<p>${s.esc(entry.footnotes_raw.join(' '))} Figures in brackets are negative.</p>`;
}

function months(entry: s.Entry): string {
  const at = (series: string, label: string): string => s.bracketed(s.percentAt(entry.monthly_returns, series, label));
  const body = s
    .labelsOf(entry.monthly_returns)
    .map((l) => [l, at(entry.fund_column_raw ?? '', l), at('Benchmark', l)]);
  return s.htmlTable([['%', entry.fund_column_raw ?? '', 'Benchmark'], ...body]);
}

function general(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'Not rated');
  return s.list(
    [
      ...s.terms(entry, [
        ['Category', 'category_raw'],
        ['Type', 'fund_type_raw'],
        ['Launch date', 'launch_date_raw'],
        ['Benchmark', 'benchmark_raw'],
        ['Risk profile', 'risk_profile_raw'],
        ['Management fee', 'management_fee_raw'],
        ['Front-end load', 'front_end_load_raw'],
        ['Back-end load', 'back_end_load_raw'],
        ['Minimum initial investment', 'minimum_initial_raw'],
        ['Minimum subsequent investment', 'minimum_subsequent_raw'],
        ['Pricing', 'pricing_mechanism_raw'],
        ['Dealing days', 'dealing_days_raw'],
        ['Cut-off time', 'cutoff_raw'],
        ['Listing', 'listing_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditors', 'auditor_raw'],
      ]),
      ['Stability rating of the fund', own],
      ['Rating of the management company', amc],
    ],
    'terms',
  );
}

const REVIEWS = {
  rate: [
    'Inflation as measured by the consumer price index was 10.1% in January, a little more than in the month before. The State Bank left the policy rate unchanged at 12% in its meeting of the month, since the borrowing of the government from banks remained high.',
    'In two auctions of treasury bills the government accepted Rs. 259 billion against a target of Rs. 290 billion. Yields of the three tenors moved by less than ten basis points, and most bids were for the shortest tenor.',
    'The Fund kept its maturity short. Management expects that the rate remains where it is until the external account improves, and will add longer paper only when inflation has come down for several months.',
    'Unit holders are reminded that payouts may be received in cash or as additional units, and that the request has to reach the registrar before the register is closed.',
  ],
  market: [
    'The market recovered in the second half of January after the Government had announced relief in the collection of capital gains tax. Average daily volume was 63 million shares, nearly twice that of December, while foreign investors were net sellers of USD 11 million.',
    'Companies of the oil and gas sector did best, helped by higher prices of crude oil and by results that were better than the market had expected. Fertilizer companies lagged, since the supply of gas to their new plants was curtailed for most of the month.',
    'The Fund held on to companies with strong payouts and added to banks with a large share of current accounts. It sold part of its fertilizer companies in the course of the month.',
    'Management expects the results of the half year to support prices. A weaker rupee and higher prices of oil remain the main risks to this view.',
  ],
} as const;
const WELFARE =
  "The Finance Act 2008 widened the definition of an industrial establishment, so that schemes whose income is above Rs. 500,000 in a year may be liable to contribute two percent of it to the Workers' Welfare Fund. A petition of the industry is pending in the High Court of Sindh. The management company has made full provision as a matter of prudence.";

function notes(entry: s.Entry): { first: string; second: string } {
  const type = entry.allocations.at(-1)?.allocation_type ?? 'CREDIT_QUALITY';
  const second = s.lines(entry, type).map((l) => [l.label, l.cells[0] ?? ''] as const);
  const isRate = type === 'CREDIT_QUALITY';
  const parts: (readonly [string, string])[] = [
    ['Composition of total assets', composition(entry)],
    [
      'Prices',
      '<p>The offer price is the net asset value plus the front-end load. Prices are announced on each dealing day.</p>',
    ],
    ['Performance (%)', performance(entry)],
    [
      'Expenses',
      '<p>Ratios are annualised and include the fee of the SECP. The comparative figures are those of June 2011.</p>',
    ],
    [s.titleOf(entry, type), s.list(second, '')],
    ['Returns month by month', months(entry)],
    ['General', general(entry)],
  ];
  if (entry.holdings.length > 0)
    parts.splice(5, 0, [
      entry.holdings_title_raw ?? '',
      s.list(
        s.holdingItems(entry, (v) => v ?? ''),
        '',
      ),
    ]);
  parts.push(['Review of the period', s.paragraphs(REVIEWS[isRate ? 'rate' : 'market'])]);
  parts.push(["Workers' Welfare Fund", s.paragraphs([WELFARE])]);
  const numbered = parts.map(([title, body], i) => note(i + 1, title, body));
  return { first: numbered.slice(0, parts.length - 4).join(''), second: numbered.slice(-4).join('') };
}

const top = (entry: s.Entry, what: string): string => `<div class=top><div>${entry.amc_name_raw}</div>
<div>${entry.fund_name_raw}</div><div>${what}</div><div>AS AT ${entry.report_month_label_raw}</div></div>`;
const foot = (text: string): string => `<footer>${s.esc(s.RISK_NOTE)}<br>${s.esc(text)}</footer>`;

function pages(entry: s.Entry, then: s.Figures): string[] {
  const { first, second } = notes(entry);
  const last = entry.holdings.length > 0 ? 10 : 9;
  const people = s.people(entry).map(([role, name]) => `<div>${s.esc(name)}<br>${s.esc(role)}</div>`);
  return [
    `${top(entry, 'STATEMENT OF FUND FACTS (UN-AUDITED)')}
<p style="margin:1.4mm 0 0">The objective of the Fund is ${s.term(entry.investment_objective_raw)}</p>
${statement(entry, then)}<p>The annexed notes 1 to ${last} are an integral part of this statement.</p>
<div class=notes>${first}</div>${foot(entry.page_footer_raw ?? '')}`,
    `${top(entry, 'NOTES TO THE STATEMENT OF FUND FACTS (CONTINUED)')}<div class=notes>${second}</div>
<div class=sign>${people.join('')}</div>${foot(entry.page_footer_raw?.replace(/\d+$/, String(entry.page_number + 1)) ?? '')}`,
  ];
}

export const html = (entries: readonly s.Entry[], thenOf: (entry: s.Entry) => s.Figures): string =>
  s.htmlPages(
    STYLE,
    entries.flatMap((e) => pages(e, thenOf(e))),
  );
