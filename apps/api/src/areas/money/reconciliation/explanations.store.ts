import type { ExplanationKind } from '@portal/domain/money/reconciliation/difference';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

export type ExplanationRecord = {
  key: string;
  cents: bigint;
  day: string;
  kind: ExplanationKind;
  words: string;
  writtenAt: Date;
  byName: string;
};

/** The latest explanation of each difference. */
export async function findExplanations(db: Db, keys: readonly string[]): Promise<ExplanationRecord[]> {
  const { rows } = await sql<ExplanationRecord>`
    select distinct on (written.key) written.key, written.cents, written.day, written.kind, written.words,
      written.written_at as "writtenAt", staff.first_name || ' ' || staff.last_name as "byName"
    from trust_explanations written join staff on staff.id = written.written_by
    where written.key = any(${[...keys]}::text[])
    order by written.key, written.seq desc`.execute(db);
  return rows;
}

export async function insertExplanation(
  trx: Db,
  { byName: _, writtenAt, ...written }: ExplanationRecord & { id: string },
  by: string,
): Promise<void> {
  await trx
    .insertInto('trust_explanations')
    .values({ ...written, written_by: by, written_at: writtenAt })
    .execute();
}

export async function insertReading(
  trx: Db,
  reading: { id: string; accountId: string; day: string; cents: bigint; by: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('trust_balance_readings')
    .values({
      id: reading.id,
      account_id: reading.accountId,
      day: reading.day,
      cents: reading.cents,
      read_by: reading.by,
      read_at: reading.at,
    })
    .execute();
}

/** Who wrote an explanation or read a balance for a day, and so worked on it. */
export async function findWritersOfDay(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('trust_explanations')
    .select('written_by as staffId')
    .where('day', '=', day)
    .union(db.selectFrom('trust_balance_readings').select('read_by as staffId').where('day', '=', day))
    .execute();
  return rows.map(({ staffId }) => staffId);
}
