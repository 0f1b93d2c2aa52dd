import {
  approveRoleInput,
  roleChangeListSchema,
} from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import {
  returnProposalInput,
  withdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { approveRoleChange, endRoleChange } from './approve-role-change.ts';
import { listRoleChanges } from './list-role-changes.ts';
import { proposeRoleChange } from './propose-role-change.ts';

const OF_PERSON = {
  permission: 'people.change-role',
  params: z.object({ staffId: z.string() }),
  answer: z.null(),
} as const;
const OF_PROPOSAL = { resources: { staffId: 'staff', proposalId: 'own-name' } } as const;

/** Roles of existing staff: one administrator proposes another role, a second one approves it. */
export const roleChangeRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/role-changes',
    summary: 'Role changes that wait for a second person',
    description: "Also the person's own that were returned, or came to nothing, in the last thirty days.",
    permission: 'people.view',
    answer: roleChangeListSchema,
    handler: async ({ actor }, deps) => ok(await listRoleChanges(deps, actor)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/people/:staffId/role',
    summary: 'Propose other roles for a person',
    description: 'Nothing changes until another administrator approves it.',
    ...OF_PERSON,
    resources: { staffId: 'staff', representativeId: 'published' },
    body: ChangeRoleInput,
    errors: ['OWN_ACCESS', 'CHANGED_MEANWHILE', 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    handler: async ({ actor, params, body }, deps) => {
      await proposeRoleChange(deps, actor, params.staffId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/people/:staffId/role/approve',
    summary: 'Approve other roles for a person, as they were seen',
    description: 'Their sessions end.',
    ...OF_PERSON,
    ...OF_PROPOSAL,
    body: approveRoleInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK', 'CHANGED_MEANWHILE', 'LAST_ADMINISTRATOR'],
    handler: async ({ actor, params, body }, deps) => {
      await approveRoleChange(deps, actor, params.staffId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/people/:staffId/role/withdraw',
    summary: 'Withdraw a role change that the person proposed',
    ...OF_PERSON,
    ...OF_PROPOSAL,
    body: withdrawProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'WORK_OF_ANOTHER'],
    handler: async ({ actor, params, body }, deps) => {
      await endRoleChange(deps, actor, params.staffId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/people/:staffId/role/return',
    summary: 'Return a role change to whoever proposed it, with a reason',
    ...OF_PERSON,
    ...OF_PROPOSAL,
    body: returnProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK'],
    handler: async ({ actor, params, body }, deps) => {
      await endRoleChange(deps, actor, params.staffId, body);
      return ok(null);
    },
  }),
];
