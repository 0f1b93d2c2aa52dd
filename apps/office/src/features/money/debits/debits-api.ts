import {
  type ImportedReturns,
  importedReturnsSchema,
} from '@portal/domain/money/bank/lines/office-money.wire';
import type {
  DebitFilePage,
  DebitFileShown,
  DebitQuery,
  DebitsDue,
  MakeDebitFileInput,
  PrintedDebitFile,
  ReturnedPage,
} from '@portal/domain/money/payments/office-debits.wire';
import { type ReturnsPreview, returnsPreviewSchema } from '@portal/domain/money/payments/office-returns.wire';
import { sendBankFile } from '#parts/send-bank-file.ts';
import { api } from '#state/api.ts';

const debitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    debitsDue: build.query<DebitsDue, void>({
      query: () => '/office/money/debits',
      providesTags: ['Bank', 'Order'],
    }),
    debitFiles: build.query<DebitFilePage, DebitQuery>({
      query: (params) => ({ url: '/office/money/debits/files', params }),
      providesTags: ['Bank'],
    }),
    // After a refusal, too: somebody was faster, and the page shows what is due now.
    makeDebitFile: build.mutation<DebitFileShown, MakeDebitFileInput>({
      query: (body) => ({ url: '/office/money/debits/files', method: 'POST', body }),
      invalidatesTags: ['Bank', 'Order'],
    }),
    printDebitFile: build.mutation<PrintedDebitFile, { fileId: string }>({
      query: ({ fileId }) => ({
        url: `/office/money/debits/files/${encodeURIComponent(fileId)}/print`,
        method: 'POST',
      }),
    }),
    returned: build.query<ReturnedPage, DebitQuery>({
      query: (params) => ({ url: '/office/money/returns', params }),
      providesTags: ['Bank'],
    }),
    previewReturns: build.mutation<ReturnsPreview, { file: File }>({
      queryFn: async ({ file }, { signal }) =>
        sendBankFile(
          '/office/money/returns/preview',
          { file, texts: {}, signal, isKept: false },
          returnsPreviewSchema,
        ),
    }),
    importReturns: build.mutation<ImportedReturns, { file: File }>({
      queryFn: async ({ file }, { signal }) =>
        sendBankFile(
          '/office/money/returns',
          { file, texts: {}, signal, isKept: true },
          importedReturnsSchema,
        ),
      invalidatesTags: ['Bank', 'Desk', 'Order', 'Investor'],
    }),
  }),
});

export const {
  useDebitsDueQuery,
  useDebitFilesQuery,
  useMakeDebitFileMutation,
  usePrintDebitFileMutation,
  useReturnedQuery,
  usePreviewReturnsMutation,
  useImportReturnsMutation,
} = debitsApi;
