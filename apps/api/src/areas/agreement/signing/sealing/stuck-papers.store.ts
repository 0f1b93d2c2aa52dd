import type { Db } from '../../../../platform/db/tables.ts';

/** What papers wait for: their seal, or the handover to the signing provider. */
export type PapersWaitFor = 'seal' | 'provider';

/** Locks papers until the transaction ends and says what they wait for; null for nothing, and for unknown papers. */
export async function lockWaitingPapers(
  trx: Db,
  { investorId, id }: { investorId: string; id: string },
): Promise<PapersWaitFor | null> {
  const row = await trx
    .selectFrom('signing_envelopes')
    .select(['status', 'seal_due_at', 'is_at_provider', 'provider_reference'])
    .where('investor_id', '=', investorId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  if (row.seal_due_at !== null) {
    return 'seal';
  }
  return row.is_at_provider && row.provider_reference === null && row.status === 'open' ? 'provider' : null;
}
