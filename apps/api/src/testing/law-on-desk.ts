import { insertDecision, recordedAfterRow } from '../areas/order/exemptions/keep-decision.ts';
import { type OrderOnDesk, orderOnDesk } from './desk.ts';
import { addOfferedDeal } from './offerings.ts';
import type { TestPortal } from './open-test-portal.ts';
import { addOrderOfBefore } from './orders-of-before.ts';
import { type Person, registerPerson } from './people.ts';

/** An order whose class rests on what its investor states, as it was decided last. */
export async function classOnDesk(portal: TestPortal): Promise<OrderOnDesk> {
  const order = await orderOnDesk(portal);
  const { total, kycId } = await portal.db
    .selectFrom('trades')
    .select(['total_cents as total', 'kyc_id as kycId'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const { investorId } = order;
  const at = portal.deps.clock.now();
  const row = recordedAfterRow(
    portal.deps,
    { ...order, totalCents: total, kycId },
    { investorId, exemption: 'AI', reason: null, by: 'system', decidedOn: '2026-11-18', at },
  );
  await insertDecision(portal.db, { ...row, occasion: 'submission', needs_evidence: true });
  return order;
}

/** An order that was approved before anything was decided of its exemption. */
export async function approvedBeforeOnDesk(portal: TestPortal): Promise<{ id: string; ada: Person }> {
  const ada = await registerPerson(portal);
  const dealId = await addOfferedDeal(portal);
  const id = await addOrderOfBefore(portal, ada, { dealId, units: 20, status: 'approved' });
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: 'rep-01' })
    .where('id', '=', ada.user.id)
    .execute();
  return { id, ada };
}
