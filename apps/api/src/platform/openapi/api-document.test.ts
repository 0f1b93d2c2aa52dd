import { ERROR_CODES } from '@portal/domain/ground/errors/error-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../main/fold-areas.ts';
import { nameOf } from '../../testing/calls/example-calls.ts';
import { openDocument } from '../../testing/contract/document-validator.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { tagged } from '../http/routing/placed-route.ts';
import { investorRoute, ok } from '../http/routing/route.ts';
import { apiDocument, documentPath } from './api-document.ts';
import { operationIdOf } from './operation-id-of.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers });

describe('the API document', () => {
  it('is served as generated from the routes, and as 304 to whoever has it', async () => {
    const reply = await get('/api/openapi.json');
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.json()).toEqual(JSON.parse(JSON.stringify(apiDocument(ROUTES))));
    const again = await get('/api/openapi.json', { 'if-none-match': String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('comes compressed', async () => {
    const reply = await get('/api/openapi.json', { 'accept-encoding': 'br' });
    expect(reply.headers['content-encoding']).toBe('br');
    const whole = await get('/api/openapi.json');
    expect(reply.rawPayload.length).toBeLessThan(whole.rawPayload.length / 8);
  });

  it('says of each call who may make it: by a token, or by the cookie of the office from a page of the office', () => {
    const { paths, components } = apiDocument(ROUTES);
    const SECURITY = {
      investor: [{ bearer: [] }],
      staff: [{ officeCookie: [], fromOffice: [] }],
      public: [],
    };
    const said = ROUTES.map((route) => {
      const operation = paths[documentPath(route.path)]?.[route.method === 'GET' ? 'get' : 'post'];
      return [nameOf(route), operation?.security];
    });
    expect(said).toEqual(ROUTES.map((route) => [nameOf(route), SECURITY[route.access]]));
    const schemes = components.securitySchemes;
    expect(schemes.officeCookie).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'portal_office' });
    expect(schemes.fromOffice).toMatchObject({ type: 'apiKey', in: 'header', name: 'x-portal-office' });
  });

  it('lists every code of the catalogue', () => {
    const { Failure } = apiDocument(ROUTES).components.schemas;
    expect(Failure?.properties?.code).toMatchObject({ enum: ERROR_CODES });
  });

  it('makes a name from method and path', () => {
    const name = (method: 'GET' | 'POST', path: string) => operationIdOf({ method, path });
    expect(name('GET', '/user/trade/:id')).toBe('getUserTradeById');
    expect(name('POST', '/user/trade/pre-sign/:id')).toBe('postUserTradePreSignById');
  });

  it('rejects an answer with an undeclared property', () => {
    const route = investorRoute({
      method: 'GET',
      path: '/user/word',
      summary: 'A word',
      answer: z.object({ word: z.string() }),
      handler: async () => ok({ word: 'yes' }),
    });
    const { problemsOf } = openDocument(apiDocument(tagged('Files', [route])));
    const answered = (data: object) =>
      problemsOf(route, {
        statusCode: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: '',
        json: () => ({ data }),
      });
    expect(answered({ word: 'yes' })).toEqual([]);
    expect(answered({ word: 'yes', more: 1 })).toEqual(['/data must NOT have additional properties']);
    expect(answered({})).toHaveLength(1);
  });
});

describe('the page to browse it', () => {
  it('loads scripts and styles only from this portal, and has none inline', async () => {
    const reply = await get('/api/docs/');
    expect(reply.statusCode).toBe(200);
    const places = [...reply.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, place = '']) => place);
    for (const place of places.filter((candidate) => candidate.startsWith('/api/docs/'))) {
      expect((await get(place)).statusCode).toBe(200);
    }
    expect(places.every((place) => place.startsWith('/api/') || place === 'data:,')).toBe(true);
    expect(reply.body).not.toMatch(/<script>|<style|style=|onload=/);
    expect(reply.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('is the same at its address with and without a slash', async () => {
    expect((await get('/api/docs')).body).toBe((await get('/api/docs/')).body);
  });

  it('has no part of another name', async () => {
    expect((await get('/api/docs/package.json')).statusCode).toBe(404);
    expect((await get('/api/docs/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });
});
