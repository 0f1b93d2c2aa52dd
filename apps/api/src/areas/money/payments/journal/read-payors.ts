import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { findSealedPayors, insertPayor } from './money-journal.store.ts';

/** What opens who paid; bound to the row of the journal. */
export function payorContext(journalId: string): string {
  return `money-payor:${journalId}`;
}

/** Keeps who paid, sealed. */
export async function keepPayor(
  trx: Db,
  { secrets }: { secrets: Pick<SecretBox, 'seal'> },
  journalId: string,
  payor: string,
): Promise<void> {
  await insertPayor(trx, journalId, secrets.seal(payor, payorContext(journalId)));
}

/** Who paid what rows of the journal tell of, by the row; without those of which nobody said. */
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
