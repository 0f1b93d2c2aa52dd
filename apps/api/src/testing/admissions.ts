import type { Admission } from '@portal/domain/firm/admissions/office-admissions.wire';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { type Colleague, enterOffice } from './colleagues.ts';
import type { TestPortal } from './open-test-portal.ts';

/** An admission that waits, with everybody who has to do with it. */
export type WaitingAdmission = { maker: Colleague; checker: Colleague; admission: Admission };

let count = 0;

/** Proposes that somebody new come in; a second administrator is there to decide. */
export async function proposeInvitation(
  portal: TestPortal,
  { roles = ['finance'] }: { roles?: StaffRole[] } = {},
): Promise<WaitingAdmission> {
  count += 1;
  const [maker, checker] = [await enterOffice(portal), await enterOffice(portal)];
  const email = `newcomer-${count}@northline.example`;
  const person = { email, firstName: 'Ana', lastName: 'Roy', language: 'fr', roles, representativeId: null };
  const reply = await maker.post('/office/people', person);
  if (reply.statusCode !== 201) {
    throw new Error(`Could not propose an invitation: ${reply.body}`);
  }
  return { maker, checker, admission: await readAdmission(checker, reply.json().data.id) };
}

/** Proposes that somebody who is in the office starts over. */
export async function proposeStartingOver(
  portal: TestPortal,
  staffId: string,
  version = 0,
): Promise<WaitingAdmission> {
  const [maker, checker] = [await enterOffice(portal), await enterOffice(portal)];
  const reply = await maker.post(`/office/people/${staffId}/reset`, { version });
  if (reply.statusCode !== 200) {
    throw new Error(`Could not propose to start over: ${reply.body}`);
  }
  return { maker, checker, admission: await readAdmission(checker, staffId) };
}

/** Approves what waits, as its checker saw it. */
export function approveAdmission(
  { checker, admission: { staffId, proposalId, hash } }: WaitingAdmission,
  by: Colleague = checker,
) {
  return by.post(`/office/people/${staffId}/admission/approve`, { proposalId, hash });
}

/** Two administrators let somebody start over. */
export async function startOverByTwo(portal: TestPortal, staffId: string, version = 0): Promise<void> {
  const reply = await approveAdmission(await proposeStartingOver(portal, staffId, version));
  if (reply.statusCode !== 200) {
    throw new Error(`Could not start over: ${reply.body}`);
  }
}

/** What waits about a person, as a reader sees it. Throws if nothing does. */
export async function readAdmission(reader: Colleague, staffId: string): Promise<Admission> {
  const listed = (await reader.get('/office/admissions')).json<{ data: Admission[] }>().data;
  const found = listed.find((admission) => admission.staffId === staffId);
  if (found === undefined) {
    throw new Error('The admission is not listed');
  }
  return found;
}
