import type { LineFilter } from '@portal/domain/money/bank/lines/line-query';
import { type RawBuilder, sql } from 'kysely';
import type { Fingerprint } from '../../../../platform/crypto/fingerprint.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { LineFacts } from './line-search.ts';
import type { StoredText } from './line-text.ts';

/** A statement's line, how much of it is matched, and its text as stored. */
export type StoredLine = StoredText & {
  seq: bigint;
  accountId: string;
  day: string;
  cents: bigint;
  matchedCents: bigint;
};

/** Filters that the database can apply without opening lines; `with` those that have one of these facts, or `without` them. */
export type StoredLineFilter = Omit<LineFilter, 'search'> & { with?: LineFacts; without?: LineFacts };

const LINE = [
  'seq',
  'id',
  'account_id as accountId',
  'day',
  'cents',
  'sealed',
  'matched_cents as matchedCents',
] as const;

/** Locks a line: others who match it at the same time wait, and then see what is left. */
export async function lockStoredLine(trx: Db, id: string): Promise<StoredLine | undefined> {
  return trx.selectFrom('bank_lines').select(LINE).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Those of the open lines that the filter asks for. */
function asked({ account, way, with: has, without }: StoredLineFilter): RawBuilder<boolean> {
  const conditions = [
    sql`matched_cents < abs(cents)`,
    account === undefined ? undefined : sql`account_id = ${account}`,
    way === undefined ? undefined : sql`sign(cents) = ${way === 'in' ? 1 : -1}`,
    has === undefined ? undefined : hasOneOf(has),
    without === undefined ? undefined : sql`not ${hasOneOf(without)}`,
  ].filter((condition) => condition !== undefined);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function hasOneOf({ cents, day, id }: LineFacts): RawBuilder<unknown> {
  const facts = [
    cents === null ? undefined : sql`abs(cents) = ${cents}`,
    day === null ? undefined : sql`day = ${day}`,
    id === null ? undefined : sql`id = ${id}`,
  ].filter((fact) => fact !== undefined);
  return sql`(${sql.join(facts, sql` or `)})`;
}

/** Lines that are not fully matched, earliest first, after a place in that order. */
export async function listStoredLines(
  db: Db,
  { after, limit, ...filter }: StoredLineFilter & { after: bigint; limit: number },
): Promise<StoredLine[]> {
  return db
    .selectFrom('bank_lines')
    .select(LINE)
    .where(asked(filter))
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** How many the filter matches after a place, up to `max`. */
export async function countStoredLines(
  db: Db,
  { after = 0n, ...filter }: StoredLineFilter & { after?: bigint },
  max: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from bank_lines where ${asked(filter)} and seq > ${after} limit ${max}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export type MarkedLine = { id: string; sealed: Buffer };

/** The next sealed lines, by id, with a fingerprint under another key. */
export async function listLinesMarkedBefore(
  db: Db,
  keyId: string,
  after: string,
  limit: number,
): Promise<MarkedLine[]> {
  return (
    db
      .selectFrom('bank_lines')
      .select(['id', 'sealed'])
      // Two ranges of the index, where `<>` would scan the whole table.
      .where(({ eb, or }) => or([eb('likeness_key', '<', keyId), eb('likeness_key', '>', keyId)]))
      .where('id', '>', after)
      .where('sealed', 'is not', null)
      .$narrowType<{ sealed: Buffer }>()
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

export async function setLineMark(db: Db, id: string, { keyId, mark }: Fingerprint): Promise<void> {
  await db
    .updateTable('bank_lines')
    .set({ likeness: mark, likeness_key: keyId })
    .where('id', '=', id)
    .execute();
}
