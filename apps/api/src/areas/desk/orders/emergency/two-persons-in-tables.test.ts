import type { DealState } from '@portal/domain/offering/deals/deal-states';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { permitAlone } from '../../../../testing/decided-alone.ts';
import { orderOnDesk } from '../../../../testing/desk.ts';
import { publishMemorandum } from '../../../../testing/memoranda.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { fundedOrder } from '../../../../testing/order-money.ts';
import { proposeApprovalOf } from '../../../../testing/propose-approval.ts';

const NEITHER = 'This takes two persons, or an emergency';

let portal: TestPortal;
let maker: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  maker = await enterOffice(portal, { role: 'compliance' });
  await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const approve = (db: Db, id: string) =>
  db.updateTable('trades').set({ status: 4 }).where('id', '=', id).execute();
const leave = (db: Db, order: { investorId: string; tradeId: string }, kind: 'released' | 'refunded') =>
  db
    .insertInto('money_journal')
    .values({
      id: portal.deps.newId(),
      source: 'dealer',
      event_id: portal.deps.newId(),
      kind,
      investor_id: order.investorId,
      trade_id: order.tradeId,
      order_ref: null,
      reference: null,
      amount_cents: 500_000n,
      debit_account: 'order-funds',
      credit_account: kind === 'released' ? 'issuers' : 'refunds-payable',
      value_at: new Date(),
      recorded_at: new Date(),
      order_was_closed: false,
      facts: '{}',
    })
    .execute();

describe('the database, whoever writes to it,', () => {
  it('approves no order that fewer than two people agreed to', async () => {
    const { id } = await orderOnDesk(portal, { status: 'inReview' });
    await expect(approve(portal.db, id)).rejects.toThrow(NEITHER);
    expect((await proposeApprovalOf(maker, id)).statusCode).toBe(200);
    await expect(approve(portal.db, id)).rejects.toThrow(NEITHER);
  });

  it.each(['released', 'refunded'] as const)('lets no money be %s by nobody or one person', async (kind) => {
    const { ada, tradeId } = await fundedOrder(portal);
    const order = { investorId: ada.user.id, tradeId };
    await expect(leave(portal.db, order, kind)).rejects.toThrow(NEITHER);
    const anotherAct = kind === 'released' ? 'refund-money' : 'release-money';
    const asAnother = transact(portal.db, async (trx) => {
      await permitAlone(trx, anotherAct, `money:${tradeId}`);
      await leave(trx, order, kind);
    });
    await expect(asAnother).rejects.toThrow(NEITHER);
  });

  it.each([{ role: 'finance' }, { role: 'representative', representative_id: 'rep-01' }] as const)(
    'gives nobody the role %o alone',
    async (role) => {
      const { id } = await enterOffice(portal, { role: 'deals' });
      await expect(portal.db.updateTable('staff').set(role).where('id', '=', id).execute()).rejects.toThrow(
        NEITHER,
      );
    },
  );

  it('publishes no version of a deal after the first without its proposal', async () => {
    const { dealId } = await orderOnDesk(portal);
    const version = { deal_id: dealId, draft: '{}', attachments: '{}', published_at: new Date() };
    for (const proposal_id of [null, 'none']) {
      await expect(
        portal.db
          .insertInto('deal_versions')
          .values({ ...version, number: 2, proposal_id })
          .execute(),
      ).rejects.toThrow('as they approved it');
    }
  });

  it('lets nobody put a deal on sale, or on sale again, alone', async () => {
    const dealId = await addDeal(portal);
    const change = (row: Partial<{ state: DealState; is_live: boolean; version: number }>, id = dealId) =>
      portal.db.updateTable('deals').set(row).where('id', '=', id).execute();
    await expect(change({ version: 2 })).rejects.toThrow(NEITHER);
    await change({ state: 'paused' });
    await expect(change({ state: 'live' })).rejects.toThrow(NEITHER);
    await expect(change({ is_live: true })).rejects.toThrow(NEITHER);
    const draft = await addDeal(portal, { isLive: false });
    for (const row of [{ state: 'live', version: 1 }, { state: 'live' }, { state: 'closed' }] as const) {
      await expect(change(row, draft)).rejects.toThrow(NEITHER);
    }
    const copied = sql`
      insert into deals (id, slug, type, province, is_live, state, version, unit_price_cents, minimum_units, maximum_units,
        units_total, units_taken, opens_at, closes_at, content, created_at, updated_at)
      select id || '-', slug || '-', type, province, true, 'live', 1, unit_price_cents, minimum_units, maximum_units,
        units_total, 0, opens_at, closes_at, content, now(), now() from deals where id = ${dealId}`;
    await expect(copied.execute(portal.db)).rejects.toThrow(NEITHER);
  });

  it('publishes no memorandum that nobody approved, and changes no published one', async () => {
    const dealId = await addDeal(portal);
    const id = await publishMemorandum(portal, dealId, 1);
    const copied = sql`
      insert into deal_documents (id, deal_id, kind, language, title, version, pages, file_id, created_at)
      select id || '-', deal_id, kind, language, title, 2, pages, file_id, now() from deal_documents where id = ${id}`;
    await expect(copied.execute(portal.db)).rejects.toThrow(NEITHER);
    const published = portal.db.updateTable('deal_documents').where('id', '=', id);
    await expect(published.set({ version: 7 }).execute()).rejects.toThrow('stays as it was published');
    await expect(published.set({ kind: 'term-sheet' }).execute()).rejects.toThrow(
      'stays as it was published',
    );
    const gone = portal.db.deleteFrom('deal_documents').where('id', '=', id);
    await expect(gone.execute()).rejects.toThrow('stays as it was published');
  });

  it('settles no order whose money was not released', async () => {
    const { tradeId } = await fundedOrder(portal);
    const settle = (db: Db) =>
      db.updateTable('trades').set({ status: 5 }).where('id', '=', tradeId).execute();
    await expect(settle(portal.db)).rejects.toThrow('by the release of its money');
    const named = transact(portal.db, async (trx) => {
      await permitAlone(trx, 'release-money', `money:${tradeId}`);
      await settle(trx);
    });
    await expect(named).rejects.toThrow('by the release of its money');
  });

  it('lets an emergency be used once, right away, and never change afterwards', async () => {
    const { id } = await orderOnDesk(portal, { status: 'inReview' });
    const target = `trade:${id}`;
    const unused = transact(portal.db, (trx) => permitAlone(trx, 'approve-order', target));
    await expect(unused).rejects.toThrow('named by what it is for');
    const twice = transact(portal.db, async (trx) => {
      await permitAlone(trx, 'approve-order', target);
      await approve(trx, id);
      await trx.updateTable('trades').set({ status: 3 }).where('id', '=', id).execute();
      await approve(trx, id);
    });
    await expect(twice).rejects.toThrow(NEITHER);
    await transact(portal.db, async (trx) => {
      await permitAlone(trx, 'approve-order', target);
      await approve(trx, id);
    });
    const ofOrder = portal.db.updateTable('emergencies').where('target', '=', target);
    await expect(ofOrder.set({ reason: 'Another' }).execute()).rejects.toThrow('stays on record');
    await expect(portal.db.deleteFrom('emergencies').where('target', '=', target).execute()).rejects.toThrow(
      'stays on record',
    );
  });

  it.each(['', 'x'.repeat(1_001)])('takes no emergency without a reason of a length', async (reason) => {
    const { id: staff_id } = maker;
    const emergency = {
      id: portal.deps.newId(),
      kind: 'change-role',
      target: 'staff:x',
      staff_id,
      reason,
      at: new Date(),
    };
    await expect(
      portal.db
        .insertInto('emergencies')
        .values({ ...emergency, kind: 'change-role' })
        .execute(),
    ).rejects.toThrow('violates check constraint');
  });
});
