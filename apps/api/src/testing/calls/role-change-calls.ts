import { enterOffice, inviteColleague } from '../colleagues.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { proposeRole } from '../role-changes.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

async function ending(portal: TestPortal, end: 'approve' | 'return' | 'withdraw'): Promise<ExampleCall> {
  const { maker, checker, person, change } = await proposeRole(portal);
  const { proposalId, hash } = change;
  const bodies = {
    approve: { proposalId, hash },
    return: { proposalId, reason: 'Ask them first.' },
    withdraw: { proposalId },
  };
  const colleague = end === 'withdraw' ? maker : checker;
  return { person: null, colleague, params: { staffId: person.id }, body: bodies[end] };
}

/** Valid calls about the role of somebody, on which two administrators decide. */
export const ROLE_CHANGE_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/role-changes': async (portal) => ({
    person: null,
    colleague: (await proposeRole(portal)).checker,
  }),
  'POST /office/people/:staffId/role': async (portal) => {
    await enterOffice(portal);
    const { id } = await inviteColleague(portal, { role: 'finance' });
    const body = { roles: ['deals'], representativeId: null, version: 0 };
    return { person: null, colleague: await enterOffice(portal), params: { staffId: id }, body };
  },
  'POST /office/people/:staffId/role/approve': (portal) => ending(portal, 'approve'),
  'POST /office/people/:staffId/role/return': (portal) => ending(portal, 'return'),
  'POST /office/people/:staffId/role/withdraw': (portal) => ending(portal, 'withdraw'),
};
