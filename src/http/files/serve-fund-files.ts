import type { FastifyInstance } from 'fastify';
import type { AppParts } from '#http/app-parts.ts';
import { REPORT_FILES } from './report-files.ts';
import { sendFundFile } from './send-fund-file.ts';
import { SERIES_FILES } from './series-files.ts';

/** The files of funds, which spreadsheets open without a key. */
export function serveFundFiles(app: FastifyInstance, parts: AppParts): void {
  for (const file of [...SERIES_FILES, ...REPORT_FILES])
    app.route({
      method: ['GET', 'HEAD'],
      url: file.path,
      handler: (request, reply) => sendFundFile(parts, file, request, reply),
    });
}
