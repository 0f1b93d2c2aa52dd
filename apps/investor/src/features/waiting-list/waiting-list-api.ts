import type { WaitingListInput } from '@portal/domain/people/waiting-list/waiting-list';
import { api } from '#state/api.ts';

const waitingListApi = api.injectEndpoints({
  endpoints: (build) => ({
    joinWaitingList: build.mutation<{ joined: true }, WaitingListInput>({
      query: (body) => ({ url: '/waiting-list', method: 'POST', body }),
    }),
    leaveWaitingList: build.mutation<{ left: true }, string>({
      query: (token) => ({ url: `/waiting-list/leave/${encodeURIComponent(token)}`, method: 'POST' }),
    }),
  }),
});

export const { useJoinWaitingListMutation, useLeaveWaitingListMutation } = waitingListApi;
