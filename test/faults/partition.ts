import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Fault, FaultReport } from './fault.ts';
import { missingPostgres } from './own-postgres.ts';
import { missingValkey } from './own-valkey.ts';
import { inPrivateNetwork, missingNetworks } from './network-namespaces.ts';

/**
 * One of two nodes silently loses its connections to the database and the limiter, and later regains them. Clients
 * still reach it.
 */
export const NODE_PARTITIONED = partition('node partitioned', './partition-inside.ts');
/**
 * An importer silently loses its connection to the database at any point of an import. Another importer must be able to
 * continue.
 */
export const IMPORTER_PARTITIONED = partition('importer partitioned', './importer-cut-inside.ts');

function partition(name: string, inside: string): Fault {
  return {
    name,
    missing: async () => (await missingNetworks()) ?? (await missingPostgres()) ?? (await missingValkey()),
    async run(moments, seed) {
      const script = fileURLToPath(new URL(inside, import.meta.url));
      const child = spawn(
        ...inPrivateNetwork(
          process.execPath,
          '--disable-warning=ExperimentalWarning',
          script,
          String(moments),
          String(seed),
        ),
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const [stdout] = await Promise.all([child.stdout.toArray(), once(child, 'exit')]);
      if (child.exitCode !== 0)
        throw new Error(`the trial exited with ${child.exitCode ?? child.signalCode ?? 'nothing'}`);
      return JSON.parse(stdout.join('')) as FaultReport;
    },
  };
}
