import type { UseKind } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** What was done with unapplied money. */
export type UseRecord = {
  id: string;
  unappliedId: string;
  kind: UseKind;
  cents: bigint;
  investorId: string | null;
  tradeId: string | null;
  /** The day it was sent back; null for an allocation. */
  sentOn: string | null;
  journalId: string;
  reason: string;
};

export async function insertUse(trx: Db, use: UseRecord, by: string, at: Date): Promise<void> {
  await trx
    .insertInto('unapplied_uses')
    .values({
      id: use.id,
      unapplied_id: use.unappliedId,
      kind: use.kind,
      cents: use.cents,
      investor_id: use.investorId,
      trade_id: use.tradeId,
      sent_on: use.sentOn,
      journal_id: use.journalId,
      reason: use.reason,
      made_by: by,
      made_at: at,
      undone_by: null,
      undone_reason: null,
      undone_at: null,
      undo_journal_id: null,
    })
    .execute();
}

/** A current use; undefined when it was undone or does not exist. */
export async function findStandingUse(db: Db, id: string): Promise<UseRecord | undefined> {
  return standing(db).where('id', '=', id).executeTakeFirst();
}

/** Locks it. */
export async function lockStandingUse(trx: Db, id: string): Promise<UseRecord | undefined> {
  return standing(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

function standing(db: Db) {
  return db
    .selectFrom('unapplied_uses')
    .select([
      'id',
      'unapplied_id as unappliedId',
      'kind',
      'cents',
      'investor_id as investorId',
      'trade_id as tradeId',
      'sent_on as sentOn',
      'journal_id as journalId',
      'reason',
    ])
    .where('undone_at', 'is', null);
}

/** True where a line of the bank shows that the sent-back money left. */
export const IS_SEEN = sql<boolean>`exists (
  select 1 from bank_matches match join money_journal paid on paid.id = match.journal_id
  where match.undone_at is null and paid.kind = 'paid-out' and paid.facts ->> 'row' = unapplied_uses.journal_id)`;

export async function isSeen(trx: Db, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('unapplied_uses')
    .select('id')
    .where('id', '=', id)
    .where(IS_SEEN)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The earliest money of this amount that was sent back and that no line stands for. All of the amount is locked first, so that
 * another line waits and then sees what is left.
 */
export async function lockSentBack(trx: Db, cents: bigint): Promise<UseRecord | undefined> {
  const ofAmount = () =>
    standing(trx).where('kind', '=', 'sent-back').where('cents', '=', cents).orderBy('made_at').orderBy('id');
  await ofAmount().forUpdate().execute();
  return ofAmount().where(sql<boolean>`not ${IS_SEEN}`).limit(1).executeTakeFirst();
}

/** Ends a use; false when somebody was faster. */
export async function endUse(
  trx: Db,
  id: string,
  undone: { by: string; reason: string; at: Date; journalId: string },
): Promise<boolean> {
  const rows = await trx
    .updateTable('unapplied_uses')
    .set({
      undone_by: undone.by,
      undone_reason: undone.reason,
      undone_at: undone.at,
      undo_journal_id: undone.journalId,
    })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}
