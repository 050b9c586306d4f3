/** The two pages of the pension fund of AMC N185: a card for each sub-fund. */
import {
  costs,
  facts,
  figure,
  firstPage,
  nextFooter,
  notes,
  pillsOf,
  ratings,
  secondPage,
  section,
  share,
  view,
} from './n185-frame.ts';
import type { Report } from './n185-frame.ts';
import { badges, people, ranked, stacked } from './n185-shapes.ts';
import * as s from './shared15.ts';

function sizeCard(x: s.SubFacts): string {
  return `<div class=sub><h3>${s.esc(x.name_raw)}</h3>
${figure('coin', `PKR ${x.nav_per_unit ?? ''}`, 'NAV per unit on 28 Nov 2025')}
${figure('pie', x.fund_size_raw ?? '', x.fund_size_label_raw ?? '')}</div>`;
}

/** A row for each sub-fund and a column for each period. */
function returns(entry: s.Entry): string {
  const head = s.periods(s.only(entry.sub_funds[0], 'sub-fund'));
  const rows = entry.sub_funds.map((x) => [x.name_raw, ...x.reported_returns.map((r) => share(r.fund_return_percent))]);
  return s.htmlTable([['', ...head], ...rows], 'across');
}

function years(entry: s.Entry): string {
  const labels = s.labelsOf(s.only(entry.sub_funds[0], 'sub-fund').historical_returns);
  const rows = entry.sub_funds.map((x) => [
    x.name_raw,
    ...labels.map((l) => share(s.percentAt(x.historical_returns, x.name_raw, l))),
  ]);
  return s.htmlTable([['', ...labels], ...rows]);
}

function portfolio(x: s.SubFacts): string {
  const type = s.only(s.otherType(x), 'table');
  const held = x.holdings.length === 0 ? '' : ranked(x.holdings, () => '');
  return `<div class=sub><h3>${s.esc(x.name_raw)}</h3>${section(s.titleOf(x, 'ASSET_ALLOCATION'), stacked(x))}
${section(s.titleOf(x, type), badges(s.ofType(x, type)))}${section(x.holdings_title_raw ?? '', held)}
${section('What it costs', costs(x))}</div>`;
}

export function pensionPages(entry: s.Entry, report: Report): string[] {
  const { abbr } = s.fundNamed(report.funds, entry);
  const total = figure('pie', entry.fund_size_raw ?? '', `${entry.fund_size_label_raw ?? ''} on 30 Nov 2025`);
  const risk = `<div class=risk><b>${s.esc(entry.risk_profile_raw)}</b></div>`;
  const body = `<div class="figures single">${total}</div>
${section('About the fund', `<p class=text>${s.esc(entry.investment_objective_raw)}</p>`)}
<div class=three style="margin-top:5mm">${entry.sub_funds.map(sizeCard).join('')}</div>
${section('How the sub-funds have performed', returns(entry))}
<div class=two><div>${section('Year by year', years(entry))}</div>
<div>${section('Risk profile', risk)}${section('Ratings', ratings(entry))}</div></div>
${section('Fund facts', facts(entry))}`;
  const second = `${section('What the manager thinks', view(abbr))}
<div class=three style="margin-top:5mm">${entry.sub_funds.map(portfolio).join('')}</div>
${section('Who manages the fund', people(entry))}${notes(entry)}`;
  return [
    firstPage(entry.fund_name_raw, pillsOf(entry), body, entry.page_footer_raw ?? ''),
    secondPage(entry.fund_name_raw, second, nextFooter(entry)),
  ];
}
