import type { Language } from '@portal/domain/ground/people/languages';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type { DealState } from '@portal/domain/offering/deals/deal-states';
import { sql } from 'kysely';
import { deleteSomeOlder } from '../../../../platform/db/delete-some-older.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { DraftRecord } from '../deal-drafts.store.ts';
import type { DealRecord } from '../deal-record.ts';

/** The part of a deal's row the office needs to decide. */
export type OfficeDealRecord = {
  id: string;
  slug: string;
  state: DealState;
  version: number;
  unitsTaken: number;
  /** In which languages the newest version of its offering memorandum is published. */
  memorandumLanguages: Language[];
};

const MEMORANDUM_LANGUAGES = sql<Language[]>`array(
  select document.language from deal_documents document
  where document.deal_id = deals.id and document.kind = 'offering-memorandum' and document.version = (
    select max(newest.version) from deal_documents newest
    where newest.deal_id = deals.id and newest.kind = 'offering-memorandum'))`;
const COLUMNS = [
  'id',
  'slug',
  'state',
  'version',
  'units_taken as unitsTaken',
  MEMORANDUM_LANGUAGES.as('memorandumLanguages'),
] as const;

export async function findOfficeDeal(db: Db, dealId: string): Promise<OfficeDealRecord | undefined> {
  return db.selectFrom('deals').select(COLUMNS).where('id', '=', dealId).executeTakeFirst();
}

/** The deal, locked so that nobody orders from it until the transaction ends. */
export async function lockOfficeDeal(trx: Db, dealId: string): Promise<OfficeDealRecord | undefined> {
  return trx.selectFrom('deals').select(COLUMNS).where('id', '=', dealId).forNoKeyUpdate().executeTakeFirst();
}

/** More than any dealer has; the most recently changed are listed. */
const DEALS_LISTED_MAX = 500;

/** What a list says of a draft. */
type DraftSummary = Pick<DealDraft, 'slug' | 'type' | 'province' | 'unitsTotal' | 'opensAt' | 'closesAt'> & {
  name: DealDraft['content']['name'];
};

export type ListedDealRecord = OfficeDealRecord &
  Pick<DraftRecord, 'changedBy' | 'changedAt'> & {
    /** The draft differs from the published version. */
    hasChanges: boolean;
    summary: DraftSummary;
    /** The whole of it where it is not published as it is, or says nothing of its offering; its texts are some 20 kB, and most deals of a dealer do not change any more. */
    unpublished: { draft: DealDraft; confirmed: DraftRecord['confirmed'] } | null;
  };

const HAS_CHANGES = sql<boolean>`(deal_drafts.draft is distinct from deal_versions.draft)`;

/** Every deal with what its draft says, most recently changed first. */
export async function listDealsOfOffice(db: Db): Promise<ListedDealRecord[]> {
  const { rows } = await sql<ListedDealRecord>`
    select id, slug, state, version, "unitsTaken", "memorandumLanguages", "hasChanges", "changedBy", "changedAt",
      jsonb_build_object('name', draft #> '{content,name}', 'slug', draft -> 'slug', 'type', draft -> 'type',
        'province', draft -> 'province', 'unitsTotal', draft -> 'unitsTotal', 'opensAt', draft -> 'opensAt',
        'closesAt', draft -> 'closesAt') as summary,
      case when "hasChanges" or draft #> '{content,offering}' is null then jsonb_build_object('draft', draft, 'confirmed', confirmed) end as unpublished
    from (
      select deals.id, deals.slug, deals.state, deals.version, deals.units_taken as "unitsTaken",
        ${MEMORANDUM_LANGUAGES} as "memorandumLanguages", ${HAS_CHANGES} as "hasChanges", deal_drafts.draft, deal_drafts.confirmed,
        staff.first_name || ' ' || staff.last_name as "changedBy", deal_drafts.changed_at as "changedAt"
      from deals
      join deal_drafts on deal_drafts.deal_id = deals.id
      left join deal_versions on deal_versions.deal_id = deals.id and deal_versions.number = deals.version
      left join staff on staff.id = deal_drafts.changed_by
      order by deal_drafts.changed_at desc, deals.id
      limit ${DEALS_LISTED_MAX}
    ) listed
    order by "changedAt" desc, id`.execute(db);
  return rows;
}

/** Which of these slugs other deals have, published or in a draft. */
export async function findTakenSlugs(
  db: Db,
  slugs: readonly string[],
  exceptDealId: string | null,
): Promise<string[]> {
  if (slugs.length === 0) {
    return [];
  }
  // Two questions, each by its index: an `or` over the two tables reads every draft whole.
  const { rows } = await sql<{ slug: string }>`
    select deals.slug from deals
    where deals.slug = any(${[...slugs]}::text[]) and deals.id is distinct from ${exceptDealId}
    union
    select deal_drafts.draft ->> 'slug' from deal_drafts
    where deal_drafts.draft ->> 'slug' = any(${[...slugs]}::text[]) and deal_drafts.deal_id is distinct from ${exceptDealId}`.execute(
    db,
  );
  return rows.map(({ slug }) => slug);
}

/**
 * Adds the row of an unpublished deal. Its slug is its id, which nobody knows, and its terms mean nothing until a
 * version is published.
 */
export async function insertUnpublishedDeal(trx: Db, dealId: string, at: Date): Promise<void> {
  await trx
    .insertInto('deals')
    .values({
      id: dealId,
      slug: dealId,
      type: 'apartments',
      province: '',
      is_live: false,
      state: 'draft',
      version: 0,
      unit_price_cents: 1n,
      minimum_units: 1,
      maximum_units: 1,
      units_total: 1,
      units_taken: 0,
      opens_at: at,
      closes_at: at,
      content: '{}',
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** Publishes these terms. Violates the uniqueness of `slug` if another deal has taken it meanwhile. */
export async function updatePublishedDeal(
  trx: Db,
  dealId: string,
  deal: Omit<DealRecord, 'id' | 'isLive' | 'unitsTaken'>,
  { state, version, at }: { state: DealState; version: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('deals')
    .set({
      slug: deal.slug,
      type: deal.type,
      province: deal.province,
      unit_price_cents: deal.unitPriceCents,
      minimum_units: deal.minimumUnits,
      maximum_units: deal.maximumUnits,
      units_total: deal.unitsTotal,
      opens_at: deal.opensAt,
      closes_at: deal.closesAt,
      content: JSON.stringify(deal.content),
      state,
      version,
      updated_at: at,
    })
    .where('id', '=', dealId)
    .execute();
}

export async function updateDealState(trx: Db, dealId: string, state: DealState, at: Date): Promise<void> {
  await trx.updateTable('deals').set({ state, updated_at: at }).where('id', '=', dealId).execute();
}

/** A deal's id by its id or slug. */
export async function findDealId(db: Db, idOrSlug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deals')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
    .executeTakeFirst();
  return row?.id;
}

export type PreviewRecord = { draft: DealDraft; dealId: string; version: number | null; expiresAt: Date };

export async function insertPreview(
  trx: Db,
  preview: PreviewRecord & { tokenHash: string; by: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('deal_previews')
    .values({
      token_hash: preview.tokenHash,
      deal_id: preview.dealId,
      version: preview.version,
      draft: JSON.stringify(preview.draft),
      created_by: preview.by,
      created_at: preview.at,
      expires_at: preview.expiresAt,
    })
    .execute();
}

/** What a preview's link shows until it expires. */
export async function findPreview(db: Db, tokenHash: string, now: Date): Promise<PreviewRecord | undefined> {
  return db
    .selectFrom('deal_previews')
    .select(['draft', 'deal_id as dealId', 'version', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes expired links. */
export async function deleteEndedPreviews(db: Db, now: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'deal_previews', column: 'expires_at', before: now });
}
