// Wide: a library of a provider that the bundler leaves out of the built server, or breaks in it.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { runMailServer } from '../providers/testing/run-mail-server.ts';
import { runS3Server } from '../providers/testing/run-s3-server.ts';
import { openDsnHost } from '../testing/dsn-host.ts';
import { somePicture } from '../testing/kyc.ts';
import { multipartBody } from '../testing/multipart.ts';
import { newPortalPlace, type PortalPlace } from '../testing/portal-place.ts';
import { type RunningServer, runServer } from '../testing/run-server.ts';

const LIMIT_MS = 120_000;
const METRICS_TOKEN = 'x'.repeat(40);
const Registered = z.object({ data: z.object({ accessToken: z.string() }) });
const Kept = z.object({ data: z.object({ id: z.object({ front: z.string() }) }) });
const Linked = z.object({ data: z.object({ url: z.string() }) });

/** The settings of a dealer who signs with DocuSign; nobody is asked before there is something to sign. */
function docusignVariables(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    DOCUSIGN_INTEGRATION_KEY: randomUUID(),
    DOCUSIGN_USER_ID: randomUUID(),
    DOCUSIGN_ACCOUNT_ID: randomUUID(),
    DOCUSIGN_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    DOCUSIGN_CONNECT_KEYS: 'the first key of the account',
  };
}

describe('the built server with a provider behind every port', () => {
  let place: PortalPlace;
  let server: RunningServer;
  let s3: Awaited<ReturnType<typeof runS3Server>>;
  let mails: Awaited<ReturnType<typeof runMailServer>>;
  let faults: Awaited<ReturnType<typeof openDsnHost>>;
  beforeAll(async () => {
    [s3, mails, faults] = await Promise.all([runS3Server(), runMailServer(), openDsnHost()]);
    place = await newPortalPlace('migrated', {
      ...s3.variables,
      ...docusignVariables(),
      SMTP_URL: mails.url,
      SENTRY_DSN: faults.dsn,
      METRICS: '1',
      METRICS_TOKEN,
      DEMO_DATA: '0',
    });
    server = await runServer(place.dataDir, place.variables);
    expect(server.errors()).toBe('');
  }, LIMIT_MS);
  afterAll(async () => {
    await server.stop('SIGTERM');
    await Promise.all([place.drop(), s3.stop(), mails.stop(), faults.close()]);
  });

  const call = (path: string, options: RequestInit = {}) => fetch(`${server.address}${path}`, options);

  async function register(email: string): Promise<string> {
    const account = { firstName: 'Ada', lastName: 'Roy', email, province: 'CAN-ON', acceptTerms: true };
    const reply = await call('/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, password: 'seven otters cross the ice' }),
    });
    return Registered.parse(await reply.json()).data.accessToken;
  }

  it('sends messages over SMTP', async () => {
    await register('ada@example.com');
    await vi.waitUntil(() => mails.heard.join('').includes('RCPT TO:<ada@example.com>'), {
      timeout: 20_000,
      interval: 50,
    });
  });

  it('keeps a file in S3, and gives it back as it was drawn', async () => {
    const authorization = `Bearer ${await register('eve@example.com')}`;
    const bytes = await somePicture();
    const form = multipartBody([
      { name: 'front', fileName: 'front.png', bytes },
      { name: 'back', fileName: 'back.png', bytes },
      { name: 'documentType', value: '1' },
    ]);
    const sent = await call('/api/user/kyc/upload/id/', {
      method: 'POST',
      headers: { authorization, ...form.headers },
      body: new Uint8Array(form.payload),
    });
    const { front } = Kept.parse(await sent.json()).data.id;
    const { url } = Linked.parse(
      await (await call(`/api/user/file/${front}`, { headers: { authorization } })).json(),
    ).data;
    const { pathname, search } = new URL(url);
    const given = await call(`${pathname}${search}`);
    expect([given.status, given.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await given.arrayBuffer()).byteLength).toBeGreaterThan(50);
    expect(existsSync(join(place.dataDir, 'files'))).toBe(false);
  });

  it('reports how long calls take, and says figures to whoever has the token', async () => {
    await vi.waitUntil(() => faults.envelopes.some((each) => each.includes('POST /api/register')), {
      timeout: 20_000,
      interval: 50,
    });
    const figures = await call('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(await figures.text()).toContain('portal_');
  });
});
