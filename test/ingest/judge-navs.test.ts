import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, fromDayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isPositive } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { judgeNavs } from '#ingest/judge-navs.ts';
import type { NavJudgement } from '#ingest/judge-navs.ts';
import type { NavRow } from '#sources/rows.ts';
import type { StoredNav } from '#store/series.ts';

type NavCase = Parameters<typeof judgeNavs>[0];

const NO_FIGURES = {
  offer_price: null,
  repurchase_price: null,
  market_price: null,
  front_end_load_pct: null,
  back_end_load_pct: null,
  contingent_load_pct: null,
};
const MENTION = {
  association_fund_id: '1',
  name: 'Sample Fund',
  formerNames: [],
  amc_name: null,
  scheme_type: null,
  category: null,
  rating: null,
  benchmark: null,
  trustee: null,
  inception_date: null,
};
const TODAY = '2026-08-19' as IsoDate;
const TODAY_NUMBER = 20_684;

const nav = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 90, max: 115 }).map((whole) => `${whole}.00`) },
  { weight: 2, arbitrary: fc.constantFrom('100.0', '1000.00', '10.00', '1000.50') },
  { weight: 1, arbitrary: fc.constantFrom('0', '0.0000', '-4.97', null) },
);
const date = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: -12, max: 20 }).map((days) => fromDayNumber(TODAY_NUMBER + days)) },
  { weight: 1, arbitrary: fc.constantFrom(null, '1950-01-01' as IsoDate) },
);
const rows = fc
  .array(fc.record({ date, nav, is_unreadable: fc.integer({ min: 0, max: 15 }).map((roll) => roll === 0) }), {
    maxLength: 14,
  })
  .map((list) =>
    list.map((one, index): NavRow => ({
      kind: 'nav',
      row_number: index + 1,
      mention: MENTION,
      nav_date: one.date,
      navPrinted: one.nav ?? 'N/A',
      figures: { nav: one.nav as Decimal | null, ...NO_FIGURES },
      problems: one.is_unreadable ? [{ column: 'nav', printed: '?', expected: 'a number like 10.4089' }] : [],
    })),
  );
const accepted = fc.uniqueArray(fc.integer({ min: -14, max: 3 }), { maxLength: 6 }).chain((days) =>
  fc.tuple(
    ...days
      .toSorted((a, b) => a - b)
      .map((offset) =>
        fc.integer({ min: 90, max: 115 }).map((whole): StoredNav => ({
          fund_key: 1,
          nav_date: fromDayNumber(TODAY_NUMBER + offset),
          version: 1,
          document_seq: 1,
          nav: `${whole}.00` as Decimal,
          ...NO_FIGURES,
        })),
      ),
  ),
);
const cases = fc
  .record({
    rows,
    accepted,
    precedenceOver: fc.constantFrom('newer', 'older', 'other'),
    verdict: fc.constantFrom(undefined, 'ACCEPTED', 'REJECTED'),
    category: fc.constantFrom('Equity', 'Money Market', null),
  })
  .map(({ precedenceOver, verdict, ...one }): NavCase => ({
    ...one,
    payouts: [],
    bounds: { latest: addDays(TODAY, 7), daysAhead: 7, printedBy: TODAY, began: null },
    precedenceOver: () => precedenceOver,
    verdictOn: () => verdict,
    choiceOn: () => undefined,
  }));

function promoted({ observed, replaced }: NavJudgement): { nav_date: IsoDate; figures: { nav: Decimal } }[] {
  return [...observed, ...replaced];
}

it('a NAV that is not positive, or outside plausible dates, is never served', () => {
  fc.assert(
    fc.property(cases, (subject) => {
      for (const { nav_date, figures } of promoted(judgeNavs(subject))) {
        expect(isPositive(figures.nav)).toBe(true);
        expect(nav_date >= '1962-01-01' && nav_date <= fromDayNumber(TODAY_NUMBER + 15)).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

it('every row is counted once: promoted, held, unchanged or empty', () => {
  fc.assert(
    fc.property(cases, (subject) => {
      const judgement = judgeNavs(subject);
      const held = judgement.held.flatMap((hold) => hold.rows);
      expect(promoted(judgement).length + held.length + judgement.unchanged_rows + judgement.empty_rows).toBe(
        subject.rows.length,
      );
      expect(new Set(held).size).toBe(held.length);
      const dates = promoted(judgement).map(({ nav_date }) => nav_date);
      expect(new Set(dates).size).toBe(dates.length);
    }),
    { numRuns: 600 },
  );
});

it('the result does not depend on the order of the rows in the document', () => {
  const shape = (judgement: NavJudgement): unknown => ({
    promoted: promoted(judgement)
      .map(({ nav_date, figures }) => `${nav_date} ${figures.nav}`)
      .toSorted(),
    held: judgement.held.map((hold) => `${hold.check} ${hold.nav_date} ${hold.rows.length}`).toSorted(),
    counts: [judgement.unchanged_rows, judgement.empty_rows],
  });
  fc.assert(
    fc.property(
      cases.chain((subject) =>
        fc.tuple(fc.constant(subject), fc.shuffledSubarray([...subject.rows], { minLength: subject.rows.length })),
      ),
      ([subject, shuffled]) => {
        expect(shape(judgeNavs({ ...subject, rows: shuffled }))).toEqual(shape(judgeNavs(subject)));
      },
    ),
    { numRuns: 400 },
  );
});

it('importing a document again finds nothing to change', () => {
  fc.assert(
    fc.property(cases, (subject) => {
      const first = judgeNavs({ ...subject, accepted: [], verdictOn: () => undefined });
      const served = promoted(first)
        .toSorted((a, b) => (a.nav_date < b.nav_date ? -1 : 1))
        .map((one): StoredNav => ({
          fund_key: 1,
          nav_date: one.nav_date,
          version: 1,
          document_seq: 1,
          ...NO_FIGURES,
          nav: one.figures.nav,
        }));
      const again = judgeNavs({
        ...subject,
        accepted: served,
        precedenceOver: () => 'newer',
        verdictOn: () => undefined,
      });
      expect(again.replaced).toEqual([]);
      expect(
        again.observed.map(({ nav_date }) => nav_date).filter((known) => served.some((one) => one.nav_date === known)),
      ).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
