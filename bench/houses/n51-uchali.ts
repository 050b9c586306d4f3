/** N51, Uchali: net assets as the last line of their movements, prices of three days next to each other. */
import { FUNDS, MATURITY } from './n51-funds.ts';
import { html } from './n51-page.ts';
import type { Past } from './n51-page.ts';
import * as s from './shared11.ts';

const AMC = 'Uchali Fund Managers Limited';
const MONTH = { year: 2013, month: 5 };

/** 31 May 2013 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'May 2013'],
    ['6M', 'Last 6 months'],
    ['FYTD', 'FYTD 2013'],
    ['1Y', 'Last 12 months'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 6,
  size: s.inMillions(1),
  sizeLabel: 'Net assets on 31 May 2013',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Mix (% of total assets)',
  creditTitle: 'Quality of Credit (% of total assets)',
  sectorTitle: 'Sector Mix (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Investments (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2013',
  footerOf: (page) => `Uchali Fund Managers Limited, page ${page}`,
  committeeOf: (fund) => [
    ['Javed Awan', 'Chief executive'],
    ['Samina Tiwana, CFA', 'Chief investment officer'],
    [fund.model.kind === 'rate' ? 'Khurram Bandial' : 'Samina Tiwana, CFA', 'Fund manager'],
  ],
  amcRating: ['AM3', 'PACRA', [2012, 10, 5]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized (simple)' : 'absolute';
    entry.footnotes_raw = [`Returns of up to twelve months are ${basis}, returns since launch are annualized (CAGR).`];
    if (fund.abbr === 'UCPF')
      Object.assign(entry, { maturity_date: s.iso(MATURITY), maturity_date_raw: dayText(MATURITY) });
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Expense ratio ${r.period}`, r.withLevies));
  },
};

/** The planted fault: two digits of the closing net assets have changed places. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = real.replace(/^(\d),(\d)(\d)/, '$1,$3$2');
  const pkr = entry.fund_size_pkr;
  Object.assign(entry, { fund_size_raw: printed, fund_size_pkr: s.rupees(printed, 6) });
  entry.planted_fault = {
    kind: 'SIZE_IS_NOT_THE_SUM_OF_ITS_MOVEMENTS',
    false_values: [{ field: 'fund_size_pkr', printed, real: pkr }],
    true_values: 'all other facts, incl. the prices and the movements of the month',
    must_not_serve: 'the false net assets',
    how_it_can_be_seen:
      'net assets of the month before, units sold, units redeemed and income add up to another figure',
  };
}

function pastOf(entry: s.Entry): Past {
  const part = s.partOf(entry, FUNDS);
  const at = (month: s.Month): { label: string; figures: s.Figures } => ({
    label: dayText(s.lastDay(month)),
    figures: s.figuresAt(part, month, form),
  });
  const days = [at(MONTH), at(s.before(MONTH)), at({ year: 2012, month: 6 })];
  const [now, then] = days;
  return {
    openingRaw: s.only(then?.figures.fund_size_raw, 'size'),
    closing: s.only(now?.figures.fund_size_raw, 'size'),
    days,
  };
}

export const drawUchali = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N51_uchali_2013-05',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'the net assets are the last line of a table of movements: opening, units sold and redeemed, income',
      'prices of three days next to each other: the report month, the month before, the end of the last fiscal year',
      'terms, ratios and people in one table of two pairs; negative figures in brackets',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, pastOf), path),
    hostile: { file: 'hostile_N51_size_not_the_sum', fund: 'Uchali Sovereign Fund', falsify },
  });
