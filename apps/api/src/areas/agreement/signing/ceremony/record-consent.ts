import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import type { Signer } from './signer.ts';
import { updateSigner } from './signers.store.ts';
import { addSigningEvent } from './signing-events.store.ts';

/** Changes with the words of the consent; the evidence names it. */
const SIGNING_CONSENT_VERSION = '2026-11';

/**
 * Records a signer's consent to sign and receive documents electronically, with the version of the words they read. The first
 * time counts, and is the answer. Lock the order first.
 */
export async function recordConsent(trx: Db, deps: Deps, signer: Signer, origin: Origin): Promise<Date> {
  if (signer.consentedAt !== null) {
    return signer.consentedAt;
  }
  const at = deps.clock.now();
  await updateSigner(trx, signer, { consentedAt: at });
  await addSigningEvent(trx, signer, {
    id: deps.newId(),
    kind: 'consented',
    at,
    origin,
    detail: { version: SIGNING_CONSENT_VERSION },
  });
  return at;
}
