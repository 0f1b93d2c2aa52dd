import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findSessionId } from '../../../people/accounts/prove-again.ts';
import { requireProof } from '../ceremony/require-proof.ts';
import type { Signer } from '../ceremony/signer.ts';
import { updateSigner } from '../ceremony/signers.store.ts';

/**
 * Keeps on what the investor's signature will rest, before they are sent to the signing provider. Throws EMAIL_NOT_VERIFIED or
 * SIGNER_NOT_PROVED.
 */
export async function proveBeforeProvider(
  trx: Db,
  deps: Pick<Deps, 'clock'>,
  part: Pick<Signer, 'investorId' | 'envelopeId' | 'role'>,
  sessionTokenHash: string,
): Promise<void> {
  const { investorId } = part;
  const sessionId = (await findSessionId(trx, sessionTokenHash)) ?? null;
  const proof = await requireProof(trx, { investorId, sessionId }, deps.clock.now());
  await updateSigner(trx, part, { proof });
}
