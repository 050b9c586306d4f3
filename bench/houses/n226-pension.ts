/** The page of the pension fund of AMC N226: its sub-funds are columns of one table, whose rows have their units. */
import { FUNDS } from './n226-funds.ts';
import { assets, dayOf, facts, held, LABELS, MONTH, nums } from './n226-tables.ts';
import * as s from './shared15.ts';

const cell = (v: string | null | undefined): string => v ?? '-';

type Row = readonly [label: string, unit: string, ...cells: string[]];

/** A row with the figure of each sub-fund. */
const rowOf = (label: string, unit: string, subs: readonly s.SubFacts[], of: (x: s.SubFacts) => string): Row => [
  label,
  unit,
  ...subs.map(of),
];

function ratioRows(subs: readonly s.SubFacts[]): Row[] {
  const labels = [LABELS.fee, LABELS.ratio, LABELS.levies];
  return labels.flatMap((label) =>
    (['MTD', 'YTD'] as const).map((p) =>
      rowOf(`${label}, ${p}`, '% p.a.', subs, (x) => s.feeOf(x, `${label}, ${p}`, null)),
    ),
  );
}

/** Prices, periods, fiscal years and ratios under rows that name the group. */
function figures(subs: readonly s.SubFacts[]): string {
  const first = s.only(subs[0], 'sub-fund');
  const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
    [
      `As on ${dayOf(s.lastDay(MONTH))}`,
      [
        rowOf('NAV per Unit', 'PKR', subs, (x) => cell(x.nav_per_unit)),
        rowOf(first.fund_size_label_raw ?? '', 'PKR mn', subs, (x) => cell(x.fund_size_raw)),
        rowOf('Units Outstanding', 'No.', subs, (x) => s.grouped(Number(x.units_outstanding), 0)),
      ],
    ],
    [
      'Returns<sup>2</sup>',
      s.periods(first).map((p) => rowOf(p, '%', subs, (x) => cell(s.returnAt(x, p)?.fund_return_percent))),
    ],
    [
      'Annual Returns (July to June)',
      s
        .labelsOf(first.historical_returns)
        .map((l) => rowOf(l, '%', subs, (x) => cell(s.percentAt(x.historical_returns, x.name_raw, l)))),
    ],
    ['Expenses<sup>1</sup>', ratioRows(subs)],
  ];
  const lines = groups.map(
    ([title, rows]) =>
      `<tr class=group><td colspan=${subs.length + 2}>${title}</td></tr>
${rows.map((r) => s.tr(r.map(s.esc))).join('')}`,
  );
  const heads = s.tr(['Particulars', 'Unit', ...subs.map((x) => s.esc(x.name_raw))], 'th');
  return `<table class="nums unit">${heads}${lines.join('')}</table>`;
}

function months(subs: readonly s.SubFacts[]): string {
  const labels = s.labelsOf(s.only(subs[0], 'sub-fund').monthly_returns);
  return nums([
    ['', ...labels],
    ...subs.map((x) => [x.name_raw, ...labels.map((l) => cell(s.percentAt(x.monthly_returns, x.name_raw, l)))]),
  ]);
}

export function pensionBody(entry: s.Entry, block: (title: string, body: string) => string): string {
  const subs = entry.sub_funds;
  const equity = s.only(subs[0], 'sub-fund');
  const mix = s.only(s.fundNamed(FUNDS, entry).subs?.[0], 'sub-fund');
  const sectors = s.lines(equity, 'SECTOR_ALLOCATION').map((r) => [r.label, r.cells[0] ?? '']);
  const shares = subs.map(
    (x) => `<div>${assets(x, false).replace('<th></th>', `<th>${s.esc(x.name_raw)}</th>`)}</div>`,
  );
  return `<main>${block('Fund Facts', facts(entry))}<div>${block('Sub-Fund Figures', figures(subs))}</div></main>
${block(s.titleOf(equity, 'ASSET_ALLOCATION'), `<div class=three>${shares.join('')}</div>`)}
<div class=two>${block(s.titleOf(equity, 'SECTOR_ALLOCATION'), nums([['Sector', '%'], ...sectors]))}
${block(s.esc(equity.holdings_title_raw), held(equity, mix, 'Sector'))}</div>
${block('Monthly Returns, Last Twelve Months (%)', months(subs))}`;
}
