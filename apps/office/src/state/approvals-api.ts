import type { ApprovalPage, ApprovalQuery } from '@portal/domain/desk/approvals/office-approvals.wire';
import { api } from './api.ts';

/** How often the count beside the page's name is read anew. */
export const COUNT_AGAIN_MS = 60_000;

const approvalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again by itself, which is no activity of the person. What is decided on an order, a deal or a person changes it. */
    approvals: build.query<ApprovalPage, ApprovalQuery>({
      query: (params) => ({ url: '/office/approvals', params, personActed: false }),
      providesTags: ['Order', 'Deal', 'Person', 'Trustee'],
    }),
  }),
});

export const { useApprovalsQuery } = approvalsApi;
