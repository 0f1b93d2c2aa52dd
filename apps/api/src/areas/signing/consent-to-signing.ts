import type { ConsentAnswer } from '@portal/domain/wire/signing';
import type { Deps } from '../../platform/deps.ts';
import type { Origin } from '../../platform/http/route-request.ts';
import { changeOpenEnvelope } from './ceremony/change-envelope.ts';
import { updateSigner } from './ceremony/signers.store.ts';
import { addSigningEvent } from './ceremony/signing-events.store.ts';
import { CONSENT_VERSION } from './ceremony/signing-limits.ts';
import { requireMemorandumOf } from './joint-memorandum.ts';

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
