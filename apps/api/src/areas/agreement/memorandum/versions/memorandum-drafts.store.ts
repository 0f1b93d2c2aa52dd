import type { Language } from '@portal/domain/ground/people/languages';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** A document of the next version, which only the office can read. Its id is that of its file. */
export type BroughtDocument = {
  id: string;
  language: Language;
  title: string;
  pages: number;
  size: number;
  sha256: string;
  broughtById: string;
  broughtBy: string;
  broughtAt: Date;
};

/** A deal's draft documents, English first. */
export async function listBrought(db: Db, dealId: string): Promise<BroughtDocument[]> {
  return db
    .selectFrom('memorandum_drafts as draft')
    .innerJoin('files', 'files.id', 'draft.document_id')
    .innerJoin('staff', 'staff.id', 'draft.brought_by')
    .select([
      'draft.document_id as id',
      'draft.language',
      'draft.title',
      'draft.pages',
      'files.size_bytes as size',
      'files.sha256',
      'draft.brought_by as broughtById',
      sql<string>`staff.first_name || ' ' || staff.last_name`.as('broughtBy'),
      'draft.brought_at as broughtAt',
    ])
    .where('draft.deal_id', '=', dealId)
    .orderBy('draft.language')
    .execute();
}

type NewDocument = Pick<BroughtDocument, 'id' | 'language' | 'title' | 'pages'> & {
  dealId: string;
  by: string;
  at: Date;
};

/** Stores a draft. Delete the one in the same language first. */
export async function insertBrought(trx: Db, document: NewDocument): Promise<void> {
  const { id, dealId, language, title, pages, by, at } = document;
  await trx
    .insertInto('memorandum_drafts')
    .values({ document_id: id, deal_id: dealId, language, title, pages, brought_by: by, brought_at: at })
    .execute();
}

/** Deletes the drafts' rows; their files stay. */
export async function deleteBrought(trx: Db, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length > 0) {
    await trx.deleteFrom('memorandum_drafts').where('document_id', 'in', documentIds).execute();
  }
}
