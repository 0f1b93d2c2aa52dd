import type { Db } from '../../../../platform/db/tables.ts';

export type EvidenceFile = { id: string; contentType: string; pages: number | null; size: number };

/** Files of an investor, by their ids. */
export async function findEvidence(
  db: Db,
  investorId: string,
  ids: readonly string[],
): Promise<EvidenceFile[]> {
  return ids.length === 0
    ? []
    : db
        .selectFrom('files')
        .select(['id', 'content_type as contentType', 'pages', 'size_bytes as size'])
        .where('investor_id', '=', investorId)
        .where('id', 'in', ids)
        .execute();
}
