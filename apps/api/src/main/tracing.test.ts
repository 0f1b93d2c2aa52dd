import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { NO_TRACING } from '../platform/ports/tracing.ts';
import { newPortalPlace, type PortalPlace } from '../testing/portal-place.ts';
import { startHere } from '../testing/start-here.ts';
import { openTracesHost, type SeenSpan, type TracesHost } from '../testing/traces-host.ts';

const LIMIT_MS = 60_000;
/** What a stop may take where a receiver of traces hangs: the second that the last ones get, and the stop itself. */
const STOP_MS_MAX = 6_000;
const ANSWER_MS_MAX = 2_000;
const EMAIL = 'ada.lovelace@example.com';
const PASSWORD = 'seven otters cross the ice';
const FAULT = z.object({ requestId: z.string() });
const REGISTERED = z.object({
  data: z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) }),
});

const opened: { host: TracesHost; place: PortalPlace }[] = [];
afterEach(async () => {
  for (const { host, place } of opened.splice(0)) {
    await host.close();
    await place.drop();
  }
});

type Answering = Parameters<typeof openTracesHost>[0];

async function start(answering: Answering, variables: Record<string, string> = {}) {
  const host = await openTracesHost(answering);
  const place = await newPortalPlace('migrated', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${host.endpoint}/`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    ...variables,
  });
  opened.push({ host, place });
  const portal = await startHere(place);
  const call = (path: string, options: RequestInit = {}) => fetch(`${portal.address}${path}`, options);
  const register = () =>
    call('/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: EMAIL,
        province: 'CAN-ON',
        acceptTerms: true,
        password: PASSWORD,
      }),
    });
  return { host, portal, call, register };
}

const childrenOf = (spans: readonly SeenSpan[], parent: SeenSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === parent?.spanId);

/** Ends where the message that a registration asks for was sent. */
const isMailSent = async (portal: Awaited<ReturnType<typeof startHere>>) =>
  (await portal.deps.db.selectFrom('mail_deliveries').selectAll().execute()).length > 0;

describe('traces', () => {
  it(
    'show a request with its statements, and the job and the message that follow from it, under its id and without a value',
    async () => {
      const { host, portal, call, register } = await start(200, {
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret==',
      });
      const reply = await register();
      expect(reply.status).toBe(201);
      const { accessToken, user } = REGISTERED.parse(await reply.json()).data;
      await call('/api/user/trade/some-order-of-ada', {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      await vi.waitUntil(() => isMailSent(portal), { timeout: LIMIT_MS, interval: 50 });
      await portal.stop();

      const { spans } = host;
      const request = spans.find(({ name }) => name === 'POST /api/register');
      expect(request).toMatchObject({ kind: 2, status: { code: 0 } });
      expect(request?.parentSpanId).toBeUndefined();
      expect(request?.attributes).toMatchObject({
        'http.request.method': 'POST',
        'http.route': '/api/register',
        'http.response.status_code': '201',
      });
      const requestId = request?.attributes['portal.request_id'];
      expect(requestId?.replaceAll('-', '')).toBe(request?.traceId);
      const names = childrenOf(spans, request).map(({ name }) => name);
      expect(names).toEqual(
        expect.arrayContaining(['begin', 'insert investors', 'insert sessions', 'commit']),
      );

      const job =
        childrenOf(spans, request).find(({ name }) => name === 'job send-mail') ??
        spans.find(({ name, traceId }) => name === 'job send-mail' && traceId === request?.traceId);
      expect(job?.attributes).toMatchObject({ 'portal.job': 'send-mail', 'portal.request_id': requestId });
      expect(childrenOf(spans, job).map(({ name }) => name)).toContain('mail send');

      expect(spans.map(({ name }) => name)).toContain('GET /api/user/trade/:id');
      const written = host.bodies.join('');
      for (const secret of [
        EMAIL,
        'Ada',
        'Lovelace',
        PASSWORD,
        user.id,
        accessToken,
        'some-order-of-ada',
        'x-key',
      ]) {
        expect(written).not.toContain(secret);
      }
      expect(host.headers[0]).toMatchObject({ 'x-key': 'a secret==' });
      expect(host.resources[0]).toMatchObject({
        'service.name': 'investor-portal',
        'deployment.environment.name': 'test',
      });
    },
    LIMIT_MS,
  );

  it(
    'name a fault by the id that the person was told',
    async () => {
      const { host, portal, call, register } = await start(200);
      const { accessToken } = REGISTERED.parse(await (await register()).json()).data;
      await portal.deps.db.schema.alterTable('trades').renameTo('trades_away').execute();
      const reply = await call('/api/user/trade/x', { headers: { authorization: `Bearer ${accessToken}` } });
      expect(reply.status).toBe(500);
      const { requestId } = FAULT.parse(await reply.json());
      await portal.stop();
      const trace = host.spans.filter(({ traceId }) => traceId === requestId.replaceAll('-', ''));
      expect(trace.find(({ kind }) => kind === 2)).toMatchObject({ status: { code: 2 } });
      const failed = trace.find(({ attributes }) => attributes['error.type'] === '42P01');
      expect(failed).toMatchObject({ kind: 3, status: { code: 2 } });
    },
    LIMIT_MS,
  );

  it.each<[string, Answering]>([
    ['hangs', 'never'],
    ['answers with 500', 500],
  ])(
    'of a receiver that %s slow no request, and keep no server from stopping',
    async (_what, answering) => {
      const { host, portal, call, register } = await start(answering);
      const listDeals = () => call('/api/user/list/deal/live');
      for (const ask of [register, listDeals, listDeals]) {
        const begun = performance.now();
        expect((await ask()).status).toBeLessThan(500);
        expect(performance.now() - begun).toBeLessThan(ANSWER_MS_MAX);
      }
      const begun = performance.now();
      await portal.stop();
      expect(performance.now() - begun).toBeLessThan(STOP_MS_MAX);
      expect(host.bodies).not.toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'are of no request where none is sampled, nor of what machines ask all the time',
    async () => {
      const none = await start(200, { OTEL_TRACES_SAMPLER_ARG: '0' });
      await none.register();
      await vi.waitUntil(() => isMailSent(none.portal), { timeout: LIMIT_MS, interval: 50 });
      await none.portal.stop();
      expect(none.host.bodies).toEqual([]);
      const probed = await start(200);
      await probed.call('/healthz');
      await probed.call('/readyz');
      await probed.portal.stop();
      expect(probed.host.spans.filter(({ kind }) => kind === 2)).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'are nowhere without a receiver',
    async () => {
      const place = await newPortalPlace('migrated');
      const portal = await startHere(place);
      expect(portal.deps.tracing).toBe(NO_TRACING);
      await portal.stop();
      await place.drop();
    },
    LIMIT_MS,
  );
});
