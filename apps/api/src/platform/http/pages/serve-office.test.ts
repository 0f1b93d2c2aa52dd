import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { theBrand } from '../../brand/the-brand.ts';
import { serveOffice } from './serve-office.ts';

let dist: string;
let app: FastifyInstance;
let unbuilt: FastifyInstance;

async function open(folder: string, lawFrom: string | null = null): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
  await serveOffice(
    server,
    { log: pino({ level: 'silent' }), config: { brand: theBrand() } },
    {
      lawFrom,
      dist: folder,
    },
  );
  return server;
}

beforeAll(async () => {
  dist = `${mkdtempSync(join(tmpdir(), 'portal-office-'))}/`;
  mkdirSync(join(dist, 'assets'));
  writeFileSync(
    join(dist, 'index.html'),
    '<html lang="en-CA"><head><title></title></head><body></body></html>',
  );
  writeFileSync(join(dist, 'assets', 'index-1a2b.js'), 'console.log(1)');
  writeFileSync(join(dist, 'assets', 'index-1a2b.js.br'), brotliCompressSync('console.log(1)'));
  app = await open(dist);
  unbuilt = await open(join(dist, 'nothing-there/'));
});
afterAll(async () => {
  await Promise.all([app.close(), unbuilt.close()]);
  rmSync(dist, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the pages of the office', () => {
  it.each([
    ['/office', 200],
    ['/office/', 200],
    ['/office/people', 200],
    ['/office/account', 200],
    ['/office/invitation/abc', 200],
    ['/office/invitation', 404],
    ['/office/people/more', 404],
    ['/office/wp-login', 404],
  ])('%s is answered %i, with the page that says it', async (url, status) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe(status === 200 ? 'no-cache' : 'no-store');
  });

  it('says until which day the portal looks on, while it does', async () => {
    expect((await get('/office')).body).not.toContain('data-law-from');
    const looking = await open(dist, '2026-12-10');
    expect((await looking.inject({ url: '/office' })).body).toContain('data-law-from="2026-12-10"');
    await looking.close();
  });

  it('says that it comes from a release, where commands are called otherwise', async () => {
    expect((await get('/office')).body).not.toContain('data-installed');
    process.env.PORTAL_INSTALLED = '1';
    const installed = await open(dist).finally(() => delete process.env.PORTAL_INSTALLED);
    expect((await installed.inject({ url: '/office' })).body).toContain('<html lang="en-CA" data-installed>');
    await installed.close();
  });

  it('is in the language of the browser, in the name and the colours of the dealer', async () => {
    const { body } = await get('/office', { 'accept-language': 'fr' });
    expect(body).toContain('<html lang="fr-CA"');
    expect(body).toContain(`<title>${theBrand().words.fr.name}</title>`);
    expect(body).toContain('<meta name="brand" content="');
    expect(body).toContain('<link rel="stylesheet" href="/brand/colours.css">');
  });

  it('is not resent to a browser that has it', async () => {
    const { etag } = (await get('/office')).headers;
    expect((await get('/office', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it('gives a script that asks for JSON the API’s answer', async () => {
    const reply = await get('/office/people', { accept: 'application/json' });
    expect([reply.statusCode, reply.json()]).toEqual([404, { code: 'NOT_FOUND' }]);
  });

  it('says how to build it if it is not built', async () => {
    const reply = await unbuilt.inject({ url: '/office' });
    expect([reply.statusCode, reply.body]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});

describe('a file of the office', () => {
  it('is kept for a year, compressed', async () => {
    const reply = await get('/office/assets/index-1a2b.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('console.log(1)');
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  });

  it.each(['/office/assets/index-0000.js', '/office/index.html', '/office/assets/../index.html'])(
    '%s is not there',
    async (url) => {
      expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
    },
  );
});
