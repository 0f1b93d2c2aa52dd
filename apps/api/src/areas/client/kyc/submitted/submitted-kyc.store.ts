import { sql } from 'kysely';
import { isBehind, placeOf } from '../../../../platform/db/place.sql.ts';
import type { Db } from '../../../../platform/db/tables.ts';

/** The newest version the investor submitted, which an order relies on. Undefined before the first submission. */
export async function findSubmittedKyc(
  db: Db,
  investorId: string,
): Promise<{ id: string; version: number; signedAt: Date | null; submittedAt: Date | null } | undefined> {
  return db
    .selectFrom('kyc_versions')
    .select(['id', 'version', 'signed_at as signedAt', 'submitted_at as submittedAt'])
    .where('investor_id', '=', investorId)
    .where('state', '=', 'submitted')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A version the investor submitted, locked until the transaction ends; undefined for any other. */
export async function lockSubmittedVersion(
  trx: Db,
  investorId: string,
  kycId: string,
): Promise<{ id: string; version: number; signedAt: Date | null } | undefined> {
  return trx
    .selectFrom('kyc_versions')
    .select(['id', 'version', 'signed_at as signedAt'])
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .where('state', '=', 'submitted')
    .forUpdate()
    .executeTakeFirst();
}

/** A submitted version whose year ends soon and whose investor was not reminded yet. */
type EndingProfile = { investorId: string; id: string; submittedAt: Date; place: string };

/** Open accounts' newest submitted versions, submitted within this span and not reminded of yet; oldest first, behind a place. */
export async function findEndingProfiles(
  db: Db,
  { after, until }: { after: Date; until: Date },
  place: string,
  limit: number,
): Promise<EndingProfile[]> {
  const { rows } = await sql<EndingProfile>`
    select version.investor_id as "investorId", version.id, version.submitted_at as "submittedAt",
      ${placeOf('version.submitted_at', 'version.id')} as place
    from kyc_versions version join investors on investors.id = version.investor_id
    where version.state = 'submitted' and version.review_reminded_at is null and investors.closed_at is null
      and version.submitted_at >= ${after} and version.submitted_at < ${until}
      and ${isBehind('version.submitted_at', 'version.id', place)}
      and not exists (
        select 1 from kyc_versions newer where newer.investor_id = version.investor_id
          and newer.state = 'submitted' and newer.version > version.version
      )
    order by version.submitted_at, version.id limit ${limit}`.execute(db);
  return rows;
}

/** Records that the reminder is on its way; false if another server was quicker. */
export async function setReminded(trx: Db, { id }: Pick<EndingProfile, 'id'>, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('kyc_versions')
    .set({ review_reminded_at: at })
    .where('id', '=', id)
    .where('review_reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
