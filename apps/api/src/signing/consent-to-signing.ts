import type { ConsentAnswer } from '@portal/domain/wire/signing';
import type { Deps } from '../deps.ts';
import type { Origin } from '../http/route-request.ts';
import { changeOpenEnvelope } from './change-envelope.ts';
import { updateSigner } from './signers.store.ts';
import { addSigningEvent } from './signing-events.store.ts';
import { CONSENT_VERSION } from './signing-limits.ts';

/**
 * Records that the signer agrees to sign and to receive documents electronically; the first time counts.
 * Throws SIGNING_LINK_INVALID, SIGNING_OUT_OF_TURN or STATE_REFUSES.
 */
export async function consentToSigning(deps: Deps, token: string, origin: Origin): Promise<ConsentAnswer> {
  return changeOpenEnvelope(deps, token, async ({ trx, signer, at }) => {
    if (signer.consentedAt !== null) {
      return { consentedAt: signer.consentedAt.toISOString() };
    }
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
