import type { DocumentVerification } from '@portal/domain/agreement/signing/signing.wire';
import { api } from '#state/api.ts';

const verifyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a file to be looked at; nothing of it is kept. */
    verifyDocument: build.mutation<DocumentVerification, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/documents/verify', method: 'POST', body };
      },
    }),
  }),
});

export const { useVerifyDocumentMutation } = verifyApi;
