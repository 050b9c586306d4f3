import type { FundMention } from '#domain/fund.ts';
import { normaliseName } from '#domain/names.ts';
import type { ParsedDocument } from '#sources/rows.ts';
import type { StoredFund } from '#store/registry.ts';
import type { CheckName, Ledger } from './ledger.ts';
import { completeFund, createFund, traitsOf } from './register.ts';
import type { RegistryDraft } from './registry-draft.ts';

/** Rows whose fund could not be told, or whose words disagree with the registry. */
export interface Unmatched {
  readonly check: CheckName;
  readonly identity: readonly string[];
  readonly subject: string;
  readonly fund_key: number | null;
  readonly summary: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly places: number[];
}

/** Rows are named by their places in the document, from 0. */
export interface Staged {
  /** By fund. */
  readonly placed: ReadonlyMap<number, readonly number[]>;
  readonly unmatched: readonly Unmatched[];
  /** Rows that a person had rejected before. */
  readonly rejected_rows: number;
}

/** Limits a pass to what a decision or a new name has made clear: these funds, by key. */
export type Only = (fund: StoredFund | undefined, mention: FundMention) => boolean;

type Place = { readonly fund_key: number } | { readonly unmatched: Unmatched } | 'rejected' | 'passed over';

/**
 * Finds the fund of every row and completes the registry on the way. A fund
 * named by an association id is registered when it is new; a name without an id
 * that nobody knows may be a rename, so it waits for a person.
 */
export function stageRows(document: ParsedDocument, draft: RegistryDraft, ledger: Ledger, only: Only): Staged {
  const stage = new Stage(document, draft, ledger, only);
  for (const [mention, places] of document.by_mention) stage.add(mention, places);
  return stage;
}

class Stage implements Staged {
  readonly placed = new Map<number, number[]>();
  rejected_rows = 0;
  readonly #document: ParsedDocument;
  readonly #draft: RegistryDraft;
  readonly #ledger: Ledger;
  readonly #only: Only;
  readonly #unmatched = new Map<string, Unmatched>();

  constructor(document: ParsedDocument, draft: RegistryDraft, ledger: Ledger, only: Only) {
    this.#document = document;
    this.#draft = draft;
    this.#ledger = ledger;
    this.#only = only;
  }

  get unmatched(): readonly Unmatched[] {
    return [...this.#unmatched.values()];
  }

  /** Finds the fund of all rows that say the same of it. */
  add(mention: FundMention, places: readonly number[]): void {
    const place = this.#place(mention);
    if (place === 'passed over') return;
    if (place === 'rejected') this.rejected_rows += places.length;
    else if ('unmatched' in place) appendAll(place.unmatched.places, places);
    else {
      const own = this.placed.get(place.fund_key) ?? [];
      this.placed.set(place.fund_key, own);
      appendAll(own, places);
    }
  }

  #place(mention: FundMention): Place {
    const match = this.#draft.match(mention);
    if (!this.#only(match.kind === 'fund' ? match.fund : undefined, mention)) return 'passed over';
    switch (match.kind) {
      case 'fund':
        return this.#known(match.fund, mention);
      case 'unknown':
        return this.#unknown(mention);
      case 'ambiguous':
        return this.#hold('fund_ambiguous', nameIdentity(mention), mention, null, ambiguousSummary(mention, match.candidates), {
          ...wordsOf(mention),
          candidates: match.candidates.map(({ slug, association_fund_id, category }) => ({ slug, association_fund_id, category })),
        });
    }
  }

  #known(fund: StoredFund, mention: FundMention): Place {
    const dispute = this.#disputes(fund, mention);
    if (dispute === undefined) return { fund_key: completeFund(this.#draft, fund, mention, this.#document.page_date).fund_key };
    const { check, printed, registered } = dispute;
    const identity = [fund.id, normaliseName(printed)];
    if (this.#ledger.verdictOn(check, identity) === 'ACCEPTED') {
      this.#adopt(fund, mention, check);
      return { fund_key: completeFund(this.#draft, this.#draft.fund(fund.fund_key), mention, this.#document.page_date).fund_key };
    }
    const summary = `The row of ${fund.name} says ${DISPUTED[check]} "${printed}"; the registry has "${registered}".`;
    return this.#hold(check, identity, mention, fund, summary, { printed, registered });
  }

  /** What a row says of its fund that cannot be true beside the registry. */
  #disputes(fund: StoredFund, mention: FundMention): { check: 'category_disagrees' | 'amc_disagrees' | 'name_disagrees'; printed: string; registered: string } | undefined {
    if (mention.category !== null && fund.category !== null && mention.category !== fund.category) {
      return { check: 'category_disagrees', printed: mention.category, registered: fund.category };
    }
    const amc = this.#draft.amcNameOf(fund);
    if (mention.amc_name !== null && amc !== null && normaliseName(mention.amc_name) !== normaliseName(amc)) {
      return { check: 'amc_disagrees', printed: mention.amc_name, registered: amc };
    }
    const is_same = normaliseName(mention.name) === normaliseName(fund.official_name);
    return is_same || this.#draft.findBearer(mention.name, fund) === undefined ? undefined : { check: 'name_disagrees', printed: mention.name, registered: fund.official_name };
  }

  #adopt(fund: StoredFund, mention: FundMention, check: CheckName): void {
    if (check === 'category_disagrees') this.#draft.changeFund(fund.fund_key, traitsOf({ category: mention.category, scheme_type: mention.scheme_type ?? fund.scheme_type }));
    if (check === 'amc_disagrees' && mention.amc_name !== null) this.#draft.changeFund(fund.fund_key, { amc_key: this.#draft.registerAmc(mention.amc_name).amc_key });
  }

  #unknown(mention: FundMention): Place {
    const identity = nameIdentity(mention);
    const is_founding = this.#draft.was_empty && !this.#document.carries_ids;
    const is_certain = mention.association_fund_id !== null || is_founding || this.#ledger.verdictOn('fund_unknown', identity) === 'ACCEPTED';
    // An id alone names no fund: a person could not read what is meant.
    if (is_certain && mention.name !== '') return { fund_key: createFund(this.#draft, mention, this.#document.page_date).fund_key };
    const near = this.#draft.suggest(mention.name).map(({ slug, name }) => ({ slug, name }));
    return this.#hold('fund_unknown', identity, mention, null, unknownSummary(mention), { ...wordsOf(mention), near_names: near });
  }

  #hold(check: CheckName, identity: readonly string[], mention: FundMention, fund: StoredFund | null, summary: string, figures: Record<string, unknown>): Place {
    if (this.#ledger.verdictOn(check, identity) === 'REJECTED') return 'rejected';
    const key = [check, ...identity].join('\n');
    const unmatched = this.#unmatched.get(key) ?? { check, identity, subject: mention.name === '' ? `association id ${mention.association_fund_id}` : mention.name, fund_key: fund?.fund_key ?? null, summary, figures, places: [] };
    this.#unmatched.set(key, unmatched);
    return { unmatched };
  }
}

const DISPUTED: Readonly<Record<string, string>> = { category_disagrees: 'category', amc_disagrees: 'AMC', name_disagrees: 'name' };

/** A name waits once, whichever documents print it; sub-funds of one name wait apart. */
export function nameIdentity(mention: FundMention): string[] {
  const name = mention.name === '' ? `#${mention.association_fund_id}` : normaliseName(mention.name);
  return [name, mention.category?.startsWith('VPS-') ? mention.category : ''];
}

/** By what a held name is matched again once the registry knows more. */
function wordsOf({ name, association_fund_id, amc_name, category }: FundMention): Record<string, string | null> {
  return { amc: amc_name, category, ...(name === '' ? { association_fund_id } : {}) };
}

function unknownSummary(mention: FundMention): string {
  if (mention.name === '') return `No fund in the registry has the association id ${mention.association_fund_id}, and the row carries no name. Add the fund with a registry sheet.`;
  const of = mention.amc_name === null ? '' : ` of ${mention.amc_name}`;
  return `No fund${of} in the registry is called "${mention.name}", and the row carries no association id.`;
}

function ambiguousSummary(mention: FundMention, candidates: readonly StoredFund[]): string {
  return `${candidates.length} funds are called "${mention.name}", and the row does not say which. Give association_fund_id or category, or say with \`mfds review alias\` which one is meant.`;
}

// A spread call would put a million places on the stack.
function appendAll(own: number[], places: readonly number[]): void {
  for (const place of places) own.push(place);
}

/** Every row of a document is its business. */
export const everything: Only = () => true;

