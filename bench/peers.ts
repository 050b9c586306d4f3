/**
 * Serves the NAV page through other API servers over the same rows in PostgreSQL. Peers that cannot run are reported
 * and omitted.
 */
import { fileURLToPath } from 'node:url';
import { installed, versionOf } from './packages.ts';
import type { BenchPackage } from './packages.ts';
import { SERVER_CORE, compare } from './compare.ts';
import type { Asked } from './compare.ts';
import { loadPeerRows } from './peer-rows.ts';
import { startServer } from './processes.ts';
import type { Row } from './report.ts';

type Cells = Readonly<Record<string, string | null>>;

interface Peer {
  readonly name: BenchPackage;
  readonly goal: number;
  readonly program: string;
  /** The request for the page of this fund with these columns. */
  readonly ask: (fund_id: string, columns: readonly string[]) => { readonly path: string; readonly body?: string };
  readonly rowsOf: (answer: unknown) => readonly Cells[];
}

const PEERS: readonly Peer[] = [
  {
    name: '@platformatic/db',
    goal: 40,
    program: fileURLToPath(new URL('platformatic-server.ts', import.meta.url)),
    // Returns all columns of the view by default, which are exactly those of the page.
    ask: (fund_id) => ({ path: `/navPage/?where.fundId.eq=${fund_id}&orderby.navDate=asc&limit=500` }),
    rowsOf: (answer) => answer as Cells[],
  },
  {
    name: 'postgraphile',
    goal: 80,
    program: fileURLToPath(new URL('postgraphile-server.ts', import.meta.url)),
    ask: (fund_id, columns) => ({
      path: '/graphql',
      body: JSON.stringify({
        query: `{ allNavPages(condition: { fundId: "${fund_id}" }, orderBy: NAV_DATE_ASC, first: 500) { nodes { ${columns.join(' ')} } } }`,
      }),
    }),
    rowsOf: (answer) => (answer as { data: { allNavPages: { nodes: Cells[] } } }).data.allNavPages.nodes,
  },
];

// The default of both peers; more than two cores can keep busy.
const POOL = 10;

/** One row per peer that can run; `page` is this service's page of 500 rows. */
export async function comparePeers(page: Asked, facts: string): Promise<Row[]> {
  const leftOut = (what: string, thrown: unknown): void =>
    console.log(`${what} omitted: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  if (process.env['BENCH_PEERS'] === 'off') {
    leftOut('peers', 'BENCH_PEERS=off');
    return [];
  }
  const rows: Row[] = [];
  try {
    const { url, remove } = await loadPeerRows(facts);
    try {
      for (const peer of PEERS)
        await comparePeer(peer, page, url).then(
          (row) => rows.push(row),
          (thrown: unknown) => leftOut(versionOf(peer.name), thrown),
        );
    } finally {
      await remove();
    }
  } catch (thrown) {
    leftOut('peers', thrown);
  }
  return rows;
}

async function comparePeer(peer: Peer, page: Asked, url: string): Promise<Row> {
  const ours = ((await fetchJson(page)) as { data: { navs: readonly Cells[] } }).data.navs;
  const server = await startServer([peer.program, installed(peer.name), url, String(POOL)], SERVER_CORE, {
    NODE_ENV: 'production',
    GRAPHILE_ENV: 'production',
  });
  try {
    const names = Object.keys(ours[0] ?? {}).map(
      (name) => [name, name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())] as const,
    );
    const asked = {
      server,
      ...peer.ask(
        ours[0]?.['fund_id'] ?? '',
        names.map(([, name]) => name),
      ),
    };
    const theirs = peer.rowsOf(await fetchJson(asked));
    const wrong = ours.findIndex((row, index) =>
      names.some(([our_name, name]) => theirs[index]?.[name] !== row[our_name]),
    );
    if (theirs.length !== ours.length || wrong !== -1)
      throw new Error(
        `its ${theirs.length} rows differ from those of the service: row ${wrong} is ${JSON.stringify(theirs[wrong])}`,
      );
    return {
      measure: `NAV page of 500 rows, to ${versionOf(peer.name)} over PostgreSQL`,
      goal: peer.goal,
      ...compare(page, asked),
    };
  } finally {
    await server.stop();
  }
}

async function fetchJson({ server, path, headers = {}, body }: Asked): Promise<unknown> {
  const request =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  const answer = await fetch(server.address + path, request);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
