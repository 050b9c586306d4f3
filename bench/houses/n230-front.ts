/** The first page of the report of AMC N230: the market in words, and all funds in one ledger. */
import { FUNDS } from './n230-funds.ts';
import { grouped, minus } from './n230-parts.ts';
import * as s from './shared15.ts';

const MARKET = [
  [
    'Economy',
    'The Rupee lost ground in the first days of April and won back a part of it after the change of government. ' +
      'Imports of oil weighed on the current account, whilst remittances before Eid were the highest ever.',
  ],
  [
    'Fixed income',
    'The State Bank raised its policy rate at a meeting that was not in its calendar. Yields of T-Bills followed at ' +
      'once, those of long PIBs less so, and banks paid more for deposits over the end of the month.',
  ],
  [
    'Shares',
    'Trading was thin in Ramadan. Shares of exporters and of exploration companies did better than the market, and ' +
      'cement and motors fell behind. Foreign investors sold again, though less than in March.',
  ],
  [
    'Our funds',
    'All funds kept to their limits. From this month on our ledgers also print the difference between a fund and ' +
      'its benchmark, as many of you had asked us to do.',
  ],
] as const;

const WORDS = [
  ['Benchmark', 'What a fund is measured against; SECP prescribes it for each category.'],
  ['Total expense ratio', 'All expenses of a fund, annualised, in percent of its average net assets.'],
  ['Levies', 'Sindh Sales Tax, the annual fee of SECP, and other charges of the Government.'],
  ['FY to date', 'From 1 July 2021, when the fiscal year began, to 30 April 2022.'],
] as const;

const HEADS = ['', 'Fund', 'Page', 'Launch', 'Fund size', 'NAV (PKR)', '1 month', 'FY to date'];

function row(entry: s.Entry, name: string, figures: s.Figures): string {
  const told = [
    figures.fund_size_raw ?? '',
    figures.nav_per_unit ?? '',
    minus(s.returnAt(figures, '1 month')?.fund_return_percent),
    minus(s.returnAt(figures, 'FY to date')?.fund_return_percent),
  ];
  return `<td>${s.esc(name)}</td><td class=n>${entry.page_number}</td><td class=n>${entry.launch_date_raw}</td>${told
    .map((v) => `<td class=n>${v}</td>`)
    .join('')}`;
}

function summary(entries: readonly s.Entry[]): string {
  const bodies = entries.map((e) =>
    grouped(
      (e.category_raw ?? '').replace(' Scheme', ''),
      e.sub_funds.length === 0
        ? [row(e, `${e.fund_name_raw} (${s.fundNamed(FUNDS, e).abbr})`, e)]
        : e.sub_funds.map((x) => row(e, `${e.fund_name_raw} – ${x.name_raw}`, x)),
    ),
  );
  const heads = HEADS.map((h, i) => `<th${i > 1 ? ' class=n' : ''}>${h}</th>`);
  return `<h2>All funds at 30.04.2022 (sizes in millions of Pakistani Rupees, returns in percent)</h2>
<table class="ledger front"><tr>${heads.join('')}</tr>${bodies.join('')}</table>`;
}

export function front(entries: readonly s.Entry[]): string {
  const market = MARKET.map(([head, text]) => `<h3>${head}</h3><p>${s.esc(text)}</p>`);
  const words = WORDS.map(([word, text]) => `<p><b>${word}.</b> ${s.esc(text)}</p>`);
  return `<div class=cover><h1>Fund Manager Report</h1><p>April 2022</p><p>Lalian Asset Management Limited</p></div>
<div class=letter>${market.join('')}</div>${summary(entries)}
<div class=notes><p>Returns of up to one year are simple annualised for money market, income, debt and money market
sub-funds, and absolute for all others. NAV is per unit.</p></div><h2>Words that we use</h2>
<div class=words>${words.join('')}</div>
<h2>Complaints</h2><p>Unit holders may write to the Head of Investor Services, Lalian Asset Management Limited, Chenab
Road, Faisalabad, or to complaints@lalianfunds.example. Complaints that we do not settle may be lodged with SECP.</p>
<footer><p>${s.esc(s.RISK_NOTE)} This publication is for information only and is no offer of units.</p>
<p class=end>Fund Manager Report April 2022 | 1</p></footer>`;
}
