/** The pages of AMC N62: numbered headings, lines with tab stops, tables with their captions below. */
import type { Paper } from './n62-text.ts';
import * as s from './shared13.ts';

const STOPS = [320, 440] as const;
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

const REVIEWS: Readonly<Record<string, string>> = {
  SCMF: 'The State Bank of Pakistan reduced its policy rate by one percentage point to 7.00% on 23 May 2015 and changed its corridor, so that the new target rate is half a percentage point below the ceiling. Yields of treasury bills fell by 70 to 90 basis points after the decision. The Fund had bought bills of six months before the decision and sold part of them at a profit. Deposits with banks rose for the end of the month, when banks offered better rates.',
  SIF: 'Consumer prices rose by 3.2% over the year, after 2.1% in April. Bonds gained after the cut of the policy rate by one percentage point, and the yield of the bond of three years closed at 7.2%. The Fund sold bonds of ten years and bought term finance certificates of banks, whose coupons follow KIBOR with a lag of six months. No issuer in the portfolio is in default, and all coupons due in the month were received.',
  SGF: 'Trading was quiet in the weeks before the federal budget. Foreign funds sold shares of USD 21 million net, which local mutual funds and insurance companies bought. Cement companies reported strong local sales, while the lower price of oil weighed on exploration companies. The Fund raised its weight in electricity, where dividends are high and known in advance, and reduced its weight in fertilizer before the new price of gas.',
};

const WWF =
  'The Finance Act of 2008 brought mutual funds under the law of the Workers’ Welfare Fund (WWF). A petition of the Mutual Funds Association of Pakistan is pending before the High Court of Sindh. As a matter of prudence the Fund keeps its provision, although the Act of 2015 may exempt collective investment schemes from the fiscal year 2016 on.';
const COMPLAINTS =
  'Unit holders may write to the compliance officer at our office in Block 7, Clifton, Karachi, or call 021-111-746-472 from Monday to Friday. This report follows the format that MUFAP recommends. It is no offer to sell units and no advice to buy them; the offering document alone is binding.';

const LEVIES: Readonly<Record<string, string>> = { SCMF: '18.4', SIF: '11.7', SGF: '6.9' };

function figures(paper: Paper, entry: s.Entry, part: number): void {
  paper.heading(`${part}.2 Key figures at the end of May 2015`);
  paper.tabbed(entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', '1');
  paper.tabbed('Net asset value per unit', `Rs. ${entry.nav_per_unit ?? ''}`);
  for (const f of entry.fees) paper.tabbed(f.fee_label_raw, cell(f.percent));
  for (const m of entry.metrics) paper.tabbed(m.label_raw, m.value_raw);
}

function terms(paper: Paper, entry: s.Entry, part: number): void {
  paper.heading(`${part}.3 Terms of the Fund`);
  for (const [label, value] of s.terms(entry, [
    ['Type', 'fund_type_raw'],
    ['Category', 'category_raw'],
    ['Date of launch', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk profile', 'risk_profile_raw'],
    ['Management fee', 'management_fee_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Minimum initial investment', 'minimum_initial_raw'],
    ['Minimum subsequent investment', 'minimum_subsequent_raw'],
    ['Pricing mechanism', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off timings', 'cutoff_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditors', 'auditor_raw'],
  ]))
    paper.tabbed(label, value);
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency}, dated ${day}`, 'Not applicable');
  paper.tabbed('Stability rating', rating('FUND'));
  paper.tabbed('Management quality rating', rating('AMC'));
}

function performance(paper: Paper, entry: s.Entry, part: number): void {
  paper.heading(`${part}.4 Performance`, 11, '2');
  paper.stops(['Period', entry.fund_column_raw ?? '', 'Benchmark'], STOPS, { font: 'bold' });
  for (const r of entry.reported_returns)
    paper.stops([r.period_label_raw, cell(r.fund_return_percent), cell(r.benchmark_return_percent)], STOPS);
}

/** Widths of a first column and this many columns of figures. */
const widths = (first: number, each: number, count: number): number[] => [
  first,
  ...Array.from({ length: count }, () => each),
];

function portfolio(paper: Paper, entry: s.Entry, part: number): void {
  const short = entry.fund_column_raw ?? '';
  const captionOf = (number: number, title: string): string => `Table ${part}.${number}: ${title}`;
  let number = 1;
  paper.heading(`${part}.5 Portfolio`);
  for (const type of ['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) {
    const rows = s.lines(entry, type);
    if (rows.length === 0) continue;
    const table = [['', ...s.datesOf(entry, type)], ...rows.map((r) => [r.label, ...r.cells.map(cell)])];
    paper.table(widths(190, 84, 2), table, captionOf(number, s.titleOf(entry, type)));
    number += 1;
  }
  if (entry.holdings.length > 0) {
    const rows = entry.holdings.map((h) => [h.name_raw, cell(h.percent)]);
    paper.table(widths(230, 84, 1), [['Name', 'Weight'], ...rows], captionOf(number, entry.holdings_title_raw ?? ''));
    number += 1;
  }
  const labels = s.labelsOf(entry.monthly_returns);
  const at = (series: string, from: number, to: number): string[] =>
    labels.slice(from, to).map((l) => s.percentAt(entry.monthly_returns, series, l) ?? '');
  const rows = [0, 6].flatMap((from) => [
    ['', ...labels.slice(from, from + 6)],
    [short, ...at(short, from, from + 6)],
    ['Benchmark', ...at('Benchmark', from, from + 6)],
  ]);
  paper.table(widths(72, 62, 6), rows, captionOf(number, 'Returns of the last twelve months (%)'));
}

export function drawFund(
  paper: Paper,
  entry: s.Entry,
  part: number,
  pages: { readonly first: number; readonly all: number },
): void {
  const head = [entry.amc_name_raw, 'Monthly report to unit holders', entry.report_month_label_raw] as const;
  const foot = (page: number): string => `Page ${page} of ${pages.all}`;
  paper.newPage(head, foot(pages.first));
  paper.heading(`${part}. ${entry.fund_name_raw}`, 14);
  paper.heading(`${part}.1 Investment objective and review`);
  paper.paragraph(entry.investment_objective_raw ?? '');
  const review = REVIEWS[entry.fund_column_raw ?? ''] ?? '';
  paper.paragraph(`${review} Weights and returns by month are in Error! Reference source not found.`);
  figures(paper, entry, part);
  terms(paper, entry, part);
  performance(paper, entry, part);
  const levies = LEVIES[entry.fund_column_raw ?? ''] ?? '';
  paper.note('1', `After a provision of Rs. ${levies} million for the Workers’ Welfare Fund (WWF).`);
  paper.note('2', entry.footnotes_raw[0] ?? '');
  paper.endPage();
  paper.newPage(head, foot(pages.first + 1));
  portfolio(paper, entry, part);
  paper.heading(`${part}.6 Investment committee`);
  for (const [role, name] of s.people(entry)) paper.tabbed(name, role);
  paper.heading(`${part}.7 Workers’ Welfare Fund and complaints`);
  paper.paragraph(WWF);
  paper.paragraph(COMPLAINTS);
  paper.note('', s.RISK_NOTE.slice(0, s.RISK_NOTE.indexOf(' Please')));
  paper.endPage();
}
