/** The pages of AMC N259: a form on the first page of a fund, its account and signatures on the second one. */
import * as c from './n259-charts.ts';
import { FUNDS } from './n259-funds.ts';
import { pensionSheets } from './n259-pension.ts';
import { STYLE } from './n259-style.ts';
import * as w from './n259-words.ts';
import * as s from './shared15.ts';

const OPTIONS = {
  category: ['Money Market', 'Income', 'Asset Allocation', 'Equity', 'Pension'],
  type: ['Open-end', 'Closed-end'],
  risk: ['Low', 'Medium', 'High', 'As allocated'],
  pricing: ['Forward', 'Backward'],
} as const;

const top = (entry: s.Entry, part: string): string =>
  `<div class=top><p><b>${w.AMC}</b>${part}</p><h1>${s.esc(entry.fund_name_raw)}</h1>
<p class=month>Statement for<b>November 2024</b></p></div>`;

/** The option that applies is in a ring. */
function choice(label: string, options: readonly string[], own: string | null): string {
  const items = options.map((o) => `<span class="${o === own ? 'ring' : ''}">${s.esc(o)}</span>`);
  return `<div class=choice><b>${label}</b>${items.join('')}</div>`;
}

/** A written value with its label below the line. */
const blank = (value: string | null | undefined, label: string, wide = 1): string =>
  value === null || value === undefined
    ? ''
    : `<div class=blank style="grid-column:span ${wide}"><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`;

/** A day as digits in boxes. */
function boxes(day: string, label: string): string {
  const [groups, captions] = [day.split('/'), ['DD', 'MM', 'YYYY']];
  const cells = groups.map((g, i) => {
    const digits = Array.from(g).map((d) => `<i>${d}</i>`);
    return `<div><p>${digits.join('')}</p><span>${captions[i] ?? ''}</span></div>`;
  });
  return `<div class=boxes><b>${label}</b>${cells.join('<em>/</em>')}</div>`;
}

const price = (v: string | undefined): string | null => (v === undefined ? null : `Rs. ${v}`);

function form(entry: s.Entry): string {
  const choices = [
    choice('Category of the Fund', OPTIONS.category, entry.category_raw),
    choice('Type', OPTIONS.type, entry.fund_type_raw),
    choice('Risk profile', OPTIONS.risk, entry.risk_profile_raw),
    choice('Pricing', OPTIONS.pricing, entry.pricing_mechanism_raw),
  ];
  const blanks = [
    blank(entry.fund_size_raw, w.SIZE, 2),
    blank(price(entry.offer_price), 'Offer price'),
    blank(price(entry.repurchase_price), 'Repurchase price'),
    blank(entry.benchmark_raw, w.BENCHMARK, 4),
    blank(s.rated(entry, 'FUND')?.line_raw, 'Stability rating, agency and date', 2),
    blank(s.rated(entry, 'AMC')?.line_raw, 'Rating of the management company, agency and date', 2),
    blank(entry.management_fee_raw, 'Management fee', 2),
    blank(entry.front_end_load_raw, 'Front-end load'),
    blank(entry.back_end_load_raw, 'Back-end load'),
    blank(entry.minimum_initial_raw, 'Minimum initial investment'),
    blank(entry.minimum_subsequent_raw, 'Minimum subsequent investment'),
    blank(entry.par_value_raw, 'Par value'),
    blank(entry.leverage_raw, 'Leverage'),
    blank(entry.trustee_raw, 'Trustee', 2),
    blank(entry.auditor_raw, 'Auditor', 2),
    blank(entry.registrar_raw, 'Registrar', 2),
  ];
  return w.part(
    'Particulars (ring what applies, write on the lines)',
    `${choices.join('')}${boxes(entry.launch_date_raw ?? '', 'Date of launch')}
<div class=blanks>${blanks.join('')}</div>`,
  );
}

function words(entry: s.Entry): string {
  const comment = w.COMMENTS[s.fundNamed(FUNDS, entry).abbr] ?? '';
  return `<div class=words>${w.part('Investment objective', `<p>${s.esc(entry.investment_objective_raw)}</p>`)}
${w.part('Statement of the Fund Manager', `<p>${s.esc(comment)}</p>`)}</div>`;
}

/** Both sides of an account: the shorter one ends with empty lines. */
function account(entry: s.Entry): string {
  const second = s.only(s.otherType(entry), 'second table');
  const left = s.lines(entry, 'ASSET_ALLOCATION');
  const right = s.lines(entry, second);
  const cells = (row: (typeof left)[number] | undefined): string[] =>
    row === undefined ? ['', ''] : [s.esc(row.label), `${row.cells[0] ?? ''} <i>[${row.cells[1] ?? ''}]</i>`];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    s.tr([...cells(left[i]), ...cells(right[i])]),
  );
  const [now, then] = s.datesOf(entry, 'ASSET_ALLOCATION');
  const head = `${now ?? ''} <i>[${then ?? ''}]</i>`;
  const total = ['Total', '100.0 <i>[100.0]</i>'];
  const titles = [s.titleOf(entry, 'ASSET_ALLOCATION'), s.titleOf(entry, second)].map(s.esc);
  const heads = s.tr(
    titles.flatMap((t) => [t, head]),
    'th',
  );
  const last = s.tr([...total, ...(second === 'CREDIT_QUALITY' ? total : ['', ''])], 'td', 'total');
  return w.part('Account of the assets', `<table class=account>${heads}${rows.join('')}${last}</table>`);
}

/** A sum above a double rule; the periods are its columns. */
function costs(entry: s.Entry): string {
  const rows = w.TERS.map((label, i) => {
    const cells = ['MTD', 'YTD'].map((period) => `${s.feeOf(entry, label, period)}%`);
    return s.tr([['', 'add', 'equals'][i] ?? '', s.esc(label), ...cells], 'td', i === 2 ? 'total' : '');
  });
  return w.part('Expenses a year', `<table class=costs>${s.tr(['', '', 'MTD', 'YTD'], 'th')}${rows.join('')}</table>`);
}

function held(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const fund = s.fundNamed(FUNDS, entry);
  const rows = entry.holdings.map((h) =>
    s.tr([`${h.rank}.`, `${s.esc(h.name_raw)}, <i>${s.esc(s.noteOf(fund, h.name_raw))}</i>`, `${h.percent}%`]),
  );
  return w.part(`${entry.holdings_title_raw ?? ''}`, `<table class=held>${rows.join('')}</table>`);
}

const measures = (entry: s.Entry): string =>
  w.part(
    'Measures',
    `<div class=blanks>${entry.metrics.map((m) => blank(m.value_raw, m.label_raw, 2)).join('')}</div>`,
  );

function signed(entry: s.Entry): string {
  const lines = s.members(entry).map(([name, office]) => `<p><b>${s.esc(name)}</b><span>${s.esc(office)}</span></p>`);
  return w.part('Signed for the Investment Committee', `<div class=signed>${lines.join('')}</div>`);
}

const foot = (entry: s.Entry, page: number): string =>
  `<div class=foot>${page === entry.page_number ? '' : s.paragraphs(entry.footnotes_raw)}
<b>${w.footerOf(page)}</b></div>`;

const fundPages = (entry: s.Entry): string[] => [
  `${top(entry, 'Part A')}${form(entry)}${c.prices(entry)}
${words(entry)}${c.shelf(entry)}${foot(entry, entry.page_number)}`,
  `${top(entry, 'Part B')}${c.bars(entry)}${c.months(entry)}${account(entry)}
<div class=two><div>${costs(entry)}${entry.holdings.length === 0 ? '' : measures(entry)}</div>
<div>${entry.holdings.length === 0 ? measures(entry) : held(entry)}</div></div>
${signed(entry)}${foot(entry, entry.page_number + 1)}`,
];

function pensionPages(entry: s.Entry): string[] {
  const [first, second] = pensionSheets(entry);
  return [
    `${top(entry, 'Part A')}${form(entry)}${words(entry)}${first}${foot(entry, entry.page_number)}`,
    `${top(entry, 'Part B')}${second}${signed(entry)}${foot(entry, entry.page_number + 1)}`,
  ];
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.flatMap((e) => (e.sub_funds.length > 0 ? pensionPages(e) : fundPages(e))),
  );
