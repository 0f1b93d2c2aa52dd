import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../main/fold-areas.ts';
import { cookieOf, enterOffice, inviteColleague } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { OFFICE_HEADER } from '../routing/office-cookie.ts';
import { rewriteForHosts, welcomeAtOffice } from './rewrite-for-hosts.ts';

const PORTAL = 'portal.test';
const OFFICE = 'desk.portal.test';
const HOSTS = { publicUrl: `http://${PORTAL}`, officeUrl: `http://${OFFICE}` };

/** Pages as on the server: the office's below its address, the investors' everywhere else, each with its own 404 page. */
function openPages(change: Partial<typeof HOSTS> = {}): FastifyInstance {
  const config = { ...HOSTS, ...change };
  const rewriteUrl = rewriteForHosts(config);
  const app = Fastify(rewriteUrl === undefined ? {} : { rewriteUrl });
  welcomeAtOffice(app, config);
  app.get('/office', () => 'the office');
  app.get('/office/*', ({ url }) => (url.startsWith('/office/people') ? 'the office' : 'no office page'));
  app.get('/brand/*', () => 'the look');
  app.get('/*', ({ url }) => (url.startsWith('/deals') ? 'the deals' : 'no page'));
  return app;
}

const apart = openPages();
const together = openPages({ officeUrl: HOSTS.publicUrl });
afterAll(() => Promise.all([apart.close(), together.close()]));

const read = async (app: FastifyInstance, url: string, headers: Record<string, string>) =>
  (await app.inject({ url, headers })).body;

describe('pages of an office with a host of its own', () => {
  it.each([
    ['/office', OFFICE, 'the office'],
    ['/office/people', OFFICE, 'the office'],
    ['/office/people', `${OFFICE.toUpperCase()}:80`, 'the office'],
    ['/office', PORTAL, 'no page'],
    ['/office/people?x=1', PORTAL, 'no page'],
    ['/%6fffice/people', PORTAL, 'no page'],
    [`http://${OFFICE}/office`, PORTAL, 'no page'],
    ['/office', '127.0.0.1:3000', 'no page'],
    ['/office', `${OFFICE}.example.com`, 'no page'],
    ['/deals?page=2', PORTAL, 'the deals'],
    ['/officers', PORTAL, 'no page'],
    ['/deals?page=2', OFFICE, 'no office page'],
    ['/officers', OFFICE, 'no office page'],
    ['/brand/colours.css', OFFICE, 'the look'],
    ['/brand/colours.css', PORTAL, 'the look'],
  ])('%s asked of %s: %s', async (url, host, body) => {
    expect(await read(apart, url, { host })).toBe(body);
  });

  it('leads from its host alone to its first page, and nobody of the investors', async () => {
    const reply = await apart.inject({ url: '/', headers: { host: OFFICE } });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/office']);
    expect(await read(apart, '/', { host: PORTAL })).toBe('no page');
  });

  it('go by the requested host, not by anybody’s claim', async () => {
    expect(await read(apart, '/office', { host: PORTAL, 'x-forwarded-host': OFFICE })).toBe('no page');
    expect(await read(apart, '/office', { host: OFFICE, 'x-forwarded-host': PORTAL })).toBe('the office');
  });

  it('are at their old place without one', async () => {
    expect(rewriteForHosts({ ...HOSTS, officeUrl: HOSTS.publicUrl })).toBeUndefined();
    for (const host of [PORTAL, OFFICE, '127.0.0.1']) {
      expect(await read(together, '/office', { host })).toBe('the office');
      expect(await read(together, '/deals', { host })).toBe('the deals');
    }
  });
});

describe('calls of an office with a host of its own', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    // Where a call of a test goes to unless it says otherwise.
    portal = await openTestPortal({ OFFICE_URL: 'http://localhost:80' });
  });
  afterAll(() => portal.close());

  const told = ({ statusCode, body }: { statusCode: number; body: string }) =>
    `${statusCode} ${body.replace(/"requestId":"[^"]*"/, '')}`;
  const call = (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
    portal.app.inject({ method, url, headers });

  it('answer there, and do not exist at the host of the investors', async () => {
    const ada = await enterOffice(portal);
    expect((await ada.get('/office/me')).statusCode).toBe(200);
    const office = { cookie: ada.cookie, [OFFICE_HEADER]: '1', host: PORTAL };
    const nothing = told(await call('/api/no-such-call', office));
    for (const path of ['/api/office/me', '/api/office', '/api/%6fffice/me', '/api/office/no-such-call']) {
      expect(told(await call(path, office)), path).toBe(nothing);
    }
    const login = await portal.app.inject({
      method: 'POST',
      url: '/api/office/login',
      headers: { host: PORTAL },
      payload: { email: ada.email, password: ada.password },
    });
    expect(told(login)).toBe(told(await call('/api/no-such-call', { host: PORTAL }, 'POST')));
  });

  it('keep the cookie and the header against forgery', async () => {
    const { token } = await inviteColleague(portal);
    const joined = await portal.app.inject({
      method: 'POST',
      url: `/api/office/invitation/${token}`,
      payload: { password: 'brave herons' },
    });
    expect(joined.headers['set-cookie']).toMatch(/Path=\/api\/office.*HttpOnly.*SameSite=Strict/i);
    const forged = await call('/api/office/me', { cookie: cookieOf(joined) });
    expect(forged.json().code).toBe('NOT_FROM_OFFICE');
  });

  it('answer nothing of the investors at the office’s host, except what its pages load', async () => {
    const nothing = told(await call('/api/no-such-call', {}));
    const paths = ROUTES.filter(
      ({ method, path, access }) =>
        method === 'GET' && access !== 'staff' && !/:|^\/(office|healthz|readyz)/.test(path),
    ).map(({ path }) => `/api${path}`);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of [...paths, '/api/docs']) {
      expect(told(await call(path, {})), path).toBe(nothing);
      expect(told(await call(path, { host: PORTAL })), path).not.toBe(nothing);
    }
    for (const path of ['/healthz', '/api/healthz']) {
      expect((await call(path, {})).statusCode).toBe(200);
      expect((await call(path, { host: PORTAL })).statusCode).toBe(200);
    }
  });

  it('mail and print addresses of the office', async () => {
    const ada = await enterOffice(portal);
    const name = {
      firstName: 'Ana',
      lastName: 'Roy',
      language: 'en',
      roles: ['representative'],
      representativeId: 'rep-01',
    };
    await ada.post('/office/people', { ...name, email: 'ana@northline.example' });
    await portal.runJobs();
    const mail = portal.mails.findLast(({ to }) => to === 'ana@northline.example');
    expect(mail?.text).toMatch(/http:\/\/localhost\/office\/invitation\/[\w-]{43}/);
  });
});
