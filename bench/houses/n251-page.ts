/** The pages of AMC N251: two for each fund, the second one with its name in a small line at the top. */
import { FUNDS } from './n251-funds.ts';
import { STYLE } from './n251-style.ts';
import * as u from './n251-subs.ts';
import * as t from './n251-tables.ts';
import * as w from './n251-words.ts';
import * as s from './shared15.ts';

const first = (entry: s.Entry): string => `<div class=first><h1>${s.esc(entry.fund_name_raw)}</h1>
<p>Report of the fund manager for ${w.LABEL}</p></div>`;

const again = (entry: s.Entry): string => `<div class=again><span>${s.esc(entry.fund_name_raw)}, continued</span>
<span>${w.LABEL}</span></div>`;

function end(page: number, notes: readonly string[]): string {
  const lines = notes.map((n) => `<p>${s.esc(n)}</p>`).join('');
  return `<div class=end>${lines}<div class=foot><span>${w.AMC}</span><span>${w.LABEL}</span>
<span>${page}</span></div></div>`;
}

const words = (entry: s.Entry): string => `
${w.part('Objective', `<p class=text>${s.esc(entry.investment_objective_raw)}</p>`)}
${w.part('Comment', `<p class=text>${s.esc(w.COMMENTS[s.fundNamed(FUNDS, entry).abbr])}</p>`)}`;

function fundPages(entry: s.Entry, form: s.Form): string[] {
  const fund = s.fundNamed(FUNDS, entry);
  const [page, next] = [s.only(entry.page_numbers[0], 'page'), s.only(entry.page_numbers[1], 'page')];
  const second = fund.model.kind === 'rate' ? t.quality(entry) : t.sectors(entry);
  return [
    `${first(entry)}${words(entry)}${t.key(entry, form)}${t.returns(entry)}${t.facts(entry)}
${t.ratings(entry)}${t.people(entry)}
${end(page, [])}`,
    `${again(entry)}${t.months(entry)}${t.years(entry)}${t.assets(entry)}${second}
${t.held(entry, fund, fund.name)}${t.ratios(entry)}${t.statistics(entry)}
${end(next, entry.footnotes_raw)}`,
  ];
}

function pensionPages(entry: s.Entry, form: s.Form): string[] {
  const fund = s.fundNamed(FUNDS, entry);
  const [page, next] = [s.only(entry.page_numbers[0], 'page'), s.only(entry.page_numbers[1], 'page')];
  const parts = s.partsOf(entry, fund);
  const past = parts.map((p) => s.figuresAt(p, s.before(w.MONTH), form));
  const equity = s.only(parts[0], 'part');
  return [
    `${first(entry)}${words(entry)}${u.key(entry, past)}${u.returns(entry)}${t.facts(entry)}${t.ratings(entry)}
${end(page, [])}`,
    `${again(entry)}${u.assets(entry)}${t.held(equity.figures, equity.mix, equity.words)}${u.ratios(entry)}
${t.people(entry)}${end(next, entry.footnotes_raw)}`,
  ];
}

export const html = (entries: readonly s.Entry[], formOf: (isFund: boolean) => s.Form): string =>
  s.htmlPages(
    STYLE,
    entries.flatMap((e) => (e.sub_funds.length > 0 ? pensionPages(e, formOf(false)) : fundPages(e, formOf(true)))),
  );
