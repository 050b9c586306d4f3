/** The table of the pension fund of AMC N191: the names of the sub-funds are at the foot of their columns. */
import { plain } from './n191-charts.ts';
import { linesOf } from './n191-sums.ts';
import * as s from './shared15.ts';

const title = (text: string): string => `<tr class=t><td colspan=4>${s.esc(text)}</td></tr>`;

function sums(entry: s.Entry): string {
  const all = entry.sub_funds.map((x) => linesOf(`${entry.fund_name_raw} ${x.name_raw}`, x));
  const rows = (all[0] ?? []).map(([sign, label], i) =>
    s.tr(
      [s.esc(`${sign} ${label}`.trim()), ...all.map((lines) => s.esc(lines[i]?.[2]))],
      'td',
      sign === '=' ? 'eq' : '',
    ),
  );
  return title('How the prices of 30 November 2020 come about') + rows.join('');
}

function returns(entry: s.Entry): string {
  const labels = s.periods(s.only(entry.sub_funds[0], 'sub-fund'));
  const rows = labels.map((l) =>
    s.tr([s.esc(l), ...entry.sub_funds.map((x) => plain(s.returnAt(x, l)?.fund_return_percent))]),
  );
  return title('Return in %') + rows.join('');
}

function costs(entry: s.Entry): string {
  const rows = (entry.sub_funds[0]?.fees ?? []).map((f) =>
    s.tr([
      s.esc(`${f.fee_label_raw}, ${f.row_label_raw ?? ''}`),
      ...entry.sub_funds.map((x) => s.feeOf(x, f.fee_label_raw, f.row_label_raw)),
    ]),
  );
  return title('Costs in % p.a.') + rows.join('');
}

function classes(entry: s.Entry): string {
  const rows = s
    .matrix(entry.sub_funds, 'ASSET_ALLOCATION', '')
    .map(([label = '', ...cells]) => s.tr([s.esc(label), ...cells.map((c) => (c === '' ? '–' : `Rs. ${c}`))]));
  return title(s.titleOf(s.only(entry.sub_funds[0], 'sub-fund'), 'ASSET_ALLOCATION')) + rows.join('');
}

export const pensionTable = (entry: s.Entry): string =>
  `<table class=subs><colgroup><col style="width:60mm"><col><col><col></colgroup>
${sums(entry)}${returns(entry)}${costs(entry)}${classes(entry)}${s.tr(
    ['', ...entry.sub_funds.map((x) => s.esc(x.name_raw))],
    'td',
    'n',
  )}</table>`;
