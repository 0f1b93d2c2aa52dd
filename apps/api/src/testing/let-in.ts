import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { declareLetIn } from '../areas/firm/staff/emergencies/declare-emergency.ts';
import { addFounder } from '../areas/firm/staff/invitations/invite-staff.ts';
import type { Db } from '../platform/db/tables.ts';
import { transact } from '../platform/db/transact.ts';
import type { Deps } from '../platform/deps.ts';

const WHY = 'They are there for a test.';

type Person = Parameters<typeof addFounder>[3];

/** Adds somebody as if they had been there from the beginning; returns the token of their link. */
export async function addColleague(deps: Deps, id: string, person: Person): Promise<string> {
  return transact(deps.db, async (trx) => {
    await declareLetIn(trx, deps, id, WHY);
    return addFounder(trx, deps, id, person);
  });
}

/** Says of a row of the office that it was let in, which the database asks of every one. */
export async function letInAsFounder(trx: Db, staffId: string, role: StaffRole, at: Date): Promise<void> {
  const now = new Date();
  await declareLetIn(trx, { clock: { now: () => now }, newId: () => crypto.randomUUID() }, staffId, WHY);
  await trx
    .insertInto('staff_admissions')
    .values({
      staff_id: staffId,
      kind: 'founded',
      roles: [role],
      proposer_id: null,
      approver_id: null,
      proposal_id: null,
      at,
    })
    .execute();
}
