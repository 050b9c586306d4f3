/** `npm run bench:cost-fairness`: processor time per charged unit of each operation's most expensive requests. */
import { Agent, request } from 'node:http';
import type { Operation } from '#http/operation.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import { LARGE_FUNDS, openFairnessInstallation } from './fairness-market.ts';
import { QUESTIONED, beginMoments, newMoment, newPresentMoment, questionsOf, targetOf } from './fairness-questions.ts';
import type { Asked } from './fairness-questions.ts';
import { attackWithMoments } from './past-attack.ts';
import { MFDS, startServer } from './processes.ts';
import type { Server } from './processes.ts';
import { median, report } from './report.ts';
import type { Row } from './report.ts';

// Highest accepted ratio between the most expensive request and the typical operation.
const MOST_RATIO = 10;
const WARM_CALLS = 40;
// The median of several rounds: a garbage collection or a compilation during one of them is not part of the request.
const ROUNDS = 3;
const LEAST_CALLS = 20;
const LEAST_PROCESSOR_US = 60_000;
const MOST_CALLS = 200;
const ATTACK_SECONDS = 6;

interface Found {
  readonly operation: Operation;
  readonly question: string;
  readonly us_a_unit: number;
  readonly kilobytes: number;
  readonly status: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function ask(
  server: Server,
  key: string,
  operation: Operation,
  call: number,
  asked: Asked,
): Promise<{ readonly status: number; readonly bytes: number }> {
  const body = asked.body === undefined ? undefined : JSON.stringify(asked.body);
  const headers = {
    'x-api-key': key,
    'accept-encoding': 'gzip',
    ...(asked.accept && { accept: asked.accept }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      server.address + targetOf(operation, call, asked),
      { method: operation.method, agent, headers },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Repeats each request until the server has used enough processor time that the clock's resolution does not matter. */
async function measure(
  server: Server,
  key: string,
  operation: Operation,
  question: string,
  asks: (call: number) => Asked,
): Promise<Found> {
  let call = 0;
  for (; call < WARM_CALLS; call += 1) await ask(server, key, operation, call, asks(call));
  let [bytes, status] = [0, 0];
  const times: number[] = [];
  while (times.length < ROUNDS) {
    const began = server.processor_us();
    const first = call;
    while (
      call - first < LEAST_CALLS ||
      (call - first < MOST_CALLS && server.processor_us() - began < LEAST_PROCESSOR_US)
    ) {
      const answer = await ask(server, key, operation, call, asks(call));
      if (answer.status >= 500) throw new Error(`${operation.id}, ${question}: ${answer.status}`);
      [bytes, status, call] = [answer.bytes, answer.status, call + 1];
    }
    times.push((server.processor_us() - began) / (call - first) / operation.cost_units);
  }
  const us_a_unit = median(times);
  console.log(`${operation.id}, ${question}: ${Math.round(us_a_unit)} us`);
  return { operation, question, us_a_unit, kilobytes: bytes / 1024, status };
}

const { env, key, attacker_key, commits } = await openFairnessInstallation();
beginMoments(...commits);
const none = OPERATIONS.filter((operation) => Object.keys(questionsOf(operation)).length === 0);
const unknown = QUESTIONED.filter((id) => OPERATIONS.every((operation) => operation.id !== id));
if (unknown.length > 0) throw new Error(`Unknown operation ${unknown.join(', ')}: see fairness-questions.ts.`);
if (none.length > 0)
  throw new Error(
    `No requests are defined for ${none.map(({ id }) => id).join(', ')}: add them to fairness-questions.ts.`,
  );

const server = await startServer([MFDS, 'serve', '--port', '0', '--threads', '1'], '0', env);
const found: Found[] = [];
try {
  for (const operation of OPERATIONS) {
    for (const [question, asks] of Object.entries(questionsOf(operation)))
      found.push(await measure(server, key, operation, question, asks));
  }
} finally {
  agent.destroy();
  await server.stop();
}
// The most expensive request of each operation that returns 200: the time of a rejection does not measure the
// operation.
const dearest = OPERATIONS.map((operation) => {
  const answered = found.filter((one) => one.operation === operation && one.status === 200);
  const [first] = answered.toSorted((a, b) => b.us_a_unit - a.us_a_unit);
  if (first === undefined)
    throw new Error(`${operation.id} returns 200 for none of its requests: see fairness-questions.ts.`);
  return first;
});
// The typical operation: the median of the most expensive requests.
const typical = median(dearest.map(({ us_a_unit }) => us_a_unit));
const rows: Row[] = found
  .toSorted((a, b) => b.us_a_unit - a.us_a_unit)
  .map(({ operation, question, us_a_unit, kilobytes, status }) => ({
    measure: `${operation.id} (${operation.cost_units}), ${question}: ${status}, ${kilobytes.toFixed(1)} kB`,
    goal: 1 / MOST_RATIO,
    ours: us_a_unit,
    baseline: typical,
    ratio: typical / us_a_unit,
  }));

for (const [moments, moment] of [
  ['past moments', newMoment],
  ['moments since the last commit', newPresentMoment],
] as const) {
  const attacked = await startServer([MFDS, 'serve', '--port', '0', '--threads', '1'], '0', {
    ...env,
    MFDS_LIMIT_UNITS_PER_MINUTE: '600',
  });
  const felt = await attackWithMoments({
    server: attacked,
    funds: LARGE_FUNDS,
    reader_key: key,
    attacker_key,
    seconds: ATTACK_SECONDS,
    moment,
  });
  await attacked.stop();
  console.log(
    `${moments}, ms: quiet p50 ${felt.quiet.p50_ms} p99 ${felt.quiet.p99_ms}, attacked p50 ${felt.attacked.p50_ms} p99 ${felt.attacked.p99_ms}; ${felt.calls} calls of ${felt.processor_ms_a_call.toFixed(2)} ms, ${felt.resident_mb} MB`,
  );
  rows.push({
    measure: `p99 of a reader while another key reads as_of pages at new ${moments}, ms, to without`,
    goal: 0.5,
    ours: felt.attacked.p99_ms,
    baseline: felt.quiet.p99_ms,
    ratio: felt.quiet.p99_ms / felt.attacked.p99_ms,
  });
}
report('cost-fairness', 'Processor time per charged unit, microseconds (typical to this)', rows);
// Includes rejected requests: they are charged like any other.
const unfair = found.filter(({ us_a_unit }) => us_a_unit > typical * MOST_RATIO);
for (const { operation, question, us_a_unit } of unfair)
  console.error(
    `${operation.id}, ${question}: ${(us_a_unit / typical).toFixed(1)} times the typical ${Math.round(typical)} us per unit; the limit is ${MOST_RATIO} times.`,
  );
process.exitCode = unfair.length > 0 ? 1 : 0;
