import { randomUUID } from 'node:crypto';
import { PROPOSAL_KINDS } from '@portal/domain/firm/proposals/proposal-kinds';
import type { PersonalEmergency } from '@portal/domain/firm/staff/emergency-kinds';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { findPermittedStaff } from '../people/find-permitted-staff.ts';
import { findStaff } from '../people/staff.store.ts';
import { insertEmergency } from './emergencies.store.ts';

type Emergency = { kind: PersonalEmergency; target: string; reason: string };

/**
 * Records that one person does alone what takes two, and why. The database then allows it once, later in the same
 * transaction, and rejects the transaction if it does not happen. Everybody who could have approved it gets a mail.
 */
export async function declareEmergency(trx: Db, deps: Deps, by: StaffActor, named: Emergency): Promise<void> {
  const { clock, newId } = deps;
  await insertEmergency(trx, { ...named, id: newId(), staffId: by.staffId, at: clock.now() });
  await tellApprovers(trx, deps, by, named);
}

/** Likewise when whoever runs the machine founds an office anew that has people. */
export async function declareLetIn(
  trx: Db,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  staffId: string,
  reason: string,
): Promise<void> {
  const target = `staff:${staffId}`;
  const letIn = { kind: 'let-in', target, staffId: null, reason } as const;
  await insertEmergency(trx, { ...letIn, id: newId(), at: clock.now() });
}

/** The reason on record for something on offer that nobody in the office approved. */
const PUBLISHED_ELSEWHERE = 'It was published elsewhere.';

/** Likewise for what is brought in as published elsewhere, such as the demonstration's deals. */
export async function declareBringIn(trx: Db, target: string, at: Date): Promise<void> {
  const broughtIn = { kind: 'bring-in', target, staffId: null, reason: PUBLISHED_ELSEWHERE } as const;
  await insertEmergency(trx, { ...broughtIn, id: randomUUID(), at });
}

/**
 * Mails everybody else who could have approved what one person did alone: what, who and why. The mails leave with the
 * transaction.
 */
async function tellApprovers(
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
  const approvers = await findPermittedStaff(trx, PROPOSAL_KINDS[kind].approvedBy);
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

/** An order's number, or the name of the person whose roles change. */
async function nameOfTarget(trx: Db, target: string): Promise<string> {
  const [of = '', id = ''] = target.split(':');
  if (of !== 'staff') {
    return orderReference(id);
  }
  const person = await findStaff(trx, id);
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`;
}
