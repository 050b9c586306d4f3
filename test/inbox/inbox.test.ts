import { appendFileSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Fault } from '#base/fault.ts';
import { navPage, payoutsPage, performancePage, sampleFunds } from '../fixtures/association-page.ts';
import { openInboxDesk } from './inbox-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('imports from the inbox', () => {
  it('an inbox file is imported and moved to done/ with a note of what was expected, found and held', async () => {
    const desk = openInboxDesk(temporaryFolder());
    await pause(50);
    desk.put('nav.html', navPage(sampleFunds(6)));
    await expect.poll(desk.files).toEqual(['done/nav.html', 'done/nav.html.note.txt']);
    expect(desk.read('done/nav.html.note.txt')).toBe(
      'nav.html\nProcessed at 2026-08-20T12:00:00.000Z (UTC): imported.\n\n' +
        "Expected: the association's NAV page or a NAV history (detected from its table's header).\n" +
        'Found: 6 rows in a document of format html, dated 2026-08-19. 5 changes (nav observed 5); 1 row as already served, 0 rows without a fact.\nHeld: nothing.\n',
    );
    expect(desk.taken.map(({ source, origin, url, is_partial }) => [source, origin, url, is_partial])).toEqual([
      ['nav', 'nav.html', null, false],
    ]);
  });

  it('an inbox file is moved to held/ if something needs review, and to refused/ if nothing was imported', async () => {
    const answers: Record<string, object> = {
      'a.pdf': { held: 2, held_rows: { allocation_sum: 3 } },
      'b.pdf': {
        outcome: 'refused',
        message: 'Expected a report with text; found a locked PDF. Ask for an open copy.',
      },
    };
    const desk = openInboxDesk(temporaryFolder(), { answer: ({ origin }) => answers[origin] ?? {} });
    desk.put('a.pdf', '%PDF-1.7 a');
    desk.put('b.pdf', '%PDF-1.7 b');
    await expect
      .poll(desk.files)
      .toEqual(['held/a.pdf', 'held/a.pdf.note.txt', 'refused/b.pdf', 'refused/b.pdf.note.txt']);
    expect(desk.read('held/a.pdf.note.txt')).toContain(
      'Held: 2 holds (allocation_sum 3 rows); `mfds review list` lists what is held for review.',
    );
    expect(desk.read('refused/b.pdf.note.txt')).toContain(
      'Found: Expected a report with text; found a locked PDF. Ask for an open copy.',
    );
    expect(desk.read('refused/b.pdf.note.txt')).toContain('The served data was not changed.');
  });

  it('an inbox file is not imported while it grows', async () => {
    const desk = openInboxDesk(temporaryFolder(), { settings: { settleMs: 300 } });
    desk.put('r.pdf', '%PDF-1.7');
    for (let piece = 0; piece < 8; piece += 1) {
      await pause(60);
      appendFileSync(join(desk.folder, 'r.pdf'), '.');
    }
    expect(desk.taken).toEqual([]);
    await expect.poll(desk.files).toContain('done/r.pdf');
    expect(desk.taken.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(['%PDF-1.7........']);
  });

  it.each(['report.pdf.part', 'nav.html.tmp', '.nav.html', '.report.pdf.Xk2'])(
    'an inbox file with the name of an unfinished download is ignored: %s',
    async (name) => {
      const desk = openInboxDesk(temporaryFolder());
      desk.put(name, navPage(sampleFunds(6)));
      desk.put('report.pdf', '%PDF-1.7');
      await expect.poll(desk.files).toContain('done/report.pdf');
      await pause(250);
      expect(desk.files()).toContain(name);
      expect(desk.taken.length).toBe(1);
    },
  );

  it('inbox files present at the start are imported in name order, one at a time', async () => {
    const folder = temporaryFolder();
    for (const name of ['c.pdf', 'a.pdf', 'b.pdf']) writeFileSync(join(folder, name), '%PDF-1.7');
    let open = 0;
    let most = 0;
    const desk = openInboxDesk(folder, {
      answer: async () => {
        most = Math.max(most, (open += 1));
        await pause(30);
        open -= 1;
        return {};
      },
    });
    await expect.poll(() => desk.files().filter((name) => name.startsWith('done/')).length).toBe(6);
    expect(desk.taken.map(({ origin }) => origin)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(most).toBe(1);
  });

  it('a processed inbox file never replaces an existing file', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'done'));
    writeFileSync(join(folder, 'done', 'r.pdf'), 'kept');
    writeFileSync(join(folder, 'done', 'r-2.pdf.note.txt'), 'kept too');
    const desk = openInboxDesk(folder);
    desk.put('r.pdf', '%PDF-1.7');
    await expect.poll(desk.files).toContain('done/r-3.pdf.note.txt');
    expect(desk.read('done/r.pdf')).toBe('kept');
    expect(desk.read('done/r-2.pdf.note.txt')).toBe('kept too');
    expect(desk.read('done/r-3.pdf')).toBe('%PDF-1.7');
    expect(desk.files().length).toBe(4);
  });

  it('an inbox file may have the longest possible name', async () => {
    const name = `${'ر'.repeat(125)}.pdf`;
    const desk = openInboxDesk(temporaryFolder());
    desk.put(name, '%PDF-1.7');
    await expect.poll(() => desk.files().length).toBe(2);
    expect(desk.files()[0]).toBe(`done/${'ر'.repeat(45)}.pdf`);
  });
});

describe('the kind of a document', () => {
  it.each([
    ['a NAV page', 'page.html', navPage(sampleFunds(6)), 'nav'],
    ['a performance page', 'page.html', performancePage(sampleFunds(6)), 'performance'],
    ['a payout page', 'page.html', payoutsPage(sampleFunds(6)), 'payouts'],
    ['a NAV history', 'list.csv', 'fund,date,nav\nSample Income Fund,2026-08-19,10.5\n', 'nav-history'],
    [
      'a registry sheet',
      'funds.csv',
      'slug,name,risk_profile\nsample-income-fund,Sample Income Fund,LOW\n',
      'registry',
    ],
    ['a packed page', 'page.html.gz', gzipSync(navPage(sampleFunds(6))), 'nav'],
    ['a report', 'report', '\n%PDF-1.4\n', 'fmr'],
    ['page extractions', 'pages.json', '{"schema_version": "1"}', 'fmr'],
    ['what is named like a report', 'report.pdf', 'nothing of the kind', 'fmr'],
  ])('the kind of %s is recognised from its content', async (_what, name, content, source) => {
    const desk = openInboxDesk(temporaryFolder());
    desk.put(name, content);
    await expect.poll(() => desk.taken.map((one) => one.source)).toEqual([source]);
  });

  it('the folder determines the kind of an inbox file, whatever its content', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'payouts'));
    const desk = openInboxDesk(folder);
    desk.put('payouts/page.html', navPage(sampleFunds(6)));
    await expect.poll(desk.files).toEqual(['done/page.html', 'done/page.html.note.txt']);
    expect(desk.taken.map(({ source, origin }) => [source, origin])).toEqual([['payouts', 'payouts/page.html']]);
  });

  it('an inbox file of unknown kind is rejected with instructions', async () => {
    const desk = openInboxDesk(temporaryFolder());
    desk.put('letter.txt', 'Dear investor\n');
    desk.put('old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
    await expect.poll(() => desk.files().length).toBe(4);
    expect(desk.read('refused/letter.txt.note.txt')).toMatch(
      /Expected: one of: .*Found: a table with another header.*a folder of the inbox named registry, payouts/s,
    );
    expect(desk.read('refused/old.xls.note.txt')).toContain('save it as XLSX or CSV');
    expect(desk.taken).toEqual([]);
  });
});

describe('inbox entries that are not plain documents', () => {
  it('a link, also to a document, and a pipe are rejected unopened', async () => {
    const folder = temporaryFolder();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'secret.html'), navPage(sampleFunds(6)));
    symlinkSync(join(outside, 'secret.html'), join(folder, 'link.html'));
    symlinkSync(outside, join(folder, 'nav'));
    execFileSync('mkfifo', [join(folder, 'pipe.html')]);
    const desk = openInboxDesk(folder);
    await expect
      .poll(desk.files)
      .toEqual(
        expect.arrayContaining(['refused/link.html.note.txt', 'refused/nav.note.txt', 'refused/pipe.html.note.txt']),
      );
    expect(readdirSync(folder)).toEqual(['done', 'held', 'refused']);
    expect(desk.read('refused/link.html.note.txt')).toContain('Found: a link, a pipe or a device');
    expect(desk.taken).toEqual([]);
  });

  it('a folder of the inbox that is not a kind is left alone and reported once', async () => {
    const desk = openInboxDesk(temporaryFolder());
    mkdirSync(join(desk.folder, 'reports'));
    desk.put('reports/a.pdf', '%PDF-1.7');
    await expect.poll(() => desk.lines.filter((line) => line.includes('inbox folder ignored')).length).toBe(1);
    await pause(350);
    expect(desk.lines.filter((line) => line.includes('inbox folder ignored')).length).toBe(1);
    expect(desk.files()).toEqual(['reports/a.pdf']);
  });

  it('a damaged gzip file in the inbox is rejected', async () => {
    const desk = openInboxDesk(temporaryFolder());
    desk.put('page.html.gz', gzipSync(navPage(sampleFunds(6))).subarray(0, 100));
    await expect.poll(desk.files).toContain('refused/page.html.gz');
    expect(desk.read('refused/page.html.gz.note.txt')).toContain('begins like a gzip file but cannot be decompressed');
  });
});

describe('inbox failures', () => {
  it('an inbox file stays in place after a temporary failure and is retried until it succeeds', async () => {
    let tried = 0;
    const desk = openInboxDesk(temporaryFolder(), {
      answer: () => {
        if ((tried += 1) < 3) throw new Fault('STORE_BEHIND', 'The store is behind the archive.');
        return {};
      },
    });
    desk.put('r.pdf', '%PDF-1.7');
    await expect.poll(desk.files).toEqual(['done/r.pdf', 'done/r.pdf.note.txt']);
    expect(desk.lines.filter((line) => line.includes('not imported')).length).toBe(2);
  });

  it('an inbox file that fails permanently is rejected with a public reason, and the next file is imported', async () => {
    const desk = openInboxDesk(temporaryFolder(), {
      answer: ({ origin }) => {
        if (origin === 'a.pdf') throw new TypeError('inner words');
        return {};
      },
    });
    desk.put('a.pdf', '%PDF-1.7');
    desk.put('b.pdf', '%PDF-1.7');
    await expect.poll(() => desk.files().length).toBe(4);
    expect(desk.files()).toContain('done/b.pdf');
    expect(desk.read('refused/a.pdf.note.txt')).toContain('Found: after 3 attempts: The service failed to import it');
    expect(desk.read('refused/a.pdf.note.txt')).not.toContain('inner words');
    expect(desk.lines.join('\n')).toContain('inner words');
  });

  it('an inbox file whose name is not UTF-8 is renamed, logged and imported', async () => {
    const desk = openInboxDesk(temporaryFolder());
    writeFileSync(
      Buffer.concat([Buffer.from(`${desk.folder}/r`), Buffer.from([0xe9, 0xff]), Buffer.from('.pdf')]),
      '%PDF-1.7',
    );
    await expect.poll(desk.files).toEqual(['done/r%E9%FF.pdf', 'done/r%E9%FF.pdf.note.txt']);
    expect(desk.lines.join('\n')).toContain('inbox file renamed: its name was not UTF-8');
  });

  it('an inbox folder that is deleted and recreated continues to be watched', async () => {
    const desk = openInboxDesk(temporaryFolder());
    await pause(50);
    rmSync(desk.folder, { recursive: true });
    writeFileSync(desk.folder, 'in the way');
    await expect.poll(() => desk.lines.join('\n')).toContain('inbox cannot be read');
    rmSync(desk.folder);
    mkdirSync(desk.folder);
    desk.put('r.pdf', '%PDF-1.7');
    await expect.poll(desk.files).toContain('done/r.pdf');
  });

  it('an inbox file replaced during its import is imported again', async () => {
    const folder = temporaryFolder();
    const desk = openInboxDesk(folder, {
      answer: ({ bytes }) => {
        if (bytes.length === 8) writeFileSync(join(folder, 'r.pdf'), '%PDF-1.7 corrected');
        return {};
      },
    });
    desk.put('r.pdf', '%PDF-1.7');
    await expect.poll(desk.files).toEqual(['done/r.pdf', 'done/r.pdf.note.txt']);
    expect(desk.taken.length).toBe(2);
    expect(desk.read('done/r.pdf')).toBe('%PDF-1.7 corrected');
  });

  it('the service stops after the current inbox file, and the next one waits for the next start', async () => {
    const folder = temporaryFolder();
    const desk = openInboxDesk(folder, { answer: () => pause(200).then(() => ({})) });
    desk.put('a.pdf', '%PDF-1.7');
    desk.put('b.pdf', '%PDF-1.7');
    await expect.poll(() => desk.taken.length).toBe(1);
    await desk.stop();
    expect(desk.files()).toEqual(['b.pdf', 'done/a.pdf', 'done/a.pdf.note.txt']);
    const next = openInboxDesk(folder);
    await expect.poll(next.files).toContain('done/b.pdf');
  });
});
