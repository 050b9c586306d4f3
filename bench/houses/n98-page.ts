/** The pages of AMC N98: quilts of returns with the terms of all funds, and quilts of portfolios. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}section{width:297mm;height:209.5mm;padding:5mm 9mm}
body{font:7.2pt/1.22 'Liberation Sans';color:#222;font-variant-ligatures:none}
.top{display:flex;align-items:baseline;border-bottom:1.4pt solid #243b55;padding-bottom:1mm;margin-bottom:2mm}
.top b{font-size:13pt;color:#243b55;flex:1}.top span{font-size:9pt}h2{font-size:8.4pt;margin:1.8mm 0 .5mm;
color:#243b55}
.note{font-size:6.5pt;color:#666}.quilt{border-collapse:separate;border-spacing:.5mm;table-layout:fixed}
.quilt th{font-size:7.2pt;font-weight:bold;padding:.2mm}.quilt td{text-align:center;padding:.5mm .3mm .1mm;
line-height:1.1;font-size:7.4pt}
.quilt td i{font-style:normal;font-size:6.1pt;display:block;white-space:nowrap}
.a{background:#1f6f54;color:#fff}.A{background:#cfe6dc}.b{background:#8a5a00;color:#fff}.B{background:#f3e2bf}
.c{background:#7b2441;color:#fff}.C{background:#efd0da}.terms td,.terms th{padding:.22mm 1.4mm;text-align:left;
border-bottom:.3pt solid #ccc;font-size:7pt;vertical-align:top;font-weight:normal}.terms th,.terms td{width:73mm}
.terms th{color:#fff;font-weight:bold}
.terms td:first-child{width:44mm;color:#555}.terms th:nth-child(2){background:#1f6f54}
.terms th:nth-child(3){background:#8a5a00}
.terms th:nth-child(4){background:#7b2441}.cols{display:grid;grid-template-columns:repeat(3,1fr);gap:6mm}
.band{color:#fff;padding:1mm 2mm;font-size:10pt;font-weight:bold}.wide td{display:table-cell;padding:.9mm .6mm}
.wide td i{display:inline;font-size:7.2pt;white-space:normal}
.s0{background:#dbe7f3}.s1{background:#f8e3cf}.s2{background:#dcefd9}.s3{background:#eadcf0}.s4{background:#f6d8d8}
.s5{background:#e6e6e6}
.held td{padding:.5mm 1mm;border-bottom:.3pt solid #ccc;font-size:7.2pt}.held td:last-child{text-align:right}
.held td:first-child{width:6mm}
.foot{position:absolute;left:9mm;right:9mm;bottom:3mm;display:flex;font-size:6.6pt;color:#666}
.foot span:first-child{flex:1}`;

interface Patch {
  readonly name: string;
  readonly figure: string;
  readonly kind: string;
}

/** Each column sorted by its figures, the largest at the top. */
function quilt(columns: readonly (readonly [head: string, patches: readonly Patch[]])[], kind = ''): string {
  const sorted = columns.map(([, all]) => all.toSorted((x, y) => Number(y.figure) - Number(x.figure)));
  const height = Math.max(...sorted.map((all) => all.length));
  const rows = Array.from({ length: height }, (_, i) => {
    const cells = sorted.map((all) => {
      const p = all[i];
      return p === undefined ? '<td></td>' : `<td class=${p.kind}><i>${s.esc(p.name)}</i> ${p.figure}%</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  const heads = columns.map(([head]) => `<th>${s.esc(head)}</th>`).join('');
  return `<table class="quilt ${kind}"><tr>${heads}</tr>${rows.join('')}</table>`;
}

const LOOKS = ['a', 'b', 'c'] as const;

function patchesOf(entry: s.Entry, i: number, own?: string | null, mark?: string | null): Patch[] {
  const kind = LOOKS[i] ?? 'a';
  const name = s.short(entry);
  const both = [
    { name, figure: own, kind },
    { name: `Benchmark ${name}`, figure: mark, kind: kind.toUpperCase() },
  ];
  return both.flatMap((p) => (typeof p.figure === 'string' ? [{ ...p, figure: p.figure }] : []));
}

function periods(entries: readonly s.Entry[]): string {
  const labels = [...new Set(entries.flatMap(s.periods))];
  const order = entries.map(s.periods).toSorted((x, y) => y.length - x.length)[0] ?? labels;
  return quilt(
    order.map((label) => {
      const patches = entries.flatMap((e, i) => {
        const row = s.returnAt(e, label);
        return patchesOf(e, i, row?.fund_return_percent, row?.benchmark_return_percent);
      });
      return [label, patches] as const;
    }),
  );
}

function series(entries: readonly s.Entry[], key: 'monthly_returns' | 'historical_returns'): string {
  const labels = [...new Set(entries.flatMap((e) => s.labelsOf(e[key])))];
  return quilt(
    labels.map((label) => {
      const patches = entries.flatMap((e, i) => {
        const at = (name: string): string | undefined => s.percentAt(e[key], name, label);
        return patchesOf(e, i, at(s.short(e)), at(`Benchmark ${s.short(e)}`));
      });
      return [label, patches] as const;
    }),
  );
}

function terms(entries: readonly s.Entry[]): string {
  const row = (label: string, of: (e: s.Entry) => string | null | undefined): string[] => [
    label,
    ...entries.map((e) => of(e) ?? '–'),
  ];
  const manager = (e: s.Entry): string => s.members(e).find(([, post]) => post === 'Fund Manager')?.[0] ?? '';
  const feeAt = (i: number) => (e: s.Entry) => `${e.fees[i]?.percent ?? ''}%`;
  return s.htmlTable(
    [
      row('', (e) => `${e.fund_name_raw} (${s.short(e)})`),
      row('NAV per unit, 30 April 2025', (e) => `PKR ${e.nav_per_unit ?? ''}`),
      row('Net assets', (e) => e.fund_size_raw),
      row('Category', (e) => e.category_raw),
      row('Fund type', (e) => e.fund_type_raw),
      row('Launch date', (e) => e.launch_date_raw),
      row('Benchmark', (e) => e.benchmark_raw),
      row('Risk profile', (e) => e.risk_profile_raw),
      row('Management fee', (e) => e.management_fee_raw),
      row(entries[0]?.fees[0]?.fee_label_raw ?? '', feeAt(0)),
      row(entries[0]?.fees[1]?.fee_label_raw ?? '', feeAt(1)),
      row('Front-end load', (e) => e.front_end_load_raw),
      row('Back-end load', (e) => e.back_end_load_raw),
      row('Minimum initial investment', (e) => e.minimum_initial_raw),
      row('Minimum subsequent investment', (e) => e.minimum_subsequent_raw),
      row('Cut-off time', (e) => e.cutoff_raw),
      row('Dealing days', (e) => e.dealing_days_raw),
      row('Pricing mechanism', (e) => e.pricing_mechanism_raw),
      row('Par value', (e) => e.par_value_raw),
      row('Trustee', (e) => e.trustee_raw),
      row('Auditor', (e) => e.auditor_raw),
      row('Rating', (e) => s.ratingText(e, 'FUND')),
      row('Fund Manager', manager),
    ],
    'terms',
  );
}

/** Two columns of shares; a class has the same colour in both. */
function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type);
  const columns = s.datesOf(entry, type).map((label, k) => {
    const patches = rows.map((r, i) => ({ name: r.label, figure: r.cells[k] ?? '', kind: `s${i % 6}` }));
    return [label, patches] as const;
  });
  return `${s.heading(s.titleOf(entry, type))}${quilt(columns, 'wide')}`;
}

function portfolio(entry: s.Entry, i: number): string {
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const held = entry.holdings.map((h) => [String(h.rank), h.name_raw, `${h.percent}%`]);
  const holdings =
    held.length === 0 ? '' : `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable(held, 'held', 0)}`;
  const metrics = entry.metrics.map((m) => `${s.esc(m.label_raw)}: <b>${s.esc(m.value_raw)}</b>`).join(', ');
  return `<div><div class="band ${LOOKS[i] ?? 'a'}">${s.esc(entry.fund_name_raw)}</div>
<div style="margin-top:1.4mm">${s.term(entry.investment_objective_raw)}</div><div style="margin-top:1mm">${metrics}</div>
${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}${holdings}</div>`;
}

export function html(entries: readonly s.Entry[]): string {
  const [first] = entries;
  if (first === undefined) return '';
  const top = (title: string): string =>
    `<div class=top><b>${title}</b><span>${s.esc(first.amc_name_raw)} | Fund Manager Report, April 2025</span></div>`;
  const foot = (page: number): string =>
    `<div class=foot><span>${s.esc(s.RISK_NOTE)}</span><span>${s.esc(first.page_footer_raw)} | ${page}</span></div>`;
  const notes = s.esc(entries.flatMap((e) => e.footnotes_raw).join(' '));
  const people = s.members(first).filter(([, post]) => post !== 'Fund Manager');
  const firm = people.map(([name, post]) => `${s.esc(name)}, ${s.esc(post)}`).join('; ');
  const rating = s.ratingText(first, 'AMC');
  const years = series(entries, 'historical_returns');
  const one = `${top('Our funds in April 2025')}${terms(entries)}
<div class=note style="margin-top:1mm">Kharian Asset Management Limited is rated ${rating}. ${firm}.</div>
${s.heading('Returns by period, the highest on top')}${periods(entries)}
<div class=note>${notes} Dark cells are our funds, light cells of the same colour their benchmarks.</div>${s.heading(
    'Returns by month, the highest on top',
  )}${series(entries, 'monthly_returns')}${foot(1)}`;
  const two = `${top('Portfolios, the largest share on top')}<div class=cols>${entries
    .map(portfolio)
    .join('')}</div>${s.heading('Returns by fiscal year, the highest on top')}${years}${foot(2)}`;
  return s.htmlPages(STYLE, [one, two]);
}
