import { describe, expect, it } from 'vitest';
import { pickFund } from './support/pick.ts';
import { MF } from './support/installation.ts';
import type { Service } from './support/installation.ts';

const post = (body: unknown) => ({ method: 'POST' as const, body });

/** Problems. */
export function proveErrors(service: Service): void {
  describe('errors', () => {
    it('an error is a problem document that names the request, its path and a page that explains the code', async () => {
      const { status, headers, body } = await service.call(`${MF}/funds?page=0&q=secret`);
      expect(headers.get('content-type')).toBe('application/problem+json');
      expect(body).toMatchObject({
        status,
        code: 'VALIDATION_ERROR',
        instance: `${MF}/funds`,
        request_id: headers.get('x-request-id'),
      });
      const page = await fetch(String(body['type']).replace(/^https?:\/\/[^/]+/, service.address));
      expect([page.status, (await page.text()).includes('VALIDATION_ERROR')]).toEqual([200, true]);
    });

    it.each([
      [`${MF}/funds?page=0`, '422 VALIDATION_ERROR query.page greater_than_equal'],
      [`${MF}/funds?page=two`, '422 VALIDATION_ERROR query.page int_parsing'],
      [`${MF}/coverage?per_page=101`, '422 VALIDATION_ERROR query.per_page less_than_equal'],
      [`${MF}/funds?is_shariah_compliant=yes`, '422 VALIDATION_ERROR query.is_shariah_compliant bool_parsing'],
      [`${MF}/funds?colour=red`, '422 VALIDATION_ERROR query.colour extra_forbidden'],
      [`${MF}/funds?q=`, '422 VALIDATION_ERROR query.q string_too_short'],
      [`${MF}/nav/bulk?funds=a`, '422 VALIDATION_ERROR query.date missing'],
      [`${MF}/nav/bulk?funds=a&date=2026-02-30`, '422 VALIDATION_ERROR query.date date_parsing'],
      [`${MF}/nav/bulk?funds=a&date=2026-02-03&date_policy=near`, '422 VALIDATION_ERROR query.date_policy enum'],
      [`${MF}/nav/bulk?funds=a&date=2026-02-03&date=2026-02-04`, '422 VALIDATION_ERROR query.date too_long'],
      [`${MF}/funds?sort=by_luck`, '422 VALIDATION_ERROR query.sort enum'],
      [`${MF}/funds?category=no-such`, '400 INVALID_FILTER'],
      [`${MF}/families?family_type=CLAN`, '400 INVALID_FILTER'],
      [`${MF}/funds/no-such-fund`, '404 FUND_NOT_FOUND'],
      [`${MF}/funds/no-such-fund/nav`, '404 FUND_NOT_FOUND'],
      [`${MF}/amcs/no-such-amc`, '404 AMC_NOT_FOUND'],
      [`${MF}/families/no-such-family`, '404 FAMILY_NOT_FOUND'],
      [`${MF}/vps/no-such-family/allocations`, '404 FAMILY_NOT_FOUND'],
      [`${MF}/nothing`, '404 ROUTE_NOT_FOUND'],
      [`${MF}/funds?q=%zz`, '400 INVALID_REQUEST'],
    ])('the request for %s is rejected with %s', async (path, refusal) => {
      expect(await service.refusal(path)).toBe(refusal);
    });

    it('an error in a body states its position in the body', async () => {
      const at = `${MF}/bulk/nav`;
      expect(await service.refusal(at, post({ funds: ['a', 7] }))).toBe(
        '422 VALIDATION_ERROR body.funds[1] string_type',
      );
      expect(await service.refusal(at, post({ funds: 'a' }))).toBe('422 VALIDATION_ERROR body.funds list_type');
      expect(await service.refusal(at, post({}))).toBe('422 VALIDATION_ERROR body.funds missing');
      expect(await service.refusal(at, post({ funds: ['a'], when: 1 }))).toBe(
        '422 VALIDATION_ERROR body.when extra_forbidden',
      );
      expect(await service.refusal(at, post('[]'))).toBe('422 VALIDATION_ERROR body json_invalid');
      expect(await service.refusal(at, post('{'))).toBe('400 MALFORMED_JSON body json_invalid');
      expect(
        await service.refusal(at, {
          ...post('funds=a'),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      ).toBe('415 UNSUPPORTED_MEDIA_TYPE');
      expect(await service.refusal(at, post(JSON.stringify({ funds: ['a'.repeat(70_000)] })))).toBe(
        '413 PAYLOAD_TOO_LARGE',
      );
    });

    it('reversed dates are 400, and a span over the configured limit is 422', async () => {
      const { slug } = await pickFund(service);
      for (const series of ['nav', 'payouts', 'fees', 'holdings/history']) {
        expect(await service.refusal(`${MF}/funds/${slug}/${series}?from=2026-02-01&to=2026-01-01`), series).toBe(
          '400 INVALID_DATE_RANGE',
        );
      }
      expect(await service.refusal(`${MF}/funds/${slug}/nav?from=2010-01-01&to=2026-01-01`)).toMatch(
        /^422 VALIDATION_ERROR query\.(from|to) less_than_equal$/,
      );
      expect(await service.refusal(`${MF}/funds/${slug}/payouts?from=2020-01-01&to=2026-01-01`)).toMatch(
        /^422 VALIDATION_ERROR query\.(from|to) less_than_equal$/,
      );
    });

    it('an unsupported method is 405 and lists the methods of the path', async () => {
      const { status, headers } = await service.call(`${MF}/funds`, { method: 'DELETE' });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect((await service.call(`${MF}/bulk/nav`)).headers.get('allow')).toBe('POST');
    });

    it('a missing report, a missing fund and an empty list are different responses', async () => {
      const { slug } = await pickFund(service);
      expect(await service.refusal(`${MF}/funds/${slug}/fmr-reports/1990-01-31`)).toBe('404 REPORT_NOT_FOUND');
      expect(await service.refusal(`${MF}/funds/no-such-fund/fmr-reports/1990-01-31`)).toBe('404 FUND_NOT_FOUND');
      expect(await service.read(`${MF}/funds/${slug}/holdings/history?from=1990-01-01&to=1990-12-31`)).toMatchObject({
        reports: [],
      });
    });

    it('an error for an unknown value suggests the nearest valid one', async () => {
      expect((await service.call(`${MF}/funds?categori=equity`)).body.errors?.[0]?.message).toContain('category');
      expect((await service.call(`${MF}/funds?lifecycle_status=ACTIV`)).body.detail).toContain('ACTIVE');
    });
  });
}
