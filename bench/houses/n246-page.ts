/** The slides of AMC N246: a cover, the market, a slide for each fund, and a last one with the disclaimer. */
import { FUNDS } from './n246-funds.ts';
import { STYLE } from './n246-style.ts';
import * as w from './n246-words.ts';
import * as s from './shared15.ts';

const COLOURS = ['#0b5d5e', '#e0a526', '#5aa469', '#c65b3c', '#6b7fb3', '#9aa5a8'];

const foot = (text: string | null): string => `<div class=foot>${s.esc(text ?? '')}</div>`;

/** A fund's own return of this period, which the planted fault does not change. */
function trueReturn(entry: s.Entry, r: s.ReturnRow): string | null {
  const fault = entry.planted_fault?.false_values.find((f) => f['period_label_raw'] === r.period_label_raw);
  const real = fault?.['real'];
  return typeof real === 'string' ? real : r.fund_return_percent;
}

function tiles(entry: s.Entry): string {
  const year = s.only(s.returnAt(entry, 'FYTD'), 'return');
  const items = [
    ['₨', entry.nav_per_unit, 'NAV per Unit (PKR)'],
    ['▲', w.percent(trueReturn(entry, year)), 'FYTD Return'],
    ['◉', entry.fund_size_raw, w.SIZE],
    ['▤', s.grouped(Number(entry.units_outstanding), 0), 'Units Outstanding'],
    ['⚖', entry.risk_profile_raw, 'Risk Profile'],
    ['⚑', entry.launch_date_raw, 'Launch Date'],
  ] as const;
  const one = ([glyph, value, label]: (typeof items)[number]): string =>
    `<div><i>${glyph}</i><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`;
  return `<div class=tiles>${items.map((item) => one(item)).join('')}</div>`;
}

const ratio = (entry: s.Entry, label: string): string =>
  `MTD ${s.feeOf(entry, label, 'MTD')}% | YTD ${s.feeOf(entry, label, 'YTD')}%`;

function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Principal Risk', entry.risk_of_principal_raw],
    ['Stability Rating', s.rated(entry, 'FUND')?.line_raw],
    ['AMC Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Management Fee', entry.management_fee_raw],
    [w.WITH, ratio(entry, w.WITH)],
    [w.WITHOUT, ratio(entry, w.WITHOUT)],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Offer Price', entry.offer_price],
    ['Repurchase Price', entry.repurchase_price],
    ['Min. Investment', entry.minimum_initial_raw],
    ['Min. Additional', entry.minimum_subsequent_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return w.table(
    items.map((x) => w.row(x)),
    'facts',
  );
}

function returns(entry: s.Entry): string {
  const of = (key: 'fund_return_percent' | 'benchmark_return_percent'): string[] =>
    s.seriesCells(entry, key).map(w.percent);
  const differences = entry.reported_returns.map((r) => {
    const own = trueReturn(entry, r);
    if (own === null || r.benchmark_return_percent === null) return 'N/A';
    return `${(Number(own) - Number(r.benchmark_return_percent)).toFixed(2)}%`;
  });
  return w.card(
    'Fund Performance',
    w.table(
      [
        w.head(['', ...s.periods(entry)]),
        w.row([s.short(entry), ...of('fund_return_percent')], 'own'),
        w.row([w.BENCHMARK, ...of('benchmark_return_percent')]),
        w.row(['Difference', ...differences], 'gap'),
      ],
      'even',
    ),
  );
}

function months(entry: s.Entry): string {
  const names = [s.short(entry), w.BENCHMARK].map((n) => [n, n] as const);
  const [top = [], own = [], other = []] = s.wideSeries(entry.monthly_returns, names, (v) => v ?? '');
  return w.card('Monthly Returns (%)', w.table([w.head(top), w.row(own, 'own'), w.row(other, 'other')], 'even months'));
}

/** Pairs of columns with figures above them; the legend is at the right. */
function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const most = Math.max(...rows.map((r) => Math.abs(Number(r.percent))), 1);
  const column = (v: string | undefined, colour: string): string =>
    v === undefined
      ? '<div></div>'
      : `<div><b>${v}</b><i style="height:${((Math.abs(Number(v)) / most) * 19).toFixed(1)}mm;background:${colour}"></i>
</div>`;
  const groups = s.labelsOf(rows).map(
    (label) => `<div class=year><div class=pair>${column(s.percentAt(rows, s.short(entry), label), '#0b5d5e')}
${column(s.percentAt(rows, w.BENCHMARK, label), '#e0a526')}</div><span>${label}</span></div>`,
  );
  const key = [s.short(entry), w.BENCHMARK].map((n) => `<div>■ ${n}</div>`);
  return w.card(
    'Fiscal Year Returns (%)',
    `<div class=chart><div class=years>${groups.join('')}</div><div class=key>${key.join('')}</div></div>`,
  );
}

function mix(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type);
  if (rows.length === 0) return '';
  const dates = s.datesOf(entry, type);
  const lines = rows.map((l, i) => {
    const mark = `<i style="color:${COLOURS[i % COLOURS.length]}">■</i> ${s.esc(l.label)}`;
    return s.tr([mark, ...l.cells.map((c) => `${c}%`)]);
  });
  const top = dates.length > 1 ? [w.head(['', ...dates])] : [];
  const shares = rows.map((l) => Number(l.cells[0]));
  return w.card(
    s.titleOf(entry, type),
    `<div class=mix>${s.ring(shares, COLOURS, '25mm')}${w.table([...top, ...lines], 'legend')}</div>`,
  );
}

function held(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const note = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  const rows = entry.holdings.map((h) => w.row([h.name_raw, s.noteOf(fund, h.name_raw), `${h.percent}%`]));
  return w.card(entry.holdings_title_raw ?? '', w.table([w.head(['Name', note, 'Weight']), ...rows], 'held'));
}

const people = (entry: s.Entry): string =>
  `<div class=people>${entry.parties
    .map((p) => `<div><i>☻</i><b>${s.esc(p.name_raw)}</b><span>${s.esc(p.designation_raw)}</span></div>`)
    .join('')}</div>`;

function fundSlide(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const notes = entry.footnotes_raw.map((n) => `<div>${s.esc(n)}</div>`).join('');
  const second = fund.model.kind === 'rate' ? 'CREDIT_QUALITY' : 'SECTOR_ALLOCATION';
  return `<div class=top><h1>${s.esc(entry.fund_name_raw)} <em>(${fund.abbr})</em></h1>
<div class=when>As on March 31, 2025</div></div>${tiles(entry)}<div class=cols>
<div>${w.card('Investment Objective', `<p>${s.esc(entry.investment_objective_raw)}</p>`)}
${w.card('Fund Facts', facts(entry))}</div>
<div>${returns(entry)}${months(entry)}${years(entry)}
${w.card('Fund Manager’s View', `<p>${s.esc(w.COMMENTS[fund.abbr])}</p>`)}
${w.card('Investment Committee', people(entry))}<div class=notes>${notes}</div></div>
<div>${mix(entry, 'ASSET_ALLOCATION')}${mix(entry, second)}${held(entry, fund)}</div></div>
${foot(entry.page_footer_raw)}`;
}

function market(): string {
  const items: readonly s.Item[] = [
    ['☼ Inflation', 'CPI eased further and real rates stay high; we expect readings to rise again from May.'],
    ['⚖ Policy', 'The SBP paused its easing cycle in March and quoted risks of import growth and new tariffs.'],
    ['▲ Equities', 'Shariah compliant shares gained with good volumes; local funds and companies were net buyers.'],
    ['◉ Sukuk', 'The Government met its target in the auction of Ijara Sukuk through the stock exchange.'],
  ];
  const cards = items.map(([title, text]) => w.card(title, `<p>${s.esc(text)}</p>`));
  return `<div class=top><h1>Market at a Glance</h1><div class=when>March 2025</div></div>
<div class=four>${cards.join('')}</div>${foot(w.footerOf(2))}`;
}

const cover = (): string =>
  `<div class=cover><div>${w.AMC}</div><h1>Fund Manager Report</h1><p>March 2025</p>
<p class=small>☪ Managed under the advice of our Shariah Advisor</p></div>`;

const end = (): string =>
  `<div class=top><h1>Disclaimer</h1></div><div class=four>${w.card('Risk Disclosure', `<p>${s.esc(s.RISK_NOTE)}</p>`)}
${w.card('Contact', '<p>☎ 0800-52867 &nbsp; ✉ info@katoraislamic.example</p>')}</div>${foot(w.footerOf(8))}`;

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [cover(), market(), ...entries.map(fundSlide), end()]);
