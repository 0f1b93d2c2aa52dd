import { mayStillPropose, PROPOSAL_KIND_NAMES } from '@portal/domain/firm/proposals/proposal-kinds';
import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('which role proposes what, in the database', () => {
  it.each(PROPOSAL_KIND_NAMES)('%s: is as the rules say', async (kind) => {
    const { rows } = await sql<{ role: string }>`
      select role from unnest(${sql.val([...STAFF_ROLES])}::text[]) as roles (role)
      where may_propose(${kind}, role)`.execute(portal.db);
    const allowed = STAFF_ROLES.filter((role) => mayStillPropose([role], kind));
    expect(rows.map(({ role }) => role).sort()).toEqual([...allowed].sort());
    expect(allowed).not.toEqual([]);
  });

  it('is nothing of a kind that is not there', async () => {
    const { rows } = await sql`select may_propose('invented', 'administrator') as may`.execute(portal.db);
    expect(rows).toEqual([{ may: false }]);
  });
});
