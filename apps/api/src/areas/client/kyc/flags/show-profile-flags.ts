import type { ProfileFlagShown } from '@portal/domain/desk/orders/office-profile.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { listOpenProfileFlags } from './profile-flags.store.ts';

/** Open flags about an investor, including other investors' flags that involve them; oldest first. */
export async function showProfileFlags(db: Db, investorId: string): Promise<ProfileFlagShown[]> {
  const flags = await listOpenProfileFlags(db, investorId);
  return flags.map(({ id, kind, createdAt, investorId: flagged, otherInvestorId, tradeId }) => ({
    id,
    kind,
    since: createdAt.toISOString(),
    order: tradeId,
    other: otherInvestorId === investorId ? flagged : otherInvestorId,
  }));
}
