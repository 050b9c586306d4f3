import { describe, expect, test } from 'vitest';
import { chooseGrid, type Grid } from '#documents/table.ts';
import { readDocument } from '#documents/read-document.ts';

const bytesOf = (html: string): Uint8Array => new TextEncoder().encode(html);
const score = (texts: readonly string[]): number => texts.filter((text) => text === 'Fund' || text === 'NAV').length;

function gridOf(html: string): Grid {
  const grid = chooseGrid(readDocument(bytesOf(html)), score);
  if (grid === undefined) throw new Error('no header row');
  return grid;
}

const table = (body: string, header = '<tr><th>Fund</th><th>NAV</th></tr>'): string =>
  `<table>${header}${body}</table>`;

describe('a table of an HTML page', () => {
  test('cells of an HTML table have whitespace collapsed and entities decoded', () => {
    const grid = gridOf(
      table('<tr><td>\n  Sample&nbsp;Income &amp;   Growth <b>Fund</b>   </td><td> 1&#46;5<br>x</td></tr>'),
    );
    expect([...grid.rows]).toEqual([['Sample Income & Growth Fund', '1.5 x']]);
  });

  test('a cell of an HTML table has its first link, or null without one', () => {
    const grid = gridOf(
      table(
        '<tr><td><a href="/a?FundID=1&amp;x=2">A</a><a href="/b">B</a></td><td>1</td></tr><tr><td>C</td><td>2</td></tr>',
      ),
    );
    expect(grid.links[0]).toEqual(['/a?FundID=1&x=2', null]);
    expect(grid.links[1]).toBeUndefined();
  });

  test('the header of an HTML table comes from thead even with td cells, or from the first row with th', () => {
    expect(
      gridOf('<table><thead><tr><td>Fund</td><td>NAV</td></tr></thead><tr><td>A</td><td>1</td></tr></table>').header,
    ).toEqual(['Fund', 'NAV']);
    expect(gridOf(table('<tr><td>A</td><td>1</td></tr>')).header).toEqual(['Fund', 'NAV']);
  });

  test('the chosen HTML table is the one with a matching header, not a layout table around or before it', () => {
    const grid = gridOf(
      `<table><tr><th>Menu</th></tr><tr><td>x ${table('<tr><td>A</td><td>1</td></tr>')} y</td></tr></table>`,
    );
    expect([...grid.rows]).toEqual([['A', '1']]);
  });

  test('the chosen HTML table is the one with rows if a copied header is in its own table', () => {
    expect([
      ...gridOf(`${table('')}${table('<tr><td>A</td><td>1</td></tr>')}${table('<tr><td>B</td><td>2</td></tr>')}`).rows,
    ]).toEqual([['A', '1']]);
  });

  test('header cells inside a script are ignored', () => {
    const grid = gridOf(
      `${table('<tr><td>A<script>var x = "<b>no</b>"</script></td><td>1</td></tr>')}<script>"<table><tr><th>Fund</th><th>NAV</th><th>NAV</th></tr>"</script>`,
    );
    expect(grid.header).toEqual(['Fund', 'NAV']);
    expect([...grid.rows]).toEqual([['A', '1']]);
  });

  test('an HTML table is complete only if the table, the last row and the page are closed', () => {
    const row = '<tr><td>A</td><td>1</td></tr>';
    expect(gridOf(`<html><body>${table(row)}</body></html>`).complete).toBe(true);
    expect(gridOf(table(row)).complete, 'a fragment without html is whole').toBe(true);
    expect(gridOf(`<html><body>${table(row)}</body>`).complete, 'page not closed').toBe(false);
    expect(gridOf(table(row).replace('</table>', '')).complete, 'table not closed').toBe(false);
    expect(gridOf(table(`${row}<tr><td>B</td></tr>`)).complete, 'last row short').toBe(false);
  });

  test('blank rows and notices that span an HTML table are omitted, and cells after a span keep their column', () => {
    const grid = gridOf(
      table(
        '<tr><td> </td><td></td></tr><tr><td colspan="2">No data available</td></tr><tr><td colspan=2>A</td><td>1</td></tr>',
        '<tr><th>Fund</th><th></th><th>NAV</th></tr>',
      ),
    );
    expect([...grid.rows]).toEqual([['A', '', '1']]);
  });
});

describe('HTML pages that must be rejected', () => {
  test.each([
    ['nested a thousand deep', '<div>'.repeat(1000)],
    ['with a cell longer than any spreadsheet holds', table(`<tr><td>${'x'.repeat(40_000)}</td></tr>`)],
    ['with a row of a thousand cells', table(`<tr>${'<td>x</td>'.repeat(1000)}</tr>`)],
    ['with a cell that spans nine hundred columns', table('<tr><td colspan="900">x</td></tr>')],
    ['with thousands of tables', '<table></table>'.repeat(2000)],
    ['larger than twenty megabytes', `<p>${'x'.repeat(20_000_000)}`],
  ])('an HTML page %s is rejected', (_what, html) => {
    expect(() => readDocument(bytesOf(html))).toThrow(expect.objectContaining({ code: 'SOURCE_REFUSED' }));
  });
});
