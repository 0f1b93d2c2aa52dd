import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { enterOffice } from '../../../testing/colleagues.ts';
import { orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { declarationFor, proposeApprovalOf } from '../../../testing/propose-approval.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';

// The embedded database does one thing after the other: nothing is ever under way.
describe.skipIf(inject('engine').kind === 'embedded')(
  '[PostgreSQL] somebody whose access ends meanwhile',
  () => {
    let portal: TestPortal;
    beforeAll(async () => {
      portal = await openTestPortal();
    });
    afterAll(() => portal.close());

    it('approves nothing more and leaves nothing half done', async () => {
      const order = await orderOnDesk(portal, { status: 'inReview' });
      const maker = await enterOffice(portal, { role: 'compliance' });
      const checker = await enterOffice(portal, { role: 'compliance' });
      await proposeApprovalOf(maker, order.id);
      const read = async () => (await maker.get(`/office/orders/${order.id}`)).json().data;
      const { proposalId, hash } = (await read()).approval;
      const declaration = await declarationFor(checker, order.id);
      const recorded = async () =>
        portal.db.selectFrom('audit_log').select('seq').where('actor', '=', `staff:${checker.id}`).execute();
      const before = await recorded();

      let approving: ReturnType<typeof checker.post> | undefined;
      await transact(portal.db, async (trx) => {
        await sql`update staff set ended_at = ${portal.deps.clock.now()} where id = ${checker.id}`.execute(
          trx,
        );
        approving = checker.post(`/office/orders/${order.id}/approve`, { proposalId, hash, declaration });
        await untilWaiting(portal.db);
      });
      const refused = await approving;
      expect([refused?.statusCode, refused?.json().code]).toEqual([403, 'NOT_PERMITTED']);

      expect(await read()).toMatchObject({ order: { status: 'inReview' }, approval: { proposalId } });
      expect(await recorded()).toEqual(before);
      const approvals = await sql`select 1 from approvals where proposal_id = ${proposalId}`.execute(
        portal.db,
      );
      expect(approvals.rows).toEqual([]);
    });
  },
);
