import type {
  DeactivateRepresentativeInput,
  NewRepresentativeInput,
  RepresentativeInput,
} from '@portal/domain/people/representatives/representative-schemas';
import { api } from '#state/api.ts';

type Of<Body> = { id: string } & Body;
const CHANGED = ['Representative', 'Person'] as const;

const registerApi = api.injectEndpoints({
  endpoints: (build) => ({
    addRepresentative: build.mutation<{ id: string }, NewRepresentativeInput>({
      query: (body) => ({ url: '/office/representatives', method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    changeRepresentative: build.mutation<null, Of<RepresentativeInput>>({
      query: ({ id, ...body }) => ({ url: `/office/representatives/${id}`, method: 'POST', body }),
      // After a refusal, too: somebody was faster, and the list shows what they did.
      invalidatesTags: CHANGED,
    }),
    deactivateRepresentative: build.mutation<null, Of<DeactivateRepresentativeInput>>({
      query: ({ id, ...body }) => ({ url: `/office/representatives/${id}/deactivate`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    activateRepresentative: build.mutation<null, Of<{ version: number }>>({
      query: ({ id, ...body }) => ({ url: `/office/representatives/${id}/activate`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useAddRepresentativeMutation,
  useChangeRepresentativeMutation,
  useDeactivateRepresentativeMutation,
  useActivateRepresentativeMutation,
} = registerApi;
