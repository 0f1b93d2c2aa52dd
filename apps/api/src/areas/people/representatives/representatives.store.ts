import type { Representative } from '@portal/domain/people/representatives/representative';
import type { Db } from '../../../platform/db/tables.ts';
import { isUniqueViolation } from '../../../platform/db/transact.ts';

/** More than a dealer has. */
const REPRESENTATIVES_MAX = 1_000;

/** A representative as stored. */
export type StoredRepresentative = Representative & { version: number };

const COLUMNS = [
  'id',
  'full_name as fullName',
  'referral_code as referralCode',
  'registration_number as registrationNumber',
  'provinces',
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

/** All of them, locked until the transaction ends, so that stand-ins cannot form a circle. */
export async function lockRepresentatives(trx: Db): Promise<StoredRepresentative[]> {
  return trx.selectFrom('representatives').select(COLUMNS).orderBy('id').forUpdate().execute();
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
  'id' | 'fullName' | 'referralCode' | 'registrationNumber' | 'provinces'
>;

/** Adds representatives, all or none; false if one of their codes is taken. */
export async function insertRepresentatives(
  trx: Db,
  added: readonly NewRepresentative[],
  at: Date,
): Promise<boolean> {
  try {
    await trx
      .insertInto('representatives')
      .values(
        added.map(({ id, fullName, referralCode, registrationNumber, provinces }) => ({
          id,
          full_name: fullName,
          referral_code: referralCode,
          registration_number: registrationNumber,
          provinces: [...provinces],
          cover_id: null,
          created_at: at,
        })),
      )
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) {
      return false;
    }
    throw error;
  }
}

type Change = Partial<
  Pick<StoredRepresentative, 'fullName' | 'registrationNumber' | 'provinces' | 'isActive' | 'coverId'>
>;

/** Changes the row and increments its version. */
export async function changeRepresentative(trx: Db, id: string, change: Change): Promise<void> {
  const { fullName, registrationNumber, provinces, isActive, coverId } = change;
  await trx
    .updateTable('representatives')
    .set((eb) => ({
      full_name: fullName,
      registration_number: registrationNumber,
      provinces: provinces === undefined ? undefined : [...provinces],
      is_active: isActive,
      cover_id: coverId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}
