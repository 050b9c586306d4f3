/**
 * `npm run bench:extraction -- DIR_OR_PDF…`: how well reports are read. PDFs with expected facts (NAME.expected.json beside
 * NAME.pdf) are taken in and served as `mfds ingest fmr` and the API do, each in a store of its own, and every served value
 * is compared with its own place on the page. Prints recall, precision, planted faults and wrong values. Of a PDF without
 * expected facts it prints what is read.
 *
 *   --show N      how many wrong values to print, or `all` (40)
 *   --planted     what withheld each planted fault
 *   --curve       recall against precision over the confidence of served facts
 *   --json FILE   all figures and every fact that is not right
 *   --save DIR    keep what was served, a JSON file per document
 *   --saved DIR   judge what is kept there; reads no PDF
 *   --profiles    read only documents that follow another of their manager, with what that one taught
 *   --taught      the same documents without it
 *   --association with the association's NAVs of the report dates in the store
 *   --confirmed   a person has accepted every page that was read by character recognition
 *   --jobs N      documents at the same time (1)
 *   --amc NAME    the manager of funds for which neither expected file nor manifest names one
 */
import { writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { hasExpected, listPdfs, openDocument, type BenchDocument } from './documents.ts';
import { measureDocument, summarise, type DocumentResult } from './measure.ts';
import { printCurve, printPlanted, printSummary, printTotal, printWrong, toJson } from './print.ts';
import { printRead } from './print-read.ts';
import { riskCoverage } from './risk-coverage.ts';
import { serveAll, teacherOf, type ServedDocument } from './serve-all.ts';
import { readSaved, saveServed } from './served.ts';
import { total } from './tally.ts';

enableCompileCache();

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'string', default: '40' },
    planted: { type: 'boolean', default: false },
    curve: { type: 'boolean', default: false },
    json: { type: 'string' },
    save: { type: 'string' },
    saved: { type: 'string' },
    profiles: { type: 'boolean', default: false },
    taught: { type: 'boolean', default: false },
    association: { type: 'boolean', default: false },
    confirmed: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
    amc: { type: 'string', default: '' },
  },
});

async function* serveOrRead(documents: readonly BenchDocument[]): AsyncGenerator<ServedDocument> {
  const { saved } = options;
  if (saved === undefined)
    yield* serveAll(documents, Number(options.jobs), {
      withProfiles: options.profiles,
      withNavs: options.association,
      isConfirmed: options.confirmed,
    });
  else
    for (const document of documents) {
      const served = readSaved(saved, document.name);
      if (served === undefined) throw new Error(`${saved} has no ${document.name}.json`);
      yield { document, served };
    }
}

const pdfs = listPdfs(paths);
if (pdfs.length === 0) {
  console.error('Name folders or PDFs: npm run bench:extraction -- DIR');
  process.exit(2);
}
const all = pdfs.filter(hasExpected).map((pdf) => openDocument(pdf, options.amc));
const documents = options.taught ? all.filter((one, at) => teacherOf(one, all.slice(0, at)) !== undefined) : all;
for (const pdf of pdfs.filter((one) => !hasExpected(one))) await printRead(pdf);
if (documents.length === 0) process.exit();
const began = performance.now();
const results: DocumentResult[] = [];
for await (const { document, served } of serveOrRead(documents)) {
  if (options.save !== undefined) saveServed(options.save, document.name, served);
  results.push(measureDocument(document, served));
}
const summary = summarise(results);
const facts = results.flatMap((result) => result.facts);
const sum = total(summary.sections);
const scored = facts.filter(({ verdict }) => verdict === 'right').length;
const curve = riskCoverage(facts, sum.want, sum.right - scored);
printSummary(summary);
console.log('');
printPlanted(
  results.flatMap((result) => result.planted),
  options.planted,
);
printWrong(facts, options.show === 'all' ? facts.length : Number(options.show));
if (options.curve) printCurve(curve);
console.log(`${documents.length} documents in ${((performance.now() - began) / 1000).toFixed(1)} s`);
printTotal(summary);
if (options.json !== undefined) writeFileSync(options.json, `${toJson(summary, curve)}\n`);
