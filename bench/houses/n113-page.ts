/** The pages of AMC N113: a front page of cards, and one infographic for each fund. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fffaf3}
body{font:7.6pt/1.28 'Noto Sans','Liberation Sans';color:#2b2140;font-variant-ligatures:none}
.hero{height:38mm;background:linear-gradient(115deg,#3b1f6b,#7a2e8e 55%,#e0567a);color:#fff;padding:5mm 12mm;
position:relative}.hero h1{font-size:22pt;margin:0 0 1mm;line-height:1.1;max-width:132mm}
.hero p{margin:0;font-size:8.6pt;max-width:118mm;line-height:1.35}.hero small{font-size:7.4pt;opacity:.85}
.ribbon{display:inline-block;background:#ffd166;color:#3b1f6b;font-weight:bold;font-size:8pt;padding:.6mm 4mm;
border-radius:3mm;margin-bottom:2mm}
.disc{position:absolute;right:14mm;top:1.5mm;width:35mm;height:35mm;border-radius:50%;background:#fffaf3;color:#3b1f6b;
text-align:center;padding-top:7mm;border:1.4mm solid #ffd166}.disc b{display:block;font-size:13pt;line-height:1.25}
.disc span{font-size:6.6pt;display:block}
.body{padding:2.6mm 12mm 0}.caps{display:flex;flex-wrap:wrap;gap:1mm 1.6mm;margin-bottom:3mm}
.cap{display:flex;border-radius:3mm;overflow:hidden;font-size:6.9pt;border:.3mm solid #7a2e8e}
.cap u{text-decoration:none;background:#7a2e8e;color:#fff;padding:.55mm 2mm}.cap b{padding:.55mm 2.2mm;font-weight:600}
h2{font-size:8.8pt;color:#7a2e8e;margin:0 0 1.4mm}.row{display:flex;gap:4mm;margin-bottom:2.4mm}
.cols{display:flex;align-items:flex-end;height:25.5mm;border-bottom:.4mm solid #2b2140}
.pair{flex:1;display:flex;justify-content:center;align-items:flex-end;gap:.6mm}.pair div{text-align:center;width:9.6mm}
.pair span{display:block;font-size:6.4pt;white-space:nowrap}.pair i{display:block;border-radius:.8mm .8mm 0 0}
.under{display:flex;font-size:6.8pt;font-weight:600;text-align:center}.under span{flex:1}
.key{font-size:6.8pt}.key i,.leg i{display:inline-block;width:2.3mm;height:2.3mm;border-radius:.5mm;margin-right:1.2mm}
.key i+i,.key span+i{margin-left:4mm}
.waf{display:flex;gap:3mm}.grid{display:grid;grid-template-columns:repeat(10,2.05mm);gap:.35mm;align-self:center}
.grid i{width:2.05mm;height:2.05mm;border-radius:.5mm}.leg h3{font-size:7pt;margin:0 0 1mm;color:#e0567a}
.leg div{display:flex;align-items:center;font-size:6.9pt;line-height:1.6;white-space:nowrap}
.leg b{margin-left:auto;padding-left:2mm}.panel{background:#fff;border-radius:3mm;padding:2mm 3.4mm;
box-shadow:0 0 0 .25mm #ecdff0}
.rail{display:grid;grid-template-columns:29mm 1fr 15mm 15mm;align-items:center;font-size:6.9pt;line-height:1.7}
.rail.h{font-size:6pt;color:#7d6f90;line-height:1.2}
.rail b,.rail em{text-align:right;font-style:normal}.rail s{text-decoration:none;position:relative;height:.6mm;
background:#ecdff0;border-radius:.3mm}.rail s i{position:absolute;top:-.85mm;width:2.3mm;height:2.3mm;border-radius:50%}
.pod{display:flex;align-items:flex-end;gap:2mm}.pod div{flex:1;border-radius:2mm 2mm 0 0;color:#fff;text-align:center;
padding:1.6mm 1.5mm;font-size:6.8pt;line-height:1.25}.pod b{display:block;font-size:11pt}
.pod i{font-style:normal;display:inline-block;background:#fff;color:#3b1f6b;border-radius:50%;width:4.2mm;
line-height:4.2mm;font-weight:bold;font-size:7pt}
.rest{columns:2;column-gap:4mm;margin-top:1.6mm}.rest div{display:flex;font-size:6.9pt;padding:.5mm 0;break-inside:avoid;
border-bottom:.2mm dashed #cbb8d4}.rest i{font-style:normal;color:#e0567a;font-weight:bold;width:4.5mm}
.rest b{margin-left:auto}.heat{display:grid;grid-template-columns:17mm repeat(12,1fr);gap:.6mm;font-size:6.6pt}
.heat span{text-align:center;padding:.7mm 0;border-radius:.8mm}.heat span.l{text-align:left;font-weight:600}
.cost{display:flex;gap:2mm;margin-bottom:2.4mm}.cost div{flex:1;background:#3b1f6b;color:#fff;border-radius:2.4mm;
padding:1.6mm 2.4mm;font-size:6.5pt}.cost b{display:block;font-size:11pt;line-height:1.2;white-space:nowrap}
.cost div.a{background:#e0567a}.cost div.t{background:#fff;color:#2b2140;flex:2;box-shadow:0 0 0 .25mm #ecdff0}
.steps{display:flex;gap:.8mm;margin-top:1mm}.steps i{flex:1;height:1.8mm;border-radius:.9mm}
.who{display:flex;justify-content:space-between;font-size:7pt}.who b{display:block;color:#7a2e8e}
.foot{position:absolute;left:12mm;right:12mm;bottom:5mm;font-size:5.9pt;line-height:1.3;color:#5f5470}
.foot p{margin:0 0 1mm}.foot div{display:flex;justify-content:space-between;color:#7a2e8e;font-size:6.4pt}
.big{display:flex;gap:4mm}.big div{flex:1;font-size:6.8pt}.left{flex:1;display:flex;flex-direction:column;
gap:2.4mm}.big b{display:block;font-size:14pt;
color:#e0567a;line-height:1.25}
.cover{background:linear-gradient(140deg,#3b1f6b,#7a2e8e 60%,#e0567a);height:100%;padding:32mm 16mm;color:#fff}
.cover h1{font-size:38pt;margin:0;line-height:1.1}.cover .ribbon{font-size:13pt;margin:6mm 0 26mm;padding:1mm 6mm}
.card{background:#fffaf3;color:#2b2140;border-radius:4mm;padding:5mm 7mm;margin-bottom:5mm}.card h2{font-size:14pt;
margin:0}.card div{display:flex;gap:10mm;margin-top:2.4mm}.card div span{font-size:8pt}.card b{display:block;
font-size:13pt;color:#7a2e8e}`;

const TINTS = ['#7a2e8e', '#ffb703', '#2a9d8f', '#e0567a', '#8d99ae', '#3b1f6b'];
const STEPS = ['Very low', 'Low', 'Medium', 'High'];
const STEP_TINTS = ['#2a9d8f', '#9ac26b', '#ffb703', '#e0567a'];
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

/** Each fact is a capsule: the label on the dark half, the value on the light one. */
function capsules(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Fund type', 'fund_type_raw'],
      ['Launched', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Units', s.grouped(Number(entry.units_outstanding), 0)],
    ...s.terms(entry, [
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['First investment', 'minimum_initial_raw'],
      ['Top-up', 'minimum_subsequent_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability rating', s.ratingText(entry, 'FUND', '')],
    ['AMC rating', s.ratingText(entry, 'AMC', '')],
  ]);
  return `<div class=caps>${items.map(([l, v]) => `<div class=cap><u>${s.esc(l)}</u><b>${s.esc(v)}</b></div>`).join('')}</div>`;
}

/** A pair of columns for each period with the figures on top; losses are columns without height. */
function columns(entry: s.Entry): string {
  const all = entry.reported_returns.flatMap((r) => [r.fund_return_percent, r.benchmark_return_percent]);
  const most = Math.max(...all.map(Number));
  const column = (v: string | null, colour: string): string => {
    const height = Math.max(0.6, (Number(v) / most) * 21);
    return `<div><span>${cell(v)}</span><i style="height:${height.toFixed(1)}mm;background:${colour}"></i></div>`;
  };
  const pairs = entry.reported_returns.map(
    (r) =>
      `<div class=pair>${column(r.fund_return_percent, '#7a2e8e')}${column(r.benchmark_return_percent, '#ffb703')}</div>`,
  );
  const labels = entry.reported_returns.map((r) => `<span>${s.esc(r.period_label_raw)}</span>`);
  return `<div class=panel style="flex:1"><div style="display:flex;justify-content:space-between"><h2>Performance</h2>
<div class=key><i style="background:#7a2e8e"></i><span>${s.short(entry)}</span><i style="background:#ffb703"></i><span>Benchmark</span></div></div>
<div class=cols>${pairs.join('')}</div><div class=under>${labels.join('')}</div></div>`;
}

/** A hundred squares, each of them the class into which its percent falls. */
function waffle(values: readonly number[]): string {
  const ends = values.map((_, i) => values.slice(0, i + 1).reduce((a, b) => a + b, 0));
  const total = ends.at(-1) ?? 100;
  const squares = Array.from({ length: 100 }, (_, i) => {
    const at = ends.findIndex((end) => ((i + 0.5) / 100) * total < end);
    return `<i style="background:${TINTS[at] ?? '#cccccc'}"></i>`;
  });
  return `<div class=grid>${squares.join('')}</div>`;
}

function waffles(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const months = s.datesOf(entry, 'ASSET_ALLOCATION').map((date, k) => {
    const legend = rows.map(
      (r, i) => `<div><i style="background:${TINTS[i] ?? ''}"></i>${s.esc(r.label)}<b>${cell(r.cells[k])}</b></div>`,
    );
    const squares = waffle(rows.map((r) => Number(r.cells[k])));
    return `<div class=waf style="flex:1">${squares}<div class=leg style="flex:1"><h3>${s.esc(date)}</h3>${legend.join('')}</div></div>`;
  });
  return `<div class=panel style="flex:1"><h2>${s.esc(s.titleOf(entry, 'ASSET_ALLOCATION'))}</h2>
<div style="display:flex;gap:6mm">${months.join('')}</div></div>`;
}

/** A rail for each class with a pale dot for the month before and a dark one for the month. */
function rails(entry: s.Entry): string {
  const type = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const rows = s.lines(entry, type);
  const most = Math.max(...rows.flatMap((r) => r.cells.map(Number)));
  const dot = (v: string | undefined, colour: string): string =>
    `<i style="left:${((Number(v) / most) * 92).toFixed(1)}%;background:${colour}"></i>`;
  const lines = rows.map((r) => {
    const [now, past] = r.cells;
    return `<div class=rail><span>${s.esc(r.label)}</span><s>${dot(past, '#d9b8e2')}${dot(now, '#7a2e8e')}</s><b>${cell(now)}</b><em>${cell(past)}</em></div>`;
  });
  const dates = s.datesOf(entry, type).map((d, i) => (i === 0 ? `<b>${s.esc(d)}</b>` : `<em>${s.esc(d)}</em>`));
  return `<div class=panel><h2>${s.esc(s.titleOf(entry, type))}</h2>
<div class="rail h"><span></span><span></span>${dates.join('')}</div>${lines.join('')}</div>`;
}

/** The places of a podium from left to right: second, first, third. */
function podium(entry: s.Entry): string {
  const place = (rank: number, height: number, colour: string): string => {
    const h = entry.holdings[rank - 1];
    return h === undefined
      ? ''
      : `<div style="height:${height}mm;background:${colour}"><i>${h.rank}</i><b>${cell(h.percent)}</b>${s.esc(h.name_raw)}</div>`;
  };
  const rest = entry.holdings
    .slice(3)
    .map((h) => `<div><i>${h.rank}</i>${s.esc(h.name_raw)}<b>${cell(h.percent)}</b></div>`);
  return `<div class=panel style="flex:1.12"><h2>${s.esc(entry.holdings_title_raw)}</h2>
<div class=pod>${place(2, 20, '#e0567a')}${place(1, 24, '#7a2e8e')}${place(3, 17.5, '#3b1f6b')}</div><div class=rest>${rest.join('')}</div></div>`;
}

const numbers = (entry: s.Entry): string =>
  `<div class=big>${entry.metrics.map((m) => `<div><b>${m.value_raw}</b>${s.esc(m.label_raw)}</div>`).join('')}</div>`;

const CASH_STORY =
  'The floods of August and September pushed food prices up, and the State Bank left its policy rate at 11%. Yields of ' +
  'Treasury bills hardly moved. We kept the average maturity near two months, so that the fund can buy at better yields ' +
  'as soon as the outlook for inflation is clearer. Deposits of companies, which come and go with the payment of taxes, ' +
  'were placed with banks for the end of the quarter only; for the rest of the portfolio we prefer government paper, ' +
  'whose price is known every day. The bonds that we hold pay a floating coupon and are reset twice a month.';

/** A fund without a list of holdings has room for what its manager says. */
const story = (): string => `<div class=panel style="flex:1.12"><h2>The manager’s view</h2>${CASH_STORY}</div>`;

function heat(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const own = labels.map((l) => s.percentAt(entry.monthly_returns, s.short(entry), l));
  const mark = labels.map((l) => s.percentAt(entry.monthly_returns, 'Benchmark', l));
  const most = Math.max(...[...own, ...mark].map((v) => Math.abs(Number(v))));
  const box = (v: string | undefined): string => {
    const strength = (0.12 + (Math.abs(Number(v)) / most) * 0.45).toFixed(2);
    const rgb = (v ?? '').startsWith('-') ? '224,86,122' : '42,157,143';
    return `<span style="background:rgba(${rgb},${strength})">${cell(v)}</span>`;
  };
  return `<div class=panel style="margin-bottom:2.4mm"><h2>Twelve months</h2><div class=heat>
<span class=l></span>${labels.map((l) => `<span>${s.esc(l)}</span>`).join('')}
<span class=l>${s.short(entry)}</span>${own.map(box).join('')}<span class=l>Benchmark</span>${mark.map(box).join('')}</div></div>`;
}

/** Fees and the scale of risk side by side. */
function costs(entry: s.Entry): string {
  const ter = (label: string, period: string): string => cell(s.feeOf(entry, label, period));
  const step = STEPS.indexOf(s.only(entry.risk_profile_raw, 'risk'));
  const steps = STEPS.map((_, i) => `<i style="background:${i <= step ? (STEP_TINTS[i] ?? '') : '#ecdff0'}"></i>`);
  const both = ['TER with levies', 'TER without levies'].map(
    (label) => `<div><b>${ter(label, 'MTD')}</b>${label} MTD</div><div><b>${ter(label, 'YTD')}</b>${label} YTD</div>`,
  );
  return `<div class=cost>${both.join('')}
<div class=a><b>${s.esc(entry.management_fee_raw)}</b>Maximum management fee</div>
<div class=a><b>${cell(s.feeOf(entry, 'Actual management fee', null))}</b>Actual management fee</div>
<div class=t>Risk profile<b>${s.esc(entry.risk_profile_raw)}</b>${s.esc(entry.risk_of_principal_raw)}
<div class=steps style="background:none;padding:0">${steps.join('')}</div></div></div>`;
}

const WELFARE =
  'Sindh Workers’ Welfare Fund (SWWF): the provision was reversed on 13 August 2021 and none has been made since.';

function page(entry: s.Entry): string {
  const people = s.members(entry).map(([name, office]) => `<div><b>${s.esc(name)}</b>${s.esc(office)}</div>`);
  const figures = `<div class=panel style="flex:1"><h2>The portfolio in numbers</h2>${numbers(entry)}</div>`;
  return `<div class=hero><div class=ribbon>${s.esc(entry.report_month_label_raw)}</div><h1>${s.esc(entry.fund_name_raw)}</h1>
<p>${s.esc(entry.investment_objective_raw)}</p>
<div class=disc><span>NAV per unit (Rs.)</span><b>${s.esc(entry.nav_per_unit)}</b><span>on 30 Sep 2025</span></div></div>
<div class=body>${capsules(entry)}<div class=row>${columns(entry)}</div><div class=row>${waffles(entry)}</div>
<div class=row><div class=left>${rails(entry)}${figures}</div>${entry.holdings.length === 0 ? story() : podium(entry)}</div>${heat(entry)}${costs(entry)}
<div class=panel><h2>Who invests your money</h2><div class=who>${people.join('')}</div></div></div>
<div class=foot><p>${s.esc(entry.footnotes_raw.join(' '))} TER is the total expense ratio, annualized. ${WELFARE}</p><p>${s.esc(s.RISK_NOTE)}</p>
<div><span>${s.esc(entry.amc_name_raw)}</span><span>${s.esc(entry.page_footer_raw)}</span></div></div>`;
}

function front(entries: readonly s.Entry[]): string {
  const cards = entries.map((e) => {
    const month = e.reported_returns[0];
    return `<div class=card><h2>${s.esc(e.fund_name_raw)}</h2>${s.esc(e.category_raw)}<div>
<span>NAV per unit (Rs.)<b>${s.esc(e.nav_per_unit)}</b></span><span>Net assets<b>${s.esc(e.fund_size_raw)}</b></span>
<span>${s.esc(month?.period_label_raw)}<b>${cell(month?.fund_return_percent)}</b></span>
<span>Benchmark<b>${cell(month?.benchmark_return_percent)}</b></span></div></div>`;
  });
  return `<div class=cover><h1>Fund Manager Report</h1><div class=ribbon>September 2025</div>${cards.join('')}
<p style="font-size:8pt">${s.esc(entries[0]?.amc_name_raw)} &nbsp; | &nbsp; www.sangharfunds.example</p></div>`;
}

export const html = (entries: readonly s.Entry[], isWhole: boolean): string =>
  s.htmlPages(STYLE, [...(isWhole ? [front(entries)] : []), ...entries.map(page)]);
