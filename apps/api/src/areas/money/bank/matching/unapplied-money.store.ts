import type { Db } from '../../../../platform/db/tables.ts';
import type { StoredText } from '../lines/line-text.ts';

/** Money of no order, and what is left of it. */
export type UnappliedRecord = {
  id: string;
  lineId: string;
  /** The row of the journal that brought it. */
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

/** Holds such money: who does something with it at the same time waits, and sees what is left. Undefined where there is none, or no more. */
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

/** Says that it is no more; false where something was done with it, or it was ended before. */
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

/** Who paid such money, by its line and by who kept it, as they lie in the database. */
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
