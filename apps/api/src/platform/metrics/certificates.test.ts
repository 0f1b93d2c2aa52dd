import { once } from 'node:events';
import { createServer as createTcpServer, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PASSPHRASE, sealFile } from '../../papers/seal/testing/seal-files.ts';
import { certificateEnd } from './certificate-end.ts';
import { watchCertificates } from './watch-certificates.ts';

const HOUR_MS = 3_600_000;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
  }
});

/** Listens on this machine; its address, as a portal's would be written. */
async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `https://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

/** A host with a certificate that nobody trusts and that is not for its name. */
const shown = () => createServer({ pfx: sealFile('openssl.p12'), passphrase: PASSPHRASE });

describe('the end of a certificate', () => {
  it('is read whether or not it is trusted', async () => {
    const end = await certificateEnd(await listen(shown()));
    expect(end.getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it.each([
    ['a host that closes', () => createTcpServer((socket) => socket.destroy())],
    ['a host that speaks something else', () => createTcpServer((socket) => socket.end('220 mail\r\n'))],
  ])('is not known of %s', async (_what, server) => {
    await expect(certificateEnd(await listen(server()))).rejects.toThrow();
  });

  it('is not waited for when a host is silent', async () => {
    const silent = await listen(createTcpServer(() => undefined));
    await expect(certificateEnd(silent, 50)).rejects.toThrow('No certificate was shown in time');
  });
});

describe('the figure of a certificate', () => {
  const log = pino({ level: 'silent' });

  function watch(publicUrl: string, officeUrl = publicUrl) {
    let now = new Date('2026-11-18T15:00:00Z').getTime();
    const clock = { now: () => new Date(now) };
    const facts = watchCertificates({ config: { publicUrl, officeUrl }, clock, log });
    return {
      read: facts.read,
      advance: (ms: number) => {
        now += ms;
      },
    };
  }

  it('comes after the first question, which does not wait for it, and is looked at again after an hour', async () => {
    let handshakes = 0;
    const server = shown();
    server.on('connection', () => {
      handshakes += 1;
    });
    const url = await listen(server);
    const { read, advance } = watch(url);
    expect(await read()).toEqual([]);
    const [figure] = await vi.waitUntil(async () => {
      const figures = await read();
      return figures.length > 0 && figures;
    });
    expect(figure).toMatchObject({ name: 'portal_certificate_seconds', of: [new URL(url).host] });
    advance(HOUR_MS - 1);
    const [later] = await read();
    expect(later?.value).toBeCloseTo((figure?.value ?? 0) - (HOUR_MS - 1) / 1_000);
    expect(handshakes).toBe(1);
    advance(1);
    await read();
    await vi.waitUntil(() => handshakes === 2);
  });

  it('is there for the host of the office, too, and goes where a host shows none any more', async () => {
    const [site, office] = [await listen(shown()), await listen(shown())];
    const { read, advance } = watch(site, office);
    await read();
    await vi.waitUntil(async () => (await read()).length === 2);
    servers.pop()?.close();
    advance(HOUR_MS);
    await read();
    await vi.waitUntil(async () => (await read()).length === 1);
  });

  it('is not looked for where the portal is served without TLS', async () => {
    const { read } = watch('http://portal.test');
    await read();
    expect(await read()).toEqual([]);
  });
});
