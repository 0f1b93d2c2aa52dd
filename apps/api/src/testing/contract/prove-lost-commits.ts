import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { ROUTES } from '../../main/fold-areas.ts';
import type { Route } from '../../platform/http/routing/route.ts';
import { callPortals } from '../calls/call-portals.ts';
import { send } from '../calls/example-call.ts';
import { exampleCall, nameOf } from '../calls/example-calls.ts';
import { loseCommits } from './lose-commits.ts';
import { printsOfTables } from './prints-of-tables.ts';

/** The POSTs of one test file: so many that none takes minutes. */
export type Batch = { of: number; count: number };

const POSTS = ROUTES.filter(({ method }) => method === 'POST');

/** Their example changes nothing, and has no commit that could be lost. */
const READ_ONLY: ReadonlySet<string> = new Set([
  'POST /client-errors',
  'POST /documents/verify',
  'POST /signing/copies',
  'POST /signing/events',
  'POST /office/money/returns/preview',
  'POST /office/money/accounts/:accountId/preview',
  'POST /office/money/sample',
  'POST /finconnect/open',
]);

/** Their example finds it done already, or they only look under a lock: the transaction leaves things as they were. */
const DONE_BEFORE: ReadonlySet<string> = new Set([
  'POST /user/email/change/cancel',
  'POST /user/sessions/end-others',
  'POST /unsubscribe/:token',
  'POST /user/kyc/set-aside',
  'POST /purchase-invitations/open',
]);

/**
 * Tests of every POST of the batch, but those of which each sight of the answer is on record, which run anew: the answer of its commit is lost, and the
 * database is away until the caller asks again.
 */
export function proveLostCommits({ of, count }: Batch): void {
  const portals = callPortals();
  afterAll(() => portals.close());
  const routes = POSTS.filter((route, place) => place % count === of && route.keepsAnswer !== false);

  it.each(routes.map((route) => [nameOf(route), route] as const))(
    '%s has one effect and one answer',
    async (name, route: Route) => {
      const portal = await portals.of(route);
      const call = await exampleCall(portal, route);
      const headers = { 'idempotency-key': name.replaceAll(' ', '-') };
      const before = await printsOfTables(portal.pool);

      const losing = loseCommits(portal.pool, { isAwayAfter: true });
      const first = await send(portal, route, call, { headers });
      losing.end();
      const effect = await printsOfTables(portal.pool);
      const again = await send(portal, route, call, { headers });
      const once = await printsOfTables(portal.pool);
      const third = await send(portal, route, call, { headers });

      expect(losing.writesOutside).toEqual([]);
      expect(losing.commits).toBe(READ_ONLY.has(name) ? 0 : 1);
      expect(first.statusCode).toBe(losing.commits === 0 ? again.statusCode : 503);
      expect(isDeepStrictEqual(effect, before)).toBe(READ_ONLY.has(name) || DONE_BEFORE.has(name));
      expect(again.statusCode).toBeLessThan(300);
      expect(once).toEqual(effect);
      expect([third.statusCode, third.body]).toEqual([again.statusCode, again.body]);
    },
  );
}
