/**
 * The baseline: Node's own HTTP server, sending prepared bytes from a buffer with only `content-length` and
 * `content-type`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// One file per path: `/0` is the first.
const bodies = new Map(process.argv.slice(2).map((file, index) => [`/${index}`, readFileSync(file)]));
const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '');
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': 'application/json',
    'content-length': body?.length ?? 0,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.on('SIGTERM', () => process.exit(0));
