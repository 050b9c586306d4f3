/** The page of the pension fund of AMC N177: labels of facts name the sub-fund. */
import { FUNDS, MONTH } from './n177-funds.ts';
import { frame, value } from './n177-style.ts';
import * as s from './shared15.ts';

function figures(entry: s.Entry): s.Item[] {
  const parts = s.partsOf(entry, s.fundNamed(FUNDS, entry));
  const of = (label: string, cell: (x: s.SubFacts, i: number) => string): s.Item[] =>
    entry.sub_funds.map((x, i) => [`${label}, ${x.name_raw}`, cell(x, i)] as const);
  const ratio = (i: number, k: 0 | 1): string => {
    const r = s.only(s.ratiosOf(s.only(parts[i], 'part'), MONTH)[k], 'ratio');
    return `${r.withLevies}%, of which levies ${r.levies}%`;
  };
  const [month, year] = s.only(entry.sub_funds[0], 'sub-fund').fees;
  return [
    ...of('NAV per unit', (x) => `Rs. ${x.nav_per_unit}`),
    ...of('Net assets', (x) => x.fund_size_raw ?? ''),
    ...of(month?.fee_label_raw ?? '', (_, i) => ratio(i, 0)),
    ...of(year?.fee_label_raw ?? '', (_, i) => ratio(i, 1)),
  ];
}

const terms = (entry: s.Entry): s.Item[] => [
  ...s.terms(entry, [
    ['Type of fund', 'fund_type_raw'],
    ['Launch date', 'launch_date_raw'],
    ['Risk profile', 'risk_profile_raw'],
    ['Management fee', 'management_fee_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Minimum, first contribution', 'minimum_initial_raw'],
    ['Minimum, further contributions', 'minimum_subsequent_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]),
  ['Asset manager rating', s.ratingWith(entry, 'AMC', (r, by, on) => `${r} by ${by}, ${on}`, '')],
];

function returns(entry: s.Entry): string {
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const rows = entry.sub_funds.map((x) => {
    const cells = s.seriesCells(x, 'fund_return_percent').map((v) => `<td>${value(v)}</td>`);
    return `<tr><td class=left>${s.esc(x.name_raw)}</td>${cells.join('')}</tr>`;
  });
  const heads = s.periods(first).map((label) => `<th>${s.esc(label)}</th>`);
  return `<table class=flat><tr><th class=left style="width:38mm"></th>${heads.join('')}</tr>${rows.join('')}</table>`;
}

/** Sub-funds are columns; each cell has a figure above its bar. */
function classes(entry: s.Entry): string {
  const names = entry.sub_funds.map((x) => `<th>${s.esc(x.name_raw)}</th>`);
  const sorted = s.restLast(s.matrix(entry.sub_funds, 'ASSET_ALLOCATION', '–'), (label) => label === 'Other assets');
  const rows = sorted.map(([label, ...cells]) => {
    const bars = cells.map(
      (c) => `<td>${c}${c === '–' ? '' : `<u style="width:${(Number(c) * 0.42).toFixed(1)}mm"></u>`}</td>`,
    );
    return `<tr><td>${s.esc(label)}</td>${bars.join('')}</tr>`;
  });
  return `<table class="flat cell"><tr><th></th>${names.join('')}</tr>${rows.join('')}</table>`;
}

function holdings(entry: s.Entry): string {
  const sub = s.only(
    entry.sub_funds.find((x) => x.holdings.length > 0),
    'holdings',
  );
  const rows = sub.holdings.map((h) => ({ label: h.name_raw, text: `${h.percent}%` }));
  return `<p><b>${s.esc(sub.holdings_title_raw)}.</b> ${s.esc(s.listed(rows))} of total assets.</p>`;
}

function people(entry: s.Entry): string {
  const said = s.members(entry).map(([name, office]) => `${name} (${office})`);
  return `<p><b>Investment committee.</b> ${s.esc(said.join(', '))}.</p>`;
}

const title = (text: string, unit: string): string =>
  `<h2>${s.esc(text)} <span style="font:7pt 'Liberation Sans';color:#777">${unit}</span></h2>`;

export function pensionPage(entry: s.Entry): string {
  const [prices, rest] = [figures(entry).slice(0, 6), figures(entry).slice(6)];
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const body = `<p class=over>Pension</p><h1 class=headline><b>${s.esc(entry.fund_name_raw)}</b> in November 2022</h1>
<div class=text><p><b>Objective.</b> ${s.esc(entry.investment_objective_raw)}</p></div>
<div class=half><div>${title('Prices and sizes', 'net assets in million rupees')}${s.list(prices, 'list price')}
${title('Expenses', '')}${s.list(rest, 'list ratio')}</div><div>${title('Terms', '')}${s.list(terms(entry))}</div></div>
${title('Returns', 'in percent, until 30 November 2022')}${returns(entry)}
${title(s.titleOf(first, 'ASSET_ALLOCATION'), 'in percent of total assets')}${classes(entry)}
<div class=text style="margin-top:4mm">${holdings(entry)}${people(entry)}</div><div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;
  return frame(body, entry.page_footer_raw ?? '');
}
