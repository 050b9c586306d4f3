/** N246, Katora: slides of an Islamic AMC with cards, glyphs, rings with legends, and white text on colour. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, MANAGERS } from './n246-funds.ts';
import { html } from './n246-page.ts';
import * as w from './n246-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Katora Islamic Active Allocation Fund';

/** 31-Dec-24 */
const dayText = ([year, month, d]: s.Day): string => `${String(d).padStart(2, '0')}-${dashed({ year, month })}`;

const form = s.formWith({
  periods: [
    ['MTD', w.NOW],
    ['3M', '3M'],
    ['6M', '6M'],
    ['FYTD', 'FYTD'],
    ['1Y', '12M'],
    ['3Y', '3Y*'],
    ['5Y', '5Y*'],
    ['SI', 'Inception*'],
  ],
  seriesMonths: 12,
  monthLabel: dashed,
  size: (rupees) => {
    const billions = (rupees / 1e9).toFixed(2);
    return { raw: `PKR ${billions} bn`, pkr: s.rupees(billions, 9) };
  },
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Mix (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Top 10 Holdings (% of Total Assets)',
  day: dayText,
});

const feesOf = (part: s.Part): s.Fee[] => [
  ...s.ratioRows(part, w.MONTH, w.WITH, 'withLevies'),
  ...s.ratioRows(part, w.MONTH, w.WITHOUT, 'without'),
];

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const agency = r.rating_agency ?? '';
    return { ...r, line_raw: `${r.rating_raw} | ${agency} | ${r.line_raw.slice(`${r.rating_raw} ${agency} `.length)}` };
  });
  if (entry.holdings.length > 0 && entry.holdings.length < 10)
    entry.holdings_title_raw = `Top ${fund.abbr === 'KIIF' ? 'Sukuk' : 'Equity'} Holdings (% of Total Assets)`;
  for (const part of s.partsOf(entry, fund)) {
    closeSectors(part.figures, 'Shariah Compliant Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(part.figures, type, w.NOW);
    part.figures.fees = feesOf(part);
    part.figures.historical_returns = s.fiscalYears(part, w.MONTH, 5, w.BENCHMARK);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'March 2025',
  footerOf: w.footerOf,
  introduction: 1,
  committeeOf: (fund) => [
    ['Dr. Sohail Rathore', 'CEO'],
    ['Nida Gulzar, CFA', 'CIO'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Mufti Zubair Awan', 'Shariah Advisor'],
    ['Bilal Kayani, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2024, 10, 11]],
  formOf: () => form,
  finish,
};

/** The return of the fiscal year has two of its digits exchanged in the table; the card and the difference are true. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'FYTD'), 'return');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(/(\d)(\.?)(\d)/, '$3$2$1');
  if (printed === real) throw new Error('the false return is the true one');
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'DIGITS_OF_RETURN_EXCHANGED',
    false_values: [{ field: 'reported_returns', period_label_raw: 'FYTD', printed, real }],
    true_values: 'the benchmark, the difference, the card of the return, all other periods and all other facts',
    must_not_serve: 'the return of the fund for FYTD',
    how_it_can_be_seen: 'the card prints another return, and the difference is not fund less benchmark',
  };
}

const QUIRKS = [
  'landscape slides; two slides are in front of those of the funds, and one is behind them',
  'six cards of colour have a glyph, a large value, and its label below the value',
  'labels of facts are white on colour; a ratio has its month and its year in one value with a bar between them',
  'periods are columns, the month first under its date, with a row of differences below the benchmark',
  'twelve months are columns with white text on colour; fiscal years are columns of a chart with figures above them',
  'assets are a ring with a table of two months as its legend; credit quality or sectors are a ring with one month',
  'the committee is a strip of cards with a glyph, the name and the office',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawKatora(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  const drawn = (file: string, of: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: w.AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries: of,
    write: async (path) => {
      await s.printHtml(html(of), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N246_katora_2025-03', real), drawn('hostile_N246_fytd_digits', entries)];
}
