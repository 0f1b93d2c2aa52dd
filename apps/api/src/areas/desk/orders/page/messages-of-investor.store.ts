import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { Db } from '../../../../platform/db/tables.ts';

const MESSAGES_LISTED_MAX = 100;

/** What the portal sent an investor, newest first, with what bounced. */
export async function listMessages(db: Db, investorId: string): Promise<OfficeOrder['messages']> {
  const rows = await db
    .selectFrom('mail_deliveries as sent')
    .leftJoin('mail_bounces as bounce', 'bounce.message_id', 'sent.message_id')
    .select([
      'sent.id',
      'sent.template',
      'sent.address',
      'sent.outcome',
      'sent.at',
      'bounce.kind',
      'bounce.reason',
      'bounce.bounced_at as bouncedAt',
    ])
    .where('sent.investor_id', '=', investorId)
    .orderBy('sent.at', 'desc')
    .orderBy('sent.id')
    .limit(MESSAGES_LISTED_MAX)
    .execute();
  return rows.map(({ kind, reason, bouncedAt, at, ...sent }) => ({
    ...sent,
    at: at.toISOString(),
    bounce:
      kind === null || reason === null || bouncedAt === null
        ? null
        : { kind, reason, at: bouncedAt.toISOString() },
  }));
}
