/** The leaves of AMC N271, an office diary: a register of all funds, then a sheet of the month for each fund. */
import { FUNDS, TEAM } from './n271-funds.ts';
import { STYLE } from './n271-style.ts';
import * as t from './n271-tables.ts';
import * as w from './n271-words.ts';
import * as s from './shared15.ts';

const top = (title: string, small: string): string =>
  `<div class=rings>${'<i></i>'.repeat(24)}</div>
<div class=top><h1>${s.esc(title)} <small>${small}</small></h1><span>${w.AMC}</span></div>`;

const end = (page: number, notes: readonly string[]): string =>
  `<div class=end>${s.paragraphs(notes)}<div class=foot>${s.esc(w.footerOf(page))}</div></div>`;

type Key = keyof s.Profile;

const ENTRIES: readonly (readonly [label: string, key: Key])[] = [
  ['Auditor', 'auditor_raw'],
  ['Back-end load', 'back_end_load_raw'],
  ['Cut-off time', 'cutoff_raw'],
  ['Dealing days', 'dealing_days_raw'],
  ['Listing', 'listing_raw'],
  ['Minimum, first investment', 'minimum_initial_raw'],
  ['Minimum, further investment', 'minimum_subsequent_raw'],
  ['Pricing mechanism', 'pricing_mechanism_raw'],
  ['Trustee', 'trustee_raw'],
  ['Type', 'fund_type_raw'],
];

/** The value of most funds, and the funds that have another one. */
function common(label: string, key: Key): string {
  const values = FUNDS.map((f) => f.profile[key] ?? null);
  const count = (value: string | null): number => values.filter((v) => v === value).length;
  const usual = values.toSorted((a, b) => count(b) - count(a))[0];
  const others = FUNDS.filter((f) => (f.profile[key] ?? null) !== usual);
  const except = others.map((f) => `${f.name}: ${f.profile[key] ?? '–'}`).join('; ');
  return w.row([label.charAt(0), label, usual ?? '', except === '' ? '–' : except]);
}

function cards(): string {
  const names = (abbrs: readonly string[]): string =>
    abbrs.length === FUNDS.length
      ? 'all funds'
      : FUNDS.filter((f) => abbrs.includes(f.abbr))
          .map((f) => f.name)
          .join(', ');
  return TEAM.map(
    ([name, office, abbrs]) =>
      `<div class=card><b>${s.esc(name)}</b><p>${s.esc(office)}</p><p>for ${s.esc(names(abbrs))}</p></div>`,
  ).join('');
}

function front(entry: s.Entry | undefined): string {
  const rating = entry === undefined ? null : s.ratingParts(entry, 'AMC');
  const line = rating === null ? '' : `${rating.rating}, ${rating.agency}, ${rating.day}, outlook ${w.OUTLOOK}`;
  const rows = [
    w.head(['', 'Entry', 'All funds', 'But for']),
    w.row(['A', 'AMC rating', line, '–']),
    ...ENTRIES.map(([label, key]) => common(label, key)),
  ];
  const list = FUNDS.map((f, i) => w.row([String(i + 2), f.name, f.abbr, f.profile.category_raw ?? '']));
  return `${top('Register of all funds', 'May 2023')}
<div class=front><div>${w.part('What is the same for our funds, from A to Z', w.table(rows, 'common'))}</div>
<div>${w.part('Leaves of this diary', w.table([w.head(['Leaf', 'Fund', 'Short', 'Category']), ...list], 'leaves'))}</div></div>
<div class=first>${w.part('Investment committee', `<div class=cards>${cards()}</div>`)}
${w.part('The month', s.paragraphs(w.REVIEW))}</div>${end(1, [s.RISK_NOTE])}`;
}

function years(entry: s.Entry, name: string): string {
  const rows = entry.historical_returns;
  return rows.length === 0
    ? ''
    : w.part('Returns of years to 30 June in %', t.planner(rows, [name, w.BENCHMARK], 'Year'));
}

function fundPage(entry: s.Entry, form: s.Form): string {
  const part = s.partOf(entry, FUNDS);
  const type = s.otherType(entry);
  const name = s.short(entry);
  const since = entry.launch_date_raw ?? '';
  const left = [
    w.part('NAV per unit in rupees on each day of May 2023', t.sheet(part, form)),
    w.part('Particulars', t.own(entry)),
  ];
  const middle = [
    w.part('From month to month', t.moves(part, form)),
    w.part('Returns in % to 31 May 2023', t.lookBack(entry, since, name)),
    t.breaches(entry),
  ];
  const right = [
    w.part(s.titleOf(entry, 'ASSET_ALLOCATION'), t.shares(entry, 'ASSET_ALLOCATION')),
    type === null ? '' : w.part(s.titleOf(entry, type), t.shares(entry, type)),
    t.held(entry),
  ];
  const columns = [left, middle, right].map((c) => `<div>${c.join('')}</div>`);
  const note = w.part('Notes of the manager', `<p class=note>${s.esc(w.COMMENTS[name])}</p>`);
  return `${top(entry.fund_name_raw, `${name} | May 2023`)}<div class=big><div class=grid>${columns.join('')}</div>
${w.part('Returns of twelve months in %', t.planner(entry.monthly_returns, [name, w.BENCHMARK]))}
<div class=pair><div>${years(entry, name)}</div><div>${note}</div></div></div>
${end(entry.page_number, entry.footnotes_raw)}`;
}

function pensionPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const columns = s.partsOf(entry, fund).map((part) => {
    const f = part.figures;
    return `<h2>${s.esc(part.line)}</h2>${w.part('NAV per unit in rupees on each day of May 2023', t.sheet(part, form))}
${w.part('From month to month', t.moves(part, form))}
${w.part('Returns in % to 31 May 2023', t.lookBack(f, entry.launch_date_raw ?? '', 'Sub-fund'))}
${w.part(s.titleOf(f, 'ASSET_ALLOCATION'), t.shares(f, 'ASSET_ALLOCATION'))}`;
  });
  const names = entry.sub_funds.map((f) => f.name_raw);
  const rows = entry.sub_funds.flatMap((f) => f.monthly_returns);
  return `${top(entry.fund_name_raw, `${fund.abbr} | May 2023`)}<div class="grid three">${columns.map((c) => `<div>${c}</div>`).join('')}</div>
${w.part('Returns of twelve months in %', t.planner(rows, names))}
<div class=wide>${w.part('Particulars', t.own(entry))}</div>${end(entry.page_number, entry.footnotes_raw)}`;
}

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(STYLE, [
    front(entries[0]),
    ...entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, form) : fundPage(e, form))),
  ]);
