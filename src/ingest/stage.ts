import { doubtInception } from '#domain/checks/plausible-dates.ts';
import type { Sighting } from '#domain/checks/plausible-dates.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FundMention } from '#domain/fund.ts';
import { normaliseName } from '#domain/names.ts';
import type { Arrival, ParsedDocument } from '#sources/rows.ts';
import type { StoredFund } from '#store/registry.ts';
import type { HoldTable } from '#store/tables.ts';
import type { CheckName, Ledger } from './ledger.ts';
import { completeFund, createFund, traitsOf } from './register.ts';
import type { RegistryDraft } from './registry-draft.ts';

/** Rows whose fund is unknown or ambiguous, or that contradict the registry. */
export interface Unmatched {
  readonly check: CheckName;
  readonly identity: readonly string[];
  readonly subject: string;
  readonly fund_key: number | null;
  readonly summary: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly places: number[];
}

/** Rows are identified by their index in the document, from 0. */
export interface Staged {
  /** By fund. */
  readonly placed: ReadonlyMap<number, readonly number[]>;
  readonly unmatched: readonly Unmatched[];
  /** Implausible inception dates: held separately, while their rows are promoted without them. */
  readonly doubtful: readonly Unmatched[];
  /** Rows that a reviewer rejected before. */
  readonly rejectedRows: number;
}

/** Selects the rows that a pass reads: those of funds and names that a decision has clarified. */
export type Only = (fund: StoredFund | undefined, mention: FundMention) => boolean;

type MatchOutcome = { readonly fund_key: number } | { readonly unmatched: Unmatched } | 'rejected' | 'ignored';

/** Limits for the dates that rows state about their funds. */
export interface Seen {
  readonly sighting: Sighting;
  /** The date of the first served NAV, by fund. */
  readonly firstNavs: ReadonlyMap<number, IsoDate>;
}

/**
 * Finds the fund of every row and completes the registry. A new fund with an
 * association id is registered; an unknown name without an id may be a renamed
 * fund, so it is held for review.
 */
export async function stageRows(
  document: ParsedDocument,
  draft: RegistryDraft,
  ledger: Ledger,
  only: Only,
  seen: Seen,
): Promise<Staged> {
  const doubts = await ledger.holds.listOpen(['date_implausible'], { dataset: 'registry' });
  const stage = new Stage(document, draft, ledger, only, seen, doubts);
  for (const [mention, places] of document.byMention) await stage.add(mention, places);
  return stage;
}

class Stage implements Staged {
  readonly placed = new Map<number, number[]>();
  rejectedRows = 0;
  readonly #document: ParsedDocument;
  readonly #draft: RegistryDraft;
  readonly #ledger: Ledger;
  readonly #only: Only;
  readonly #seen: Seen;
  readonly #unmatched = new Map<string, Unmatched>();
  /** By fund. */
  readonly #doubtful = new Map<number, Unmatched>();
  /** Ids of open holds over inceptions, by fund. */
  readonly #open_doubts: ReadonlyMap<number | null, readonly string[]>;

  constructor(
    document: ParsedDocument,
    draft: RegistryDraft,
    ledger: Ledger,
    only: Only,
    seen: Seen,
    doubts: readonly HoldTable[],
  ) {
    this.#seen = seen;
    this.#open_doubts = new Map(
      [...Map.groupBy(doubts, (hold) => hold.fund_key)].map(([fund_key, holds]) => [
        fund_key,
        holds.map(({ id }) => id),
      ]),
    );
    this.#document = document;
    this.#draft = draft;
    this.#ledger = ledger;
    this.#only = only;
  }

  get unmatched(): readonly Unmatched[] {
    return [...this.#unmatched.values()];
  }

  get doubtful(): readonly Unmatched[] {
    return [...this.#doubtful.values()];
  }

  /** Finds the fund of all rows with the same description of it. */
  async add(mention: FundMention, places: readonly number[]): Promise<void> {
    const place = await this.#place(mention, places);
    if (place === 'ignored') return;
    if (place === 'rejected') this.rejectedRows += places.length;
    else if ('unmatched' in place) appendAll(place.unmatched.places, places);
    else {
      const own = this.placed.get(place.fund_key) ?? [];
      this.placed.set(place.fund_key, own);
      appendAll(own, places);
    }
  }

  async #place(mention: FundMention, places: readonly number[]): Promise<MatchOutcome> {
    const match = this.#draft.match(mention);
    if (!this.#only(match.kind === 'fund' ? match.fund : undefined, mention)) return 'ignored';
    switch (match.kind) {
      case 'fund':
        return this.#known(match.fund, await this.#withoutDoubtful(mention, places, match.fund));
      case 'unknown':
        return this.#unknown(mention, places);
      case 'ambiguous':
        return this.#hold(
          'fund_ambiguous',
          nameIdentity(mention),
          mention,
          null,
          ambiguousSummary(mention, match.candidates),
          {
            ...wordsOf(mention),
            candidates: match.candidates.map(({ slug, association_fund_id, category }) => ({
              slug,
              association_fund_id,
              category,
            })),
          },
        );
    }
  }

  /** The mention without its inception date if that date is implausible. */
  async #withoutDoubtful(mention: FundMention, places: readonly number[], fund: StoredFund): Promise<FundMention> {
    const { inception_date } = mention;
    if (inception_date === null) return mention;
    const { sighting, firstNavs } = this.#seen;
    const summary = doubtInception(inception_date, sighting, {
      maturity_date: fund.maturity_date,
      firstNavDate: firstNavs.get(fund.fund_key),
    });
    if (summary === undefined) {
      for (const hold_id of this.#open_doubts.get(fund.fund_key) ?? [])
        this.#ledger.holds.resolve(hold_id, 'A later document resolved it.');
      return mention;
    }
    const identity = ['inception', fund.id, inception_date];
    if ((await this.#ledger.verdicts.find('date_implausible', identity)) !== 'REJECTED') {
      const held = this.#doubtful.get(fund.fund_key) ?? {
        check: 'date_implausible',
        identity,
        subject: fund.name,
        fund_key: fund.fund_key,
        summary,
        figures: { inception_date },
        places: [],
      };
      this.#doubtful.set(fund.fund_key, held);
      appendAll(held.places, places);
    }
    return { ...mention, inception_date: null };
  }

  async #known(fund: StoredFund, mention: FundMention): Promise<MatchOutcome> {
    const dispute = this.#disputes(fund, mention);
    if (dispute === undefined)
      return { fund_key: completeFund(this.#draft, fund, mention, this.#document.page_date).fund_key };
    const { check, printed, registered } = dispute;
    const identity = [fund.id, normaliseName(printed)];
    if ((await this.#ledger.verdicts.find(check, identity)) === 'ACCEPTED') {
      this.#adopt(fund, mention, check);
      return {
        fund_key: completeFund(this.#draft, this.#draft.fund(fund.fund_key), mention, this.#document.page_date)
          .fund_key,
      };
    }
    const summary = `The row of ${fund.name} states ${DISPUTED[check]} "${printed}"; the registry has "${registered}".`;
    return this.#hold(check, identity, mention, fund, summary, { printed, registered });
  }

  /** The statement of a row that contradicts the registry, if any. */
  #disputes(
    fund: StoredFund,
    mention: FundMention,
  ):
    | { check: 'category_disagrees' | 'amc_disagrees' | 'name_disagrees'; printed: string; registered: string }
    | undefined {
    if (mention.category !== null && fund.category !== null && mention.category !== fund.category) {
      return { check: 'category_disagrees', printed: mention.category, registered: fund.category };
    }
    const amc = this.#draft.amcNameOf(fund);
    if (mention.amc_name !== null && amc !== null && normaliseName(mention.amc_name) !== normaliseName(amc)) {
      return { check: 'amc_disagrees', printed: mention.amc_name, registered: amc };
    }
    const is_same = normaliseName(mention.name) === normaliseName(fund.official_name);
    return is_same || this.#draft.findBearer(mention.name, fund) === undefined
      ? undefined
      : { check: 'name_disagrees', printed: mention.name, registered: fund.official_name };
  }

  #adopt(fund: StoredFund, mention: FundMention, check: CheckName): void {
    if (check === 'category_disagrees')
      this.#draft.changeFund(
        fund.fund_key,
        traitsOf({ category: mention.category, scheme_type: mention.scheme_type ?? fund.scheme_type }),
      );
    if (check === 'amc_disagrees' && mention.amc_name !== null)
      this.#draft.changeFund(fund.fund_key, { amc_key: this.#draft.registerAmc(mention.amc_name).amc_key });
  }

  async #unknown(mention: FundMention, places: readonly number[]): Promise<MatchOutcome> {
    const identity = nameIdentity(mention);
    const isFounding = this.#draft.wasEmpty && !this.#document.carriesIds;
    const isCertain =
      mention.association_fund_id !== null ||
      isFounding ||
      (await this.#ledger.verdicts.find('fund_unknown', identity)) === 'ACCEPTED';
    // An id without a name is not enough to register a fund.
    if (isCertain && mention.name !== '') {
      const fund = createFund(this.#draft, { ...mention, inception_date: null }, this.#document.page_date);
      return {
        fund_key: completeFund(
          this.#draft,
          fund,
          await this.#withoutDoubtful(mention, places, fund),
          this.#document.page_date,
        ).fund_key,
      };
    }
    const near = this.#draft.suggest(mention.name).map(({ slug, name }) => ({ slug, name }));
    return this.#hold('fund_unknown', identity, mention, null, unknownSummary(mention), {
      ...wordsOf(mention),
      nearNames: near,
    });
  }

  async #hold(
    check: CheckName,
    identity: readonly string[],
    mention: FundMention,
    fund: StoredFund | null,
    summary: string,
    figures: Record<string, unknown>,
  ): Promise<MatchOutcome> {
    if ((await this.#ledger.verdicts.find(check, identity)) === 'REJECTED') return 'rejected';
    const key = [check, ...identity].join('\n');
    const unmatched = this.#unmatched.get(key) ?? {
      check,
      identity,
      subject: mention.name === '' ? `association id ${mention.association_fund_id}` : mention.name,
      fund_key: fund?.fund_key ?? null,
      summary,
      figures,
      places: [],
    };
    this.#unmatched.set(key, unmatched);
    return { unmatched };
  }
}

const DISPUTED: Readonly<Record<string, string>> = {
  category_disagrees: 'category',
  amc_disagrees: 'AMC',
  name_disagrees: 'name',
};

/** One hold per name, whichever documents print it; sub-funds with the same name have a hold each. */
export function nameIdentity(mention: FundMention): string[] {
  const name = mention.name === '' ? `#${mention.association_fund_id}` : normaliseName(mention.name);
  return [name, mention.category?.startsWith('VPS-') ? mention.category : ''];
}

/** The words by which a held name is matched again when the registry has changed. */
function wordsOf({ name, association_fund_id, amc_name, category }: FundMention): Record<string, string | null> {
  return { amc: amc_name, category, ...(name === '' ? { association_fund_id } : {}) };
}

function unknownSummary(mention: FundMention): string {
  if (mention.name === '')
    return (
      `No fund in the registry has the association id ${mention.association_fund_id}, and the row contains no name. ` +
      'Add the fund with a registry sheet.'
    );
  const of = mention.amc_name === null ? '' : ` of ${mention.amc_name}`;
  return `No fund${of} in the registry is called "${mention.name}", and the row contains no association id.`;
}

function ambiguousSummary(mention: FundMention, candidates: readonly StoredFund[]): string {
  return (
    `${candidates.length} funds are called "${mention.name}", and the row does not identify one. ` +
    'Give association_fund_id or category, or choose one with `mfds review alias`.'
  );
}

// `push(...places)` would put a million arguments on the stack.
function appendAll(own: number[], places: readonly number[]): void {
  for (const place of places) own.push(place);
}

/** The arrival of a document at a time (milliseconds since the epoch), from a URL or as a file. */
export function arrivalOf(at: number, url: string | null): Arrival {
  return { observed_on: todayInKarachi(new Date(at)), isFetched: url !== null };
}

/** All rows of the document. */
export const everything: Only = () => true;
