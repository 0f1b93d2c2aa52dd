import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { scrubFault } from '@portal/domain/ground/errors/scrub-fault';
import { scrubText } from '@portal/domain/ground/errors/scrub-text';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Deps } from '../../../platform/deps.ts';
import { webhookErrorReports } from '../../../providers/webhook-error-reports.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { reportClientError } from './report-client-error.ts';

/** A team chat that records what it gets. */
async function openChat(
  status: number,
): Promise<{ url: string; next: () => Promise<unknown>; server: Server }> {
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    response.writeHead(status).end('ok');
    server.emit('told', body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    next: async () => (await once(server, 'told'))[0],
    server,
  };
}

let portal: TestPortal;
let chat: Awaited<ReturnType<typeof openChat>>;
beforeAll(async () => {
  chat = await openChat(500);
  portal = await openTestPortal({ ERROR_WEBHOOK_URL: chat.url });
});
afterAll(async () => {
  await portal.close();
  chat.server.close();
});

const send = (payload: object) => portal.app.inject({ method: 'POST', url: '/api/client-errors', payload });

describe('a fault in a browser', () => {
  it('reaches the team chat scrubbed and harmless, whatever the chat answers', async () => {
    const told = chat.next();
    const text =
      'Error Boundary: TypeError: <!channel> Zoé Tremblay\n    at f (/a.js:1:2)\n<!here> & 046 454 286';
    const reply = await send({ text });
    expect(reply.json()).toEqual({ data: { received: true } });
    expect(await told).toEqual({
      text: 'Error Boundary: TypeError: [message]\n    at f (/a.js:1:2)\n[message]',
      mkdwn: true,
    });
  });

  it.each([
    ['nothing', {}],
    ['no text', { text: '' }],
    ['more than 8 KiB', { text: 'é'.repeat(4097) }],
  ])('is refused with %s', async (_case, payload) => {
    const reply = await send(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('VALIDATION');
  });
});

describe('scrubbing', () => {
  it.each([
    ['signs', '@'.repeat(8192)],
    ['digits and dashes', '1-'.repeat(4096)],
    ['half addresses', 'a.b@'.repeat(2048)],
    ['dots', `a@${'a.'.repeat(4000)}`],
    ['loose accents', 'e\u0301'.repeat(4000)],
    ['escapes in a password', `password:"${'\\"'.repeat(4000)}`],
    ['half lines of a stack', `    at ${'a'.repeat(100)} (/a\n`.repeat(70)],
  ])('takes no time for a hostile text of %s', (_case, text) => {
    const before = process.cpuUsage();
    scrubText(text);
    scrubFault(text);
    const { user, system } = process.cpuUsage(before);
    // CPU time in microseconds: a clock would also count what other programs do.
    expect(user + system).toBeLessThan(1_000_000);
  });
});

describe('where reports go', () => {
  /** Collects what browsers report, and the log of failed reports. */
  function watched(stage: 'development' | 'production') {
    const reports: string[] = [];
    const warnings: string[] = [];
    const deps: Deps = {
      ...portal.deps,
      config: { ...portal.deps.config, stage },
      errorReports: { report: async (text: string) => void reports.push(text) },
      log: pino({ level: 'warn' }, { write: (line) => void warnings.push(line) }),
    };
    return { deps, reports, warnings };
  }

  it('is nowhere in production, as the specification says', async () => {
    const elsewhere = watched('development');
    const production = watched('production');
    reportClientError(production.deps, 'in production');
    reportClientError(elsewhere.deps, 'in a test');
    await vi.waitFor(() => expect(elsewhere.reports).toEqual(['[message]']));
    expect(production.reports).toEqual([]);
  });

  it('does not bother the person when nobody answers', async () => {
    const faults: unknown[] = [];
    const nobody = webhookErrorReports('http://127.0.0.1:1/', portal.deps.log);
    await nobody.report('lost').catch((error: unknown) => faults.push(error));
    expect(faults).toHaveLength(1);
  });

  it('gets at most thirty a minute, and more in the next', async () => {
    portal.advance(60_000);
    const { deps, reports, warnings } = watched('development');
    for (let count = 0; count < 32; count++) {
      reportClientError(deps, `fault ${count}`);
    }
    await vi.waitFor(() => expect([reports.length, warnings.length]).toEqual([30, 2]));
    portal.advance(60_000);
    reportClientError(deps, 'a minute later');
    await vi.waitFor(() => expect(reports).toHaveLength(31));
  });
});
