import type { Room } from '@portal/domain/order/exemptions/room.wire';
import { api, TRADES_ELSEWHERE } from './api.ts';

const roomApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How much the law lets the person buy of a deal today, and why. */
    room: build.query<Room, string>({
      query: (dealId) => ({ url: '/user/room', params: { dealId }, personActed: false }),
      providesTags: ['Kyc', 'Deal', TRADES_ELSEWHERE],
    }),
  }),
});

export const { useRoomQuery } = roomApi;
