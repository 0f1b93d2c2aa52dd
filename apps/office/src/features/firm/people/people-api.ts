import type { WorkOfPerson } from '@portal/domain/desk/queues/office-work-of-person.wire';
import type { AskedAdmission } from '@portal/domain/firm/admissions/office-admissions.wire';
import type { StaffMember } from '@portal/domain/firm/staff/staff.wire';
import type { ChangeRoleInput, InviteStaffInput } from '@portal/domain/firm/staff/staff-schemas';
import { api } from '#state/api.ts';

type OfPerson = { id: string; version: number };

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    people: build.query<StaffMember[], void>({ query: () => '/office/people', providesTags: ['Person'] }),
    invite: build.mutation<AskedAdmission, InviteStaffInput>({
      query: (body) => ({ url: '/office/people', method: 'POST', body }),
      invalidatesTags: ['Person'],
    }),
    /** Only proposes it: another administrator approves. */
    changeRole: build.mutation<null, { id: string } & ChangeRoleInput>({
      query: ({ id, ...body }) => ({ url: `/office/people/${id}/role`, method: 'POST', body }),
      // After a refusal, too: somebody was faster, and the list shows what they did.
      invalidatesTags: ['Person'],
    }),
    /** What ends or goes back with their access or role; read anew each time. */
    workOfPerson: build.query<WorkOfPerson, string>({
      query: (id) => `/office/people/${id}/work`,
      keepUnusedDataFor: 0,
    }),
    endAccess: build.mutation<null, OfPerson>({
      query: ({ id, version }) => ({ url: `/office/people/${id}/end`, method: 'POST', body: { version } }),
      invalidatesTags: ['Person'],
    }),
    resetAccess: build.mutation<AskedAdmission, OfPerson>({
      query: ({ id, version }) => ({ url: `/office/people/${id}/reset`, method: 'POST', body: { version } }),
      invalidatesTags: ['Person'],
    }),
  }),
});

export const {
  usePeopleQuery,
  useInviteMutation,
  useChangeRoleMutation,
  useEndAccessMutation,
  useResetAccessMutation,
  useWorkOfPersonQuery,
} = peopleApi;
