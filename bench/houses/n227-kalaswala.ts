/** N227, Kalaswala: printed sheets of a workbook; funds are rows of one sheet and columns of another. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, CHARGED, FUNDS, MANAGERS } from './n227-funds.ts';
import { footerOf, html } from './n227-page.ts';
import { ACTUAL_FEE, FACT_NOTES, LEVIES, MONTH, OWN_NOTES, RETURN_NOTES, TER } from './n227-words.ts';
import * as s from './shared15.ts';

const AMC = 'Kalaswala Asset Management Limited';
const FALSE_FUND = 'Kalaswala Islamic Income Fund';
const ABOVE = 'Kalaswala Income Fund';
const SHARED_PAGES = [2, 3, 4, 5, 6];
const OWN_PAGE = 7;

/** 06-Sep-2024 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. mn)',
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Asset Allocation',
  creditTitle: 'Credit Quality',
  sectorTitle: 'Sector Allocation',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings',
  day,
});

function feesOf(part: s.Part, fund: s.Fund): s.Fee[] {
  const ratios = s.ratiosOf(part, MONTH);
  const charged = CHARGED[fund.abbr];
  return [
    ...(charged === undefined ? [] : [s.fee(ACTUAL_FEE, charged)]),
    ...ratios.map((r) => ({ row_label_raw: r.period, fee_label_raw: TER, percent: r.withLevies })),
    ...ratios.map((r) => ({ row_label_raw: r.period, fee_label_raw: LEVIES, percent: r.levies })),
  ];
}

/** Weighted average maturities are a column whose unit is in the row below its head. */
function withUnit(metric: s.Figures['metrics'][number]): s.Figures['metrics'][number] {
  return metric.label_raw.endsWith('Maturity') ? { ...metric, label_raw: `${metric.label_raw} (days)` } : metric;
}

function finish(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Listed Equities');
    figures.fees = feesOf(part, fund);
    figures.metrics = figures.metrics.map(withUnit);
    figures.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    const types = ['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const;
    const allocation_totals = types
      .filter((type) => type !== 'SECTOR_ALLOCATION')
      .flatMap((type) => s.hundreds(figures, type, 'Total'));
    Object.assign(figures, { allocation_totals });
  }
  if (fund.subs !== undefined) {
    const cents = entry.sub_funds.reduce((sum, x) => sum + Math.round(Number(x.fund_size_pkr) / 1e4), 0);
    const raw = s.grouped(cents / 100, 2);
    const size = { fund_size_raw: raw, fund_size_pkr: s.rupees(raw, 6), fund_size_label_raw: form.sizeLabel };
    Object.assign(entry, size);
  }
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.page_number = s.only(SHARED_PAGES[0], 'page');
  entry.page_numbers = fund.abbr === 'KSF' ? [...SHARED_PAGES, OWN_PAGE] : [...SHARED_PAGES];
  entry.page_footer_raw = footerOf(entry.page_number);
  entry.footnotes_raw = [...FACT_NOTES, ...RETURN_NOTES, ...(fund.abbr === 'KSF' ? OWN_NOTES : [])];
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2025',
  footerOf,
  committeeOf: (fund) => [
    ['Rehan Bajwa', 'Chief Executive Officer'],
    ['Aneela Cheema, CFA', 'Chief Investment Officer'],
    ['Tariq Wahla, FRM', 'Head of Risk'],
    ['Maham Kahlon', 'Head of Research'],
    [s.only(MANAGERS[fund.abbr], 'manager'), 'Fund Manager'],
    ...(fund.name.includes('Islamic') ? [['Mufti Anwar Ghuman', 'Shariah Advisor'] as const] : []),
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 9, 27]],
  formOf: () => form,
  finish,
};

/** The cell of the row above was filled down into the fund's cell of the net assets. */
function falsify(entries: readonly s.Entry[]): void {
  const [entry, above] = [s.entryNamed(entries, FALSE_FUND), s.entryNamed(entries, ABOVE)];
  const real = { raw: s.only(entry.fund_size_raw, 'size'), pkr: s.only(entry.fund_size_pkr, 'size') };
  entry.fund_size_raw = above.fund_size_raw;
  entry.fund_size_pkr = above.fund_size_pkr;
  entry.planted_fault = {
    kind: 'NET_ASSETS_FILLED_DOWN_FROM_THE_ROW_ABOVE',
    false_values: [{ field: 'fund_size_pkr', printed: entry.fund_size_pkr, real: real.pkr }],
    true_values: 'the NAV per unit, the units outstanding, the total of the column and all other facts',
    must_not_serve: 'the false net assets',
    how_it_can_be_seen:
      `NAV times units outstanding, both in the same row, are Rs. ${real.raw} million; the column does not sum to ` +
      'its total; two funds cannot have the same net assets to the last digit',
  };
}

const QUIRKS = [
  'pages are sheets of a workbook with ruled grids; a fund is a row of the sheet of facts and has no page of its own',
  'the sheet of facts is wider than its paper: the other columns are on the next page, with the fund column repeated',
  'units are in a row of brackets below the heads of facts, and in the corner cell of the other grids',
  'a cell is merged over the rows of all funds that have the same trustee, auditor, manager, load or fee',
  'the pension fund is a row with a sum, and its sub-funds are the rows below it, which the total must not count again',
  'returns are pairs of rows, fund and benchmark, beside a merged cell with the fund; a column has the basis',
  'funds and sub-funds are merged heads of two months in the grids of shares; blank cells have a dash; a totals row',
  'holdings are one list in which a row with the fund’s name heads its rows, and a subtotal ends them; the page ' +
    'ends in the middle of a fund, and the next one repeats the heads and says that the fund is continued',
  'remarks are a last column; terms and people that all funds share are grids below the rows of facts',
  'one fund has a sheet of its own with sectors, statistics and a comment',
];

/** The report, and a copy of all of it in which one cell is false. */
export function drawKalaswala(): s.Drawn[] {
  const drawn = (file: string, isFalse: boolean): s.Drawn => {
    const entries = s.entriesOf(HOUSE)(FUNDS, 2);
    const total = s.grouped(
      entries.reduce((sum, e) => sum + Number(e.fund_size_raw?.replaceAll(',', '')), 0),
      2,
    );
    if (isFalse) falsify(entries);
    return {
      file,
      amc: AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      entries,
      write: async (path) => {
        await s.printHtml(html(entries, total), path);
        await s.fixDates(path);
      },
    };
  };
  return [drawn('N227_kalaswala_2025-02', false), drawn('hostile_N227_net_assets_filled_down', true)];
}
