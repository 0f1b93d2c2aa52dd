import type { RowsShown } from '@portal/domain/money/bank/file-query';
import type { RowReason } from '@portal/domain/money/bank/office-bank-files.wire';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** A row's place among those of its file: its number, and the id of its line, empty where it is none. */
export type PlaceInFile = { number: number; id: string };

/** A line of a file, or a row that is none. */
export type StoredRow = PlaceInFile &
  (
    | { because: null; day: string; cents: bigint; matchedCents: bigint }
    | { because: RowReason; day: null; cents: null; matchedCents: null }
  );

/** A page of a file's rows, as the file has them. */
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
