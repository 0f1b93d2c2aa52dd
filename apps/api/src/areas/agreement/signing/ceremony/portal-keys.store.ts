import type { Db } from '../../../../platform/db/tables.ts';

/** A key that all servers share, sealed; undefined until the first one that needed it made it. */
export async function findPortalKey(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('portal_keys').select('sealed').where('name', '=', name).executeTakeFirst();
  return row?.sealed;
}

/** Keeps a key unless another server was faster; returns the one that counts. */
export async function keepPortalKey(db: Db, name: string, sealed: Buffer, at: Date): Promise<Buffer> {
  await db
    .insertInto('portal_keys')
    .values({ name, sealed, created_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findPortalKey(db, name)) ?? sealed;
}
