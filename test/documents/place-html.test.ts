import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeHtml } from '#documents/place-html.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { htmlReport } from '../fixtures/html-report.ts';

const FUND = 'Sample Crescent Cash Fund';
const KNOWN = { name: FUND, other_names: [], amc: null, family: null, asset_class: null };
const place = (html: string): ReturnType<typeof placeHtml>['pages'] => placeHtml(Buffer.from(html)).pages;
const textOf = (html: string): string[] => place(html).map(({ words }) => words.map(({ text }) => text).join(' '));

/** Left edges of words on the first page. */
function lefts(html: string, ...texts: readonly string[]): number[] {
  const words = place(html)[0]?.words ?? [];
  return texts.map((text) => Math.round(words.find((word) => word.text === text)?.x0 ?? -1));
}

describe('an HTML report as placed words', () => {
  it('the reader of PDF pages finds the facts of an HTML report, and none from hidden text, scripts or menus', () => {
    const pages = place(htmlReport({ fund: FUND, month: 'June 2026', nav: '10.4089', invisible: 'x' }));
    expect(pages.length).toBe(1);
    const [fragment, ...others] = readReport({ pages }, { funds: [KNOWN] }).fragments;
    expect(others).toEqual([]);
    expect(fragment).toMatchObject({
      fund_name_raw: FUND,
      report_month: '2026-06',
      nav_per_unit: '10.4089',
      net_assets: '4512000000',
      launch_date: '2012-03-10',
      benchmark_raw: '3 Month KIBOR',
    });
    expect(fragment?.allocations.map((row) => [row.label_raw, row.percent_of_total_assets])).toEqual([
      ['Cash', '20.5'],
      ['Treasury Bills', '49.5'],
      ['TFCs / Sukuk', '28.0'],
      ['Others', '2.0'],
    ]);
    expect(fragment?.withheld).toEqual([]);
    expect(textOf(htmlReport({ fund: FUND, month: 'June 2026', nav: '10.4089' })).join()).not.toMatch(
      /99\.99|Home|token/,
    );
  });

  it('the same page always gets the same positions, and invisible changes do not move a word', () => {
    const one = htmlReport({ fund: FUND, month: 'June 2026', nav: '10.4089', invisible: 'a' });
    expect(place(one)).toEqual(place(one));
    expect(place(one.replaceAll('"a"', '"b"').replace('99.99 a', '99.99 b'))).toEqual(place(one));
  });

  it('the cells of a column begin at one position, right of all cells of the column before', () => {
    const table =
      '<table><tr><th>Name</th><th>July</th></tr><tr><td>A long label of a row</td><td>1.00</td></tr><tr><td>Short</td><td>200.00</td></tr></table>';
    const [name, long, short, july, one, two] = lefts(table, 'Name', 'A', 'Short', 'July', '1.00', '200.00');
    expect([long, short]).toEqual([name, name]);
    expect([one, two]).toEqual([july, july]);
    expect(july).toBeGreaterThan((name ?? 0) + 90);
  });

  it('cells that span columns or rows keep the others in their columns', () => {
    const table =
      '<table><tr><th rowspan="2">Fund</th><th colspan="2">Returns</th></tr><tr><th>July</th><th>June</th></tr><tr><td>Sample</td><td>1.1</td><td>2.2</td></tr></table>';
    const [fund, sample, july, first, june, second] = lefts(table, 'Fund', 'Sample', 'July', '1.1', 'June', '2.2');
    expect([sample, first, second]).toEqual([fund, july, june]);
  });

  it('words of one text stay together across tags, and blocks are separate lines', () => {
    expect(textOf('<p>Sam<b>ple</b> Fund<br>next</p><div>last</div>')).toEqual([
      'Sample Fund next last'.replace('Sample', 'Sam ple'),
    ]);
    const [words] = place('<p>Sam<b>ple</b> Fund<br>next</p>').map((page) => page.words);
    const [sam, ple, fund, next] = words ?? [];
    expect(ple?.x0).toBe(sam?.x1);
    expect(fund?.x0).toBeGreaterThan(ple?.x1 ?? Infinity);
    expect(next?.y0).toBeGreaterThan(fund?.y1 ?? Infinity);
  });

  it('a page ends at a page break, at a repeated main heading, and in a long text at repeated headings', () => {
    expect(textOf('<p>a</p><div style="page-break-before: always">b</div>')).toEqual(['a', 'b']);
    expect(textOf('<h1>A</h1><p>a</p><h1>B</h1><p>b</p>')).toEqual(['A a', 'B b']);
    expect(textOf('<h1>A</h1><h2>b</h2><h2>c</h2>')).toHaveLength(1);
    const long = `<p>${'word '.repeat(3_000)}</p>`;
    expect(textOf(`<h1>A</h1><h2>b</h2>${long}<h2>c</h2>${long}`)).toHaveLength(3);
  });

  it.each([
    ['tags without ends', '<table><tr><td>a<td>b<tr><td>c</table>d<p>e', 'a b c d e'],
    ['cells outside of tables', '<td>a</td><tr>b', 'a b'],
    ['ends without beginnings', '</table></td></p>a</div></h1>', 'a'],
    ['tables directly in tables', '<table><table>a<tr><td>b</table>c<tr><td>d</table></table>e', 'a b c d e'],
    ['a page without text', '<html><script>x', ''],
  ])('%s are read without an error', (_what, html, text) => {
    expect(textOf(html).join(' ')).toBe(text);
  });

  it('every word of a damaged page has a place', () => {
    const whole = htmlReport({ fund: FUND, month: 'June 2026', nav: '10.4089' });
    const tag = fc.constantFrom(
      '<td>',
      '</td>',
      '<table>',
      '</table>',
      '<tr>',
      '</p>',
      '<td hidden>',
      '<th rowspan=99>',
      '<!--',
    );
    const damage = fc.record({ at: fc.nat(whole.length), removed: fc.nat(200), added: tag });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 8 }), (damages) => {
        const html = damages.reduce(
          (text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed),
          whole,
        );
        const words = place(html).flatMap((each) => each.words);
        expect(words.filter(({ x0, x1, y0, y1 }) => !(x1 > x0 && y1 > y0 && x0 >= 0 && y0 >= 0))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['too deep', '<div>'.repeat(500), 'more than 400 deep'],
    ['too long', '<p>x '.repeat(60_000), 'more than 50000 words'],
    [
      'a table without end',
      `<table><tr>${'<td colspan=50 rowspan=50>'.repeat(150_000)}`,
      'more than 100000 table cells',
    ],
  ])('a page that is %s is refused', (_what, html, text) => {
    expect(() => place(html)).toThrow(text);
  });
});
