import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { Kind, Outcome, Trouble } from './parameter.ts';
import { trouble } from './parameter.ts';
import { boundedText, readJsonText } from './scalars.ts';

/** Limit of one selection, also of the repeated `funds` of GET operations. */
const MAXIMUM_FUNDS = 100;

/** Repeated texts, each not empty and at most `longest` characters. */
export function textList(longest = 200): Kind<readonly string[]> {
  return list(Type.Array(Type.String({ minLength: 1, maxLength: longest })), (texts) => eachText(texts, longest));
}

/** Values of an open vocabulary; the read rejects unknown ones with 400. */
export function filterList(values: readonly string[], longest = 200): Kind<readonly string[]> {
  return list(Type.Array(Type.Enum([...values])), (texts) => eachText(texts, longest));
}

/** Fund slugs: trimmed, without blanks and duplicates, 1 to 100. */
export function fundSelection(): Kind<readonly string[]> {
  return list(Type.Array(Type.String(), { minItems: 1, maxItems: MAXIMUM_FUNDS }), selectFunds);
}

/** The selected slugs in the client's order. Blanks and duplicates are dropped before the limit applies. */
function selectFunds(given: readonly string[]): Outcome<readonly string[]> {
  const slugs = [...new Set(given.map((slug) => slug.trim()).filter((slug) => slug.length > 0))];
  if (slugs.length === 0) return trouble('too_short', 'expected at least 1 fund slug, found none that is not blank');
  if (slugs.length > MAXIMUM_FUNDS) {
    return trouble(
      'too_long',
      `expected at most ${MAXIMUM_FUNDS} different fund slugs, found ${slugs.length}; use several requests`,
    );
  }
  return { value: slugs };
}

function eachText(texts: readonly string[], longest: number): Outcome<readonly string[]> {
  const troubles = texts.flatMap((text, index) => {
    const outcome = boundedText(text, longest);
    return 'troubles' in outcome ? outcome.troubles.map((found): Trouble => ({ ...found, at: `[${index}]` })) : [];
  });
  return troubles.length > 0 ? { troubles } : { value: texts };
}

function list(
  schema: TSchema,
  accept: (texts: readonly string[]) => Outcome<readonly string[]>,
): Kind<readonly string[]> {
  return {
    schema,
    repeated: true,
    fromTexts: accept,
    fromJson(json) {
      if (!Array.isArray(json)) return trouble('list_type', 'expected a list of strings');
      const elements: readonly unknown[] = json;
      const texts: string[] = [];
      const troubles: Trouble[] = [];
      for (const [index, element] of elements.entries()) {
        const outcome =
          typeof element === 'string'
            ? readJsonText(element, (value) => ({ value }))
            : trouble('string_type', 'expected a string');
        if ('troubles' in outcome) troubles.push(...outcome.troubles.map((found) => ({ ...found, at: `[${index}]` })));
        else texts.push(outcome.value);
      }
      return troubles.length > 0 ? { troubles } : accept(texts);
    },
  };
}
