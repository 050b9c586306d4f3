/** N220, Bulri: labels in English and Urdu, a matrix of months, and holdings below their class of assets. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n220-funds.ts';
import { html, MONTH } from './n220-page.ts';
import * as s from './shared15.ts';

const AMC = 'Bulri Investment Managers Limited';
const FALSE_FUND = 'Bulri Pension Fund';

/** 29-Jun-22 */
const day = ([year, month, d]: s.Day): string => `${String(d).padStart(2, '0')}-${s.dashed({ year, month })}`;

/** Thousands of rupees. */
function inThousands(rupees: number): { raw: string; pkr: string } {
  const raw = s.grouped(rupees / 1e3, 0);
  return { raw, pkr: s.rupees(raw, 3) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['FYTD', 'Fiscal year to date'],
    ['6M', '6 months'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since inception'],
  ],
  peers: true,
  seriesMonths: 27,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: inThousands,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Portfolio (% of net assets)',
  creditTitle: 'Credit quality (% of net assets)',
  sectorTitle: 'Sector allocation (% of net assets)',
  allocationMonths: (m) => [m, s.before(m, 3)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'of which the largest holdings',
  day,
});

const ofSubFunds: s.Form = { ...form, peers: false };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  BIF: [
    { name: 'Gharo Textile Mills Limited', type: 'TFC', cost: 48.62, provided: 48.62 },
    { name: 'Mirpur Sakro Steel Limited', type: 'Sukuk', cost: 33.75, provided: 11.25 },
  ],
};

function feesOf(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r) =>
    (
      [
        ['TER excl. levies', r.without],
        ['Levies', r.levies],
        ['TER incl. levies', r.withLevies],
      ] as const
    ).map(([fee_label_raw, percent]) => ({ row_label_raw: r.period, fee_label_raw, percent })),
  );
}

function notesOf(fund: s.Fund): string[] {
  const basis =
    fund.subs === undefined
      ? 'The basis of the returns is printed at the left of the periods. CAGR is the compound annual growth rate.'
      : 'Returns of DSF and MSF for periods of up to 12 months are simple annualised, and those of ESF are ' +
        'absolute. Returns of ' +
        'longer periods are CAGR.';
  const july =
    fund.subs === undefined && fund.model.kind === 'rate'
      ? ' The NAV of 30-Jun-22 is after the dividend of the fiscal year.'
      : '';
  return [
    `${basis} Returns are net of all expenses and assume that dividends are reinvested.${july}`,
    'Levies are Sindh sales tax on the fees and the annual fee of the SECP.',
  ];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = '2022-09-30';
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
    figures.fees = feesOf(part);
    Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Net assets') });
    const years = s.yearRows(part, MONTH, {
      count: 2,
      benchmark: 'Benchmark',
      label: (y) => `20${Number(y) - 1}-${y}`,
    });
    figures.historical_returns = fund.subs === undefined ? years : years.filter((r) => r.series_raw === part.line);
    if (fund.subs !== undefined) s.withoutBenchmark(figures, part.line);
  }
  entry.footnotes_raw = notesOf(fund);
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2022',
  footerOf: (page) => `Bulri Funds • FMR September 2022 • Page ${page}`,
  committeeOf: (fund) => [
    ['Syed Nadir Shah', 'Chief Executive Officer'],
    ['Mehnaz Talpur, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Ghulam Qadir Jat', 'Head of Fixed Income']
      : ['Rukhsana Samo, CFA', 'Head of Equities'],
    ['Bilal Khaskheli, FRM', 'Head of Risk Management'],
    ...(fund.name.includes('Islamic') ? [['Mufti Zahid Lakho', 'Shariah Advisor'] as const] : []),
  ],
  amcRating: ['AM2', 'VIS', [2021, 12, 31]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The prices of two sub-funds are exchanged; units, net assets and the earlier prices are true. */
function falsify(entry: s.Entry): void {
  const [equity, debt] = ['Equity Sub-Fund', 'Debt Sub-Fund'].map((name) => s.subNamed(entry, name));
  const [first, second] = [s.only(equity, 'equity'), s.only(debt, 'debt')];
  const [a, b] = [s.only(first.nav_per_unit, 'price'), s.only(second.nav_per_unit, 'price')];
  if (Math.abs(Number(a) / Number(b) - 1) < 0.05) throw new Error('the false prices are too near');
  s.falsifyNavs(entry, 'SUB_FUND_NAVS_SWAPPED', [
    { figures: first, sub: first.name_raw, printed: b },
    { figures: second, sub: second.name_raw, printed: a },
  ]);
}

const QUIRKS = [
  'facts have an English label at the left of the value and an Urdu label at its right',
  'amounts are thousands of rupees, which one line below the name of the fund says for the page',
  'prices have the ends of this month, of the month before and of the fiscal year; shares have this month and June',
  'periods have the day of their beginning; a cell at their left, written upwards, has the basis of several rows',
  'months are a matrix of fiscal years from July to June, whose last column has the full years',
  'holdings are rows below their class in the table of classes, with rating or sector in small print after the name',
  'credit quality and sectors are one bar of pieces, explained by a line of words and figures',
  'statistics of the portfolio are among the facts; no figure has a sign of percent',
  'sub-funds have codes that a line explains; the codes are rows, columns, and down the side of the classes',
  'the share of net assets of a non-compliant investment is before that of gross assets',
];

/** The report, and the page of the pension fund with a planted fault. */
export const drawBulri = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N220_bulri_2022-09',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, form), path),
    hostile: { file: 'hostile_N220_sub_fund_navs_swapped', fund: FALSE_FUND, falsify },
  });
