import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FaultCode } from '#base/fault.ts';
import { Fault } from '#base/fault.ts';
import { withTimeout } from '#base/promises.ts';
import { refusal } from '#documents/refusal.ts';
import { MAX_HEAP_MEGABYTES, type PictureLimits } from './picture-limits.ts';
import type { Drawing } from './picture-request.ts';

/** One picture to draw. */
export interface DrawingTask {
  readonly drawing: Drawing;
  /** The document; null if it is the one that the process drew last. */
  readonly bytes: Uint8Array | null;
}

/** The messages of a drawing process: one when it can draw or cannot start, then one per task. */
export type DrawingMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'missing'; readonly internal: string }
  | { readonly kind: 'drawn'; readonly bytes: Uint8Array; readonly memoryBytes: number }
  | {
      readonly kind: 'fault';
      readonly code: FaultCode;
      readonly text: string;
      readonly internal: string | null;
      readonly memoryBytes: number;
    };

/** A process that ended before it had drawn the picture; the pool decides whether the document is the cause. */
export class DrawerEnded extends Error {}

/** One drawing process, which draws one picture at a time. */
export class Drawer {
  /** The document that the process has open. */
  document: string | undefined;
  drawn = 0;
  memoryBytes = 0;
  readonly #child: ChildProcess;
  readonly #limits: PictureLimits;
  readonly #started: Promise<DrawingMessage>;
  #expected: PromiseWithResolvers<DrawingMessage> | undefined;
  #hasEnded = false;

  constructor(limits: PictureLimits) {
    this.#limits = limits;
    // The process gets none of the service's settings and secrets. Looking at every font of the system takes a third of
    // its start, and a picture has only those of the document and of pdf.js.
    const cache = getCompileCacheDir();
    this.#child = fork(
      fileURLToPath(new URL('drawing-process.ts', import.meta.url)),
      [String(limits.memoryMegabytes)],
      {
        env: {
          DISABLE_SYSTEM_FONTS_LOAD: '1',
          ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) }),
        },
        execArgv: [`--max-old-space-size=${MAX_HEAP_MEGABYTES}`, '--disable-warning=ExperimentalWarning'],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    );
    this.#child.on('message', (message: DrawingMessage) => this.#expected?.resolve(message));
    this.#child.once('error', (thrown) => this.#end(String(thrown)));
    this.#child.once('exit', (code, signal) => this.#end(`exit ${code ?? signal}`));
    this.#started = this.#next();
    // If the process ends before the first picture is requested, that request reports it.
    this.#started.catch(() => undefined);
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The process id, for tests that end it. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The picture. Throws the Fault of the document, or `DrawerEnded`. `bytes` is called if the document is not open. */
  async draw(drawing: Drawing, bytes: () => Promise<Uint8Array>): Promise<Buffer> {
    const { startingMs, drawingMs } = this.#limits;
    const started = await this.#within(this.#started, startingMs, () => unavailable('did not start'));
    if (started.kind === 'missing') throw unavailable(started.internal);
    const task = { drawing, bytes: this.document === drawing.document_sha256 ? null : await bytes() };
    const reply = this.#next();
    this.#child.send(task satisfies DrawingTask, () => undefined);
    const message = await this.#within(reply, drawingMs, () =>
      refusal(`The page was not drawn within ${Math.round(drawingMs / 1000)} seconds.`),
    );
    this.drawn += 1;
    this.document = drawing.document_sha256;
    if (message.kind === 'drawn') {
      this.memoryBytes = message.memoryBytes;
      return Buffer.from(message.bytes);
    }
    // The process may have failed to open the document.
    this.document = undefined;
    if (message.kind !== 'fault') throw new DrawerEnded(`unexpected message ${message.kind}`);
    this.memoryBytes = message.memoryBytes;
    throw new Fault(message.code, message.text, message.internal === null ? {} : { internal: message.internal });
  }

  close(): void {
    this.#end('closed');
    this.#child.kill('SIGKILL');
  }

  async #next(): Promise<DrawingMessage> {
    if (this.#hasEnded) throw new DrawerEnded('ended');
    this.#expected = Promise.withResolvers<DrawingMessage>();
    return this.#expected.promise;
  }

  /** A process that exceeds its time is ended: it may be in an endless loop. */
  async #within(reply: Promise<DrawingMessage>, milliseconds: number, late: () => Error): Promise<DrawingMessage> {
    return withTimeout(reply, milliseconds, () => {
      this.close();
      return late();
    });
  }

  #end(reason: string): void {
    this.#hasEnded = true;
    this.#expected?.reject(new DrawerEnded(reason));
  }
}

function unavailable(internal: string): Fault {
  return new Fault('SERVICE_UNAVAILABLE', 'Page pictures cannot be drawn at the moment; retry later.', {
    retryAfterSeconds: 60,
    internal: `The drawing process cannot run: ${internal}`,
  });
}
