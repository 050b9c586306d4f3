/** N167, Ubauro: statements and numbered notes in the manner of annual accounts, two pages for each fund. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, MONTH } from './n167-funds.ts';
import { html } from './n167-page.ts';
import { FORM, NOW, YEAR_TO_DATE } from './n167-form.ts';
import * as s from './shared15.ts';

const AMC = 'Ubauro Asset Management Company Limited';
const FALSE_FUND = 'Ubauro Islamic Income Fund';

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  UIIF: [
    { name: 'Mirpur Mathelo Sugar Mills Limited', type: 'Sukuk, below investment grade', cost: 50.2, provided: 12.55 },
    { name: 'Begari Textile Mills Limited', type: 'Sukuk, non-performing', cost: 22.5, provided: 16.88 },
  ],
};

/** The rate of the management fee that was charged, in percent a year. */
const CHARGED: Readonly<Record<string, string>> = { ULF: '0.45', UIIF: '0.80', UEF: '2.40', 'UCSP-III': '0.60' };

const MATURITY: s.Day = [2026, 2, 6];

const PERIOD_NAMES = { MTD: 'Month', YTD: 'Year to date' } as const;

function feesOf(part: s.Part): s.Fee[] {
  const charged = CHARGED[part.line];
  const ratios = s.ratiosOf(part, MONTH).flatMap((r) =>
    [
      ['Total expense ratio including levies', r.withLevies],
      ['Government levies', r.levies],
      ['Total expense ratio excluding levies', r.without],
    ].map(([fee_label_raw = '', percent = '']) => ({ row_label_raw: PERIOD_NAMES[r.period], fee_label_raw, percent })),
  );
  return [...(charged === undefined ? [] : [s.fee('Management fee charged', charged)]), ...ratios];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Listed equities');
  figures.fees = feesOf(part);
  figures.allocations = figures.allocations.filter(
    (r) => r.period_label === NOW || (fund.subs === undefined && r.allocation_type !== 'SECTOR_ALLOCATION'),
  );
  const totals = [
    ...s.hundreds(figures, 'ASSET_ALLOCATION', 'Total assets'),
    ...s.hundreds(figures, 'CREDIT_QUALITY', 'Total assets'),
  ];
  Object.assign(figures, { allocation_totals: totals });
  figures.historical_returns = s.yearRows(part, MONTH, {
    count: 3,
    benchmark: 'Benchmark',
    label: (y) => `Year ended June 30, 20${y}`,
  });
  if (fund.subs === undefined) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
}

/** What all sub-funds have together. */
function sumSubFunds(entry: s.Entry): void {
  const thousands = entry.sub_funds.reduce((sum, x) => sum + Number(x.fund_size_pkr) / 1000, 0);
  const raw = s.grouped(thousands, 0);
  Object.assign(entry, { fund_size_raw: raw, fund_size_pkr: s.rupees(raw, 3), fund_size_label_raw: 'Net assets' });
}

function notesOf(fund: s.Fund): string[] {
  const held = s.grouped(Number(s.fofOf(fund, MONTH)), 0);
  const bracket = fund.subs === undefined ? ' A difference in brackets means that the benchmark earned more.' : '';
  const basis =
    fund.subs !== undefined
      ? 'Returns of the Debt Sub-Fund and of the Money Market Sub-Fund for up to one year are simple annualized, all others of up to one year are absolute.'
      : fund.model.kind === 'rate'
        ? 'Returns of up to one year are simple annualized.'
        : 'Returns of up to one year are absolute.';
  return [
    fund.fof === undefined
      ? 'No scheme of the Management Company has invested in these units.'
      : `Funds of funds of the Management Company hold units of Rs. ${held} million, which their own statements include as well.`,
    `${basis} Those of longer periods are compounded per annum.${bracket} The fiscal year began on July 1, 2024.`,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2025',
  footerOf: (page) => `Monthly Report | January 2025 | ${page}`,
  pagesEach: 2,
  committeeOf: (fund) => [
    [fund.model.kind === 'rate' ? 'Zubair Ahmed Shar' : 'Nimra Chachar, CFA', 'Fund Manager'],
    ['Khalid Mahmood Lund', 'Chief Executive Officer'],
    ['Sadia Mahar, CFA', 'Chief Investment Officer'],
    ['Imtiaz Ali Pitafi, FCA', 'Chief Financial Officer'],
    ['Bilawal Kosh', 'Head of Research'],
  ],
  amcRating: ['AM2++', 'PACRA', [2024, 8, 23]],
  formOf: () => FORM,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    if (fund.subs !== undefined) sumSubFunds(entry);
    if (fund.abbr === 'UIIF') entry.holdings_title_raw = 'Detail of corporate Sukuk';
    if (fund.abbr === 'UCSP-III')
      Object.assign(entry, { maturity_date: s.iso(MATURITY), maturity_date_raw: s.dayFirstMonth(MATURITY) });
    if (fund.fof === undefined) return;
    const without = Number(entry.fund_size_pkr) - Number(s.fofOf(fund, MONTH)) * 1e6;
    Object.assign(entry, { fund_size_excluding_fof_pkr: String(without) });
  },
};

/** The fund's return of seven months has a wrong digit before its point; its difference and the last note are true. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, YEAR_TO_DATE), 'return');
  const real = s.only(row.fund_return_percent, 'percent');
  const printed = real.replace(/\d(?=\.)/, (digit) => String((Number(digit) + 3) % 10));
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_CONTRADICTS_ITS_DIFFERENCE',
    false_values: [{ field: 'reported_returns', period_label_raw: YEAR_TO_DATE, column: 'fund', printed, real }],
    true_values: 'the benchmark and the difference in the same row, the return in the last note, and all other facts',
    must_not_serve: 'the fund’s return of the seven months',
    how_it_can_be_seen: 'it less the benchmark is not the difference beside them, and the last note has another figure',
  };
}

const QUIRKS = [
  'a fund has two pages as annual accounts have them: statements with a column of note numbers, and numbered notes',
  'units stand in rows of their own between the figures (Rupees in ‘000, number of units, Rupees, percent); no figure has a sign',
  'all statements have the month before at their side, the assets as pairs of amounts and percentages',
  'periods are worded (Seven months ended ...), in one column with fiscal years; a third column has the difference in brackets',
  'ranked holdings stand below their sectors in one table, whose bold rows are the whole sectors',
  'terms, parties, ratings and loads are numbered notes with run-in labels; sub-funds are columns with a total at the right',
];

/** The report, and the two pages of one fund with a planted fault. */
export const drawUbauro = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N167_ubauro_2025-01',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N167_return_and_difference', fund: FALSE_FUND, falsify },
  });
