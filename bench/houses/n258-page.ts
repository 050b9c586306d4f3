/** The pages of AMC N258: a card and equations on the first page of a fund, its returns and portfolio on both. */
import * as x from './n258-shapes.ts';
import { FUNDS } from './n258-funds.ts';
import { STYLE } from './n258-style.ts';
import * as w from './n258-words.ts';
import * as s from './shared15.ts';

const STEPS = ['Very low', 'Low', 'Medium', 'High', 'Very high'] as const;

const top = (entry: s.Entry, isSecond: boolean): string =>
  `<div class="top${isSecond ? ' second' : ''}"><h1>${s.esc(entry.fund_name_raw)} <i>${s.short(entry)}</i></h1>
<p><b>${w.AMC}</b>January 2025</p></div>`;

function valuesOf(entry: s.Entry): ReadonlyMap<string, string> {
  return new Map(
    s.stated([
      ['1', entry.category_raw],
      ['2', entry.fund_type_raw],
      ['3', entry.launch_date_raw],
      ['4', entry.benchmark_raw],
      ['5a', s.rated(entry, 'FUND')?.line_raw],
      ['5b', s.rated(entry, 'AMC')?.line_raw],
      ['6', entry.management_fee_raw],
      ['7a', entry.front_end_load_raw],
      ['7b', entry.back_end_load_raw],
      ['8a', entry.minimum_initial_raw],
      ['8b', entry.minimum_subsequent_raw],
      ['9', entry.par_value_raw],
      ['10', entry.pricing_mechanism_raw],
      ['11a', entry.dealing_days_raw],
      ['11b', entry.cutoff_raw],
      ['12', entry.listing_raw],
      ['13', entry.leverage_raw],
      ['14', entry.trustee_raw],
      ['15', entry.auditor_raw],
    ]),
  );
}

const WIDE = new Set(['4', '5a', '5b', '6', '14', '15']);

/** Fields have numbers only. */
function card(entry: s.Entry): string {
  const fields = [...valuesOf(entry)].map(
    ([no, value]) => `<p class="${WIDE.has(no) ? 'wide' : ''}"><i>${no}.</i><b>${s.esc(value)}</b></p>`,
  );
  return `<div class=card><h2>Fund licence</h2><div class=fields>${fields.join('')}</div></div>`;
}

function key(entry: s.Entry): string {
  const values = valuesOf(entry);
  const items = w.FIELDS.filter(([no]) => values.has(no)).map(
    ([no, meaning]) => `<span><b>${no}.</b> ${s.esc(meaning)}</span>`,
  );
  return `<div class=key><b>What the numbers on the licence mean</b>${items.join(' ')}</div>`;
}

/** All steps are printed; the pointer is above the one of this fund. */
function risk(entry: s.Entry): string {
  const steps = STEPS.map((step) => {
    const isHere = step === entry.risk_profile_raw;
    return `<div class="${isHere ? 'here' : ''}"><i>${isHere ? 'This fund' : ''}</i><span>${step}</span></div>`;
  });
  return w.part('Risk profile', `<div class=risk>${steps.join('')}</div>`);
}

const term = (value: string, label: string): string =>
  `<div class=term><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`;
const sign = (text: string): string => `<div class=sign>${text}</div>`;

function size(entry: s.Entry): string {
  const terms = [
    term(entry.fund_size_raw ?? '', w.SIZE),
    sign('='),
    term(`Rs. ${entry.nav_per_unit ?? ''}`, 'NAV per unit'),
    sign('×'),
    term(s.grouped(Number(entry.units_outstanding), 0), 'Units outstanding'),
  ];
  return w.part('What the fund is worth on 31 January 2025', `<div class=sum>${terms.join('')}</div>`);
}

/** The ratio with levies is the sum of both others. */
function expenses(entry: s.Entry): string {
  const sums = Object.values(w.SPANS).map((span) => {
    const [all, own, levies] = w.TERS.map((l) => term(`${s.feeOf(entry, l, span)}%`, l));
    return `<div class=sum><h3>${span}</h3>${[all, sign('='), own, sign('+'), levies].join('')}</div>`;
  });
  return w.part('What the fund costs, annualised', sums.join(''));
}

/** The columns are places, so that the order of the series differs from row to row. */
function places(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => {
    const cells = s
      .stated([
        [s.short(entry), r.fund_return_percent],
        [w.BENCHMARK, r.benchmark_return_percent],
        [w.PEERS, r.peer_return_percent],
      ])
      .toSorted((a, b) => Number(b[1]) - Number(a[1]))
      .map(([name, v], i) => `<i class="${i === 0 ? 'won' : ''}">${s.esc(name)}</i> <b>${v}%</b>`);
    return s.tr([s.esc(r.period_label_raw), ...cells, ...(cells.length < 3 ? [''] : [])]);
  });
  const heads = s.tr(['', 'First', 'Second', 'Third'], 'th');
  return w.part('Who was ahead? Returns by period', `<table class=places>${heads}${rows.join('')}</table>`);
}

const numbers = (entry: s.Entry): string =>
  w.part('In numbers', `<div class=sum>${entry.metrics.map((m) => term(m.value_raw, m.label_raw)).join('')}</div>`);

const text = (title: string, body: string): string => w.part(title, `<p>${s.esc(body)}</p>`);

const foot = (page: number): string => `<div class=foot>${s.esc(w.footerOf(page))}</div>`;

function first(entry: s.Entry): string {
  const comment = w.COMMENTS[s.fundNamed(FUNDS, entry).abbr] ?? '';
  return `${top(entry, false)}<div class=two>${card(entry)}
<div>${text('What we want', entry.investment_objective_raw ?? '')}${risk(entry)}
${text('What we did', comment)}</div></div>
${size(entry)}<div class=two2>${places(entry)}${x.dial(entry)}</div>${key(entry)}${foot(entry.page_number)}`;
}

function second(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'second table');
  return `${top(entry, true)}<div class=halves>${x.strips(entry, 'ASSET_ALLOCATION')}${x.strips(entry, type)}</div>
${x.path(entry)}${x.years(entry)}<div class=halves2>${expenses(entry)}${numbers(entry)}</div>${x.seats(entry)}
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>${foot(entry.page_number + 1)}`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.flatMap((e) => [first(e), second(e)]),
  );
