/** The pages of AMC N215: eleven sections, each of all funds. */
import { FUNDS } from './n215-funds.ts';
import { ledger, securities } from './n215-ledger.ts';
import { breaches, byValues, measures, percentOf, portrait, returnsInWords, rules } from './n215-words.ts';
import * as s from './shared15.ts';

/** Pages of the report, and of one of a single fund. */
export const PAGES = { whole: 8, single: 7 } as const;

const MONTH = { year: 2026, month: 5 };
const PLUM = '#4b2142';
const LEAF = '#4e7a3a';
const MILK = '#f7f4ee';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:9pt/1.42 'DejaVu Serif','Liberation Serif';color:#222;font-variant-ligatures:none}p{margin:0 0 2.2mm}
.top{position:absolute;left:14mm;right:14mm;top:8mm;border-bottom:.5mm solid ${PLUM};padding-bottom:1.5mm}
.top b{font-size:12pt;color:${PLUM}}.top span{float:right;font-size:8.5pt;line-height:1.9}
.top p{clear:both;margin:1mm 0 0;font-size:7pt;line-height:1.35;color:#555}
main{position:absolute;left:14mm;right:14mm;top:34mm}
h1{font:bold 12.5pt/1.2 'DejaVu Serif';color:${LEAF};margin:0 0 2.5mm}*+h1{margin-top:6mm}
h2{font:bold 9.2pt/1.2 'DejaVu Serif';color:${PLUM};margin:0 0 1mm}h3{font-size:9.6pt;margin:4.5mm 0 1mm;color:${PLUM}}
i{font-style:italic}.words p{margin:0 0 1mm;font-size:8.6pt}.long p{font-size:9.8pt}.words h3{margin-top:3.5mm}
.lead{font-size:8.2pt;color:#555}
td,th{padding:1mm 1.2mm;text-align:left;font-weight:normal;vertical-align:top;line-height:1.25}
th{color:#666;font-size:7.8pt}.rules td,.register td{border-top:.15mm solid #ccc;font-size:8.2pt}
.rules td:first-child{width:46mm;color:#555}.rules td:nth-child(2){width:64mm}.register td:first-child{width:66mm}
.values{display:grid;grid-template-columns:1fr 1fr;gap:4mm 8mm;margin-bottom:3mm}ul{margin:0;padding:0 0 0 4mm}
li{font-size:8.2pt;line-height:1.4}
.sum td,.sum th{text-align:right;white-space:nowrap}.sum td:first-child,.sum th:first-child{text-align:left}
.sum .now td{border-top:.15mm solid #bbb;padding-top:1.4mm}.sum .past td{font-size:7.4pt;color:#666;padding-top:0}
.sum td:nth-child(even){text-align:center;color:${LEAF};font-weight:bold}
.sum .past td:nth-child(even){font-weight:normal;color:#666}.sum th{vertical-align:bottom;white-space:normal}
.wall{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm 5mm}
.wall div{border:.25mm solid ${PLUM};background:${MILK}}
.wall h2{background:${PLUM};color:#fff;margin:0;padding:.9mm 2mm;font-size:8.6pt}.wall td,.wall th{padding:.42mm 2mm;
font-size:7.6pt;text-align:right;line-height:1.2}.wall th{font-size:6.8pt}
.wall td:first-child,.wall th:first-child{text-align:left}
.wall .year h2{background:${LEAF}}.wall .year{border-color:${LEAF}}
.ledger td,.ledger th{text-align:right;padding:.62mm 1.2mm;line-height:1.2;font-size:8.2pt}
.ledger td:first-child,.ledger th:first-child{text-align:left}
.ledger th{border-bottom:.4mm solid ${PLUM}}.ledger .title td{font-weight:bold;color:${PLUM};padding-top:1.7mm;
border-bottom:.15mm solid #999}.ledger td:nth-child(3){color:#666}
.ledger td:nth-child(4){color:${LEAF};font-style:italic}
.ledger .carry td{background:${MILK};font-style:italic}.contents td:last-child{text-align:right}
.foot{position:absolute;left:14mm;right:14mm;bottom:7mm;font-size:6.6pt;line-height:1.35;color:#555;
border-top:.2mm solid #999;padding-top:1mm}.foot b{float:right;margin-left:6mm;color:${PLUM}}`;

const section = (title: string, lead: string, body: string): string =>
  `<h1>${s.esc(title)}</h1>${lead === '' ? '' : `<p class=lead>${s.esc(lead)}</p>`}${body}`;

type Priced = Pick<s.Figures, 'nav_per_unit' | 'units_outstanding' | 'fund_size_raw'>;

/** Price times units is the size, and the same of the month before in a smaller line. */
function prices(entries: readonly s.Entry[]): string {
  const line = (name: string, f: Priced, kind: string): string =>
    s.tr(
      [
        name,
        '',
        `PKR ${f.nav_per_unit ?? ''}`,
        '×',
        `${s.grouped(Number(f.units_outstanding), 0)} Units`,
        '=',
        s.esc(f.fund_size_raw),
      ],
      'td',
      kind,
    );
  const rows = entries.map((e) => {
    const past = pastOf(e);
    return line(`<b>${s.short(e)}</b> on 31 May 2026`, e, 'now') + line('30 April 2026 was', past, 'past');
  });
  return `<table class=sum>${s.tr(['', '', 'NAV per Unit', '×', 'Units Outstanding', '=', 'Net Assets'], 'th')}
${rows.join('')}</table>`;
}

/** Price, units and size at the end of the month before. */
function pastOf(entry: s.Entry): Priced {
  const { name, model } = s.fundNamed(FUNDS, entry);
  const month = s.before(MONTH);
  const nav = (s.historyOf(name, model, month).at(-1)?.nav ?? 0).toFixed(4);
  const units = s.unitsOf(name, model, month);
  const { raw } = s.inMillions(2, 'PKR ', ' million')(Number(nav) * units);
  return { nav_per_unit: nav, units_outstanding: String(units), fund_size_raw: raw };
}

/** The parts of a ratio, and their sum. */
function expenses(entries: readonly s.Entry[]): string {
  const labels = ['Total Expense Ratio without Levies', 'Government Levies', 'Total Expense Ratio with Levies'];
  const [without = '', levies = '', all = ''] = labels;
  const rows = entries.flatMap((e) =>
    ['MTD', 'YTD'].map((p) => {
      const at = (label: string): string => `${s.feeOf(e, label, p)}%`;
      const name = p === 'MTD' ? `<b>${s.short(e)}</b> MTD` : `${s.short(e)} YTD`;
      return s.tr([name, '', at(without), '+', at(levies), '=', at(all)], 'td', p === 'MTD' ? 'now' : '');
    }),
  );
  return `<table class=sum>${s.tr(['', '', without, '+', levies, '=', all], 'th')}${rows.join('')}</table>`;
}

/** A sheet for each month with a line for each fund, and one for each fiscal year. */
function wall(entries: readonly s.Entry[]): string {
  const sheets = (rowsOf: (e: s.Entry) => readonly s.SeriesRow[], kind: string): string =>
    s
      .labelsOf(entries.flatMap(rowsOf))
      .map((label) => {
        const lines = entries.map((e) => {
          const rows = rowsOf(e);
          const own = s.percentAt(rows, s.short(e), label);
          return [s.short(e), percentOf(own), percentOf(s.percentAt(rows, 'Benchmark', label))];
        });
        return `<div class="${kind}"><h2>${label}</h2>${s.htmlTable([['', 'Fund', 'Benchmark'], ...lines])}</div>`;
      })
      .join('');
  const years = sheets((e) => e.historical_returns, 'year');
  return `<div class=wall>${sheets((e) => e.monthly_returns, 'month')}${years}</div>`;
}

function contents(isWhole: boolean): string {
  const rows = [
    ['1 The Funds', '1'],
    ['2 Terms as rule and exception; 3 Terms by their value', '2'],
    ['4 Price, Units and size; 5 Expenses; 6 Non-compliant investments', '3'],
    ['7 Returns in words', '4'],
    ['8 Returns of months and years', '5'],
    ['9 Portfolios', isWhole ? '6 and 7' : '6'],
    ['10 Securities; 11 Measures', isWhole ? '8' : '7'],
  ];
  return `<h1>Contents</h1>${s.htmlTable(rows, 'contents', 0)}`;
}

function bodies(entries: readonly s.Entry[], isWhole: boolean): string[] {
  const bad = entries.map(breaches).join('');
  const portfolios = ledger(entries, isWhole ? 39 : 60);
  return [
    section('1 The Funds', '', `<div class=long>${entries.map(portrait).join('')}</div>`) + contents(isWhole),
    section(
      '2 Terms as rule and exception',
      'What is below “Every Fund” holds for each Fund that is not named among the exceptions.',
      rules(entries),
    ) + section('3 Terms by their value', '', byValues(entries)),
    section('4 Price, Units and size', '', prices(entries)) +
      section('5 Expenses', 'In percent per annum of average net assets.', expenses(entries)) +
      section(
        '6 Non-compliant investments',
        bad === '' ? '' : 'In millions of rupees.',
        bad === '' ? '<p>There are none.</p>' : bad,
      ),
    section(
      '7 Returns in words',
      'Up to 31 May 2026. The returns of a sentence are in the order of its periods.',
      `<div class=words>${entries.map(returnsInWords).join('')}</div>`,
    ),
    section('8 Returns of months and years', 'A fiscal year ends on 30 June.', wall(entries)),
    ...portfolios.map((t, i) =>
      section(
        i === 0 ? '9 Portfolios' : '9 Portfolios, continued',
        'Each share in May is followed by that of April in brackets; the running total adds the shares of May.',
        t,
      ),
    ),
    section(
      '10 Securities',
      'Top Holdings (% of Total Assets) of all Funds, by the name of the security.',
      securities(entries),
    ) +
      section(
        '11 Measures',
        'The figures of a sentence are in the order of its measures.',
        entries.map(measures).join(''),
      ) +
      section('Note', '', s.paragraphs(s.only(entries[0], 'fund').footnotes_raw)),
  ];
}

/** The sections, with the short names of the funds at the head of each page. */
export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const key = entries.map((e) => `${s.short(e)} = ${e.fund_name_raw}`).join('; ');
  const pages = bodies(entries, isWhole).map(
    (body, i) => `<div class=top><b>Sehala Asset Management Limited</b><span>Fund Manager’s Report, May 2026</span>
<p>${s.esc(key)}</p></div><main>${body}</main>
<div class=foot><b>${s.esc(entries[0]?.page_footer_raw)}, page ${i + 1}</b>
${s.esc(s.RISK_NOTE)}</div>`,
  );
  if (pages.length !== (isWhole ? PAGES.whole : PAGES.single)) throw new Error(`${pages.length} pages`);
  return s.htmlPages(STYLE, pages);
}
