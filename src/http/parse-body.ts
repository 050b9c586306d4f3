import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '#base/fault.ts';

/** A hundred of the longest slugs take 20 kB; the rest is room for whitespace. */
export const LARGEST_BODY_BYTES = 64 * 1024;

/** Accepts only JSON in UTF-8. Fastify reads the body after the gate has admitted the request. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      const coding = request.headers['content-encoding'];
      if (coding !== undefined && coding.toLowerCase() !== 'identity') {
        throw new Fault(
          'UNSUPPORTED_MEDIA_TYPE',
          'Request bodies must not be compressed; remove the Content-Encoding header and send plain JSON.',
        );
      }
      return parseJson(body);
    },
  );
}

// Fatal: invalid UTF-8 is rejected, not replaced.
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined for an empty body, which counts as missing, not as malformed. Fault MALFORMED_JSON. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(UTF8.decode(body));
  } catch (thrown) {
    throw new Fault(
      'MALFORMED_JSON',
      'Expected a JSON object in UTF-8 as the request body; the body cannot be parsed.',
      {
        errors: [{ location: 'body', message: 'expected JSON in UTF-8', type: 'json_invalid' }],
        cause: thrown,
      },
    );
  }
}
