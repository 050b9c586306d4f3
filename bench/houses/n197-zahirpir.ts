/** N197, Zahirpir: a statement of account for each fund, typed, with postings, dotted leaders and running totals. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n197-funds.ts';
import { dayOf, pagesOf, postedOf } from './n197-page.ts';
import * as s from './shared15.ts';

const AMC = 'Zahirpir Asset Managers Limited';

const monthLabel = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

const capitals = (m: s.Month): string => s.dashed(m).toUpperCase();

const formOf = (month: s.Month): s.Form =>
  s.formWith({
    periods: [
      ['MTD', monthLabel(month)],
      ['FYTD', 'Fiscal year to date'],
      ['3M', '3 months'],
      ['6M', '6 months'],
      ['1Y', '12 months'],
      ['3Y', '3 years'],
      ['5Y', '5 years'],
      ['SI', 'Since launch'],
    ],
    monthLabel: capitals,
    size: (rupees) => ({ raw: s.grouped(rupees, 0), pkr: String(Math.round(rupees)) }),
    sizeLabel: 'Balance carried forward (Net Assets)',
    prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
    assetTitle: 'ASSETS (% OF TOTAL ASSETS)',
    creditTitle: 'CREDIT QUALITY (% OF TOTAL ASSETS)',
    sectorTitle: 'SECTORS (% OF TOTAL ASSETS)',
    allocationMonths: (m) => [s.before(m), m].map((at) => ({ month: at, label: postedOf(at) })),
    allocationDecimals: 1,
    holdingsTitle: 'TOP HOLDINGS (% OF TOTAL ASSETS)',
    day: dayOf,
  });

const ofSubFunds = (month: s.Month): s.Form => {
  const form = formOf(month);
  return {
    ...form,
    periods: form.periods.filter(([key]) => key !== '3M' && key !== '6M'),
    seriesMonths: 0,
    prices: [],
    allocationMonths: (at) => [{ month: at, label: null }],
  };
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  ZIF: [
    { name: 'Zahirpir Road Sugar Mills', type: 'TFC below investment grade', cost: 37.46, provided: 18.73 },
    { name: 'Ghaus Nagar Textile Mills', type: 'TFC in default', cost: 24.92, provided: 24.92 },
  ],
};

const NOTES = {
  rate: 'Returns of up to 12 months are annualized, those of longer periods are compound annual rates.',
  market: 'Returns of up to 12 months are absolute, those of longer periods are compound annual rates.',
  pension:
    'Returns of up to 12 months are absolute for the Equity Sub-Fund and annualized for the others; those of longer periods are ' +
    'compound annual rates.',
};

function finishPart(part: s.Part, fund: s.Fund, month: s.Month): void {
  const { figures } = part;
  closeSectors(figures, 'Shares');
  figures.fees = s.ratiosOf(part, month).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? 'Month' : 'Year to date';
    const rows = [
      ['Expense ratio without government levies', r.without],
      ['Government levies', r.levies],
      ['Total expense ratio', r.withLevies],
    ] as const;
    return rows.map(([fee_label_raw, percent]) => ({ row_label_raw, fee_label_raw, percent }));
  });
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, postedOf(month));
  if (fund.subs !== undefined) {
    s.withoutBenchmark(figures, part.line);
    return;
  }
  figures.historical_returns = s.yearRows(part, month, { count: 3, benchmark: 'Benchmark', label: (y) => `FY20${y}` });
}

/** Rupees that the fund of funds holds of this fund, for the share that its own statement prints. */
function setHeld(entry: s.Entry, month: s.Month): void {
  const plan = s.only(
    FUNDS.find((f) => f.abbr === 'ZPPF'),
    'fund of funds',
  );
  const figures = s.figuresOf(
    { name: plan.name, series: plan.abbr, load: 0, model: plan.model, mix: plan },
    month,
    formOf(month),
  );
  const rows = s.ofMonth(figures, 'ASSET_ALLOCATION', postedOf(month));
  const share = rows.find((r) => r.label_raw === entry.fund_name_raw)?.percent;
  if (share === undefined) return;
  const amount = Math.round((Number(figures.fund_size_pkr) / 100) * Number(share));
  entry.amount_invested_by_fof_pkr = String(amount);
  Object.assign(entry, { fund_size_excluding_fof_pkr: String(Number(entry.fund_size_pkr) - amount) });
}

const houseOf = (month: s.Month): s.House => ({
  amc: AMC,
  month,
  monthLabel: monthLabel(month),
  pagesEach: 2,
  footerOf: (page) => `ZAHIRPIR FUND MANAGER REPORT ${capitals(month)} PAGE ${page}`,
  committeeOf: (fund) => [
    ['Makhdoom Altaf Hussain', 'Chief Executive Officer'],
    ['Rubina Lar, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Tauqeer Ahmed', 'Head of Fixed Income'] : ['Jawwad Chachar', 'Head of Equities'],
    ['Shumaila Bhutta', 'Head of Risk'],
  ],
  amcRating: ['AM3+', 'PACRA', [2017, 11, 24]],
  formOf: (isFund) => (isFund ? formOf(month) : ofSubFunds(month)),
  finish: (entry, fund) => {
    // The statement of three accounts, the last one of the report, has a third sheet.
    if (fund.subs !== undefined) entry.page_numbers.push(entry.page_number + 2);
    entry.nav_date = s.iso(s.lastDay(month));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund, month);
    setHeld(entry, month);
    entry.footnotes_raw = [NOTES[fund.subs === undefined ? fund.model.kind : 'pension']];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
});

const QUIRKS = [
  'net assets and units are ledgers: opening balance, postings, and the balance after each of them in a column at the right',
  'net assets are the last balance of the ledger, in full rupees; offer and repurchase prices have a column of each month',
  'shares of assets, grades, sectors and holdings have a running total at their right; two dates have one each',
  'months are rows with their returns, and with what 100,000 rupees became in the fund and in the benchmark',
  'the difference of fund and benchmark is a third column of the returns; a minus sign follows its figure',
  'labels and values are joined by dots, two terms to a line, or one term with continued lines',
  'a fund has two sheets or three; the balance is carried forward from one to the other; sub-funds are accounts below each other',
  'expense ratio without levies, levies, and their total are rows under the month and the year to date',
];

export const drawZahirpir = (): s.Drawn[] =>
  [1, 2].flatMap((at) => {
    const month = { year: 2018, month: at };
    return s.drawIssue({
      file: `N197_zahirpir_2018-${String(at).padStart(2, '0')}`,
      amc: AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      funds: FUNDS,
      entriesOf: s.entriesOf(houseOf(month)),
      write: async (entries, path) =>
        s.printHtml(pagesOf({ entries, funds: FUNDS, month, formOf: houseOf(month).formOf }), path),
    });
  });
