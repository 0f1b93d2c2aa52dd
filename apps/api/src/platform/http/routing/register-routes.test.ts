import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../main/fold-areas.ts';
import { send } from '../../../testing/calls/example-call.ts';
import { exampleCall, nameOf } from '../../../testing/calls/example-calls.ts';
import { effectsIn } from '../../../testing/contract/effects-in.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import type { Route } from './route.ts';

/**
 * One call of each kind that the router tells apart, by whoever may make it and what it takes: slash and key are the router's, so one
 * call stands for all of its kind.
 */
const ONE_OF_A_KIND: Readonly<Record<string, string>> = {
  'public GET': 'GET /deal/live',
  'investor GET': 'GET /user/profile',
  'staff GET': 'GET /office/me',
  'public POST of JSON': 'POST /register',
  'investor POST of JSON': 'POST /user/trade/create/:dealId',
  'staff POST of JSON': 'POST /office/deals',
  'public POST of a form': 'POST /documents/verify',
  'investor POST of a form': 'POST /user/kyc/upload/id',
  'staff POST of a form': 'POST /office/deals/:dealId/files/document',
  'investor POST of a piece': 'POST /user/upload/:id',
  'staff POST of a piece': 'POST /office/upload/:id',
};

function kindOf({ access, method, multipart, takesPiece }: Route): string {
  const content = multipart !== undefined ? 'a form' : takesPiece === true ? 'a piece' : 'JSON';
  return method === 'GET' ? `${access} GET` : `${access} POST of ${content}`;
}

const CALLS = ROUTES.filter((route) => Object.values(ONE_OF_A_KIND).includes(nameOf(route)));
const POSTS = CALLS.filter(({ method }) => method === 'POST');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('the router', () => {
  it('is tried with one call of every kind in the table', () => {
    const kinds = [...new Set(ROUTES.map(kindOf))].sort();
    expect(CALLS.map(kindOf).sort()).toEqual(kinds);
    expect(Object.keys(ONE_OF_A_KIND).sort()).toEqual(kinds);
  });

  it.each(CALLS.filter(({ method }) => method === 'GET').map((route) => [kindOf(route), route] as const))(
    'answers a %s with a slash as without',
    async (_kind, route) => {
      const call = await exampleCall(portal, route);
      const [plain, slashed] = [
        await send(portal, route, call),
        await send(portal, route, call, { suffix: '/' }),
      ];
      expect(plain.statusCode).toBe(200);
      expect([slashed.statusCode, slashed.rawPayload]).toEqual([plain.statusCode, plain.rawPayload]);
    },
  );

  it.each(POSTS.map((route) => [kindOf(route), route] as const))(
    'does a %s with one key once, with and without a slash, and answers alike',
    async (_kind, route) => {
      const call = await exampleCall(portal, route);
      const headers = { 'idempotency-key': nameOf(route).replaceAll(' ', '-') };
      const first = await send(portal, route, call, { headers });
      expect(first.statusCode).toBeLessThan(300);
      const before = await effectsIn(portal);
      const again = await send(portal, route, call, { headers, suffix: '/' });
      expect([again.statusCode, again.rawPayload]).toEqual([first.statusCode, first.rawPayload]);
      expect(await effectsIn(portal)).toEqual(before);
    },
  );

  it.each(POSTS.filter(({ access }) => access !== 'public').map((route) => [kindOf(route), route] as const))(
    'never gives the answer to a %s to somebody else with the same key',
    async (_kind, route) => {
      const headers = { 'idempotency-key': 'the-same-key' };
      const [theirs, other] = [await exampleCall(portal, route), await exampleCall(portal, route)];
      const answers = [
        await send(portal, route, theirs, { headers }),
        await send(portal, route, other, { headers }),
      ];
      expect(answers.map(({ statusCode }) => statusCode < 300)).toEqual([true, true]);
      expect(answers[1]?.body).not.toBe(answers[0]?.body);
    },
  );
});
