/** N27, Khunjerab: landscape sheets with a ribbon of labels above values, bilingual headings, distilled by Ghostscript. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FUNDS } from './n27-funds.ts';
import { drawFront, drawFund } from './n27-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared7.ts';

const run = promisify(execFile);
const AMC = 'Khunjerab Islamic Investments Limited';
const MONTH = { year: 2025, month: 8 };
const MANAGERS = { rate: 'Gul Nasreen', market: 'Didar Ali Hunzai, CFA' } as const;
const ID = '4B'.repeat(16);
const FONTS = '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed';
const NOTES = {
  rate: 'Returns up to 1 year are annualized on simple basis; longer ones are on CAGR basis.',
  market: 'Returns up to 1 year are cumulative; longer ones are on CAGR basis.',
} as const;

/** 02-12-2019 */
const dayText = ([y, m, d]: s.Day): string => `${String(d).padStart(2, '0')}-${String(m).padStart(2, '0')}-${y}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)} '${s.year2(m)}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', "Aug '25"],
      ['3M', '3 Months'],
      ['FYTD', 'FY26 YTD'],
      ['1Y', '1 Year'],
      ['5Y', '5 Years'],
      ['SI', 'Since Launch'],
    ],
    peers: isFund,
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    monthLabel: monthText,
    size: s.inMillions(2),
    sizeLabel: 'Fund Size (PKR mn)',
    prices: isFund ? ['offer_price', 'repurchase_price'] : [],
    assetTitle: 'Asset Mix (% of Total Assets)',
    creditTitle: 'Rating Mix (% of Total Assets)',
    sectorTitle: 'Sector Mix (% of Total Assets)',
    allocationMonths: (m) =>
      isFund ? [m, s.before(m)].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    allocationDecimals: 1,
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    holdingDecimals: 1,
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2025',
  footerOf: (page) => `${page} | August 2025`,
  committeeOf: (fund) => [
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'Fund Manager'],
    ['Mufti Salman Baig', 'Shariah Advisor'],
  ],
  amcRating: ['AM2+', 'PACRA', [2025, 4, 30]],
  formOf,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    entry.footnotes_raw = isFund ? [NOTES[fund.model.kind]] : [];
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) => [
        { row_label_raw: null, fee_label_raw: `TER with levy (${r.period})`, percent: r.withLevies },
        { row_label_raw: null, fee_label_raw: `TER without levy (${r.period})`, percent: r.without },
      ]);
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    sheet.registerFont('plain', `${FONTS}.ttf`);
    sheet.registerFont('bold', `${FONTS}-Bold.ttf`);
    sheet.registerFont('italic', `${FONTS}-Oblique.ttf`);
    if (isWhole) drawFront(sheet, entries, AMC, 'August 2025');
    for (const entry of entries) drawFund(sheet, entry, `${AMC}, August 2025`);
  });
  const folder = await mkdtemp(join(tmpdir(), 'house-'));
  try {
    const source = join(folder, 'report.pdf');
    await writeFile(source, pdf);
    // A fixed time makes equal reports equal files.
    const env = { ...process.env, SOURCE_DATE_EPOCH: '1735689600' };
    await run('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', `-sOutputFile=${path}`, source], { env });
    // Ghostscript draws a new identifier for each run.
    const bytes = await readFile(path, 'latin1');
    await writeFile(path, bytes.replace(/(?<=\/ID \[)<[0-9A-F]{32}><[0-9A-F]{32}>/, `<${ID}><${ID}>`), 'latin1');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const drawKhunjerab = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N27_khunjerab_2025-08',
    amc: AMC,
    producer: 'pdfkit, Ghostscript',
    quirks: [
      'landscape; a ribbon of seven labels on a line with the values below them; offer and redemption price in one cell',
      'headings of spaced capitals in English at the left and in Urdu at the right',
      'negative figures as (1.20)%, the percent sign after the bracket; months as Aug ‘25 with a straight mark, days as 02-12-2019',
      'all terms of dealing as one line parted by bars; sub-funds side by side',
      'distilled by Ghostscript: ligatures of labels lose a letter in the text layer (Risk Profle, Ofer), Urdu is lost there',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
