import type { DocumentPage } from '@portal/domain/wire/document-page';
import { api } from '#state/api.ts';

/** Shorter than the links in the answer live, so that none is kept beyond its end. */
const KEPT_SECONDS = 240;

export const documentPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a document: its words, and a link to its picture. */
    documentPage: build.query<DocumentPage, { fileId: string; page: number }>({
      query: ({ fileId, page }) => `/user/file/${encodeURIComponent(fileId)}/pages/${page}`,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useDocumentPageQuery } = documentPagesApi;

/** For useDocumentPageQuery: a page that was asked for longer ago is asked for again. */
export const FRESH_LINKS = { refetchOnMountOrArgChange: KEPT_SECONDS };
