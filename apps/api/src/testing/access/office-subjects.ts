import { enterOffice } from '../colleagues.ts';
import {
  bounceOnDesk,
  fillProfile,
  invitedOnDesk,
  orderOnDesk,
  papersOnDesk,
  paymentFlagOnDesk,
} from '../desk.ts';
import { approvedBeforeOnDesk, classOnDesk } from '../law-on-desk.ts';
import { writeToDealer } from '../messages.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { proposeApprovalOf } from '../propose-approval.ts';

/** Whose client the subject of a call is, to the representative who makes it. */
export const WHOSE = ['own', 'another’s', 'unassigned'] as const;
export type Whose = (typeof WHOSE)[number];

const REPRESENTATIVES: Readonly<Record<Whose, string | null>> = {
  own: 'rep-01',
  'another’s': 'rep-02',
  unassigned: null,
};
/** By which they are found in a file, where nothing has an id. */
const NAMES: Readonly<Record<Whose, string>> = {
  own: 'Quillowner',
  'another’s': 'Quillstranger',
  unassigned: 'Quillnobody',
};

/** What clients of one kind have: something for every page and queue of the office that shows things of investors. */
export type Subject = {
  orderId: string;
  kycId: string;
  investorId: string;
  messageId: string;
  answeredOrderId: string;
  /** The last name of every investor of it. */
  lastName: string;
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
  const work = await makeWork(portal);
  const investorIds = [order, answered, reviewed, ...work].map(({ investorId }) => investorId ?? '');
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: REPRESENTATIVES[whose], last_name: NAMES[whose] })
    .where('id', 'in', investorIds)
    .execute();
  return {
    orderId: order.id,
    kycId,
    investorId: order.investorId,
    messageId,
    answeredOrderId: answered.id,
    lastName: NAMES[whose],
    ids: [
      ...[order.id, kycId, messageId, answered.id, reviewed.id],
      ...work.map(({ id }) => id),
      ...investorIds,
    ],
  };
}

/** Something for each queue that none of the orders is in, each of an investor of its own. */
async function makeWork(portal: TestPortal): Promise<{ id: string; investorId: string | null }[]> {
  const { db } = portal;
  const [flagId, papersId, bounceId] = [
    await paymentFlagOnDesk(portal),
    await papersOnDesk(portal),
    await bounceOnDesk(portal),
  ];
  return Promise.all([
    db
      .selectFrom('payment_flags')
      .select(['id', 'investor_id as investorId'])
      .where('id', '=', flagId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('signing_envelopes')
      .select(['id', 'investor_id as investorId'])
      .where('id', '=', papersId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('mail_bounces')
      .innerJoin('investors', 'investors.email', 'mail_bounces.address')
      .select(['mail_bounces.id', 'investors.id as investorId'])
      .where('mail_bounces.id', '=', bounceId)
      .executeTakeFirstOrThrow(),
    invitedOnDesk(portal),
    classOnDesk(portal),
    approvedBeforeOnDesk(portal).then(({ id, ada }) => ({ id, investorId: ada.user.id })),
  ]);
}
