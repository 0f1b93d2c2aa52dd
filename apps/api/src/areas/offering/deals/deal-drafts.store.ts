import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type { Db } from '../../../platform/db/tables.ts';

/** A deal's draft, and who last changed it. */
export type DraftRecord = {
  dealId: string;
  draft: DealDraft;
  version: number;
  confirmed: DealContent | null;
  changedBy: string | null;
  changedAt: Date;
};

type NewDraft = Pick<DraftRecord, 'dealId' | 'draft' | 'confirmed'> & { by: string | null; at: Date };

export async function insertDraft(trx: Db, { dealId, draft, confirmed, by, at }: NewDraft): Promise<void> {
  await trx
    .insertInto('deal_drafts')
    .values({
      deal_id: dealId,
      draft: JSON.stringify(draft),
      version: 0,
      confirmed: confirmed === null ? null : JSON.stringify(confirmed),
      changed_by: by,
      changed_at: at,
    })
    .execute();
}

function drafts(db: Db) {
  return db
    .selectFrom('deal_drafts')
    .leftJoin('staff', 'staff.id', 'deal_drafts.changed_by')
    .select((eb) => [
      'deal_id as dealId',
      'draft',
      'deal_drafts.version',
      'confirmed',
      'changed_at as changedAt',
      eb(eb('staff.first_name', '||', eb.val(' ')), '||', eb.ref('staff.last_name')).as('changedBy'),
    ]);
}

export async function findDraft(db: Db, dealId: string): Promise<DraftRecord | undefined> {
  return drafts(db).where('deal_id', '=', dealId).executeTakeFirst();
}

/** The draft, locked until the transaction ends. Everything the office does to a deal locks it first. */
export async function lockDraft(trx: Db, dealId: string): Promise<DraftRecord | undefined> {
  return drafts(trx).where('deal_id', '=', dealId).forUpdate('deal_drafts').executeTakeFirst();
}

export async function updateDraft(
  trx: Db,
  dealId: string,
  change: { draft?: DealDraft; confirmed?: DealContent },
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const { draft, confirmed } = change;
  await trx
    .updateTable('deal_drafts')
    .set((eb) => ({
      ...(draft === undefined ? {} : { draft: JSON.stringify(draft) }),
      ...(confirmed === undefined ? {} : { confirmed: JSON.stringify(confirmed) }),
      version: eb('version', '+', 1),
      changed_by: by,
      changed_at: at,
    }))
    .where('deal_id', '=', dealId)
    .execute();
}

/** Records who worked on what will be the version after `sinceVersion`. */
export async function addEditor(
  trx: Db,
  editor: { dealId: string; staffId: string; sinceVersion: number },
): Promise<void> {
  await trx
    .insertInto('deal_editors')
    .values({ deal_id: editor.dealId, staff_id: editor.staffId, since_version: editor.sinceVersion })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who has worked on it since that version was published. */
export async function findEditors(db: Db, dealId: string, sinceVersion: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deal_editors')
    .select('staff_id as staffId')
    .where('deal_id', '=', dealId)
    .where('since_version', '=', sinceVersion)
    .execute();
  return rows.map(({ staffId }) => staffId);
}
