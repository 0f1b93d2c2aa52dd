import { randomUUID } from 'node:crypto';
import type { PersonalEmergency } from '@portal/domain/firm/staff/emergencies';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { insertEmergency } from './emergencies.store.ts';
import { tellApprovers } from './tell-approvers.ts';

type Named = { kind: PersonalEmergency; target: string; reason: string };

/**
 * Puts on record that one person does alone what takes two, and why; the database lets it happen once, later in the same transaction,
 * and refuses the transaction where it does not. Everybody who could have approved it is told by mail.
 */
export async function nameEmergency(trx: Db, deps: Deps, by: StaffActor, named: Named): Promise<void> {
  const { clock, newId } = deps;
  await insertEmergency(trx, { ...named, id: newId(), staffId: by.staffId, at: clock.now() });
  await tellApprovers(trx, deps, by, named);
}

/** Why an administrator is let in: the command is for nothing else. */
const NOBODY_CAN_COME_IN = 'No administrator can come in.';

/** The same of whoever runs the machine and gives somebody the role of an administrator. */
export async function nameLettingIn(
  trx: Db,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  staffId: string,
): Promise<void> {
  const target = `staff:${staffId}`;
  const letIn = { kind: 'let-in', target, staffId: null, reason: NOBODY_CAN_COME_IN } as const;
  await insertEmergency(trx, { ...letIn, id: newId(), at: clock.now() });
}

/** Why something is on offer that nobody of the office approved. */
const PUBLISHED_ELSEWHERE = 'It was published elsewhere.';

/** The same of what is brought in as it was published elsewhere: the demonstration, or data of before. */
export async function nameBringingIn(trx: Db, target: string, at: Date): Promise<void> {
  const broughtIn = { kind: 'bring-in', target, staffId: null, reason: PUBLISHED_ELSEWHERE } as const;
  await insertEmergency(trx, { ...broughtIn, id: randomUUID(), at });
}
