/** N54, Rahuki: labels in brackets behind their values, a restated month, plans whose table continues on a second page. */
import { FUNDS, LAUNCHES } from './n54-funds.ts';
import { html } from './n54-page.ts';
import type { Past } from './n54-page.ts';
import * as s from './shared11.ts';

const AMC = 'Rahuki Fund Management Limited';
const MONTH = { year: 2026, month: 7 };
const UNITS: Readonly<Record<string, string>> = {
  'weighted average maturity': ' days',
  'modified duration': ' years',
  'price-earnings ratio': ' times',
};

/** 31 July 2026 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })} ${year}`;
const monthText = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'July'],
      ['3M', '3 months'],
      ['6M', '6 months'],
      ['1Y', '12 months'],
      ['3Y', '3 years p.a.'],
      ['SI', 'Since launch p.a.'],
    ],
    seriesMonths: isFund ? 12 : 0,
    monthLabel: monthText,
    size: isFund ? s.inMillions(1, 'Rs. ', ' million') : s.inMillions(1),
    sizeLabel: isFund ? 'net assets' : 'Net assets (Rs. million)',
    assetTitle: isFund ? 'Assets (% of total assets)' : 'Assets of the plans (% of total assets)',
    creditTitle: 'Credit quality (% of total assets)',
    sectorTitle: 'Sectors (% of total assets)',
    holdingsTitle: 'Largest holdings (% of total assets)',
    day: dayText,
  });

/** What the last report said of the month before. */
function published(entry: s.Entry): string {
  const now = s.only(
    s.percentAt(entry.monthly_returns, entry.fund_column_raw ?? '', monthText(s.before(MONTH))),
    'month',
  );
  return (Number(now) + s.between(0.08, 0.2, entry.fund_name_raw, 'restated')).toFixed(2);
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'July 2026',
  footerOf: (page) => `${AMC}, page ${page}`,
  committeeOf: (fund) => [
    ['Zarina Talpur', 'Chief Executive Officer'],
    ['Hyder Nizamani, CFA', 'Chief Investment Officer'],
    [fund.abbr === 'RIF' ? 'Sohail Leghari' : 'Aneela Bhurgri, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'PACRA', [2026, 2, 27]],
  formOf,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    entry.footnotes_raw = [`Returns of up to 12 months are ${basis}.`];
    for (const part of s.partsOf(entry, fund)) {
      const { figures } = part;
      figures.fees = s
        .ratiosOf(part, MONTH)
        .slice(1)
        .map((r) => s.fee('expense ratio YTD', r.withLevies));
      figures.metrics = figures.metrics.map((m) => ({ ...m, value_raw: `${m.value}${UNITS[m.label_raw] ?? ''}` }));
    }
    if (fund.subs === undefined) {
      entry.footnotes_raw.push(
        `(r) Restated after the audit. The last report had ${published(entry)}% for this month.`,
      );
      return;
    }
    entry.page_numbers = [entry.page_number, entry.page_number + 1];
    Object.assign(entry, { launch_date: null, launch_date_raw: null });
    for (const sub of entry.sub_funds) {
      const launch = s.only(LAUNCHES[sub.name_raw], 'launch');
      Object.assign(sub, { launch_date: s.iso(launch), launch_date_raw: dayText(launch) });
      sub.fees = sub.fees.map((f) => ({ ...f, fee_label_raw: 'Expense ratio YTD' }));
    }
  },
};

function pastOf(entry: s.Entry): Past {
  const month = s.before(MONTH);
  return {
    date: dayText(s.lastDay(month)),
    figures: s.figuresAt(s.partOf(entry, FUNDS), month, formOf(true)),
    restated: monthText(month),
  };
}

export const drawRahuki = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N54_rahuki_2026-07',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'values first, their labels in brackets behind them, with the size and the price of the month before in the brackets',
      'a month whose return is restated and marked, with the return of the last report in a note',
      'plans with their share of the fund; their table of returns continues on a second page',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, pastOf), path),
  });
