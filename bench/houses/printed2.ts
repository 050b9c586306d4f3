/** Checks that every expected value is in the text of its pages. */
import { execFileSync } from 'node:child_process';
import type { Entry, SeriesRow } from './shared2.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Members without printed text of their own: identity, derived forms, and facts that other members print. */
const DERIVED = new Set([
  'page_number',
  'page_numbers',
  'page_kind',
  'report_date',
  'fund_size_pkr',
  'planted_fault',
  'subject',
  'allocation_type',
  'rank',
  'line_raw',
]);
const DERIVED_DATES = new Set(['launch_date', 'maturity_date', 'rating_date', 'nav_date']);
const SCALED = new Set([
  'fund_size_including_fof_pkr',
  'fund_size_excluding_fof_pkr',
  'amount_invested_by_fof_pkr',
  'value_before_pkr',
  'provisioning_pkr',
  'value_after_pkr',
]);

function textOf(pdf: string, pages: readonly number[]): { squeezed: string; words: string } {
  const read = (flags: readonly string[]): string =>
    pages
      .map((p) =>
        execFileSync('pdftotext', [...flags, '-f', String(p), '-l', String(p), pdf, '-'], { encoding: 'utf8' }),
      )
      .join('\n');
  const raw = read(['-raw']);
  const squeeze = (t: string): string => t.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
  return {
    squeezed: squeeze(raw) + squeeze(read(['-layout'])),
    words: ` ${raw.normalize('NFKC').replace(/\s+/g, ' ')} `,
  };
}

/** A sign behind its number: `1.23-`. */
const SIGN_LAST = '[-−](?=[\\s,;.)%])';

/** The ways in which an AMC prints a decimal. */
function numberIsIn(words: string, value: string, inBrackets = false): boolean {
  const digits = value.replace('-', '');
  const [whole = '', fraction] = digits.split('.');
  const rest = fraction === undefined ? '' : `.${fraction}`;
  const groupedBy = (mark: string): string => whole.replace(/\B(?=(\d{3})+$)/g, mark) + rest;
  const lakhs = whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',') + rest;
  const positive = inBrackets ? '(?<![-−–\\d,]|\\d\\.)' : '(?<![-−–(\\d,]|\\d\\.)';
  const isNegative = value.startsWith('-');
  const signed = isNegative ? '(?:[-−–]\\s?|\\()' : positive;
  // Some printers leave out the zero before the point: .31
  const pointFirst = whole === '0' ? [rest] : [];
  return [digits, ...pointFirst, groupedBy(','), groupedBy(' '), lakhs].some((d) => {
    const escaped = d.replaceAll('.', '\\.');
    const before = `${signed}${escaped}(?!\\d|\\.\\d|${SIGN_LAST})`;
    const after = `(?<![-−–(\\d,]|\\d\\.)${escaped}${SIGN_LAST}`;
    return new RegExp(isNegative ? `${before}|${after}` : before).test(words);
  });
}

function scaledIsIn(words: string, pkr: string): boolean {
  return [0, 3, 6, 7, 9].some((zeros) => {
    const whole = (Number(pkr) / 10 ** zeros).toString();
    return [whole, Number(whole).toFixed(1), Number(whole).toFixed(2), Number(whole).toFixed(3)].some(
      (v) => Number(v) * 10 ** zeros === Number(pkr) && numberIsIn(words, v),
    );
  });
}

function textIsIn(text: { squeezed: string; words: string }, value: string): boolean {
  const squeezed = value.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
  if (text.squeezed.includes(squeezed)) return true;
  return value.split(/\s+/).every((w) => text.squeezed.includes(w.normalize('NFKC').toLowerCase()));
}

/**
 * What is expected but not on the pages, as "fund: member value". Brackets mean a negative number, except in the members
 * that `bracketed` matches.
 */
export function unprinted(pdf: string, entries: readonly Entry[], bracketed = /^$/): string[] {
  const missing: string[] = [];
  for (const entry of entries) {
    const text = textOf(pdf, entry.page_numbers);
    const look = (node: unknown, path: string, key: string): void => {
      if (node === null || node === undefined || DERIVED.has(key) || DERIVED_DATES.has(key)) return;
      if (Array.isArray(node)) {
        node.forEach((x: unknown, i) => look(x, `${path}[${i}]`, key));
      } else if (typeof node === 'object') {
        for (const [k, v] of Object.entries(node)) look(v, `${path}.${k}`, k);
      } else {
        const value = typeof node === 'string' ? node : JSON.stringify(node);
        const found = SCALED.has(key)
          ? scaledIsIn(text.words, value)
          : NUMBER.test(value)
            ? numberIsIn(text.words, value, bracketed.test(path))
            : textIsIn(text, value);
        if (!found) missing.push(`${entry.fund_name_raw}: ${path} ${value}`);
      }
    };
    look(entry, '', '');
    missing.push(...otherMonth(entry));
  }
  return missing;
}

/** The month's return of the period table must be the newest figure of the monthly series. */
function otherMonth(entry: Entry): string[] {
  if (entry.planted_fault !== undefined) return [];
  const series = entry.monthly_returns
    .filter((r: SeriesRow) => r.series_raw === entry.fund_column_raw)
    .map((r) => r.percent);
  const month = entry.reported_returns[0]?.fund_return_percent;
  return series.length === 0 || month === series[0] || month === series.at(-1)
    ? []
    : [`${entry.fund_name_raw}: ${month} is not the month's return`];
}
