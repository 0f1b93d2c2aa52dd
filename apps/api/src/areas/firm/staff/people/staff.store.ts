import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Language } from '@portal/domain/ground/people/languages';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { isUniqueViolation } from '../../../../platform/db/transact.ts';
import { writingsOf } from '../../../../platform/mail/writings-of.ts';

/** A staff member as stored. */
export type Staff = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  roles: StaffRole[];
  representativeId: string | null;
  passwordHash: string | null;
  joinedAt: Date | null;
  endedAt: Date | null;
  version: number;
};

const COLUMNS = [
  'id',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'language',
  'roles',
  'representative_id as representativeId',
  'password_hash as passwordHash',
  'joined_at as joinedAt',
  'ended_at as endedAt',
  'version',
] as const;

export type NewStaff = Pick<
  Staff,
  'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'roles' | 'representativeId'
> & { at: Date };

/** Adds an invited person; false if a staff member already has the address. */
export async function insertStaff(trx: Db, person: NewStaff): Promise<boolean> {
  if ((await findStaffByEmail(trx, person.email)) !== undefined) {
    return false;
  }
  try {
    await trx
      .insertInto('staff')
      .values({
        id: person.id,
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        language: person.language,
        roles: [...person.roles],
        representative_id: person.representativeId,
        password_hash: null,
        created_at: person.at,
        joined_at: null,
        ended_at: null,
      })
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) {
      return false;
    }
    throw error;
  }
}

export async function findStaff(db: Db, staffId: string): Promise<Staff | undefined> {
  return db.selectFrom('staff').select(COLUMNS).where('id', '=', staffId).executeTakeFirst();
}

/** By the address, in either writing; also finds people whose access has ended. */
export async function findStaffByEmail(db: Db, email: string): Promise<Staff | undefined> {
  const writings = writingsOf(email);
  return db
    .selectFrom('staff')
    .select(COLUMNS)
    .where('email', 'in', writings)
    .orderBy((each) => each('email', '=', writings[0]), 'desc')
    .executeTakeFirst();
}

/** The person, locked until the transaction ends. */
export async function lockStaff(trx: Db, staffId: string): Promise<Staff | undefined> {
  return trx.selectFrom('staff').select(COLUMNS).where('id', '=', staffId).forUpdate().executeTakeFirst();
}

/** The ids of the administrators who can sign in, locked: none of them ceases to be one until the transaction ends. */
export async function lockAdministrators(trx: Db): Promise<string[]> {
  const rows = await trx
    .selectFrom('staff')
    .select('id')
    .where(hasAnyOf(['administrator']))
    .where('joined_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

type StaffChange = Partial<{
  roles: StaffRole[];
  representative_id: string | null;
  password_hash: string | null;
  joined_at: Date;
  ended_at: Date | null;
  language: Language;
  single_keys: boolean;
}>;

/** Changes the person; a change by an administrator also increments the version. */
export async function changeStaff(
  trx: Db,
  staffId: string,
  change: StaffChange,
  { isByAdministrator }: { isByAdministrator: boolean },
): Promise<void> {
  await trx
    .updateTable('staff')
    .set(change)
    .$if(isByAdministrator, (update) => update.set((eb) => ({ version: eb('version', '+', 1) })))
    .where('id', '=', staffId)
    .execute();
}

/** True while the account still has this password hash and access; the row is locked until the transaction ends. */
export async function holdStaffPassword(trx: Db, staffId: string, passwordHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('staff')
    .select(['password_hash as passwordHash', 'ended_at as endedAt'])
    .where('id', '=', staffId)
    .forShare()
    .executeTakeFirst();
  return row?.passwordHash === passwordHash && row.endedAt === null;
}

/** The person's roles, locked until the transaction ends; none once their access has ended. */
export async function holdActiveRoles(trx: Db, staffId: string): Promise<StaffRole[]> {
  const row = await trx
    .selectFrom('staff')
    .select('roles')
    .where('id', '=', staffId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row?.roles ?? [];
}

/** Everybody who can sign in and has at least one of these roles, by name. */
export async function findActiveOfRoles(
  db: Db,
  roles: readonly StaffRole[],
): Promise<Pick<Staff, 'id' | 'firstName' | 'lastName' | 'email' | 'language'>[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'language'])
    .where(hasAnyOf(roles))
    .where('joined_at', 'is not', null)
    .where('password_hash', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
}

function hasAnyOf(roles: readonly StaffRole[]) {
  return sql<boolean>`staff.roles && ${sql.val([...roles])}::text[]`;
}
