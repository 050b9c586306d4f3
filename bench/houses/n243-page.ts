/** The pages of AMC N243: a cover, then two pages for each fund. */
import { FUNDS } from './n243-funds.ts';
import { STYLE } from './n243-style.ts';
import * as t from './n243-tables.ts';
import * as w from './n243-words.ts';
import * as s from './shared15.ts';

const page = (title: string, body: string, footer: string): string => `<p class=amc>${w.AMC}</p>
<p class=sub>Fund Manager Report for the month of January 2022</p><h1>${s.esc(title)}</h1>${body}
<div class=foot>${s.esc(footer)}</div>`;

function bodies(entry: s.Entry, fund: s.Fund): readonly [string, string] {
  const objective = w.part('Investment Objective', `<p>${s.esc(entry.investment_objective_raw)}</p>`);
  const review = w.part('Fund Manager’s Review', `<p>${s.esc(w.REVIEW[fund.abbr])}</p>`);
  const notes = `<ol class=notes>${entry.footnotes_raw.map((n) => `<li>${s.esc(n)}</li>`).join('')}</ol>`;
  const [equity] = entry.sub_funds;
  if (fund.subs !== undefined && equity !== undefined)
    return [
      `${objective}${t.facts(entry)}${t.subPrices(entry)}${t.subReturns(entry)}
${t.subSeries(entry, 'monthly_returns', 'Monthly Returns of the Sub-Funds (Last Twelve Months)')}${review}`,
      `${t.subSeries(entry, 'historical_returns', 'Returns of Financial Years (July to June)')}${t.subShares(entry)}
${t.held(equity, s.only(fund.subs[0], 'mix'), 'Sector')}${t.subRatios(entry)}${t.people(entry)}${notes}`,
    ];
  const isRate = fund.model.kind === 'rate';
  return [
    `${objective}${t.facts(entry)}${t.returns(entry)}${t.months(entry)}${t.years(entry)}${review}`,
    `${t.shares(entry, 'ASSET_ALLOCATION')}${t.shares(entry, s.otherType(entry))}
${t.held(entry, fund, isRate ? 'Rating' : 'Sector')}${t.statistics(entry)}${t.ratios(entry)}${t.breaches(entry)}
${t.people(entry)}${notes}`,
  ];
}

function fundPages(entry: s.Entry): string[] {
  const fund = s.fundNamed(FUNDS, entry);
  const title = `${entry.fund_name_raw} (${fund.abbr})`;
  const first = s.only(entry.page_number, 'page');
  return bodies(entry, fund).map((body, i) => page(title, body, w.footerOf(first + i)));
}

function cover(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', `${i * 2 + 2} and ${i * 2 + 3}`]));
  return `<div class=cover><h1>Fund Manager Report</h1><p>January 2022</p><p>${w.AMC}</p>
${w.grid([w.head(['Fund', 'Category', 'Pages']), ...rows])}<p class=risk>${s.esc(s.RISK_NOTE)}</p></div>
<div class=foot>${w.footerOf(1)}</div>`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [cover(), ...entries.flatMap((e) => fundPages(e))]);
