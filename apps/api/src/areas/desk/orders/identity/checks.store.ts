import type { OfficeProfile } from '@portal/domain/desk/orders/office-profile.wire';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

type Check = NonNullable<OfficeProfile['identityCheck']>;

/** What somebody found when they last compared a version's documents with its answers. */
export async function findLastCheck(db: Db, kycId: string): Promise<Check | null> {
  const row = await db
    .selectFrom('identity_checks as checked')
    .innerJoin('staff', 'staff.id', 'checked.checked_by')
    .select([
      'checked.outcome',
      'checked.note',
      'checked.checked_at as at',
      'staff.id',
      'staff.roles',
      sql<string>`staff.first_name || ' ' || staff.last_name`.as('name'),
      // The version whose documents were compared, if it was an earlier one.
      sql<number | null>`(
        select version.version from identity_checks made join kyc_versions version on version.id = made.kyc_id
        where made.id = checked.stands_from
      )`.as('ofVersion'),
    ])
    .where('checked.kyc_id', '=', kycId)
    .orderBy('checked.checked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const { outcome, note, at, ofVersion, ...by } = row;
  return { outcome, note, at: at.toISOString(), by, ofVersion };
}

type NewCheck = Pick<Check, 'outcome' | 'note'> & {
  id: string;
  investorId: string;
  kycId: string;
  staffId: string;
  at: Date;
  /** The check that stands for this version; null for one that somebody made of it. */
  standsFrom: string | null;
};

export async function insertCheck(trx: Db, check: NewCheck): Promise<void> {
  await trx
    .insertInto('identity_checks')
    .values({
      id: check.id,
      investor_id: check.investorId,
      kyc_id: check.kycId,
      outcome: check.outcome,
      note: check.note,
      checked_by: check.staffId,
      checked_at: check.at,
      stands_from: check.standsFrom,
    })
    .execute();
}

/** The last check that somebody made of the newest earlier version that was checked; undefined if there is none. */
export async function findCheckBefore(
  db: Db,
  { investorId, kycId }: { investorId: string; kycId: string },
): Promise<Omit<NewCheck, 'investorId' | 'standsFrom'> | undefined> {
  return db
    .selectFrom('identity_checks as checked')
    .innerJoin('kyc_versions as version', 'version.id', 'checked.kyc_id')
    .select([
      'checked.id',
      'checked.kyc_id as kycId',
      'checked.outcome',
      'checked.note',
      'checked.checked_by as staffId',
      'checked.checked_at as at',
    ])
    .where('version.investor_id', '=', investorId)
    .where('checked.stands_from', 'is', null)
    .where('version.version', '<', (query) =>
      query.selectFrom('kyc_versions').select('version').where('id', '=', kycId),
    )
    .orderBy('version.version', 'desc')
    .orderBy('checked.checked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What somebody is looking at, and until when. */
export type Reveal = {
  id: string;
  investorId: string;
  kycId: string;
  path: string;
  fileId: string | null;
  endsAt: Date;
};

export async function insertReveal(
  trx: Db,
  reveal: Reveal & {
    staffId: string;
    reason: string;
    /** The look for which the reason was given, if it was another. */
    reasonOf: string | null;
    tradeId: string | null;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('reveals')
    .values({
      id: reveal.id,
      staff_id: reveal.staffId,
      investor_id: reveal.investorId,
      kyc_id: reveal.kycId,
      path: reveal.path,
      reason: reveal.reason,
      file_id: reveal.fileId,
      at: reveal.at,
      ends_at: reveal.endsAt,
      trade_id: reveal.tradeId,
      reason_of: reveal.reasonOf,
    })
    .execute();
}

/** What this person gave a reason to look at, while that lasts; never anybody else's. */
export async function findOpenReveal(
  db: Db,
  { id, staffId, now }: { id: string; staffId: string; now: Date },
): Promise<{ investorId: string; fileId: string | null } | undefined> {
  return db
    .selectFrom('reveals')
    .select(['investor_id as investorId', 'file_id as fileId'])
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}
