import type { Db } from '../../../platform/db/tables.ts';
import type { OrderInScope } from './require-order.ts';

/** True for a document that was signed for the order. */
export async function isSignedFor(
  db: Db,
  { investorId, tradeId }: OrderInScope,
  fileId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('signed_documents')
    .select('file_id')
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row !== undefined;
}

type Opening = { actor: string; action: string; target: string; documentId: string; since: Date };

/** True where this person of the office opened the document since then, which is on record. */
export async function hasOpened(
  db: Db,
  { actor, action, target, documentId, since }: Opening,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('seq')
    .where('target', '=', target)
    .where('actor', '=', actor)
    .where('action', '=', action)
    .where('at', '>=', since)
    .where((eb) => eb(eb.ref('detail', '->>').key('documentId'), '=', documentId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
