import type { AuditChain, AuditPage, AuditQuery } from '@portal/domain/firm/audit/office-audit.wire';
import type { StaffMember } from '@portal/domain/firm/staff/staff.wire';
import { api } from '#state/api.ts';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Each read is recorded, so a page is cached only while it is shown. */
    auditPage: build.query<AuditPage, AuditQuery>({
      query: (params) => ({ url: '/office/audit', params }),
      keepUnusedDataFor: 0,
    }),
    auditChain: build.query<AuditChain, void>({ query: () => '/office/audit/chain', keepUnusedDataFor: 0 }),
    auditPeople: build.query<StaffMember[], void>({
      query: () => '/office/people',
      providesTags: ['Person'],
    }),
  }),
});

export const { useAuditPageQuery, useAuditChainQuery, useAuditPeopleQuery } = auditApi;
