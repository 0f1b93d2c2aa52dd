import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../main/routes.ts';
import type { Route } from '../../platform/http/route.ts';
import { send } from '../../testing/calls/example-call.ts';
import { exampleCall, nameOf } from '../../testing/calls/example-calls.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';

/** Writes that concern nobody but their person, as pieces of a file do that is on record once it is kept, and nothing that is ever asked about. */
const OF_NO_RECORD = new Set([
  'POST /office/language',
  'POST /office/two-factor/start',
  'POST /office/viewing',
  'POST /office/upload',
  'POST /office/upload/:id',
  'POST /office/upload/:id/cancel',
  'POST /office/money/accounts/:accountId/preview',
  'POST /office/money/returns/preview',
  'POST /office/money/sample',
]);
/** The money that an order receives is on record, and beside it out of what it came. */
const ON_RECORD_TWICE = new Set(['POST /office/money/unapplied/:unappliedId/allocate']);

/** Looking into the audit log is itself on record, whoever looks. */
const LOOKS = ROUTES.filter((route) => nameOf(route) === 'GET /office/audit');

const WRITES = ROUTES.filter(({ access, method }) => access === 'staff' && method === 'POST');
const RECORDED = [...WRITES.filter((route) => !OF_NO_RECORD.has(nameOf(route))), ...LOOKS];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function rowsBy(staffId: string) {
  return portal.db
    .selectFrom('audit_log')
    .select(['seq', 'action', 'detail'])
    .where('actor', '=', `staff:${staffId}`)
    .orderBy('seq')
    .execute();
}

async function callOnce(route: Route) {
  const call = await exampleCall(portal, route);
  const staffId = call.colleague?.id ?? '';
  const before = await rowsBy(staffId);
  const reply = await send(portal, route, call);
  return { reply, rows: (await rowsBy(staffId)).slice(before.length) };
}

describe(`acceptance 16: each of ${RECORDED.length} calls of the office that change or open something is on record by name`, () => {
  it.each(RECORDED.map((route) => [nameOf(route), route] as const))('%s', async (name, route) => {
    const { reply, rows } = await callOnce(route);
    expect(reply.statusCode).toBeLessThan(300);
    const byName = expect.objectContaining({
      detail: expect.objectContaining({ by: 'Maude Lafleur', role: expect.any(String), via: 'office' }),
    });
    expect(rows).toEqual(ON_RECORD_TWICE.has(name) ? [byName, byName] : [byName]);
  });

  it('leaves none of what is refused', async () => {
    for (const route of RECORDED.filter(({ path }) => path.includes(':staffId'))) {
      const call = await exampleCall(portal, route);
      if (!('version' in (call.body ?? {}))) {
        // A decision on a proposal names what was seen by its hash.
        continue;
      }
      const before = await rowsBy(call.colleague?.id ?? '');
      const reply = await send(portal, route, { ...call, body: { ...call.body, version: 7 } });
      expect(reply.json().code).toBe('CHANGED_MEANWHILE');
      expect(await rowsBy(call.colleague?.id ?? '')).toEqual(before);
    }
  });

  it('names no route that is gone among those of no record', () => {
    expect([...OF_NO_RECORD].filter((name) => !WRITES.map(nameOf).includes(name))).toEqual([]);
  });
});
