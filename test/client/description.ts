import { buildOpenApi } from '#http/openapi.ts';
import { OPERATIONS } from '#http/operations/list.ts';

/** Where the description stands for readers of the repository. */
export const SNAPSHOT = 'docs/openapi.json';

/** The description as a service of the default port serves it, printed so that a change reads well in a diff. */
export function printDescription(): string {
  return `${JSON.stringify(buildOpenApi(OPERATIONS, 'http://127.0.0.1:8080', 600), null, 1)}\n`;
}
