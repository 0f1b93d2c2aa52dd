import type { Claim, ColleagueName } from '@portal/domain/desk/queues/office-desk.wire';
import { SEEN_MS } from '@portal/domain/desk/queues/viewing-times';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { findClaim, type StoredClaim, type Subject } from './claims.store.ts';
import { later } from './lease-ms.ts';
import { listViewers, viewersOf } from './viewers.store.ts';

/** A claim as the office's pages show it. */
export function presentClaim(
  { kind, id }: Subject,
  claim: StoredClaim,
  viewing: readonly ColleagueName[],
): Claim {
  return {
    kind,
    id,
    version: claim.version,
    holder: holderOf(claim),
    viewing: [...viewing],
    snoozedUntil: claim.snoozedUntil?.toISOString() ?? null,
    tags: [...claim.tags],
  };
}

function holderOf({ holderId, holderName, holderRoles, heldAt, leaseEndsAt }: StoredClaim): Claim['holder'] {
  if (
    holderId === null ||
    holderName === null ||
    holderRoles === null ||
    heldAt === null ||
    leaseEndsAt === null
  ) {
    return null;
  }
  const since = heldAt.toISOString();
  return { id: holderId, name: holderName, roles: holderRoles, since, until: leaseEndsAt.toISOString() };
}

/** A thing's claim as the reader sees it: its holder, and who else is viewing it. */
export async function showClaim(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  { staffId }: Pick<StaffActor, 'staffId'>,
  subject: Subject,
): Promise<Claim> {
  const now = clock.now();
  const viewers = await listViewers(db, [subject], {
    exceptStaffId: staffId,
    seenSince: later(now, -SEEN_MS),
  });
  return presentClaim(subject, await findClaim(db, subject, now), viewersOf(viewers, [subject]));
}
