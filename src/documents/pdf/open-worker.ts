import { PDFWorker, WorkerMessageHandler } from './pdfjs.ts';

type Transferred = NonNullable<NonNullable<Parameters<typeof structuredClone>[1]>['transfer']>;

/** Commands of a page with their arguments. pdf.js empties both lists after it has sent them. */
interface Commands {
  readonly fnArray: readonly unknown[];
  readonly argsArray: readonly unknown[];
}

/**
 * The port between the two halves of pdf.js, both in this process. It copies messages as the port of pdf.js does, but
 * not the arguments of commands, which nothing changes any more: copying every glyph of a page would take up to a tenth
 * of the time to read it.
 */
class SharingPort extends EventTarget {
  postMessage(message: { readonly chunk?: Partial<Commands> }, transfer: Transferred = []): void {
    const { fnArray, argsArray } = message.chunk ?? {};
    const isCommands = fnArray !== undefined && argsArray !== undefined;
    const data = isCommands
      ? { ...message, chunk: { ...message.chunk, fnArray: [...fnArray], argsArray: [...argsArray] } }
      : structuredClone(message, { transfer });
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
  }
}

/** The half of pdf.js that interprets a file, for one document. */
export function openWorker(): PDFWorker {
  const port = new SharingPort();
  WorkerMessageHandler.initializeFromPort(port);
  // The type of the parameter allows no port.
  return new PDFWorker({ port: port as never, verbosity: 0 });
}
