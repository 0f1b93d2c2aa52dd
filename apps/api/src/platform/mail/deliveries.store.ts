import { oneAddress } from '@portal/domain/ground/people/one-address';
import type { Db } from '../db/tables.ts';
import { writingsOf } from './writings-of.ts';

export type Delivery = {
  id: string;
  investorId: string | null;
  address: string;
  template: string;
  messageId: string;
  outcome: 'sent' | 'withheld';
  at: Date;
};

/** Which messages an investor was sent, the newest first, at most `limit`. */
export async function listDeliveries(
  db: Db,
  investorId: string,
  limit: number,
): Promise<Pick<Delivery, 'template' | 'address' | 'at'>[]> {
  return db
    .selectFrom('mail_deliveries')
    .select(['template', 'address', 'at'])
    .where('investor_id', '=', investorId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findDelivery(db: Db, mailId: string): Promise<{ at: Date } | undefined> {
  return db.selectFrom('mail_deliveries').select('at').where('id', '=', mailId).executeTakeFirst();
}

/** Notes that a message left; a second note of the same changes nothing. */
export async function insertDelivery(db: Db, delivery: Delivery): Promise<void> {
  await db
    .insertInto('mail_deliveries')
    .values({
      id: delivery.id,
      investor_id: delivery.investorId,
      address: oneAddress(delivery.address),
      template: delivery.template,
      message_id: delivery.messageId,
      outcome: delivery.outcome,
      at: delivery.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** True when a message to the address came back for good, and nobody has said since that it works. */
export async function isUnreachable(db: Db, address: string): Promise<boolean> {
  const bounce = await db
    .selectFrom('mail_bounces')
    .select('id')
    .where('address', 'in', writingsOf(address))
    .where('kind', '=', 'hard')
    .where('cleared_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return bounce !== undefined;
}
