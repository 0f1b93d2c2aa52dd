import type { DocumentPage } from '@portal/domain/wire/document-page';
import type { OpenedPaper } from '@portal/domain/wire/office-order-papers';
import { api } from '#state/api.ts';

type OfPaper = { orderId: string; documentId: string };

const paper = ({ orderId, documentId }: OfPaper) =>
  `/office/orders/${encodeURIComponent(orderId)}/papers/${encodeURIComponent(documentId)}`;

const papersApi = api.injectEndpoints({
  endpoints: (build) => ({
    openPaper: build.mutation<OpenedPaper, OfPaper>({
      query: (of) => ({ url: `${paper(of)}/open`, method: 'POST' }),
    }),
    paperPage: build.query<DocumentPage, OfPaper & { page: number }>({
      query: ({ page, ...of }) => `${paper(of)}/pages/${page}`,
      // The link to its picture ends.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenPaperMutation, usePaperPageQuery } = papersApi;
