import type { RoleChange } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { type Colleague, enterOffice } from './colleagues.ts';
import type { TestPortal } from './open-test-portal.ts';

/** A change of a role that waits, with everybody who has to do with it. */
export type WaitingRole = { maker: Colleague; checker: Colleague; person: Colleague; change: RoleChange };

type Asked = { fromRole?: 'finance' | 'administrator'; body?: object };

/** Proposes that somebody become a deal manager; a second administrator is there to decide. */
export async function proposeRole(
  portal: TestPortal,
  { fromRole = 'finance', body = {} }: Asked = {},
): Promise<WaitingRole> {
  const [maker, checker] = [await enterOffice(portal), await enterOffice(portal)];
  const person = await enterOffice(portal, { role: fromRole });
  const asked = { roles: ['deals'], representativeId: null, version: 0, ...body };
  const reply = await maker.post(`/office/people/${person.id}/role`, asked);
  if (reply.statusCode !== 200) {
    throw new Error(`Could not propose a role: ${reply.body}`);
  }
  const change = await readRoleChange(checker, person.id);
  if (change === undefined) {
    throw new Error('The proposed role is not listed');
  }
  return { maker, checker, person, change };
}

/** What waits about a person's role, as a reader sees it. */
export async function readRoleChange(reader: Colleague, staffId: string): Promise<RoleChange | undefined> {
  const listed = (await reader.get('/office/role-changes')).json<{ data: RoleChange[] }>().data;
  return listed.find((change) => change.staffId === staffId);
}
