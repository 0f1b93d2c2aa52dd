import type { Db } from '../../platform/db/tables.ts';
import type { StoredFile } from '../../platform/files/stored-file.ts';

export type KeptForm = Pick<StoredFile, 'id' | 'contentType' | 'sizeBytes' | 'originalName' | 'storageKey'>;

/** The form that was kept for this state of the order. */
export async function findDealerForm(
  db: Db,
  investorId: string,
  tradeId: string,
  contentSha256: string,
): Promise<KeptForm | undefined> {
  return db
    .selectFrom('dealer_forms')
    .innerJoin('files', 'files.id', 'dealer_forms.file_id')
    .select([
      'files.id',
      'files.content_type as contentType',
      'files.size_bytes as sizeBytes',
      'files.original_name as originalName',
      'files.storage_key as storageKey',
    ])
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
