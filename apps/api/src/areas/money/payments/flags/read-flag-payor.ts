import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';

type StoredPayor = { id: string; sealedPayor: Buffer | null };

/** The context of a flag's sealed payor; bound to its row. */
export function flagPayorContext(flagId: string): string {
  return `payment-flag:${flagId}`;
}

/** The payor that a flag is about; null where it is about something else. */
export async function readFlagPayor(
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  { id, sealedPayor }: StoredPayor,
): Promise<string | null> {
  return sealedPayor === null ? null : (await secrets.open(sealedPayor, flagPayorContext(id))).toString();
}
