import type { FileQuery, FileRowQuery } from '@portal/domain/money/bank/lines/file-query';
import type {
  BankFilesAnswer,
  FileRowsAnswer,
} from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { api } from '#state/api.ts';

const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    bankFiles: build.query<BankFilesAnswer, FileQuery & { accountId: string }>({
      query: ({ accountId, ...params }) => ({
        url: `/office/money/accounts/${encodeURIComponent(accountId)}/statements`,
        params,
      }),
      providesTags: ['Bank'],
    }),
    fileRows: build.query<FileRowsAnswer, FileRowQuery & { statementId: string }>({
      query: ({ statementId, ...params }) => ({
        url: `/office/money/statements/${encodeURIComponent(statementId)}/rows`,
        params,
      }),
      providesTags: ['Bank'],
    }),
  }),
});

export const { useBankFilesQuery, useFileRowsQuery } = filesApi;
