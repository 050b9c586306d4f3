import type { EvidencePage, EvidenceValue } from '#domain/report-evidence.ts';
import type { Report } from '#payloads/reports.ts';
import type { ReportValue } from './receipt-links.ts';

/** The place where a value is printed (undefined if a reviewer stated it), and its page. */
export interface Proof {
  readonly proven: EvidenceValue | undefined;
  readonly page: EvidencePage | undefined;
  /** The printed month of the report, if it is on the same page. */
  readonly month: EvidenceValue | undefined;
}

/** A served value and its proof. */
export interface Receipt extends Proof {
  readonly value: ReportValue;
  readonly report: Report;
  readonly row: object;
  readonly stated: unknown;
}
