import { describe, expect, test } from 'vitest';
import { exportCsv, fundRow, sampleFunds, tableTexts } from '../fixtures/association-page.ts';
import { bytesOf, navRows, parse, refusalOf } from './parse-case.ts';

const FUNDS = sampleFunds(12);

describe('a CSV export', () => {
  test('a CSV export is read after its byte order mark and title line, with quoted dates', () => {
    const parsed = parse('performance', exportCsv(tableTexts('performance', FUNDS)));
    expect(parsed).toMatchObject({ source: 'performance', format: 'csv', page_date: '2026-08-19', carriesIds: false });
    expect(navRows(parsed)[3]).toMatchObject({
      row_number: 4,
      nav_date: '2026-08-19',
      figures: { nav: '13.0003' },
      mention: { category: 'VPS-Debt', association_fund_id: null },
    });
    expect(parsed.rows).toHaveLength(12);
  });

  test('a CSV export is read if a byte order mark precedes a quoted header', () => {
    expect(parse('nav', '\uFEFF"fund","nav","date"\n"Sample A Fund","1.5","2026-08-19"\n').rows).toHaveLength(1);
  });

  test('a CSV export may omit columns that only the page must have', () => {
    const parsed = parse(
      'performance',
      'Category,Fund Name,Validity Date,NAV\nMoney Market (Annualized Return),Sample Cash Fund,"Aug 03, 2026",102.89\n',
    );
    expect(navRows(parsed)[0]).toMatchObject({
      mention: { category: 'Money Market', scheme_type: null, rating: null },
      figures: { nav: '102.89' },
    });
  });

  test('a CSV export has ids if it has an id column', () => {
    const parsed = parse(
      'nav',
      'FundID,Fund,Category,NAV,Validity Date\n90001,Sample Cash Fund,Money Market,10.4,2026-08-19\n',
    );
    expect(parsed.carriesIds).toBe(true);
    expect(navRows(parsed)[0]?.mention.association_fund_id).toBe('90001');
  });

  test('a CSV export may omit blank cells at the end of rows and contain blank rows', () => {
    const parsed = parse(
      'nav',
      'Fund,Category,NAV,Validity Date,Trustee\nSample A Fund,Income,1.5,2026-08-19,Sample Trust\n,,,,\nSample B Fund,Income,2.5,2026-08-19\nSample C Fund,Income,2.6,2026-08-19\n',
    );
    expect(navRows(parsed).map((row) => row.figures.nav)).toEqual(['1.5', '2.5', '2.6']);
  });

  test('a CSV export that ends with a line end is complete although its last row omits blank cells', () => {
    expect(parse('registry', 'name,trustee,rating\nSample A Fund,Sample Trust\n').rows).toHaveLength(1);
    expect(refusalOf('registry', 'name,trustee,rating\nSample A Fund,Sample Trust')).toContain('truncated');
  });

  test('a CSV row with more cells than the header is unreadable, never read with shifted cells', () => {
    const parsed = parse(
      'nav',
      'Fund,Category,Validity Date,NAV\nSample A Fund,Income,Aug 19, 2026,10.5\nSample B Fund,Income,2026-08-19,11.5\n',
    );
    expect(navRows(parsed)[0]).toMatchObject({ nav_date: null, figures: { nav: null } });
    expect(navRows(parsed)[0]?.problems[0]).toMatchObject({
      column: 'row',
      printed: 'Sample A Fund | Income | Aug 19 | 2026 | 10.5',
    });
  });

  test('quotes inside a name and commas inside quotes are kept', () => {
    const csv = exportCsv(tableTexts('nav', [fundRow({ fund: 'Sample "Gold", Plan I' })]));
    expect(navRows(parse('nav', csv))[0]?.mention.name).toBe('Sample "Gold", Plan I');
  });

  test.each(['\n', '\r\n', '\r'])(
    'CSV rows are the same with and without quotes, with lines ended by %j',
    (lineEnd) => {
      const lines = [
        'fund,nav,date',
        'Sample A Fund,1.5,2026-08-19',
        '',
        ',,',
        '  Sample\u00a0B   Fund ,2.5,2026-08-19',
        '\uff33ample C Fund,3.5,',
      ];
      const plain = navRows(parse('nav', `\uFEFF${lines.join(lineEnd)}${lineEnd}`));
      expect(plain.map((row) => [row.row_number, row.mention.name, row.navPrinted, row.nav_date])).toEqual([
        [1, 'Sample A Fund', '1.5', '2026-08-19'],
        [2, 'Sample B Fund', '2.5', '2026-08-19'],
        [3, '\uff33ample C Fund', '3.5', null],
      ]);
      const quoted = lines.map((line) =>
        line === ''
          ? ''
          : line
              .split(',')
              .map((cell) => `"${cell}"`)
              .join(','),
      );
      expect(navRows(parse('nav', `\uFEFF${quoted.join(lineEnd)}${lineEnd}`))).toEqual(plain);
    },
  );

  test('any CSV row is read unchanged, in any order', () => {
    const { rows } = parse('nav', exportCsv(tableTexts('nav', FUNDS)));
    const once = [...rows];
    expect([rows.at(7), rows.at(0), rows.at(-1), rows.at(7)]).toEqual([once[7], once[0], once[11], once[7]]);
    expect([rows.at(12), rows.at(-13)]).toEqual([undefined, undefined]);
  });

  test('a CSV export cut inside a row, inside quotes or inside its last cell is rejected as incomplete', () => {
    const csv = exportCsv(tableTexts('nav', FUNDS));
    const lastRow = csv.lastIndexOf('Sample Karakoram');
    expect(refusalOf('nav', csv.slice(0, lastRow + 10))).toContain('truncated');
    expect(refusalOf('nav', csv.slice(0, csv.lastIndexOf('"') - 3))).toContain('truncated');
    expect(refusalOf('nav', 'fund,nav,date\nSample A Fund,10.5,2026-08-19\nSample A Fund,10.6,2026-0')).toContain(
      'truncated inside row 2',
    );
  });

  test('a CSV export that is not UTF-8 is rejected rather than read with wrong characters', () => {
    const bytes = bytesOf('fund,nav,date\nSample Caf#,10.5,2026-08-19\n');
    bytes[bytes.indexOf(0x23)] = 0xe9;
    expect(refusalOf('nav', bytes)).toContain('not UTF-8');
  });

  test('a CSV export with an overlong line is rejected', () => {
    expect(refusalOf('nav', `fund,nav,date\n"${'x'.repeat(300_000)}",1,2026-08-19\n`)).toContain(
      'cannot be read after row 1',
    );
    expect(refusalOf('nav', `fund,nav,date\n${'x,'.repeat(150_000)}\n`)).toContain('cannot be read after row 1');
  });
});
