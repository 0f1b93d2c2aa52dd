import type { OfficeRegistrations } from '@portal/domain/firm/registrations/registrations.wire';
import { api } from './api.ts';

const registrationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where the dealer is registered: what its representatives can be, too, and what two people change. */
    registrations: build.query<OfficeRegistrations, void>({
      query: () => '/office/dealer/registrations',
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRegistrationsQuery } = registrationsApi;
