import type { OpenedPaper } from '@portal/domain/desk/orders/office-order-papers.wire';
import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import { api } from '#state/api.ts';

/** What a paper is opened through: its order, or its investor if there is none. */
export type PaperOwner = { kind: 'orders' | 'investors'; id: string };
type OfPaper = { owner: PaperOwner; documentId: string };

const paper = ({ owner, documentId }: OfPaper) =>
  `/office/${owner.kind}/${encodeURIComponent(owner.id)}/papers/${encodeURIComponent(documentId)}`;

const papersApi = api.injectEndpoints({
  endpoints: (build) => ({
    openPaper: build.mutation<OpenedPaper, OfPaper>({
      query: (of) => ({ url: `${paper(of)}/open`, method: 'POST' }),
      // Who opened what stands on the page of the order.
      invalidatesTags: ['Order'],
    }),
    paperPage: build.query<DocumentPage, OfPaper & { page: number }>({
      query: ({ page, ...of }) => `${paper(of)}/pages/${page}`,
      // The link to its picture expires.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenPaperMutation, usePaperPageQuery } = papersApi;
