/** The pages of AMC N228: a front page, two funds side by side, one fund over two pages, and the pension fund. */
import { assets, butterfly, DOTS, months, ring, signed, titled, withPercent } from './n228-charts.ts';
import { FUNDS, VIEWS } from './n228-funds.ts';
import * as p from './n228-parts.ts';
import { STYLE } from './n228-style.ts';
import * as s from './shared15.ts';

const MONTH = 'Nov 25';
const verb = (v: string): string => (v.startsWith('-') ? 'lost' : 'gained');

/** The figures of the month in words, before what the manager thinks. */
function words(entry: s.Entry): string[] {
  const own = s.short(entry);
  const isRate = s.fundNamed(FUNDS, entry).model.kind === 'rate';
  const [mine = '', other = ''] = [own, 'Benchmark'].map((n) => s.percentAt(entry.monthly_returns, n, MONTH));
  const [a, b] = [mine, other].map((v) => v.replace('-', ''));
  const said = isRate
    ? `${own} earned ${a}% annualised in November 2025, its benchmark ${b}%.`
    : `${own} ${verb(mine)} ${a}% in November 2025, its benchmark ${verb(other)} ${b}%.`;
  return [`${said} ${VIEWS[own] ?? ''}`];
}

const monthTitle = (entry: s.Entry): string => `Upper figure: ${s.short(entry)}. Lower figure: Benchmark.`;

function monthBlock(entry: s.Entry): string {
  const pictures = months(entry.monthly_returns, [s.short(entry), 'Benchmark']);
  return titled('Month by month (%)', pictures, monthTitle(entry));
}

/** All of a fund in one half of a page. */
function half(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const type = s.only(s.otherType(entry), 'table');
  const left = [p.returnTiles(entry), p.yearLeaders(entry, fund.abbr), ring(entry, type, '25mm', fund.abbr)];
  const right = [monthBlock(entry), assets(entry), titled('Expense ratio', p.ratioBars(entry))];
  const body = `${p.head(entry, fund)}${p.hero(entry, entry.metrics)}${p.questions(entry)}${p.timeLine(entry)}
<div class=two><div>${left.join('')}</div><div>${right.join('')}</div></div>
<div class=rows>${p.holdings(entry, fund)}${p.costs(entry)}${p.terms(entry)}</div>
${p.callout(words(entry))}${p.team(entry)}
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;
  return p.framed(fund.abbr, body);
}

const pairPage = (entries: readonly s.Entry[]): string =>
  p.frame(
    'Two funds on this page',
    `<div class=pair>${entries.map(half).join('')}</div>`,
    entries[0]?.page_footer_raw ?? '',
  );

function longReturns(entry: s.Entry): string {
  const periods = entry.reported_returns.map((r) => ({
    left: r.fund_return_percent ?? undefined,
    middle: r.period_label_raw,
    right: r.benchmark_return_percent ?? undefined,
  }));
  return titled('Returns by period', butterfly([s.short(entry), 'Benchmark'], periods, 'own'));
}

function longYears(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const years = s.labelsOf(rows).map((y) => ({
    left: s.percentAt(rows, s.short(entry), y),
    middle: y,
    right: s.percentAt(rows, 'Benchmark', y),
  }));
  return titled('Returns by fiscal year', butterfly([s.short(entry), 'Benchmark'], years, 'own'));
}

const EXPLAINED = [
  ['scale', 'What does beta tell me?', 'How far the fund moved when the market moved by one percent.'],
  ['aim', 'And the standard deviation?', 'How widely monthly returns are spread, as a rate for the year.'],
] as const;

/** The fund of shares: who, what and how well on the first page, the months and the portfolio on the second. */
function twoPages(entry: s.Entry): string[] {
  const fund = s.fundNamed(FUNDS, entry);
  const first = `${p.head(entry, fund)}${p.hero(entry, entry.metrics)}${p.questions(entry)}${p.timeLine(entry)}
<div class=two><div>${longReturns(entry)}</div><div>${longYears(entry)}</div></div>${p.callout(words(entry))}
${p.team(entry)}<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;
  const ratios = titled('Expense ratio', p.ratioBars(entry));
  const second = `${monthBlock(entry)}<div class=two><div>${assets(entry)}
${ring(entry, 'SECTOR_ALLOCATION', '46mm', fund.abbr)}</div>
<div>${p.holdings(entry, fund)}</div></div>
<div class=two><div>${p.terms(entry)}</div><div>${p.costs(entry)}${ratios}</div></div>
<div class=qa>${EXPLAINED.map(([icon, asked, answer]) => p.question(icon, asked, answer)).join('')}</div>`;
  const footer = entry.page_footer_raw ?? '';
  return [
    p.frame('Part 1 of 2', p.framed(fund.abbr, first, 'big'), footer),
    p.frame(
      `${entry.fund_name_raw} · Part 2 of 2`,
      p.framed(fund.abbr, second, 'big part2'),
      footer.replace(/\d+$/, String(entry.page_number + 1)),
    ),
  ];
}

function subColumn(sub: s.SubFacts, mix: s.Mix): string {
  const [title, under] = ['Month by month (%)', 'Return of the Sub-Fund'];
  return `<div><h2 class=name>${s.esc(sub.name_raw)}</h2>${p.hero(sub, sub.metrics)}${p.returnTiles(sub)}
${p.yearLeaders(sub, sub.name_raw)}${titled(title, months(sub.monthly_returns, [sub.name_raw]), under)}
${assets(sub)}${p.holdings(sub, mix)}${titled('Expense ratio', p.ratioBars(sub))}</div>`;
}

function pensionPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const columns = entry.sub_funds.map((sub, i) => subColumn(sub, s.only(fund.subs?.[i], 'sub-fund')));
  const body = `${p.head(entry, fund)}${p.questions(entry)}${p.timeLine(entry)}
<div class="two facts"><div>${p.terms(entry)}</div><div>${p.costs(entry)}</div></div>
<div class=three>${columns.join('')}</div>${p.callout([VIEWS[fund.abbr] ?? ''])}${p.team(entry)}
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;
  return p.frame('One fund, three Sub-Funds', p.framed(fund.abbr, body, 'pension'), entry.page_footer_raw ?? '');
}

const LETTER = [
  'Dear investor,',
  'November was a month in two parts. Those who hold money market and income funds saw nothing unusual: the State ' +
    'Bank kept its policy rate at 11.00% and yields barely moved. Those who hold shares had a poor month, as foreign ' +
    'funds sold and the cost of the floods became clear.',
  'We opened 41,200 new accounts on our app, a record. More than half of them began with less than PKR 5,000. ' +
    'To them we say what we say to all: choose the risk that you can bear, and stay invested.',
  'The pages that follow have two funds each. Our largest fund of shares has two pages of its own, and the last ' +
    'page is for those who save for their retirement.',
];

const NUMBERS = [
  ['11.00%', 'policy rate of the State Bank'],
  ['6.1%', 'inflation in November, year on year'],
  ['280.52', 'rupees for a US dollar, interbank'],
  ['USD 3.2 bn', 'remittances of the month'],
];

const ANSWERS = [
  ['scale', 'How do we compute returns?', 'With dividends reinvested, after all costs, and before sales load and tax.'],
  ['clock', 'What does FYTD mean?', 'From 1 July, when the fiscal year begins, to the day of the report.'],
  [
    'aim',
    'What is an annualised return?',
    'The return that a year would have if all its days were like those measured.',
  ],
  ['coin', 'Where do I find prices?', 'On our app and on the site of MUFAP by 7:00 pm of each working day.'],
] as const;

function front(entries: readonly s.Entry[]): string {
  const rows = entries
    .filter((e) => e.sub_funds.length === 0)
    .map((e) => [
      e.fund_name_raw,
      e.risk_profile_raw ?? '',
      e.nav_per_unit ?? '',
      e.fund_size_raw ?? '',
      withPercent(s.returnAt(e, '1 month')?.fund_return_percent),
      withPercent(s.returnAt(e, 'FYTD')?.fund_return_percent),
      String(e.page_number),
    ]);
  const subs = entries.flatMap((e) =>
    e.sub_funds.map((sub) => [
      `${e.fund_name_raw} · ${sub.name_raw}`,
      e.risk_profile_raw ?? '',
      sub.nav_per_unit ?? '',
      sub.fund_size_raw ?? '',
      withPercent(s.returnAt(sub, '1 month')?.fund_return_percent),
      withPercent(s.returnAt(sub, 'FYTD')?.fund_return_percent),
      String(e.page_number),
    ]),
  );
  const heads = ['Our funds at a glance', 'Risk profile', 'NAV (PKR)', 'Fund size', '1 month', 'FYTD', 'Page'];
  const numbers = NUMBERS.map(([n, what]) => `<p><b>${signed(n)}</b><span>${s.esc(what)}</span></p>`).join('');
  const answers = ANSWERS.map(([icon, asked, answer]) => p.question(icon, asked, answer));
  return `<div class="fund front big"><div class=cover><h1>Investor Report</h1>
<p>Fund Manager Report for November 2025</p>
<p>Tulamba Invest Limited</p></div>
<div class=letter><div>${s.paragraphs(LETTER)}<p>Ayesha Sargana<br>Chief Executive Officer</p></div>
<div class=nums>${numbers}</div></div>${s.htmlTable([heads, ...rows, ...subs], 'glance')}
<div class=qa>${answers.join('')}</div></div>
<footer><p>${s.esc(s.RISK_NOTE)}</p><p class=end>Investor Report · November 2025 · 1</p></footer>`;
}

/** The front page if the report is whole, and the pages of the funds. */
export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.flatMap((entry, i) => {
    if (entry.sub_funds.length > 0) return [pensionPage(entry)];
    if (entry.page_numbers.length > 1) return twoPages(entry);
    const next = entries[i + 1];
    // The second fund of a page was drawn with the first one.
    if (next === undefined || next.page_number !== entry.page_number) return [];
    return [pairPage([entry, next])];
  });
  const all = isWhole ? [front(entries), ...pages] : pages;
  return s.htmlPages(STYLE, [...all.slice(0, -1), `${all.at(-1) ?? ''}${DOTS}`]);
}
