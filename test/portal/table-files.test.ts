import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readXlsx } from '#documents/xlsx.ts';
import { createTestApp } from '../http/support/test-app.ts';
import type { TestApp } from '../http/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const open = async (path: string) => service.ask(path, { key: null });
const listRows = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

const REPORT = '/funds/sample-fund-1/reports/2025-12-31';

describe('tables of pages as files', () => {
  it('the list of funds is a file with the filters and the order of the page, on one sheet', async () => {
    const { headers, body } = await open('/funds.csv?sort=nav_date&dir=asc&lifecycle_status=ALL');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="funds.csv"',
      'cache-control': 'no-cache',
    });
    const [head = [], ...rows] = listRows(body);
    const at = (name: string): number => head.indexOf(name);
    const dates = rows.map((row) => row[at('nav_date')] ?? '').filter((date) => date !== '');
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted());
    const page = (await open('/funds?sort=nav_date&dir=asc&lifecycle_status=ALL')).body;
    expect(page).toContain('href="/funds.csv?sort=nav_date&amp;dir=asc&amp;lifecycle_status=ALL"');
    const shown = [...page.matchAll(/name="funds" value="([^"]+)"/g)].map(([, slug]) => slug);
    expect(rows.map((row) => row[at('fund_slug')]).slice(0, shown.length)).toEqual(shown);
    const filtered = listRows((await open(`/funds.csv?q=${shown[0] ?? ''}`)).body);
    expect(filtered.length).toBeLessThan(rows.length);
    const { tables } = readXlsx((await open('/funds.xlsx?lifecycle_status=ALL')).rawPayload);
    expect(tables[0]?.rows.length).toBe(rows.length + 1);
    expect((await open('/funds.csv?category=nonsense')).statusCode).toBe(400);
  });

  it('a comparison is a file with every day, published NAVs and NAVs rebased to 100', async () => {
    const [head, ...rows] = listRows((await open('/compare.csv?funds=sample-fund-1,sample-fund-2')).body);
    expect(head).toEqual([
      'nav_date',
      'sample-fund-1 nav',
      'sample-fund-2 nav',
      'sample-fund-1 rebased',
      'sample-fund-2 rebased',
    ]);
    const common = rows.find(([, one, other]) => one !== '' && other !== '');
    expect(common?.slice(3)).toEqual(['100.0000', '100.0000']);
    const { data } = (await service.ask('/v1/mutual-funds/funds/sample-fund-1/nav')).json<{
      data: { navs: { nav_date: string; nav: string }[] };
    }>();
    expect(rows.filter(([, nav]) => nav !== '').map((row) => row.slice(0, 2))).toEqual(
      data.navs.map(({ nav_date, nav }) => [nav_date, nav]),
    );
  });

  it('a table of a report is a workbook, and the report is one with a sheet for each table it states', async () => {
    const page = (await open(REPORT)).body;
    expect(page).toContain(`href="${REPORT}/allocations.xlsx"`);
    const one = readXlsx((await open(`${REPORT}/allocations.xlsx`)).rawPayload).tables;
    const csv = listRows((await open(`${REPORT}/allocations.csv`)).body);
    expect(one.map(({ rows }) => rows.length)).toEqual([csv.length]);
    const cells = csv.map((_, row) => one[0]?.rows.at(row) ?? []);
    expect(cells[0]).toEqual(csv[0]);
    const at = csv[0]?.indexOf('percent_of_total_assets') ?? 0;
    expect(cells.slice(1).map((row) => Number(row[at]))).toEqual(csv.slice(1).map((row) => Number(row[at])));
    const { rawPayload } = await open(`${REPORT}/report.xlsx`);
    const names = [
      ...strFromU8(unzipSync(rawPayload)['xl/workbook.xml'] ?? new Uint8Array()).matchAll(/sheet name="(\w+)"/g),
    ];
    const linked = [...page.matchAll(new RegExp(`href="${REPORT}/(\\w+)\\.csv"`, 'g'))];
    expect(names.map(([, name]) => name)).toEqual(linked.map(([, name]) => name));
    expect(names.length).toBeGreaterThan(1);
    for (const path of ['report.csv', 'nothing.xlsx', 'allocations.txt'])
      expect((await open(`${REPORT}/${path}`)).statusCode, path).toBe(404);
  });
});
