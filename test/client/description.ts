import { buildOpenApi } from '#http/openapi.ts';
import { OPERATIONS } from '#http/operations/list.ts';

/** The committed copy of the OpenAPI description. */
export const SNAPSHOT = 'docs/openapi.json';

/** The description as served on the default port, formatted so that changes are readable in a diff. */
export function printDescription(): string {
  return `${JSON.stringify(buildOpenApi(OPERATIONS, 'http://127.0.0.1:8080', 600), null, 1)}\n`;
}
