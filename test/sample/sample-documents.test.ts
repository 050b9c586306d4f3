import { beforeAll, describe, expect, it } from 'vitest';
import { findCategory } from '#domain/categories.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { SCHEME_TYPES } from '#domain/vocabularies.ts';
import { makeSampleDocuments, type SampleDocument } from '#sample/make-sample-documents.ts';
import { parseDocument } from '#sources/parse.ts';
import type { NavRow, ParsedDocument, PayoutRow, RegistryRow } from '#sources/rows.ts';

const END = '2026-08-20' as IsoDate;
const WHOLE = { usualRows: null, partial: false };

interface Read extends SampleDocument {
  readonly parsed: ParsedDocument;
}

function readSample(end: IsoDate): Read[] {
  return [...makeSampleDocuments(end)].map((document) => {
    const parsed = parseDocument(document.source, document.bytes, WHOLE);
    // An array: the parser's list reads a row again at each access, and every test goes through all rows.
    return { ...document, parsed: { ...parsed, rows: [...parsed.rows] } };
  });
}

function navRows(documents: readonly Read[], source: SampleDocument['source']): NavRow[] {
  return documents
    .filter((document) => document.source === source)
    .flatMap(({ parsed }) => [...parsed.rows] as NavRow[]);
}

function payoutRows(documents: readonly Read[]): PayoutRow[] {
  return documents
    .filter(({ source }) => source === 'payouts')
    .flatMap(({ parsed }) => [...parsed.rows] as PayoutRow[]);
}

const ticks = (decimal: string): number => Number(decimal.replace('.', ''));

describe('the sample documents', () => {
  let documents: Read[];
  let registry: RegistryRow[];
  beforeAll(() => {
    documents = readSample(END);
    registry = [...(documents[0]?.parsed.rows ?? [])] as RegistryRow[];
  });

  it('the sample documents have the same bytes for the same end date', () => {
    const again = [...makeSampleDocuments(END)];
    expect(again.map(({ origin }) => origin)).toEqual(documents.map(({ origin }) => origin));
    expect(
      again.every(({ bytes }, index) => Buffer.from(bytes).equals(documents[index]?.bytes ?? Buffer.alloc(0))),
    ).toBe(true);
  });

  it('the sample documents are ordered by dependency: registry, payouts, histories, pages by date, performance', () => {
    expect(documents.map(({ source }) => source)).toEqual([
      'registry',
      'payouts',
      ...Array<string>(3).fill('nav-history'),
      ...Array<string>(8).fill('nav'),
      'performance',
    ]);
    const days = documents.filter(({ source }) => source === 'nav').map(({ origin }) => origin);
    expect(days).toEqual(days.toSorted());
  });

  it('every fund and AMC name of the sample contains "Sample", and its ids are not those of real funds', () => {
    const mentions = documents.flatMap(({ parsed }) => [...parsed.rows].map((row) => row.mention));
    const stated = [
      ...new Set(mentions.flatMap(({ name, amc_name, formerNames }) => [name, amc_name ?? '', ...formerNames])),
    ].filter((name) => name !== '');
    expect(stated.length).toBeGreaterThan(50);
    expect(stated.filter((name) => !name.includes('Sample'))).toEqual([]);
    const ids = [...new Set(mentions.map(({ association_fund_id }) => association_fund_id))];
    expect(ids.every((id) => id !== null && id > '900000' && id < '900100')).toBe(true);
  });

  it('the regular parsers read the sample documents without problems', () => {
    const problems = documents.flatMap(({ origin, parsed }) =>
      [...parsed.rows].flatMap((row) => row.problems.map((problem) => ({ origin, ...problem }))),
    );
    expect(problems).toEqual([]);
    expect(navRows(documents, 'nav-history').length).toBeGreaterThan(20_000);
    expect(registry.length).toBe(59);
  });

  it('the sample covers all scheme types, relevant lifecycle states, Shariah and conventional funds, funds of funds and six AMCs', () => {
    const facts = registry.map((row) => row.facts);
    expect(new Set(facts.map(({ scheme_type }) => scheme_type))).toEqual(new Set(SCHEME_TYPES));
    expect(new Set(facts.map(({ amc }) => amc)).size).toBe(6);
    expect(new Set(facts.map(({ lifecycle_status }) => lifecycle_status))).toEqual(
      new Set(['ACTIVE', 'CLOSED', 'MATURED']),
    );
    const categories = facts.map(({ category }) => findCategory(category ?? ''));
    expect(categories.filter((category) => category?.is_shariah_compliant === true).length).toBeGreaterThan(15);
    expect(categories.some((category) => category?.is_fund_of_funds === true)).toBe(true);
    expect(facts.some(({ previous_names }) => previous_names !== undefined)).toBe(true);
    const umbrellas = Map.groupBy(
      facts.filter(({ scheme_type }) => scheme_type === 'VPS'),
      ({ name }) => name,
    );
    expect([...umbrellas.values()].map((members) => members.length)).toEqual([3, 4]);
  });

  it('all sample documents print the same value for a fund and date, except for planted errors', () => {
    const values = Map.groupBy(
      [...navRows(documents, 'nav-history'), ...navRows(documents, 'nav'), ...navRows(documents, 'performance')],
      (row) => `${row.mention.association_fund_id} ${row.nav_date}`,
    );
    const differing = [...values.values()].filter((rows) => new Set(rows.map((row) => row.figures.nav)).size > 1);
    expect(differing.length).toBe(3);
  });

  it('the sample has a fund whose daily payout keeps its NAV at 100', () => {
    const payouts = Map.groupBy(payoutRows(documents), (row) => row.mention.association_fund_id);
    const [id, daily = []] = [...payouts].find(([, rows]) => rows.length > 300) ?? [];
    const navs = navRows(documents, 'nav-history').filter((row) => row.mention.association_fund_id === id);
    expect(daily.length).toBe(365);
    expect(navs.every((row) => row.figures.nav === '100.0000')).toBe(true);
  });

  it('the sample prints unavailable offers as zero, thousands with a comma, losses in brackets and names with entities and padding', () => {
    const page = new TextDecoder().decode(documents.find(({ source }) => source === 'nav')?.bytes);
    expect(page).toMatch(/<td class="text-right">0\.0000<\/td>/);
    expect(page).toMatch(/>1,0\d\d\.\d{4}</);
    expect(page).toContain('Sample Indus Income &amp; Growth Fund     ');
    expect(page).toContain('(Formerly: Sample Kirthar Sovereign Bond Fund)');
    expect(new TextDecoder().decode(documents.at(-1)?.bytes)).toMatch(/>\(\d+\.\d\d\)</);
  });
});

// Seven consecutive days, month ends on which most funds pay, and a leap day.
const ENDS = [
  ...Array.from({ length: 7 }, (_, index) => addDays(END, index)),
  '2026-06-29',
  '2026-06-30',
  '2026-07-01',
  '2028-02-29',
] as IsoDate[];

describe.each(ENDS)('the sample up to %s', (end) => {
  let documents: Read[];
  beforeAll(() => {
    documents = readSample(end);
  });

  it('no price of the sample changes by more than a tenth without a payout, except for the planted jump', () => {
    const paid = new Map(
      payoutRows(documents).map((row) => [
        `${row.mention.association_fund_id} ${row.payout_date}`,
        ticks(row.amount_per_unit ?? '0'),
      ]),
    );
    // The last printed value of a day is the valid one.
    const priced = [...navRows(documents, 'nav-history'), ...navRows(documents, 'nav')].filter(
      (row) => row.navPrinted !== '0.0000',
    );
    const stableMeta = new Map(priced.map((row) => [`${row.mention.association_fund_id} ${row.nav_date}`, row]));
    const steps = [...Map.groupBy(stableMeta.values(), (row) => row.mention.association_fund_id)].flatMap(
      ([id, rows]) =>
        rows.slice(1).map((row, index) => {
          const [before, after] = [ticks(rows[index]?.figures.nav ?? '0'), ticks(row.figures.nav ?? '0')];
          return {
            id,
            drop: (before - after) / before,
            unexplained: Math.abs(after + (paid.get(`${id} ${row.nav_date}`) ?? 0) - before) / before,
          };
        }),
    );
    const jumps = steps.filter(({ unexplained }) => unexplained > 0.1);
    expect(jumps.length).toBe(2);
    expect(new Set(jumps.map(({ id }) => id)).size).toBe(1);
    expect(steps.some(({ drop, unexplained }) => drop > 0.25 && unexplained < 0.1)).toBe(true);
  });

  it('the sample restates three prices on a later page and lists one dead fund with NAV 0.0000', () => {
    const pages = [...Map.groupBy(navRows(documents, 'nav'), (row) => row.mention.association_fund_id).values()];
    const restated = pages.filter((rows) =>
      [...Map.groupBy(rows, (row) => row.nav_date).values()].some(
        (same) => new Set(same.map((row) => row.figures.nav)).size > 1,
      ),
    );
    expect(restated.length).toBe(3);
    expect(pages.filter((rows) => rows.every((row) => row.navPrinted === '0.0000')).length).toBe(1);
  });

  it('the sample covers three years up to its end, for money market funds including weekends', () => {
    const dates = [...navRows(documents, 'nav-history'), ...navRows(documents, 'nav')]
      .map((row) => row.nav_date ?? '')
      .toSorted();
    expect(dates[0]).toBe(addDays(end, -1_095));
    expect(dates.at(-1)).toBe(end);
  });
});
