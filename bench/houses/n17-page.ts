/** The pages of AMC N17: facts at the left, commentary at the right, tables in pairs below. */
import { esc } from './html2.ts';
import * as s from './shared5.ts';

const STYLE = `
@page { size: A4; margin: 0 }
body { margin: 0; font: 7.4pt/1.25 'Nimbus Sans', 'Liberation Sans'; color: #222 }
section { width: 210mm; height: 296.5mm; box-sizing: border-box; padding: 11mm 12mm; position: relative; break-after: page }
.logo { position: absolute; top: 10mm; right: 12mm; font-size: 17pt; font-weight: bold; color: #4b2e83 } .logo i { font-weight: normal; font-size: 11pt }
h1 { font-size: 15pt; color: #4b2e83; margin: 0 0 1mm } .sub { display: flex; justify-content: space-between; margin: 0; font-weight: bold; font-size: 7.8pt }
h2 { background: #4b2e83; color: #fff; font-size: 7.8pt; margin: 2.6mm 0 .6mm; padding: .7mm 1.4mm } table { border-collapse: collapse; width: 100% }
td, th { padding: .5mm .9mm; vertical-align: top; text-align: right; font-size: 7pt } td:first-child, th:first-child { text-align: left }
.perf td, .perf th { border: .4pt solid #888; text-align: center; vertical-align: middle } .perf th { background: #e4def0 }
.facts td { text-align: left } .facts td:first-child { width: 27mm; font-weight: bold } .two { display: flex; gap: 4mm } .two > * { flex: 1 }
p { margin: 1mm 0; text-align: justify } .note { font-size: 6.2pt } .mark td { font-style: italic } .total td { border-top: .6pt solid #222; font-weight: bold }
footer { position: absolute; bottom: 6mm; left: 12mm; right: 12mm; font-size: 7pt; display: flex; justify-content: space-between }
.tight td, .tight th { padding: .16mm .9mm } .tight h2 { margin-top: 1.2mm } .tight p { margin: .5mm 0 } .risk { position: absolute; bottom: 11mm; left: 12mm; right: 12mm; font-size: 5.8pt; border: .4pt solid #888; padding: 1mm }`;

/** (1.8%) */
const percent = (text: string | null | undefined): string => {
  if (text === null || text === undefined) return '';
  return text.startsWith('-') ? `(${text.slice(1)}%)` : `${text}%`;
};

export const SUMMARY_BASE = { percent };

const td = (cells: readonly string[]): string => cells.map((c) => `<td>${c}</td>`).join('');
const th = (cells: readonly string[]): string => cells.map((c) => `<th>${c}</th>`).join('');

function performance(entry: s.Entry): string {
  const rows = entry.reported_returns;
  return `<h2>Performance %</h2><table class=perf><tr>${th(['Performance Period', ...rows.map((r) => r.period_label_raw)])}</tr>
<tr>${td([entry.fund_column_raw ?? '', ...rows.map((r) => percent(r.fund_return_percent))])}</tr>
<tr>${td(['BENCHMARK', ...rows.map((r) => percent(r.benchmark_return_percent))])}</tr></table>
<p class=note>${entry.footnotes_raw.join(' ')} The performance reported is net of management fee & all other expenses and is based on
dividend reinvestment gross of with-holding tax where applicable.</p>`;
}

const ratio = (part: s.Part, r: s.Ratio, month: s.Month): string =>
  `${part.figures.fees[r.period === 'MTD' ? 0 : 1]?.percent}% p.a (including ${s.ratiosOf(part, month).find((x) => x.period === r.period)?.levies}% government levies)`;

function facts(entry: s.Entry, parts: readonly s.Part[], month: s.Month): string {
  const rating = (subject: 'FUND' | 'AMC'): string | null => {
    const r = s.rated(entry, subject);
    const day = (r?.line_raw ?? '').replace(`${r?.rating_raw} ${r?.rating_agency} `, '');
    return r === null ? null : `“${r.rating_raw}” by ${r.rating_agency} ${day}`;
  };
  const [first] = parts;
  const own = entry.sub_funds.length === 0 && first !== undefined ? first : null;
  const short = (part: s.Part): string => part.line.replace('CPF-', '').replace(' Sub-fund', '');
  const ratios = (['MTD', 'YTD'] as const).map((period, i): readonly [string, string] => {
    const text = parts.map((part) => {
      const r = s.only(s.ratiosOf(part, month)[i], 'ratio');
      return own === null ? `${short(part)} ${ratio(part, r, month)}` : ratio(part, r, month);
    });
    return [`Total Expense Ratio (${period}):`, text.join('<br>')];
  });
  const risk = [entry.risk_profile_raw, entry.risk_of_principal_raw].filter((x) => x !== undefined);
  const minimum = [entry.minimum_initial_raw, entry.minimum_subsequent_raw].filter((x) => x !== null);
  const rows: readonly (readonly [string, string | null])[] = [
    ['Launch Date:', entry.launch_date_raw ?? null],
    ['Fund Size:', entry.fund_size_raw],
    ['Type:', entry.fund_type_raw],
    ['Dealing Days:', entry.dealing_days_raw],
    ['Dealing Time:', `(Cut-off) ${entry.cutoff_raw}`],
    ['Settlement:', entry.settlement_raw ?? null],
    ['Pricing Mechanism:', entry.pricing_mechanism_raw],
    ['Load:', `Front End: ${entry.front_end_load_raw}, Back End: ${entry.back_end_load_raw}`],
    ['Management Fee:', entry.management_fee_raw],
    ...ratios,
    ['Risk Profile / Risk of principal erosion:', risk.join(' / ')],
    ['Fund Stability Rating:', own === null ? null : (rating('FUND') ?? 'N/A')],
    ['Listing:', entry.listing_raw],
    ['Custodian & Trustee:', entry.trustee_raw],
    ['Auditors:', entry.auditor_raw],
    ['Benchmark:', entry.benchmark_raw],
    ['Leverage:', entry.leverage_raw],
    ...entry.metrics
      .filter((m) => m.label_raw.endsWith(':'))
      .map((m): readonly [string, string] => [m.label_raw, m.value_raw]),
    ['Fund Manager:', entry.parties[0]?.name_raw ?? null],
    [minimum.length > 1 ? 'Minimum Subscription: Initial / Subsequent:' : 'Minimum Subscription:', minimum.join(' / ')],
    ['Asset Manager Rating:', rating('AMC')],
  ];
  const body = rows
    .filter(([, v]) => v !== null && v !== '')
    .map(([l, v]) => `<tr>${td([l, v?.replace(/&(?!\w+;)/g, '&amp;') ?? ''])}</tr>`);
  return `<table class=facts>${body.join('')}</table>`;
}

function comment(entry: s.Entry, month: s.Month): string {
  const name = /\((\w+)\)/.exec(entry.fund_name_raw)?.[1] ?? '';
  const row = entry.reported_returns[0];
  const text =
    row === undefined
      ? `The scheme has three sub-funds. Participants of ${name} gained from equities in the month, as the market rose for the third time in a row.`
      : `During the month ${name} posted a return of ${percent(row.fund_return_percent)} versus the Benchmark return of ${percent(row.benchmark_return_percent)}, net of management fee and all other expenses.`;
  return `<p>${text}</p><p>Foreign exchange reserves held by the SBP decreased by USD 113 million to USD 7.5 billion during ${s.monthName(month)} ${month.year}. Average inflation for the
first four months of the fiscal year is 28.5% against 25.5% of the same period last year. We expect inflation to decline from the second half
of the fiscal year as the base effect takes hold.</p><p>The allocation of the portfolio will be adjusted to changes in the outlook, in line with the investment
policy. Investors are advised to read the Offering Document and to consult their own advisers before they invest in ${name}.</p>`;
}

function allocation(figures: s.Figures, title: string): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION');
  const dates = [...new Set(s.ofType(figures, 'ASSET_ALLOCATION').map((r) => r.period_label ?? ''))];
  return `<h2>${title}</h2><table><tr>${th(['', ...dates])}</tr>${rows
    .map((r) => `<tr>${td([esc(r.label), ...r.cells.map((c) => `${c}%`)])}</tr>`)
    .join('')}<tr class=total>${td(['Total', '100.0%', '100.0%'])}</tr></table>`;
}

function second(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type);
  if (rows.length === 0) return '';
  const total = type === 'CREDIT_QUALITY' ? `<tr class=total>${td(['Total', '100.0%'])}</tr>` : '';
  return `<h2>${esc(s.ofType(figures, type)[0]?.table_title_raw)}</h2><table>${rows
    .map((r) => `<tr>${td([esc(r.label), `${r.cells[0]}%`])}</tr>`)
    .join('')}${total}</table>`;
}

function holdings(figures: s.Figures, notes: ReadonlyMap<string, string>): string {
  if (figures.holdings.length === 0) return '';
  const hasNotes = [...notes.values()].some((n) => n !== '');
  const rows = figures.holdings.map((h) => {
    const cells = hasNotes
      ? [esc(h.name_raw), notes.get(h.name_raw) ?? '', `${h.percent}%`]
      : [esc(h.name_raw), `${h.percent}%`];
    return `<tr>${td(cells)}</tr>`;
  });
  const head = hasNotes ? ['Name', 'Asset Class', '% of Total Assets'] : ['Name', '% of Total Assets'];
  return `<h2>${figures.holdings_title_raw}</h2><table><tr>${th(head)}</tr>${rows.join('')}</table>`;
}

const notesOf = (mix: s.Mix): Map<string, string> => new Map(mix.papers.map(([name, , note]) => [name, note]));

function characteristics(entry: s.Entry): string {
  const rows = entry.metrics.filter((m) => !m.label_raw.endsWith(':'));
  if (rows.length === 0) return '';
  const name = /\((\w+)\)/.exec(entry.fund_name_raw)?.[1] ?? '';
  return `<h2>Characteristics of Equity Portfolio</h2><table><tr>${th(['', ...rows.map((m) => m.label_raw)])}</tr>
<tr>${td([name, ...rows.map((m) => m.value_raw)])}</tr></table>`;
}

/** The table of returns of a pension fund: its sub-funds are rows, sizes and prices the first columns. */
function pension(entry: s.Entry, month: s.Month): string {
  const [first] = entry.sub_funds;
  const labels = (first?.reported_returns ?? []).map((r) => r.period_label_raw);
  const day = `${s.daysIn(month)}/${String(month.month).padStart(2, '0')}/${month.year}`;
  const rows = entry.sub_funds.map((sub) => {
    const cells = labels.map((l) =>
      percent(sub.reported_returns.find((r) => r.period_label_raw === l)?.fund_return_percent),
    );
    return `<tr>${td([sub.name_raw, sub.fund_size_raw ?? '', sub.nav_per_unit ?? '', ...cells])}</tr>`;
  });
  return `<h2>Performance %</h2><table class=perf><tr>${th(['', 'Fund Size (Rs. in mln)', `Unit Price (Rs.) (${day})`, ...labels])}</tr>${rows.join('')}</table>
<p class=note>${entry.footnotes_raw.join(' ')}
The performance reported is net of management fee & all other expenses.</p>`;
}

/** Credit quality: a column for each sub-fund that has one. */
function credits(entry: s.Entry): string {
  const subs = entry.sub_funds.filter((x) => s.ofType(x, 'CREDIT_QUALITY').length > 0);
  const tables = subs.map((x) => new Map(s.lines(x, 'CREDIT_QUALITY').map((r) => [r.label, r.cells[0]])));
  const labels = [...new Set(tables.flatMap((t) => [...t.keys()]))].sort(
    (a, b) => Number(a === 'Others') - Number(b === 'Others'),
  );
  const heads = subs.map((x) => x.name_raw.replace('CPF-', '').replace(' Sub-fund', ''));
  const rows = labels.map((l) => `<tr>${td([l, ...tables.map((t) => (t.has(l) ? `${t.get(l)}%` : '-'))])}</tr>`);
  return `<h2>${s.only(s.ofType(s.only(subs[0], 'sub-fund'), 'CREDIT_QUALITY')[0], 'row').table_title_raw}</h2>
<table><tr>${th(['', ...heads])}</tr>${rows.join('')}<tr class=total>${td(['Total', ...heads.map(() => '100.0%')])}</tr></table>`;
}

function portfolio(entry: s.Entry, fund: s.Fund): string {
  if (fund.subs === undefined) {
    const left = allocation(entry, 'Asset Allocation (% of Total Assets)') + characteristics(entry);
    const right = second(entry, fund.second?.type ?? 'CREDIT_QUALITY');
    return `<div class=two><div>${left}</div><div>${right}</div></div>${holdings(entry, notesOf(fund))}`;
  }
  const boxes = entry.sub_funds.map(
    (sub) =>
      `<div>${allocation(sub, 'Asset Allocation (% of Total Assets)').replace('<h2>', `<p><b>${sub.name_raw}</b></p><h2>`)}</div>`,
  );
  const [equity, debt] = entry.sub_funds;
  const top = (sub: s.SubFacts | undefined): string =>
    sub === undefined ? '' : holdings(sub, new Map()).replace('<h2>', `<p><b>${sub.name_raw}</b></p><h2>`);
  return `<div class=two>${boxes.join('')}</div><div class=two><div>${credits(entry)}</div>
<div><p><b>${equity?.name_raw}</b></p>${second(s.only(equity, 'sub-fund'), 'SECTOR_ALLOCATION')}</div></div><div class=two><div>${top(equity)}</div><div>${top(debt)}</div></div>`;
}

function page(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const day = `${s.daysIn(month)}/${String(month.month).padStart(2, '0')}/${month.year}`;
  const price = entry.sub_funds.length > 0 ? '' : `Unit Price (${day}): Rs.${entry.nav_per_unit}`;
  const table = entry.sub_funds.length > 0 ? pension(entry, month) : performance(entry);
  const people = entry.parties.map((p) => p.name_raw).join(', ');
  return `<section${entry.sub_funds.length > 0 ? ' class=tight' : ''}><div class=logo>chiltan<i>funds</i></div><h1>${esc(entry.fund_name_raw)}</h1>
<p class=sub><span>MONTHLY REPORT (MUFAP’s Recommended Format)</span><span style="margin-right:40mm">${entry.report_month_label_raw}</span></p><p class=sub><span>${price}</span></p>
${table}<div class=two><div style="flex:1.15"><h2>General Information</h2>${facts(entry, s.partsOf(entry, fund), month)}</div>
<div><h2>Investment Objective</h2><p>${entry.investment_objective_raw}</p><h2>Fund Manager Commentary</h2>${comment(entry, month)}</div></div>
${portfolio(entry, fund)}<h2>Name of the Members of Investment Committee</h2><p>${people}</p>
<div class=risk>Disclaimer: This publication is for informational purposes only and nothing herein should be construed as a solicitation,
recommendation or an offer to buy or sell any fund. All investments in mutual funds are subject to market risks. Past performance is not
necessarily indicative of future results.</div><footer><span>${entry.amc_name_raw}</span><span>${entry.page_footer_raw}</span></footer></section>`;
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], month: s.Month, front: string): string {
  const pages = entries.map((e) => page(e, s.fundNamed(funds, e), month));
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${front}${pages.join('')}`;
}
