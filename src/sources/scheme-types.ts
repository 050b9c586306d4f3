import { normaliseName } from '#domain/names.ts';
import { SCHEME_TYPE_NAMES, SCHEME_TYPES, type SchemeType } from '#domain/vocabularies.ts';

const BY_NAME = new Map(
  SCHEME_TYPES.flatMap((type) => [
    [normaliseName(SCHEME_TYPE_NAMES[type]), type] as const,
    [normaliseName(type), type] as const,
  ]),
);

/**
 * The scheme type of a printed sector (`Open-End Funds`) or of its own name (`OPEN_END`); undefined if it is neither.
 */
export function findSchemeType(printed: string): SchemeType | undefined {
  return BY_NAME.get(normaliseName(printed));
}
