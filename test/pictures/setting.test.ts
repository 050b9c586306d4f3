import { expect, it } from 'vitest';
import { isFault } from '#base/fault.ts';
import { silentLog } from '#base/log.ts';
import { readConfig } from '../../src/config.ts';
import { openPicturesPart } from '../../src/wire-parts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('MFDS_PAGE_PICTURES decides whether there are pictures, and whether of whole pages', async () => {
  const outcomes: string[] = [];
  for (const MFDS_PAGE_PICTURES of ['crops', 'pages', 'off']) {
    const config = readConfig({ MFDS_DATA_DIR: temporaryFolder(), MFDS_PAGE_PICTURES });
    const pictures = await openPicturesPart(config, silentLog);
    const request = { document_sha256: '0'.repeat(64), page_number: 0, outlines: [] };
    // An impossible page number: the answer comes before any drawing.
    const code = await pictures?.page(request).catch((thrown: unknown) => (isFault(thrown) ? thrown.code : thrown));
    outcomes.push(String(code));
    await pictures?.close();
  }
  expect(outcomes).toEqual(['ROUTE_NOT_FOUND', 'INVALID_REQUEST', 'undefined']);
});
