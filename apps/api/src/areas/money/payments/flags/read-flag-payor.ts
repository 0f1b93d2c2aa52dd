import type { ClearPlace } from '../../../../platform/crypto/seal-clear-values.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';

type StoredPayor = { id: string; payor: string | null; sealedPayor: Buffer | null };

/** What opens who paid, as a flag has it; bound to its row. */
export function flagPayorContext(flagId: string): string {
  return `payment-flag:${flagId}`;
}

/** Who paid what a flag is about; null where it is about something else. `payor` is what the version before wrote in clear. */
export async function readFlagPayor(
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  { id, payor, sealedPayor }: StoredPayor,
): Promise<string | null> {
  return sealedPayor === null ? payor : (await secrets.open(sealedPayor, flagPayorContext(id))).toString();
}

/** Payors of the version before. */
export const CLEAR_FLAG_PAYORS: ClearPlace<{ payor: string }> = {
  table: 'payment_flags',
  keys: ['id'],
  column: 'payor',
  seal: async (box, [id = ''], { payor }) => ({
    sealed_payor: box.seal(payor, flagPayorContext(id)),
    payor: null,
  }),
};
