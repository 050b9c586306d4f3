/**
 * PostGraphile over these rows, configured for production: its own preset on `node:http`, no explorer, no watch mode.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const [folder = '', url = '', pool = ''] = process.argv.slice(2);
const load = createRequire(join(folder, 'package.json'));
const { postgraphile } = load('postgraphile') as {
  readonly postgraphile: (preset: object) => {
    createServ(grafserv: unknown): { addTo(server: Server): Promise<void> };
  };
};
const { makePgService } = load('postgraphile/adaptors/pg') as { readonly makePgService: (options: object) => object };
const { PostGraphileAmberPreset } = load('postgraphile/presets/amber') as { PostGraphileAmberPreset: object };
const { grafserv } = load('postgraphile/grafserv/node') as { grafserv: unknown };

const server = createServer();
await postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({ connectionString: url, schemas: ['public'], poolConfig: { max: Number.parseInt(pool, 10) } }),
  ],
  grafserv: { graphiql: false, watch: false, websockets: false },
  grafast: { explain: false },
})
  .createServ(grafserv)
  .addTo(server);
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.on('SIGTERM', () => process.exit(0));
