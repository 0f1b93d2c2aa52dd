import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { theBrand } from '../../brand/the-brand.ts';
import type { Config } from '../../config/config.ts';
import { serveSite } from './serve-site.ts';

let dist: string;
let app: FastifyInstance;
let unbuilt: FastifyInstance;
/** The pages that were offered to be drawn into. */
const drawn: string[] = [];

function write(path: string, content: string, compressed = true): void {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (compressed) {
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
}

const NO_TOOLS: Config['outsideTools'] = {
  chat: null,
  tagManager: null,
  heatMap: null,
  measurementOrigins: [],
};

async function open(
  directory: string,
  { sentryDsn, outsideTools = NO_TOOLS }: Partial<Pick<Config, 'sentryDsn' | 'outsideTools'>> = {},
): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  server.get('/api/known', async () => ({ data: 1 }));
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
  const log = pino({ level: 'silent' });
  await serveSite(
    server,
    { log, config: { brand: theBrand(), sentryDsn, stage: 'test', outsideTools } },
    async ({ name, built }) => {
      drawn.push(name);
      return built;
    },
    directory,
  );
  return server;
}

beforeAll(async () => {
  dist = `${mkdtempSync(join(tmpdir(), 'portal-site-'))}/`;
  for (const language of ['en', 'fr']) {
    write(`prerendered/${language}/home.html`, `<html>home ${language}</html>`);
    write(
      `prerendered/${language}/deal.html`,
      '<html><div data-prerendered="deal" data-frame=""></div></html>',
    );
    write(`prerendered/${language}/reset-password.html`, `<html>reset ${language}</html>`, false);
    write(`prerendered/${language}/app.html`, `<html>app ${language}</html>`);
  }
  const { words, colours } = theBrand();
  write('prerendered/brand.json', JSON.stringify({ words, colours }));
  write(
    'prerendered/pages.json',
    JSON.stringify({
      '/': 'home',
      '/login': 'app',
      '/onboarding/:segment?': 'app',
      '/reset-password/:userId/:token': 'reset-password',
      '/dashboard/marketplace': 'app',
      '/dashboard/marketplace/:dealId': 'deal',
      '/wizard/:slug/:step': 'app',
    }),
  );
  write('index.html', '<html>template</html>');
  write('.vite/manifest.json', '{}');
  write('assets/index-1a2b.js', 'console.log(1)');
  write('media/deals/one/cover.svg', '<svg/>', false);
  app = await open(dist);
  unbuilt = await open(join(dist, 'nowhere/'));
});
afterAll(async () => {
  await app.close();
  await unbuilt.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const FRENCH = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' };

describe('a page', () => {
  it('says where to report faults only if that is configured, in every encoding', async () => {
    expect((await get('/')).body).not.toContain('error-reports');
    const headed = mkdtempSync(join(tmpdir(), 'portal-headed-'));
    cpSync(dist, headed, { recursive: true });
    writeFileSync(join(headed, 'prerendered/en/home.html'), '<html><head></head>home</html>');
    const reporting = await open(`${headed}/`, { sentryDsn: 'https://key@sentry.example.ca/1' });
    const ask = (encoding: string) =>
      reporting.inject({ url: '/', headers: { 'accept-encoding': encoding, 'accept-language': 'en' } });
    const [identity, brotli] = await Promise.all([ask('identity'), ask('br')]);
    expect(identity.body).toContain(
      '<meta name="error-reports" content="https://key@sentry.example.ca/1" data-stage="test"></head>',
    );
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(identity.body);
    await reporting.close();
    rmSync(headed, { recursive: true });
  });

  it.each([
    ['/', {}, 'home en'],
    ['/', FRENCH, 'home fr'],
    ['/', { ...FRENCH, cookie: 'a=b; language=en; c=d' }, 'home en'],
    ['/', { ...FRENCH, cookie: 'language=de' }, 'home fr'],
    ['/reset-password/u1/t0ken/', { cookie: 'language=fr' }, 'reset fr'],
    ['/dashboard/marketplace?q=x', {}, 'app en'],
    ['/wizard/harbour-row/order', { accept: 'text/html,application/xhtml+xml' }, 'app en'],
  ])('at %s with %j is %s', async (url, headers, content) => {
    const reply = await get(url, headers);
    expect([reply.statusCode, reply.body]).toEqual([200, `<html>${content}</html>`]);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': content.slice(-2),
      'cache-control': 'no-cache',
      vary: 'cookie, accept-language, accept-encoding',
    });
  });

  it.each([
    ['a public page', '/?ref=s1', ['home']],
    ['a frame', '/dashboard/marketplace/maple', ['deal']],
    ['no frame with a query, which only the application knows', '/dashboard/marketplace/maple?x=1', []],
  ])('%s is drawn into: %s', async (_what, url, expected) => {
    drawn.length = 0;
    await app.inject({ url });
    expect(drawn).toEqual(expected);
  });

  it('comes in the language that its link asks for, and in the visitor’s where it asks for none that we have', async () => {
    const headers = { cookie: 'language=en' };
    expect((await app.inject({ url: '/?ref=s1&lang=fr', headers })).body).toBe('<html>home fr</html>');
    expect((await app.inject({ url: '/?lang=de', headers })).body).toBe('<html>home en</html>');
  });

  it('comes compressed as the browser likes it', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('<html>home en</html>');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('<html>home en</html>');
  });

  it('is not resent to a browser that has it', async () => {
    const { etag } = (await get('/')).headers;
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get('/', { 'if-none-match': String(etag), ...FRENCH })).statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/login' });
    expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 200, body: '' });
  });
});

describe('an address that the application has no page for', () => {
  it.each([
    '/staff',
    '/mailbox',
    '/metrics',
    '/dashboard/unknown',
    '/onboarding/risk/more',
    '/wizard/harbour-row',
    '/assets/index-0000',
    '/wp-login',
  ])('%s is a 404 with the application’s page, in the language', async (url) => {
    const reply = await get(url, FRENCH);
    expect([reply.statusCode, reply.body]).toEqual([404, '<html>app fr</html>']);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'fr',
      'cache-control': 'no-store',
    });
    expect(reply.headers.etag).toBeUndefined();
  });

  it('is a 404 without a body for HEAD', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/staff' });
    expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 404, body: '' });
  });

  it('stays one if the browser has the page already', async () => {
    const { etag } = (await get('/login')).headers;
    expect((await get('/staff', { 'if-none-match': String(etag) })).statusCode).toBe(404);
  });
});

describe('a file', () => {
  it('with a hash in its name is kept for a year, compressed', async () => {
    const reply = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('console.log(1)');
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  it('without one is kept for a day', async () => {
    const reply = await get('/media/deals/one/cover.svg', { 'accept-encoding': 'br' });
    expect(reply.body).toBe('<svg/>');
    expect(reply.headers['content-type']).toContain('image/svg+xml');
    expect(reply.headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([
    '/assets/index-0000.js',
    '/index.html',
    '/prerendered/en/home.html',
    '/prerendered/pages.json',
    '/.vite/manifest.json',
    '/assets/../index.html',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('%s is not there', async (url) => {
    const reply = await get(url);
    expect([403, 404]).toContain(reply.statusCode);
    expect(reply.headers['cache-control']).toBeUndefined();
    expect(reply.body).not.toContain('html');
  });
});

describe('everything else', () => {
  it.each([
    ['/api/unknown', {}],
    ['/api', {}],
    ['/api/file.js', {}],
    ['/somewhere', { accept: 'application/json' }],
  ])('%s with %j is a 404 of the API', async (url, headers) => {
    const reply = await get(url, headers);
    expect([reply.statusCode, reply.json()]).toEqual([404, { code: 'NOT_FOUND' }]);
  });

  it('leaves the API alone', async () => {
    expect((await get('/api/known')).json()).toEqual({ data: 1 });
  });
});

describe('without a build', () => {
  it('a page says what to do, and the API works', async () => {
    const reply = await unbuilt.inject('/login');
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('npm start');
    expect((await unbuilt.inject('/api/known')).statusCode).toBe(200);
    expect((await unbuilt.inject('/api/unknown')).statusCode).toBe(404);
  });
});
