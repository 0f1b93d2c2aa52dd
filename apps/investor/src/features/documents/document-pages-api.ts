import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import { api } from '#state/api.ts';
import type { DocumentAccess } from '#state/documents/file-link-api.ts';
import { meansAnotherState } from '#state/documents/look-again-when-refused.ts';

/** Shorter than the lifetime of the links in the answer, so that no dead link is kept. */
const KEPT_SECONDS = 240;

export type PageOfDocument = DocumentAccess & { page: number };

export const documentPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a document: its text, and a link to its picture. */
    documentPage: build.query<DocumentPage, PageOfDocument>({
      query: ({ id, ceremony, page }) =>
        ceremony === undefined
          ? `/user/file/${encodeURIComponent(id)}/pages/${page}`
          : {
              url: '/signing/memorandum-page',
              method: 'POST',
              body: { token: ceremony, documentId: id, page },
            },
      keepUnusedDataFor: KEPT_SECONDS,
      onQueryStarted: async (_page, { dispatch, queryFulfilled }) => {
        const failure = await queryFulfilled.then(
          () => undefined,
          ({ error }) => error,
        );
        if (meansAnotherState(failure)) {
          dispatch(api.util.invalidateTags(['Signing']));
        }
      },
    }),
  }),
});

export const { useDocumentPageQuery } = documentPagesApi;

/** For useDocumentPageQuery: refetches a page fetched longer ago. */
export const FRESH_LINKS = { refetchOnMountOrArgChange: KEPT_SECONDS };
