import {
  type OrderToConfirm,
  STATUSES_THAT_CONFIRM,
} from '@portal/domain/agreement/memorandum/memorandum-effect';
import { TRADE_STATUS_NUMBERS, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

export type NamedOrderToConfirm = OrderToConfirm & { id: string; investorName: string };

const AT_THE_DEALER = [TRADE_STATUS_NUMBERS.submitted, TRADE_STATUS_NUMBERS.inReview];

/** More orders than any deal has under way at once. */
const ORDERS_READ_MAX = 10_000;

/** A deal's orders that are not yet approved: those with the dealer first, then by age. */
export async function findOrdersToConfirm(db: Db, dealId: string): Promise<NamedOrderToConfirm[]> {
  const rows = await db
    .selectFrom('trades')
    .innerJoin('investors', 'investors.id', 'trades.investor_id')
    .select([
      'trades.id',
      'trades.investor_id as investorId',
      'trades.status',
      sql<string>`investors.first_name || ' ' || investors.last_name`.as('investorName'),
      sql<boolean>`trades.sealed_joint_investor is not null`.as('isJoint'),
      sql<boolean>`exists (
        select 1 from om_acceptances accepted
        where accepted.investor_id = trades.investor_id and accepted.deal_id = trades.deal_id
      )`.as('hasConfirmedEarlier'),
    ])
    .where('trades.deal_id', '=', dealId)
    .where(
      'trades.status',
      'in',
      STATUSES_THAT_CONFIRM.map((status) => TRADE_STATUS_NUMBERS[status]),
    )
    .orderBy((eb) => eb('trades.status', 'in', AT_THE_DEALER), 'desc')
    .orderBy('trades.created_at')
    .orderBy('trades.id')
    .limit(ORDERS_READ_MAX)
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, status: tradeStatusOf(status) }));
}
