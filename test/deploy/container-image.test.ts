/**
 * Checks the Dockerfile and the compose file without a container engine; .ci/check-image also installs the packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCKERFILE = readFileSync('Dockerfile', 'utf8');

it('the steps of the Dockerfile, run in an empty folder, produce a service that becomes ready', () => {
  // Uses neither a container engine nor `npm ci`, because the test must not need the network.
  const env = { ...process.env, IMAGE_ENGINE: 'none', IMAGE_MODULES: 'node_modules' };
  const { status, stdout, stderr } = spawnSync('.ci/check-image', { encoding: 'utf8', env });
  expect(stdout + stderr).toContain('the steps ran in an empty folder and the service was ready');
  expect(status).toBe(0);
});

it('the build context contains only files that the Dockerfile copies', () => {
  const copied = [...DOCKERFILE.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  const sent = [...readFileSync('.dockerignore', 'utf8').matchAll(/^!(\S+)$/gm)].map(([, file = '']) => file);
  expect(sent.toSorted()).toEqual(copied.toSorted());
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
});

it('the compose file builds the Dockerfile of the repository', () => {
  const compose = readFileSync('docs/deploy/compose.yaml', 'utf8');
  expect(compose).toContain('build: ../..\n');
  expect(compose).not.toContain('dockerfile_inline');
});

it('the base image has the major version of the packaged Node', () => {
  const packaged = (
    JSON.parse(readFileSync('package.json', 'utf8')) as { optionalDependencies: Record<string, string> }
  ).optionalDependencies['node'];
  expect(/^FROM node:(\d+)-/m.exec(DOCKERFILE)?.[1]).toBe(packaged?.split('.')[0]);
});
