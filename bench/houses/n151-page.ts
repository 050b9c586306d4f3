/** The pages of AMC N151: tables whose rows are funds and sub-funds. */
import { COMMENTS } from './n151-funds.ts';
import * as s from './shared15.ts';

const TEAL = '#0b5563';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff;padding:20mm 10mm 0}body{font:7.8pt/1.25 'Liberation Sans Narrow';color:#1f2426;font-variant-ligatures:none}
.band{position:absolute;left:0;right:0;top:0;height:14mm;background:${TEAL};color:#fff;display:flex;justify-content:space-between;align-items:center;
padding:0 10mm;font-size:9pt}.band b{font-size:13pt}
h2{font:bold 8.4pt 'Liberation Sans Narrow';color:#fff;background:#c98a1b;margin:3mm 0 0;padding:.7mm 1.5mm}h2:first-of-type{margin-top:0}
h2 small{font-weight:normal;font-size:6.6pt}
td,th{border:.15mm solid #b9c6c9;padding:.9mm 1mm;text-align:center;vertical-align:middle}th{background:#dcebed;color:${TEAL};font-weight:bold}
td:first-child,th:first-child{text-align:left;font-weight:bold;white-space:nowrap}.text td:nth-child(2),.text th:nth-child(2){text-align:left}
tr.group td{border-top:.4mm solid ${TEAL}}td.who{text-align:left;font-weight:normal;color:#4a5a5e}
.tight{font-size:7.2pt}.tight td,.tight th{padding:.3mm 1mm}
.small{font-size:7pt}.small td:nth-child(2),.small td:last-child{white-space:nowrap}
.ranks td:nth-child(2n),.ranks th:nth-child(2n){text-align:left}.ranks td,.ranks th{padding:.6mm 1mm}
p{margin:1.2mm 0 0}.foot{position:absolute;left:10mm;right:10mm;bottom:4mm;display:flex;justify-content:space-between;font-size:6.6pt;color:#4a5a5e}`;

/** A fund without sub-funds, or a sub-fund, with the name that its row has. */
interface Row {
  readonly name: string;
  readonly figures: s.Figures;
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

const rowsOf = (entries: readonly s.Entry[]): Row[] =>
  entries.flatMap((e): Row[] =>
    e.sub_funds.length === 0
      ? [{ name: s.short(e), figures: e }]
      : e.sub_funds.map((figures) => ({ name: figures.name_raw, figures })),
  );

const band = (title: string, page: number, amc: string, body: string): string =>
  `<div class=band><b>${s.esc(title)}</b><span>${s.esc(amc)} · Fund Manager Report · October 2021</span></div>${body}
<div class=foot><span>jacobabadfunds.example · UAN 111 722 526</span><span>FMR October 2021 | Page ${page} of 5</span></div>`;

const titled = (title: string, note: string): string => `<h2>${s.esc(title)} <small>${s.esc(note)}</small></h2>`;

/** The code of the fund, which the other pages print in place of its name. */
const codeOf = (e: s.Entry, funds: readonly s.Fund[]): string => s.fundNamed(funds, e).abbr;

function facts(entries: readonly s.Entry[], funds: readonly s.Fund[]): string {
  const identity = entries.map((e) => [
    e.fund_name_raw,
    codeOf(e, funds),
    e.category_raw ?? '',
    e.fund_type_raw ?? '',
    e.launch_date_raw ?? '',
    e.maturity_date_raw ?? '–',
    e.benchmark_raw ?? '',
    e.risk_profile_raw ?? '',
    s.ratingWith(e, 'FUND', (r, agency, day) => `${r} ${agency} (${day})`, '–'),
  ]);
  const terms = entries.map((e) => [
    e.fund_name_raw,
    e.management_fee_raw ?? '',
    e.front_end_load_raw ?? '',
    e.back_end_load_raw ?? '',
    e.minimum_initial_raw ?? '',
    e.minimum_subsequent_raw ?? '',
    e.par_value_raw ?? '',
    e.dealing_days_raw ?? '',
    e.cutoff_raw ?? '',
    e.pricing_mechanism_raw ?? '',
    e.trustee_raw ?? '',
    e.auditor_raw ?? '',
  ]);
  const objectives = entries.map((e) => [e.fund_name_raw, e.investment_objective_raw ?? '']);
  const first = s.only(entries[0], 'fund');
  const team = s.members(first).map(([name, office]) => `${name} (${office})`);
  const names =
    'Name|Code|Category|Type|Launch Date|Maturity Date|Benchmark|Risk Profile|Stability Rating (as of)'.split('|');
  const heads =
    'Name|Management Fee (p.a.)|Front-end Load|Back-end Load|Min. Initial|Min. Subsequent|Par Value|Dealing Days|Cut-off|Pricing|Trustee|Auditor';
  return `${titled('Who is who', 'codes are used on all other pages')}${s.htmlTable([names, ...identity], 'small')}
${titled('Terms', '')}${s.htmlTable([heads.split('|'), ...terms])}
${titled('Investment objectives', '')}${s.htmlTable([['Name', 'Objective'], ...objectives], 'text')}
<p><b>Investment Committee of all funds:</b> ${s.esc(team.join(', '))}.</p>
<p><b>AMC Rating:</b> ${s.esc(s.ratingText(first, 'AMC'))}.</p>`;
}

function prices(entries: readonly s.Entry[]): string {
  const held = (figures: s.Figures): string => {
    const pkr = figures.amount_invested_by_fof_pkr;
    return pkr === null ? '–' : s.grouped(Number(pkr) / 1e6, 0);
  };
  const rows = rowsOf(entries).map(({ name, figures: f }) => [
    name,
    f.nav_per_unit ?? '',
    f.offer_price ?? '',
    f.repurchase_price ?? '',
    f.fund_size_raw ?? '',
    held(f),
    ...f.fees.map((fee) => cell(fee.percent)),
  ]);
  const head = ['Code', 'NAV', 'Offer Price', 'Redemption Price', 'Net Assets', 'of which Funds of Funds'];
  return (
    titled('Prices, sizes and expenses', 'on October 31, 2021; prices in Rs. per unit, sizes in Rs. million') +
    s.htmlTable([[...head, 'TER MTD', 'TER YTD', 'Govt. Levies YTD'], ...rows], 'tight')
  );
}

const ALL = ['MTD', '3M', '6M', 'FYTD', '1Y', '3Y', '5Y', 'Since Inception'];

/** Rows of which the first has the name of the fund, merged over all of them. */
const group = (name: string, rows: readonly (readonly string[])[]): string =>
  rows
    .map(([who = '', ...cells], i) => {
      const first = i === 0 ? `<td rowspan=${rows.length}>${s.esc(name)}</td>` : '';
      const rest = cells.map((c) => `<td>${c}</td>`).join('');
      return `<tr${i === 0 ? ' class=group' : ''}>${first}<td class=who>${who}</td>${rest}</tr>`;
    })
    .join('');

/** Rows of the fund, its benchmark and its peers; a fund without peers has two. */
function returns(entries: readonly s.Entry[]): string {
  const body = rowsOf(entries).map(({ name, figures }) => {
    const hasPeers = figures.reported_returns.some((r) => r.peer_return_percent !== null);
    const line = (key: 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent'): string[] =>
      ALL.map((label) => cell(s.returnAt(figures, label)?.[key]));
    return group(name, [
      ['Fund', ...line('fund_return_percent')],
      ['Benchmark', ...line('benchmark_return_percent')],
      ...(hasPeers ? [['Peer Average', ...line('peer_return_percent')]] : []),
    ]);
  });
  const table = `<table class=tight>${s.tr(['Code', '', ...ALL], 'th')}${body.join('')}</table>`;
  return titled('Performance', 'net of expenses') + table;
}

/** The rows of a series of each fund under the same columns. */
function series(entries: readonly s.Entry[], title: string, of: (f: s.Figures) => readonly s.SeriesRow[]): string {
  const rows = rowsOf(entries);
  const labels = [...new Set(rows.flatMap(({ figures }) => s.labelsOf(of(figures))))];
  const body = rows
    .filter(({ figures }) => of(figures).length > 0)
    .map(({ name, figures }) => {
      const line = (which: string): string[] => labels.map((l) => cell(s.percentAt(of(figures), which, l)));
      return group(name, [
        ['Fund', ...line(name)],
        ['Benchmark', ...line('Benchmark')],
      ]);
    });
  return `${titled(title, '')}<table class=tight>${s.tr(['Code', '', ...labels], 'th')}${body.join('')}</table>`;
}

function metrics(entries: readonly s.Entry[]): string {
  const rows = entries.filter((e) => e.metrics.length > 0);
  const labels = [...new Set(rows.flatMap((e) => e.metrics.map((m) => m.label_raw)))];
  const body = rows.map((e) => [
    s.short(e),
    ...labels.map((l) => e.metrics.find((m) => m.label_raw === l)?.value_raw ?? '–'),
  ]);
  return titled('Key statistics', '') + s.htmlTable([['Code', ...labels], ...body], 'tight');
}

/** The classes of all funds are columns, the rest such as `Others` the last. */
function shares(entries: readonly s.Entry[], type: s.AllocationType, title: string): string {
  const rows = rowsOf(entries).filter(({ figures }) => s.ofType(figures, type).length > 0);
  const columns = s.restLast(
    s.matrix(
      rows.map((r) => r.figures),
      type,
      '–',
    ),
    (label) => label.startsWith('Other'),
  );
  const body = rows.map(({ name }, i) => [
    name,
    ...columns.map((column) => (column[i + 1] === '–' ? '–' : cell(column[i + 1]))),
  ]);
  return (
    titled(title, 'in % of total assets, end of October 2021') +
    s.htmlTable([['Code', ...columns.map(([c = '']) => c)], ...body])
  );
}

/** Ranks are rows; each fund has a column of names and one of weights. */
function holdings(entries: readonly s.Entry[]): string {
  const owners = rowsOf(entries).filter(({ figures }) => figures.holdings.length > 0);
  const head = s.tr(['#', ...owners.flatMap(({ name }) => [name, '%'])], 'th');
  const body = Array.from({ length: 10 }, (_, i) => {
    const cells = owners.flatMap(({ figures }) => {
      const holding = figures.holdings[i];
      return holding === undefined ? ['', ''] : [s.esc(holding.name_raw), holding.percent];
    });
    return s.tr([String(i + 1), ...cells]);
  });
  return `${titled('Top Holdings', 'in % of total assets')}<table class=ranks>${head}${body.join('')}</table>`;
}

function exposures(entries: readonly s.Entry[]): string {
  const rows = entries.flatMap((e) => e.non_compliant.map((x) => [s.short(e), ...s.exposureCells(x)]));
  const head =
    'Code|Investment|Type of Investment|Value before Provision|Provision|Value after Provision|% of Gross Assets|% of Net Assets';
  return titled('Non-compliant investments', 'values in Rs. million') + s.htmlTable([head.split('|'), ...rows], 'text');
}

function comments(entries: readonly s.Entry[], funds: readonly s.Fund[]): string {
  const rows = entries.map((e) => [codeOf(e, funds), COMMENTS[codeOf(e, funds)] ?? '']);
  return titled('The month of our funds', '') + s.htmlTable([['Code', 'Comment'], ...rows], 'text');
}

/** Five pages of tables for all funds. */
export function html(entries: readonly s.Entry[], funds: readonly s.Fund[]): string {
  const amc = entries[0]?.amc_name_raw ?? '';
  const note = s.esc(entries[0]?.footnotes_raw.join(' '));
  const pages = [
    ['Funds and terms', facts(entries, funds)],
    ['Prices and performance', prices(entries) + returns(entries) + `<p>${note}</p>`],
    [
      'Months and years',
      series(entries, 'Monthly returns', (f) => f.monthly_returns) +
        series(entries, 'Returns of fiscal years', (f) => f.historical_returns) +
        metrics(entries),
    ],
    [
      'Portfolios',
      shares(entries, 'ASSET_ALLOCATION', 'Asset Allocation') +
        shares(entries, 'CREDIT_QUALITY', 'Credit Quality') +
        shares(entries, 'SECTOR_ALLOCATION', 'Sector Allocation'),
    ],
    [
      'Holdings and comments',
      holdings(entries) + exposures(entries) + comments(entries, funds) + `<p>${s.RISK_NOTE}</p>`,
    ],
  ] as const;
  return s.htmlPages(
    STYLE,
    pages.map(([title, body], i) => band(title, i + 1, amc, body)),
  );
}
