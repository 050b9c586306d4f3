import type { ChainLink } from './fragment.ts';

/** A page on which values of a report are printed. */
export interface EvidencePage {
  readonly page_number: number;
  /** URL or file name of the document. */
  readonly document: string | null;
  readonly document_sha256: string;
  readonly published_url: string | null;
  /** In points; null if the document's words were stored without it. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A rectangle from the upper left corner of a page, in fractions of its width and height. */
export interface PageBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The printed place of one served value. */
export interface EvidenceValue {
  /** A section, or an object of the report: `fund_size`. */
  readonly section: string;
  /** Starting at 1; null for a member of an object. */
  readonly row_order: number | null;
  readonly member: string;
  readonly report_id: string;
  readonly document_sha256: string;
  readonly page_number: number;
  readonly extraction_mode: string;
  readonly printed: string;
  /** A decimal: rupees in one printed unit. */
  readonly multiplied_by: string | null;
  /** Null if the position or the size of the page is unknown. */
  readonly box: PageBox | null;
  readonly chain: readonly {
    readonly role: ChainLink['role'];
    readonly printed: string;
    readonly box: PageBox | null;
  }[];
  readonly checks: readonly string[];
}
