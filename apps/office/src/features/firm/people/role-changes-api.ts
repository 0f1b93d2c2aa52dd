import type { ApproveRoleInput, RoleChange } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { api } from '#state/api.ts';

/** A call about a pending role change. */
export type RoleCall = { staffId: string } & (
  | ({ move: 'approve' } & ApproveRoleInput)
  | { move: 'return'; proposalId: string; reason: string }
  | { move: 'withdraw'; proposalId: string }
);

const roleChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    roleChanges: build.query<RoleChange[], void>({
      query: () => '/office/role-changes',
      providesTags: ['Person'],
    }),
    decideRole: build.mutation<null, RoleCall>({
      query: ({ staffId, move, ...body }) => ({
        url: `/office/people/${staffId}/role/${move}`,
        method: 'POST',
        body,
      }),
      // After a refusal, too: somebody was faster, and the list shows what they did.
      invalidatesTags: ['Person'],
    }),
  }),
});

export const { useRoleChangesQuery, useDecideRoleMutation } = roleChangesApi;
