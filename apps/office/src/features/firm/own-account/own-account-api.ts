import type { ChangeStaffPasswordInput } from '@portal/domain/firm/staff/staff-schemas';
import type { SessionListItem } from '@portal/domain/people/account/account.wire';
import { api } from '#state/api.ts';

const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<SessionListItem[], void>({
      query: () => '/office/sessions',
      providesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<{ ended: number }, void>({
      query: () => ({ url: '/office/sessions/end-others', method: 'POST' }),
      invalidatesTags: ['Session'],
    }),
    changePassword: build.mutation<null, ChangeStaffPasswordInput>({
      query: (body) => ({ url: '/office/password', method: 'POST', body }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const { useOwnSessionsQuery, useEndOtherSessionsMutation, useChangePasswordMutation } = ownAccountApi;
