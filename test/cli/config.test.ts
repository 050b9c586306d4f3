import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';

describe('settings', () => {
  it('without settings the service listens on 127.0.0.1:8080 with 600 units a minute and the sample', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      metricsPort: undefined,
      dataDir: resolve('var'),
      baseUrl: undefined,
      trustedProxies: ['127.0.0.0/8', '::1'],
      databaseUrl: undefined,
      valkeyUrl: undefined,
      smtpUrl: undefined,
      inboxDir: undefined,
      syncSchedule: undefined,
      model: undefined,
      limitUnitsPerMinute: 600,
      secret: undefined,
      isSampleWanted: true,
      isTimed: false,
      isFastPath: true,
      pagePictures: 'crops',
      maxConnections: 4_096,
      maxConnectionsPerClient: 256,
      drainSeconds: 0,
      notices: [],
    });
  });

  it('an empty setting counts as unset, and surrounding whitespace is ignored', () => {
    expect(
      readConfig({
        MFDS_PORT: '',
        MFDS_HOST: ' 0.0.0.0 ',
        MFDS_BASE_URL: 'https://funds.example.com/',
        MFDS_SAMPLE: 'off',
        MFDS_SYNC_SCHEDULE: '30 20 * * 1-6',
      }),
    ).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      baseUrl: 'https://funds.example.com',
      isSampleWanted: false,
      syncSchedule: '30 20 * * 1-6',
    });
  });

  it.for([
    ['MFDS_PORT', '70000'],
    ['MFDS_PORT', '-1'],
    ['MFDS_PORT', '8e3'],
    ['MFDS_METRICS_PORT', 'x'],
    ['MFDS_HOST', 'a b'],
    ['MFDS_BASE_URL', 'funds.example.com'],
    ['MFDS_BASE_URL', 'https://x.example.com/?a=1'],
    ['MFDS_DATABASE_URL', 'mysql://x'],
    ['MFDS_VALKEY_URL', 'http://x'],
    ['MFDS_SMTP_URL', 'x'],
    ['MFDS_SYNC_SCHEDULE', 'daily'],
    ['MFDS_SYNC_CONTACT', 'someone (else)'],
    ['MFDS_SYNC_CONTACT', 'a\r\nb'],
    ['MFDS_LIMIT_UNITS_PER_MINUTE', '4'],
    ['MFDS_LIMIT_UNITS_PER_MINUTE', '600.5'],
    ['MFDS_SAMPLE', 'no'],
    ['MFDS_FAST_PATH', 'no'],
    ['MFDS_PAGE_PICTURES', 'on'],
    ['MFDS_MAX_CONNECTIONS', '15'],
    ['MFDS_MAX_CONNECTIONS_PER_CLIENT', '0'],
    ['MFDS_TRUSTED_PROXIES', 'nginx'],
    ['MFDS_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['MFDS_TRUSTED_PROXIES', '0.0.0.0/0'],
    ['MFDS_TRUSTED_PROXIES', '10.0.0.1,'],
    ['MFDS_TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ] as const)('the invalid setting %s=%s stops the start and is named', ([name, value]) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`in ${name}; found`));
  });

  it('an invalid URL is rejected without printing its password', () => {
    expect(() => readConfig({ MFDS_DATABASE_URL: 'mysql://user:hunter2@host/db' })).toThrow(/^(?!.*hunter2)/);
  });
});
