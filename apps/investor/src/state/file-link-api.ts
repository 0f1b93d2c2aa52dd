import type { StoredFileLink } from '@portal/domain/wire/trade';
import { api } from './api.ts';

/** A presigned link to a document: short-lived, so it is asked for when a person opens the document. */
export const fileLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    fileLink: build.mutation<StoredFileLink, string>({
      query: (fileId) => `/user/file/${encodeURIComponent(fileId)}`,
    }),
  }),
});

export const { useFileLinkMutation } = fileLinkApi;
