import { randomUUID } from 'node:crypto';
import type { TestPortal } from './open-test-portal.ts';
import { addSubmittedKyc } from './orders.ts';
import { registerPerson } from './people.ts';

export type FlaggedPair = { flagId: string; carrierId: string; otherId: string };

/** Two investors with one number, and the open flag that the one carries because of the other. */
export async function flaggedPair(portal: TestPortal): Promise<FlaggedPair> {
  const [carrier, other] = [await registerPerson(portal), await registerPerson(portal)];
  const flagId = randomUUID();
  await portal.db
    .insertInto('kyc_flags')
    .values({
      id: flagId,
      kind: 'same-number',
      investor_id: carrier.user.id,
      kyc_id: await addSubmittedKyc(portal, carrier),
      other_investor_id: other.user.id,
      basis: randomUUID(),
      created_at: portal.deps.clock.now(),
      cleared_at: null,
      cleared_note: null,
    })
    .execute();
  return { flagId, carrierId: carrier.user.id, otherId: other.user.id };
}
