/** The pages of AMC N235: a message to the investors, and one or two pages for each fund. */
import { FUNDS, MANAGERS, VIEWS } from './n235-funds.ts';
import { STYLE } from './n235-style.ts';
import * as t from './n235-tables.ts';
import * as w from './n235-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string =>
  `<div class=foot><span>${s.esc(w.FOOTER)}</span><span>Page ${page} of 9</span></div>`;

const running = (text: string): string =>
  `<div class=running><span>${s.esc(text)}</span><span class=ur>ماہانہ رپورٹ برائے مئی ۲۰۲۴</span></div>`;

function about(entry: s.Entry, abbr: string): string {
  const listed = entry.listing_raw === null ? '' : `, listed on the ${entry.listing_raw}`;
  return `<p>${s.esc(
    `${entry.fund_name_raw} ("the Fund" or "${abbr}"), launched on ${entry.launch_date_raw ?? ''}, is an ` +
      `${entry.fund_type_raw ?? ''} fund of the category ${entry.category_raw ?? ''}${listed}. The par value of a ` +
      `unit is ${entry.par_value_raw ?? ''}. The risk profile of the Fund is ${entry.risk_profile_raw ?? ''}` +
      `${abbr === 'NPF' ? '' : ` and the risk of principal erosion is ${entry.risk_of_principal_raw ?? ''}`}. ` +
      `${entry.trustee_raw ?? ''} is its trustee and ${entry.auditor_raw ?? ''} are its auditors.`,
  )}</p><p>${s.esc(entry.investment_objective_raw)}</p>`;
}

const ratio = (entry: s.Entry, period: string): string =>
  `${s.feeOf(entry, w.TER, period)}% a year, of which ${w.LEVIES} ${s.feeOf(entry, w.LEVIES, period)}%`;

function ratios(entry: s.Entry): string {
  return `<p>Total expense ratio of the month was ${ratio(entry, 'Month')}; for the financial year to date it was
${ratio(entry, 'Year to date')}.</p>`;
}

const rated = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} on ${day}`, '');

type Fact = readonly [label: string, value: string];

function particulars(entry: s.Entry): readonly Fact[] {
  const actual = entry.fees.find((f) => f.fee_label_raw === w.CHARGED_FEE)?.percent;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Benchmark', entry.benchmark_raw],
    ['Management fee', entry.management_fee_raw],
    [w.CHARGED_FEE, actual === undefined ? null : `${actual}% a year`],
    ['Load', `Front-end: ${entry.front_end_load_raw ?? ''}. Back-end: ${entry.back_end_load_raw ?? ''}.`],
    [
      'Minimum investment',
      `${entry.minimum_initial_raw ?? ''} at first and ${entry.minimum_subsequent_raw ?? ''} thereafter`,
    ],
    ['Dealing', `${entry.dealing_days_raw ?? ''} until ${entry.cutoff_raw ?? ''}`],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Leverage', entry.leverage_raw],
    ['Stability rating of the Fund', rated(entry, 'FUND')],
    ['Rating of the Company', rated(entry, 'AMC')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
  return s.stated(facts);
}

const rowsOf = (facts: readonly Fact[]): string =>
  t.table(
    'facts',
    facts.map(([label, value]) => `<td>${s.esc(label)}</td><td>${s.esc(value)}</td>`),
  );

/** The shares in the comment are the true ones. */
function comment(real: s.Entry): string {
  const { abbr } = s.fundNamed(FUNDS, real);
  const shares = s.lines(real, 'ASSET_ALLOCATION').find((l) => l.label === 'Shares')?.cells;
  const more =
    shares === undefined
      ? ''
      : ` At the end of ${w.NOW} Shares were ${shares[0] ?? ''}% of total assets, after ${shares[1] ?? ''}% at the ` +
        `end of ${w.THEN}.`;
  return `${t.title("Fund Manager's comments")}<p>${s.esc(`${VIEWS[abbr] ?? ''}${more}`)}</p>`;
}

function sign(entry: s.Entry): string {
  const all = s.people(entry).map(([office, name]) => `${s.esc(name)} - ${s.esc(office)}`);
  return `<p class=sign><b>Investment Committee:</b> ${all.join('; ')}.</p>
${entry.footnotes_raw.map((note) => `<p class=small>${s.esc(note)}</p>`).join('')}
<p class=small>Figures in brackets are negative. ${s.esc(s.RISK_NOTE)}</p>`;
}

const heading = (entry: s.Entry): string =>
  `${running(w.AMC)}<h1>${s.esc(entry.fund_name_raw)}</h1><p>Report for the month ended 31st May 2024</p>`;

const RETURNS = 'Returns to 31st May 2024 (percent)';
const MONTHS = 'Returns of the last twelve months (percent)';

function position(entry: s.Entry, formOf: s.House['formOf']): string {
  const then = s.figuresThen(entry, FUNDS, s.before(w.MONTH), formOf(true));
  return t.title('Position of the Fund') + t.position(entry, then);
}

/** Of the cash and income funds, the table of months continues on the second page. */
function brokenMonths(entry: s.Entry, real: s.Entry, formOf: s.House['formOf']): string[] {
  const fund = s.fundNamed(FUNDS, entry);
  return [
    `${heading(entry)}${about(entry, fund.abbr)}${position(entry, formOf)}<h2></h2>${ratios(entry)}
${rowsOf(particulars(entry))}${t.title(RETURNS)}${t.returns(entry, fund.model.kind === 'rate')}
${t.title(MONTHS)}${t.table('months', t.months(entry, '2023', true))}`,
    `${running(`${entry.fund_name_raw} (continued)`)}${t.table('months', t.months(entry, '2024', false))}
${t.title('Returns of financial years (percent)')}${t.years(entry)}
${t.title('Where the money is invested')}${t.mix(entry)}${t.held(entry, fund)}${comment(real)}${sign(entry)}`,
  ];
}

/** The number of particulars on the first page of the equity fund. */
const CUT = 8;

/** The particulars continue on the second page. */
function brokenFacts(entry: s.Entry, real: s.Entry, formOf: s.House['formOf']): string[] {
  const fund = s.fundNamed(FUNDS, entry);
  const facts = particulars(entry);
  const months = [...t.months(entry, '2023', true), ...t.months(entry, '2024', false)];
  return [
    `${heading(entry)}${about(entry, fund.abbr)}${position(entry, formOf)}
${t.title(RETURNS)}${t.returns(entry, fund.model.kind === 'rate')}${t.title(MONTHS)}${t.table('months', months)}
${t.title('Particulars of the Fund')}${rowsOf(facts.slice(0, CUT))}`,
    `${running(`${entry.fund_name_raw} (continued)`)}${rowsOf(facts.slice(CUT))}<h2></h2>${ratios(entry)}
${t.title('Returns of financial years (percent)')}${t.years(entry)}
${t.title('Where the money is invested')}${t.mix(entry)}${t.held(entry, fund)}${comment(real)}${sign(entry)}`,
  ];
}

/** The table of the sub-funds continues on the second page without its head. */
function pensionPages(entry: s.Entry, real: s.Entry): string[] {
  const fund = s.fundNamed(FUNDS, entry);
  const series = [...t.subSeries(entry, 'monthly_returns'), ...t.subSeries(entry, 'historical_returns')];
  const subs = [...t.subFacts(entry), ...t.subReturns(entry), ...series.slice(0, 13)];
  const held = entry.sub_funds.map((x, i) => t.held(x, s.only(fund.subs?.[i], 'mix'), `: ${x.name_raw}`));
  return [
    `${heading(entry)}${about(entry, fund.abbr)}${t.title('Particulars of the Fund')}${rowsOf(particulars(entry))}
${t.title('The Sub-Funds on 31st May 2024')}${t.table('subs', subs)}`,
    `${running(`${entry.fund_name_raw} (continued)`)}${t.table('subs', series.slice(13))}
${t.subAssets(entry)}${held.join('')}${comment(real)}${sign(entry)}`,
  ];
}

const LETTER = [
  'Dear Unit Holder,',
  'Inflation was 11.8% in May 2024, the lowest figure for thirty months, and the State Bank of Pakistan was expected ' +
    'to reduce its policy rate of 22% in June for the first time in four years. The rupee was stable, and ' +
    'remittances were the highest of any month so far.',
  'The Government is to present its budget in June. Shares had risen to a record in May, and gave back a part of ' +
    'the gain in the last week of the month. Yields of Treasury Bills and of bonds came down in all auctions.',
  'Our reports on the four funds in our care follow. We write the essential facts of each fund in plain sentences, ' +
    'and keep to tables for what has to be counted.',
];

function cover(): string {
  const rows = FUNDS.map((f) => {
    const [first = 0, last = first] = w.PAGES[f.abbr] ?? [];
    return `<td>${s.esc(f.name)}</td><td>${s.esc(MANAGERS[f.abbr])}</td><td class=c>${
      first === last ? first : `${first} and ${last}`
    }</td>`;
  });
  return `<div class=cover><h1>${w.AMC}</h1><div class=ur>ماہانہ رپورٹ برائے مئی ۲۰۲۴</div>
<h3>Report of the Fund Manager<br>May 2024</h3><div class=letter>${s.paragraphs(LETTER)}
${t.table('', ['<th>Fund</th><th>Fund Manager</th><th>Pages</th>', ...rows])}
<p style="margin-top:8mm">Yours sincerely,</p><p>Raja Tariq Janjua<br>Chief Executive Officer</p>
<p>Nikyal, 7th June 2024</p></div></div>${foot(1)}`;
}

export function html(entries: readonly s.Entry[], real: readonly s.Entry[], formOf: s.House['formOf']): string {
  const pages = entries.flatMap((entry, i) => {
    const truth = s.only(real[i], 'entry');
    const { abbr } = s.fundNamed(FUNDS, entry);
    if (abbr === 'NPF') return pensionPages(entry, truth);
    const draw = abbr === 'NSF' ? brokenFacts : brokenMonths;
    return draw(entry, truth, formOf);
  });
  return s.htmlPages(STYLE, [cover(), ...pages.map((page, i) => `${page}${foot(i + 2)}`)]);
}
