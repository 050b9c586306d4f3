import type { Fault, FaultCode } from '#base/fault.ts';
import { own } from '#base/own.ts';

/** Faults that are not mistakes in a form. */
const STATUSES: Partial<Record<FaultCode, number>> = {
  FOREIGN_FORM: 403,
  HOLD_NOT_FOUND: 404,
  PAGE_UNKNOWN: 404,
  ROUTE_NOT_FOUND: 404,
  ARCHIVE_DAMAGED: 404,
  SOURCE_REFUSED: 404,
  HOLD_DECIDED: 409,
  INVALID_REQUEST: 400,
  SERVICE_UNAVAILABLE: 503,
  STORE_BUSY: 503,
};

/** The HTTP status of a page that shows the fault. */
export function statusOf({ code }: Fault): number {
  return own<number | undefined>(STATUSES, code) ?? 422;
}
