/** Serves documents one after another, or on several threads. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BenchDocument } from './documents.ts';
import { learnHouse } from './learn-house.ts';
import { serveDocument } from './serve-in-process.ts';
import type { Circumstances } from './serve-in-process.ts';
import type { Served } from './served.ts';

export interface ServedDocument {
  readonly document: BenchDocument;
  readonly served: Served;
}

/** In the order of the documents, whatever the number of threads. */
export async function* serveAll(
  documents: readonly BenchDocument[],
  jobs: number,
  { withProfiles, ...circumstances }: Omit<Circumstances, 'lesson'> & { readonly withProfiles: boolean },
): AsyncGenerator<ServedDocument> {
  if (withProfiles) {
    yield* serveTaught(documents, circumstances);
    return;
  }
  if (jobs <= 1) {
    for (const document of documents) yield { document, served: await serveDocument(document, circumstances) };
    return;
  }
  const waiting = [...documents.entries()];
  const done = documents.map(() => Promise.withResolvers<Served>());
  const workers = Array.from({ length: Math.min(jobs, documents.length) }, async () => {
    const worker = new Worker(new URL('serve-thread.ts', import.meta.url));
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, document] = next;
      worker.postMessage({ document, circumstances });
      // An error of the worker rejects this wait.
      const [served] = (await once(worker, 'message')) as [Served];
      done[index]?.resolve(served);
    }
    await worker.terminate();
  });
  const failed = Promise.all(workers).then(() => new Promise<never>(() => undefined));
  for (const [index, document] of documents.entries()) {
    const served = done[index]?.promise;
    if (served !== undefined) yield { document, served: await Promise.race([served, failed]) };
  }
}

/** Only documents with an earlier one of the same manager, read with what that one taught. */
async function* serveTaught(
  documents: readonly BenchDocument[],
  circumstances: Circumstances,
): AsyncGenerator<ServedDocument> {
  for (const [index, document] of documents.entries()) {
    const teacher = teacherOf(document, documents.slice(0, index));
    if (teacher === undefined) continue;
    const lesson = await learnHouse(teacher);
    const words = lesson.profiles.flatMap((profile) =>
      profile.words.map(({ printed, term }) => `“${printed}” ${term}`),
    );
    console.log(
      `${document.name}: ${teacher.name} taught ${lesson.aliases.length} names, ${words.join(', ') || 'nothing else'}`,
    );
    yield { document, served: await serveDocument(document, { ...circumstances, lesson }) };
  }
}

/** The last earlier document of the same manager without a planted fault. */
export function teacherOf(document: BenchDocument, before: readonly BenchDocument[]): BenchDocument | undefined {
  const amcOf = ({ funds, amc }: BenchDocument): string => funds.find((fund) => fund.amc_name_raw)?.amc_name_raw ?? amc;
  return before.findLast(
    (one) => !one.name.startsWith('hostile') && amcOf(one) !== '' && amcOf(one) === amcOf(document),
  );
}
