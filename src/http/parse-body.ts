import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '#base/fault.ts';

/** A hundred of the longest slugs take 20 kB; three times that leaves room for formatting. */
export const LARGEST_BODY_BYTES = 64 * 1024;

/** JSON in UTF-8 is the only body this service reads; Fastify reads it after the gate let the request pass. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: LARGEST_BODY_BYTES }, async (request: FastifyRequest, body: Buffer) => {
    const coding = request.headers['content-encoding'];
    if (coding !== undefined && coding.toLowerCase() !== 'identity') {
      throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'Request bodies are read without a content coding; remove the Content-Encoding header and send plain JSON.');
    }
    return parseJson(body);
  });
}

// Fatal: bytes that are no UTF-8 are refused, not replaced.
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined for an empty body, which is a missing body and not malformed JSON. Fault MALFORMED_JSON. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(UTF8.decode(body));
  } catch (thrown) {
    throw new Fault('MALFORMED_JSON', 'Expected a JSON object in UTF-8 as the request body; what was sent cannot be parsed.', {
      errors: [{ location: 'body', message: 'expected JSON in UTF-8', type: 'json_invalid' }],
      cause: thrown,
    });
  }
}
