import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { findSealedPayors, insertPayor } from './money-journal.store.ts';

/** The context of a sealed payor; bound to the journal row. */
export function payorContext(journalId: string): string {
  return `money-payor:${journalId}`;
}

/** Stores a payor, sealed. */
export async function keepPayor(
  trx: Db,
  { secrets }: { secrets: Pick<SecretBox, 'seal'> },
  journalId: string,
  payor: string,
): Promise<void> {
  await insertPayor(trx, journalId, secrets.seal(payor, payorContext(journalId)));
}

/** The payors of journal rows, by row; rows without one are missing. */
export async function readPayors(
  db: Db,
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  journalIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const sealed = await findSealedPayors(db, journalIds);
  return new Map(
    await Promise.all(
      sealed.map(
        async ({ journalId, sealed: payor }): Promise<[string, string]> => [
          journalId,
          (await secrets.open(payor, payorContext(journalId))).toString(),
        ],
      ),
    ),
  );
}
