import type { OfficeNumbers } from '@portal/domain/desk/numbers/office-numbers.wire';
import { api } from '#state/api.ts';

const numbersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read anew whenever the page is opened: it says how things stand, not how they stood. */
    officeNumbers: build.query<OfficeNumbers, void>({
      query: () => ({ url: '/office/numbers' }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOfficeNumbersQuery } = numbersApi;
