// Wide: a report of a fault that tells a person, a body or a number, or does not arrive.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../main/build-app.ts';
import { readConfig } from '../platform/config/config.ts';
import { type DsnHost, openDsnHost } from '../testing/dsn-host.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { PRODUCTION_VARIABLES } from '../testing/production-variables.ts';

const PLANTED = ['046 454 286', 'ada@example.com', 'hunter two', '514-555-0142'];

let host: DsnHost;
let portal: TestPortal;
beforeAll(async () => {
  host = await openDsnHost();
  portal = await openTestPortal({ SENTRY_DSN: host.dsn });
});
afterAll(async () => {
  await portal.deps.faults.close();
  await portal.close();
  await host.close();
});

describe('a fault of the server, outside production, where a DSN is configured', () => {
  it('arrives there with its place, without bodies, people and planted numbers; calls are timed by route', async () => {
    const app = await buildApp(portal.deps);
    app.post('/api/boom/:id', async () => {
      throw new Error(`no ${PLANTED.join(', ')}`);
    });
    await vi.waitUntil(
      async () => {
        const reply = await app.inject({
          method: 'POST',
          url: `/api/boom/order-of-ada?sin=${PLANTED[0]}`,
          payload: { sin: PLANTED[0], password: PLANTED[2] },
          headers: { cookie: 'a=secret-cookie', authorization: 'Bearer secret-token' },
        });
        expect(reply.statusCode).toBe(500);
        // A fault and the time of its call arrive each by itself, in either order.
        return ['"transaction"', '[message]'].every((words) =>
          host.envelopes.some((each) => each.includes(words)),
        );
      },
      { timeout: 20_000, interval: 50 },
    );
    await app.close();
    await portal.deps.faults.close();
    const said = host.envelopes.join('\n');
    expect(said).toContain('sentry-fault-reports.wide.test.ts');
    expect(said).toContain('[message]');
    expect(said).toContain('POST /api/boom/:id');
    for (const secret of [...PLANTED, 'order-of-ada', 'secret-cookie', 'secret-token']) {
      expect(said).not.toContain(secret);
    }
  });

  it('lets pages send to that host and to no other', async () => {
    const policy = (await portal.app.inject('/api/healthz')).headers['content-security-policy'];
    expect(policy).toContain(`connect-src 'self' ${new URL(host.dsn).origin};`);
    const plain = await openTestPortal();
    const strict = (await plain.app.inject('/api/healthz')).headers['content-security-policy'];
    expect(strict).toContain("connect-src 'self';");
    await plain.close();
  });

  it.each([
    ['in production', { APP_STAGE: 'production', SENTRY_DSN: 'https://k@sentry.example.ca/1' }],
    ['without a DSN', { APP_STAGE: 'test' }],
  ])('is told nobody %s', (_case, variables) => {
    expect(sentryDsnOf(variables)).toBeUndefined();
  });
});

/** What the configuration makes of these, in production with everything else that it asks for there. */
function sentryDsnOf(variables: Record<string, string>): string | undefined {
  const { APP_STAGE: _stage, ...others } = PRODUCTION_VARIABLES;
  return readConfig({ ...others, ...variables }).sentryDsn;
}
