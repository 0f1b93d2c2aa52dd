import type { StatementFormat } from '@portal/domain/service/portfolio/statement-format';
import type { Db } from '../../../platform/db/tables.ts';
import { LINKED_FILE, type LinkedFile } from '../../../platform/files/links/linked-file.ts';

/** Identifies a statement: whose, in which form, and what it says for which day. */
export type StatementKey = { investorId: string; format: StatementFormat; contentSha256: string };

/** The first statement with the same content. */
export async function findStatement(
  db: Db,
  { investorId, format, contentSha256 }: StatementKey,
): Promise<LinkedFile | undefined> {
  return db
    .selectFrom('statements')
    .innerJoin('files', 'files.id', 'statements.file_id')
    .select(LINKED_FILE)
    .where('statements.investor_id', '=', investorId)
    .where('statements.content_sha256', '=', contentSha256)
    .where('statements.format', '=', format)
    .orderBy('statements.created_at')
    .orderBy('statements.file_id')
    .limit(1)
    .executeTakeFirst();
}

/** Two calls at once may each keep one with the same content: both are valid. */
export async function insertStatement(
  trx: Db,
  { investorId, format, contentSha256 }: StatementKey,
  fileId: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('statements')
    .values({
      investor_id: investorId,
      file_id: fileId,
      format,
      content_sha256: contentSha256,
      created_at: at,
    })
    .execute();
}
