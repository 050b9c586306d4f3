/** N67, Gadani: a bank's dense pages; periods as two days, classes and holdings in tables that are folded in tiers. */
import { FUNDS } from './n67-funds.ts';
import { html } from './n67-page.ts';
import * as s from './shared13.ts';

const AMC = 'Gadani Bank Funds Limited';
const MONTH = { year: 2024, month: 11 };
const LAUNCHED = 'launch';

/** 30-Nov-24 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;

/** The first and the last day of a period. */
const span = (from: string): string => `${from} to ${dayText(s.lastDay(MONTH))}`;
const lastMonths = (count: number): string => span(dayText(s.lastDay(s.before(MONTH, count))));

const form = s.formWith({
  periods: [
    ['MTD', lastMonths(1)],
    ['FYTD', lastMonths(5)],
    ['6M', lastMonths(6)],
    ['1Y', lastMonths(12)],
    ['3Y', lastMonths(36)],
    ['SI', LAUNCHED],
  ],
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2024',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    ['Asif Gichki', 'Chief Executive Officer'],
    ['Lubna Sasoli, CFA', 'Chief Investment Officer'],
    ['Rameez Bizenjo, FRM', 'Head of Risk'],
    [fund.model.kind === 'rate' ? 'Danish Mengal' : 'Lubna Sasoli, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM1', 'PACRA', [2024, 8, 23]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    const since = span(entry.launch_date_raw ?? '');
    entry.footnotes_raw = [`Returns of periods up to one year are ${basis}; longer periods are annualized (CAGR).`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.reported_returns = entry.reported_returns.map((r) =>
      r.period_label_raw === LAUNCHED ? { ...r, period_label_raw: since } : r,
    );
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Expense Ratio (${r.period})`, r.withLevies));
  },
};

export const drawGadani = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N67_gadani_2024-11',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'periods have no names but two days: `31-Oct-24 to 30-Nov-24`, and the day of the launch to the end of the month',
      'labels above their shares in tables that are folded in tiers of four or five columns; the last tier is shorter',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) =>
      s.printHtml(
        html(entries, (e) => s.fundNamed(FUNDS, e), MONTH),
        path,
      ),
  });
