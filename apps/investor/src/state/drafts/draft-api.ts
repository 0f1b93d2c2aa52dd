import type { Draft } from '@portal/domain/people/drafts/draft.wire';
import { api } from '../api.ts';

type DraftSave = {
  scope: string;
  /** Null discards the draft. */
  data: Record<string, unknown> | null;
  /** By this device's clock (ISO 8601): a request overtaken by a newer one changes nothing. */
  typedAt: string;
  /** True while the page is being left: the call must outlive it. */
  atLeaving?: boolean;
};

/** What was typed and not submitted yet, stored on the server so that another device can continue. */
export const draftApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Refetched each time a form opens: another device may have continued in between.
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
