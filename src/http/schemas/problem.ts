import { Type } from 'typebox';
import { TROUBLE_TYPES } from '#http/parameters/parameter.ts';
import { PROBLEM_CODES } from '#http/problems.ts';
import { id, integer, listOf, oneOf, record, text } from '#payloads/members.ts';

export const PROBLEM = record('Problem', 'An error (RFC 9457).', {
  type: text('URL of a page that explains the code.'),
  title: text('Short title of the code.'),
  status: integer('HTTP status.'),
  detail: text('What was expected, what was found, and what to do next.'),
  instance: text('Path of the request, without its query; urn:uuid: and the request id if the path could not be read.'),
  request_id: id('Request id, also in X-Request-ID.'),
  code: oneOf(PROBLEM_CODES, 'Stable error code.'),
  errors: Type.Optional(
    listOf(
      record('ProblemError', 'A mistake in the request.', {
        location: text('Location, for example query.page or body.funds[3].'),
        message: text('Description of the mistake.'),
        type: oneOf(TROUBLE_TYPES, 'Kind of mistake.'),
      }),
      'All mistakes in the request; present for validation errors.',
    ),
  ),
});
