import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import {
  fundRow,
  navPage,
  payoutsPage,
  performancePage,
  sampleFunds,
  type FundRow,
} from '../fixtures/association-page.ts';
import { navRows, parse, payoutRows } from './parse-case.ts';

/** Enough ordinary rows that one odd row does not reject the page. */
const OTHERS = sampleFunds(9);
const navRowOf = (given: Partial<FundRow>) => navRows(parse('nav', navPage([fundRow(given), ...OTHERS])))[0];
const performanceRowOf = (given: Partial<FundRow>) =>
  navRows(parse('performance', performancePage([fundRow(given), ...OTHERS])))[0];
const payoutRowOf = (given: Partial<FundRow>) =>
  payoutRows(parse('payouts', payoutsPage([fundRow(given), ...OTHERS])))[0];

describe('the performance page', () => {
  test('the performance page has id, name, sector, category without return basis, rating, NAV and date of each fund', () => {
    const row = performanceRowOf({
      fund: 'Sample Income & Growth Fund',
      category: 'Aggressive Fixed Income',
      nav: '9,999.9999',
    });
    expect(row).toEqual({
      kind: 'nav',
      row_number: 1,
      mention: {
        association_fund_id: '90001',
        name: 'Sample Income & Growth Fund',
        formerNames: [],
        amc_name: null,
        scheme_type: 'OPEN_END',
        category: 'Aggressive Fixed Income',
        rating: 'AA+(f)',
        benchmark: null,
        trustee: null,
        inception_date: null,
      },
      nav_date: '2026-08-19',
      navPrinted: '9,999.9999',
      figures: {
        nav: '9999.9999',
        offer_price: null,
        repurchase_price: null,
        market_price: null,
        front_end_load_pct: null,
        back_end_load_pct: null,
        contingent_load_pct: null,
      },
      problems: [],
    });
  });

  test('a former name is removed from the current name', () => {
    expect(performanceRowOf({ fund: 'Sample New Fund  (Formerly: Sample Old Fund)' })?.mention).toMatchObject({
      name: 'Sample New Fund',
      formerNames: ['Sample Old Fund'],
    });
  });

  test.each(['N/A', 'Nil', '12', ''])('the benchmark "%s" is read as none', (benchmark) => {
    expect(performanceRowOf({ benchmark, rating: '' })?.mention).toMatchObject({ benchmark: null, rating: null });
  });

  test('the performance page has the most frequent validity date, the later one on a tie', () => {
    const rows = ['Aug 18, 2026', 'Aug 19, 2026', 'Aug 20, 2026', 'Aug 19, 2026', 'Aug 18, 2026'].map((validity_date) =>
      fundRow({ validity_date }),
    );
    expect(parse('performance', performancePage(rows)).page_date).toBe('2026-08-19');
  });
});

describe('the NAV page', () => {
  test('the NAV page has prices, loads, AMC, trustee and inception date', () => {
    const row = navRowOf({ fund_id: '90077' });
    expect(row?.mention).toMatchObject({
      association_fund_id: '90077',
      amc_name: 'Sample Crescent Asset Management Limited',
      trustee: 'Sample Custodian Limited',
      inception_date: '2010-07-31',
      rating: null,
    });
    expect(row?.figures).toEqual({
      nav: '10.4089',
      offer_price: '10.5215',
      repurchase_price: '10.4089',
      market_price: null,
      front_end_load_pct: '1.00',
      back_end_load_pct: '0.00',
      contingent_load_pct: '0.00',
    });
  });

  test('the NAV page reports whether it has ids, and a link without a number is a fund without id', () => {
    const parsed = parse('nav', navPage([fundRow({ fund_id: '' })]));
    expect(parsed.carriesIds).toBe(true);
    expect(navRows(parsed)[0]).toMatchObject({ mention: { association_fund_id: null }, problems: [] });
  });

  test.each(['0', '0.0', '0.0000', '', 'N/A', '-', 'Nil'])('an offer price of "%s" is unavailable', (offer) => {
    expect(navRowOf({ offer })).toMatchObject({ figures: { offer_price: null }, problems: [] });
  });

  test.each([
    ['0.00', '0.00'],
    ['N/A', null],
    ['', null],
    ['-', null],
    ['3.50', '3.50'],
  ])('a load of "%s" is read as %s', (front_end, load) => {
    expect(navRowOf({ front_end })?.figures.front_end_load_pct).toBe(load);
  });

  test.each([
    ['0.0000', '0.0000'],
    ['(4.97)', '-4.97'],
    ['-0.0007', '-0.0007'],
    ['1,738.10', '1738.10'],
    ['N/A', null],
    ['', null],
    ['-', null],
  ])('a NAV of "%s" is kept as %s for the checks, with the printed text', (nav, figure) => {
    expect(navRowOf({ nav })).toMatchObject({ figures: { nav: figure }, navPrinted: nav, problems: [] });
  });

  test('unreadable cells are reported with their content, and the rest of the row is read', () => {
    const row = navRowOf({
      sector: 'Sample Sector',
      category: 'Sample Category',
      nav: '10.4O89',
      validity_date: 'Aug 32, 2026',
      fund_id: '12x',
      trustee: 'N/A',
    });
    expect(row?.problems.map(({ column, printed }) => [column, printed])).toEqual([
      ['association_fund_id', '12x'],
      ['scheme_type', 'Sample Sector'],
      ['category', 'Sample Category'],
      ['validity_date', 'Aug 32, 2026'],
      ['nav', '10.4O89'],
    ]);
    expect(row).toMatchObject({
      nav_date: null,
      figures: { nav: null, repurchase_price: '10.4089' },
      mention: { name: 'Sample Crescent Cash Fund', trustee: null },
    });
  });

  test('a name, text, number or date far longer than any real one is unreadable and not processed further', () => {
    const fund = `Sample ${'Long '.repeat(60)}Fund`;
    const long = { fund, trustee: 'x'.repeat(1_001), nav: '9'.repeat(41), validity_date: ' 1 '.repeat(41) };
    const row = navRowOf({ ...long, offer: '', repurchase: '' });
    expect(row?.problems.map(({ column, expected }) => [column, expected])).toEqual([
      ['name', 'a fund name of at most 300 characters'],
      ['trustee', 'a text of at most 1000 characters'],
      ['validity_date', 'a date like Aug 19, 2026'],
      ['nav', 'a number like 10.4089'],
    ]);
    expect(row).toMatchObject({ figures: { nav: null }, mention: { trustee: null } });
  });

  test('exact duplicates and unknown columns are kept', () => {
    const html = navPage([fundRow(), fundRow()])
      .replaceAll('</tr>', '<td>new</td></tr>')
      .replace('<td>new</td></tr></thead>', '<th>New Column</th></tr></thead>');
    const rows = navRows(parse('nav', html));
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ row_number: 2, figures: { nav: '10.4089' }, problems: [] });
  });

  test('columns are found by header text in any order and spacing', () => {
    const html = navPage([fundRow({ nav: '11.1111', offer: '22.2222' })]);
    const moved = html
      .replace(/(<th[^>]*>)\s*Offer\s*(<\/th>)/, '$1 N A V $2')
      .replace(/(<th>)\s*NAV\s*(<\/th>)/, '$1 OFFER: $2');
    expect(navRows(parse('nav', moved))[0]?.figures).toMatchObject({ nav: '22.2222', offer_price: '11.1111' });
  });
});

describe('the payout page', () => {
  test('the payout page has amount, ex-NAV and day of each payout, and its latest day', () => {
    const parsed = parse(
      'payouts',
      payoutsPage([
        fundRow({ payout: '.0474', payout_date: 'Aug 15, 2026' }),
        fundRow({ payout_date: 'Aug 04, 2026' }),
      ]),
    );
    expect(parsed).toMatchObject({ source: 'payouts', page_date: '2026-08-15', carriesIds: true });
    expect(payoutRows(parsed)[0]).toMatchObject({
      row_number: 1,
      payout_date: '2026-08-15',
      amount_per_unit: '0.0474',
      ex_nav: '10.3797',
      problems: [],
    });
  });

  test('an undated zero payout is kept as printed for the later checks', () => {
    expect(payoutRowOf({ payout: '0.0000', ex_nav: '0.0000', payout_date: '' })).toMatchObject({
      amount_per_unit: '0.0000',
      ex_nav: null,
      payout_date: null,
      problems: [],
    });
    expect(payoutRowOf({ payout: 'N/A' })).toMatchObject({ amount_per_unit: null, problems: [] });
    expect(payoutRowOf({ payout: '5% bonus' })?.problems[0]).toMatchObject({
      column: 'amount_per_unit',
      printed: '5% bonus',
    });
  });

  test('a page has no date after its arrival, and a fetched payout page has the day of the fetch', () => {
    const arrival = (isFetched: boolean) => ({ arrival: { observed_on: '2026-08-19' as IsoDate, isFetched } });
    const ahead = [fundRow({ validity_date: 'Aug 21, 2026', payout_date: 'Aug 21, 2026' })];
    for (const isFetched of [true, false]) {
      expect(parse('performance', performancePage(ahead), arrival(isFetched)).page_date).toBe('2026-08-19');
      const mixed = [...ahead, ...ahead, fundRow({ validity_date: 'Aug 18, 2026' })];
      expect(parse('nav', navPage(mixed), arrival(isFetched)).page_date).toBe('2026-08-18');
    }
    const payouts = payoutsPage([...ahead, fundRow({ payout_date: 'Aug 04, 2026' })]);
    expect(parse('payouts', payouts, arrival(false)).page_date).toBe('2026-08-04');
    expect(parse('payouts', payouts, arrival(true)).page_date).toBe('2026-08-19');
  });

  test('a payout page may be empty and much shorter than usual', () => {
    expect(parse('payouts', payoutsPage([])).rows).toHaveLength(0);
    expect(parse('payouts', payoutsPage([fundRow()]), { usualRows: 500 }).rows).toHaveLength(1);
  });
});
