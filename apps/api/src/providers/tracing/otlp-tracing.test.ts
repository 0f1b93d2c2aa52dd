import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTracesHost, type TracesHost } from '../../testing/traces-host.ts';
import { otlpTracing } from './otlp-tracing.ts';

const hosts: TracesHost[] = [];
afterEach(async () => {
  for (const host of hosts.splice(0)) {
    await host.close();
  }
});

const SPAN = { name: 'select trades', kind: 'client' } as const;

async function open(answering: Parameters<typeof openTracesHost>[0] = 200, ratio = 1) {
  const host = await openTracesHost(answering);
  hosts.push(host);
  const said: { msg: string; spans?: number }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(JSON.parse(line)) });
  const settings = { endpoint: host.endpoint, headers: {}, ratio };
  return { host, said, tracing: otlpTracing(settings, { 'service.name': 'x' }, log) };
}

describe('a trace', () => {
  it('of a job belongs to what asked for it, in whatever server', async () => {
    const [asking, working] = [await open(), await open(200, 0)];
    const here = await asking.tracing.job('ask', undefined, async () => asking.tracing.here());
    await working.tracing.job('send-mail', here, () => working.tracing.span(SPAN, async () => undefined));
    await asking.tracing.close();
    await working.tracing.close();
    const [asked] = asking.host.spans;
    // No request asked for it.
    expect(asked?.attributes).toEqual({ 'portal.job': 'ask' });
    expect(working.host.spans).toMatchObject([
      { name: 'select trades', traceId: asked?.traceId },
      { name: 'job send-mail', traceId: asked?.traceId, parentSpanId: asked?.spanId, kind: 5 },
    ]);
  });

  it.each([['not of a trace'], ['00-0-0-01'], [''], [undefined]])(
    'of a job that says %j of what asked for it is its own',
    async (origin) => {
      const { host, tracing } = await open();
      expect(await tracing.job('send-mail', origin, async () => 'done')).toBe('done');
      await tracing.close();
      expect(host.spans).toHaveLength(1);
      expect(host.spans[0]?.parentSpanId).toBeUndefined();
    },
  );

  it('ends with at most five hundred parts, and says how many were left out', async () => {
    const { host, tracing } = await open();
    await tracing.job('sweep-files', undefined, async () => {
      for (let count = 0; count < 612; count += 1) {
        await tracing.span(SPAN, async () => undefined);
      }
    });
    await tracing.close();
    expect(host.spans).toHaveLength(501);
    const root = host.spans.find(({ kind }) => kind === 5);
    expect(root?.attributes['portal.spans_left_out']).toBe('112');
  });

  it('says of an error its class or its code, never its message', async () => {
    const { host, tracing } = await open();
    const coded = Object.assign(new Error('Key (email)=(ada@example.com) exists'), { code: '23505' });
    for (const error of [coded, new TypeError('no ada@example.com'), 'ada@example.com']) {
      const failing = tracing.job('send-mail', undefined, async () => {
        throw error;
      });
      await expect(failing).rejects.toBe(error);
    }
    await tracing.close();
    expect(host.spans.map(({ attributes }) => attributes['error.type'])).toEqual([
      '23505',
      'TypeError',
      'unknown',
    ]);
    expect(host.bodies.join('')).not.toContain('ada@');
  });

  it('does not exist for work that belongs to none', async () => {
    const { host, tracing } = await open();
    expect(await tracing.span(SPAN, async () => tracing.here())).toBeUndefined();
    await tracing.close();
    expect(host.bodies).toEqual([]);
  });

  it('is lost where nobody takes it, of which the log speaks once', async () => {
    const { host, said, tracing } = await open('never');
    for (let count = 0; count < 5_000; count += 1) {
      await tracing.job('watch-jobs', undefined, async () => undefined);
    }
    await vi.waitUntil(() => host.bodies.length === 1);
    const begun = performance.now();
    await tracing.close();
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(host.spans).toHaveLength(512);
    expect(said.map(({ msg }) => msg)).toEqual(['traces are not taken']);
  });
});
