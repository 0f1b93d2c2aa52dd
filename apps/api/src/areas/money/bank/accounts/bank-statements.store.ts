import type { BankLine, PassedOver, RowsBy } from '@portal/domain/money/bank/statements/statement';
import type { StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { sql } from 'kysely';
import type { Fingerprint } from '../../../../platform/crypto/fingerprint.ts';
import type { Db } from '../../../../platform/db/tables.ts';

/** Rows that a statement inserts in one go. */
const ROWS_AT_ONCE = 1_000;

export type StatementRecord = {
  id: string;
  accountId: string;
  sha256: string;
  fileName: string;
  profile: StatementProfile;
  lines: number;
  newLines: number;
  /** Includes the rows that are no movement. */
  rows: number;
  rowsBy: RowsBy;
  firstDay: string;
  lastDay: string;
  openingCents: bigint;
  closingCents: bigint;
  sealed: Buffer;
  importedBy: string;
  importedAt: Date;
};

/** A new line, sealed, with what identifies it. */
export type NewLine = Pick<BankLine, 'line' | 'day' | 'cents'> & {
  id: string;
  sealed: Buffer;
  mark: Fingerprint;
  occurrence: number;
};

export async function hasStatement(db: Db, accountId: string, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('bank_statements')
    .select('id')
    .where('account_id', '=', accountId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

export type LastStatement = Pick<
  StatementRecord,
  'fileName' | 'importedAt' | 'firstDay' | 'lastDay' | 'newLines' | 'closingCents'
>;

/** The latest statement per account; accounts without one are missing. */
export async function listLastStatements(db: Db): Promise<ReadonlyMap<string, LastStatement>> {
  const rows = await db
    .selectFrom('bank_statements')
    .distinctOn('account_id')
    .select([
      'account_id as accountId',
      'file_name as fileName',
      'imported_at as importedAt',
      'first_day as firstDay',
      'last_day as lastDay',
      'new_lines as newLines',
      'closing_cents as closingCents',
    ])
    .orderBy('account_id')
    .orderBy('imported_at', 'desc')
    .execute();
  return new Map(rows.map(({ accountId, ...statement }) => [accountId, statement]));
}

/** Which of these likenesses the account already has lines of, as `likeness occurrence`. */
export async function listKnown(
  db: Db,
  accountId: string,
  likenesses: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bank_lines')
    .select(['likeness', 'occurrence'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`likeness = any(${[...likenesses]}::text[])`)
    .execute();
  return new Set(rows.map(({ likeness, occurrence }) => `${likeness} ${occurrence}`));
}

export async function insertStatement(trx: Db, statement: StatementRecord): Promise<void> {
  await trx
    .insertInto('bank_statements')
    .values({
      id: statement.id,
      account_id: statement.accountId,
      sha256: statement.sha256,
      file_name: statement.fileName,
      profile: JSON.stringify(statement.profile),
      lines: statement.lines,
      new_lines: statement.newLines,
      rows: statement.rows,
      rows_by: statement.rowsBy,
      first_day: statement.firstDay,
      last_day: statement.lastDay,
      opening_cents: statement.openingCents,
      closing_cents: statement.closingCents,
      sealed: statement.sealed,
      imported_by: statement.importedBy,
      imported_at: statement.importedAt,
    })
    .execute();
}

/** Some of a statement's lines: few enough for one query. */
export async function insertLines(
  trx: Db,
  { id, accountId }: Pick<StatementRecord, 'id' | 'accountId'>,
  lines: readonly NewLine[],
): Promise<void> {
  await trx
    .insertInto('bank_lines')
    .values(
      lines.map((line) => ({
        id: line.id,
        account_id: accountId,
        statement_id: id,
        line_number: line.line,
        day: line.day,
        cents: line.cents,
        sealed: line.sealed,
        likeness: line.mark.mark,
        likeness_key: line.mark.keyId,
        occurrence: line.occurrence,
      })),
    )
    .execute();
}

/** Rows that are not new lines, each with its number. */
export async function insertPassedOver(
  trx: Db,
  statementId: string,
  rows: readonly { line: number; because: PassedOver['because'] | 'known' }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('bank_rows_passed_over')
      .values(
        rows.slice(from, from + ROWS_AT_ONCE).map(({ line, because }) => ({
          statement_id: statementId,
          line_number: line,
          because,
        })),
      )
      .execute();
  }
}
