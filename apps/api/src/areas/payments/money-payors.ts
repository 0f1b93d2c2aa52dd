import type { ClearPlace } from '../../platform/crypto/seal-clear-values.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Db } from '../../platform/db/tables.ts';
import { findSealedPayor, insertPayor } from './money-payors.store.ts';

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

/** Who paid what a row of the journal tells of; null where nobody said. */
export async function readPayor(
  db: Db,
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  journalId: string,
): Promise<string | null> {
  const sealed = await findSealedPayor(db, journalId);
  return sealed === null ? null : (await secrets.open(sealed, payorContext(journalId))).toString();
}

/** Payors of the version before. */
export const CLEAR_PAYORS: ClearPlace<{ payor: string }> = {
  table: 'money_payors',
  keys: ['journal_id'],
  column: 'payor',
  seal: async (box, [id = ''], { payor }) => ({
    sealed_payor: box.seal(payor, payorContext(id)),
    payor: null,
  }),
};
