import {
  type OwnRegistration,
  type Representative,
  registeredIn,
  standInOf,
} from '@portal/domain/people/representatives/representative';
import { sql } from 'kysely';
import { fixedStatement } from '../../../platform/db/fixed-statement.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { isUniqueViolation } from '../../../platform/db/transact.ts';

/** More than a dealer has. */
const REPRESENTATIVES_MAX = 1_000;

/** A representative as stored. */
export type StoredRepresentative = Representative & { version: number; registrationsVersion: number };

/** What stands of somebody's registrations. */
const STANDING = `coalesce((
  select json_agg(json_build_object('province', own.province, 'from', own.from_day, 'lastDay', own.last_day)
    order by own.province, own.from_day)
  from representative_registrations own
  where own.representative_id = representatives.id and own.version = representatives.registrations_version
), '[]')`;

const COLUMNS = [
  'id',
  'full_name as fullName',
  'referral_code as referralCode',
  'registration_number as registrationNumber',
  'registrations_version as registrationsVersion',
  sql.raw<OwnRegistration[]>(STANDING).as('registrations'),
  'is_active as isActive',
  'cover_id as coverId',
  'version',
] as const;

/** All of them by name, including those who have left. */
export async function listRepresentatives(db: Db): Promise<StoredRepresentative[]> {
  return db
    .selectFrom('representatives')
    .select(COLUMNS)
    .orderBy('full_name')
    .orderBy('id')
    .limit(REPRESENTATIVES_MAX)
    .execute();
}

/**
 * All of them, locked until the transaction ends, so that stand-ins cannot form a circle. Waits for everybody who decides by the
 * register, as they do for this change.
 */
export async function lockRepresentatives(trx: Db): Promise<StoredRepresentative[]> {
  await sql`lock table representative_registrations in exclusive mode`.execute(trx);
  return trx.selectFrom('representatives').select(COLUMNS).orderBy('id').forUpdate().execute();
}

const selectWay = fixedStatement<Representative>(`
  with recursive way (id) as (
    select $1::text
    union
    select covered.cover_id from representatives covered join way on covered.id = way.id where covered.cover_id is not null
  )
  select id, full_name as "fullName", referral_code as "referralCode", registration_number as "registrationNumber",
    ${STANDING} as registrations, is_active as "isActive", cover_id as "coverId"
  from representatives where id in (select id from way)`);

/** Who works for the clients of a representative now; null where nobody does. */
export async function findWorker(db: Db, representativeId: string | null): Promise<Representative | null> {
  return representativeId === null
    ? null
    : standInOf(await selectWay(db, [representativeId]), representativeId);
}

/** The same, unchanged until the transaction ends: nothing is decided by a registration that ended meanwhile. */
export async function holdWorker(trx: Db, representativeId: string | null): Promise<Representative | null> {
  await sql`lock table representative_registrations in row share mode`.execute(trx);
  return findWorker(trx, representativeId);
}

/** Also finds one who has left, since records go on naming them. */
export async function findRepresentative(
  db: Db,
  id: string | null,
): Promise<StoredRepresentative | undefined> {
  return id === null
    ? undefined
    : db.selectFrom('representatives').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function hasAnyRepresentative(db: Db): Promise<boolean> {
  return (await db.selectFrom('representatives').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export type NewRepresentative = Pick<
  StoredRepresentative,
  'id' | 'fullName' | 'referralCode' | 'registrationNumber' | 'registrations'
>;

/** Who recorded something, and when; nobody of the office for a demonstration. */
export type Recorded = { by: string | null; at: Date };

/** The version of what is said first of somebody's registrations. */
const FIRST = 1;

/** Adds representatives, all or none; false if one of their codes is taken. */
export async function insertRepresentatives(
  trx: Db,
  added: readonly NewRepresentative[],
  { by, at }: Recorded,
): Promise<boolean> {
  try {
    await trx
      .insertInto('representatives')
      .values(
        added.map((one) => ({
          id: one.id,
          full_name: one.fullName,
          referral_code: one.referralCode,
          registration_number: one.registrationNumber,
          provinces: registeredIn(one, at),
          registrations_version: FIRST,
          cover_id: null,
          created_at: at,
        })),
      )
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) {
      return false;
    }
    throw error;
  }
  for (const { id, registrations } of added) {
    await insertRegistrations(trx, { id, version: FIRST, registrations }, { by, at });
  }
  return true;
}

type Said = { id: string; version: number; registrations: readonly OwnRegistration[] };

async function insertRegistrations(
  trx: Db,
  { id, version, registrations }: Said,
  { by, at }: Recorded,
): Promise<void> {
  if (registrations.length > 0) {
    await trx
      .insertInto('representative_registrations')
      .values(
        registrations.map(({ province, from, lastDay }) => ({
          representative_id: id,
          version,
          province,
          from_day: from,
          last_day: lastDay,
          recorded_by: by,
          recorded_at: at,
        })),
      )
      .execute();
  }
}

type Change = Partial<Pick<StoredRepresentative, 'fullName' | 'registrationNumber' | 'isActive' | 'coverId'>>;

/** Changes the row and increments its version. */
export async function changeRepresentative(trx: Db, id: string, change: Change): Promise<void> {
  const { fullName, registrationNumber, isActive, coverId } = change;
  await trx
    .updateTable('representatives')
    .set((eb) => ({
      full_name: fullName,
      registration_number: registrationNumber,
      is_active: isActive,
      cover_id: coverId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Says where somebody is registered from now on; what was said before stays on record. `one` is locked, and as it was read. */
export async function changeRegistrations(
  trx: Db,
  one: StoredRepresentative,
  registrations: readonly OwnRegistration[],
  recorded: Recorded,
): Promise<void> {
  const version = one.registrationsVersion + 1;
  await insertRegistrations(trx, { id: one.id, version, registrations }, recorded);
  await trx
    .updateTable('representatives')
    .set({
      provinces: registeredIn({ ...one, registrations }, recorded.at),
      registrations_version: version,
    })
    .where('id', '=', one.id)
    .execute();
}
