import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Language } from '@portal/domain/ground/people/languages';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { openJointInvestor } from '../open-order.ts';

/** What a notice of cancellation says about the order, apart from the times. */
export type NoticeFacts = {
  investorName: string;
  jointName: string | null;
  dealName: Record<Language, string>;
  issuer: { name: string; email: string };
  quantity: number;
  totalCents: bigint;
};

/** Undefined where this investor has no such order. */
export async function findNoticeFacts(
  db: Db,
  box: Pick<SecretBox, 'open'>,
  investorId: string,
  tradeId: string,
): Promise<NoticeFacts | undefined> {
  const row = await db
    .selectFrom('trades')
    .innerJoin('deals', 'deals.id', 'trades.deal_id')
    .innerJoin('investors', 'investors.id', 'trades.investor_id')
    .select([
      'investors.first_name as firstName',
      'investors.last_name as lastName',
      'trades.sealed_joint_investor as sealedJoint',
      'trades.quantity',
      'trades.total_cents as totalCents',
      'deals.content',
    ])
    .where('trades.investor_id', '=', investorId)
    .where('trades.id', '=', tradeId)
    .executeTakeFirst();
  if (row === undefined) {
    return undefined;
  }
  const { name, issuer }: DealContent = row.content;
  const joint = await openJointInvestor(box, { id: tradeId, jointInvestor: row.sealedJoint });
  return {
    investorName: fullName(row),
    jointName: joint === null ? null : fullName(joint),
    dealName: name,
    issuer: { name: issuer.name, email: issuer.email },
    quantity: row.quantity,
    totalCents: row.totalCents,
  };
}
