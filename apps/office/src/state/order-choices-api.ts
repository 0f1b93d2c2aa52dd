import type { OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';
import { api } from './api.ts';

const orderChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderChoices: build.query<OrderChoice[], { search: string }>({
      query: (params) => ({ url: '/office/money/orders', params }),
      providesTags: ['Bank'],
    }),
  }),
});

export const { useLazyOrderChoicesQuery } = orderChoicesApi;
