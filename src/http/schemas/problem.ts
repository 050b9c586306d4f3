import { Type } from 'typebox';
import { TROUBLE_TYPES } from '#http/parameters/parameter.ts';
import { PROBLEM_CODES } from '#http/problems.ts';
import { id, integer, listOf, oneOf, record, text } from '#payloads/members.ts';

export const PROBLEM = record('Problem', 'What went wrong (RFC 9457).', {
  type: text('Address of a page that explains the code.'),
  title: text('The code in words.'),
  status: integer('HTTP status.'),
  detail: text('What was expected, what was found, and what to do next.'),
  instance: text('Path of the request, without its query; urn:uuid: and the request id when the path was never read.'),
  request_id: id('Request id, also in X-Request-ID.'),
  code: oneOf(PROBLEM_CODES, 'Stable code.'),
  errors: Type.Optional(
    listOf(
      record('ProblemError', 'One mistake of a request.', {
        location: text('Where it stands, for example query.page or body.funds[3].'),
        message: text('What is wrong with it.'),
        type: oneOf(TROUBLE_TYPES, 'Kind of mistake.'),
      }),
      'Every mistake of the request; present on validation failures.',
    ),
  ),
});
