/** N42, Dudipatsar: facts with remarks, assets with the limits of the offering document, each character drawn alone. */
import { FUNDS } from './n42-funds.ts';
import { drawFront, drawFund } from './n42-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared9.ts';

const AMC = 'Dudipatsar Investments Limited';
const MONTH = { year: 2017, month: 10 };
const MANAGERS = { rate: 'Nosheen Awan', market: 'Waqas Tanveer, CFA' } as const;
const FONTS = '/usr/share/fonts/opentype/urw-base35/URWBookman-';
const NOTES = {
  rate: 'Returns for up to one year are annualized (simple); returns for longer periods are average annual returns.',
  market: 'Returns for up to one year are absolute; returns for longer periods are average annual returns.',
} as const;

/** March 14, 2007 */
const dayText = ([year, month, d]: s.Day): string => `${s.monthName({ year, month })} ${d}, ${year}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', '1 Month'],
      ['FYTD', 'YTD'],
      ['1Y', '1 Year'],
      ...(isFund
        ? ([
            ['3Y', '3 Years'],
            ['5Y', '5 Years'],
          ] as const)
        : []),
      ['SI', 'Since Inception'],
    ],
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    monthLabel: monthText,
    benchmarkSeries: 'B.M.',
    size: s.inMillions(0, 'Rs. ', ' million'),
    sizeLabel: 'Net Assets',
    prices: isFund ? ['units_outstanding'] : [],
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality (% of Total Assets)',
    sectorTitle: 'Sector Allocation (% of Total Assets)',
    allocationMonths: (m) =>
      isFund ? [m, s.before(m)].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    holdingDecimals: 1,
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2017',
  footerOf: (page) => `Page - ${page}`,
  committeeOf: (fund) => [
    ['Rehana Qureshi', 'Chief Executive Officer'],
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'Fund Manager'],
  ],
  amcRating: ['AM3+', 'JCR-VIS', [2017, 6, 22]],
  formOf,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.subs === undefined ? fund.model.kind : 'rate']];
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s
        .ratiosOf(part, MONTH)
        .flatMap((r) =>
          fund.subs === undefined
            ? [
                s.fee(`TER including Levies - ${r.period}`, r.withLevies),
                s.fee(`TER excluding Levies - ${r.period}`, r.without),
              ]
            : [s.fee(`TER including Levies - ${r.period}`, r.withLevies)],
        );
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, false, (sheet) => {
    sheet.registerFont('plain', `${FONTS}Light.otf`);
    sheet.registerFont('bold', `${FONTS}Demi.otf`);
    sheet.registerFont('italic', `${FONTS}LightItalic.otf`);
    const pen = new s.Pen(sheet, 'glyphs');
    if (isWhole) drawFront(pen, entries, AMC);
    for (const entry of entries) {
      const fund = s.fundNamed(FUNDS, entry);
      const past = s.partsOf(entry, fund).map((part) => s.figuresAt(part, s.before(MONTH), formOf(true)));
      drawFund(pen, entry, { amc: AMC, fund, past });
    }
  });
  await s.distill(pdf, 'pdf', path);
}

export const drawDudipatsar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N42_dudipatsar_2017-10',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'facts in three columns: particulars, details, remarks; remarks have the figures of the month before',
      'the allocation has the limits of the offering document in a column before the weights',
      'each character is drawn alone; distilled by Ghostscript',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
