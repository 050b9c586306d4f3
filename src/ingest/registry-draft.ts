import { joinLines } from '#base/pattern-lines.ts';
import { Fault } from '#base/fault.ts';
import { familyOf, normaliseName, slugify } from '#domain/names.ts';
import type { Amc, Family, Fund, FundMention } from '#domain/fund.ts';
import { amcId, familyId } from '#domain/identity.ts';
import type { FamilyType, SchemeType } from '#domain/vocabularies.ts';
import type { FactTx } from '#store/database.ts';
import { listRegistry, saveAmc, saveFamily, saveFund } from '#store/registry.ts';
import type { StoredFund, StoredRegistry } from '#store/registry.ts';
import type { Ledger } from './ledger.ts';
import { matchByName, NameIndex } from './match.ts';
import type { Match } from './match.ts';

/**
 * The registry during the import of one document: loaded as a whole, changed in memory, written once with its events.
 * All reads and changes of registry records during an import use it.
 */
export class RegistryDraft {
  readonly amcs = new Map<number, Amc>();
  readonly families = new Map<number, Family>();
  readonly funds = new Map<number, StoredFund>();
  readonly counts = { amcs_created: 0, families_created: 0, funds_created: 0, funds_updated: 0 };
  /** True if there were no funds before the import: a table without ids may then create the registry. */
  readonly wasEmpty: boolean;
  readonly #names: NameIndex;
  readonly #by_association_id = new Map<string, number>();
  readonly #slugs = new Set<string>();
  readonly #ledger: Ledger;
  /** Public ids of records that this import created. */
  readonly #created = new Set<string>();
  readonly #changed_amcs = new Set<number>();
  readonly #changed_families = new Set<number>();
  /** Changed members by fund key; `announce` turns them into one event per fund. */
  readonly #changed_funds = new Map<number, Set<string>>();
  /** Funds whose changes are not yet in the store. */
  readonly #unsaved = new Set<number>();

  private constructor(stored: StoredRegistry, ledger: Ledger) {
    this.#ledger = ledger;
    for (const amc of stored.amcs) this.amcs.set(amc.amc_key, amc);
    for (const family of stored.families) this.families.set(family.family_key, family);
    for (const fund of stored.funds) this.#index(fund);
    this.#names = new NameIndex(stored.funds, stored.aliases);
    this.wasEmpty = stored.funds.length === 0;
  }

  static async load(tx: FactTx, ledger: Ledger): Promise<RegistryDraft> {
    return new RegistryDraft(await listRegistry(tx), ledger);
  }

  fund(fund_key: number): StoredFund {
    const fund = this.funds.get(fund_key);
    if (fund === undefined)
      throw new Fault('INTERNAL_ERROR', 'The registry has no such fund.', { internal: `fund_key ${fund_key}` });
    return fund;
  }

  findBySlug(slug: string): StoredFund | undefined {
    return [...this.funds.values()].find((fund) => fund.slug === slug);
  }

  amcNameOf(fund: StoredFund): string | null {
    return fund.amc_key === null ? null : (this.amcs.get(fund.amc_key)?.name ?? null);
  }

  /** By association id first, then by exact name. */
  match(mention: FundMention): Match {
    const id = mention.association_fund_id;
    const key = id === null ? undefined : this.#by_association_id.get(id);
    if (key !== undefined) return { kind: 'fund', fund: this.fund(key) };
    return matchByName(
      mention,
      this.#names,
      (fund_key) => this.fund(fund_key),
      (fund) => this.amcNameOf(fund),
    );
  }

  /** Similar names for the review list. */
  suggest(name: string): StoredFund[] {
    return name === '' ? [] : this.#names.listNear(name).map((key) => this.fund(key));
  }

  /** Another fund of the same category with this name. */
  findBearer(name: string, fund: StoredFund): StoredFund | undefined {
    const wanted = normaliseName(name);
    return [...this.#names.keysOf(name)]
      .map((key) => this.fund(key))
      .find(
        (other) =>
          other.fund_key !== fund.fund_key &&
          other.category === fund.category &&
          normaliseName(other.official_name) === wanted,
      );
  }

  findAmc(name: string): Amc | undefined {
    return [...this.amcs.values()].find((amc) => normaliseName(amc.name) === normaliseName(name));
  }

  /** The AMC of that name; created if it does not exist. */
  registerAmc(name: string): Amc {
    const known = this.findAmc(name);
    if (known !== undefined) return known;
    const amc: Amc = {
      amc_key: this.amcs.size + 1,
      id: amcId(name),
      slug: this.#mintSlug(slugify(name), 'amc', amcId(name)),
      name,
      short_name: shortNameOf(name),
      website: null,
    };
    this.amcs.set(amc.amc_key, amc);
    this.#created.add(amc.id);
    this.#changed_amcs.add(amc.amc_key);
    this.counts.amcs_created += 1;
    return amc;
  }

  /** The family of that name and type, with its AMC; created if it does not exist. */
  registerFamily(family_type: FamilyType, name: string, amc_key: number | null): Family {
    const id = familyId(family_type, name);
    const known = [...this.families.values()].find((family) => family.id === id);
    if (known === undefined) {
      const family: Family = {
        family_key: this.families.size + 1,
        id,
        slug: this.#mintSlug(slugify(name), 'family', id),
        name,
        family_type,
        amc_key,
      };
      this.families.set(family.family_key, family);
      this.#created.add(id);
      this.#changed_families.add(family.family_key);
      this.counts.families_created += 1;
      return family;
    }
    return this.#completeFamily(known, amc_key);
  }

  #completeFamily(family: Family, amc_key: number | null): Family {
    if (family.amc_key !== null || amc_key === null) return family;
    const completed = { ...family, amc_key };
    this.families.set(family.family_key, completed);
    this.#changed_families.add(family.family_key);
    return completed;
  }

  /** Adds a new fund; its slug is generated here, once, and never changes. */
  addFund(
    fund: Omit<
      StoredFund,
      'fund_key' | 'slug' | 'updated_at' | 'record_version' | 'nav_version' | 'payout_version' | 'report_version'
    >,
    askedSlug?: string,
  ): StoredFund {
    const wanted =
      askedSlug ??
      slugify(fund.vps_asset_class === null ? fund.name : `${fund.name} ${fund.vps_asset_class.replaceAll('_', ' ')}`);
    const added: StoredFund = {
      ...fund,
      fund_key: this.funds.size + 1,
      slug: this.#mintSlug(wanted, 'fund', fund.association_fund_id ?? fund.id),
      updated_at: this.#ledger.known_at,
      record_version: 0,
      nav_version: 0,
      payout_version: 0,
      report_version: 0,
    };
    this.#change(added);
    this.#names.addFund(added);
    this.#created.add(added.id);
    this.#changed_funds.set(added.fund_key, new Set());
    this.counts.funds_created += 1;
    return added;
  }

  /** Sets the members that differ. Without a difference nothing changes and no event is written. */
  changeFund(fund_key: number, change: Partial<StoredFund>): StoredFund {
    const before = this.fund(fund_key);
    const names = (Object.keys(change) as (keyof StoredFund)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(change[name]),
    );
    if (names.length === 0) return before;
    const after = { ...before, ...change };
    this.#change(after);
    this.#names.addFund(after);
    const changed = this.#changed_funds.get(fund_key) ?? new Set();
    for (const name of names) if (!UNSERVED.has(name)) changed.add(WIRE_NAMES[name] ?? name);
    this.#changed_funds.set(fund_key, changed);
    return this.fund(fund_key);
  }

  /** Records the effect of an import's series on a fund: the new event number and its latest date. */
  noteSeries(
    fund_key: number,
    note: Partial<
      Pick<StoredFund, 'latest_nav_date' | 'latest_report_date' | 'nav_version' | 'payout_version' | 'report_version'>
    >,
  ): void {
    const before = this.fund(fund_key);
    const after: StoredFund = { ...before, ...note };
    // A later date changes the fund record itself, so the version of the record changes with it.
    const isSameRecord =
      after.latest_nav_date === before.latest_nav_date && after.latest_report_date === before.latest_report_date;
    const touched = isSameRecord
      ? after
      : { ...after, record_version: this.#ledger.events.head, updated_at: this.#ledger.known_at };
    this.#change(touched);
  }

  /** The family of a fund, else the one that its name indicates, registered and with its AMC. */
  familyKeyFor(
    { family_key, name }: Pick<Fund, 'family_key' | 'name'>,
    scheme_type: SchemeType | null,
    amc_key: number | null,
  ): number | null {
    const known = family_key === null ? undefined : this.families.get(family_key);
    if (known !== undefined) return this.#completeFamily(known, amc_key).family_key;
    const family = familyOf(name, scheme_type);
    return family === undefined ? null : this.registerFamily(family.family_type, family.name, amc_key).family_key;
  }

  /** Numbers the registry's events, before the series' events that depend on them. */
  announce(): void {
    for (const key of this.#changed_amcs) this.#announceGroup('amc', this.amcs.get(key));
    for (const key of this.#changed_families) this.#announceGroup('family', this.families.get(key));
    for (const [fund_key, changed] of this.#changed_funds) this.#announceFund(this.fund(fund_key), changed);
  }

  /** Writes the records that rows of series refer to. */
  async saveNew(tx: FactTx): Promise<void> {
    for (const key of this.#changed_amcs) await saveAmc(tx, present(this.amcs.get(key)));
    for (const key of this.#changed_families) await saveFamily(tx, present(this.families.get(key)));
    for (const key of this.#unsaved) if (this.#created.has(this.fund(key).id)) await this.#save(tx, key);
  }

  /** Writes the funds that are not saved yet, after the import has completed them. */
  async saveFunds(tx: FactTx): Promise<void> {
    for (const key of this.#unsaved) await this.#save(tx, key);
  }

  async #save(tx: FactTx, key: number): Promise<void> {
    await saveFund(tx, this.fund(key));
    this.#unsaved.delete(key);
  }

  #announceGroup(kind: 'amc' | 'family', group: Amc | Family | undefined): void {
    const { id, slug } = present(group);
    const created = this.#created.has(id);
    this.#ledger.events.add({
      dataset: 'registry',
      type: `${kind}.${created ? 'created' : 'updated'}`,
      fund_key: null,
      subjectId: id,
      effective_date: this.#ledger.today,
      resource: `/v1/mutual-funds/${kind === 'amc' ? 'amcs' : 'families'}/${slug}`,
      changed: created ? [] : ['amc'],
    });
  }

  #announceFund(fund: StoredFund, changed: ReadonlySet<string>): void {
    const created = this.#created.has(fund.id);
    if (!created && changed.size === 0) {
      // Only the description date changed: this adds no event, but readers find changed funds by their versions.
      this.#change({ ...fund, record_version: this.#ledger.events.head });
      return;
    }
    if (!created) this.counts.funds_updated += 1;
    const record_version = this.#ledger.events.add({
      dataset: 'registry',
      type: created ? 'fund.created' : 'fund.updated',
      fund_key: fund.fund_key,
      subjectId: fund.id,
      effective_date: this.#ledger.today,
      resource: `/v1/mutual-funds/funds/${fund.slug}`,
      changed: created ? [] : [...changed].sort(),
    });
    this.#change({ ...fund, record_version, updated_at: this.#ledger.known_at });
  }

  #change(fund: StoredFund): void {
    this.#index(fund);
    this.#unsaved.add(fund.fund_key);
  }

  #index(fund: StoredFund): void {
    this.funds.set(fund.fund_key, fund);
    this.#slugs.add(`fund:${fund.slug}`);
    if (fund.association_fund_id !== null) this.#by_association_id.set(fund.association_fund_id, fund.fund_key);
  }

  #mintSlug(wanted: string, kind: string, id: string): string {
    const taken = (slug: string): boolean =>
      kind === 'fund'
        ? this.#slugs.has(`fund:${slug}`)
        : [...(kind === 'amc' ? this.amcs : this.families).values()].some((group) => group.slug === slug);
    let slug = wanted;
    // The id is appended only once, unless another fund's own name ends in this very id.
    while (slug === '' || taken(slug)) slug = slug === '' ? id : `${slug}-${id}`;
    return slug;
  }
}

// Members that record where others came from; a change of these alone is not an event.
const UNSERVED: ReadonlySet<keyof StoredFund> = new Set(['described_on', 'reported_on']);
// The store's keys for the members of the fund record.
const WIRE_NAMES: Partial<Record<keyof StoredFund, string>> = { amc_key: 'amc', family_key: 'family' };

// `Sample Indus Asset Management Company Limited` has the short name `Sample Indus`.
const LEGAL_TAIL = new RegExp(
  joinLines`
    \s{1,9}
    (?:(?:asset management|investment management|fund management|fund managers|investments?|wealth)\s{0,9})?
    (?:(?:company|co\.?)\s{0,9})?
    (?:limited|ltd\.?)$`,
  'i',
);

function shortNameOf(name: string): string | null {
  const short = name.replace(LEGAL_TAIL, '');
  return short === name || short === '' ? null : short;
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Fault('INTERNAL_ERROR', 'A registry record is missing.');
  return value;
}
