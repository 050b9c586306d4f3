/** The pages of AMC N234: an overview, six pages of funds, and a page of terms. */
import { FUNDS } from './n234-funds.ts';
import * as p from './n234-parts.ts';
import { STYLE } from './n234-style.ts';
import { pensionPage } from './n234-pension.ts';
import { frame, marketWord, note } from './n234-frame.ts';
import { cell, DAY, LABEL, SIZE } from './n234-words.ts';
import * as s from './shared15.ts';

type Facts = readonly (readonly [label: string, of: (e: s.Entry) => string | null | undefined])[];

const metric =
  (label: string) =>
  (e: s.Entry): string =>
    e.metrics.find((m) => m.label_raw === label)?.value_raw ?? '–';

const FACTS: Facts = [
  ['Category', (e) => e.category_raw],
  ['Objective', (e) => e.investment_objective_raw],
  ['Type', (e) => e.fund_type_raw],
  ['Launch date', (e) => e.launch_date_raw],
  ['Benchmark', (e) => e.benchmark_raw],
  ['Risk profile', (e) => e.risk_profile_raw],
  ['Risk of principal erosion', (e) => e.risk_of_principal_raw],
  ['Trustee', (e) => e.trustee_raw],
  ['Auditor', (e) => e.auditor_raw],
  ['Listing', (e) => e.listing_raw],
  ['Pricing', (e) => e.pricing_mechanism_raw],
  ['Dealing days', (e) => e.dealing_days_raw],
  ['Cut-off time', (e) => e.cutoff_raw],
  ['Initial investment', (e) => e.minimum_initial_raw],
  ['Subsequent investment', (e) => e.minimum_subsequent_raw],
  ['Management fee', (e) => e.management_fee_raw],
  ['Front-end load', (e) => e.front_end_load_raw],
  ['Back-end load', (e) => e.back_end_load_raw],
];

/** One cell over both funds where they do not differ. */
function twoFacts(entries: readonly s.Entry[]): string {
  const rating = (e: s.Entry): string => s.ratingWith(e, 'FUND', (r, by, day) => `${r}, ${by}, ${day}`, 'Not rated');
  const labels = [...new Set(entries.flatMap((e) => e.metrics.map((m) => m.label_raw)))];
  const all: Facts = [...FACTS, ['Stability rating', rating], ...labels.map((l) => [l, metric(l)] as const)];
  const rows = all.map(([label, of]) => {
    const [a = '', b = ''] = entries.map((e) => s.esc(of(e)));
    const cells = a === b ? `<td colspan=2 class=both>${a}</td>` : `<td>${a}</td><td>${b}</td>`;
    return `<tr><th>${label}</th>${cells}</tr>`;
  });
  const heads = entries.map((e) => `<th>${s.esc(e.fund_name_raw)}<br>${s.short(e)}</th>`).join('');
  return p.table([`<tr class=top><th></th>${heads}</tr>`, ...rows], 'facts');
}

const ofOne = (entry: s.Entry, skip: readonly string[]): s.Item[] =>
  s.stated([
    ...FACTS.filter(([l]) => !skip.includes(l)).map(([l, of]) => [l, of(entry)] as const),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);

function pairFirst(entries: readonly s.Entry[]): string {
  const blocks = entries.map((e, i) => p.tiles(e, `t${i}`).replace('<div class=kpi>', `<em>${s.short(e)}</em>$&`));
  const heats = entries.map((e, i) => p.visual(`${s.short(e)}: monthly returns, annualized (%)`, p.heat(e), `h${i}`));
  const body = [
    p.visual('Fund facts', twoFacts(entries), 'f'),
    ...blocks,
    p.visual(`Returns to ${DAY} (%)`, p.returns(entries, 'Simple annualized'), 'r'),
    ...heats,
  ];
  const names = entries.map((e) => e.fund_name_raw).join(' and ');
  return frame(2, names, `<div class="grid pair1">${body.join('')}</div>`, note(entries));
}

const RATE_VIEWS = [
  'The State Bank had raised its policy rate by 100 basis points in January, and the market expected a further step. ' +
    'SLQF kept its maturity short and left more money in daily accounts until the auction in March.',
  'SSIF moved deposits into PIBs with floating coupons. Coupons of its TFCs and Sukuk, too, will be reset at ' +
    'higher rates in the next months, and T-Bills that mature are replaced by those of three months.',
];

function pairSecond(entries: readonly s.Entry[]): string {
  const [, income] = entries;
  const own = s.only(income, 'income fund');
  const credit = entries.map((e) => p.credit(e)).join('');
  const title = (type: s.AllocationType): string => s.titleOf(own, type);
  const names = entries.map((e) => s.short(e));
  const funds = entries.map((e) => [s.short(e), e] as const);
  const body = [
    p.visual(title('ASSET_ALLOCATION'), p.assets(entries, names), 'a'),
    p.visual(title('CREDIT_QUALITY'), credit, 'c'),
    p.visual(`SSIF: ${own.holdings_title_raw ?? ''}`, p.holdings(own, s.fundNamed(FUNDS, own), 'Rating'), 'h'),
    ...entries.map((e, i) => p.visual(`${s.short(e)}: returns of fiscal years (%)`, p.years(e), `y${i}`)),
    p.visual('Expenses (% a year)', p.fees(funds), 'e'),
    p.visual('From the fund managers', s.paragraphs(RATE_VIEWS), 'v'),
    p.visual('Investment committee', p.committee(entries), 'w'),
  ];
  const full = entries.map((e) => e.fund_name_raw).join(' and ');
  return frame(3, `${full}: portfolio`, `<div class="grid pair2">${body.join('')}</div>`, '');
}

/** The text has the real size. */
function equityView(real: s.Entry): string {
  return s.paragraphs([
    `Net assets of the fund were PKR ${real.fund_size_raw ?? ''} crore at the end of the month. ` +
      `${marketWord(real)} Talks with the International Monetary Fund, a weaker rupee and new taxes on companies ` +
      'kept investors careful, and the value of shares traded each day was low.',
    'We hold banks with many current accounts, which earn more when rates rise, and exploration companies whose ' +
      'prices follow the dollar. Cement is below its share in the index because of the costs of coal.',
  ]);
}

function equityFirst(entry: s.Entry, real: s.Entry): string {
  const body = [
    p.tiles(entry, 'k'),
    p.visual('Objective', `<p class=text>${s.esc(entry.investment_objective_raw)}</p>`, 'o'),
    p.visual(`Returns to ${DAY} (%)`, p.returns([entry], 'Absolute'), 'r'),
    p.visual('Monthly returns (%)', p.heat(entry), 'h'),
    p.visual('Returns of fiscal years (%)', p.years(entry), 'y'),
    p.visual('From the fund manager', equityView(real), 'v'),
  ];
  const name = `${entry.fund_name_raw} (${s.short(entry)})`;
  return frame(4, name, `<div class="grid eq1">${body.join('')}</div>`, note([entry]));
}

function equitySecond(entry: s.Entry): string {
  const body = [
    p.visual(s.titleOf(entry, 'SECTOR_ALLOCATION'), p.treemap(entry), 's'),
    p.visual(entry.holdings_title_raw ?? '', p.holdings(entry, s.fundNamed(FUNDS, entry), 'Sector'), 'h'),
    p.visual(s.titleOf(entry, 'ASSET_ALLOCATION'), p.assets([entry], []), 'a'),
    p.visual('Expenses (% a year)', p.fees([[s.short(entry), entry]]), 'e'),
    p.visual('Terms of the fund', p.cards(ofOne(entry, ['Objective'])), 'f'),
    p.visual('Investment committee', p.committee([entry]), 'w'),
  ];
  const name = `${entry.fund_name_raw} (${s.short(entry)}): portfolio and terms`;
  return frame(5, name, `<div class="grid eq2">${body.join('')}</div>`, '');
}

function mixedPage(entry: s.Entry): string {
  const view =
    `${marketWord(entry)} We sold some shares of exploration companies after their rise and kept the proceeds with ` +
    'Islamic banks. Rentals of the GOP Ijara Sukuk will be reset at higher rates in the coming months.';
  const body = [
    p.tiles(entry, 'k'),
    p.visual('Terms of the fund', p.cards(ofOne(entry, [])), 'f'),
    p.visual(`Returns to ${DAY} (%)`, p.returns([entry], 'Absolute'), 'r'),
    p.visual('Monthly returns (%)', p.heat(entry), 'h'),
    p.visual('Returns of fiscal years', p.years(entry), 'y'),
    p.visual(s.titleOf(entry, 'ASSET_ALLOCATION'), p.assets([entry], []), 'a'),
    p.visual(s.titleOf(entry, 'SECTOR_ALLOCATION'), p.treemap(entry), 's'),
    p.visual(entry.holdings_title_raw ?? '', p.holdings(entry, s.fundNamed(FUNDS, entry), 'Sector'), 't'),
    p.visual('Expenses (% a year)', p.fees([[s.short(entry), entry]]), 'e'),
    p.visual('From the fund manager', `<p class=text>${s.esc(view)}</p>`, 'v'),
    p.visual('Investment committee', p.committee([entry]), 'w'),
  ];
  const name = `${entry.fund_name_raw} (${s.short(entry)})`;
  return frame(6, name, `<div class="grid mix">${body.join('')}</div>`, note([entry]));
}

const TILES = [
  ['17.00%', 'Policy rate of the State Bank'],
  ['31.5%', 'Inflation, year on year'],
  ['261.5', 'Rupees for one US dollar'],
] as const;

/** Sizes are in millions here, and in crore on the pages of the funds. */
function overview(real: readonly s.Entry[]): string {
  const row = (x: s.Figures, name: string, kind: string, page: string): string => {
    const at = (...labels: string[]): string =>
      cell(x.reported_returns.find((r) => labels.includes(r.period_label_raw))?.fund_return_percent);
    const size = s.grouped(Number(x.fund_size_pkr) / 1e6, 0);
    return s.tr([
      s.esc(name),
      s.esc(kind),
      size,
      at('1 month', '1M'),
      at('FY to date', 'FYTD'),
      at('1 year', '1Y'),
      page,
    ]);
  };
  const rows = real.flatMap((e) => {
    const pages = e.page_numbers.join(', ');
    if (e.sub_funds.length === 0) return [row(e, e.fund_name_raw, e.category_raw ?? '', pages)];
    return e.sub_funds.map((x) => row(x, `${e.fund_name_raw}: ${x.name_raw}`, 'Pension', pages));
  });
  const top = `<tr><th rowspan=2>Fund</th><th rowspan=2>Category</th><th rowspan=2>Net assets<br>(PKR million)</th>
<th class=over colspan=3>Return of the fund (%)</th><th rowspan=2>Page</th></tr>
${s.tr(['1 month', 'FY to date', '1 year'], 'th')}`;
  const market = [
    'Talks with the International Monetary Fund went on through February. Parliament passed a supplementary finance ' +
      'bill that raised the general sales tax, and prices of gas went up. The rupee recovered a part of its fall of ' +
      'January.',
    'Yields of short T-Bills rose above the policy rate before the next meeting of the Monetary Policy Committee. ' +
      'Banks preferred PIBs with floating coupons to fixed ones.',
  ];
  const figures = TILES.map(([v, l]) => `<div class=kpi><b>${v}</b><span>${l}</span></div>`).join('');
  const body = [
    `<div class=kpis style="grid-area:k">${figures}</div>`,
    p.visual(`All funds on ${DAY}`, p.table([top, ...rows], 'all'), 'a'),
    p.visual('Economy and markets', s.paragraphs(market), 'm'),
    p.visual('How to read the pages', s.paragraphs(HOW), 'h'),
  ];
  return frame(1, `Overview: ${LABEL}`, `<div class="grid over1">${body.join('')}</div>`, '');
}

const HOW = [
  'Tabs at the bottom of each page name the funds. Two funds that invest in rates share two pages.',
  `${SIZE} are on the pages of the funds; 1 crore is 10 million. Returns of rate funds of up to 1 year are annualized.`,
];

const TERMS: readonly s.Item[] = [
  ['NAV', 'Assets of a fund less its liabilities, divided by its units in issue.'],
  ['Offer price', 'The NAV and the front-end load.'],
  ['Basis point', 'One hundredth of one percent.'],
  ['Total expense ratio', 'All expenses of a fund, with levies to the Government, as a share of its net assets.'],
  ['Modified duration', 'By how many percent the price of a bond falls if its yield rises by one percent.'],
  ['Beta', 'By how much a fund moves if its market moves by one.'],
  ['FY', 'Fiscal year from July to June: FY22 ended on 30 June 2022.'],
];

function lastPage(): string {
  const body = [
    p.visual('Terms', s.list(TERMS, 'terms'), 'a'),
    p.visual(
      'Please note',
      s.paragraphs([
        s.RISK_NOTE,
        'This report is for information only and is no offer to buy or sell units of a fund. Figures are not audited.',
      ]),
      'm',
    ),
    p.visual('Contact', s.paragraphs(['3rd Floor, Canal View Plaza, Station Road, Dera Allah Yar']), 'h'),
  ];
  return frame(8, 'Terms and notes', `<div class="grid last">${body.join('')}</div>`, '');
}

export function html(entries: readonly s.Entry[], real: readonly s.Entry[]): string {
  const at = (list: readonly s.Entry[], i: number): s.Entry => s.only(list[i], 'entry');
  const pair = entries.slice(0, 2);
  return s.htmlPages(STYLE, [
    overview(real),
    pairFirst(pair),
    pairSecond(pair),
    equityFirst(at(entries, 2), at(real, 2)),
    equitySecond(at(entries, 2)),
    mixedPage(at(entries, 3)),
    pensionPage(at(entries, 4)),
    lastPage(),
  ]);
}
