/** The pages of AMC N231: a first page for all funds, a page for each fund, and a last page of definitions. */
import { FUNDS, VIEWS } from './n231-funds.ts';
import { calendar, chart, pensionTables, returns, subAssets, subYears } from './n231-tables.ts';
import { STYLE } from './n231-style.ts';
import { caption, cell, DAY, FOOTER, head, less, NOTES, row, table } from './n231-words.ts';
import * as s from './shared15.ts';

function strip(on: string): string {
  const tabs = FUNDS.map((f) => `<span${f.abbr === on ? ' class=on' : ''}>${f.abbr}</span>`).join('');
  return `<div class=strip><span>Gaddani Funds</span><span class=tabs>${tabs}</span></div>`;
}

const foot = (page: number): string => `<div class=foot><span>${s.esc(FOOTER)}</span><span>${page}</span></div>`;

/** The company is in the small line of the title. */
const title = (name: string): string => {
  const [company = '', ...rest] = name.split(' ');
  return `<h1><small>${s.esc(company)}</small><b>${s.esc(rest.join(' '))}</b></h1>`;
};

function badges(entry: s.Entry): string {
  const badge = (subject: 'FUND' | 'AMC', what: string): string =>
    s.ratingWith(
      entry,
      subject,
      (r, by, day) => `<div class=badge><b>${s.esc(r)}</b>${what}<br>${by}, ${day}</div>`,
      '',
    );
  return `<div class=badges>${badge('FUND', 'Fund stability rating')}${badge('AMC', 'Asset manager rating')}</div>`;
}

function band(entry: s.Entry): string {
  const items = [
    [entry.nav_per_unit, `NAV per unit (PKR) on ${DAY}`],
    [entry.fund_size_raw, s.only(entry.fund_size_label_raw, 'label')],
    [s.grouped(Number(entry.units_outstanding), 0), 'Units in issue'],
    [entry.offer_price, 'Offer price (PKR)'],
    [entry.repurchase_price, 'Redemption price (PKR)'],
  ] as const;
  const figures = items.map(([v, l]) => {
    const label = s.esc(l).replace(' on ', '<br>on ');
    return `<div><b>${s.esc(v ?? '')}</b><span>${label}</span></div>`;
  });
  return `<div class=band>${figures.join('')}</div>`;
}

type Group = readonly [group: string, items: readonly (readonly [label: string, value: string | null | undefined])[]];

/** The groups of ratios and statistics, which the pension fund has in its tables. */
function measuresOf(entry: s.Entry): readonly Group[] {
  if (entry.sub_funds.length > 0) return [];
  const ratio = (label: string): Group => [
    label,
    ['Month', 'Year to date'].map((period) => [period, `${s.feeOf(entry, label, period)}%`] as const),
  ];
  return [
    ratio('Total expense ratio'),
    ratio('of which levies'),
    ['Measures', entry.metrics.map((m) => [m.label_raw, m.value_raw] as const)],
  ];
}

function groupsOf(entry: s.Entry): readonly Group[] {
  const actual = entry.fees.find((f) => f.fee_label_raw === 'Actual management fee');
  return [
    [
      'Fund',
      [
        ['Category', entry.category_raw],
        ['Type', entry.fund_type_raw],
        ['Launch date', entry.launch_date_raw],
        ['Benchmark', entry.benchmark_raw],
        ['Listing', entry.listing_raw],
        ['Leverage', entry.leverage_raw],
      ],
    ],
    [
      'Risk',
      [
        ['Profile', entry.risk_profile_raw],
        ['Of principal erosion', entry.risk_of_principal_raw],
      ],
    ],
    [
      'Bodies',
      [
        ['Trustee', entry.trustee_raw],
        ['Auditor', entry.auditor_raw],
      ],
    ],
    [
      'Dealing',
      [
        ['Days', entry.dealing_days_raw],
        ['Cut-off', entry.cutoff_raw],
        ['Pricing', entry.pricing_mechanism_raw],
      ],
    ],
    [
      'Minimum',
      [
        ['First investment', entry.minimum_initial_raw],
        ['Further investment', entry.minimum_subsequent_raw],
      ],
    ],
    [
      'Load',
      [
        ['Front-end', entry.front_end_load_raw],
        ['Back-end', entry.back_end_load_raw],
      ],
    ],
    [
      'Fees',
      [
        ['Management fee', entry.management_fee_raw],
        ['Actual management fee', actual === undefined ? null : `${actual.percent}%`],
      ],
    ],
    ...measuresOf(entry),
  ];
}

/** The name of a group is a cell as high as all of its labels. */
function spine(entry: s.Entry): string {
  const rows = groupsOf(entry).flatMap(([group, all]) => {
    const items = s.stated(all);
    return items.map(([label, value], i) => {
      const first = i === 0 ? `<td class=g rowspan=${items.length}>${s.esc(group)}</td>` : '';
      const kind = i === 0 ? ' class=first' : '';
      return `<tr${kind}>${first}<td class=l>${s.esc(label)}</td><td>${s.esc(value)}</td></tr>`;
    });
  });
  return table(rows, 'spine');
}

function assets(entry: s.Entry): string {
  const [now = '', then = ''] = s.datesOf(entry, 'ASSET_ALLOCATION');
  const rows = s
    .lines(entry, 'ASSET_ALLOCATION')
    .map(({ label, cells: [a, b] }) => row([label, cell(a), less(a, b, 1), cell(b)]));
  const top = head(['', now, 'Change', then]);
  return `${caption(s.titleOf(entry, 'ASSET_ALLOCATION'))}${table([top, ...rows], 'assets')}`;
}

/** `AAA 24.1 | AA+ 18.3` */
function run(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const items = s.lines(entry, type).map((l) => `<nobr>${s.esc(l.label)} <b>${l.cells[0] ?? ''}</b></nobr>`);
  return `${caption(s.titleOf(entry, type))}<div class=run>${items.join(' <i>|</i> ')}</div>`;
}

/** The weight is before the name. */
function held(figures: s.Figures, mix: s.Mix, of = ''): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => row([h.percent, h.name_raw, s.noteOf(mix, h.name_raw)]));
  return `${caption(`${figures.holdings_title_raw ?? ''}${of}`)}${table(rows, 'held')}`;
}

const subHeld = (entry: s.Entry, fund: s.Fund): string =>
  entry.sub_funds.map((x, i) => held(x, s.only(fund.subs?.[i], 'mix'), `: ${x.name_raw}`)).join('');

function committee(entry: s.Entry): string {
  const names = s.people(entry).map(([office, name]) => `<nobr><b>${s.esc(name)}</b>, ${s.esc(office)}</nobr>`);
  return `<p class=who>Investment committee: ${names.join('; ')}</p>`;
}

function fundPage(entry: s.Entry, real: s.Entry, page: number): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isPension = entry.sub_funds.length > 0;
  const view = `${caption('From the fund manager')}<p class=view>${s.esc(VIEWS[fund.abbr])}</p>`;
  const right = isPension
    ? `${view}${subAssets(entry)}${subHeld(entry, fund)}${subYears(entry)}`
    : `${returns(entry, real)}${assets(entry)}${run(entry)}${held(entry, fund)}${calendar(entry)}`;
  const left = isPension ? spine(entry) : `${spine(entry)}${chart(entry, fund)}`;
  const below = isPension ? pensionTables(entry) : view;
  return `${strip(fund.abbr)}<p class=say>Returns and shares are in percent unless another unit is stated.</p>
<div class=top>${title(entry.fund_name_raw)}${badges(entry)}</div>
<p class=aim>Objective: ${s.esc(entry.investment_objective_raw)}</p>${isPension ? '' : band(entry)}
<div class=body><div>${left}</div><div>${right}</div></div>${below}${committee(entry)}
<div class=notes>${NOTES.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>${foot(page)}`;
}

const MARKETS = [
  'The policy rate of the State Bank of Pakistan was left at 22% in October. The rupee gained against the dollar for ' +
    'a second month, the price of petrol was reduced twice, and inflation fell from its September level.',
  'Investors in Government paper took the better figures as a sign that rates had reached their peak. Cut-off yields ' +
    'of T-Bills fell in both auctions and banks bid for longer bonds again.',
  'The stock market had one of its best months of the last ten years in points. Banks, oil and power companies led ' +
    'the gains, and the value traded each day was almost twice that of September.',
];

const PRICES = [
  ['Policy rate of the State Bank of Pakistan (%)', '22.00', '22.00'],
  ['6-month T-Bills, cut-off (%)', '22.40', '22.80'],
  ['6-month KIBOR, offer (%)', '21.97', '22.91'],
  ['Rupees for one US dollar', '281.5', '287.7'],
] as const;

function cover(real: readonly s.Entry[]): string {
  const of = (figures: s.Figures, name: string, kind: string): string => {
    const pkr = Number(figures.fund_size_pkr);
    const size = pkr >= 1e9 ? `${(pkr / 1e9).toFixed(1)} bn` : `${(pkr / 1e9).toFixed(2)} bn`;
    const at = (label: string): string => cell(s.returnAt(figures, label)?.fund_return_percent);
    return s.tr([s.esc(name), s.esc(kind), size, at('1 month'), at('FY to date'), at('1 year')]);
  };
  const rows = real.flatMap((e) =>
    e.sub_funds.length === 0
      ? [of(e, e.fund_name_raw, e.category_raw ?? '')]
      : e.sub_funds.map((x) => of(x, `${e.fund_name_raw}: ${x.name_raw}`, 'Pension')),
  );
  const top = head(['Fund', 'Category', 'Net assets in PKR (rounded)', '1 month', 'FY to date', '1 year']);
  return `${strip('')}<div class=cover><div class=name>Monthly Fund Report</div>
<div class=what>Gaddani Funds Limited, October 2023</div><h2>Markets in October</h2>${s.paragraphs(MARKETS)}
<h2>All funds at a glance</h2>${table([top, ...rows], 'all')}
<p class=small>Returns in percent; they are explained in the notes on the pages of the funds.</p>
<h2>Rates and prices</h2>
${table([head(['', 'End of October', 'End of September']), ...PRICES.map((p) => row(p))], '')}</div>${foot(1)}`;
}

const WORDS: readonly s.Item[] = [
  ['NAV', 'Net asset value: what the fund owns less what it owes, divided by the units in issue.'],
  ['Offer price', 'What an investor pays for a unit: the NAV and the front-end load.'],
  ['Redemption price', 'What an investor receives for a unit, before any back-end load.'],
  [
    'Total expense ratio',
    'All expenses as an annual percentage of net assets. Levies to the Government and the SECP fee are part of it.',
  ],
  ['Weighted average maturity', 'The average time until the investments of a fund are repaid.'],
  ['Beta', 'How much a fund moves when its market moves by one.'],
  ['FY', 'The fiscal year, from July to June.'],
];

function lastPage(page: number): string {
  return `${strip('')}<div class=cover><h2 style="margin-top:14mm">What the words mean</h2>
${s.paragraphs(WORDS.map(([w, t]) => `${w}. ${t}`))}<h2>Please note</h2>
<p>${s.esc(s.RISK_NOTE)}</p><p>This report was prepared for information only and is not an offer to sell units.
Complaints may be sent to the company or to the Securities and Exchange Commission of Pakistan.</p>
<h2>Where to find us</h2>
<p>Gaddani Funds Limited, 2nd Floor, Jetty House, Shipyard Road, Gaddani.</p></div>${foot(page)}`;
}

export function html(entries: readonly s.Entry[], real: readonly s.Entry[]): string {
  const pages = entries.map((e, i) => fundPage(e, s.only(real[i], 'entry'), i + 2));
  return s.htmlPages(STYLE, [cover(real), ...pages, lastPage(pages.length + 2)]);
}
