import { describePayload } from '#http/catalog.ts';
import type { Operation } from '#http/operation.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';

type Resource = ReturnType<typeof describePayload>['records'][number];

/** The fields of `data`; a field that is a record can be expanded. */
export function renderAnswerFields(operation: Operation): Html {
  const { data, records } = describePayload(operation);
  const byName = new Map(records.map((record) => [record.resource, record]));
  const shown = new Set<string>();
  const outermost = byName.get(recordNameOf(data));
  return html`<h2 id="fields">Fields of the answer</h2>
    <p>
      Every answer is <code>{success, data, meta}</code>. <code>data</code> is
      <code>${data}</code>${outermost === undefined ? '' : `: ${lowerFirst(outermost.description)}`}
    </p>
    ${outermost === undefined ? '' : withoutIndents(renderFields(outermost, byName, shown))}`;
}

/** Hundreds of fields repeat the indentation of the template. */
function withoutIndents({ html: text }: Html): Html {
  return { html: text.replace(/\n +/g, '\n') };
}

/** `list of Fund` is a list of the record `Fund`. */
function recordNameOf(type: string): string {
  return type.replace(/^(?:list of )+/, '');
}

/** Each record is described once on the page; a further use links to that place. */
function renderFields(record: Resource, records: ReadonlyMap<string, Resource>, shown: Set<string>): Html {
  shown.add(record.resource);
  return html`<ul class="fields-of" id="record-${record.resource}">
    ${record.fields.map((field) => {
      const { name, type, nullable, unit, description } = field;
      const id = `field-${record.resource}-${name}`;
      return html`<li id="${id}">
        <p class="parameter-head">
          <a class="self" href="#${id}"><code>${name}</code></a>
          <span class="soft small">${type}${nullable ? ' or null' : ''}</span>
        </p>
        <p class="small">${description}${unit === null ? '' : ` In ${unit}.`}</p>
        ${renderInner(records.get(recordNameOf(type)), records, shown)}
      </li>`;
    })}
  </ul>`;
}

function renderInner(
  inner: Resource | undefined,
  records: ReadonlyMap<string, Resource>,
  shown: Set<string>,
): Html | '' {
  if (inner === undefined) return '';
  if (shown.has(inner.resource))
    return html`<p class="small"><a href="#record-${inner.resource}">Fields of ${inner.resource}</a></p>`;
  return html`<details>
    <summary>Fields of ${inner.resource}</summary>
    ${renderFields(inner, records, shown)}
  </details>`;
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
