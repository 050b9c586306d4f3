/**
 * What a team would write in an afternoon: Fastify, one query per request on the same SQLite file, objects,
 * `JSON.stringify`.
 */
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const [file = ''] = process.argv.slice(2);
const database = new DatabaseSync(file, { readOnly: true });
const FIELDS =
  'f.id as fund_id, f.slug as fund_slug, f.name as fund_name, f.association_fund_id, n.nav_date, n.nav, n.offer_price, n.repurchase_price, n.market_price, n.front_end_load_pct, n.back_end_load_pct, n.contingent_load_pct, f.currency';
const from = `select ${FIELDS} from nav_observations n join funds f on f.fund_key = n.fund_key where f.slug = ? and n.superseded_at is null order by n.nav_date`;
const page = database.prepare(`${from} limit 500`);
const latest = database.prepare(`${from} desc limit 1`);

const app = Fastify();
app.get<{ Params: { slug: string } }>('/funds/:slug/nav', (request) => ({
  success: true,
  data: { navs: page.all(request.params.slug) },
}));
app.get<{ Params: { slug: string } }>('/latest/:slug', (request) => ({
  success: true,
  data: latest.all(request.params.slug),
}));
process.stdout.write(`ready ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));
