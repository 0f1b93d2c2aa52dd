import type { RowsShown } from '@portal/domain/money/bank/lines/file-query';
import type { RowReason } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import type { RowsBy } from '@portal/domain/money/bank/statements/statement';
import type { StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import type { PlaceInTime } from '../../../../platform/http/place-in-time.ts';

/** An imported file and who imported it; null for an importer outside the office, such as the demonstration. */
export type BankFileRecord = {
  id: string;
  accountId: string;
  accountName: string;
  sha256: string;
  fileName: string;
  profile: StatementProfile;
  lines: number;
  newLines: number;
  rows: number | null;
  rowsBy: RowsBy;
  firstDay: string;
  lastDay: string;
  openingCents: bigint;
  closingCents: bigint;
  importedBy: string | null;
  importedAt: Date;
  sortValue: string;
};

function files(db: Db) {
  return db
    .selectFrom('bank_statements as file')
    .innerJoin('trust_accounts as account', 'account.id', 'file.account_id')
    .leftJoin('staff', 'staff.id', 'file.imported_by')
    .select([
      'file.id',
      'file.account_id as accountId',
      'account.name as accountName',
      'file.sha256',
      'file.file_name as fileName',
      'file.profile',
      'file.lines',
      'file.new_lines as newLines',
      'file.rows',
      'file.rows_by as rowsBy',
      'file.first_day as firstDay',
      'file.last_day as lastDay',
      'file.opening_cents as openingCents',
      'file.closing_cents as closingCents',
      'file.imported_at as importedAt',
      sql<string | null>`staff.first_name || ' ' || staff.last_name`.as('importedBy'),
      sql<string>`file.imported_at::text`.as('sortValue'),
    ]);
}

/** A page of an account's files, the newest first. */
export async function listBankFiles(
  db: Db,
  accountId: string,
  { after, limit }: { after: PlaceInTime | null; limit: number },
): Promise<BankFileRecord[]> {
  return files(db)
    .where('file.account_id', '=', accountId)
    .where(
      after === null
        ? sql<boolean>`true`
        : sql<boolean>`(file.imported_at, file.id) < (${after.at}::timestamptz, ${after.id}::text)`,
    )
    .orderBy('file.imported_at', 'desc')
    .orderBy('file.id', 'desc')
    .limit(limit)
    .execute();
}

export async function findBankFile(db: Db, id: string): Promise<BankFileRecord | undefined> {
  return files(db).where('file.id', '=', id).executeTakeFirst();
}

/** The sealed file. */
export async function findSealedFile(db: Db, id: string): Promise<Buffer> {
  const { sealed } = await db
    .selectFrom('bank_statements')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sealed;
}

/** A row's place in its file: its number, and its line's id, empty where it has none. */
export type PlaceInFile = { number: number; id: string };

/** A row of a file: a line, or a row that was passed over. */
export type StoredRow = PlaceInFile &
  (
    | { because: null; day: string; cents: bigint; matchedCents: bigint }
    | { because: RowReason; day: null; cents: null; matchedCents: null }
  );

/** A page of a file's rows, in the file's order. */
export async function listFileRows(
  db: Db,
  statementId: string,
  show: RowsShown | undefined,
  { after, limit }: { after: PlaceInFile; limit: number },
): Promise<StoredRow[]> {
  const page = sql`(number, id) > (${after.number}::int, ${after.id}::text) order by number, id limit ${limit}`;
  const { rows } = await sql<StoredRow>`
    select * from (${rowsOf(statementId, show)}) file_row where ${page}`.execute(db);
  return rows;
}

function rowsOf(statementId: string, show: RowsShown | undefined): RawBuilder<unknown> {
  const lines = sql`
    select line_number as number, id, null::text as because, day, cents, matched_cents as "matchedCents"
    from bank_lines where statement_id = ${statementId}`;
  const passedOver = sql`
    select line_number as number, '' as id, because, null::text as day, null::bigint as cents, null::bigint as "matchedCents"
    from bank_rows_passed_over where statement_id = ${statementId}`;
  switch (show) {
    case 'lines':
      return lines;
    case 'passed-over':
      return passedOver;
    case undefined:
      return sql`${lines} union all ${passedOver}`;
  }
}
