import type { ConsentAnswer } from '@portal/domain/wire/signing';
import type { Deps } from '../deps.ts';
import type { Origin } from '../http/route-request.ts';
import { changeOpenEnvelope } from './change-envelope.ts';
import { requireMemorandumOf } from './joint-memorandum.ts';
import { updateSigner } from './signers.store.ts';
import { addSigningEvent } from './signing-events.store.ts';
import { CONSENT_VERSION } from './signing-limits.ts';

/**
 * Records that the signer agrees to sign and to receive documents electronically; the first time counts.
 * Throws SIGNING_LINK_INVALID, SIGNING_OUT_OF_TURN, STATE_REFUSES, or MEMORANDUM_NOT_ACCEPTED.
 */
export async function consentToSigning(deps: Deps, token: string, origin: Origin): Promise<ConsentAnswer> {
  return changeOpenEnvelope(deps, token, async (ceremony) => {
    const { trx, signer, at } = ceremony;
    if (signer.consentedAt !== null) {
      return { consentedAt: signer.consentedAt.toISOString() };
    }
    await requireMemorandumOf(ceremony);
    await updateSigner(trx, signer, { consentedAt: at });
    await addSigningEvent(trx, signer, {
      id: deps.newId(),
      kind: 'consented',
      at,
      origin,
      detail: { version: CONSENT_VERSION },
    });
    return { consentedAt: at.toISOString() };
  });
}
