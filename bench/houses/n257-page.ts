/** The pages of AMC N257: a review, then pages with two funds at the side of each other, and closing notes. */
import { FUNDS } from './n257-funds.ts';
import { STYLE } from './n257-style.ts';
import * as t from './n257-tables.ts';
import * as w from './n257-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string => `<div class=foot>${w.footerOf(page)}</div>`;

const top = (title: string): string => `<div class=top><span>${title}</span><span>February 2025</span></div>`;

const bar = (entry: s.Entry): string => `<div class=bar><div><h2>${s.esc(entry.fund_name_raw)}</h2>
<p>Category: ${s.esc(entry.category_raw)}</p></div>
<div class=price><p>NAV (28-Feb-2025): <b>Rs. ${entry.nav_per_unit ?? ''}</b></p>
<p>${w.SIZE}: <b>${s.esc(entry.fund_size_raw)}</b></p></div></div>`;

/** The committee as offices with the name after a dash. */
const team = (entry: s.Entry): string => {
  const names = s.people(entry).map(([office, name]) => `${office} – ${name}`);
  return `<p class=team><b>Investment Committee:</b> ${s.esc(names.join('; '))}</p>`;
};

function column(entry: s.Entry): string {
  const isRate = s.fundNamed(FUNDS, entry).model.kind === 'rate';
  const second = s.only(s.otherType(entry), 'second table');
  return `<div class=fund>${bar(entry)}<p class=aim>${s.esc(entry.investment_objective_raw)}</p>${t.facts(entry)}
${w.part('Manager’s Comments', `<p class=said>${s.esc(w.COMMENTS[s.short(entry)])}</p>`)}
${t.returns(entry, isRate)}${t.months(entry, isRate)}
<div class=cols>${t.ringed(entry, 'ASSET_ALLOCATION')}${t.ringed(entry, second)}</div>${t.held(entry)}${team(entry)}
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div></div>`;
}

function pair(entries: readonly s.Entry[]): string {
  const page = s.only(entries[0], 'fund').page_number;
  return `${top(w.AMC)}<div class=pair>${entries.map(column).join('')}</div>${foot(page)}`;
}

function front(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(Math.floor(i / 2) + 2)]));
  const indicators = w.INDICATORS.map((cells) => w.row(cells));
  return `${top(w.AMC)}${w.part('Market Review', `<div class=front>${s.paragraphs(w.REVIEW)}</div>`)}
${w.part('Key Indicators', w.table([w.head(['Indicator', 'Feb 2025', 'Jan 2025']), ...indicators], 'list'))}
${w.part('Contents', w.table([w.head(['Fund', 'Category', 'Page']), ...rows], 'list'))}${foot(1)}`;
}

function closing(page: number): string {
  const texts = `<div class=front>${s.paragraphs([...w.CLOSING, s.RISK_NOTE])}</div>`;
  return `${top(w.AMC)}${w.part('Complaints and Disclaimer', texts)}${foot(page)}`;
}

export function html(entries: readonly s.Entry[]): string {
  const pairs = Array.from({ length: Math.ceil(entries.length / 2) }, (_, i) => entries.slice(2 * i, 2 * i + 2));
  return s.htmlPages(STYLE, [front(), ...pairs.map(pair), closing(pairs.length + 2)]);
}
