import { systemClock } from '#base/clock.ts';
import type { Clock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import { ReportPageReader } from '#ingest/reports/page-words.ts';
import type { Ingest } from '#ingest/run.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import { LOOPBACK } from './check-request.ts';
import { PendingDecisions } from './pending-decisions.ts';
import { createDesk } from './serve-desk.ts';
import { DeskSession } from './session.ts';

interface DeskOptions {
  readonly ingest: Ingest;
  /** Undefined if the drawing library is not installed: pages show their words instead. */
  readonly pictures: Pictures | undefined;
  readonly log: Log;
  /** 0 chooses a free port. */
  readonly port: number;
  /** The reviewer's name, recorded with each decision. */
  readonly by: string;
  readonly clock?: Clock;
  /** How long a decision can be undone. */
  readonly waitMs?: number;
}

/** A running review desk. */
export interface Desk {
  /** `http://127.0.0.1:4711` */
  readonly address: string;
  /** Opens the session, once. */
  readonly link: string;
  /** Applies the waiting decision and stops; returns its title if it could not be applied. */
  stop(): Promise<string | undefined>;
}

const UNDO_MS = 10_000;

/** Serves the review desk on the loopback interface. Faults: PORT_TAKEN, PORT_REFUSED. */
export async function openDesk(options: DeskOptions): Promise<Desk> {
  const { ingest, pictures, log, by, clock = systemClock, waitMs = UNDO_MS } = options;
  const session = new DeskSession(clock);
  const pending = new PendingDecisions(ingest, by, log, waitMs);
  let port = options.port;
  const parts = { ingest, pictures, session, pending, by, clock, reader: new ReportPageReader(ingest.archive) };
  const app = createDesk(parts, log, () => port);
  try {
    port = Number.parseInt(new URL(await app.listen({ host: LOOPBACK, port })).port, 10);
  } catch (thrown) {
    throw explain(thrown, port);
  }
  const address = `http://${LOOPBACK}:${port}`;
  return {
    address,
    link: `${address}${session.linkPath}`,
    async stop() {
      await app.close();
      const lost = await pending.close();
      await pictures?.close();
      return lost;
    },
  };
}

function explain(thrown: unknown, port: number): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'EADDRINUSE')
    return new Fault(
      'PORT_TAKEN',
      `Another program uses port ${port} of ${LOOPBACK}. Choose another with --port; without it a free one is used.`,
    );
  if (code === 'EACCES')
    return new Fault(
      'PORT_REFUSED',
      `The system does not allow listening on ${LOOPBACK}:${port}. Choose another port.`,
    );
  return thrown;
}
