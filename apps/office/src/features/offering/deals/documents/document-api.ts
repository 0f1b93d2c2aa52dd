import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import { api } from '#state/api.ts';

type PageOfDocument = { dealId: string; documentId: string; page: number };

/** Pages of a deal's documents, as images with their text. */
const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    dealDocumentPage: build.query<DocumentPage, PageOfDocument>({
      query: ({ dealId, documentId, page }) =>
        `/office/deals/${dealId}/documents/${documentId}/pages/${page}`,
      // The link to its picture expires.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useDealDocumentPageQuery } = documentApi;
