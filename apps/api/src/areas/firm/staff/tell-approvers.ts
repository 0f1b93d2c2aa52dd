import { PROPOSAL_KINDS } from '@portal/domain/firm/proposals/proposal-kinds';
import type { PersonalEmergency } from '@portal/domain/firm/staff/emergencies';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { findWhoMay } from './find-who-may.ts';
import { findStaff } from './staff.store.ts';

type Emergency = { kind: PersonalEmergency; target: string; reason: string };

/** Tells everybody else who could have approved what one person did alone: what, who and why. The messages leave with the transaction. */
export async function tellApprovers(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { kind, target, reason }: Emergency,
): Promise<void> {
  const who = await findStaff(trx, by.staffId);
  const emergency = {
    kind,
    about: await nameOfTarget(trx, target),
    by: who === undefined ? by.name : `${who.firstName} ${who.lastName}`,
    reason,
  };
  const approvers = await findWhoMay(trx, PROPOSAL_KINDS[kind].approvedBy);
  for (const { email, language } of approvers.filter((each) => each.id !== by.staffId)) {
    await requestMail(trx, deps, {
      template: 'acted-alone',
      investorId: null,
      address: email,
      language,
      emergency,
    });
  }
}

/** An order's number, or the name of the person whose role it is. */
async function nameOfTarget(trx: Db, target: string): Promise<string> {
  const [of = '', id = ''] = target.split(':');
  if (of !== 'staff') {
    return orderReference(id);
  }
  const person = await findStaff(trx, id);
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`;
}
