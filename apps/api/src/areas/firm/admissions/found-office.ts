import { type FoundingProblem, problemOfFounding } from '@portal/domain/firm/admissions/founding';
import { areSameRoles } from '@portal/domain/firm/staff/staff-roles';
import type { InviteStaffInput } from '@portal/domain/firm/staff/staff-schemas';
import { announce } from '../../../platform/announce.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { mailStartOver, startOver } from '../staff/access/reset-access.ts';
import { recordAdmission } from '../staff/admissions/record-admission.ts';
import { declareLetIn } from '../staff/emergencies/declare-emergency.ts';
import { addFounder, FOUNDED, inviteStaff, mailInvitation } from '../staff/invitations/invite-staff.ts';
import { findPersonByEmail, isAnybodyThere, lockPerson } from '../staff/people/find-person.ts';

/** Whoever runs the machine. */
const OPERATOR = 'operator';

export type Founder = InviteStaffInput;

/** The office has people already, and nobody said why they are not asked. */
export type FoundingRefusal = FoundingProblem | 'already-founded';

/**
 * Founds the office in one ceremony: at least two administrators, and whoever else it begins with. Each gets their link
 * by mail, so that nobody holds two. Once the office has people it takes a reason: it is an emergency then, the people
 * named begin anew, and all administrators and compliance are told. Answers why not, or null.
 */
export async function foundOffice(
  deps: Deps,
  founders: readonly Founder[],
  reason: string | null,
): Promise<FoundingRefusal | null> {
  const problem = problemOfFounding(founders);
  if (problem !== null) {
    return problem;
  }
  return transact(deps.db, async (trx) => {
    const isAnew = await isAnybodyThere(trx);
    if (isAnew && reason === null) {
      return 'already-founded';
    }
    for (const founder of founders) {
      await (isAnew
        ? foundAnew(trx, deps, founder, reason ?? '')
        : mailInvitation(trx, deps, founder, await addOnRecord(trx, deps, founder)));
    }
    return null;
  });
}

/** Adds one of the first people, on record; nothing is mailed. Returns the token of their link. */
export async function addOnRecord(trx: Db, deps: Deps, founder: Founder): Promise<string> {
  const id = deps.newId();
  const token = await addFounder(trx, deps, id, founder);
  await recordFounding(trx, deps, id, { toRoles: founder.roles, isAnew: false });
  return token;
}

async function foundAnew(trx: Db, deps: Deps, founder: Founder, reason: string): Promise<void> {
  const { roles } = founder;
  const at = deps.clock.now();
  const known = await findPersonByEmail(trx, founder.email);
  const id = known?.id ?? deps.newId();
  await declareLetIn(trx, deps, id, reason);
  if (known === undefined) {
    await inviteStaff(trx, deps, id, founder, FOUNDED);
  } else {
    const held = await lockPerson(trx, id);
    if (held === undefined || !areSameRoles(held.roles, roles)) {
      await declareLetIn(trx, deps, id, reason);
    }
    const token = await startOver(trx, id, { roles, representative_id: null }, at);
    await recordAdmission(trx, deps, { ...FOUNDED, staffId: id, roles, at });
    await mailStartOver(trx, deps, known, token);
    await announce(trx, deps, 'staff-changed', { staffId: id });
  }
  const fromRoles = known?.roles ?? [];
  await recordFounding(trx, deps, id, { toRoles: roles, fromRoles, isAnew: true, reason });
}

async function recordFounding(
  trx: Db,
  deps: Deps,
  staffId: string,
  detail: Record<string, unknown>,
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: OPERATOR,
    action: 'staff.founded',
    target: `staff:${staffId}`,
    investorId: null,
    detail: { via: 'command', ...detail },
  });
}
