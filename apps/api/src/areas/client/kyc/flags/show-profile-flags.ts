import type { ProfileFlagShown } from '@portal/domain/desk/orders/office-profile.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { listOpenProfileFlags } from './profile-flags.store.ts';

/** What about an investor's profile nobody has looked at yet, also where another's flag is about them; the oldest first. */
export async function showProfileFlags(db: Db, investorId: string): Promise<ProfileFlagShown[]> {
  const flags = await listOpenProfileFlags(db, investorId);
  return flags.map(({ id, kind, createdAt, investorId: flagged, otherInvestorId }) => ({
    id,
    kind,
    since: createdAt.toISOString(),
    other: otherInvestorId === investorId ? flagged : otherInvestorId,
  }));
}
