/** Pages of AMC N186 with parts: plans are strips, sub-funds are columns of two matrices. */
import { aim, bars, bothRatios, committee, dotted, fine, frame, mix, percent, terms } from './n186-frame.ts';
import * as s from './shared15.ts';

const units = (of: s.Figures): string => s.grouped(Number(of.units_outstanding), 0);

function planReturns(plan: s.SubFacts): string {
  const rows = plan.reported_returns.map((r) => [
    r.period_label_raw,
    percent(r.fund_return_percent),
    percent(r.benchmark_return_percent),
  ]);
  return `${s.heading('Returns')}${s.htmlTable([['Period', 'Plan', 'Benchmark'], ...rows])}`;
}

/** A strip over the whole width: figures, returns and shares; then months, and the holdings as a sentence. */
function strip(plan: s.SubFacts): string {
  const names = [
    [plan.name_raw, 'Plan'],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const held = plan.holdings.map((h) => `${h.name_raw} ${percent(h.percent)}`).join(', ');
  return `<div class=plan>${s.esc(plan.name_raw)}<span>Launched on ${s.esc(plan.launch_date_raw)}</span></div>
<div class="row strip"><div>${s.heading('Key Figures as of August 31, 2022')}${dotted([
    [plan.fund_size_label_raw ?? '', plan.fund_size_raw ?? ''],
    ['Units Outstanding', units(plan)],
    ['NAV per Unit (PKR)', plan.nav_per_unit ?? ''],
    ['Risk Profile', 'risk_profile_raw' in plan ? String(plan.risk_profile_raw) : ''],
    bothRatios(plan),
  ])}</div><div>${planReturns(plan)}</div><div>${mix(plan)}</div></div>
<div style="height:1.2mm"></div>${s.htmlTable(s.wideSeries(plan.monthly_returns, names, percent), 'wide')}
<p class=said><b>${s.esc(plan.holdings_title_raw)}:</b> ${s.esc(held)}.</p>`;
}

export function plansPage(entry: s.Entry): string {
  const total = dotted([[entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '']]);
  return frame(
    entry.fund_name_raw,
    `${aim(entry)}<div style="width:70mm">${total}</div>${terms(entry)}${entry.sub_funds.map(strip).join('')}
${committee(entry)}<div style="height:1.6mm"></div>${fine(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

const bandOf = (text: string, columns: number): string =>
  `<tr class=band><td colspan=${columns}>${s.esc(text)}</td></tr>`;

/** Figures of the sub-funds, and their returns with those of their benchmarks. */
function figures(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const wide = (label: string, cell: (x: s.SubFacts) => string): string =>
    `<tr><td>${s.esc(label)}</td>${subs.map((x) => `<td colspan=2>${s.esc(cell(x))}</td>`).join('')}</tr>`;
  const heads = `<tr><th></th>${subs.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('')}</tr>`;
  const first = s.only(subs[0], 'sub-fund');
  const rows = s.periods(first).map((label) =>
    s.tr([
      label,
      ...subs.flatMap((x) => {
        const row = s.returnAt(x, label);
        return [percent(row?.fund_return_percent), percent(row?.benchmark_return_percent)];
      }),
    ]),
  );
  const middle = (text: string): string => `<td style="text-align:center">${text}</td>`;
  const pairs = subs.map(() => middle('Sub-Fund') + middle('Benchmark'));
  const both = `<tr class=band><td>Returns</td>${pairs.join('')}</tr>`;
  return `<table class=mid>${heads}${bandOf('Size and Price as of August 31, 2022', 7)}
${wide(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? '')}${wide('Units Outstanding', units)}
${wide('NAV per Unit (PKR)', (x) => x.nav_per_unit ?? '')}${both}${rows.join('')}${bandOf('Expenses', 7)}
${wide(bothRatios(first)[0], (x) => bothRatios(x)[1])}</table>`;
}

/** The classes of all sub-funds in two months; a dash for what a sub-fund does not hold. */
function classes(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const dates = s.datesOf(first, 'ASSET_ALLOCATION');
  const labels = [...new Set(subs.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').map((r) => r.label)))].toSorted(
    (a, b) => Number(a === 'Others') - Number(b === 'Others'),
  );
  const rows = labels.map((label) =>
    s.tr([
      label,
      ...subs.flatMap((x) =>
        dates.map((d) => percent(s.ofMonth(x, 'ASSET_ALLOCATION', d).find((r) => r.label_raw === label)?.percent)),
      ),
    ]),
  );
  const heads = `<tr><th rowspan=2></th>${subs.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('')}</tr>
<tr>${subs.map(() => dates.map((d) => `<th style="text-align:center">${d}</th>`).join('')).join('')}</tr>`;
  return `${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}<table class=mid>${heads}${rows.join('')}</table>`;
}

/** Ratings are rows, the two sub-funds that have them are columns. */
function ratings(entry: s.Entry): string {
  const subs = entry.sub_funds.filter((x) => s.otherType(x) === 'CREDIT_QUALITY');
  const rows = s.restLast(s.matrix(subs, 'CREDIT_QUALITY', '–'), (l) => l === 'Others');
  const cells = rows.map(([label = '', ...values]) => [label, ...values.map((v) => (v === '–' ? v : percent(v)))]);
  const title = s.titleOf(s.only(subs[0], 'sub-fund'), 'CREDIT_QUALITY');
  return `${s.heading(title)}${s.htmlTable([['', ...subs.map((x) => x.name_raw)], ...cells])}`;
}

/** The holdings of the sub-funds, each under its name, in one table. */
function holdings(entry: s.Entry): string {
  const subs = entry.sub_funds.filter((x) => x.holdings.length > 0);
  const rows = subs.map(
    (x) => `${bandOf(x.name_raw, 2)}${x.holdings.map((h) => s.tr([s.esc(h.name_raw), percent(h.percent)])).join('')}`,
  );
  return `${s.heading(subs[0]?.holdings_title_raw ?? '')}<table>${rows.join('')}</table>`;
}

const COMMENT = [
  'Contributions to the Sub-Funds increased in August 2022, most of them to the Money Market Sub-Fund, where ' +
    'participants close to retirement seek shelter from a volatile market of shares.',
  'Durations of the Debt and Money Market Sub-Funds were kept low in view of the risk of further increases of the ' +
    'policy rate, and the Equity Sub-Fund added to Technology and Commercial Banks.',
];

export function pensionPage(entry: s.Entry): string {
  const equity = s.only(entry.sub_funds[0], 'sub-fund');
  const total = dotted([[entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '']]);
  return frame(
    entry.fund_name_raw,
    `${aim(entry)}<div style="width:70mm">${total}</div><div style="height:1.4mm"></div>${figures(entry)}${terms(entry)}
${s.heading('Fund Manager’s Comments')}${s.paragraphs(COMMENT)}${classes(entry)}
<div class="row three"><div>${bars(equity, 'SECTOR_ALLOCATION')}
<p class=fine>Sectors are those of the Equity Sub-Fund.</p></div>
<div>${ratings(entry)}</div><div>${holdings(entry)}</div></div>
${committee(entry)}<div style="height:1.6mm"></div>${fine(entry)}`,
    entry.page_footer_raw ?? '',
  );
}
