import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { drawExtraction } from '#ingest/reports/draw-report.ts';
import type { PageDrawing } from '#ingest/reports/draw-report.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import { drawReport } from '../fixtures/report-page.ts';
import { ALLOCATION, FACTS, samplePage } from '../fixtures/sample-report.ts';
import { extractOnce } from '../support/extract-once.ts';

async function drawOne(page: Parameters<typeof drawReport>[0][number]): Promise<PageDrawing> {
  const file = readFragmentFile(Buffer.from(JSON.stringify(await extractOnce(await drawReport([page])))));
  const [drawing] = drawExtraction(file);
  if (drawing === undefined) throw new Error('The page was not drawn.');
  return drawing;
}

/** The elements of a drawing by name, and whether each was closed. */
function listElements(svg: string): { readonly names: readonly string[]; readonly isWhole: boolean } {
  const names: string[] = [];
  let open = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        names.push(name);
        open += 1;
      },
      onclosetag: () => (open -= 1),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return { names, isWhole: open === 0 };
}

describe('the drawing of what was read on a page', () => {
  it('shows each value with its path, its printed text and the words that give it its meaning', async () => {
    const { svg, read } = await drawOne(samplePage('bars'));
    expect(svg).toContain('nav_per_unit = 101.2539, printed “101.2539”');
    expect(svg.match(/stroke-dasharray="2 1.5"/g)?.length).toBeGreaterThan(40);
    expect(read).toBeGreaterThan(40);
    expect(listElements(svg)).toMatchObject({ isWhole: true });
  });

  it('marks figures that were not read, and counts them', async () => {
    const unknown = { kind: 'pairs', title: 'Odd Facts', rows: [['Glorb of the Fund', '41.7731']] } as const;
    const [plain, odd] = [
      await drawOne(samplePage('lines', { columns: [[FACTS], [ALLOCATION]] })),
      await drawOne(samplePage('lines', { columns: [[FACTS], [ALLOCATION, unknown]] })),
    ];
    const marks = ({ svg }: PageDrawing): number => svg.match(/<title>not read<\/title>/g)?.length ?? 0;
    expect(odd.unread).toBeGreaterThanOrEqual(plain.unread);
    for (const drawing of [plain, odd]) expect(marks(drawing)).toBe(drawing.unread);
  });

  it('shows withheld groups with their reason', async () => {
    const rows = [
      ['Cash', '12.41%', '20.31%'],
      ['T-Bills', '47.59%', '79.69%'],
    ] as const;
    const { svg, withheld } = await drawOne(
      samplePage('bars', { columns: [[FACTS], [{ ...ALLOCATION, rows } as never]] }),
    );
    expect(withheld).toBeGreaterThan(0);
    expect(svg).toContain('withheld: ');
  });

  it('text of a page cannot become markup of its drawing', () => {
    const page = {
      page_number: 1,
      words: [['<script>&"\u0001', 10, 10, 60, 20]],
    };
    const [drawing] = drawExtraction(
      readFragmentFile(Buffer.from(JSON.stringify({ schema_version: '1.0', fragments: [], pages: [page] }))),
    );
    expect(listElements(drawing?.svg ?? '')).toMatchObject({ isWhole: true });
    expect(listElements(drawing?.svg ?? '').names).not.toContain('script');
  });
});
