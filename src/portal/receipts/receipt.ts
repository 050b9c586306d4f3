import { own } from '#base/own.ts';
import type { IsoDate } from '#domain/dates.ts';
import { parseDecimal } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { EvidencePage, EvidenceValue } from '#domain/report-evidence.ts';
import type { ReportParts } from '#reads/reports.ts';
import type { ReportValue } from './receipt-links.ts';

/** The place where a value is printed (undefined if a reviewer stated it), and its page. */
export interface Proof {
  readonly proven: EvidenceValue | undefined;
  readonly page: EvidencePage | undefined;
  /** The printed month of the report, if it is on the same page. */
  readonly month: EvidenceValue | undefined;
  /** The places of all values of the report. */
  readonly values: readonly EvidenceValue[];
}

/** A served value and its proof. */
export interface Receipt extends Proof, ReportParts {
  readonly value: ReportValue;
  readonly row: object;
  readonly stated: unknown;
}

/** A NAV of the association. */
export interface PublishedNav {
  readonly fund_name: string;
  readonly nav: Decimal;
  readonly nav_date: IsoDate;
}

/** Figures from other documents that the checks compare a report with. */
export interface Known {
  /** Of the report's prices. */
  readonly nav_date: IsoDate;
  /** Of the fund on that day or shortly before; undefined if there is none. */
  readonly published: PublishedNav | undefined;
  readonly ofSiblings: readonly PublishedNav[];
  /** Sizes in the reports of the months around, in rupees. */
  readonly neighbours: readonly { readonly report_date: IsoDate; readonly size: Decimal }[];
}

/** The figures that a check compared. */
export interface Compared {
  /** A sentence with both figures and the limit, or the reason why there was nothing to compare. */
  readonly text: string;
  readonly outcome: 'WITHIN' | 'EXCEEDED' | 'NOT_COMPARED';
}

export function within(text: string, isMet: boolean): Compared {
  return { text, outcome: isMet ? 'WITHIN' : 'EXCEEDED' };
}

export function notCompared(text: string): Compared {
  return { text, outcome: 'NOT_COMPARED' };
}

export function decimalIn(row: object, member: string): Decimal | undefined {
  const text = textIn(row, member);
  return text === undefined ? undefined : parseDecimal(text);
}

export function textIn(row: object, member: string): string | undefined {
  const value = own(row as Readonly<Record<string, unknown>>, member);
  return typeof value === 'string' ? value : undefined;
}

export function numberIn(row: object, member: string): number | undefined {
  const value = own(row as Readonly<Record<string, unknown>>, member);
  return typeof value === 'number' ? value : undefined;
}

/** The rows of a section; empty if it was not read. */
export function rowsIn(parts: ReportParts['parts'], section: string): readonly object[] {
  const rows = own(parts, section);
  return Array.isArray(rows) ? (rows as readonly object[]) : [];
}

/** The prices and sizes of the report. */
export function sizesOf(parts: ReportParts['parts']): object {
  const sizes = own(parts, 'fund_size');
  return typeof sizes === 'object' && sizes !== null ? sizes : {};
}
