import { REPLIES_MAX } from '@portal/domain/desk/messages/contact-desk';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

export type FoundReply = {
  id: string;
  by: string;
  at: Date;
  sealed: Buffer;
  /** Null while the message waits to be sent. */
  outcome: 'sent' | 'withheld' | null;
};

/** The answers to a message, oldest first, and whether each was sent. */
export async function listReplies(db: Db, messageId: string): Promise<FoundReply[]> {
  return db
    .selectFrom('contact_replies as reply')
    .innerJoin('staff', 'staff.id', 'reply.staff_id')
    .leftJoin('mail_deliveries as delivery', 'delivery.id', 'reply.id')
    .select([
      'reply.id',
      sql<string>`staff.first_name || ' ' || staff.last_name`.as('by'),
      'reply.sent_at as at',
      'reply.sealed',
      'delivery.outcome',
    ])
    .where('reply.request_id', '=', messageId)
    .orderBy('reply.sent_at')
    .orderBy('reply.id')
    .limit(REPLIES_MAX)
    .execute();
}

export async function insertReply(
  trx: Db,
  reply: { id: string; messageId: string; staffId: string; sealed: Buffer; at: Date },
): Promise<void> {
  await trx
    .insertInto('contact_replies')
    .values({
      id: reply.id,
      request_id: reply.messageId,
      staff_id: reply.staffId,
      sealed: reply.sealed,
      sent_at: reply.at,
    })
    .execute();
}

/** The new state of a message. */
type Change = { answered_at: Date; closed_at: null } | { closed_at: Date | null };

/** Changes a message's state if it is unchanged since it was seen; false if somebody has acted on it meanwhile. */
export async function moveMessage(
  trx: Db,
  messageId: string,
  version: number,
  change: Change,
): Promise<boolean> {
  const row = await trx
    .updateTable('contact_requests')
    .set({ ...change, version: version + 1 })
    .where('id', '=', messageId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
