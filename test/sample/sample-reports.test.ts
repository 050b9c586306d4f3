import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayNumber, fromDayNumber, type IsoDate } from '#domain/dates.ts';
import { makeSampleDocuments } from '#sample/make-sample-documents.ts';
import { printPrice } from '#sample/printing.ts';
import { makeSampleReports, planSampleReports } from '#sample/reports/make-sample-reports.ts';
import type { PageFacts, PlannedReport, SampleReport, UnitFacts } from '#sample/reports/report-facts.ts';
import { ROSTER } from '#sample/roster.ts';
import { parseDocument } from '#sources/parse.ts';
import type { NavRow } from '#sources/rows.ts';

const END = '2026-08-20' as IsoDate;
const WHOLE = { usualRows: null, partial: false };
const HUNDRED_PERCENT = 10_000;

type Planned = Pick<PlannedReport, 'facts'>;
const pagesOf = (reports: readonly Planned[]): PageFacts[] => reports.flatMap(({ facts }) => facts);
const unitsOf = (reports: readonly Planned[]): UnitFacts[] => pagesOf(reports).flatMap(({ units }) => units);
const sum = (rows: readonly { readonly percent: number }[]): number =>
  rows.reduce((total, { percent }) => total + percent, 0);

/** The text that each page draws, without spaces: `[<4e41> 20 <56>] TJ` is `NAV`. */
function drawnTexts(bytes: Uint8Array): string[] {
  const pdf = Buffer.from(bytes);
  const streams = [...pdf.toString('latin1').matchAll(/stream\n/g)].filter(
    ({ index }) => pdf.toString('latin1', index - 3, index) !== 'end',
  );
  return streams.map(({ index }) => {
    const drawn = inflateSync(pdf.subarray(index + 'stream\n'.length), { finishFlush: 2 }).toString('latin1');
    return [...drawn.matchAll(/\[(.*)\] TJ/g)]
      .map(([, parts = '']) =>
        [...parts.matchAll(/<([0-9a-f]+)>/g)]
          .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
          .join(''),
      )
      .join('')
      .replaceAll(' ', '');
  });
}

/** The last value of each fund and day in the other sample documents: `900001 2026-07-31` to `10.1234`. */
function standingNavs(end: IsoDate): Map<string, string | null> {
  const rows = [...makeSampleDocuments(end)]
    .filter(({ source }) => source === 'nav-history' || source === 'nav')
    .flatMap(({ source, bytes }) => [...parseDocument(source, bytes, WHOLE).rows] as NavRow[]);
  return new Map(rows.map((row) => [`${row.mention.association_fund_id} ${row.nav_date}`, row.figures.nav]));
}

describe('the sample reports', () => {
  let reports: SampleReport[];
  beforeAll(() => {
    reports = [...makeSampleReports(END)];
  });

  it('the sample reports are 36 PDFs of the last twelve months, three companies a month, oldest first', () => {
    expect(reports.length).toBe(36);
    const dates = reports.map(({ report_date }) => report_date);
    expect(dates).toEqual(dates.toSorted());
    expect([dates[0], dates.at(-1)]).toEqual(['2025-08-31', '2026-07-31']);
    expect(new Set(reports.map(({ origin }) => origin)).size).toBe(36);
    for (const { source, bytes } of reports) {
      expect(source).toBe('fmr');
      const text = Buffer.from(bytes).toString('latin1');
      expect(text.slice(0, 5)).toBe('%PDF-');
      // Cover, four funds, disclaimer.
      expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBe(6);
    }
  });

  it('the sample reports have the same bytes for the same end date', () => {
    const again = [...makeSampleReports(END)];
    expect(again.every(({ bytes }, index) => Buffer.from(bytes).equals(reports[index]?.bytes ?? Buffer.alloc(0)))).toBe(
      true,
    );
  });

  it('the sample reports print month-end prices that other sample documents print as well', () => {
    const navs = standingNavs(END);
    for (const { fund, navDay, navTicks } of unitsOf(reports)) {
      const nav = navs.get(`${fund.association_fund_id} ${fromDayNumber(navDay)}`);
      expect(nav?.replace('.', ''), `${fund.name} on ${fromDayNumber(navDay)}`).toBe(String(navTicks));
    }
  });

  it('each fund page of the sample draws the name, price and returns of its facts', () => {
    for (const { bytes, facts } of reports.slice(-3)) {
      const texts = drawnTexts(bytes);
      for (const { page_number, fund, units } of facts) {
        const text = texts[page_number - 1] ?? '';
        expect(text).toContain(fund.name.replaceAll(' ', ''));
        for (const { navTicks, yearToDate } of units) {
          expect(text).toContain(printPrice(navTicks));
          expect(text).toContain(String(Math.abs(yearToDate.fund) / 100));
        }
      }
    }
  });

  it('the sample reports name funds and companies as the registry does, each with "Sample"', () => {
    const registry = new Map(ROSTER.map((fund) => [fund.association_fund_id, fund.name]));
    const funds = unitsOf(reports).map(({ fund }) => fund);
    expect(new Set(pagesOf(reports).map(({ fund }) => fund.name)).size).toBe(12);
    expect(
      funds.every(
        ({ association_fund_id, name, amc }) =>
          registry.get(association_fund_id) === name && name.includes('Sample') && amc.includes('Sample'),
      ),
    ).toBe(true);
    const held = unitsOf(reports).flatMap(({ portfolio }) => [
      ...portfolio.equities,
      ...portfolio.instruments,
      ...portfolio.funds,
    ]);
    expect(held.filter(({ label }) => !label.startsWith('Sample '))).toEqual([]);
  });

  it('the tables of the sample reports add up: assets and credit quality to 100.00 % in both months, sectors to the share of equities, holdings below it', () => {
    for (const { portfolio } of unitsOf(reports)) {
      for (const split of [portfolio.assets, portfolio.credit_quality].filter((rows) => rows.length > 0)) {
        expect(split.every(({ current, previous }) => current >= 0 && previous >= 0)).toBe(true);
        expect(sum(split.map(({ current }) => ({ percent: current })))).toBe(HUNDRED_PERCENT);
        expect(sum(split.map(({ previous }) => ({ percent: previous })))).toBe(HUNDRED_PERCENT);
      }
      const equity = portfolio.assets.find(({ label }) => label === 'Stocks/ Equities')?.current ?? 0;
      expect(sum(portfolio.sectors)).toBe(equity);
      expect(sum(portfolio.equities)).toBeLessThanOrEqual(equity);
      for (const weights of [portfolio.equities, portfolio.instruments, portfolio.funds]) {
        expect(
          weights.every(
            ({ percent }, index) => percent > 0 && percent <= (weights[index - 1]?.percent ?? HUNDRED_PERCENT),
          ),
        ).toBe(true);
      }
    }
  });

  it('each sample report agrees with the previous month: its previous figures are the current ones of that report', () => {
    for (const units of Map.groupBy(unitsOf(reports), ({ fund }) => fund.association_fund_id).values()) {
      for (const [index, { portfolio }] of units.slice(1).entries()) {
        expect(portfolio.assets.map(({ previous }) => previous)).toEqual(
          units[index]?.portfolio.assets.map(({ current }) => current),
        );
      }
    }
  });

  it('funds of the sample change plausibly in a month, and units match price and size', () => {
    for (const units of Map.groupBy(unitsOf(reports), ({ fund }) => fund.association_fund_id).values()) {
      for (const [index, { net_assets, navTicks, units_outstanding }] of units.entries()) {
        const before = units[index - 1]?.net_assets ?? net_assets;
        expect(net_assets / before).toBeGreaterThan(0.5);
        expect(net_assets / before).toBeLessThan(1.5);
        expect((units_outstanding * navTicks) / 10_000 / net_assets).toBeCloseTo(1, 4);
      }
    }
  });

  it('the sample reports have a pension scheme of three sub-funds, a fund of funds, equity funds with ten holdings and one table of non-compliant investments', () => {
    const july = pagesOf(reports.slice(-3));
    expect(july.map(({ units }) => units.length).filter((count) => count > 1)).toEqual([3]);
    const [investor] = july.filter(({ units }) => (units[0]?.portfolio.funds.length ?? 0) > 0);
    expect(investor?.fund.category).toBe('Fund of Funds');
    const invested = july
      .flatMap(({ units }) => units)
      .map(({ investedByFundOfFunds, net_assets }) => ({ investedByFundOfFunds, net_assets }))
      .filter(({ investedByFundOfFunds: amount }) => amount > 0);
    expect(invested.length).toBe(3);
    expect(invested.every(({ investedByFundOfFunds: amount, net_assets }) => amount < net_assets)).toBe(true);
    expect(july.filter(({ units }) => units.length === 1 && units[0]?.portfolio.equities.length === 10).length).toBe(3);
    const [defaulted] = july.filter(({ non_compliant }) => non_compliant.length > 0);
    expect(defaulted?.non_compliant.every(({ before, provision, after }) => before - provision === after)).toBe(true);
  });
});

// The last and first day of a month, the latter a Saturday; a leap day and the day after.
const ENDS = ['2026-07-31', '2026-08-01', '2028-02-29', '2028-03-01'] as IsoDate[];

describe.each(ENDS)('the sample reports up to %s', (end) => {
  it('the sample reports end with the last complete month and print its final prices', () => {
    const reports = [...planSampleReports(end)];
    const last = reports.at(-1)?.report_date ?? end;
    expect(last < end && addDays(last, 1).endsWith('-01') && dayNumber(end) - dayNumber(last) <= 31).toBe(true);
    const navs = standingNavs(end);
    const wrong = unitsOf(reports).filter(
      ({ fund, navDay, navTicks }) =>
        navs.get(`${fund.association_fund_id} ${fromDayNumber(navDay)}`)?.replace('.', '') !== String(navTicks),
    );
    expect(wrong.map(({ fund, navDay }) => `${fund.name} ${fromDayNumber(navDay)}`)).toEqual([]);
    // One month is drawn, because a date may also be impossible to print.
    for (const { draw } of reports.slice(-3)) expect(Buffer.from(draw()).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});
