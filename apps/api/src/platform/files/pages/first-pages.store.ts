import type { Db } from '../../db/tables.ts';

/** The sealed first page of a document; undefined where there is none, also where it could not be drawn. */
export async function findFirstPage(db: Db, sha256: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('first_pages')
    .select('sealed')
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row?.sealed ?? undefined;
}

/** Keeps it, unless another server was first; null says that it cannot be drawn. */
export async function insertFirstPage(db: Db, sha256: string, sealed: Buffer | null): Promise<void> {
  await db
    .insertInto('first_pages')
    .values({ sha256, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
