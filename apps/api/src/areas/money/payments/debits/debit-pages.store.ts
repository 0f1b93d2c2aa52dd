import type { ReturnItemOutcome, ReturnKind } from '@portal/domain/money/payments/return-file';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import type { PlaceInTime } from '../../../../platform/http/place-in-time.ts';

type Page = { after: PlaceInTime | null; limit: number };

export type FoundDebitFile = {
  id: string;
  number: number;
  createdAt: Date;
  dueOn: string;
  debits: number;
  totalCents: bigint;
  returned: number;
  sortValue: string;
};

/** A page of the files made for the bank, newest first, at most `limit`. */
export async function listDebitFiles(db: Db, { after, limit }: Page): Promise<FoundDebitFile[]> {
  const since =
    after === null
      ? sql``
      : sql`where (file.created_at, file.id) < (${after.at}::timestamptz, ${after.id}::text)`;
  const { rows } = await sql<FoundDebitFile>`
    select file.id, file.number, file.created_at as "createdAt", file.due_on as "dueOn", file.debits,
      file.total_cents as "totalCents", file.created_at::text as "sortValue",
      (select count(*)::int from debit_file_items item
        where item.file_id = file.id and item.returned_at is not null) as returned
    from debit_files file ${since}
    order by file.created_at desc, file.id desc limit ${limit}`.execute(db);
  return rows;
}

export type FoundReturn = {
  fileNumber: number;
  createdOn: string;
  importedAt: Date;
  place: number;
  kind: ReturnKind;
  reason: string;
  reference: string;
  amountCents: bigint;
  tradeId: string | null;
  investor: string | null;
  outcome: ReturnItemOutcome;
  sortValue: string;
  sortId: string;
};

/** An item's place in the list: within a file, the last first. */
const PLACE_DIGITS = 6;

/** A page of returned items, newest file first, at most `limit`. */
export async function listReturned(db: Db, { after, limit }: Page): Promise<FoundReturn[]> {
  const sortId = sql`file.id || '/' || lpad(item.place::text, ${sql.lit(PLACE_DIGITS)}, '0')`;
  const since =
    after === null
      ? sql``
      : sql`where (file.imported_at, ${sortId}) < (${after.at}::timestamptz, ${after.id}::text)`;
  const { rows } = await sql<FoundReturn>`
    select file.number as "fileNumber", file.created_on as "createdOn", file.imported_at as "importedAt",
      item.place, item.kind, item.reason, item.reference, item.amount_cents as "amountCents",
      item.trade_id as "tradeId", investor.first_name || ' ' || investor.last_name as investor, item.outcome,
      file.imported_at::text as "sortValue", ${sortId} as "sortId"
    from return_items item
    join return_files file on file.id = item.file_id
    left join investors investor on investor.id = item.investor_id
    ${since}
    order by file.imported_at desc, ${sortId} desc limit ${limit}`.execute(db);
  return rows;
}

/** The investors' names. */
export async function listInvestorNames(
  db: Db,
  investorIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows =
    investorIds.length === 0
      ? []
      : await db
          .selectFrom('investors')
          .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
          .where('id', 'in', [...new Set(investorIds)])
          .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The files with a debit of this order, oldest first. */
export async function listFilesOfOrder(
  db: Db,
  { investorId, tradeId }: { investorId: string; tradeId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('debit_file_items')
    .innerJoin('debit_files', 'debit_files.id', 'debit_file_items.file_id')
    .select('debit_files.id')
    .where('debit_file_items.investor_id', '=', investorId)
    .where('debit_file_items.trade_id', '=', tradeId)
    .orderBy('debit_files.created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** A stored file, sealed. Throws when there is none. */
export async function readSealedFile(db: Db, id: string): Promise<Buffer> {
  const { sealed } = await db
    .selectFrom('debit_files')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sealed;
}
