import { holdId } from '#domain/identity.ts';
import type { FactTx } from '#store/database.ts';
import { listDecidedHolds, listHoldsOfReports } from '#store/hold-rows.ts';
import type { HoldSummary } from '#store/hold-rows.ts';

type Verdict = 'ACCEPTED' | 'REJECTED';

/**
 * Earlier decisions of reviewers. They are read by hold id when a check fails: a store keeps every decision, so reading
 * all of them would make each import slower than the previous one.
 */
export class Verdicts {
  readonly #tx: FactTx;
  /** By hold id; undefined: the store has no decided hold of this id. */
  readonly #loaded = new Map<string, HoldSummary | undefined>();
  /** Ids that a check requested before they were loaded. */
  readonly #missing = new Set<string>();

  constructor(tx: FactTx) {
    this.#tx = tx;
  }

  /** The decision on a hold of this identity, if a reviewer made one. */
  async find(check: string, identity: readonly string[]): Promise<Verdict | undefined> {
    const id = holdId([check, ...identity]);
    if (!this.#loaded.has(id)) await this.#load([id]);
    return verdictOf(this.#loaded.get(id));
  }

  /**
   * Runs a pure check, loads the decisions it requested, and repeats it until it requests no more. A decision may lead
   * to further requests: from the second round on, all decisions about the fund are loaded, so that a fund is checked
   * three times at most.
   */
  async judge<Judgement>(fund_key: number, judge: () => Judgement): Promise<Judgement> {
    for (let round = 1; ; round += 1) {
      this.#missing.clear();
      const judgement = judge();
      if (this.#missing.size === 0 || round === 3) return judgement;
      if (round === 2)
        for (const hold of await listDecidedHolds(this.#tx, { fund_key })) this.#loaded.set(hold.id, hold);
      else await this.#load([...this.#missing]);
    }
  }

  /** As `find`, for use inside `judge`. */
  verdictOn(check: string, identity: readonly string[]): Verdict | undefined {
    return verdictOf(this.#ask(check, identity));
  }

  /** Why a reviewer rejected what a hold of this identity is about; for use inside `judge`. */
  rejectionOf(check: string, identity: readonly string[]): string | undefined {
    const hold = this.#ask(check, identity);
    return hold?.status === 'REJECTED' ? (hold.reason ?? '') : undefined;
  }

  /** The value that a reviewer chose when a hold of this identity had several; for use inside `judge`. */
  choiceOn(check: string, identity: readonly string[]): string | undefined {
    const hold = this.#ask(check, identity);
    if (hold?.status !== 'ACCEPTED') return undefined;
    return (JSON.parse(hold.figures) as { chosen?: string }).chosen;
  }

  /** Loads the open and decided holds of a document and of reports; `verdictOn` then knows the decisions. */
  async loadReportHolds(document_sha256: string, reportKeys: readonly string[]): Promise<readonly HoldSummary[]> {
    const holds = await listHoldsOfReports(this.#tx, document_sha256, reportKeys);
    for (const hold of holds) this.#loaded.set(hold.id, hold);
    return holds;
  }

  #ask(check: string, identity: readonly string[]): HoldSummary | undefined {
    const id = holdId([check, ...identity]);
    if (!this.#loaded.has(id)) this.#missing.add(id);
    return this.#loaded.get(id);
  }

  async #load(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#loaded.set(id, undefined);
    for (const hold of await listDecidedHolds(this.#tx, { ids })) this.#loaded.set(hold.id, hold);
  }
}

function verdictOf(hold: HoldSummary | undefined): Verdict | undefined {
  return hold?.status === 'ACCEPTED' || hold?.status === 'REJECTED' ? hold.status : undefined;
}
