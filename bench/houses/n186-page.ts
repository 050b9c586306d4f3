/** The pages of AMC N186: a review, a page for each fund; plans and sub-funds are in a module of their own. */
import { STYLE, aim, bars, bothRatios, committee, dotted, fine, frame, mix, percent, terms } from './n186-frame.ts';
import { pensionPage, plansPage } from './n186-sub.ts';
import * as s from './shared15.ts';

interface Report {
  readonly entries: readonly s.Entry[];
  readonly funds: readonly s.Fund[];
}

/** The manager on the month: figures of the page are in the sentences. */
function comment(entry: s.Entry, kind: s.Model['kind']): string[] {
  const month = s.only(s.returnAt(entry, 'August 2022'), 'month');
  const now = s.ofMonth(entry, 'ASSET_ALLOCATION', 'Aug-22');
  const top = s.only(now.toSorted((a, b) => Number(b.percent) - Number(a.percent))[0], 'class');
  const posted = kind === 'rate' ? 'an annualized return' : 'a return';
  const first = `The Fund posted ${posted} of ${percent(month.fund_return_percent)} in August 2022 against
${percent(month.benchmark_return_percent)} of its benchmark. At the month end, ${top.label_raw} made up
${percent(top.percent)} of Total Assets.`;
  const view =
    kind === 'rate'
      ? 'The SBP held the policy rate at 15.00% in its meeting of August 22, 2022. Secondary market yields of ' +
        'T-Bills were flat to slightly higher, while those of long PIBs declined by 20 to 40 bps on the approval ' +
        'of the seventh and eighth reviews of the IMF programme. Devastating floods in the south of the country ' +
        'cloud the outlook for inflation and growth.'
      : 'The KSE-100 Index rose by 5.9% in August to close at 42,351 points, as the rupee recovered and the ' +
        'Executive Board of the IMF approved the release of USD 1.17 billion. Technology, Cement and Chemical ' +
        'stocks outperformed. We remain selective in view of high interest rates and the damage of the floods to ' +
        'crops.';
  return [first, view];
}

function glance(entry: s.Entry): string {
  return `${s.heading('Key Figures as of August 31, 2022')}${dotted([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per Unit (PKR)', entry.nav_per_unit ?? ''],
    bothRatios(entry),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ])}`;
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    percent(r.fund_return_percent),
    percent(r.benchmark_return_percent),
    percent(r.peer_return_percent),
  ]);
  const head = ['Period', s.short(entry), 'Benchmark', 'Peer Average'];
  return `${s.heading('Performance')}${s.htmlTable([head, ...rows])}`;
}

/** Months, and fiscal years below a band of their own. */
function history(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  const rows = (of: readonly s.SeriesRow[]): string =>
    s
      .longSeries(of, names, percent)
      .map((cells) => s.tr(cells))
      .join('');
  const band = (text: string): string => `<tr class=band><td colspan=3>${text}</td></tr>`;
  return `${s.heading('Monthly and Annual Returns')}<table>${s.tr(['', ...names], 'th')}${band('Last 12 Months')}
${rows(entry.monthly_returns)}${band('Fiscal Years (July to June)')}${rows(entry.historical_returns)}</table>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const note = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), percent(h.percent)]);
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable([['Name', note, 'Weight'], ...rows], 'held')}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-Compliant Investment',
    'Reason',
    'Value before Provision',
    'Provision Held',
    'Value after Provision',
  ];
  return `${s.heading('Details of Non-Compliant Investments (PKR mn)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

function fundPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const type = s.only(s.otherType(entry), 'table');
  const words = s.paragraphs(comment(entry, fund.model.kind));
  const body = `${aim(entry)}
<div class="row a"><div>${s.heading('Fund Manager’s Comments')}${words}${returns(entry)}</div>
<div>${glance(entry)}<div style="height:2.4mm"></div>${mix(entry)}</div></div>${terms(entry)}
<div class="row a"><div>${bars(entry, type)}${holdings(entry, fund)}</div><div>${history(entry)}</div></div>
${breaches(entry)}${committee(entry)}<div style="height:1.6mm"></div>${fine(entry)}`;
  return frame(entry.fund_name_raw, body, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'Inflation rose to 27.3% in August 2022 from 24.9% in July, the highest reading since 1975, as prices of ' +
    'electricity, fuel and perishable food increased. The trade deficit widened to USD 3.5 billion in the month ' +
    'from USD 2.7 billion in July.',
  'The rupee recovered to 218.8 for a US Dollar at the end of the month after a low of 239.9 at the end of July. ' +
    'The Executive Board of the IMF completed the combined seventh and eighth reviews on August 29 and extended ' +
    'the programme until June 2023.',
  'The KSE-100 Index gained 5.9% in the month and the KMI-30 Index 6.4%. Foreigners were net sellers of USD 1.6 ' +
    'million of shares, while Companies and Individuals were net buyers.',
  'In the auctions of the month, the Government raised PKR 1,937 billion from T-Bills against a target of PKR ' +
    '1,800 billion, at cut-off yields between 15.70% and 15.95%, and PKR 181 billion from PIBs.',
];

const isPension = (entry: s.Entry): boolean => entry.category_raw === 'Voluntary Pension Scheme';

/** The review, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) =>
    e.sub_funds.length === 0 ? fundPage(e, report) : isPension(e) ? pensionPage(e) : plansPage(e),
  );
  const review = frame(
    'Economic and Market Review',
    `<div class=long>${s.paragraphs(REVIEW)}</div>`,
    'Pindigheb Funds – FMR August 2022 – 1',
  );
  return s.htmlPages(STYLE, [review, ...pages]);
}
