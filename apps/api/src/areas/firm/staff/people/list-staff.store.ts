import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Staff } from './staff.store.ts';

/** More than a dealer has. */
const STAFF_LISTED_MAX = 500;

/** A person with what an administrator sees of them. */
export type ListedStaff = Omit<Staff, 'passwordHash'> & {
  representativeName: string | null;
  hasPassword: boolean;
  isEnrolled: boolean;
  createdAt: Date;
  invitationEndsAt: Date | null;
  lastSeenAt: Date | null;
};

/** The dealer's staff by name, with those whose access has ended at the end. */
export async function listStaff(db: Db, now: Date): Promise<ListedStaff[]> {
  return db
    .selectFrom('staff')
    .leftJoin('representatives', 'representatives.id', 'staff.representative_id')
    .leftJoin('two_factor', 'two_factor.staff_id', 'staff.id')
    .select((eb) => [
      'staff.id',
      'staff.email',
      'staff.first_name as firstName',
      'staff.last_name as lastName',
      'staff.language',
      'staff.roles',
      'staff.representative_id as representativeId',
      'representatives.full_name as representativeName',
      'staff.joined_at as joinedAt',
      'staff.ended_at as endedAt',
      'staff.version',
      'staff.created_at as createdAt',
      sql<boolean>`staff.password_hash is not null`.as('hasPassword'),
      sql<boolean>`two_factor.confirmed_at is not null`.as('isEnrolled'),
      eb
        .selectFrom('staff_invitations')
        .select(sql<Date | null>`max(expires_at)`.as('ends'))
        .whereRef('staff_invitations.staff_id', '=', 'staff.id')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .as('invitationEndsAt'),
      eb
        .selectFrom('sessions')
        .select(sql<Date | null>`max(last_seen_at)`.as('seen'))
        .whereRef('sessions.staff_id', '=', 'staff.id')
        .as('lastSeenAt'),
    ])
    .orderBy(sql`staff.ended_at is not null`)
    .orderBy('staff.last_name')
    .orderBy('staff.first_name')
    .orderBy('staff.id')
    .limit(STAFF_LISTED_MAX)
    .execute();
}

/** Everybody who can sign in to the office now, by name. */
export async function listActiveStaff(
  db: Db,
): Promise<Pick<Staff, 'id' | 'firstName' | 'lastName' | 'roles'>[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'roles'])
    .where('joined_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(STAFF_LISTED_MAX)
    .execute();
}

/** True once the office has had anybody. */
export async function isAnybodyThere(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}
