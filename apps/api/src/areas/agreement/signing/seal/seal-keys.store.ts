import type { Db } from '../../../../platform/db/tables.ts';

/** Remembers that a certificate sealed documents of this portal; the first time stays. */
export async function keepSealCertificate(db: Db, sha256: string, at: Date): Promise<void> {
  await db
    .insertInto('seal_certificates')
    .values({ sha256, first_used_at: at })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

/** True for a certificate that ever sealed a document of this portal, including one replaced since. */
export async function isOurCertificate(db: Db, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('seal_certificates')
    .select('sha256')
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

/** A sealed key that all servers share; undefined until the first server that needs it makes it. */
export async function findPortalKey(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('portal_keys').select('sealed').where('name', '=', name).executeTakeFirst();
  return row?.sealed;
}

/** Stores a key unless another server was faster; returns the one that counts. */
export async function keepPortalKey(db: Db, name: string, sealed: Buffer, at: Date): Promise<Buffer> {
  await db
    .insertInto('portal_keys')
    .values({ name, sealed, created_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findPortalKey(db, name)) ?? sealed;
}
