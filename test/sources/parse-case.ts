import { expect } from 'vitest';
import type { Fault } from '#base/fault.ts';
import { isFault } from '#base/fault.ts';
import { parseDocument } from '#sources/parse.ts';
import type { NavRow, ParseContext, ParsedDocument, PayoutRow, RegistryRow, SourceName } from '#sources/rows.ts';

const FIRST_DOCUMENT: ParseContext = { usualRows: null, partial: false };

export function bytesOf(document: string | Uint8Array): Uint8Array {
  return typeof document === 'string' ? new TextEncoder().encode(document) : document;
}

export function parse(
  source: SourceName,
  document: string | Uint8Array,
  context: Partial<ParseContext> = {},
): ParsedDocument {
  return parseDocument(source, bytesOf(document), { ...FIRST_DOCUMENT, ...context });
}

export function navRows(parsed: ParsedDocument): NavRow[] {
  return [...parsed.rows].filter((row) => row.kind === 'nav');
}

export function payoutRows(parsed: ParsedDocument): PayoutRow[] {
  return [...parsed.rows].filter((row) => row.kind === 'payout');
}

export function registryRows(parsed: ParsedDocument): RegistryRow[] {
  return [...parsed.rows].filter((row) => row.kind === 'registry');
}

/** The message shown when the document is rejected. */
export function refusalOf(
  source: SourceName,
  document: string | Uint8Array,
  context: Partial<ParseContext> = {},
): string {
  try {
    parse(source, document, context);
  } catch (error) {
    expect(isFault(error, 'SOURCE_REFUSED'), `not a refusal: ${String(error)}`).toBe(true);
    return (error as Fault).message;
  }
  return expect.fail('the document was accepted');
}
