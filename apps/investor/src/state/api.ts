import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { tokenHeader } from './token-header.ts';

export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: '/api',
    prepareHeaders: (headers) => {
      const token = tokenHeader.read();
      if (token !== null) {
        headers.set('Authorization', `Bearer ${token}`);
      }
    },
  }),
  tagTypes: ['User', 'Deal', 'Kyc', 'Trade', 'Draft'],
  endpoints: () => ({}),
});
