import type { OfficeProfile, Revealed, RevealInput } from '@portal/domain/desk/orders/office-profile.wire';
import type { Deps } from '../../../platform/deps.ts';
import { revealOf } from '../orders/identity/reveal-answer.ts';
import { profileOf } from '../orders/identity/show-office-profile.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { requireInvestor } from './require-investor.ts';

type OfProfile = { investorId: string; kycId: string };

/** Every answer of one version, secret numbers masked. Throws NOT_FOUND, also for somebody else's version. */
export async function showInvestorProfile(deps: Deps, reader: Reader, of: OfProfile): Promise<OfficeProfile> {
  await requireInvestor(deps.db, reader, of.investorId);
  return profileOf(deps, { ...of, ordersKycId: null });
}

/** A number without its mask, for a recorded reason. Throws what the order's own call throws. */
export async function revealInvestorAnswer(
  deps: Deps,
  reader: Reader,
  of: OfProfile,
  input: RevealInput,
): Promise<Revealed> {
  await requireInvestor(deps.db, reader, of.investorId);
  return revealOf(deps, reader.actor, { ...of, orderId: null }, input);
}
