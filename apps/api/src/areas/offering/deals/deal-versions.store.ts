import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type { Db } from '../../../platform/db/tables.ts';
import type { DealAttachments } from './deal-tables.ts';

/** A version of a deal: what was published, and through which proposal. */
export type DealVersionRecord = {
  number: number;
  draft: DealDraft;
  attachments: DealAttachments;
  proposalId: string | null;
  publishedAt: Date;
};

type NewVersion = { dealId: string; number: number; draft: DealDraft; proposalId: string | null; at: Date };

/** Stores a version for good, with the deal's memorandum as of this moment. */
export async function insertVersion(
  trx: Db,
  { dealId, number, draft, proposalId, at }: NewVersion,
): Promise<void> {
  await trx
    .insertInto('deal_versions')
    .values({
      deal_id: dealId,
      number,
      draft: JSON.stringify(draft),
      attachments: JSON.stringify(await findAttachments(trx, dealId)),
      proposal_id: proposalId,
      published_at: at,
    })
    .execute();
}

/** What a deal has beside its draft: the newest memorandum in each language. */
export async function findAttachments(db: Db, dealId: string): Promise<DealAttachments> {
  const documents = await db
    .selectFrom('deal_documents')
    .distinctOn('language')
    .select(['id', 'kind', 'language', 'title', 'version', 'pages'])
    .where('deal_id', '=', dealId)
    .where('kind', '=', 'offering-memorandum')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();
  return { documents };
}

const COLUMNS = [
  'number',
  'draft',
  'attachments',
  'proposal_id as proposalId',
  'published_at as publishedAt',
] as const;

export async function findVersion(
  db: Db,
  dealId: string,
  number: number,
): Promise<DealVersionRecord | undefined> {
  return db
    .selectFrom('deal_versions')
    .select(COLUMNS)
    .where('deal_id', '=', dealId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** More than anybody publishes of one deal; the newest are listed. */
const VERSIONS_LISTED_MAX = 200;

/** A deal's versions without their content, newest first. */
export async function listVersions(
  db: Db,
  dealId: string,
): Promise<Pick<DealVersionRecord, 'number' | 'proposalId' | 'publishedAt'>[]> {
  return db
    .selectFrom('deal_versions')
    .select(['number', 'proposal_id as proposalId', 'published_at as publishedAt'])
    .where('deal_id', '=', dealId)
    .orderBy('number', 'desc')
    .limit(VERSIONS_LISTED_MAX)
    .execute();
}
