import { fullName } from '@portal/domain/formats/names';
import type { Language } from '@portal/domain/wire/user';
import type { Db } from '../../platform/db/tables.ts';
import type { DealContent } from '../deals/deal-content.ts';

/** What a notice of cancellation says of the order, beside the times. */
export type NoticeFacts = {
  investorName: string;
  jointName: string | null;
  dealName: Record<Language, string>;
  issuer: { name: string; email: string };
  quantity: number;
  totalCents: bigint;
};

/** Undefined when there is no such order of this investor. */
export async function findNoticeFacts(
  db: Db,
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
      'trades.joint_investor as joint',
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
  return {
    investorName: fullName(row),
    jointName: row.joint === null ? null : fullName(row.joint),
    dealName: name,
    issuer: { name: issuer.name, email: issuer.email },
    quantity: row.quantity,
    totalCents: row.totalCents,
  };
}
