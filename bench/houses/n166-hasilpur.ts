/** N166, Hasilpur: comments first, particulars in four columns, deviations beside returns, holdings of two months. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n166-funds.ts';
import { html } from './n166-page.ts';
import * as s from './shared15.ts';

const AMC = 'Hasilpur Investment Management Limited';
const MONTH = { year: 2021, month: 4 };
const FALSE_FUND = 'Hasilpur Cash Fund';
const SIZE = s.inMillions(2, 'Rs. ', ' mn');

/** April 30, 2021 */
const column = (m: s.Month): string => s.dayFirstMonth(s.lastDay(m));

const form = s.formWith({
  periods: [
    ['MTD', 'April 2021*'],
    ['FYTD', 'YTD*'],
    ['3M', '3 Month*'],
    ['6M', '6 Month*'],
    ['1Y', '1 Year*'],
    ['3Y', '3 Year**'],
    ['5Y', '5 Year**'],
    ['SI', 'Since Inception**'],
  ],
  seriesMonths: 0,
  size: SIZE,
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding'],
  assetTitle: 'ASSET ALLOCATION (% of Total Assets)',
  creditTitle: 'CREDIT QUALITY OF PORTFOLIO (% of Total Assets)',
  sectorTitle: 'SECTOR ALLOCATION (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'TOP TEN HOLDINGS (% of Total Assets)',
  day: s.dayFirstMonth,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  HIF: [
    { name: 'Dunyapur Fertilizer Limited - TFC II', type: 'TFC (non-performing)', cost: 62.44, provided: 62.44 },
    { name: 'Kahror Pacca Leasing Limited - Sukuk', type: 'Sukuk (non-performing)', cost: 18.73, provided: 18.73 },
    { name: 'Yazman Cement Limited - Sukuk', type: 'Below investment grade', cost: 45.52, provided: 0 },
  ],
};

const HOLDINGS: Readonly<Record<string, string>> = {
  HIF: 'TOP TFC / SUKUK HOLDINGS (% of Total Assets)',
  HIIF: 'TOP SUKUK HOLDINGS (% of Total Assets)',
  HPF: 'EQUITY SUB-FUND: TOP HOLDINGS (% of Total Assets)',
};

/** Selling and marketing expenses in percent a year. */
const MARKETING: Readonly<Record<string, string>> = { HIF: '0.37', HIIF: '0.21', HSF: '0.70' };

/** The ratios of the year before those of the month, each with its levies. */
function feesOf(part: s.Part): s.Fee[] {
  const rates = s
    .ratiosOf(part, MONTH)
    .toReversed()
    .flatMap((r) => [s.fee(`TER ${r.period}`, r.withLevies), s.fee(`Govt. Levies ${r.period}`, r.levies)]);
  const marketing = MARKETING[part.line];
  return [...rates, ...(marketing === undefined ? [] : [s.fee('Selling & Marketing Exp.', marketing)])];
}

/** The deviation has a percent sign, as has what the fund earned in the year above its benchmark. */
function metricsOf(figures: s.Figures): s.Metric[] {
  const year = figures.reported_returns.find((r) => r.period_label_raw === 'YTD*');
  const alpha = (Number(year?.fund_return_percent) - Number(year?.benchmark_return_percent)).toFixed(2);
  return figures.metrics.flatMap((m) => {
    if (m.label_raw === 'St. Dev.') return [{ ...m, label_raw: 'St. Dev.†', value_raw: `${m.value}%` }];
    if (!['Sharpe Ratio', 'Beta'].includes(m.label_raw)) return [m];
    const ratio = { ...m, label_raw: `${m.label_raw}††` };
    return [ratio, { label_raw: 'Alpha', value_raw: `${alpha}%`, value: alpha }];
  });
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Stocks / Equities');
  figures.fees = feesOf(part);
  figures.metrics = metricsOf(figures);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, column(MONTH));
  const title = HOLDINGS[fund.abbr];
  if (title !== undefined && figures.holdings.length > 0) figures.holdings_title_raw = title;
  figures.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY 20${y}` });
  if (fund.subs === undefined) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = [];
}

/** What is provided for SWWF: the sum, and what it is of the price and of the return. */
function provision(entry: s.Entry): string {
  const share = s.between(0.0028, 0.0091, entry.fund_name_raw, 'swwf');
  const amount = ((Number(entry.fund_size_pkr) * share) / 1e6).toFixed(2);
  const each = (Number(entry.nav_per_unit) * share).toFixed(4);
  return (
    `Note on SWWF: The Scheme has maintained provision against Sindh Workers’ Welfare Fund’s liability to the tune of Rs. ${amount} million; had the ` +
    `provision not been made, the NAV per unit of the Scheme would be higher by Rs. ${each} (${(share * 100).toFixed(2)}%).`
  );
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  const isPension = entry.sub_funds.length > 0;
  const basis = isPension
    ? '* Absolute for the Equity Sub-Fund, simple annualized for the Debt and Money Market Sub-Funds. ** CAGR.'
    : kind === 'rate'
      ? '* Simple annualized return. ** CAGR (Morningstar methodology).'
      : '* Absolute return. ** CAGR (Morningstar methodology).';
  const deviation =
    '† 12-month trailing. †† The 12-month PKRV rate is the risk-free rate. Alpha is the YTD return above that of the benchmark.';
  return [
    `${basis} Performance data does not include the cost incurred by an investor in the form of sales load.`,
    ...(isPension ? [] : [kind === 'rate' ? deviation : deviation.replace('†† The', '†† Against the benchmark; the')]),
    ...(isPension ? [] : [provision(entry)]),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2021',
  footerOf: (page) => `Hasilpur Investments ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    [fund.model.kind === 'rate' ? 'Waleed Ahmad Cheema' : 'Hina Sohail Daultana, CFA', 'Fund Manager'],
    ['Pir Mudassar Chishti', 'CEO'],
    ['Naveed Iqbal Arain, CFA', 'CIO'],
    ['Tahira Joiya, ACA', 'CFO'],
    ['Shoaib Wattoo', 'Head of Risk Management'],
    ['Areeba Lodhi', 'Head of Equity'],
  ],
  amcRating: ['AM2+', 'VIS', [2020, 12, 30]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    if (fund.fof === undefined) return;
    const without = SIZE(Number(entry.fund_size_pkr) - Number(s.fofOf(fund, MONTH)) * 1e6);
    Object.assign(entry, { fund_size_excluding_fof_pkr: without.pkr, amount_invested_by_fof_pkr: null });
  },
};

/** The size without funds of funds has two digits in the wrong order, so that it is more than the whole size. */
function falsify(entry: s.Entry): void {
  if (!('fund_size_excluding_fof_pkr' in entry)) throw new Error('no size without funds of funds');
  const real = String(entry.fund_size_excluding_fof_pkr);
  const size = Number(entry.fund_size_pkr);
  const printed = s.only(
    [...Array(4).keys()]
      .map((i) => real.slice(0, i) + real.charAt(i + 1) + real.charAt(i) + real.slice(i + 2))
      .find((text) => Number(text) > size),
    'greater size',
  );
  Object.assign(entry, { fund_size_excluding_fof_pkr: printed });
  entry.planted_fault = {
    kind: 'SIZE_WITHOUT_FUNDS_OF_FUNDS_GREATER_THAN_SIZE',
    false_values: [{ field: 'fund_size_excluding_fof_pkr', printed, real }],
    true_values: 'net assets, which are the NAV times the units of the same page, and all other facts',
    must_not_serve: 'the net assets excluding investment by funds of funds',
    how_it_can_be_seen: 'a part of the net assets is more than the net assets; NAV times units confirms the latter',
  };
}

const QUIRKS = [
  'objective and comments come first; particulars are pairs in four columns with the dates of price and size behind them',
  'the first table of returns has the month, the year to date, the deviation, a ratio and alpha, the second one longer periods',
  'asset allocation and holdings have the month and the month before, newest first; a new holding has a dash before',
  'comments repeat returns and weights of both months, yields of auctions and volumes in running text',
  'ratios are particulars whose labels have the period; non-compliant investments have a total that is no investment',
  'sub-funds are columns of a table of facts, and rows of the returns; the provision for SWWF is a sentence',
];

/** The report, and one page of it with a planted fault. */
export const drawHasilpur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N166_hasilpur_2021-04',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N166_size_without_fof', fund: FALSE_FUND, falsify },
  });
