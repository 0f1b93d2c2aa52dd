import type { ConsentAnswer } from '@portal/domain/agreement/signing/signing.wire';
import type { Deps } from '../../../platform/deps.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { changeOpenCeremony } from './ceremony/change-ceremony.ts';
import { recordConsent } from './ceremony/record-consent.ts';
import { requireMemorandumOf } from './memorandum/joint-memorandum.ts';

/**
 * Records the signer's consent to sign and receive documents electronically; the first time counts. Throws SIGNING_LINK_INVALID,
 * SIGNING_OUT_OF_TURN, STATE_REFUSES, or MEMORANDUM_NOT_ACCEPTED.
 */
export async function consentToSigning(deps: Deps, token: string, origin: Origin): Promise<ConsentAnswer> {
  return changeOpenCeremony(deps, token, async (ceremony) => {
    const { trx, signer } = ceremony;
    if (signer.consentedAt === null) {
      await requireMemorandumOf(ceremony);
    }
    const consentedAt = await recordConsent(trx, deps, signer, origin);
    return { consentedAt: consentedAt.toISOString() };
  });
}
