import { expect, it } from 'vitest';
import type { EvidencePage, PageBox } from '#domain/report-evidence.ts';
import { ingestDocument } from '#ingest/run.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import { readEvidence } from '#reads/read-evidence.ts';
import { readReport } from '#reads/reports.ts';
import { fundRow, performancePage } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { drawReport } from '../fixtures/report-page.ts';
import { samplePage } from '../fixtures/sample-report.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import { openReportDesk } from '../support/report-desk.ts';
import { extractOnce } from '../support/extract-once.ts';

const FUND = 'Sample Invented Income Fund';
const CURRENT = { report_date: null, data_version: null, as_of: null };
const DIGITS = /[^\d]/g;

/** The figures of an object or row: what must be proven. */
function figuresOf(record: object): [name: string, value: string][] {
  return Object.entries(record).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^-?\d+(\.\d+)?$/.test(entry[1]),
  );
}

/** The words of a page within a box that is given in fractions of the page. */
function wordsIn(
  box: PageBox,
  page: EvidencePage,
  words: readonly { text: string; x0: number; y0: number; x1: number; y1: number }[],
): string {
  const [width, height] = [page.width ?? 0, page.height ?? 0];
  return words
    .filter(({ x0, y0, x1, y1 }) => {
      const [x, y] = [(x0 + x1) / 2 / width, (y0 + y1) / 2 / height];
      return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
    })
    .map(({ text }) => text)
    .join('');
}

eachEngine((open) => {
  it('every figure of a report read from a PDF leads to the page and the box in which it is printed', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([fundRow({ fund: FUND, fund_id: '1' })]));
    const bytes = await drawReport([samplePage('lines', { fund: FUND })]);
    const extracted = await extractOnce(bytes);
    await ingestDocument(
      { ...desk.ingest, extractReport: async () => extracted },
      { source: 'fmr', bytes, origin: 'reports/sample-2024-01.pdf', url: null, is_partial: true },
    );
    const reader = openFactReader(desk.ingest.facts, 'secret');
    const question = { fund_slug: (await desk.fund(FUND)).slug, ...CURRENT };
    const report = readPayload(await reader.answer((view) => readReport(view, { ...question, include: ['all'] })));
    const { pages, values } = readPayload(await reader.answer((view) => readEvidence(view, question)));
    const [page, ...others] = pages;
    if (page === undefined) throw new Error('no page');
    expect(others).toEqual([]);
    expect(page).toMatchObject({ page_number: 1, document: 'sample-2024-01.pdf', published_url: null });
    expect(report.source).toMatchObject([{ document_sha256: page.document_sha256, published_url: null }]);
    const words = (extracted.pages[0]?.words ?? []).map(([text, x0, y0, x1, y1]) => ({ text, x0, y0, x1, y1 }));
    const rows = (['reported_returns', 'allocations', 'holdings', 'metrics', 'fees'] as const).flatMap((section) =>
      (report[section] ?? []).flatMap((row) =>
        figuresOf(row).map(([member, value]) => ({ section, row_order: row.row_order, member, value })),
      ),
    );
    const members = figuresOf(report.fund_size).map(([member, value]) => ({
      section: 'fund_size',
      row_order: null,
      member,
      value,
    }));
    expect(rows.length).toBeGreaterThan(20);
    expect(members.length).toBeGreaterThan(1);
    for (const { section, row_order, member, value } of [...members, ...rows]) {
      const own = values.filter(
        (one) => one.section === section && one.row_order === row_order && one.member === member,
      );
      expect(own, `${section} ${row_order} ${member}`).toHaveLength(1);
      const [proven] = own;
      if (proven === undefined) throw new Error(`${section} ${member} has no evidence`);
      const { box, printed, multiplied_by, checks } = proven;
      expect(checks).toContain('evidence');
      if (box === null) throw new Error(`${section} ${member} has no box`);
      expect(wordsIn(box, page, words).replace(DIGITS, '')).toContain(printed.replace(DIGITS, ''));
      // `Nil` is zero, and a size in millions has other digits.
      const isAsPrinted = multiplied_by === null && /\d/.test(printed);
      expect(printed.replace(DIGITS, '')).toContain(isAsPrinted ? value.replace(DIGITS, '') : '');
    }
  });

  it('the same values at another place do not make a version, but the evidence names the new place', async () => {
    const desk = await openReportDesk(await open.facts());
    const at = (x0: number) => ({ evidence: { nav_per_unit: { printed: '10.41', x0, y0: 10, x1: x0 + 20, y1: 20 } } });
    const question = { fund_slug: (await desk.fund('Sample Crescent Cash Fund')).slug, ...CURRENT };
    const placeOf = async (): Promise<number | undefined> => {
      const reader = openFactReader(desk.ingest.facts, 'secret');
      const { values } = readPayload(await reader.answer((view) => readEvidence(view, question)));
      return values.find(({ member }) => member === 'nav_per_unit')?.box?.x0;
    };
    const pages = (x0: number) => [
      { page_number: 4, width: 500, height: 800, words: [['10.41', x0, 10, x0 + 20, 20]] },
    ];
    const only = { reported_returns: [], allocations: [], holdings: [], metrics: [], fees: [], ratings: [] };
    const bare = { ...only, parties: [], net_assets: null, launch_date: null, nav_date: null };
    const dated = (x0: number) => {
      const page = fundPage({ ...bare, ...at(x0) }) as { evidence: Record<string, unknown> };
      return { ...page, evidence: { nav_per_unit: page.evidence['nav_per_unit'] }, report_date: '2026-06-30' };
    };
    const month = [
      ['June', 10, 100, 30, 110],
      ['2026', 32, 100, 52, 110],
    ];
    const file = (x0: number): string => {
      const page = dated(x0);
      Object.assign(page.evidence, { report_date: { printed: 'June 2026', x0: 10, y0: 100, x1: 52, y1: 110 } });
      const [words] = pages(x0);
      return fragmentFile([page], { pages: [{ ...words, words: [...(words?.words ?? []), ...month] }] });
    };
    await desk.take('fmr', file(100));
    expect(await placeOf()).toBe(0.2);
    const events = (await desk.events()).length;
    expect(await desk.take('fmr', file(200))).toMatchObject({ outcome: 'promoted', changed: 0 });
    expect((await desk.events()).length).toBe(events);
    expect(await desk.reports('Sample Crescent Cash Fund')).toHaveLength(1);
    expect(await placeOf()).toBe(0.4);
  });
});
