import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { findPermittedStaff } from '../people/find-permitted-staff.ts';
import { findStaff } from '../people/staff.store.ts';
import { insertAdmission, type StaffAdmission } from './staff-admissions.store.ts';

/**
 * Records who let somebody in or gave them other roles, and mails it to all administrators and all of compliance. The mails
 * leave with the transaction. Rejected by the database unless two did it, or one alone may.
 */
export async function recordAdmission(trx: Db, deps: Deps, admission: StaffAdmission): Promise<void> {
  await insertAdmission(trx, admission);
  await tellOfColleague(trx, deps, admission);
}

/** Mails all administrators and all of compliance that somebody came in, begins anew, or has other roles. */
async function tellOfColleague(trx: Db, deps: Deps, admission: StaffAdmission): Promise<void> {
  const { kind, roles } = admission;
  const person = await findStaff(trx, admission.staffId);
  if (kind === 'before' || person === undefined) {
    return;
  }
  const colleague = {
    kind,
    roles,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    proposedBy: await nameOf(trx, admission.proposerId),
    approvedBy: await nameOf(trx, admission.approverId),
  };
  for (const { email, language } of await findPermittedStaff(trx, 'people.view')) {
    await requestMail(trx, deps, {
      template: 'colleague-changed',
      investorId: null,
      address: email,
      language,
      colleague,
    });
  }
}

async function nameOf(trx: Db, staffId: string | null): Promise<string | null> {
  const person = staffId === null ? undefined : await findStaff(trx, staffId);
  return person === undefined ? null : `${person.firstName} ${person.lastName}`;
}
