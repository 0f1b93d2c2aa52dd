import type { ReturnItem, ReturnItemOutcome } from '@portal/domain/money/payments/return-file';
import type { Db } from '../../../../platform/db/tables.ts';

export type ReturnFileRecord = {
  id: string;
  sha256: string;
  fileName: string;
  originatorId: string;
  number: number;
  createdOn: string;
  sealed: Buffer;
  importedBy: string;
  importedAt: Date;
};

/**
 * Stores a file once; false when its bytes, or its number for that day, are already there. Waits for a concurrent import of the
 * same one.
 */
export async function insertReturnFile(trx: Db, file: ReturnFileRecord): Promise<boolean> {
  const rows = await trx
    .insertInto('return_files')
    .values({
      id: file.id,
      sha256: file.sha256,
      file_name: file.fileName,
      originator_id: file.originatorId,
      number: file.number,
      created_on: file.createdOn,
      sealed: file.sealed,
      imported_by: file.importedBy,
      imported_at: file.importedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Whether a file of these bytes, or of this number and day, was imported before. */
export async function hasReturnFile(
  db: Db,
  file: Pick<ReturnFileRecord, 'sha256' | 'originatorId' | 'number' | 'createdOn'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('return_files')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('sha256', '=', file.sha256),
        eb.and({ originator_id: file.originatorId, number: file.number, created_on: file.createdOn }),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export type JudgedItem = ReturnItem & {
  order: { investorId: string; tradeId: string } | null;
  outcome: ReturnItemOutcome;
};

const ITEMS_AT_ONCE = 1_000;

export async function insertReturnItems(
  trx: Db,
  fileId: string,
  items: readonly JudgedItem[],
): Promise<void> {
  for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
    await trx
      .insertInto('return_items')
      .values(
        items.slice(from, from + ITEMS_AT_ONCE).map((item) => ({
          file_id: fileId,
          place: item.place,
          kind: item.kind,
          reason: item.reason,
          reference: item.reference,
          amount_cents: item.amountCents,
          investor_id: item.order?.investorId ?? null,
          trade_id: item.order?.tradeId ?? null,
          outcome: item.outcome,
        })),
      )
      .execute();
  }
}
