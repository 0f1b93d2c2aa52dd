import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDateTime } from '@portal/domain/ground/formats/dates';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderMailer } from '../../providers/folder-mailer.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import type { Config } from '../config/config.ts';
import { serveMailbox } from './serve-mailbox.ts';

let portal: TestPortal;
let app: FastifyInstance;
beforeAll(async () => {
  portal = await openTestPortal();
  app = mailboxWith({});
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

function mailboxWith(change: Partial<Config>): FastifyInstance {
  const served = Fastify();
  serveMailbox(served, { ...portal.deps, config: { ...portal.deps.config, ...change } });
  return served;
}

async function sendOne(): Promise<void> {
  const directory = join(portal.deps.config.dataDir, 'mail');
  await folderMailer(directory, 'Portal <no-reply@portal.test>', portal.deps.clock).send({
    to: 'ada+<b>@example.com',
    subject: 'Units & <script>alert(1)</script>',
    text: 'Hello </pre><script>alert(2)</script>',
    html: '<html><head><title>x</title></head><body><p>Hello</p></body></html>',
    language: 'fr',
  });
}

describe('the mailbox page', () => {
  it('is empty before anything was sent, in the language of the browser', async () => {
    const reply = await app.inject({ url: '/mailbox', headers: { 'accept-language': 'fr' } });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<html lang="fr-CA">');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('shows a message, its markup as text', async () => {
    await sendOne();
    const list = (await app.inject({ url: '/mailbox' })).body;
    expect(list).toContain('Units &amp; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(list, 'on the clock of the dealer, wherever the server is').toContain(
      formatDateTime(portal.deps.clock.now().toISOString(), 'en'),
    );
    const path = /href="(\/mailbox\/[^"]+Z-[^"]+)"/.exec(list)?.[1] ?? '';
    const page = (await app.inject({ url: path })).body;
    expect(page).toContain('ada+&lt;b&gt;@example.com');
    expect(page).toContain('Hello &lt;/pre&gt;');
    expect(page).not.toContain('<script');
    const html = await app.inject({ url: `${path}/html` });
    expect(html.body).toContain('<p>Hello</p>');
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
    expect(html.headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    ['an unknown id', '/mailbox/2026-11-18T15-00-00-000Z-00000000-0000-0000-0000-000000000000'],
    ['a way out of the folder', '/mailbox/..%2fsecret'],
    ['a way out of the folder, as HTML', '/mailbox/..%2f..%2fsecret/html'],
  ])('has nothing at %s', async (_case, url) => {
    writeFileSync(join(portal.deps.config.dataDir, 'secret.json'), '{}');
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  it.each([
    ['in production', { stage: 'production' }],
    ['with a mail server', { smtpUrl: 'smtp://localhost' }],
  ] as const)('is not there %s', async (_case, change) => {
    const without = mailboxWith(change);
    expect((await without.inject({ url: '/mailbox' })).statusCode).toBe(404);
    await without.close();
  });
});
