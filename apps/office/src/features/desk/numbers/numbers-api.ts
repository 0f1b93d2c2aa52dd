import type { OfficeNumbers } from '@portal/domain/desk/numbers/office-numbers.wire';
import { api } from '#state/api.ts';

const numbersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read again whenever the page is opened, so that it is never stale. */
    officeNumbers: build.query<OfficeNumbers, void>({
      query: () => ({ url: '/office/numbers' }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOfficeNumbersQuery } = numbersApi;
