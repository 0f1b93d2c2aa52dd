// Wide: a call whose failure of a common kind is not the documented one, or not in the language asked for.
import { type ErrorCode, messageKeyOf } from '@portal/domain/ground/errors/error-catalogue';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../main/fold-areas.ts';
import { type CallChanges, type ExampleCall, send } from '../../testing/calls/example-call.ts';
import { nameOf } from '../../testing/calls/example-calls.ts';
import { type Colleague, enterOffice } from '../../testing/colleagues.ts';
import { openDocument } from '../../testing/contract/document-validator.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import type { Route } from '../http/routing/route.ts';
import { translate } from '../language/translate.ts';
import { apiDocument } from './api-document.ts';

const { problemsOf } = openDocument(apiDocument(ROUTES));

let portal: TestPortal;
let limited: TestPortal;
type Callers = { person: Person; colleague: Colleague };
let callers: Callers;
let limitedCallers: Callers;
beforeAll(async () => {
  portal = await openTestPortal();
  limited = await openTestPortal({ RATE_LIMITS: '1' });
  callers = await callersOn(portal);
  limitedCallers = await callersOn(limited);
});
afterAll(async () => {
  await portal.close();
  await limited.close();
});

const FRENCH = { 'accept-language': 'fr-CA' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Somebody for each kind of call that requires a caller. */
async function callersOn(on: TestPortal): Promise<Callers> {
  return { person: await registerPerson(on), colleague: await enterOffice(on) };
}

/** A call that names nonexistent things, by somebody who may make it. */
function emptyCall(route: Route, { person, colleague }: Callers): ExampleCall {
  const names = [...route.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  return {
    person: route.access === 'investor' ? person : null,
    ...(route.access === 'staff' ? { colleague } : {}),
    params: Object.fromEntries(names.map((name) => [name, 'nothing'])),
    ...(route.method === 'POST' && route.multipart === undefined ? { body: {} } : {}),
    ...(route.multipart === undefined ? {} : { form: [] }),
  };
}

type Provoke = { code: ErrorCode; when: (route: Route) => boolean; changes: (route: Route) => Changes };
type Changes = CallChanges & { payload?: string };

const isJsonPost = ({ method, multipart }: Route) => method === 'POST' && multipart === undefined;

/** The failures shared by every call of a kind. */
const PROVOKED: readonly Provoke[] = [
  {
    code: 'UNAUTHENTICATED',
    when: ({ access }) => access !== 'public',
    changes: () => ({ authorization: 'Bearer of-nobody', headers: { cookie: 'portal_office=of-nobody' } }),
  },
  { code: 'MALFORMED_REQUEST', when: isJsonPost, changes: () => ({ headers: JSON_TYPE, payload: '{"a":' }) },
  {
    code: 'VALIDATION',
    when: ({ method }) => method === 'GET',
    changes: () => ({ moreQuery: [['q', '\u0000']] }),
  },
  {
    code: 'UNSUPPORTED_TYPE',
    when: ({ method }) => method === 'POST',
    changes: () => ({ headers: { 'content-type': 'text/plain' }, payload: 'a text' }),
  },
  {
    code: 'PAYLOAD_TOO_LARGE',
    when: isJsonPost,
    changes: ({ bodyLimitBytes = 262_144 }) => ({
      headers: JSON_TYPE,
      payload: JSON.stringify('x'.repeat(bodyLimitBytes)),
    }),
  },
];

function provoke(
  on: TestPortal,
  route: Route,
  by: Callers,
  { payload, ...others }: Changes,
): Promise<LightMyRequestResponse> {
  const call = emptyCall(route, by);
  const headers = { ...FRENCH, ...others.headers };
  const { body: _body, form: _form, ...bare } = call;
  const sent = payload === undefined ? call : { ...bare, text: payload };
  return send(on, route, sent, { ...others, headers });
}

/** The failure is as documented, and its sentence is the catalogue's, in French. */
function expectFailure(route: Route, reply: LightMyRequestResponse, code: ErrorCode): void {
  expect(problemsOf(route, reply)).toEqual([]);
  expect(reply.json().code).toBe(code);
  const { message, fields } = reply.json();
  const key = code === 'VALIDATION' ? 'errors.fieldInvalid' : messageKeyOf(code);
  const sentence = translate('fr', key, { minutes: Math.ceil(Number(reply.headers['retry-after']) / 60) });
  expect(fields === undefined ? message : Object.values(fields)).toEqual([sentence]);
  expect(reply.headers['cache-control']).toBe('no-store');
}

/** Callers who name nothing that exists, as long as all their calls were refused. */
let asking: Callers | undefined;

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))(
  '%s fails as documented',
  (_name, route) => {
    it.each(PROVOKED.filter(({ when }) => when(route)).map(({ code, changes }) => [code, changes] as const))(
      'with %s',
      async (code, changes) => {
        expectFailure(route, await provoke(portal, route, callers, changes(route)), code);
      },
    );

    it('when it names nothing that exists, in the requested language', async () => {
      asking ??= await callersOn(portal);
      const english = await send(portal, route, emptyCall(route, asking));
      const french = await provoke(portal, route, asking, {});
      // A refused caller is as before; some of these calls need nothing, and one of them signs the person out.
      if (![english, french].every(({ statusCode }) => statusCode >= 400 && statusCode !== 401)) {
        asking = undefined;
      }
      expect([...problemsOf(route, english), ...problemsOf(route, french)]).toEqual([]);
      if (english.statusCode >= 400) {
        expect(french.json().code).toBe(english.json().code);
        expect(french.json().message).not.toEqual(english.json().message);
      }
    });
  },
);

const LIMITED = ROUTES.filter(({ rateLimit }) => rateLimit !== undefined && rateLimit.max <= 100);

describe('a call too many', () => {
  it.each(LIMITED.map((route) => [nameOf(route), route] as const))('of %s is 429', async (_name, route) => {
    const { max = 0 } = route.rateLimit ?? {};
    for (let count = 0; count < max; count += 1) {
      await provoke(limited, route, limitedCallers, {});
    }
    const reply = await provoke(limited, route, limitedCallers, {});
    expectFailure(route, reply, 'RATE_LIMITED');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});
