/** The figures as tables for people, and as JSON. */
import type { DocumentFact, DocumentPlanted, Summary } from './measure.ts';
import type { CurvePoint } from './risk-coverage.ts';
import type { Value } from './served.ts';
import { precisionOf, recallOf, recallWithWithheld, total, type Counts, type Tally } from './tally.ts';

const KINDS = ['want', 'right', 'wrong', 'cut', 'extra', 'missing', 'withheld'] as const;
const NAME_WIDTH = 44;
const SHOWN_VALUE = 160;

export function printSummary({ documents, sections, houses }: Summary): void {
  printHead('per document');
  for (const { name, tally, isRefused, held } of documents) {
    const checks = Object.entries(held).map(([check, rows]) => `${check} ${rows}`);
    printLine(name, tally, isRefused ? ' refused' : checks.length > 0 ? ` held: ${checks.join(', ')}` : '');
  }
  printHead('per house');
  for (const [house, tally] of houses) printLine(house === '' ? '(unnamed)' : house, tally);
  printHead('per section');
  for (const [section, counts] of sections) printLine(section, new Map([[section, counts]]));
}

function printHead(title: string): void {
  console.log(
    `\n${title.padEnd(NAME_WIDTH)} ${KINDS.map((kind) => kind.padStart(9)).join('')}  recall +withh. precision`,
  );
}

function printLine(name: string, tally: Tally, note = ''): void {
  const sum = total(tally);
  const figures = KINDS.map((kind) => String(sum[kind]).padStart(9)).join('');
  const shares = `${recallOf(sum).toFixed(3)}  ${recallWithWithheld(sum).toFixed(3)}  ${precisionOf(sum).toFixed(4)}`;
  console.log(`${name.slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)} ${figures}   ${shares}${note}`);
}

/** `isFull`: with what was withheld of the page, and the checks that held rows of its document. */
export function printPlanted(planted: readonly DocumentPlanted[], isFull: boolean): void {
  for (const fault of planted) {
    const state = fault.served.length > 0 ? 'SERVED' : 'not served';
    const rest = `${fault.restRight} of ${fault.restWant} true facts of the page served`;
    console.log(
      `planted ${state}: ${fault.document} | ${fault.fund} | ${fault.kind} | ${fault.served.length} of ${fault.values} false values | ${rest}`,
    );
    for (const point of fault.served)
      console.log(
        `  served: ${point.section} ${point.scope ?? ''} ${point.key ?? ''} ${point.column ?? ''} ${point.printed}`,
      );
    if (!isFull) continue;
    for (const [check, rows] of Object.entries(fault.held)) console.log(`  held by ${check}: ${rows} rows`);
    for (const note of fault.withheld) console.log(`  withheld ${note}`);
  }
}

const VERDICTS = ['wrong', 'cut', 'extra'];

/** The facts that count against precision, wrong ones first. */
export function printWrong(facts: readonly DocumentFact[], most: number): void {
  const counted = facts
    .filter((fact) => fact.isCounted)
    .toSorted((left, right) => VERDICTS.indexOf(left.verdict) - VERDICTS.indexOf(right.verdict));
  for (const { verdict, document, fund, scope, section, label, column, expected, served } of counted.slice(0, most)) {
    const place = [document, scope === '' ? fund : `${fund} / ${scope}`, section, label, column].join(' | ');
    console.log(`  ${verdict} ${place} | expected ${inOneLine(expected)} | served ${inOneLine(served)}`);
  }
  if (counted.length > most) console.log(`  ... and ${counted.length - most} more (--show N)`);
  const uncounted = (verdict: string): number =>
    facts.filter((fact) => fact.verdict === verdict && !fact.isCounted).length;
  console.log(
    `not counted: ${uncounted('cut')} texts or labels cut, ${uncounted('extra')} extra values where the expected file may be incomplete`,
  );
}

function inOneLine(value: Value): string {
  return String(value).replace(/\s+/g, ' ').slice(0, SHOWN_VALUE);
}

export function printCurve(points: readonly CurvePoint[]): void {
  console.log('\nrisk-coverage curve: recall and precision if only facts from a confidence on were served');
  if (points.length === 0) console.log('No served fact has a confidence.');
  for (const { threshold, recall, precision } of points)
    console.log(`  ${String(threshold).padStart(10)}  recall ${recall.toFixed(4)}  precision ${precision.toFixed(5)}`);
}

export function printTotal({ documents, sections, aside }: Summary): void {
  const sum = total(sections);
  const planted = documents.flatMap((document) => document.planted);
  console.log(
    `pages with a planted fault, not in the recall: ${aside.right} of ${aside.want} true facts served, ${aside.withheld} withheld`,
  );
  const figures = [
    `recall ${recallOf(sum).toFixed(4)} (with withheld ${recallWithWithheld(sum).toFixed(4)})`,
    `precision ${precisionOf(sum).toFixed(4)}`,
    `wrong ${sum.counted}`,
    `planted-served ${planted.filter((fault) => fault.served.length > 0).length}/${planted.length}`,
    `documents-refused ${documents.filter((document) => document.isRefused).length}`,
  ];
  console.log(`facts: ${figures.join(' ')}`);
}

/** All figures and every fact that is not right. */
export function toJson({ documents, sections, houses, aside }: Summary, curve: readonly CurvePoint[]): string {
  const tallyOf = (tally: Tally): Record<string, Counts> => Object.fromEntries(tally);
  return JSON.stringify(
    {
      documents: Object.fromEntries(documents.map(({ name, tally }) => [name, tallyOf(tally)])),
      sections: tallyOf(sections),
      houses: Object.fromEntries([...houses].map(([house, tally]) => [house, total(tally)])),
      not_right: documents.flatMap((document) => document.facts.filter((fact) => fact.verdict !== 'right')),
      planted: documents.flatMap((document) => document.planted),
      refused: documents.filter((document) => document.isRefused).map(({ name }) => name),
      held: Object.fromEntries(documents.map(({ name, held }) => [name, held])),
      planted_pages: aside,
      curve,
    },
    null,
    1,
  );
}
