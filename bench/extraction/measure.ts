/** The verdicts on all facts of the documents that were served, document by document. */
import { basename } from 'node:path';
import { normalise } from './compare-values.ts';
import type { BenchDocument } from './documents.ts';
import { inTrueMonth } from './expected-file.ts';
import { findReports } from './find-reports.ts';
import { judgeFund, type JudgedFact, type PlantedResult } from './judge.ts';
import { umbrellaName } from './scopes.ts';
import { listIngested, type Served } from './served.ts';
import { addCounts, addTally, noCounts, total, type Counts, type Tally } from './tally.ts';

export interface DocumentFact extends JudgedFact {
  readonly document: string;
  readonly fund: string;
}

export interface DocumentPlanted extends PlantedResult {
  readonly document: string;
  /** Rows of the document that were held for review, by check. */
  readonly held: Readonly<Record<string, number>>;
}

export interface DocumentResult {
  readonly name: string;
  readonly tally: Tally;
  /** By manager. */
  readonly houses: ReadonlyMap<string, Tally>;
  readonly facts: readonly DocumentFact[];
  readonly planted: readonly DocumentPlanted[];
  /** True facts of pages with a planted fault, which are kept out of the recall. */
  readonly aside: Counts;
  readonly isRefused: boolean;
  readonly held: Readonly<Record<string, number>>;
}

export function measureDocument(document: BenchDocument, served: Served): DocumentResult {
  const { name } = document;
  const ingested = listIngested(served).find((one) => basename(one.document.origin) === basename(document.path));
  const held = ingested?.held_rows ?? {};
  const ownNames = new Set(document.funds.map((fund) => normalise(umbrellaName(fund.fund_name_raw))));
  const tally: Tally = new Map();
  const houses = new Map<string, Tally>();
  const facts: DocumentFact[] = [];
  const planted: DocumentPlanted[] = [];
  const aside = noCounts();
  for (const entry of document.funds.map(inTrueMonth)) {
    const reports = findReports(entry, served.served, ownNames);
    const judged = judgeFund(entry, reports, document.isComplete);
    if (judged.planted !== null) {
      planted.push({ ...judged.planted, document: name, held });
      addCounts(aside, setAside(judged.tally));
    }
    addTally(tally, judged.tally);
    const house = entry.amc_name_raw || document.amc;
    const ofHouse = houses.get(house) ?? new Map();
    addTally(ofHouse, judged.tally);
    houses.set(house, ofHouse);
    const fund = umbrellaName(entry.fund_name_raw);
    const kept = judged.facts.filter(({ verdict }) => judged.planted === null || verdict !== 'right');
    facts.push(...kept.map((fact) => ({ ...fact, document: name, fund })));
  }
  return { name, tally, houses, facts, planted, aside, isRefused: ingested?.outcome === 'refused', held };
}

/** Takes the true facts of a page with a planted fault out of its tally: what is wrong on the page still counts. */
function setAside(tally: Tally): Counts {
  const { want, right, missing, withheld } = total(tally);
  for (const counts of tally.values()) Object.assign(counts, { want: 0, right: 0, missing: 0, withheld: 0 });
  return { ...noCounts(), want, right, missing, withheld };
}

export interface Summary {
  readonly documents: readonly DocumentResult[];
  readonly sections: Tally;
  readonly houses: ReadonlyMap<string, Tally>;
  readonly aside: Counts;
}

export function summarise(documents: readonly DocumentResult[]): Summary {
  const sections: Tally = new Map();
  const houses = new Map<string, Tally>();
  const aside = noCounts();
  for (const document of documents) {
    addTally(sections, document.tally);
    addCounts(aside, document.aside);
    for (const [house, tally] of document.houses) {
      const known = houses.get(house) ?? new Map();
      addTally(known, tally);
      houses.set(house, known);
    }
  }
  return { documents, sections, houses, aside };
}
