import { approvalPageSchema, approvalQuerySchema } from '@portal/domain/desk/approvals/office-approvals.wire';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { listApprovals } from './list-approvals.ts';

/** What is waiting for a second person. */
export const approvalRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/approvals',
    summary: 'What waits for a second person',
    description:
      'Fifty rows a page, what waits longest first, of the kinds that the role has to do with: what the person may decide, or what waits for others.',
    permission: 'approvals.view',
    query: approvalQuerySchema,
    answer: approvalPageSchema,
    handler: async ({ query, language, ...reader }, deps) =>
      ok(await listApprovals(deps, reader, query, language)),
  }),
];
