import type { ApprovalPage, ApprovalQuery } from '@portal/domain/desk/approvals/office-approvals.wire';
import { api } from './api.ts';

/** How often the count next to the page's name is polled. */
export const COUNT_AGAIN_MS = 60_000;

const approvalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Polled, which does not count as activity. Decisions on orders, deals or people change it. */
    approvals: build.query<ApprovalPage, ApprovalQuery>({
      query: (params) => ({ url: '/office/approvals', params, personActed: false }),
      providesTags: ['Order', 'Deal', 'Person', 'Trustee'],
    }),
  }),
});

export const { useApprovalsQuery, useLazyApprovalsQuery } = approvalsApi;
