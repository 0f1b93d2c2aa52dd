import type { Db } from '../../../platform/db/tables.ts';
import { LINKED_FILE, type LinkedFile } from '../../../platform/files/links/linked-file.ts';

/** The form kept for this state of the order. */
export async function findDealerForm(
  db: Db,
  investorId: string,
  tradeId: string,
  contentSha256: string,
): Promise<LinkedFile | undefined> {
  return db
    .selectFrom('dealer_forms')
    .innerJoin('files', 'files.id', 'dealer_forms.file_id')
    .select(LINKED_FILE)
    .where('dealer_forms.investor_id', '=', investorId)
    .where('dealer_forms.trade_id', '=', tradeId)
    .where('dealer_forms.content_sha256', '=', contentSha256)
    .executeTakeFirst();
}

export async function insertDealerForm(
  trx: Db,
  form: { investorId: string; tradeId: string; contentSha256: string; fileId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('dealer_forms')
    .values({
      investor_id: form.investorId,
      trade_id: form.tradeId,
      content_sha256: form.contentSha256,
      file_id: form.fileId,
      created_at: form.at,
    })
    .execute();
}
