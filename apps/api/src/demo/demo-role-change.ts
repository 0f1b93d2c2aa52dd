import { findLastProposal } from '../areas/firm/proposals/find-proposals.ts';
import { proposeRoleChange } from '../areas/firm/role-changes/propose-role-change.ts';
import { roleTarget } from '../areas/firm/role-changes/role-payload.ts';
import { listPeople } from '../areas/firm/staff/people/list-people.ts';
import { demoAddressOf, demoColleague } from './demo-people.ts';
import type { DemoStep } from './demo-step.ts';

/** The deal manager is to work in compliance: it waits for the second administrator. */
export const morningRoleChange: DemoStep = {
  name: 'a change of a role that waits for a second person',
  isDone: async (deps) => {
    const { staffId } = await demoColleague(deps, 'deals');
    return (await findLastProposal(deps.db, roleTarget(staffId))) !== undefined;
  },
  run: async (deps) => {
    const by = await demoColleague(deps, 'administrator');
    const person = (await listPeople(deps)).find(({ email }) => email === demoAddressOf('deals'));
    if (person?.role === 'deals' && person.state === 'active') {
      const { id, version } = person;
      await proposeRoleChange(deps, by, id, { role: 'compliance', representativeId: null, version });
    }
  },
};
