import type { Db, Tables } from '../../../../platform/db/tables.ts';

export type MatchRecord = {
  id: string;
  lineId: string;
  kind: Tables['bank_matches']['kind'];
  cents: bigint;
  /** Null, like the order, for money without one. */
  investorId: string | null;
  tradeId: string | null;
  journalId: string;
  isBooked: boolean;
  how: 'reference' | 'person';
  reason: string | null;
};

export async function insertMatch(
  trx: Db,
  match: MatchRecord,
  made: { sealedPayor: Buffer | null; by: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('bank_matches')
    .values({
      id: match.id,
      line_id: match.lineId,
      kind: match.kind,
      cents: match.cents,
      investor_id: match.investorId,
      trade_id: match.tradeId,
      journal_id: match.journalId,
      is_booked: match.isBooked,
      how: match.how,
      sealed_payor: made.sealedPayor,
      reason: match.reason,
      matched_by: made.by,
      matched_at: made.at,
      undone_by: null,
      undone_reason: null,
      undone_at: null,
      undo_journal_id: null,
    })
    .execute();
}

/** A current match; undefined when it was undone or does not exist. */
export async function findStandingMatch(db: Db, id: string): Promise<MatchRecord | undefined> {
  return db
    .selectFrom('bank_matches')
    .select([
      'id',
      'line_id as lineId',
      'kind',
      'cents',
      'investor_id as investorId',
      'trade_id as tradeId',
      'journal_id as journalId',
      'is_booked as isBooked',
      'how',
      'reason',
    ])
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a current match: others who undo it at the same time wait. False when it is already undone. */
export async function holdMatch(trx: Db, id: string): Promise<boolean> {
  const held = await trx
    .selectFrom('bank_matches')
    .select('id')
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Ends a match that the caller has locked. */
export async function endMatch(
  trx: Db,
  id: string,
  undone: { by: string; reason: string; at: Date; journalId: string | null },
): Promise<void> {
  await trx
    .updateTable('bank_matches')
    .set({
      undone_by: undone.by,
      undone_reason: undone.reason,
      undone_at: undone.at,
      undo_journal_id: undone.journalId,
    })
    .where('id', '=', id)
    .execute();
}
