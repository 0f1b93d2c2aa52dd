import type { OfficeDealer } from '@portal/domain/firm/dealer/office-dealer.wire';
import { api } from '#state/api.ts';

const dealerApi = api.injectEndpoints({
  endpoints: (build) => ({
    officeDealer: build.query<OfficeDealer, void>({
      query: () => '/office/dealer',
      // Its folder may have been changed meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOfficeDealerQuery } = dealerApi;
