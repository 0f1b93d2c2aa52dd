import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failureSchema } from '@portal/domain/ground/errors/envelope.wire';
import { ERROR_CODES, messageKeyOf } from '@portal/domain/ground/errors/error-catalogue';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../../main/build-app.ts';
import { ROUTES } from '../../../main/fold-areas.ts';
import { newcomer } from '../../../testing/calls/newcomer.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { translate } from '../../language/translate.ts';
import { errorsOfRoute } from '../../openapi/errors-of-route.ts';
import { tagged } from '../routing/placed-route.ts';
import { ok, publicRoute } from '../routing/route.ts';

const SOURCES = fileURLToPath(new URL('../../..', import.meta.url));

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** All of the server's source, without the tests. */
const source = globSync('**/*.ts', { cwd: SOURCES })
  .filter((file) => !/\.test\.ts$|^testing\//.test(file))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

describe.each(ERROR_CODES)('the error %s', (code) => {
  const messageKey = messageKeyOf(code);

  it('has a sentence of its own in both languages', () => {
    const english = translate('en', messageKey);
    const french = translate('fr', messageKey);
    expect(french).not.toBe(english);
    expect(english).toMatch(/^[A-Z]/);
  });

  it('is thrown somewhere, and documented by the calls that can meet it', () => {
    expect(source).toContain(`'${code}'`);
    expect(ROUTES.some((route) => errorsOfRoute(route).includes(code))).toBe(true);
  });
});

describe('a failure before any route', () => {
  it.each([
    [
      'a body that is no JSON',
      { method: 'POST', url: '/api/login', payload: '{"a":' },
      400,
      'MALFORMED_REQUEST',
    ],
    ['an empty body', { method: 'POST', url: '/api/login', payload: '' }, 400, 'MALFORMED_REQUEST'],
    [
      'a body too large',
      { method: 'POST', url: '/api/login', payload: JSON.stringify('x'.repeat(300_000)) },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'an address that cannot be read',
      { method: 'GET', url: '/api/user/trade/%E0%A4%A' },
      400,
      'MALFORMED_REQUEST',
    ],
    ['an unknown address', { method: 'GET', url: '/api/nothing' }, 404, 'NOT_FOUND'],
    ['a wrong method', { method: 'GET', url: '/api/login' }, 404, 'NOT_FOUND'],
    ['a method that nothing takes', { method: 'DELETE', url: '/api/user/profile' }, 404, 'NOT_FOUND'],
    ['PUT', { method: 'PUT', url: '/api/user/profile', payload: '{}' }, 404, 'NOT_FOUND'],
  ] as const)(
    '%s is told in the envelope, in the language asked for',
    async (_case, request, status, code) => {
      const headers = {
        'accept-language': 'fr',
        ...('payload' in request ? { 'content-type': 'application/json' } : {}),
      };
      const reply = await portal.app.inject({ ...request, headers });
      expect(z.parse(failureSchema, reply.json())).toMatchObject({ statusCode: status, code });
      expect(reply.json().message).toEqual([translate('fr', messageKeyOf(code))]);
      expect(reply.statusCode).toBe(status);
    },
  );

  it.each([
    ['that is not HTTP', 'HELLO\r\n\r\n'],
    ['with a header too large', `GET /api/healthz HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['with a broken header', 'GET /api/healthz HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n'],
  ])('a request %s is told in the envelope', async (_case, text) => {
    const address = new URL(
      await portal.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => portal.app.listeningOrigin),
    );
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(address.port), address.hostname, () => socket.write(text));
      let received = '';
      socket.setEncoding('utf8').on('data', (part) => {
        received += part;
      });
      socket.on('close', () => resolve(received)).on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('x-content-type-options: nosniff');
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(z.parse(failureSchema, JSON.parse(body)).code).toBe('MALFORMED_REQUEST');
  });
});

describe('a refused registration', () => {
  it.each([
    ['en', 'email: Email is required'],
    ['fr', /^email: /],
  ])('says first, in %s, what the person reads', async (language, first) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'accept-language': language },
      payload: { ...newcomer(), email: '' },
    });
    expect(reply.json().message[0]).toMatch(first);
    expect(Object.keys(reply.json().fields)).toEqual(['email']);
  });

  it('with an address that is taken says so in one sentence', async () => {
    const body = newcomer();
    const register = () =>
      portal.app.inject({
        method: 'POST',
        url: '/api/register',
        headers: { 'accept-language': 'fr' },
        payload: body,
      });
    await register();
    const reply = await register();
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toEqual([translate('fr', 'errors.emailTaken')]);
  });
});

describe('a fault', () => {
  it('is 500 with an id for the caller, and its cause in the log alone', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const broken = publicRoute({
      method: 'GET',
      path: '/broken',
      summary: 'Breaks',
      answer: z.null(),
      handler: async () => {
        if (log.level === 'error') {
          throw new Error('the pump is dry');
        }
        return ok(null);
      },
    });
    const app = await buildApp({ ...portal.deps, log }, tagged('Files', [broken]));
    const reply = await app.inject({ method: 'GET', url: '/api/broken' });
    await app.close();
    const { requestId, ...said } = reply.json();
    expect([reply.statusCode, said]).toEqual([
      500,
      {
        statusCode: 500,
        error: 'Internal Server Error',
        code: 'FAULT',
        message: [translate('en', 'errors.fault')],
      },
    ]);
    const logged = lines.find((line) => line.includes(requestId));
    expect(logged).toContain('the pump is dry');
    expect(logged).toContain('error-catalogue.test.ts');
  });
});
