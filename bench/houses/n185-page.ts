/** The pages of AMC N185: the first of a fund has its facts and returns, the second its portfolio and costs. */
import * as f from './n185-frame.ts';
import { pensionPages } from './n185-pension.ts';
import { badges, meter, pairs, people, ranked, stacked, tiles } from './n185-shapes.ts';
import { STYLE } from './n185-style.ts';
import * as s from './shared15.ts';

function figures(entry: s.Entry): string {
  const of = (label: string): string => f.share(s.returnAt(entry, label)?.fund_return_percent);
  return `<div class=figures>${f.figure('coin', `PKR ${entry.nav_per_unit ?? ''}`, 'NAV per unit on 28 Nov 2025')}
${f.figure('pie', entry.fund_size_raw ?? '', entry.fund_size_label_raw ?? '')}
${f.figure('rise', of('1 month'), 'Return in November')}
${f.figure('day', of('FY26 to date'), 'Return FY26 to date')}</div>`;
}

const KEYS = '<div class=keys><span><i class=a></i>Fund</span><span><i class=b></i>Benchmark</span></div>';

function years(entry: s.Entry): string {
  const rows = s.longSeries(entry.historical_returns, ['Fund', 'Benchmark'], f.share);
  return s.htmlTable([['Fiscal year', 'Fund', 'Benchmark'], ...rows]);
}

/** Rupees a unit that the fund paid for its fiscal years. */
function payouts(entry: s.Entry, report: f.Report): string {
  const part = s.partOf(entry, report.funds);
  if (part.model.kind === 'market') return '';
  const rows = s.payouts(part, report.month, 4);
  const cards = rows.map(
    ([year = '', paid = '', , percent = '']) =>
      `<div><span>${year}</span><b>PKR ${paid}</b><em>${percent}% of par</em></div>`,
  );
  return cards.length === 0 ? '' : `<div class="tiles paid">${cards.join('')}</div>`;
}

function first(entry: s.Entry): string {
  const risk = `<div class=risk><b>${s.esc(entry.risk_profile_raw)}</b>${meter(entry.risk_profile_raw ?? '')}
<p>${s.esc(entry.risk_of_principal_raw)}</p></div>`;
  const left = `${f.section('About the fund', `<p class=text>${s.esc(entry.investment_objective_raw)}</p>`)}
${s.heading('How the fund has performed')}${KEYS}${pairs(entry.reported_returns)}`;
  const right = `${f.section('Risk profile', risk)}${f.section('Ratings', f.ratings(entry))}
${f.section('Year by year', years(entry))}`;
  const body = `${figures(entry)}<div class=two><div>${left}</div><div>${right}</div></div>
${f.section('Fund facts', f.facts(entry))}`;
  return f.firstPage(entry.fund_name_raw, f.pillsOf(entry), body, entry.page_footer_raw ?? '');
}

function circles(entry: s.Entry): string {
  const all = entry.metrics.map((m) => `<div><b>${s.esc(m.value_raw)}</b><span>${s.esc(m.label_raw)}</span></div>`);
  return `<div class=circles>${all.join('')}</div>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Investment', 'Kind', 'Before provision', 'Provision', 'After provision', '% of gross assets'];
  return f.section(
    'Investments that do not comply with the limits (PKR in million)',
    s.htmlTable([[...head, '% of net assets'], ...entry.non_compliant.map(s.exposureCells)], 'bad'),
  );
}

function second(entry: s.Entry, report: f.Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const type = s.only(s.otherType(entry), 'table');
  const held = ranked(entry.holdings, (name) => s.noteOf(fund, name));
  const left = `${f.section(s.titleOf(entry, 'ASSET_ALLOCATION'), stacked(entry))}
${f.section(s.titleOf(entry, type), badges(s.ofType(entry, type)))}
${f.section('Portfolio in figures', circles(entry))}`;
  const right = `${f.section(entry.holdings_title_raw ?? '', held)}${f.section('What it costs', f.costs(entry))}`;
  const keys = '<p class=hint>Large figure: Fund. Small figure: Benchmark.</p>';
  const body = `${f.section('What the manager thinks', f.view(fund.abbr))}
<div class=two><div>${left}</div><div>${right}</div></div>
${s.heading('Month by month')}${keys}${tiles(entry.monthly_returns)}
${f.section('What was paid out, per unit', payouts(entry, report))}${breaches(entry)}
${f.section('Who manages the fund', people(entry))}${f.notes(entry)}`;
  return f.secondPage(entry.fund_name_raw, body, f.nextFooter(entry));
}

const REVIEW = [
  'The State Bank kept its policy rate unchanged in the last meeting of the calendar year but one. Inflation ' +
    'remained close to the upper end ' +
    'of the target range, and the external account had a small deficit after a surplus in the month before.',
  'Yields of T-Bills and PIBs moved within a narrow range. In the two auctions of the month the Government ' +
    'raised less than it had planned, ' +
    'and most bids were for the floating rate.',
  'Stocks fell after two months of gains. Companies with exports held their ground, while results of cement ' +
    'companies fell short of what the market had ' +
    'expected. Foreign investors were net sellers, and local funds bought most of what they sold.',
];

/** The review, and two pages for each fund. */
export function html(report: f.Report): string {
  const names = report.entries.map((e) => `<p>${s.esc(e.fund_name_raw)}<b>${e.page_number}</b></p>`).join('');
  const review = f.firstPage(
    'The month in brief',
    [],
    `<div class=review>${s.paragraphs(REVIEW)}${s.heading('In this report')}<div class=index>${names}</div></div>`,
    'Fund Manager Report · November 2025 · 1',
  );
  const pages = report.entries.flatMap((e) =>
    e.sub_funds.length > 0 ? pensionPages(e, report) : [first(e), second(e, report)],
  );
  return s.htmlPages(STYLE, [review, ...pages]);
}
