import {
  admissionListSchema,
  approveAdmissionInput,
  askedAdmissionSchema,
  newcomerListSchema,
} from '@portal/domain/firm/admissions/office-admissions.wire';
import { InviteStaffInput, StaffVersionInput } from '@portal/domain/firm/staff/staff-schemas';
import {
  returnProposalInput,
  withdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { z } from 'zod';
import { created, ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { approveAdmission, endAdmission } from './approve-admission.ts';
import { invitePerson } from './invite-person.ts';
import { listAdmissions, listNewcomers } from './list-admissions.ts';
import { proposeStartOver } from './propose-start-over.ts';

const PersonParams = z.object({ staffId: z.string() });
const OF_PROPOSAL = {
  permission: 'people.invite',
  params: PersonParams,
  // Of an invitation, nobody is there yet.
  resources: { staffId: 'own-name', proposalId: 'own-name' },
  answer: z.null(),
} as const;

/** Who comes in to the office, or starts over: one administrator proposes it, a second one approves it. */
export const admissionRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/people',
    summary: 'Invite somebody to the office',
    description: 'Into roles of which one decides nobody comes before a second administrator approves it.',
    permission: 'people.invite',
    resources: { representativeId: 'published' },
    body: InviteStaffInput,
    answer: askedAdmissionSchema,
    success: [201],
    errors: ['STAFF_EMAIL_TAKEN', 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    handler: async ({ actor, body }, deps) => created(await invitePerson(deps, actor, body)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/people/:staffId/reset',
    summary: 'Ask that a person start over with a mailed link',
    description:
      'Once a second administrator approves, their password, second factor and sessions are gone; access that had ended resumes. Somebody invited who has not come in yet gets a new link at once.',
    permission: 'people.reset',
    params: PersonParams,
    resources: { staffId: 'staff' },
    body: StaffVersionInput,
    answer: askedAdmissionSchema,
    errors: ['OWN_ACCESS', 'CHANGED_MEANWHILE', 'LAST_ADMINISTRATOR', 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    handler: async ({ actor, params, body }, deps) =>
      ok(await proposeStartOver(deps, actor, params.staffId, body.version)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/admissions',
    summary: 'Who waits for a second administrator to let them in',
    description: "Also the person's own that were returned, or came to nothing, in the last thirty days.",
    permission: 'people.view',
    answer: admissionListSchema,
    handler: async ({ actor }, deps) => ok(await listAdmissions(deps, actor)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/newcomers',
    summary: 'Colleagues who were let in, or got other roles, within the last day',
    permission: 'enrolled',
    answer: newcomerListSchema,
    handler: async (_request, deps) => ok(await listNewcomers(deps)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/people/:staffId/admission/approve',
    summary: 'Let somebody in, as it was proposed and seen',
    description: 'Their link is mailed, and all administrators and compliance are told.',
    ...OF_PROPOSAL,
    body: approveAdmissionInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK', 'CHANGED_MEANWHILE'],
    handler: async ({ actor, params, body }, deps) => {
      await approveAdmission(deps, actor, params.staffId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/people/:staffId/admission/withdraw',
    summary: 'Withdraw an admission that the person proposed',
    ...OF_PROPOSAL,
    body: withdrawProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'WORK_OF_ANOTHER'],
    handler: async ({ actor, params, body }, deps) => {
      await endAdmission(deps, actor, params.staffId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/people/:staffId/admission/return',
    summary: 'Return an admission to whoever proposed it, with a reason',
    ...OF_PROPOSAL,
    body: returnProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK'],
    handler: async ({ actor, params, body }, deps) => {
      await endAdmission(deps, actor, params.staffId, body);
      return ok(null);
    },
  }),
];
