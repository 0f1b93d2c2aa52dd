import type { Language } from '@portal/domain/ground/people/languages';
import type { DealDocumentKind } from '@portal/domain/offering/deals/deal.wire';
import { DEAL_STATES, isPublished } from '@portal/domain/offering/deals/deal-states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { DealRecord } from './deal-record.ts';

/** A document of a deal; its id is its file's id. */
export type DealDocumentRecord = {
  id: string;
  dealId: string;
  kind: DealDocumentKind;
  language: Language;
  title: string;
  version: number;
  pages: number;
};

const COLUMNS = [
  'id',
  'slug',
  'type',
  'province',
  'is_live as isLive',
  'unit_price_cents as unitPriceCents',
  'minimum_units as minimumUnits',
  'maximum_units as maximumUnits',
  'units_total as unitsTotal',
  'units_taken as unitsTaken',
  'opens_at as opensAt',
  'closes_at as closesAt',
  'content',
] as const;

/** A document with what is shown of it. */
export type PublishedDocument = DealDocumentRecord & { sizeBytes: number };

const DOCUMENT_COLUMNS = [
  'deal_documents.id',
  'deal_id as dealId',
  'kind',
  'language',
  'title',
  'version',
  'deal_documents.pages',
  'files.size_bytes as sizeBytes',
] as const;

const PUBLISHED_STATES = DEAL_STATES.filter(isPublished);

/** More than any dealer's marketplace has; no list grows without bound. */
const LIVE_DEALS_MAX = 500;

/** A short text that changes whenever anything in the list of live deals does; costs one small row. */
export async function readLiveDealsPrint(db: Db, now: Date): Promise<string> {
  const row = await db
    .selectFrom('deals')
    .select(
      sql<string>`coalesce(md5(string_agg(
        concat_ws(':', id, units_taken, extract(epoch from updated_at)), ',' order by id
      )), '')`.as('print'),
    )
    .where('is_live', '=', true)
    .where('closes_at', '>', now)
    .executeTakeFirstOrThrow();
  return row.print;
}

/** Every live deal that has not closed yet. */
export async function findLiveDeals(db: Db, now: Date): Promise<DealRecord[]> {
  return db
    .selectFrom('deals')
    .select(COLUMNS)
    .where('is_live', '=', true)
    .where('closes_at', '>', now)
    .orderBy('closes_at')
    .orderBy('id')
    .limit(LIVE_DEALS_MAX)
    .execute();
}

/** A published deal by id or slug, whether or not it still takes orders. */
export async function findPublishedDeal(db: Db, idOrSlug: string): Promise<DealRecord | undefined> {
  return db
    .selectFrom('deals')
    .select(COLUMNS)
    .where('state', 'in', PUBLISHED_STATES)
    .where((eb) => eb.or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
    .executeTakeFirst();
}

/** The documents a deal shows: the newest memorandum in each language, and those it names. */
export async function findDealDocuments(
  db: Db,
  { id, content }: Pick<DealRecord, 'id' | 'content'>,
): Promise<PublishedDocument[]> {
  const named = (content.documents ?? []).flatMap(({ file }) => [file.en, file.fr]);
  return db
    .selectFrom('deal_documents')
    .innerJoin('files', 'files.id', 'deal_documents.file_id')
    .select(DOCUMENT_COLUMNS)
    .where('deal_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('deal_documents.id', 'in', ['', ...named]),
        eb(
          'deal_documents.id',
          'in',
          eb
            .selectFrom('deal_documents as newest')
            .distinctOn('newest.language')
            .select('newest.id')
            .where('newest.deal_id', '=', id)
            .where('newest.kind', '=', 'offering-memorandum')
            .orderBy('newest.language')
            .orderBy('newest.version', 'desc'),
        ),
      ]),
    )
    .execute();
}

/** Every document a deal ever published, with its version. */
export async function findDocumentVersions(
  db: Db,
  dealId: string,
): Promise<Pick<DealDocumentRecord, 'id' | 'kind' | 'language' | 'version'>[]> {
  return db
    .selectFrom('deal_documents')
    .select(['id', 'kind', 'language', 'version'])
    .where('deal_id', '=', dealId)
    .execute();
}

export async function hasAnyDeal(db: Db): Promise<boolean> {
  return (await db.selectFrom('deals').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Adds a deal's row as it is. */
export async function insertDealRow(trx: Db, deal: DealRecord, at: Date): Promise<void> {
  await trx
    .insertInto('deals')
    .values({
      id: deal.id,
      slug: deal.slug,
      type: deal.type,
      province: deal.province,
      is_live: deal.isLive,
      state: deal.isLive ? 'live' : 'draft',
      version: deal.isLive ? 1 : 0,
      unit_price_cents: deal.unitPriceCents,
      minimum_units: deal.minimumUnits,
      maximum_units: deal.maximumUnits,
      units_total: deal.unitsTotal,
      units_taken: deal.unitsTaken,
      opens_at: deal.opensAt,
      closes_at: deal.closesAt,
      content: JSON.stringify(deal.content),
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** Adds a document and marks its deal as changed. */
export async function insertDealDocument(trx: Db, document: DealDocumentRecord, at: Date): Promise<void> {
  await trx
    .insertInto('deal_documents')
    .values({
      id: document.id,
      deal_id: document.dealId,
      kind: document.kind,
      language: document.language,
      title: document.title,
      version: document.version,
      pages: document.pages,
      file_id: document.id,
      created_at: at,
    })
    .execute();
  await trx.updateTable('deals').set({ updated_at: at }).where('id', '=', document.dealId).execute();
}
