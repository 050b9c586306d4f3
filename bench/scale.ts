/** `npm run bench:scale`: the same reads with ten times the rows. */
import { MARKET, openInstallation } from './installation.ts';
import { slugOf } from './market.ts';
import { MFDS, load, startServer } from './processes.ts';
import { median, report } from './report.ts';

const SECONDS = Number.parseInt(process.env['BENCH_SECONDS'] ?? '5', 10);
const ROUNDS = 3;
const LARGE = { ...MARKET, funds: MARKET.funds * 10 };
const READS = {
  'NAV page of 500 rows': `funds/${slugOf(1)}/nav`,
  'latest NAV of one fund': `nav/latest?funds=${slugOf(1)}`,
  'fund detail': `funds/${slugOf(1)}`,
};

const [large, small] = [openInstallation(LARGE, false), openInstallation(MARKET, true)];
const services = [
  await startServer([MFDS, 'serve', '--port', '0', '--threads', '1'], '0', large.env),
  await startServer([MFDS, 'serve', '--port', '0', '--threads', '1'], '0', small.env),
] as const;
const rows = Object.entries(READS).map(([measure, path]) => {
  const run = (index: 0 | 1): number =>
    load({
      server: services[index],
      path: `/v1/mutual-funds/${path}`,
      headers: { 'x-api-key': [large, small][index]?.key ?? '' },
      seconds: SECONDS,
      cores: '1',
    }).requests_per_second;
  const pairs = Array.from({ length: ROUNDS }, () => [run(0), run(1)] as const);
  return {
    measure: `${measure}: 15 million rows to 1.5`,
    goal: 0.9,
    ours: median(pairs.map(([ours]) => ours)),
    baseline: median(pairs.map(([, theirs]) => theirs)),
    ratio: median(pairs.map(([ours, theirs]) => ours / theirs)),
  };
});
await Promise.all(services.map((service) => service.stop()));
report('scale', 'Ten times the rows', rows);
