import { enterOffice } from '../colleagues.ts';
import { fillProfile, orderOnDesk, paymentFlagOnDesk } from '../desk.ts';
import { writeToDealer } from '../messages.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { proposeApprovalOf } from '../propose-approval.ts';

/** Whose client a subject of the office's work is, for the representative who asks. */
export const WHOSE = ['own', 'another’s', 'unassigned'] as const;
export type Whose = (typeof WHOSE)[number];

const REPRESENTATIVES: Readonly<Record<Whose, string | null>> = {
  own: 'rep-01',
  'another’s': 'rep-02',
  unassigned: null,
};

/** What clients of one kind have: something for every page and queue of the office that shows things of investors. */
export type Subject = {
  orderId: string;
  kycId: string;
  investorId: string;
  messageId: string;
  answeredOrderId: string;
  /** Everything by which a list shows any of it. */
  ids: readonly string[];
};

export async function makeSubject(portal: TestPortal, whose: Whose): Promise<Subject> {
  const order = await orderOnDesk(portal);
  const kycId = await fillProfile(portal, order);
  const messageId = await writeToDealer(portal, order.ada);
  const answered = await orderOnDesk(portal, { answered: true });
  const reviewed = await orderOnDesk(portal, { status: 'inReview' });
  await proposeApprovalOf(await enterOffice(portal, { role: 'compliance' }), reviewed.id);
  const flag = await portal.db
    .selectFrom('payment_flags')
    .select(['id', 'investor_id as investorId'])
    .where('id', '=', await paymentFlagOnDesk(portal))
    .executeTakeFirstOrThrow();
  const investorIds = [order, answered, reviewed, flag].map(({ investorId }) => investorId ?? '');
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: REPRESENTATIVES[whose] })
    .where('id', 'in', investorIds)
    .execute();
  return {
    orderId: order.id,
    kycId,
    investorId: order.investorId,
    messageId,
    answeredOrderId: answered.id,
    ids: [order.id, kycId, messageId, answered.id, reviewed.id, flag.id, ...investorIds],
  };
}
