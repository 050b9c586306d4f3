import { describe, expect, test } from 'vitest';
import { navRows, parse, refusalOf } from './parse-case.ts';

describe('a plain NAV history', () => {
  test('a NAV history is distinguished from the NAV page by its header and dated by its latest day', () => {
    const parsed = parse(
      'nav',
      'commit_date,row_index,fund,nav,date\nx,0,Sample A Fund,107.0890,2026-03-17\nx,1,Sample B Fund,0.0,2026-03-18\n',
    );
    expect(parsed).toMatchObject({ source: 'nav-history', format: 'csv', page_date: '2026-03-18', carriesIds: false });
    expect(navRows(parsed)).toMatchObject([
      {
        row_number: 1,
        nav_date: '2026-03-17',
        navPrinted: '107.0890',
        figures: { nav: '107.0890', offer_price: null },
        mention: { name: 'Sample A Fund', amc_name: null },
      },
      { row_number: 2, figures: { nav: '0.0' }, problems: [] },
    ]);
  });

  test('a NAV history may name funds by association id alone, or distinguish sub-funds by category and AMC', () => {
    const ids = parse('nav-history', 'association_fund_id,nav,date\n90001,1.5,2026-03-17\n');
    expect(ids.carriesIds).toBe(true);
    expect(navRows(ids)[0]).toMatchObject({ mention: { association_fund_id: '90001', name: '' }, problems: [] });
    const named = parse(
      'nav-history',
      'fund,amc,category,nav,date\nSample Pension Fund,Sample AMC,vps-debt,1.5,2026-03-17\n',
    );
    expect(navRows(named)[0]?.mention).toMatchObject({ amc_name: 'Sample AMC', category: 'VPS-Debt' });
  });

  test('a NAV history without a fund column is rejected', () => {
    expect(refusalOf('nav', 'scheme,nav,date\nSample A Fund,1.5,2026-03-17\n')).toContain(
      '"association_fund_id or fund"',
    );
  });

  test('a NAV history row without a fund is reported', () => {
    const rows = navRows(parse('nav', 'fund,nav,date\nSample A Fund,1.5,2026-03-17\n,1.6,2026-03-17\n'));
    expect(rows[1]?.problems).toEqual([{ column: 'name', printed: '', expected: 'the name of a fund' }]);
  });

  test('an unreadable category is reported for every row that prints it', () => {
    const lines = Array.from(
      { length: 40 },
      (_, index) => `Sample A Fund,${index < 2 ? 'Sample' : 'Income'},1.5,2026-03-17`,
    );
    const rows = navRows(parse('nav', `fund,category,nav,date\n${lines.join('\n')}\n`));
    expect(rows.map((row) => row.problems.length).slice(0, 3)).toEqual([1, 1, 0]);
  });

  test('a NAV history may have any number of rows', () => {
    expect(parse('nav', 'fund,nav,date\nSample A Fund,1.5,2026-03-17\n', { usualRows: 551 }).rows).toHaveLength(1);
  });

  test('a NAV history of two hundred thousand rows is read with repeated texts shared', () => {
    const lines = ['fund,nav,date'];
    for (let index = 0; index < 200_000; index += 1)
      lines.push(
        `Sample Fund ${index % 500},${100 + (index % 977)}.${1000 + (index % 8999)},2026-0${1 + (index % 9)}-1${index % 10}`,
      );
    const rows = navRows(parse('nav', `${lines.join('\n')}\n`));
    expect(rows).toHaveLength(200_000);
    expect(new Set(rows.map((row) => row.mention)).size).toBe(500);
    expect(rows[199_999]).toMatchObject({ row_number: 200_000, mention: { name: 'Sample Fund 499' } });
  });
});
