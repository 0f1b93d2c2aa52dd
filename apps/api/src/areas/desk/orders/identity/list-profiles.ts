import { profileReviewOf } from '@portal/domain/client/kyc/checks/confirm-profile-by';
import type { ProfileVersion } from '@portal/domain/desk/orders/office-profile.wire';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { CalendarDate } from '@portal/domain/ground/people/calendar-date';
import type { Db } from '../../../../platform/db/tables.ts';
import { listVersions } from '../../../client/kyc/versions/read-answers.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';

/** The versions of the profile behind an order, the newest first. */
export async function listProfiles(
  db: Db,
  { investorId, kycId }: Pick<TradeRecord, 'investorId' | 'kycId'>,
): Promise<ProfileVersion[]> {
  return (await listVersions(db, investorId)).map(({ id, version, state, submittedAt, signedAt }) => ({
    kycId: id,
    version,
    isDraft: state === 'draft',
    submittedAt: submittedAt?.toISOString() ?? null,
    signedAt: signedAt?.toISOString() ?? null,
    isOrders: id === kycId,
  }));
}

/** True if a version newer than the order's was submitted. */
export function isNewerThere(profiles: readonly ProfileVersion[]): boolean {
  const own = profiles.find(({ isOrders }) => isOrders);
  return profiles.some(({ isDraft, version }) => !isDraft && version > (own?.version ?? 0));
}

/** True if the last submitted of these versions (newest first) is more than a year old. */
export function isTooOld(profiles: readonly ProfileVersion[], today: CalendarDate): boolean {
  const submittedAt = profiles.find(({ isDraft }) => !isDraft)?.submittedAt ?? null;
  return submittedAt !== null && profileReviewOf(dealerDay(new Date(submittedAt)), today) === 'over';
}
