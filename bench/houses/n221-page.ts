/** The slides of AMC N221: questions with their answers, charts with figures, and a second slide for the portfolio. */
import { bridge, centred, classColumns, LIME, MIST, SKY, yearDots } from './n221-charts.ts';
import { FUNDS, WORDS } from './n221-funds.ts';
import { STYLE } from './n221-style.ts';
import * as s from './shared15.ts';

export const MONTH = { year: 2023, month: 12 };

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

const asked = (question: string, small = ''): string =>
  `<h2>${s.esc(question)}${small === '' ? '' : `<small>${s.esc(small)}</small>`}</h2>`;

interface Slide {
  readonly title: string;
  readonly small: string;
  readonly columns: readonly string[];
  readonly notes: readonly string[];
  readonly footer: string;
}

const slide = (of: Slide): string =>
  `<div class=side></div><header><h1>${s.esc(of.title)}<em>${s.esc(of.small)}</em></h1><span>Hushe Digital Investments
Limited</span></header><main>${of.columns.map((c) => `<div>${c}</div>`).join('')}</main><div class=note>
${s.paragraphs(of.notes)}<p>${s.RISK_NOTE}</p>
<p class=end><span>${s.esc(of.footer)}</span><span>December 2023</span></p></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by} on ${d}`, '');

/** Each label is a question, and some answers have two facts. */
function questions(entry: s.Entry): string {
  const own = rating(entry, 'FUND');
  const rated = `${own === '' ? '' : `Fund: ${own}. `}Asset manager: ${rating(entry, 'AMC')}.`;
  const items: s.Item[] = s.stated([
    ['What is the objective?', entry.investment_objective_raw],
    ['What type and category of fund is it?', `${entry.fund_type_raw}, ${entry.category_raw}`],
    ['When was it launched?', entry.launch_date_raw],
    ['What is the benchmark?', entry.benchmark_raw],
    ['What is the risk profile?', `${entry.risk_profile_raw} (${entry.risk_of_principal_raw})`],
    ['How much do I need?', `${entry.minimum_initial_raw} initially, ${entry.minimum_subsequent_raw} subsequently`],
    ['What is the par value of a unit?', entry.par_value_raw],
    ['What is the management fee?', entry.management_fee_raw],
    ['Is there a load?', `Front-end: ${entry.front_end_load_raw}. Back-end: ${entry.back_end_load_raw}.`],
    [
      'When can I deal?',
      `${entry.dealing_days_raw} until ${entry.cutoff_raw}; pricing is ${entry.pricing_mechanism_raw}`,
    ],
    ['Who is the trustee?', entry.trustee_raw],
    ['Who is the auditor?', entry.auditor_raw],
    ['What is the rating?', rated],
    ['Leverage? Listing?', `${entry.leverage_raw}. ${entry.listing_raw}.`],
  ]);
  return `<dl class=ask>${items.map(([q, a]) => `<dt>${s.esc(q)}</dt><dd>${s.esc(a)}</dd>`).join('')}</dl>`;
}

const FULL_YEARS: Readonly<Record<string, number>> = { 'Last 3 years': 3, 'Last 5 years': 5 };
const UP_TO_A_YEAR: Readonly<Record<string, number>> = {
  'This month': 1,
  'Last 3 months': 3,
  'This fiscal year': 6,
  'Last 12 months': 12,
};

/** What Rs. 100,000 became in the period; a return since launch is compounded over the days since then. */
function became(entry: s.Entry, fund: s.Fund, r: s.ReturnRow): string {
  const percent = Number(r.fund_return_percent) / 100;
  const months = UP_TO_A_YEAR[r.period_label_raw];
  if (months !== undefined) {
    const year = fund.model.kind === 'rate' ? months / 12 : 1;
    return s.grouped(100_000 * (1 + percent * year), 0);
  }
  const days = (Date.UTC(MONTH.year, MONTH.month, 0) - Date.parse(s.only(entry.launch_date, 'launch'))) / 864e5;
  return s.grouped(100_000 * (1 + percent) ** (FULL_YEARS[r.period_label_raw] ?? days / 365), 0);
}

function earned(entry: s.Entry, fund: s.Fund): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    became(entry, fund, r),
  ]);
  return `${asked('What has it earned?')}${s.htmlTable(
    [['', s.short(entry), 'Benchmark', 'Rs. 100,000 became (Rs.)'], ...rows],
    'own',
  )}`;
}

function costs(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = ['MTD', 'YTD'].map((p) => [p, ...labels.map((l) => cell(s.feeOf(entry, l, p)))]);
  return `${asked('What does it cost?', 'Total expense ratio, annualized')}${s.htmlTable([['', ...labels], ...rows])}`;
}

const crore = (f: s.Figures): number => Number((Number(f.fund_size_pkr) / 1e7).toFixed(2));

/** How the net assets of November became those of December. */
function grown(entry: s.Entry, form: s.Form): string {
  const [now, then] = [crore(entry), crore(s.figuresThen(entry, FUNDS, s.before(MONTH), form))];
  const month = Number(s.percentAt(entry.monthly_returns, s.short(entry), 'Dec 2023'));
  const isRate = s.partOf(entry, FUNDS).model.kind === 'rate';
  const gain = Number(((then * month) / (isRate ? 1200 : 100)).toFixed(2));
  const flow = Number((now - then - gain).toFixed(2));
  return `${asked('How did its size change?', 'Net assets, Rs. crore')}${bridge([
    { name: '30 November 2023', value: then, isLevel: true },
    { name: flow < 0 ? 'Net redemptions' : 'Net sales', value: flow, isLevel: false },
    { name: gain < 0 ? 'Loss of the month' : 'Income of the month', value: gain, isLevel: false },
    { name: '31 December 2023', value: now, isLevel: true },
  ])}`;
}

const tiles = (entry: s.Entry): string =>
  `<div class=tiles><div><b>Rs. ${entry.nav_per_unit}</b><span>NAV per unit on 29 December 2023</span></div>
<div><b>${s.esc(entry.fund_size_raw)}</b>
<span>${s.esc(entry.fund_size_label_raw)} on 31 December 2023</span></div></div>`;

function first(entry: s.Entry, fund: s.Fund, form: s.Form): string {
  const [slogan, view] = s.only(WORDS[fund.abbr], 'words');
  const numbers = s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw] as const));
  return slide({
    title: entry.fund_name_raw,
    small: slogan,
    columns: [
      questions(entry),
      `${earned(entry, fund)}${costs(entry)}${asked('Anything else in numbers?')}${numbers}`,
      `${tiles(entry)}<div style="height:5mm"></div>${grown(entry, form)}
${asked('What happened this month?')}<p class=view>${s.esc(view)}</p>`,
    ],
    notes: entry.footnotes_raw,
    footer: entry.page_footer_raw ?? '',
  });
}

const QUARTERS = ['Jan - Mar 2023', 'Apr - Jun 2023', 'Jul - Sep 2023', 'Oct - Dec 2023'];

/** Four blocks of three months; the year is in the head of the block only. */
function quarters(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'];
  const blocks = QUARTERS.map((head, i) => {
    const rows = [1, 2, 3].map((k) => {
      const month = s.shortMonth({ year: MONTH.year, month: i * 3 + k });
      return [month, ...names.map((n) => cell(s.percentAt(entry.monthly_returns, n, `${month} ${MONTH.year}`)))];
    });
    return s.htmlTable([[head, ...names], ...rows]);
  });
  return `${asked('How was each month of the year?')}<div class=quarters>${blocks.join('')}</div>`;
}

function classes(entry: s.Entry): string {
  const key = s
    .datesOf(entry, 'ASSET_ALLOCATION')
    .map((date, i) => `<u style="background:${i === 0 ? MIST : SKY}"></u>${s.esc(date)}`);
  return `${asked(s.titleOf(entry, 'ASSET_ALLOCATION'))}<p class=key>${key.join('')}</p>
${classColumns(s.lines(entry, 'ASSET_ALLOCATION'))}`;
}

function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  return type === null ? '' : `${asked(s.titleOf(entry, type))}${centred(s.ofType(entry, type))}`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const all = entry.holdings.map(
    (h) => `<li><i>${h.rank}</i><span>${s.esc(h.name_raw)}<small>${s.esc(s.noteOf(fund, h.name_raw))}</small></span>
<b>${cell(h.percent)}</b></li>`,
  );
  return `${asked(entry.holdings_title_raw ?? '')}<ol class=held>${all.join('')}</ol>`;
}

const inCrore = (pkr: string | null): string => (Number(pkr ?? 0) / 1e7).toFixed(2);
const BAD = ['', 'Type', 'Value', 'Provision', 'Net value', '% gross', '% net'];

/** A provision has a minus sign. */
const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${asked('What is not compliant?', 'Rs. crore; % of gross and of net assets')}${s.htmlTable(
        [
          BAD,
          ...entry.non_compliant.map((e) => [
            e.name_raw,
            e.type_raw,
            inCrore(e.value_before_pkr),
            inCrore(e.provisioning_pkr),
            inCrore(e.value_after_pkr),
            cell(e.percent_gross_assets),
            cell(e.percent_net_assets),
          ]),
        ],
        'bad',
      )}`;

const team = (entry: s.Entry): string =>
  `${asked('Who decides?', 'Investment committee')}<div class=team>${s
    .people(entry)
    .map(([office, name]) => `<div>${s.esc(name)}<small>${s.esc(office)}</small></div>`)
    .join('')}</div>`;

const next = (entry: s.Entry): string => `Hushe | ${entry.page_number + 1}`;

const continued = (entry: s.Entry, fund: s.Fund): string =>
  slide({
    title: entry.fund_name_raw,
    small: 'continued',
    columns: [
      `${quarters(entry)}
${entry.historical_returns.length === 0 ? '' : `${asked('And each fiscal year?')}${yearDots(entry)}`}`,
      `${classes(entry)}${second(entry)}`,
      `${holdings(entry, fund)}${breaches(entry)}${team(entry)}`,
    ],
    notes: [],
    footer: next(entry),
  });

const REVIEW = [
  'Prices in December 2023 were 29.7% higher than a year before. The State Bank left its policy rate at 22.00% ' +
    'on 12 December, ' +
    'for the fourth time in a row. The current account had a surplus of USD 0.4 billion.',
  'The board of the IMF was due to meet in January on the first review of the arrangement of nine months. The ' +
    'rupee ended the ' +
    'year at 281.9 to the dollar.',
  'The stock exchange had its best year since 2009. The KMI-30 Index closed at 104,729 points, after it had ' +
    'touched a higher ' +
    'level in the second week of the month.',
];

function cover(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', e.page_numbers.join(' - ')]);
  return `<div class=cover>${slide({
    title: '',
    small: '',
    columns: [
      `${asked('What happened in December?')}${s.paragraphs(REVIEW)}`,
      `${asked('Which funds are in this report?')}${s.htmlTable([['Fund', 'Category', 'Pages'], ...rows])}`,
    ],
    notes: ['1 crore is 10 million; 100 crore are 1 billion.'],
    footer: 'Hushe | 1',
  })}<h1>Fund Manager Report<br><span style="color:${LIME}">December 2023</span></h1></div>`;
}

/** The cover if the report is whole, and two slides for each fund. */
export function html(entries: readonly s.Entry[], isWhole: boolean, form: s.Form): string {
  const pages = entries.flatMap((e) => {
    const fund = s.fundNamed(FUNDS, e);
    return [first(e, fund, form), continued(e, fund)];
  });
  return s.htmlPages(STYLE, isWhole ? [cover(entries), ...pages] : pages);
}
