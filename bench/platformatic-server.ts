/** Platformatic DB over these rows, configured for production: REST only, no log, no schema page. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Platformatic {
  readonly create: (
    root: string,
    config: object,
    context: object,
  ) => Promise<{ readonly start: (options: { listen: boolean }) => Promise<string> }>;
}

const [folder = '', url = '', pool = ''] = process.argv.slice(2);
const { create } = createRequire(join(folder, 'package.json'))('@platformatic/db') as Platformatic;
const config = {
  server: { port: 0, logger: { level: 'silent' } },
  db: {
    connectionString: url,
    poolSize: Number.parseInt(pool, 10),
    openapi: true,
    graphql: false,
    events: false,
    limit: { default: 500, max: 500 },
  },
  watch: false,
};
// In a container it listens on every address regardless of its configuration; this runs later and overrides that.
const server = await create(folder, config, {
  serverConfig: { hostname: '127.0.0.1' },
  isProduction: true,
  isEntrypoint: true,
});
process.stdout.write(`ready ${await server.start({ listen: true })}\n`);
process.on('SIGTERM', () => process.exit(0));
