import type { ServedProvinces } from '@portal/domain/firm/registrations/registrations.wire';
import { api } from '#state/api.ts';

const servedProvincesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where the dealer is registered today. */
    servedProvinces: build.query<ServedProvinces, void>({ query: () => '/served-provinces' }),
  }),
});

export const { useServedProvincesQuery } = servedProvincesApi;
