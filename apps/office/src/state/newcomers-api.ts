import type { Newcomer } from '@portal/domain/firm/admissions/office-admissions.wire';
import { api } from './api.ts';

const newcomersApi = api.injectEndpoints({
  endpoints: (build) => ({
    newcomers: build.query<Newcomer[], void>({
      query: () => ({ url: '/office/newcomers', personActed: false }),
      providesTags: ['Person'],
    }),
  }),
});

export const { useNewcomersQuery } = newcomersApi;
