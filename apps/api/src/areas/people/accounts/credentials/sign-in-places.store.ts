import { deleteSomeOlder } from '../../../../platform/db/delete-some-older.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { type AccountOwner, ownedBy } from './account-owner.ts';

export async function isKnownPlace(db: Db, accountId: string, placeMark: string): Promise<boolean> {
  const place = await db
    .selectFrom('sign_in_places')
    .select('seen_at')
    .where('account_id', '=', accountId)
    .where('place_mark', '=', placeMark)
    .executeTakeFirst();
  return place !== undefined;
}

export async function rememberPlace(
  trx: Db,
  owner: AccountOwner,
  placeMark: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('sign_in_places')
    .values({ ...ownedBy(owner), place_mark: placeMark, seen_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'place_mark']).doUpdateSet({ seen_at: at }))
    .execute();
}

export async function forgetOldPlaces(db: Db, before: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'sign_in_places', column: 'seen_at', before });
}
