import type { Draft } from '@portal/domain/people/drafts/draft.wire';
import { api } from '../api.ts';

type DraftSave = {
  scope: string;
  /** Null lets go of the draft. */
  data: Record<string, unknown> | null;
  /** By this device's clock (ISO 8601): a request that a newer one has overtaken changes nothing. */
  typedAt: string;
  /** True while the page is being left: the call then outlives it. */
  atLeaving?: boolean;
};

/** What a person typed and did not submit yet, kept on the server so that another device goes on. */
export const draftApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Asked anew each time a form opens: another device may have gone on in between.
    draft: build.query<Draft, string>({
      query: (scope) => `/user/draft/${encodeURIComponent(scope)}`,
      keepUnusedDataFor: 0,
    }),
    saveDraft: build.mutation<Draft, DraftSave>({
      query: ({ scope, data, typedAt, atLeaving = false }) => ({
        url: `/user/draft/${encodeURIComponent(scope)}`,
        method: 'POST',
        body: { data, typedAt },
        keepalive: atLeaving,
      }),
    }),
  }),
});

export const { useDraftQuery } = draftApi;
