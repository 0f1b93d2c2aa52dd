import type { Db } from '../../../../platform/db/tables.ts';
import type { StoredText } from '../lines/line-text.ts';

/** Money of no order, and what is left of it. */
export type UnappliedRecord = {
  id: string;
  lineId: string;
  /** The journal row that brought it. */
  journalId: string;
  /** The day of the bank's line. */
  day: string;
  leftCents: bigint;
};

export async function insertUnapplied(
  trx: Db,
  money: { id: string; journalId: string; cents: bigint },
): Promise<void> {
  await trx
    .insertInto('unapplied_money')
    .values({ id: money.id, journal_id: money.journalId, cents: money.cents, ended_at: null })
    .execute();
}

/**
 * Locks unapplied money: others who use it at the same time wait, and then see what is left. Undefined where there is none, or
 * where it ended.
 */
export async function lockUnapplied(trx: Db, id: string): Promise<UnappliedRecord | undefined> {
  const held = await trx
    .selectFrom('unapplied_money')
    .select(['cents', 'used_cents', 'journal_id'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) {
    return undefined;
  }
  const { lineId, ...line } = await trx
    .selectFrom('bank_matches')
    .innerJoin('bank_lines', 'bank_lines.id', 'bank_matches.line_id')
    .select(['bank_lines.id as lineId', 'bank_lines.day'])
    .where('bank_matches.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    lineId,
    journalId: held.journal_id,
    ...line,
    leftCents: held.cents - held.used_cents,
  };
}

/** Marks it as ended; false where some of it is in use, or it ended before. */
export async function markUnappliedEnded(trx: Db, id: string, at: Date): Promise<boolean> {
  const rows = await trx
    .updateTable('unapplied_money')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('used_cents', '=', 0n)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** The payor of unapplied money, from its line and from the person who kept it, as stored. */
export async function findStoredPayor(
  trx: Db,
  id: string,
): Promise<{ line: StoredText; sealedPayor: Buffer | null }> {
  const { sealedPayor, ...line } = await trx
    .selectFrom('bank_matches')
    .innerJoin('bank_lines', 'bank_lines.id', 'bank_matches.line_id')
    .select(['bank_lines.id', 'bank_lines.sealed', 'bank_matches.sealed_payor as sealedPayor'])
    .where('bank_matches.id', '=', id)
    .executeTakeFirstOrThrow();
  return { line, sealedPayor };
}
