import { evidenceOf } from '@portal/domain/client/kyc/checks/evidence-of';
import type { OfficeProfile } from '@portal/domain/desk/orders/office-profile.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { showProfileFlags } from '../../../client/kyc/flags/show-profile-flags.ts';
import { readAnswers } from '../../../client/kyc/versions/read-answers.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { requireOrder } from '../scope/require-order.ts';
import { findLastCheck } from './checks.store.ts';
import { findEvidence } from './evidence.store.ts';
import { listProfiles } from './list-profiles.ts';

/**
 * Every answer of one version of the profile behind an order, secret numbers masked, with the evidence. Throws NOT_FOUND for an
 * order the person may not see, and for somebody else's version.
 */
export async function showOfficeProfile(
  deps: Deps,
  reader: Reader,
  { orderId, kycId }: { orderId: string; kycId: string },
): Promise<OfficeProfile> {
  const { investorId } = await requireOrder(deps.db, reader, orderId);
  const order = await findOrder(deps.db, investorId, orderId);
  return profileOf(deps, { investorId, ordersKycId: order?.kycId ?? null, kycId });
}

/** The same for an investor the reader may see, whichever order relies on it. */
export async function profileOf(
  deps: Deps,
  { investorId, ordersKycId, kycId }: { investorId: string; ordersKycId: string | null; kycId: string },
): Promise<OfficeProfile> {
  const profiles = await listProfiles(deps.db, { investorId, kycId: ordersKycId });
  const version = profiles.find((one) => one.kycId === kycId);
  if (version === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const answers = await readAnswers(deps.db, deps.secrets, investorId, kycId);
  const named = evidenceOf(answers);
  const files = await findEvidence(
    deps.db,
    investorId,
    named.map(({ fileId }) => fileId),
  );
  return {
    version,
    answers: { ...answers },
    evidence: named.flatMap((one) => {
      const file = files.find(({ id }) => id === one.fileId);
      return file === undefined
        ? []
        : [{ ...one, contentType: file.contentType, pages: file.pages, size: file.size }];
    }),
    identityCheck: await findLastCheck(deps.db, kycId),
    flags: await showProfileFlags(deps.db, investorId),
  };
}
