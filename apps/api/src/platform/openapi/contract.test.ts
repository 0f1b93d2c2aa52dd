import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../main/fold-areas.ts';
import { CALLERS, type Cell, cellsOf } from '../../testing/access/cells.ts';
import { answered, checkCell } from '../../testing/access/check-cell.ts';
import { recordsOf } from '../../testing/access/on-record.ts';
import { callPortals } from '../../testing/calls/call-portals.ts';
import { type ExampleCall, send } from '../../testing/calls/example-call.ts';
import { EXAMPLE_CALLS, exampleCall, nameOf } from '../../testing/calls/example-calls.ts';
import { openDocument } from '../../testing/contract/document-validator.ts';
import { effectsIn } from '../../testing/contract/effects-in.ts';
import { type FirstAnswer, firstAnswer } from '../../testing/contract/first-answer.ts';
import type { TestPortal } from '../../testing/open-test-portal.ts';
import type { Route } from '../http/routing/route.ts';
import { apiDocument } from './api-document.ts';
import { liveUnitsPaths } from './live-units-paths.ts';
import { METRICS_PATHS } from './metrics-paths.ts';
import { operationsOf } from './operations-of.ts';

const document = apiDocument(ROUTES);
const { problemsOf, problemsOfBody } = openDocument(document);
const operations = operationsOf(document);

const portals = callPortals();
afterAll(() => portals.close());

const PLATFORM = [['platform', 'mobile']] as const;
const called = new Set<string>();

/** Public calls with another result when repeated: each caller has their own. */
const GOOD_ONCE: ReadonlySet<string> = new Set([
  'POST /register',
  'POST /mobile/resetpassword/:userId/:token',
  'POST /signing/decline',
  'POST /purchase-invitations/decline',
  'POST /office/invitation/:token',
]);

/** The checks made before the owner's own call, which may end what the call names; the rest comes after. */
const isBefore = ({ route, caller }: Cell) => route.access !== 'public' && caller !== 'owner';
/** Looking is recorded there. */
const RECORDS_LOOKS = new Set(['GET /office/audit', 'GET /office/money/statements/:statementId/rows']);
/** It may be asked again at any time, and a HEAD of it runs it, too. */
const isRead = (route: Route) =>
  route.method === 'GET' && route.changesState !== true && !RECORDS_LOOKS.has(nameOf(route));
/** It runs anew each time. */
const isNeverKept = ({ changesState, keepsAnswer }: Route) => changesState === true || keepsAnswer === false;
const CELLS = cellsOf(ROUTES);
const RECORDED = new Map(
  ROUTES.flatMap((route) => {
    const count = recordsOf(route);
    return count === null ? [] : [[route, count] as const];
  }),
);
const BY_NAME = expect.objectContaining({
  detail: expect.objectContaining({ by: 'Maude Lafleur', roles: [expect.any(String)], via: 'office' }),
});

const title =
  `the contract of ${operations.length} operations, their access matrix of ${CELLS.length} cells for ${CALLERS.length} callers, ` +
  `and acceptance 16: each of ${RECORDED.size} calls of the office that change or open something is on record by name`;

describe(title, () => {
  describe.each(ROUTES.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
    const key = { 'idempotency-key': name.replaceAll(' ', '-') };
    // Reads in the office refuse an unknown parameter.
    const moreQuery = route.access === 'staff' && route.method === 'GET' ? [] : PLATFORM;
    const cells = cellsOf([route]).map((cell) => [cell.title, cell] as const);
    let portal: TestPortal;
    let call: ExampleCall;
    let made: Promise<FirstAnswer> | undefined;
    const first = () => {
      made ??= firstAnswer(portal, route, call, { headers: key, moreQuery });
      return made;
    };
    beforeAll(async () => {
      portal = await portals.of(route);
      call = await exampleCall(portal, route);
    });

    it.each(cells.filter(([, cell]) => isBefore(cell)))('%s', async (_title, cell) => {
      expect(await checkCell(portal, cell, call)).toEqual([]);
    });

    // Slash and key are the router's: http/routing/register-routes.test.ts proves them, once per kind of call.
    it('answers as documented', async () => {
      expect(call.body === undefined ? [] : problemsOfBody(route, call.body)).toEqual([]);
      const { reply } = await first();
      called.add(name);
      expect(problemsOf(route, reply)).toEqual([]);
      expect(answered({ route }, reply)).toEqual([]);
    });

    if (isRead(route)) {
      it('has no effect, answers the same again, and HEAD without a body', async () => {
        const { reply } = await first();
        const before = await effectsIn(portal);
        const again = await send(portal, route, call, { moreQuery });
        expect([again.statusCode, again.rawPayload]).toEqual([reply.statusCode, reply.rawPayload]);
        const head = await send(portal, route, call, { method: 'HEAD' });
        expect([head.statusCode, head.body]).toEqual([200, '']);
        expect(await effectsIn(portal)).toEqual(before);
      });
    }

    if (isNeverKept(route)) {
      it('answers the same call again as documented', async () => {
        await first();
        if (route.method === 'GET') {
          expect((await send(portal, route, call, { method: 'HEAD' })).statusCode).toBe(404);
        }
        expect(problemsOf(route, await send(portal, route, call, { headers: key, moreQuery }))).toEqual([]);
      });
    }

    it.each(cells.filter(([, cell]) => !isBefore(cell)))('%s', async (_title, cell) => {
      if (route.access === 'investor') {
        expect(answered(cell, (await first()).reply)).toEqual([]);
        return;
      }
      const own = GOOD_ONCE.has(name) ? await exampleCall(portal, route) : call;
      expect(await checkCell(portal, cell, own)).toEqual([]);
    });

    it.each([RECORDED.get(route) ?? []].flat())('is on record by name (%d)', async (count) => {
      const { reply, rows } = await first();
      expect(reply.statusCode).toBeLessThan(300);
      expect(rows).toEqual(Array.from({ length: count }, () => BY_NAME));
    });
  });

  it('covers every operation of the document, and has no example of a removed call', () => {
    const routes = ROUTES.map(nameOf);
    expect([...called].sort()).toEqual([...routes].sort());
    // Figures and stream have tests of their own (metrics/metrics.test.ts, live/live-units.test.ts): they are not in the table.
    const beside = operationsOf({ paths: { ...METRICS_PATHS, ...liveUnitsPaths(new Map()) } });
    expect(operations).toHaveLength(ROUTES.length + beside.length);
    expect(Object.keys(EXAMPLE_CALLS).filter((name) => !routes.includes(name))).toEqual([]);
  });

  it('names each operation once', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
