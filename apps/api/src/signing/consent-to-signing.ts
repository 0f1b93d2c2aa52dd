import type { ConsentAnswer } from '@portal/domain/wire/signing';
import type { Deps } from '../deps.ts';
import type { Origin } from '../http/route-request.ts';
import { changeOpenEnvelope } from './change-envelope.ts';
import { updateEnvelope } from './envelopes.store.ts';
import { addSigningEvent } from './signing-events.store.ts';
import { CONSENT_VERSION } from './signing-limits.ts';

/**
 * Records that the signer agrees to sign and to receive documents electronically; the first time counts.
 * Throws SIGNING_LINK_INVALID or STATE_REFUSES.
 */
export async function consentToSigning(deps: Deps, token: string, origin: Origin): Promise<ConsentAnswer> {
  return changeOpenEnvelope(deps, token, async ({ trx, envelope, at }) => {
    if (envelope.consentedAt !== null) {
      return { consentedAt: envelope.consentedAt.toISOString() };
    }
    await updateEnvelope(trx, envelope, { consentedAt: at });
    await addSigningEvent(trx, envelope, {
      id: deps.newId(),
      kind: 'consented',
      at,
      origin,
      detail: { version: CONSENT_VERSION },
    });
    return { consentedAt: at.toISOString() };
  });
}
