import { own } from '#base/own.ts';
import type { ParameterText } from '#http/json-schema.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';

/** The text of each parameter's field: from the address of the page, else an example for required ones. */
export type FieldTexts = ReadonlyMap<string, string>;

/** The parameters with their descriptions, each with the field that the explorer sends. */
export function renderParameterList(parameters: readonly ParameterText[], texts: FieldTexts): Html {
  if (parameters.length === 0) return html`<p class="soft">This operation has no parameters.</p>`;
  return html`${parameters.map((parameter) => renderParameter(parameter, texts))}`;
}

function renderParameter(parameter: ParameterText, texts: FieldTexts): Html {
  const { name, in: location, required, repeated, schema, description } = parameter;
  const isInBody = location === 'body';
  const heading = html`<code>${name}</code>`;
  return html`<div class="parameter" id="parameter-${name}">
    <p class="parameter-head">
      ${isInBody ? heading : html`<label for="in-${name}">${heading}</label>`}
      <span class="soft small">${location}${required ? html`, <strong>required</strong>` : ''}</span>
      <a class="anchor" href="#parameter-${name}" aria-label="Link to the parameter ${name}">#</a>
    </p>
    <p class="small" id="about-${name}">
      ${description} <span class="soft">${renderKind(schema, repeated && location === 'query')}</span>
    </p>
    ${isInBody ? '' : html`<div class="field">${renderField(parameter, texts.get(name) ?? '')}</div>`}
  </div>`;
}

// Parameters whose values the explorer can suggest by name.
const CHOSEN: Readonly<Record<string, string>> = {
  fund_slug: 'fund',
  funds: 'fund',
  amc_slug: 'amc',
  amc: 'amc',
  family_slug: 'family',
  family: 'family',
};

function renderField({ name, in: location, required, repeated, schema }: ParameterText, text: string): Html {
  const choices = own(CHOSEN, name);
  const values = valuesOf(schema);
  const attributes = html`id="in-${name}" name="${name}" aria-describedby="about-${name}"
  data-in="${location}"${repeated ? html` data-repeated` : ''}${required ? html` required` : ''}`;
  if (values.length > 0 && !repeated)
    return html`<select ${attributes}>
      ${required ? '' : html`<option value="">(not sent)</option>`}${values.map(
        (value) => html`<option${value === text ? html` selected` : ''}>${value}</option>`,
      )}
    </select>`;
  return html`<input
    ${attributes}
    ${inputOf(schema, repeated)}${choices === undefined ? '' : html` data-choices="${choices}"`}
    value="${text}"
    autocomplete="off"
    spellcheck="false"
  />`;
}

function inputOf({ type, format, default: usual }: ParameterText['schema'], isRepeated: boolean): Html {
  if (isRepeated) return html`placeholder="one, another"`;
  if (format === 'date') return html`type="date"`;
  if (format === 'date-time') return html`placeholder="YYYY-MM-DDThh:mm:ssZ"`;
  return html`${type === 'integer' ? html`inputmode="numeric"` : ''}${
    typeof usual === 'number' || typeof usual === 'string' ? html` placeholder="${usual}"` : ''
  }`;
}

/** The values to choose from: those of an enumeration or of a list of it, or true and false. */
function valuesOf({ type, enum: values, items, anyOf }: ParameterText['schema']): readonly string[] {
  if (Array.isArray(anyOf)) return anyOf.flatMap((alternative) => valuesOf(alternative as ParameterText['schema']));
  if (type === 'boolean') return ['true', 'false'];
  if (Array.isArray(values)) return values.map(String);
  return typeof items === 'object' && items !== null ? valuesOf(items as ParameterText['schema']) : [];
}

/** For example `Whole number, at least 1, at most 500, default 100.` */
function renderKind(schema: ParameterText['schema'], isRepeated: boolean): Html {
  return html`${describeKind(schema, isRepeated)}${renderDefault(schema['default'])}.`;
}

function describeKind(schema: ParameterText['schema'], isRepeated: boolean): Html {
  const { type, format, enum: values, minimum, maximum, maxLength, items, anyOf } = schema;
  if (Array.isArray(anyOf)) {
    const alternatives = (anyOf as ParameterText['schema'][])
      .filter((alternative) => alternative['type'] !== 'null')
      .map((alternative) => describeKind(alternative, isRepeated));
    return html`${alternatives.map((alternative, index) => html`${index === 0 ? '' : ' or '}${alternative}`)}`;
  }
  if (typeof items === 'object' && items !== null) {
    const { html: each } = describeKind(items as ParameterText['schema'], false);
    const many = isRepeated
      ? 'Several values: repeat the parameter in the URL; here, separate them with commas'
      : 'List';
    return html`${many}. Each is ${{ html: each.charAt(0).toLowerCase() + each.slice(1) }}`;
  }
  if (Array.isArray(values))
    return html`One of ${values.map((value, index) => html`${index === 0 ? '' : ', '}<code>${String(value)}</code>`)}`;
  const bounds = [
    [minimum, 'at least'],
    [maximum, 'at most'],
  ].map(([bound, word]) => (typeof bound === 'number' ? `, ${String(word)} ${bound}` : ''));
  const length = typeof maxLength === 'number' ? ` of at most ${maxLength} characters` : '';
  return html`${own(KINDS, String(format ?? type)) ?? 'Text'}${length}${bounds}`;
}

const KINDS: Readonly<Record<string, string>> = {
  date: 'Date, YYYY-MM-DD',
  'date-time': 'Timestamp in UTC',
  integer: 'Whole number',
  boolean: 'True or false',
};

function renderDefault(usual: unknown): Html | '' {
  return usual === undefined || (Array.isArray(usual) && usual.length === 0)
    ? ''
    : html`, default <code>${typeof usual === 'string' ? usual : JSON.stringify(usual)}</code>`;
}
