/** The pages of AMC N270: thin boxes of a word processor; equity funds have their performance above the facts. */
import { FUNDS } from './n270-funds.ts';
import { STYLE } from './n270-style.ts';
import * as t from './n270-tables.ts';
import * as w from './n270-words.ts';
import * as s from './shared15.ts';

const top = (
  entry: s.Entry,
): string => `<div class=top><b>${w.AMC}</b><span>Fund Manager Report: March 2016</span></div>
<h1>${s.esc(entry.fund_name_raw)} (${s.fundNamed(FUNDS, entry).abbr})</h1>`;

const box = (title: string, text: string): string => `<div class=box><b>${title}:</b> ${s.esc(text)}</div>`;

const end = (entry: s.Entry): string => `<div class=end>${s.paragraphs([...entry.footnotes_raw, s.RISK_NOTE])}
<div class=foot>${s.esc(entry.page_footer_raw)}</div></div>`;

const aim = (entry: s.Entry): string => box('Investment objective', entry.investment_objective_raw ?? '');

function comment(entry: s.Entry, true_: s.ReturnRow | undefined): string {
  const { abbr, model } = s.fundNamed(FUNDS, entry);
  const words = w.COMMENTS[abbr] ?? '';
  const month = true_?.fund_return_percent;
  if (month === null || month === undefined || model.kind === 'rate') return box('Fund manager’s comment', words);
  const sum = `In March ${abbr} returned ${w.num(month)}% against ${w.num(true_?.benchmark_return_percent)}% of its benchmark.`;
  return box('Fund manager’s comment', `${sum} ${words}`);
}

const halves = (left: string, right: string): string => `<div class=halves><div>${left}</div><div>${right}</div></div>`;

const monthsOf = (entry: s.Entry): string =>
  t.quarters(entry.monthly_returns, [s.short(entry), w.BENCHMARK], 'Monthly Returns (%)');

/** Facts beside figures, then returns and the portfolio. */
function rateFund(entry: s.Entry, form: s.Form, real: s.ReturnRow | undefined): string {
  const right = [
    aim(entry),
    comment(entry, real),
    t.keyFigures(entry, form),
    t.expenses([['MTD / YTD', entry]]),
    t.metrics(entry),
    t.years(entry),
  ];
  return `${halves(t.basics(entry), right.join(''))}${t.returns(entry)}${monthsOf(entry)}${t.shares(entry)}`;
}

/** Returns first, then figures at the left of the facts. */
function marketFund(entry: s.Entry, form: s.Form, real: s.ReturnRow | undefined): string {
  const left = [t.keyFigures(entry, form), t.expenses([['MTD / YTD', entry]]), t.metrics(entry), t.years(entry)];
  return `${aim(entry)}${t.returns(entry)}${monthsOf(entry)}${comment(entry, real)}
${halves(left.join(''), t.basics(entry))}${t.shares(entry)}`;
}

function fundPage(entry: s.Entry, form: s.Form, real: s.ReturnRow | undefined): string {
  const fund = s.fundNamed(FUNDS, entry);
  const draw = fund.model.kind === 'rate' ? rateFund : marketFund;
  return `${top(entry)}${draw(entry, form, real)}${t.held(entry, fund)}${t.breaches(entry)}${t.team(entry)}${end(entry)}`;
}

/** Months are above the sub-funds in the heads. */
function pensionFigures(entry: s.Entry, form: s.Form): string {
  const parts = s.partsOf(entry, s.fundNamed(FUNDS, entry));
  const names = parts.map((p) => s.esc(p.line.replace(' Sub-Fund', '')));
  const then = parts.map((p) => s.figuresAt(p, w.LAST, form));
  const now = parts.map((p) => p.figures);
  const line = (label: string, cell: (f: s.Figures) => string): string =>
    w.row([label, ...then.map(cell), ...now.map(cell)]);
  return w.table(
    [
      '<tr><th rowspan=2>Key Figures of the Sub-Funds</th><th colspan=3>29-Feb-16</th><th colspan=3>31-Mar-16</th></tr>',
      s.tr([...names, ...names], 'th'),
      line(`${w.SIZE}:`, (f) => f.fund_size_raw ?? ''),
      line('NAV per unit (Rs.):', (f) => f.nav_per_unit ?? ''),
    ],
    'six',
  );
}

/** The name of a sub-fund is a merged cell next to its own row and that of its benchmark. */
function pensionReturns(entry: s.Entry): string {
  const labels = s.periods(entry.sub_funds[0] ?? entry);
  const rows = entry.sub_funds.flatMap((f) => {
    const cells = (key: 'fund_return_percent' | 'benchmark_return_percent'): string =>
      s
        .seriesCells(f, key)
        .map((v) => `<td>${w.num(v)}</td>`)
        .join('');
    return [
      `<tr class=own><td rowspan=2>${s.esc(f.name_raw)}</td><td>Sub-fund</td>${cells('fund_return_percent')}</tr>`,
      `<tr><td>${w.BENCHMARK}</td>${cells('benchmark_return_percent')}</tr>`,
    ];
  });
  return w.table([w.title('Performance (%)**', labels.length + 2), w.head(['', '', ...labels]), ...rows], 'merged');
}

function pensionPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const parts = s.partsOf(entry, fund);
  const assets = entry.sub_funds.map((f) =>
    w.table([
      w.head([f.name_raw, 'Mar-16', 'Feb-16']),
      ...s.lines(f, 'ASSET_ALLOCATION').map((r) => w.row([r.label, ...r.cells.map((c) => `${c}%`)])),
    ]),
  );
  const months = t.quarters(
    entry.sub_funds.flatMap((f) => f.monthly_returns),
    entry.sub_funds.map((f) => f.name_raw),
    'Monthly Returns of the Sub-Funds (%)',
  );
  const first = parts[0];
  const right = [
    aim(entry),
    comment(entry, undefined),
    first === undefined ? '' : t.held(first.figures, first.mix, 'Equity Sub-Fund, '),
    t.team(entry),
  ];
  return `${top(entry)}${pensionFigures(entry, form)}${pensionReturns(entry)}${months}
${t.expenses(entry.sub_funds.map((f) => [f.name_raw, f] as const))}
<p class=line>Asset Allocation (% of total assets)</p><div class=thirds>${assets.map((a) => `<div>${a}</div>`).join('')}</div>
${halves(t.basics(entry), right.join(''))}${end(entry)}`;
}

/** `real` has the returns of the month as the comments state them. */
export const html = (entries: readonly s.Entry[], form: s.Form, real: ReadonlyMap<string, s.ReturnRow>): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, form) : fundPage(e, form, real.get(e.fund_name_raw)))),
  );
