import { sha256Hex } from '#base/hash.ts';
import type { Finding } from '#domain/checks/finding.ts';
import type { Fragment } from '#domain/fragment.ts';
import type { PageType } from '#domain/fragment-terms.ts';
import { normaliseName, readPrintedName } from '#domain/names.ts';
import { draftReport, reportKey } from '#domain/report-draft.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import type { StoredFund } from '#store/registry.ts';
import type { HoldSummary } from '#store/hold-rows.ts';
import type { CheckName, HeldRow, Ledger } from '#ingest/ledger.ts';
import type { Unplaced } from './place-report.ts';
import type { RegistryDraft } from '#ingest/registry-draft.ts';
import type { AccusedGroup } from './accused-groups.ts';

/** Pages that carry facts of one fund. */
const FUND_PAGES: ReadonlySet<PageType> = new Set<PageType>(['FUND_PAGE', 'CONTINUATION']);

/** What a hold over report pages keeps besides its findings. */
interface ReportHoldFigures {
  readonly document_sha256: string;
  readonly report_date: string | null;
  /** As printed; null if the pages do not name it. Absent from holds of earlier versions. */
  readonly amc?: string | null;
  readonly pages: readonly number[];
  /** Names what was read: a rejection holds for that, not for what a better reading finds. */
  readonly content?: string;
  /** When the document first arrived among the others. */
  readonly edition_seq?: number;
  /** Of a hold over a part of the pages: what is withheld, by path in the whole page. */
  readonly group?: HeldGroup;
}

export interface HeldGroup {
  readonly section: string;
  readonly sub_fund_key: string | null;
  readonly values: readonly { readonly page_number: number; readonly path: string; readonly value: unknown }[];
}

interface HeldDocument {
  readonly document_sha256: string;
  /** When the document first arrived among the others. */
  readonly editionSeq: number;
}

/** The holds of one document's pages: what is raised, what a person said before, what is answered. */
export class ReportHolds {
  readonly #ledger: Ledger;
  readonly #document_sha256: string;
  /** Holds over this document's pages as they stood before the pass. */
  readonly #known: readonly HoldSummary[];
  readonly #raised = new Set<string>();
  readonly #edition_seq: number;

  constructor(ledger: Ledger, known: readonly HoldSummary[], { document_sha256, editionSeq }: HeldDocument) {
    this.#ledger = ledger;
    this.#document_sha256 = document_sha256;
    this.#edition_seq = editionSeq;
    this.#known = known;
  }

  /**
   * The report that a group of pages makes; undefined if they have no facts of a fund,
   * or if the fund or the month is uncertain.
   */
  takeIn(group: readonly Fragment[]): ReportDraft | undefined {
    const [first] = group;
    if (first === undefined) return undefined;
    const { page_type, fund_name_raw, report_date, page_number } = first;
    const page = {
      subject: fund_name_raw ?? `page ${page_number}`,
      identity: [this.#document_sha256, `${page_number}`, fund_name_raw ?? ''],
      pages: group,
    };
    if (page_type === 'NO_TEXT')
      return this.#holdPage(
        'page_without_text',
        page,
        `Page ${page_number} has no words that could be read: ` +
          `${first.problems[0]?.found ?? 'it is a picture without text, and nothing here could read it'}.`,
      );
    if (fund_name_raw === null) {
      if (FUND_PAGES.has(page_type))
        this.#holdPage('fund_unnamed', page, `Page ${page_number} is about a fund, but its name was not understood.`);
      return undefined;
    }
    if (report_date === null)
      return this.#holdPage(
        'month_missing',
        page,
        `Page ${page_number} does not say of which month it is, and neither does its document.`,
      );
    return draftReport(fund_name_raw, report_date, group);
  }

  #holdPage(
    check: CheckName,
    { subject, identity, pages }: { subject: string; identity: readonly string[]; pages: readonly Fragment[] },
    summary: string,
  ): undefined {
    if (this.#ledger.verdicts.verdictOn(check, identity) === 'REJECTED') return undefined;
    const problems = pages.flatMap((fragment) => fragment.problems);
    this.#add(
      check,
      identity,
      subject,
      null,
      summary,
      {
        report_date: null,
        amc: pages.find((one) => one.amc_name_raw !== null)?.amc_name_raw ?? null,
        pages: pages.map((one) => one.page_number),
      },
      problems.map(tellRow),
    );
    return undefined;
  }

  /** A person rejected what was read of the fund and month. */
  isRejected(draft: ReportDraft): boolean {
    return this.#known.some(
      (hold) => hold.status === 'REJECTED' && isOf(hold, draft) && figuresOf(hold).content === contentOf(draft),
    );
  }

  holdUnplaced(draft: ReportDraft, placing: Unplaced, registry: RegistryDraft): void {
    const amc = draft.members.amc_name_raw;
    const figures = { ...figuresFor(draft), category: null };
    const identity = [draft.fund_name, draft.report_date].map(normaliseName);
    if (placing.kind === 'unknown') {
      const nearNames = registry
        .suggest(readPrintedName(draft.fund_name).name)
        .map(({ slug, name }) => ({ slug, name }));
      const summary = `No fund${amc === null ? '' : ` of ${amc}`} in the registry is called "${draft.fund_name}".`;
      return this.#add('fund_unknown', identity, draft.fund_name, null, summary, { ...figures, nearNames }, []);
    }
    const candidates = placing.candidates.map(({ slug, association_fund_id, category }) => ({
      slug,
      association_fund_id,
      category,
    }));
    const summary = `${candidates.length} funds are called "${draft.fund_name}", and the page does not say whose figures it has.`;
    this.#add('fund_ambiguous', identity, draft.fund_name, null, summary, { ...figures, candidates }, []);
  }

  /** What reviewers decided about a group: released, left out with a reason, or nothing yet. */
  decisionOn(draft: ReportDraft, group: AccusedGroup): 'released' | { readonly rejected: string } | undefined {
    const identity = identityOf(draft, group);
    if (this.#ledger.verdicts.verdictOn(group.check, identity) === 'ACCEPTED') return 'released';
    const rejected = this.#ledger.verdicts.rejectionOf(group.check, identity);
    return rejected === undefined ? undefined : { rejected };
  }

  /** Holds a group of values; the rest of the pages is served. */
  holdGroup(draft: ReportDraft, group: AccusedGroup, fund: StoredFund | null): void {
    const { check, section, sub_fund_key, reason, figures, parts } = group;
    const values = parts.flatMap((part) =>
      Object.entries(part.values).map(([path, value]) => ({ page_number: part.fragment.page_number, path, value })),
    );
    const pages = [...new Set(parts.map(({ fragment }) => fragment.page_number))];
    const rows = values.map(({ value, ...at }): Cells => ({ ...at, value: textOf(value), reason }));
    const unread = pages.map((page_number) => ({ page_number, path: section, value: figures.join(', '), reason }));
    const of = sub_fund_key === null ? section : `${section} of ${sub_fund_key}`;
    this.#add(
      check,
      identityOf(draft, group),
      draft.fund_name,
      fund,
      `${of} on page ${pages.join(', ')}: ${reason}.`,
      {
        report_date: draft.report_date,
        amc: draft.members.amc_name_raw,
        pages,
        group: { section, sub_fund_key, values },
      },
      rows.length > 0 ? rows : unread,
    );
  }

  /** Holds the pages for what failed and was not accepted, one hold a check; true where anything is held. */
  holdFindings(draft: ReportDraft, findings: readonly Finding[], fund: StoredFund | null): boolean {
    let isHeld = false;
    for (const [check, found] of Map.groupBy(findings, (finding) => finding.check)) {
      const identity = [
        normaliseName(draft.fund_name),
        draft.report_date,
        ...found.map(({ path, found: value }) => `${path} ${value}`),
      ];
      const verdict = this.#ledger.verdicts.verdictOn(check, identity);
      if (verdict === 'ACCEPTED') continue;
      isHeld = true;
      if (verdict === 'REJECTED') continue;
      const [first] = found;
      const more = found.length === 1 ? '' : ` (and ${found.length - 1} more)`;
      const summary = `${first?.path ?? ''} on page ${first?.page_number ?? 0}: expected ${first?.expected ?? ''}; found ${first?.found ?? ''}${more}.`;
      this.#add(check, identity, draft.fund_name, fund, summary, figuresFor(draft), found.map(tellRow));
    }
    return isHeld;
  }

  #add(
    check: string,
    identity: readonly string[],
    subject: string,
    fund: StoredFund | null,
    summary: string,
    figures: Omit<ReportHoldFigures, 'document_sha256'> & Record<string, unknown>,
    cells: readonly Cells[],
  ): void {
    const told = cells.length > 0 ? cells : figures.pages.map((page_number): Cells => ({ page_number }));
    const { document_seq } = this.#ledger;
    const document_sha256 = this.#document_sha256;
    this.#raised.add(
      this.#ledger.holds.raise({
        check,
        dataset: 'fmr',
        identity,
        subject,
        fund_key: fund?.fund_key ?? null,
        summary,
        figures: { ...figures, document_sha256, edition_seq: this.#edition_seq },
        rows: told.map((row, index) => ({ row_number: index + 1, document_seq, ...row })),
        report: { document_sha256, key: reportKey(subject, figures.report_date) },
      }),
    );
  }

  /** Holds of this document's pages that this pass did not repeat are closed. */
  closeAnswered(): void {
    for (const hold of this.#known) {
      if (
        hold.status === 'OPEN' &&
        !this.#raised.has(hold.id) &&
        figuresOf(hold).document_sha256 === this.#document_sha256
      )
        this.#ledger.holds.resolve(hold.id, 'Decided together, or the pages say otherwise now.');
    }
  }

  /** The report that is served answers the holds of earlier documents about the same fund and month. */
  closeOlder(draft: ReportDraft): void {
    for (const hold of this.#known)
      if (
        hold.status === 'OPEN' &&
        !this.#raised.has(hold.id) &&
        isOf(hold, draft) &&
        (figuresOf(hold).edition_seq ?? 0) <= this.#edition_seq
      )
        this.#ledger.holds.resolve(hold.id, 'A later document settled it.');
  }
}

function isOf(hold: HoldSummary, draft: ReportDraft): boolean {
  return hold.report_key === reportKey(draft.fund_name, draft.report_date);
}

type Told = Pick<Finding, 'page_number' | 'path' | 'expected' | 'found'>;
type Cells = Omit<HeldRow, 'row_number' | 'document_seq'> & { readonly page_number: number };

function tellRow({ path, page_number, expected, found }: Told): Cells {
  return { page_number, path, expected, found };
}

/** A row as its stated members. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const stated = Object.entries(value).filter(([name, member]) => member !== null && name !== 'row_order');
  return stated.map(([name, member]) => `${name} ${String(member)}`).join(', ');
}

/** The same values accused by the same check are the same question, in whichever document. */
function identityOf(draft: ReportDraft, { section, sub_fund_key, figures, parts }: AccusedGroup): string[] {
  const values = parts.flatMap((part) =>
    Object.entries(part.values).map(([path, value]) => `${path} ${JSON.stringify(value)}`),
  );
  return [
    normaliseName(draft.fund_name),
    draft.report_date,
    section,
    sub_fund_key ?? '',
    ...(values.length === 0 ? figures : values),
  ];
}

function figuresFor(draft: ReportDraft): Omit<ReportHoldFigures, 'document_sha256'> {
  return {
    report_date: draft.report_date,
    amc: draft.members.amc_name_raw,
    pages: draft.fragments.map((fragment) => fragment.page_number),
    content: contentOf(draft),
  };
}

function contentOf({ fragments }: ReportDraft): string {
  return sha256Hex(JSON.stringify(fragments));
}

export function figuresOf(hold: Pick<HoldSummary, 'figures'>): ReportHoldFigures {
  return JSON.parse(hold.figures) as ReportHoldFigures;
}
