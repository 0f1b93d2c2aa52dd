import type { StoredFileLink } from '@portal/domain/order/trades/trade.wire';
import { api } from '../api.ts';
import { lookAgainWhenRefused } from './look-again-when-refused.ts';
import type { OpenDocument } from './open-document.ts';

/** A document, and what gives access to it. */
export type DocumentAccess = Pick<OpenDocument, 'id' | 'ceremony'>;

/** A presigned link to a document: short-lived, so requested when the document is opened. */
export const fileLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    fileLink: build.mutation<StoredFileLink, DocumentAccess>({
      query: ({ id, ceremony }) =>
        ceremony === undefined
          ? `/user/file/${encodeURIComponent(id)}`
          : { url: '/signing/memorandum', method: 'POST', body: { token: ceremony, documentId: id } },
      invalidatesTags: lookAgainWhenRefused,
    }),
  }),
});

export const { useFileLinkMutation } = fileLinkApi;
