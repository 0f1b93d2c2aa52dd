import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { api } from './api.ts';

const representativesApi = api.injectEndpoints({
  endpoints: (build) => ({
    representatives: build.query<OfficeRepresentative[], void>({
      query: () => '/office/representatives',
      providesTags: ['Representative'],
    }),
  }),
});

export const { useRepresentativesQuery } = representativesApi;
