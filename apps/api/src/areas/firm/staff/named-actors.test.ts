import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../main/fold-areas.ts';
import { OF_NO_RECORD, recordsOf, rowsBy } from '../../../testing/access/on-record.ts';
import { send } from '../../../testing/calls/example-call.ts';
import { exampleCall, nameOf } from '../../../testing/calls/example-calls.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

// That each call is audited by name is checked on the contract's calls (openapi/contract.test.ts).
describe('acceptance 16: the record of who did what in the office', () => {
  it('has nothing that was refused', async () => {
    const aboutPeople = ROUTES.filter(
      (route) => recordsOf(route) !== null && route.path.includes(':staffId'),
    );
    for (const route of aboutPeople) {
      const call = await exampleCall(portal, route);
      if (!('version' in (call.body ?? {}))) {
        // A decision on a proposal identifies what was seen by its hash.
        continue;
      }
      const before = await rowsBy(portal, call.colleague?.id ?? '');
      const reply = await send(portal, route, { ...call, body: { ...call.body, version: 7 } });
      expect(reply.json().code).toBe('CHANGED_MEANWHILE');
      expect(await rowsBy(portal, call.colleague?.id ?? '')).toEqual(before);
    }
  });

  it('lists no unaudited route that no longer exists', () => {
    const writes = ROUTES.filter(({ access, method }) => access === 'staff' && method === 'POST');
    expect([...OF_NO_RECORD].filter((name) => !writes.map(nameOf).includes(name))).toEqual([]);
  });
});
